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
