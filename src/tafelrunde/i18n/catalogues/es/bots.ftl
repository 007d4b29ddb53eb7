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

refused-table-no-practice = Las pistas son para partidas solo contra bots y para mesas abiertas para practicar.
refused-table-nothing-to-advise = Ahora mismo no tienes nada que elegir.
refused-table-no-adviser = Para este juego nadie da consejos todavía.
refused-table-practice-or-rated = Una mesa es para practicar o puntúa, no las dos cosas.

why-takes = Se lleva la baza seguro.
why-may-take = Se lleva la baza en unos { $percent } de cada 100 casos.
why-cannot-take = Ya no puede llevarse esta baza.
why-farmers-taking = { $count ->
    [one] Si se lleva la baza, te da un campesino.
   *[other] Si se lleva la baza, te da { $count } campesinos.
}
why-farmers-losing = { $count ->
    [one] Si pierde la baza, te da un campesino.
   *[other] Si pierde la baza, te da { $count } campesinos.
}
why-lands-good = { $points ->
    [one] Si te llevas esta baza, sus tierras dan a tu reino cerca de un punto.
   *[other] Si te llevas esta baza, sus tierras dan a tu reino cerca de { $points } puntos.
}
why-lands-bad = { $points ->
    [one] Si te llevas esta baza, sus tierras cuestan a tu reino cerca de un punto.
   *[other] Si te llevas esta baza, sus tierras cuestan a tu reino cerca de { $points } puntos.
}
why-worth-now = Puntos de tu reino si ahora quedara así: { $points }
