### The words of the rules' pages and of the tutorials, beside the rules themselves.


## The pages of the rules

learn-games = Spiele
learn-chapters = Kapitel
learn-try = Jetzt ausprobieren


## The tutorials

learn-step = Schritt { $step } von { $steps }
learn-next = Weiter
learn-skip = Überspringen
learn-again = Von vorn
learn-to-table = An einen Tisch
learn-all-rules = Alle Regeln


## The tutorials: Ubongo classic

learn-cover = Die Maske ist gefallen: Belege die Fläche mit den drei Teilen daneben. Zieh sie, oder tippe erst ein Teil und dann die Legetafel an; noch ein Tipp dreht es.
learn-cover-done = Ubongo! Den Ruf übernimmt der Tisch mit dem letzten Teil für dich. Jetzt darf deine Figur ziehen, solange der Sand noch läuft.
learn-field = Du warst als Zweiter fertig, also darf deine Figur bis zu 2 Felder weit ziehen. Du nimmst die zwei nächsten Steine und sammelst Rot. Welche Reihe nimmst du?
learn-field-answer-1 = hier
learn-field-answer-2 = 1 weiter
learn-field-answer-3 = 2 weiter
learn-field-answer-4 = 3 weiter
learn-field-no-1 = Stehen bleiben darfst du, aber die zwei nächsten Steine sind hier Braun und Blau.
learn-field-no-2 = Die roten liegen weiter hinten: Du bekommst immer die zwei vordersten, hier Violett und Gelb.
learn-field-no-4 = Die zwei vordersten wären rot, aber diese Reihe ist drei Felder weit weg. So weit darf nur, wer als Erster fertig war.
learn-field-done = Zwei rote. Leere Löcher davor sind egal, und wer zuerst nimmt, nimmt zuerst: Vielleicht will noch jemand an diese Reihe.
learn-winner = Neun Runden sind gespielt. Wer hat gewonnen?
learn-winner-no-1 = A hat die meisten Steine, aber das zählt nicht. Es zählen die meisten in einer einzigen Farbe.
learn-winner-no-2 = B und C haben beide 5 von einer Farbe. Dann entscheidet die zweitbeste: Davon hat B nur 1.
learn-winner-done = C: 5 blaue, und bei der zweitbesten Farbe 2 gegen 1. Mehr ist nicht dabei. Ubongo!


## The tutorials: Ubongo diamond hunt

learn-hard = Die schwere Seite: vier Teile. Belege die Fläche genau. Der Knopf mit dem Spiegel wendet ein Teil.
learn-hard-done = Ubongo! Alle spielen weiter, bis der Sand durch ist; dann gibt es die Belohnungen in der Reihenfolge, in der ihr fertig wart.
learn-reward = Du warst als Erster fertig. Was gehört dir?
learn-reward-answer-1 = ein Rubin, und einer aus dem Beutel
learn-reward-answer-2 = ein Saphir, und einer aus dem Beutel
learn-reward-answer-3 = ein Bernstein, und einer aus dem Beutel
learn-reward-no-1 = Rubine kommen nur aus dem Beutel, mit Glück.
learn-reward-no-3 = Der Bernstein ist für den Zweiten.
learn-reward-done = Ein Saphir von der Rundenleiste und ein Stein, blind aus dem Beutel gezogen. Dritter und Vierter ziehen auch einen aus dem Beutel.
learn-worth = Ein Rubin zählt 4, ein Saphir 3, ein Smaragd 2, ein Bernstein 1. Wer hat die meisten Punkte?
learn-worth-no-1 = Viele Steine, aber 5 + 2 macht 7.
learn-worth-no-2 = Zwei Rubine machen 8. Jemand hat mehr.
learn-worth-done = Drei Saphire machen 9. Hier zählt der Wert, nicht die Farbe; bei Gleichstand nach neun Runden entscheidet ein Stechen.


## The tutorials: UGO!

learn-follow = Blau ist angespielt. Diese drei Karten hast du auf der Hand. Welche darfst du spielen?
learn-follow-no-1 = Du hast Blau, also musst du Blau spielen.
learn-follow-no-3 = Die grüne 7 ist nicht angespielt: Die erste Karte des Stichs sagt, was zu bedienen ist.
learn-follow-done = Wer die angespielte Farbe hat, muss sie bedienen. Nur wer keine hat, darf spielen, was er will.
learn-trick = Die vier Karten wurden in dieser Reihenfolge gespielt. Welche gewinnt den Stich?
learn-trick-no-1 = Angespielt, aber niedrig: Der höchste Wert gewinnt.
learn-trick-no-2 = Zwei Karten sind höher.
learn-trick-no-3 = 8 ist der höchste Wert, egal welche Farbe. Aber es gibt zwei davon, und eine hat die angespielte Farbe.
learn-trick-done = Zwei Achten, und Blau war angespielt: Die blaue gewinnt. Alle vier Ländereien kommen ins Königreich des Gewinners.
learn-place = Du gewinnst einen Stich mit einer blauen 2 und einer grünen 7. Wohin kommen die beiden?
learn-place-answer-1 = die blaue 2 unter die blaue 6, die grüne 7 auf C
learn-place-answer-2 = die blaue 2 auf die blaue 6, die grüne 7 auf C
learn-place-answer-3 = die blaue 2 auf C, die grüne 7 auf D
learn-place-no-1 = Was man gewinnt, liegt über dem, was schon da war, auch wenn es weniger wert ist.
learn-place-no-3 = Blau hat schon seinen Stapel, auf A: Jede Farbe hat nur einen.
learn-place-done = Jede Farbe hat einen Stapel, und was man gewinnt, kommt obenauf. Nur die oberste Karte zählt: A ist jetzt 2 wert und nicht mehr 6. Eine neue Farbe nimmt den nächsten freien Abschnitt. Von zwei Karten einer Farbe im Stich wählst du, welche oben liegt.
learn-farmers = Du hast diesen Stich mit der roten 4 gewonnen. Wie viele Bauern bringt sie dir?
learn-farmers-answer-1 = keiner
learn-farmers-answer-2 = 1 Bauer
learn-farmers-answer-3 = 2 Bauern
learn-farmers-no-1 = Keinen bringen nur 0, 1, 2 und 8.
learn-farmers-no-2 = Einen bringen 6 und 7.
learn-farmers-done = 3, 4 und 5 bringen zwei, denn mit ihnen gewinnt man schwer. Deine Bauern füllen zuerst Abschnitt C, dann D, dann E. Eine Länderei zählt dort nur, wenn alle ihre Bauern da sind.
learn-lost = Diesmal hat die blaue 7 gewonnen, und deine rote 1 hat verloren. Wie viele Bauern bekommst du?
learn-lost-answer-1 = keiner
learn-lost-answer-2 = 1 Bauer
learn-lost-answer-3 = 2 Bauern
learn-lost-no-1 = Eine 1, die verliert, bringt immer etwas.
learn-lost-no-2 = Nur einer wäre es, wenn deine 1 blau wäre wie die Karte, die gewonnen hat.
learn-lost-done = Eine verlorene 1 bringt zwei Bauern, oder einen, wenn sie die Farbe der Gewinnerkarte hat. Eine verlorene 2 bringt einen, oder keinen, wenn sie diese Farbe hat. So bekommst du Bauern, ohne einen Stich zu gewinnen.
learn-points = Die Runde ist vorbei, und das ist dein Königreich. Wie viele Punkte bringt es?
learn-points-no-1 = Auf C fehlt ein Bauer, also zählt die 6 nicht.
learn-points-no-2 = C zählt nicht, stimmt. Aber ein fehlender Bauer kostet auch noch 5.
learn-points-done = 0 + 8 − 5 = 3. Auf C liegt eine Länderei, und ein Bauer fehlt: Das kostet 5. Auf D und E liegt keine, also kosten sie nichts. Manchmal ist es am besten, gar keinen Stich zu gewinnen!
