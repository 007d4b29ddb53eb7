### Čo hovorí `tafelrunde deck`. Bez tvarov množného čísla: čísla stoja za dvojbodkou.

deck-made = Súbor { $file } je zapísaný. Karty: { $cards }
deck-interrupted = Zastavené. Nič sa nezapísalo.
deck-used-up = Rôznych plôch nie je dosť. Strana: { $side }, políčka: { $size }. Žiadaj menej kariet alebo uveď atlas pre túto stranu.
deck-sound = { $deck }: každá úloha má riešenie. Karty: { $cards }
deck-side = { $side } – úlohy: { $tasks }, s jediným spôsobom: { $single }, najviac spôsobov: { $most }, s náročnosťou 1 až 5: { $grades }
deck-legend = ●●○○○ hovorí, aká ťažká je úloha, od 1 do 5, a × koľkými spôsobmi sa dá vyriešiť.
