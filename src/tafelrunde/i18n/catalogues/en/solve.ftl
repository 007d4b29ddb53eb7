### What `tafelrunde solve` has to say.

solve-what = Name an area and the pieces, such as: tafelrunde solve "##./###" --pieces I2,I3
solve-count = { $count ->
    [0] There is no way to cover this area with these pieces.
    [one] { $count } way to cover the area.
   *[other] { $count } ways to cover the area.
  }

solve-region-empty = The area has no squares. Write a # for each square.
solve-region-ragged = The rows of the area differ in length: row { $row } is not as long as row 1. Fill up with dots.
solve-region-character = Row { $row } of the area contains “{ $character }”. Use # for a square and . for none.
solve-region-too-large = The area is { $width } wide and { $height } high. At most 8 by 7 can be searched; perhaps it fits when turned.
solve-set-unknown = There is no piece { $piece }. The twelve are I2, I3, V3, I4, O4, T4, S4, L4, P5, L5, Y5 and Z5.
solve-set-twice = Piece { $piece } is named twice. Every piece exists once.
solve-set-size = The pieces have { $pieces } squares together, but the area has { $region }.
solve-interrupted = Stopped. What was found so far is above.
