### Wat `tafelrunde solve` te zeggen heeft.

solve-what = Noem een vlak en de stukken, bijvoorbeeld: tafelrunde solve "##./###" --pieces I2,I3
solve-count = { $count ->
    [0] Met deze stukken is het vlak niet te bedekken.
    [one] { $count } manier om het vlak te bedekken.
   *[other] { $count } manieren om het vlak te bedekken.
  }

solve-region-empty = Het vlak heeft geen vakjes. Schrijf een # voor elk vakje.
solve-region-ragged = De rijen van het vlak zijn niet even lang: rij { $row } is niet zo lang als rij 1. Vul aan met punten.
solve-region-character = In rij { $row } van het vlak staat ‘{ $character }’. Gebruik # voor een vakje en . voor geen vakje.
solve-region-too-large = Het vlak is { $width } breed en { $height } hoog. Hoogstens 8 bij 7 kan worden doorzocht; misschien past het gedraaid.
solve-set-unknown = Er is geen stuk { $piece }. De twaalf zijn I2, I3, V3, I4, O4, T4, S4, L4, P5, L5, Y5 en Z5.
solve-set-twice = Stuk { $piece } is twee keer genoemd. Elk stuk is er één keer.
solve-set-size = De stukken hebben samen { $pieces } vakjes, maar het vlak heeft er { $region }.
solve-interrupted = Gestopt. Wat tot nu toe is gevonden, staat hierboven.
