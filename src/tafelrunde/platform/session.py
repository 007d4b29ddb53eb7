"""Persons, names, and the cause of a command. Must not know cookies or sockets."""

from __future__ import annotations

import hashlib
import unicodedata

from msgspec import Struct

from tafelrunde.core.game import Refused
from tafelrunde.platform.ports import Entropy, Person, Records

NAME_LENGTH = 24
_ID_BYTES = 16
_TOKEN_BYTES = 32


class Session(Struct, frozen=True):
    """A person at one device: the token's hash is all that is kept of the token."""

    token_hash: str
    person: Person


def token_hash(token: str) -> str:
    """What is stored instead of the token."""
    return hashlib.sha256(token.encode()).hexdigest()


def cause_of(session: Session, table_id: str, command_id: str) -> str:
    """The same session and command id give the same cause; nothing in it leads back to the person."""
    text = "\n".join((session.token_hash, table_id, command_id))
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def clean_name(text: str) -> str:
    """A name as everyone will see it: one line, no control or direction characters, not empty, not endless."""
    letters = (" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", text))
    name = " ".join("".join(mark for mark in letters if unicodedata.category(mark)[0] != "C").split())
    if not name:
        raise Refused("name.empty")
    if len(name) > NAME_LENGTH:
        raise Refused("name.long", most=NAME_LENGTH)
    return name


async def begin_session(records: Records, entropy: Entropy, name: str, language: str = "en") -> tuple[str, Session]:
    """A guest at this device: the token for the browser, and what we keep."""
    person = Person(entropy(_ID_BYTES).hex(), clean_name(name), language)
    token = entropy(_TOKEN_BYTES).hex()
    session = Session(token_hash(token), person)
    await records.add_session(session.token_hash, person)
    return token, session


async def session_of(records: Records, token: str | None) -> Session | None:
    """Whose token this is."""
    if not token:
        return None
    hashed = token_hash(token)
    person = await records.session(hashed)
    return None if person is None else Session(hashed, person)
