### The one page that the server makes itself: shown while no client is built.

page-missing-title = La mesa aún no está puesta
page-missing = El servidor funciona, pero sus páginas para el navegador aún no se han construido.
page-missing-build = En la carpeta del proyecto, { $command } las construye. Después vuelve a cargar esta página.
page-missing-terminal = Mientras tanto puedes jugar en la terminal: { $command }
