### The words of the rules' pages and of the tutorials, beside the rules themselves.


## The pages of the rules

learn-games = Juegos
learn-chapters = Capítulos
learn-try = Pruébalo ahora
