"""A second reading of the rules that sees the events of a game and nothing else. Shares no code with the game."""

from __future__ import annotations

from typing import Any

PRINTED = {3: 2, 4: 2, 5: 2, 6: 1, 7: 1}
ROOM = {"C": 2, "D": 3, "E": 4}
WITHOUT_LAND = {"C": 1, "D": 3, "E": 5}

Pair = tuple[str, int]


def pair(card: dict[str, Any]) -> Pair:
    """A card as suit and value."""
    return card["suit"], card["value"]


class Referee:
    """Follows a game event by event (as decoded JSON) and complains about the first that breaks a rule."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.totals = [0] * seats
        self.round = 0
        self.first_leader: int | None = None
        self.scored, self.over = True, False

    def sees(self, event: dict[str, Any]) -> None:
        """One more event."""
        assert not self.over, "nothing happens after the end"
        getattr(self, "_" + event["kind"].removeprefix("ugo.").replace("-", "_"))(event)

    def _dealer_chosen(self, event: dict[str, Any]) -> None:
        assert self.round == 0
        assert 0 <= event["dealer"] < self.seats

    def _dealt(self, event: dict[str, Any]) -> None:
        assert self.scored
        self.round, self.trick, self.scored = self.round + 1, 1, False
        assert event["round"] == self.round
        self.supply = 12 if self.seats == 2 else 36
        assert event["supply"] == self.supply
        leader = event["leader"]
        assert leader == (event["dealer"] + 1) % self.seats
        assert self.first_leader is None or leader == (self.first_leader + 1) % self.seats
        self.first_leader = self.leader = leader
        self.hands = [{pair(card) for card in share} for share in event["hands"]["shares"]]
        assert [len(hand) for hand in self.hands] == [10] * self.seats
        assert len(set.union(*self.hands)) == 10 * self.seats
        self.farmers = [0] * self.seats
        self.kingdoms: list[dict[str, list[Pair]]] = [{} for _ in range(self.seats)]
        self.trick_cards: list[tuple[int, Pair]] = []
        self.loose: list[Pair] = []
        self.winner: int | None = None

    def _card_played(self, event: dict[str, Any]) -> None:
        if self.winner is not None:
            assert not self.loose, "the last trick has not been placed"
            self.leader, self.winner, self.trick = self.winner, None, self.trick + 1
        seat, card = event["seat"], pair(event["card"])
        assert (event["round"], event["trick"]) == (self.round, self.trick)
        assert seat == (self.leader + len(self.trick_cards)) % self.seats
        assert card in self.hands[seat]
        if self.trick_cards:
            led = self.trick_cards[0][1][0]
            assert card[0] == led or all(other[0] != led for other in self.hands[seat])
        self.hands[seat].remove(card)
        self.trick_cards.append((seat, card))

    def _trick_won(self, event: dict[str, Any]) -> None:
        assert len(self.trick_cards) == self.seats
        led = self.trick_cards[0][1][0]
        highest = max(card[1] for _, card in self.trick_cards)
        best = [(seat, card) for seat, card in self.trick_cards if card[1] == highest]
        of_led = [(seat, card) for seat, card in best if card[0] == led]
        winner, top = (of_led or best)[0]
        assert (event["seat"], pair(event["card"])) == (winner, top)
        due = [0] * self.seats
        for seat, (suit, value) in self.trick_cards:
            if seat == winner:
                due[seat] = PRINTED.get(value, 0)
            elif value in (1, 2):
                due[seat] = (3 - value) - (1 if suit == top[0] else 0)
        gained = [0] * self.seats
        for seat in sorted(range(self.seats), key=lambda seat: (seat - winner) % self.seats):
            while gained[seat] < due[seat] and self.farmers[seat] < 9 and self.supply:
                gained[seat] += 1
                self.farmers[seat] += 1
                self.supply -= 1
        assert (event["due"], event["gained"]) == (due, gained)
        assert (event["farmers"], event["supply"]) == (self.farmers, self.supply)
        self.winner = winner
        self.taken = self.loose = [card for _, card in self.trick_cards]
        self.before = {letter: list(stack) for letter, stack in self.kingdoms[winner].items()}
        self.trick_cards = []

    def _lands_placed(self, event: dict[str, Any]) -> None:
        assert event["seat"] == self.winner
        assert event["trick"] == self.trick
        kingdom = {letter: list(stack) for letter, stack in self.before.items()}
        for section in event["sections"]:
            kingdom[section["letter"]] = [pair(card) for card in section["cards"]]
        assert sorted(kingdom) == list("ABCDE"[: len(kingdom)]), "land lies from the left without a gap"
        suits = [{suit for suit, _ in kingdom[letter]} for letter in sorted(kingdom)]
        assert all(len(suit) == 1 for suit in suits)
        assert len(set.union(*suits)) == len(suits), "each suit has one section"
        for letter, stack in self.before.items():
            assert kingdom[letter][: len(stack)] == stack, "what lay there lies below"
        new = [card for letter, stack in kingdom.items() for card in stack[len(self.before.get(letter, [])) :]]
        assert sorted(new) == sorted(self.taken), "all cards of the trick are placed, and no others"
        self.kingdoms[event["seat"]] = kingdom
        self.loose = []

    def _round_scored(self, event: dict[str, Any]) -> None:
        assert self.trick == 10
        assert not any(self.hands)
        assert not self.loose
        points = [self._points(seat) for seat in range(self.seats)]
        assert event["points"] == points
        assert [sum(row["points"] for row in sheet) for sheet in event["sheets"]] == points
        self.totals = [total + more for total, more in zip(self.totals, points, strict=True)]
        assert event["totals"] == self.totals
        self.scored = True

    def _points(self, seat: int) -> int:
        points, farmers = 0, self.farmers[seat]
        for letter in "ABCDE":
            standing = min(farmers, ROOM.get(letter, 0))
            farmers -= standing
            lacking = ROOM.get(letter, 0) - standing
            if letter in self.kingdoms[seat]:
                points += -5 * lacking if lacking else self.kingdoms[seat][letter][-1][1]
            elif not lacking:
                points += WITHOUT_LAND.get(letter, 0)
        return points

    def _resigned(self, event: dict[str, Any]) -> None:
        assert 0 <= event["seat"] < self.seats

    def _game_ended(self, event: dict[str, Any]) -> None:
        assert self.round == 4
        assert self.scored
        assert event["totals"] == self.totals
        assert event["ranks"] == [1 + sum(other > total for other in self.totals) for total in self.totals]
        self.over = True
