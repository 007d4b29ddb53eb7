### The words of the pages about the house: records, replays, one's account and data. Names are never inflected.


## Records

house-records-line = Lo que se ha jugado aquí, y cómo.
house-mine = Mías
house-leaders = Clasificaciones
house-solo = En solitario
house-lately = Últimas partidas
house-tables = En mesas de { $seats }
house-games =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
house-games-word =
    { $count ->
        [one] partida
       *[other] partidas
    }
house-won = ganadas
house-wins = { $wins } ganadas
house-mean = puesto medio { $rank }
house-best = mejor { $points }
house-place = Puesto
house-name = Nombre
house-skill = Nivel
house-skill-hint = Una estimación prudente de lo bien que juega alguien. Empieza en 0, sube con buenos puestos ante buenos rivales y es más segura con cada partida puntuada.
house-nothing-mine = Todavía nada. Cada partida que termines se guarda aquí y se puede volver a ver.
house-nothing-leaders = Aún no hay nadie. Solo cuentan las partidas de mesas puntuadas.
house-nothing-solo = Todavía no hay récords en solitario. La primera partida completa será uno.
house-nothing-lately = Aquí aún no ha terminado ninguna partida pública.
house-watch = Ver la partida
house-older = Partidas anteriores
house-daily = Reto del día
house-run-minutes = { $length } minutos, { $side }
house-run-tasks = { $length } retos, { $side }
house-solved =
    { $count ->
        [one] { $count } reto en { $time }
       *[other] { $count } retos en { $time }
    }
house-somebody = un bot, o alguien a quien ya no se conoce aquí
house-who-first = Primero di quién eres; entonces tus partidas se guardan aquí.


## You, your account and your data

house-account = Tu cuenta
house-account-line = Sin cuenta, este dispositivo te conoce. Con una, tus récords te siguen a otro dispositivo; no hace falta correo electrónico.
house-account-is = Puedes volver como { $name }.
house-account-name = Nombre de la cuenta
house-passphrase = Frase de contraseña
house-new-passphrase = Nueva frase de contraseña
house-account-open = Crear una cuenta
house-account-enter = Volver en este dispositivo
house-account-recover = Olvidada: usar el código de recuperación
house-code = Código de recuperación
house-code-once = Apunta este código. Solo se muestra esta vez y abre tu cuenta si olvidas la frase de contraseña.
house-data = Tus datos
house-data-line = Todo lo que aquí se guarda de ti cabe en un archivo.
house-data-save = Guardar mis datos
house-leave = Salir de este dispositivo
house-leave-line = Este dispositivo olvida quién eres. Con una cuenta puedes volver; sin ella, nadie puede.
house-forget = Olvidarme
house-forget-line = Tu nombre, tu cuenta y tus récords desaparecen para siempre. Las partidas jugadas quedan, sin tu nombre.
house-forget-sure = Sí, olvidarme para siempre
house-keep = No, que se quede como está
house-forgotten = Olvidado queda. Vuelve cuando quieras, con el nombre que quieras.
house-device = Este dispositivo


## Watching a finished game again

house-replay = La partida, paso a paso
house-seen-by = Visto por
house-watcher = quien miraba
house-step = Paso { $step } de { $steps }, { $time }
house-back = Un paso atrás
house-on = Un paso adelante
house-run = Reproducir
house-stop = Parar
house-save-game = Guardar la partida en un archivo
house-honest = Cada mezcla sale de una semilla cuya huella se mostró al abrir la mesa; con el archivo cualquiera puede comprobarlo.
house-bring = Traer una partida de un archivo


## Watching a finished game again: with the eyes of an expert

house-ask-expert = Preguntar al experto
house-expert-thinks = El experto está pensando en toda la partida …
house-was-played = Se jugó: { $move }.
house-expert = El experto habría elegido: { $move }.
house-expert-agrees = El experto habría hecho lo mismo.
house-worth = Al final de la ronda es mejor en unos { $points } puntos.
house-worth-little = Pero apenas hay diferencia.
house-worth-chance = Posibilidad de ganar la partida: { $best } % en vez de { $own } %.
house-why = ¿Por qué?
house-next-lost = Otro consejo
house-nothing-lost = Un experto no habría cambiado nada importante.
