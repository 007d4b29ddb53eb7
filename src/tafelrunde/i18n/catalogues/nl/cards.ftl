### UGO! in the browser. $card, $land and the like come from names.ftl and stand as they are there; names are never inflected.
### Points may be negative and are texts ("−5"). $letter is a section, A to E.


## The table

cards-round = Ronde { $round } van { $rounds }
cards-trick = Slag { $trick } van { $tricks }
cards-you = Jij
cards-total = totaal { $points }
cards-points = Punten
cards-supply = Boeren in de voorraad: { $count }
cards-supply-word = voorraad
cards-no-farmers = Hier zijn geen boeren nodig: die werken er al vanaf het begin.
cards-hand-size =
    { $cards ->
        [one] { $cards } handkaart
       *[other] { $cards } handkaarten
    }
cards-kingdoms = Koninkrijken
cards-kingdom-yours = Jouw koninkrijk
cards-kingdom-then = Jouw koninkrijk zoals het dan is
cards-kingdom-of = Koninkrijk van { $player }
cards-look-at = { $player }: dit koninkrijk bekijken
cards-section = { $letter }: { $land }. Boeren: { $there } van { $needed }. Punten: { $points }.
cards-no-land = geen landerij
cards-led = is uitgekomen
cards-winning = ligt voor
cards-seconds =
    { $seconds ->
        [one] Nog { $seconds } seconde voor je beurt
       *[other] Nog { $seconds } seconden voor je beurt
    }


## The own hand

cards-hand = Jouw hand
cards-with-farmers =
    { $farmers ->
        [one] { $card }, { $farmers } boer
       *[other] { $card }, { $farmers } boeren
    }
cards-blocked = { $card }; niet speelbaar, want je hebt nog de gevraagde kleur: { $land }
cards-play = Speel { $card }
cards-again = Tik er nog eens op om hem te spelen.
cards-lifted-early = De { $card } ligt klaar. Je kunt hem spelen zodra jij aan de beurt bent.
cards-passed = Dat kwam te laat: de tafel is al verder.
cards-waits-for-line = Je kaart wordt gespeeld zodra de verbinding terug is.


## Whose turn it is

cards-you-lead = Jij komt uit.
cards-you-lead-any = Elke kaart mag.
cards-your-turn = Jij bent aan de beurt.
cards-was-led = Gevraagd: { $land }.
cards-turn = { $player } is aan de beurt.
cards-places = { $player } legt de slag neer.


## What a card would do, and why a trick was won

cards-yours = De slag is voor jou.
cards-yours-so-far = Tot nu toe zou de slag voor jou zijn.
cards-yours-if-highest = De slag is voor jou als niemand hoger speelt.
cards-theirs = { $player } neemt de slag.
cards-theirs-so-far = Tot nu toe zou { $player } de slag nemen.
cards-why-highest = Het hoogst is de { $card }.
cards-why-led-suit = Er ligt meer dan één { $value }, en deze kleur was gevraagd: { $land }.
cards-why-first = Er ligt meer dan één { $value }, maar geen in de gevraagde kleur: de eerste wint, de { $card }.
cards-lands-new = De { $card } komt nieuw op { $letter }.
cards-lands-on = Op { $letter } komt de { $card } boven op de { $covered }.
cards-lands-under = Op { $letter } komt de { $card } onder de { $top }.
cards-still-missing =
    { $missing ->
        [one] Daar ontbreekt nog { $missing } boer.
       *[other] Daar ontbreken nog { $missing } boeren.
    }
cards-gain =
    { $gained ->
        [one] Je krijgt { $gained } boer.
       *[other] Je krijgt { $gained } boeren.
    }
cards-gain-theirs =
    { $gained ->
        [one] { $player } krijgt { $gained } boer.
       *[other] { $player } krijgt { $gained } boeren.
    }
# Fewer than are due, because the kingdom is full or the supply is empty.
cards-gain-short =
    { $due ->
        [one] Je hebt recht op { $due } boer, maar je krijgt er geen.
       *[other] Je hebt recht op { $due } boeren, maar je krijgt er { $gained ->
            [0] geen
           *[other] slechts { $gained }
        }.
    }
cards-choose-later = Hoe de kaarten komen te liggen, kies je daarna.
cards-change = Punten van je koninkrijk: van { $before } naar { $after }.


## Placing a trick

cards-place-title = De slag is voor jou. Hoe moet hij liggen?
cards-place-order =
    { $suits ->
        [2] Welke kleur eerst? Eén tik wisselt ze om.
       *[other] Welke kleur waar? Tik er twee aan om ze te wisselen.
    }
cards-place-where = Tik nu op de plaats waar ze heen moet.
cards-place-suit = { $letter }: { $land }
cards-place-top = Welke kaart ligt bovenop?
cards-place-done = Zo neerleggen
cards-place-change = Anders neerleggen
cards-place-until = Tot je uitkomt, mag je het nog veranderen.
cards-landed = Neergelegd: { $sections }.


## Tricks and events to look at again

cards-tricks = De slagen van deze ronde
cards-tricks-of = De slagen van ronde { $round }
cards-tricks-short = Slagen
cards-no-tricks = In deze ronde is nog geen slag gespeeld.
cards-log = Wat er gebeurde


## Points, section by section

cards-standing = Punten zoals het nu staat
cards-scored = Ronde { $round } is geteld
cards-by-round = Punten per ronde
cards-sum = totaal
cards-place = Plaats
cards-player = Wie
cards-next-round = Door naar ronde { $round }
cards-look-back = Slagen bekijken
cards-back = Terug naar de tafel
cards-close = Sluiten
cards-below = Daaronder:
cards-score-top = De waarde van de bovenste kaart.
cards-score-top-on = De waarde van de bovenste kaart; daaronder ligt de { $covered }.
cards-score-tended = Alle boeren zijn er, dus de bovenste kaart telt.
cards-score-missing =
    { $missing ->
        [one] Er ontbreekt { $missing } boer: de kaart telt niet en dat kost { $cost } punten.
       *[other] Er ontbreken { $missing } boeren: de kaart telt niet en dat kost { $cost } punten.
    }
cards-score-no-land =
    { $points ->
        [one] Geen landerij, maar wel alle boeren: { $points } punt.
       *[other] Geen landerij, maar wel alle boeren: { $points } punten.
    }
cards-score-nothing = Geen landerij en niet alle boeren: niets.
cards-score-empty = Geen landerij: niets.
cards-legend-tended = Alle boeren er: de bovenste kaart telt.
cards-legend-missing = De kaart telt niet; −5 voor elke boer die ontbreekt.
cards-legend-empty = Boeren zonder landerij: C 1, D 3, E 5 punten.


## The end

cards-wins = { $player } wint!
cards-you-win = Jij wint!
cards-share = { $players } winnen samen!
cards-why-won =
    { $ahead ->
        [one] Na vier rondes heeft { $winner } { $points } punten, { $ahead } meer dan { $second }.
       *[other] Na vier rondes heeft { $winner } { $points } punten, { $ahead } meer dan { $second }.
    }
cards-why-shared = Na vier rondes hebben ze elk { $points } punten, en niemand heeft meer.
cards-why-alone = Dat zijn { $points } punten na vier rondes.
cards-last-round = Waar de punten van de laatste ronde vandaan komen


## Help

cards-help = Zo speel je je kaarten
cards-help-tap = De eerste tik tilt een kaart op en laat zien wat hij in je koninkrijk verandert; de tweede speelt hem.
cards-help-drag = Of sleep een kaart naar de tafel.
cards-help-hatched = Een gearceerde kaart mag nu niet gespeeld worden; tik erop en je leest waarom.
cards-help-look = Een tik op een naam toont dat koninkrijk gebied voor gebied, een tik op de ronde de slagen.
cards-help-keys = Toetsen: met de pijlen loop je door je hand, cijfers kiezen een kaart op zijn plaats, Enter speelt hem, Esc legt hem terug.
cards-one-tap = Met één tik spelen, zonder vooruit te kijken
