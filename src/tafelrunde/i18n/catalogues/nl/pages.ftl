### The words of the client's pages around the games. Names are never inflected.


## The head of every page that is no table

head-play = Spelen
head-alone = Solo
head-records = Records
head-rules = Regels
head-settings = Instellingen
head-theme = Licht of donker
head-pages = Pagina’s
head-skip = Naar de inhoud


## The entrance and what is on every page

pages-language = Taal
pages-who-are-you = Wie ben je?
pages-your-name = Je naam
pages-that-is-me = Dat ben ik
pages-sit-down = Aanschuiven
pages-free = vrij
pages-refused = Dat kan nu niet.
pages-broken = Er is iets stukgegaan op deze pagina
pages-not-loaded = Deze pagina kon niet worden geladen
pages-broken-hint = Er gaat geen spel verloren: de server bewaart de tafels. Laad de pagina opnieuw of ga terug naar de ingang.
pages-reload = Opnieuw laden
pages-to-lobby = Naar de ingang


## The frame around every game

frame-menu = Menu
frame-close = Sluiten
frame-back = Terug
frame-talk = Praten
frame-talk-new =
    { $count ->
        [one] Praten: { $count } nieuw
       *[other] Praten: { $count } nieuw
    }
frame-nothing-said = Er is nog niets gezegd.
frame-say = Iets zeggen
frame-send = Versturen
frame-line-good = Verbinding: goed
frame-line-slow = Verbinding: traag
frame-line-lost = Verbinding: geen
frame-ms = { $ms } ms
frame-lost = Geen verbinding. Er wordt opnieuw geprobeerd …
frame-lost-long = De server antwoordt al een tijdje niet. Laat deze pagina open: je plaats blijft van jou, en alles gaat vanzelf verder als hij terug is.
frame-connecting = Verbinden …
frame-paused = Pauze
frame-paused-hint = De tijd staat stil tot { $host } het spel laat verdergaan.
frame-paused-yours = De tijd staat stil tot jij het spel laat verdergaan.
frame-pause = Pauzeren
frame-resume = Verdergaan
frame-rules = Regels
frame-people = Aan tafel
frame-leave = Tafel verlaten
frame-leave-hint = Tot je terug bent speelt een bot voor je.
frame-leave-waits = Je plaats blijft van jou; de tafel wacht op je.
frame-leave-watching = Stoppen met meekijken
frame-mute = Dempen
frame-unmute = Weer horen
frame-remove = Wegsturen
frame-remove-sure = Echt? Een bot neemt het over
frame-talking = Praten aan deze tafel
frame-watching = Je kijkt mee.
frame-take-seat = Plaats nemen
frame-bot-plays = Een bot speelt voor je.
frame-return = Zelf spelen
frame-sound-on = Geluid aan
frame-sound-off = Geluid uit
frame-away = weg
frame-bot = bot
frame-you = jij
frame-host = nodigt uit
frame-second-tab = Deze tafel is ook in een ander tabblad open. Beide tonen hetzelfde spel; speel waar je wilt.
frame-understood = Oké
frame-over = Het spel is afgelopen
frame-results = Uitslag tonen
frame-copy = Kopiëren
frame-copied = Gekopieerd
frame-copy-yourself = Kopieer het hier:
frame-share = Delen
frame-rematch = Er is een volgende partij: iedereen houdt zijn plaats.


## When something is not as it should be: what happened, and what to do

gone-table = Deze tafel bestaat niet
gone-table-hint = Misschien klopt de code niet, of is de tafel na lange tijd opgeruimd. Vraag de link nog eens, of open zelf een tafel.
gone-kicked = Je bent van deze tafel weggestuurd
gone-kicked-hint = Wie de tafel heeft geopend, bepaalt wie er speelt. Schuif aan een andere tafel aan, of open er zelf een.
gone-watchers = Deze tafel speelt onder elkaar
gone-watchers-hint = Alle plaatsen zijn bezet en niemand mag meekijken. Vraag een plaats in de volgende partij, of kies een andere tafel.
gone-session = Dit apparaat is niet meer bekend
gone-session-hint = Misschien zijn de cookies gewist, of is iemand hier met opzet vergeten. Laad de pagina opnieuw en zeg je naam.
gone-stale = Deze pagina is ouder dan de server
gone-stale-hint = Laad haar opnieuw. Helpt dat niet, sluit dan alle tabbladen van deze site en open haar opnieuw: het spel blijft bewaard.
gone-page = Deze pagina bestaat niet
gone-page-hint = Misschien mist er een stuk van de link. Vanaf de ingang kom je overal.
gone-server = De server is niet te bereiken
gone-server-hint = Controleer je verbinding. Alleen oefenen en de regels werken ook zonder, en je tafels blijven bewaard.
gone-cookies = Deze browser bewaart geen cookies, dus wordt hier niemand herkend. Sta cookies toe voor dit adres en probeer het opnieuw.
gone-view = Dit deel van de pagina is stukgegaan
gone-view-hint = Het spel gaat ongedeerd verder op de server. Toon het opnieuw; gaat het weer stuk, laad dan de pagina opnieuw.
gone-show-again = Opnieuw tonen
