### Teile legen, und Ubongo am Tisch. Namen werden nie gebeugt; $piece ist ein Text wie „Teil 2: Dreierstange“.


## Teile legen: Knöpfe, Hilfe

board-label = Deine Legetafel
board-card = Deine Legetafel: { $done } von { $of } Teilen liegen darauf
board-tray = Teile neben der Legetafel
board-grid = Die Legetafel in Worten
board-turn = Drehen
board-flip = Wenden
board-undo = Rückgängig
board-keys = So legst du Teile
board-keys-mouse = Zieh ein Teil auf die Legetafel, oder tippe das Teil an und dann das Kästchen. Noch einmal antippen dreht es. Beim Ziehen dreht das Mausrad oder ein zweiter Finger, die rechte Taste wendet.
board-keys-piece = Teil 1, 2, 3 oder 4 nehmen
board-keys-move = bewegen (oder von Teil zu Teil, nach oben zur Legetafel)
board-keys-turn = drehen
board-keys-turn-back = andersherum drehen
board-keys-flip = wenden
board-keys-enter = nehmen, hinlegen
board-keys-escape = zurücklegen, wo es war
board-keys-beside = neben die Legetafel legen
board-keys-undo = rückgängig
board-keys-close = Verstanden


## Teile legen: für alle, die zuhören

board-piece = Teil { $number }: { $piece }
board-piece-held = { $piece }, in der Hand; { $width } breit, { $height } hoch
board-piece-laid = { $piece }, auf der Legetafel ab Spalte { $column }, Zeile { $row }; { $width } breit, { $height } hoch
board-piece-beside = { $piece }, neben der Legetafel; { $width } breit, { $height } hoch
board-cell-none = Zeile { $row }, Spalte { $column }: gehört nicht zur Legefläche
board-cell-taken = Zeile { $row }, Spalte { $column }: { $piece }
board-cell-free = Zeile { $row }, Spalte { $column }: frei
board-said-picked = Gewählt: { $piece }.
board-said-laid = Auf der Legetafel: { $piece }, ab Spalte { $column }, Zeile { $row }. Gelegte Teile: { $done } von { $of }.
board-said-beside = Neben der Legetafel: { $piece }.
board-said-turned = Gedreht: { $piece }; { $width } breit, { $height } hoch.
board-said-flipped = Gewendet: { $piece }; { $width } breit, { $height } hoch.
board-said-fits = Spalte { $column }, Zeile { $row }: passt.
board-said-fits-not = Spalte { $column }, Zeile { $row }: passt nicht.
board-said-no-fit = Passt dort nicht: { $piece }.


## Ubongo am Tisch: die obere Zeile und die anderen

board-round = Runde { $round } von { $rounds }
board-second-glass = zweite Sanduhr
board-grace = Nachspielzeit zum Ziehen und Nehmen
board-die = Der Würfel zeigt: { $symbol }
board-die-waits = Der Würfel
board-unit-seconds = s
board-time-left =
    { $seconds ->
        [one] Noch { $seconds } Sekunde
       *[other] Noch { $seconds } Sekunden
    }
board-time-up = Die Sanduhr ist durchgelaufen.
board-others = Die anderen
board-bot = Bot
board-away = nicht da
board-short-time = { $seconds } s
board-gives-up = gibt auf
board-gave-up = aufgegeben
board-pieces-laid = { $done } von { $of }
board-you = Du


## Ubongo classic: Figuren, Würfel, der Ruf

board-place = Wo soll deine Figur beginnen?
board-place-hint = Tippe ein Feld an. Wenn du deine Legetafel gelöst hast, nimmst du die vordersten Edelsteine einer Reihe: Wähle, wo dir gefällt, was vorne liegt.
board-placed = Deine Figur steht.
board-placed-hint = Bis zum ersten Wurf darfst du noch ein anderes Feld wählen.
board-place-watch = Die Figuren werden gestellt
board-still-to-place = Noch zu stellen: { $players }.
board-roll-you = Du würfelst
board-roll-other = Es würfelt: { $player }
board-roll-hint = Mit deinem Wurf liegen alle Legetafeln offen, und die Sanduhr läuft.
board-roll-hint-untimed = Mit deinem Wurf liegen alle Legetafeln offen. Eine Sanduhr gibt es nicht.
board-rolls-itself = Ist die Zeit oben um, würfelt der Tisch von selbst.
board-roll = Würfeln
board-opening = Gleich geht es los!
board-opening-hint = In einem Augenblick liegen alle Legetafeln offen.
board-round-over = Runde { $round } ist vorbei
board-nobody-solved = Niemand hat eine Legetafel gelöst.
board-all-gave-up = Alle haben aufgegeben, darum entfällt der Rest des Sandes und eine zweite Sanduhr.
board-ahead = Vorsprung: { $margin } ms.
board-could-be = so wäre es gegangen
board-took-nothing = nichts genommen
board-rank-short = { $rank }.
board-give-up = Diese Legetafel aufgeben
board-given-up = Du hast diese Legetafel aufgegeben.
board-go-on = Doch weitermachen
board-settling = Einen Augenblick …
board-settling-hint = Noch ist nicht sicher, wer zuerst fertig war. Was du jetzt tust, gilt, sobald es sicher ist.
board-ranked =
    { $rank ->
        [1] Platz 1! Zeit: { $time }.
        [2] Platz 2! Zeit: { $time }.
        [3] Platz 3! Zeit: { $time }.
        [4] Platz 4! Zeit: { $time }.
        [5] Platz 5! Zeit: { $time }.
       *[6] Platz 6! Zeit: { $time }.
    }
board-ranked-hint =
    { $steps ->
        [0] Deine Figur bleibt stehen, und du darfst ihre zwei vordersten Steine nehmen.
        [one] Du darfst jetzt bis zu { $steps } Feld weit ziehen und dann zwei Steine nehmen.
       *[other] Du darfst jetzt bis zu { $steps } Felder weit ziehen und dann zwei Steine nehmen.
    }
board-until-sand = Tu es, bevor der Sand durchgelaufen ist.
board-to-gems = Zu den Edelsteinen


## Ubongo classic: Edelsteine

board-gems = Spielplan
board-your-gems = Deine Edelsteine
board-everyone = Alle Edelsteine
board-busy =
    { $count ->
        [one] Noch dabei
       *[other] Noch dabei
    }
board-your-board-solved = Deine Legetafel, gelöst
board-field = Feld { $field }.
board-field-figures = Hier stehen: { $players }.
board-field-front =
    { $count ->
        [one] Vorne: { $gems }. Noch in der Reihe: { $count } Edelstein.
       *[other] Vorne: { $gems }. Noch in der Reihe: { $count } Edelsteine.
    }
board-field-empty = Diese Reihe ist leer.
board-rank =
    { $rank ->
        [1] Platz 1!
        [2] Platz 2!
        [3] Platz 3!
       *[other] Gelöst!
    }
board-allowance =
    { $steps ->
        [0] Nimm deine Steine!
        [one] Du darfst bis zu { $steps } Feld weit ziehen.
       *[other] Du darfst bis zu { $steps } Felder weit ziehen.
    }
board-choose-hint = Tippe ein umrandetes Feld an und sieh, was du dort nähmst; genommen ist noch nichts.
board-pointed-hint = Noch ist nichts genommen: Tippe das Feld noch einmal an oder drücke den Knopf.
board-pointed-empty = Hier gibt es nichts zu nehmen. Schau dir ein anderes Feld an.
board-stay-hint = Deine Figur bleibt: Der Knopf nimmt die zwei vordersten Steine ihrer Reihe.
board-moved-hint = Du bist gezogen. Nimm jetzt, oder warte, bis andere vorne weggenommen haben.
board-move-and-take =
    { $count ->
        [one] Ziehen und den Stein nehmen
       *[other] Ziehen und beide Steine nehmen
    }
board-take =
    { $count ->
        [one] Den Stein nehmen
       *[other] Beide Steine nehmen
    }
board-move = Nur ziehen
board-watching = Das Rennen läuft
board-not-solved = Diesmal nicht gelöst
board-taken = Genommen!
board-taken-nothing = Diesmal nichts genommen
board-wait-hint = Die Runde endet, wenn der Sand durchgelaufen ist oder niemand mehr etwas tun kann.
board-wait-hint-untimed = Die Runde endet, sobald niemand mehr etwas tun kann.


## Ubongo classic: wie es ausging

board-wins =
    { $count ->
        [one] { $players } gewinnt!
       *[other] Geteilter Sieg: { $players }!
    }
board-final = Endstand, beste Farbe zuerst
board-why-shared = In allen sechs Farben gleich, also ein geteilter Sieg: { $players }.
board-why-best = { $winner } hat { $more } Steine der besten Farbe, { $other } nur { $less }.
board-why-level =
    { $place ->
        [1] { $winner } und { $other } haben beide { $equal } Steine ihrer besten Farbe. Die zweite Farbe entscheidet: { $more } zu { $less }.
        [2] { $winner } und { $other } liegen in den zwei besten Farben gleichauf ({ $equal }). Die dritte Farbe entscheidet: { $more } zu { $less }.
        [3] { $winner } und { $other } liegen in den drei besten Farben gleichauf ({ $equal }). Die vierte Farbe entscheidet: { $more } zu { $less }.
        [4] { $winner } und { $other } liegen in den vier besten Farben gleichauf ({ $equal }). Die fünfte Farbe entscheidet: { $more } zu { $less }.
       *[other] { $winner } und { $other } liegen in den fünf besten Farben gleichauf ({ $equal }). Die sechste Farbe entscheidet: { $more } zu { $less }.
    }
board-chart = Sekunden je Runde
board-chart-not = nicht
