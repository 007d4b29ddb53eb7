"""Somebody on a real socket who makes no sense, and listens whether every word is answered. Must not know any game."""

from __future__ import annotations

import asyncio
import random
from collections import Counter

import msgspec
from msgspec import Raw, Struct

from proofs.garbling import garbled_frame, garbled_word
from proofs.history import History, No, Told
from shell.bare import CLOSE, PING, PONG, TEXT, Bare, frame
from shell.site import Guest
from tafelrunde.platform.ports import Person
from tafelrunde.platform.session import Session, cause_of, token_hash
from tafelrunde.web.messages import PROTOCOL, Do, Down, Garbled, Update, heard
from tafelrunde.web.messages import Bye as Farewell
from tafelrunde.web.messages import Pong as Answer
from tafelrunde.web.messages import Refused as Refusal

BATCH = 40
PATIENCE_S = 60
BROKEN_FRAMES = 0.4  # of the batches end with one: after it nothing more can be understood
CLOSED = {1000, 1002, 1005, 1007, 1009, 3000, 4000}
"""As the other side wished, a frame that is none, text that is none, too much, and our own last word."""
SECRETS = (b"Traceback", b'File \\"', b".py", b"Error(", b"msgspec", b"0x7f")


class Found(Struct):
    """What was sent and what came back, and whatever was wrong."""

    frames: int = 0
    broken: int = 0
    sockets: int = 0
    tables: int = 0
    finished: int = 0
    executed: int = 0
    answers: Counter[str] = msgspec.field(default_factory=Counter)
    refusals: Counter[str] = msgspec.field(default_factory=Counter)
    closes: Counter[int] = msgspec.field(default_factory=Counter)
    rows: int = 0
    faults: list[str] = []


_DOWN = msgspec.json.Decoder(Down)
_PARTS = msgspec.json.Decoder(dict[str, Raw])


class Fuzzer:
    """Somebody at a table who makes no sense."""

    def __init__(self, guest: Guest, table_id: str, code: str, found: Found, chance: random.Random) -> None:
        self.over = False
        self._history = History.new()
        self._refusals: list[No] = []
        self._guest = guest
        self._session = Session(token_hash(guest.cookie.partition("=")[2]), Person("", ""))
        self._table_id = table_id
        self._code = code
        self._found = found
        self._chance = chance
        self._socket: Bare | None = None
        self._commands: list[bytes] = []
        self._number = 0
        self._token = 1000
        self._sent: Counter[str] = Counter()
        self._unanswered: Counter[str] = Counter()
        self._garbled = 0

    async def batch(self) -> None:
        """Some garbled words and an honest ping: everything is answered, and the table is as well as before."""
        socket = self._socket or await self._comes()
        words = [self._next() for _ in range(BATCH)]
        self._token += 1
        ping = b'{"t":"ping","token":%d}' % self._token
        await socket.send(b"".join(map(frame, [*words, ping])))
        if await self._hears(socket, self._token):
            self._all_is_answered(words)
            if self._chance.random() < BROKEN_FRAMES:
                await self._breaks(socket)
        else:
            self._wrong("a word that can be read ended the socket", words)

    @property
    def history(self) -> History:
        """What was sent and told; an id that was used twice may be refused and then executed."""
        refused = [no for no in self._refusals if self._sent[no.id] == 1]
        return History(self._history.told, refused, self._history.causes)

    async def leave(self) -> None:
        """No more."""
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def _comes(self) -> Bare:
        self._socket = socket = await Bare.opened(self._guest, self._code)
        self._found.sockets += 1
        self._garbled, self._unanswered = 0, Counter()
        await socket.send(frame(b'{"t":"hello","protocol":%d,"seq":0}' % PROTOCOL))
        await socket.send(frame(b'{"t":"ping","token":1}'))
        if not await self._hears(socket, 1):
            self._wrong("nobody is let in any more", [])
        return socket

    def _next(self) -> bytes:
        self._number += 1
        while True:
            text = garbled_word(self._chance, self._number, self._commands)
            try:
                text.decode()
            except UnicodeDecodeError:
                continue  # would end the socket: that is for the frames
            break
        self._found.frames += 1
        try:
            word = heard(text)
        except Garbled:
            self._garbled += 1
            return text
        if isinstance(word, Do):
            self._sent[word.id] += 1
            self._unanswered[word.id] += 1
            self._history.causes[word.id] = cause_of(self._session, self._table_id, word.id)
        return text

    async def _breaks(self, socket: Bare) -> None:
        """Something that is no frame: the other side closes, and says why unless it was only cut short."""
        data = garbled_frame(self._chance, garbled_word(self._chance, 0, []))
        self._found.frames += 1
        self._found.broken += 1
        await socket.send(data)
        socket.says_no_more()
        await self._hears(socket, -1)
        await self.leave()

    async def _hears(self, socket: Bare, until: int) -> bool:
        """Everything up to the answers to a ping and to all commands; False: it has ended before that."""
        answered = False
        while (told := await asyncio.wait_for(socket.hears(), PATIENCE_S)) is not None:
            kind, text = told
            if kind == CLOSE:
                code = int.from_bytes(text[:2], "big") if text else 1005
                self._found.closes[code] += 1
                if until > 0 or code not in CLOSED:
                    self._wrong(f"the socket was closed with {code} {text[2:]!r}", [])
            elif kind == TEXT:
                answered |= self._takes(text) == until
                if answered and not any(self._unanswered.values()):
                    return True
            elif kind not in (PING, PONG):
                self._wrong(f"a frame of kind {kind}", [text])
        await self.leave()
        return False

    def _takes(self, text: bytes) -> int | None:
        """One answer; the token, if it is that of a ping."""
        if any(secret in text for secret in SECRETS):
            self._wrong("something of the inside was told", [text])
        try:
            message = _DOWN.decode(text)
        except msgspec.MsgspecError as fault:
            self._wrong(f"not in the vocabulary: {fault}", [text])
            return None
        self._found.answers[str(message.__struct_config__.tag)] += 1
        match message:
            case Answer(token=token):
                return token
            case Refusal(id=id_, key=key):
                self._refused(id_, key)
            case Update():
                self._shown(message, text)
            case Farewell(reason=reason):
                self._found.refusals[reason] += 1
            case _:
                pass
        return None

    def _refused(self, id_: str | None, key: str) -> None:
        self._found.refusals[key] += 1
        if id_ is None:
            self._garbled -= key == "wire.garbled"
            return
        self._unanswered[id_] -= 1
        self._refusals.append(No(id_, key))

    def _shown(self, update: Update, text: bytes) -> None:
        parts = _PARTS.decode(text)
        self._commands = [bytes(one) for one in msgspec.json.decode(parts["legal"], type=tuple[Raw, ...])]
        told = Told(update.you, update.seq, bytes(parts["view"]), bytes(parts["outcome"]), update.ack)
        self._history.told.append(told)
        if update.ack is not None:
            self._unanswered[update.ack] -= 1
            self._found.executed += 1
        self.over = update.table.phase == "over"

    def _all_is_answered(self, words: list[bytes]) -> None:
        if self._garbled > 0:
            self._wrong(f"{self._garbled} garbled words were not refused", words)
        self._garbled = 0
        if left := {id_: times for id_, times in self._unanswered.items() if times}:
            self._wrong(f"commands were not answered once each: {left}", words)
        self._unanswered.clear()

    def _wrong(self, what: str, words: list[bytes]) -> None:
        self._found.faults.append(f"{what}: {words!r}"[:2000])
