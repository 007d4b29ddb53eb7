### Teile legen, und Ubongo am Tisch. Namen werden nie gebeugt; $piece ist ein Text wie „Teil 2: Dreierstange“.


## Teile legen: Knöpfe, Hilfe

board-label = Deine Legetafel
board-card = Deine Legetafel: { $done } von { $of } Teilen liegen darauf
board-tray = Teile neben der Legetafel
board-grid = Die Legetafel in Worten
board-turn = Drehen
board-flip = Wenden
board-undo = Rückgängig
board-keys = So legst du Teile
board-keys-mouse = Zieh ein Teil auf die Legetafel, oder tippe das Teil an und dann das Kästchen. Noch einmal antippen dreht es. Beim Ziehen dreht das Mausrad oder ein zweiter Finger, die rechte Taste wendet.
board-keys-piece = Teil 1, 2, 3 oder 4 nehmen
board-keys-move = bewegen (oder von Teil zu Teil, nach oben zur Legetafel)
board-keys-turn = drehen
board-keys-turn-back = andersherum drehen
board-keys-flip = wenden
board-keys-enter = nehmen, hinlegen
board-keys-escape = zurücklegen, wo es war
board-keys-beside = neben die Legetafel legen
board-keys-undo = rückgängig
board-keys-close = Verstanden


## Teile legen: für alle, die zuhören

board-piece = Teil { $number }: { $piece }
board-piece-held = { $piece }, in der Hand; { $width } breit, { $height } hoch
board-piece-laid = { $piece }, auf der Legetafel ab Spalte { $column }, Zeile { $row }; { $width } breit, { $height } hoch
board-piece-beside = { $piece }, neben der Legetafel; { $width } breit, { $height } hoch
board-cell-none = Zeile { $row }, Spalte { $column }: gehört nicht zur Legefläche
board-cell-taken = Zeile { $row }, Spalte { $column }: { $piece }
board-cell-free = Zeile { $row }, Spalte { $column }: frei
board-said-picked = Gewählt: { $piece }.
board-said-laid = Auf der Legetafel: { $piece }, ab Spalte { $column }, Zeile { $row }. Gelegte Teile: { $done } von { $of }.
board-said-beside = Neben der Legetafel: { $piece }.
board-said-turned = Gedreht: { $piece }; { $width } breit, { $height } hoch.
board-said-flipped = Gewendet: { $piece }; { $width } breit, { $height } hoch.
board-said-fits = Spalte { $column }, Zeile { $row }: passt.
board-said-fits-not = Spalte { $column }, Zeile { $row }: passt nicht.
board-said-no-fit = Passt dort nicht: { $piece }.
