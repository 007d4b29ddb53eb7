### The words of the client's pages around the games. Names are never inflected.


## The head of every page that is no table

head-play = Hrať
head-alone = Sólo
head-records = Rekordy
head-rules = Pravidlá
head-settings = Nastavenia
head-theme = Svetlý alebo tmavý vzhľad
head-pages = Stránky


## The entrance and what is on every page

pages-language = Jazyk
pages-who-are-you = Kto si?
pages-your-name = Tvoje meno
pages-that-is-me = To som ja
pages-code = Kód stola
pages-sit-down = Prisadnúť
pages-free = voľné
pages-refused = To teraz nejde.
pages-broken = Na tejto stránke sa niečo pokazilo
pages-not-loaded = Túto stránku sa nepodarilo načítať
pages-broken-hint = Žiadna hra sa nestratí: stoly uchováva server. Načítaj stránku znova alebo sa vráť ku vchodu.
pages-reload = Načítať znova
pages-to-lobby = Ku vchodu
