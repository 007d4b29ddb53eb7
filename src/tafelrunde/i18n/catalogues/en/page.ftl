### The one page that the server makes itself: shown while no client is built.

page-missing-title = The table is not laid yet
page-missing = The server is running, but its pages for the browser have not been built.
page-missing-build = In the project’s folder, { $command } builds them. Then load this page again.
page-missing-terminal = Meanwhile you can play in the terminal: { $command }
