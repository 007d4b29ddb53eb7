### The words of the pages about the house: records, replays, one's account and data. Names are never inflected.


## Records

house-records-line = Was hier gespielt wurde, und wie gut.
house-mine = Meine
house-leaders = Bestenlisten
house-solo = Solo
house-lately = Zuletzt gespielt
house-tables = Am Tisch zu { $seats }
house-games =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
house-games-word =
    { $count ->
        [one] Partie
       *[other] Partien
    }
house-won = gewonnen
house-wins = { $wins } gewonnen
house-mean = im Schnitt Platz { $rank }
house-best = beste { $points }
house-place = Platz
house-name = Name
house-skill = Stärke
house-skill-hint = Eine vorsichtige Schätzung, wie gut jemand ist. Sie beginnt bei 0, steigt mit guten Plätzen gegen gute Gegner und wird mit jeder gewerteten Partie sicherer.
house-nothing-mine = Noch nichts. Jede beendete Partie steht später hier und lässt sich noch einmal ansehen.
house-nothing-leaders = Noch steht hier niemand. Es zählen nur Partien an Tischen, die gewertet werden.
house-nothing-solo = Noch kein Solorekord. Das erste vollständige Solospiel ist einer.
house-nothing-lately = Hier ist noch keine öffentliche Partie zu Ende gegangen.
house-watch = Partie ansehen
house-older = Ältere Partien
house-daily = Aufgabe des Tages
house-run-minutes = { $length } Minuten, { $side }
house-run-tasks = { $length } Aufgaben, { $side }
house-solved =
    { $count ->
        [one] { $count } Aufgabe in { $time }
       *[other] { $count } Aufgaben in { $time }
    }
house-somebody = ein Bot, oder jemand, der nicht mehr bekannt ist
house-who-first = Sag zuerst, wer du bist, dann werden deine Partien hier aufbewahrt.


## You, your account and your data

house-account = Dein Konto
house-account-line = Ohne Konto kennt dich dieses Gerät. Mit einem Konto kommen deine Rekorde auf ein anderes Gerät mit; eine E-Mail-Adresse braucht es nicht.
house-account-is = Du kannst als { $name } wiederkommen.
house-account-name = Name des Kontos
house-passphrase = Passphrase
house-new-passphrase = Neue Passphrase
house-account-open = Konto anlegen
house-account-enter = Auf diesem Gerät wiederkommen
house-account-recover = Vergessen: Wiederherstellungscode nutzen
house-code = Wiederherstellungscode
house-code-once = Schreib dir diesen Code auf. Er wird nur dieses eine Mal gezeigt und öffnet dein Konto, falls du die Passphrase vergisst.
house-data = Deine Daten
house-data-line = Alles, was hier über dich aufbewahrt wird, passt in eine Datei.
house-data-save = Meine Daten speichern
house-leave = Dieses Gerät verlassen
house-leave-line = Dieses Gerät vergisst, wer du bist. Mit einem Konto kannst du wiederkommen, ohne eines niemand.
house-forget = Mich vergessen
house-forget-line = Name, Konto und Rekorde verschwinden für immer. Gespielte Partien bleiben, ohne deinen Namen.
house-forget-sure = Ja, für immer vergessen
house-keep = Nein, es bleibt, wie es ist
house-forgotten = Du bist vergessen. Komm wieder, mit welchem Namen du willst.
house-device = Dieses Gerät


## Watching a finished game again

house-replay = Die Partie, Schritt für Schritt
house-seen-by = Gesehen von
house-watcher = wer zusah
house-step = Schritt { $step } von { $steps }, { $time }
house-back = Einen Schritt zurück
house-on = Einen Schritt weiter
house-run = Laufen lassen
house-stop = Anhalten
house-save-game = Partie als Datei speichern
house-honest = Jedes Mischen folgt aus einem Startwert, dessen Prüfsumme beim Öffnen des Tisches gezeigt wurde; mit der Datei kann es jeder nachprüfen.
house-bring = Partie aus einer Datei holen


## Watching a finished game again: with the eyes of an expert

house-ask-expert = Experten fragen
house-expert-thinks = Der Experte denkt über die ganze Partie nach …
house-was-played = Gespielt: { $move }.
house-expert = Der Experte hätte gewählt: { $move }.
house-expert-agrees = Das hätte der Experte auch getan.
house-worth = Das ist am Ende der Runde um etwa { $points } Punkte besser.
house-worth-little = Es macht aber kaum einen Unterschied.
house-worth-chance = Chance, die Partie zu gewinnen: { $best } % statt { $own } %.
house-why = Warum?
house-next-lost = Nächster Rat
house-nothing-lost = Ein Experte hätte nichts Wichtiges anders gemacht.
