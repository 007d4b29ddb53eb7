### Ukladanie dielikov a Ubongo pri stole. Mená sa nikdy neskloňujú; $piece je text ako „Dielik 2: tyčka z 3 štvorčekov“.


## Ukladanie dielikov: tlačidlá, pomoc

board-label = Tvoja karta
board-card = Tvoja karta: položené dieliky { $done } z { $of }
board-tray = Dieliky vedľa karty
board-grid = Karta slovami
board-turn = Otočiť
board-flip = Prevrátiť
board-undo = Späť
board-keys = Ako sa ukladajú dieliky
board-keys-mouse = Potiahni dielik na kartu, alebo ťukni na dielik a potom na štvorček. Ďalším ťuknutím sa otočí. Pri ťahaní ho otáča koliesko alebo druhý prst a pravé tlačidlo ho prevráti.
board-keys-piece = vziať dielik 1, 2, 3 alebo 4
board-keys-move = posúvať (alebo prejsť od dielika k dieliku, hore na kartu)
board-keys-turn = otočiť
board-keys-turn-back = otočiť na druhú stranu
board-keys-flip = prevrátiť
board-keys-enter = vziať, položiť
board-keys-escape = vrátiť, kde ležal
board-keys-beside = odložiť vedľa karty
board-keys-undo = späť
board-keys-close = Rozumiem


## Ukladanie dielikov: pre tých, ktorí počúvajú

board-piece = Dielik { $number }: { $piece }
board-piece-held = { $piece }, v ruke; šírka { $width }, výška { $height }
board-piece-laid = { $piece }, na karte od stĺpca { $column }, riadka { $row }; šírka { $width }, výška { $height }
board-piece-beside = { $piece }, vedľa karty; šírka { $width }, výška { $height }
board-cell-none = Riadok { $row }, stĺpec { $column }: nepatrí k ploche
board-cell-taken = Riadok { $row }, stĺpec { $column }: { $piece }
board-cell-free = Riadok { $row }, stĺpec { $column }: voľné
board-said-picked = Vybraté: { $piece }.
board-said-laid = Na karte: { $piece }, od stĺpca { $column }, riadka { $row }. Položené dieliky: { $done } z { $of }.
board-said-beside = Vedľa karty: { $piece }.
board-said-turned = Otočené: { $piece }; šírka { $width }, výška { $height }.
board-said-flipped = Prevrátené: { $piece }; šírka { $width }, výška { $height }.
board-said-fits = Stĺpec { $column }, riadok { $row }: pasuje.
board-said-fits-not = Stĺpec { $column }, riadok { $row }: nepasuje.
board-said-no-fit = Sem nepasuje: { $piece }.


## Ubongo pri stole: horný riadok a ostatní

board-round = Kolo { $round } z { $rounds }
board-second-glass = druhé presýpacie hodiny
board-grace = čas navyše na posunutie a branie
board-die = Na kocke je: { $symbol }
board-die-waits = Kocka
board-unit-seconds = s
board-time-left =
    { $seconds ->
        [one] Zostáva { $seconds } sekunda
        [few] Zostávajú { $seconds } sekundy
       *[other] Zostáva { $seconds } sekúnd
    }
board-time-up = Piesok sa presypal.
board-others = Ostatní
board-bot = bot
board-away = nie je tu
board-short-time = { $seconds } s
board-gives-up = vzdáva to
board-gave-up = vzdané
board-pieces-laid = { $done } z { $of }
board-you = Ty


## Ubongo classic: figúrky, kocka, zvolanie

board-place = Kde má začať tvoja figúrka?
board-place-hint = Ťukni na políčko. Keď vyriešiš svoju kartu, vezmeš si predné drahokamy niektorého radu: vyber si, kde sa ti páči, čo leží vpredu.
board-placed = Tvoja figúrka stojí.
board-placed-hint = Do prvého hodu si môžeš vybrať iné políčko.
board-place-watch = Stavajú sa figúrky
board-still-to-place = Ešte nepostavili: { $players }.
board-roll-you = Hádžeš ty
board-roll-other = Kockou hádže { $player }
board-roll-hint = Tvojím hodom sa odkryjú všetky karty a začne sa sypať piesok.
board-roll-hint-untimed = Tvojím hodom sa odkryjú všetky karty. Presýpacie hodiny nebežia.
board-rolls-itself = Keď čas hore vyprší, hodí stôl sám.
board-roll = Hodiť kockou
board-opening = Priprav sa!
board-opening-hint = O chvíľu sa odkryjú všetky karty.
board-round-over = Koniec kola { $round }
board-nobody-solved = Kartu nevyriešil nikto.
board-all-gave-up = Všetci to vzdali, takže zvyšok piesku ani druhé hodiny už nebežia.
board-ahead = Náskok: { $margin } ms.
board-could-be = takto sa to dalo
board-took-nothing = nič nevzaté
board-rank-short = { $rank }.
board-give-up = Vzdať túto kartu
board-given-up = Táto karta je vzdaná.
board-go-on = Predsa pokračovať
board-settling = Okamih…
board-settling-hint = Ešte nie je isté, kto bol prvý. Čo urobíš teraz, platí, len čo to isté bude.
board-ranked =
    { $rank ->
        [1] Prvé miesto! Čas: { $time }.
        [2] Druhé miesto! Čas: { $time }.
        [3] Tretie miesto! Čas: { $time }.
        [4] Štvrté miesto! Čas: { $time }.
        [5] Piate miesto! Čas: { $time }.
       *[6] Šieste miesto! Čas: { $time }.
    }
board-ranked-hint =
    { $steps ->
        [0] Tvoja figúrka zostáva stáť a môžeš si vziať dva predné drahokamy.
        [one] Teraz môžeš figúrku posunúť až o { $steps } políčko a potom si vziať dva drahokamy.
        [few] Teraz môžeš figúrku posunúť až o { $steps } políčka a potom si vziať dva drahokamy.
       *[other] Teraz môžeš figúrku posunúť až o { $steps } políčok a potom si vziať dva drahokamy.
    }
board-until-sand = Urob to, kým sa piesok nepresype.
board-to-gems = K drahokamom


## Ubongo classic: drahokamy

board-gems = Herný plán
board-your-gems = Tvoje drahokamy
board-everyone = Drahokamy všetkých
board-busy =
    { $count ->
        [one] Ešte hrá
        [few] Ešte hrajú
       *[other] Ešte hrajú
    }
board-your-board-solved = Tvoja karta, vyriešená
board-field = Políčko { $field }.
board-field-figures = Stoja tu: { $players }.
board-field-front =
    { $count ->
        [one] Vpredu: { $gems }. V rade zostáva { $count } drahokam.
        [few] Vpredu: { $gems }. V rade zostávajú { $count } drahokamy.
       *[other] Vpredu: { $gems }. V rade zostáva { $count } drahokamov.
    }
board-field-empty = Tento rad je prázdny.
board-rank =
    { $rank ->
        [1] Prvé miesto!
        [2] Druhé miesto!
        [3] Tretie miesto!
       *[other] Vyriešené!
    }
board-allowance =
    { $steps ->
        [0] Vezmi si drahokamy!
        [one] Môžeš posunúť figúrku až o { $steps } políčko.
        [few] Môžeš posunúť figúrku až o { $steps } políčka.
       *[other] Môžeš posunúť figúrku až o { $steps } políčok.
    }
board-choose-hint = Ťukni na orámované políčko a uvidíš, čo tam na teba čaká; zatiaľ sa nič neberie.
board-pointed-hint = Zatiaľ sa nič nevzalo: ťukni na políčko ešte raz, alebo stlač tlačidlo.
board-pointed-empty = Tu nie je čo brať. Pozri sa na iné políčko.
board-stay-hint = Tvoja figúrka zostáva: tlačidlom si vezmeš dva predné drahokamy jej radu.
board-moved-hint = Posunuté. Vezmi si teraz, alebo počkaj, kým ostatní vpredu uvoľnia.
board-move-and-take =
    { $count ->
        [one] Posunúť a vziať drahokam
        [few] Posunúť a vziať oba drahokamy
       *[other] Posunúť a vziať oba drahokamy
    }
board-take =
    { $count ->
        [one] Vziať drahokam
        [few] Vziať oba drahokamy
       *[other] Vziať oba drahokamy
    }
board-move = Len posunúť
board-watching = Preteky bežia
board-not-solved = Tentoraz nevyriešené
board-taken = Vzaté!
board-taken-nothing = Tentoraz nič
board-wait-hint = Kolo sa končí, keď sa piesok presype, alebo keď už nikto nemôže nič urobiť.
board-wait-hint-untimed = Kolo sa končí, keď už nikto nemôže nič urobiť.


## Ubongo classic: ako to dopadlo

board-wins =
    { $count ->
        [one] Víťazom je { $players }!
        [few] Spoločné víťazstvo: { $players }!
       *[other] Spoločné víťazstvo: { $players }!
    }
board-final = Konečné poradie, najlepšia farba prvá
board-why-shared = Vo všetkých šiestich farbách je to rovnaké, víťazstvo je teda spoločné: { $players }.
board-why-best = Rozhodla najlepšia farba: { $winner } má { $more }, { $other } len { $less }.
board-why-level =
    { $place ->
        [1] { $winner } a { $other } majú v najlepšej farbe rovnako ({ $equal }). Rozhodla druhá farba: { $more } ku { $less }.
        [2] { $winner } a { $other } majú v dvoch najlepších farbách rovnako ({ $equal }). Rozhodla tretia farba: { $more } ku { $less }.
        [3] { $winner } a { $other } majú v troch najlepších farbách rovnako ({ $equal }). Rozhodla štvrtá farba: { $more } ku { $less }.
        [4] { $winner } a { $other } majú v štyroch najlepších farbách rovnako ({ $equal }). Rozhodla piata farba: { $more } ku { $less }.
       *[other] { $winner } a { $other } majú v piatich najlepších farbách rovnako ({ $equal }). Rozhodla šiesta farba: { $more } ku { $less }.
    }
board-chart = Sekundy v kolách
board-chart-not = nie
