### The words of the page in the browser. Every text here is words and variables only: the page itself puts the values
### in and knows no plurals, so numbers stand where nothing around them has to change. Names are never inflected.


## The entrance

page-title = Tafelrunde
page-subtitle = Kulatý stůl pro Ubongo a UGO!
page-language = Jazyk
page-entrance = Vchod
page-who-are-you = Kdo jste?
page-name = Vaše jméno
page-name-save = To jsem já
page-name-known = Vaše jméno: { $name }.
page-name-change = Jiné jméno
page-open-title = Otevřít stůl
page-game = Hra
page-players = Počet hráčů
page-open = Otevřít stůl
page-join-title = Přisednout ke stolu
page-code = Kód stolu
page-code-hint = Šest písmen, velkých nebo malých
page-join = Ke stolu


## At a table

page-table = Stůl { $code }
page-connecting = připojování…
page-online = připojeno
page-offline = spojení přerušeno, nový pokus…
page-invite = Ostatní najdou tento stůl pod kódem { $code } nebo na této adrese:
page-ready = Všichni jsou tady. Hra může začít.
page-seat = Místo { $number }
page-seat-free = Místo { $number }: volné
page-seat-you = { $name } (vy)
page-watching = Díváte se.
page-your-turn = Jste na řadě.
page-turn-of = Na řadě: { $names }
page-time = { $seconds } s
page-actions = Co můžete udělat
page-over = Hra skončila
# $score: numbers with dots between them.
page-rank = { $rank }. místo: { $name } ({ $score })
page-none = zatím nic
page-refused = To teď nejde.


## What one can do

page-do-table-sit = Posadit se
page-do-table-leave = Vstát od stolu
page-do-table-start = Začít hru
page-do-roll = Hodit kostkou
page-do-place-figure = Figurka na políčko { $field }
page-do-move-figure = Posunout se na políčko { $field }
page-do-take = Vzít si dva nejbližší drahokamy
page-do-give-up = Zatím to vzdávám
page-do-think-better = Přece jen pokračuji
page-do-claim-youngest = Jsem tu nejmladší
page-do-propose-new-cards = Navrhnout nové karty
page-do-propose-shared-win = Navrhnout společné vítězství
page-do-agree-new-cards = Souhlasit s novými kartami
page-do-agree-shared-win = Souhlasit se společným vítězstvím
page-do-skip = Odložit toto zadání
page-do-hint = Chci nápovědu
# $order: suits, $tops: cards, each a list with commas.
page-do-place-order = Zleva: { $order }
page-do-place-tops = Navrchu: { $tops }
page-do-place-both = Zleva: { $order }; navrchu: { $tops }


## Ubongo

page-round = Kolo { $number } z { $count }
page-task = Zadání { $number }
page-die = Padl symbol: { $symbol }
page-second-glass = Přesýpací hodiny se otočily ještě jednou.
page-board = Vaše karta
page-pieces = Vaše dílky
page-how = Vyberte dílek, otočte ho nebo převraťte a pak vyberte čtvereček pro jeho tečku.
page-piece = Dílek { $piece }
page-piece-laid = Dílek { $piece }, na kartě
page-turn = Otočit
page-flip = Převrátit
page-undo = Vrátit zpět
page-cell = Řádek { $row }, sloupec { $column }
page-cell-covered = Řádek { $row }, sloupec { $column }, leží tu { $piece }
page-cell-hint = Řádek { $row }, sloupec { $column }, nápověda: sem patří { $piece }
page-does-not-fit = Sem se nevejde.
page-ubongo = Ubongo!
page-order = Kdo má řešení
page-finish = { $rank }. místo: { $name }, { $seconds } s
page-finish-unsure = { $name }, { $seconds } s, pořadí ještě není jisté
page-given-up = { $name } to zatím vzdává
page-gem-board = Herní plán
page-field = Políčko { $field }
page-holdings = Získané drahokamy
page-bag = V pytlíku
page-track = Na ukazateli kol: safíry { $sapphires }, jantary { $ambers }
page-tasks = Vyřešeno: { $done }, odloženo: { $aside }, nápovědy: { $hints }


## UGO!

page-trick = Kolo { $round }, zdvih { $trick }
page-hand = Vaše karty
page-on-the-table = Na stole
page-last-trick = Poslední zdvih
page-nothing-lies = Zatím tu neleží žádná karta.
page-wins = vyhrává
page-empty = prázdno
page-farmers = Rolníci { $have } ze { $need }
page-supply = Rolníci v zásobě: { $count }
page-points = Body: { $points }


## Read aloud by screen readers when it happens

page-say-table-seated = Někdo se posadil.
page-say-table-started = Hra začíná.
page-say-ubongo-revealed = Karty jsou odkryté.
page-say-ubongo-solved = Ubongo! { $name } má řešení.
page-say-ubongo-glass-turned = Řešení nikdo nemá. Přesýpací hodiny se otáčejí ještě jednou.
page-say-ubongo-round-ended = Kolo skončilo.
page-say-ugo-trick-won = Zdvih vyhrává { $name }.
page-say-ugo-round-scored = Kolo skončilo a body jsou sečtené.
page-say-table-closed = Hra skončila.
