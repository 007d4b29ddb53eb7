### Solo tegen de klok en de opgave van de dag, in de browser. Namen worden nooit verbogen.


## De ingang

solo-title = Solo
solo-what = Alleen tegen de klok. Elke opgave is een nieuwe legtafel en een nieuwe worp.
solo-mode = Wat telt
solo-mode-minutes = Opgaven in een vaste tijd
solo-mode-tasks = Tijd voor een vast aantal opgaven
solo-length = Hoe lang
solo-how-many = Hoeveel
solo-length-minutes = { $length } minuten
solo-length-tasks = { $length } opgaven
solo-side = Zijde van de legtafels
solo-side-easy = makkelijk, drie stukken
solo-side-hard = moeilijk, vier stukken
solo-begin = Beginnen
solo-practise = Oefenen zonder records
solo-practice = Oefening
solo-practise-why = Werkt zonder verbinding. De resultaten blijven op dit apparaat en komen nooit bij de records van dit huis.
solo-offline = De server is nu niet bereikbaar, maar oefenen kan wel.
solo-records = Records van dit huis
solo-records-none = Nog niemand heeft een record van deze soort.
solo-records-who = Speler
solo-records-result = Resultaat
solo-records-day = Dag
solo-you = jij
solo-count =
    { $tasks ->
        [one] { $tasks } opgave
       *[other] { $tasks } opgaven
    }
solo-best-here = Beste op dit apparaat: { $result }


## De poging

solo-ready = Klaar?
solo-ready-minutes = Zo veel mogelijk opgaven in { $length } minuten. De klok loopt vanaf de eerste opgave, zonder pauze.
solo-ready-tasks = { $length } opgaven, zo snel je kunt. De klok loopt vanaf de eerste opgave, zonder pauze.
solo-roll = Dobbelen
solo-task = Opgave { $task }
solo-of = van { $of }
solo-done = Klaar
solo-mark-tasks = het record is { $tasks }
solo-mark-time = het record is { $time }
solo-mark-none = nog geen record
solo-aside = Opgave opzijleggen
solo-hint = Hint
solo-hint-first = Een solospel met een hint telt voor geen enkel record.
solo-hint-take = Laat zien
solo-hint-leave = Liever niet
solo-with-hints = met hint, geen record
solo-stop = Solospel beëindigen
solo-no-line = Geen verbinding nodig


## Hoe het ging

solo-new-record = Nieuw record!
solo-over = Dat was het
solo-tasks-word =
    { $tasks ->
        [one] opgave
       *[other] opgaven
    }
solo-why-minutes =
    { $tasks ->
        [one] { $tasks } opgave in { $length } minuten.
       *[other] { $tasks } opgaven in { $length } minuten.
    }
solo-why-tasks = { $length } opgaven in { $time }.
solo-why-nothing = Deze keer is geen opgave opgelost.
solo-why-incomplete =
    { $tasks ->
        [one] Afgebroken na { $tasks } opgave.
       *[other] Afgebroken na { $tasks } opgaven.
    }
solo-with-hints-long =
    { $hints ->
        [one] Met { $hints } hint, dus het telt voor geen enkel record.
       *[other] Met { $hints } hints, dus het telt voor geen enkel record.
    }
solo-record-first = Het is het eerste van zijn soort hier.
solo-record-before-tasks = Het record was { $tasks }, van { $date }.
solo-record-before-time = Het record was { $time }, van { $date }.
solo-mark-stays = Nog steeds: { $record }.
solo-seconds-each = Seconden per opgave
solo-fastest = snelste
solo-mean = gemiddeld
solo-put-aside = opzijgelegd
solo-stays-here = Dit resultaat blijft op dit apparaat.
solo-again = Nog een keer
solo-share = Delen
solo-share-tasks = Tafelrunde, solo: { $result } in { $length } minuten
solo-share-time = Tafelrunde, solo: { $length } opgaven in { $time }


## De opgave van de dag

daily-title = Opgave van de dag
daily-what = Vandaag voor iedereen dezelfde opgave. De klok loopt zodra je haar ziet.
daily-begin = Opgave omdraaien
daily-solved = Opgelost!
daily-your-time = Jouw tijd: { $time }
daily-times = Tijden van dit huis vandaag
daily-times-none = Nog niemand heeft haar opgelost.
daily-row =
    { $days ->
        [one] { $days } dag op rij
       *[other] { $days } dagen op rij
    }
daily-next = De volgende opgave komt om { $time }.
daily-here-only = Zonder verbinding of naam blijft je tijd op dit apparaat.
daily-not-here = De opgave van de dag heeft hier een verbinding nodig.
daily-share-text = Tafelrunde, opgave van { $day }: { $time }
daily-grade = Moeilijkheid { $grade } van 5
