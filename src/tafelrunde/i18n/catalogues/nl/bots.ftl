# Bots: hoe goed ze spelen en wat een tip zegt.

bad-level = Er is geen niveau “{ $level }”. Kies uit { $levels }.

level-beginner = beginner
level-player = speler
level-expert = expert
level-calm = rustig
level-quick = vlot
level-sharp = scherp
level-random = toeval
level-greedy = gulzig
level-flat = vlakke zoektocht
