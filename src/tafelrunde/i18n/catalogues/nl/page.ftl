### The words of the page in the browser. Every text here is words and variables only: the page itself puts the values
### in and knows no plurals, so numbers stand where nothing around them has to change. Names are never inflected.


## The entrance

page-title = Tafelrunde
page-subtitle = Een ronde tafel voor Ubongo en UGO!
page-language = Taal
page-entrance = Ingang
page-who-are-you = Wie ben je?
page-name = Je naam
page-name-save = Dat ben ik
page-name-known = Je bent { $name }.
page-name-change = Een andere naam
page-open-title = Een tafel openen
page-game = Spel
page-players = Spelers
page-open = Tafel openen
page-join-title = Aan een tafel gaan zitten
page-code = Code van de tafel
page-code-hint = Zes letters, hoofdletters of niet
page-join = Naar de tafel


## At a table

page-table = Tafel { $code }
page-connecting = verbinden …
page-online = verbonden
page-offline = verbinding verbroken, nieuwe poging …
page-invite = Anderen vinden deze tafel met de code { $code }, of op dit adres:
page-ready = Iedereen is er. Het spel kan beginnen.
page-seat = Plaats { $number }
page-seat-free = Plaats { $number }: vrij
page-seat-you = { $name } (jij)
page-watching = Je kijkt mee.
page-your-turn = Jij bent aan de beurt.
page-turn-of = Nog aan de beurt: { $names }
page-time = { $seconds } s
page-actions = Wat je kunt doen
page-over = Het spel is afgelopen
# $score: numbers with dots between them.
page-rank = Plaats { $rank }: { $name } ({ $score })
page-none = nog geen
page-refused = Dat kan nu niet.


## What one can do

page-do-table-sit = Gaan zitten
page-do-table-leave = Opstaan
page-do-table-start = Spel beginnen
page-do-roll = Dobbelen
page-do-place-figure = Figuur op veld { $field }
page-do-move-figure = Figuur naar veld { $field } verplaatsen
page-do-take = De twee dichtstbijzijnde edelstenen nemen
page-do-give-up = Ik geef het voorlopig op
page-do-think-better = Ik ga toch door
page-do-claim-youngest = Ik ben de jongste
page-do-propose-new-cards = Nieuwe legtafels voorstellen
page-do-propose-shared-win = Gedeelde winst voorstellen
page-do-agree-new-cards = Instemmen met nieuwe legtafels
page-do-agree-shared-win = Instemmen met gedeelde winst
page-do-skip = Deze opgave opzijleggen
page-do-hint = Geef me een hint
# $order: suits, $tops: cards, each a list with commas.
page-do-place-order = Van links: { $order }
page-do-place-tops = Bovenop: { $tops }
page-do-place-both = Van links: { $order }; bovenop: { $tops }


## Ubongo

page-round = Ronde { $number } van { $count }
page-task = Opgave { $number }
page-die = De dobbelsteen toont: { $symbol }
page-second-glass = De zandloper is nog één keer omgedraaid.
page-board = Jouw legtafel
page-pieces = Jouw stukken
page-how = Kies een stuk, draai het of keer het om en kies dan het vakje voor zijn stip.
page-piece = Stuk { $piece }
page-piece-laid = Stuk { $piece }, op de legtafel
page-turn = Draaien
page-flip = Omkeren
page-undo = Terugnemen
page-cell = Rij { $row }, kolom { $column }
page-cell-covered = Rij { $row }, kolom { $column }, bedekt door { $piece }
page-cell-hint = Rij { $row }, kolom { $column }, hint: hier hoort { $piece }
page-does-not-fit = Daar past het niet.
page-ubongo = Ubongo!
page-order = Wie een oplossing heeft
page-finish = Plaats { $rank }: { $name }, { $seconds } s
page-finish-unsure = { $name }, { $seconds } s, plaats nog niet zeker
page-given-up = { $name } heeft het voorlopig opgegeven
page-gem-board = Spelbord
page-field = Veld { $field }
page-holdings = Gewonnen edelstenen
page-bag = In de zak
page-track = Op de rondebaan: saffieren { $sapphires }, barnstenen { $ambers }
page-tasks = Opgelost: { $done }, opzijgelegd: { $aside }, hints: { $hints }


## UGO!

page-trick = Ronde { $round }, slag { $trick }
page-hand = Jouw handkaarten
page-on-the-table = Op tafel
page-last-trick = De laatste slag
page-nothing-lies = Hier ligt nog geen kaart.
page-wins = wint
page-empty = leeg
page-farmers = Boeren { $have } van { $need }
page-supply = Boeren in de voorraad: { $count }
page-points = Punten: { $points }


## Read aloud by screen readers when it happens

page-say-table-seated = Er is iemand gaan zitten.
page-say-table-started = Het spel begint.
page-say-ubongo-revealed = De legtafels liggen open.
page-say-ubongo-solved = Ubongo! { $name } heeft een oplossing.
page-say-ubongo-glass-turned = Niemand heeft een oplossing. De zandloper wordt nog één keer omgedraaid.
page-say-ubongo-round-ended = De ronde is voorbij.
page-say-ugo-trick-won = { $name } wint de slag.
page-say-ugo-round-scored = De ronde is voorbij en de punten zijn geteld.
page-say-table-closed = Het spel is afgelopen.
