"""Uvicorn's socket with a way past ASGI for text, both ways: what ASGI costs per frame is more than a move's rules.
Must not know what is said. Before the first word, and for closing, ASGI is used as ever."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.streams import StreamReader

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was installed without a compiler
    from websockets.utils import apply_mask

EXTENSION = "tafelrunde.wire"
_TEXT = 0x81
_MASKED = 0x80
_BETWEEN_FRAMES = StreamReader.at_eof.__code__
_SMALL, _LARGE = 126, 1 << 16


class Wire(WebSocketsSansIOProtocol):
    """The server's side of one socket; the application finds it in its scope."""

    _hear: Callable[[bytes], None] | None = None
    _tripped: Callable[[float], None] | None = None
    _farewell = b""
    _between_frames = False
    """Has nothing of a frame, or of a message in several, come yet? Known after each look of the parser."""

    def handle_connect(self, event: Request) -> None:
        """Let the application find us."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Whole small frames of text, as nearly all are, are heard at once; everything else takes the long way."""
        start = 0
        if self._between_frames and (hear := self._hear) is not None:
            while not self.close_sent and (frame := _whole_text(data, start, self.config.ws_max_size)) is not None:
                text, start = frame
                hear(text)
        if start < len(data):
            super().data_received(data[start:] if start else data)
            self._between_frames = self._waits_for_a_frame()

    def _waits_for_a_frame(self) -> bool:
        """The parser is a generator in a generator: what it waits for stands in the innermost one."""
        waiting: Any = self.conn.parser
        while (deeper := getattr(waiting, "gi_yieldfrom", None)) is not None:
            waiting = deeper
        begun = self.conn.reader.buffer or self.conn.current_size is not None
        return not begun and getattr(waiting, "gi_code", None) is _BETWEEN_FRAMES

    def listen(self, hear: Callable[[bytes], None], tripped: Callable[[float], None], farewell: bytes) -> None:
        """From now on hand every frame over at once, an empty one where it is not text; and tell how many seconds each
        ping of the protocol itself was under way, the first one now. `farewell` is said when the server stops."""
        self._hear, self._tripped, self._farewell = hear, tripped, farewell
        self.request.headers.clear()  # nobody asks for them again, and the parser would keep them as long as the socket
        del self.request, self.response
        waiting = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        for message in waiting:
            if message["type"] == "websocket.receive":
                hear((message.get("text") or "").encode())
            else:
                self.queue.put_nowait(message)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if self.ping_interval:
            self.stop_keepalive()
            self.send_keepalive_ping()

    def handle_pong(self, event: Frame) -> None:
        """A ping is back: browsers answer these by themselves, and no script in a page can hold them up."""
        asked = self.pending_ping_payload
        super().handle_pong(event)
        if asked is not None and self.pending_ping_payload is None and self._tripped is not None:
            self._tripped(self.last_ping_rtt)

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

    def shutdown(self) -> None:
        """The server stops: whoever is there is told why, and is free to go elsewhere."""
        if self._farewell:
            self.say(self._farewell)
        super().shutdown()

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


def _whole_text(data: bytes, start: int, most: int) -> tuple[bytes, int] | None:
    """A masked frame of text that is a whole message, and where it ends; None: it is something else, or not whole."""
    if len(data) < start + 6 or data[start] != _TEXT or not data[start + 1] & _MASKED:
        return None
    size, at = data[start + 1] & 127, start + 2
    if size > _SMALL:
        return None  # longer than anything that is said here
    if size == _SMALL:
        size, at = int.from_bytes(data[at : at + 2], "big"), at + 2
        if size < _SMALL:
            return None
    end = at + 4 + size
    if size > most or len(data) < end:
        return None
    text = apply_mask(data[at + 4 : end], data[at : at + 4])
    try:
        text.decode()
    except UnicodeDecodeError:
        return None
    return text, end
