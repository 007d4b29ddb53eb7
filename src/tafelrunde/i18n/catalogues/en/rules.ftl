### The rules of the three games, one message per clause, in the order of play.
### The first line of a message is the rule in one sentence; details, options and an example follow as paragraphs of their own.
### Keep the line structure and the numbers. Options of the table stand in quotation marks, because players meet these names in the table's settings.


## Ubongo classic

rules-ubongo-classic-title = Ubongo classic


## Ubongo classic: what is on the table

rules-ubongo-classic-material = What is on the table

UC-1 = Ubongo classic is for 2 to 4 players, and with the expansion for 5 or 6 as well.

UC-2 = Every player has the same 12 pieces, and no two of the 12 are alike in shape or colour.

    You may turn a piece any way round and flip it over: both faces are playable.

UC-3 = Each side of a board shows one area and, beside each of the 6 symbols of the die, the pieces you need for it.

    There are 36 boards with two sides each. On the easy side (yellow) 3 pieces stand beside each symbol, on the hard side (green) 4.

    An area together with the pieces for one symbol is a task. That makes 36 × 2 × 6 = 432 tasks, and every one of them can be solved.

UC-4 = There are 72 gems to win: 12 each in green, red, blue, violet, brown and yellow.

UC-5 = The gem board has 6 red fields in a line, and to each field belongs a row of 12 holes.

    The line has two ends. It does not close into a ring.

UC-6 = A die with 6 symbols sets the task, and a sandglass of one minute sets the time.

    The symbols are mask, shield, hand, snake, drum and sun.

    Option “sandglass”: the table may choose any time from 30 to 180 seconds. If you need longer, choose up to 10 minutes or play without a sandglass.


## Ubongo classic: before the game

rules-ubongo-classic-setup = Before the game

UC-7 = All 72 gems are laid at random into the 72 holes, one in each.

    A hole that has been emptied is never filled again.

UC-8 = Before the first roll every player sets their figure on any red field they like.

    Several figures may stand on the same field, now and later. Everyone chooses at the same time and may change their mind until the first roll. If your figure does not stand after 30 seconds, chance finds a field for it.

UC-9 = The whole table plays one side of the boards from start to end: the easy one, unless you choose the hard one.

    Option “handicap”: each player has a side of their own, so that children and old hands can play together. It is off unless you switch it on.

UC-10 = A game has 9 rounds and uses 18 boards with 2 players, 27 with 3 and all 36 with 4.

    Chance decides which boards are in play. They are shuffled and drawn unseen.

UC-11 = With the option “all boards”, 2 or 3 players play until all 36 boards have been used.

    With 2 players the game then lasts 18 rounds, with 3 players 12. The option is there only for the 36 boards of the basic game, and not for 4 or more players.

UC-12 = The start player of the first round is drawn at random, unless the host names one.


## Ubongo classic: a round

rules-ubongo-classic-round = A round

UC-13 = Each player gets one board, beginning with the start player, who then rolls the die and turns the sandglass in the same moment.

    The boards stay hidden until the roll and are then revealed to everyone at once. If the start player has not rolled after 10 seconds, the table rolls.

UC-14 = You must use all the pieces shown on your own board beside the rolled symbol, and no others.

    A solution with other pieces does not count, even if it fits exactly.

UC-15 = You must cover the area exactly: nothing stays open, nothing overlaps, nothing sticks out.

UC-16 = Whoever has covered their area calls “Ubongo!”, and the others play on as long as the sand runs.

    At our table the piece that fills the area makes the call for you. A wrong attempt costs nothing; just go on. A solved board is locked, and its pieces stay where they are.

UC-17 = The first to finish may move their figure up to 3 fields, the second up to 2 and the third 1, while the fourth must stay.

    You may move either way along the line, but not past its ends, and you may also stay where you are. You move once, in one go, and cannot take it back. You may do so at any time before the sand has run out, and you need not wait for those who finished before you. Figures may pass one another, and between rounds they stay where they are.

UC-18 = How far you may move depends only on whether you finished first, second, third or later, not on the number of players.

    A rank is never shared: the earlier solution ranks first, and if there is no telling them apart, the one that reached the table first.

UC-19 = Whoever has solved their board may take two gems from the row of the field their figure stands on, always the two nearest to the figure.

    It does not matter how many empty holes lie before them. Which two are nearest is decided at the moment you take, and you cannot take any others.

    You need not take, and you may wait until others have cleared the front of the row. If you take without having moved, your figure has chosen to stay: once you have taken, you have finished this round.

UC-20 = Whoever takes first takes first, no matter who finished or moved first.

    Moving and taking are two separate acts, and you choose the moment for each. If you reach a field later than another figure, you may still take from its row before the other player does.

UC-21 = You may take once in a round, and the two gems come in one go.

    With the first gem the one behind it comes along.

UC-22 = A row without gems gives nothing, and whoever stands there goes away empty-handed.

UC-23 = Only what you do before the sand has run out counts.

    The very moment in which it runs out is already too late, and a piece still in your hand is not placed. What is done stays done: if you have moved but not taken, your figure keeps its new field and you get no gems; if you have solved your board but not moved, your figure stays where it was.

    Option “extra time”, for play on phones: after the sand has run out you have 3 or 5 seconds more to move and to take. Without this option there is none.

UC-24 = Whoever has not solved their board can neither move nor take in this round.

UC-25 = The round ends when the sand has run out.

    It ends sooner if nobody can do anything more: everyone has a solution, and everyone has taken or stands at an empty row with no move left.

    You may also give up on your board; then nobody waits for you. As long as the round lasts you may change your mind. Once everyone without a solution has given up and the others have nothing left to do, the rest of the sand is skipped. If nobody at all has a solution, the second sandglass is skipped too.

UC-26 = If nobody has a solution when the sand has run out, the sandglass is turned once more.

    It runs its full time again, with the same boards and the same symbol. Pieces already laid stay where they are, and everyone may go on, even those who had given up. Whoever finds a solution first now is first, and everything else is as before. If somebody has a solution but has not taken, there is no second sandglass.

    If nobody finds a solution this time either, the round is over without gems. It still counts as one of the rounds, and its boards are used up.

UC-27 = After the round the boards are put aside, and the player to the left of the last start player starts the next round.

UC-28 = The gems you have won lie open, so everyone can see at all times how many of each colour each player has.

    The gem board and the figures stay in sight too, also while you are solving. Once the boards are revealed, you see the boards of the others as well, drawn small.


## Ubongo classic: the end of the game

rules-ubongo-classic-end = The end of the game

UC-29 = After the last round the player with the most gems of one single colour wins, not the player with the most gems.

    If that is a tie, the tied players compare how many they have of their second-best colour, then of their third-best, and so on through all six. Two colours with 6 gems each are your best and your second-best. All places are decided in this way, and players who are equal in all six share their place.

    Example, in the order green, red, blue, violet, brown, yellow: A has 6, 4, 2, 2, 2, 2, B has 2, 2, 0, 1, 2, 3 and C has 4, 3, 2, 6, 1, 0. A and C both have 6 gems of their best colour and 4 of their second-best. Of the third-best C has 3 and A only 2, so C wins.


## Ubongo classic: the expansion

rules-ubongo-classic-expansion = With the expansion

UC-30 = The expansion is for 2 to 6 players and adds 18 boards, which makes 54 in all.

    The new boards bring 18 × 2 × 6 = 216 more tasks. With 5 players 45 boards are used, with 6 players all 54, so the game still has 9 rounds.

    Option “mixed boards”: with fewer than 5 players too, the 18, 27 or 36 boards are drawn from all 54.

UC-31 = With 5 or 6 players the gem board has 6 rows of 18 holes and holds 108 gems, 18 of each colour.

    With fewer players it keeps its 6 rows of 12 holes and its 72 gems.

UC-32 = Whoever finishes fourth, fifth or sixth must stay, but everyone with a solution may take two gems.


## Ubongo classic: the pieces

rules-ubongo-classic-pieces = The pieces

# The codes stay as they are in every language. Bar, block and so on describe the shape in words.
UC-33 = The 12 pieces are called I2, I3, V3, I4, O4, T4, S4, L4, P5, L5, Y5 and Z5; the number says how many squares a piece has, the letter what it looks like.

    The straight bars are I2 (purple), I3 (sky blue) and I4 (brown). V3 (teal) is a corner of 3 squares. O4 (red) is a block of 2 by 2.

    T4 (yellow) is a bar of 3 with a square beside its middle. L4 (yellow-green) is a bar of 3 with a square beside one end. S4 (blue) is made of two bars of 2 side by side, shifted by one square.

    P5 (green) is a block of 2 by 2 with one more square attached. L5 (magenta) is a bar of 4 with a square beside one end, and Y5 (dark orange) is a bar of 4 with a square beside the one next to the end. Z5 (amber) is a bar of 3 with a square beside each end, on opposite sides.

    All 12 together have 48 squares. Each may be turned and flipped.

UC-34 = Every exact solution with the pieces shown counts, even if a task has several.


## Ubongo diamond hunt

rules-ubongo-diamonds-title = Ubongo diamond hunt


## Ubongo diamond hunt: what is on the table

rules-ubongo-diamonds-material = What is on the table

UD-1 = Ubongo diamond hunt is for 1 to 4 players, each with the same 12 pieces, and has 36 cards with 432 tasks.

    A die with 6 symbols and a sandglass of one minute go with them. If you are alone, you play the solo game.

    Option “sandglass”: the table may choose any time from 30 to 180 seconds. If you need longer, choose up to 10 minutes or play without a sandglass.

UD-2 = There are 58 gems: 19 sapphires (blue), 19 ambers (yellow-brown), 10 rubies (red) and 10 emeralds (green).

UD-3 = A ruby is worth 4 points, a sapphire 3, an emerald 2 and an amber 1.


## Ubongo diamond hunt: before the game

rules-ubongo-diamonds-setup = Before the game

UD-4 = Everyone plays the same side of the cards: the easy one with 3 pieces, unless you choose the hard one with 4.

    All 36 cards are in the stack, whatever the number of players. They are shuffled and drawn unseen.

UD-5 = 9 sapphires and 9 ambers lie on the track, where they wait to be won and count the rounds.

    The other 40 gems, 10 of each kind, are in the bag.

UD-6 = The game has 9 rounds; the youngest player rolls first, and after that always the player to the left of the last one.

    The table asks who is the youngest. If nobody says so, chance decides.


## Ubongo diamond hunt: a round

rules-ubongo-diamonds-round = A round

UD-7 = You must cover the area on your card exactly, with all the pieces shown beside the rolled symbol and no others.

    First everyone takes a card. Then the player whose turn it is rolls the die and turns the sandglass in the same moment, and the cards are revealed to everyone at once. If nobody has rolled after 10 seconds, the table rolls.

    You may turn the pieces any way round and flip them over. Nothing may stay open, overlap or stick out. Every exact solution counts, even if a task has several.

UD-8 = Whoever has covered their area calls “Ubongo!”, the others go on until time is up, and then everyone stops at once.

    At our table the piece that fills the area makes the call for you, and the table calls “Stop!”. If everyone has a solution, the round ends at once.

UD-9 = If nobody has a solution when time is up, there is a second chance: the sandglass is turned once more.

    It runs its full time again, with the same cards and the same symbol. Pieces already laid stay where they are, and everyone may go on. If nobody finds a solution this time either, the round is over for good.

UD-10 = The first to find a solution gets 1 sapphire from the track and 1 gem from the bag, the second 1 amber from the track and 1 gem from the bag, the third and the fourth 1 gem from the bag each.

    Gems are drawn from the bag without looking. Whoever has no solution gets nothing.

    The rewards are given out after time is up, in the order of finishing, and everyone sees what is drawn and what each player has. There are no figures in this game: you neither move nor choose what to take.

UD-11 = After every round exactly 1 sapphire and 1 amber fewer lie on the track.

    If only one player has a solution, the amber of the round goes into the bag. If nobody has one, both the sapphire and the amber do. This happens after the rewards have been drawn.

UD-12 = After the round the used cards are put aside, and everyone takes a new one.


## Ubongo diamond hunt: the end of the game

rules-ubongo-diamonds-end = The end of the game

UD-13 = After round 9, when the track is empty, everyone adds up the values of their gems, and the most points win.

    Example: 1 ruby, 1 sapphire, 3 emeralds and 3 ambers make 4 + 3 + 6 + 3 = 16 points.

UD-14 = If several players have the most points, they play a shoot-out: each takes a card, the die is rolled, there is no sandglass, and the first to find a solution wins.

    You play the same side as before. Unused cards are drawn first; when they run out, the used ones are shuffled again. The player to the left of the last one to roll now rolls.

    If all of you in the shoot-out agree, you may take new cards or share the win. Whoever leaves the shoot-out is out of it. Once it is won, the others of the tied share second place.


## Ubongo diamond hunt: variants

rules-ubongo-diamonds-variants = Variants

UD-15 = With the option “without luck”, the first to find a solution gets 1 ruby, the second 1 sapphire, the third 1 emerald and the fourth 1 amber, and nothing is drawn from the bag.

    These gems come from the 40 that are not on the track, and there are always enough of them. The track then only counts the rounds: after each round one sapphire and one amber go back into the box.

UD-16 = In the solo game you play against the clock: as many tasks as you can in 5, 10 or 20 minutes, or 5, 10 or 20 tasks as fast as you can.

    Every task comes with a new card and a new roll. The clock starts when the first card is revealed and does not pause. You may lay a task aside for a new card at any time; that costs you nothing but the time you spent on it. When all cards have been used, they are shuffled again.

    If you play for a number of minutes, your solved tasks count, and with equally many the earlier last solution is better. If you play for a number of tasks, the time of the last solution counts.

    Your results are kept, and a new record is announced. There are records of their own for each way to play, each length, each side and each set of cards.


## UGO!

rules-ugo-title = UGO!


## UGO!: what is on the table

rules-ugo-material = What is on the table

UG-1 = There are 45 lands for 2 to 4 players: 5 suits with the values 0 to 8 in each.

    The suits are green meadow, grey mountain, yellow field, blue lake and red hill.

UG-2 = Every player has a kingdom of five sections in a row, A to E, and each section needs its farmers.

    A and B have their farmers from the start. C needs 2 farmers, D needs 3 and E needs 4.

UG-3 = Many lands show farmers, and you gain them by winning a trick with that very card.


## UGO!: before the game

rules-ugo-setup = Before the game

UG-4 = The game has 4 rounds of 10 tricks, and in each round everyone is dealt 10 cards.

    The dealer shuffles all 45 lands and deals 10 to each player, whatever the number of players. The rest stays unseen in this round. The first dealer is drawn at random, unless the host names one. Your hand is secret; only how many cards you hold is open.

UG-5 = The player to the left of the dealer leads the first trick, and in each new round the first lead passes to the left.

    So a round begins with the player to the left of whoever began the round before. With 3 players, whoever began round 1 also begins round 4.


## UGO!: a trick

rules-ugo-trick = A trick

UG-6 = Any card may be led, and the others, clockwise, must follow the led suit if they can.

    If you have no card of the led suit, you may play any card.

UG-7 = The highest value wins the trick, whatever its suit.

UG-8 = If several cards share the highest value, the one of the led suit wins; if none of them has the led suit, the one that was played first wins.

    Example: blue 3, green 7, red 1 and blue 7 are played in this order. Blue 7 wins, because blue was led. With blue 2, green 8, red 2 and red 8, green 8 wins: neither 8 is blue, and green was there first.

UG-9 = The winner takes all the cards of the trick into their kingdom and leads the next trick.


## UGO!: placing the lands

rules-ugo-placing = Placing the lands

UG-10 = Lands are sorted by suit: each suit has a section of its own, and a suit that is already there goes onto its stack.

    A new suit takes the leftmost section that is still free. If a trick brings several new suits, the winner chooses which of them goes first.

UG-11 = If several cards of a trick go onto the same stack, the winner chooses which of them lies on top.

    The table suggests the highest. All the cards of the trick must be placed, even if a low card has to go on top of a high one.

UG-12 = Once the next trick has begun, nothing that was placed may be changed, and only the top card of each stack counts.

    After the tenth trick, things are settled as soon as the winner confirms. Everyone may look at the covered cards.


## UGO!: farmers

rules-ugo-farmers = Farmers

UG-13 = You must take the farmers you gain and place each one on the first empty farmer place from the left.

    So C is filled first, then D, then E. A kingdom that has all 9 farmers gets no more; the surplus stays in the supply.

UG-14 = If you win a trick with a 3, 4 or 5, you gain 2 farmers, with a 6 or 7 you gain 1, and with a 0, 1, 2 or 8 none.

    Example: red 3, blue 5, red 6 and red 4 are played. Red 6 wins and brings 1 farmer, who goes to section C.

UG-15 = A lost 1 brings its player 1 farmer if it has the suit of the winning card, and 2 farmers if it has another suit.

    Example: against a winning blue 8, blue 1 brings 1 farmer. Against a winning blue 7, red 1 brings 2.

UG-16 = A lost 2 brings its player no farmer if it has the suit of the winning card, and 1 farmer if it has another suit.

    Example: blue 7, green 2, green 8 and blue 2 are played, and green 8 wins. Blue 2 brings 1 farmer, green 2 none.

UG-17 = For a lost 1 or 2 the suit of the winning card counts, not the suit that was led.

    Example: blue is led and green 8 wins. The blue 2 brings 1 farmer, although blue was led.


## UGO!: scoring

rules-ugo-scoring = Scoring

UG-18 = After the ten tricks of a round, a section with land and all its farmers scores the value of its top card.

UG-19 = A section with land that lacks farmers scores nothing for its land and costs 5 points for each missing farmer.

    So a round may end below 0.

    Example: you have red 0 on A, blue 8 on B and green 6 on C with only 1 of its 2 farmers. That makes 0 + 8 − 5 = 3 points.

UG-20 = A section without land that has all its farmers scores 1 point on C, 3 points on D and 5 points on E.

    A and B score nothing without land.

    Example: on A, B and C an 8, a 6 and a 2 lie on top, with all their farmers, and D has its 3 farmers but no land. That makes 8 + 6 + 2 + 3 = 19 points.

UG-21 = After each round the points and the totals are written down for all to see, and the kingdoms are cleared.

    All farmers go back to the supply, and all 45 lands are shuffled and dealt anew.

UG-22 = Whoever has the most points after the 4 rounds wins.

    Equal totals share the place.

    Option “turn clock”: the table sets a time for each turn. Without this option everyone may think as long as they like.


## UGO!: two players

rules-ugo-two-players = Two players

UG-23 = With 2 players there are only 12 farmers in the supply in each round, and the winner of a trick takes first.

    The loser gets what is left. What a full kingdom of the winner cannot take stays for the loser.

    Example: 2 farmers are left. The winner takes 1 with red 7. The loser would gain 2 with yellow 1, but gets only the last one.
