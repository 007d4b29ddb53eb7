"""The devices that people come with, and how Chromium is started here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from playwright.sync_api import Page

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}

NewPage: TypeAlias = Callable[..., Page]
"""A page of a person of its own: their language, and their device as keywords."""
