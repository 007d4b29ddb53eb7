### UGO! in the browser. $card, $land and the like come from names.ftl and stand as they are there; names are never inflected.
### Points may be negative and are texts ("−5"). $letter is a section, A to E.


## The table

cards-round = Kolo { $round } ze { $rounds }
cards-trick = Zdvih { $trick } z { $tricks }
cards-you = Ty
cards-total = celkem { $points }
cards-points = Body
cards-supply = Rolníci v zásobě: { $count }
cards-supply-word = zásoba
cards-no-farmers = Tady nejsou potřeba rolníci: jsou tu od začátku.
cards-hand-size =
    { $cards ->
        [one] { $cards } karta v ruce
        [few] { $cards } karty v ruce
       *[other] { $cards } karet v ruce
    }
cards-kingdoms = Království
cards-kingdom-yours = Tvoje království
cards-kingdom-then = Tvoje království, jak by pak vypadalo
cards-kingdom-of = Království: { $player }
cards-look-at = { $player }: prohlédnout království
cards-section = { $letter }: { $land }. Rolníci: { $there } z { $needed }. Body: { $points }.
cards-no-land = bez pozemku
cards-led = začátek zdvihu
cards-winning = vede
cards-seconds =
    { $seconds ->
        [one] Na tah zbývá { $seconds } sekunda
        [few] Na tah zbývají { $seconds } sekundy
       *[other] Na tah zbývá { $seconds } sekund
    }


## The own hand

cards-hand = Tvoje karty
cards-with-farmers =
    { $farmers ->
        [one] { $card }, { $farmers } rolník
        [few] { $card }, { $farmers } rolníci
       *[other] { $card }, { $farmers } rolníků
    }
cards-blocked = { $card }; nelze zahrát, protože máš ještě vynesenou barvu: { $land }
cards-play = Zahrát: { $card }
cards-again = Dalším klepnutím ji zahraješ.
cards-lifted-early = Leží připravená: { $card }. Zahrát ji můžeš, jakmile budeš na řadě.
cards-passed = To přišlo pozdě: u stolu se už hraje dál.
cards-waits-for-line = Karta se zahraje, jakmile se obnoví spojení.


## Whose turn it is

cards-you-lead = Vynášíš.
cards-you-lead-any = Zahrát smíš kteroukoli kartu.
cards-your-turn = Jsi na řadě.
cards-was-led = Vynesená barva: { $land }.
cards-turn = Na řadě je { $player }.
cards-places = { $player } ukládá zdvih.


## What a card would do, and why a trick was won

cards-yours = Zdvih je tvůj.
cards-yours-so-far = Zatím by zdvih byl tvůj.
cards-yours-if-highest = Zdvih je tvůj, pokud nikdo nezahraje výš.
cards-theirs = Zdvih bere { $player }.
cards-theirs-so-far = Zatím by zdvih bral { $player }.
cards-why-highest = Nejvyšší karta: { $card }.
cards-why-led-suit = Hodnota { $value } leží víckrát a vynesena byla tato barva: { $land }.
cards-why-first = Hodnota { $value } leží víckrát, ale ne ve vynesené barvě. Vyhrává první: { $card }.
cards-lands-new = Nově na { $letter }: { $card }.
cards-lands-on = Na { $letter } přikryje { $card } kartu { $covered }.
cards-lands-under = Na { $letter } bude { $card } pod kartou { $top }.
cards-still-missing =
    { $missing ->
        [one] Chybí tam ještě { $missing } rolník.
        [few] Chybějí tam ještě { $missing } rolníci.
       *[other] Chybí tam ještě { $missing } rolníků.
    }
cards-gain =
    { $gained ->
        [one] Získáš { $gained } rolníka.
        [few] Získáš { $gained } rolníky.
       *[other] Získáš { $gained } rolníků.
    }
cards-gain-theirs =
    { $gained ->
        [one] { $player } získává { $gained } rolníka.
        [few] { $player } získává { $gained } rolníky.
       *[other] { $player } získává { $gained } rolníků.
    }
# Fewer than are due, because the kingdom is full or the supply is empty.
cards-gain-short =
    { $due ->
        [one] Máš nárok na { $due } rolníka, ale žádného nedostaneš.
        [few] Máš nárok na { $due } rolníky, ale { $gained ->
            [0] žádného nedostaneš
           *[other] dostaneš jen { $gained }
        }.
       *[other] Máš nárok na { $due } rolníků, ale { $gained ->
            [0] žádného nedostaneš
           *[other] dostaneš jen { $gained }
        }.
    }
cards-choose-later = Jak budou karty ležet, si pak zvolíš.
cards-change = Body tvého království: z { $before } na { $after }.


## Placing a trick

cards-place-title = Zdvih je tvůj. Jak ho uložíš?
cards-place-order =
    { $suits ->
        [2] Která barva bude první? Klepnutím je prohodíš.
       *[other] Která barva přijde kam? Klepni na dvě a prohodí se.
    }
cards-place-where = Teď klepni na místo, kam má přijít.
cards-place-suit = { $letter }: { $land }
cards-place-top = Která karta bude nahoře?
cards-place-done = Uložit takto
cards-place-change = Uložit jinak
cards-place-until = Dokud nevyneseš, můžeš to změnit.
cards-landed = Uloženo: { $sections }.


## Tricks and events to look at again

cards-tricks = Zdvihy tohoto kola
cards-tricks-of = Zdvihy { $round }. kola
cards-tricks-short = Zdvihy
cards-no-tricks = V tomto kole zatím nebyl žádný zdvih.
cards-log = Co se stalo


## Points, section by section

cards-standing = Body, jak to teď stojí
cards-scored = Kolo { $round } je sečtené
cards-by-round = Body po kolech
cards-sum = celkem
cards-place = Místo
cards-player = Hráč
cards-next-round = Pokračovat: kolo { $round }
cards-look-back = Prohlédnout zdvihy
cards-back = Zpět ke stolu
cards-close = Zavřít
cards-below = Pod ní:
cards-score-top = Hodnota vrchní karty.
cards-score-top-on = Hodnota vrchní karty; pod ní leží { $covered }.
cards-score-tended = Všichni rolníci jsou tu, vrchní karta platí.
cards-score-missing =
    { $missing ->
        [one] { $missing } rolník chybí: karta neplatí a stojí to { $cost } bodů.
        [few] { $missing } rolníci chybějí: karta neplatí a stojí to { $cost } bodů.
       *[other] { $missing } rolníků chybí: karta neplatí a stojí to { $cost } bodů.
    }
cards-score-no-land =
    { $points ->
        [one] Bez pozemku, ale se všemi rolníky: { $points } bod.
        [few] Bez pozemku, ale se všemi rolníky: { $points } body.
       *[other] Bez pozemku, ale se všemi rolníky: { $points } bodů.
    }
cards-score-nothing = Bez pozemku a bez všech rolníků: nic.
cards-score-empty = Bez pozemku: nic.
cards-legend-tended = Všichni rolníci jsou tu: platí vrchní karta.
cards-legend-missing = Karta neplatí; za každého chybějícího rolníka −5.
cards-legend-empty = Rolníci bez pozemku: C 1, D 3, E 5 bodů.


## The end

cards-wins = Vyhrává { $player }!
cards-you-win = Vyhráváš!
cards-share = O vítězství se dělí { $players }!
cards-why-won =
    { $ahead ->
        [one] Po čtyřech kolech má { $winner } { $points } b., { $second } o { $ahead } méně.
        [few] Po čtyřech kolech má { $winner } { $points } b., { $second } o { $ahead } méně.
       *[other] Po čtyřech kolech má { $winner } { $points } b., { $second } o { $ahead } méně.
    }
cards-why-shared = Po čtyřech kolech mají stejně ({ $points } b.) a nikdo nemá víc.
cards-why-alone = To je { $points } b. po čtyřech kolech.
cards-last-round = Odkud jsou body posledního kola


## Help

cards-help = Jak hrát karty
cards-help-tap = První klepnutí kartu nadzvedne a ukáže, co by ve tvém království změnila; druhé ji zahraje.
cards-help-drag = Nebo kartu přetáhni na stůl.
cards-help-hatched = Šrafovanou kartu teď zahrát nesmíš; klepni na ni a dozvíš se proč.
cards-help-look = Klepnutím na jméno uvidíš království oblast po oblasti, klepnutím na kolo jeho zdvihy.
cards-help-keys = Klávesy: šipky procházejí kartami, číslice volí kartu podle místa, Enter ji zahraje, Esc ji vrátí.
cards-one-tap = Hrát jedním klepnutím, bez náhledu
