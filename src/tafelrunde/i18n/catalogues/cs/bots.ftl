# Boti: jak dobře hrají a co říká nápověda.

bad-level = Úroveň „{ $level }“ neexistuje. Vyber z těchto: { $levels }.

level-beginner = začátečník
level-player = hráč
level-expert = expert
level-calm = klidný
level-quick = rychlý
level-sharp = bystrý
level-random = náhodný
level-greedy = chamtivý
level-flat = ploché hledání

refused-table-no-practice = Rady jsou jen pro hry proti samým botům a pro stoly otevřené na cvičení.
refused-table-nothing-to-advise = Právě teď nemáš z čeho vybírat.
refused-table-no-adviser = K této hře zatím nikdo neradí.
refused-table-practice-or-rated = Stůl je buď na cvičení, nebo se hodnotí, ne obojí.

why-takes = Zdvih určitě získá.
why-may-take = Zdvih získá asi v { $percent } případech ze 100.
why-cannot-take = Tenhle zdvih už získat nemůže.
why-farmers-taking = { $count ->
    [one] Když zdvih získá, přinese ti jednoho rolníka.
    [few] Když zdvih získá, přinese ti { $count } rolníky.
   *[other] Když zdvih získá, přinese ti { $count } rolníků.
}
why-farmers-losing = { $count ->
    [one] Když zdvih prohraje, přinese ti jednoho rolníka.
    [few] Když zdvih prohraje, přinese ti { $count } rolníky.
   *[other] Když zdvih prohraje, přinese ti { $count } rolníků.
}
why-lands-good = { $points ->
    [one] Když tenhle zdvih získáš, přinesou jeho pozemky tvému království asi jeden bod.
    [few] Když tenhle zdvih získáš, přinesou jeho pozemky tvému království asi { $points } body.
   *[other] Když tenhle zdvih získáš, přinesou jeho pozemky tvému království asi { $points } bodů.
}
why-lands-bad = { $points ->
    [one] Když tenhle zdvih získáš, budou jeho pozemky stát tvoje království asi jeden bod.
    [few] Když tenhle zdvih získáš, budou jeho pozemky stát tvoje království asi { $points } body.
   *[other] Když tenhle zdvih získáš, budou jeho pozemky stát tvoje království asi { $points } bodů.
}
why-worth-now = Body tvého království, kdyby teď leželo takto: { $points }
