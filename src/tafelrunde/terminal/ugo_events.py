"""What happens in UGO!, told in sentences. Must not know who listens, nor the rules."""

from __future__ import annotations

from typing import assert_never

from tafelrunde.games.ugo.events import (
    CardPlayed,
    DealerChosen,
    Dealt,
    Event,
    GameEnded,
    LandsPlaced,
    Resigned,
    RoundScored,
    Section,
    TrickWon,
)
from tafelrunde.games.ugo.model import ROUNDS, Card, SectionScore
from tafelrunde.terminal.wording import Wording, in_order, listed, number


def sentences(event: Event, words: Wording) -> list[str]:
    """The event in the player's language; of hands only those that one may see."""
    match event:
        case DealerChosen(dealer=dealer):
            return [words.text("ugo-dealer-chosen", player=words.player(dealer))]
        case Dealt():
            return _dealt(event, words)
        case CardPlayed(seat=seat, card=card, auto=auto):
            text_id = "ugo-card-played-auto" if auto else "ugo-card-played"
            return [words.text(text_id, player=words.player(seat), card=words.card(card))]
        case TrickWon():
            return _trick_won(event, words)
        case LandsPlaced(seat=seat, sections=sections):
            placed = "; ".join(_section(section, words) for section in sections)
            return [words.text("ugo-lands-placed", player=words.player(seat), sections=placed)]
        case RoundScored():
            return _round_scored(event, words)
        case GameEnded(totals=totals, ranks=ranks):
            return _game_ended(totals, ranks, words)
        case Resigned(seat=seat):
            return [words.text("ugo-resigned", player=words.player(seat))]
        case _:
            assert_never(event)


def _dealt(event: Dealt, words: Wording) -> list[str]:
    dealer, leader = words.player(event.dealer), words.player(event.leader)
    dealt = words.text("ugo-dealt", round=event.round, rounds=ROUNDS, dealer=dealer, leader=leader)
    hands = [(words.player(seat), hand) for seat, hand in enumerate(event.hands.shares) if hand is not None]
    return [dealt, *(words.text("ugo-dealt-hand", player=player, cards=words.cards(hand)) for player, hand in hands)]


def _trick_won(event: TrickWon, words: Wording) -> list[str]:
    """UG-13, UG-14, UG-23: who won, and every farmer that came or should have come, the winner's first."""
    told = [
        words.text("ugo-trick-won", player=words.player(event.seat), trick=event.trick, card=words.card(event.card))
    ]
    seats = len(event.due)
    for seat in ((event.seat + step) % seats for step in range(seats)):
        player, due, gained, farmers = words.player(seat), event.due[seat], event.gained[seat], event.farmers[seat]
        if gained < due:
            told.append(
                words.text("ugo-trick-won-farmers-short", player=player, due=due, gained=gained, farmers=farmers)
            )
        elif gained:
            told.append(words.text("ugo-trick-won-farmers", player=player, gained=gained, farmers=farmers))
    return told


def _section(section: Section, words: Wording) -> str:
    """UG-10, UG-11: from the top down, no more than a trick and what it covers can be."""
    top, *covered = [words.card(card) for card in reversed(section.cards)][: len(words.names) + 1]
    if not covered:
        return words.text("ugo-lands-placed-section", letter=section.letter, card=top)
    return words.text("ugo-lands-placed-stack", letter=section.letter, card=top, covered=listed(covered))


def _round_scored(event: RoundScored, words: Wording) -> list[str]:
    rows = zip(event.sheets, event.points, event.totals, strict=True)
    return [
        words.text("ugo-round-scored", round=event.round),
        *(
            words.text(
                "ugo-round-scored-player",
                player=words.player(seat),
                sections=_sheet(sheet, words),
                points=number(points),
                total=number(total),
            )
            for seat, (sheet, points, total) in enumerate(rows)
        ),
    ]


def _sheet(sheet: tuple[SectionScore, ...], words: Wording) -> str:
    """UG-18 … UG-20: what each section brings; an empty one that brings nothing is not spoken of."""
    told = [_scored(row, words) for row in sheet if row.suit is not None or row.points]
    return "; ".join(told) or words.text("ugo-round-scored-nothing")


def _scored(row: SectionScore, words: Wording) -> str:
    points = number(row.points)
    if row.suit is None or row.top is None:
        return words.text("ugo-round-scored-without-land", letter=row.letter, points=points)
    card = words.card(Card(row.suit, row.top))
    if row.missing:
        return words.text("ugo-round-scored-lacking", letter=row.letter, card=card, missing=row.missing, points=points)
    return words.text("ugo-round-scored-land", letter=row.letter, card=card, points=points)


def _game_ended(totals: tuple[int, ...], ranks: tuple[int, ...], words: Wording) -> list[str]:
    places = [(ranks[seat], words.player(seat), number(totals[seat])) for seat in in_order(ranks)]
    return [
        words.verdict("ugo-game-ended", ranks),
        *(words.text("ugo-game-ended-player", rank=rank, player=name, points=points) for rank, name, points in places),
    ]
