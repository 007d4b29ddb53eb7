### The words of the entrance, of opening a table, of the waiting room and after a game. Names are never inflected.


## The entrance

entrance-title = ¿Quién se sienta a la mesa?
entrance-you-are = Juegas como
entrance-other-name = Otro nombre
entrance-name-first = Antes, una cosa: ¿cómo te llamarán los demás?
entrance-short-ubongo-classic = Ubongo
entrance-short-ubongo-diamonds = Diamantes
entrance-short-ugo = UGO!
entrance-promise-ubongo-classic = Encaja antes y reúne un color.
entrance-promise-ubongo-diamonds = Encaja y mete la mano en la bolsa.
entrance-promise-ugo = Las bazas levantan tu reino.
entrance-people = { $fewest }–{ $most } personas · { $minutes } min
entrance-open = Abrir mesa
entrance-code = Entrar con un código
entrance-code-hint = Seis letras, o el enlace entero
entrance-code-odd = Un código de mesa tiene seis letras y ninguna vocal. Míralo otra vez o pega el enlace entero.
entrance-sit = Sentarme
entrance-tables = Mesas abiertas
entrance-no-tables = Ahora nadie espera compañía. Abre una mesa o juega con quien venga.
entrance-tables-not-known = Ahora no se puede preguntar por las mesas: el servidor no responde. Se sigue intentando.
entrance-join = Entrar
entrance-watch = Mirar
entrance-of-seats = { $taken } de { $seats } sitios ocupados
entrance-running = en plena partida
entrance-whoever = Jugar con quien venga
entrance-yours = Tu mesa te espera
entrance-yours-bot = Allí juega un bot por ti
entrance-yours-alone = Tu partida en solitario te espera
entrance-back = Volver a la mesa
entrance-back-alone = Volver a la partida
entrance-daily = Reto del día
entrance-solo = Jugar en solitario
entrance-solo-line = Contra tu propio reloj
entrance-solo-hint = También sin conexión
entrance-learn = ¿Primera vez? Aprende un juego en dos minutos
entrance-learn-this = Aprende en dos minutos


## Opening a table

new-players = ¿Cuántos sois?
new-alone = 1, en solitario
new-seats = Quién se sienta dónde
new-you = tú
new-seat = Sitio { $number }
new-person = libre, para quien venga
new-bot = bot, { $level }
new-side = Cara de las plantillas
new-easy = fácil
new-hard = difícil
new-easy-hint = tres piezas
new-hard-hint = cuatro piezas
new-handicap = Hándicap: cada cual con su cara
new-handicap-hint = Para que novatos y expertos estén igualados: elige la cara junto a cada sitio.
new-glass = Reloj de arena
new-seconds = { $seconds } s
new-no-glass = sin tiempo
new-grace = Tiempo extra para mover y coger
new-none = nada
new-all-boards = Jugar las 36 plantillas, no solo nueve rondas
new-expansion = Con la ampliación: 18 plantillas más
new-expansion-needed = Cinco o seis solo pueden jugar con la ampliación.
new-no-luck = Sin suerte
new-no-luck-hint = No se saca nada de la bolsa: rubí, zafiro, esmeralda y ámbar para los puestos primero a cuarto.
new-solo-mode = Contra el reloj
new-solo-minutes = tantos retos como puedas
new-solo-tasks = lo más rápido posible
new-solo-length = Cuánto dura
new-solo-count = Cuántas
new-minutes = { $count } min
new-tasks =
    { $count ->
        [one] { $count } reto
       *[other] { $count } retos
    }
new-turn = Tiempo por turno
new-starter = Quién empieza
new-dealer = Quién reparte primero
new-chance = el azar
new-more = Más opciones
new-rules = Reglas de la casa
new-found-by = Quién encuentra la mesa
new-private = quien tenga el enlace
new-public = todo el mundo
new-watching = Otros pueden mirar
new-autostart = Empezar en cuanto se ocupen todos los sitios
new-rated = La partida cuenta para la clasificación
new-leavers = Por quien se va juega un bot
new-leavers-hint = Si no, la mesa espera.
new-fairness = Se compensan las conexiones lentas
new-fairness-hint = Si no, gana quien llega antes.
new-chat = Hablar
new-chat-free = todo
new-chat-phrases = frases hechas
new-chat-off = nada
new-chat-private = Hablar libremente solo es posible en mesas que se encuentran con el enlace.
new-open = Abrir la mesa
new-begin-alone = Empezar
new-usual = Como siempre


## The waiting room

wait-free =
    { $count ->
        [one] Queda un sitio libre
       *[other] Quedan { $count } sitios libres
    }
wait-full = Ya estáis todos
wait-for-host = { $host } empieza la partida.
wait-code = Código de la mesa
wait-scan = El enlace de esta mesa como código para escanear
wait-begin = Empezar la partida
wait-fill = Bots en los sitios libres
wait-late = Quien llegue más tarde mira y juega la próxima.
wait-you = tú
wait-you-host = tú invitas
wait-host = invita
wait-here = está aquí
wait-away = no está
wait-bot-here = poner bot
wait-sit-here = sentarme aquí
wait-choose-level = ¿Qué bot?
wait-stand-up = Levantarme
wait-remove = Echar
wait-remove-who = ¿Echar a { $name }?
wait-remove-hint = Quien ha sido echado no puede volver a esta mesa.
wait-keep = No, que se quede
wait-change = Cambiar
wait-game = Juego
wait-other-options = Otra cara u otro reloj: abre una mesa nueva
wait-watchers = Miran: { $names }
wait-invitation = { $name } te invita a la mesa: { $game }. { $link }
wait-rounds =
    { $count ->
        [one] { $count } ronda
       *[other] { $count } rondas
    }
wait-invited = Te han invitado
wait-yes = sí
wait-no = no
wait-easy = fácil, tres piezas
wait-hard = difícil, cuatro piezas
wait-own-sides = hándicap: cada cual la suya
wait-boards = Plantillas
wait-all-boards = las 36
wait-expansion = con la ampliación


## After a game

over-wins = ¡Gana { $name }!
over-you-win = ¡Ganas tú!
over-shared = Victoria compartida: { $names }
over-again = Revancha
over-come-along = Vamos a la siguiente
over-share = Compartir
over-shared-text = Copiado: pégalo donde quieras.
over-replay = Ver la partida
over-home = A la entrada
over-final = Clasificación final
over-place = { $rank }.º { $name }
over-told = { $game } en Tafelrunde: { $places }
entrance-free =
    { $count ->
        [one] { $count } sitio libre
       *[other] { $count } sitios libres
    }
new-practice = Para practicar: pistas durante la partida
new-grace-away = Cuánto se espera a quien falta
