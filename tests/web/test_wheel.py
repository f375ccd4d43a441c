"""A wheel carries the built client: who installs it needs no Node."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import urllib.request
import warnings
import zipfile
from pathlib import Path
from typing import NoReturn

import pytest

from pigskin.web.app import CLIENT

ROOT = Path(__file__).parents[2]
SOURCES = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "src")


def without(why: str) -> NoReturn:
    words = f"no wheel could be tried: {why}"
    warnings.warn(words, stacklevel=2)
    pytest.skip(words)


def run(*command: str | Path, **more: object) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False, **more)  # type: ignore[call-overload]
    if done.returncode != 0:
        raise AssertionError(f"{command}: {done.stdout[-1000:]} {done.stderr[-2000:]}")


def registry_is_there(python: Path) -> bool:
    """Can packages be installed at all?"""
    command = pip(python, "download", "-q", "--no-deps", "-d", python.parent, "typer")
    return subprocess.run(command, capture_output=True, text=True, check=False).returncode == 0


def pip(python: Path, *words: str | Path) -> list[str | Path]:
    """Our own pip for another Python: to give it one takes longer than to install everything.

    -I: a package on PYTHONPATH would pass for installed.
    """
    return [sys.executable, "-I", "-m", "pip", "--python", python, *words]


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_an_installed_wheel_has_the_pages_and_plays(tmp_path: Path) -> None:
    if not (CLIENT / "index.html").is_file():
        without("the client is not built (make client)")
    copy = tmp_path / "copy"
    copy.mkdir()
    for name in SOURCES:
        if (ROOT / name).is_dir():
            left_out = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
            shutil.copytree(ROOT / name, copy / name, ignore=left_out)
        else:
            shutil.copy(ROOT / name, copy / name)
    script = "from setuptools.build_meta import build_wheel; build_wheel('dist')"
    run(sys.executable, "-c", script, cwd=copy)
    [wheel] = (copy / "dist").glob("*.whl")
    carried = set(zipfile.ZipFile(wheel).namelist())
    assert "pigskin/web/client/index.html" in carried
    assert {f"pigskin/web/client/{path.relative_to(CLIENT).as_posix()}"
            for path in CLIENT.rglob("*") if path.is_file()} <= carried  # fmt: skip
    assert not [name for name in carried if name.startswith(("tests/", "web/"))]

    run(sys.executable, "-m", "venv", "--without-pip", tmp_path / "empty")
    bin = tmp_path / "empty" / "bin"
    if not registry_is_there(bin / "python"):
        without("packages cannot be installed here")
    run(*pip(bin / "python", "install", "-q", "--no-compile", f"{wheel}[web]"))
    environment = {"PATH": str(bin), "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}
    assert shutil.which("node", path=environment["PATH"]) is None
    serving = subprocess.Popen(
        [bin / "pigskin", "serve", "--port", "0"], env=environment, cwd=tmp_path,
        stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert serving.stdout is not None
        kept, told = serving.stdout.readline(), serving.stdout.readline()
        assert str(tmp_path / "data") in kept
        address = told.removeprefix("Pigskin is at ").split()[0]
        assert address.startswith("http://127.0.0.1:"), told
        page = read(address).decode()
        assert "<script" in page
        for part in page.split('"'):
            if part.startswith("/assets/"):
                assert len(read(address + part[1:])) > 100
        side = {"roster": "human", "seat": "me"}
        wanted = {"edition": "bb2020", "home": side, "away": {**side, "seat": "computer:scripted"}}
        begun = json.loads(read(address + "api/matches", json.dumps(wanted).encode()))
        assert read(f"{address}match/{begun['match']}").decode() == page
        assert json.loads(read(f"{address}api/matches/{begun['match']}"))["edition"] == "bb2020"
    finally:
        serving.terminate()
        serving.wait(30)


def read(address: str, body: bytes | None = None) -> bytes:
    request = urllib.request.Request(address, body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        found: bytes = answer.read()
    return found
