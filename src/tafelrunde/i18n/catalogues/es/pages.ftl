### The words of the client's pages around the games. Names are never inflected.


## The head of every page that is no table

head-play = Jugar
head-alone = En solitario
head-records = Récords
head-rules = Reglas
head-settings = Ajustes
head-theme = Claro u oscuro
head-pages = Páginas


## The entrance and what is on every page

pages-language = Idioma
pages-who-are-you = ¿Quién eres?
pages-your-name = Tu nombre
pages-that-is-me = Ese es mi nombre
pages-code = Código de la mesa
pages-sit-down = Sentarme
pages-free = libre
pages-refused = Eso no es posible ahora.
pages-broken = Algo se ha roto en esta página
pages-not-loaded = No se ha podido cargar esta página
pages-broken-hint = No se pierde ninguna partida: el servidor guarda las mesas. Vuelve a cargar la página o regresa a la entrada.
pages-reload = Cargar de nuevo
pages-to-lobby = A la entrada
