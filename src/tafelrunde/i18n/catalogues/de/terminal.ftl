### Play in the terminal, in plain lines that a screen reader can follow. Messages that quote a command do so by
### reference, { command-play }, so that the word is always the one that can be typed.
### Names are never inflected: build the sentence around them.


## The words of the commands, as one types them: small letters, one to three words, no punctuation.
## English words, and the beginnings of words, are always understood as well. No word may stand for two commands.

command-play = spielen
command-place = legen
command-hand = hand
command-table = tisch
command-kingdoms = reiche
command-players = mitspieler
command-figure = figur
command-roll = würfeln
command-remove = entfernen
command-undo = zurück
command-board = tafel
command-pieces = teile
command-move = ziehen
command-take = nehmen
command-give-up = aufgeben
command-gems = edelsteine
command-youngest = jüngste
command-propose = vorschlagen
command-agree = zustimmen
command-skip = weglegen
command-hint = hinweis
command-time = zeit
command-wait = warten
command-rules = regeln
command-help = hilfe
command-quit = ende
# Short forms: a letter or two, then the English id of the command as it stands after "command-" above.
# Choose letters that suit the words of your language; the ids are not translated.
shortcuts = s play, spiele play, l place, lege place, ablegen place, h hand, t table, r rules, r kingdoms, m players, f figure, w roll, würfle roll, wuerfeln roll, u undo, zurueck undo, t board, z move, ziehe move, n take, nimm take, e gems, juengste youngest, ? help, beenden quit


## Words after a command: "all" (kingdoms all), "top" (place red top red 6), "turn" and "flip" (place L4 turn flip b3).

word-all = alle
word-top = oben
word-turn = drehen
word-flip = wenden


## Before the first move

# $players: all names, with commas.
welcome = Eine Partie { $game } mit { $players }.
welcome-alone = { $game }, allein gespielt.
last-of-several = { $others } und { $last }
you-are = Du bist { $player }.
share-in-turn = Ihr teilt euch diese Tastatur und gebt sie weiter, wenn sie darum bittet, damit die Karten geheim bleiben.
share-by-number = Ihr teilt euch diese Tastatur: Beginnt eure Zeilen mit eurer Nummer und einem Doppelpunkt, zum Beispiel 2: { command-roll }.
first-help = Tippe { command-help } für die Befehle, { command-rules } für die Regeln, { command-quit } zum Aufhören. Eine leere Zeile wiederholt, was gerade von dir verlangt wird.

first-ugo = Wenn du an der Reihe bist, spiele eine Karte mit Farbe und Wert, zum Beispiel { command-play } blau 5.
first-ubongo = Teile legst du zum Beispiel mit { command-place } L4 b3. Tippe { command-help } { command-place }, bevor du anfängst: Danach läuft die Zeit.


## While playing

hand-over = Jetzt ist { $player } an der Tastatur. { $player }: Drücke die Eingabetaste, wenn sonst niemand hinsieht.
waiting-for = Von dir wird gerade nichts verlangt. Wir warten auf: { $players }.
waiting-for-nobody = Von dir wird gerade nichts verlangt.
# $time: "30 seconds".
time-left = Verbleibende Zeit: { $time }.
time-unlimited = Es läuft gerade keine Zeit.
time-up = Die Zeit ist um!
input-ended = Die Eingabe ist mitten im Spiel zu Ende, darum hören wir hier auf.
no-input = Es ist niemand zum Spielen da: Die Standardeingabe ist leer. Starte das in einem Terminal oder gib ihm Zeilen zu lesen.
left-the-game = Du hast das Spiel verlassen. Auf Wiedersehen!
log-written = Das Protokoll dieses Spiels steht in { $path }.
log-not-written = Das Protokoll ließ sich nicht nach { $path } schreiben: { $reason }


## What was not understood

unknown-command = Den Befehl „{ $word }“ kenne ich nicht. Tippe { command-help } für die Befehle.
which-command = „{ $word }“ kann mehrere Befehle meinen: { $commands }.
no-such-player = An dieser Tastatur sitzt niemand mit der Nummer { $number }.
say-who = Wer ist das? Beginne mit deiner Nummer und einem Doppelpunkt, zum Beispiel 1: { $line }
wait-how-long = Gib eine Zahl von Sekunden an, { $first } bis { $last }, oder gar keine.


## The rules

rules-of = Die Regeln von { $title }:
rules-chapter = { $number }: { $title }
# $clause: the name of a rule of this game, such as UG-6.
rules-how = Tippe { command-rules } 3 für das dritte Kapitel oder den Namen einer Regel, zum Beispiel { command-rules } { $clause }.
no-such-rule = Eine Regel „{ $asked }“ gibt es nicht. Tippe { command-rules } und eine Zahl von 1 bis { $last } oder einen Namen wie { $clause }.


## Help: one line for each command, and more for some

help-play = { command-play } blau 5 oder nur blau 5: eine Karte spielen, nach Farbe und Wert; { command-play } 3 oder nur 3 für die dritte deiner Handkarten.
help-place-lands = { command-place } 2 oder nur 2: den gewonnenen Stich so ablegen, wie es der zweite Vorschlag sagt; bis du ausspielst, darfst du es dir anders überlegen.
more-place-lands =
    Du kannst es auch in Worten sagen: zuerst die neuen Farben von links nach rechts, dann die Karten, die oben liegen sollen, zum Beispiel { command-place } rot blau { word-top } rot 6. Was du nicht nennst, wird wie im ersten Vorschlag abgelegt. { command-place } allein liest die Vorschläge noch einmal vor.
help-hand = { command-hand }: deine Karten mit ihren Nummern.
help-table = { command-table }: der Stich auf dem Tisch, wer an der Reihe ist und die Bauern im Vorrat.
help-kingdoms = { command-kingdoms }: jedes Königreich mit seinen obersten Karten und seinen Bauern; { command-kingdoms } { word-all } liest auch die Karten darunter vor.
help-players = { command-players }: was alle bisher gewonnen haben.
help-figure = { command-figure } 3: deine Figur auf Feld 3 stellen; das geht bis zum ersten Wurf.
help-roll = { command-roll }: den Würfel werfen.
help-place = { command-place } L4 r f b3 oder einfach L4 r f b3: das Teil L4 gedreht und gewendet auf deine Legetafel legen, mit dem ersten Kästchen auf b3.
more-place =
    Die Spalten sind Buchstaben von links, die Zeilen Zahlen von oben: b3 ist das zweite Kästchen der dritten Zeile. r dreht das Teil um ein Viertel im Uhrzeigersinn, rr oder r2 um zwei Viertel, r3 um drei; f wendet es von links nach rechts. Alles geschieht in der Reihenfolge, in der du es tippst, ausgehend von dem Teil, wie { command-pieces } es vorliest. Das erste Kästchen eines Teils ist in seiner obersten Zeile das ganz links: Es kommt auf das Kästchen, das du nennst. Was nicht passt, wird dir gesagt und kostet nichts. Ein Teil, das schon liegt, wird neu gelegt. Mit dem letzten Teil wird für dich „Ubongo!“ gerufen.
help-remove = { command-remove } L4: ein Teil von deiner Legetafel nehmen.
help-undo = { command-undo }: deine letzte Änderung auf der Legetafel zurücknehmen.
help-board = { command-board }: deine Legetafel, Zeile für Zeile. Ein freies Kästchen nennt seinen eigenen Namen, ein belegtes sein Teil, zwei Punkte heißen: außerhalb. { command-board } 2 liest die Legetafel von Spieler 2 vor, mit den Teilen, sobald sie gelöst ist.
help-board-alone = { command-board }: deine Legetafel, Zeile für Zeile. Ein freies Kästchen nennt seinen eigenen Namen, ein belegtes sein Teil, zwei Punkte heißen: außerhalb.
help-pieces = { command-pieces }: die Teile deiner Aufgabe; { command-pieces } L4 r f liest vor, wie ein Teil gedreht und gewendet liegt.
help-move = { command-move } 4: deine Figur auf Feld 4 ziehen, einmal in der Runde, wenn du deine Legetafel gelöst hast.
help-take = { command-take }: die beiden nächsten Edelsteine deines Feldes nehmen; { command-take } 3 zieht vorher auf Feld 3.
help-give-up = { command-give-up }: keine Lösung mehr suchen; noch einmal dasselbe, wenn du es dir anders überlegst.
help-gems = { command-gems }: alle Edelsteine auf dem Spielplan, Feld für Feld, die nächsten zuerst.
help-gems-hunt = { command-gems }: was auf der Rundenleiste liegt und was im Beutel ist.
help-youngest = { command-youngest }: sagen, dass du am jüngsten bist.
help-propose = { command-propose } neue Legetafeln oder { command-propose } gemeinsamer Sieg: im Stechen.
help-agree = { command-agree }: dem zustimmen, was vorgeschlagen ist.
help-skip = { command-skip }: diese Aufgabe weglegen und eine neue nehmen.
help-hint = { command-hint }: hören, wo noch ein Teil liegen kann; danach zählt das Ergebnis für keinen Rekord.
help-time = { command-time }: wie viel Zeit noch bleibt.
help-wait = { command-wait }: es werden keine Zeilen mehr gelesen, bis auf dich gewartet wird; { command-wait } 5 wartet 5 Sekunden. Nützlich, wenn deine Zeilen aus einer Datei kommen.
help-rules = { command-rules }: die Kapitel der Regeln; { command-rules } 3 liest eines davon vor, { command-rules } { $clause } eine einzelne Regel.
help-help = { command-help }: diese Zeilen; { command-help } { command-place } sagt mehr über einen Befehl.
help-quit = { command-quit }: das Spiel verlassen; das muss ganz ausgeschrieben sein.


## Lists with numbers ("2: red 7")

numbered = { $number }: { $text }


## UGO!: what one is asked

ugo-lead = { $player }, du spielst aus: Stich { $trick } von { $tricks } in Runde { $round }.
ugo-place-again = Den letzten Stich darfst du noch anders ablegen: { command-place }.
# $cards: "Bot 3 red 6, Bot 2 red 4".
ugo-follow = { $player }, du bist an der Reihe. Auf dem Tisch: { $cards }.
# $cards: those that may be played, with their numbers in the hand.
ugo-must-follow = Du musst Farbe bedienen ({ $suit }) und darfst spielen: { $cards }.
ugo-place = { $player }, du legst den Stich ab: { $cards }. Wähle einen Vorschlag mit seiner Nummer, zum Beispiel { command-place } 1:
ugo-place-section = { $letter } { $suit }
ugo-place-order = neue Abschnitte { $sections }
ugo-place-tops = oben { $cards }
ugo-place-both = neue Abschnitte { $sections }; oben { $cards }


## UGO!: what one can look at

ugo-hand = Deine Handkarten: { $cards }.
ugo-hand-empty = Du hast keine Karten auf der Hand.
ugo-card-of = { $player } mit { $card }
ugo-table = Runde { $round } von { $rounds }, Stich { $trick } von { $tricks }.
ugo-table-cards = Auf dem Tisch: { $cards }.
ugo-table-turn = An der Reihe: { $player }.
ugo-table-supply = Bauern im Vorrat: { $count }.
# $points: a text such as "−5"; the points before this round.
ugo-player =
    { $cards ->
        [one] { $player }: Punkte vor dieser Runde { $points }, { $cards } Handkarte.
       *[other] { $player }: Punkte vor dieser Runde { $points }, { $cards } Handkarten.
    }
# $sections: a list of the next two texts; $farmers: a list of the third.
ugo-kingdom = { $player }: { $sections }. Bauern: { $farmers }.
ugo-kingdom-empty = { $player }: noch keine Ländereien. Bauern: { $farmers }.
ugo-kingdom-section = { $letter } { $card }
ugo-kingdom-stack = { $letter } { $card }, darunter { $covered }
ugo-kingdom-farmers = { $letter } { $there } von { $needed }


## UGO!: what was not understood

play-what = Welche Karte? Sag zum Beispiel { command-play } blau 5 oder nenne ihre Nummer, zum Beispiel { command-play } 3.
play-number = Deine Karten haben die Nummern { $first } bis { $last }.
no-such-card = Eine Karte „{ $typed }“ gibt es nicht.
which-suit = „{ $typed }“ kann mehrere Farben meinen: { $suits }.
# $cards: the cards of that suit in the hand, or a dash.
which-card = Welche Karte dieser Farbe ({ $suit })? Du hast: { $cards }.
place-number = Die Vorschläge zum Ablegen haben die Nummern { $first } bis { $last }.
place-what = „{ $typed }“ verstehe ich hier nicht. Nenne eine Nummer oder Farben und Karten, zum Beispiel { command-place } rot blau { word-top } rot 6.


## Ubongo: what one is asked

choose-field = { $player }, wähle innerhalb von 30 Sekunden ein Feld für deine Figur, zum Beispiel { command-figure } 3. Bis zum ersten Wurf darfst du es noch ändern.
roll-now = { $player }, du bist mit Würfeln dran: { command-roll }. Nach 10 Sekunden macht es der Tisch.
youngest-now = { $player }, wenn du am jüngsten bist, tippe { command-youngest }. Nach 20 Sekunden entscheidet der Zufall.
begin-now = { $player }, tippe { command-roll }, um anzufangen. Die Uhr läuft ab der ersten Aufgabe.
# $pieces: codes such as "I3, L4, Y5".
board =
    { $count ->
        [one] { $player }, deine Legetafel hat { $count } Kästchen. Teile: { $pieces }.
       *[other] { $player }, deine Legetafel hat { $count } Kästchen. Teile: { $pieces }.
    }
move-and-take =
    { $steps ->
        [one] { $player }, du stehst auf Feld { $field }. Du darfst { $steps } Feld weit ziehen ({ command-move }) und zwei Edelsteine nehmen ({ command-take }). Die nächsten Edelsteine:
       *[other] { $player }, du stehst auf Feld { $field }. Du darfst bis zu { $steps } Felder weit ziehen ({ command-move }) und zwei Edelsteine nehmen ({ command-take }). Die nächsten Edelsteine:
    }
take-only = { $player }, du stehst auf Feld { $field }. Du darfst zwei Edelsteine nehmen ({ command-take }). Die nächsten Edelsteine:
agree-now = { $player }, wenn du einverstanden bist, tippe { command-agree }: { $wish }.


## Ubongo: pieces and boards. $cells are squares such as "b3 b4 c4".

# $look: "bar of 3 with a square beside one end".
piece-free = { $piece }, { $look }: { $cells }
piece-lies = { $piece }, { $look }, liegt auf { $cells }
piece-turned = { $piece } läge in der linken oberen Ecke so: { $cells }
placed = { $piece } liegt auf { $cells }.
placed-last = { $piece } liegt auf { $cells }. Damit ist die Legetafel belegt.
still-open = Noch zu legen: { $pieces }. Freie Kästchen: { $cells }.
place-how = Welches Teil, und wohin? Zum Beispiel { command-place } L4 r f b3. Tippe { command-help } { command-place }, um mehr zu erfahren.
place-word = „{ $typed }“ verstehe ich hier nicht. Sag r zum Drehen, f zum Wenden und ein Kästchen wie b3.
place-where = Wohin? So gedreht hat { $piece } diese Form: { $cells }. Nenne dazu das Kästchen, auf das sein erstes kommt, zum Beispiel b3.
place-over-the-edge = { $piece } ragt über den Rand hinaus, wenn das erste Kästchen auf { $cell } liegt.
place-outside = { $piece } würde aus der Legefläche hinausragen: { $cells }.
place-overlap = { $piece } würde auf { $other } liegen: { $cells }.
no-such-piece = Ein Teil „{ $typed }“ gibt es nicht. Die Teile haben Namen wie L4.
piece-not-shown = { $piece } gehört nicht zu dieser Aufgabe. Deine Teile: { $pieces }.
remove-what = Welches Teil? Zum Beispiel { command-remove } L4.
remove-not-there = { $piece } liegt nicht auf deiner Legetafel.
undo-nothing = Es gibt nichts zurückzunehmen.


## Ubongo: gems and figures

# $count: all that are left beside the field; only the nearest ones are read.
field-begin = Feld { $field }: { $gems } … insgesamt noch { $count }
field-whole = Feld { $field }: { $gems }
field-empty = Feld { $field }: keine Edelsteine
field-nearest = Feld { $field }: { $gems }
# $line: one of the texts above.
field-with-figures = { $line }; Figuren: { $players }
which-field = Nenne die Nummer eines Feldes, { $first } bis { $last }.
no-gems = noch keine Edelsteine
player-with-gems = { $player }: { $gems }.
player-on-field = { $player }: Feld { $field }; { $gems }.
track = Auf der Rundenleiste: { $gems }.
bag = Im Beutel: { $gems }.
player-worth = { $player }: { $gems }. Punkte: { $points }.
propose-what = Was willst du vorschlagen? { command-propose } neue Legetafeln oder { command-propose } gemeinsamer Sieg.
agree-to-what = Es ist nichts vorgeschlagen.


## Solo: records

# $length: 5, 10 or 20; $side: "easy side"; $deck: a name.
record-minutes = Solospiel, { $length } Minuten, { $side }, Legetafeln „{ $deck }“.
record-tasks = Solospiel, { $length } Aufgaben, { $side }, Legetafeln „{ $deck }“.
record-new = Ein neuer Rekord!
record-first = Das ist das erste Ergebnis dieser Art und damit vorerst der Rekord.
record-stands-minutes =
    { $tasks ->
        [one] Der Rekord bleibt: { $tasks } Aufgabe. Zeit der letzten Lösung: { $time }.
       *[other] Der Rekord bleibt: { $tasks } Aufgaben. Zeit der letzten Lösung: { $time }.
    }
record-stands-tasks = Der Rekord bleibt. Zeit: { $time }.
record-not-kept = Die Rekorde ließen sich nicht lesen oder schreiben ({ $path }: { $reason }), darum wird dieses Ergebnis nicht aufgehoben.


## How the command line was meant

bad-language = Die Sprache „{ $language }“ gibt es hier nicht. Wähle eine von diesen: { $known }.
which-rules = Welche Regeln? Nenne ugo, ubongo-classic oder ubongo-diamonds, oder eine einzelne Regel wie UG-8.
no-such-rules = Regeln „{ $asked }“ gibt es nicht. Nenne ugo, ubongo-classic oder ubongo-diamonds, oder eine einzelne Regel wie UG-8.
bad-seat = Die Plätze dieses Spiels sind 1 bis { $seats }, nicht { $seat }.
bad-seats-for-people =
    { $seats ->
        [one] Dieser Tisch hat nur { $seats } Platz, also kann nur { $seats } Mensch an der Tastatur sitzen, nicht { $people }.
       *[other] Dieser Tisch hat { $seats } Plätze, also können sich 1 bis { $seats } Leute die Tastatur teilen, nicht { $people }.
    }
bad-names = Es sind mehr Namen ({ $names }) als Plätze ({ $seats }).
bad-option-form = Schreibe Optionen in der Form name=wert, nicht „{ $given }“.
bad-option-name = Dieses Spiel hat keine Option „{ $option }“. Es gibt: { $known }.
bad-option-choice = Die Option { $option } kann nicht „{ $value }“ sein. Wähle eins davon: { $choices }.
bad-option-number = Die Option { $option } braucht eine ganze Zahl, nicht „{ $value }“.
bad-option-switch = Die Option { $option } ist true oder false, nicht „{ $value }“.
bad-option-value = Die Option { $option } kann nicht „{ $value }“ sein.
bad-path = Diese Datei lässt sich nicht schreiben: { $path } ({ $reason })
bad-file = Diese Datei lässt sich nicht lesen: { $path } ({ $reason })
log-verified =
    { $draws ->
        [one] { $path }: { $draws } Ziehung, und sie folgt aus dem Startwert.
       *[other] { $path }: { $draws } Ziehungen, und alle folgen aus dem Startwert.
    }
