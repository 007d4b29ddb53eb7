### The words of the entrance, of opening a table, of the waiting room and after a game. Names are never inflected.


## The entrance

entrance-title = Who is joining the table?
entrance-you-are = You are playing as
entrance-other-name = Another name
entrance-name-first = One thing first: what shall the others call you?
entrance-short-ubongo-classic = Ubongo
entrance-short-ubongo-diamonds = Diamond hunt
entrance-short-ugo = UGO!
entrance-promise-ubongo-classic = Be quick with your board, collect one colour.
entrance-promise-ubongo-diamonds = Fit the pieces, reach into the bag.
entrance-promise-ugo = Tricks build your kingdom.
entrance-people = { $fewest }–{ $most } people · { $minutes } min
entrance-open = Open a table
entrance-code = Join with a code
entrance-code-hint = Six letters, or the whole link
entrance-code-odd = A table code has six letters and no vowels. Look again, or paste the whole link.
entrance-sit = Sit down
entrance-tables = Open tables
entrance-no-tables = Nobody is waiting for company just now. Open a table, or play with whoever comes.
entrance-tables-not-known = The tables cannot be asked for now: the server does not answer. Trying again.
entrance-join = Join
entrance-watch = Watch
entrance-of-seats = { $taken } of { $seats } seats taken
entrance-running = the game is on
entrance-whoever = Play with whoever comes
entrance-yours = Your table is waiting
entrance-yours-bot = A bot plays for you there
entrance-yours-alone = Your solo run is waiting
entrance-back = Back to the table
entrance-back-alone = Back to the run
entrance-daily = Task of the day
entrance-solo = Play solo
entrance-solo-line = Against your own clock
entrance-solo-hint = Also without a connection
entrance-learn = New here? Learn a game in two minutes
entrance-learn-this = Learn it in two minutes


## Opening a table

new-players = How many of you?
new-alone = 1, solo
new-seats = Who sits where
new-you = you
new-seat = Seat { $number }
new-person = free, for whoever comes
new-bot = bot, { $level }
new-side = Side of the boards
new-easy = easy
new-hard = hard
new-easy-hint = three pieces
new-hard-hint = four pieces
new-handicap = Handicap: everyone has a side of their own
new-handicap-hint = So that beginners and old hands are a match: choose a side beside each seat.
new-glass = Sandglass
new-seconds = { $seconds } s
new-no-glass = untimed
new-grace = Extra time to move and take
new-none = none
new-all-boards = Play all 36 boards, not just nine rounds
new-expansion = With the expansion: 18 more boards
new-expansion-needed = Five and six can only play with the expansion.
new-no-luck = Without luck
new-no-luck-hint = Nothing is drawn from the bag: ruby, sapphire, emerald, amber for the first to the fourth.
new-solo-mode = Against the clock
new-solo-minutes = as many tasks as possible
new-solo-tasks = as fast as possible
new-solo-length = How long
new-solo-count = How many
new-minutes = { $count } min
new-tasks =
    { $count ->
        [one] { $count } task
       *[other] { $count } tasks
    }
new-turn = Time for a turn
new-starter = Who begins
new-dealer = Who deals first
new-chance = chance decides
new-more = More choices
new-rules = House rules
new-found-by = Who finds the table
new-private = whoever has the link
new-public = everyone
new-watching = Others may watch
new-autostart = Begin as soon as all seats are taken
new-rated = The game counts for the ratings
new-leavers = A bot plays for whoever goes away
new-leavers-hint = Otherwise the table waits.
new-fairness = Slow lines are made up for
new-fairness-hint = Otherwise whoever arrives first is first.
new-chat = Talking
new-chat-free = everything
new-chat-phrases = ready phrases
new-chat-off = nothing
new-chat-private = Free talk is for tables that only those with the link find.
new-open = Open the table
new-begin-alone = Start
new-usual = The usual again


## The waiting room

wait-free =
    { $count ->
        [one] One seat is still free
       *[other] { $count } seats are still free
    }
wait-full = Everyone is here
wait-for-host = { $host } begins the game.
wait-code = Table code
wait-scan = The link to this table as a code to scan
wait-begin = Begin the game
wait-fill = Bots on the free seats
wait-late = Whoever comes later watches and plays the next game.
wait-you = you
wait-you-host = you, the host
wait-host = the host
wait-here = is here
wait-away = is away
wait-bot-here = bot here
wait-sit-here = sit here
wait-choose-level = Which bot?
wait-stand-up = Stand up
wait-remove = Send away
wait-remove-who = Send { $name } away?
wait-remove-hint = Whoever was sent away cannot come back to this table.
wait-keep = No, stay
wait-change = Change
wait-game = Game
wait-other-options = Another side or sandglass: open a new table
wait-watchers = Watching: { $names }
wait-invitation = { $name } invites you to the table: { $game }. { $link }
wait-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
wait-invited = You are invited
wait-yes = yes
wait-no = no
wait-easy = easy, three pieces
wait-hard = hard, four pieces
wait-own-sides = handicap: everyone has their own
wait-boards = Boards
wait-all-boards = all 36
wait-expansion = with the expansion


## After a game

over-wins = { $name } wins!
over-you-win = You win!
over-shared = A shared win: { $names }
over-again = Rematch
over-come-along = Come along to the next game
over-share = Share
over-shared-text = Copied: paste it wherever you like.
over-replay = Look at the game
over-home = To the entrance
over-final = Final places
over-place = { $rank }. { $name }
over-told = { $game } at Tafelrunde: { $places }
entrance-free =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
new-practice = For practice: hints while playing
new-grace-away = How long somebody is waited for
