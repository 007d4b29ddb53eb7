### Pokládání dílků a Ubongo u stolu. Jména se nikdy neskloňují; $piece je text jako „Dílek 2: tyčka ze 3 čtverečků“.


## Pokládání dílků: tlačítka, nápověda

board-label = Vaše karta
board-card = Vaše karta: položené dílky { $done } z { $of }
board-tray = Dílky vedle karty
board-grid = Karta slovy
board-turn = Otočit
board-flip = Převrátit
board-undo = Zpět
board-keys = Jak se pokládají dílky
board-keys-mouse = Přetáhněte dílek na kartu, nebo klepněte na dílek a potom na čtvereček. Dalším klepnutím se otočí. Při tažení ho otáčí kolečko nebo druhý prst a pravé tlačítko ho převrátí.
board-keys-piece = vzít dílek 1, 2, 3 nebo 4
board-keys-move = posouvat (nebo přejít od dílku k dílku, nahoru na kartu)
board-keys-turn = otočit
board-keys-turn-back = otočit na druhou stranu
board-keys-flip = převrátit
board-keys-enter = vzít, položit
board-keys-escape = vrátit, kde ležel
board-keys-beside = odložit vedle karty
board-keys-undo = zpět
board-keys-close = Rozumím


## Pokládání dílků: pro ty, kdo poslouchají

board-piece = Dílek { $number }: { $piece }
board-piece-held = { $piece }, v ruce; šířka { $width }, výška { $height }
board-piece-laid = { $piece }, na kartě od sloupce { $column }, řádku { $row }; šířka { $width }, výška { $height }
board-piece-beside = { $piece }, vedle karty; šířka { $width }, výška { $height }
board-cell-none = Řádek { $row }, sloupec { $column }: nepatří k ploše
board-cell-taken = Řádek { $row }, sloupec { $column }: { $piece }
board-cell-free = Řádek { $row }, sloupec { $column }: volné
board-said-picked = Vybráno: { $piece }.
board-said-laid = Na kartě: { $piece }, od sloupce { $column }, řádku { $row }. Položené dílky: { $done } z { $of }.
board-said-beside = Vedle karty: { $piece }.
board-said-turned = Otočeno: { $piece }; šířka { $width }, výška { $height }.
board-said-flipped = Převráceno: { $piece }; šířka { $width }, výška { $height }.
board-said-fits = Sloupec { $column }, řádek { $row }: pasuje.
board-said-fits-not = Sloupec { $column }, řádek { $row }: nepasuje.
board-said-no-fit = Sem nepasuje: { $piece }.
