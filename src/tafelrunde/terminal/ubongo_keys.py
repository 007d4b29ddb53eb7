"""Ubongo at the keyboard, all three ways to play it: what the commands do.
Must not know how a board or a row of gems is told, nor what a player is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tafelrunde.core.game import Millis, Refused, Seat
from tafelrunde.games.ubongo.classic import gems as gem_board
from tafelrunde.games.ubongo.classic import model as classic
from tafelrunde.games.ubongo.diamonds import model as hunt
from tafelrunde.games.ubongo.race.model import Board, Claim, GiveUp, Race, Roll
from tafelrunde.games.ubongo.race.rules import has_solved, is_open
from tafelrunde.games.ubongo.solo import model as solo
from tafelrunde.polyomino.fit import is_cover, placed_cells
from tafelrunde.terminal import ubongo_board as boards
from tafelrunde.terminal import ubongo_gems as gems
from tafelrunde.terminal import ubongo_questions as questions
from tafelrunde.terminal.talk import Situation, Talk
from tafelrunde.terminal.ubongo_board import Tray
from tafelrunde.terminal.ubongo_questions import View
from tafelrunde.terminal.vocabulary import Misunderstood, Names, names_of, number_in, parts, whole_number
from tafelrunde.terminal.wording import cell_names, listed

FIELDS = range(1, gem_board.FIELDS + 1)

_ON_THE_BOARD = ("place", "remove", "undo", "board", "pieces")
_CLASSIC = ("figure", "roll", *_ON_THE_BOARD, "move", "take", "give-up", "gems", "players")
_HUNT = ("youngest", "roll", *_ON_THE_BOARD, "give-up", "gems", "players", "propose", "agree")
_SOLO = ("roll", *_ON_THE_BOARD, "skip", "hint")

_CLASSIC_CLAUSES = {"place": ("UC-14", "UC-15"), "move": ("UC-17",), "take": ("UC-19", "UC-20", "UC-22")}
_HUNT_CLAUSES = {"place": ("UD-7",), "propose": ("UD-14",), "agree": ("UD-14",)}


class UbongoKeys:
    """The commands of Ubongo, those that the edition has."""

    hides_hands = False
    first_hint = "first-ubongo"

    def __init__(self, talk: Talk) -> None:
        self._talk = talk
        self._words = talk.words
        self._trays: dict[Seat, Tray] = {}
        view = self._view(None)
        self.commands = _CLASSIC if isinstance(view, classic.View) else _HUNT if isinstance(view, hunt.View) else _SOLO
        self.clauses: Mapping[str, Sequence[str]] = (
            _CLASSIC_CLAUSES if isinstance(view, classic.View) else _HUNT_CLAUSES
        )
        self.personal = tuple(name for name in self.commands if name not in ("gems", "players"))
        catalogue = talk.words.catalogue
        self._ways: Names[boards.Way] = names_of({"turn": ["word-turn"], "flip": ["word-flip"]}, catalogue)
        self._wishes: Names[hunt.Wish] = names_of(
            {"new-cards": ["wish-new-cards"], "shared-win": ["wish-shared-win"]}, catalogue
        )

    def help_id(self, command: str) -> str:
        if command == "board" and "players" not in self.commands:
            return "help-board-alone"
        return "help-gems-hunt" if command == "gems" and "take" not in self.commands else f"help-{command}"

    def implied(self, line: str) -> str | None:
        """`L4 r b3` means to place L4."""
        return "place" if boards.piece_in(line.split()[0]) is not None else None

    def rings_at(self) -> Millis | None:
        """UC-23, UD-16: when the sand will have run out, the grace or the run will be over."""
        view = self._view(None)
        if isinstance(view, solo.View):
            return None if view.open.result is not None else view.open.until
        race = view.open.race
        if race is None or not is_open(race):
            return None
        grace = view.open.grace_until if isinstance(view, classic.View) else None
        return race.until if grace is None else grace

    def situation(self, seat: Seat) -> Situation | None:
        return questions.situation(self._view(seat), seat, self._legal(seat), self._tray, self._words)

    # --- what is done -----------------------------------------------------------------------------------------------

    def obey(self, seat: Seat, command: str, rest: str) -> None:
        _COMMANDS[command](self, seat, rest)

    def _roll(self, seat: Seat, rest: str) -> None:
        view = self._view(seat)
        number = 1 if isinstance(view, solo.View) else self._race(view).number
        self._talk.send(seat, Roll(number))

    def _place(self, seat: Seat, rest: str) -> None:
        """UC-15, UC-16: a wrong placement is told and costs nothing; the one that completes the cover is the call."""
        number, board = self._own_board(seat)
        tray = self._tray(seat, number)
        wanted = boards.laying(rest, self._ways)
        placement = boards.checked(board, tray, wanted)
        tray.change((*tray.without(wanted.piece), placement))
        cells = cell_names(placed_cells(placement))
        if is_cover(board.region, board.pieces, tray.laid):
            self._talk.say("placed-last", piece=wanted.piece, cells=cells)
            self._talk.send(seat, Claim(number, tray.laid))
        else:
            self._talk.say("placed", piece=wanted.piece, cells=cells)
            self._say_what_is_open(board, tray)

    def _remove(self, seat: Seat, rest: str) -> None:
        number, board = self._own_board(seat)
        tray = self._tray(seat, number)
        piece = boards.piece_in(rest.strip())
        if piece is None:
            raise Misunderstood("remove-what")
        if tray.without(piece) == tray.laid:
            raise Misunderstood("remove-not-there", piece=piece)
        tray.change(tray.without(piece))
        self._say_what_is_open(board, tray)

    def _undo(self, seat: Seat, rest: str) -> None:
        number, board = self._own_board(seat)
        tray = self._tray(seat, number)
        if not tray.undo():
            raise Misunderstood("undo-nothing")
        self._say_what_is_open(board, tray)

    def _say_what_is_open(self, board: Board, tray: Tray) -> None:
        pieces, cells = listed(boards.missing(board, tray)), cell_names(boards.open_cells(board, tray))
        self._talk.say("still-open", pieces=pieces, cells=cells)

    def _board(self, seat: Seat, rest: str) -> None:
        whose = number_in(rest.strip())
        if whose is None:
            number, board = self._own_board(seat)
            tray = self._tray(seat, number)
        else:
            board, tray = self._board_of(seat, whose - 1)
        for line in boards.rows(board, tray):
            self._talk.line(line)

    def _board_of(self, seat: Seat, other: Seat) -> tuple[Board, Tray]:
        """UC-28: others' boards are open too once revealed, with their pieces when they are solved."""
        race = self._race(self._view(seat))
        board = race.boards[other] if other in range(len(race.boards)) else None
        if board is None:
            raise Refused("ubongo.no-board" if race.boards else "ubongo.not-revealed")
        covers = [finish.cover for finish in race.settling + race.finishes if finish.seat == other]
        return board, Tray(race.number, tuple(laid.placement for cover in covers for laid in cover))

    def _pieces(self, seat: Seat, rest: str) -> None:
        number, board = self._own_board(seat)
        if rest.strip():
            wanted = boards.laying(rest, self._ways)
            boards.check_shown(board, wanted.piece)
            self._talk.line(boards.turned_line(wanted, self._words))
            return
        for line in boards.piece_lines(board, self._tray(seat, number), self._words):
            self._talk.line(line)

    def _give_up(self, seat: Seat, rest: str) -> None:
        race = self._race(self._view(seat))
        self._talk.send(seat, GiveUp(race.number, race.glass))

    def _figure(self, seat: Seat, rest: str) -> None:
        self._talk.send(seat, classic.PlaceFigure(whole_number(rest, FIELDS, "which-field") - 1))

    def _move(self, seat: Seat, rest: str) -> None:
        field = whole_number(rest, FIELDS, "which-field") - 1
        self._talk.send(seat, classic.MoveFigure(self._race(self._view(seat)).number, field))

    def _take(self, seat: Seat, rest: str) -> None:
        """UC-17, UC-19: with a field, first move there, where that is not the field of the figure."""
        view = self._view(seat)
        number = self._race(view).number
        if isinstance(view, classic.View) and parts(rest):
            field = whole_number(rest, FIELDS, "which-field") - 1
            if view.open.figures[seat] != field:
                move = classic.MoveFigure(number, field)
                if move in self._legal(seat) and gem_board.is_empty(view.open.rows[field]):
                    raise Refused("ubongo.row-empty")  # a move is final: nobody should make this one unawares
                self._talk.send(seat, move)
        self._talk.send(seat, classic.Take(number))

    def _gems(self, seat: Seat, rest: str) -> None:
        view = self._view(seat)
        if isinstance(view, classic.View):
            self._lines(gems.field_lines(view.open, self._words, whole=True))
        elif isinstance(view, hunt.View):
            self._lines(gems.treasury_lines(view.open, self._words))

    def _players(self, seat: Seat, rest: str) -> None:
        view = self._view(seat)
        if isinstance(view, classic.View):
            self._lines(gems.classic_player_lines(view.open, self._words))
        elif isinstance(view, hunt.View):
            self._lines(gems.hunt_player_lines(view.open, self._words))

    def _youngest(self, seat: Seat, rest: str) -> None:
        self._talk.send(seat, hunt.ClaimYoungest())

    def _propose(self, seat: Seat, rest: str) -> None:
        typed = parts(rest)
        meant = self._wishes.matching(typed[0]) if typed else []
        if len(meant) != 1:
            raise Misunderstood("propose-what")
        self._talk.send(seat, hunt.Propose(self._race(self._view(seat)).number, meant[0]))

    def _agree(self, seat: Seat, rest: str) -> None:
        view = self._view(seat)
        proposal = view.open.proposal if isinstance(view, hunt.View) else None
        if proposal is None:
            raise Misunderstood("agree-to-what")
        self._talk.send(seat, hunt.Agree(self._race(view).number, proposal.wish))

    def _skip(self, seat: Seat, rest: str) -> None:
        self._talk.send(seat, solo.Skip(self._own_board(seat)[0]))

    def _hint(self, seat: Seat, rest: str) -> None:
        self._talk.send(seat, solo.Hint(self._own_board(seat)[0]))

    # --- what there is ----------------------------------------------------------------------------------------------

    def _view(self, seat: Seat | None) -> View:
        view = self._talk.desk.view(seat)
        assert isinstance(view, classic.View | hunt.View | solo.View)
        return view

    def _legal(self, seat: Seat) -> list[object]:
        return list(self._talk.desk.legal(seat))

    def _lines(self, lines: list[str]) -> None:
        for line in lines:
            self._talk.line(line)

    def _race(self, view: View) -> Race:
        if isinstance(view, solo.View) or view.open.race is None:
            raise Refused("ubongo.not-revealed")
        return view.open.race

    def _tray(self, seat: Seat, number: int) -> Tray:
        """UC-26: what was laid stays for the second glass; a new board comes with an empty tray."""
        if seat not in self._trays or self._trays[seat].number != number:
            self._trays[seat] = Tray(number)
        return self._trays[seat]

    def _own_board(self, seat: Seat) -> tuple[int, Board]:
        """UC-16: a board that is still to be covered, and its number; else Refused."""
        view = self._view(seat)
        if isinstance(view, solo.View):
            number, board = view.open.task, view.open.board
        else:
            race = self._race(view)
            if race.over or not race.boards:
                raise Refused("ubongo.not-revealed")
            if has_solved(race, seat):
                raise Refused("ubongo.solved-already")
            if race.boards[seat] is None:
                raise Refused("ubongo.no-board")
            number, board = race.number, race.boards[seat]
        if board is None:
            raise Refused("ubongo.not-revealed")
        return number, board


_COMMANDS: Mapping[str, Callable[[UbongoKeys, Seat, str], None]] = {
    "roll": UbongoKeys._roll,
    "place": UbongoKeys._place,
    "remove": UbongoKeys._remove,
    "undo": UbongoKeys._undo,
    "board": UbongoKeys._board,
    "pieces": UbongoKeys._pieces,
    "give-up": UbongoKeys._give_up,
    "figure": UbongoKeys._figure,
    "move": UbongoKeys._move,
    "take": UbongoKeys._take,
    "gems": UbongoKeys._gems,
    "players": UbongoKeys._players,
    "youngest": UbongoKeys._youngest,
    "propose": UbongoKeys._propose,
    "agree": UbongoKeys._agree,
    "skip": UbongoKeys._skip,
    "hint": UbongoKeys._hint,
}
