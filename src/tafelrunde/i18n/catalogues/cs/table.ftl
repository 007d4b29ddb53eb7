### Samotný stůl: co se u něj děje, proč něco nejde, a věty, které může říct každý.


## Proč ne

refused-table-not-host = To může jen hostitel stolu.
refused-table-no-such-bot = Takového bota tu pro tuto hru nemáme.
refused-table-paused = Hra má přestávku. Počkej, až bude pokračovat.
refused-table-not-paused = Hra nemá přestávku.
refused-table-not-yourself = Sebe poslat pryč nelze. Můžeš vstát.
refused-table-nobody-there = Na tom místě nikdo takový nesedí.
refused-table-chat-in-private = Volné zprávy jsou jen u soukromých stolů. U veřejných jsou hotové věty.
refused-table-bot-plays = Teď za tebe hraje bot. Nejdřív se vrať do hry.
refused-table-kicked = Hostitel tě od tohoto stolu poslal pryč.
refused-table-no-watchers = Tento stůl hraje bez diváků.
refused-table-not-over = Hra ještě neskončila. Odveta přijde potom.
refused-table-shut = Správce tento stůl zavřel.
refused-web-banned = Správce tohoto domu tě už dovnitř nepustí.
refused-table-full-house = Teď je tu otevřeno příliš mnoho stolů. Zkus to později.
refused-web-no-such-language = Tímto jazykem se tu nemluví.
refused-web-too-many = Bylo toho moc najednou. Počkej minutu a zkus to znovu.
refused-wire-stale = Tato stránka je starší než server. Načti ji znovu.
refused-wire-flood = Příliš mnoho zpráv najednou. Stránka se sama znovu připojí.
refused-house-moving = Tento server se právě restartuje. Stránka se sama připojí k jinému.
refused-wire-hello-first = Stránka se nepředstavila. Načti ji znovu.
refused-wire-silent = Stránka se chvíli neozvala. Sama se znovu připojí.
refused-chat-too-fast = Všechno popořadě: chvíli počkej, než řekneš další.
refused-chat-off = U tohoto stolu se nemluví.
refused-chat-phrases-only = Tady lze říct jen hotové věty.
refused-chat-muted = Hostitel tě zatím ztlumil.
refused-chat-empty = Řekni něco, nejvýše { $most } znaků.
refused-chat-no-such-phrase = Taková věta tu není.
refused-progress-too-fast = Ostatní vidí tvůj postup o něco méně často.


## Co se děje

table-seated = Ke stolu usedá { $player }.
table-bot-seated = Ke stolu usedá bot: { $level }.
table-left = Jedno místo je opět volné.
table-arranged = Pravidla stolu se změnila.
table-started = Hra začíná.
table-paused = Hra má přestávku.
table-resumed = Hra pokračuje.
table-took-over = { $player } tu teď není; zatím hraje bot.
table-returned = { $player } je zpět.
table-given-away = Jedno místo někoho hledá; zatím tam hraje bot.
table-muted = { $player }: ztlumení.
table-unmuted = { $player }: opět slyšet.
table-followed = Bude odveta: všichni zůstávají na svých místech.
table-shut = Správce stůl zavřel.
table-closed = Hra skončila a její počáteční hodnota je zveřejněna.
table-too-close = Příliš těsné pro oko: rozdíl pod { $limit } ms. Rozhodlo { $margin } ms.
table-won-by = Náskok { $margin } ms, z toho { $compensated } ms vyrovnává zpoždění linky.


## Co lze říct

say-hello = Ahoj!
say-good-luck = Hodně štěstí!
say-have-fun = Hezkou zábavu!
say-well-played = Pěkně zahráno!
say-good-game = To byla pěkná hra.
say-thanks = Děkuji!
say-oops = Jejda!
say-so-close = To bylo těsné!
say-wow = Páni!
say-hurry-up = Trochu rychleji, prosím?
say-take-your-time = Není kam spěchat.
say-one-moment = Moment, prosím.
say-back-again = Už jsem zpět.
say-sorry = Promiň!
say-again = Ještě jednou?
say-goodbye = Na shledanou!
