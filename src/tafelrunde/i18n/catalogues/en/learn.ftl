### The words of the rules' pages and of the tutorials, beside the rules themselves.


## The pages of the rules

learn-games = Games
learn-chapters = Chapters
learn-try = Now try it
