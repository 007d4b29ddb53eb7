### Ukladanie dielikov a Ubongo pri stole. Mená sa nikdy neskloňujú; $piece je text ako „Dielik 2: tyčka z 3 štvorčekov“.


## Ukladanie dielikov: tlačidlá, pomoc

board-label = Vaša karta
board-card = Vaša karta: položené dieliky { $done } z { $of }
board-tray = Dieliky vedľa karty
board-grid = Karta slovami
board-turn = Otočiť
board-flip = Prevrátiť
board-undo = Späť
board-keys = Ako sa ukladajú dieliky
board-keys-mouse = Potiahnite dielik na kartu, alebo ťuknite na dielik a potom na štvorček. Ďalším ťuknutím sa otočí. Pri ťahaní ho otáča koliesko alebo druhý prst a pravé tlačidlo ho prevráti.
board-keys-piece = vziať dielik 1, 2, 3 alebo 4
board-keys-move = posúvať (alebo prejsť od dielika k dieliku, hore na kartu)
board-keys-turn = otočiť
board-keys-turn-back = otočiť na druhú stranu
board-keys-flip = prevrátiť
board-keys-enter = vziať, položiť
board-keys-escape = vrátiť, kde ležal
board-keys-beside = odložiť vedľa karty
board-keys-undo = späť
board-keys-close = Rozumiem


## Ukladanie dielikov: pre tých, ktorí počúvajú

board-piece = Dielik { $number }: { $piece }
board-piece-held = { $piece }, v ruke; šírka { $width }, výška { $height }
board-piece-laid = { $piece }, na karte od stĺpca { $column }, riadka { $row }; šírka { $width }, výška { $height }
board-piece-beside = { $piece }, vedľa karty; šírka { $width }, výška { $height }
board-cell-none = Riadok { $row }, stĺpec { $column }: nepatrí k ploche
board-cell-taken = Riadok { $row }, stĺpec { $column }: { $piece }
board-cell-free = Riadok { $row }, stĺpec { $column }: voľné
board-said-picked = Vybraté: { $piece }.
board-said-laid = Na karte: { $piece }, od stĺpca { $column }, riadka { $row }. Položené dieliky: { $done } z { $of }.
board-said-beside = Vedľa karty: { $piece }.
board-said-turned = Otočené: { $piece }; šírka { $width }, výška { $height }.
board-said-flipped = Prevrátené: { $piece }; šírka { $width }, výška { $height }.
board-said-fits = Stĺpec { $column }, riadok { $row }: pasuje.
board-said-fits-not = Stĺpec { $column }, riadok { $row }: nepasuje.
board-said-no-fit = Sem nepasuje: { $piece }.
