### What things are called. These texts are put into sentences and lists as they stand: give the plain form
### (nominative, no article) and never count on an ending that the sentence around it would need.


## The games

game-ugo = UGO!
game-ubongo-classic = Ubongo klassisch
game-ubongo-diamonds = Ubongo Diamantenjagd


## Players who have given no name

name-of-player = Spieler { $number }
name-of-bot = Bot { $number }


## UGO!: the suits, as one says them ("red"), as lands ("red hill"), and on a card ("red 7")
## Every word of a suit and of its land may also be typed, and so may the beginnings of these words.

suit-green = Grün
suit-grey = Grau
suit-yellow = Gelb
suit-blue = Blau
suit-red = Rot
land-green = grüne Wiese
land-grey = grauer Berg
land-yellow = gelbes Feld
land-blue = blauer See
land-red = roter Hügel
card-green = Grün { $value }
card-grey = Grau { $value }
card-yellow = Gelb { $value }
card-blue = Blau { $value }
card-red = Rot { $value }


## Ubongo classic: gems, alone and counted ("green 2")

colour-green = Grün
colour-red = Rot
colour-blue = Blau
colour-violet = Violett
colour-brown = Braun
colour-yellow = Gelb
colour-counted = { $colour } { $count }


## Ubongo diamond hunt: gems, alone and counted

gem-ruby = Rubin
gem-sapphire = Saphir
gem-emerald = Smaragd
gem-amber = Bernstein
gems-ruby =
    { $count ->
        [one] { $count } Rubin
       *[other] { $count } Rubine
    }
gems-sapphire =
    { $count ->
        [one] { $count } Saphir
       *[other] { $count } Saphire
    }
gems-emerald =
    { $count ->
        [one] { $count } Smaragd
       *[other] { $count } Smaragde
    }
gems-amber =
    { $count ->
        [one] { $count } Bernstein
       *[other] { $count } Bernsteine
    }


## The die

symbol-mask = Maske
symbol-shield = Schild
symbol-hand = Hand
symbol-snake = Schlange
symbol-drum = Trommel
symbol-sun = Sonne


## What the tied in a shoot-out may propose

wish-new-cards = neue Legetafeln
wish-shared-win = gemeinsamer Sieg


## The sides of a board

side-easy = leichte Seite
side-hard = schwere Seite


## The pieces. The codes (I2, L4 …) are the same everywhere and are not translated; here is what they look like.

piece-I2 = Zweierstange
piece-I3 = Dreierstange
piece-V3 = Winkel aus 3 Kästchen
piece-I4 = Viererstange
piece-O4 = Block von 2 mal 2
piece-T4 = Dreierstange mit einem Kästchen neben der Mitte
piece-S4 = zwei Zweierstangen nebeneinander, um ein Kästchen verschoben
piece-L4 = Dreierstange mit einem Kästchen neben einem Ende
piece-P5 = Block von 2 mal 2 mit noch einem Kästchen
piece-L5 = Viererstange mit einem Kästchen neben einem Ende
piece-Y5 = Viererstange mit einem Kästchen neben dem vorletzten
piece-Z5 = Dreierstange mit einem Kästchen neben jedem Ende, auf entgegengesetzten Seiten


## Lengths of time. They follow a colon ("Time: 34 seconds"), so they stand in the plain form.

span-seconds =
    { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
# How long somebody took; $tenth is one digit after the comma.
span-tenths = { $seconds },{ $tenth } Sekunden
span-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
# $minutes and $seconds are texts such as "2 minutes" and "5 seconds".
span-both = { $minutes } { $seconds }
