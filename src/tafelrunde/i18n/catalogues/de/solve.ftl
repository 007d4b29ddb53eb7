### Was `tafelrunde solve` zu sagen hat.

solve-what = Nenne eine Fläche und die Teile, zum Beispiel: tafelrunde solve "##./###" --pieces I2,I3
solve-count = { $count ->
    [0] Mit diesen Teilen lässt sich die Fläche nicht abdecken.
    [one] { $count } Weg, die Fläche abzudecken.
   *[other] { $count } Wege, die Fläche abzudecken.
  }

solve-region-empty = Die Fläche hat keine Kästchen. Schreibe ein # für jedes Kästchen.
solve-region-ragged = Die Zeilen der Fläche sind verschieden lang: Zeile { $row } ist nicht so lang wie Zeile 1. Fülle mit Punkten auf.
solve-region-character = In Zeile { $row } der Fläche steht „{ $character }“. Nimm # für ein Kästchen und . für keines.
solve-region-too-large = Die Fläche ist { $width } breit und { $height } hoch. Höchstens 8 mal 7 lassen sich durchsuchen; vielleicht passt sie gedreht.
solve-set-unknown = Ein Teil { $piece } gibt es nicht. Die zwölf sind I2, I3, V3, I4, O4, T4, S4, L4, P5, L5, Y5 und Z5.
solve-set-twice = Das Teil { $piece } ist zweimal genannt. Jedes Teil gibt es einmal.
solve-set-size = Die Teile haben zusammen { $pieces } Kästchen, die Fläche aber { $region }.
solve-interrupted = Angehalten. Was bis dahin gefunden war, steht oben.
