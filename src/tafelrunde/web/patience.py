"""Uvicorn's side of a plain connection, with an end to waiting: for a request that comes byte by byte or not at all,
and for somebody who does not take the answer. Must not know what is asked; sockets have limits of their own."""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

_COMING = (h11.IDLE, h11.SEND_BODY)


class Patient(H11Protocol):
    """Between two requests uvicorn itself waits for a few seconds; within one nobody else looks at the time."""

    patience: float
    _request: asyncio.TimerHandle | None = None
    _answer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """The first request is waited for from now on."""
        super().connection_made(transport)
        self._wait_for_request()

    def data_received(self, data: bytes) -> None:
        """A whole request ends the waiting; each part of one does not make it longer."""
        super().data_received(data)
        if self.transport.get_protocol() is self and self.conn.their_state in _COMING:
            self._wait_for_request()
        else:
            self._request_is_there()

    def on_response_complete(self) -> None:
        """Of the next request there may be a part already."""
        super().on_response_complete()
        their = self.conn.their_state
        if their is h11.SEND_BODY or (their is h11.IDLE and self.conn.trailing_data[0]):
            self._wait_for_request()

    def pause_writing(self) -> None:
        """The other side takes no more of the answer for now."""
        super().pause_writing()
        self._answer = self.loop.call_later(self.patience, self.transport.abort)

    def resume_writing(self) -> None:
        """It does again."""
        super().resume_writing()
        self._answer_is_taken()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is waited for any more."""
        self._request_is_there()
        self._answer_is_taken()
        super().connection_lost(exc)

    def _wait_for_request(self) -> None:
        if self._request is None:
            self._request = self.loop.call_later(self.patience, self.transport.close)

    def _request_is_there(self) -> None:
        if self._request is not None:
            self._request.cancel()
            self._request = None

    def _answer_is_taken(self) -> None:
        if self._answer is not None:
            self._answer.cancel()
            self._answer = None


def patient(seconds: float) -> type[Patient]:
    """For uvicorn, which makes one for each connection."""

    class PatientFor(Patient):
        patience = seconds

    return PatientFor
