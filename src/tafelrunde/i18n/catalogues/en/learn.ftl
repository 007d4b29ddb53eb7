### The words of the rules' pages and of the tutorials, beside the rules themselves.


## The pages of the rules

learn-games = Games
learn-chapters = Chapters
learn-try = Now try it


## The tutorials

learn-step = Step { $step } of { $steps }
learn-next = On
learn-skip = Skip this
learn-again = From the beginning
learn-to-table = To a table
learn-all-rules = All the rules


## The tutorials: Ubongo classic

learn-cover = The mask has fallen: cover the area with the three pieces beside it. Drag them, or tap a piece and then the board; tapping again turns it.
learn-cover-done = Ubongo! The table makes this call for you with the last piece. Now your figure may move, before the sand has run out.
learn-field = You were the second to finish, so your figure may go up to 2 fields. You take the two gems nearest to it, and you collect red. Which row is yours?
learn-field-answer-1 = here
learn-field-answer-2 = 1 away
learn-field-answer-3 = 2 away
learn-field-answer-4 = 3 away
learn-field-no-1 = You may stay, but the two nearest gems here are brown and blue.
learn-field-no-2 = The red gems lie behind: you always get the two in front, here violet and yellow.
learn-field-no-4 = The two in front would be red, but this row is three fields away. Only the first may go that far.
learn-field-done = Two red ones. Empty holes in front do not matter, and whoever takes first takes first: someone else may be after the same row.
learn-winner = Nine rounds are over. Who has won?
learn-winner-no-1 = A has the most gems, but that does not count. What counts is the most of one single colour.
learn-winner-no-2 = B and C both have 5 of one colour. Then the second-best colour decides: B has 1 there.
learn-winner-done = C: 5 blue, and in the second-best colour 2 against 1. That is all there is to it. Ubongo!


## The tutorials: Ubongo diamond hunt

learn-hard = The hard side: four pieces. Cover the area exactly. The button with the mirror flips a piece over.
learn-hard-done = Ubongo! Everyone plays on until the sand has run out; then the rewards are given out in the order of finishing.
learn-reward = You were the first to finish. What is yours?
learn-reward-answer-1 = a ruby, and one from the bag
learn-reward-answer-2 = a sapphire, and one from the bag
learn-reward-answer-3 = an amber, and one from the bag
learn-reward-no-1 = Rubies come only from the bag, with luck.
learn-reward-no-3 = The amber is for the second.
learn-reward-done = A sapphire from the track, and one gem drawn from the bag unseen. Third and fourth draw one from the bag as well.
learn-worth = A ruby is worth 4, a sapphire 3, an emerald 2, an amber 1. Who has the most points?
learn-worth-no-1 = Many gems, but 5 + 2 makes 7.
learn-worth-no-2 = Two rubies make 8. Somebody has more.
learn-worth-done = Three sapphires make 9. Here the value counts, not the colour; a tie after nine rounds is settled in a shoot-out.


## The tutorials: UGO!

learn-follow = Blue was led. These three cards are in your hand. Which one may you play?
learn-follow-no-1 = You have blue, so you must play blue.
learn-follow-no-3 = The green 7 was not led: the first card of the trick says which suit to follow.
learn-follow-done = Who has the led suit must follow it. Only who has none may play what they like.
learn-trick = The four cards were played in this order. Which one wins the trick?
learn-trick-no-1 = Led, but low: the highest value wins.
learn-trick-no-2 = Two cards are higher.
learn-trick-no-3 = 8 is the highest value, whatever its suit, but there are two of them, and one has the led suit.
learn-trick-done = Two eights, and blue was led: the blue one wins. The winner takes all four lands into their kingdom.
learn-place = You win a trick with a blue 2 and a green 7 in it. Where do these two go?
learn-place-answer-1 = the blue 2 under the blue 6, the green 7 on C
learn-place-answer-2 = the blue 2 on top of the blue 6, the green 7 on C
learn-place-answer-3 = the blue 2 on C, the green 7 on D
learn-place-no-1 = What is won lies on top of what lay there before, even where it is worth less.
learn-place-no-3 = Blue has its stack already, on A: every suit has only one.
learn-place-done = Every suit has one stack, and what is won goes on top. Only the top card counts: A is now worth 2 and no longer 6. A new suit takes the next free section. Of two cards of one suit in a trick you choose which lies on top.
learn-farmers = You have won this trick with the red 4. How many farmers do you gain with it?
learn-farmers-answer-1 = none
learn-farmers-answer-2 = 1 farmer
learn-farmers-answer-3 = 2 farmers
learn-farmers-no-1 = Only 0, 1, 2 and 8 bring the winner none.
learn-farmers-no-2 = 6 and 7 bring one.
learn-farmers-done = 3, 4 and 5 bring two, because it is hard to win with them. Your farmers fill section C first, then D, then E. Land that lies there counts only with all its farmers.
learn-lost = This time the blue 7 won, and your red 1 lost. How many farmers do you gain?
learn-lost-answer-1 = none
learn-lost-answer-2 = 1 farmer
learn-lost-answer-3 = 2 farmers
learn-lost-no-1 = A 1 that loses always brings you something.
learn-lost-no-2 = It would be one if your 1 were blue, like the card that won.
learn-lost-done = A lost 1 brings two farmers, or one if it has the suit of the winning card. A lost 2 brings one, or none if it has that suit. So you get farmers without winning a trick.
learn-points = The round is over and this is your kingdom. How many points does it bring?
learn-points-no-1 = C lacks a farmer, so its 6 does not count.
learn-points-no-2 = C does not count, true, but a missing farmer costs 5 as well.
learn-points-done = 0 + 8 − 5 = 3. On C there is land, and a farmer is missing: that costs 5. On D and E there is no land, so nothing is lost there. Sometimes it is best to win no trick at all!
