### Why something cannot be done, and what to do instead. Nothing has changed when one of these is read.
### No plurals here: numbers stand so that the words around them need not change.


## At the table

refused-table-seats = Kies voor dit spel { $fewest } tot en met { $most } plaatsen, geen { $seats }.
refused-table-unknown-game = Dit spel bestaat hier niet. Kies ugo, ubongo-classic of ubongo-diamonds.
refused-table-options = Deze opties passen niet bij het spel. Kijk de namen en waarden na.
refused-table-busy = De tafel heeft het nu te druk. Probeer het zo nog eens.
refused-table-broken = Er is iets misgegaan aan deze tafel. Open de tafel opnieuw; wat er tot nu toe is gespeeld, blijft bewaard.
refused-table-not-stored = Dit kon niet worden bewaard, dus het telt niet. Probeer het nog eens.
refused-table-garbled = Dat was niet te begrijpen. Probeer het nog eens.
refused-table-not-seated = Je zit niet aan deze tafel. Ga eerst zitten.
refused-table-not-playing = Het spel is niet aan de gang. Wacht tot het begint of open een nieuwe tafel.
refused-table-alone = Alleen tegen de klok is er geen pauze.
refused-table-already-seated = Je zit al aan deze tafel.
refused-table-has-begun = Het spel is begonnen, dus de plaatsen liggen vast. Je mag wel meekijken.
refused-table-full = Alle plaatsen zijn bezet. Je mag meekijken of zelf een tafel openen.
refused-table-seat-taken = Daar zit al iemand. Kies een andere plaats.
refused-table-not-full = Er zijn nog plaatsen vrij. Wacht tot alles bezet is en begin dan.

refused-name-empty = Vul een naam in met minstens één letter.
refused-name-long = Deze naam is te lang. Gebruik hooguit { $most } letters.


## UGO!

refused-ugo-over = Het spel is afgelopen.
refused-ugo-not-your-turn = Je bent nog niet aan de beurt. Wacht op de anderen.
refused-ugo-must-follow = Je hebt nog een kaart in de gevraagde kleur, dus die kleur moet je bekennen: { $suit }.
refused-ugo-not-in-hand = Deze kaart heb je niet: { $suit } { $value }. Kies een van je handkaarten.
refused-ugo-placing-first = Leg eerst de slag neer die je hebt gewonnen en speel dan een kaart.
refused-ugo-not-placing = Er valt nu niets neer te leggen.
refused-ugo-bad-order = Noem elke nieuwe kleur van deze slag één keer, van links naar rechts.
refused-ugo-bad-tops = Noem voor elke kleur met meerdere kaarten in deze slag één van die kaarten als bovenste.
refused-ugo-late = Te laat: de tijd voor deze beurt is om.
refused-ugo-stale-round = Dat was bedoeld voor een eerdere ronde. Dit is ronde { $round }: kijk nog eens en kies dan.
refused-ugo-stale-trick = Dat was bedoeld voor een eerdere slag. Dit is slag { $trick }: kijk nog eens en kies dan.
refused-ugo-already-resigned = Je hebt dit spel al verlaten.
refused-ugo-bad-turn-seconds = De beurtklok kan worden ingesteld op { $fewest } tot { $most } seconden, of op 0 voor geen klok.
refused-ugo-bad-dealer = De eerste gever moet een van de spelers aan tafel zijn. De plaatsen worden hier vanaf 0 geteld.


## Ubongo: the round

refused-ubongo-over = Het spel is afgelopen.
refused-ubongo-gone = Je hebt dit spel verlaten.
refused-ubongo-not-in-this-game = Dat hoort niet bij dit spel.
refused-ubongo-stale-round = Dat past nu niet bij ronde { $round }. Kijk nog eens en kies dan.
refused-ubongo-stale-glass = Dat was bedoeld voor de eerste zandloper. Nu loopt de tweede.
refused-ubongo-stale-task = Opgave { $task } is afgehandeld. Bekijk de nieuwe.
refused-ubongo-round-over = Ronde { $round } is voorbij. Wacht op de volgende.
refused-ubongo-rolled-already = Er is al gedobbeld.
refused-ubongo-not-the-starter = In deze ronde dobbelt iemand anders.
refused-ubongo-not-revealed = De legtafels zijn nog verborgen. Wacht op de worp.
refused-ubongo-no-board = Je hebt in deze ronde geen legtafel.
refused-ubongo-solved-already = Je hebt deze legtafel al opgelost.
refused-ubongo-late = Te laat: de zandloper was al doorgelopen.
refused-ubongo-settling = Even geduld: het staat nog niet vast wie het eerst klaar was.
refused-ubongo-wrong-piece = Dit stuk hoort niet bij je opgave. Gebruik alleen de stukken die je legtafel toont.
refused-ubongo-piece-twice = Van dit stuk heb je er maar één: { $piece }.
refused-ubongo-piece-missing = Er ontbreekt nog een stuk: { $piece }. Je moet alle getoonde stukken gebruiken.
refused-ubongo-outside = Een stuk steekt buiten het legvlak: { $piece }. Verschuif het.
refused-ubongo-overlap = Een stuk ligt op een ander: { $piece }. Verschuif het.
refused-ubongo-uncovered = Een deel van het legvlak is nog open. Bedek het helemaal.


## Ubongo classic: figures and gems

refused-ubongo-figures-stand = De figuren blijven staan waar ze staan: er is al gedobbeld.
refused-ubongo-no-such-field = De velden zijn genummerd van 1 tot en met { $fields }.
refused-ubongo-not-solved = Los eerst je legtafel op. Dan mag je je figuur verplaatsen en edelstenen nemen.
refused-ubongo-moved-already = Je hebt je figuur in deze ronde al verplaatst. Edelstenen nemen mag nog wel.
refused-ubongo-already-there = Je figuur staat al op dit veld. Je mag meteen edelstenen nemen.
refused-ubongo-too-far = Dat is te ver. Zoveel velden mag je vooruit of terug: { $allowed }; zoveel wilde je er: { $asked }.
refused-ubongo-taken-already = Je hebt je edelstenen in deze ronde al genomen.
refused-ubongo-row-empty = Bij dit veld liggen geen edelstenen meer. Mag je je figuur nog verplaatsen, probeer dan een ander veld.


## Ubongo diamond hunt and solo

refused-ubongo-starter-known = Wie het eerst dobbelt, staat al vast.
refused-ubongo-no-giving-up = In een beslissingsduel kun je niet opgeven. Je mag wel nieuwe legtafels of gedeelde winst voorstellen.
refused-ubongo-no-shootout = Dat kan alleen in een beslissingsduel.
refused-ubongo-not-tied = Alleen wie gelijk staat, doet mee aan het beslissingsduel.
refused-ubongo-proposed-already = Dat is al voorgesteld. Je kunt ermee instemmen.
refused-ubongo-not-proposed = Dit is nu niet voorgesteld: { $wish }. Je kunt het zelf voorstellen.
refused-ubongo-agreed-already = Je hebt al ingestemd. Nu zijn de anderen aan zet.
refused-ubongo-no-more-hints = Voor deze opgave zijn er geen hints meer: alle stukken zijn al getoond.


## Ubongo: options of the table

refused-ubongo-option-seconds = De zandloper kan worden ingesteld op { $fewest } tot { $most } seconden, of op 0 voor geen zandloper.
refused-ubongo-option-deck = Er is geen set legtafels met deze naam die groot genoeg is: { $deck }.
refused-ubongo-option-grace = De extra tijd kan 0, 3 of 5 seconden duren.
refused-ubongo-option-sides = Geef voor elke speler één zijde op, zoveel in totaal: { $seats }.
refused-ubongo-option-all-boards = Alle legtafels spelen kan alleen met 2 of 3 spelers, en zonder de uitbreiding.
refused-ubongo-option-starter = De startspeler moet een van de spelers aan tafel zijn. De plaatsen worden hier vanaf 0 geteld.
refused-ubongo-option-solo-length = Kies 5, 10 of 20 minuten of opgaven.


## Why something was not possible, where the reason is the connection or the request

refused-table-unknown = Er is geen tafel met deze code.
refused-wire-garbled = De server heeft dat niet begrepen. Laad de pagina opnieuw.
refused-daily-not-begun = Draai eerst de opgave om; dan loopt de klok.
refused-web-garbled = De server heeft dat niet begrepen. Laad de pagina opnieuw.
refused-web-too-much = Dat is te lang.
refused-web-not-our-page = Dat kwam niet van deze pagina.
refused-web-who-are-you = Vertel ons eerst je naam.
refused-web-no-such-page = Deze pagina bestaat niet.
refused-web-unreachable = De server is niet bereikbaar. Probeer het nog eens.


## The template game, which only developers play

refused-null-late = Te laat: de tijd is om.
refused-null-not-now = Dat kan nu niet.
refused-null-seconds = De tijd kan worden ingesteld op { $fewest } tot { $most } seconden.


## What is wrong with a file of boards

fault-deck-unknown = er is geen ingebouwde set met deze naam; bekend: { $known }
fault-deck-json = dit is geen JSON: { $detail }
fault-deck-shape = dit heeft niet de vorm van een set legtafels: { $detail }
fault-deck-format = formaat { $found } is hier niet bekend, alleen { $known }
fault-deck-name = de naam moet één afdrukbare regel van hooguit { $longest } letters zijn
fault-deck-no-cards = er zitten geen legtafels in
fault-deck-id-twice = nummer { $id } komt twee keer voor, het eerst in { $first }
fault-deck-parts = het legvlak valt in meerdere delen uiteen; het moet één geheel zijn
fault-deck-holes = het legvlak heeft een gat
fault-deck-congruent = dit legvlak is hetzelfde als in { $first }, alleen gedraaid of omgekeerd
fault-deck-symbol-unknown = het symbool { $symbol } staat niet op de dobbelsteen
fault-deck-symbol-missing = de rij voor { $symbol } ontbreekt
fault-deck-piece-unknown = het stuk { $piece } bestaat niet
fault-deck-piece-twice = het stuk { $piece } staat twee keer in één rij
fault-deck-piece-count = aantal stukken in de rij: { $found }; dat moeten er { $wanted } zijn
fault-deck-set-twice = dit zijn dezelfde stukken als naast { $first }
fault-deck-area = de stukken hebben { $pieces } vakjes, het legvlak heeft er { $region }
fault-deck-unsolvable = het legvlak is niet te bedekken met { $pieces }
fault-deck-covers = volgens het bestand zijn er zoveel oplossingen: { $found }; nageteld: { $counted }
fault-deck-grade = volgens het bestand is de moeilijkheid { $found }; nagerekend: { $counted }
fault-region-empty = het legvlak heeft geen vakjes
fault-region-ragged = rij { $row } van het legvlak is niet even lang als de eerste
fault-region-character = rij { $row } van het legvlak heeft een teken dat geen # en geen . is: { $character }
fault-region-too-large = het legvlak is te groot: breedte { $width }, hoogte { $height }
fault-region-margin = het legvlak moet krap zijn uitgesneden: geen lege rijen of kolommen aan de rand


## What is wrong with a log file

fault-log-empty = het logboek is leeg
fault-log-not-a-log = dit is geen logboek van een tafel: { $detail }
fault-log-newer = het logboek heeft formaat { $format }, en dat is nieuwer dan dit programma
fault-log-unknown-game = er is geen spel met de naam { $game }
fault-log-bad-options = de opties passen niet bij het spel: { $detail }
fault-log-bad-line = dit is geen regel van een logboek: { $detail }
fault-log-bad-event = deze gebeurtenis hoort niet in dit spel: { $detail }
fault-log-gap = er ontbreekt een regel: nummer { $expected } verwacht, { $found } gevonden
fault-log-after-the-end = er staat nog iets na het einde van het spel
fault-log-impossible = na wat eraan voorafging, kan dit niet zijn gebeurd: { $detail }
fault-log-unfinished = het spel is niet afgelopen, dus er is nog geen startwaarde om het mee na te gaan
fault-log-other-seed = de startwaarde is een andere dan bij het openen van de tafel was beloofd
fault-log-wrong-draw = de startwaarde geeft hier een ander resultaat, trekking { $draw }
fault-log-undrawn = hier wordt geen trekking verwacht, en toch staat er een


## What is wrong with a folder for data

fault-directory-unusable = de map { $path } is niet te gebruiken: { $reason }
fault-directory-in-use = de map { $path } wordt al door een ander proces gebruikt: { $process }
fault-directory-newer = de map { $path } is geschreven door een nieuwere versie van dit programma
