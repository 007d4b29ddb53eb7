"""UGO! at the keyboard: what is asked of a player, and what the commands do. Must not know time or other games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from tafelrunde.core.game import Millis, Seat
from tafelrunde.games.ugo.model import SUITS, TRICKS, VALUES, Card, PlaceLands, PlayCard, View
from tafelrunde.games.ugo.trick import playable
from tafelrunde.terminal import ugo_placing
from tafelrunde.terminal.talk import Situation, Talk
from tafelrunde.terminal.ugo_table import hand_line, kingdom_line, on_the_table, player_line, table_lines
from tafelrunde.terminal.vocabulary import Misunderstood, names_of, number_in, parts, whole_number
from tafelrunde.terminal.wording import listed


class UgoKeys:
    """The commands of UGO!."""

    commands = ("play", "place", "hand", "table", "kingdoms", "players")
    personal = ("play", "place", "hand")
    clauses: Mapping[str, Sequence[str]] = MappingProxyType(
        {"play": ("UG-6", "UG-14", "UG-15", "UG-16"), "place": ("UG-10", "UG-11", "UG-12")}
    )
    hides_hands = True
    first_hint = "first-ugo"

    def __init__(self, talk: Talk) -> None:
        self._talk = talk
        self._words = talk.words
        ids = {suit: [f"suit-{suit}", f"card-{suit}", f"land-{suit}"] for suit in SUITS}
        self._suits = names_of(ids, talk.words.catalogue, value=0)
        self._on_top = names_of({True: ["word-top"]}, talk.words.catalogue)
        self._everything = names_of({True: ["word-all"]}, talk.words.catalogue)

    def help_id(self, command: str) -> str:
        return "help-place-lands" if command == "place" else f"help-{command}"

    def implied(self, line: str) -> str | None:
        """`blue 5` and `3` mean to play that card, or to place a trick that has still to be placed."""
        first = parts(line)[:1]
        if not first or not (first[0].isdigit() or self._suits.exactly(first[0])):
            return None
        placing = self._view(None).open.placing
        return "play" if placing is None or placing.placed else "place"

    def rings_at(self) -> Millis | None:
        """UG-22: the turn clock, while one of the people here has the turn."""
        table = self._view(None).open
        return table.until if table.turn in self._talk.people else None

    def situation(self, seat: Seat) -> Situation | None:
        view = self._view(seat)
        table = view.open
        if table.turn != seat:
            return None
        placing = table.placing
        if placing is not None and not placing.placed:
            return Situation(("place", table.round, placing.trick), ugo_placing.question(placing, self._words))
        return Situation(("play", table.round, table.trick, len(table.played)), self._question(view))

    def obey(self, seat: Seat, command: str, rest: str) -> None:
        view = self._view(seat)
        match command:
            case "play":
                card = self._card(view, rest)
                self._talk.send(seat, PlayCard(view.open.round, view.open.trick, card))
            case "place":
                self._place(view, seat, rest)
            case "hand":
                self._talk.line(hand_line(view, self._words))
            case "table":
                self._lines(table_lines(view.open, self._words))
            case "kingdoms":
                whole = bool(parts(rest)) and bool(self._everything.matching(parts(rest)[0]))
                seats = range(len(view.open.kingdoms))
                self._lines([kingdom_line(view.open, other, self._words, whole=whole) for other in seats])
            case _:
                seats = range(len(view.open.kingdoms))
                self._lines([player_line(view.open, other, self._words) for other in seats])

    def _view(self, seat: Seat | None) -> View:
        view = self._talk.desk.view(seat)
        assert isinstance(view, View)
        return view

    def _lines(self, lines: list[str]) -> None:
        for line in lines:
            self._talk.line(line)

    def _question(self, view: View) -> list[str]:
        """UG-6: what lies on the table, what one holds, and what of it may be played."""
        table, words = view.open, self._words
        assert view.seat is not None
        assert view.hand is not None
        player = words.player(view.seat)
        if not table.played:
            lines = [words.text("ugo-lead", player=player, round=table.round, trick=table.trick, tricks=TRICKS)]
            if table.placing is not None:
                lines.append(words.text("ugo-place-again"))
            return [*lines, hand_line(view, words)]
        lines = [words.text("ugo-follow", player=player, cards=on_the_table(table, words))]
        may = playable(view.hand, table.played)
        if len(may) == len(view.hand):
            return [*lines, hand_line(view, words)]
        numbered = [
            words.text("numbered", number=place, text=words.card(card))
            for place, card in enumerate(view.hand, start=1)
            if card in may
        ]
        return [*lines, words.text("ugo-must-follow", suit=words.suit(table.played[0].suit), cards=listed(numbered))]

    def _card(self, view: View, typed: str) -> Card:
        """A card by suit and value in either order, by its suit where one holds one such card, or by its number."""
        hand = view.hand or ()
        found = parts(typed)
        numbers = [number_in(part) for part in found if part.isdigit()]
        spoken = [part for part in found if not part.isdigit()]
        if not found or len(numbers) > 1 or not hand:
            raise Misunderstood("play-what")
        if not spoken:
            return hand[whole_number(typed, range(1, len(hand) + 1), "play-number") - 1]
        suits = [suit for suit in SUITS if all(suit in self._suits.matching(word) for word in spoken)]
        value = numbers[0] if numbers else None
        if not suits or (numbers and (value is None or value not in VALUES)):
            raise Misunderstood("no-such-card", typed=typed)
        held = [card for card in hand if card.suit in suits and value in (None, card.value)]
        if len(held) == 1:
            return held[0]
        if len(suits) == 1 and value is not None:
            return Card(suits[0], value)
        if len(suits) > 1:
            raise Misunderstood("which-suit", typed=typed, suits=listed(self._words.suit(suit) for suit in suits))
        raise Misunderstood("which-card", suit=self._words.suit(suits[0]), cards=self._words.cards(held) or "–")

    def _place(self, view: View, seat: Seat, typed: str) -> None:
        """UG-10, UG-11: by the number of a placing, or by suits from the left and cards on top."""
        table, placing = view.open, view.open.placing
        if placing is None or placing.seat != seat:
            self._talk.send(seat, PlaceLands(table.round, table.trick, (), ()))
            return
        if not parts(typed):
            self._lines(ugo_placing.question(placing, self._words))
            return
        order, tops = ugo_placing.chosen(placing, typed, self._suits, self._on_top)
        self._talk.send(seat, PlaceLands(table.round, placing.trick, order, tops))
