"""Coming back from another device: a name, a passphrase, and a recovery code that is shown once.
Must not know cookies. What is kept are hashes; nothing tells whether a name has an account."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import unicodedata
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from tafelrunde.core.game import Millis, Refused
from tafelrunde.platform.archive import Account, Keeping
from tafelrunde.platform.ports import Clock, Conflict, Entropy
from tafelrunde.platform.session import Session, clean_name, token_hash

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SHORTEST = 8
LONGEST = 200
ATTEMPTS = 10
FORGIVEN_MS: Millis = 600_000
_TOKEN_BYTES = 32
_CODE_BYTES = 10
_CODE_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ0123456789"
_TAKEN_FOR = str.maketrans("OIL", "011")
_AT_ONCE = 2  # each hash takes 64 MiB and a tenth of a second of a core

T = TypeVar("T")


class Accounts:
    """The accounts of one house."""

    def __init__(
        self, store: Keeping, clock: Clock, entropy: Entropy, tell_others: Callable[[str], None] = lambda account: None
    ) -> None:
        self._store = store
        self._clock = clock
        self._entropy = entropy
        self._hashing = asyncio.Semaphore(_AT_ONCE)
        self._attempts: dict[str, list[Millis]] = {}
        self._tell_others = tell_others

    async def open(self, session: Session, name: str, passphrase: str) -> str:
        """An account for who is a guest so far; the recovery code."""
        _check_passphrase(passphrase)
        shown = clean_name(name)
        code = self._new_code()
        account = Account(
            replace(session.person, name=shown), folded(shown), await self._hashed(passphrase), _code_hash(code)
        )
        try:
            await self._store.archive.add_account(account)
        except Conflict:
            raise Refused("account.taken") from None
        return code

    async def enter(self, name: str, passphrase: str) -> tuple[str, Session]:
        """A new device of somebody with an account: the token for the browser, and what we keep."""
        self._note_attempt(name)
        account = await self._store.archive.account(folded(name))
        if not await self._is_right(None if account is None else account.passphrase, passphrase) or account is None:
            raise Refused("account.wrong")
        self._attempts.pop(_hashed_name(name), None)
        return await self._device(account)

    async def recover(self, name: str, code: str, passphrase: str) -> tuple[str, Session, str]:
        """With the code a new passphrase and a new code; every other device has to come in anew."""
        _check_passphrase(passphrase)
        self._note_attempt(name)
        account = await self._store.archive.account(folded(name))
        if account is None or not hmac.compare_digest(account.recovery, _code_hash(code)):
            raise Refused("account.wrong-code")
        new_code = self._new_code()
        changed = replace(account, passphrase=await self._hashed(passphrase), recovery=_code_hash(new_code))
        await self._store.archive.change_account(changed)
        return *await self._device(changed), new_code

    async def _device(self, account: Account) -> tuple[str, Session]:
        token = self._entropy(_TOKEN_BYTES).hex()
        session = Session(token_hash(token), account.person)
        await self._store.archive.add_device(session.token_hash, account.person.id, self._clock.now_ms())
        return token, session

    def tried(self, account: str) -> None:
        """Somebody tries at another node."""
        self._attempts_at(account).append(self._clock.now_ms())

    def _note_attempt(self, name: str) -> None:
        """Nobody tries endlessly, whatever the name, and at whichever node."""
        account = _hashed_name(name)
        instants = self._attempts_at(account)
        if len(instants) >= ATTEMPTS:
            raise Refused("account.too-often")
        instants.append(self._clock.now_ms())
        self._tell_others(account)

    def _attempts_at(self, account: str) -> list[Millis]:
        """Those that are not forgiven yet."""
        now = self._clock.now_ms()
        for other, instants in list(self._attempts.items()):
            if not instants or instants[-1] < now - FORGIVEN_MS:
                del self._attempts[other]
        instants = self._attempts.setdefault(account, [])
        instants[:] = [instant for instant in instants if instant >= now - FORGIVEN_MS]
        return instants

    def _new_code(self) -> str:
        number = int.from_bytes(self._entropy(_CODE_BYTES), "big")
        letters = [_CODE_LETTERS[number >> 5 * place & 31] for place in range(16)]
        return "-".join("".join(letters[start : start + 4]) for start in range(0, 16, 4))

    async def _hashed(self, passphrase: str) -> str:
        return await self._apart(lambda: self._hasher.hash(_spelled(passphrase)))

    async def _is_right(self, hashed: str | None, passphrase: str) -> bool:
        """As slow for a name that nobody has."""
        from argon2.exceptions import InvalidHashError, VerificationError

        def verified() -> bool:
            try:
                self._hasher.verify(hashed or self._nobodys, _spelled(passphrase))
            except (VerificationError, InvalidHashError):
                return False
            return hashed is not None

        return await self._apart(verified)

    async def _apart(self, work: Callable[[], T]) -> T:
        async with self._hashing:
            return await asyncio.to_thread(work)

    @cached_property
    def _hasher(self) -> PasswordHasher:
        from argon2 import PasswordHasher

        return PasswordHasher()

    @cached_property
    def _nobodys(self) -> str:
        return self._hasher.hash(self._entropy(_TOKEN_BYTES).hex())


def folded(name: str) -> str:
    """One name, however it is written."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()


def _hashed_name(name: str) -> str:
    """Nodes count attempts together, and need not tell one another whose."""
    return hashlib.sha256(folded(name).encode()).hexdigest()


def _check_passphrase(passphrase: str) -> None:
    if len(_spelled(passphrase)) < SHORTEST:
        raise Refused("account.short", fewest=SHORTEST)
    if len(passphrase) > LONGEST:
        raise Refused("account.long", most=LONGEST)


def _spelled(passphrase: str) -> str:
    """The same letters, whichever keyboard they come from."""
    return unicodedata.normalize("NFKC", passphrase)


def _code_hash(code: str) -> str:
    letters = "".join(letter for letter in code.upper() if letter.isalnum()).translate(_TAKEN_FOR)
    return hashlib.sha256(letters.encode()).hexdigest()
