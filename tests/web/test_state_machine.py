"""Whatever four people do at a table of three in whatever order, in several tabs that come and go: the server does what
a model of the table says, tells everyone the same, answers every command once, and its log says the same again."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase
from hypothesis import strategies as st
from hypothesis.stateful import initialize, precondition, rule, run_state_machine_as_test

from shell.site import opened
from tafelrunde.platform import hosting
from web.people import Tab
from web.table_machine import NAMES, SEATS, TableMachine, steps
from web.table_model import RULES, Chair, TableModel

LEVELS = {"null": ("random",)}
BELL_MS = 590_000
WHO = st.sampled_from(range(len(NAMES)))
TAB = st.builds(Tab, WHO, st.sampled_from([0, 0, 1]))
SEAT = st.sampled_from([0, 1, 2, 3, -1])
RULE = st.fixed_dictionaries(
    {
        "public": st.booleans(),
        "watching": st.booleans(),
        "autostart": st.booleans(),
        "rated": st.booleans(),
        "leavers": st.sampled_from(["bot", "bot", "wait"]),
        "chat": st.sampled_from(["free", "phrases", "off"]),
        "practice": st.booleans(),
    }
)


class Table(TableMachine):
    """What people do."""

    @initialize(begun=st.booleans(), rules=RULE)
    def open_table(self, begun: bool, rules: dict[str, Any]) -> None:
        """Every other time the game has begun."""
        rules = {**RULES, **rules, "chat": "phrases" if rules["public"] else rules["chat"]}
        rules["practice"] = rules["practice"] and not rules["rated"]
        self.model = TableModel([Chair(0), Chair(), Chair()], 0, rules)
        people = self.people

        async def story() -> None:
            data = people.stack.enter_context(tempfile.TemporaryDirectory())
            people.site = await people.stack.enter_async_context(opened(Path(data), levels=LEVELS))
            people.guests = [await people.site.address.guest(name) for name in NAMES]
            people.code = await people.guests[0].opens("null", SEATS, rules, seconds=600)

        people.run(story())
        self.come(Tab(0, 0), 0)
        if begun:
            for who in (1, 2):
                self.come(Tab(who, 0), 0)
                self.sit(Tab(who, 0), None)
            self.start(Tab(0, 0))

    # --- sockets and time ------------------------------------------------------------------------------------------

    @rule(tab=TAB, seen=st.integers(0, 30))
    def come(self, tab: Tab, seen: int) -> None:
        """Where the tab was open it is loaded anew."""
        self.go(tab, False)
        refusal = self.people.run(self.people.come(tab, seen))
        assert refusal == self.model.bars(tab.who)
        if refusal is None:
            self.model.came(tab.who)
            heard = self.settle()[tab]
            said = [(one["seat"], one["phrase"], one["text"]) for one in heard if one["t"] == "said"]
            assert said == [saying[1:] for saying in self.model.sayings]

    @rule(tab=TAB, abruptly=st.booleans())
    def go(self, tab: Tab, abruptly: bool) -> None:
        if tab in self.people.lines:
            self.people.run(self.people.go(tab, abruptly))
            self._gone(tab.who, on_purpose=not abruptly)
            self.settle()

    @precondition(lambda self: self.model.now < BELL_MS - 60_000)
    @rule(seconds=st.sampled_from([1, 9, 10, 11, 21]))
    def wait(self, seconds: int) -> None:
        """Who is away is waited for, and no longer than that."""
        self.settle(seconds * 1000)

    # --- what anybody may do ---------------------------------------------------------------------------------------

    @rule(tab=TAB, wish=st.sampled_from([None, 0, 1, 2, 3, -1]))
    def sit(self, tab: Tab, wish: int | None) -> None:
        self.does(tab, {"kind": "table.sit", "seat": wish}, lambda: self.model.sit(tab.who, wish))

    @rule(tab=TAB)
    def leave(self, tab: Tab) -> None:
        self.does(tab, {"kind": "table.leave"}, lambda: self.model.leave(tab.who))

    @rule(tab=TAB)
    def come_back(self, tab: Tab) -> None:
        self.does(tab, {"kind": "table.return"}, lambda: self.model.come_back(tab.who))

    @rule(tab=TAB, kind=st.sampled_from(["keep", "swap"]))
    def decide(self, tab: Tab, kind: str) -> None:
        self.does(tab, {"kind": kind}, lambda: self.model.decide(tab.who))

    @rule(tab=TAB, command=st.sampled_from([{}, {"kind": "fly"}, {"kind": "keep", "seat": 1}, [], None, 7, "keep"]))
    def say_nonsense(self, tab: Tab, command: object) -> None:
        self.does(tab, command, lambda: False)

    @rule(tab=TAB, which=st.integers(0, 9))
    def do_what_is_listed(self, tab: Tab, which: int) -> None:
        """Whatever a picture offers may be done, by the model as well."""
        offered = self.people.pictures[tab]["legal"] if tab in self.people.lines else []
        if offered:
            command = offered[which % len(offered)]
            assert self.does(tab, command, lambda: self.by_the_model(tab.who, command)), command

    @rule(tab=TAB, which=st.integers(0, 9))
    def say_again(self, tab: Tab, which: int) -> None:
        """What was executed is only acknowledged; what was refused may have become legal, so it is left alone."""
        done = self.done.get(tab.who, [])
        if done and tab in self.people.lines:
            id_, command = done[which % len(done)]
            answer = self.people.run(self.people.do(tab, id_, command))
            assert (answer["t"], answer["seq"]) == ("update", self.seq)
            self.settle()

    # --- what the host may do --------------------------------------------------------------------------------------

    @rule(tab=TAB)
    def start(self, tab: Tab) -> None:
        self.does(tab, {"kind": "table.start"}, lambda: self.model.start(tab.who))

    @rule(tab=TAB, stops=st.booleans())
    def pause_or_resume(self, tab: Tab, stops: bool) -> None:
        act = self.model.pause if stops else self.model.resume
        self.does(tab, {"kind": "table.pause" if stops else "table.resume"}, lambda: act(tab.who))

    @rule(tab=TAB, level=st.sampled_from(["random", "random", "wise"]), wish=st.sampled_from([None, 0, 1, 2, 3]))
    def seat_bot(self, tab: Tab, level: str, wish: int | None) -> None:
        command = {"kind": "table.seat-bot", "level": level, "seat": wish}
        self.does(tab, command, lambda: self.model.seat_bot(tab.who, level, wish))

    @rule(tab=TAB, seat=SEAT)
    def remove(self, tab: Tab, seat: int) -> None:
        self.does(tab, {"kind": "table.remove", "seat": seat}, lambda: self.model.remove(tab.who, seat))

    @rule(tab=TAB, seat=SEAT, muted=st.booleans())
    def mute(self, tab: Tab, seat: int, muted: bool) -> None:
        command = {"kind": "table.mute", "seat": seat, "muted": muted}
        self.does(tab, command, lambda: self.model.mute(tab.who, seat, muted))

    @rule(tab=TAB, rules=RULE, chat_alone=st.booleans())
    def arrange(self, tab: Tab, rules: dict[str, Any], chat_alone: bool) -> None:
        rules = {**self.model.rules, "chat": rules["chat"]} if chat_alone else {**self.model.rules, **rules}
        command = {"kind": "table.arrange", "arrangement": rules}
        self.does(tab, command, lambda: self.model.arrange(tab.who, rules))

    # --- beside the game -------------------------------------------------------------------------------------------

    @rule(tab=TAB, phrase=st.sampled_from([None, "wow", "hello"]), text=st.sampled_from([None, "Good luck", "👋"]))
    def say(self, tab: Tab, phrase: str | None, text: str | None) -> None:
        if tab not in self.people.lines:
            return
        self.settle(2_000)
        if tab not in self.people.lines:
            return
        may = self.model.say(tab.who, phrase, text)
        self.people.run(self.people.lines[tab].say({"t": "say", "phrase": phrase, "text": text}))
        if not may:
            assert self.people.run(self.people.answer_to(tab, "id", None))["t"] == "refused"
        seat = self.model.seat(tab.who)
        told = (seat, self.names[tab.who], phrase, text)
        for other, heard in self.settle().items():
            said = [(one["seat"], one["name"], one["phrase"], one["text"]) for one in heard if one["t"] == "said"]
            assert said == [told] * may, other

    @rule(who=WHO, name=st.sampled_from(["Noor", "Žofie", "  Ann  Lee ", "\u202e", "x" * 25]))
    def rename(self, who: int, name: str) -> None:
        status, answer = self.people.run(self.people.posts(who, "/api/me", {"name": name}))
        if name in ("\u202e", "x" * 25):
            assert status == 422
        else:
            self.names[who] = " ".join(name.split())
            assert (status, answer["name"]) == (200, self.names[who])
        self.settle()

    @rule(who=WHO)
    def forget(self, who: int) -> None:
        """Whoever is forgotten comes to the door as somebody new."""
        assert self.people.run(self.people.posts(who, "/api/me/forget", {}))[0] == 200
        self.left_out.add(self.people.guests[who].cookie.partition("=")[2])
        self.model.forget(who)
        self.names[who] = NAMES[who]
        self.done.pop(who, None)
        heard = self.settle()
        for tab in self.people.tabs(who):
            raise AssertionError(f"{tab} still looks on")
        assert all(one["reason"] == "web.forgotten" for words in heard.values() for one in words if one["t"] == "bye")
        self.people.guests[who] = self.people.run(self.people.site.address.guest(NAMES[who]))

    @rule(who=WHO)
    def look_into_the_lobby(self, who: int) -> None:
        answer = self.people.run(self.people.site.address.ask("GET", "/api/tables"))
        lively = self.model.phase != "over" and bool(self.people.lines)
        listed = self.model.rules["public"] and lively and (not self.model.full or self.model.rules["watching"])
        assert [one["code"] for one in answer.json] == [self.people.code] * listed
        for one in answer.json:
            assert one["free"] == sum(chair.open for chair in self.model.chairs)

    @rule(who=WHO, goes_there=st.booleans())
    def once_more(self, who: int, goes_there: bool) -> None:
        status, answer = self.people.run(self.people.posts(who, f"/api/tables/{self.people.code}/rematch"))
        may = self.model.phase == "over" and self.model.seat(who) is not None
        assert (status == 200) is may, answer
        if may:
            first = self.model.next is None
            again = self.model.again(who)
            self.model.next = self.model.next or answer["code"]
            assert answer["code"] == self.model.next
            self.settle()
            if first and goes_there:
                self._go_to(again, answer["code"])

    def _go_to(self, again: TableModel, code: str) -> None:
        people = self.people
        tabs = list(people.lines)
        for tab in tabs:
            people.run(people.go(tab))
        self.model, people.code, self.done = again, code, {}
        for tab in tabs:
            self.come(tab, 0)


def test_a_table_does_what_its_rules_say() -> None:
    run_state_machine_as_test(Table, settings=steps(30, 8, derandomize=True))


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_a_table_does_what_its_rules_say_for_long() -> None:
    run_state_machine_as_test(Table, settings=steps(60, 150))


@pytest.mark.slow
def test_a_planted_fault_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "check_host", lambda seating, seat: None)
    with pytest.raises(AssertionError):
        run_state_machine_as_test(Table, settings=steps(30, 14, phases=(Phase.generate,)))
