# Boti: jak dobře hrají a co říká nápověda.

bad-level = Úroveň „{ $level }“ neexistuje. Vyberte z těchto: { $levels }.

level-beginner = začátečník
level-player = hráč
level-expert = expert
level-calm = klidný
level-quick = rychlý
level-sharp = bystrý
level-random = náhodný
level-greedy = chamtivý
level-flat = ploché hledání
