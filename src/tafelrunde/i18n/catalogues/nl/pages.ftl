### The words of the client's pages around the games. Names are never inflected.


## The head of every page that is no table

head-play = Spelen
head-alone = Alleen
head-records = Records
head-rules = Regels
head-settings = Instellingen
head-theme = Licht of donker
head-pages = Pagina’s


## The entrance and what is on every page

pages-language = Taal
pages-who-are-you = Wie ben je?
pages-your-name = Je naam
pages-that-is-me = Dat ben ik
pages-code = Code van de tafel
pages-sit-down = Aanschuiven
pages-free = vrij
pages-refused = Dat kan nu niet.
pages-broken = Er is iets stukgegaan op deze pagina
pages-not-loaded = Deze pagina kon niet worden geladen
pages-broken-hint = Er gaat geen spel verloren: de server bewaart de tafels. Laad de pagina opnieuw of ga terug naar de ingang.
pages-reload = Opnieuw laden
pages-to-lobby = Naar de ingang
