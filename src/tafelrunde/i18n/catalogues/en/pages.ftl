### The words of the client's pages around the games. Names are never inflected.


## The head of every page that is no table

head-play = Play
head-alone = Solo
head-records = Records
head-rules = Rules
head-settings = Settings
head-theme = Light or dark
head-pages = Pages
head-skip = To the content


## The entrance and what is on every page

pages-language = Language
pages-who-are-you = Who are you?
pages-your-name = Your name
pages-that-is-me = That is me
pages-sit-down = Sit down
pages-free = free
pages-refused = That is not possible now.
pages-broken = Something on this page broke
pages-not-loaded = This page could not be loaded
pages-broken-hint = No game is lost: tables are kept by the server. Load the page again, or go back to the entrance.
pages-reload = Load again
pages-to-lobby = To the entrance


## The frame around every game

frame-menu = Menu
frame-close = Close
frame-back = Back
frame-talk = Talk
frame-talk-new =
    { $count ->
        [one] Talk: { $count } new
       *[other] Talk: { $count } new
    }
frame-nothing-said = Nothing has been said yet.
frame-say = Say something
frame-send = Send
frame-line-good = Connection: good
frame-line-slow = Connection: slow
frame-line-lost = Connection: none
frame-ms = { $ms } ms
frame-lost = No connection. Trying again …
frame-lost-long = The server has not answered for a while. Leave this page open: your seat is kept, and everything goes on by itself when it is back.
frame-connecting = Connecting …
frame-paused = Paused
frame-paused-hint = Time stands still until { $host } lets the game go on.
frame-paused-yours = Time stands still until you let the game go on.
frame-pause = Pause
frame-resume = Go on
frame-rules = Rules
frame-people = At the table
frame-leave = Leave the table
frame-leave-hint = A bot plays for you until you are back.
frame-leave-waits = Your seat is kept; the table waits for you.
frame-leave-watching = Stop watching
frame-mute = Mute
frame-unmute = Hear again
frame-remove = Send away
frame-remove-sure = Really? A bot takes over
frame-talking = Talking at this table
frame-watching = You are watching.
frame-take-seat = Take a seat
frame-bot-plays = A bot plays for you.
frame-return = Play myself
frame-sound-on = Sound on
frame-sound-off = Sound off
frame-away = away
frame-bot = bot
frame-you = you
frame-host = host
frame-second-tab = This table is open in another tab as well. Both show the same game; play in either.
frame-understood = All right
frame-over = The game is over
frame-results = Show the result
frame-copy = Copy
frame-copied = Copied
frame-copy-yourself = Copy it from here:
frame-share = Share
frame-rematch = There is a next game: everyone keeps their seat.


## When something is not as it should be: what happened, and what to do

gone-table = This table is not there
gone-table-hint = The code may be mistyped, or the table was cleared away after a long time. Ask for the link again, or open a table of your own.
gone-kicked = You were sent away from this table
gone-kicked-hint = The person who opened the table decides who plays there. Join another table, or open one of your own.
gone-watchers = This table plays among itself
gone-watchers-hint = All seats are taken, and nobody may watch. Ask for a seat in the next game, or choose another table.
gone-session = This device is not known any more
gone-session-hint = Perhaps the cookies were deleted, or somebody was forgotten here on purpose. Load the page again and say your name.
gone-stale = This page is older than the server
gone-stale-hint = Load it again. If that does not help, close every tab of this site and open it anew: the game is kept.
gone-page = There is no such page
gone-page-hint = The link may be cut off. The entrance leads to everything.
gone-server = The server cannot be reached
gone-server-hint = Check your connection. Solo and the rules work without it, and your tables are kept.
gone-cookies = This browser keeps no cookies, so nobody can be recognised here. Allow cookies for this address, then try again.
gone-view = This part of the page broke
gone-view-hint = The game goes on unharmed at the server. Show it again; if it breaks once more, load the page again.
gone-show-again = Show it again
