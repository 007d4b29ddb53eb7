### Stukken leggen, en Ubongo aan tafel. Namen worden nooit verbogen; $piece is een tekst zoals ‘Stuk 2: balk van 3’.


## Stukken leggen: knoppen, hulp

board-label = Jouw legtafel
board-card = Jouw legtafel: { $done } van { $of } stukken liggen erop
board-tray = Stukken naast de legtafel
board-grid = De legtafel in woorden
board-turn = Draaien
board-flip = Omkeren
board-undo = Ongedaan maken
board-keys = Zo leg je stukken
board-keys-mouse = Sleep een stuk naar de legtafel, of tik het stuk aan en dan het vakje. Nog eens tikken draait het. Tijdens het slepen draait het wiel of een tweede vinger, de rechterknop keert het om.
board-keys-piece = stuk 1, 2, 3 of 4 pakken
board-keys-move = verplaatsen (of van stuk naar stuk, omhoog naar de legtafel)
board-keys-turn = draaien
board-keys-turn-back = de andere kant op draaien
board-keys-flip = omkeren
board-keys-enter = pakken, neerleggen
board-keys-escape = terugleggen waar het lag
board-keys-beside = naast de legtafel leggen
board-keys-undo = ongedaan maken
board-keys-close = Begrepen


## Stukken leggen: voor wie luistert

board-piece = Stuk { $number }: { $piece }
board-piece-held = { $piece }, in je hand; { $width } breed, { $height } hoog
board-piece-laid = { $piece }, op de legtafel vanaf kolom { $column }, rij { $row }; { $width } breed, { $height } hoog
board-piece-beside = { $piece }, naast de legtafel; { $width } breed, { $height } hoog
board-cell-none = Rij { $row }, kolom { $column }: hoort niet bij het vlak
board-cell-taken = Rij { $row }, kolom { $column }: { $piece }
board-cell-free = Rij { $row }, kolom { $column }: vrij
board-said-picked = Gekozen: { $piece }.
board-said-laid = Op de legtafel: { $piece }, vanaf kolom { $column }, rij { $row }. Gelegde stukken: { $done } van { $of }.
board-said-beside = Naast de legtafel: { $piece }.
board-said-turned = Gedraaid: { $piece }; { $width } breed, { $height } hoog.
board-said-flipped = Omgekeerd: { $piece }; { $width } breed, { $height } hoog.
board-said-fits = Kolom { $column }, rij { $row }: past.
board-said-fits-not = Kolom { $column }, rij { $row }: past niet.
board-said-no-fit = Past daar niet: { $piece }.
