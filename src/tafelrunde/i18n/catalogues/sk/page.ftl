### The words of the page in the browser. Every text here is words and variables only: the page itself puts the values
### in and knows no plurals, so numbers stand where nothing around them has to change. Names are never inflected.


## The entrance

page-title = Tafelrunde
page-subtitle = Okrúhly stôl pre Ubongo a UGO!
page-language = Jazyk
page-entrance = Vchod
page-who-are-you = Kto si?
page-name = Tvoje meno
page-name-save = To som ja
page-name-known = Tvoje meno: { $name }.
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
page-seat-you = { $name } (ty)
page-watching = Pozeráš sa.
page-your-turn = Si na ťahu.
page-turn-of = Na ťahu: { $names }
page-time = { $seconds } s
page-actions = Čo môžeš urobiť
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
page-do-place-figure = Figúrka na pole { $field }
page-do-move-figure = Prejsť na pole { $field }
page-do-take = Vziať dva najbližšie drahokamy
page-do-give-up = Zatiaľ to vzdávam
page-do-think-better = Predsa pokračujem
page-do-claim-youngest = Ja mám najmenej rokov
page-do-propose-new-cards = Navrhnúť nové dosky
page-do-propose-shared-win = Navrhnúť spoločnú výhru
page-do-agree-new-cards = Súhlasiť s novými doskami
page-do-agree-shared-win = Súhlasiť so spoločnou výhrou
page-do-skip = Odložiť túto úlohu
page-do-hint = Poraď mi
# $order: suits, $tops: cards, each a list with commas.
page-do-place-order = Zľava: { $order }
page-do-place-tops = Navrchu: { $tops }
page-do-place-both = Zľava: { $order }; navrchu: { $tops }


## Ubongo

page-round = Kolo { $number } z { $count }
page-task = Úloha { $number }
page-die = Kocka ukazuje: { $symbol }
page-second-glass = Presýpacie hodiny sa otočili ešte raz.
page-board = Tvoja doska
page-pieces = Tvoje dieliky
page-how = Vyber dielik, otoč ho alebo prevráť a potom vyber štvorček pre jeho bodku.
page-piece = Dielik { $piece }
page-piece-laid = Dielik { $piece }, na doske
page-turn = Otočiť
page-flip = Prevrátiť
page-undo = Vrátiť späť
page-cell = Riadok { $row }, stĺpec { $column }
page-cell-covered = Riadok { $row }, stĺpec { $column }, leží tu { $piece }
page-cell-hint = Riadok { $row }, stĺpec { $column }, rada: sem patrí { $piece }
page-does-not-fit = Sem sa nezmestí.
page-ubongo = Ubongo!
page-order = Kto už má hotovo
page-finish = { $rank }. miesto: { $name }, { $seconds } s
page-finish-unsure = { $name }, { $seconds } s, poradie ešte nie je isté
page-given-up = { $name } to zatiaľ vzdáva
page-gem-board = Doska s drahokamami
page-field = Pole { $field }
page-holdings = Získané drahokamy
page-bag = Vo vrecku
page-track = Na stupnici: zafíry { $sapphires }, jantáre { $ambers }
page-tasks = Vyriešené: { $done }, odložené: { $aside }, rady: { $hints }


## UGO!

page-trick = Kolo { $round }, štich { $trick }
page-hand = Tvoje karty
page-on-the-table = Na stole
page-last-trick = Posledný štich
page-nothing-lies = Zatiaľ tu neleží žiadna karta.
page-wins = berie štich
page-empty = prázdne
page-farmers = Sedliaci { $have } z { $need }
page-supply = Sedliaci v zásobe: { $count }
page-points = Body: { $points }


## Read aloud by screen readers when it happens

page-say-table-seated = Niekto si sadol.
page-say-table-started = Hra sa začína.
page-say-ubongo-revealed = Dosky sú odkryté.
page-say-ubongo-solved = Ubongo! { $name } má hotovo.
page-say-ubongo-glass-turned = Nikto nemá hotovo. Presýpacie hodiny sa otáčajú ešte raz.
page-say-ubongo-round-ended = Kolo sa skončilo.
page-say-ugo-trick-won = Štich berie { $name }.
page-say-ugo-round-scored = Kolo sa skončilo a je spočítané.
page-say-table-closed = Hra sa skončila.


## Why something was not possible, where the reason is the connection or the request

refused-table-unknown = Stôl s týmto kódom neexistuje.
refused-wire-garbled = Server tomu nerozumel. Načítaj stránku znova, prosím.
refused-web-garbled = Server tomu nerozumel. Načítaj stránku znova, prosím.
refused-web-too-much = Je to príliš dlhé.
refused-web-not-our-page = Neprišlo to z tejto stránky.
refused-web-who-are-you = Najprv nám, prosím, povedz svoje meno.
refused-web-no-such-page = Taká stránka neexistuje.
refused-web-unreachable = Server je nedostupný. Skús to znova.
