### The words of the client's pages around the games. Names are never inflected.


## The head of every page that is no table

head-play = Hrát
head-alone = Sólo
head-records = Rekordy
head-rules = Pravidla
head-settings = Nastavení
head-theme = Světlý nebo tmavý vzhled
head-pages = Stránky


## The entrance and what is on every page

pages-language = Jazyk
pages-who-are-you = Kdo jsi?
pages-your-name = Tvoje jméno
pages-that-is-me = To jsem já
pages-code = Kód stolu
pages-sit-down = Přisednout
pages-free = volno
pages-refused = To teď nejde.
pages-broken = Na této stránce se něco pokazilo
pages-not-loaded = Tuto stránku se nepodařilo načíst
pages-broken-hint = Žádná hra se neztratí: stoly uchovává server. Načti stránku znovu, nebo se vrať ke vchodu.
pages-reload = Načíst znovu
pages-to-lobby = Ke vchodu
