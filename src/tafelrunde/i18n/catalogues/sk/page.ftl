### The one page that the server makes itself: shown while no client is built.

page-missing-title = Stôl ešte nie je prestretý
page-missing = Server beží, ale jeho stránky pre prehliadač ešte nie sú zostavené.
page-missing-build = V priečinku projektu ich zostaví { $command }. Potom túto stránku načítaj znova.
page-missing-terminal = Zatiaľ môžeš hrať v termináli: { $command }
