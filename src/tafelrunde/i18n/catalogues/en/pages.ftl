### The words of the client's pages around the games. Names are never inflected.


## The head of every page that is no table

head-play = Play
head-alone = Alone
head-records = Records
head-rules = Rules
head-settings = Settings
head-theme = Light or dark
head-pages = Pages


## The entrance and what is on every page

pages-language = Language
pages-who-are-you = Who are you?
pages-your-name = Your name
pages-that-is-me = That is me
pages-code = Code of the table
pages-sit-down = Sit down
pages-free = free
pages-refused = That is not possible now.
pages-broken = Something on this page broke
pages-not-loaded = This page could not be loaded
pages-broken-hint = No game is lost: tables are kept by the server. Load the page again, or go back to the lobby.
pages-reload = Load again
pages-to-lobby = To the lobby
