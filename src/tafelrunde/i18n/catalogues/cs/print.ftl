### Co stojí na vytištěných listech a co říká `tafelrunde print`. Bez tvarů množného čísla: čísla stojí za dvojtečkou.


## Na listech

print-boards = Karty s úlohami
print-pieces = Dílky
print-gems = Drahokamy
print-cards = Pozemky
print-rules = Pravidla
print-gem-board = Herní plán
print-track = Ukazatel kol
print-figures = Figurky
print-die = Kostka
print-kingdom = Království
print-won = Kdo kartou vyhraje
print-lost = Kdo s ní prohraje: = s její barvou, ≠ s jinou
print-farmers = Rolníci
print-score-sheet = Bodovací list
print-name = Jméno
print-total = Celkem
print-front = přední strana
print-back = zadní strana
print-join = Zde odstřihni a nalep na první polovinu.
print-scale = Tisknout ve skutečné velikosti (100 %): toto je 5 cm


## Hlášení

print-done = Soubor { $file } je zapsán. Stran: { $pages }
print-unwritable = Soubor { $file } nelze zapsat: { $reason }
print-interrupted = Zastaveno. Nic se nezapsalo.
print-no-deck = Soubor s kartami { $file } neexistuje a vestavěná sada toho jména také ne ({ $known }).
print-unreadable = Soubor { $file } nelze přečíst: { $reason }
print-no-card = Sada { $deck } nemá kartu s číslem { $number }.
