### The one page that the server makes itself: shown while no client is built.

page-missing-title = De tafel is nog niet gedekt
page-missing = De server draait, maar zijn pagina’s voor de browser zijn nog niet gebouwd.
page-missing-build = In de map van het project bouwt { $command } ze. Laad daarna deze pagina opnieuw.
page-missing-terminal = Intussen kun je in de terminal spelen: { $command }
