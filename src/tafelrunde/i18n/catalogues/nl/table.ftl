### De tafel zelf: wat daar gebeurt, waarom iets niet kan, en de zinnen die iedereen kan zeggen.


## Waarom niet

refused-table-not-host = Dat kan alleen wie de tafel leidt.
refused-table-no-such-bot = Zo'n bot is er hier niet voor dit spel.
refused-table-paused = Het spel is gepauzeerd. Wacht tot het verdergaat.
refused-table-not-paused = Het spel is niet gepauzeerd.
refused-table-not-yourself = Je kunt jezelf niet wegsturen. Je kunt wel opstaan.
refused-table-nobody-there = Daar zit niemand die bedoeld kan zijn.
refused-table-chat-in-private = Vrije berichten zijn voor besloten tafels. Aan openbare tafels zijn er kant-en-klare zinnen.
refused-table-bot-plays = Er speelt nu een bot voor je. Neem eerst je plaats weer in.
refused-table-kicked = De leider van deze tafel heeft je weggestuurd.
refused-table-no-watchers = Deze tafel speelt onder elkaar: meekijken kan niet.
refused-table-not-over = Het spel is nog niet afgelopen. De revanche komt daarna.
refused-table-shut = De beheerder heeft deze tafel gesloten.
refused-web-banned = De beheerder van dit huis laat je niet meer binnen.
refused-table-full-house = Er zijn hier nu te veel tafels open. Probeer het later nog eens.
refused-web-no-such-language = Die taal wordt hier niet gesproken.
refused-web-too-many = Dat was te veel ineens. Wacht een minuut en probeer het dan opnieuw.
refused-wire-stale = Deze pagina is ouder dan de server. Laad haar opnieuw.
refused-wire-flood = Te veel berichten ineens. De pagina maakt vanzelf weer verbinding.
refused-house-moving = Deze server wordt opnieuw gestart. De pagina maakt vanzelf verbinding met een andere.
refused-wire-hello-first = De pagina heeft zich niet voorgesteld. Laad haar opnieuw.
refused-wire-silent = Er kwam een tijdje niets van deze pagina. Ze maakt vanzelf weer verbinding.
refused-chat-too-fast = Eén ding tegelijk: wacht even voor je meer zegt.
refused-chat-off = Aan deze tafel wordt niet gepraat.
refused-chat-phrases-only = Hier kun je alleen de kant-en-klare zinnen zeggen.
refused-chat-muted = De leider heeft je voorlopig gedempt.
refused-chat-empty = Zeg iets, met hoogstens { $most } tekens.
refused-chat-no-such-phrase = Die zin is er niet.
refused-progress-too-fast = De anderen zien wat minder vaak hoe ver je bent.


## Wat er gebeurt

table-seated = { $player } gaat zitten.
table-bot-seated = Een bot gaat zitten: { $level }.
table-left = Er is weer een plaats vrij.
table-arranged = De huisregels zijn veranderd.
table-started = Het spel begint.
table-paused = Het spel is gepauzeerd.
table-resumed = Het spel gaat verder.
table-took-over = { $player } is weg; zolang speelt een bot.
table-returned = { $player } is terug.
table-given-away = Een plaats zoekt iemand; tot dan speelt er een bot.
table-muted = { $player }: gedempt.
table-unmuted = { $player }: weer te horen.
table-followed = Er komt een revanche: iedereen houdt zijn plaats.
table-shut = De beheerder heeft de tafel gesloten.
table-closed = Het spel is afgelopen, en de startwaarde ligt open.
table-too-close = Te dicht bij elkaar om te zien: minder dan { $limit } ms verschil. { $margin } ms gaf de doorslag.
table-won-by = { $margin } ms voorsprong, waarvan { $compensated } ms als compensatie voor de lijn.


## Wat je kunt zeggen

say-hello = Hallo!
say-good-luck = Veel geluk!
say-have-fun = Veel plezier!
say-well-played = Goed gespeeld!
say-good-game = Dat was een mooi spel.
say-thanks = Dank je!
say-oops = Oeps!
say-so-close = Zo dichtbij!
say-wow = Wauw!
say-hurry-up = Iets sneller, alsjeblieft?
say-take-your-time = Neem de tijd.
say-one-moment = Een ogenblik, alsjeblieft.
say-back-again = Ik ben er weer.
say-sorry = Sorry!
say-again = Nog een keer?
say-goodbye = Tot ziens!
