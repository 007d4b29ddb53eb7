### Čo hovorí `tafelrunde solve`.

solve-what = Uveď plochu a dieliky, napríklad: tafelrunde solve "##./###" --pieces I2,I3
solve-count = { $count ->
    [0] Týmito dielikmi sa plocha zakryť nedá.
    [one] { $count } spôsob, ako plochu zakryť.
    [few] { $count } spôsoby, ako plochu zakryť.
   *[other] { $count } spôsobov, ako plochu zakryť.
  }

solve-region-empty = Plocha nemá žiadne štvorčeky. Za každý štvorček napíš #.
solve-region-ragged = Riadky plochy nie sú rovnako dlhé: riadok { $row } nie je taký dlhý ako riadok 1. Doplň bodky.
solve-region-character = V riadku { $row } plochy je „{ $character }“. Píš # za štvorček a . za prázdne miesto.
solve-region-too-large = Plocha je { $width } široká a { $height } vysoká. Prehľadať sa dá najviac 8 krát 7; možno sa zmestí otočená.
solve-set-unknown = Dielik { $piece } neexistuje. Dvanásť dielikov je I2, I3, V3, I4, O4, T4, S4, L4, P5, L5, Y5 a Z5.
solve-set-twice = Dielik { $piece } je uvedený dvakrát. Každý dielik je len raz.
solve-set-size = Dieliky majú spolu { $pieces } štvorčekov, ale plocha ich má { $region }.
solve-interrupted = Zastavené. Čo sa dovtedy našlo, je vyššie.
