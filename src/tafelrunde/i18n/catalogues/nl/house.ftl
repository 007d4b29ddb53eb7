### The words of the pages about the house: records, replays, one's account and data. Names are never inflected.


## Records

house-records-line = Wat hier gespeeld is, en hoe goed.
house-mine = Van mij
house-leaders = Ranglijsten
house-solo = Solo
house-lately = Onlangs gespeeld
house-tables = Aan een tafel van { $seats }
house-games =
    { $count ->
        [one] { $count } partij
       *[other] { $count } partijen
    }
house-games-word =
    { $count ->
        [one] partij
       *[other] partijen
    }
house-won = gewonnen
house-wins = { $wins } gewonnen
house-mean = gemiddeld plaats { $rank }
house-best = beste { $points }
house-place = Plaats
house-name = Naam
house-skill = Sterkte
house-skill-hint = Een voorzichtige schatting van hoe goed iemand is. Ze begint bij 0, stijgt met goede plaatsen tegen goede spelers en wordt met elke meetellende partij zekerder.
house-nothing-mine = Nog niets. Elke uitgespeelde partij komt hier te staan en is opnieuw te bekijken.
house-nothing-leaders = Hier staat nog niemand. Alleen partijen aan tafels die meetellen, tellen.
house-nothing-solo = Nog geen solorecord. Het eerste volledige solospel is er een.
house-nothing-lately = Hier is nog geen openbare partij afgelopen.
house-watch = Partij bekijken
house-older = Oudere partijen
house-daily = Opgave van de dag
house-run-minutes = { $length } minuten, { $side }
house-run-tasks = { $length } opgaven, { $side }
house-solved =
    { $count ->
        [one] { $count } opgave in { $time }
       *[other] { $count } opgaven in { $time }
    }
house-somebody = een bot, of iemand die hier niet meer bekend is
house-who-first = Zeg eerst wie je bent, dan worden je partijen hier bewaard.


## You, your account and your data

house-account = Je account
house-account-line = Zonder account kent dit apparaat je. Met een account gaan je records mee naar een ander apparaat; een e-mailadres is niet nodig.
house-account-is = Je kunt terugkomen als { $name }.
house-account-name = Naam van het account
house-passphrase = Wachtzin
house-new-passphrase = Nieuwe wachtzin
house-account-open = Account maken
house-account-enter = Terugkomen op dit apparaat
house-account-recover = Vergeten: herstelcode gebruiken
house-code = Herstelcode
house-code-once = Schrijf deze code op. Hij is alleen nu te zien en opent je account als je de wachtzin vergeet.
house-data = Je gegevens
house-data-line = Alles wat hier over je bewaard wordt, past in één bestand.
house-data-save = Mijn gegevens opslaan
house-leave = Dit apparaat verlaten
house-leave-line = Dit apparaat vergeet wie je bent. Met een account kun je terugkomen, zonder account niemand.
house-forget = Vergeet mij
house-forget-line = Je naam, account en records verdwijnen voorgoed. Gespeelde partijen blijven, zonder je naam.
house-forget-sure = Ja, vergeet mij voorgoed
house-keep = Nee, laat het zo
house-forgotten = Je bent vergeten. Kom gerust terug, met welke naam dan ook.
house-device = Dit apparaat


## Watching a finished game again

house-replay = De partij, stap voor stap
house-seen-by = Gezien door
house-watcher = wie toekeek
house-step = Stap { $step } van { $steps }, { $time }
house-back = Een stap terug
house-on = Een stap verder
house-run = Laten lopen
house-stop = Stoppen
house-save-game = Partij als bestand opslaan
house-honest = Elke schudbeurt volgt uit een startwaarde waarvan de controlesom bij het openen van de tafel te zien was; met het bestand kan iedereen het nagaan.
house-bring = Partij uit een bestand halen


## Watching a finished game again: with the eyes of an expert

house-ask-expert = Expert vragen
house-expert-thinks = De expert denkt na over de hele partij …
house-was-played = Gespeeld: { $move }.
house-expert = De expert had gekozen: { $move }.
house-expert-agrees = De expert had hetzelfde gedaan.
house-worth = Dat is aan het einde van de ronde ongeveer { $points } punten beter.
house-worth-little = Maar het maakt nauwelijks verschil.
house-worth-chance = Kans om de partij te winnen: { $best } % in plaats van { $own } %.
house-why = Waarom?
house-next-lost = Volgende raad
house-nothing-lost = Een expert had niets belangrijks anders gedaan.
