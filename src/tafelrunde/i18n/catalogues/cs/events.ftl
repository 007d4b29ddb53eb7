### What happens, one sentence or line for each event: the id is the kind of the event, with - for . and sometimes a variant.
### $player and other names are never inflected: build the sentence around them, with a colon where an ending would be needed.
### $card, $suit, $gems and the like come from names.ftl and stand as they are there. Points may be negative and are texts ("−5").


## UGO!

ugo-dealer-chosen = Jako první rozdává { $player }.
ugo-dealt = Kolo { $round } ze { $rounds }: { $dealer } rozdává všem po 10 kartách a vynáší { $leader }.
ugo-dealt-hand = { $player } má v ruce: { $cards }.
ugo-card-played = { $player } hraje: { $card }.
ugo-card-played-auto = { $player }: kartu { $card } hraje stůl.
ugo-trick-won = { $trick }. zdvih vyhrává { $player } kartou { $card }.
# $farmers: how many stand in that kingdom now.
ugo-trick-won-farmers =
    { $gained ->
        [one] { $player } získává { $gained } rolníka a má jich teď { $farmers }.
        [few] { $player } získává { $gained } rolníky a má jich teď { $farmers }.
       *[other] { $player } získává { $gained } rolníků a má jich teď { $farmers }.
    }
# Fewer than were due, because the kingdom is full or the supply is empty.
ugo-trick-won-farmers-short =
    { $due ->
        [one] { $player } má nárok na { $due } rolníka, ale žádného nedostává a má jich teď { $farmers }.
        [few] { $player } má nárok na { $due } rolníky, ale { $gained ->
            [0] žádného nedostává
           *[other] dostává jen { $gained }
        } a má jich teď { $farmers }.
       *[other] { $player } má nárok na { $due } rolníků, ale { $gained ->
            [0] žádného nedostává
           *[other] dostává jen { $gained }
        } a má jich teď { $farmers }.
    }
# $sections: a list of the two texts below.
ugo-lands-placed = { $player } ukládá pozemky: { $sections }.
ugo-lands-placed-section = { $letter } { $card }
ugo-lands-placed-stack = { $letter } { $card } (pod ní { $covered })
ugo-round-scored = Kolo { $round } končí. Takto se boduje:
# $sections: a list of the four texts below, for example "A red 7 brings 7; B blue 2, 1 farmer missing, brings −5".
ugo-round-scored-player = { $player }: { $sections }. Body v tomto kole: { $points }, celkem: { $total }.
ugo-round-scored-land = { $letter } { $card } přináší { $points }
ugo-round-scored-lacking =
    { $missing ->
        [one] { $letter } { $card }, chybí { $missing } rolník, přináší { $points }
        [few] { $letter } { $card }, chybějí { $missing } rolníci, přináší { $points }
       *[other] { $letter } { $card }, chybí { $missing } rolníků, přináší { $points }
    }
ugo-round-scored-without-land = { $letter } bez pozemku přináší { $points }
ugo-round-scored-nothing = žádná oblast nepřináší body
ugo-game-ended =
    { $count ->
        [one] Hra skončila a vítězí { $winners }!
        [few] Hra skončila a o vítězství se dělí { $winners }!
       *[other] Hra skončila a o vítězství se dělí { $winners }!
    }
ugo-game-ended-player = { $rank }. místo: { $player }, body: { $points }.
ugo-resigned = { $player } nadobro odchází od stolu.


## Ubongo, both games

ubongo-boards-dealt = Kolo { $round }: všichni mají novou kartu. Kostkou hází { $player }.
ubongo-boards-dealt-reshuffled = Všechny karty už byly použité, a tak se znovu zamíchaly.
ubongo-rolled = { $player } hází kostkou.
ubongo-rolled-by-table = Nikdo nehodil včas, a tak hází stůl.
ubongo-die-fell = Padl symbol: { $symbol }.
ubongo-revealed = Karty jsou odkryté. Čas: { $time }.
ubongo-revealed-untimed = Karty jsou odkryté. Hraje se bez přesýpacích hodin: času je dost.
ubongo-solved = { $player }: „Ubongo!“
ubongo-ranked =
    { $rank ->
        [1] Na prvním místě je { $player }. Čas: { $time }.
        [2] Na druhém místě je { $player }. Čas: { $time }.
        [3] Na třetím místě je { $player }. Čas: { $time }.
        [4] Na čtvrtém místě je { $player }. Čas: { $time }.
        [5] Na pátém místě je { $player }. Čas: { $time }.
       *[6] Na šestém místě je { $player }. Čas: { $time }.
    }
ubongo-gave-up = { $player } to s touto kartou vzdává.
ubongo-thought-better = { $player } přece jen pokračuje.
ubongo-glass-turned = Řešení nikdo nemá, a tak se přesýpací hodiny otáčejí ještě jednou. Karty zůstávají stejné.
ubongo-round-ended = Kolo { $round } končí. Kdo má řešení: { $players }.
ubongo-round-ended-nobody = Kolo { $round } končí. Řešení nikdo nemá.
ubongo-resigned = { $player } nadobro odchází od stolu.


## Ubongo classic

# $count: how many lie beside each of the 6 fields.
ubongo-gems-laid =
    { $count ->
        [one] Drahokamy leží na herním plánu: 6 políček v jedné linii a u každého { $count } drahokam.
        [few] Drahokamy leží na herním plánu: 6 políček v jedné linii a u každého { $count } drahokamy.
       *[other] Drahokamy leží na herním plánu: 6 políček v jedné linii a u každého { $count } drahokamů.
    }
ubongo-starter-chosen = Začíná { $player }.
ubongo-figure-placed = { $player } staví figurku na políčko { $field }.
ubongo-figure-placed-by-table = { $player }: políčko { $field } určila náhoda.
ubongo-placing-closed = Čas na stavění figurek vypršel.
ubongo-figure-moved = { $player } se posouvá z políčka { $origin } na políčko { $field }.
ubongo-take-asked = { $player } sahá po drahokamech u políčka { $field }.
ubongo-taken = { $player } bere u políčka { $field }: { $gems }.
ubongo-taken-nothing = U políčka { $field } už nic není: { $player } odchází s prázdnou.
ubongo-grace-began = Písek se přesypal. Kdo má řešení, má ještě chvilku na posunutí a braní.
ubongo-game-ended =
    { $count ->
        [one] Hra skončila a vítězí { $winners }!
        [few] Hra skončila a o vítězství se dělí { $winners }!
       *[other] Hra skončila a o vítězství se dělí { $winners }!
    }
# $counts: numbers such as "6, 4, 2, 2, 1, 0".
ubongo-game-ended-player = { $rank }. místo: { $player }. Počty drahokamů po barvách, od největšího: { $counts }.


## Ubongo diamond hunt

diamonds-asked-who-is-youngest = Kdo je nejmladší? Nejmladší hází jako první.
diamonds-starter-chosen = Nejmladší je { $player } a hází jako první.
diamonds-starter-chosen-by-chance = Rozhoduje náhoda: jako první hází { $player }.
# $track, $bag, $supply: one gem each.
diamonds-rewarded = { $player } dostává z ukazatele kol: { $track }; z pytlíku: { $bag }.
diamonds-rewarded-bag = { $player } dostává z pytlíku: { $bag }.
diamonds-rewarded-supply = { $player } dostává: { $supply }.
diamonds-track-corrected = Na ukazateli kol zbývá: { $gems }.
diamonds-track-corrected-empty = Ukazatel kol je prázdný.
diamonds-track-corrected-returned = Do pytlíku jde to, co nikdo nezískal: { $gems }.
diamonds-shootout-began = Stejně bodů mají: { $players }. Rozhodne rozstřel: ještě jedna karta bez přesýpacích hodin a vítězí první řešení.
diamonds-proposed-new-cards = { $player } navrhuje pro rozstřel nové karty.
diamonds-proposed-shared-win = { $player } navrhuje společné vítězství.
diamonds-agreed = { $player } souhlasí.
diamonds-game-ended =
    { $count ->
        [one] Hra skončila a vítězí { $winners }!
        [few] Hra skončila a o vítězství se dělí { $winners }!
       *[other] Hra skončila a o vítězství se dělí { $winners }!
    }
diamonds-game-ended-player = { $rank }. místo: { $player }, body: { $points }.
diamonds-game-ended-shootout = Rozstřel vyhrává { $player }.


## Solo

solo-run-began = Sólová hra začíná.
solo-task-revealed = Úloha { $task } je odkrytá.
solo-task-revealed-reshuffled = Všechny karty už byly použité, a tak se znovu zamíchaly.
solo-task-solved = „Ubongo!“ Úloha { $task } je vyřešená. Čas od začátku: { $time }.
solo-task-laid-aside = Úloha { $task } je odložená.
solo-hint-given = Nápověda: dílek { $piece } může ležet na { $cells }.
solo-hint-given-unseen = Hráč žádá o nápovědu.
solo-run-ended =
    { $tasks ->
        [one] Sólová hra skončila: vyřešena { $tasks } úloha. Čas posledního řešení: { $time }.
        [few] Sólová hra skončila: vyřešeny { $tasks } úlohy. Čas posledního řešení: { $time }.
       *[other] Sólová hra skončila: vyřešeno { $tasks } úloh. Čas posledního řešení: { $time }.
    }
solo-run-ended-incomplete =
    { $tasks ->
        [one] Sólová hra byla přerušena: vyřešena { $tasks } úloha.
        [few] Sólová hra byla přerušena: vyřešeny { $tasks } úlohy.
       *[other] Sólová hra byla přerušena: vyřešeno { $tasks } úloh.
    }
solo-run-ended-nothing = Sólová hra skončila a žádná úloha není vyřešená.
solo-run-ended-hints = Hrálo se s nápovědou, proto se tento výsledek do rekordů nepočítá.
