### Čo stojí na vytlačených hárkoch a čo hovorí `tafelrunde print`. Bez tvarov množného čísla: čísla stoja za dvojbodkou.


## Na hárkoch

print-boards = Karty s úlohami
print-pieces = Dieliky
print-gems = Drahokamy
print-cards = Pozemky
print-rules = Pravidlá
print-gem-board = Herný plán
print-track = Ukazovateľ kôl
print-figures = Figúrky
print-die = Kocka
print-kingdom = Kráľovstvo
print-won = Kto kartou vyhrá
print-lost = Kto s ňou prehrá: = s jej farbou, ≠ s inou
print-farmers = Roľníci
print-score-sheet = Bodovací hárok
print-name = Meno
print-total = Spolu
print-front = predná strana
print-back = zadná strana
print-join = Tu odstrihni a nalep na prvú polovicu.
print-scale = Tlačiť v skutočnej veľkosti (100 %): toto je 5 cm


## Hlásenia

print-done = Súbor { $file } je zapísaný. Strán: { $pages }
print-unwritable = Súbor { $file } sa nedá zapísať: { $reason }
print-interrupted = Zastavené. Nič sa nezapísalo.
print-no-deck = Súbor s kartami { $file } neexistuje a vstavaná sada s týmto menom tiež nie ({ $known }).
print-unreadable = Súbor { $file } sa nedá prečítať: { $reason }
print-no-card = Sada { $deck } nemá kartu s číslom { $number }.
