### Why something cannot be done, and what to do instead. Nothing has changed when one of these is read.
### No plurals here: numbers stand so that the words around them need not change.


## At the table

refused-table-seats = Počet miest pre túto hru: { $fewest } až { $most }, nie { $seats }.
refused-table-unknown-game = Taká hra tu nie je. Zvoľ ugo, ubongo-classic alebo ubongo-diamonds.
refused-table-options = Tieto voľby sa k tejto hre nehodia. Skontroluj ich názvy a hodnoty.
refused-table-busy = Pri stole je teraz priveľmi rušno. Skús to, prosím, o chvíľu znova.
refused-table-broken = Pri tomto stole sa niečo pokazilo. Otvor ho znova; čo sa doteraz odohralo, zostáva uložené.
refused-table-not-stored = Nepodarilo sa to uložiť, takže to neplatí. Skús to, prosím, znova.
refused-table-garbled = Tomu sa nedalo rozumieť. Skús to, prosím, znova.
refused-table-not-seated = Pri tomto stole nemáš miesto. Najprv si k nemu sadni.
refused-table-not-playing = Hra nebeží. Počkaj, kým sa začne, alebo otvor nový stôl.
refused-table-alone = Pri hre len proti času žiadna pauza nie je.
refused-table-already-seated = Pri tomto stole už miesto máš.
refused-table-has-begun = Hra sa už začala, takže miesta sa meniť nedajú. Môžeš sa pozerať.
refused-table-full = Všetky miesta sú obsadené. Môžeš sa pozerať alebo otvoriť vlastný stôl.
refused-table-seat-taken = Tam už niekto sedí. Zvoľ si iné miesto.
refused-table-not-full = Niektoré miesta sú ešte voľné. Počkaj, kým budú všetky obsadené, a potom začni.

refused-name-empty = Zadaj, prosím, meno aspoň s jedným písmenom.
refused-name-long = Toto meno je príliš dlhé. Najvyšší počet písmen: { $most }.


## UGO!

refused-ugo-over = Hra sa skončila.
refused-ugo-not-your-turn = Ešte nie si na rade. Počkaj na ostatných.
refused-ugo-must-follow = Máš ešte kartu vynesenej farby, takže túto farbu musíš priznať: { $suit }.
refused-ugo-not-in-hand = Kartu { $suit } { $value } nemáš. Zvoľ niektorú zo svojich kariet v ruke.
refused-ugo-placing-first = Najprv ulož vyhraný zdvih, potom zahraj kartu.
refused-ugo-not-placing = Teraz nie je čo ukladať.
refused-ugo-bad-order = Uveď každú novú farbu tohto zdvihu raz, zľava doprava.
refused-ugo-bad-tops = Pre každú farbu, ktorá má v tomto zdvihu viac kariet, uveď jednu z nich ako vrchnú.
refused-ugo-late = Neskoro: čas na tento ťah vypršal.
refused-ugo-stale-round = To patrilo k skoršiemu kolu. Teraz sa hrá kolo { $round }: znova sa pozri a potom zvoľ.
refused-ugo-stale-trick = To patrilo k skoršiemu zdvihu. Teraz sa hrá zdvih { $trick }: znova sa pozri a potom zvoľ.
refused-ugo-already-resigned = V tejto hre už nehráš.
refused-ugo-bad-turn-seconds = Hodiny na ťah: { $fewest } až { $most } sekúnd, alebo 0, ak sa má hrať bez nich.
refused-ugo-bad-dealer = Prvý rozdávajúci musí byť niektorý z hráčov pri stole. Miesta sa tu počítajú od 0.


## Ubongo: the round

refused-ubongo-over = Hra sa skončila.
refused-ubongo-gone = V tejto hre už nehráš.
refused-ubongo-not-in-this-game = To k tejto hre nepatrí.
refused-ubongo-stale-round = To sa teraz ku kolu { $round } nehodí. Znova sa pozri a potom zvoľ.
refused-ubongo-stale-glass = To patrilo k prvému otočeniu presýpacích hodín. Teraz beží druhé.
refused-ubongo-stale-task = Úloha { $task } je už uzavretá. Pozri sa na novú.
refused-ubongo-round-over = Kolo { $round } sa skončilo. Počkaj na ďalšie.
refused-ubongo-rolled-already = Kockou sa už hádzalo.
refused-ubongo-not-the-starter = V tomto kole hádže kockou niekto iný.
refused-ubongo-not-revealed = Karty sú ešte skryté. Počkaj na hod kockou.
refused-ubongo-no-board = V tomto kole nemáš hraciu kartu.
refused-ubongo-solved-already = Túto kartu už máš vyriešenú.
refused-ubongo-late = Neskoro: piesok sa už presypal.
refused-ubongo-settling = Moment: ešte nie je isté, kto bol prvý.
refused-ubongo-wrong-piece = Tento dielik k tvojej úlohe nepatrí. Použi len dieliky, ktoré sú na tvojej karte.
refused-ubongo-piece-twice = Tento dielik máš len raz: { $piece }.
refused-ubongo-piece-missing = Ešte chýba dielik { $piece }. Použiť musíš všetky vyobrazené dieliky.
refused-ubongo-outside = Dielik { $piece } prečnieva z plochy. Posuň ho.
refused-ubongo-overlap = Dielik { $piece } leží cez iný. Posuň ho.
refused-ubongo-uncovered = Časť plochy je ešte voľná. Vyplň ju celú.


## Ubongo classic: figures and gems

refused-ubongo-figures-stand = Figúrky už zostávajú, kde sú: prvý hod už padol.
refused-ubongo-no-such-field = Políčka sú očíslované od 1 do { $fields }.
refused-ubongo-not-solved = Najprv vyrieš svoju kartu. Potom sa smieš posunúť a brať.
refused-ubongo-moved-already = Svoj posun v tomto kole už máš za sebou. Brať ešte smieš.
refused-ubongo-already-there = Tvoja figúrka už na tomto políčku stojí. Môžeš hneď brať.
refused-ubongo-too-far = To je príliš ďaleko. O koľko políčok sa smieš posunúť: { $allowed }; o koľko to malo byť: { $asked }.
refused-ubongo-taken-already = Drahokamy za toto kolo už máš.
refused-ubongo-row-empty = Pri tomto políčku už žiadne drahokamy nie sú. Ak sa ešte smieš posunúť, skús iné.


## Ubongo diamond hunt and solo

refused-ubongo-starter-known = Kto hádže ako prvý, je už rozhodnuté.
refused-ubongo-no-giving-up = V rozstrele sa vzdať nedá. Môžeš navrhnúť nové karty alebo spoločné víťazstvo.
refused-ubongo-no-shootout = To sa dá len v rozstrele.
refused-ubongo-not-tied = Rozstrel hrajú len tí, ktorí sa delia o prvé miesto.
refused-ubongo-proposed-already = To už je navrhnuté. Môžeš s tým súhlasiť.
refused-ubongo-not-proposed = Toto teraz nikto nenavrhuje: { $wish }. Môžeš to navrhnúť aj ty.
refused-ubongo-agreed-already = Tvoj súhlas tu už je. Teraz sú na rade ostatní.
refused-ubongo-no-more-hints = K tejto úlohe už ďalšia nápoveda nie je: všetky jej dieliky už boli ukázané.


## Ubongo: options of the table

refused-ubongo-option-seconds = Presýpacie hodiny: { $fewest } až { $most } sekúnd, alebo 0, ak sa má hrať bez nich.
refused-ubongo-option-deck = Dosť veľká sada kariet s týmto názvom tu nie je: { $deck }.
refused-ubongo-option-grace = Čas navyše smie byť 0, 3 alebo 5 sekúnd.
refused-ubongo-option-sides = Zadaj jednu stranu pre každého hráča, spolu toľko: { $seats }.
refused-ubongo-option-all-boards = So všetkými kartami sa dá hrať len pri 2 alebo 3 hráčoch a bez rozšírenia.
refused-ubongo-option-starter = Začínajúci hráč musí byť niektorý z hráčov pri stole. Miesta sa tu počítajú od 0.
refused-ubongo-option-solo-length = Zvoľ 5, 10 alebo 20 minút alebo úloh.


## Why something was not possible, where the reason is the connection or the request

refused-table-unknown = Stôl s týmto kódom neexistuje.
refused-wire-garbled = Server tomu nerozumel. Načítaj, prosím, stránku znova.
refused-daily-not-begun = Najprv úlohu odkry; potom beží čas.
refused-web-garbled = Server tomu nerozumel. Načítaj, prosím, stránku znova.
refused-web-too-much = Je to príliš dlhé.
refused-web-not-our-page = Neprišlo to z tejto stránky.
refused-web-who-are-you = Najprv nám, prosím, povedz svoje meno.
refused-web-no-such-page = Taká stránka neexistuje.
refused-web-unreachable = Server je nedostupný. Skús to, prosím, znova.


## The template game, which only developers play

refused-null-late = Neskoro: čas vypršal.
refused-null-not-now = To sa teraz nedá.
refused-null-seconds = Čas smie byť { $fewest } až { $most } sekúnd.


## What is wrong with a file of boards

fault-deck-unknown = vstavaná sada s týmto názvom nie je; známe sú: { $known }
fault-deck-json = toto nie je JSON: { $detail }
fault-deck-shape = toto nemá tvar sady kariet: { $detail }
fault-deck-format = formát { $found } tu nie je známy, len { $known }
fault-deck-name = názov musí byť jeden tlačiteľný riadok; najvyšší počet písmen: { $longest }
fault-deck-no-cards = nie sú v nej žiadne karty
fault-deck-id-twice = id { $id } je použité dvakrát, prvýkrát v { $first }
fault-deck-parts = plocha sa rozpadá na viac častí; musí súvisieť
fault-deck-holes = plocha má dieru
fault-deck-congruent = táto plocha je rovnaká ako v { $first }, len otočená alebo prevrátená
fault-deck-symbol-unknown = symbol { $symbol } na kocke nie je
fault-deck-symbol-missing = chýba riadok pre symbol { $symbol }
fault-deck-piece-unknown = dielik { $piece } neexistuje
fault-deck-piece-twice = dielik { $piece } je v jednom riadku dvakrát
fault-deck-piece-count = počet dielikov v riadku je { $found } a má byť { $wanted }
fault-deck-set-twice = toto sú rovnaké dieliky ako pri { $first }
fault-deck-area = počet štvorčekov v dielikoch: { $pieces }, v ploche: { $region }
fault-deck-unsolvable = plochu nemožno vyplniť dielikmi { $pieces }
fault-deck-covers = súbor uvádza počet riešení { $found }; prepočítané: { $counted }
fault-deck-grade = súbor uvádza obtiažnosť { $found }; prepočítané: { $counted }
fault-region-empty = plocha nemá žiadne štvorčeky
fault-region-ragged = riadok { $row } plochy nie je rovnako dlhý ako prvý
fault-region-character = v riadku { $row } plochy je znak, ktorý nie je # ani . : { $character }
fault-region-too-large = plocha je príliš veľká: šírka { $width }, výška { $height }
fault-region-margin = plocha musí byť orezaná: na okrajoch nesmú byť prázdne riadky ani stĺpce


## What is wrong with a log file

fault-log-empty = záznam je prázdny
fault-log-not-a-log = toto nie je záznam stola: { $detail }
fault-log-newer = záznam má formát { $format }, ktorý je novší než tento program
fault-log-unknown-game = hra { $game } neexistuje
fault-log-bad-options = voľby sa k tejto hre nehodia: { $detail }
fault-log-bad-line = tento riadok nie je riadok záznamu: { $detail }
fault-log-bad-event = táto udalosť do tejto hry nepatrí: { $detail }
fault-log-gap = chýba riadok: očakávané číslo { $expected }, nájdené { $found }
fault-log-after-the-end = za koncom hry ešte niečo nasleduje
fault-log-impossible = po tom, čo predchádzalo, sa toto nemohlo stať: { $detail }
fault-log-unfinished = hra nie je dohraná, takže chýba semienko, podľa ktorého by sa dala overiť
fault-log-other-seed = semienko nie je to, ktoré bolo prisľúbené pri otvorení stola
fault-log-wrong-draw = podľa semienka tu vychádza iný výsledok, žrebovanie { $draw }
fault-log-undrawn = na tomto mieste sa žiadne žrebovanie nečaká, a predsa tu jedno je


## What is wrong with a folder for data

fault-directory-unusable = priečinok { $path } sa nedá použiť: { $reason }
fault-directory-in-use = priečinok { $path } používa iný proces: { $process }
fault-directory-newer = do priečinka { $path } zapisovala novšia verzia tohto programu
