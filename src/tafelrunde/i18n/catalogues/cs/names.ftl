### What things are called. These texts are put into sentences and lists as they stand: give the plain form
### (nominative, no article) and never count on an ending that the sentence around it would need.


## The games

game-ugo = UGO!
game-ubongo-classic = Klasické Ubongo
game-ubongo-diamonds = Ubongo: honba za diamanty


## Players who have given no name

name-of-player = Hráč { $number }
name-of-bot = Bot { $number }


## UGO!: the suits, as one says them ("red"), as lands ("red hill"), and on a card ("red 7")
## Every word of a suit and of its land may also be typed, and so may the beginnings of these words.

suit-green = zelená
suit-grey = šedá
suit-yellow = žlutá
suit-blue = modrá
suit-red = červená
land-green = zelená louka
land-grey = šedá hora
land-yellow = žluté pole
land-blue = modré jezero
land-red = červený kopec
card-green = zelená { $value }
card-grey = šedá { $value }
card-yellow = žlutá { $value }
card-blue = modrá { $value }
card-red = červená { $value }


## Ubongo classic: gems, alone and counted ("green 2")

colour-green = zelená
colour-red = červená
colour-blue = modrá
colour-violet = fialová
colour-brown = hnědá
colour-yellow = žlutá
colour-counted = { $count }× { $colour }


## Ubongo diamond hunt: gems, alone and counted

gem-ruby = rubín
gem-sapphire = safír
gem-emerald = smaragd
gem-amber = jantar
gems-ruby =
    { $count ->
        [one] { $count } rubín
        [few] { $count } rubíny
       *[other] { $count } rubínů
    }
gems-sapphire =
    { $count ->
        [one] { $count } safír
        [few] { $count } safíry
       *[other] { $count } safírů
    }
gems-emerald =
    { $count ->
        [one] { $count } smaragd
        [few] { $count } smaragdy
       *[other] { $count } smaragdů
    }
gems-amber =
    { $count ->
        [one] { $count } jantar
        [few] { $count } jantary
       *[other] { $count } jantarů
    }


## The die

symbol-mask = maska
symbol-shield = štít
symbol-hand = ruka
symbol-snake = had
symbol-drum = buben
symbol-sun = slunce


## What the tied in a shoot-out may propose

wish-new-cards = nové karty
wish-shared-win = společné vítězství


## The sides of a board

side-easy = lehká strana
side-hard = těžká strana


## The pieces. The codes (I2, L4 …) are the same everywhere and are not translated; here is what they look like.

piece-I2 = tyčka ze 2 čtverečků
piece-I3 = tyčka ze 3 čtverečků
piece-V3 = roh ze 3 čtverečků
piece-I4 = tyčka ze 4 čtverečků
piece-O4 = blok 2 krát 2
piece-T4 = tyčka ze 3 čtverečků s jedním vedle prostředního
piece-S4 = dvě tyčky po 2 vedle sebe, posunuté o jeden čtvereček
piece-L4 = tyčka ze 3 čtverečků s jedním vedle krajního
piece-P5 = blok 2 krát 2 s jedním čtverečkem navíc
piece-L5 = tyčka ze 4 čtverečků s jedním vedle krajního
piece-Y5 = tyčka ze 4 čtverečků s jedním vedle předposledního
piece-Z5 = tyčka ze 3 čtverečků s jedním vedle každého konce, na opačných stranách


## Lengths of time. They follow a colon ("Time: 34 seconds"), so they stand in the plain form.

span-seconds =
    { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }
# How long somebody took; $tenth is one digit after the comma.
span-tenths = { $seconds },{ $tenth } sekundy
span-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }
# $minutes and $seconds are texts such as "2 minutes" and "5 seconds".
span-both = { $minutes } { $seconds }
