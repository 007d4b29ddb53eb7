### The words of the entrance, of opening a table, of the waiting room and after a game. Names are never inflected.


## The entrance

entrance-title = Wie schuift er aan?
entrance-you-are = Je speelt als
entrance-other-name = Andere naam
entrance-name-first = Eerst nog dit: hoe mogen de anderen je noemen?
entrance-short-ubongo-classic = Ubongo
entrance-short-ubongo-diamonds = Diamantenjacht
entrance-short-ugo = UGO!
entrance-promise-ubongo-classic = Leg sneller, verzamel één kleur.
entrance-promise-ubongo-diamonds = Leg en grijp in de zak.
entrance-promise-ugo = Slagen bouwen je koninkrijk.
entrance-people = { $fewest }–{ $most } mensen · { $minutes } min
entrance-open = Tafel openen
entrance-code = Aanschuiven met een code
entrance-code-hint = Zes letters, of de hele link
entrance-code-odd = Een tafelcode heeft zes letters en geen klinkers. Kijk nog eens, of plak de hele link.
entrance-sit = Aanschuiven
entrance-tables = Open tafels
entrance-no-tables = Er wacht nu niemand op gezelschap. Open een tafel, of speel met wie er komt.
entrance-tables-not-known = De tafels zijn nu niet op te vragen: de server antwoordt niet. Er wordt opnieuw geprobeerd.
entrance-join = Erbij
entrance-watch = Meekijken
entrance-of-seats = { $taken } van { $seats } plaatsen bezet
entrance-running = het spel is bezig
entrance-whoever = Spelen met wie er komt
entrance-yours = Jouw tafel wacht
entrance-yours-bot = Daar speelt een bot voor je
entrance-yours-alone = Jouw solopoging wacht
entrance-back = Terug naar de tafel
entrance-back-alone = Terug naar de poging
entrance-daily = Opgave van de dag
entrance-solo = Solo spelen
entrance-solo-line = Tegen je eigen klok
entrance-solo-hint = Ook zonder verbinding
entrance-learn = Nieuw hier? Leer een spel in twee minuten
entrance-learn-this = In twee minuten leren


## Opening a table

new-players = Met hoeveel zijn jullie?
new-alone = 1, solo
new-seats = Wie waar zit
new-you = jij
new-seat = Plaats { $number }
new-person = vrij, voor wie er komt
new-bot = bot, { $level }
new-side = Zijde van de legtafels
new-easy = makkelijk
new-hard = moeilijk
new-easy-hint = drie stukken
new-hard-hint = vier stukken
new-handicap = Handicap: ieder een eigen zijde
new-handicap-hint = Zodat beginners en ervaren spelers aan elkaar gewaagd zijn: kies bij elke plaats een zijde.
new-glass = Zandloper
new-seconds = { $seconds } s
new-no-glass = zonder tijd
new-grace = Extra tijd om te lopen en te pakken
new-none = geen
new-all-boards = Alle 36 legtafels spelen, niet alleen negen rondes
new-expansion = Met uitbreiding: 18 legtafels meer
new-expansion-needed = Met vijf of zes kan het alleen met de uitbreiding.
new-no-luck = Zonder geluk
new-no-luck-hint = Er wordt niets uit de zak getrokken: robijn, saffier, smaragd, barnsteen voor de eerste tot de vierde.
new-solo-mode = Tegen de klok
new-solo-minutes = zo veel mogelijk opgaven
new-solo-tasks = zo snel mogelijk
new-solo-length = Hoe lang
new-solo-count = Hoeveel
new-minutes = { $count } min
new-tasks =
    { $count ->
        [one] { $count } opgave
       *[other] { $count } opgaven
    }
new-turn = Tijd per beurt
new-starter = Wie begint
new-dealer = Wie eerst geeft
new-chance = het toeval
new-more = Meer keuzes
new-rules = Huisregels
new-found-by = Wie de tafel vindt
new-private = wie de link heeft
new-public = iedereen
new-watching = Anderen mogen meekijken
new-autostart = Beginnen zodra alle plaatsen bezet zijn
new-rated = Het spel telt voor de ranglijst
new-leavers = Voor wie weggaat speelt een bot
new-leavers-hint = Anders wacht de tafel.
new-fairness = Trage verbindingen worden vereffend
new-fairness-hint = Anders is eerst wie het eerst aankomt.
new-chat = Praten
new-chat-free = alles
new-chat-phrases = kant-en-klare zinnen
new-chat-off = niets
new-chat-private = Vrij praten kan alleen aan tafels die je enkel met de link vindt.
new-open = Tafel openen
new-begin-alone = Start
new-usual = Weer zoals gewoon


## The waiting room

wait-free =
    { $count ->
        [one] Nog één plaats vrij
       *[other] Nog { $count } plaatsen vrij
    }
wait-full = Iedereen is er
wait-for-host = { $host } begint het spel.
wait-code = Tafelcode
wait-scan = De link naar deze tafel als code om te scannen
wait-begin = Spel beginnen
wait-fill = Bots op de vrije plaatsen
wait-late = Wie later komt, kijkt mee en speelt de volgende partij.
wait-you = jij
wait-you-host = jij nodigt uit
wait-host = nodigt uit
wait-here = is er
wait-away = is even weg
wait-bot-here = bot erbij
wait-sit-here = hier zitten
wait-choose-level = Welke bot?
wait-stand-up = Opstaan
wait-remove = Wegsturen
wait-remove-who = { $name } wegsturen?
wait-remove-hint = Wie weggestuurd is, kan niet terug naar deze tafel.
wait-keep = Nee, blijven
wait-change = Wijzigen
wait-game = Spel
wait-other-options = Andere zijde of zandloper: open een nieuwe tafel
wait-watchers = Kijken mee: { $names }
wait-invitation = { $name } nodigt je uit aan tafel: { $game }. { $link }
wait-rounds =
    { $count ->
        [one] { $count } ronde
       *[other] { $count } rondes
    }
wait-invited = Je bent uitgenodigd
wait-yes = ja
wait-no = nee
wait-easy = makkelijk, drie stukken
wait-hard = moeilijk, vier stukken
wait-own-sides = handicap: ieder een eigen
wait-boards = Legtafels
wait-all-boards = alle 36
wait-expansion = met uitbreiding


## After a game

over-wins = { $name } wint!
over-you-win = Jij wint!
over-shared = Een gedeelde winst: { $names }
over-again = Revanche
over-come-along = Mee naar de volgende partij
over-share = Delen
over-shared-text = Gekopieerd: plak het waar je wilt.
over-replay = Partij bekijken
over-home = Naar de ingang
over-final = Eindstand
over-place = { $rank }. { $name }
over-told = { $game } bij Tafelrunde: { $places }
entrance-free =
    { $count ->
        [one] { $count } plaats vrij
       *[other] { $count } plaatsen vrij
    }
new-practice = Om te oefenen: hints tijdens het spel
new-grace-away = Hoe lang er op iemand wordt gewacht
