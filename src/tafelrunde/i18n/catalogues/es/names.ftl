### What things are called. These texts are put into sentences and lists as they stand: give the plain form
### (nominative, no article) and never count on an ending that the sentence around it would need.


## The games

game-ugo = UGO!
game-ubongo-classic = Ubongo clásico
game-ubongo-diamonds = Ubongo: la caza de los diamantes


## Players who have given no name

name-of-player = Jugador { $number }
name-of-bot = Bot { $number }


## UGO!: the suits, as one says them ("red"), as lands ("red hill"), and on a card ("red 7")
## Every word of a suit and of its land may also be typed, and so may the beginnings of these words.

suit-green = verde
suit-grey = gris
suit-yellow = amarillo
suit-blue = azul
suit-red = rojo
land-green = pradera verde
land-grey = montaña gris
land-yellow = campo amarillo
land-blue = lago azul
land-red = colina roja
card-green = { $value } verde
card-grey = { $value } gris
card-yellow = { $value } amarillo
card-blue = { $value } azul
card-red = { $value } rojo


## Ubongo classic: gems, alone and counted ("green 2")

colour-green = verde
colour-red = rojo
colour-blue = azul
colour-violet = violeta
colour-brown = marrón
colour-yellow = amarillo
colour-counted = { $colour } { $count }


## Ubongo diamond hunt: gems, alone and counted

gem-ruby = rubí
gem-sapphire = zafiro
gem-emerald = esmeralda
gem-amber = ámbar
gems-ruby =
    { $count ->
        [one] { $count } rubí
       *[other] { $count } rubíes
    }
gems-sapphire =
    { $count ->
        [one] { $count } zafiro
       *[other] { $count } zafiros
    }
gems-emerald =
    { $count ->
        [one] { $count } esmeralda
       *[other] { $count } esmeraldas
    }
gems-amber =
    { $count ->
        [one] { $count } ámbar
       *[other] { $count } ámbares
    }


## The die

symbol-mask = máscara
symbol-shield = escudo
symbol-hand = mano
symbol-snake = serpiente
symbol-drum = tambor
symbol-sun = sol


## What the tied in a shoot-out may propose

wish-new-cards = plantillas nuevas
wish-shared-win = victoria compartida


## The sides of a board

side-easy = cara fácil
side-hard = cara difícil


## The pieces. The codes (I2, L4 …) are the same everywhere and are not translated; here is what they look like.

piece-I2 = barra de 2
piece-I3 = barra de 3
piece-V3 = esquina de 3
piece-I4 = barra de 4
piece-O4 = bloque de 2 por 2
piece-T4 = barra de 3 con un cuadrado junto al centro
piece-S4 = dos barras de 2, una al lado de la otra y desplazadas un cuadrado
piece-L4 = barra de 3 con un cuadrado junto a un extremo
piece-P5 = bloque de 2 por 2 con un cuadrado más
piece-L5 = barra de 4 con un cuadrado junto a un extremo
piece-Y5 = barra de 4 con un cuadrado junto al penúltimo
piece-Z5 = barra de 3 con un cuadrado junto a cada extremo, en lados opuestos


## Lengths of time. They follow a colon ("Time: 34 seconds"), so they stand in the plain form.

span-seconds =
    { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
# How long somebody took; $tenth is one digit after the comma.
span-tenths = { $seconds },{ $tenth } segundos
span-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
# $minutes and $seconds are texts such as "2 minutes" and "5 seconds".
span-both = { $minutes } { $seconds }
