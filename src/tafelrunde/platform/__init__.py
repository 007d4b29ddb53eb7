"""Tables, seats, clocks and persons; knows no game (it is handed the CATALOGUE), no wire and no database.

ports      what the platform needs of the world: a clock, entropy, the log and the records
seating    a table's own words: who sits, by which house rules; folds `table.*` events
hosting    what people may do with the table itself: sit, leave, begin, pause, and what the host alone may
standing   where a table stands: the fold of all its stored rows, its seating's and its game's
fairness   how much of a seat's delay is made up for: measured lines, credits, settling, leads
limits     how much is too much
company    who is at a table, and what they do there beside the game: progress and talk
clock      the real clock
alarms     table time, and the one alarm of a table
archive    what is kept of finished games and of persons: values, and the port that keeps them
recording  what remains of a game that is over;  rating: how good somebody is
retold     a finished game again, step by step or as a file;  bringing: one from elsewhere
chores     what a house does beside playing
accounts   coming back from another device
session    persons, names, and the cause of a command
telling    what a table says to those who look at it: the words
audience   what is told to whom, and when: a reveal reaches everybody at the same time
thinking   bots asked off the event loop, never longer than a table waits
sitters    the bots at one table: who is asked when, and when a plan falls due
between    the words that nodes of one house tell one another
nodes      the other nodes: who lives, what is told to all of them
elsewhere  one table as it is known on other nodes;  twin: that table here, beside them
neighbours what other nodes tell the house, and what becomes of it here;  lobby: what strangers see
presence   who looks on, as values
ledger     what is stored of one table, by us or by another node
deciding   what one input leads to: a batch that is stored as one
world      what every table of a house shares
coming     what comes of it that somebody is not there, or back
absence    who holds a seat and is not there, and how long they are waited for
letters    what can lie in a table's mailbox
table      the single writer: a mailbox, decide, store, adopt, tell
measures   what a house counts while it runs
house      opens tables, finds them by code, brings them back from the log
operating  what the operator may do
gathering  the lobby, a game with whoever comes, the same game once more
"""
