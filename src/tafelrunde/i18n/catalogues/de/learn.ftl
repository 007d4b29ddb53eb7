### The words of the rules' pages and of the tutorials, beside the rules themselves.


## The pages of the rules

learn-games = Spiele
learn-chapters = Kapitel
learn-try = Jetzt ausprobieren
