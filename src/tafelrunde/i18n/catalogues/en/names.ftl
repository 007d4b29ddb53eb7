### What things are called. These texts are put into sentences and lists as they stand: give the plain form
### (nominative, no article) and never count on an ending that the sentence around it would need.


## The games

game-ugo = UGO!
game-ubongo-classic = Ubongo classic
game-ubongo-diamonds = Ubongo diamond hunt


## Players who have given no name

name-of-player = Player { $number }
name-of-bot = Bot { $number }


## UGO!: the suits, as one says them ("red"), as lands ("red hill"), and on a card ("red 7")
## Every word of a suit and of its land may also be typed, and so may the beginnings of these words.

suit-green = green
suit-grey = grey
suit-yellow = yellow
suit-blue = blue
suit-red = red
land-green = green meadow
land-grey = grey mountain
land-yellow = yellow field
land-blue = blue lake
land-red = red hill
card-green = green { $value }
card-grey = grey { $value }
card-yellow = yellow { $value }
card-blue = blue { $value }
card-red = red { $value }


## Ubongo classic: gems, alone and counted ("green 2")

colour-green = green
colour-red = red
colour-blue = blue
colour-violet = violet
colour-brown = brown
colour-yellow = yellow
colour-counted = { $colour } { $count }


## Ubongo diamond hunt: gems, alone and counted

gem-ruby = ruby
gem-sapphire = sapphire
gem-emerald = emerald
gem-amber = amber
gems-ruby =
    { $count ->
        [one] { $count } ruby
       *[other] { $count } rubies
    }
gems-sapphire =
    { $count ->
        [one] { $count } sapphire
       *[other] { $count } sapphires
    }
gems-emerald =
    { $count ->
        [one] { $count } emerald
       *[other] { $count } emeralds
    }
gems-amber =
    { $count ->
        [one] { $count } amber
       *[other] { $count } ambers
    }


## The die

symbol-mask = mask
symbol-shield = shield
symbol-hand = hand
symbol-snake = snake
symbol-drum = drum
symbol-sun = sun


## What the tied in a shoot-out may propose

wish-new-cards = new boards
wish-shared-win = shared win


## The sides of a board

side-easy = easy side
side-hard = hard side


## The pieces. The codes (I2, L4 …) are the same everywhere and are not translated; here is what they look like.

piece-I2 = bar of 2
piece-I3 = bar of 3
piece-V3 = corner of 3
piece-I4 = bar of 4
piece-O4 = block of 2 by 2
piece-T4 = bar of 3 with a square beside its middle
piece-S4 = two bars of 2 side by side, shifted by one
piece-L4 = bar of 3 with a square beside one end
piece-P5 = block of 2 by 2 with one more square
piece-L5 = bar of 4 with a square beside one end
piece-Y5 = bar of 4 with a square beside the one next to the end
piece-Z5 = bar of 3 with a square beside each end, on opposite sides


## Lengths of time. They follow a colon ("Time: 34 seconds"), so they stand in the plain form.

span-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
# How long somebody took; $tenth is one digit after the comma.
span-tenths = { $seconds }.{ $tenth } seconds
span-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
# $minutes and $seconds are texts such as "2 minutes" and "5 seconds".
span-both = { $minutes } { $seconds }
