### What happens, one sentence or line for each event: the id is the kind of the event, with - for . and sometimes a variant.
### $player and other names are never inflected: build the sentence around them, with a colon where an ending would be needed.
### $card, $suit, $gems and the like come from names.ftl and stand as they are there. Points may be negative and are texts ("−5").


## UGO!

ugo-dealer-chosen = De eerste gever is { $player }.
ugo-dealt = Ronde { $round } van { $rounds }: { $dealer } geeft iedereen 10 kaarten, en { $leader } komt uit.
ugo-dealt-hand = { $player } heeft in de hand: { $cards }.
ugo-card-played = { $player } speelt de { $card }.
ugo-card-played-auto = De tafel speelt voor { $player }: { $card }.
ugo-trick-won = { $player } wint slag { $trick } met de { $card }.
# $farmers: how many stand in that kingdom now.
ugo-trick-won-farmers =
    { $gained ->
        [one] { $player } krijgt { $gained } boer en heeft er nu { $farmers }.
       *[other] { $player } krijgt { $gained } boeren en heeft er nu { $farmers }.
    }
# Fewer than were due, because the kingdom is full or the supply is empty.
ugo-trick-won-farmers-short =
    { $due ->
        [one] { $player } zou { $due } boer krijgen, maar krijgt er geen en heeft er nu { $farmers }.
       *[other] { $player } zou { $due } boeren krijgen, maar krijgt er { $gained ->
            [0] geen
           *[other] slechts { $gained }
        } en heeft er nu { $farmers }.
    }
# $sections: a list of the two texts below.
ugo-lands-placed = { $player } legt de landerijen neer: { $sections }.
ugo-lands-placed-section = op { $letter } de { $card }
ugo-lands-placed-stack = op { $letter } de { $card } boven op { $covered }
ugo-round-scored = Ronde { $round } is voorbij. Dit zijn de punten:
# $sections: a list of the four texts below, for example "A red 7 brings 7; B blue 2, 1 farmer missing, brings −5".
ugo-round-scored-player = { $player }: { $sections }. Deze ronde { $points }, in totaal { $total }.
ugo-round-scored-land = { $letter } met de { $card } levert { $points } op
ugo-round-scored-lacking =
    { $missing ->
        [one] { $letter } met de { $card } levert { $points } op, want er ontbreekt { $missing } boer
       *[other] { $letter } met de { $card } levert { $points } op, want er ontbreken { $missing } boeren
    }
ugo-round-scored-without-land = { $letter } zonder landerijen levert { $points } op
ugo-round-scored-nothing = geen enkel gebied levert iets op
ugo-game-ended =
    { $count ->
        [one] Het spel is afgelopen, en de winnaar is { $winners }!
       *[other] Het spel is afgelopen, en de winnaars zijn { $winners }!
    }
ugo-game-ended-player = Plaats { $rank }: { $player }, punten: { $points }.
ugo-resigned = { $player } heeft de tafel voorgoed verlaten.


## Ubongo, both games

ubongo-boards-dealt = Ronde { $round }: iedereen heeft een nieuwe legtafel. De dobbelsteen is voor { $player }.
ubongo-boards-dealt-reshuffled = Alle legtafels waren gebruikt, dus ze zijn opnieuw geschud.
ubongo-rolled = { $player } dobbelt.
ubongo-rolled-by-table = Niemand heeft op tijd gedobbeld, dus dobbelt de tafel.
ubongo-die-fell = De dobbelsteen toont: { $symbol }.
ubongo-revealed = De legtafels liggen open. Tijd: { $time }.
ubongo-revealed-untimed = De legtafels liggen open. Er is geen zandloper: neem rustig de tijd.
ubongo-solved = { $player }: ‘Ubongo!’
ubongo-ranked =
    { $rank ->
        [1] { $player } is als eerste klaar. Tijd: { $time }.
        [2] { $player } is als tweede klaar. Tijd: { $time }.
        [3] { $player } is als derde klaar. Tijd: { $time }.
        [4] { $player } is als vierde klaar. Tijd: { $time }.
        [5] { $player } is als vijfde klaar. Tijd: { $time }.
       *[6] { $player } is als zesde klaar. Tijd: { $time }.
    }
ubongo-gave-up = { $player } geeft deze legtafel op.
ubongo-thought-better = { $player } gaat toch door.
ubongo-glass-turned = Niemand heeft een oplossing, dus wordt de zandloper nog één keer omgedraaid. De legtafels blijven dezelfde.
ubongo-round-ended = Ronde { $round } is voorbij. Opgelost door: { $players }.
ubongo-round-ended-nobody = Ronde { $round } is voorbij. Niemand heeft een oplossing.
ubongo-resigned = { $player } heeft de tafel voorgoed verlaten.


## Ubongo classic

# $count: how many lie beside each of the 6 fields.
ubongo-gems-laid = De edelstenen liggen op het spelbord: 6 velden op een lijn, met bij elk veld { $count } edelstenen.
ubongo-starter-chosen = De startspeler is { $player }.
ubongo-figure-placed = { $player } zet de figuur op veld { $field }.
ubongo-figure-placed-by-table = Het toeval kiest voor { $player }: veld { $field }.
ubongo-placing-closed = De tijd om de figuren neer te zetten is om.
ubongo-figure-moved = { $player } gaat van veld { $origin } naar veld { $field }.
ubongo-take-asked = { $player } grijpt naar de edelstenen bij veld { $field }.
ubongo-taken = { $player } neemt bij veld { $field }: { $gems }.
ubongo-taken-nothing = { $player } vindt niets meer bij veld { $field } en gaat met lege handen weg.
ubongo-grace-began = De zandloper is doorgelopen. Heb je een oplossing, dan mag je nog heel even je figuur verplaatsen en edelstenen nemen.
ubongo-game-ended =
    { $count ->
        [one] Het spel is afgelopen, en de winnaar is { $winners }!
       *[other] Het spel is afgelopen, en de winnaars zijn { $winners }!
    }
# $counts: numbers such as "6, 4, 2, 2, 1, 0".
ubongo-game-ended-player = Plaats { $rank }: { $player }. Edelstenen per kleur, de meeste eerst: { $counts }.


## Ubongo diamond hunt

diamonds-asked-who-is-youngest = Wie is de jongste? De jongste dobbelt het eerst.
diamonds-starter-chosen = { $player } is de jongste en dobbelt het eerst.
diamonds-starter-chosen-by-chance = Het toeval beslist: { $player } dobbelt het eerst.
# $track, $bag, $supply: one gem each.
diamonds-rewarded = { $player } krijgt van de rondebaan: { $track }; uit de zak: { $bag }.
diamonds-rewarded-bag = { $player } krijgt uit de zak: { $bag }.
diamonds-rewarded-supply = { $player } krijgt: { $supply }.
diamonds-track-corrected = Nog op de rondebaan: { $gems }.
diamonds-track-corrected-empty = De rondebaan is leeg.
diamonds-track-corrected-returned = In de zak gaat wat niemand heeft gewonnen: { $gems }.
diamonds-shootout-began = Evenveel punten: { $players }. Een beslissingsduel geeft de doorslag: nog één legtafel zonder zandloper, en wie het eerst een oplossing vindt, wint.
diamonds-proposed-new-cards = { $player } stelt nieuwe legtafels voor het beslissingsduel voor.
diamonds-proposed-shared-win = { $player } stelt voor de winst te delen.
diamonds-agreed = { $player } is het ermee eens.
diamonds-game-ended =
    { $count ->
        [one] Het spel is afgelopen, en de winnaar is { $winners }!
       *[other] Het spel is afgelopen, en de winnaars zijn { $winners }!
    }
diamonds-game-ended-player = Plaats { $rank }: { $player }, punten: { $points }.
diamonds-game-ended-shootout = Het beslissingsduel is gewonnen door { $player }.


## Solo

solo-run-began = Het solospel begint.
solo-task-revealed = Opgave { $task } ligt open.
solo-task-revealed-reshuffled = Alle legtafels waren gebruikt, dus ze zijn opnieuw geschud.
solo-task-solved = ‘Ubongo!’ Opgave { $task } is opgelost. Tijd sinds het begin: { $time }.
solo-task-laid-aside = Opgave { $task } is opzijgelegd.
solo-hint-given = Een hint: { $piece } kan op { $cells } liggen.
solo-hint-given-unseen = De speler heeft om een hint gevraagd.
solo-run-ended =
    { $tasks ->
        [one] Het solospel is afgelopen: { $tasks } opgave opgelost. Tijd van de laatste oplossing: { $time }.
       *[other] Het solospel is afgelopen: { $tasks } opgaven opgelost. Tijd van de laatste oplossing: { $time }.
    }
solo-run-ended-incomplete =
    { $tasks ->
        [one] Het solospel is afgebroken: { $tasks } opgave opgelost.
       *[other] Het solospel is afgebroken: { $tasks } opgaven opgelost.
    }
solo-run-ended-nothing = Het solospel is afgelopen, en geen enkele opgave is opgelost.
solo-run-ended-hints = Je hebt hints gehad, dus dit resultaat telt voor geen enkel record.
