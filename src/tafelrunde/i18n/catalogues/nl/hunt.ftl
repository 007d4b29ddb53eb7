### De diamantenjacht aan haar tafel in de browser. Namen worden nooit verbogen.


## Wie begint

hunt-youngest = Wie is de jongste?
hunt-youngest-why = De jongste dobbelt het eerst.
hunt-i-am-youngest = Dat ben ik
hunt-youngest-else = Meldt zich niemand, dan beslist over { $seconds } s het toeval.
hunt-roll = Dobbelen
hunt-rolls = { $player } dobbelt
hunt-first-round = Negen rondes, en de snelsten krijgen edelstenen
hunt-first-round-why = Wie de legtafel het eerst bedekt, krijgt een saffier, de tweede een barnsteen; en iedereen die op tijd klaar is, mag ook in de zak grijpen.
hunt-first-round-without-luck = Zonder geluk: een robijn voor de eerste, een saffier voor de tweede, een smaragd voor de derde, een barnsteen voor de vierde.


## De rondebaan en de zak

hunt-track = Rondebaan
hunt-track-full = Ronde { $round }: een saffier en een barnsteen
hunt-track-empty = Ronde { $round }: leeg
hunt-track-to-come = Ronde { $round }: komt nog
hunt-track-past = Ronde { $round }: voorbij
hunt-bag =
    { $count ->
        [one] Zak met { $count } edelsteen
       *[other] Zak met { $count } edelstenen
    }


## Wat een ronde oplevert

hunt-draws =
    { $rank ->
        [1] { $player } trekt als eerste
        [2] Nu trekt { $player }
       *[3] Dan trekt { $player }
    }
hunt-gets =
    { $rank ->
        [1] Eerste plaats: een saffier van de baan en een edelsteen uit de zak.
        [2] Tweede plaats: een barnsteen van de baan en een edelsteen uit de zak.
       *[3] Een edelsteen uit de zak.
    }
hunt-drawn =
    { $gem ->
        [ruby] Robijn!
        [sapphire] Saffier!
        [emerald] Smaragd!
       *[amber] Barnsteen!
    }
hunt-worth =
    { $points ->
        [one] voor { $points } punt
       *[other] voor { $points } punten
    }
hunt-returns =
    { $count ->
        [1] In de zak: een barnsteen
       *[2] In de zak: een saffier en een barnsteen
    }
hunt-returned =
    { $count ->
        [1] Niemand werd tweede: de barnsteen gaat in de zak.
       *[2] Niemand is het gelukt: beide stenen gaan in de zak.
    }
hunt-settling = Het staat nog niet vast wie het eerst klaar was.
hunt-to-others = Naar de anderen
hunt-wait = De edelstenen komen als het zand op is of niemand meer zoekt.
hunt-wait-untimed = De edelstenen komen zodra niemand meer zoekt.
hunt-round-won = Ronde { $round }: { $player } is eerste
hunt-round-lost = Ronde { $round }: niemand
hunt-paid-without-luck = Robijn, saffier, smaragd, barnsteen, in die volgorde.
hunt-rewards = Beloning van ronde { $round }
hunt-board-solved = De opgeloste legtafel
hunt-board-solution = Zo had het gekund
hunt-not-solved = tijd om
hunt-who-has-what = Wie heeft wat
hunt-points = punten


## Het beslissingsduel

hunt-shootout = Beslissingsduel
hunt-shootout-title = Duel om de eerste plaats
# $players: een lijst van namen.
hunt-shootout-why =
    { $points ->
        [one] Elk { $points } punt: { $players }. Er is geen zandloper: wie de legtafel het eerst bedekt, wint.
       *[other] Elk { $points } punten: { $players }. Er is geen zandloper: wie de legtafel het eerst bedekt, wint.
    }
hunt-points-after = Punten na negen rondes
hunt-propose-shared-win = Gedeelde winst voorstellen
hunt-propose-new-cards = Nieuwe legtafels voorstellen
hunt-agree-shared-win = Akkoord: winst delen
hunt-agree-new-cards = Akkoord: nieuwe legtafels
hunt-proposed-shared-win = { $player } stelt voor de winst te delen.
hunt-proposed-new-cards = { $player } stelt nieuwe legtafels voor.
hunt-waits-for = Nog niet akkoord: { $players }.
hunt-board-of = Legtafel: { $player }
hunt-done-of = { $done } van { $of }


## Het einde

hunt-wins = { $player } wint!
hunt-share = Gedeelde winst: { $players }
hunt-why-points =
    { $points ->
        [one] Niemand heeft meer dan { $points } punt.
       *[other] Niemand heeft meer dan { $points } punten.
    }
hunt-why-ahead =
    { $ahead ->
        [one] { $points } punten, { $ahead } meer dan { $player }.
       *[other] { $points } punten, { $ahead } meer dan { $player }.
    }
hunt-why-shootout = Gelijk met elk { $points } punten: { $players }. In het duel was { $winner } het eerst klaar.
hunt-why-agreed = Gelijk met elk { $points } punten; in het duel wilde iedereen de winst delen.
hunt-why-left = Gelijk met elk { $points } punten; de anderen hebben het duel verlaten.
hunt-ranking = Eindstand, meeste punten eerst
