"""Gems, figures, bag and track in lines, and where a figure may go. Must not know boards or commands."""

from __future__ import annotations

from collections.abc import Iterable

from tafelrunde.core.game import Seat
from tafelrunde.games.ubongo.classic import gems as gem_board
from tafelrunde.games.ubongo.classic.flow import steps_left
from tafelrunde.games.ubongo.classic.model import Open as ClassicOpen
from tafelrunde.games.ubongo.diamonds import gems as treasury
from tafelrunde.games.ubongo.diamonds.model import Open as HuntOpen
from tafelrunde.games.ubongo.race.model import Race
from tafelrunde.terminal.wording import Wording

BEGINNING = 4


def field_lines(table: ClassicOpen, words: Wording, *, whole: bool) -> list[str]:
    """UC-5, UC-28: each field with its gems, the nearest first, and the figures that stand there."""
    return [_field_line(table, field, words, whole=whole) for field in range(gem_board.FIELDS)]


def _field_line(table: ClassicOpen, field: int, words: Wording, *, whole: bool) -> str:
    left = [gem for gem in table.rows[field] if gem is not None]
    here = [seat for seat, stands in enumerate(table.figures) if stands == field]
    if not left:
        line = words.text("field-empty", field=field + 1)
    elif whole or len(left) <= BEGINNING:
        line = words.text("field-whole", field=field + 1, gems=words.colours(left))
    else:
        line = words.text("field-begin", field=field + 1, gems=words.colours(left[:BEGINNING]), count=len(left))
    return words.text("field-with-figures", line=line, players=words.players(here)) if here else line


def reach_lines(table: ClassicOpen, race: Race, seat: Seat, words: Wording) -> list[str]:
    """UC-17, UC-19: how far the figure may move, and the two gems that can be had there and on the way."""
    field = table.figures[seat]
    assert field is not None
    steps = steps_left(table, race, seat)
    player = words.player(seat)
    if steps:
        first = words.text("move-and-take", player=player, steps=steps, field=field + 1)
    else:
        first = words.text("take-only", player=player, field=field + 1)
    fields = sorted((field, *gem_board.reachable(field, steps)))
    return [first, *(_nearest_line(table, other, words) for other in fields)]


def _nearest_line(table: ClassicOpen, field: int, words: Wording) -> str:
    nearest = gem_board.nearest(table.rows[field])
    if not nearest:
        return words.text("field-empty", field=field + 1)
    return words.text("field-nearest", field=field + 1, gems=words.colours(nearest))


def classic_player_lines(table: ClassicOpen, words: Wording) -> list[str]:
    """UC-28: the gems won lie open."""
    lines = []
    for seat in range(table.seats):
        player, field = words.player(seat), table.figures[seat]
        gems = words.collection(table.gems[seat]) or words.text("no-gems")
        if field is None:
            lines.append(words.text("player-with-gems", player=player, gems=gems))
        else:
            lines.append(words.text("player-on-field", player=player, field=field + 1, gems=gems))
    return lines


def treasury_lines(table: HuntOpen, words: Wording) -> list[str]:
    """UD-5, UD-11: what lies on the track, and what is in the bag."""
    track = words.gems((("sapphire", table.sapphires), ("amber", table.ambers)))
    return [
        words.text("track", gems=track) if track else words.text("diamonds-track-corrected-empty"),
        words.text("bag", gems=words.treasure(table.bag)),
    ]


def hunt_player_lines(table: HuntOpen, words: Wording) -> list[str]:
    """UD-3, UD-10: gems are open to all, and so is what they are worth."""
    return [_worth(words.player(seat), table.gems[seat], words) for seat in range(table.seats)]


def _worth(player: str, counts: Iterable[int], words: Wording) -> str:
    counts = tuple(counts)
    gems = words.treasure(counts) or words.text("no-gems")
    return words.text("player-worth", player=player, gems=gems, points=treasury.points(counts))
