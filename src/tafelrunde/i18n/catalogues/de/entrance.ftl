### The words of the entrance, of opening a table, of the waiting room and after a game. Names are never inflected.


## The entrance

entrance-title = Wer sitzt mit am Tisch?
entrance-you-are = Du spielst als
entrance-other-name = Anderer Name
entrance-name-first = Vorab nur eins: Wie sollen dich die anderen nennen?
entrance-short-ubongo-classic = Ubongo
entrance-short-ubongo-diamonds = Diamantenjagd
entrance-short-ugo = UGO!
entrance-promise-ubongo-classic = Lege schneller, sammle eine Farbe.
entrance-promise-ubongo-diamonds = Lege und greif in den Beutel.
entrance-promise-ugo = Stiche bauen dein Königreich.
entrance-people = { $fewest }–{ $most } Leute · { $minutes } Min.
entrance-open = Tisch eröffnen
entrance-code = Mit Code dazukommen
entrance-code-hint = Sechs Buchstaben, oder der ganze Link
entrance-code-odd = Ein Tischcode hat sechs Buchstaben und keine Vokale. Schau noch einmal nach oder füge den ganzen Link ein.
entrance-sit = Hinsetzen
entrance-tables = Offene Tische
entrance-no-tables = Gerade wartet niemand auf Gesellschaft. Eröffne einen Tisch, oder spiel mit allen, die kommen.
entrance-tables-not-known = Die Tische sind gerade nicht zu erfahren: Der Server antwortet nicht. Es wird weiter versucht.
entrance-join = Dazu
entrance-watch = Zusehen
entrance-of-seats = { $taken } von { $seats } Plätzen besetzt
entrance-running = die Partie läuft
entrance-whoever = Mitspielen, mit wem auch immer
entrance-yours = Dein Tisch wartet
entrance-yours-bot = Dort spielt ein Bot für dich
entrance-yours-alone = Dein Sololauf wartet
entrance-back = Zurück an den Tisch
entrance-back-alone = Zurück zum Lauf
entrance-daily = Tagesaufgabe
entrance-solo = Solo spielen
entrance-solo-line = Gegen die eigene Uhr
entrance-solo-hint = Auch ohne Verbindung
entrance-learn = Neu hier? Ein Spiel in zwei Minuten lernen
entrance-learn-this = In zwei Minuten lernen


## Opening a table

new-players = Wie viele seid ihr?
new-alone = 1, solo
new-seats = Wer wo sitzt
new-you = du
new-seat = Platz { $number }
new-person = frei, für wen auch immer
new-bot = Bot, { $level }
new-side = Seite der Legetafeln
new-easy = leicht
new-hard = schwer
new-easy-hint = drei Teile
new-hard-hint = vier Teile
new-handicap = Handicap: jeder mit eigener Seite
new-handicap-hint = Damit Anfänger und Geübte einander gewachsen sind: Wähle oben bei jedem Platz die Seite.
new-glass = Sanduhr
new-seconds = { $seconds } s
new-no-glass = ohne Zeit
new-grace = Nachspielzeit zum Ziehen und Nehmen
new-none = keine
new-all-boards = Alle 36 Legetafeln spielen, nicht nur neun Runden
new-expansion = Mit Erweiterung: 18 Legetafeln mehr
new-expansion-needed = Zu fünft und zu sechst geht es nur mit der Erweiterung.
new-no-luck = Ohne Glück
new-no-luck-hint = Nichts wird aus dem Beutel gezogen: Rubin, Saphir, Smaragd, Bernstein für den Ersten bis Vierten.
new-solo-mode = Gegen die Uhr
new-solo-minutes = möglichst viele Aufgaben
new-solo-tasks = möglichst schnell
new-solo-length = Wie lange
new-solo-count = Wie viele
new-minutes = { $count } min
new-tasks =
    { $count ->
        [one] { $count } Aufgabe
       *[other] { $count } Aufgaben
    }
new-turn = Zeit für einen Zug
new-starter = Wer beginnt
new-dealer = Wer zuerst gibt
new-chance = der Zufall
new-more = Mehr einstellen
new-rules = Hausregeln
new-found-by = Wer den Tisch findet
new-private = wer den Link hat
new-public = alle
new-watching = Andere dürfen zusehen
new-autostart = Anfangen, sobald alle Plätze besetzt sind
new-rated = Die Partie zählt für die Wertung
new-leavers = Für wen weggeht, spielt ein Bot
new-leavers-hint = Sonst wartet der Tisch.
new-fairness = Langsame Leitungen werden ausgeglichen
new-fairness-hint = Sonst ist Erster, wer zuerst ankommt.
new-chat = Reden
new-chat-free = alles
new-chat-phrases = fertige Sätze
new-chat-off = nichts
new-chat-private = Freies Reden geht nur an Tischen, die allein mit dem Link zu finden sind.
new-open = Tisch eröffnen
new-begin-alone = Los
new-usual = Wieder wie üblich


## The waiting room

wait-free =
    { $count ->
        [one] Noch ein Platz frei
       *[other] Noch { $count } Plätze frei
    }
wait-full = Alle sind da
wait-for-host = { $host } beginnt die Partie.
wait-code = Tischcode
wait-scan = Der Link zu diesem Tisch als Code zum Scannen
wait-begin = Partie beginnen
wait-fill = Bots auf die freien Plätze
wait-late = Wer später kommt, sieht zu und spielt die nächste Partie.
wait-you = du
wait-you-host = du lädst ein
wait-host = lädt ein
wait-here = ist da
wait-away = ist gerade weg
wait-bot-here = Bot dazu
wait-sit-here = hierher
wait-choose-level = Welcher Bot?
wait-stand-up = Aufstehen
wait-remove = Wegschicken
wait-remove-who = { $name } wegschicken?
wait-remove-hint = Wer weggeschickt wurde, kann an diesen Tisch nicht zurück.
wait-keep = Nein, bleiben
wait-change = Ändern
wait-game = Spiel
wait-other-options = Andere Seite oder Sanduhr: neuen Tisch eröffnen
wait-watchers = Es sehen zu: { $names }
wait-invitation = { $name } lädt an den Tisch: { $game }. { $link }
wait-rounds =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
wait-invited = Du bist eingeladen
wait-yes = ja
wait-no = nein
wait-easy = leicht, drei Teile
wait-hard = schwer, vier Teile
wait-own-sides = Handicap: jeder hat die eigene
wait-boards = Legetafeln
wait-all-boards = alle 36
wait-expansion = mit Erweiterung


## After a game

over-wins = { $name } gewinnt!
over-you-win = Du gewinnst!
over-shared = Ein geteilter Sieg: { $names }
over-again = Revanche
over-come-along = Mit zur nächsten Partie
over-share = Teilen
over-shared-text = Kopiert: füg es ein, wo du magst.
over-replay = Partie ansehen
over-home = Zum Eingang
over-final = Endstand
over-place = { $rank }. { $name }
over-told = { $game } an der Tafelrunde: { $places }
entrance-free =
    { $count ->
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
new-practice = Zum Üben: Tipps während des Spiels
new-grace-away = Wie lange auf jemanden gewartet wird
