### The one page that the server makes itself: shown while no client is built.

page-missing-title = Der Tisch ist noch nicht gedeckt
page-missing = Der Server läuft, aber seine Seiten für den Browser sind noch nicht gebaut.
page-missing-build = Im Ordner des Projekts baut { $command } sie. Lade danach diese Seite neu.
page-missing-terminal = Inzwischen kannst du im Terminal spielen: { $command }
