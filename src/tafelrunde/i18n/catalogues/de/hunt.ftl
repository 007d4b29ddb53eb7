### Die Diamantenjagd an ihrem Tisch im Browser. Namen werden nie gebeugt.


## Wer beginnt

hunt-youngest = Wer ist am jüngsten?
hunt-youngest-why = Wer am jüngsten ist, würfelt zuerst.
hunt-i-am-youngest = Das bin ich
hunt-youngest-else = Meldet sich niemand, entscheidet in { $seconds } s der Zufall.
hunt-roll = Würfeln
hunt-rolls = { $player } würfelt
hunt-first-round = Neun Runden, und die Schnellsten bekommen Edelsteine
hunt-first-round-why = Wer seine Legetafel zuerst belegt, bekommt einen Saphir, der zweite Platz einen Bernstein; alle, die es rechtzeitig schaffen, greifen außerdem in den Beutel.
hunt-first-round-without-luck = Ohne Glück: ein Rubin für den ersten Platz, ein Saphir für den zweiten, ein Smaragd für den dritten, ein Bernstein für den vierten.


## Die Rundenleiste und der Beutel

hunt-track = Rundenleiste
hunt-track-full = Runde { $round }: ein Saphir und ein Bernstein
hunt-track-empty = Runde { $round }: leer
hunt-track-to-come = Runde { $round }: kommt noch
hunt-track-past = Runde { $round }: vorbei
hunt-bag =
    { $count ->
        [one] Beutel mit { $count } Edelstein
       *[other] Beutel mit { $count } Edelsteinen
    }


## Was eine Runde bringt

hunt-draws =
    { $rank ->
        [1] Zuerst zieht { $player }
        [2] Jetzt zieht { $player }
       *[3] Dann zieht { $player }
    }
hunt-gets =
    { $rank ->
        [1] Erster Platz: ein Saphir von der Leiste und ein Edelstein aus dem Beutel.
        [2] Zweiter Platz: ein Bernstein von der Leiste und ein Edelstein aus dem Beutel.
       *[3] Ein Edelstein aus dem Beutel.
    }
hunt-drawn =
    { $gem ->
        [ruby] Rubin!
        [sapphire] Saphir!
        [emerald] Smaragd!
       *[amber] Bernstein!
    }
hunt-worth =
    { $points ->
        [one] für { $points } Punkt
       *[other] für { $points } Punkte
    }
hunt-returns =
    { $count ->
        [1] In den Beutel: ein Bernstein
       *[2] In den Beutel: ein Saphir und ein Bernstein
    }
hunt-returned =
    { $count ->
        [1] Niemand wurde Zweiter: Der Bernstein kommt in den Beutel.
       *[2] Niemand hat es geschafft: Beide Steine kommen in den Beutel.
    }
hunt-settling = Noch steht nicht fest, wer zuerst fertig war.
hunt-to-others = Zu den anderen
hunt-wait = Die Edelsteine gibt es, wenn der Sand durch ist oder niemand mehr sucht.
hunt-wait-untimed = Die Edelsteine gibt es, sobald niemand mehr sucht.
hunt-round-won = Runde { $round }: { $player } vorn
hunt-round-lost = Runde { $round }: niemand
hunt-paid-without-luck = Rubin, Saphir, Smaragd, Bernstein, in dieser Reihenfolge.
hunt-rewards = Lohn der Runde { $round }
hunt-board-solved = Die gelöste Legetafel
hunt-board-solution = So wäre es gegangen
hunt-not-solved = Zeit um
hunt-who-has-what = Wer hat was
hunt-points = Punkte


## Das Stechen

hunt-shootout = Stechen
hunt-shootout-title = Stechen um den ersten Platz
# $players: eine Liste von Namen.
hunt-shootout-why =
    { $points ->
        [one] Je { $points } Punkt: { $players }. Es gibt keine Sanduhr: Wer seine Legetafel zuerst belegt, gewinnt.
       *[other] Je { $points } Punkte: { $players }. Es gibt keine Sanduhr: Wer seine Legetafel zuerst belegt, gewinnt.
    }
hunt-points-after = Punkte nach neun Runden
hunt-propose-shared-win = Gemeinsamen Sieg vorschlagen
hunt-propose-new-cards = Neue Legetafeln vorschlagen
hunt-agree-shared-win = Einverstanden: Sieg teilen
hunt-agree-new-cards = Einverstanden: neue Legetafeln
hunt-proposed-shared-win = { $player } schlägt vor, den Sieg zu teilen.
hunt-proposed-new-cards = { $player } schlägt neue Legetafeln vor.
hunt-waits-for = Noch nicht einverstanden: { $players }.
hunt-board-of = Legetafel: { $player }
hunt-done-of = { $done } von { $of }


## Das Ende

hunt-wins = { $player } gewinnt!
hunt-share = Gemeinsamer Sieg: { $players }
hunt-why-points =
    { $points ->
        [one] Mehr als { $points } Punkt hat niemand.
       *[other] Mehr als { $points } Punkte hat niemand.
    }
hunt-why-ahead =
    { $ahead ->
        [one] { $points } Punkte, { $ahead } mehr als { $player }.
       *[other] { $points } Punkte, { $ahead } mehr als { $player }.
    }
hunt-why-shootout = Gleichstand mit je { $points } Punkten: { $players }. Im Stechen war { $winner } zuerst fertig.
hunt-why-agreed = Gleichstand mit je { $points } Punkten; im Stechen wollten alle den Sieg teilen.
hunt-why-left = Gleichstand mit je { $points } Punkten; die anderen haben das Stechen verlassen.
hunt-ranking = Endstand, die meisten Punkte zuerst
