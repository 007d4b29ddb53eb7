### The one page that the server makes itself: shown while no client is built.

page-missing-title = Stůl ještě není prostřený
page-missing = Server běží, ale jeho stránky pro prohlížeč ještě nejsou sestavené.
page-missing-build = Ve složce projektu je sestaví { $command }. Potom tuto stránku načti znovu.
page-missing-terminal = Zatím můžeš hrát v terminálu: { $command }
