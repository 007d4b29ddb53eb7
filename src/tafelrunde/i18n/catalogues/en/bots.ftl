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

refused-table-no-practice = Hints are for games against bots alone, and for tables that were opened for practice.
refused-table-nothing-to-advise = There is nothing for you to choose just now.
refused-table-no-adviser = Nobody gives advice for this game yet.
refused-table-practice-or-rated = A table is either for practice or rated, not both.

why-takes = Takes the trick for sure.
why-may-take = Takes the trick in about { $percent } of 100 cases.
why-cannot-take = Can no longer take this trick.
why-farmers-taking = { $count ->
    [one] If it takes the trick, it brings you one farmer.
   *[other] If it takes the trick, it brings you { $count } farmers.
}
why-farmers-losing = { $count ->
    [one] If it loses the trick, it brings you one farmer.
   *[other] If it loses the trick, it brings you { $count } farmers.
}
why-lands-good = { $points ->
    [one] If you take this trick, its lands bring your kingdom about one point.
   *[other] If you take this trick, its lands bring your kingdom about { $points } points.
}
why-lands-bad = { $points ->
    [one] If you take this trick, its lands cost your kingdom about one point.
   *[other] If you take this trick, its lands cost your kingdom about { $points } points.
}
why-worth-now = Points of your kingdom if it lay like this now: { $points }
