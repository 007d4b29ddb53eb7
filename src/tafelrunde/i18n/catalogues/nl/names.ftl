### What things are called. These texts are put into sentences and lists as they stand: give the plain form
### (nominative, no article) and never count on an ending that the sentence around it would need.


## The games

game-ugo = UGO!
game-ubongo-classic = Ubongo klassiek
game-ubongo-diamonds = Ubongo diamantenjacht


## Players who have given no name

name-of-player = Speler { $number }
name-of-bot = Bot { $number }


## UGO!: the suits, as one says them ("red"), as lands ("red hill"), and on a card ("red 7")
## Every word of a suit and of its land may also be typed, and so may the beginnings of these words.

suit-green = groen
suit-grey = grijs
suit-yellow = geel
suit-blue = blauw
suit-red = rood
land-green = groene weide
land-grey = grijze berg
land-yellow = gele akker
land-blue = blauw meer
land-red = rode heuvel
card-green = groene { $value }
card-grey = grijze { $value }
card-yellow = gele { $value }
card-blue = blauwe { $value }
card-red = rode { $value }


## Ubongo classic: gems, alone and counted ("green 2")

colour-green = groen
colour-red = rood
colour-blue = blauw
colour-violet = violet
colour-brown = bruin
colour-yellow = geel
colour-counted = { $colour } { $count }


## Ubongo diamond hunt: gems, alone and counted

gem-ruby = robijn
gem-sapphire = saffier
gem-emerald = smaragd
gem-amber = barnsteen
gems-ruby =
    { $count ->
        [one] { $count } robijn
       *[other] { $count } robijnen
    }
gems-sapphire =
    { $count ->
        [one] { $count } saffier
       *[other] { $count } saffieren
    }
gems-emerald =
    { $count ->
        [one] { $count } smaragd
       *[other] { $count } smaragden
    }
gems-amber =
    { $count ->
        [one] { $count } barnsteen
       *[other] { $count } barnstenen
    }


## The die

symbol-mask = masker
symbol-shield = schild
symbol-hand = hand
symbol-snake = slang
symbol-drum = trommel
symbol-sun = zon


## What the tied in a shoot-out may propose

wish-new-cards = nieuwe legtafels
wish-shared-win = gedeelde winst


## The sides of a board

side-easy = makkelijke zijde
side-hard = moeilijke zijde


## The pieces. The codes (I2, L4 …) are the same everywhere and are not translated; here is what they look like.

piece-I2 = balk van 2
piece-I3 = balk van 3
piece-V3 = hoek van 3
piece-I4 = balk van 4
piece-O4 = blok van 2 bij 2
piece-T4 = balk van 3 met een vakje naast het midden
piece-S4 = twee balken van 2 naast elkaar, één vakje verschoven
piece-L4 = balk van 3 met een vakje naast een uiteinde
piece-P5 = blok van 2 bij 2 met nog een vakje eraan
piece-L5 = balk van 4 met een vakje naast een uiteinde
piece-Y5 = balk van 4 met een vakje naast het voorlaatste
piece-Z5 = balk van 3 met een vakje naast elk uiteinde, aan tegenovergestelde kanten


## Lengths of time. They follow a colon ("Time: 34 seconds"), so they stand in the plain form.

span-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }
# How long somebody took; $tenth is one digit after the comma.
span-tenths = { $seconds },{ $tenth } seconden
span-minutes =
    { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    }
# $minutes and $seconds are texts such as "2 minutes" and "5 seconds".
span-both = { $minutes } { $seconds }
