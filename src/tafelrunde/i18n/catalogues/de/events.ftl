### What happens, one sentence or line for each event: the id is the kind of the event, with - for . and sometimes a variant.
### $player and other names are never inflected: build the sentence around them, with a colon where an ending would be needed.
### $card, $suit, $gems and the like come from names.ftl and stand as they are there. Points may be negative and are texts ("−5").


## UGO!

ugo-dealer-chosen = Der erste Kartengeber ist { $player }.
ugo-dealt = Runde { $round } von { $rounds }: { $dealer } teilt allen 10 Karten aus, und { $leader } spielt aus.
ugo-dealt-hand = { $player } hat auf der Hand: { $cards }.
ugo-card-played = { $player } spielt { $card }.
ugo-card-played-auto = Der Tisch spielt für { $player }: { $card }.
ugo-trick-won = { $player } gewinnt Stich { $trick } mit { $card }.
# $farmers: how many stand in that kingdom now.
ugo-trick-won-farmers =
    { $gained ->
        [one] { $player } bekommt { $gained } Bauern und hat jetzt { $farmers }.
       *[other] { $player } bekommt { $gained } Bauern und hat jetzt { $farmers }.
    }
# Fewer than were due, because the kingdom is full or the supply is empty.
ugo-trick-won-farmers-short =
    { $due ->
        [one] { $player } bekäme { $due } Bauern, bekommt aber keinen und hat jetzt { $farmers }.
       *[other] { $player } bekäme { $due } Bauern, bekommt aber { $gained ->
            [0] keinen
           *[other] nur { $gained }
        } und hat jetzt { $farmers }.
    }
# $sections: a list of the two texts below.
ugo-lands-placed = { $player } legt die Ländereien ab: { $sections }.
ugo-lands-placed-section = auf { $letter } { $card }
ugo-lands-placed-stack = auf { $letter } { $card } über { $covered }
ugo-round-scored = Runde { $round } ist vorbei. Das sind die Punkte:
# $sections: a list of the four texts below, for example "A red 7 brings 7; B blue 2, 1 farmer missing, brings −5".
ugo-round-scored-player = { $player }: { $sections }. Diese Runde { $points }, insgesamt { $total }.
ugo-round-scored-land = { $letter } mit { $card } bringt { $points }
ugo-round-scored-lacking =
    { $missing ->
        [one] { $letter } mit { $card } bringt { $points }, weil { $missing } Bauer fehlt
       *[other] { $letter } mit { $card } bringt { $points }, weil { $missing } Bauern fehlen
    }
ugo-round-scored-without-land = { $letter } ohne Ländereien bringt { $points }
ugo-round-scored-nothing = kein Abschnitt bringt etwas
ugo-game-ended =
    { $count ->
        [one] Die Partie ist vorbei, und gewonnen hat { $winners }!
       *[other] Die Partie ist vorbei, und gewonnen haben { $winners }!
    }
ugo-game-ended-player = Platz { $rank }: { $player }, Punkte: { $points }.
ugo-resigned = { $player } hat den Tisch endgültig verlassen.


## Ubongo, both games

ubongo-boards-dealt = Runde { $round }: Alle haben eine neue Legetafel. Den Würfel hat { $player }.
ubongo-boards-dealt-reshuffled = Alle Legetafeln waren verbraucht, darum wurden sie neu gemischt.
ubongo-rolled = { $player } würfelt.
ubongo-rolled-by-table = Niemand hat rechtzeitig gewürfelt, also würfelt der Tisch.
ubongo-die-fell = Der Würfel zeigt: { $symbol }.
ubongo-revealed = Die Legetafeln liegen offen. Zeit: { $time }.
ubongo-revealed-untimed = Die Legetafeln liegen offen. Es gibt keine Sanduhr: Lasst euch Zeit.
ubongo-solved = { $player }: „Ubongo!“
ubongo-ranked =
    { $rank ->
        [1] { $player } hat die erste Lösung. Zeit: { $time }.
        [2] { $player } hat die zweite Lösung. Zeit: { $time }.
        [3] { $player } hat die dritte Lösung. Zeit: { $time }.
        [4] { $player } hat die vierte Lösung. Zeit: { $time }.
        [5] { $player } hat die fünfte Lösung. Zeit: { $time }.
       *[6] { $player } hat die sechste Lösung. Zeit: { $time }.
    }
ubongo-gave-up = { $player } gibt diese Legetafel auf.
ubongo-thought-better = { $player } macht doch weiter.
ubongo-glass-turned = Niemand hat eine Lösung, also wird die Sanduhr noch einmal umgedreht. Die Legetafeln bleiben dieselben.
ubongo-round-ended = Runde { $round } ist vorbei. Gelöst von: { $players }.
ubongo-round-ended-nobody = Runde { $round } ist vorbei. Niemand hat eine Lösung.
ubongo-resigned = { $player } hat den Tisch endgültig verlassen.


## Ubongo classic

# $count: how many lie beside each of the 6 fields.
ubongo-gems-laid = Die Edelsteine liegen auf dem Spielplan: 6 Felder in einer Linie, neben jedem { $count } Edelsteine.
ubongo-starter-chosen = Startspieler ist { $player }.
ubongo-figure-placed = { $player } stellt die Figur auf Feld { $field }.
ubongo-figure-placed-by-table = Der Zufall wählt für { $player }: Feld { $field }.
ubongo-placing-closed = Die Zeit zum Aufstellen der Figuren ist um.
ubongo-figure-moved = { $player } zieht von Feld { $origin } auf Feld { $field }.
ubongo-take-asked = { $player } greift nach den Edelsteinen von Feld { $field }.
ubongo-taken = { $player } nimmt von Feld { $field }: { $gems }.
ubongo-taken-nothing = { $player } findet bei Feld { $field } nichts mehr und geht leer aus.
ubongo-grace-began = Die Sanduhr ist durchgelaufen. Hast du eine Lösung, darfst du noch einen Augenblick lang ziehen und nehmen.
ubongo-game-ended =
    { $count ->
        [one] Die Partie ist vorbei, und gewonnen hat { $winners }!
       *[other] Die Partie ist vorbei, und gewonnen haben { $winners }!
    }
# $counts: numbers such as "6, 4, 2, 2, 1, 0".
ubongo-game-ended-player = Platz { $rank }: { $player }. Edelsteine je Farbe, die meisten zuerst: { $counts }.


## Ubongo diamond hunt

diamonds-asked-who-is-youngest = Wer ist am jüngsten? Wer am jüngsten ist, würfelt zuerst.
diamonds-starter-chosen = { $player } ist am jüngsten und würfelt zuerst.
diamonds-starter-chosen-by-chance = Der Zufall entscheidet: Zuerst würfelt { $player }.
# $track, $bag, $supply: one gem each.
diamonds-rewarded = { $player } bekommt von der Rundenleiste: { $track }; aus dem Beutel: { $bag }.
diamonds-rewarded-bag = { $player } bekommt aus dem Beutel: { $bag }.
diamonds-rewarded-supply = { $player } bekommt: { $supply }.
diamonds-track-corrected = Noch auf der Rundenleiste: { $gems }.
diamonds-track-corrected-empty = Die Rundenleiste ist leer.
diamonds-track-corrected-returned = In den Beutel kommt, was niemand gewonnen hat: { $gems }.
diamonds-shootout-began = Gleich viele Punkte: { $players }. Ein Stechen entscheidet: noch eine Legetafel ohne Sanduhr, und wer zuerst eine Lösung findet, gewinnt.
diamonds-proposed-new-cards = { $player } schlägt neue Legetafeln für das Stechen vor.
diamonds-proposed-shared-win = { $player } schlägt vor, den Sieg zu teilen.
diamonds-agreed = { $player } ist einverstanden.
diamonds-game-ended =
    { $count ->
        [one] Die Partie ist vorbei, und gewonnen hat { $winners }!
       *[other] Die Partie ist vorbei, und gewonnen haben { $winners }!
    }
diamonds-game-ended-player = Platz { $rank }: { $player }, Punkte: { $points }.
diamonds-game-ended-shootout = Das Stechen hat { $player } gewonnen.


## Solo

solo-run-began = Das Solospiel beginnt.
solo-task-revealed = Aufgabe { $task } liegt offen.
solo-task-revealed-reshuffled = Alle Legetafeln waren verbraucht, darum wurden sie neu gemischt.
solo-task-solved = „Ubongo!“ Aufgabe { $task } ist gelöst. Zeit seit dem Start: { $time }.
solo-task-laid-aside = Aufgabe { $task } ist weggelegt.
solo-hint-given = Ein Hinweis: { $piece } kann auf { $cells } liegen.
solo-hint-given-unseen = Der Spieler hat um einen Hinweis gebeten.
solo-run-ended =
    { $tasks ->
        [one] Das Solospiel ist vorbei: { $tasks } Aufgabe gelöst. Zeit der letzten Lösung: { $time }.
       *[other] Das Solospiel ist vorbei: { $tasks } Aufgaben gelöst. Zeit der letzten Lösung: { $time }.
    }
solo-run-ended-incomplete =
    { $tasks ->
        [one] Das Solospiel wurde abgebrochen: { $tasks } Aufgabe gelöst.
       *[other] Das Solospiel wurde abgebrochen: { $tasks } Aufgaben gelöst.
    }
solo-run-ended-nothing = Das Solospiel ist vorbei, und keine Aufgabe ist gelöst.
solo-run-ended-hints = Du hattest Hinweise, darum zählt dieses Ergebnis für keinen Rekord.
