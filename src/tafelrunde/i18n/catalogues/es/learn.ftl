### The words of the rules' pages and of the tutorials, beside the rules themselves.


## The pages of the rules

learn-games = Juegos
learn-chapters = Capítulos
learn-try = Pruébalo ahora


## The tutorials

learn-step = Paso { $step } de { $steps }
learn-next = Seguir
learn-skip = Saltar
learn-again = Desde el principio
learn-to-table = A una mesa
learn-all-rules = Todas las reglas


## The tutorials: Ubongo classic

learn-cover = Ha salido la máscara: cubre el área con las tres piezas de al lado. Arrástralas, o toca una pieza y luego la plantilla; otro toque la gira.
learn-cover-done = ¡Ubongo! Con la última pieza la mesa lo grita por ti. Ahora tu ficha puede moverse, mientras quede arena.
learn-field = Has acabado en segundo lugar, así que tu ficha puede ir hasta 2 casillas. Coges las dos gemas más cercanas y coleccionas rojo. ¿Qué fila eliges?
learn-field-answer-1 = aquí
learn-field-answer-2 = a 1
learn-field-answer-3 = a 2
learn-field-answer-4 = a 3
learn-field-no-1 = Puedes quedarte, pero las dos gemas más cercanas aquí son marrón y azul.
learn-field-no-2 = Las rojas están detrás: siempre te llevas las dos de delante, aquí violeta y amarilla.
learn-field-no-4 = Las dos de delante serían rojas, pero esta fila está a tres casillas. Tan lejos solo va quien acaba en primer lugar.
learn-field-done = Dos rojas. Los huecos vacíos de delante no importan, y quien coge antes, coge antes: quizá alguien más quiera esa fila.
learn-winner = Han pasado nueve rondas. ¿Quién ha ganado?
learn-winner-no-1 = A tiene más gemas, pero eso no cuenta. Cuenta quién tiene más de un solo color.
learn-winner-no-2 = B y C tienen 5 de un color. Entonces decide el segundo mejor color: B solo tiene 1.
learn-winner-done = C: 5 azules y, en el segundo mejor color, 2 contra 1. Eso es todo. ¡Ubongo!


## The tutorials: Ubongo diamond hunt

learn-hard = La cara difícil: cuatro piezas. Cubre el área exactamente. El botón del espejo voltea una pieza.
learn-hard-done = ¡Ubongo! Todos siguen hasta que se acabe la arena; después llegan los premios por orden de llegada.
learn-reward = Has acabado en primer lugar. ¿Qué te toca?
learn-reward-answer-1 = un rubí, y una de la bolsa
learn-reward-answer-2 = un zafiro, y una de la bolsa
learn-reward-answer-3 = un ámbar, y una de la bolsa
learn-reward-no-1 = Los rubíes solo salen de la bolsa, con suerte.
learn-reward-no-3 = El ámbar es para quien llega en segundo lugar.
learn-reward-done = Un zafiro del marcador de rondas y una gema sacada de la bolsa sin mirar. Tercero y cuarto también sacan una.
learn-worth = Un rubí vale 4, un zafiro 3, una esmeralda 2, un ámbar 1. ¿Quién tiene más puntos?
learn-worth-no-1 = Muchas gemas, pero 5 + 2 son 7.
learn-worth-no-2 = Dos rubíes son 8. Alguien tiene más.
learn-worth-done = Tres zafiros son 9. Aquí cuenta el valor, no el color; un empate tras nueve rondas se decide en un desempate.


## The tutorials: UGO!

learn-follow = El color de salida es el azul. Tienes estas tres cartas en la mano. ¿Cuál puedes jugar?
learn-follow-no-1 = Tienes azul, así que debes jugar azul.
learn-follow-no-3 = El 7 verde no marca el color de salida: la primera carta de la baza dice qué color hay que seguir.
learn-follow-done = Quien tiene el color de salida debe seguirlo. Solo quien no tiene puede jugar lo que quiera.
learn-trick = Las cuatro cartas se jugaron en este orden. ¿Cuál gana la baza?
learn-trick-no-1 = De salida, pero baja: gana el valor más alto.
learn-trick-no-2 = Dos cartas son más altas.
learn-trick-no-3 = El 8 es el valor más alto, sea del color que sea. Pero hay dos, y uno es del color de salida.
learn-trick-done = Dos ochos, y el azul es el color de salida: gana el azul. Las cuatro tierras van al reino de quien gana.
learn-place = Ganas una baza con un 2 azul y un 7 verde. ¿Adónde van los dos?
learn-place-answer-1 = el 2 azul debajo del 6 azul, el 7 verde en C
learn-place-answer-2 = el 2 azul encima del 6 azul, el 7 verde en C
learn-place-answer-3 = el 2 azul en C, el 7 verde en D
learn-place-no-1 = Lo que se gana va encima de lo que ya había, aunque valga menos.
learn-place-no-3 = El azul ya tiene su montón, en A: cada color tiene solo uno.
learn-place-done = Cada color tiene un montón, y lo que ganas va encima. Solo cuenta la carta de arriba: A vale ahora 2 y ya no 6. Un color nuevo ocupa la siguiente sección libre. De dos cartas del mismo color en una baza eliges cuál queda encima.
learn-farmers = Has ganado esta baza con el 4 rojo. ¿Cuántos campesinos te da?
learn-farmers-answer-1 = ninguno
learn-farmers-answer-2 = 1 campesino
learn-farmers-answer-3 = 2 campesinos
learn-farmers-no-1 = Solo 0, 1, 2 y 8 no dan ninguno.
learn-farmers-no-2 = El 6 y el 7 dan uno.
learn-farmers-done = El 3, el 4 y el 5 dan dos, porque es difícil ganar con ellos. Tus campesinos llenan primero la sección C, luego D y luego E. Una tierra cuenta allí solo con todos sus campesinos.
learn-lost = Esta vez ganó el 7 azul, y tu 1 rojo perdió. ¿Cuántos campesinos recibes?
learn-lost-answer-1 = ninguno
learn-lost-answer-2 = 1 campesino
learn-lost-answer-3 = 2 campesinos
learn-lost-no-1 = Un 1 que pierde siempre da algo.
learn-lost-no-2 = Sería uno si tu 1 fuera azul, como la carta que ganó.
learn-lost-done = Un 1 perdido da dos campesinos, o uno si es del color de la carta ganadora. Un 2 perdido da uno, o ninguno si es de ese color. Así recibes campesinos sin ganar una baza.
learn-points = La ronda ha terminado y este es tu reino. ¿Cuántos puntos da?
learn-points-no-1 = En C falta un campesino, así que su 6 no cuenta.
learn-points-no-2 = C no cuenta, es verdad, pero un campesino que falta además cuesta 5.
learn-points-done = 0 + 8 − 5 = 3. En C hay una tierra y falta un campesino: eso cuesta 5. En D y E no hay ninguna, así que no cuestan nada. ¡A veces lo mejor es no ganar ninguna baza!
