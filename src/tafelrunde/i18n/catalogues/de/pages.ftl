### The words of the client's pages around the games. Names are never inflected.


## The head of every page that is no table

head-play = Spielen
head-alone = Allein
head-records = Rekorde
head-rules = Regeln
head-settings = Einstellungen
head-theme = Hell oder dunkel
head-pages = Seiten


## The entrance and what is on every page

pages-language = Sprache
pages-who-are-you = Wer bist du?
pages-your-name = Dein Name
pages-that-is-me = Das bin ich
pages-code = Code des Tisches
pages-sit-down = Hinsetzen
pages-free = frei
pages-refused = Das geht gerade nicht.
pages-broken = Auf dieser Seite ist etwas zerbrochen
pages-not-loaded = Diese Seite konnte nicht geladen werden
pages-broken-hint = Kein Spiel geht verloren: Die Tische bewahrt der Server auf. Lade die Seite neu oder geh zurück zum Eingang.
pages-reload = Neu laden
pages-to-lobby = Zum Eingang
