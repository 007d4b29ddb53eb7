### The words of the page in the browser. Every text here is words and variables only: the page itself puts the values
### in and knows no plurals, so numbers stand where nothing around them has to change. Names are never inflected.


## The entrance

page-title = Tafelrunde
page-subtitle = Ein runder Tisch für Ubongo und UGO!
page-language = Sprache
page-entrance = Eingang
page-who-are-you = Wer bist du?
page-name = Dein Name
page-name-save = Das bin ich
page-name-known = Du bist { $name }.
page-name-change = Anderer Name
page-open-title = Einen Tisch eröffnen
page-game = Spiel
page-players = Spieler
page-open = Tisch eröffnen
page-join-title = An einen Tisch gehen
page-code = Code des Tisches
page-code-hint = Sechs Buchstaben, groß oder klein
page-join = Zum Tisch


## At a table

page-table = Tisch { $code }
page-connecting = verbinde …
page-online = verbunden
page-offline = Verbindung verloren, neuer Versuch …
page-invite = Andere finden diesen Tisch mit dem Code { $code } oder unter dieser Adresse:
page-ready = Alle sind da. Das Spiel kann beginnen.
page-seat = Platz { $number }
page-seat-free = Platz { $number }: frei
page-seat-you = { $name } (du)
page-watching = Du schaust zu.
page-your-turn = Du bist an der Reihe.
page-turn-of = Noch an der Reihe: { $names }
page-time = { $seconds } s
page-actions = Was du tun kannst
page-over = Das Spiel ist vorbei
# $score: numbers with dots between them.
page-rank = Platz { $rank }: { $name } ({ $score })
page-none = noch keine
page-refused = Das geht gerade nicht.


## What one can do

page-do-table-sit = Hinsetzen
page-do-table-leave = Aufstehen
page-do-table-start = Spiel beginnen
page-do-roll = Würfeln
page-do-place-figure = Figur auf Feld { $field }
page-do-move-figure = Auf Feld { $field } ziehen
page-do-take = Die beiden nächsten Edelsteine nehmen
page-do-give-up = Ich gebe vorerst auf
page-do-think-better = Ich mache doch weiter
page-do-claim-youngest = Ich bin am jüngsten
page-do-propose-new-cards = Neue Legetafeln vorschlagen
page-do-propose-shared-win = Gemeinsamen Sieg vorschlagen
page-do-agree-new-cards = Neuen Legetafeln zustimmen
page-do-agree-shared-win = Gemeinsamem Sieg zustimmen
page-do-skip = Diese Aufgabe weglegen
page-do-hint = Einen Hinweis, bitte
# $order: suits, $tops: cards, each a list with commas.
page-do-place-order = Von links: { $order }
page-do-place-tops = Oben: { $tops }
page-do-place-both = Von links: { $order }; oben: { $tops }


## Ubongo

page-round = Runde { $number } von { $count }
page-task = Aufgabe { $number }
page-die = Der Würfel zeigt: { $symbol }
page-second-glass = Die Sanduhr wurde noch einmal umgedreht.
page-board = Deine Legetafel
page-pieces = Deine Teile
page-how = Wähle ein Teil, drehe oder wende es und wähle dann das Kästchen für seinen Punkt.
page-piece = Teil { $piece }
page-piece-laid = Teil { $piece }, auf der Legetafel
page-turn = Drehen
page-flip = Wenden
page-undo = Zurücknehmen
page-cell = Zeile { $row }, Spalte { $column }
page-cell-covered = Zeile { $row }, Spalte { $column }, belegt mit { $piece }
page-cell-hint = Zeile { $row }, Spalte { $column }, Hinweis: hierher gehört { $piece }
page-does-not-fit = Da passt es nicht hin.
page-ubongo = Ubongo!
page-order = Wer eine Lösung hat
page-finish = Platz { $rank }: { $name }, { $seconds } s
page-finish-unsure = { $name }, { $seconds } s, Platz noch nicht sicher
page-given-up = { $name } hat vorerst aufgegeben
page-gem-board = Spielplan
page-field = Feld { $field }
page-holdings = Gewonnene Edelsteine
page-bag = Im Beutel
page-track = Auf der Rundenleiste: Saphire { $sapphires }, Bernsteine { $ambers }
page-tasks = Gelöst: { $done }, weggelegt: { $aside }, Hinweise: { $hints }


## UGO!

page-trick = Runde { $round }, Stich { $trick }
page-hand = Deine Handkarten
page-on-the-table = Auf dem Tisch
page-last-trick = Der letzte Stich
page-nothing-lies = Hier liegt noch keine Karte.
page-wins = gewinnt
page-empty = leer
page-farmers = Bauern { $have } von { $need }
page-supply = Bauern im Vorrat: { $count }
page-points = Punkte: { $points }


## Read aloud by screen readers when it happens

page-say-table-seated = Jemand hat sich hingesetzt.
page-say-table-started = Das Spiel beginnt.
page-say-ubongo-revealed = Die Legetafeln liegen offen.
page-say-ubongo-solved = Ubongo! { $name } hat eine Lösung.
page-say-ubongo-glass-turned = Niemand hat eine Lösung. Die Sanduhr wird noch einmal umgedreht.
page-say-ubongo-round-ended = Die Runde ist vorbei.
page-say-ugo-trick-won = { $name } gewinnt den Stich.
page-say-ugo-round-scored = Die Runde ist vorbei und gewertet.
page-say-table-closed = Das Spiel ist vorbei.
