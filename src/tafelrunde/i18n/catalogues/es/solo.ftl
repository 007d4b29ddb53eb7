### En solitario contra el reloj y el reto del día, en el navegador. Los nombres no se declinan nunca.


## La entrada

solo-title = En solitario
solo-what = Tú contra el reloj. Cada reto es una plantilla nueva y una tirada nueva.
solo-mode = Qué cuenta
solo-mode-minutes = Retos en un tiempo dado
solo-mode-tasks = Tiempo para unos retos dados
solo-length = Cuánto
solo-how-many = Cuántas
solo-length-minutes = { $length } minutos
solo-length-tasks = { $length } retos
solo-side = Cara de las plantillas
solo-side-easy = fácil, tres piezas
solo-side-hard = difícil, cuatro piezas
solo-begin = Empezar
solo-practise = Practicar sin récords
solo-practice = Práctica
solo-practise-why = Funciona sin conexión. Los resultados se quedan en este dispositivo y nunca entran en los récords de la casa.
solo-offline = Ahora no se llega al servidor, pero puedes practicar.
solo-records = Récords de la casa
solo-records-none = Nadie tiene todavía un récord de este tipo.
solo-records-who = Jugador
solo-records-result = Resultado
solo-records-day = Día
solo-you = tú
solo-count =
    { $tasks ->
        [one] { $tasks } reto
       *[other] { $tasks } retos
    }
solo-best-here = Lo mejor en este dispositivo: { $result }


## La partida

solo-ready = ¿Empezamos?
solo-ready-minutes = Todos los retos que puedas en { $length } minutos. El reloj corre desde el primero, sin pausa.
solo-ready-tasks = { $length } retos, tan rápido como puedas. El reloj corre desde el primero, sin pausa.
solo-roll = Lanzar el dado
solo-task = Reto { $task }
solo-of = de { $of }
solo-done = Hechos
solo-mark-tasks = el récord es { $tasks }
solo-mark-time = el récord es { $time }
solo-mark-none = sin récord aún
solo-aside = Dejar el reto
solo-hint = Pista
solo-hint-first = Una partida con pista no cuenta para ningún récord.
solo-hint-take = Verla
solo-hint-leave = Mejor no
solo-with-hints = con pistas, sin récord
solo-stop = Terminar
solo-no-line = No hace falta conexión


## Cómo ha ido

solo-new-record = ¡Nuevo récord!
solo-over = Ya está
solo-tasks-word =
    { $tasks ->
        [one] reto
       *[other] retos
    }
solo-why-minutes =
    { $tasks ->
        [one] { $tasks } reto en { $length } minutos.
       *[other] { $tasks } retos en { $length } minutos.
    }
solo-why-tasks = { $length } retos en { $time }.
solo-why-nothing = Esta vez ningún reto resuelto.
solo-why-incomplete =
    { $tasks ->
        [one] Interrumpida tras { $tasks } reto.
       *[other] Interrumpida tras { $tasks } retos.
    }
solo-with-hints-long =
    { $hints ->
        [one] Con { $hints } pista, así que no cuenta para ningún récord.
       *[other] Con { $hints } pistas, así que no cuenta para ningún récord.
    }
solo-record-first = Es el primero de este tipo aquí.
solo-record-before-tasks = El récord era { $tasks }, del { $date }.
solo-record-before-time = El récord era { $time }, del { $date }.
solo-mark-stays = Sigue en pie: { $record }.
solo-seconds-each = Segundos por reto
solo-fastest = el más rápido
solo-mean = de media
solo-put-aside = dejados
solo-stays-here = Este resultado se queda en este dispositivo.
solo-again = Otra vez
solo-share = Compartir
solo-share-tasks = Tafelrunde, en solitario: { $result } en { $length } minutos
solo-share-time = Tafelrunde, en solitario: { $length } retos en { $time }


## El reto del día

daily-title = Reto del día
daily-what = Hoy el mismo reto para todos. El reloj corre en cuanto lo ves.
daily-begin = Destapar el reto
daily-solved = ¡Resuelto!
daily-your-time = Tu tiempo: { $time }
daily-times = Tiempos de la casa hoy
daily-times-none = Nadie lo ha resuelto todavía.
daily-row =
    { $days ->
        [one] { $days } día seguido
       *[other] { $days } días seguidos
    }
daily-next = El próximo reto llega a las { $time }.
daily-here-only = Sin conexión o sin nombre, tu tiempo se queda en este dispositivo.
daily-not-here = El reto del día necesita aquí una conexión.
daily-share-text = Tafelrunde, reto del { $day }: { $time }
daily-grade = Dificultad { $grade } de 5
