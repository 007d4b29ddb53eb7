### UGO! in the browser. $card, $land and the like come from names.ftl and stand as they are there; names are never inflected.
### Points may be negative and are texts ("−5"). $letter is a section, A to E.


## The table

cards-round = Ronda { $round } de { $rounds }
cards-trick = Baza { $trick } de { $tricks }
cards-you = Tú
cards-total = total { $points }
cards-points = Puntos
cards-supply = Campesinos en la reserva: { $count }
cards-supply-word = reserva
cards-no-farmers = Aquí no hacen falta campesinos: están desde el principio.
cards-hand-size =
    { $cards ->
        [one] { $cards } carta en la mano
       *[other] { $cards } cartas en la mano
    }
cards-kingdoms = Reinos
cards-kingdom-yours = Tu reino
cards-kingdom-then = Tu reino, como quedaría
cards-kingdom-of = Reino de { $player }
cards-look-at = { $player }: ver este reino
cards-section = { $letter }: { $land }. Campesinos: { $there } de { $needed }. Puntos: { $points }.
cards-no-land = sin tierra
cards-led = ha abierto
cards-winning = va ganando
cards-seconds =
    { $seconds ->
        [one] Te queda { $seconds } segundo para jugar
       *[other] Te quedan { $seconds } segundos para jugar
    }


## The own hand

cards-hand = Tu mano
cards-with-farmers =
    { $farmers ->
        [one] { $card }, { $farmers } campesino
       *[other] { $card }, { $farmers } campesinos
    }
cards-blocked = { $card }; no se puede jugar, porque aún tienes el color de salida: { $land }
cards-play = Jugar { $card }
cards-again = Tócala otra vez para jugarla.
cards-lifted-early = El { $card } está listo. Podrás jugarlo en cuanto te toque.
cards-passed = Ha llegado tarde: la mesa ya ha seguido.
cards-waits-for-line = Tu carta se jugará en cuanto vuelva la conexión.


## Whose turn it is

cards-you-lead = Abres tú.
cards-you-lead-any = Puedes jugar cualquier carta.
cards-your-turn = Te toca.
cards-was-led = Color de salida: { $land }.
cards-turn = Le toca a { $player }.
cards-places = { $player } coloca la baza.


## What a card would do, and why a trick was won

cards-yours = La baza es tuya.
cards-yours-so-far = Por ahora la baza sería tuya.
cards-yours-if-highest = La baza es tuya si nadie juega más alto.
cards-theirs = { $player } se lleva la baza.
cards-theirs-so-far = Por ahora { $player } se llevaría la baza.
cards-why-highest = La carta más alta es el { $card }.
cards-why-led-suit = Hay más de un { $value }, y este es el color de salida: { $land }.
cards-why-first = Hay más de un { $value } y ninguno del color de salida: gana el primero, el { $card }.
cards-lands-new = El { $card } estrena { $letter }.
cards-lands-on = En { $letter }, el { $card } cubre el { $covered }.
cards-lands-under = En { $letter }, el { $card } queda debajo del { $top }.
cards-still-missing =
    { $missing ->
        [one] Allí falta aún { $missing } campesino.
       *[other] Allí faltan aún { $missing } campesinos.
    }
cards-gain =
    { $gained ->
        [one] Recibes { $gained } campesino.
       *[other] Recibes { $gained } campesinos.
    }
cards-gain-theirs =
    { $gained ->
        [one] { $player } recibe { $gained } campesino.
       *[other] { $player } recibe { $gained } campesinos.
    }
# Fewer than are due, because the kingdom is full or the supply is empty.
cards-gain-short =
    { $due ->
        [one] Te corresponde { $due } campesino, pero no recibes ninguno.
       *[other] Te corresponden { $due } campesinos, pero { $gained ->
            [0] no recibes ninguno
           *[other] solo recibes { $gained }
        }.
    }
cards-choose-later = Después eliges cómo quedan las cartas.
cards-change = Puntos de tu reino: de { $before } a { $after }.


## Placing a trick

cards-place-title = La baza es tuya. ¿Cómo la colocas?
cards-place-order =
    { $suits ->
        [2] ¿Qué color va primero? Un toque los cambia.
       *[other] ¿Dónde va cada color? Toca dos para cambiarlos.
    }
cards-place-where = Ahora toca el lugar al que debe ir.
cards-place-suit = { $letter }: { $land }
cards-place-top = ¿Qué carta queda arriba?
cards-place-done = Colocar así
cards-place-change = Colocar de otra forma
cards-place-until = Puedes cambiarlo hasta que abras.
cards-landed = Colocado: { $sections }.


## Tricks and events to look at again

cards-tricks = Las bazas de esta ronda
cards-tricks-of = Las bazas de la ronda { $round }
cards-tricks-short = Bazas
cards-no-tricks = En esta ronda aún no se ha jugado ninguna baza.
cards-log = Qué ha pasado


## Points, section by section

cards-standing = Puntos tal como están
cards-scored = La ronda { $round } está puntuada
cards-by-round = Puntos por ronda
cards-sum = total
cards-place = Puesto
cards-player = Quién
cards-next-round = A la ronda { $round }
cards-look-back = Ver las bazas
cards-back = Volver a la mesa
cards-close = Cerrar
cards-below = Debajo:
cards-score-top = El valor de la carta de arriba.
cards-score-top-on = El valor de la carta de arriba; debajo está el { $covered }.
cards-score-tended = Están todos los campesinos: la carta de arriba cuenta.
cards-score-missing =
    { $missing ->
        [one] Falta { $missing } campesino: la carta no cuenta y cuesta { $cost } puntos.
       *[other] Faltan { $missing } campesinos: la carta no cuenta y cuesta { $cost } puntos.
    }
cards-score-no-land =
    { $points ->
        [one] Sin tierra, pero con todos los campesinos: { $points } punto.
       *[other] Sin tierra, pero con todos los campesinos: { $points } puntos.
    }
cards-score-nothing = Sin tierra y sin todos los campesinos: nada.
cards-score-empty = Sin tierra: nada.
cards-legend-tended = Con todos los campesinos: cuenta la carta de arriba.
cards-legend-missing = La carta no cuenta; −5 por cada campesino que falta.
cards-legend-empty = Campesinos sin tierra: C 1, D 3, E 5 puntos.


## The end

cards-wins = ¡Gana { $player }!
cards-you-win = ¡Has ganado!
cards-share = ¡Comparten la victoria { $players }!
cards-why-won =
    { $ahead ->
        [one] Tras cuatro rondas { $winner } tiene { $points } puntos, { $ahead } más que { $second }.
       *[other] Tras cuatro rondas { $winner } tiene { $points } puntos, { $ahead } más que { $second }.
    }
cards-why-shared = Tras cuatro rondas tienen { $points } puntos cada uno, y nadie tiene más.
cards-why-alone = Son { $points } puntos tras cuatro rondas.
cards-last-round = De dónde vienen los puntos de la última ronda


## Help

cards-help = Cómo juegas tus cartas
cards-help-tap = El primer toque levanta una carta y muestra qué cambiaría en tu reino; el segundo la juega.
cards-help-drag = O arrastra una carta a la mesa.
cards-help-hatched = Una carta rayada no se puede jugar ahora; tócala y verás por qué.
cards-help-look = Toca un nombre para ver ese reino sección por sección, o la ronda para ver sus bazas.
cards-help-keys = Teclas: las flechas recorren tu mano, las cifras eligen una carta por su lugar, Intro la juega, Esc la devuelve.
cards-one-tap = Jugar con un solo toque, sin vista previa
