### Lo que dice `tafelrunde deck`. Sin plurales: los números van tras dos puntos.

deck-made = { $file } está escrito. Cartas: { $cards }
deck-interrupted = Parado. No se ha escrito nada.
deck-used-up = No hay suficientes superficies distintas. Cara: { $side }, casillas: { $size }. Pide menos cartas o indica un atlas de esta cara.
deck-sound = { $deck }: todos los retos tienen solución. Cartas: { $cards }
deck-side = { $side } – retos: { $tasks }, con una sola forma: { $single }, más formas: { $most }, con dificultad de 1 a 5: { $grades }
deck-legend = ●●○○○ indica la dificultad de un reto, de 1 a 5, y × de cuántas formas se resuelve.
