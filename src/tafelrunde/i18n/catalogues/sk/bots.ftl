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

refused-table-no-practice = Rady sú len pre hry proti samým botom a pre stoly otvorené na cvičenie.
refused-table-nothing-to-advise = Práve teraz nemáte z čoho vyberať.
refused-table-no-adviser = K tejto hre zatiaľ nikto neradí.
refused-table-practice-or-rated = Stôl je buď na cvičenie, alebo sa hodnotí, nie oboje.

why-takes = Zdvih určite získa.
why-may-take = Zdvih získa asi v { $percent } prípadoch zo 100.
why-cannot-take = Tento zdvih už získať nemôže.
why-farmers-taking = { $count ->
    [one] Ak zdvih získa, prinesie vám jedného roľníka.
    [few] Ak zdvih získa, prinesie vám { $count } roľníkov.
   *[other] Ak zdvih získa, prinesie vám { $count } roľníkov.
}
why-farmers-losing = { $count ->
    [one] Ak zdvih prehrá, prinesie vám jedného roľníka.
    [few] Ak zdvih prehrá, prinesie vám { $count } roľníkov.
   *[other] Ak zdvih prehrá, prinesie vám { $count } roľníkov.
}
why-lands-good = { $points ->
    [one] Ak tento zdvih získate, prinesú jeho pozemky vášmu kráľovstvu asi jeden bod.
    [few] Ak tento zdvih získate, prinesú jeho pozemky vášmu kráľovstvu asi { $points } body.
   *[other] Ak tento zdvih získate, prinesú jeho pozemky vášmu kráľovstvu asi { $points } bodov.
}
why-lands-bad = { $points ->
    [one] Ak tento zdvih získate, budú jeho pozemky stáť vaše kráľovstvo asi jeden bod.
    [few] Ak tento zdvih získate, budú jeho pozemky stáť vaše kráľovstvo asi { $points } body.
   *[other] Ak tento zdvih získate, budú jeho pozemky stáť vaše kráľovstvo asi { $points } bodov.
}
why-worth-now = Body vášho kráľovstva, keby teraz ležalo takto: { $points }
