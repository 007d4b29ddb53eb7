### The diamond hunt at its table in the browser. Names are never inflected.


## Who begins

hunt-youngest = Who is the youngest?
hunt-youngest-why = The youngest rolls the die first.
hunt-i-am-youngest = I am the youngest
hunt-youngest-else = If nobody says so, chance decides in { $seconds } s.
hunt-roll = Roll the die
hunt-rolls = { $player } rolls the die
hunt-first-round = Nine rounds, and the best get gems
hunt-first-round-why = Whoever covers the board first gets a sapphire, whoever is second an amber; everyone who makes it in time may also reach into the bag.
hunt-first-round-without-luck = Without luck: a ruby for the first, a sapphire for the second, an emerald for the third, an amber for the fourth.


## The round track and the bag

hunt-track = Round track
hunt-track-full = Round { $round }: a sapphire and an amber
hunt-track-empty = Round { $round }: empty
hunt-track-to-come = Round { $round }: to come
hunt-track-past = Round { $round }: over
hunt-bag =
    { $count ->
        [one] Bag with { $count } gem
       *[other] Bag with { $count } gems
    }


## What a round brings

hunt-draws =
    { $rank ->
        [1] { $player } draws first
        [2] Now { $player } draws
       *[3] Then { $player } draws
    }
hunt-gets =
    { $rank ->
        [1] First place: a sapphire from the track and a gem from the bag.
        [2] Second place: an amber from the track and a gem from the bag.
       *[3] A gem from the bag.
    }
hunt-drawn =
    { $gem ->
        [ruby] Ruby!
        [sapphire] Sapphire!
        [emerald] Emerald!
       *[amber] Amber!
    }
hunt-worth =
    { $points ->
        [one] worth { $points } point
       *[other] worth { $points } points
    }
hunt-returns =
    { $count ->
        [1] Into the bag: an amber
       *[2] Into the bag: a sapphire and an amber
    }
hunt-returned =
    { $count ->
        [1] Nobody was second: the amber goes into the bag.
       *[2] Nobody has solved it: both gems go into the bag.
    }
hunt-settling = It is not sure yet who was first.
hunt-to-others = To the others
hunt-wait = The gems come when the sand has run out, or as soon as nobody looks for a solution any more.
hunt-wait-untimed = The gems come as soon as nobody looks for a solution any more.
hunt-round-won = Round { $round }: { $player } is first
hunt-round-lost = Round { $round }: nobody
hunt-paid-without-luck = Ruby, sapphire, emerald, amber, in this order.
hunt-rewards = Rewards of round { $round }
hunt-board-solved = The solved board
hunt-board-solution = How it could have been solved
hunt-not-solved = out of time
hunt-who-has-what = Who has what
hunt-points = points


## The shoot-out

hunt-shootout = Shoot-out
hunt-shootout-title = Shoot-out for first place
# $players: a list of names.
hunt-shootout-why =
    { $points ->
        [one] { $points } point each: { $players }. There is no sandglass, and whoever is first to cover the board wins.
       *[other] { $points } points each: { $players }. There is no sandglass, and whoever is first to cover the board wins.
    }
hunt-points-after = Points after nine rounds
hunt-propose-shared-win = Propose to share the win
hunt-propose-new-cards = Propose new boards
hunt-agree-shared-win = Agree: share the win
hunt-agree-new-cards = Agree: new boards
hunt-proposed-shared-win = { $player } proposes to share the win.
hunt-proposed-new-cards = { $player } proposes new boards.
hunt-waits-for = Still to agree: { $players }.
hunt-board-of = Board of { $player }
hunt-done-of = { $done } of { $of }


## The end

hunt-wins = { $player } wins!
hunt-share = A shared win: { $players }
hunt-why-points =
    { $points ->
        [one] Nobody has more than { $points } point.
       *[other] Nobody has more than { $points } points.
    }
hunt-why-ahead =
    { $ahead ->
        [one] { $points } points, { $ahead } more than { $player }.
       *[other] { $points } points, { $ahead } more than { $player }.
    }
hunt-why-shootout = Equal in points, { $points } each: { $players }. In the shoot-out { $winner } was the first to cover the board.
hunt-why-agreed = Equal in points, { $points } each; in the shoot-out all agreed to share the win.
hunt-why-left = Equal in points, { $points } each; the others left the shoot-out.
hunt-ranking = Final ranking, most points first
