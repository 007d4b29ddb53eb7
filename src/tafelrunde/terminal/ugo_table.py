"""The table of UGO! in lines: the trick, hands, kingdoms, points. Must not know what somebody wants to do."""

from __future__ import annotations

from tafelrunde.core.game import Seat
from tafelrunde.games.ugo.model import FARMERS_NEEDED, LETTERS, ROUNDS, TRICKS, Open, Stack, View
from tafelrunde.games.ugo.scoring import missing_farmers
from tafelrunde.terminal.wording import Wording, listed, number


def hand_line(view: View, words: Wording) -> str:
    """The cards of one player with the numbers by which they can be played."""
    hand = view.hand or ()
    if not hand:
        return words.text("ugo-hand-empty")
    numbered = (words.text("numbered", number=n, text=words.card(card)) for n, card in enumerate(hand, start=1))
    return words.text("ugo-hand", cards=listed(numbered))


def on_the_table(table: Open, words: Wording) -> str:
    """The cards of the trick with those who played them, in the order of playing."""
    assert table.leader is not None
    seats = len(table.kingdoms)
    players = (words.player((table.leader + place) % seats) for place in range(len(table.played)))
    pairs = zip(players, table.played, strict=True)
    return listed(words.text("ugo-card-of", player=player, card=words.card(card)) for player, card in pairs)


def table_lines(table: Open, words: Wording) -> list[str]:
    """UG-23: round, trick, turn, what lies there, and the supply of farmers."""
    lines = [words.text("ugo-table", round=table.round, rounds=ROUNDS, trick=table.trick, tricks=TRICKS)]
    if table.played:
        lines.append(words.text("ugo-table-cards", cards=on_the_table(table, words)))
    if table.turn is not None:
        lines.append(words.text("ugo-table-turn", player=words.player(table.turn)))
    return [*lines, words.text("ugo-table-supply", count=table.supply)]


def player_line(table: Open, seat: Seat, words: Wording) -> str:
    """The points before this round, and how many cards are left."""
    total, cards = number(table.totals[seat]), table.hand_sizes[seat]
    return words.text("ugo-player", player=words.player(seat), points=total, cards=cards)


def kingdom_line(table: Open, seat: Seat, words: Wording, *, whole: bool) -> str:
    """UG-2, UG-12: the sections with their top cards, or with whole stacks, and the farmers that stand there."""
    kingdom, player = table.kingdoms[seat], words.player(seat)
    farmers = _farmers(kingdom.farmers, words)
    if not kingdom.stacks:
        return words.text("ugo-kingdom-empty", player=player, farmers=farmers)
    sections = (_section(LETTERS[n], stack, words, whole=whole) for n, stack in enumerate(kingdom.stacks))
    return words.text("ugo-kingdom", player=player, sections="; ".join(sections), farmers=farmers)


def _section(letter: str, stack: Stack, words: Wording, *, whole: bool) -> str:
    top, *covered = (words.card(card) for card in reversed(stack))
    if whole and covered:
        return words.text("ugo-kingdom-stack", letter=letter, card=top, covered=listed(covered))
    return words.text("ugo-kingdom-section", letter=letter, card=top)


def _farmers(farmers: int, words: Wording) -> str:
    """UG-13: they stand on the first free places from the left: C, then D, then E."""
    rows = zip(LETTERS, FARMERS_NEEDED, missing_farmers(farmers), strict=True)
    return listed(
        words.text("ugo-kingdom-farmers", letter=letter, there=needed - missing, needed=needed)
        for letter, needed, missing in rows
        if needed
    )
