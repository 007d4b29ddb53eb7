"""Builds the web client into whatever is to be installed elsewhere; a checkout builds it by `make client`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):
    """Asked by `pip install .`, `uv build` and every other builder before the files are gathered."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install changes with every edit: building on each of them would only keep one waiting."""
        web = Path(self.root) / "web"
        if version == "editable" or not web.is_dir():
            return
        sys.path.insert(0, str(web))
        import clientbuild

        try:
            clientbuild.build()
        except clientbuild.NoClient as fault:
            raise SystemExit(str(fault)) from None
