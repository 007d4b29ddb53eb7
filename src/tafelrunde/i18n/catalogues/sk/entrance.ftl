### The words of the entrance, of opening a table, of the waiting room and after a game. Names are never inflected.


## The entrance

entrance-title = Kto si prisadne k stolu?
entrance-you-are = Hráš ako
entrance-other-name = Iné meno
entrance-name-first = Najprv jedna vec: ako ťa majú ostatní volať?
entrance-short-ubongo-classic = Ubongo
entrance-short-ubongo-diamonds = Diamanty
entrance-short-ugo = UGO!
entrance-promise-ubongo-classic = Skladaj rýchlejšie, zbieraj jednu farbu.
entrance-promise-ubongo-diamonds = Skladaj a siahni do vrecúška.
entrance-promise-ugo = Štichy stavajú tvoje kráľovstvo.
entrance-people = { $fewest }–{ $most } ľudí · { $minutes } min
entrance-open = Otvoriť stôl
entrance-code = Prisadnúť s kódom
entrance-code-hint = Šesť písmen alebo celý odkaz
entrance-code-odd = Kód stola má šesť písmen a žiadne samohlásky. Pozri sa znova alebo vlož celý odkaz.
entrance-sit = Prisadnúť
entrance-tables = Otvorené stoly
entrance-no-tables = Práve nikto nečaká na spoločnosť. Otvor stôl alebo si zahraj s kýmkoľvek, kto príde.
entrance-tables-not-known = Stoly sa teraz nedajú zistiť: server neodpovedá. Skúša sa to znova.
entrance-join = Hrať
entrance-watch = Pozerať sa
entrance-of-seats = obsadené { $taken } z { $seats } miest
entrance-running = hra už beží
entrance-whoever = Zahrať si s kýmkoľvek
entrance-yours = Tvoj stôl čaká
entrance-yours-bot = Hrá tam za teba bot
entrance-yours-alone = Tvoja sólová hra čaká
entrance-back = Späť k stolu
entrance-back-alone = Späť do hry
entrance-daily = Úloha dňa
entrance-solo = Hrať sólo
entrance-solo-line = Proti vlastnému času
entrance-solo-hint = Aj bez pripojenia
entrance-learn = Prvýkrát tu? Nauč sa hru za dve minúty
entrance-learn-this = Naučiť sa za dve minúty


## Opening a table

new-players = Koľko vás bude?
new-alone = 1, sólo
new-seats = Kto kde sedí
new-you = ty
new-seat = Miesto { $number }
new-person = voľné pre príchodzích
new-bot = bot, { $level }
new-side = Strana kariet
new-easy = ľahká
new-hard = ťažká
new-easy-hint = tri dieliky
new-hard-hint = štyri dieliky
new-handicap = Hendikep: každý má svoju stranu
new-handicap-hint = Aby si začiatočníci a skúsení boli rovní: vyber stranu pri každom mieste.
new-glass = Presýpacie hodiny
new-seconds = { $seconds } s
new-no-glass = bez času
new-grace = Čas navyše na posunutie a branie
new-none = žiadny
new-all-boards = Zahrať všetkých 36 kariet, nielen deväť kôl
new-expansion = S rozšírením: o 18 kariet viac
new-expansion-needed = V piatich a šiestich sa hrá len s rozšírením.
new-no-luck = Bez šťastia
new-no-luck-hint = Z vrecúška sa neťahá: rubín, zafír, smaragd a jantár za prvé až štvrté miesto.
new-solo-mode = Proti času
new-solo-minutes = čo najviac úloh
new-solo-tasks = čo najrýchlejšie
new-solo-length = Ako dlho
new-solo-count = Koľko
new-minutes = { $count } min
new-tasks =
    { $count ->
        [one] { $count } úloha
        [few] { $count } úlohy
        [many] { $count } úlohy
       *[other] { $count } úloh
    }
new-turn = Čas na ťah
new-starter = Kto začína
new-dealer = Kto rozdáva prvý
new-chance = rozhodne náhoda
new-more = Ďalšie voľby
new-rules = Domáce pravidlá
new-found-by = Kto stôl nájde
new-private = kto má odkaz
new-public = každý
new-watching = Ostatní sa smú pozerať
new-autostart = Začať, len čo sú všetky miesta obsadené
new-rated = Hra sa počíta do rebríčka
new-leavers = Za toho, kto odíde, hrá bot
new-leavers-hint = Inak stôl čaká.
new-fairness = Pomalé pripojenia sa vyrovnávajú
new-fairness-hint = Inak je prvý ten, kto dorazí prvý.
new-chat = Rozprávanie
new-chat-free = čokoľvek
new-chat-phrases = hotové vety
new-chat-off = nič
new-chat-private = Voľne sa rozprávať sa dá len pri stoloch, ktoré sa dajú nájsť len cez odkaz.
new-open = Otvoriť stôl
new-begin-alone = Začať
new-usual = Zase ako zvyčajne


## The waiting room

wait-free =
    { $count ->
        [one] Ešte jedno voľné miesto
        [few] Ešte { $count } voľné miesta
        [many] Ešte { $count } voľného miesta
       *[other] Ešte { $count } voľných miest
    }
wait-full = Všetci sú tu
wait-for-host = Hru začne { $host }.
wait-code = Kód stola
wait-scan = Odkaz na tento stôl ako kód na skenovanie
wait-begin = Začať hru
wait-fill = Boti na voľné miesta
wait-late = Kto príde neskôr, pozerá sa a hrá ďalšiu partiu.
wait-you = ty
wait-you-host = ty pozývaš
wait-host = pozýva
wait-here = je tu
wait-away = je preč
wait-bot-here = pridať bota
wait-sit-here = sadnúť si sem
wait-choose-level = Ktorý bot?
wait-stand-up = Vstať
wait-remove = Poslať preč
wait-remove-who = Poslať preč? { $name }
wait-remove-hint = Kto bol poslaný preč, nemôže sa k tomuto stolu vrátiť.
wait-keep = Nie, zostať
wait-change = Zmeniť
wait-game = Hra
wait-other-options = Iná strana alebo hodiny: otvor nový stôl
wait-watchers = Pozerajú sa: { $names }
wait-invitation = { $name } pozýva k stolu: { $game }. { $link }
wait-rounds =
    { $count ->
        [one] { $count } kolo
        [few] { $count } kolá
        [many] { $count } kola
       *[other] { $count } kôl
    }
wait-invited = Máš pozvanie
wait-yes = áno
wait-no = nie
wait-easy = ľahká, tri dieliky
wait-hard = ťažká, štyri dieliky
wait-own-sides = hendikep: každý má svoju
wait-boards = Karty
wait-all-boards = všetkých 36
wait-expansion = s rozšírením


## After a game

over-wins = Víťazí { $name }!
over-you-win = Víťazstvo je tvoje!
over-shared = Spoločné víťazstvo: { $names }
over-again = Odveta
over-come-along = Idem na ďalšiu partiu
over-share = Zdieľať
over-shared-text = Skopírované: vlož to, kam chceš.
over-replay = Pozrieť partiu
over-home = Ku vchodu
over-final = Konečné poradie
over-place = { $rank }. { $name }
over-told = { $game } pri Tafelrunde: { $places }
entrance-free =
    { $count ->
        [one] { $count } voľné miesto
        [few] { $count } voľné miesta
        [many] { $count } voľného miesta
       *[other] { $count } voľných miest
    }
new-practice = Na tréning: nápovedy počas hry
new-grace-away = Ako dlho sa na niekoho čaká
