"""What is installed from the built wheel is all that a house needs: client, texts, migrations, decks."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
UV = os.environ.get("UV") or shutil.which("uv") or str(ROOT / ".tools" / "bin" / "uv")


def uv(*words: str) -> None:
    done = subprocess.run([UV, *words], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.slow
def test_the_wheel_carries_the_client_and_runs_in_an_empty_environment(tmp_path: Path) -> None:
    uv("build", "--quiet", "--wheel", "--out-dir", str(tmp_path))
    wheel = next(tmp_path.glob("tafelrunde-*.whl"))
    names = zipfile.ZipFile(wheel).namelist()
    assert any(re.fullmatch(r"tafelrunde/web/dist/assets/.*\.js\.br", name) for name in names)
    assert {"tafelrunde/web/dist/index.html", "tafelrunde/web/dist/third-party.txt"} <= set(names)
    assert any(name.endswith("licenses/THIRD-PARTY.md") for name in names)
    assert not any("node_modules" in name or name.startswith("tests") for name in names)
    empty = tmp_path / "empty"
    uv("venv", "--quiet", "--python", sys.executable, str(empty))
    uv("pip", "install", "--quiet", "--python", str(empty), "--compile-bytecode", str(wheel))
    command = [str(empty / "bin" / "tafelrunde"), "serve", "--port", "0", "--data", str(tmp_path / "data")]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = server.stdout.readline().partition("http://")[2].split("/")[0]
        with urllib.request.urlopen(f"http://{address}/", timeout=20) as answer:
            page = answer.read().decode()
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script, page
        with urllib.request.urlopen(f"http://{address}{script[1]}", timeout=20) as answer:
            assert answer.headers["cache-control"].endswith("immutable")
        server.terminate()
    assert server.returncode == 0
