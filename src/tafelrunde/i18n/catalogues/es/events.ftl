### What happens, one sentence or line for each event: the id is the kind of the event, with - for . and sometimes a variant.
### $player and other names are never inflected: build the sentence around them, with a colon where an ending would be needed.
### $card, $suit, $gems and the like come from names.ftl and stand as they are there. Points may be negative and are texts ("−5").


## UGO!

ugo-dealer-chosen = Primero reparte { $player }.
ugo-dealt = Ronda { $round } de { $rounds }: { $dealer } reparte 10 cartas a cada uno, y { $leader } abre la primera baza.
ugo-dealt-hand = { $player } tiene en la mano: { $cards }.
ugo-card-played = { $player } juega el { $card }.
ugo-card-played-auto = La mesa juega por { $player }: { $card }.
ugo-trick-won = { $player } gana la baza { $trick } con el { $card }.
# $farmers: how many stand in that kingdom now.
ugo-trick-won-farmers =
    { $gained ->
        [one] { $player } recibe { $gained } campesino y ahora tiene { $farmers }.
       *[other] { $player } recibe { $gained } campesinos y ahora tiene { $farmers }.
    }
# Fewer than were due, because the kingdom is full or the supply is empty.
ugo-trick-won-farmers-short =
    { $due ->
        [one] { $player } debería recibir { $due } campesino, pero no recibe ninguno y ahora tiene { $farmers }.
       *[other] { $player } debería recibir { $due } campesinos, pero { $gained ->
            [0] no recibe ninguno
           *[other] solo recibe { $gained }
        } y ahora tiene { $farmers }.
    }
# $sections: a list of the two texts below.
ugo-lands-placed = { $player } coloca las tierras: { $sections }.
ugo-lands-placed-section = en { $letter } el { $card }
ugo-lands-placed-stack = en { $letter } el { $card } sobre { $covered }
ugo-round-scored = La ronda { $round } ha terminado. Estos son los puntos:
# $sections: a list of the four texts below, for example "A red 7 brings 7; B blue 2, 1 farmer missing, brings −5".
ugo-round-scored-player = { $player }: { $sections }. En esta ronda { $points }, en total { $total }.
ugo-round-scored-land = { $letter } con el { $card } da { $points }
ugo-round-scored-lacking =
    { $missing ->
        [one] { $letter } con el { $card } da { $points }, porque falta { $missing } campesino
       *[other] { $letter } con el { $card } da { $points }, porque faltan { $missing } campesinos
    }
ugo-round-scored-without-land = { $letter } sin tierras da { $points }
ugo-round-scored-nothing = ninguna sección da puntos
ugo-game-ended =
    { $count ->
        [one] La partida ha terminado. ¡Gana { $winners }!
       *[other] La partida ha terminado. ¡Ganan { $winners }!
    }
ugo-game-ended-player = Puesto { $rank }: { $player }, puntos: { $points }.
ugo-resigned = { $player } ha dejado la mesa definitivamente.


## Ubongo, both games

ubongo-boards-dealt = Ronda { $round }: todos tienen una plantilla nueva. Le toca lanzar el dado a { $player }.
ubongo-boards-dealt-reshuffled = Se habían usado todas las plantillas, así que se han vuelto a mezclar.
ubongo-rolled = { $player } lanza el dado.
ubongo-rolled-by-table = Nadie ha lanzado el dado a tiempo, así que lo lanza la mesa.
ubongo-die-fell = El dado muestra: { $symbol }.
ubongo-revealed = Las plantillas están descubiertas. Tiempo: { $time }.
ubongo-revealed-untimed = Las plantillas están descubiertas. No hay reloj de arena: tomaos vuestro tiempo.
ubongo-solved = { $player }: «¡Ubongo!»
ubongo-ranked =
    { $rank ->
        [1] La primera solución es de { $player }. Tiempo: { $time }.
        [2] La segunda solución es de { $player }. Tiempo: { $time }.
        [3] La tercera solución es de { $player }. Tiempo: { $time }.
        [4] La cuarta solución es de { $player }. Tiempo: { $time }.
        [5] La quinta solución es de { $player }. Tiempo: { $time }.
       *[6] La sexta solución es de { $player }. Tiempo: { $time }.
    }
ubongo-gave-up = { $player } se rinde con esta plantilla.
ubongo-thought-better = { $player } se lo piensa mejor y sigue.
ubongo-glass-turned = Nadie tiene una solución, así que se le da una vez más la vuelta al reloj de arena. Las plantillas son las mismas.
ubongo-round-ended = La ronda { $round } ha terminado. Con solución: { $players }.
ubongo-round-ended-nobody = La ronda { $round } ha terminado. Nadie tiene una solución.
ubongo-resigned = { $player } ha dejado la mesa definitivamente.


## Ubongo classic

# $count: how many lie beside each of the 6 fields.
ubongo-gems-laid = Las gemas están en el tablero: 6 casillas en línea, con { $count } gemas junto a cada una.
ubongo-starter-chosen = Empieza { $player }.
ubongo-figure-placed = { $player } coloca su ficha en la casilla { $field }.
ubongo-figure-placed-by-table = El azar elige por { $player }: casilla { $field }.
ubongo-placing-closed = Se acabó el tiempo para colocar las fichas.
ubongo-figure-moved = { $player } mueve de la casilla { $origin } a la casilla { $field }.
ubongo-take-asked = { $player } alarga la mano hacia las gemas de la casilla { $field }.
ubongo-taken = { $player } coge de la casilla { $field }: { $gems }.
ubongo-taken-nothing = { $player } no encuentra gemas en la casilla { $field } y se va con las manos vacías.
ubongo-grace-began = La arena se ha agotado. Si tienes una solución, aún puedes mover y coger gemas durante un momento.
ubongo-game-ended =
    { $count ->
        [one] La partida ha terminado. ¡Gana { $winners }!
       *[other] La partida ha terminado. ¡Ganan { $winners }!
    }
# $counts: numbers such as "6, 4, 2, 2, 1, 0".
ubongo-game-ended-player = Puesto { $rank }: { $player }. Gemas de cada color, de más a menos: { $counts }.


## Ubongo diamond hunt

diamonds-asked-who-is-youngest = ¿Quién es la persona más joven? Esa persona lanza primero el dado.
diamonds-starter-chosen = { $player } es la persona más joven y lanza primero el dado.
diamonds-starter-chosen-by-chance = Decide el azar: lanza primero el dado { $player }.
# $track, $bag, $supply: one gem each.
diamonds-rewarded = { $player } recibe del marcador de rondas: { $track }; de la bolsa: { $bag }.
diamonds-rewarded-bag = { $player } recibe de la bolsa: { $bag }.
diamonds-rewarded-supply = { $player } recibe: { $supply }.
diamonds-track-corrected = Quedan en el marcador de rondas: { $gems }.
diamonds-track-corrected-empty = El marcador de rondas está vacío.
diamonds-track-corrected-returned = Va a la bolsa lo que nadie ha ganado: { $gems }.
diamonds-shootout-began = Empate a puntos: { $players }. Decide un desempate: una plantilla más sin reloj de arena, y gana quien encuentre primero una solución.
diamonds-proposed-new-cards = { $player } propone plantillas nuevas para el desempate.
diamonds-proposed-shared-win = { $player } propone compartir la victoria.
diamonds-agreed = { $player } está de acuerdo.
diamonds-game-ended =
    { $count ->
        [one] La partida ha terminado. ¡Gana { $winners }!
       *[other] La partida ha terminado. ¡Ganan { $winners }!
    }
diamonds-game-ended-player = Puesto { $rank }: { $player }, puntos: { $points }.
diamonds-game-ended-shootout = El desempate lo ha ganado { $player }.


## Solo

solo-run-began = Empieza la partida en solitario.
solo-task-revealed = El reto { $task } está a la vista.
solo-task-revealed-reshuffled = Se habían usado todas las plantillas, así que se han vuelto a mezclar.
solo-task-solved = «¡Ubongo!» El reto { $task } está resuelto. Tiempo desde el comienzo: { $time }.
solo-task-laid-aside = El reto { $task } se deja a un lado.
solo-hint-given = Una pista: { $piece } puede ir en { $cells }.
solo-hint-given-unseen = El jugador ha pedido una pista.
solo-run-ended =
    { $tasks ->
        [one] La partida ha terminado: { $tasks } reto resuelto. Tiempo de la última solución: { $time }.
       *[other] La partida ha terminado: { $tasks } retos resueltos. Tiempo de la última solución: { $time }.
    }
solo-run-ended-incomplete =
    { $tasks ->
        [one] La partida se ha interrumpido: { $tasks } reto resuelto.
       *[other] La partida se ha interrumpido: { $tasks } retos resueltos.
    }
solo-run-ended-nothing = La partida ha terminado sin ningún reto resuelto.
solo-run-ended-hints = Has tenido pistas, así que este resultado no cuenta para ningún récord.
