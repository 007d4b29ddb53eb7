### Co říká `tafelrunde solve`.

solve-what = Uveď plochu a dílky, například: tafelrunde solve "##./###" --pieces I2,I3
solve-count = { $count ->
    [0] Těmito dílky plochu zakrýt nelze.
    [one] { $count } způsob, jak plochu zakrýt.
    [few] { $count } způsoby, jak plochu zakrýt.
   *[other] { $count } způsobů, jak plochu zakrýt.
  }

solve-region-empty = Plocha nemá žádné čtverečky. Za každý čtvereček napiš #.
solve-region-ragged = Řádky plochy nejsou stejně dlouhé: řádek { $row } není tak dlouhý jako řádek 1. Doplň tečky.
solve-region-character = V řádku { $row } plochy je „{ $character }“. Piš # za čtvereček a . za prázdné místo.
solve-region-too-large = Plocha je { $width } široká a { $height } vysoká. Prohledat lze nejvýše 8 krát 7; možná se vejde otočená.
solve-set-unknown = Dílek { $piece } neexistuje. Dvanáct dílků je I2, I3, V3, I4, O4, T4, S4, L4, P5, L5, Y5 a Z5.
solve-set-twice = Dílek { $piece } je uveden dvakrát. Každý dílek je jen jednou.
solve-set-size = Dílky mají dohromady { $pieces } čtverečků, ale plocha jich má { $region }.
solve-interrupted = Zastaveno. Co se do té doby našlo, je výše.
