### The words of the page in the browser. Every text here is words and variables only: the page itself puts the values
### in and knows no plurals, so numbers stand where nothing around them has to change. Names are never inflected.


## The entrance

page-title = Tafelrunde
page-subtitle = Una mesa redonda para Ubongo y UGO!
page-language = Idioma
page-entrance = Entrada
page-who-are-you = ¿Quién eres?
page-name = Tu nombre
page-name-save = Soy yo
page-name-known = Eres { $name }.
page-name-change = Otro nombre
page-open-title = Abrir una mesa
page-game = Juego
page-players = Jugadores
page-open = Abrir la mesa
page-join-title = Ir a una mesa
page-code = Código de la mesa
page-code-hint = Seis letras, mayúsculas o minúsculas
page-join = Ir a la mesa


## At a table

page-table = Mesa { $code }
page-connecting = conectando…
page-online = con conexión
page-offline = conexión perdida, nuevo intento…
page-invite = Los demás encuentran esta mesa con el código { $code } o en esta dirección:
page-ready = Ya no falta nadie. La partida puede empezar.
page-seat = Sitio { $number }
page-seat-free = Sitio { $number }: libre
page-seat-you = { $name } (tú)
page-watching = Estás mirando.
page-your-turn = Te toca.
page-turn-of = Se espera a: { $names }
page-time = { $seconds } s
page-actions = Lo que puedes hacer
page-over = La partida ha terminado
# $score: numbers with dots between them.
page-rank = Puesto { $rank }: { $name } ({ $score })
page-none = aún ninguna
page-refused = Eso no es posible ahora.


## What one can do

page-do-table-sit = Sentarse
page-do-table-leave = Levantarse
page-do-table-start = Empezar la partida
page-do-roll = Lanzar el dado
page-do-place-figure = Ficha en la casilla { $field }
page-do-move-figure = Mover a la casilla { $field }
page-do-take = Coger las dos gemas más cercanas
page-do-give-up = Me rindo por ahora
page-do-think-better = Al final sigo
page-do-claim-youngest = Soy la persona más joven
page-do-propose-new-cards = Proponer plantillas nuevas
page-do-propose-shared-win = Proponer una victoria compartida
page-do-agree-new-cards = Aceptar plantillas nuevas
page-do-agree-shared-win = Aceptar una victoria compartida
page-do-skip = Dejar este reto a un lado
page-do-hint = Dame una pista
# $order: suits, $tops: cards, each a list with commas.
page-do-place-order = Desde la izquierda: { $order }
page-do-place-tops = Arriba: { $tops }
page-do-place-both = Desde la izquierda: { $order }; arriba: { $tops }


## Ubongo

page-round = Ronda { $number } de { $count }
page-task = Reto { $number }
page-die = El dado muestra: { $symbol }
page-second-glass = Se le ha dado una vez más la vuelta al reloj de arena.
page-board = Tu plantilla
page-pieces = Tus piezas
page-how = Elige una pieza, gírala o dale la vuelta y elige después el cuadrado para su punto.
page-piece = Pieza { $piece }
page-piece-laid = Pieza { $piece }, en la plantilla
page-turn = Girar
page-flip = Dar la vuelta
page-undo = Deshacer
page-cell = Fila { $row }, columna { $column }
page-cell-covered = Fila { $row }, columna { $column }, cubierta por { $piece }
page-cell-hint = Fila { $row }, columna { $column }, pista: aquí va { $piece }
page-does-not-fit = Ahí no encaja.
page-ubongo = ¡Ubongo!
page-order = Quién tiene una solución
page-finish = Puesto { $rank }: { $name }, { $seconds } s
page-finish-unsure = { $name }, { $seconds } s, puesto aún por decidir
page-given-up = { $name } se ha rendido por ahora
page-gem-board = Tablero
page-field = Casilla { $field }
page-holdings = Gemas ganadas
page-bag = En la bolsa
page-track = En el marcador de rondas: zafiros { $sapphires }, ámbares { $ambers }
page-tasks = Resueltos: { $done }, dejados a un lado: { $aside }, pistas: { $hints }


## UGO!

page-trick = Ronda { $round }, baza { $trick }
page-hand = Tu mano
page-on-the-table = En la mesa
page-last-trick = La última baza
page-nothing-lies = Aquí aún no hay ninguna carta.
page-wins = gana
page-empty = vacía
page-farmers = Campesinos { $have } de { $need }
page-supply = Campesinos en la reserva: { $count }
page-points = Puntos: { $points }


## Read aloud by screen readers when it happens

page-say-table-seated = Alguien se ha sentado.
page-say-table-started = La partida empieza.
page-say-ubongo-revealed = Las plantillas están descubiertas.
page-say-ubongo-solved = ¡Ubongo! { $name } tiene una solución.
page-say-ubongo-glass-turned = Nadie tiene una solución. Se le da una vez más la vuelta al reloj de arena.
page-say-ubongo-round-ended = La ronda ha terminado.
page-say-ugo-trick-won = { $name } gana la baza.
page-say-ugo-round-scored = La ronda ha terminado y se han contado los puntos.
page-say-table-closed = La partida ha terminado.
