### What happens, one sentence or line for each event: the id is the kind of the event, with - for . and sometimes a variant.
### $player and other names are never inflected: build the sentence around them, with a colon where an ending would be needed.
### $card, $suit, $gems and the like come from names.ftl and stand as they are there. Points may be negative and are texts ("−5").


## UGO!

ugo-dealer-chosen = The first dealer is { $player }.
ugo-dealt = Round { $round } of { $rounds }: { $dealer } deals 10 cards to everyone, and { $leader } leads.
ugo-dealt-hand = { $player } holds { $cards }.
ugo-card-played = { $player } plays { $card }.
ugo-card-played-auto = The table plays for { $player }: { $card }.
ugo-trick-won = { $player } wins trick { $trick } with { $card }.
# $farmers: how many stand in that kingdom now.
ugo-trick-won-farmers =
    { $gained ->
        [one] { $player } gains { $gained } farmer and now has { $farmers }.
       *[other] { $player } gains { $gained } farmers and now has { $farmers }.
    }
# Fewer than were due, because the kingdom is full or the supply is empty.
ugo-trick-won-farmers-short =
    { $due ->
        [one] { $player } is due { $due } farmer, but gets none and now has { $farmers }.
       *[other] { $player } is due { $due } farmers, but gets { $gained ->
            [0] none
           *[other] only { $gained }
        } and now has { $farmers }.
    }
# $sections: a list of the two texts below.
ugo-lands-placed = { $player } places the lands: { $sections }.
ugo-lands-placed-section = { $letter } { $card }
ugo-lands-placed-stack = { $letter } { $card } on top of { $covered }
ugo-round-scored = Round { $round } is over. These are the points:
# $sections: a list of the four texts below, for example "A red 7 brings 7; B blue 2, 1 farmer missing, brings −5".
ugo-round-scored-player = { $player }: { $sections }. This round { $points }, in all { $total }.
ugo-round-scored-land = { $letter } { $card } brings { $points }
ugo-round-scored-lacking =
    { $missing ->
        [one] { $letter } { $card }, { $missing } farmer missing, brings { $points }
       *[other] { $letter } { $card }, { $missing } farmers missing, brings { $points }
    }
ugo-round-scored-without-land = { $letter } without land brings { $points }
ugo-round-scored-nothing = nothing scored
ugo-game-ended =
    { $count ->
        [one] The game is over, and the winner is { $winners }!
       *[other] The game is over, and the winners are { $winners }!
    }
ugo-game-ended-player = Place { $rank }: { $player }, points: { $points }.
ugo-resigned = { $player } has left the table for good.


## Ubongo, both games

ubongo-boards-dealt = Round { $round }: everyone has a new board. The die is rolled by { $player }.
ubongo-boards-dealt-reshuffled = All boards had been used, so they were shuffled again.
ubongo-rolled = { $player } rolls the die.
ubongo-rolled-by-table = Nobody has rolled in time, so the table rolls the die.
ubongo-die-fell = The die shows: { $symbol }.
ubongo-revealed = The boards lie open. Time: { $time }.
ubongo-revealed-untimed = The boards lie open. There is no sandglass: take your time.
ubongo-solved = { $player }: “Ubongo!”
ubongo-ranked =
    { $rank ->
        [1] { $player } is first. Time: { $time }.
        [2] { $player } is second. Time: { $time }.
        [3] { $player } is third. Time: { $time }.
        [4] { $player } is fourth. Time: { $time }.
        [5] { $player } is fifth. Time: { $time }.
       *[6] { $player } is sixth. Time: { $time }.
    }
ubongo-gave-up = { $player } gives up on this board.
ubongo-thought-better = { $player } goes on after all.
ubongo-glass-turned = Nobody has a solution, so the sandglass is turned once more. The boards stay the same.
ubongo-round-ended = Round { $round } is over. Solved by: { $players }.
ubongo-round-ended-nobody = Round { $round } is over. Nobody has a solution.
ubongo-resigned = { $player } has left the table for good.


## Ubongo classic

# $count: how many lie beside each of the 6 fields.
ubongo-gems-laid = The gems are on the gem board: 6 fields in a line, { $count } gems beside each.
ubongo-starter-chosen = The start player is { $player }.
ubongo-figure-placed = { $player } sets the figure on field { $field }.
ubongo-figure-placed-by-table = Chance chooses for { $player }: field { $field }.
ubongo-placing-closed = The time to place the figures is over.
ubongo-figure-moved = { $player } moves from field { $origin } to field { $field }.
ubongo-take-asked = { $player } reaches for the gems of field { $field }.
ubongo-taken = { $player } takes from field { $field }: { $gems }.
ubongo-taken-nothing = { $player } finds field { $field } empty and goes away empty-handed.
ubongo-grace-began = The sand has run out. If you have a solution, you may still move and take for a moment.
ubongo-game-ended =
    { $count ->
        [one] The game is over, and the winner is { $winners }!
       *[other] The game is over, and the winners are { $winners }!
    }
# $counts: numbers such as "6, 4, 2, 2, 1, 0".
ubongo-game-ended-player = Place { $rank }: { $player }. Gems of one colour, the most first: { $counts }.


## Ubongo diamond hunt

diamonds-asked-who-is-youngest = Who is the youngest? The youngest rolls first.
diamonds-starter-chosen = The youngest, who rolls first, is { $player }.
diamonds-starter-chosen-by-chance = Chance decides: the first to roll is { $player }.
# $track, $bag, $supply: one gem each.
diamonds-rewarded = { $player } gets from the track: { $track }; from the bag: { $bag }.
diamonds-rewarded-bag = { $player } gets from the bag: { $bag }.
diamonds-rewarded-supply = { $player } gets: { $supply }.
diamonds-track-corrected = Still on the track: { $gems }.
diamonds-track-corrected-empty = The track is empty.
diamonds-track-corrected-returned = Nobody has won this, and it goes into the bag: { $gems }.
diamonds-shootout-began = Equal in points: { $players }. A shoot-out decides: one more board without a sandglass, and the first to find a solution wins.
diamonds-proposed-new-cards = { $player } proposes new boards for the shoot-out.
diamonds-proposed-shared-win = { $player } proposes to share the win.
diamonds-agreed = { $player } agrees.
diamonds-game-ended =
    { $count ->
        [one] The game is over, and the winner is { $winners }!
       *[other] The game is over, and the winners are { $winners }!
    }
diamonds-game-ended-player = Place { $rank }: { $player }, points: { $points }.
diamonds-game-ended-shootout = The shoot-out was won by { $player }.


## Solo

solo-run-began = The run begins.
solo-task-revealed = Task { $task } lies open.
solo-task-revealed-reshuffled = All boards had been used, so they were shuffled again.
solo-task-solved = “Ubongo!” Task { $task } is solved. Time since the start: { $time }.
solo-task-laid-aside = Task { $task } is laid aside.
solo-hint-given = A hint: { $piece } may lie on { $cells }.
solo-hint-given-unseen = The player has asked for a hint.
solo-run-ended =
    { $tasks ->
        [one] The run is over: { $tasks } task solved. Time of the last solution: { $time }.
       *[other] The run is over: { $tasks } tasks solved. Time of the last solution: { $time }.
    }
solo-run-ended-incomplete =
    { $tasks ->
        [one] The run was broken off: { $tasks } task solved.
       *[other] The run was broken off: { $tasks } tasks solved.
    }
solo-run-ended-nothing = The run is over, and no task is solved.
solo-run-ended-hints = You had hints, so this result counts for no record.
