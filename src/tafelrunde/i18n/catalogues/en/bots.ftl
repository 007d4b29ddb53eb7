# Bots: how well they play, and what a hint says.

bad-level = There is no level “{ $level }”. Choose from { $levels }.

level-beginner = beginner
level-player = player
level-expert = expert
level-calm = calm
level-quick = quick
level-sharp = sharp
level-random = random
level-greedy = greedy
level-flat = flat search
