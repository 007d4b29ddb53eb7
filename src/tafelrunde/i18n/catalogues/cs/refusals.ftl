### Why something cannot be done, and what to do instead. Nothing has changed when one of these is read.
### No plurals here: numbers stand so that the words around them need not change.


## At the table

refused-table-seats = Počet míst pro tuto hru: { $fewest } až { $most }, ne { $seats }.
refused-table-unknown-game = Taková hra tu není. Zvol ugo, ubongo-classic nebo ubongo-diamonds.
refused-table-options = Tyto volby se k této hře nehodí. Zkontroluj jejich názvy a hodnoty.
refused-table-busy = U stolu je teď příliš rušno. Zkus to prosím za chvilku znovu.
refused-table-broken = U tohoto stolu se něco pokazilo. Otevři ho znovu; co se dosud odehrálo, zůstává uložené.
refused-table-not-stored = Nepodařilo se to uložit, takže to neplatí. Zkus to prosím znovu.
refused-table-garbled = Tomu se nedalo rozumět. Zkus to prosím znovu.
refused-table-not-seated = U tohoto stolu nemáš místo. Nejdříve si k němu sedni.
refused-table-not-playing = Hra neběží. Počkej, až začne, nebo otevři nový stůl.
refused-table-alone = Při hře jen proti času žádná pauza není.
refused-table-already-seated = U tohoto stolu už místo máš.
refused-table-has-begun = Hra už začala, takže se místa měnit nedají. Můžeš se dívat.
refused-table-full = Všechna místa jsou obsazená. Můžeš se dívat nebo otevřít vlastní stůl.
refused-table-seat-taken = Tam už někdo sedí. Zvol si jiné místo.
refused-table-not-full = Některá místa jsou ještě volná. Počkej, až budou všechna obsazená, a pak začni.

refused-name-empty = Zadej prosím jméno alespoň s jedním písmenem.
refused-name-long = Toto jméno je příliš dlouhé. Nejvyšší počet písmen: { $most }.


## UGO!

refused-ugo-over = Hra skončila.
refused-ugo-not-your-turn = Ještě nejsi na řadě. Počkej na ostatní.
refused-ugo-must-follow = Máš ještě kartu vynesené barvy, takže tuto barvu musíš přiznat: { $suit }.
refused-ugo-not-in-hand = Kartu { $suit } { $value } nemáš. Zvol některou ze svých karet v ruce.
refused-ugo-placing-first = Nejdříve ulož vyhraný zdvih, potom zahraj kartu.
refused-ugo-not-placing = Teď není co ukládat.
refused-ugo-bad-order = Uveď každou novou barvu tohoto zdvihu jednou, zleva doprava.
refused-ugo-bad-tops = Pro každou barvu, která má v tomto zdvihu více karet, uveď jednu z nich jako vrchní.
refused-ugo-late = Pozdě: čas na tento tah vypršel.
refused-ugo-stale-round = To patřilo k dřívějšímu kolu. Teď se hraje kolo { $round }: znovu se podívej a pak zvol.
refused-ugo-stale-trick = To patřilo k dřívějšímu zdvihu. Teď se hraje zdvih { $trick }: znovu se podívej a pak zvol.
refused-ugo-already-resigned = V této hře už nehraješ.
refused-ugo-bad-turn-seconds = Hodiny na tah: { $fewest } až { $most } sekund, nebo 0, když se má hrát bez nich.
refused-ugo-bad-dealer = První rozdávající musí být některý z hráčů u stolu. Místa se tu počítají od 0.


## Ubongo: the round

refused-ubongo-over = Hra skončila.
refused-ubongo-gone = V této hře už nehraješ.
refused-ubongo-not-in-this-game = To k této hře nepatří.
refused-ubongo-stale-round = To se teď ke kolu { $round } nehodí. Znovu se podívej a pak zvol.
refused-ubongo-stale-glass = To patřilo k prvnímu otočení přesýpacích hodin. Teď běží druhé.
refused-ubongo-stale-task = Úloha { $task } už je uzavřená. Podívej se na novou.
refused-ubongo-round-over = Kolo { $round } skončilo. Počkej na další.
refused-ubongo-rolled-already = Kostkou se už házelo.
refused-ubongo-not-the-starter = V tomto kole hází kostkou někdo jiný.
refused-ubongo-not-revealed = Karty jsou ještě skryté. Počkej na hod kostkou.
refused-ubongo-no-board = V tomto kole nemáš hrací kartu.
refused-ubongo-solved-already = Tuto kartu už máš vyřešenou.
refused-ubongo-late = Pozdě: písek se už přesypal.
refused-ubongo-settling = Okamžik: ještě není jisté, kdo byl první.
refused-ubongo-wrong-piece = Tento dílek k tvé úloze nepatří. Použij jen dílky, které jsou na tvé kartě.
refused-ubongo-piece-twice = Tento dílek máš jen jednou: { $piece }.
refused-ubongo-piece-missing = Ještě chybí dílek { $piece }. Použít musíš všechny vyobrazené dílky.
refused-ubongo-outside = Dílek { $piece } přečnívá z plochy. Posuň ho.
refused-ubongo-overlap = Dílek { $piece } leží přes jiný. Posuň ho.
refused-ubongo-uncovered = Část plochy je ještě volná. Vyplň ji celou.


## Ubongo classic: figures and gems

refused-ubongo-figures-stand = Figurky už zůstávají, kde jsou: první hod už padl.
refused-ubongo-no-such-field = Políčka jsou očíslovaná od 1 do { $fields }.
refused-ubongo-not-solved = Nejdříve vyřeš svou kartu. Pak se smíš posunout a brát.
refused-ubongo-moved-already = Svůj posun v tomto kole už máš za sebou. Brát ještě smíš.
refused-ubongo-already-there = Tvoje figurka už na tomto políčku stojí. Můžeš hned brát.
refused-ubongo-too-far = To je příliš daleko. O kolik políček se smíš posunout: { $allowed }; o kolik to mělo být: { $asked }.
refused-ubongo-taken-already = Drahokamy za toto kolo už máš.
refused-ubongo-row-empty = U tohoto políčka už žádné drahokamy nejsou. Pokud se ještě smíš posunout, zkus jiné.


## Ubongo diamond hunt and solo

refused-ubongo-starter-known = Kdo hází jako první, je už rozhodnuto.
refused-ubongo-no-giving-up = V rozstřelu se vzdát nedá. Můžeš navrhnout nové karty nebo společné vítězství.
refused-ubongo-no-shootout = To jde jen v rozstřelu.
refused-ubongo-not-tied = Rozstřel hrají jen ti, kdo se dělí o první místo.
refused-ubongo-proposed-already = To už je navržené. Můžeš s tím souhlasit.
refused-ubongo-not-proposed = Tohle teď nikdo nenavrhuje: { $wish }. Můžeš to navrhnout i ty.
refused-ubongo-agreed-already = Tvůj souhlas už tu je. Teď jsou na řadě ostatní.
refused-ubongo-no-more-hints = K této úloze už další nápověda není: všechny její dílky už byly ukázány.


## Ubongo: options of the table

refused-ubongo-option-seconds = Přesýpací hodiny: { $fewest } až { $most } sekund, nebo 0, když se má hrát bez nich.
refused-ubongo-option-deck = Dost velká sada karet s tímto názvem tu není: { $deck }.
refused-ubongo-option-grace = Čas navíc smí být 0, 3 nebo 5 sekund.
refused-ubongo-option-sides = Zadej jednu stranu pro každého hráče, celkem tolik: { $seats }.
refused-ubongo-option-all-boards = Se všemi kartami se dá hrát jen ve 2 nebo 3 hráčích a bez rozšíření.
refused-ubongo-option-starter = Začínající hráč musí být některý z hráčů u stolu. Místa se tu počítají od 0.
refused-ubongo-option-solo-length = Zvol 5, 10 nebo 20 minut nebo úloh.


## Why something was not possible, where the reason is the connection or the request

refused-table-unknown = Stůl s tímto kódem neexistuje.
refused-wire-garbled = Server tomu nerozuměl. Načti prosím stránku znovu.
refused-daily-not-begun = Nejdřív úlohu odkryj; pak běží čas.
refused-web-garbled = Server tomu nerozuměl. Načti prosím stránku znovu.
refused-web-too-much = To je příliš dlouhé.
refused-web-not-our-page = To nepřišlo z této stránky.
refused-web-who-are-you = Nejdříve nám prosím řekni své jméno.
refused-web-no-such-page = Taková stránka neexistuje.
refused-web-unreachable = Server je nedostupný. Zkus to prosím znovu.


## The template game, which only developers play

refused-null-late = Pozdě: čas vypršel.
refused-null-not-now = To teď nejde.
refused-null-seconds = Čas smí být { $fewest } až { $most } sekund.


## What is wrong with a file of boards

fault-deck-unknown = vestavěná sada s tímto názvem není; známé jsou: { $known }
fault-deck-json = toto není JSON: { $detail }
fault-deck-shape = toto nemá tvar sady karet: { $detail }
fault-deck-format = formát { $found } tu není známý, jen { $known }
fault-deck-name = název musí být jeden tisknutelný řádek; nejvyšší počet písmen: { $longest }
fault-deck-no-cards = nejsou v ní žádné karty
fault-deck-id-twice = id { $id } je použité dvakrát, poprvé v { $first }
fault-deck-parts = plocha se rozpadá na více částí; musí souviset
fault-deck-holes = plocha má díru
fault-deck-congruent = tato plocha je stejná jako v { $first }, jen otočená nebo převrácená
fault-deck-symbol-unknown = symbol { $symbol } na kostce není
fault-deck-symbol-missing = chybí řádek pro symbol { $symbol }
fault-deck-piece-unknown = dílek { $piece } neexistuje
fault-deck-piece-twice = dílek { $piece } je v jednom řádku dvakrát
fault-deck-piece-count = počet dílků v řádku je { $found } a má být { $wanted }
fault-deck-set-twice = toto jsou stejné dílky jako u { $first }
fault-deck-area = počet čtverečků v dílcích: { $pieces }, v ploše: { $region }
fault-deck-unsolvable = plochu nelze vyplnit dílky { $pieces }
fault-deck-covers = soubor uvádí počet řešení { $found }; přepočítáno: { $counted }
fault-deck-grade = soubor uvádí obtížnost { $found }; přepočítáno: { $counted }
fault-region-empty = plocha nemá žádné čtverečky
fault-region-ragged = řádek { $row } plochy není stejně dlouhý jako první
fault-region-character = v řádku { $row } plochy je znak, který není # ani . : { $character }
fault-region-too-large = plocha je příliš velká: šířka { $width }, výška { $height }
fault-region-margin = plocha musí být oříznutá: na okrajích nesmí být prázdné řádky ani sloupce


## What is wrong with a log file

fault-log-empty = záznam je prázdný
fault-log-not-a-log = toto není záznam stolu: { $detail }
fault-log-newer = záznam má formát { $format }, který je novější než tento program
fault-log-unknown-game = hra { $game } neexistuje
fault-log-bad-options = volby se k této hře nehodí: { $detail }
fault-log-bad-line = tento řádek není řádek záznamu: { $detail }
fault-log-bad-event = tato událost do této hry nepatří: { $detail }
fault-log-gap = chybí řádek: očekávané číslo { $expected }, nalezené { $found }
fault-log-after-the-end = za koncem hry ještě něco následuje
fault-log-impossible = po tom, co předcházelo, se toto stát nemohlo: { $detail }
fault-log-unfinished = hra není dohraná, takže chybí semínko, podle kterého by se dala ověřit
fault-log-other-seed = semínko není to, které bylo přislíbené při otevření stolu
fault-log-wrong-draw = podle semínka tu vychází jiný výsledek, losování { $draw }
fault-log-undrawn = na tomto místě se žádné losování nečeká, a přesto tu jedno je


## What is wrong with a folder for data

fault-directory-unusable = složku { $path } nelze použít: { $reason }
fault-directory-in-use = složku { $path } používá jiný proces: { $process }
fault-directory-newer = do složky { $path } zapisovala novější verze tohoto programu
