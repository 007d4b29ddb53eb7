### The words of the entrance, of opening a table, of the waiting room and after a game. Names are never inflected.


## The entrance

entrance-title = Kdo si přisedne ke stolu?
entrance-you-are = Hraješ jako
entrance-other-name = Jiné jméno
entrance-name-first = Nejdřív jedna věc: jak ti mají ostatní říkat?
entrance-short-ubongo-classic = Ubongo
entrance-short-ubongo-diamonds = Diamanty
entrance-short-ugo = UGO!
entrance-promise-ubongo-classic = Skládej rychleji, sbírej jednu barvu.
entrance-promise-ubongo-diamonds = Skládej a sáhni do pytlíku.
entrance-promise-ugo = Zdvihy staví tvoje království.
entrance-people = { $fewest }–{ $most } lidí · { $minutes } min
entrance-open = Otevřít stůl
entrance-code = Přisednout s kódem
entrance-code-hint = Šest písmen, nebo celý odkaz
entrance-code-odd = Kód stolu má šest písmen a žádné samohlásky. Podívej se znovu, nebo vlož celý odkaz.
entrance-sit = Přisednout
entrance-tables = Otevřené stoly
entrance-no-tables = Právě nikdo nečeká na společnost. Otevři stůl, nebo si zahraj s kýmkoli, kdo přijde.
entrance-tables-not-known = Stoly teď nelze zjistit: server neodpovídá. Zkouší se to znovu.
entrance-join = Hrát
entrance-watch = Dívat se
entrance-of-seats = obsazeno { $taken } z { $seats } míst
entrance-running = hra už běží
entrance-whoever = Zahrát si s kýmkoli
entrance-yours = Tvůj stůl čeká
entrance-yours-bot = Hraje tam za tebe bot
entrance-yours-alone = Tvoje sólová hra čeká
entrance-back = Zpět ke stolu
entrance-back-alone = Zpět do hry
entrance-daily = Úloha dne
entrance-solo = Hrát sólo
entrance-solo-line = Proti vlastnímu času
entrance-solo-hint = I bez připojení
entrance-learn = Poprvé tady? Nauč se hru za dvě minuty
entrance-learn-this = Naučit se za dvě minuty


## Opening a table

new-players = Kolik vás bude?
new-alone = 1, sólo
new-seats = Kdo kde sedí
new-you = ty
new-seat = Místo { $number }
new-person = volné pro příchozí
new-bot = bot, { $level }
new-side = Strana karet
new-easy = lehká
new-hard = těžká
new-easy-hint = tři dílky
new-hard-hint = čtyři dílky
new-handicap = Handicap: každý má svou stranu
new-handicap-hint = Aby si začátečníci a zkušení byli rovni: vyber stranu u každého místa.
new-glass = Přesýpací hodiny
new-seconds = { $seconds } s
new-no-glass = bez času
new-grace = Čas navíc na posunutí a braní
new-none = žádný
new-all-boards = Zahrát všech 36 karet, ne jen devět kol
new-expansion = S rozšířením: o 18 karet víc
new-expansion-needed = V pěti a v šesti se hraje jen s rozšířením.
new-no-luck = Bez štěstí
new-no-luck-hint = Z pytlíku se netahá: rubín, safír, smaragd a jantar za první až čtvrté místo.
new-solo-mode = Proti času
new-solo-minutes = co nejvíc úloh
new-solo-tasks = co nejrychleji
new-solo-length = Jak dlouho
new-solo-count = Kolik
new-minutes = { $count } min
new-tasks =
    { $count ->
        [one] { $count } úloha
        [few] { $count } úlohy
        [many] { $count } úlohy
       *[other] { $count } úloh
    }
new-turn = Čas na tah
new-starter = Kdo začíná
new-dealer = Kdo rozdává první
new-chance = rozhodne náhoda
new-more = Další volby
new-rules = Domácí pravidla
new-found-by = Kdo stůl najde
new-private = kdo má odkaz
new-public = každý
new-watching = Ostatní se smějí dívat
new-autostart = Začít, jakmile jsou všechna místa obsazená
new-rated = Hra se počítá do žebříčku
new-leavers = Za toho, kdo odejde, hraje bot
new-leavers-hint = Jinak stůl čeká.
new-fairness = Pomalá připojení se vyrovnávají
new-fairness-hint = Jinak je první ten, kdo dorazí první.
new-chat = Povídání
new-chat-free = cokoli
new-chat-phrases = hotové věty
new-chat-off = nic
new-chat-private = Volně povídat se dá jen u stolů, které lze najít jen přes odkaz.
new-open = Otevřít stůl
new-begin-alone = Začít
new-usual = Zase jako obvykle


## The waiting room

wait-free =
    { $count ->
        [one] Ještě jedno volné místo
        [few] Ještě { $count } volná místa
        [many] Ještě { $count } volného místa
       *[other] Ještě { $count } volných míst
    }
wait-full = Všichni jsou tu
wait-for-host = Hru zahájí { $host }.
wait-code = Kód stolu
wait-scan = Odkaz na tento stůl jako kód ke skenování
wait-begin = Začít hru
wait-fill = Boti na volná místa
wait-late = Kdo přijde později, se dívá a hraje příští partii.
wait-you = ty
wait-you-host = ty zveš
wait-host = zve
wait-here = je tu
wait-away = je pryč
wait-bot-here = přidat bota
wait-sit-here = sednout sem
wait-choose-level = Který bot?
wait-stand-up = Vstát
wait-remove = Poslat pryč
wait-remove-who = Poslat pryč? { $name }
wait-remove-hint = Kdo byl poslán pryč, nemůže se k tomuto stolu vrátit.
wait-keep = Ne, zůstat
wait-change = Změnit
wait-game = Hra
wait-other-options = Jiná strana nebo hodiny: otevři nový stůl
wait-watchers = Dívají se: { $names }
wait-invitation = { $name } zve ke stolu: { $game }. { $link }
wait-rounds =
    { $count ->
        [one] { $count } kolo
        [few] { $count } kola
        [many] { $count } kola
       *[other] { $count } kol
    }
wait-invited = Máš pozvání
wait-yes = ano
wait-no = ne
wait-easy = lehká, tři dílky
wait-hard = těžká, čtyři dílky
wait-own-sides = handicap: každý má svou
wait-boards = Karty
wait-all-boards = všech 36
wait-expansion = s rozšířením


## After a game

over-wins = Vítězí { $name }!
over-you-win = Vítězství je tvoje!
over-shared = Společné vítězství: { $names }
over-again = Odveta
over-come-along = Jdu na další partii
over-share = Sdílet
over-shared-text = Zkopírováno: vlož to, kam chceš.
over-replay = Prohlédnout partii
over-home = Ke vchodu
over-final = Konečné pořadí
over-place = { $rank }. { $name }
over-told = { $game } u Tafelrunde: { $places }
entrance-free =
    { $count ->
        [one] { $count } volné místo
        [few] { $count } volná místa
        [many] { $count } volného místa
       *[other] { $count } volných míst
    }
new-practice = Na trénink: nápovědy během hry
new-grace-away = Jak dlouho se na někoho čeká
