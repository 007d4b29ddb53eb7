### Co říká `tafelrunde deck`. Bez tvarů množného čísla: čísla stojí za dvojtečkou.

deck-made = Soubor { $file } je zapsaný. Karty: { $cards }
deck-interrupted = Zastaveno. Nic se nezapsalo.
deck-used-up = Různých ploch není dost. Strana: { $side }, políčka: { $size }. Žádej méně karet, nebo uveď atlas pro tuto stranu.
deck-sound = { $deck }: každá úloha má řešení. Karty: { $cards }
deck-side = { $side } – úlohy: { $tasks }, s jediným způsobem: { $single }, nejvíc způsobů: { $most }, s obtížností 1 až 5: { $grades }
deck-legend = ●●○○○ říká, jak je úloha těžká, od 1 do 5, a × kolika způsoby se dá vyřešit.
