### Lo que dice `tafelrunde atlas`. Sin plurales: los números van tras dos puntos.

atlas-what = Di cuántas piezas tiene un juego, por ejemplo: tafelrunde atlas --pieces 3
atlas-pieces = Un juego del atlas tiene de 1 a 5 piezas.
atlas-box = Un marco mide al menos 1 cuadrado de ancho y de alto.
atlas-five-need-a-box = Con 5 piezas, indica un marco de 116 cuadrados como mucho, por ejemplo --box 6x5.
atlas-slow = El núcleo no está en uso, así que lo hace Python y tarda mucho: minutos con 3 piezas, muchísimo más con más.
atlas-interrupted = Parado. No se ha escrito nada.
atlas-file = { $file }: { $reason }
atlas-foreign = { $file } no es un atlas.
atlas-newer = { $file } lo escribió una Tafelrunde más nueva. Actualiza esta.
atlas-truncated = { $file } no está completo: le falta el final o se le ha añadido algo.
atlas-damaged = { $file } está dañado: ya no es como se escribió.
atlas-sound = { $file } está en orden. Superficies: { $regions }
atlas-region = Una superficie se escribe en filas de # y . como ##./###
atlas-entry = Cuadrados: { $area }. Juegos de piezas: { $sets }; con una sola manera: { $unique }. Cada juego con su número de maneras:
atlas-found = Encontradas: { $found }. Mostradas: { $shown }.
