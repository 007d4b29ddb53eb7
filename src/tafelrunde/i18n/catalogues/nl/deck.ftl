### Wat `tafelrunde deck` te zeggen heeft. Geen meervoudsvormen: getallen staan na een dubbele punt.

deck-made = { $file } is geschreven. Kaarten: { $cards }
deck-interrupted = Gestopt. Er is niets geschreven.
deck-used-up = Er zijn niet genoeg verschillende vlakken. Zijde: { $side }, vakjes: { $size }. Vraag minder kaarten, of noem een atlas voor deze zijde.
deck-sound = { $deck }: elke opgave is oplosbaar. Kaarten: { $cards }
deck-side = { $side } – opgaven: { $tasks }, met maar één manier: { $single }, meeste manieren: { $most }, met moeilijkheid 1 tot 5: { $grades }
deck-legend = ●●○○○ zegt hoe moeilijk een opgave is, van 1 tot 5, en × op hoeveel manieren ze op te lossen is.
