### What things are called. These texts are put into sentences and lists as they stand: give the plain form
### (nominative, no article) and never count on an ending that the sentence around it would need.


## The games

game-ugo = UGO!
game-ubongo-classic = Klasické Ubongo
game-ubongo-diamonds = Ubongo: honba za diamantmi


## Players who have given no name

name-of-player = Hráč { $number }
name-of-bot = Bot { $number }


## UGO!: the suits, as one says them ("red"), as lands ("red hill"), and on a card ("red 7")
## Every word of a suit and of its land may also be typed, and so may the beginnings of these words.

suit-green = zelená
suit-grey = sivá
suit-yellow = žltá
suit-blue = modrá
suit-red = červená
land-green = zelená lúka
land-grey = sivá hora
land-yellow = žlté pole
land-blue = modré jazero
land-red = červený kopec
card-green = zelená { $value }
card-grey = sivá { $value }
card-yellow = žltá { $value }
card-blue = modrá { $value }
card-red = červená { $value }


## Ubongo classic: gems, alone and counted ("green 2")

colour-green = zelená
colour-red = červená
colour-blue = modrá
colour-violet = fialová
colour-brown = hnedá
colour-yellow = žltá
colour-counted = { $count }× { $colour }


## Ubongo diamond hunt: gems, alone and counted

gem-ruby = rubín
gem-sapphire = zafír
gem-emerald = smaragd
gem-amber = jantár
gems-ruby =
    { $count ->
        [one] { $count } rubín
        [few] { $count } rubíny
       *[other] { $count } rubínov
    }
gems-sapphire =
    { $count ->
        [one] { $count } zafír
        [few] { $count } zafíry
       *[other] { $count } zafírov
    }
gems-emerald =
    { $count ->
        [one] { $count } smaragd
        [few] { $count } smaragdy
       *[other] { $count } smaragdov
    }
gems-amber =
    { $count ->
        [one] { $count } jantár
        [few] { $count } jantáre
       *[other] { $count } jantárov
    }


## The die

symbol-mask = maska
symbol-shield = štít
symbol-hand = ruka
symbol-snake = had
symbol-drum = bubon
symbol-sun = slnko


## What the tied in a shoot-out may propose

wish-new-cards = nové karty
wish-shared-win = spoločné víťazstvo


## The sides of a board

side-easy = ľahká strana
side-hard = ťažká strana


## The pieces. The codes (I2, L4 …) are the same everywhere and are not translated; here is what they look like.

piece-I2 = tyčka z 2 štvorčekov
piece-I3 = tyčka z 3 štvorčekov
piece-V3 = roh z 3 štvorčekov
piece-I4 = tyčka zo 4 štvorčekov
piece-O4 = blok 2 krát 2
piece-T4 = tyčka z 3 štvorčekov s jedným vedľa prostredného
piece-S4 = dve tyčky po 2 vedľa seba, posunuté o jeden štvorček
piece-L4 = tyčka z 3 štvorčekov s jedným vedľa krajného
piece-P5 = blok 2 krát 2 s jedným štvorčekom navyše
piece-L5 = tyčka zo 4 štvorčekov s jedným vedľa krajného
piece-Y5 = tyčka zo 4 štvorčekov s jedným vedľa predposledného
piece-Z5 = tyčka z 3 štvorčekov s jedným vedľa každého konca, na opačných stranách


## Lengths of time. They follow a colon ("Time: 34 seconds"), so they stand in the plain form.

span-seconds =
    { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[other] { $seconds } sekúnd
    }
# How long somebody took; $tenth is one digit after the comma.
span-tenths = { $seconds },{ $tenth } sekundy
span-minutes =
    { $minutes ->
        [one] { $minutes } minúta
        [few] { $minutes } minúty
       *[other] { $minutes } minút
    }
# $minutes and $seconds are texts such as "2 minutes" and "5 seconds".
span-both = { $minutes } { $seconds }
