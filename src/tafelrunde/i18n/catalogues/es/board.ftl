### Colocar piezas, y Ubongo en la mesa. Los nombres nunca se flexionan; $piece es un texto como «Pieza 2: barra de 3».


## Colocar piezas: botones, ayuda

board-label = Tu plantilla
board-card = Tu plantilla: { $done } de { $of } piezas colocadas
board-tray = Piezas junto a la plantilla
board-grid = La plantilla en palabras
board-turn = Girar
board-flip = Voltear
board-undo = Deshacer
board-keys = Cómo se colocan las piezas
board-keys-mouse = Arrastra una pieza a la plantilla, o toca la pieza y después el cuadrado. Otro toque la gira. Mientras arrastras, la rueda o un segundo dedo la gira y el botón derecho la voltea.
board-keys-piece = coger la pieza 1, 2, 3 o 4
board-keys-move = moverla (o ir de pieza en pieza, y hacia arriba a la plantilla)
board-keys-turn = girarla
board-keys-turn-back = girarla al revés
board-keys-flip = voltearla
board-keys-enter = cogerla, dejarla
board-keys-escape = devolverla a su sitio
board-keys-beside = dejarla junto a la plantilla
board-keys-undo = deshacer
board-keys-close = Entendido


## Colocar piezas: para quien escucha

board-piece = Pieza { $number }: { $piece }
board-piece-held = { $piece }, en la mano; ancho { $width }, alto { $height }
board-piece-laid = { $piece }, en la plantilla desde la columna { $column }, fila { $row }; ancho { $width }, alto { $height }
board-piece-beside = { $piece }, junto a la plantilla; ancho { $width }, alto { $height }
board-cell-none = Fila { $row }, columna { $column }: fuera del área
board-cell-taken = Fila { $row }, columna { $column }: { $piece }
board-cell-free = Fila { $row }, columna { $column }: libre
board-said-picked = Elegida: { $piece }.
board-said-laid = En la plantilla: { $piece }, desde la columna { $column }, fila { $row }. Piezas colocadas: { $done } de { $of }.
board-said-beside = Junto a la plantilla: { $piece }.
board-said-turned = Girada: { $piece }; ancho { $width }, alto { $height }.
board-said-flipped = Volteada: { $piece }; ancho { $width }, alto { $height }.
board-said-fits = Columna { $column }, fila { $row }: encaja.
board-said-fits-not = Columna { $column }, fila { $row }: no encaja.
board-said-no-fit = Ahí no encaja: { $piece }.
