### The words of the rules' pages and of the tutorials, beside the rules themselves.


## The pages of the rules

learn-games = Spellen
learn-chapters = Hoofdstukken
learn-try = Nu zelf proberen
