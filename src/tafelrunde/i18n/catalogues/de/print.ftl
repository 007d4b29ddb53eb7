### Was auf gedruckten Bögen steht, und was `tafelrunde print` zu sagen hat. Keine Mehrzahlformen: Zahlen stehen nach einem Doppelpunkt.


## Auf den Bögen

print-boards = Legetafeln
print-pieces = Legeteile
print-gems = Edelsteine
print-cards = Ländereien
print-rules = Regeln
print-gem-board = Spielplan
print-track = Rundenleiste
print-figures = Spielfiguren
print-die = Würfel
print-kingdom = Königreich
print-won = Wer mit der Karte gewinnt
print-lost = Wer mit ihr verliert: = gegen die eigene Farbe, ≠ gegen eine andere
print-farmers = Bauern
print-score-sheet = Wertungsblatt
print-name = Name
print-total = Summe
print-front = Vorderseite
print-back = Rückseite
print-join = Hier abschneiden und auf die erste Hälfte kleben.
print-scale = In Originalgröße drucken (100 %): das sind 5 cm


## Meldungen

print-done = { $file } ist geschrieben. Seiten: { $pages }
print-unwritable = { $file } lässt sich nicht schreiben: { $reason }
print-interrupted = Angehalten. Es wurde nichts geschrieben.
print-no-deck = Es gibt keine Datei { $file } und keinen eingebauten Satz von Legetafeln dieses Namens ({ $known }).
print-unreadable = { $file } lässt sich nicht lesen: { $reason }
print-no-card = Der Satz { $deck } hat keine Legetafel mit der Nummer { $number }.
