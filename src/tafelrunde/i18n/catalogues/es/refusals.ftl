### Why something cannot be done, and what to do instead. Nothing has changed when one of these is read.
### No plurals here: numbers stand so that the words around them need not change.


## At the table

refused-table-seats = Elige para este juego de { $fewest } a { $most } sitios, no { $seats }.
refused-table-unknown-game = Aquí no hay ningún juego con ese nombre. Elige ugo, ubongo-classic o ubongo-diamonds.
refused-table-options = Estas opciones no valen para este juego. Revisa sus nombres y valores.
refused-table-busy = Ahora mismo la mesa no da abasto. Inténtalo de nuevo en un momento.
refused-table-broken = Algo ha fallado en esta mesa. Ábrela de nuevo; lo jugado hasta ahora se conserva.
refused-table-not-stored = Esto no se ha podido guardar, así que no cuenta. Inténtalo de nuevo.
refused-table-garbled = Eso no se ha entendido. Inténtalo de nuevo.
refused-table-not-seated = No tienes sitio en esta mesa. Ocupa uno primero.
refused-table-not-playing = La partida no está en marcha. Espera a que empiece o abre una mesa nueva.
refused-table-alone = En solitario contra el reloj no hay pausa.
refused-table-already-seated = Ya tienes sitio en esta mesa.
refused-table-has-begun = La partida ha empezado, así que ya no se pueden cambiar los sitios. Puedes mirar.
refused-table-full = Todos los sitios están ocupados. Puedes mirar o abrir tu propia mesa.
refused-table-seat-taken = Ese sitio ya está ocupado. Elige otro.
refused-table-not-full = Aún quedan sitios libres. Espera a que se ocupen todos y empieza entonces.

refused-name-empty = Escribe un nombre con al menos una letra.
refused-name-long = Este nombre es demasiado largo. Usa como mucho { $most } letras.


## UGO!

refused-ugo-over = La partida ha terminado.
refused-ugo-not-your-turn = Aún no es tu turno. Espera a los demás.
refused-ugo-must-follow = Todavía tienes una carta del color de salida, así que tienes que seguir ese color: { $suit }.
refused-ugo-not-in-hand = No tienes el { $value } { $suit }. Elige una carta de tu mano.
refused-ugo-placing-first = Coloca primero la baza que has ganado y juega después una carta.
refused-ugo-not-placing = Ahora no hay nada que colocar.
refused-ugo-bad-order = Nombra una vez cada color nuevo de esta baza, de izquierda a derecha.
refused-ugo-bad-tops = Para cada color con varias cartas en esta baza, nombra una de ellas como carta de arriba.
refused-ugo-late = Demasiado tarde: el tiempo de este turno se ha acabado.
refused-ugo-stale-round = Eso era para una ronda anterior. Esta es la ronda { $round }: vuelve a mirar y luego elige.
refused-ugo-stale-trick = Eso era para una baza anterior. Esta es la baza { $trick }: vuelve a mirar y luego elige.
refused-ugo-already-resigned = Ya has dejado esta partida.
refused-ugo-bad-turn-seconds = El reloj de turno admite de { $fewest } a { $most } segundos, o 0 para jugar sin reloj.
refused-ugo-bad-dealer = Tiene que repartir primero uno de los jugadores de la mesa. Aquí los sitios se cuentan desde 0.


## Ubongo: the round

refused-ubongo-over = La partida ha terminado.
refused-ubongo-gone = Has dejado esta partida.
refused-ubongo-not-in-this-game = Eso no forma parte de este juego.
refused-ubongo-stale-round = Eso no encaja ahora en la ronda { $round }. Vuelve a mirar y luego elige.
refused-ubongo-stale-glass = Eso era para la primera vuelta del reloj de arena. Ahora corre la segunda.
refused-ubongo-stale-task = El reto { $task } ya ha pasado. Mira el nuevo.
refused-ubongo-round-over = La ronda { $round } ha terminado. Espera a la siguiente.
refused-ubongo-rolled-already = Ya se ha lanzado el dado.
refused-ubongo-not-the-starter = En esta ronda lanza el dado otra persona.
refused-ubongo-not-revealed = Las plantillas siguen ocultas. Espera a la tirada.
refused-ubongo-no-board = No tienes plantilla en esta ronda.
refused-ubongo-solved-already = Ya has resuelto esta plantilla.
refused-ubongo-late = Demasiado tarde: la arena ya se había agotado.
refused-ubongo-settling = Un momento: aún no está claro quién ha terminado primero.
refused-ubongo-wrong-piece = Esta pieza no es de tu reto. Usa solo las piezas que muestra tu plantilla.
refused-ubongo-piece-twice = De esta pieza solo tienes una: { $piece }.
refused-ubongo-piece-missing = Aún falta una pieza: { $piece }. Tienes que usar todas las piezas indicadas.
refused-ubongo-outside = Una pieza sobresale del área: { $piece }. Muévela.
refused-ubongo-overlap = Una pieza está encima de otra: { $piece }. Muévela.
refused-ubongo-uncovered = Aún queda libre una parte del área. Cúbrela del todo.


## Ubongo classic: figures and gems

refused-ubongo-figures-stand = Las fichas se quedan donde están: ya se ha lanzado el dado.
refused-ubongo-no-such-field = Las casillas van numeradas del 1 al { $fields }.
refused-ubongo-not-solved = Resuelve primero tu plantilla. Después podrás mover y coger gemas.
refused-ubongo-moved-already = Ya has movido en esta ronda. Aún puedes coger gemas.
refused-ubongo-already-there = Tu ficha ya está en esa casilla. Puedes coger gemas directamente.
refused-ubongo-too-far = Eso es demasiado lejos. Casillas que puedes recorrer: { $allowed }; casillas que has pedido: { $asked }.
refused-ubongo-taken-already = Ya has cogido tus gemas en esta ronda.
refused-ubongo-row-empty = En esta casilla ya no quedan gemas. Si aún puedes mover, prueba en otra.


## Ubongo diamond hunt and solo

refused-ubongo-starter-known = Ya está decidido quién lanza primero el dado.
refused-ubongo-no-giving-up = En un desempate no puedes rendirte. Puedes proponer plantillas nuevas o compartir la victoria.
refused-ubongo-no-shootout = Eso solo es posible en un desempate.
refused-ubongo-not-tied = En el desempate solo participan quienes han empatado.
refused-ubongo-proposed-already = Eso ya está propuesto. Puedes aceptarlo.
refused-ubongo-not-proposed = Ahora nadie ha propuesto esto: { $wish }. Puedes proponerlo tú.
refused-ubongo-agreed-already = Ya has aceptado. Ahora les toca a los demás.
refused-ubongo-no-more-hints = Ya no hay más pistas para este reto: se han mostrado todas sus piezas.


## Ubongo: options of the table

refused-ubongo-option-seconds = El reloj de arena admite de { $fewest } a { $most } segundos, o 0 para jugar sin él.
refused-ubongo-option-deck = No hay ningún juego de plantillas con este nombre que sea bastante grande: { $deck }.
refused-ubongo-option-grace = El tiempo extra puede ser de 0, 3 o 5 segundos.
refused-ubongo-option-sides = Indica una cara para cada jugador, tantas en total: { $seats }.
refused-ubongo-option-all-boards = Con todas las plantillas solo se puede jugar con 2 o 3 jugadores y sin la expansión.
refused-ubongo-option-starter = El jugador inicial tiene que ser uno de los jugadores de la mesa. Aquí los sitios se cuentan desde 0.
refused-ubongo-option-solo-length = Elige 5, 10 o 20 minutos o retos.


## Why something was not possible, where the reason is the connection or the request

refused-table-unknown = No hay ninguna mesa con este código.
refused-wire-garbled = El servidor no lo ha entendido. Vuelve a cargar la página.
refused-daily-not-begun = Destapa primero el reto; entonces corre el reloj.
refused-web-garbled = El servidor no lo ha entendido. Vuelve a cargar la página.
refused-web-too-much = Es demasiado largo.
refused-web-not-our-page = Eso no venía de esta página.
refused-web-who-are-you = Dinos primero tu nombre.
refused-web-no-such-page = Esa página no existe.
refused-web-unreachable = No se puede conectar con el servidor. Inténtalo de nuevo.


## The template game, which only developers play

refused-null-late = Demasiado tarde: el tiempo se ha acabado.
refused-null-not-now = Ahora no puedes hacer eso.
refused-null-seconds = El tiempo puede ser de { $fewest } a { $most } segundos.


## What is wrong with a file of boards

fault-deck-unknown = no hay ningún juego de plantillas incluido con este nombre; los que hay: { $known }
fault-deck-json = esto no es JSON: { $detail }
fault-deck-shape = esto no tiene la forma de un juego de plantillas: { $detail }
fault-deck-format = el formato { $found } no se conoce aquí, solo { $known }
fault-deck-name = el nombre tiene que ser una línea imprimible de como mucho { $longest } letras
fault-deck-no-cards = no contiene ninguna plantilla
fault-deck-id-twice = el número { $id } se usa dos veces, la primera en { $first }
fault-deck-parts = el área está partida en varios trozos; tiene que estar unida
fault-deck-holes = el área tiene un agujero
fault-deck-congruent = esta área es la misma que la de { $first }, solo que girada o del revés
fault-deck-symbol-unknown = no hay ningún símbolo { $symbol } en el dado
fault-deck-symbol-missing = falta la fila de { $symbol }
fault-deck-piece-unknown = no hay ninguna pieza { $piece }
fault-deck-piece-twice = la pieza { $piece } aparece dos veces en una fila
fault-deck-piece-count = piezas en la fila: { $found }; tendrían que ser { $wanted }
fault-deck-set-twice = son las mismas piezas que junto a { $first }
fault-deck-area = las piezas tienen { $pieces } cuadrados; el área tiene { $region }
fault-deck-unsolvable = el área no se puede cubrir con { $pieces }
fault-deck-covers = el archivo indica este número de soluciones: { $found }; recontadas: { $counted }
fault-deck-grade = el archivo indica dificultad { $found }; calculada de nuevo: { $counted }
fault-region-empty = el área no tiene cuadrados
fault-region-ragged = la fila { $row } del área no es tan larga como la primera
fault-region-character = la fila { $row } del área tiene un carácter que no es ni # ni . : { $character }
fault-region-too-large = el área es demasiado grande: anchura { $width }, altura { $height }
fault-region-margin = el área tiene que estar recortada a su medida: sin filas ni columnas vacías en el borde


## What is wrong with a log file

fault-log-empty = el registro está vacío
fault-log-not-a-log = esto no es el registro de una mesa: { $detail }
fault-log-newer = el registro tiene el formato { $format }, más nuevo que este programa
fault-log-unknown-game = no hay ningún juego llamado { $game }
fault-log-bad-options = las opciones no valen para el juego: { $detail }
fault-log-bad-line = esta línea no es de un registro: { $detail }
fault-log-bad-event = este evento no es de este juego: { $detail }
fault-log-gap = falta una línea: se esperaba el número { $expected } y se ha encontrado el { $found }
fault-log-after-the-end = hay algo más después del final de la partida
fault-log-impossible = esto no puede haber ocurrido después de lo anterior: { $detail }
fault-log-unfinished = la partida no ha terminado, así que aún no hay semilla para comprobarla
fault-log-other-seed = la semilla no es la que se prometió al abrir la mesa
fault-log-wrong-draw = la semilla da aquí otro resultado, sorteo { $draw }
fault-log-undrawn = aquí no se espera ningún sorteo y, sin embargo, hay uno


## What is wrong with a folder for data

fault-directory-unusable = la carpeta { $path } no se puede usar: { $reason }
fault-directory-in-use = otro proceso está usando la carpeta { $path }: { $process }
fault-directory-newer = la carpeta { $path } la escribió una versión más nueva de este programa
