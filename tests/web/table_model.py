"""A table around the game as its house rules describe it, in the fewest words, to hold the real one against.
Must not know how the real one does it: nothing of the platform is imported here."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

PURPOSE_MS, GRACE_S, KEPT = 10_000, 20, 50
RULES: dict[str, Any] = {
    "public": False,
    "watching": True,
    "autostart": False,
    "rated": False,
    "leavers": "bot",
    "grace_seconds": GRACE_S,
    "fairness": "compensated",
    "chat": "phrases",
    "practice": False,
}


@dataclass(frozen=True)
class Chair:
    """`nobodys`: whoever held it has been forgotten; `vacated`: they were sent away, and a bot keeps it warm."""

    who: int | None = None
    nobodys: bool = False
    bot: bool = False
    vacated: bool = False
    muted: bool = False
    absent: bool = False

    @property
    def taken(self) -> bool:
        return self.who is not None or self.nobodys

    @property
    def open(self) -> bool:
        return not self.taken and (not self.bot or self.vacated)


@dataclass
class TableModel:
    """Each act says whether it may be done, and does it; people are numbers, and `there` are those who look on."""

    chairs: list[Chair]
    host: int | None = None
    rules: dict[str, Any] = field(default_factory=lambda: dict(RULES))
    phase: str = "waiting"
    paused: bool = False
    deserted: bool = False
    decided: set[int] = field(default_factory=set)
    next: str | None = None
    there: set[int] = field(default_factory=set)
    sent_away: set[int] = field(default_factory=set)
    sayings: list[tuple[int, int | None, str | None, str | None]] = field(default_factory=list)
    now: int = 0
    due: dict[int, int] = field(default_factory=dict)

    # --- who is what -----------------------------------------------------------------------------------------------

    def seat(self, who: int) -> int | None:
        return next((seat for seat, chair in enumerate(self.chairs) if chair.who == who), None)

    def is_host(self, who: int) -> bool:
        return self.host is not None and self.seat(who) == self.host

    @property
    def full(self) -> bool:
        return not any(chair.open for chair in self.chairs)

    def bars(self, who: int) -> str | None:
        """Why somebody may not look on."""
        if who in self.sent_away:
            return "table.kicked"
        alone = not self.rules["watching"] and self.phase == "playing" and self.full
        return "table.no-watchers" if alone and self.seat(who) is None else None

    # --- what anybody may do ---------------------------------------------------------------------------------------

    def sit(self, who: int, wish: int | None) -> bool:
        place = self._free(wish)
        if self.seat(who) is not None or self.phase == "over" or place is None:
            return False
        self.chairs[place] = Chair(who)
        self.host = place if self.host is None else self.host
        self._begin_by_itself()
        return True

    def leave(self, who: int) -> bool:
        seat = self.seat(who)
        if seat is None:
            return False
        if self.phase == "waiting":
            self.chairs[seat] = Chair()
            self._hand_on(seat)
            return True
        return self._stand_in(seat, absent=False)

    def come_back(self, who: int) -> bool:
        seat = self.seat(who)
        if seat is None or self.phase != "playing" or not self.chairs[seat].bot:
            return False
        self.chairs[seat] = replace(self.chairs[seat], bot=False, absent=False)
        return True

    def decide(self, who: int) -> bool:
        """The template game: each seat decides once, and with the last of them it is over."""
        seat = self.seat(who)
        runs = self.phase == "playing" and not self.paused
        if seat is None or not runs or self.chairs[seat].bot or seat in self.decided:
            return False
        self.decided.add(seat)
        if len(self.decided) == len(self.chairs):
            self.phase, self.paused, self.deserted = "over", False, False
        return True

    def say(self, who: int, phrase: str | None, text: str | None) -> bool:
        seat, chat = self.seat(who), self.rules["chat"]
        silent = chat == "off" or (self.rules["public"] if seat is None else self.chairs[seat].muted)
        if silent or (phrase is None) == (text is None) or (text is not None and chat != "free"):
            return False
        self.sayings = [*self.sayings, (who, seat, phrase, text)][-KEPT:]
        return True

    # --- what the host may do --------------------------------------------------------------------------------------

    def start(self, who: int) -> bool:
        if not (self.is_host(who) and self.phase == "waiting" and self.full):
            return False
        self.phase = "playing"
        return True

    def pause(self, who: int) -> bool:
        if not (self.is_host(who) and self.phase == "playing" and not self.paused):
            return False
        self.paused = True
        return True

    def resume(self, who: int) -> bool:
        if not (self.is_host(who) and self.paused):
            return False
        self.paused = self.deserted = False
        return True

    def seat_bot(self, who: int, level: str, wish: int | None) -> bool:
        place = self._free(wish)
        if not (self.is_host(who) and self.phase == "waiting" and level == "random") or place is None:
            return False
        self.chairs[place] = Chair(bot=True)
        self._begin_by_itself()
        return True

    def remove(self, who: int, seat: int) -> bool:
        if not self.is_host(who) or not 0 <= seat < len(self.chairs) or seat == self.host or self.phase == "over":
            return False
        chair = self.chairs[seat]
        if not chair.taken and (self.phase == "playing" or not chair.bot):
            return False
        self.chairs[seat] = Chair() if self.phase == "waiting" else Chair(bot=True, vacated=True)
        if chair.who is not None:
            self.sent_away.add(chair.who)
        return True

    def mute(self, who: int, seat: int, muted: bool) -> bool:
        if not self.is_host(who) or not 0 <= seat < len(self.chairs):
            return False
        self.chairs[seat] = replace(self.chairs[seat], muted=muted)
        return True

    def arrange(self, who: int, rules: dict[str, Any]) -> bool:
        all_but_chat = {**rules, "chat": self.rules["chat"]} != self.rules
        impossible = (rules["public"] and rules["chat"] == "free") or (rules["rated"] and rules["practice"])
        if not self.is_host(who) or impossible or (self.phase != "waiting" and all_but_chat):
            return False
        self.rules = rules
        return True

    # --- coming, going, time -----------------------------------------------------------------------------------------

    def came(self, who: int) -> None:
        """Who was missed plays again at once, and a table that nobody was at goes on."""
        self.there.add(who)
        seat = self.seat(who)
        if seat is not None:
            if self.chairs[seat].absent:
                self.chairs[seat] = replace(self.chairs[seat], bot=False, absent=False)
            if self.deserted:
                self.paused = self.deserted = False
        self.look()

    def went(self, who: int, on_purpose: bool) -> None:
        self.there.discard(who)
        self.look(self.seat(who) if on_purpose else None)

    def look(self, on_purpose: int | None = None) -> None:
        """Whoever should be there and is not is waited for, from now on."""
        runs = self.phase == "playing" and not self.paused
        for seat, chair in enumerate(self.chairs):
            if runs and chair.taken and not chair.bot and chair.who not in self.there:
                grace = self.rules["grace_seconds"] * 1000
                self.due.setdefault(seat, self.now + (min(grace, PURPOSE_MS) if seat == on_purpose else grace))
            else:
                self.due.pop(seat, None)

    def passes(self, millis: int) -> None:
        """So much later."""
        self.now += millis
        for seat in sorted((seat for seat in self.due if self.due[seat] <= self.now), key=self.due.__getitem__):
            if self.due.pop(seat, None) is not None and self._is_missed(seat):
                self.look()

    def _is_missed(self, seat: int) -> bool:
        """Whoever stays goes on, with a bot where the rules have one; with nobody left time stands still."""
        if any(chair.who in self.there and not chair.bot for chair in self.chairs if chair.who is not None):
            return self._stand_in(seat, absent=True)
        self.paused = self.deserted = True
        return True

    def forget(self, who: int) -> None:
        """Their seat is for others; once the game is over it is nobody's. What they have said they have not."""
        self.sayings = [saying for saying in self.sayings if saying[0] != who]
        seat = self.seat(who)
        self.there.discard(who)
        self.sent_away.discard(who)
        if seat is not None and self.phase == "over":
            self.chairs[seat] = replace(self.chairs[seat], who=None, nobodys=True)
        elif seat is not None:
            self.chairs[seat] = Chair() if self.phase == "waiting" else Chair(bot=True, vacated=True)
            self._hand_on(seat)
            self.look()

    def again(self, asks: int) -> TableModel:
        """The same people and bots in their seats; the host is who it was, or whoever asks."""
        chairs = [
            Chair(chair.who) if chair.who is not None else Chair(bot=True) if chair.bot else Chair()
            for chair in self.chairs
        ]
        host = self.host if self.host is not None and self.chairs[self.host].who is not None else self.seat(asks)
        return TableModel(chairs, host, self.rules)

    # --- words -----------------------------------------------------------------------------------------------------

    def _free(self, wish: int | None) -> int | None:
        free = [place for place, chair in enumerate(self.chairs) if chair.open]
        return wish if wish in free else free[0] if free and wish is None else None

    def _begin_by_itself(self) -> None:
        if self.rules["autostart"] and self.phase == "waiting" and self.full:
            self.phase = "playing"

    def _stand_in(self, seat: int, absent: bool) -> bool:
        if self.phase != "playing" or self.chairs[seat].bot or self.rules["leavers"] != "bot":
            return False
        self.chairs[seat] = replace(self.chairs[seat], bot=True, absent=absent)
        self._hand_on(seat)
        return True

    def _hand_on(self, gone: int) -> None:
        """The host's rights go to the next who plays; with nobody left they stay where they were, if that is a seat."""
        if self.host == gone:
            playing = [seat for seat, chair in enumerate(self.chairs) if chair.taken and not chair.bot]
            self.host = playing[0] if playing else gone if self.chairs[gone].taken else None
