### The words of the pages about the house: records, replays, one's account and data. Names are never inflected.


## Records

house-records-line = Čo sa tu hralo a ako to dopadlo.
house-mine = Moje
house-leaders = Rebríčky
house-solo = Sólo
house-lately = Naposledy hrané
house-tables = Pri stole pre { $seats }
house-games =
    { $count ->
        [one] { $count } partia
        [few] { $count } partie
        [many] { $count } partie
       *[other] { $count } partií
    }
house-games-word =
    { $count ->
        [one] partia
        [few] partie
        [many] partie
       *[other] partií
    }
house-won = vyhraté
house-wins = { $wins } vyhratých
house-mean = priemerné miesto { $rank }
house-best = najlepšie { $points }
house-place = Miesto
house-name = Meno
house-skill = Sila
house-skill-hint = Opatrný odhad, ako dobre kto hrá. Začína na 0, rastie s dobrým umiestnením proti dobrým súperom a s každou hodnotenou partiou je istejší.
house-nothing-mine = Zatiaľ nič. Každá dohraná partia tu zostane a dá sa pozrieť znova.
house-nothing-leaders = Zatiaľ tu nikto nie je. Počítajú sa len partie pri hodnotených stoloch.
house-nothing-solo = Zatiaľ žiadny sólový rekord. Prvá celá hra ním bude.
house-nothing-lately = Žiadna verejná partia sa tu ešte neskončila.
house-watch = Pozrieť partiu
house-older = Staršie partie
house-daily = Úloha dňa
house-run-minutes = { $length } min, { $side }
house-run-tasks = Úlohy: { $length }, { $side }
house-solved =
    { $count ->
        [one] { $count } úloha za { $time }
        [few] { $count } úlohy za { $time }
        [many] { $count } úlohy za { $time }
       *[other] { $count } úloh za { $time }
    }
house-somebody = bot, alebo niekto, koho tu už nepoznáme
house-who-first = Najprv povedz, ako ťa volať, potom sa tu budú tvoje partie uchovávať.


## You, your account and your data

house-account = Tvoj účet
house-account-line = Bez účtu ťa pozná toto zariadenie. S účtom ťa rekordy sprevadzajú aj na iné zariadenie; e-mail nie je potrebný.
house-account-is = Vrátiť sa môžeš pod menom { $name }.
house-account-name = Meno účtu
house-passphrase = Heslová veta
house-new-passphrase = Nová heslová veta
house-account-open = Založiť účet
house-account-enter = Vrátiť sa na tomto zariadení
house-account-recover = Zabudnuté: použiť obnovovací kód
house-code = Obnovovací kód
house-code-once = Zapíš si tento kód. Ukáže sa len raz a otvorí tvoj účet, keď heslovú vetu zabudneš.
house-data = Tvoje údaje
house-data-line = Všetko, čo tu o tebe uchovávame, sa zmestí do jedného súboru.
house-data-save = Uložiť moje údaje
house-leave = Odhlásiť toto zariadenie
house-leave-line = Zariadenie zabudne, kto si. S účtom sa môžeš vrátiť, bez neho už nikto.
house-forget = Zabudnúť na mňa
house-forget-line = Meno, účet aj rekordy zmiznú navždy. Odohrané partie zostanú, bez mena.
house-forget-sure = Áno, zabudnúť navždy
house-keep = Nie, nechať to tak
house-forgotten = Zabudnuté. Príď zas, pod akýmkoľvek menom.
house-device = Toto zariadenie


## Watching a finished game again

house-replay = Partia krok za krokom
house-seen-by = Očami
house-watcher = toho, kto sa díval
house-step = Krok { $step } z { $steps }, { $time }
house-back = O krok späť
house-on = O krok ďalej
house-run = Prehrávať
house-stop = Zastaviť
house-save-game = Uložiť partiu do súboru
house-honest = Každé zamiešanie vychádza zo semienka, ktorého odtlačok bolo vidieť už pri otvorení stola; so súborom si to môže overiť každý.
house-bring = Načítať partiu zo súboru


## Watching a finished game again: with the eyes of an expert

house-ask-expert = Opýtať sa experta
house-expert-thinks = Expert premýšľa o celej partii …
house-was-played = Zahrané: { $move }.
house-expert = Expert by zvolil: { $move }.
house-expert-agrees = Expert by urobil to isté.
house-worth = Na konci kola je to lepšie asi o { $points } bodu.
house-worth-little = Rozdiel je však nepatrný.
house-worth-chance = Šanca vyhrať partiu: { $best } % namiesto { $own } %.
house-why = Prečo?
house-next-lost = Ďalšia rada
house-nothing-lost = Expert by nič podstatné nezmenil.
