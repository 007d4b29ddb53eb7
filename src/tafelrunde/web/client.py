"""The built client as files: what is named after its content is kept for ever, everything else is asked for again.
Must not know what is in them."""

from __future__ import annotations

import mimetypes
import os
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

CLIENT = Path(os.environ.get("TAFELRUNDE_CLIENT") or str(files("tafelrunde.web") / "dist"))
FOR_EVER = "public, max-age=31536000, immutable"
PACKED = (("br", ".br"), ("gzip", ".gz"))
_TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".svg": "image/svg+xml"}


def wanted_next(path: str, language: str) -> str:
    """A Link header: what a browser that gets this page will ask for, so that it all comes at once and not in turns."""
    starts = [f"{language}.play-"] if path else [f"{language}.play-", f"{language}.entrance-", "entrance-"]
    found = [file.name for start in starts for file in (CLIENT / "assets").glob(f"{start}*.js")]
    return ", ".join(f"</assets/{name}>; rel=modulepreload" for name in found)


def client_file(request: Request, name: str) -> Response | None:
    """A file of the client in the form that the browser likes best; None: there is no such file."""
    found = CLIENT / name
    if name.endswith(tuple(suffix for _, suffix in PACKED)) or not _is_ours(found):
        return None
    headers = {"vary": "accept-encoding"}
    if name.startswith("assets/"):
        headers["cache-control"] = FOR_EVER
    kind = _TYPES.get(found.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    liked = request.headers.get("accept-encoding", "")
    for encoding, suffix in PACKED:
        packed = found.with_name(found.name + suffix)
        if encoding in liked and packed.is_file():
            return FileResponse(packed, headers={**headers, "content-encoding": encoding}, media_type=kind)
    return FileResponse(found, headers=headers, media_type=kind)


def _is_ours(found: Path) -> bool:
    """Below the client's folder, whatever dots and links there are in the name."""
    try:
        return found.resolve().is_relative_to(CLIENT.resolve()) and found.is_file()
    except (OSError, ValueError):
        return False
