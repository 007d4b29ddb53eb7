### La mesa misma: qué pasa allí, por qué algo no se puede, y las frases que todos pueden decir.


## Por qué no

refused-table-not-host = Eso solo puede hacerlo quien dirige la mesa.
refused-table-no-such-bot = Aquí no hay un bot así para este juego.
refused-table-paused = La partida está en pausa. Espera a que continúe.
refused-table-not-paused = La partida no está en pausa.
refused-table-not-yourself = No puedes echarte a ti mismo. Puedes levantarte.
refused-table-nobody-there = Ahí no hay nadie a quien pueda referirse.
refused-table-chat-in-private = Los mensajes libres son para mesas privadas. En las públicas hay frases hechas.
refused-table-bot-plays = Ahora juega un bot por ti. Primero vuelve a tu sitio.
refused-table-kicked = Quien dirige esta mesa te ha pedido que te vayas.
refused-table-no-watchers = Esta mesa juega a solas: no se puede mirar.
refused-table-not-over = La partida aún no ha terminado. La revancha viene después.
refused-table-shut = La administración ha cerrado esta mesa.
refused-web-banned = La administración de esta casa ya no te deja entrar.
refused-table-full-house = Ahora hay demasiadas mesas abiertas. Inténtalo más tarde.
refused-web-no-such-language = Aquí no se habla ese idioma.
refused-web-too-many = Demasiado de una vez. Espera un minuto y vuelve a intentarlo.
refused-wire-stale = Esta página es más antigua que el servidor. Vuelve a cargarla.
refused-wire-flood = Demasiados mensajes de una vez. La página se conecta de nuevo sola.
refused-house-moving = Este servidor se está reiniciando. La página se conecta sola a otro.
refused-wire-hello-first = La página no se ha presentado. Vuelve a cargarla.
refused-wire-silent = Hace un rato que no llega nada de esta página. Se conecta de nuevo sola.
refused-chat-too-fast = Cada cosa a su tiempo: espera un momento antes de decir más.
refused-chat-off = En esta mesa no se habla.
refused-chat-phrases-only = Aquí solo se pueden decir las frases hechas.
refused-chat-muted = Quien dirige la mesa te ha silenciado por ahora.
refused-chat-empty = Di algo, con { $most } letras como máximo.
refused-chat-no-such-phrase = No existe esa frase.
refused-progress-too-fast = Los demás ven tu avance con algo menos de frecuencia.


## Qué pasa

table-seated = { $player } se sienta.
table-bot-seated = Se sienta un bot: { $level }.
table-left = Vuelve a haber un sitio libre.
table-arranged = Las reglas de la casa han cambiado.
table-started = Empieza la partida.
table-paused = La partida está en pausa.
table-resumed = La partida continúa.
table-took-over = { $player } no está; mientras tanto juega un bot.
table-returned = { $player } ha vuelto.
table-given-away = Un sitio busca a alguien; hasta entonces juega un bot.
table-muted = { $player }: en silencio.
table-unmuted = { $player }: se le vuelve a oír.
table-followed = Hay revancha: cada cual conserva su sitio.
table-shut = La administración ha cerrado la mesa.
table-closed = La partida ha terminado y su semilla queda a la vista.
table-too-close = Demasiado justo para verlo: menos de { $limit } ms de diferencia. Lo decidieron { $margin } ms.
table-won-by = Ventaja de { $margin } ms, de los que { $compensated } ms compensan la línea.


## Qué se puede decir

say-hello = ¡Hola!
say-good-luck = ¡Suerte!
say-have-fun = ¡A divertirse!
say-well-played = ¡Bien jugado!
say-good-game = Ha sido una buena partida.
say-thanks = ¡Gracias!
say-oops = ¡Uy!
say-so-close = ¡Por poco!
say-wow = ¡Vaya!
say-hurry-up = ¿Un poco más rápido, por favor?
say-take-your-time = Tómate tu tiempo.
say-one-moment = Un momento, por favor.
say-back-again = Ya estoy aquí.
say-sorry = ¡Perdón!
say-again = ¿Otra vez?
say-goodbye = ¡Adiós!
