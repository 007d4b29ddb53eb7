### Stukken leggen, en Ubongo aan tafel. Namen worden nooit verbogen; $piece is een tekst zoals ‘Stuk 2: balk van 3’.


## Stukken leggen: knoppen, hulp

board-label = Jouw legtafel
board-card = Jouw legtafel: { $done } van { $of } stukken liggen erop
board-tray = Stukken naast de legtafel
board-grid = De legtafel in woorden
board-turn = Draaien
board-flip = Omkeren
board-undo = Ongedaan maken
board-keys = Zo leg je stukken
board-keys-mouse = Sleep een stuk naar de legtafel, of tik het stuk aan en dan het vakje. Nog eens tikken draait het. Tijdens het slepen draait het wiel of een tweede vinger, de rechterknop keert het om.
board-keys-piece = stuk 1, 2, 3 of 4 pakken
board-keys-move = verplaatsen (of van stuk naar stuk, omhoog naar de legtafel)
board-keys-turn = draaien
board-keys-turn-back = de andere kant op draaien
board-keys-flip = omkeren
board-keys-enter = pakken, neerleggen
board-keys-escape = terugleggen waar het lag
board-keys-beside = naast de legtafel leggen
board-keys-undo = ongedaan maken
board-keys-close = Begrepen


## Stukken leggen: voor wie luistert

board-piece = Stuk { $number }: { $piece }
board-piece-held = { $piece }, in je hand; { $width } breed, { $height } hoog
board-piece-laid = { $piece }, op de legtafel vanaf kolom { $column }, rij { $row }; { $width } breed, { $height } hoog
board-piece-beside = { $piece }, naast de legtafel; { $width } breed, { $height } hoog
board-cell-none = Rij { $row }, kolom { $column }: hoort niet bij het vlak
board-cell-taken = Rij { $row }, kolom { $column }: { $piece }
board-cell-free = Rij { $row }, kolom { $column }: vrij
board-said-picked = Gekozen: { $piece }.
board-said-laid = Op de legtafel: { $piece }, vanaf kolom { $column }, rij { $row }. Gelegde stukken: { $done } van { $of }.
board-said-beside = Naast de legtafel: { $piece }.
board-said-turned = Gedraaid: { $piece }; { $width } breed, { $height } hoog.
board-said-flipped = Omgekeerd: { $piece }; { $width } breed, { $height } hoog.
board-said-fits = Kolom { $column }, rij { $row }: past.
board-said-fits-not = Kolom { $column }, rij { $row }: past niet.
board-said-no-fit = Past daar niet: { $piece }.


## Ubongo aan tafel: de bovenste regel en de anderen

board-round = Ronde { $round } van { $rounds }
board-second-glass = tweede zandloper
board-grace = extra tijd om te lopen en te pakken
board-die = De dobbelsteen toont: { $symbol }
board-die-waits = De dobbelsteen
board-unit-seconds = s
board-time-left =
    { $seconds ->
        [one] Nog { $seconds } seconde
       *[other] Nog { $seconds } seconden
    }
board-time-up = De zandloper is doorgelopen.
board-others = De anderen
board-bot = bot
board-away = afwezig
board-short-time = { $seconds } s
board-gives-up = geeft op
board-gave-up = opgegeven
board-pieces-laid = { $done } van { $of }
board-you = Jij


## Ubongo classic: figuren, dobbelsteen, de roep

board-place = Waar begint jouw figuur?
board-place-hint = Tik een veld aan. Heb je je legtafel opgelost, dan pak je de voorste edelstenen van een rij: kies waar je mooi vindt wat vooraan ligt.
board-placed = Jouw figuur staat.
board-placed-hint = Tot de eerste worp mag je nog een ander veld kiezen.
board-place-watch = De figuren worden neergezet
board-still-to-place = Nog te plaatsen: { $players }.
board-roll-you = Jij dobbelt
board-roll-other = Er dobbelt: { $player }
board-roll-hint = Met jouw worp gaan alle legtafels open en loopt het zand.
board-roll-hint-untimed = Met jouw worp gaan alle legtafels open. Er is geen zandloper.
board-rolls-itself = Is de tijd hierboven om, dan dobbelt de tafel vanzelf.
board-roll = Dobbelen
board-opening = Maak je klaar!
board-opening-hint = Over een ogenblik liggen alle legtafels open.
board-round-over = Ronde { $round } is voorbij
board-nobody-solved = Niemand heeft een legtafel opgelost.
board-all-gave-up = Iedereen heeft opgegeven, dus de rest van het zand en een tweede zandloper vervallen.
board-ahead = Voorsprong: { $margin } ms.
board-could-be = zo had het gekund
board-took-nothing = niets gepakt
board-rank-short = { $rank }.
board-give-up = Deze legtafel opgeven
board-given-up = Je hebt deze legtafel opgegeven.
board-go-on = Toch doorgaan
board-settling = Een ogenblik …
board-settling-hint = Het is nog niet zeker wie er eerst was. Wat je nu doet, telt zodra het zeker is.
board-ranked =
    { $rank ->
        [1] Eerste! Tijd: { $time }.
        [2] Tweede! Tijd: { $time }.
        [3] Derde! Tijd: { $time }.
        [4] Vierde! Tijd: { $time }.
        [5] Vijfde! Tijd: { $time }.
       *[6] Zesde! Tijd: { $time }.
    }
board-ranked-hint =
    { $steps ->
        [0] Je figuur blijft staan en je mag de twee voorste stenen pakken.
        [one] Je mag nu tot { $steps } veld lopen en dan twee stenen pakken.
       *[other] Je mag nu tot { $steps } velden lopen en dan twee stenen pakken.
    }
board-until-sand = Doe het voordat het zand is doorgelopen.
board-to-gems = Naar de edelstenen


## Ubongo classic: edelstenen

board-gems = Spelbord
board-your-gems = Jouw edelstenen
board-everyone = Ieders edelstenen
board-busy =
    { $count ->
        [one] Nog bezig
       *[other] Nog bezig
    }
board-your-board-solved = Jouw legtafel, opgelost
board-field = Veld { $field }.
board-field-figures = Hier staan: { $players }.
board-field-front =
    { $count ->
        [one] Vooraan: { $gems }. Nog in de rij: { $count } edelsteen.
       *[other] Vooraan: { $gems }. Nog in de rij: { $count } edelstenen.
    }
board-field-empty = Deze rij is leeg.
board-rank =
    { $rank ->
        [1] Eerste!
        [2] Tweede!
        [3] Derde!
       *[other] Opgelost!
    }
board-allowance =
    { $steps ->
        [0] Pak je stenen!
        [one] Je mag tot { $steps } veld lopen.
       *[other] Je mag tot { $steps } velden lopen.
    }
board-choose-hint = Tik op een omrand veld en zie wat je daar zou pakken; er is nog niets gepakt.
board-pointed-hint = Er is nog niets gepakt: tik nog eens op het veld, of druk op de knop.
board-pointed-empty = Hier valt niets te pakken. Bekijk een ander veld.
board-stay-hint = Je figuur blijft staan: de knop pakt de twee voorste stenen van die rij.
board-moved-hint = Je hebt gelopen. Pak nu, of wacht tot anderen vooraan hebben weggepakt.
board-move-and-take =
    { $count ->
        [one] Lopen en de steen pakken
       *[other] Lopen en beide stenen pakken
    }
board-take =
    { $count ->
        [one] De steen pakken
       *[other] Beide stenen pakken
    }
board-move = Alleen lopen
board-watching = De race is bezig
board-not-solved = Deze keer niet opgelost
board-taken = Gepakt!
board-taken-nothing = Deze keer niets gepakt
board-wait-hint = De ronde eindigt als het zand is doorgelopen, of als niemand meer iets kan doen.
board-wait-hint-untimed = De ronde eindigt zodra niemand meer iets kan doen.


## Ubongo classic: hoe het afliep

board-wins =
    { $count ->
        [one] { $players } wint!
       *[other] Gedeelde winst: { $players }!
    }
board-final = Eindstand, beste kleur eerst
board-why-shared = In alle zes kleuren gelijk, dus gedeelde winst: { $players }.
board-why-best = { $winner } heeft { $more } stenen van de beste kleur, { $other } maar { $less }.
board-why-level =
    { $place ->
        [1] { $winner } en { $other } hebben allebei { $equal } stenen van hun beste kleur. De tweede kleur beslist: { $more } tegen { $less }.
        [2] { $winner } en { $other } staan gelijk in hun twee beste kleuren ({ $equal }). De derde kleur beslist: { $more } tegen { $less }.
        [3] { $winner } en { $other } staan gelijk in hun drie beste kleuren ({ $equal }). De vierde kleur beslist: { $more } tegen { $less }.
        [4] { $winner } en { $other } staan gelijk in hun vier beste kleuren ({ $equal }). De vijfde kleur beslist: { $more } tegen { $less }.
       *[other] { $winner } en { $other } staan gelijk in hun vijf beste kleuren ({ $equal }). De zesde kleur beslist: { $more } tegen { $less }.
    }
board-chart = Seconden per ronde
board-chart-not = niet
