### The rules of the three games, one message per clause, in the order of play.
### The first line of a message is the rule in one sentence; details, options and an example follow as paragraphs of their own.
### Keep the line structure and the numbers. Options of the table stand in quotation marks, because players meet these names in the table's settings.


## Ubongo classic

rules-ubongo-classic-title = Ubongo klassisch


## Ubongo classic: what is on the table

rules-ubongo-classic-material = Was auf dem Tisch liegt

UC-1 = Ubongo klassisch ist für 2 bis 4 Spieler, mit der Erweiterung auch für 5 oder 6.

UC-2 = Alle Spieler haben die gleichen 12 Legeteile, und jedes davon hat seine eigene Form und Farbe.

    Du darfst ein Teil beliebig drehen und auch wenden: Beide Seiten sind spielbar.

UC-3 = Jede Seite einer Legetafel zeigt eine Legefläche und neben jedem der 6 Würfelsymbole die Teile, die du dafür brauchst.

    Es gibt 36 Legetafeln mit je zwei Seiten. Auf der leichten Seite (gelb) stehen neben jedem Symbol 3 Teile, auf der schweren (grün) sind es 4.

    Eine Legefläche und die Teile zu einem Symbol ergeben zusammen eine Aufgabe. Das macht 36 × 2 × 6 = 432 Aufgaben, und jede ist lösbar.

UC-4 = Zu gewinnen gibt es 72 Edelsteine: je 12 in Grün, Rot, Blau, Violett, Braun und Gelb.

UC-5 = Der Spielplan hat 6 rote Felder in einer Linie, und zu jedem Feld gehört eine Reihe mit 12 Löchern.

    Die Linie hat zwei Enden. Sie schließt sich nicht zum Kreis.

UC-6 = Ein Würfel mit 6 Symbolen bestimmt die Aufgabe, und eine Sanduhr von einer Minute gibt die Zeit vor.

    Die Symbole sind Maske, Schild, Hand, Schlange, Trommel und Sonne.

    Option „Sanduhr“: Der Tisch darf jede Zeit von 30 bis 180 Sekunden wählen. Wer länger braucht, wählt bis zu 10 Minuten oder spielt ohne Sanduhr.


## Ubongo classic: before the game

rules-ubongo-classic-setup = Vor dem Spiel

UC-7 = Alle 72 Edelsteine werden zufällig auf die 72 Löcher verteilt, in jedes Loch einer.

    Ein leeres Loch wird nie wieder gefüllt.

UC-8 = Vor dem ersten Wurf stellen alle ihre Spielfigur auf ein rotes Feld ihrer Wahl.

    Auf einem Feld dürfen mehrere Figuren stehen, jetzt und auch später. Alle wählen gleichzeitig und dürfen es sich bis zum ersten Wurf noch anders überlegen. Steht deine Figur nach 30 Sekunden noch nicht, bestimmt der Zufall ihr Feld.

UC-9 = Alle am Tisch spielen die ganze Zeit mit derselben Seite der Legetafeln: mit der leichten, wenn ihr nicht die schwere wählt.

    Option „Handicap“: Jeder spielt mit einer eigenen Seite, damit Kinder und alte Hasen zusammen spielen können. Sie ist aus, solange ihr sie nicht einschaltet.

UC-10 = Ein Spiel hat 9 Runden und braucht 18 Legetafeln zu zweit, 27 zu dritt und alle 36 zu viert.

    Welche Tafeln im Spiel sind, entscheidet der Zufall. Sie werden gemischt und verdeckt gezogen.

UC-11 = Mit der Option „alle Legetafeln“ spielt ihr zu zweit oder zu dritt, bis alle 36 Tafeln verbraucht sind.

    Zu zweit dauert das Spiel dann 18 Runden, zu dritt 12. Die Option gibt es nur mit den 36 Tafeln des Grundspiels und nicht für 4 oder mehr Spieler.

UC-12 = Wer in der ersten Runde Startspieler ist, wird ausgelost, wenn der Gastgeber niemanden bestimmt.


## Ubongo classic: a round

rules-ubongo-classic-round = Eine Runde

UC-13 = Reihum bekommt jeder eine Legetafel, angefangen beim Startspieler, der dann würfelt und im selben Augenblick die Sanduhr umdreht.

    Die Tafeln bleiben bis zum Wurf verdeckt und werden dann für alle zugleich sichtbar. Hat der Startspieler nach 10 Sekunden nicht gewürfelt, würfelt der Tisch.

UC-14 = Du musst alle Teile verwenden, die auf deiner eigenen Tafel neben dem gewürfelten Symbol stehen, und keine anderen.

    Mit anderen Teilen gilt eine Lösung nicht, auch wenn sie genau passt.

UC-15 = Du musst die Legefläche genau belegen: Nichts bleibt frei, nichts überlappt, nichts ragt hinaus.

UC-16 = Wer seine Legefläche belegt hat, ruft „Ubongo!“, und alle anderen legen weiter, solange noch Sand läuft.

    An unserem Tisch ruft das letzte passende Teil für dich. Ein falscher Versuch kostet nichts, mach einfach weiter. Eine gelöste Tafel ist gesperrt, ihre Teile bleiben liegen.

UC-17 = Wer als Erster fertig ist, darf seine Figur bis zu 3 Felder bewegen, der Zweite bis zu 2, der Dritte 1, und der Vierte muss stehen bleiben.

    Du darfst in beide Richtungen ziehen, aber nicht über die Enden der Linie hinaus, und du darfst auch stehen bleiben. Du ziehst einmal, in einem Zug, und kannst ihn nicht zurücknehmen. Das geht jederzeit, solange die Sanduhr läuft, und du musst nicht auf die warten, die vor dir fertig waren. Figuren dürfen aneinander vorbeiziehen, und zwischen den Runden bleiben sie, wo sie sind.

UC-18 = Wie weit du ziehen darfst, hängt nur davon ab, als Wievielter du fertig warst, nicht von der Zahl der Spieler.

    Kein Rang wird geteilt: Die frühere Lösung liegt vorn, und wenn kein Unterschied festzustellen ist, die, die den Tisch zuerst erreicht hat.

UC-19 = Wer eine Lösung hat, darf aus der Reihe des Feldes, auf dem die eigene Figur steht, zwei Edelsteine nehmen, und zwar immer die beiden, die der Figur am nächsten liegen.

    Wie viele leere Löcher davor sind, ist egal. Welche beiden die nächsten sind, entscheidet sich in dem Augenblick, in dem du nimmst; andere darfst du nicht nehmen.

    Du musst nicht nehmen, und du darfst auch warten, bis andere die vorderen Steine geholt haben. Nimmst du, ohne gezogen zu haben, so bleibt deine Figur stehen: Nach dem Nehmen bist du in dieser Runde fertig.

UC-20 = Wer zuerst nimmt, nimmt zuerst, ganz gleich, wer früher fertig war oder früher gezogen hat.

    Ziehen und Nehmen sind zweierlei, und für beides wählst du den Augenblick selbst. Kommst du später als eine andere Figur auf ein Feld, darfst du trotzdem zuerst aus der Reihe nehmen.

UC-21 = Du darfst in jeder Runde einmal nehmen, und die beiden Edelsteine kommen mit einem Griff.

    Mit dem ersten Stein kommt der dahinter gleich mit.

UC-22 = Eine Reihe ohne Edelsteine bringt nichts, und wer dort steht, geht leer aus.

UC-23 = Es zählt nur, was du tust, bevor die Sanduhr durchgelaufen ist.

    Genau der Augenblick, in dem sie durchgelaufen ist, ist schon zu spät, und ein Teil, das du noch in der Hand hast, liegt nicht. Was getan ist, bleibt: Hast du gezogen, aber nicht genommen, so bleibt deine Figur auf dem neuen Feld, und du bekommst keine Edelsteine. Hast du eine Lösung, aber nicht gezogen, so bleibt deine Figur, wo sie war.

    Option „Nachspielzeit“ für das Spiel am Handy: Ist die Sanduhr durchgelaufen, hast du noch 3 oder 5 Sekunden zum Ziehen und Nehmen. Ohne diese Option gibt es keine zusätzliche Zeit.

UC-24 = Wer seine Tafel nicht gelöst hat, darf in dieser Runde weder ziehen noch nehmen.

UC-25 = Die Runde endet, wenn die Sanduhr durchgelaufen ist.

    Sie endet früher, wenn niemand mehr etwas tun kann: Alle haben eine Lösung, und alle haben genommen oder stehen an einer leeren Reihe und können nicht mehr ziehen.

    Du darfst deine Tafel auch aufgeben; dann wartet niemand mehr auf dich. Solange die Runde läuft, darfst du es dir anders überlegen. Haben alle ohne Lösung aufgegeben und die anderen nichts mehr zu tun, entfällt der Rest der Sanduhr. Hat überhaupt niemand eine Lösung, entfällt auch die zweite.

UC-26 = Hat niemand eine Lösung, wenn die Sanduhr durchgelaufen ist, wird sie noch einmal umgedreht.

    Sie läuft wieder die volle Zeit, mit denselben Tafeln und demselben Symbol. Was schon liegt, bleibt liegen, und alle dürfen weitermachen, auch wer aufgegeben hatte. Wer jetzt zuerst eine Lösung findet, ist Erster, und alles andere ist wie zuvor. Hat jemand eine Lösung, aber nichts genommen, gibt es keine zweite Sanduhr.

    Findet auch diesmal niemand eine Lösung, ist die Runde ohne Edelsteine vorbei. Sie zählt trotzdem mit, und ihre Tafeln sind verbraucht.

UC-27 = Nach der Runde kommen die Legetafeln zur Seite, und wer links vom bisherigen Startspieler sitzt, beginnt die nächste.

UC-28 = Gewonnene Edelsteine liegen offen, damit alle jederzeit sehen, wer wie viele von welcher Farbe hat.

    Auch der Spielplan und die Figuren bleiben sichtbar, selbst während du legst. Sobald die Tafeln aufgedeckt sind, siehst du auch die der anderen, klein gezeichnet.


## Ubongo classic: the end of the game

rules-ubongo-classic-end = Das Ende des Spiels

UC-29 = Nach der letzten Runde gewinnt, wer die meisten Edelsteine einer einzigen Farbe hat, nicht wer insgesamt die meisten hat.

    Bei Gleichstand vergleicht ihr, wie viele ihr von eurer zweitbesten Farbe habt, dann von der drittbesten und so weiter durch alle sechs. Zwei Farben mit je 6 Steinen sind deine beste und deine zweitbeste. So werden alle Plätze vergeben, und wer in allen sechs gleich ist, teilt sich den Platz.

    Beispiel, in der Folge Grün, Rot, Blau, Violett, Braun, Gelb: A hat 6, 4, 2, 2, 2, 2, B hat 2, 2, 0, 1, 2, 3 und C hat 4, 3, 2, 6, 1, 0. A und C haben beide 6 Steine ihrer besten Farbe und 4 ihrer zweitbesten. Von der drittbesten hat C 3 und A nur 2, also gewinnt C.


## Ubongo classic: the expansion

rules-ubongo-classic-expansion = Mit der Erweiterung

UC-30 = Die Erweiterung ist für 2 bis 6 Spieler und bringt 18 Legetafeln dazu, das macht zusammen 54.

    Die neuen Tafeln haben 18 × 2 × 6 = 216 weitere Aufgaben. Zu fünft werden 45 Tafeln gebraucht, zu sechst alle 54, es bleibt also bei 9 Runden.

    Option „gemischte Legetafeln“: Auch mit weniger als 5 Spielern werden die 18, 27 oder 36 Tafeln aus allen 54 gezogen.

UC-31 = Zu fünft und zu sechst hat der Spielplan 6 Reihen mit 18 Löchern und 108 Edelsteine, 18 von jeder Farbe.

    Mit weniger Spielern bleibt es bei 6 Reihen mit 12 Löchern und 72 Edelsteinen.

UC-32 = Wer als Vierter, Fünfter oder Sechster fertig wird, muss stehen bleiben, aber alle, die eine Lösung haben, dürfen zwei Edelsteine nehmen.


## Ubongo classic: the pieces

rules-ubongo-classic-pieces = Die Legeteile

# The codes stay as they are in every language. Bar, block and so on describe the shape in words.
UC-33 = Die 12 Legeteile heißen I2, I3, V3, I4, O4, T4, S4, L4, P5, L5, Y5 und Z5; die Zahl sagt, wie viele Kästchen ein Teil hat, der Buchstabe, wie es aussieht.

    Gerade Stangen sind I2 (lila), I3 (himmelblau) und I4 (braun). V3 (blaugrün) ist ein Winkel aus 3 Kästchen. O4 (rot) ist ein Block von 2 mal 2.

    T4 (gelb) ist eine Dreierstange mit einem Kästchen neben der Mitte. L4 (gelbgrün) ist eine Dreierstange mit einem Kästchen neben einem Ende. S4 (blau) besteht aus zwei Zweierstangen nebeneinander, um ein Kästchen verschoben.

    P5 (grün) ist ein Block von 2 mal 2, an dem noch ein Kästchen hängt. L5 (magenta) ist eine Viererstange mit einem Kästchen neben einem Ende, Y5 (dunkelorange) eine Viererstange mit einem Kästchen neben dem vorletzten. Z5 (bernsteinfarben) ist eine Dreierstange mit einem Kästchen neben jedem Ende, auf entgegengesetzten Seiten.

    Alle 12 zusammen haben 48 Kästchen. Jedes Teil darf gedreht und gewendet werden.

UC-34 = Jede genaue Lösung mit den abgebildeten Teilen gilt, auch wenn eine Aufgabe mehrere hat.


## Ubongo diamond hunt

rules-ubongo-diamonds-title = Ubongo Diamantenjagd


## Ubongo diamond hunt: what is on the table

rules-ubongo-diamonds-material = Was auf dem Tisch liegt

UD-1 = Ubongo Diamantenjagd ist für 1 bis 4 Spieler mit den gleichen 12 Legeteilen und hat 36 Legetafeln mit 432 Aufgaben.

    Dazu kommen ein Würfel mit 6 Symbolen und eine Sanduhr von einer Minute. Allein spielst du das Solospiel.

    Option „Sanduhr“: Der Tisch darf jede Zeit von 30 bis 180 Sekunden wählen. Wer länger braucht, wählt bis zu 10 Minuten oder spielt ohne Sanduhr.

UD-2 = Es gibt 58 Edelsteine: 19 Saphire (blau), 19 Bernsteine (gelbbraun), 10 Rubine (rot) und 10 Smaragde (grün).

UD-3 = Ein Rubin ist 4 Punkte wert, ein Saphir 3, ein Smaragd 2 und ein Bernstein 1.


## Ubongo diamond hunt: before the game

rules-ubongo-diamonds-setup = Vor dem Spiel

UD-4 = Alle spielen mit derselben Seite der Legetafeln: mit der leichten mit 3 Teilen, wenn ihr nicht die schwere mit 4 wählt.

    Alle 36 Tafeln liegen im Stapel, egal wie viele mitspielen. Sie werden gemischt und verdeckt gezogen.

UD-5 = 9 Saphire und 9 Bernsteine liegen auf der Rundenleiste, wo sie auf ihre Gewinner warten und die Runden zählen.

    Die anderen 40 Edelsteine, 10 von jeder Sorte, sind im Beutel.

UD-6 = Das Spiel hat 9 Runden; zuerst würfelt, wer am jüngsten ist, danach geht der Würfel Runde für Runde nach links weiter.

    Der Tisch fragt, wer am jüngsten ist. Meldet sich niemand, entscheidet der Zufall.


## Ubongo diamond hunt: a round

rules-ubongo-diamonds-round = Eine Runde

UD-7 = Du musst die Fläche auf deiner Legetafel genau belegen, mit allen Teilen neben dem gewürfelten Symbol und mit keinen anderen.

    Zuerst nehmen alle eine Tafel. Wer an der Reihe ist, würfelt dann und dreht im selben Augenblick die Sanduhr um, und die Tafeln werden für alle zugleich sichtbar. Hat nach 10 Sekunden niemand gewürfelt, würfelt der Tisch.

    Du darfst die Teile beliebig drehen und auch wenden. Nichts darf frei bleiben, überlappen oder hinausragen. Jede genaue Lösung gilt, auch wenn eine Aufgabe mehrere hat.

UD-8 = Wer seine Fläche belegt hat, ruft „Ubongo!“, die anderen legen weiter, bis die Zeit um ist, und dann hören alle sofort auf.

    An unserem Tisch ruft das letzte passende Teil für dich, und der Tisch ruft „Stopp!“. Haben alle eine Lösung, endet die Runde sofort.

UD-9 = Hat niemand eine Lösung, wenn die Zeit um ist, gibt es eine zweite Chance: Die Sanduhr wird noch einmal umgedreht.

    Sie läuft wieder die volle Zeit, mit denselben Tafeln und demselben Symbol. Was schon liegt, bleibt liegen, und alle dürfen weitermachen. Findet auch diesmal niemand eine Lösung, ist die Runde endgültig vorbei.

UD-10 = Wer als Erster eine Lösung hat, bekommt 1 Saphir von der Rundenleiste und 1 Edelstein aus dem Beutel, der Zweite 1 Bernstein von der Leiste und 1 Edelstein aus dem Beutel, der Dritte und der Vierte je 1 Edelstein aus dem Beutel.

    Aus dem Beutel wird blind gezogen. Wer keine Lösung hat, bekommt nichts.

    Die Belohnungen gibt es, wenn die Zeit um ist, in der Reihenfolge, in der ihr fertig wart, und alle sehen, was gezogen wird und was jeder hat. Spielfiguren gibt es hier nicht: Du bewegst nichts und suchst dir nichts aus.

UD-11 = Nach jeder Runde liegen genau 1 Saphir und 1 Bernstein weniger auf der Rundenleiste.

    Hat nur einer eine Lösung, kommt der Bernstein der Runde in den Beutel. Hat niemand eine, kommen Saphir und Bernstein hinein. Das geschieht erst, wenn die Belohnungen gezogen sind.

UD-12 = Nach der Runde kommen die benutzten Legetafeln zur Seite, und alle nehmen eine neue.


## Ubongo diamond hunt: the end of the game

rules-ubongo-diamonds-end = Das Ende des Spiels

UD-13 = Nach Runde 9, wenn die Rundenleiste leer ist, zählen alle die Werte ihrer Edelsteine zusammen, und die meisten Punkte gewinnen.

    Beispiel: 1 Rubin, 1 Saphir, 3 Smaragde und 3 Bernsteine ergeben 4 + 3 + 6 + 3 = 16 Punkte.

UD-14 = Haben mehrere die meisten Punkte, gibt es zwischen ihnen ein Stechen: Jeder nimmt eine Legetafel, es wird gewürfelt, aber ohne Sanduhr gespielt, und wer zuerst eine Lösung hat, gewinnt.

    Gespielt wird mit derselben Seite wie zuvor. Zuerst werden unbenutzte Tafeln gezogen; reichen sie nicht, werden die benutzten neu gemischt. Es würfelt, wer links von dem sitzt, der zuletzt gewürfelt hat.

    Seid ihr euch im Stechen alle einig, dürft ihr neue Tafeln nehmen oder euch den Sieg teilen. Wer das Stechen verlässt, ist draußen. Ist es gewonnen, teilen sich die übrigen Punktgleichen den zweiten Platz.


## Ubongo diamond hunt: variants

rules-ubongo-diamonds-variants = Varianten

UD-15 = Mit der Option „ohne Glück“ bekommt der Erste 1 Rubin, der Zweite 1 Saphir, der Dritte 1 Smaragd und der Vierte 1 Bernstein, und aus dem Beutel wird nichts gezogen.

    Diese Edelsteine kommen aus den 40, die nicht auf der Rundenleiste liegen, und davon sind immer genug da. Die Leiste zählt dann nur die Runden: Nach jeder Runde kommen ein Saphir und ein Bernstein zurück in die Schachtel.

UD-16 = Im Solospiel spielst du gegen die Uhr: so viele Aufgaben wie möglich in 5, 10 oder 20 Minuten oder 5, 10 oder 20 Aufgaben so schnell wie möglich.

    Zu jeder Aufgabe gehören eine neue Legetafel und ein neuer Wurf. Die Uhr läuft, sobald die erste Tafel aufgedeckt ist, und hält nicht an. Du darfst eine Aufgabe jederzeit weglegen und eine neue Tafel nehmen; das kostet nur die Zeit, die du schon mit ihr verbracht hast. Sind alle Tafeln verbraucht, werden sie neu gemischt.

    Spielst du nach Minuten, zählen die gelösten Aufgaben, und bei gleich vielen ist die frühere letzte Lösung besser. Spielst du nach Aufgaben, zählt die Zeit der letzten Lösung.

    Deine Ergebnisse werden aufgehoben, und ein neuer Rekord wird angesagt. Eigene Rekorde gibt es für jede Spielart, jede Länge, jede Seite und jeden Satz von Legetafeln.


## UGO!

rules-ugo-title = UGO!


## UGO!: what is on the table

rules-ugo-material = Was auf dem Tisch liegt

UG-1 = Für 2 bis 4 Spieler gibt es 45 Ländereien: 5 Farben, jede mit den Werten 0 bis 8.

    Die Farben sind grüne Wiese, grauer Berg, gelbes Feld, blauer See und roter Hügel.

UG-2 = Alle haben ein Königreich aus fünf Abschnitten nebeneinander, A bis E, und jeder Abschnitt braucht seine Bauern.

    A und B haben ihre Bauern von Anfang an. C braucht 2 Bauern, D braucht 3 und E braucht 4.

UG-3 = Viele Ländereien zeigen Bauern, und du bekommst sie, wenn du mit genau dieser Karte einen Stich gewinnst.


## UGO!: before the game

rules-ugo-setup = Vor dem Spiel

UG-4 = Das Spiel hat 4 Runden zu je 10 Stichen, und in jeder Runde bekommen alle 10 Karten.

    Der Kartengeber mischt alle 45 Ländereien und teilt jedem 10 aus, egal wie viele mitspielen. Der Rest bleibt in dieser Runde verdeckt. Der erste Kartengeber wird ausgelost, wenn der Gastgeber niemanden bestimmt. Deine Handkarten sind geheim; nur wie viele es sind, sehen alle.

UG-5 = Den ersten Stich beginnt, wer links vom Kartengeber sitzt, und mit jeder neuen Runde wandert der Anfang einen Platz nach links.

    Eine Runde beginnt also, wer links von dem sitzt, der die vorige begonnen hat. Zu dritt beginnt die vierte Runde wieder, wer schon die erste begonnen hat.


## UGO!: a trick

rules-ugo-trick = Ein Stich

UG-6 = Ausspielen darfst du jede Karte, und die anderen müssen im Uhrzeigersinn die angespielte Farbe bedienen, wenn sie können.

    Hast du keine Karte dieser Farbe, darfst du jede spielen.

UG-7 = Den Stich gewinnt der höchste Wert, egal in welcher Farbe.

UG-8 = Haben mehrere Karten den höchsten Wert, gewinnt die in der angespielten Farbe; ist keine davon in dieser Farbe, gewinnt die, die zuerst gespielt wurde.

    Beispiel: Der Reihe nach fallen die blaue 3, die grüne 7, die rote 1 und die blaue 7. Die blaue 7 gewinnt, denn Blau ist angespielt. Bei blauer 2, grüner 8, roter 2 und roter 8 gewinnt die grüne 8: Keine der beiden 8 ist blau, und die grüne lag zuerst da.

UG-9 = Wer den Stich gewinnt, nimmt alle Karten daraus in sein Königreich und spielt zum nächsten Stich aus.


## UGO!: placing the lands

rules-ugo-placing = Ländereien ablegen

UG-10 = Ländereien werden nach Farben sortiert: Jede Farbe hat ihren eigenen Abschnitt, und eine Farbe, die schon da ist, kommt auf ihren Stapel.

    Eine neue Farbe kommt in den ersten freien Abschnitt von links. Bringt ein Stich mehrere neue Farben, bestimmt der Gewinner, welche davon zuerst drankommt.

UG-11 = Kommen mehrere Karten eines Stichs auf denselben Stapel, bestimmt der Gewinner, welche davon oben liegt.

    Der Tisch schlägt die höchste vor. Alle Karten des Stichs müssen abgelegt werden, auch wenn dabei eine niedrige auf eine hohe kommt.

UG-12 = Sobald der nächste Stich begonnen hat, darf am Abgelegten nichts mehr geändert werden, und von jedem Stapel zählt nur die oberste Karte.

    Nach dem zehnten Stich gilt die Ablage, sobald der Gewinner sie bestätigt. Die Karten darunter dürfen sich alle ansehen.


## UGO!: farmers

rules-ugo-farmers = Bauern

UG-13 = Bauern, die dir zustehen, musst du nehmen und jeden auf das erste leere Bauernfeld von links legen.

    Erst füllt sich also C, dann D, dann E. Ein Königreich mit allen 9 Bauern bekommt keine mehr; was zu viel ist, bleibt im Vorrat.

UG-14 = Gewinnst du einen Stich mit einer 3, 4 oder 5, bekommst du 2 Bauern, mit einer 6 oder 7 bekommst du 1 und mit einer 0, 1, 2 oder 8 keinen.

    Beispiel: Es liegen die rote 3, die blaue 5, die rote 6 und die rote 4. Die rote 6 gewinnt und bringt 1 Bauern, der auf Abschnitt C kommt.

UG-15 = Eine verlorene 1 bringt dem, der sie gespielt hat, 1 Bauern, wenn sie die Farbe der Karte hat, die den Stich gewinnt, und 2 Bauern, wenn sie eine andere hat.

    Beispiel: Gewinnt die blaue 8, bringt die blaue 1 einen Bauern. Gewinnt die blaue 7, bringt die rote 1 zwei Bauern.

UG-16 = Eine verlorene 2 bringt dem, der sie gespielt hat, keinen Bauern, wenn sie die Farbe der Karte hat, die den Stich gewinnt, und 1 Bauern, wenn sie eine andere hat.

    Beispiel: Es liegen die blaue 7, die grüne 2, die grüne 8 und die blaue 2, und die grüne 8 gewinnt. Die blaue 2 bringt 1 Bauern, die grüne 2 keinen.

UG-17 = Bei einer verlorenen 1 oder 2 zählt die Farbe der Karte, die den Stich gewinnt, nicht die angespielte Farbe.

    Beispiel: Blau ist angespielt, und die grüne 8 gewinnt. Die blaue 2 bringt 1 Bauern, obwohl Blau angespielt ist.


## UGO!: scoring

rules-ugo-scoring = Wertung

UG-18 = Nach den zehn Stichen einer Runde bringt ein Abschnitt mit Ländereien und allen seinen Bauern den Wert seiner obersten Karte.

UG-19 = Ein Abschnitt mit Ländereien, dem Bauern fehlen, bringt für die Ländereien nichts und kostet 5 Punkte für jeden fehlenden Bauern.

    Eine Runde kann also auch unter 0 enden.

    Beispiel: Du hast die rote 0 auf A, die blaue 8 auf B und die grüne 6 auf C, dort aber nur 1 von 2 Bauern. Das macht 0 + 8 − 5 = 3 Punkte.

UG-20 = Ein Abschnitt ohne Ländereien, der alle seine Bauern hat, bringt 1 Punkt auf C, 3 Punkte auf D und 5 Punkte auf E.

    A und B bringen ohne Ländereien nichts.

    Beispiel: Auf A, B und C liegen eine 8, eine 6 und eine 2 obenauf, mit allen Bauern, und D hat seine 3 Bauern, aber keine Ländereien. Das macht 8 + 6 + 2 + 3 = 19 Punkte.

UG-21 = Nach jeder Runde werden die Punkte und die Summen für alle sichtbar aufgeschrieben, und die Königreiche werden abgeräumt.

    Alle Bauern kommen zurück in den Vorrat, und alle 45 Ländereien werden gemischt und neu ausgeteilt.

UG-22 = Wer nach den 4 Runden die meisten Punkte hat, gewinnt.

    Bei gleicher Summe wird der Platz geteilt.

    Option „Zuguhr“: Der Tisch legt eine Zeit für jeden Zug fest. Ohne diese Option dürfen alle so lange überlegen, wie sie wollen.


## UGO!: two players

rules-ugo-two-players = Zu zweit

UG-23 = Zu zweit sind in jeder Runde nur 12 Bauern im Vorrat, und wer den Stich gewinnt, nimmt zuerst.

    Der Verlierer bekommt, was übrig ist. Was ein volles Königreich des Gewinners nicht mehr aufnehmen kann, bleibt für den Verlierer.

    Beispiel: 2 Bauern sind noch da. Der Gewinner nimmt mit der roten 7 einen davon. Der Verlierer bekäme mit der gelben 1 zwei, erhält aber nur noch den letzten.
