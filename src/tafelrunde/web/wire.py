"""Uvicorn's socket with a way past ASGI for text, both ways: what ASGI costs per frame is more than a move's rules.
Must not know what is said. Before the first word, and for closing, ASGI is used as ever."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request

EXTENSION = "tafelrunde.wire"
_TEXT = 0x81
_SMALL, _LARGE = 126, 1 << 16


class Wire(WebSocketsSansIOProtocol):
    """The server's side of one socket; the application finds it in its scope."""

    _hear: Callable[[bytes], None] | None = None

    def handle_connect(self, event: Request) -> None:
        """Let the application find us."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """From now on hand every frame over at once, an empty one where it is not text."""
        self._hear = hear
        waiting = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        for message in waiting:
            if message["type"] == "websocket.receive":
                hear((message.get("text") or "").encode())
            else:
                self.queue.put_nowait(message)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """A whole message has arrived."""
        if self._hear is None:
            super().send_receive_event_to_app()
            return
        text = b"".join(self.frames) if self.curr_msg_data_type == "text" else b""
        self.frames = []
        if self.close_sent:
            return
        try:
            text.decode()
        except UnicodeDecodeError:
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            self._hear(text)

    def say(self, text: bytes) -> None:
        """Send text now, or as soon as the other side takes it."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        size = len(text)
        if size < _SMALL:
            head = bytes((_TEXT, size))
        elif size < _LARGE:
            head = bytes((_TEXT, 126, size >> 8, size & 255))
        else:
            head = bytes((_TEXT, 127)) + size.to_bytes(8, "big")
        self.transport.write(head + text)

    def hang_up(self, code: int) -> None:
        """Close in good order, once what was said is sent."""
        closing = self.loop.create_task(self.send({"type": "websocket.close", "code": code, "reason": ""}))
        self.tasks.add(closing)
        closing.add_done_callback(self.on_task_complete)

    @property
    def unsent(self) -> int:
        """How many bytes wait for the other side to take them."""
        return self.transport.get_write_buffer_size()

    @property
    def said_goodbye(self) -> bool:
        """Has the other side closed in good order, as a page does that is left?"""
        return self.conn.close_rcvd is not None

    def cut(self) -> None:
        """End it at once, whatever is still unsent."""
        self.transport.abort()
