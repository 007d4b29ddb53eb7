### La caza de diamantes en su mesa del navegador. Los nombres no se declinan nunca.


## Quién empieza

hunt-youngest = ¿Quién tiene menos años?
hunt-youngest-why = Quien tiene menos años tira primero el dado.
hunt-i-am-youngest = Tengo menos años
hunt-youngest-else = Si nadie lo dice, decide el azar en { $seconds } s.
hunt-roll = Lanzar el dado
hunt-rolls = { $player } lanza el dado
hunt-first-round = Nueve rondas, y gemas para los más rápidos
hunt-first-round-why = Quien cubra antes su plantilla recibe un zafiro y quien llegue después un ámbar; y todos los que acaben a tiempo sacan además una gema de la bolsa.
hunt-first-round-without-luck = Sin suerte: un rubí para el primer puesto, un zafiro para el segundo, una esmeralda para el tercero, un ámbar para el cuarto.


## El marcador de rondas y la bolsa

hunt-track = Marcador de rondas
hunt-track-full = Ronda { $round }: un zafiro y un ámbar
hunt-track-empty = Ronda { $round }: vacía
hunt-track-to-come = Ronda { $round }: por jugar
hunt-track-past = Ronda { $round }: terminada
hunt-bag =
    { $count ->
        [one] Bolsa con { $count } gema
       *[other] Bolsa con { $count } gemas
    }


## Lo que da una ronda

hunt-draws =
    { $rank ->
        [1] Primero saca { $player }
        [2] Ahora saca { $player }
       *[3] Después saca { $player }
    }
hunt-gets =
    { $rank ->
        [1] Primer puesto: un zafiro del marcador y una gema de la bolsa.
        [2] Segundo puesto: un ámbar del marcador y una gema de la bolsa.
       *[3] Una gema de la bolsa.
    }
hunt-drawn =
    { $gem ->
        [ruby] ¡Rubí!
        [sapphire] ¡Zafiro!
        [emerald] ¡Esmeralda!
       *[amber] ¡Ámbar!
    }
hunt-worth =
    { $points ->
        [one] vale { $points } punto
       *[other] vale { $points } puntos
    }
hunt-returns =
    { $count ->
        [1] A la bolsa: un ámbar
       *[2] A la bolsa: un zafiro y un ámbar
    }
hunt-returned =
    { $count ->
        [1] Nadie fue segundo: el ámbar va a la bolsa.
       *[2] Nadie lo ha resuelto: las dos gemas van a la bolsa.
    }
hunt-settling = Todavía no es seguro quién ha sido el primero.
hunt-to-others = A los demás
hunt-wait = Las gemas llegan cuando se acaba la arena o nadie busca ya.
hunt-wait-untimed = Las gemas llegan en cuanto nadie busca ya.
hunt-round-won = Ronda { $round }: primero, { $player }
hunt-round-lost = Ronda { $round }: nadie
hunt-paid-without-luck = Rubí, zafiro, esmeralda, ámbar, en este orden.
hunt-rewards = Premios de la ronda { $round }
hunt-board-solved = La plantilla resuelta
hunt-board-solution = Así se habría podido resolver
hunt-not-solved = sin tiempo
hunt-who-has-what = Quién tiene qué
hunt-points = puntos


## El desempate

hunt-shootout = Desempate
hunt-shootout-title = Desempate por el primer puesto
# $players: una lista de nombres.
hunt-shootout-why =
    { $points ->
        [one] { $points } punto por cabeza: { $players }. No hay reloj de arena: gana quien cubra antes su plantilla.
       *[other] { $points } puntos por cabeza: { $players }. No hay reloj de arena: gana quien cubra antes su plantilla.
    }
hunt-points-after = Puntos tras nueve rondas
hunt-propose-shared-win = Proponer una victoria compartida
hunt-propose-new-cards = Proponer plantillas nuevas
hunt-agree-shared-win = De acuerdo: victoria compartida
hunt-agree-new-cards = De acuerdo: plantillas nuevas
hunt-proposed-shared-win = { $player } propone compartir la victoria.
hunt-proposed-new-cards = { $player } propone plantillas nuevas.
hunt-waits-for = Falta que acepten: { $players }.
hunt-board-of = Plantilla: { $player }
hunt-done-of = { $done } de { $of }


## El final

hunt-wins = ¡Gana { $player }!
hunt-share = Victoria compartida: { $players }
hunt-why-points =
    { $points ->
        [one] Nadie tiene más de { $points } punto.
       *[other] Nadie tiene más de { $points } puntos.
    }
hunt-why-ahead =
    { $ahead ->
        [one] { $points } puntos, { $ahead } más que { $player }.
       *[other] { $points } puntos, { $ahead } más que { $player }.
    }
hunt-why-shootout = Empate a { $points } puntos: { $players }. En el desempate terminó antes { $winner }.
hunt-why-agreed = Empate a { $points } puntos; en el desempate todos quisieron compartir la victoria.
hunt-why-left = Empate a { $points } puntos; los demás dejaron el desempate.
hunt-ranking = Clasificación final, primero quien tiene más puntos
