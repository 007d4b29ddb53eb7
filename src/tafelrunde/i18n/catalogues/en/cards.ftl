### UGO! in the browser. $card, $land and the like come from names.ftl and stand as they are there; names are never inflected.
### Points may be negative and are texts ("−5"). $letter is a section, A to E.


## The table

cards-round = Round { $round } of { $rounds }
cards-trick = Trick { $trick } of { $tricks }
cards-you = You
cards-total = total { $points }
cards-points = Points
cards-supply = Farmers left in the supply: { $count }
cards-supply-word = supply
cards-no-farmers = No farmers are needed here: they are there from the start.
cards-hand-size =
    { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
cards-kingdoms = Kingdoms
cards-kingdom-yours = Your kingdom
cards-kingdom-then = Your kingdom as it would be then
cards-kingdom-of = Kingdom of { $player }
cards-look-at = { $player }: look at this kingdom
cards-section = { $letter }: { $land }. Farmers: { $there } of { $needed }. Points: { $points }.
cards-no-land = no land
cards-led = led
cards-winning = winning
cards-seconds =
    { $seconds ->
        [one] { $seconds } second left for your turn
       *[other] { $seconds } seconds left for your turn
    }


## The own hand

cards-hand = Your hand
cards-with-farmers =
    { $farmers ->
        [one] { $card }, { $farmers } farmer
       *[other] { $card }, { $farmers } farmers
    }
cards-blocked = { $card }; cannot be played, since you hold the led suit: { $land }
cards-play = Play { $card }
cards-again = Tap it again to play it.
cards-lifted-early = It lies ready: { $card }. You can play it once it is your turn.
cards-passed = That came too late: the table has moved on.
cards-waits-for-line = Your card will be played as soon as the connection is back.


## Whose turn it is

cards-you-lead = You lead.
cards-you-lead-any = Any card may be played.
cards-your-turn = It is your turn.
cards-was-led = Led: { $land }.
cards-turn = { $player } is to play.
cards-places = { $player } is placing the trick.


## What a card would do, and why a trick was won

cards-yours = The trick is yours.
cards-yours-so-far = So far the trick would be yours.
cards-yours-if-highest = The trick is yours if nobody plays higher.
cards-theirs = { $player } takes the trick.
cards-theirs-so-far = So far { $player } would take the trick.
cards-why-highest = Highest is { $card }.
cards-why-led-suit = There is more than one { $value }, and this suit was led: { $land }.
cards-why-first = There is more than one { $value }, none of them of the led suit: the first one wins, { $card }.
cards-lands-new = On { $letter } comes { $card }, as a new suit.
cards-lands-on = On { $letter }, { $card } covers { $covered }.
cards-lands-under = On { $letter }, { $card } comes to lie under { $top }.
cards-still-missing =
    { $missing ->
        [one] { $missing } farmer is still missing there.
       *[other] { $missing } farmers are still missing there.
    }
cards-gain =
    { $gained ->
        [one] You gain { $gained } farmer.
       *[other] You gain { $gained } farmers.
    }
cards-gain-theirs =
    { $gained ->
        [one] { $player } gains { $gained } farmer.
       *[other] { $player } gains { $gained } farmers.
    }
# Fewer than are due, because the kingdom is full or the supply is empty.
cards-gain-short =
    { $due ->
        [one] { $due } farmer is due to you, but there is none to have.
       *[other] { $due } farmers are due to you, but you get { $gained ->
            [0] none
           *[other] only { $gained }
        }.
    }
cards-choose-later = How the lands lie, you choose then.
cards-change = Points of your kingdom: from { $before } to { $after }.


## Placing a trick

cards-place-title = The trick is yours. How shall it lie?
cards-place-order =
    { $suits ->
        [2] Which suit comes first? Press one to swap them.
       *[other] Which suit goes where? Press two to swap them.
    }
cards-place-where = Now press the place where it should go.
cards-place-suit = { $letter }: { $land }
cards-place-top = Which card is on top?
cards-place-done = Place it like this
cards-place-change = Place it differently
cards-place-until = You may change it until you lead.
cards-landed = Placed: { $sections }.


## Tricks and events to look at again

cards-tricks = The tricks of this round
cards-tricks-of = The tricks of round { $round }
cards-tricks-short = Tricks
cards-no-tricks = No trick has been played in this round yet.
cards-log = What happened


## Points, section by section

cards-standing = Points as they stand
cards-scored = Round { $round } is scored
cards-by-round = Points by round
cards-sum = total
cards-place = Place
cards-player = Player
cards-next-round = On to round { $round }
cards-look-back = Look at the tricks
cards-back = Back to the table
cards-close = Close
cards-below = Below:
cards-score-top = The value of the top card.
cards-score-top-on = The value of the top card; below it lies { $covered }.
cards-score-tended = All farmers are there, so the top card counts.
cards-score-missing =
    { $missing ->
        [one] { $missing } farmer is missing: the card does not count, and that costs { $cost } points.
       *[other] { $missing } farmers are missing: the card does not count, and that costs { $cost } points.
    }
cards-score-no-land =
    { $points ->
        [one] No land, but all farmers are there: { $points } point.
       *[other] No land, but all farmers are there: { $points } points.
    }
cards-score-nothing = No land, and not all farmers: nothing.
cards-score-empty = No land: nothing.
cards-legend-tended = All farmers there: the top card counts.
cards-legend-missing = The card does not count; −5 for each farmer that is missing.
cards-legend-empty = Farmers without land: C 1, D 3, E 5 points.


## The end

cards-wins = { $player } wins!
cards-you-win = You win!
cards-share = { $players } share the win!
cards-why-won =
    { $ahead ->
        [one] After four rounds { $winner } has { $points } points, { $ahead } more than { $second }.
       *[other] After four rounds { $winner } has { $points } points, { $ahead } more than { $second }.
    }
cards-why-shared = After four rounds they have { $points } points each, and nobody has more.
cards-why-alone = That makes { $points } points after four rounds.
cards-last-round = Where the points of the last round come from


## Help

cards-help = How to play your cards
cards-help-tap = The first tap lifts a card and shows what it would do to your kingdom; the second plays it.
cards-help-drag = Or drag a card onto the table.
cards-help-hatched = A hatched card may not be played now; tap it to learn why.
cards-help-look = Press a name to see that kingdom section by section, or the round to see its tricks again.
cards-help-keys = Keys: arrows walk through your hand, the digits choose a card by its place, Enter plays it, Esc puts it back.
cards-one-tap = Play with one tap, without looking ahead
