### The words of the client's pages around the games. Names are never inflected.


## The head of every page that is no table

head-play = Hrát
head-alone = Sólo
head-records = Rekordy
head-rules = Pravidla
head-settings = Nastavení
head-theme = Světlý nebo tmavý vzhled
head-pages = Stránky
head-skip = K obsahu


## The entrance and what is on every page

pages-language = Jazyk
pages-who-are-you = Kdo jsi?
pages-your-name = Tvoje jméno
pages-that-is-me = To jsem já
pages-sit-down = Přisednout
pages-free = volno
pages-refused = To teď nejde.
pages-broken = Na této stránce se něco pokazilo
pages-not-loaded = Tuto stránku se nepodařilo načíst
pages-broken-hint = Žádná hra se neztratí: stoly uchovává server. Načti stránku znovu, nebo se vrať ke vchodu.
pages-reload = Načíst znovu
pages-to-lobby = Ke vchodu


## The frame around every game

frame-menu = Nabídka
frame-close = Zavřít
frame-back = Zpět
frame-talk = Povídání
frame-talk-new =
    { $count ->
        [one] Povídání: { $count } nová zpráva
        [few] Povídání: { $count } nové zprávy
        [many] Povídání: { $count } nové zprávy
       *[other] Povídání: { $count } nových zpráv
    }
frame-nothing-said = Zatím nikdo nic neřekl.
frame-say = Řekni něco
frame-send = Odeslat
frame-line-good = Připojení: dobré
frame-line-slow = Připojení: pomalé
frame-line-lost = Připojení: žádné
frame-ms = { $ms } ms
frame-lost = Bez připojení. Zkouší se znovu…
frame-lost-long = Server už chvíli neodpovídá. Nech tuto stránku otevřenou: místo ti zůstane a vše bude samo pokračovat, až se vrátí.
frame-connecting = Připojování…
frame-paused = Pauza
frame-paused-hint = Čas stojí. Hru znovu spustí { $host }.
frame-paused-yours = Čas stojí, dokud hru znovu nespustíš.
frame-pause = Pozastavit
frame-resume = Pokračovat
frame-rules = Pravidla
frame-people = U stolu
frame-leave = Odejít od stolu
frame-leave-hint = Než se vrátíš, hraje za tebe bot.
frame-leave-waits = Místo ti zůstane, stůl na tebe počká.
frame-leave-watching = Přestat se dívat
frame-mute = Ztlumit
frame-unmute = Znovu slyšet
frame-remove = Poslat pryč
frame-remove-sure = Opravdu? Převezme to bot
frame-talking = Povídání u tohoto stolu
frame-watching = Díváš se.
frame-take-seat = Posadit se
frame-bot-plays = Hraje za tebe bot.
frame-return = Hrát dál
frame-sound-on = Zapnout zvuk
frame-sound-off = Vypnout zvuk
frame-away = pryč
frame-bot = bot
frame-you = ty
frame-host = zve
frame-second-tab = Tento stůl je otevřený i na jiné kartě. Obě ukazují stejnou hru, hraj na kterékoli.
frame-understood = Dobře
frame-over = Hra skončila
frame-results = Ukázat výsledek
frame-copy = Kopírovat
frame-copied = Zkopírováno
frame-copy-yourself = Zkopíruj si to odtud:
frame-share = Sdílet
frame-rematch = Bude další partie: každý má své místo.


## When something is not as it should be: what happened, and what to do

gone-table = Tento stůl tu není
gone-table-hint = Možná je v kódu překlep, nebo byl stůl po dlouhé době uklizen. Nech si poslat odkaz znovu, nebo otevři vlastní stůl.
gone-kicked = Od tohoto stolu tě poslali pryč
gone-kicked-hint = Kdo stůl otevřel, rozhoduje, kdo u něj hraje. Přisedni k jinému stolu, nebo otevři vlastní.
gone-watchers = Tento stůl hraje bez diváků
gone-watchers-hint = Všechna místa jsou obsazená a dívat se nikdo nesmí. Řekni si o místo v příští partii, nebo zvol jiný stůl.
gone-session = Toto zařízení už neznáme
gone-session-hint = Možná byly smazány cookies, nebo tu byl někdo záměrně zapomenut. Načti stránku znovu a řekni své jméno.
gone-stale = Tato stránka je starší než server
gone-stale-hint = Načti ji znovu. Když to nepomůže, zavři všechny karty s touto stránkou a otevři ji znovu: hra zůstane.
gone-page = Taková stránka tu není
gone-page-hint = Možná kus odkazu chybí. Od vchodu se dostaneš všude.
gone-server = Server není dostupný
gone-server-hint = Zkontroluj připojení. Sólo trénink a pravidla fungují i bez něj a tvé stoly zůstanou.
gone-cookies = Tento prohlížeč neukládá cookies, a tak tu nikoho nelze poznat. Povol cookies pro tuto adresu a zkus to znovu.
gone-view = Tato část stránky se pokazila
gone-view-hint = Hra na serveru běží dál bez úhony. Ukaž ji znovu. Když se to pokazí zas, načti stránku.
gone-show-again = Ukázat znovu
