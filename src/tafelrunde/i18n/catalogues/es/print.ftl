### Lo que pone en las hojas impresas y lo que dice `tafelrunde print`. Sin plurales: los números van tras dos puntos.


## En las hojas

print-boards = Plantillas
print-pieces = Piezas
print-gems = Gemas
print-cards = Tierras
print-rules = Reglas
print-gem-board = Tablero
print-track = Marcador de rondas
print-figures = Fichas
print-die = Dado
print-kingdom = Reino
print-won = Quien gana con la carta
print-lost = Quien pierde con ella: = contra su color, ≠ contra otro
print-farmers = Campesinos
print-score-sheet = Hoja de puntuación
print-name = Nombre
print-total = Total
print-front = anverso
print-back = reverso
print-join = Corta por esta línea y pégala sobre la primera mitad.
print-scale = Imprimir a tamaño real (100 %): esto mide 5 cm


## Mensajes

print-done = { $file } está escrito. Páginas: { $pages }
print-unwritable = No se puede escribir { $file }: { $reason }
print-interrupted = Parado. No se ha escrito nada.
print-no-deck = No hay ningún archivo { $file } ni ningún juego de plantillas incluido con ese nombre ({ $known }).
print-unreadable = No se puede leer { $file }: { $reason }
print-no-card = El juego { $deck } no tiene ninguna plantilla con el número { $number }.
