### The words of the client's pages around the games. Names are never inflected.


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
