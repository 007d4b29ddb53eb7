### The words of the page in the browser. Every text here is words and variables only: the page itself puts the values
### in and knows no plurals, so numbers stand where nothing around them has to change. Names are never inflected.


## The entrance

page-title = Tafelrunde
page-subtitle = Kulatý stůl pro Ubongo a UGO!
page-language = Jazyk
page-entrance = Vchod
page-who-are-you = Kdo jsi?
page-name = Tvoje jméno
page-name-save = To jsem já
page-name-known = Tvoje jméno: { $name }.
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
page-seat-you = { $name } (ty)
page-watching = Díváš se.
page-your-turn = Jsi na tahu.
page-turn-of = Na tahu: { $names }
page-time = { $seconds } s
page-actions = Co můžeš udělat
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
page-do-place-figure = Figurka na pole { $field }
page-do-move-figure = Přejít na pole { $field }
page-do-take = Vzít dva nejbližší drahokamy
page-do-give-up = Zatím to vzdávám
page-do-think-better = Přece jen pokračuji
page-do-claim-youngest = Jsem tu nejmladší
page-do-propose-new-cards = Navrhnout nové desky
page-do-propose-shared-win = Navrhnout společnou výhru
page-do-agree-new-cards = Souhlasit s novými deskami
page-do-agree-shared-win = Souhlasit se společnou výhrou
page-do-skip = Odložit tento úkol
page-do-hint = Napověz mi
# $order: suits, $tops: cards, each a list with commas.
page-do-place-order = Zleva: { $order }
page-do-place-tops = Navrchu: { $tops }
page-do-place-both = Zleva: { $order }; navrchu: { $tops }


## Ubongo

page-round = Kolo { $number } z { $count }
page-task = Úkol { $number }
page-die = Kostka ukazuje: { $symbol }
page-second-glass = Přesýpací hodiny se otočily ještě jednou.
page-board = Tvoje deska
page-pieces = Tvoje dílky
page-how = Vyber dílek, otoč ho nebo převrať a pak vyber čtvereček pro jeho tečku.
page-piece = Dílek { $piece }
page-piece-laid = Dílek { $piece }, na desce
page-turn = Otočit
page-flip = Převrátit
page-undo = Vrátit zpět
page-cell = Řádek { $row }, sloupec { $column }
page-cell-covered = Řádek { $row }, sloupec { $column }, leží tu { $piece }
page-cell-hint = Řádek { $row }, sloupec { $column }, nápověda: sem patří { $piece }
page-does-not-fit = Sem se nevejde.
page-ubongo = Ubongo!
page-order = Kdo už má hotovo
page-finish = { $rank }. místo: { $name }, { $seconds } s
page-finish-unsure = { $name }, { $seconds } s, pořadí ještě není jisté
page-given-up = { $name } to zatím vzdává
page-gem-board = Deska s drahokamy
page-field = Pole { $field }
page-holdings = Získané drahokamy
page-bag = V sáčku
page-track = Na stupnici: safíry { $sapphires }, jantary { $ambers }
page-tasks = Vyřešeno: { $done }, odloženo: { $aside }, nápovědy: { $hints }


## UGO!

page-trick = Kolo { $round }, štych { $trick }
page-hand = Tvoje karty
page-on-the-table = Na stole
page-last-trick = Poslední štych
page-nothing-lies = Zatím tu neleží žádná karta.
page-wins = bere štych
page-empty = prázdno
page-farmers = Sedláci { $have } z { $need }
page-supply = Sedláci v zásobě: { $count }
page-points = Body: { $points }


## Read aloud by screen readers when it happens

page-say-table-seated = Někdo se posadil.
page-say-table-started = Hra začíná.
page-say-ubongo-revealed = Desky jsou odkryté.
page-say-ubongo-solved = Ubongo! { $name } má hotovo.
page-say-ubongo-glass-turned = Nikdo nemá hotovo. Přesýpací hodiny se otáčejí ještě jednou.
page-say-ubongo-round-ended = Kolo skončilo.
page-say-ugo-trick-won = Štych bere { $name }.
page-say-ugo-round-scored = Kolo skončilo a je sečteno.
page-say-table-closed = Hra skončila.


## Why something was not possible, where the reason is the connection or the request

refused-table-unknown = Stůl s tímto kódem neexistuje.
refused-wire-garbled = Server tomu nerozuměl. Načti prosím stránku znovu.
refused-web-garbled = Server tomu nerozuměl. Načti prosím stránku znovu.
refused-web-too-much = To je příliš dlouhé.
refused-web-not-our-page = To nepřišlo z této stránky.
refused-web-who-are-you = Nejdřív nám prosím řekni své jméno.
refused-web-no-such-page = Taková stránka neexistuje.
refused-web-unreachable = Server je nedostupný. Zkus to prosím znovu.
