### Play in the terminal, in plain lines that a screen reader can follow. Messages that quote a command do so by
### reference, { command-play }, so that the word is always the one that can be typed.
### Names are never inflected: build the sentence around them.


## The words of the commands, as one types them: small letters, one to three words, no punctuation.
## English words, and the beginnings of words, are always understood as well. No word may stand for two commands.

command-play = jugar
command-place = colocar
command-hand = mano
command-table = mesa
command-kingdoms = reinos
command-players = jugadores
command-figure = ficha
command-roll = lanzar
command-remove = retirar
command-undo = deshacer
command-board = plantilla
command-pieces = piezas
command-move = mover
command-take = coger
command-give-up = rendirse
command-gems = gemas
command-youngest = joven
command-propose = proponer
command-agree = aceptar
command-skip = saltar
command-hint = pista
command-time = tiempo
command-wait = esperar
command-rules = reglas
command-help = ayuda
command-quit = terminar
# Short forms: a letter or two, then the English id of the command as it stands after "command-" above.
# Choose letters that suit the words of your language; the ids are not translated.
shortcuts = j play, juega play, c place, coloca place, poner place, m hand, r rules, r kingdoms, f figure, l roll, lanza roll, tirar roll, d undo, p board, m move, mueve move, cg take, coge take, tomar take, toma take, g gems, t time, t table, ? help, salir quit


## Words after a command: "all" (kingdoms all), "top" (place red top red 6), "turn" and "flip" (place L4 turn flip b3).

word-all = todo
word-top = arriba
word-turn = girar
word-flip = voltear


## Before the first move

# $players: all names, with commas.
welcome = Partida de { $game } con { $players }.
welcome-alone = { $game }, en solitario.
last-of-several = { $others } y { $last }
you-are = Eres { $player }.
share-in-turn = Compartís este teclado y os lo pasáis cuando se os pida, para que las cartas sigan en secreto.
share-by-number = Compartís este teclado: empezad vuestras líneas con vuestro número y dos puntos, por ejemplo 2: { command-roll }.
first-help = Escribe { command-help } para ver las órdenes, { command-rules } para ver las reglas, { command-quit } para dejarlo. Una línea vacía repite lo que se te pide.

first-ugo = Cuando te toque, juega una carta por su valor y su color, por ejemplo { command-play } 5 azul.
first-ubongo = Las piezas se colocan por ejemplo así: { command-place } L4 b3. Escribe { command-help } { command-place } antes de empezar: después corre el tiempo.


## While playing

hand-over = Ahora el teclado pasa a { $player }. { $player }: pulsa Intro cuando no mire nadie más.
waiting-for = Ahora no se te pide nada. Se espera a: { $players }.
waiting-for-nobody = Ahora no se te pide nada.
# $time: "30 seconds".
time-left = Tiempo restante: { $time }.
time-unlimited = No corre el tiempo.
time-up = ¡Se acabó el tiempo!
input-ended = La entrada se ha acabado en mitad de la partida, así que lo dejamos aquí.
no-input = No hay nadie con quien jugar: la entrada estándar está vacía. Inicia esto en un terminal o dale líneas que leer.
left-the-game = Has dejado la partida. ¡Hasta pronto!
log-written = El registro de esta partida está en { $path }.
log-not-written = No se ha podido escribir el registro en { $path }: { $reason }


## What was not understood

unknown-command = No conozco la orden «{ $word }». Escribe { command-help } para ver las órdenes.
which-command = «{ $word }» puede ser varias órdenes: { $commands }.
no-such-player = En este teclado no hay ningún jugador { $number }.
say-who = ¿Quién es? Empieza con tu número y dos puntos, por ejemplo 1: { $line }
wait-how-long = Indica un número de segundos de { $first } a { $last }, o ninguno.


## The rules

rules-of = Las reglas de { $title }:
rules-chapter = { $number }: { $title }
# $clause: the name of a rule of this game, such as UG-6.
rules-how = Escribe { command-rules } 3 para el tercer capítulo, o el nombre de una regla, por ejemplo { command-rules } { $clause }.
no-such-rule = No hay ninguna regla «{ $asked }». Escribe { command-rules } y un número del 1 al { $last }, o un nombre como { $clause }.


## Help: one line for each command, and more for some

help-play = { command-play } 5 azul, o solo 5 azul: juega una carta por su valor y su color; { command-play } 3, o solo 3, para la tercera carta de tu mano.
help-place-lands = { command-place } 2, o solo 2: coloca la baza que has ganado como dice la segunda propuesta; puedes cambiar de idea hasta que abras la baza siguiente.
more-place-lands =
    También puedes decirlo con palabras: primero los colores nuevos de izquierda a derecha y luego las cartas que deben quedar arriba, por ejemplo { command-place } rojo azul { word-top } rojo 6. Lo que no nombres se coloca como en la primera propuesta. { command-place } a solas vuelve a leer las propuestas.
help-hand = { command-hand }: tus cartas con sus números.
help-table = { command-table }: la baza que hay en la mesa, a quién le toca y los campesinos de la reserva.
help-kingdoms = { command-kingdoms }: cada reino con sus cartas de arriba y sus campesinos; { command-kingdoms } { word-all } lee también las cartas de debajo.
help-players = { command-players }: lo que ha ganado cada uno hasta ahora.
help-figure = { command-figure } 3: coloca tu ficha en la casilla 3; se puede hasta la primera tirada.
help-roll = { command-roll }: lanza el dado.
help-place = { command-place } L4 r f b3, o solo L4 r f b3: coloca la pieza L4 en tu plantilla, girada y dada la vuelta, con su primer cuadrado en b3.
more-place =
    Las columnas son letras desde la izquierda y las filas son números desde arriba: b3 es el segundo cuadrado de la tercera fila. r gira la pieza un cuarto de vuelta en el sentido de las agujas del reloj; rr o r2, dos cuartos, y r3, tres; f le da la vuelta de izquierda a derecha. Se hace en el orden en que lo escribes, empezando por la pieza tal como la lee { command-pieces }. El primer cuadrado de una pieza es el de más a la izquierda de su fila superior: ese va en el cuadrado que nombras. Si algo no encaja, se te dice y no cuesta nada. Una pieza que ya está colocada se coloca de nuevo. Con la última pieza se grita por ti «¡Ubongo!».
help-remove = { command-remove } L4: quita una pieza de tu plantilla.
help-undo = { command-undo }: deshace tu último cambio en la plantilla.
help-board = { command-board }: tu plantilla, fila por fila. Un cuadrado libre se lee con su propio nombre; uno cubierto, con el de su pieza; un par de puntos quiere decir «fuera». { command-board } 2 lee la plantilla del jugador 2, con las piezas en cuanto está resuelta.
help-board-alone = { command-board }: tu plantilla, fila por fila. Un cuadrado libre se lee con su propio nombre; uno cubierto, con el de su pieza; un par de puntos quiere decir «fuera».
help-pieces = { command-pieces }: las piezas de tu reto; { command-pieces } L4 r f lee cómo queda una pieza girada y dada la vuelta.
help-move = { command-move } 4: mueve tu ficha a la casilla 4, una vez por ronda, cuando hayas resuelto tu plantilla.
help-take = { command-take }: coge las dos gemas más cercanas de tu casilla; { command-take } 3 mueve antes a la casilla 3.
help-give-up = { command-give-up }: deja de buscar una solución; otra vez lo mismo si te lo piensas mejor.
help-gems = { command-gems }: todas las gemas del tablero, casilla por casilla, las más cercanas primero.
help-gems-hunt = { command-gems }: lo que hay en el marcador de rondas y lo que hay en la bolsa.
help-youngest = { command-youngest }: di que eres la persona más joven.
help-propose = { command-propose } plantillas nuevas o { command-propose } victoria compartida: en un desempate.
help-agree = { command-agree }: acepta lo que se ha propuesto.
help-skip = { command-skip }: deja este reto a un lado por uno nuevo.
help-hint = { command-hint }: escucha dónde puede ir una pieza más; después el resultado no cuenta para ningún récord.
help-time = { command-time }: cuánto tiempo queda.
help-wait = { command-wait }: no se leen más líneas hasta que haya que esperarte a ti; { command-wait } 5 espera 5 segundos. Útil si tus líneas vienen de un archivo.
help-rules = { command-rules }: los capítulos de las reglas; { command-rules } 3 lee uno de ellos, { command-rules } { $clause }, una sola regla.
help-help = { command-help }: estas líneas; { command-help } { command-place } dice más sobre una orden.
help-quit = { command-quit }: deja la partida; hay que escribirlo entero.


## Lists with numbers ("2: red 7")

numbered = { $number }: { $text }


## UGO!: what one is asked

ugo-lead = { $player }, abres la baza { $trick } de { $tricks } en la ronda { $round }.
ugo-place-again = Aún puedes colocar la última baza de otra forma: { command-place }.
# $cards: "Bot 3 red 6, Bot 2 red 4".
ugo-follow = { $player }, te toca. En la mesa: { $cards }.
# $cards: those that may be played, with their numbers in the hand.
ugo-must-follow = Tienes que seguir el color ({ $suit }) y puedes jugar: { $cards }.
ugo-place = { $player }, colocas la baza: { $cards }. Elige una propuesta por su número, por ejemplo { command-place } 1:
ugo-place-section = { $letter } { $suit }
ugo-place-order = secciones nuevas { $sections }
ugo-place-tops = arriba { $cards }
ugo-place-both = secciones nuevas { $sections }; arriba { $cards }


## UGO!: what one can look at

ugo-hand = Tu mano: { $cards }.
ugo-hand-empty = No tienes cartas en la mano.
ugo-card-of = { $player } con el { $card }
ugo-table = Ronda { $round } de { $rounds }, baza { $trick } de { $tricks }.
ugo-table-cards = En la mesa: { $cards }.
ugo-table-turn = Turno: { $player }.
ugo-table-supply = Campesinos en la reserva: { $count }.
# $points: a text such as "−5"; the points before this round.
ugo-player =
    { $cards ->
        [one] { $player }: puntos antes de esta ronda { $points }, { $cards } carta en la mano.
       *[other] { $player }: puntos antes de esta ronda { $points }, { $cards } cartas en la mano.
    }
# $sections: a list of the next two texts; $farmers: a list of the third.
ugo-kingdom = { $player }: { $sections }. Campesinos: { $farmers }.
ugo-kingdom-empty = { $player }: aún sin tierras. Campesinos: { $farmers }.
ugo-kingdom-section = { $letter } con el { $card }
ugo-kingdom-stack = { $letter } con el { $card }, debajo { $covered }
ugo-kingdom-farmers = { $letter } { $there } de { $needed }


## UGO!: what was not understood

play-what = ¿Qué carta? Dilo por ejemplo así: { command-play } 5 azul, o por su número: { command-play } 3.
play-number = Tus cartas tienen los números del { $first } al { $last }.
no-such-card = No hay ninguna carta «{ $typed }».
which-suit = «{ $typed }» puede ser varios colores: { $suits }.
# $cards: the cards of that suit in the hand, or a dash.
which-card = ¿Qué carta de este color ({ $suit })? Tienes: { $cards }.
place-number = Las propuestas para colocar la baza tienen los números del { $first } al { $last }.
place-what = No entiendo «{ $typed }» aquí. Da un número, o bien colores y cartas, por ejemplo { command-place } rojo azul { word-top } rojo 6.


## Ubongo: what one is asked

choose-field = { $player }, elige en 30 segundos una casilla para tu ficha, por ejemplo { command-figure } 3. Puedes cambiarla hasta la primera tirada.
roll-now = { $player }, te toca lanzar el dado: { command-roll }. A los 10 segundos lo lanza la mesa.
youngest-now = { $player }, si eres la persona más joven, escribe { command-youngest }. A los 20 segundos decide el azar.
begin-now = { $player }, escribe { command-roll } para empezar. El reloj corre desde el primer reto.
# $pieces: codes such as "I3, L4, Y5".
board =
    { $count ->
        [one] { $player }, tu plantilla tiene { $count } cuadrado. Piezas: { $pieces }.
       *[other] { $player }, tu plantilla tiene { $count } cuadrados. Piezas: { $pieces }.
    }
move-and-take =
    { $steps ->
        [one] { $player }, estás en la casilla { $field }. Puedes mover { $steps } casilla ({ command-move }) y coger dos gemas ({ command-take }). Las gemas más cercanas:
       *[other] { $player }, estás en la casilla { $field }. Puedes mover hasta { $steps } casillas ({ command-move }) y coger dos gemas ({ command-take }). Las gemas más cercanas:
    }
take-only = { $player }, estás en la casilla { $field }. Puedes coger dos gemas ({ command-take }). Las gemas más cercanas:
agree-now = { $player }, si estás de acuerdo con esto, escribe { command-agree }: { $wish }.


## Ubongo: pieces and boards. $cells are squares such as "b3 b4 c4".

# $look: "bar of 3 with a square beside one end".
piece-free = { $piece }, { $look }: { $cells }
piece-lies = { $piece }, { $look }, está en { $cells }
piece-turned = { $piece } quedaría así en la esquina superior izquierda: { $cells }
placed = { $piece } está en { $cells }.
placed-last = { $piece } está en { $cells }. Con eso queda cubierta la plantilla.
still-open = Quedan por colocar: { $pieces }. Cuadrados libres: { $cells }.
place-how = ¿Qué pieza, y dónde? Por ejemplo, { command-place } L4 r f b3. Escribe { command-help } { command-place } para saber más.
place-word = No entiendo «{ $typed }» aquí. Di r para girar, f para dar la vuelta y un cuadrado como b3.
place-where = ¿Dónde? Girada así, { $piece } tiene esta forma: { $cells }. Añade el cuadrado donde va el primero de los suyos, por ejemplo b3.
place-over-the-edge = { $piece } se saldría del borde con su primer cuadrado en { $cell }.
place-outside = { $piece } sobresaldría del área: { $cells }.
place-overlap = { $piece } quedaría encima de { $other }: { $cells }.
no-such-piece = No hay ninguna pieza «{ $typed }». Las piezas tienen nombres como L4.
piece-not-shown = { $piece } no es de este reto. Tus piezas: { $pieces }.
remove-what = ¿Qué pieza? Por ejemplo, { command-remove } L4.
remove-not-there = { $piece } no está en tu plantilla.
undo-nothing = No hay nada que deshacer.


## Ubongo: gems and figures

# $count: all that are left beside the field; only the nearest ones are read.
field-begin = Casilla { $field }: { $gems }… en total quedan { $count }
field-whole = Casilla { $field }: { $gems }
field-empty = Casilla { $field }: sin gemas
field-nearest = Casilla { $field }: { $gems }
# $line: one of the texts above.
field-with-figures = { $line }; fichas: { $players }
which-field = Indica el número de una casilla, del { $first } al { $last }.
no-gems = aún sin gemas
player-with-gems = { $player }: { $gems }.
player-on-field = { $player }: casilla { $field }; { $gems }.
track = En el marcador de rondas: { $gems }.
bag = En la bolsa: { $gems }.
player-worth = { $player }: { $gems }. Puntos: { $points }.
propose-what = ¿Qué propones? { command-propose } plantillas nuevas o { command-propose } victoria compartida.
agree-to-what = No se ha propuesto nada.


## Solo: records

# $length: 5, 10 or 20; $side: "easy side"; $deck: a name.
record-minutes = En solitario, { $length } minutos, { $side }, plantillas «{ $deck }».
record-tasks = En solitario, { $length } retos, { $side }, plantillas «{ $deck }».
record-new = ¡Un nuevo récord!
record-first = Es el primer resultado de esta clase, así que por ahora es el récord.
record-stands-minutes =
    { $tasks ->
        [one] El récord se mantiene: { $tasks } reto. Tiempo de la última solución: { $time }.
       *[other] El récord se mantiene: { $tasks } retos. Tiempo de la última solución: { $time }.
    }
record-stands-tasks = El récord se mantiene. Tiempo: { $time }.
record-not-kept = No se han podido leer o escribir los récords ({ $path }: { $reason }), así que este resultado no se guarda.


## How the command line was meant

bad-language = Aquí no hay ningún idioma «{ $language }». Elige entre: { $known }.
which-rules = ¿Qué reglas? Elige ugo, ubongo-classic o ubongo-diamonds, o una sola regla, por ejemplo UG-8.
no-such-rules = No hay reglas «{ $asked }». Elige ugo, ubongo-classic o ubongo-diamonds, o una sola regla, por ejemplo UG-8.
bad-seat = Los sitios de esta partida van del 1 al { $seats }; el { $seat } no existe.
bad-seats-for-people =
    { $seats ->
        [one] En esta mesa solo hay { $seats } sitio, así que solo puede haber { $seats } persona al teclado, no { $people }.
       *[other] En esta mesa hay { $seats } sitios, así que pueden compartir el teclado de 1 a { $seats } personas, no { $people }.
    }
bad-names = Hay más nombres ({ $names }) que sitios ({ $seats }).
bad-option-form = Escribe las opciones como nombre=valor, no «{ $given }».
bad-option-name = Este juego no tiene la opción «{ $option }». Tiene: { $known }.
bad-option-choice = La opción { $option } no puede ser «{ $value }». Elige entre: { $choices }.
bad-option-number = La opción { $option } pide un número entero, no «{ $value }».
bad-option-switch = La opción { $option } es true o false, no «{ $value }».
bad-option-value = La opción { $option } no puede ser «{ $value }».
bad-path = No se puede escribir este archivo: { $path } ({ $reason })
bad-file = Este archivo no se puede leer: { $path } ({ $reason })
log-verified =
    { $draws ->
        [one] { $path }: { $draws } sorteo, y es el que da la semilla.
       *[other] { $path }: { $draws } sorteos, y todos son los que da la semilla.
    }
