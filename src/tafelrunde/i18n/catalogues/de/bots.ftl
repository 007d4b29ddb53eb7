# Bots: wie gut sie spielen und was ein Tipp sagt.

bad-level = Eine Stufe „{ $level }“ gibt es nicht. Zur Wahl stehen { $levels }.

level-beginner = Einsteiger
level-player = Könner
level-expert = Experte
level-calm = gemächlich
level-quick = flink
level-sharp = scharf
level-random = Zufall
level-greedy = gierig
level-flat = flache Suche

refused-table-no-practice = Tipps gibt es in Partien gegen Bots allein und an Tischen, die zum Üben geöffnet wurden.
refused-table-nothing-to-advise = Gerade hast du nichts zu wählen.
refused-table-no-adviser = Für dieses Spiel gibt noch niemand Rat.
refused-table-practice-or-rated = Ein Tisch ist entweder zum Üben da oder er wird gewertet, nicht beides.

why-takes = Holt den Stich sicher.
why-may-take = Holt den Stich in etwa { $percent } von 100 Fällen.
why-cannot-take = Kann diesen Stich nicht mehr holen.
why-farmers-taking = { $count ->
    [one] Holt sie den Stich, bringt sie dir einen Bauern.
   *[other] Holt sie den Stich, bringt sie dir { $count } Bauern.
}
why-farmers-losing = { $count ->
    [one] Verliert sie den Stich, bringt sie dir einen Bauern.
   *[other] Verliert sie den Stich, bringt sie dir { $count } Bauern.
}
why-lands-good = { $points ->
    [one] Holst du diesen Stich, bringen seine Ländereien deinem Königreich etwa einen Punkt.
   *[other] Holst du diesen Stich, bringen seine Ländereien deinem Königreich etwa { $points } Punkte.
}
why-lands-bad = { $points ->
    [one] Holst du diesen Stich, kosten seine Ländereien dein Königreich etwa einen Punkt.
   *[other] Holst du diesen Stich, kosten seine Ländereien dein Königreich etwa { $points } Punkte.
}
why-worth-now = Punkte deines Königreichs, wenn es jetzt so läge: { $points }
