### The words of the client's pages around the games. Names are never inflected.


## The head of every page that is no table

head-play = Jugar
head-alone = Solitario
head-records = Récords
head-rules = Reglas
head-settings = Ajustes
head-theme = Claro u oscuro
head-pages = Páginas
head-skip = Al contenido


## The entrance and what is on every page

pages-language = Idioma
pages-who-are-you = ¿Quién eres?
pages-your-name = Tu nombre
pages-that-is-me = Ese es mi nombre
pages-sit-down = Sentarme
pages-free = libre
pages-refused = Eso no es posible ahora.
pages-broken = Algo se ha roto en esta página
pages-not-loaded = No se ha podido cargar esta página
pages-broken-hint = No se pierde ninguna partida: el servidor guarda las mesas. Vuelve a cargar la página o regresa a la entrada.
pages-reload = Cargar de nuevo
pages-to-lobby = A la entrada


## The frame around every game

frame-menu = Menú
frame-close = Cerrar
frame-back = Volver
frame-talk = Hablar
frame-talk-new =
    { $count ->
        [one] Hablar: { $count } nuevo
       *[other] Hablar: { $count } nuevos
    }
frame-nothing-said = Nadie ha dicho nada todavía.
frame-say = Decir algo
frame-send = Enviar
frame-line-good = Conexión: buena
frame-line-slow = Conexión: lenta
frame-line-lost = Conexión: ninguna
frame-ms = { $ms } ms
frame-lost = Sin conexión. Se intenta de nuevo…
frame-lost-long = El servidor lleva un rato sin responder. Deja esta página abierta: tu sitio se guarda y todo seguirá solo cuando vuelva.
frame-connecting = Conectando…
frame-paused = Pausa
frame-paused-hint = El tiempo se detiene hasta que { $host } reanude la partida.
frame-paused-yours = El tiempo se detiene hasta que reanudes la partida.
frame-pause = Hacer una pausa
frame-resume = Seguir jugando
frame-rules = Reglas
frame-people = En la mesa
frame-leave = Dejar la mesa
frame-leave-hint = Un bot juega por ti hasta que vuelvas.
frame-leave-waits = Tu sitio se guarda; la mesa te espera.
frame-leave-watching = Dejar de mirar
frame-mute = Silenciar
frame-unmute = Volver a oír
frame-remove = Echar
frame-remove-sure = ¿Seguro? Sigue un bot
frame-talking = Hablar en esta mesa
frame-watching = Estás mirando.
frame-take-seat = Sentarme
frame-bot-plays = Un bot juega por ti.
frame-return = Jugar yo
frame-sound-on = Activar el sonido
frame-sound-off = Quitar el sonido
frame-away = fuera
frame-bot = bot
frame-you = tú
frame-host = invita
frame-second-tab = Esta mesa está abierta también en otra pestaña. Las dos muestran la misma partida; juega en cualquiera.
frame-understood = De acuerdo
frame-over = La partida ha terminado
frame-results = Ver el resultado
frame-copy = Copiar
frame-copied = Copiado
frame-copy-yourself = Cópialo de aquí:
frame-share = Compartir
frame-rematch = Hay otra partida: cada cual conserva su sitio.


## When something is not as it should be: what happened, and what to do

gone-table = Esta mesa no existe
gone-table-hint = Puede que el código esté mal escrito o que la mesa se recogiera hace tiempo. Pide otra vez el enlace o abre tu propia mesa.
gone-kicked = Te han echado de esta mesa
gone-kicked-hint = Quien abrió la mesa decide quién juega en ella. Siéntate a otra mesa o abre una tuya.
gone-watchers = Esta mesa juega en privado
gone-watchers-hint = Todos los sitios están ocupados y nadie puede mirar. Pide sitio en la próxima partida o elige otra mesa.
gone-session = Ya no se conoce este dispositivo
gone-session-hint = Quizá se borraron las cookies o alguien pidió ser olvidado. Vuelve a cargar la página y di tu nombre.
gone-stale = Esta página es más antigua que el servidor
gone-stale-hint = Vuelve a cargarla. Si no ayuda, cierra todas las pestañas de este sitio y ábrelo de nuevo: la partida se conserva.
gone-page = Esta página no existe
gone-page-hint = Puede que al enlace le falte un trozo. Desde la entrada se llega a todo.
gone-server = No se puede llegar al servidor
gone-server-hint = Comprueba tu conexión. Jugar en solitario y las reglas funcionan sin ella, y tus mesas se conservan.
gone-cookies = Este navegador no guarda cookies, así que nadie puede ser reconocido. Permite las cookies para esta dirección e inténtalo otra vez.
gone-view = Esta parte de la página se ha roto
gone-view-hint = La partida sigue intacta en el servidor. Muéstrala de nuevo; si se rompe otra vez, vuelve a cargar la página.
gone-show-again = Mostrar de nuevo
