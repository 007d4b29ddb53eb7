### Lo que dice `tafelrunde solve`.

solve-what = Indica una superficie y las piezas, por ejemplo: tafelrunde solve "##./###" --pieces I2,I3
solve-count = { $count ->
    [0] Con estas piezas no se puede cubrir la superficie.
    [one] { $count } manera de cubrir la superficie.
   *[other] { $count } maneras de cubrir la superficie.
  }

solve-region-empty = La superficie no tiene cuadrados. Escribe un # por cada cuadrado.
solve-region-ragged = Las filas de la superficie no miden lo mismo: la fila { $row } no es tan larga como la fila 1. Rellena con puntos.
solve-region-character = En la fila { $row } de la superficie hay «{ $character }». Usa # para un cuadrado y . para ninguno.
solve-region-too-large = La superficie mide { $width } de ancho y { $height } de alto. Como mucho se puede buscar en 8 por 7; quizá quepa girada.
solve-set-unknown = No hay ninguna pieza { $piece }. Las doce son I2, I3, V3, I4, O4, T4, S4, L4, P5, L5, Y5 y Z5.
solve-set-twice = La pieza { $piece } aparece dos veces. De cada pieza hay una.
solve-set-size = Las piezas suman { $pieces } cuadrados, pero la superficie tiene { $region }.
solve-interrupted = Parado. Lo encontrado hasta ahora está arriba.
