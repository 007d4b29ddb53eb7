### The words of the rules' pages and of the tutorials, beside the rules themselves.


## The pages of the rules

learn-games = Hry
learn-chapters = Kapitoly
learn-try = Teď si to zkusit
