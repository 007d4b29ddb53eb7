### What happens, one sentence or line for each event: the id is the kind of the event, with - for . and sometimes a variant.
### $player and other names are never inflected: build the sentence around them, with a colon where an ending would be needed.
### $card, $suit, $gems and the like come from names.ftl and stand as they are there. Points may be negative and are texts ("−5").


## UGO!

ugo-dealer-chosen = Prvé kolo rozdáva { $player }.
ugo-dealt = Kolo { $round } zo { $rounds }: { $dealer } rozdáva všetkým po 10 kariet a vynáša { $leader }.
ugo-dealt-hand = { $player } má v ruke: { $cards }.
ugo-card-played = { $player } hrá: { $card }.
ugo-card-played-auto = { $player }: kartu { $card } hrá stôl.
ugo-trick-won = { $trick }. zdvih vyhráva { $player } kartou { $card }.
# $farmers: how many stand in that kingdom now.
ugo-trick-won-farmers =
    { $gained ->
        [one] { $player } získava { $gained } roľníka a má ich teraz { $farmers }.
        [few] { $player } získava { $gained } roľníkov a má ich teraz { $farmers }.
       *[other] { $player } získava { $gained } roľníkov a má ich teraz { $farmers }.
    }
# Fewer than were due, because the kingdom is full or the supply is empty.
ugo-trick-won-farmers-short =
    { $due ->
        [one] { $player } má nárok na { $due } roľníka, ale žiadneho nedostáva a má ich teraz { $farmers }.
        [few] { $player } má nárok na { $due } roľníkov, ale { $gained ->
            [0] žiadneho nedostáva
           *[other] dostáva len { $gained }
        } a má ich teraz { $farmers }.
       *[other] { $player } má nárok na { $due } roľníkov, ale { $gained ->
            [0] žiadneho nedostáva
           *[other] dostáva len { $gained }
        } a má ich teraz { $farmers }.
    }
# $sections: a list of the two texts below.
ugo-lands-placed = { $player } ukladá pozemky: { $sections }.
ugo-lands-placed-section = { $letter } { $card }
ugo-lands-placed-stack = { $letter } { $card } (pod ňou { $covered })
ugo-round-scored = Kolo { $round } sa končí. Takto sa boduje:
# $sections: a list of the four texts below, for example "A red 7 brings 7; B blue 2, 1 farmer missing, brings −5".
ugo-round-scored-player = { $player }: { $sections }. Body v tomto kole: { $points }, spolu: { $total }.
ugo-round-scored-land = { $letter } { $card } prináša { $points }
ugo-round-scored-lacking =
    { $missing ->
        [one] { $letter } { $card }, chýba { $missing } roľník, prináša { $points }
        [few] { $letter } { $card }, chýbajú { $missing } roľníci, prináša { $points }
       *[other] { $letter } { $card }, chýba { $missing } roľníkov, prináša { $points }
    }
ugo-round-scored-without-land = { $letter } bez pozemku prináša { $points }
ugo-round-scored-nothing = žiadna oblasť neprináša body
ugo-game-ended =
    { $count ->
        [one] Hra sa skončila a víťazí { $winners }!
        [few] Hra sa skončila a o víťazstvo sa delia { $winners }!
       *[other] Hra sa skončila a o víťazstvo sa delia { $winners }!
    }
ugo-game-ended-player = { $rank }. miesto: { $player }, body: { $points }.
ugo-resigned = { $player } nadobro odchádza od stola.


## Ubongo, both games

ubongo-boards-dealt = Kolo { $round }: všetci majú novú kartu. Kockou hádže { $player }.
ubongo-boards-dealt-reshuffled = Všetky karty už boli použité, a tak sa znova zamiešali.
ubongo-rolled = { $player } hádže kockou.
ubongo-rolled-by-table = Nikto nehodil včas, a tak hádže stôl.
ubongo-die-fell = Padol symbol: { $symbol }.
ubongo-revealed = Karty sú odkryté. Čas: { $time }.
ubongo-revealed-untimed = Karty sú odkryté. Hrá sa bez presýpacích hodín: času je dosť.
ubongo-solved = { $player }: „Ubongo!“
ubongo-ranked =
    { $rank ->
        [1] Na prvom mieste je { $player }. Čas: { $time }.
        [2] Na druhom mieste je { $player }. Čas: { $time }.
        [3] Na treťom mieste je { $player }. Čas: { $time }.
        [4] Na štvrtom mieste je { $player }. Čas: { $time }.
        [5] Na piatom mieste je { $player }. Čas: { $time }.
       *[6] Na šiestom mieste je { $player }. Čas: { $time }.
    }
ubongo-gave-up = { $player } to s touto kartou vzdáva.
ubongo-thought-better = { $player } predsa len pokračuje.
ubongo-glass-turned = Riešenie nemá nikto, a tak sa presýpacie hodiny otáčajú ešte raz. Karty zostávajú rovnaké.
ubongo-round-ended = Kolo { $round } sa končí. Kto má riešenie: { $players }.
ubongo-round-ended-nobody = Kolo { $round } sa končí. Riešenie nemá nikto.
ubongo-resigned = { $player } nadobro odchádza od stola.


## Ubongo classic

# $count: how many lie beside each of the 6 fields.
ubongo-gems-laid =
    { $count ->
        [one] Drahokamy ležia na hernom pláne: 6 políčok v jednej línii a pri každom { $count } drahokam.
        [few] Drahokamy ležia na hernom pláne: 6 políčok v jednej línii a pri každom { $count } drahokamy.
       *[other] Drahokamy ležia na hernom pláne: 6 políčok v jednej línii a pri každom { $count } drahokamov.
    }
ubongo-starter-chosen = Začína { $player }.
ubongo-figure-placed = { $player } stavia figúrku na políčko { $field }.
ubongo-figure-placed-by-table = { $player }: políčko { $field } určila náhoda.
ubongo-placing-closed = Čas na postavenie figúrok vypršal.
ubongo-figure-moved = { $player } sa posúva z políčka { $origin } na políčko { $field }.
ubongo-take-asked = { $player } siaha po drahokamoch pri políčku { $field }.
ubongo-taken = { $player } berie pri políčku { $field }: { $gems }.
ubongo-taken-nothing = Pri políčku { $field } už nič nie je: { $player } odchádza naprázdno.
ubongo-grace-began = Piesok sa presypal. Kto má riešenie, má ešte chvíľku na posunutie a branie.
ubongo-game-ended =
    { $count ->
        [one] Hra sa skončila a víťazí { $winners }!
        [few] Hra sa skončila a o víťazstvo sa delia { $winners }!
       *[other] Hra sa skončila a o víťazstvo sa delia { $winners }!
    }
# $counts: numbers such as "6, 4, 2, 2, 1, 0".
ubongo-game-ended-player = { $rank }. miesto: { $player }. Počty drahokamov podľa farieb, od najväčšieho: { $counts }.


## Ubongo diamond hunt

diamonds-asked-who-is-youngest = Kto je najmladší? Najmladší hádže ako prvý.
diamonds-starter-chosen = Najmladším hráčom je { $player } a má prvý hod.
diamonds-starter-chosen-by-chance = Rozhoduje náhoda: prvý hod má { $player }.
# $track, $bag, $supply: one gem each.
diamonds-rewarded = { $player } dostáva z ukazovateľa kôl: { $track }; z vrecúška: { $bag }.
diamonds-rewarded-bag = { $player } dostáva z vrecúška: { $bag }.
diamonds-rewarded-supply = { $player } dostáva: { $supply }.
diamonds-track-corrected = Na ukazovateli kôl zostáva: { $gems }.
diamonds-track-corrected-empty = Ukazovateľ kôl je prázdny.
diamonds-track-corrected-returned = Do vrecúška ide to, čo nikto nezískal: { $gems }.
diamonds-shootout-began = Rovnako bodov majú: { $players }. Rozhodne rozstrel: ešte jedna karta bez presýpacích hodín a víťazí prvé riešenie.
diamonds-proposed-new-cards = { $player } navrhuje pre rozstrel nové karty.
diamonds-proposed-shared-win = { $player } navrhuje spoločné víťazstvo.
diamonds-agreed = { $player } súhlasí.
diamonds-game-ended =
    { $count ->
        [one] Hra sa skončila a víťazí { $winners }!
        [few] Hra sa skončila a o víťazstvo sa delia { $winners }!
       *[other] Hra sa skončila a o víťazstvo sa delia { $winners }!
    }
diamonds-game-ended-player = { $rank }. miesto: { $player }, body: { $points }.
diamonds-game-ended-shootout = Rozstrel vyhráva { $player }.


## Solo

solo-run-began = Sólová hra sa začína.
solo-task-revealed = Úloha { $task } je odkrytá.
solo-task-revealed-reshuffled = Všetky karty už boli použité, a tak sa znova zamiešali.
solo-task-solved = „Ubongo!“ Úloha { $task } je vyriešená. Čas od začiatku: { $time }.
solo-task-laid-aside = Úloha { $task } je odložená.
solo-hint-given = Nápoveda: dielik { $piece } môže ležať na { $cells }.
solo-hint-given-unseen = Hráč žiada o nápovedu.
solo-run-ended =
    { $tasks ->
        [one] Sólová hra sa skončila: vyriešená { $tasks } úloha. Čas posledného riešenia: { $time }.
        [few] Sólová hra sa skončila: vyriešené { $tasks } úlohy. Čas posledného riešenia: { $time }.
       *[other] Sólová hra sa skončila: vyriešených { $tasks } úloh. Čas posledného riešenia: { $time }.
    }
solo-run-ended-incomplete =
    { $tasks ->
        [one] Sólová hra bola prerušená: vyriešená { $tasks } úloha.
        [few] Sólová hra bola prerušená: vyriešené { $tasks } úlohy.
       *[other] Sólová hra bola prerušená: vyriešených { $tasks } úloh.
    }
solo-run-ended-nothing = Sólová hra sa skončila a žiadna úloha nie je vyriešená.
solo-run-ended-hints = Hralo sa s nápovedou, preto sa tento výsledok do rekordov nepočíta.
