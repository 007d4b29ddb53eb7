### The rules of the three games, one message per clause, in the order of play.
### The first line of a message is the rule in one sentence; details, options and an example follow as paragraphs of their own.
### Keep the line structure and the numbers. Options of the table stand in quotation marks, because players meet these names in the table's settings.


## Ubongo classic

rules-ubongo-classic-title = Ubongo clásico


## Ubongo classic: what is on the table

rules-ubongo-classic-material = Lo que hay en la mesa

UC-1 = Ubongo clásico es un juego para 2 a 4 jugadores y, con la expansión, también para 5 o 6.

UC-2 = Todos los jugadores tienen las mismas 12 piezas, y cada una tiene su propia forma y su propio color.

    Puedes girar una pieza como quieras y también darle la vuelta: las dos caras sirven.

UC-3 = Cada cara de una plantilla muestra un área y, junto a cada uno de los 6 símbolos del dado, las piezas que necesitas para cubrirla.

    Hay 36 plantillas de dos caras. En la cara fácil (amarilla) hay 3 piezas junto a cada símbolo; en la cara difícil (verde), 4.

    Un área y las piezas de un símbolo forman un reto. En total son 36 × 2 × 6 = 432 retos, y todos tienen solución.

UC-4 = Hay 72 gemas en juego: 12 verdes, 12 rojas, 12 azules, 12 violetas, 12 marrones y 12 amarillas.

UC-5 = El tablero tiene 6 casillas rojas en línea, y a cada casilla le corresponde una fila de 12 agujeros.

    La línea tiene dos extremos. No se cierra en círculo.

UC-6 = Un dado con 6 símbolos decide el reto, y un reloj de arena de un minuto marca el tiempo.

    Los símbolos son máscara, escudo, mano, serpiente, tambor y sol.

    Opción «reloj de arena»: la mesa puede elegir cualquier tiempo entre 30 y 180 segundos. Quien necesite más puede elegir hasta 10 minutos o jugar sin reloj de arena.


## Ubongo classic: before the game

rules-ubongo-classic-setup = Antes de empezar

UC-7 = Las 72 gemas se reparten al azar entre los 72 agujeros, una en cada uno.

    Un agujero vacío no se vuelve a llenar nunca.

UC-8 = Antes de la primera tirada, cada jugador coloca su ficha en la casilla roja que prefiera.

    Varias fichas pueden compartir casilla, ahora y más adelante. Todos eligen a la vez y pueden cambiar de idea hasta la primera tirada. Si a los 30 segundos tu ficha no está colocada, la coloca el azar.

UC-9 = Toda la mesa juega de principio a fin con la misma cara de las plantillas: la fácil, si no elegís la difícil.

    Opción «hándicap»: cada jugador tiene su propia cara, para que puedan jugar juntos los niños y los más expertos. Está desactivada hasta que la activéis.

UC-10 = Una partida dura 9 rondas y usa 18 plantillas con 2 jugadores, 27 con 3 y las 36 con 4.

    El azar decide qué plantillas entran en juego. Se mezclan y se roban sin verlas.

UC-11 = Con la opción «todas las plantillas», 2 o 3 jugadores juegan hasta que se hayan usado las 36.

    Con 2 jugadores la partida dura entonces 18 rondas y, con 3, dura 12. La opción solo existe con las 36 plantillas del juego básico, y no para 4 jugadores o más.

UC-12 = El jugador inicial de la primera ronda se sortea, salvo que el anfitrión nombre a alguien.


## Ubongo classic: a round

rules-ubongo-classic-round = Una ronda

UC-13 = Cada jugador recibe una plantilla, empezando por el jugador inicial, que después lanza el dado y en el mismo momento le da la vuelta al reloj de arena.

    Las plantillas siguen ocultas hasta la tirada y entonces se descubren para todos a la vez. Si a los 10 segundos el jugador inicial no ha lanzado el dado, lo lanza la mesa.

UC-14 = Tienes que usar todas las piezas que aparecen en tu propia plantilla junto al símbolo del dado, y ninguna otra.

    Con otras piezas una solución no vale, aunque encaje exactamente.

UC-15 = Tienes que cubrir el área exactamente: nada queda libre, nada se solapa, nada sobresale.

UC-16 = Quien ha cubierto su área grita «¡Ubongo!», y los demás siguen jugando mientras cae la arena.

    En nuestra mesa grita por ti la pieza que completa el área. Un intento fallido no cuesta nada: sigue sin más. Una plantilla resuelta queda bloqueada, y sus piezas ya no se mueven.

UC-17 = Quien termina primero puede mover su ficha hasta 3 casillas; el segundo, hasta 2; el tercero, 1, y el cuarto tiene que quedarse donde está.

    Puedes mover en las dos direcciones, pero no más allá de los extremos de la línea, y también puedes quedarte donde estás. Mueves una sola vez, de un tirón, y no puedes volver atrás. Puedes hacerlo en cualquier momento antes de que se agote la arena, y no tienes que esperar a quienes terminaron antes que tú. Las fichas pueden cruzarse y, entre una ronda y otra, se quedan donde están.

UC-18 = Lo lejos que puedes mover depende solo del puesto en que has terminado, no del número de jugadores.

    Un puesto nunca se comparte: va delante la solución que llegó antes y, si no se nota la diferencia, la primera que alcanzó la mesa.

UC-19 = Quien ha resuelto su plantilla puede coger dos gemas de la fila de la casilla donde está su ficha, siempre las dos más cercanas a ella.

    Da igual cuántos agujeros vacíos haya delante. Cuáles son las dos más cercanas se decide en el momento en que las coges, y no puedes coger otras.

    No es obligatorio coger, y puedes esperar a que otros se lleven las de delante. Si coges sin haber movido, tu ficha se queda donde está: después de coger ya has terminado en esta ronda.

UC-20 = Quien coge primero, coge primero, sin importar quién terminó o movió antes.

    Mover y coger son dos cosas distintas, y para cada una eliges tú el momento. Si llegas a una casilla después de otra ficha, aun así puedes coger de su fila antes que la otra.

UC-21 = Puedes coger una sola vez por ronda, las dos gemas en un mismo gesto.

    Con la primera gema viene también la que está detrás.

UC-22 = Una fila sin gemas no da nada, y quien está allí se va con las manos vacías.

UC-23 = Solo cuenta lo que haces antes de que se agote la arena.

    El momento justo en que se agota ya es demasiado tarde, y una pieza que aún tienes en la mano no está colocada. Lo hecho, hecho está: si has movido pero no has cogido, tu ficha se queda en la nueva casilla y no recibes gemas; si has resuelto tu plantilla pero no has movido, tu ficha se queda donde estaba.

    Opción «tiempo extra», para jugar con el móvil: cuando se agota la arena, tienes 3 o 5 segundos más para mover y coger. Sin esta opción no lo hay.

UC-24 = Quien no ha resuelto su plantilla no puede mover ni coger en esta ronda.

UC-25 = La ronda termina cuando se agota la arena.

    Termina antes si nadie puede hacer nada más: todos tienen una solución, y todos han cogido o están ante una fila vacía y ya no pueden mover.

    También puedes rendirte; entonces ya nadie te espera. Mientras dura la ronda puedes cambiar de idea. En cuanto se han rendido todos los que no tienen solución y a los demás no les queda nada por hacer, se salta el resto de la arena. Si nadie tiene ninguna solución, se salta también la segunda vuelta del reloj.

UC-26 = Si nadie tiene una solución cuando se agota la arena, se le da una vez más la vuelta al reloj de arena.

    Vuelve a correr el tiempo entero, con las mismas plantillas y el mismo símbolo. Las piezas ya colocadas se quedan, y todos pueden seguir, también quienes se habían rendido. Quien encuentra ahora la primera solución es el primero, y todo lo demás sigue igual. Si alguien tiene una solución pero no ha cogido gemas, no hay segunda vuelta del reloj.

    Si tampoco esta vez encuentra nadie una solución, la ronda acaba sin gemas. Aun así cuenta como ronda jugada, y sus plantillas quedan usadas.

UC-27 = Después de la ronda se apartan las plantillas, y el jugador situado a la izquierda del último jugador inicial empieza la siguiente.

UC-28 = Las gemas ganadas quedan a la vista, para que todos vean en todo momento cuántas de cada color tiene cada jugador.

    También el tablero y las fichas siguen a la vista, incluso mientras buscas la solución. En cuanto se descubren las plantillas, ves además las de los demás, en pequeño.


## Ubongo classic: the end of the game

rules-ubongo-classic-end = El final de la partida

UC-29 = Después de la última ronda gana quien tiene más gemas de un solo color, no quien tiene más gemas en total.

    En caso de empate, los empatados comparan cuántas tienen de su segundo mejor color, luego del tercero, y así hasta el sexto. Dos colores con 6 gemas cada uno son tu primer y tu segundo mejor color. Así se deciden todos los puestos, y quienes empatan en los seis comparten puesto.

    Ejemplo, en el orden verde, rojo, azul, violeta, marrón, amarillo: A tiene 6, 4, 2, 2, 2, 2; B tiene 2, 2, 0, 1, 2, 3, y C tiene 4, 3, 2, 6, 1, 0. Tanto A como C tienen 6 gemas de su mejor color y 4 del segundo. Del tercero, C tiene 3 y A solo 2, así que gana C.


## Ubongo classic: the expansion

rules-ubongo-classic-expansion = Con la expansión

UC-30 = La expansión es para 2 a 6 jugadores y añade 18 plantillas, con lo que hay 54 en total.

    Las nuevas plantillas traen 18 × 2 × 6 = 216 retos más. Con 5 jugadores se usan 45 plantillas y, con 6, las 54, así que siguen siendo 9 rondas.

    Opción «plantillas mezcladas»: también con menos de 5 jugadores, las 18, 27 o 36 plantillas se roban de entre las 54.

UC-31 = Con 5 o 6 jugadores el tablero tiene 6 filas de 18 agujeros y 108 gemas, 18 de cada color.

    Con menos jugadores sigue teniendo 6 filas de 12 agujeros y 72 gemas.

UC-32 = Quien termina cuarto, quinto o sexto tiene que quedarse donde está, pero todos los que tienen una solución pueden coger dos gemas.


## Ubongo classic: the pieces

rules-ubongo-classic-pieces = Las piezas

# The codes stay as they are in every language. Bar, block and so on describe the shape in words.
UC-33 = Las 12 piezas se llaman I2, I3, V3, I4, O4, T4, S4, L4, P5, L5, Y5 y Z5; el número dice cuántos cuadrados tiene una pieza, y la letra, qué forma tiene.

    Las barras rectas son I2 (morada), I3 (celeste) e I4 (marrón). V3 (verde azulada) es una esquina de 3 cuadrados. O4 (roja) es un bloque de 2 por 2.

    T4 (amarilla) es una barra de 3 con un cuadrado junto al centro. L4 (verde amarillenta) es una barra de 3 con un cuadrado junto a un extremo. S4 (azul) son dos barras de 2, una al lado de la otra y desplazadas un cuadrado.

    P5 (verde) es un bloque de 2 por 2 con un cuadrado más. L5 (magenta) es una barra de 4 con un cuadrado junto a un extremo, e Y5 (naranja oscuro) es una barra de 4 con un cuadrado junto al penúltimo. Z5 (ámbar) es una barra de 3 con un cuadrado junto a cada extremo, en lados opuestos.

    Las 12 juntas tienen 48 cuadrados. Puedes girarlas y darles la vuelta a todas.

UC-34 = Vale cualquier solución exacta con las piezas indicadas, aunque un reto tenga varias.


## Ubongo diamond hunt

rules-ubongo-diamonds-title = Ubongo: la caza de los diamantes


## Ubongo diamond hunt: what is on the table

rules-ubongo-diamonds-material = Lo que hay en la mesa

UD-1 = Ubongo: la caza de los diamantes es para 1 a 4 jugadores, cada uno con las mismas 12 piezas, y se juega con 36 plantillas con 432 retos.

    Además hay un dado de 6 símbolos y un reloj de arena de un minuto. Quien está solo juega en solitario.

    Opción «reloj de arena»: la mesa puede elegir cualquier tiempo entre 30 y 180 segundos. Quien necesite más puede elegir hasta 10 minutos o jugar sin reloj de arena.

UD-2 = Hay 58 gemas: 19 zafiros (azules), 19 ámbares (amarillo tostado), 10 rubíes (rojos) y 10 esmeraldas (verdes).

UD-3 = Un rubí vale 4 puntos, un zafiro 3, una esmeralda 2 y un ámbar 1.


## Ubongo diamond hunt: before the game

rules-ubongo-diamonds-setup = Antes de empezar

UD-4 = Todos juegan con la misma cara de las plantillas: la fácil, con 3 piezas, si no elegís la difícil, con 4.

    Las 36 plantillas están en el montón, sea cual sea el número de jugadores. Se mezclan y se roban sin verlas.

UD-5 = En el marcador de rondas hay 9 zafiros y 9 ámbares, que esperan a quien los gane y a la vez cuentan las rondas.

    Las otras 40 gemas, 10 de cada clase, están en la bolsa.

UD-6 = La partida dura 9 rondas; primero lanza el dado el jugador más joven y, después, siempre el situado a la izquierda del anterior.

    La mesa pregunta quién es el más joven. Si nadie lo dice, decide el azar.


## Ubongo diamond hunt: a round

rules-ubongo-diamonds-round = Una ronda

UD-7 = Tienes que cubrir exactamente el área de tu plantilla, con todas las piezas que aparecen junto al símbolo del dado y con ninguna otra.

    Primero cada jugador coge una plantilla. Luego, quien tiene el turno lanza el dado y en el mismo momento le da la vuelta al reloj de arena, y las plantillas se descubren para todos a la vez. Si a los 10 segundos nadie ha lanzado el dado, lo lanza la mesa.

    Puedes girar las piezas como quieras y también darles la vuelta. Nada puede quedar libre, solaparse ni sobresalir. Vale cualquier solución exacta, aunque un reto tenga varias.

UD-8 = Quien ha cubierto su área grita «¡Ubongo!», los demás siguen hasta que se acaba el tiempo, y entonces todos paran en el acto.

    En nuestra mesa grita por ti la pieza que completa el área, y la mesa grita «¡Alto!». Si todos tienen una solución, la ronda termina en el acto.

UD-9 = Si nadie tiene una solución cuando se acaba el tiempo, hay una segunda oportunidad: se le da una vez más la vuelta al reloj de arena.

    Vuelve a correr el tiempo entero, con las mismas plantillas y el mismo símbolo. Las piezas ya colocadas se quedan, y todos pueden seguir. Si tampoco esta vez encuentra nadie una solución, la ronda se acaba definitivamente.

UD-10 = El primero que tiene una solución recibe 1 zafiro del marcador de rondas y 1 gema de la bolsa; el segundo, 1 ámbar del marcador y 1 gema de la bolsa; el tercero y el cuarto, 1 gema de la bolsa cada uno.

    De la bolsa se saca sin mirar. Quien no tiene una solución no recibe nada.

    Las recompensas se reparten cuando se acaba el tiempo, en el orden en que habéis terminado, y todos ven lo que se saca y lo que tiene cada jugador. En este juego no hay fichas: ni mueves ni eliges lo que coges.

UD-11 = Después de cada ronda quedan exactamente 1 zafiro y 1 ámbar menos en el marcador de rondas.

    Si solo un jugador tiene una solución, el ámbar de la ronda va a la bolsa. Si no la tiene nadie, van el zafiro y el ámbar. Esto se hace después de sacar las recompensas.

UD-12 = Después de la ronda se apartan las plantillas usadas, y cada jugador coge una nueva.


## Ubongo diamond hunt: the end of the game

rules-ubongo-diamonds-end = El final de la partida

UD-13 = Después de la ronda 9, cuando el marcador de rondas está vacío, cada jugador suma el valor de sus gemas, y gana quien tiene más puntos.

    Ejemplo: 1 rubí, 1 zafiro, 3 esmeraldas y 3 ámbares son 4 + 3 + 6 + 3 = 16 puntos.

UD-14 = Si varios jugadores empatan en cabeza, juegan un desempate: cada uno coge una plantilla, se lanza el dado, no hay reloj de arena, y gana el primero que tiene una solución.

    Se juega con la misma cara que antes. Primero se roban plantillas sin usar; si se acaban, se vuelven a mezclar las usadas. Lanza el dado el jugador situado a la izquierda del último que lo lanzó.

    Si en el desempate estáis todos de acuerdo, podéis coger plantillas nuevas o compartir la victoria. Quien abandona el desempate queda fuera. Una vez ganado, los demás empatados comparten el segundo puesto.


## Ubongo diamond hunt: variants

rules-ubongo-diamonds-variants = Variantes

UD-15 = Con la opción «sin suerte», el primero recibe 1 rubí, el segundo 1 zafiro, el tercero 1 esmeralda y el cuarto 1 ámbar, y no se saca nada de la bolsa.

    Estas gemas salen de las 40 que no están en el marcador de rondas, y siempre hay suficientes. El marcador solo cuenta entonces las rondas: después de cada una, un zafiro y un ámbar vuelven a la caja.

UD-16 = En solitario juegas contra el reloj: tantos retos como puedas en 5, 10 o 20 minutos, o 5, 10 o 20 retos tan rápido como puedas.

    Cada reto trae una plantilla nueva y una tirada nueva. El reloj empieza cuando se descubre la primera plantilla y no se para. Puedes dejar un reto a un lado en cualquier momento y coger una plantilla nueva; solo te cuesta el tiempo que le hayas dedicado. Cuando se han usado todas las plantillas, se vuelven a mezclar.

    Si juegas por minutos, cuentan los retos resueltos y, a igual número, es mejor el resultado cuya última solución llegó antes. Si juegas por retos, cuenta el tiempo de la última solución.

    Tus resultados se guardan, y se anuncia cada nuevo récord. Hay récords aparte para cada forma de jugar, cada duración, cada cara y cada juego de plantillas.


## UGO!

rules-ugo-title = UGO!


## UGO!: what is on the table

rules-ugo-material = Lo que hay en la mesa

UG-1 = Para 2 a 4 jugadores hay 45 cartas de tierra: 5 colores, cada uno con los valores del 0 al 8.

    Los colores son pradera verde, montaña gris, campo amarillo, lago azul y colina roja.

UG-2 = Cada jugador tiene un reino de cinco secciones en fila, de la A a la E, y cada sección necesita sus campesinos.

    A y B tienen sus campesinos desde el principio. C necesita 2 campesinos, D necesita 3 y E necesita 4.

UG-3 = Muchas tierras muestran campesinos, y los recibes si ganas una baza precisamente con esa carta.


## UGO!: before the game

rules-ugo-setup = Antes de empezar

UG-4 = La partida tiene 4 rondas de 10 bazas, y en cada ronda todos reciben 10 cartas.

    Quien reparte baraja las 45 tierras y da 10 a cada jugador, sea cual sea el número de jugadores. El resto no se ve en esta ronda. El primero en repartir se sortea, salvo que el anfitrión nombre a alguien. Tu mano es secreta; solo se ve cuántas cartas te quedan.

UG-5 = El jugador situado a la izquierda de quien reparte abre la primera baza, y en cada nueva ronda ese comienzo pasa un puesto a la izquierda.

    Así, una ronda la empieza el jugador situado a la izquierda de quien empezó la anterior. Con 3 jugadores, quien empezó la ronda 1 empieza también la 4.


## UGO!: a trick

rules-ugo-trick = Una baza

UG-6 = Se puede salir con cualquier carta, y los demás, en el sentido de las agujas del reloj, tienen que seguir el color de salida si pueden.

    Si no tienes ninguna carta de ese color, puedes jugar la que quieras.

UG-7 = Gana la baza el valor más alto, sea del color que sea.

UG-8 = Si varias cartas comparten el valor más alto, gana la del color de salida; si ninguna de ellas es de ese color, gana la que se jugó primero.

    Ejemplo: se juegan por este orden el 3 azul, el 7 verde, el 1 rojo y el 7 azul. Gana el 7 azul, porque se salió de azul. Con el 2 azul, el 8 verde, el 2 rojo y el 8 rojo gana el 8 verde: ninguno de los dos 8 es azul, y el verde se jugó antes.

UG-9 = Quien gana la baza se lleva todas sus cartas a su reino y abre la baza siguiente.


## UGO!: placing the lands

rules-ugo-placing = Colocar las tierras

UG-10 = Las tierras se ordenan por colores: cada color tiene su propia sección, y un color que ya está en el reino va a su montón.

    Un color nuevo ocupa la primera sección libre por la izquierda. Si una baza trae varios colores nuevos, quien la ganó elige cuál se coloca antes.

UG-11 = Si varias cartas de una baza van al mismo montón, quien la ganó elige cuál queda arriba.

    La mesa propone la más alta. Hay que colocar todas las cartas de la baza, aunque una baja tenga que tapar a una alta.

UG-12 = En cuanto empieza la baza siguiente, ya no se puede cambiar nada de lo colocado, y de cada montón solo cuenta la carta de arriba.

    Después de la décima baza, todo queda fijado cuando lo confirma quien la ganó. Todos pueden mirar las cartas tapadas por otras.


## UGO!: farmers

rules-ugo-farmers = Campesinos

UG-13 = Tienes que coger los campesinos que te corresponden y poner cada uno en el primer lugar vacío para campesinos por la izquierda.

    Así se llena primero C, luego D y después E. Un reino con los 9 campesinos ya no recibe más; lo que sobra se queda en la reserva.

UG-14 = Si ganas una baza con un 3, un 4 o un 5, recibes 2 campesinos; con un 6 o un 7, recibes 1, y con un 0, un 1, un 2 o un 8, ninguno.

    Ejemplo: se juegan el 3 rojo, el 5 azul, el 6 rojo y el 4 rojo. Gana el 6 rojo y da 1 campesino, que va a la sección C.

UG-15 = Un 1 perdido da a quien lo jugó 1 campesino si es del color de la carta ganadora, y 2 campesinos si es de otro color.

    Ejemplo: si gana el 8 azul, el 1 azul da 1 campesino. Si gana el 7 azul, el 1 rojo da 2.

UG-16 = Un 2 perdido no da ningún campesino a quien lo jugó si es del color de la carta ganadora, y da 1 si es de otro color.

    Ejemplo: se juegan el 7 azul, el 2 verde, el 8 verde y el 2 azul, y gana el 8 verde. El 2 azul da 1 campesino; el 2 verde, ninguno.

UG-17 = Para un 1 o un 2 perdido cuenta el color de la carta ganadora, no el color de salida.

    Ejemplo: se sale de azul y gana el 8 verde. El 2 azul da 1 campesino, aunque se saliera de azul.


## UGO!: scoring

rules-ugo-scoring = Puntuación

UG-18 = Después de las diez bazas de una ronda, una sección con tierras y con todos sus campesinos da el valor de su carta de arriba.

UG-19 = Una sección con tierras a la que le faltan campesinos no da nada por sus tierras y cuesta 5 puntos por cada campesino que falta.

    Por eso una ronda puede acabar por debajo de 0.

    Ejemplo: tienes el 0 rojo en A, el 8 azul en B y el 6 verde en C, con solo 1 de sus 2 campesinos. Son 0 + 8 − 5 = 3 puntos.

UG-20 = Una sección sin tierras que tiene todos sus campesinos da 1 punto en C, 3 puntos en D y 5 puntos en E.

    A y B no dan nada sin tierras.

    Ejemplo: en A, B y C hay arriba un 8, un 6 y un 2, con todos sus campesinos, y D tiene sus 3 campesinos pero ninguna tierra. Son 8 + 6 + 2 + 3 = 19 puntos.

UG-21 = Después de cada ronda se apuntan los puntos y los totales a la vista de todos, y se vacían los reinos.

    Todos los campesinos vuelven a la reserva, y las 45 tierras se barajan y se reparten de nuevo.

UG-22 = Gana quien tiene más puntos después de las 4 rondas.

    Con el mismo total se comparte el puesto.

    Opción «reloj de turno»: la mesa fija un tiempo para cada turno. Sin esta opción cada uno puede pensar todo lo que quiera.


## UGO!: two players

rules-ugo-two-players = Con dos jugadores

UG-23 = Con 2 jugadores solo hay 12 campesinos en la reserva en cada ronda, y quien gana la baza coge primero.

    Quien la pierde recibe lo que queda. Lo que ya no cabe en el reino lleno del ganador queda para el perdedor.

    Ejemplo: quedan 2 campesinos. El ganador coge 1 con el 7 rojo. Al perdedor le corresponderían 2 por el 1 amarillo, pero solo recibe el último.
