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

refused-table-no-practice = Tips zijn er voor partijen tegen alleen bots en aan tafels die zijn geopend om te oefenen.
refused-table-nothing-to-advise = Je hebt nu niets te kiezen.
refused-table-no-adviser = Voor dit spel geeft nog niemand advies.
refused-table-practice-or-rated = Een tafel is om te oefenen of telt mee, niet allebei.

why-takes = Pakt de slag zeker.
why-may-take = Pakt de slag in ongeveer { $percent } van de 100 gevallen.
why-cannot-take = Kan deze slag niet meer pakken.
why-farmers-taking = { $count ->
    [one] Pakt hij de slag, dan levert hij je één boer op.
   *[other] Pakt hij de slag, dan levert hij je { $count } boeren op.
}
why-farmers-losing = { $count ->
    [one] Verliest hij de slag, dan levert hij je één boer op.
   *[other] Verliest hij de slag, dan levert hij je { $count } boeren op.
}
why-lands-good = { $points ->
    [one] Pak je deze slag, dan leveren de landerijen je koninkrijk ongeveer één punt op.
   *[other] Pak je deze slag, dan leveren de landerijen je koninkrijk ongeveer { $points } punten op.
}
why-lands-bad = { $points ->
    [one] Pak je deze slag, dan kosten de landerijen je koninkrijk ongeveer één punt.
   *[other] Pak je deze slag, dan kosten de landerijen je koninkrijk ongeveer { $points } punten.
}
why-worth-now = Punten van je koninkrijk als het nu zo zou liggen: { $points }
