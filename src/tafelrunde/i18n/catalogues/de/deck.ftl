### Was `tafelrunde deck` zu sagen hat. Keine Mehrzahlformen: Zahlen stehen nach einem Doppelpunkt.

deck-made = { $file } ist geschrieben. Karten: { $cards }
deck-interrupted = Angehalten. Es wurde nichts geschrieben.
deck-used-up = Es gibt nicht genug verschiedene Flächen. Seite: { $side }, Felder: { $size }. Verlange weniger Karten oder nenne einen Atlas für diese Seite.
deck-sound = { $deck }: Jede Aufgabe ist lösbar. Karten: { $cards }
deck-side = { $side } – Aufgaben: { $tasks }, mit nur einem Weg: { $single }, meiste Wege: { $most }, mit Schwierigkeit 1 bis 5: { $grades }
deck-legend = ●●○○○ sagt, wie schwierig eine Aufgabe ist, von 1 bis 5, und ×, auf wie viele Arten sie lösbar ist.
