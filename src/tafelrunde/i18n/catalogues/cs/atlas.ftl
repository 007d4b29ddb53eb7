### Co říká `tafelrunde atlas`. Bez tvarů množného čísla: čísla stojí za dvojtečkou.

atlas-what = Řekni, kolik dílků má sada, například: tafelrunde atlas --pieces 3
atlas-pieces = Sada v atlasu má 1 až 5 dílků.
atlas-box = Rámec je nejméně 1 čtvereček široký a vysoký.
atlas-five-need-a-box = Pro 5 dílků uveď rámec nejvýše se 116 čtverečky, například --box 6x5.
atlas-slow = Jádro se nepoužívá, počítá tedy Python a potrvá to dlouho: minuty pro 3 dílky, mnohem déle pro více.
atlas-interrupted = Zastaveno. Nic se nezapsalo.
atlas-file = { $file }: { $reason }
atlas-foreign = { $file } není atlas.
atlas-newer = { $file } zapsala novější Tafelrunde. Aktualizuj tuto.
atlas-truncated = { $file } není celý: chybí konec, nebo něco přibylo.
atlas-damaged = { $file } je poškozený: takto zapsán nebyl.
atlas-sound = { $file } je v pořádku. Ploch: { $regions }
atlas-region = Plocha se píše v řádcích z # a . jako ##./###
atlas-entry = Čtverečků: { $area }. Sad dílků: { $sets }, z toho s jediným způsobem: { $unique }. Každá sada s počtem způsobů:
atlas-found = Nalezeno: { $found }. Ukázáno: { $shown }.
