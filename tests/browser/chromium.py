"""Finds a Chromium for the tests in the browser, or gets one.

    python tests/browser/chromium.py     # says which; if there is none, gets one from npm

`PIGSKIN_CHROMIUM` names it, else it is one of the machine's, else the one that this script has put
into build/chromium: the npm package @sparticuz/chromium, which needs no rights and brings its
libraries. Playwright's own download is not used. Nothing but the standard library is needed here.
"""

from __future__ import annotations

import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "chromium"
PACKAGE = "@sparticuz/chromium@153.0.0"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Set where the tests in the browser must run: without one they fail instead of being skipped.
REQUIRED = "PIGSKIN_BROWSER_REQUIRED"
UNPACK = """
const fs = require("fs"), zlib = require("zlib");
for (const file of process.argv.slice(1)) {
  fs.writeFileSync(file.slice(0, -3), zlib.brotliDecompressSync(fs.readFileSync(file)));
}
"""


class NoBrowser(Exception):
    """Why there is none."""


def find() -> tuple[Path, dict[str, str]] | None:
    """A Chromium and what its environment needs besides; None if there is none."""
    named = os.environ.get("PIGSKIN_CHROMIUM")
    if named:
        found = shutil.which(named)
        if found is None:
            raise NoBrowser(f"PIGSKIN_CHROMIUM names {named}, which cannot be run")
        return Path(found), {}
    for name in NAMES:
        found = shutil.which(name)
        if found is not None:
            return Path(found), {}
    ours = FOLDER / "chromium"
    if not ours.is_file():
        return None
    libraries = [str(FOLDER / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]
    return ours, {"LD_LIBRARY_PATH": os.pathsep.join(filter(None, libraries))}


def get() -> None:
    """Put the one from npm into its folder, all of it or nothing."""
    if platform.system() != "Linux" or platform.machine() != "x86_64":
        raise NoBrowser(f"npm has none for {platform.system()} on {platform.machine()}")
    build = _build_script()
    try:
        node, npm = build.find_node()
    except build.Failed as problem:
        raise NoBrowser(str(problem)) from problem
    FOLDER.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=FOLDER.parent) as name:
        new = Path(name)
        path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
        _run([*npm, "pack", "--silent", PACKAGE], new, {**os.environ, "PATH": path})
        [archive] = new.glob("*.tgz")
        _extract(archive, new)
        packed = sorted((new / "package" / "bin").glob("*.br"))
        _run([str(node), "-e", UNPACK, *(str(each) for each in packed)], new, dict(os.environ))
        whole = new / "whole"
        whole.mkdir()
        for each in (new / "package" / "bin").glob("*.tar"):
            _extract(each, whole)
        (new / "package" / "bin" / "chromium").rename(whole / "chromium")
        (whole / "chromium").chmod(0o755)
        shutil.rmtree(FOLDER, ignore_errors=True)
        whole.rename(FOLDER)


def _build_script() -> ModuleType:
    """web/build.py, which knows how to come by a Node."""
    spec = importlib.util.spec_from_file_location("client_build", ROOT / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        last = (done.stderr or done.stdout).strip().splitlines()[-1:] or ["no reason given"]
        raise NoBrowser(f"{Path(command[0]).name} {command[1]}: {last[0]}")


def _extract(archive: Path, folder: Path) -> None:
    with tarfile.open(archive) as opened:
        if sys.version_info >= (3, 12):
            opened.extractall(folder, filter="data")
        else:
            opened.extractall(folder)


def main() -> int:
    try:
        if find() is None:
            print("Getting a Chromium for the tests in the browser (70 MB, once)", flush=True)
            get()
    except (NoBrowser, OSError) as problem:
        print(f"There is no browser for the tests in the browser: {problem}", file=sys.stderr)
        print("Install chromium, or name one with PIGSKIN_CHROMIUM.", file=sys.stderr)
        return 1 if os.environ.get(REQUIRED) else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
