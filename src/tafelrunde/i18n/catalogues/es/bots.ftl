# Bots: qué bien juegan y qué dice una pista.

bad-level = No hay ningún nivel «{ $level }». Elige entre { $levels }.

level-beginner = principiante
level-player = jugador
level-expert = experto
level-calm = tranquilo
level-quick = rápido
level-sharp = agudo
level-random = al azar
level-greedy = codicioso
level-flat = búsqueda plana
