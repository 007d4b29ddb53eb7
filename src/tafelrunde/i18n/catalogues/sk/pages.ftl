### The words of the client's pages around the games. Names are never inflected.


## The head of every page that is no table

head-play = Hrať
head-alone = Sólo
head-records = Rekordy
head-rules = Pravidlá
head-settings = Nastavenia
head-theme = Svetlý alebo tmavý vzhľad
head-pages = Stránky
head-skip = K obsahu


## The entrance and what is on every page

pages-language = Jazyk
pages-who-are-you = Kto si?
pages-your-name = Tvoje meno
pages-that-is-me = To som ja
pages-sit-down = Prisadnúť
pages-free = voľné
pages-refused = To teraz nejde.
pages-broken = Na tejto stránke sa niečo pokazilo
pages-not-loaded = Túto stránku sa nepodarilo načítať
pages-broken-hint = Žiadna hra sa nestratí: stoly uchováva server. Načítaj stránku znova alebo sa vráť ku vchodu.
pages-reload = Načítať znova
pages-to-lobby = Ku vchodu


## The frame around every game

frame-menu = Ponuka
frame-close = Zavrieť
frame-back = Späť
frame-talk = Rozprávanie
frame-talk-new =
    { $count ->
        [one] Rozprávanie: { $count } nová správa
        [few] Rozprávanie: { $count } nové správy
        [many] Rozprávanie: { $count } novej správy
       *[other] Rozprávanie: { $count } nových správ
    }
frame-nothing-said = Zatiaľ nikto nič nepovedal.
frame-say = Povedz niečo
frame-send = Odoslať
frame-line-good = Pripojenie: dobré
frame-line-slow = Pripojenie: pomalé
frame-line-lost = Pripojenie: žiadne
frame-ms = { $ms } ms
frame-lost = Bez pripojenia. Skúša sa znova…
frame-lost-long = Server už chvíľu neodpovedá. Nechaj túto stránku otvorenú: miesto ti zostane a všetko bude samo pokračovať, keď sa vráti.
frame-connecting = Pripája sa…
frame-paused = Pauza
frame-paused-hint = Čas stojí. Hru znova spustí { $host }.
frame-paused-yours = Čas stojí, kým hru znova nespustíš.
frame-pause = Pozastaviť
frame-resume = Pokračovať
frame-rules = Pravidlá
frame-people = Pri stole
frame-leave = Odísť od stola
frame-leave-hint = Kým sa vrátiš, hrá za teba bot.
frame-leave-waits = Miesto ti zostane, stôl na teba počká.
frame-leave-watching = Prestať sa pozerať
frame-mute = Stlmiť
frame-unmute = Znova počuť
frame-remove = Poslať preč
frame-remove-sure = Naozaj? Prevezme to bot
frame-talking = Rozprávanie pri tomto stole
frame-watching = Pozeráš sa.
frame-take-seat = Sadnúť si
frame-bot-plays = Hrá za teba bot.
frame-return = Hrať ďalej
frame-sound-on = Zapnúť zvuk
frame-sound-off = Vypnúť zvuk
frame-away = preč
frame-bot = bot
frame-you = ty
frame-host = pozýva
frame-second-tab = Tento stôl je otvorený aj na inej karte. Obe ukazujú tú istú hru, hraj na ktorejkoľvek.
frame-understood = Dobre
frame-over = Hra sa skončila
frame-results = Ukázať výsledok
frame-copy = Kopírovať
frame-copied = Skopírované
frame-copy-yourself = Skopíruj si to odtiaľto:
frame-share = Zdieľať
frame-rematch = Bude ďalšia partia: každý má svoje miesto.


## When something is not as it should be: what happened, and what to do

gone-table = Tento stôl tu nie je
gone-table-hint = Možno je v kóde preklep alebo bol stôl po dlhom čase uprataný. Daj si poslať odkaz znova alebo otvor vlastný stôl.
gone-kicked = Od tohto stola ťa poslali preč
gone-kicked-hint = Kto stôl otvoril, rozhoduje, kto pri ňom hrá. Prisadni k inému stolu alebo otvor vlastný.
gone-watchers = Tento stôl hrá bez divákov
gone-watchers-hint = Všetky miesta sú obsadené a pozerať sa nikto nesmie. Povedz si o miesto v ďalšej partii alebo zvoľ iný stôl.
gone-session = Toto zariadenie už nepoznáme
gone-session-hint = Možno boli zmazané cookies alebo tu bol niekto zámerne zabudnutý. Načítaj stránku znova a povedz svoje meno.
gone-stale = Táto stránka je staršia než server
gone-stale-hint = Načítaj ju znova. Ak to nepomôže, zatvor všetky karty s touto stránkou a otvor ju znova: hra zostane.
gone-page = Taká stránka tu nie je
gone-page-hint = Možno kus odkazu chýba. Od vchodu sa dostaneš všade.
gone-server = Server nie je dostupný
gone-server-hint = Skontroluj pripojenie. Sólo tréning a pravidlá fungujú aj bez neho a tvoje stoly zostanú.
gone-cookies = Tento prehliadač neukladá cookies, a tak tu nikoho nemožno spoznať. Povoľ cookies pre túto adresu a skús to znova.
gone-view = Táto časť stránky sa pokazila
gone-view-hint = Hra na serveri beží ďalej bez ujmy. Ukáž ju znova. Ak sa to pokazí opäť, načítaj stránku.
gone-show-again = Ukázať znova
