### The words of the pages about the house: records, replays, one's account and data. Names are never inflected.


## Records

house-records-line = Co se tu hrálo a jak to dopadlo.
house-mine = Moje
house-leaders = Žebříčky
house-solo = Sólo
house-lately = Naposledy hráno
house-tables = U stolu pro { $seats }
house-games =
    { $count ->
        [one] { $count } partie
        [few] { $count } partie
        [many] { $count } partie
       *[other] { $count } partií
    }
house-games-word =
    { $count ->
        [one] partie
        [few] partie
        [many] partie
       *[other] partií
    }
house-won = vyhráno
house-wins = { $wins } vyhráno
house-mean = průměrné místo { $rank }
house-best = nejlépe { $points }
house-place = Místo
house-name = Jméno
house-skill = Síla
house-skill-hint = Opatrný odhad, jak dobře kdo hraje. Začíná na 0, roste s dobrým umístěním proti dobrým soupeřům a s každou hodnocenou partií je jistější.
house-nothing-mine = Zatím nic. Každá dohraná partie tu zůstane a dá se přehrát znovu.
house-nothing-leaders = Zatím tu nikdo není. Počítají se jen partie u hodnocených stolů.
house-nothing-solo = Zatím žádný sólový rekord. První celá hra jím bude.
house-nothing-lately = Žádná veřejná partie tu ještě neskončila.
house-watch = Prohlédnout partii
house-older = Starší partie
house-daily = Úloha dne
house-run-minutes = { $length } min, { $side }
house-run-tasks = Úlohy: { $length }, { $side }
house-solved =
    { $count ->
        [one] { $count } úloha za { $time }
        [few] { $count } úlohy za { $time }
        [many] { $count } úlohy za { $time }
       *[other] { $count } úloh za { $time }
    }
house-somebody = bot, nebo někdo, koho tu už neznáme
house-who-first = Nejdřív řekni, jak ti říkat, pak se tu tvoje partie budou uchovávat.


## You, your account and your data

house-account = Tvůj účet
house-account-line = Bez účtu tě zná toto zařízení. S účtem tě rekordy doprovodí i na jiné zařízení; e-mail není potřeba.
house-account-is = Vrátit se můžeš pod jménem { $name }.
house-account-name = Jméno účtu
house-passphrase = Heslová věta
house-new-passphrase = Nová heslová věta
house-account-open = Založit účet
house-account-enter = Vrátit se na tomto zařízení
house-account-recover = Zapomenuto: použít obnovovací kód
house-code = Obnovovací kód
house-code-once = Zapiš si tento kód. Ukáže se jen jednou a otevře tvůj účet, když heslovou větu zapomeneš.
house-data = Tvoje data
house-data-line = Všechno, co o tobě tady uchováváme, se vejde do jednoho souboru.
house-data-save = Uložit moje data
house-leave = Odhlásit toto zařízení
house-leave-line = Zařízení zapomene, kdo jsi. S účtem se můžeš vrátit, bez něj už nikdo.
house-forget = Zapomenout na mě
house-forget-line = Jméno, účet i rekordy zmizí navždy. Odehrané partie zůstanou, beze jména.
house-forget-sure = Ano, zapomenout navždy
house-keep = Ne, nechat to být
house-forgotten = Zapomenuto. Přijď zas, pod jakýmkoli jménem.
house-device = Toto zařízení


## Watching a finished game again

house-replay = Partie krok za krokem
house-seen-by = Očima
house-watcher = toho, kdo se díval
house-step = Krok { $step } z { $steps }, { $time }
house-back = O krok zpět
house-on = O krok dál
house-run = Přehrávat
house-stop = Zastavit
house-save-game = Uložit partii do souboru
house-honest = Každé zamíchání vychází ze semínka, jehož otisk byl vidět už při otevření stolu; se souborem si to může ověřit každý.
house-bring = Načíst partii ze souboru


## Watching a finished game again: with the eyes of an expert

house-ask-expert = Zeptat se experta
house-expert-thinks = Expert přemýšlí o celé partii …
house-was-played = Zahráno: { $move }.
house-expert = Expert by zvolil: { $move }.
house-expert-agrees = Expert by udělal totéž.
house-worth = Na konci kola je to lepší asi o { $points } bodu.
house-worth-little = Rozdíl je ale nepatrný.
house-worth-chance = Šance vyhrát partii: { $best } % místo { $own } %.
house-why = Proč?
house-next-lost = Další rada
house-nothing-lost = Expert by nic podstatného nezměnil.
