### Čo hovorí `tafelrunde atlas`. Bez tvarov množného čísla: čísla stoja za dvojbodkou.

atlas-what = Povedz, koľko dielikov má sada, napríklad: tafelrunde atlas --pieces 3
atlas-pieces = Sada v atlase má 1 až 5 dielikov.
atlas-box = Rámec je najmenej 1 štvorček široký a vysoký.
atlas-five-need-a-box = Pre 5 dielikov uveď rámec najviac so 116 štvorčekmi, napríklad --box 6x5.
atlas-slow = Jadro sa nepoužíva, počíta teda Python a potrvá to dlho: minúty pre 3 dieliky, oveľa dlhšie pre viac.
atlas-interrupted = Zastavené. Nič sa nezapísalo.
atlas-file = { $file }: { $reason }
atlas-foreign = { $file } nie je atlas.
atlas-newer = { $file } zapísala novšia Tafelrunde. Aktualizuj túto.
atlas-truncated = { $file } nie je celý: chýba koniec, alebo niečo pribudlo.
atlas-damaged = { $file } je poškodený: takto zapísaný nebol.
atlas-sound = { $file } je v poriadku. Plôch: { $regions }
atlas-region = Plocha sa píše v riadkoch z # a . ako ##./###
atlas-entry = Štvorčekov: { $area }. Sád dielikov: { $sets }, z toho s jediným spôsobom: { $unique }. Každá sada s počtom spôsobov:
atlas-found = Nájdené: { $found }. Ukázané: { $shown }.
