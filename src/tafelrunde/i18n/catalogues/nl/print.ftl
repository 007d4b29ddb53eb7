### Wat op gedrukte vellen staat, en wat `tafelrunde print` te zeggen heeft. Geen meervoudsvormen: getallen staan na een dubbele punt.


## Op de vellen

print-boards = Legtafels
print-pieces = Legstukken
print-gems = Edelstenen
print-cards = Landerijen
print-rules = Regels
print-gem-board = Spelbord
print-track = Rondebaan
print-figures = Spelfiguren
print-die = Dobbelsteen
print-kingdom = Koninkrijk
print-won = Wie met de kaart wint
print-lost = Wie ermee verliest: = van de eigen kleur, ≠ van een andere
print-farmers = Boeren
print-score-sheet = Scoreblad
print-name = Naam
print-total = Totaal
print-front = voorkant
print-back = achterkant
print-join = Hier afknippen en op de eerste helft plakken.
print-scale = Op ware grootte afdrukken (100 %): dit is 5 cm


## Meldingen

print-done = { $file } is geschreven. Pagina’s: { $pages }
print-unwritable = { $file } kan niet worden geschreven: { $reason }
print-interrupted = Gestopt. Er is niets geschreven.
print-no-deck = Er is geen bestand { $file } en geen ingebouwde set legtafels met deze naam ({ $known }).
print-unreadable = { $file } kan niet worden gelezen: { $reason }
print-no-card = De set { $deck } heeft geen legtafel met nummer { $number }.
