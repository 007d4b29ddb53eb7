### The words of the pages about the house: records, replays, one's account and data. Names are never inflected.


## Records

house-records-line = What was played here, and how well.
house-mine = Mine
house-leaders = Leaderboards
house-solo = Solo
house-lately = Played lately
house-tables = At tables of { $seats }
house-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
house-games-word =
    { $count ->
        [one] game
       *[other] games
    }
house-won = won
house-wins = { $wins } won
house-mean = place { $rank } on average
house-best = best { $points }
house-place = Place
house-name = Name
house-skill = Skill
house-skill-hint = A cautious estimate of how good somebody is. It begins at 0, rises with good places against good players, and grows surer with every rated game.
house-nothing-mine = Nothing yet. Every game you finish is kept here and can be watched again.
house-nothing-leaders = Nobody has a place here yet. Only games at tables that count for the ratings are counted.
house-nothing-solo = No solo record yet. The first complete run is one.
house-nothing-lately = No public game has ended here yet.
house-watch = Look at the game
house-older = Older games
house-daily = Task of the day
house-run-minutes = { $length } minutes, { $side }
house-run-tasks = { $length } tasks, { $side }
house-solved =
    { $count ->
        [one] { $count } task in { $time }
       *[other] { $count } tasks in { $time }
    }
house-somebody = a bot, or somebody who is not known any more
house-who-first = Say who you are first, then your games are kept here.


## You, your account and your data

house-account = Your account
house-account-line = Without an account this device knows you. With one your records come along to another device; no e-mail needed.
house-account-is = You can come back as { $name }.
house-account-name = Name of the account
house-passphrase = Passphrase
house-new-passphrase = New passphrase
house-account-open = Open an account
house-account-enter = Come back on this device
house-account-recover = Forgotten: use the recovery code
house-code = Recovery code
house-code-once = Write this code down. It is shown only this once, and it opens your account should you forget the passphrase.
house-data = Your data
house-data-line = Everything that is kept of you here fits into one file.
house-data-save = Save my data
house-leave = Leave this device
house-leave-line = This device forgets who you are. With an account you can come back; without one nobody can.
house-forget = Forget me
house-forget-line = Your name, account and records go for good. Games you played in stay, without your name.
house-forget-sure = Yes, forget me for good
house-keep = No, leave it as it is
house-forgotten = You are forgotten. Come again, with any name.
house-device = This device


## Watching a finished game again

house-replay = The game, step by step
house-seen-by = Seen by
house-watcher = who watched
house-step = Step { $step } of { $steps }, { $time }
house-back = One step back
house-on = One step on
house-run = Let it run
house-stop = Stop
house-save-game = Save the game as a file
house-honest = Every shuffle follows from a seed whose hash was shown when the table opened; the file lets anyone check it.
house-bring = Bring in a game from a file


## Watching a finished game again: with the eyes of an expert

house-ask-expert = Ask the expert
house-expert-thinks = The expert is thinking about the whole game …
house-was-played = Played: { $move }.
house-expert = The expert would have chosen: { $move }.
house-expert-agrees = The expert would have done the same.
house-worth = That is better by about { $points } points at the end of the round.
house-worth-little = But that makes hardly any difference.
house-worth-chance = Chance to win the game: { $best } % instead of { $own } %.
house-why = Why?
house-next-lost = Next advice
house-nothing-lost = An expert would have changed nothing of weight.
