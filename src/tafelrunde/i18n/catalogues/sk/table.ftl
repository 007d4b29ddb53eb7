### Samotný stôl: čo sa pri ňom deje, prečo niečo nejde, a vety, ktoré môže povedať každý.


## Prečo nie

refused-table-not-host = To môže iba hostiteľ stola.
refused-table-no-such-bot = Takého bota tu pre túto hru nemáme.
refused-table-paused = Hra má prestávku. Počkaj, kým bude pokračovať.
refused-table-not-paused = Hra nemá prestávku.
refused-table-not-yourself = Seba poslať preč nemožno. Môžeš vstať.
refused-table-nobody-there = Na tom mieste nikto taký nesedí.
refused-table-chat-in-private = Voľné správy sú len pri súkromných stoloch. Pri verejných sú hotové vety.
refused-table-bot-plays = Teraz za teba hrá bot. Najprv sa vráť do hry.
refused-table-kicked = Hostiteľ ťa od tohto stola poslal preč.
refused-table-no-watchers = Tento stôl hrá bez divákov.
refused-table-not-over = Hra sa ešte neskončila. Odveta príde potom.
refused-table-shut = Správca tento stôl zatvoril.
refused-web-banned = Správca tohto domu ťa už dnu nepustí.
refused-table-full-house = Teraz je tu otvorených priveľa stolov. Skús to neskôr.
refused-web-no-such-language = Týmto jazykom sa tu nehovorí.
refused-web-too-many = Bolo toho priveľa naraz. Počkaj minútu a skús to znova.
refused-wire-stale = Táto stránka je staršia než server. Načítaj ju znova.
refused-wire-flood = Priveľa správ naraz. Stránka sa sama znova pripojí.
refused-house-moving = Tento server sa práve reštartuje. Stránka sa sama pripojí k inému.
refused-wire-hello-first = Stránka sa nepredstavila. Načítaj ju znova.
refused-wire-silent = Stránka sa chvíľu neozvala. Sama sa znova pripojí.
refused-chat-too-fast = Všetko po poriadku: chvíľu počkaj, kým povieš ďalšie.
refused-chat-off = Pri tomto stole sa nehovorí.
refused-chat-phrases-only = Tu možno povedať len hotové vety.
refused-chat-muted = Hostiteľ ťa zatiaľ stíšil.
refused-chat-empty = Povedz niečo, najviac { $most } znakov.
refused-chat-no-such-phrase = Taká veta tu nie je.
refused-progress-too-fast = Ostatní vidia tvoj postup o niečo menej často.


## Čo sa deje

table-seated = K stolu si sadá { $player }.
table-bot-seated = K stolu si sadá bot: { $level }.
table-left = Jedno miesto je opäť voľné.
table-arranged = Pravidlá stola sa zmenili.
table-started = Hra sa začína.
table-paused = Hra má prestávku.
table-resumed = Hra pokračuje.
table-took-over = { $player } tu teraz nie je; zatiaľ hrá bot.
table-returned = { $player } je späť.
table-given-away = Jedno miesto niekoho hľadá; zatiaľ tam hrá bot.
table-muted = { $player }: stíšenie.
table-unmuted = { $player }: opäť počuť.
table-followed = Bude odveta: všetci zostávajú na svojich miestach.
table-shut = Správca stôl zatvoril.
table-closed = Hra sa skončila a jej počiatočná hodnota je zverejnená.
table-too-close = Príliš tesné pre oko: rozdiel pod { $limit } ms. Rozhodlo { $margin } ms.
table-won-by = Náskok { $margin } ms, z toho { $compensated } ms vyrovnáva oneskorenie linky.


## Čo možno povedať

say-hello = Ahoj!
say-good-luck = Veľa šťastia!
say-have-fun = Príjemnú zábavu!
say-well-played = Pekne zahraté!
say-good-game = To bola pekná hra.
say-thanks = Ďakujem!
say-oops = Ojoj!
say-so-close = To bolo tesné!
say-wow = Páni!
say-hurry-up = Trochu rýchlejšie, prosím?
say-take-your-time = Niet sa kam ponáhľať.
say-one-moment = Moment, prosím.
say-back-again = Už som späť.
say-sorry = Prepáč!
say-again = Ešte raz?
say-goodbye = Dovidenia!
