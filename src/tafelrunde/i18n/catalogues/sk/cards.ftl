### UGO! in the browser. $card, $land and the like come from names.ftl and stand as they are there; names are never inflected.
### Points may be negative and are texts ("−5"). $letter is a section, A to E.


## The table

cards-round = Kolo { $round } zo { $rounds }
cards-trick = Zdvih { $trick } z { $tricks }
cards-you = Ty
cards-total = spolu { $points }
cards-points = Body
cards-supply = Roľníci v zásobe: { $count }
cards-supply-word = zásoba
cards-no-farmers = Tu netreba roľníkov: sú tu od začiatku.
cards-hand-size =
    { $cards ->
        [one] { $cards } karta v ruke
        [few] { $cards } karty v ruke
       *[other] { $cards } kariet v ruke
    }
cards-kingdoms = Kráľovstvá
cards-kingdom-yours = Tvoje kráľovstvo
cards-kingdom-then = Tvoje kráľovstvo, ako by potom vyzeralo
cards-kingdom-of = Kráľovstvo: { $player }
cards-look-at = { $player }: pozrieť kráľovstvo
cards-section = { $letter }: { $land }. Roľníci: { $there } z { $needed }. Body: { $points }.
cards-no-land = bez pozemku
cards-led = začiatok zdvihu
cards-winning = vedie
cards-seconds =
    { $seconds ->
        [one] Na ťah zostáva { $seconds } sekunda
        [few] Na ťah zostávajú { $seconds } sekundy
       *[other] Na ťah zostáva { $seconds } sekúnd
    }


## The own hand

cards-hand = Tvoje karty
cards-with-farmers =
    { $farmers ->
        [one] { $card }, { $farmers } roľník
        [few] { $card }, { $farmers } roľníci
       *[other] { $card }, { $farmers } roľníkov
    }
cards-blocked = { $card }; nemožno zahrať, lebo ešte máš vynesenú farbu: { $land }
cards-play = Zahrať: { $card }
cards-again = Ďalším ťuknutím ju zahráš.
cards-lifted-early = Leží pripravená: { $card }. Zahrať ju môžeš, len čo budeš na rade.
cards-passed = To prišlo neskoro: pri stole sa už hrá ďalej.
cards-waits-for-line = Karta sa zahrá, len čo sa obnoví spojenie.


## Whose turn it is

cards-you-lead = Vynášaš.
cards-you-lead-any = Zahrať smieš ktorúkoľvek kartu.
cards-your-turn = Si na rade.
cards-was-led = Vynesená farba: { $land }.
cards-turn = Na rade je { $player }.
cards-places = { $player } ukladá zdvih.


## What a card would do, and why a trick was won

cards-yours = Zdvih je tvoj.
cards-yours-so-far = Zatiaľ by bol zdvih tvoj.
cards-yours-if-highest = Zdvih je tvoj, ak nikto nezahrá vyššie.
cards-theirs = Zdvih berie { $player }.
cards-theirs-so-far = Zatiaľ by zdvih bral { $player }.
cards-why-highest = Najvyššia karta: { $card }.
cards-why-led-suit = Hodnota { $value } leží viackrát a vynesená bola táto farba: { $land }.
cards-why-first = Hodnota { $value } leží viackrát, ale nie vo vynesenej farbe. Vyhráva prvá: { $card }.
cards-lands-new = Nová na { $letter }: { $card }.
cards-lands-on = Na { $letter } prikryje { $card } kartu { $covered }.
cards-lands-under = Na { $letter } bude { $card } pod kartou { $top }.
cards-still-missing =
    { $missing ->
        [one] Chýba tam ešte { $missing } roľník.
        [few] Chýbajú tam ešte { $missing } roľníci.
       *[other] Chýba tam ešte { $missing } roľníkov.
    }
cards-gain =
    { $gained ->
        [one] Získaš { $gained } roľníka.
        [few] Získaš { $gained } roľníkov.
       *[other] Získaš { $gained } roľníkov.
    }
cards-gain-theirs =
    { $gained ->
        [one] { $player } získava { $gained } roľníka.
        [few] { $player } získava { $gained } roľníkov.
       *[other] { $player } získava { $gained } roľníkov.
    }
# Fewer than are due, because the kingdom is full or the supply is empty.
cards-gain-short =
    { $due ->
        [one] Máš nárok na { $due } roľníka, ale žiadneho nedostaneš.
        [few] Máš nárok na { $due } roľníkov, ale { $gained ->
            [0] žiadneho nedostaneš
           *[other] dostaneš len { $gained }
        }.
       *[other] Máš nárok na { $due } roľníkov, ale { $gained ->
            [0] žiadneho nedostaneš
           *[other] dostaneš len { $gained }
        }.
    }
cards-choose-later = Ako budú karty ležať, si potom zvolíš.
cards-change = Body tvojho kráľovstva: z { $before } na { $after }.


## Placing a trick

cards-place-title = Zdvih je tvoj. Ako ho uložíš?
cards-place-order =
    { $suits ->
        [2] Ktorá farba bude prvá? Ťuknutím ich vymeníš.
       *[other] Ktorá farba príde kam? Ťukni na dve a vymenia sa.
    }
cards-place-where = Teraz ťukni na miesto, kam má prísť.
cards-place-suit = { $letter }: { $land }
cards-place-top = Ktorá karta bude navrchu?
cards-place-done = Uložiť takto
cards-place-change = Uložiť inak
cards-place-until = Kým nevynesieš, môžeš to zmeniť.
cards-landed = Uložené: { $sections }.


## Tricks and events to look at again

cards-tricks = Zdvihy tohto kola
cards-tricks-of = Zdvihy { $round }. kola
cards-tricks-short = Zdvihy
cards-no-tricks = V tomto kole zatiaľ nebol žiadny zdvih.
cards-log = Čo sa stalo


## Points, section by section

cards-standing = Body, ako to teraz stojí
cards-scored = Kolo { $round } je spočítané
cards-by-round = Body po kolách
cards-sum = spolu
cards-place = Miesto
cards-player = Hráč
cards-next-round = Pokračovať: kolo { $round }
cards-look-back = Pozrieť zdvihy
cards-back = Späť k stolu
cards-close = Zavrieť
cards-below = Pod ňou:
cards-score-top = Hodnota vrchnej karty.
cards-score-top-on = Hodnota vrchnej karty; pod ňou leží { $covered }.
cards-score-tended = Všetci roľníci sú tu, vrchná karta platí.
cards-score-missing =
    { $missing ->
        [one] { $missing } roľník chýba: karta neplatí a stojí to { $cost } bodov.
        [few] { $missing } roľníci chýbajú: karta neplatí a stojí to { $cost } bodov.
       *[other] { $missing } roľníkov chýba: karta neplatí a stojí to { $cost } bodov.
    }
cards-score-no-land =
    { $points ->
        [one] Bez pozemku, ale so všetkými roľníkmi: { $points } bod.
        [few] Bez pozemku, ale so všetkými roľníkmi: { $points } body.
       *[other] Bez pozemku, ale so všetkými roľníkmi: { $points } bodov.
    }
cards-score-nothing = Bez pozemku a bez všetkých roľníkov: nič.
cards-score-empty = Bez pozemku: nič.
cards-legend-tended = Všetci roľníci sú tu: platí vrchná karta.
cards-legend-missing = Karta neplatí; za každého chýbajúceho roľníka −5.
cards-legend-empty = Roľníci bez pozemku: C 1, D 3, E 5 bodov.


## The end

cards-wins = Vyhráva { $player }!
cards-you-win = Vyhrávaš!
cards-share = O víťazstvo sa delia { $players }!
cards-why-won =
    { $ahead ->
        [one] Po štyroch kolách má { $winner } { $points } b., { $second } o { $ahead } menej.
        [few] Po štyroch kolách má { $winner } { $points } b., { $second } o { $ahead } menej.
       *[other] Po štyroch kolách má { $winner } { $points } b., { $second } o { $ahead } menej.
    }
cards-why-shared = Po štyroch kolách majú rovnako ({ $points } b.) a nikto nemá viac.
cards-why-alone = To je { $points } b. po štyroch kolách.
cards-last-round = Odkiaľ sú body posledného kola


## Help

cards-help = Ako hrať karty
cards-help-tap = Prvé ťuknutie kartu nadvihne a ukáže, čo by v tvojom kráľovstve zmenila; druhé ju zahrá.
cards-help-drag = Alebo kartu pretiahni na stôl.
cards-help-hatched = Šrafovanú kartu teraz zahrať nesmieš; ťukni na ňu a dozvieš sa prečo.
cards-help-look = Ťuknutím na meno uvidíš kráľovstvo oblasť po oblasti, ťuknutím na kolo jeho zdvihy.
cards-help-keys = Klávesy: šípky prechádzajú kartami, číslice volia kartu podľa miesta, Enter ju zahrá, Esc ju vráti.
cards-one-tap = Hrať jedným ťuknutím, bez náhľadu
