# Boti: ako dobre hrajú a čo hovorí pomôcka.

bad-level = Úroveň „{ $level }“ neexistuje. Vyberte z týchto: { $levels }.

level-beginner = začiatočník
level-player = hráč
level-expert = expert
level-calm = pokojný
level-quick = rýchly
level-sharp = bystrý
level-random = náhodný
level-greedy = chamtivý
level-flat = ploché hľadanie
