### The table itself: what happens there, why something cannot be done, and the phrases that everyone can say.


## Why not

refused-table-not-host = Only the host of this table can do that.
refused-table-no-such-bot = There is no such bot for this game here.
refused-table-paused = The game is paused. Wait until it goes on.
refused-table-not-paused = The game is not paused.
refused-table-not-yourself = You cannot send yourself away. You can stand up.
refused-table-nobody-there = Nobody sits there who could be meant.
refused-table-chat-in-private = Free messages are for private tables. At public tables there are ready phrases.
refused-table-bot-plays = A bot plays for you now. Take your seat back first.
refused-table-kicked = The host has sent you away from this table.
refused-table-no-watchers = This table plays among itself: nobody may watch.
refused-table-not-over = The game is not over yet. A rematch comes afterwards.
refused-table-shut = The operator has closed this table.
refused-web-banned = The operator of this house lets you in no more.
refused-table-full-house = There are too many tables open here just now. Please try again later.
refused-web-no-such-language = This house does not speak that language.
refused-web-too-many = That was too much at once. Wait a minute, then try again.
refused-wire-stale = This page is older than the server. Please load it again.
refused-wire-flood = Too many messages at once. The page connects again by itself.
refused-house-moving = This server is being restarted. The page connects to another one by itself.
refused-wire-hello-first = The page did not introduce itself. Please load it again.
refused-wire-silent = Nothing was heard from this page for a while. It connects again by itself.
refused-chat-too-fast = One thing after another: wait a moment before you say more.
refused-chat-off = There is no talking at this table.
refused-chat-phrases-only = Only the ready phrases can be said here.
refused-chat-muted = The host has muted you for now.
refused-chat-empty = Say something, with at most { $most } letters.
refused-chat-no-such-phrase = There is no such phrase.
refused-progress-too-fast = The others see how far you are a little less often than that.


## What happens

table-seated = { $player } sits down.
table-bot-seated = A bot sits down: { $level }.
table-left = A seat is free again.
table-arranged = The house rules have changed.
table-started = The game begins.
table-paused = The game is paused.
table-resumed = The game goes on.
table-took-over = { $player } is away; a bot plays for the time being.
table-returned = { $player } is back.
table-given-away = A seat is looking for somebody; a bot keeps it until then.
table-muted = { $player }: muted.
table-unmuted = { $player }: can be heard again.
table-followed = There is a rematch: everyone keeps their seat.
table-shut = The operator has closed the table.
table-closed = The game is over, and its seed lies open.
table-too-close = Too close to tell: less than { $limit } ms apart. It was decided by { $margin } ms.
table-won-by = Ahead by { $margin } ms, of which { $compensated } ms make up for the line.


## What can be said

say-hello = Hello!
say-good-luck = Good luck!
say-have-fun = Have fun!
say-well-played = Well played!
say-good-game = That was a good game.
say-thanks = Thank you!
say-oops = Oops!
say-so-close = So close!
say-wow = Wow!
say-hurry-up = A little faster, please?
say-take-your-time = Take your time.
say-one-moment = One moment, please.
say-back-again = I am back.
say-sorry = Sorry!
say-again = Once more?
say-goodbye = Goodbye!
