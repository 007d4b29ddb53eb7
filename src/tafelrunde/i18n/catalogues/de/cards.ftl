### UGO! in the browser. $card, $land and the like come from names.ftl and stand as they are there; names are never inflected.
### Points may be negative and are texts ("−5"). $letter is a section, A to E.


## The table

cards-round = Runde { $round } von { $rounds }
cards-trick = Stich { $trick } von { $tricks }
cards-you = Du
cards-total = ges. { $points }
cards-points = Punkte
cards-supply = Bauern im Vorrat: { $count }
cards-supply-word = Vorrat
cards-no-farmers = Hier braucht es keine Bauern: Sie sind von Anfang an da.
cards-hand-size =
    { $cards ->
        [one] { $cards } Handkarte
       *[other] { $cards } Handkarten
    }
cards-kingdoms = Königreiche
cards-kingdom-yours = Dein Königreich
cards-kingdom-then = Dein Königreich, wie es dann steht
cards-kingdom-of = Königreich: { $player }
cards-look-at = { $player }: dieses Königreich ansehen
cards-section = { $letter }: { $land }. Bauern: { $there } von { $needed }. Punkte: { $points }.
cards-no-land = keine Länderei
cards-led = hat ausgespielt
cards-winning = liegt vorn
cards-seconds =
    { $seconds ->
        [one] Noch { $seconds } Sekunde für deinen Zug
       *[other] Noch { $seconds } Sekunden für deinen Zug
    }


## The own hand

cards-hand = Deine Hand
cards-with-farmers =
    { $farmers ->
        [one] { $card }, { $farmers } Bauer
       *[other] { $card }, { $farmers } Bauern
    }
cards-blocked = { $card }; nicht spielbar, denn du hast noch die angespielte Farbe: { $land }
cards-play = { $card } spielen
cards-again = Nochmals tippen spielt sie.
cards-lifted-early = { $card } liegt bereit. Spielen kannst du sie, sobald du an der Reihe bist.
cards-passed = Das kam zu spät: Am Tisch ging es schon weiter.
cards-waits-for-line = Deine Karte wird gespielt, sobald die Verbindung wieder da ist.


## Whose turn it is

cards-you-lead = Du spielst aus.
cards-you-lead-any = Jede Karte ist erlaubt.
cards-your-turn = Du bist an der Reihe.
cards-was-led = Angespielt: { $land }.
cards-turn = { $player } ist an der Reihe.
cards-places = { $player } legt den Stich ab.


## What a card would do, and why a trick was won

cards-yours = Der Stich ist deiner.
cards-yours-so-far = Bisher wäre der Stich deiner.
cards-yours-if-highest = Der Stich ist deiner, wenn niemand höher spielt.
cards-theirs = { $player } nimmt den Stich.
cards-theirs-so-far = Bisher nähme { $player } den Stich.
cards-why-highest = Am höchsten ist { $card }.
cards-why-led-suit = Die { $value } liegt mehrmals, und diese Farbe war angespielt: { $land }.
cards-why-first = Die { $value } liegt mehrmals, aber nicht in der angespielten Farbe: Die erste gewinnt, { $card }.
cards-lands-new = { $card } kommt neu auf { $letter }.
cards-lands-on = Auf { $letter } kommt { $card } über { $covered }.
cards-lands-under = Auf { $letter } kommt { $card } unter { $top }.
cards-still-missing =
    { $missing ->
        [one] Dort fehlt noch { $missing } Bauer.
       *[other] Dort fehlen noch { $missing } Bauern.
    }
cards-gain =
    { $gained ->
        [one] Du bekommst { $gained } Bauern.
       *[other] Du bekommst { $gained } Bauern.
    }
cards-gain-theirs =
    { $gained ->
        [one] { $player } bekommt { $gained } Bauern.
       *[other] { $player } bekommt { $gained } Bauern.
    }
# Fewer than are due, because the kingdom is full or the supply is empty.
cards-gain-short =
    { $due ->
        [one] Dir stünde { $due } Bauer zu, aber du bekommst keinen.
       *[other] Dir stünden { $due } Bauern zu, aber du bekommst { $gained ->
            [0] keinen
           *[other] nur { $gained }
        }.
    }
cards-choose-later = Wie die Karten liegen, wählst du dann.
cards-change = Punkte deines Königreichs: von { $before } auf { $after }.


## Placing a trick

cards-place-title = Der Stich ist deiner. Wie soll er liegen?
cards-place-order =
    { $suits ->
        [2] Welche Farbe zuerst? Ein Tipp tauscht sie.
       *[other] Welche Farbe wohin? Tippe zwei an, um sie zu tauschen.
    }
cards-place-where = Tippe nun den Platz an, auf den sie soll.
cards-place-suit = { $letter }: { $land }
cards-place-top = Welche Karte liegt oben?
cards-place-done = So ablegen
cards-place-change = Anders ablegen
cards-place-until = Bis du ausspielst, darfst du es noch ändern.
cards-landed = Abgelegt: { $sections }.


## Tricks and events to look at again

cards-tricks = Die Stiche dieser Runde
cards-tricks-of = Die Stiche der Runde { $round }
cards-tricks-short = Stiche
cards-no-tricks = In dieser Runde gibt es noch keinen Stich.
cards-log = Was geschah


## Points, section by section

cards-standing = Punkte, wie es jetzt steht
cards-scored = Runde { $round } ist gewertet
cards-by-round = Punkte nach Runden
cards-sum = gesamt
cards-place = Platz
cards-player = Wer
cards-next-round = Weiter mit Runde { $round }
cards-look-back = Stiche ansehen
cards-back = Zurück zum Tisch
cards-close = Schließen
cards-below = Darunter:
cards-score-top = Der Wert der obersten Karte.
cards-score-top-on = Der Wert der obersten Karte; darunter liegt { $covered }.
cards-score-tended = Alle Bauern sind da, die oberste Karte zählt.
cards-score-missing =
    { $missing ->
        [one] { $missing } Bauer fehlt: Die Karte zählt nicht, und das kostet { $cost } Punkte.
       *[other] { $missing } Bauern fehlen: Die Karte zählt nicht, und das kostet { $cost } Punkte.
    }
cards-score-no-land =
    { $points ->
        [one] Keine Länderei, aber alle Bauern: { $points } Punkt.
       *[other] Keine Länderei, aber alle Bauern: { $points } Punkte.
    }
cards-score-nothing = Keine Länderei und nicht alle Bauern: nichts.
cards-score-empty = Keine Länderei: nichts.
cards-legend-tended = Alle Bauern da: Die oberste Karte zählt.
cards-legend-missing = Die Karte zählt nicht; −5 für jeden Bauern, der fehlt.
cards-legend-empty = Bauern ohne Länderei: C 1, D 3, E 5 Punkte.


## The end

cards-wins = { $player } gewinnt!
cards-you-win = Du gewinnst!
cards-share = Gemeinsam gewinnen { $players }!
cards-why-won =
    { $ahead ->
        [one] Nach vier Runden hat { $winner } { $points } Punkte, { $ahead } mehr als { $second }.
       *[other] Nach vier Runden hat { $winner } { $points } Punkte, { $ahead } mehr als { $second }.
    }
cards-why-shared = Nach vier Runden sind es je { $points } Punkte, und niemand hat mehr.
cards-why-alone = Das sind { $points } Punkte nach vier Runden.
cards-last-round = Woher die Punkte der letzten Runde kommen


## Help

cards-help = So spielst du deine Karten
cards-help-tap = Der erste Tipp hebt eine Karte an und zeigt, was sie in deinem Königreich ändert; der zweite spielt sie.
cards-help-drag = Oder zieh eine Karte auf den Tisch.
cards-help-hatched = Eine schraffierte Karte darf gerade nicht gespielt werden; tippe sie an, dann siehst du, warum.
cards-help-look = Ein Tipp auf einen Namen zeigt dieses Königreich Abschnitt für Abschnitt, ein Tipp auf die Runde ihre Stiche.
cards-help-keys = Tasten: Pfeile gehen durch deine Hand, Ziffern wählen eine Karte nach ihrem Platz, die Eingabetaste spielt sie, Esc legt sie zurück.
cards-one-tap = Mit einem Tipp spielen, ohne Vorschau
