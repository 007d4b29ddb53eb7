### Pokládání dílků a Ubongo u stolu. Jména se nikdy neskloňují; $piece je text jako „Dílek 2: tyčka ze 3 čtverečků“.


## Pokládání dílků: tlačítka, nápověda

board-label = Tvoje karta
board-card = Tvoje karta: položené dílky { $done } z { $of }
board-tray = Dílky vedle karty
board-grid = Karta slovy
board-turn = Otočit
board-flip = Převrátit
board-undo = Zpět
board-keys = Jak se pokládají dílky
board-keys-mouse = Přetáhni dílek na kartu, nebo klepni na dílek a potom na čtvereček. Dalším klepnutím se otočí. Při tažení ho otáčí kolečko nebo druhý prst a pravé tlačítko ho převrátí.
board-keys-piece = vzít dílek 1, 2, 3 nebo 4
board-keys-move = posouvat (nebo přejít od dílku k dílku, nahoru na kartu)
board-keys-turn = otočit
board-keys-turn-back = otočit na druhou stranu
board-keys-flip = převrátit
board-keys-enter = vzít, položit
board-keys-escape = vrátit, kde ležel
board-keys-beside = odložit vedle karty
board-keys-undo = zpět
board-keys-close = Rozumím


## Pokládání dílků: pro ty, kdo poslouchají

board-piece = Dílek { $number }: { $piece }
board-piece-held = { $piece }, v ruce; šířka { $width }, výška { $height }
board-piece-laid = { $piece }, na kartě od sloupce { $column }, řádku { $row }; šířka { $width }, výška { $height }
board-piece-beside = { $piece }, vedle karty; šířka { $width }, výška { $height }
board-cell-none = Řádek { $row }, sloupec { $column }: nepatří k ploše
board-cell-taken = Řádek { $row }, sloupec { $column }: { $piece }
board-cell-free = Řádek { $row }, sloupec { $column }: volné
board-said-picked = Vybráno: { $piece }.
board-said-laid = Na kartě: { $piece }, od sloupce { $column }, řádku { $row }. Položené dílky: { $done } z { $of }.
board-said-beside = Vedle karty: { $piece }.
board-said-turned = Otočeno: { $piece }; šířka { $width }, výška { $height }.
board-said-flipped = Převráceno: { $piece }; šířka { $width }, výška { $height }.
board-said-fits = Sloupec { $column }, řádek { $row }: pasuje.
board-said-fits-not = Sloupec { $column }, řádek { $row }: nepasuje.
board-said-no-fit = Sem nepasuje: { $piece }.


## Ubongo u stolu: horní řádek a ostatní

board-round = Kolo { $round } z { $rounds }
board-second-glass = druhé přesýpací hodiny
board-grace = čas navíc na posunutí a braní
board-die = Na kostce je: { $symbol }
board-die-waits = Kostka
board-unit-seconds = s
board-time-left =
    { $seconds ->
        [one] Zbývá { $seconds } sekunda
        [few] Zbývají { $seconds } sekundy
       *[other] Zbývá { $seconds } sekund
    }
board-time-up = Písek se přesypal.
board-others = Ostatní
board-bot = bot
board-away = není tu
board-short-time = { $seconds } s
board-gives-up = vzdává to
board-gave-up = vzdáno
board-pieces-laid = { $done } z { $of }
board-you = Ty


## Ubongo classic: figurky, kostka, zvolání

board-place = Kde má začít tvoje figurka?
board-place-hint = Klepni na políčko. Až vyřešíš svou kartu, vezmeš si přední drahokamy některé řady: vyber si, kde se ti líbí, co leží vpředu.
board-placed = Tvoje figurka stojí.
board-placed-hint = Do prvního hodu si můžeš vybrat jiné políčko.
board-place-watch = Staví se figurky
board-still-to-place = Ještě nepostavili: { $players }.
board-roll-you = Házíš ty
board-roll-other = Kostkou hází { $player }
board-roll-hint = Tvým hodem se odkryjí všechny karty a začne se sypat písek.
board-roll-hint-untimed = Tvým hodem se odkryjí všechny karty. Přesýpací hodiny neběží.
board-rolls-itself = Až čas nahoře vyprší, hodí stůl sám.
board-roll = Hodit kostkou
board-opening = Připrav se!
board-opening-hint = Za okamžik se odkryjí všechny karty.
board-round-over = Konec kola { $round }
board-nobody-solved = Kartu nevyřešil nikdo.
board-all-gave-up = Všichni to vzdali, takže zbytek písku ani druhé hodiny už neběží.
board-ahead = Náskok: { $margin } ms.
board-could-be = takhle to šlo
board-took-nothing = nic nevzato
board-rank-short = { $rank }.
board-give-up = Vzdát tuto kartu
board-given-up = Tato karta je vzdaná.
board-go-on = Přece jen pokračovat
board-settling = Okamžik…
board-settling-hint = Ještě není jisté, kdo byl první. Co uděláš teď, platí, jakmile to jisté bude.
board-ranked =
    { $rank ->
        [1] První místo! Čas: { $time }.
        [2] Druhé místo! Čas: { $time }.
        [3] Třetí místo! Čas: { $time }.
        [4] Čtvrté místo! Čas: { $time }.
        [5] Páté místo! Čas: { $time }.
       *[6] Šesté místo! Čas: { $time }.
    }
board-ranked-hint =
    { $steps ->
        [0] Tvoje figurka zůstává stát a můžeš si vzít dva přední drahokamy.
        [one] Teď můžeš figurku posunout až o { $steps } políčko a pak si vzít dva drahokamy.
        [few] Teď můžeš figurku posunout až o { $steps } políčka a pak si vzít dva drahokamy.
       *[other] Teď můžeš figurku posunout až o { $steps } políček a pak si vzít dva drahokamy.
    }
board-until-sand = Udělej to, než se přesype písek.
board-to-gems = K drahokamům


## Ubongo classic: drahokamy

board-gems = Herní plán
board-your-gems = Tvoje drahokamy
board-everyone = Drahokamy všech
board-busy =
    { $count ->
        [one] Ještě hraje
        [few] Ještě hrají
       *[other] Ještě hrají
    }
board-your-board-solved = Tvoje karta, vyřešená
board-field = Políčko { $field }.
board-field-figures = Stojí tu: { $players }.
board-field-front =
    { $count ->
        [one] Vpředu: { $gems }. V řadě zbývá { $count } drahokam.
        [few] Vpředu: { $gems }. V řadě zbývají { $count } drahokamy.
       *[other] Vpředu: { $gems }. V řadě zbývá { $count } drahokamů.
    }
board-field-empty = Tato řada je prázdná.
board-rank =
    { $rank ->
        [1] První místo!
        [2] Druhé místo!
        [3] Třetí místo!
       *[other] Vyřešeno!
    }
board-allowance =
    { $steps ->
        [0] Vezmi si drahokamy!
        [one] Můžeš posunout figurku až o { $steps } políčko.
        [few] Můžeš posunout figurku až o { $steps } políčka.
       *[other] Můžeš posunout figurku až o { $steps } políček.
    }
board-choose-hint = Ťukni na orámované políčko a uvidíš, co tam na tebe čeká; zatím se nic nebere.
board-pointed-hint = Zatím se nic nevzalo: ťukni na políčko ještě jednou, nebo stiskni tlačítko.
board-pointed-empty = Tady není co brát. Podívej se na jiné políčko.
board-stay-hint = Tvoje figurka zůstává: tlačítkem si vezmeš dva přední drahokamy její řady.
board-moved-hint = Posunuto. Vezmi si teď, nebo počkej, až ostatní vpředu uvolní.
board-move-and-take =
    { $count ->
        [one] Posunout a vzít drahokam
        [few] Posunout a vzít oba drahokamy
       *[other] Posunout a vzít oba drahokamy
    }
board-take =
    { $count ->
        [one] Vzít drahokam
        [few] Vzít oba drahokamy
       *[other] Vzít oba drahokamy
    }
board-move = Jen posunout
board-watching = Závod běží
board-not-solved = Tentokrát nevyřešeno
board-taken = Vzato!
board-taken-nothing = Tentokrát nic
board-wait-hint = Kolo končí, až se písek přesype, nebo jakmile už nikdo nemůže nic udělat.
board-wait-hint-untimed = Kolo končí, jakmile už nikdo nemůže nic udělat.


## Ubongo classic: jak to dopadlo

board-wins =
    { $count ->
        [one] Vítězem je { $players }!
        [few] Společné vítězství: { $players }!
       *[other] Společné vítězství: { $players }!
    }
board-final = Konečné pořadí, nejlepší barva první
board-why-shared = Ve všech šesti barvách je to stejné, vítězství je tedy společné: { $players }.
board-why-best = Rozhodla nejlepší barva: { $winner } má { $more }, { $other } jen { $less }.
board-why-level =
    { $place ->
        [1] { $winner } a { $other } mají v nejlepší barvě stejně ({ $equal }). Rozhodla druhá barva: { $more } ku { $less }.
        [2] { $winner } a { $other } mají ve dvou nejlepších barvách stejně ({ $equal }). Rozhodla třetí barva: { $more } ku { $less }.
        [3] { $winner } a { $other } mají ve třech nejlepších barvách stejně ({ $equal }). Rozhodla čtvrtá barva: { $more } ku { $less }.
        [4] { $winner } a { $other } mají ve čtyřech nejlepších barvách stejně ({ $equal }). Rozhodla pátá barva: { $more } ku { $less }.
       *[other] { $winner } a { $other } mají v pěti nejlepších barvách stejně ({ $equal }). Rozhodla šestá barva: { $more } ku { $less }.
    }
board-chart = Sekundy v kolech
board-chart-not = ne
