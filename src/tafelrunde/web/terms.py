"""On which terms a house is open to the world: how it is reached, whom it believes, how much one may send.
Must not know where the terms come from."""

from __future__ import annotations

from msgspec import Struct


class Terms(Struct, frozen=True):
    """`public_url` is what people type, where a proxy stands in front, `inside_url` what those in the same network
    type; only proxies that are trusted are believed. Sockets are pinged every so often (0: never), and who has not
    answered by the next time is gone, whatever the network says; so is who has not said hello in time, who has not
    brought a plain request to its end, and who takes nothing of its answer."""

    public_url: str = ""
    inside_url: str = ""
    trusted_proxies: tuple[str, ...] = ()
    frames_per_second: int = 20
    requests_per_second: int = 20
    unsent_bytes: int = 256 * 1024
    ping_seconds: float = 10
    hello_seconds: float = 30
    request_seconds: float = 30
    log_addresses: bool = False

    @property
    def burst(self) -> int:
        """How many frames may come at once."""
        return self.frames_per_second * 5 // 2

    @property
    def origin(self) -> str:
        """The origin of our own pages, where it is not simply the address that was asked."""
        return self.public_url.rstrip("/").lower()


ORDINARY = Terms()
