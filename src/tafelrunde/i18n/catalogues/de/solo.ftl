### Solo gegen die Uhr und die Aufgabe des Tages, im Browser. Namen werden nie gebeugt.


## Der Einstieg

solo-title = Solo
solo-what = Allein gegen die Uhr. Jede Aufgabe ist eine neue Legetafel und ein neuer Wurf.
solo-mode = Was zählt
solo-mode-minutes = Aufgaben in einer festen Zeit
solo-mode-tasks = Zeit für eine feste Zahl Aufgaben
solo-length = Wie lange
solo-how-many = Wie viele
solo-length-minutes = { $length } Minuten
solo-length-tasks = { $length } Aufgaben
solo-side = Seite der Legetafeln
solo-side-easy = leicht, drei Teile
solo-side-hard = schwer, vier Teile
solo-begin = Los
solo-practise = Üben ohne Rekorde
solo-practice = Übung
solo-practise-why = Geht ohne Verbindung. Die Ergebnisse bleiben auf diesem Gerät und kommen nie in die Rekorde dieses Hauses.
solo-offline = Der Server ist gerade nicht zu erreichen, aber üben geht.
solo-records = Rekorde dieses Hauses
solo-records-none = Noch hält niemand einen Rekord dieser Art.
solo-records-who = Name
solo-records-result = Ergebnis
solo-records-day = Tag
solo-you = du
solo-count =
    { $tasks ->
        [one] { $tasks } Aufgabe
       *[other] { $tasks } Aufgaben
    }
solo-best-here = Bestes auf diesem Gerät: { $result }


## Der Lauf

solo-ready = Bereit?
solo-ready-minutes = So viele Aufgaben wie möglich in { $length } Minuten. Die Uhr läuft ab der ersten Aufgabe, ohne Pause.
solo-ready-tasks = { $length } Aufgaben, so schnell du kannst. Die Uhr läuft ab der ersten Aufgabe, ohne Pause.
solo-roll = Würfeln
solo-task = Aufgabe { $task }
solo-of = von { $of }
solo-done = Geschafft
solo-mark-tasks = der Rekord ist { $tasks }
solo-mark-time = der Rekord ist { $time }
solo-mark-none = noch kein Rekord
solo-aside = Aufgabe weglegen
solo-hint = Hinweis
solo-hint-first = Ein Solospiel mit Hinweis zählt für keinen Rekord.
solo-hint-take = Zeigen
solo-hint-leave = Lieber nicht
solo-with-hints = mit Hinweis, kein Rekord
solo-stop = Solospiel beenden
solo-no-line = Keine Verbindung nötig


## Wie es war

solo-new-record = Neuer Rekord!
solo-over = Das war’s
solo-tasks-word =
    { $tasks ->
        [one] Aufgabe
       *[other] Aufgaben
    }
solo-why-minutes =
    { $tasks ->
        [one] { $tasks } Aufgabe in { $length } Minuten.
       *[other] { $tasks } Aufgaben in { $length } Minuten.
    }
solo-why-tasks = { $length } Aufgaben in { $time }.
solo-why-nothing = Diesmal war keine Aufgabe gelöst.
solo-why-incomplete =
    { $tasks ->
        [one] Nach { $tasks } Aufgabe abgebrochen.
       *[other] Nach { $tasks } Aufgaben abgebrochen.
    }
solo-with-hints-long =
    { $hints ->
        [one] Mit { $hints } Hinweis, also zählt es für keinen Rekord.
       *[other] Mit { $hints } Hinweisen, also zählt es für keinen Rekord.
    }
solo-record-first = Es ist der erste seiner Art hier.
solo-record-before-tasks = Der Rekord davor war { $tasks }, vom { $date }.
solo-record-before-time = Der Rekord davor war { $time }, vom { $date }.
solo-mark-stays = Noch immer: { $record }.
solo-seconds-each = Sekunden je Aufgabe
solo-fastest = schnellste
solo-mean = im Mittel
solo-put-aside = weggelegt
solo-stays-here = Dieses Ergebnis bleibt auf diesem Gerät.
solo-again = Noch einmal
solo-share = Teilen
solo-share-tasks = Tafelrunde, solo: { $result } in { $length } Minuten
solo-share-time = Tafelrunde, solo: { $length } Aufgaben in { $time }


## Die Aufgabe des Tages

daily-title = Aufgabe des Tages
daily-what = Heute für alle dieselbe Aufgabe. Die Uhr läuft, sobald du sie siehst.
daily-begin = Aufgabe aufdecken
daily-solved = Gelöst!
daily-your-time = Deine Zeit: { $time }
daily-times = Zeiten dieses Hauses heute
daily-times-none = Noch hat sie niemand gelöst.
daily-row =
    { $days ->
        [one] { $days } Tag in Folge
       *[other] { $days } Tage in Folge
    }
daily-next = Die nächste Aufgabe kommt um { $time }.
daily-here-only = Ohne Verbindung oder Namen bleibt deine Zeit auf diesem Gerät.
daily-not-here = Die Aufgabe des Tages braucht hier eine Verbindung.
daily-share-text = Tafelrunde, Aufgabe vom { $day }: { $time }
daily-grade = Schwierigkeit { $grade } von 5
