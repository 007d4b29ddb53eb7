### The words of the page in the browser. Every text here is words and variables only: the page itself puts the values
### in and knows no plurals, so numbers stand where nothing around them has to change. Names are never inflected.


## The entrance

page-title = Tafelrunde
page-subtitle = Okrúhly stôl pre Ubongo a UGO!
page-language = Jazyk
page-entrance = Vchod
page-who-are-you = Kto ste?
page-name = Vaše meno
page-name-save = To som ja
page-name-known = Vaše meno: { $name }.
page-name-change = Iné meno
page-open-title = Otvoriť stôl
page-game = Hra
page-players = Počet hráčov
page-open = Otvoriť stôl
page-join-title = Prisadnúť si k stolu
page-code = Kód stola
page-code-hint = Šesť písmen, veľkých alebo malých
page-join = K stolu


## At a table

page-table = Stôl { $code }
page-connecting = pripája sa…
page-online = pripojené
page-offline = spojenie prerušené, nový pokus…
page-invite = Ostatní nájdu tento stôl pod kódom { $code } alebo na tejto adrese:
page-ready = Všetci sú tu. Hra sa môže začať.
page-seat = Miesto { $number }
page-seat-free = Miesto { $number }: voľné
page-seat-you = { $name } (vy)
page-watching = Pozeráte sa.
page-your-turn = Ste na rade.
page-turn-of = Na rade: { $names }
page-time = { $seconds } s
page-actions = Čo môžete urobiť
page-over = Hra sa skončila
# $score: numbers with dots between them.
page-rank = { $rank }. miesto: { $name } ({ $score })
page-none = zatiaľ nič
page-refused = To teraz nejde.


## What one can do

page-do-table-sit = Sadnúť si
page-do-table-leave = Vstať od stola
page-do-table-start = Začať hru
page-do-roll = Hodiť kockou
page-do-place-figure = Figúrka na políčko { $field }
page-do-move-figure = Posunúť sa na políčko { $field }
page-do-take = Vziať si dva najbližšie drahokamy
page-do-give-up = Zatiaľ to vzdávam
page-do-think-better = Predsa len pokračujem
page-do-claim-youngest = Ja mám najmenej rokov
page-do-propose-new-cards = Navrhnúť nové karty
page-do-propose-shared-win = Navrhnúť spoločné víťazstvo
page-do-agree-new-cards = Súhlasiť s novými kartami
page-do-agree-shared-win = Súhlasiť so spoločným víťazstvom
page-do-skip = Odložiť toto zadanie
page-do-hint = Chcem nápovedu
# $order: suits, $tops: cards, each a list with commas.
page-do-place-order = Zľava: { $order }
page-do-place-tops = Navrchu: { $tops }
page-do-place-both = Zľava: { $order }; navrchu: { $tops }


## Ubongo

page-round = Kolo { $number } z { $count }
page-task = Zadanie { $number }
page-die = Padol symbol: { $symbol }
page-second-glass = Presýpacie hodiny sa otočili ešte raz.
page-board = Vaša karta
page-pieces = Vaše dieliky
page-how = Vyberte dielik, otočte ho alebo prevráťte a potom vyberte štvorček pre jeho bodku.
page-piece = Dielik { $piece }
page-piece-laid = Dielik { $piece }, na karte
page-turn = Otočiť
page-flip = Prevrátiť
page-undo = Vrátiť späť
page-cell = Riadok { $row }, stĺpec { $column }
page-cell-covered = Riadok { $row }, stĺpec { $column }, leží tu { $piece }
page-cell-hint = Riadok { $row }, stĺpec { $column }, nápoveda: sem patrí { $piece }
page-does-not-fit = Sem sa nezmestí.
page-ubongo = Ubongo!
page-order = Kto má riešenie
page-finish = { $rank }. miesto: { $name }, { $seconds } s
page-finish-unsure = { $name }, { $seconds } s, poradie ešte nie je isté
page-given-up = { $name } to zatiaľ vzdáva
page-gem-board = Herný plán
page-field = Políčko { $field }
page-holdings = Získané drahokamy
page-bag = Vo vrecúšku
page-track = Na ukazovateli kôl: zafíry { $sapphires }, jantáre { $ambers }
page-tasks = Vyriešené: { $done }, odložené: { $aside }, nápovedy: { $hints }


## UGO!

page-trick = Kolo { $round }, zdvih { $trick }
page-hand = Vaše karty
page-on-the-table = Na stole
page-last-trick = Posledný zdvih
page-nothing-lies = Zatiaľ tu neleží žiadna karta.
page-wins = vyhráva
page-empty = prázdne
page-farmers = Roľníci: { $have }, treba { $need }
page-supply = Roľníci v zásobe: { $count }
page-points = Body: { $points }


## Read aloud by screen readers when it happens

page-say-table-seated = Niekto si sadol.
page-say-table-started = Hra sa začína.
page-say-ubongo-revealed = Karty sú odkryté.
page-say-ubongo-solved = Ubongo! { $name } má riešenie.
page-say-ubongo-glass-turned = Riešenie nemá nikto. Presýpacie hodiny sa otáčajú ešte raz.
page-say-ubongo-round-ended = Kolo sa skončilo.
page-say-ugo-trick-won = Zdvih vyhráva { $name }.
page-say-ugo-round-scored = Kolo sa skončilo a body sú spočítané.
page-say-table-closed = Hra sa skončila.
