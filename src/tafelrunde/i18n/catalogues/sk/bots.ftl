# Boti: ako dobre hrajú a čo hovorí pomôcka.

bad-level = Úroveň „{ $level }“ neexistuje. Vyber z týchto: { $levels }.

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
refused-table-nothing-to-advise = Práve teraz nemáš z čoho vyberať.
refused-table-no-adviser = K tejto hre zatiaľ nikto neradí.
refused-table-practice-or-rated = Stôl je buď na cvičenie, alebo sa hodnotí, nie oboje.

why-takes = Zdvih určite získa.
why-may-take = Zdvih získa asi v { $percent } prípadoch zo 100.
why-cannot-take = Tento zdvih už získať nemôže.
why-farmers-taking = { $count ->
    [one] Ak zdvih získa, prinesie ti jedného roľníka.
    [few] Ak zdvih získa, prinesie ti { $count } roľníkov.
   *[other] Ak zdvih získa, prinesie ti { $count } roľníkov.
}
why-farmers-losing = { $count ->
    [one] Ak zdvih prehrá, prinesie ti jedného roľníka.
    [few] Ak zdvih prehrá, prinesie ti { $count } roľníkov.
   *[other] Ak zdvih prehrá, prinesie ti { $count } roľníkov.
}
why-lands-good = { $points ->
    [one] Ak tento zdvih získaš, prinesú jeho pozemky tvojmu kráľovstvu asi jeden bod.
    [few] Ak tento zdvih získaš, prinesú jeho pozemky tvojmu kráľovstvu asi { $points } body.
   *[other] Ak tento zdvih získaš, prinesú jeho pozemky tvojmu kráľovstvu asi { $points } bodov.
}
why-lands-bad = { $points ->
    [one] Ak tento zdvih získaš, budú jeho pozemky stáť tvoje kráľovstvo asi jeden bod.
    [few] Ak tento zdvih získaš, budú jeho pozemky stáť tvoje kráľovstvo asi { $points } body.
   *[other] Ak tento zdvih získaš, budú jeho pozemky stáť tvoje kráľovstvo asi { $points } bodov.
}
why-worth-now = Body tvojho kráľovstva, keby teraz ležalo takto: { $points }
