"""A game at the keyboard from its opening to its end: time, bots, whose line it is, and what every game understands.
Must not know any game: its commands are Keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum

from tafelrunde.core.game import Millis, Refused, Seat
from tafelrunde.terminal import rulebook
from tafelrunde.terminal.console import Heard, Silence
from tafelrunde.terminal.talk import Keys, Situation, Talk
from tafelrunde.terminal.vocabulary import Misunderstood, Vocabulary, speaker, whole_number

_LONGEST_LINE = 200
SPOKEN_SECONDS = (30, 10, 5)
GENERAL = ("time", "wait", "rules", "help", "quit")


class Ending(Enum):
    """Why a sitting is over."""

    PLAYED = "the game is over"
    LEFT = "somebody has said so"
    NO_INPUT = "nobody can say anything any more"


class Sitting:
    """Some people at one console, and one game."""

    def __init__(self, talk: Talk, keys: Keys) -> None:
        self._talk = talk
        self._desk = talk.desk
        self._keys = keys
        self._vocabulary = Vocabulary((*keys.commands, *GENERAL), talk.words.catalogue)
        self._asked: dict[Seat, set[tuple[object, ...]]] = {seat: set() for seat in talk.people}
        self._clock = _Clock()
        self._holder: Seat | None = talk.people[0] if len(talk.people) == 1 else None
        self._next_holder: Seat | None = None
        self._seen: dict[Seat, int] = {}
        self._hidden = False
        self._waits_until: Millis | None = None
        self._waits_for_need = False
        self._left = False

    def play(self) -> Ending:
        """Until the game is over, somebody leaves, or no line can come any more."""
        self._open()
        while not self._desk.awaits.over:
            if self._something_happens():
                continue
            self._ask()
            self._speak_of_time()
            heard = self._listen()
            if heard is Silence.END:
                return Ending.NO_INPUT
            if isinstance(heard, str):
                self._obey(heard)
            if self._left:
                return Ending.LEFT
        return Ending.PLAYED

    # --- what happens without anybody's line ------------------------------------------------------------------------

    def _open(self) -> None:
        talk, words = self._talk, self._talk.words
        game = words.text(f"game-{self._desk.game.name}")
        if self._desk.seats == 1:
            talk.say("welcome-alone", game=game)
        else:
            talk.say("welcome", game=game, players=words.players(range(self._desk.seats)))
            self._introduce()
        talk.say("first-help")
        talk.say(self._keys.first_hint)
        talk.tell(self._desk.opening)

    def _introduce(self) -> None:
        """Who one is, or how several share the keyboard."""
        if len(self._talk.people) == 1:
            self._talk.say("you-are", player=self._talk.words.player(self._talk.people[0]))
        else:
            self._talk.say("share-in-turn" if self._keys.hides_hands else "share-by-number")

    def _something_happens(self) -> bool:
        now, rings_at = self._talk.now(), self._keys.rings_at()
        happened = self._desk.due_by(now)
        if happened is None:
            return False
        if happened.seat is None and rings_at is not None and rings_at <= now:
            self._talk.say("time-up")
        self._talk.tell(happened.events)
        return True

    def _speak_of_time(self) -> None:
        seconds = self._clock.spoken(self._keys.rings_at(), self._talk.now())
        if seconds is not None:
            self._talk.say("time-left", time=self._talk.words.span(1000 * seconds))

    def _ask(self) -> None:
        """Say to each what is asked of them, once; where hands are secret only to whoever has the keyboard."""
        for seat in self._talk.people:
            situation = self._keys.situation(seat)
            if situation is None or situation.key in self._asked[seat]:
                continue
            if self._keys.hides_hands and seat != self._holder:
                self._hand_over(seat)
                return
            self._asked[seat].add(situation.key)
            self._put(situation)

    def _put(self, situation: Situation) -> None:
        for line in situation.lines:
            self._talk.line(line)

    def _hand_over(self, seat: Seat) -> None:
        if self._next_holder == seat:
            return
        if self._holder is not None:
            self._seen[self._holder] = len(self._talk.told)
        self._holder, self._next_holder = None, seat
        self._hidden = self._talk.console.conceal()
        self._talk.say("hand-over", player=self._talk.words.player(seat))

    def _take_over(self, seat: Seat) -> None:
        """Say again what was told since this player had the keyboard, where it was taken out of sight."""
        self._holder, self._next_holder = seat, None
        for line in self._talk.told[self._seen.get(seat, 0) :] if self._hidden else []:
            self._talk.line(line)

    # --- lines ------------------------------------------------------------------------------------------------------

    def _listen(self) -> Heard:
        console, talk = self._talk.console, self._talk
        instants = (self._desk.next_instant, self._clock.next_instant, self._waits_until)
        soonest = min((instant for instant in instants if instant is not None), default=None)
        until = None if soonest is None else talk.on_the_console(soonest)
        if until is not None and self._lets_lines_wait():
            console.pause(until)
            return Silence.TIMEOUT
        return console.read(until)

    def _lets_lines_wait(self) -> bool:
        """Lines from a pipe wait until one of the people may act; whoever says `wait` waits for more than that."""
        awaits, people = self._desk.awaits, self._talk.people
        if self._waits_until is not None and self._talk.now() >= self._waits_until:
            self._waits_until = None
        if any(seat in people for seat in awaits.needed):
            self._waits_for_need = False
        if self._waits_until is not None or self._waits_for_need:
            return True
        return not self._talk.console.interactive and not any(seat in people for seat in awaits.seats)

    def _obey(self, heard: str) -> None:
        line = "".join(letter if letter.isprintable() else " " for letter in heard[:_LONGEST_LINE])
        try:
            said_by, rest = speaker(line, self._talk.people)
            if not rest.strip() and self._next_holder is not None:
                self._take_over(self._next_holder)
            elif not rest.strip():
                self._repeat(said_by)
            else:
                self._carry_out(said_by, rest)
        except Misunderstood as answer:
            self._talk.say(answer.text_id, **answer.variables)
        except Refused as refusal:
            self._talk.line(self._talk.words.refusal(refusal))

    def _repeat(self, said_by: Seat | None) -> None:
        """An empty line asks: what is it that I am asked?"""
        seats = self._talk.people if said_by is None else (said_by,)
        found = [self._keys.situation(seat) for seat in seats]
        situations = [situation for situation in found if situation is not None]
        for situation in situations:
            self._put(situation)
        needed = self._desk.awaits.needed
        if not situations and needed:
            self._talk.say("waiting-for", players=self._talk.words.players(needed))
        elif not situations:
            self._talk.say("waiting-for-nobody")

    def _carry_out(self, said_by: Seat | None, line: str) -> None:
        implied = self._keys.implied(line)
        command, rest = (implied, line) if implied is not None else self._vocabulary.command(line)
        if command in GENERAL:
            _GENERAL[command](self, rest)
            return
        if self._next_holder is not None:
            raise Misunderstood("hand-over", player=self._talk.words.player(self._next_holder))
        seat = self._speaker(said_by)
        if seat is None and command in self._keys.personal:
            raise self._nobody(line)
        self._keys.obey(self._talk.people[0] if seat is None else seat, command, rest)

    def _speaker(self, said_by: Seat | None) -> Seat | None:
        """Whoever has the keyboard, or says a number, or is alone here."""
        if self._keys.hides_hands or len(self._talk.people) == 1:
            return self._holder
        return said_by

    def _nobody(self, line: str) -> Misunderstood:
        """Nobody has the keyboard before the first turn; where hands are open, a number says who types."""
        if not self._keys.hides_hands:
            return Misunderstood("say-who", line=line)
        return Misunderstood("waiting-for", players=self._talk.words.players(self._desk.awaits.needed))

    # --- what every game understands --------------------------------------------------------------------------------

    def _help(self, rest: str) -> None:
        if rest:
            command, _ = self._vocabulary.command(rest)
            self._help_with(command)
            return
        for command in (*self._keys.commands, *GENERAL):
            self._say_help(command)

    def _help_with(self, command: str) -> None:
        """What a command does, how it is said, and the rules that stand behind it."""
        catalogue = self._talk.words.catalogue
        self._say_help(command)
        more = f"more-{self._help_id(command).removeprefix('help-')}"
        if more in catalogue:
            self._talk.say(more)
        for clause in self._keys.clauses.get(command, ()):
            self._talk.line(rulebook.rule(clause, catalogue))

    def _say_help(self, command: str) -> None:
        self._talk.say(self._help_id(command), clause=rulebook.example(self._desk.game.name))

    def _help_id(self, command: str) -> str:
        return f"help-{command}" if command in GENERAL else self._keys.help_id(command)

    def _rules(self, rest: str) -> None:
        catalogue = self._talk.words.catalogue
        for line in rulebook.read(self._desk.game.name, rest, catalogue):
            self._talk.line(line)

    def _time(self, rest: str) -> None:
        rings_at = self._keys.rings_at()
        if rings_at is None:
            self._talk.say("time-unlimited")
        else:
            self._talk.say("time-left", time=self._talk.words.span(max(0, rings_at - self._talk.now())))

    def _wait(self, rest: str) -> None:
        if rest:
            seconds = whole_number(rest, range(1, 601), "wait-how-long")
            self._waits_until = self._talk.now() + 1000 * seconds
        else:
            self._waits_for_need = True

    def _quit(self, rest: str) -> None:
        self._left = True


_GENERAL: Mapping[str, Callable[[Sitting, str], None]] = {
    "help": Sitting._help,
    "rules": Sitting._rules,
    "time": Sitting._time,
    "wait": Sitting._wait,
    "quit": Sitting._quit,
}


class _Clock:
    """Which of the last seconds are still to be spoken of."""

    def __init__(self) -> None:
        self._rings_at: Millis | None = None
        self._left: list[int] = []

    @property
    def next_instant(self) -> Millis | None:
        """When to speak next."""
        return self._rings_at - 1000 * self._left[0] if self._rings_at is not None and self._left else None

    def spoken(self, rings_at: Millis | None, now: Millis) -> int | None:
        """The seconds to speak of now, if any; of several that have gone by, the last."""
        if rings_at != self._rings_at:
            self._rings_at = rings_at
            self._left = [s for s in SPOKEN_SECONDS if rings_at is not None and rings_at - 1000 * s > now]
        due = None
        while (instant := self.next_instant) is not None and instant <= now:
            due = self._left.pop(0)
        return due
