### Why something cannot be done, and what to do instead. Nothing has changed when one of these is read.
### No plurals here: numbers stand so that the words around them need not change.


## At the table

refused-table-seats = Wähle für dieses Spiel { $fewest } bis { $most } Plätze, nicht { $seats }.
refused-table-unknown-game = Dieses Spiel gibt es hier nicht. Wähle ugo, ubongo-classic oder ubongo-diamonds.
refused-table-options = Diese Optionen passen nicht zum Spiel. Prüfe ihre Namen und Werte.
refused-table-busy = Am Tisch ist gerade zu viel los. Versuche es gleich noch einmal.
refused-table-broken = An diesem Tisch ist etwas schiefgegangen. Öffne ihn noch einmal; was bisher gespielt wurde, bleibt erhalten.
refused-table-not-stored = Das ließ sich nicht speichern, darum zählt es nicht. Versuche es noch einmal.
refused-table-garbled = Das war nicht zu verstehen. Versuche es noch einmal.
refused-table-not-seated = Du sitzt nicht an diesem Tisch. Nimm zuerst Platz.
refused-table-not-playing = Die Partie läuft nicht. Warte, bis sie beginnt, oder eröffne einen neuen Tisch.
refused-table-alone = Allein gegen die Uhr gibt es keine Pause.
refused-table-already-seated = Du sitzt schon an diesem Tisch.
refused-table-has-begun = Die Partie hat begonnen, die Plätze sind jetzt fest. Du darfst zuschauen.
refused-table-full = Alle Plätze sind besetzt. Du darfst zuschauen oder einen eigenen Tisch eröffnen.
refused-table-seat-taken = Da sitzt schon jemand. Wähle einen anderen Platz.
refused-table-not-full = Es sind noch Plätze frei. Warte, bis alle besetzt sind, und fang dann an.

refused-name-empty = Gib bitte einen Namen mit mindestens einem Buchstaben ein.
refused-name-long = Dieser Name ist zu lang. Nimm höchstens { $most } Buchstaben.


## UGO!

refused-ugo-over = Die Partie ist vorbei.
refused-ugo-not-your-turn = Du bist noch nicht an der Reihe. Warte auf die anderen.
refused-ugo-must-follow = Du hast noch eine Karte der angespielten Farbe, also musst du diese Farbe bedienen: { $suit }.
refused-ugo-not-in-hand = { $suit } { $value } hast du nicht. Wähle eine deiner Handkarten.
refused-ugo-placing-first = Lege zuerst den Stich ab, den du gewonnen hast, und spiele dann eine Karte.
refused-ugo-not-placing = Jetzt gibt es nichts abzulegen.
refused-ugo-bad-order = Nenne jede neue Farbe dieses Stichs einmal, von links nach rechts.
refused-ugo-bad-tops = Hat eine Farbe in diesem Stich mehrere Karten, nenne eine davon als oberste.
refused-ugo-late = Zu spät: Die Zeit für diesen Zug ist um.
refused-ugo-stale-round = Das galt einer früheren Runde. Jetzt läuft Runde { $round }: Schau noch einmal hin und wähle dann.
refused-ugo-stale-trick = Das galt einem früheren Stich. Jetzt läuft Stich { $trick }: Schau noch einmal hin und wähle dann.
refused-ugo-already-resigned = Du hast dieses Spiel schon verlassen.
refused-ugo-bad-turn-seconds = Die Zuguhr darf { $fewest } bis { $most } Sekunden laufen; 0 heißt: keine Uhr.
refused-ugo-bad-dealer = Der erste Kartengeber muss mit am Tisch sitzen. Die Plätze werden hier ab 0 gezählt.


## Ubongo: the round

refused-ubongo-over = Die Partie ist vorbei.
refused-ubongo-gone = Du hast dieses Spiel verlassen.
refused-ubongo-not-in-this-game = Das gehört nicht zu diesem Spiel.
refused-ubongo-stale-round = Das passt jetzt nicht zu Runde { $round }. Schau noch einmal hin und wähle dann.
refused-ubongo-stale-glass = Das galt der ersten Sanduhr. Jetzt läuft die zweite.
refused-ubongo-stale-task = Aufgabe { $task } ist erledigt. Sieh dir die neue an.
refused-ubongo-round-over = Runde { $round } ist vorbei. Warte auf die nächste.
refused-ubongo-rolled-already = Es ist schon gewürfelt.
refused-ubongo-not-the-starter = In dieser Runde würfelt jemand anders.
refused-ubongo-not-revealed = Die Legetafeln sind noch verdeckt. Warte auf den Wurf.
refused-ubongo-no-board = Du hast in dieser Runde keine Legetafel.
refused-ubongo-solved-already = Du hast diese Legetafel schon gelöst.
refused-ubongo-late = Zu spät: Die Sanduhr war schon durchgelaufen.
refused-ubongo-settling = Einen Moment: Noch steht nicht fest, wer zuerst fertig war.
refused-ubongo-wrong-piece = Dieses Teil gehört nicht zu deiner Aufgabe. Nimm nur die Teile, die deine Legetafel zeigt.
refused-ubongo-piece-twice = Dieses Teil hast du nur einmal: { $piece }.
refused-ubongo-piece-missing = Ein Teil fehlt noch: { $piece }. Du musst alle abgebildeten Teile verwenden.
refused-ubongo-outside = Ein Teil ragt aus der Legefläche hinaus: { $piece }. Verschiebe es.
refused-ubongo-overlap = Ein Teil liegt auf einem anderen: { $piece }. Verschiebe es.
refused-ubongo-uncovered = Ein Stück der Legefläche ist noch frei. Belege sie ganz.


## Ubongo classic: figures and gems

refused-ubongo-figures-stand = Die Figuren bleiben, wo sie sind: Es wurde schon gewürfelt.
refused-ubongo-no-such-field = Die Felder haben die Nummern 1 bis { $fields }.
refused-ubongo-not-solved = Löse zuerst deine Legetafel. Dann darfst du ziehen und nehmen.
refused-ubongo-moved-already = Du hast in dieser Runde schon gezogen. Nehmen darfst du noch.
refused-ubongo-already-there = Deine Figur steht schon auf diesem Feld. Du darfst gleich nehmen.
refused-ubongo-too-far = Das ist zu weit. So viele Felder darfst du ziehen: { $allowed }; so viele wolltest du ziehen: { $asked }.
refused-ubongo-taken-already = Du hast deine Edelsteine in dieser Runde schon genommen.
refused-ubongo-row-empty = Bei diesem Feld liegen keine Edelsteine mehr. Wenn du noch ziehen darfst, versuche es mit einem anderen.


## Ubongo diamond hunt and solo

refused-ubongo-starter-known = Wer zuerst würfelt, steht schon fest.
refused-ubongo-no-giving-up = Im Stechen kannst du nicht aufgeben. Du darfst neue Legetafeln oder einen gemeinsamen Sieg vorschlagen.
refused-ubongo-no-shootout = Das geht nur im Stechen.
refused-ubongo-not-tied = Am Stechen nehmen nur die Punktgleichen teil.
refused-ubongo-proposed-already = Das ist schon vorgeschlagen. Du kannst zustimmen.
refused-ubongo-not-proposed = Das hat gerade niemand vorgeschlagen: { $wish }. Du kannst es selbst vorschlagen.
refused-ubongo-agreed-already = Du hast schon zugestimmt. Jetzt sind die anderen dran.
refused-ubongo-no-more-hints = Zu dieser Aufgabe gibt es keine Hinweise mehr: Alle ihre Teile sind gezeigt.


## Ubongo: options of the table

refused-ubongo-option-seconds = Die Sanduhr darf { $fewest } bis { $most } Sekunden laufen; 0 heißt: keine Sanduhr.
refused-ubongo-option-deck = Es gibt keinen Satz von Legetafeln mit diesem Namen, der groß genug ist: { $deck }.
refused-ubongo-option-grace = Die Nachspielzeit kann 0, 3 oder 5 Sekunden dauern.
refused-ubongo-option-sides = Gib für jeden Spieler eine Seite an, insgesamt so viele: { $seats }.
refused-ubongo-option-all-boards = Alle Legetafeln spielt man nur zu zweit oder zu dritt und ohne die Erweiterung.
refused-ubongo-option-starter = Der Startspieler muss mit am Tisch sitzen. Die Plätze werden hier ab 0 gezählt.
refused-ubongo-option-solo-length = Wähle 5, 10 oder 20 Minuten oder Aufgaben.


## Why something was not possible, where the reason is the connection or the request

refused-table-unknown = Es gibt keinen Tisch mit diesem Code.
refused-wire-garbled = Der Server hat das nicht verstanden. Bitte lade die Seite neu.
refused-daily-not-begun = Decke zuerst die Aufgabe auf; dann läuft die Uhr.
refused-web-garbled = Der Server hat das nicht verstanden. Bitte lade die Seite neu.
refused-web-too-much = Das ist zu lang.
refused-web-not-our-page = Das kam nicht von dieser Seite.
refused-web-who-are-you = Sag uns bitte zuerst deinen Namen.
refused-web-no-such-page = Diese Seite gibt es nicht.
refused-web-unreachable = Der Server ist nicht erreichbar. Bitte versuche es noch einmal.


## The template game, which only developers play

refused-null-late = Zu spät: Die Zeit ist um.
refused-null-not-now = Das geht jetzt nicht.
refused-null-seconds = Die Zeit darf { $fewest } bis { $most } Sekunden betragen.


## What is wrong with a file of boards

fault-deck-unknown = es gibt keinen eingebauten Satz mit diesem Namen; bekannt sind: { $known }
fault-deck-json = das ist kein JSON: { $detail }
fault-deck-shape = das hat nicht die Form eines Satzes von Legetafeln: { $detail }
fault-deck-format = Format { $found } ist hier nicht bekannt, nur { $known }
fault-deck-name = der Name muss aus einer druckbaren Zeile mit höchstens { $longest } Buchstaben bestehen
fault-deck-no-cards = es sind keine Legetafeln darin
fault-deck-id-twice = die Nummer { $id } kommt zweimal vor, zuerst in { $first }
fault-deck-parts = die Legefläche zerfällt in mehrere Stücke; sie muss zusammenhängen
fault-deck-holes = die Legefläche hat ein Loch
fault-deck-congruent = diese Legefläche ist die gleiche wie in { $first }, nur gedreht oder gewendet
fault-deck-symbol-unknown = das Symbol { $symbol } gibt es auf dem Würfel nicht
fault-deck-symbol-missing = die Zeile für { $symbol } fehlt
fault-deck-piece-unknown = das Teil { $piece } gibt es nicht
fault-deck-piece-twice = das Teil { $piece } steht zweimal in einer Zeile
fault-deck-piece-count = Teile in der Zeile: { $found }; es sollten { $wanted } sein
fault-deck-set-twice = das sind die gleichen Teile wie neben { $first }
fault-deck-area = die Teile haben { $pieces } Kästchen, die Legefläche hat { $region }
fault-deck-unsolvable = die Legefläche lässt sich mit { $pieces } nicht belegen
fault-deck-covers = laut Datei gibt es so viele Lösungen: { $found }; nachgezählt: { $counted }
fault-deck-grade = laut Datei ist die Schwierigkeit { $found }; nachgerechnet: { $counted }
fault-region-empty = die Legefläche hat keine Kästchen
fault-region-ragged = Zeile { $row } der Legefläche ist nicht so lang wie die erste
fault-region-character = Zeile { $row } der Legefläche hat ein Zeichen, das weder # noch . ist: { $character }
fault-region-too-large = die Legefläche ist zu groß: Breite { $width }, Höhe { $height }
fault-region-margin = die Legefläche muss knapp ausgeschnitten sein: keine leeren Zeilen oder Spalten am Rand


## What is wrong with a log file

fault-log-empty = das Protokoll ist leer
fault-log-not-a-log = das ist kein Protokoll eines Tisches: { $detail }
fault-log-newer = das Protokoll hat Format { $format } und ist damit neuer als dieses Programm
fault-log-unknown-game = es gibt kein Spiel namens { $game }
fault-log-bad-options = die Optionen passen nicht zum Spiel: { $detail }
fault-log-bad-line = das ist keine Zeile eines Protokolls: { $detail }
fault-log-bad-event = dieses Ereignis gehört nicht in dieses Spiel: { $detail }
fault-log-gap = es fehlt eine Zeile: erwartet Nummer { $expected }, gefunden { $found }
fault-log-after-the-end = nach dem Ende des Spiels steht noch etwas
fault-log-impossible = nach dem, was vorher war, kann das nicht geschehen sein: { $detail }
fault-log-unfinished = die Partie ist nicht zu Ende, darum gibt es noch keinen Startwert zum Nachprüfen
fault-log-other-seed = der Startwert ist nicht der, der beim Eröffnen des Tisches zugesagt wurde
fault-log-wrong-draw = aus dem Startwert folgt hier ein anderes Ergebnis, Ziehung { $draw }
fault-log-undrawn = hier wird keine Ziehung erwartet, und doch steht hier eine


## What is wrong with a folder for data

fault-directory-unusable = der Ordner { $path } ist nicht benutzbar: { $reason }
fault-directory-in-use = der Ordner { $path } wird schon von einem anderen Prozess benutzt: { $process }
fault-directory-newer = den Ordner { $path } hat eine neuere Version dieses Programms geschrieben
