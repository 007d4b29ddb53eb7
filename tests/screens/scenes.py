"""Every scene that is looked at, by its name; each has a server of its own."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

from screens import alone, cards, classic, house, hunt
from screens.camera import Camera
from shell.clock import Skips
from shell.process import ServerProcess

Scene = Callable[[Camera, str, Skips], None]
SCENES: dict[str, Scene] = {
    "home": lambda camera, url, _: house.entrance(camera, url),
    "waiting": lambda camera, url, _: house.waiting(camera, url),
    "classic": classic.play,
    "crowd": classic.crowd,
    "hunt": hunt.play,
    "shootout": hunt.shootout,
    "ugo": cards.play,
    "ugo-few": cards.for_two_and_three,
    "alone": alone.play,
    "records": house.records,
    "ugo-interrupted": cards.interrupted,
    "pages": lambda camera, url, _: house.pages(camera, url),
}


def goes_through(camera: Camera, names: Iterable[str]) -> None:
    """The scenes of these names, one after the other."""
    with tempfile.TemporaryDirectory() as data:
        for name in names:
            file = Path(data) / f"skips-{name}"
            with ServerProcess(Path(data) / name, "all", "--skips", str(file)) as server:
                SCENES[name](camera, server.url, Skips(file))
            camera.closes()
