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


## Ubongo en la mesa: la línea de arriba y los demás

board-round = Ronda { $round } de { $rounds }
board-second-glass = segundo reloj de arena
board-grace = tiempo extra para mover y coger
board-die = El dado muestra: { $symbol }
board-die-waits = El dado
board-unit-seconds = s
board-time-left =
    { $seconds ->
        [one] Queda { $seconds } segundo
       *[other] Quedan { $seconds } segundos
    }
board-time-up = La arena se ha agotado.
board-others = Los demás
board-bot = bot
board-away = ausente
board-short-time = { $seconds } s
board-gives-up = se rinde
board-gave-up = se rindió
board-pieces-laid = { $done } de { $of }
board-you = Tú


## Ubongo clásico: fichas, dado y grito

board-place = ¿Dónde empieza tu ficha?
board-place-hint = Toca una casilla. Cuando resuelvas tu plantilla, cogerás las primeras gemas de una fila: elige donde te guste lo que hay delante.
board-placed = Tu ficha está colocada.
board-placed-hint = Hasta la primera tirada puedes elegir otra casilla.
board-place-watch = Se están colocando las fichas
board-still-to-place = Faltan por colocar: { $players }.
board-roll-you = Lanzas tú el dado
board-roll-other = Lanza el dado: { $player }
board-roll-hint = Con tu tirada se descubren todas las plantillas y empieza a caer la arena.
board-roll-hint-untimed = Con tu tirada se descubren todas las plantillas. No hay reloj de arena.
board-rolls-itself = Cuando se acabe el tiempo de arriba, la mesa tira por sí sola.
board-roll = Lanzar el dado
board-opening = ¡Atención!
board-opening-hint = En un momento se descubren todas las plantillas.
board-round-over = La ronda { $round } ha terminado
board-nobody-solved = Nadie ha resuelto una plantilla.
board-all-gave-up = Todos se han rendido, así que no cae más arena ni se da la vuelta al reloj.
board-ahead = Ventaja: { $margin } ms.
board-could-be = así se podía
board-took-nothing = sin coger nada
board-rank-short = { $rank }.º
board-give-up = Rendirse con esta plantilla
board-given-up = Te has rendido con esta plantilla.
board-go-on = Seguir de todos modos
board-settling = Un momento…
board-settling-hint = Aún no es seguro quién ha sido el primero. Lo que hagas ahora contará en cuanto lo sea.
board-ranked =
    { $rank ->
        [1] ¡Primer puesto! Tiempo: { $time }.
        [2] ¡Segundo puesto! Tiempo: { $time }.
        [3] ¡Tercer puesto! Tiempo: { $time }.
        [4] ¡Cuarto puesto! Tiempo: { $time }.
        [5] ¡Quinto puesto! Tiempo: { $time }.
       *[6] ¡Sexto puesto! Tiempo: { $time }.
    }
board-ranked-hint =
    { $steps ->
        [0] Tu ficha se queda donde está y puedes coger sus dos primeras gemas.
        [one] Ahora puedes mover hasta { $steps } casilla y después coger dos gemas.
       *[other] Ahora puedes mover hasta { $steps } casillas y después coger dos gemas.
    }
board-until-sand = Hazlo antes de que se acabe la arena.
board-to-gems = A las gemas


## Ubongo clásico: gemas

board-gems = Tablero de gemas
board-your-gems = Tus gemas
board-everyone = Las gemas de todos
board-busy =
    { $count ->
        [one] Sigue jugando
       *[other] Siguen jugando
    }
board-your-board-solved = Tu plantilla, resuelta
board-field = Casilla { $field }.
board-field-figures = Aquí están: { $players }.
board-field-front =
    { $count ->
        [one] Delante: { $gems }. Queda en la fila: { $count } gema.
       *[other] Delante: { $gems }. Quedan en la fila: { $count } gemas.
    }
board-field-empty = Esta fila está vacía.
board-rank =
    { $rank ->
        [1] ¡Primer puesto!
        [2] ¡Segundo puesto!
        [3] ¡Tercer puesto!
       *[other] ¡Resuelto!
    }
board-allowance =
    { $steps ->
        [0] ¡Coge tus gemas!
        [one] Puedes mover hasta { $steps } casilla.
       *[other] Puedes mover hasta { $steps } casillas.
    }
board-choose-hint = Toca una casilla con borde y mira qué cogerías allí; aún no has cogido nada.
board-pointed-hint = Aún no has cogido nada: toca la casilla otra vez o pulsa el botón.
board-pointed-empty = Aquí no hay nada que coger. Mira otra casilla.
board-stay-hint = Tu ficha se queda: el botón coge las dos primeras gemas de su fila.
board-moved-hint = Ya has movido. Coge ahora o espera a que otros despejen lo de delante.
board-move-and-take =
    { $count ->
        [one] Mover y coger la gema
       *[other] Mover y coger las dos gemas
    }
board-take =
    { $count ->
        [one] Coger la gema
       *[other] Coger las dos gemas
    }
board-move = Solo mover
board-watching = La carrera está en marcha
board-not-solved = Esta vez sin resolver
board-taken = ¡Cogidas!
board-taken-nothing = Esta vez no has cogido nada
board-wait-hint = La ronda acaba cuando se agota la arena o cuando ya nadie puede hacer nada.
board-wait-hint-untimed = La ronda acaba en cuanto ya nadie puede hacer nada.


## Ubongo clásico: cómo terminó

board-wins =
    { $count ->
        [one] ¡Gana { $players }!
       *[other] Victoria compartida: { $players }
    }
board-final = Clasificación final, el mejor color primero
board-why-shared = Iguales en los seis colores, así que comparten la victoria: { $players }.
board-why-best = { $winner } tiene { $more } gemas del mejor color y { $other } solo { $less }.
board-why-level =
    { $place ->
        [1] { $winner } y { $other } tienen { $equal } gemas de su mejor color. Decide el segundo color: { $more } a { $less }.
        [2] { $winner } y { $other } están iguales en sus dos mejores colores ({ $equal }). Decide el tercer color: { $more } a { $less }.
        [3] { $winner } y { $other } están iguales en sus tres mejores colores ({ $equal }). Decide el cuarto color: { $more } a { $less }.
        [4] { $winner } y { $other } están iguales en sus cuatro mejores colores ({ $equal }). Decide el quinto color: { $more } a { $less }.
       *[other] { $winner } y { $other } están iguales en sus cinco mejores colores ({ $equal }). Decide el sexto color: { $more } a { $less }.
    }
board-chart = Segundos por ronda
board-chart-not = no
