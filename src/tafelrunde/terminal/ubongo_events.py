"""What happens in Ubongo classic, in the diamond hunt and alone, told in sentences.
Must not know who listens, nor the rules."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from tafelrunde.games.ubongo.classic import model as classic
from tafelrunde.games.ubongo.diamonds import model as hunt
from tafelrunde.games.ubongo.race import model as race
from tafelrunde.games.ubongo.solo import model as solo
from tafelrunde.terminal.wording import Wording, cell_names, in_order, listed

Event: TypeAlias = classic.Event | hunt.Event | solo.Event
_Round: TypeAlias = race.BoardsDealt | race.RaceEvent


def sentences(event: Event, words: Wording) -> list[str]:
    """The event in the player's language."""
    if isinstance(event, classic.ClassicEvent):
        return _of_classic(event, words)
    if isinstance(event, hunt.DiamondEvent):
        return _of_the_hunt(event, words)
    if isinstance(event, race.BoardsDealt | race.RaceEvent):
        return _of_the_round(event, words)
    return _of_solo(event, words)


def _of_the_round(event: _Round, words: Wording) -> list[str]:
    match event:
        case race.BoardsDealt(round=number, starter=starter, reshuffled=reshuffled):
            dealt = words.text("ubongo-boards-dealt", round=number, player=words.player(starter))
            return [words.text("ubongo-boards-dealt-reshuffled"), dealt] if reshuffled else [dealt]
        case race.Rolled(seat=seat):
            by_the_table = words.text("ubongo-rolled-by-table")
            return [by_the_table if seat is None else words.text("ubongo-rolled", player=words.player(seat))]
        case race.DieFell(symbol=symbol):
            return [words.text("ubongo-die-fell", symbol=words.symbol(symbol))]
        case race.Revealed(at=at, until=until):
            if until is None:
                return [words.text("ubongo-revealed-untimed")]
            return [words.text("ubongo-revealed", time=words.span(until - at))]
        case race.Solved(seat=seat):
            return [words.text("ubongo-solved", player=words.player(seat))]
        case race.Ranked(seat=seat, rank=rank, took=took):
            return [words.text("ubongo-ranked", player=words.player(seat), rank=rank, time=words.measured(took))]
        case race.GaveUp(seat=seat):
            return [words.text("ubongo-gave-up", player=words.player(seat))]
        case race.ThoughtBetter(seat=seat):
            return [words.text("ubongo-thought-better", player=words.player(seat))]
        case race.GlassTurned():
            return [words.text("ubongo-glass-turned")]
        case race.RoundEnded(round=number, finishers=()):
            return [words.text("ubongo-round-ended-nobody", round=number)]
        case race.RoundEnded(round=number, finishers=finishers):
            return [words.text("ubongo-round-ended", round=number, players=words.players(finishers))]
        case race.Resigned(seat=seat):
            return [words.text("ubongo-resigned", player=words.player(seat))]
        case _:
            assert_never(event)


def _of_classic(event: classic.ClassicEvent, words: Wording) -> list[str]:
    match event:
        case classic.GemsLaid(rows=rows):
            return [words.text("ubongo-gems-laid", count=len(rows[0]))]
        case classic.StarterChosen(seat=seat):
            return [words.text("ubongo-starter-chosen", player=words.player(seat))]
        case classic.FigurePlaced(seat=seat, field=field, by_the_table=by_the_table):
            text_id = "ubongo-figure-placed-by-table" if by_the_table else "ubongo-figure-placed"
            return [words.text(text_id, player=words.player(seat), field=field + 1)]
        case classic.PlacingClosed():
            return [words.text("ubongo-placing-closed")]
        case classic.FigureMoved(seat=seat, origin=origin, field=field):
            player = words.player(seat)
            return [words.text("ubongo-figure-moved", player=player, origin=origin + 1, field=field + 1)]
        case classic.TakeAsked(seat=seat, field=field):
            return [words.text("ubongo-take-asked", player=words.player(seat), field=field + 1)]
        case classic.Taken(seat=seat, field=field, gems=()):
            return [words.text("ubongo-taken-nothing", player=words.player(seat), field=field + 1)]
        case classic.Taken(seat=seat, field=field, gems=gems):
            player = words.player(seat)
            return [words.text("ubongo-taken", player=player, field=field + 1, gems=words.colours(gems))]
        case classic.GraceBegan():
            return [words.text("ubongo-grace-began")]
        case classic.GameEnded(ranks=ranks, scores=scores):
            places = [(ranks[seat], words.player(seat), listed(map(str, scores[seat]))) for seat in in_order(ranks)]
            return [
                words.verdict("ubongo-game-ended", ranks),
                *(words.text("ubongo-game-ended-player", rank=r, player=p, counts=c) for r, p, c in places),
            ]
        case _:
            assert_never(event)


def _of_the_hunt(event: hunt.DiamondEvent, words: Wording) -> list[str]:
    match event:
        case hunt.AskedWhoIsYoungest():
            return [words.text("diamonds-asked-who-is-youngest")]
        case hunt.StarterChosen(seat=seat, youngest=youngest):
            text_id = "diamonds-starter-chosen" if youngest else "diamonds-starter-chosen-by-chance"
            return [words.text(text_id, player=words.player(seat))]
        case hunt.Rewarded():
            return [_rewarded(event, words)]
        case hunt.TrackCorrected(returned=returned):
            back = words.gems((gem, 1) for gem in returned)
            told = [words.text("diamonds-track-corrected-returned", gems=back)] if returned else []
            return [*told, _track(event, words)]
        case hunt.ShootoutBegan(seats=seats):
            return [words.text("diamonds-shootout-began", players=words.players(seats))]
        case hunt.Proposed(seat=seat, wish=wish):
            return [words.text(f"diamonds-proposed-{wish}", player=words.player(seat))]
        case hunt.Agreed(seat=seat):
            return [words.text("diamonds-agreed", player=words.player(seat))]
        case hunt.GameEnded(ranks=ranks, scores=scores):
            return _hunt_ended(ranks, scores, words)
        case _:
            assert_never(event)


def _rewarded(event: hunt.Rewarded, words: Wording) -> str:
    """UD-10, UD-15: from the track and the bag, from the bag alone, or without luck."""
    player = words.player(event.seat)
    if event.from_supply is not None:
        return words.text("diamonds-rewarded-supply", player=player, supply=words.gem(event.from_supply))
    assert event.from_bag is not None
    bag = words.gem(event.from_bag)
    if event.from_track is None:
        return words.text("diamonds-rewarded-bag", player=player, bag=bag)
    return words.text("diamonds-rewarded", player=player, track=words.gem(event.from_track), bag=bag)


def _track(event: hunt.TrackCorrected, words: Wording) -> str:
    left = words.gems((("sapphire", event.sapphires), ("amber", event.ambers)))
    return words.text("diamonds-track-corrected", gems=left) if left else words.text("diamonds-track-corrected-empty")


def _hunt_ended(ranks: tuple[int, ...], scores: tuple[tuple[int, ...], ...], words: Wording) -> list[str]:
    """UD-13, UD-14: a second number is there after a shoot-out, and 1 for whoever has won it."""
    decided = [seat for seat, score in enumerate(scores) if len(score) > 1 and score[1]]
    places = [(ranks[seat], words.player(seat), str(scores[seat][0])) for seat in in_order(ranks)]
    return [
        *([words.text("diamonds-game-ended-shootout", player=words.players(decided))] if decided else []),
        words.verdict("diamonds-game-ended", ranks),
        *(words.text("diamonds-game-ended-player", rank=r, player=p, points=points) for r, p, points in places),
    ]


def _of_solo(event: solo.Event, words: Wording) -> list[str]:
    match event:
        case solo.RunBegan():
            return [words.text("solo-run-began")]
        case solo.TaskRevealed(task=task, reshuffled=reshuffled):
            revealed = words.text("solo-task-revealed", task=task)
            return [words.text("solo-task-revealed-reshuffled"), revealed] if reshuffled else [revealed]
        case solo.TaskSolved(task=task, since_start=since_start):
            return [words.text("solo-task-solved", task=task, time=words.measured(since_start))]
        case solo.TaskLaidAside(task=task):
            return [words.text("solo-task-laid-aside", task=task)]
        case solo.HintGiven(laid=laid):
            if laid.value is None:
                return [words.text("solo-hint-given-unseen")]
            hint = laid.value
            return [words.text("solo-hint-given", piece=hint.placement.piece, cells=cell_names(hint.cells))]
        case solo.RunEnded():
            return _run_ended(event, words)
        case race.DieFell():
            return _of_the_round(event, words)
        case _:
            assert_never(event)


def _run_ended(event: solo.RunEnded, words: Wording) -> list[str]:
    if not event.tasks:
        told = words.text("solo-run-ended-nothing")
    elif not event.complete:
        told = words.text("solo-run-ended-incomplete", tasks=event.tasks)
    else:
        told = words.text("solo-run-ended", tasks=event.tasks, time=words.measured(event.took))
    return [told, words.text("solo-run-ended-hints")] if event.hints else [told]
