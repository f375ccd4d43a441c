"""Keeping the game: the autosave, files that must not be written over, and being told to stop."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

from pigskin.errors import PigskinError
from pigskin.game import Game
from pigskin.record import FIRST_WORD
from pigskin.terminal.screen import Hangup

AUTOSAVE: Final = "autosave.game"
BEFORE: Final = "autosave-before.game"  # the autosave of the game before this one
SUFFIXES: Final = (".game", ".pigskin")  # names that are surely meant as names of saved games


def state_folder() -> Path:
    """Where the autosave lives: PIGSKIN_STATE, or pigskin in the user's folder for such things."""
    named = os.environ.get("PIGSKIN_STATE")
    if named:
        return named_path(named)
    home = os.environ.get("XDG_STATE_HOME")
    return (Path(home) if home else Path.home() / ".local" / "state") / "pigskin"


def named_path(name: str) -> Path:
    """The file somebody means; a ~ that is nobody's folder stays as it is, and is not found."""
    return Path(os.path.expanduser(name))


def is_saved_game(path: Path) -> bool:
    """Does the file begin as a saved game does?"""
    try:
        with path.open("rb") as file:
            return file.read(len(FIRST_WORD)) == FIRST_WORD.encode()
    except OSError:
        return False


def would_be_lost(name: str) -> bool:
    """Is there a file of that name that is something else than a saved game?"""
    path = named_path(name)
    return os.path.isfile(path) and not is_saved_game(path)


def check_place(name: str) -> None:
    """Refuse a file for `--save` that could not be written, or is something else."""
    if not name.strip():
        raise PigskinError("--save needs the name of a file, such as derby.game")
    if would_be_lost(name):
        raise PigskinError(f"{name} is no saved game, and --save would write over it")
    path = named_path(name)
    try:
        os.stat(path)
    except FileNotFoundError:
        pass
    except OSError as error:
        raise PigskinError(f"{name}: cannot be written: {error.strerror}") from None
    if path.is_dir():
        raise PigskinError(f"{name} is a folder; name a file in it for --save")
    if not path.absolute().parent.is_dir():
        raise PigskinError(f"{name} is in a folder that does not exist; name another for --save")


class Keeper:
    """Writes the game to its file, named by the player or the autosave, and never fails."""

    def __init__(self, named: str | None, automatic: bool) -> None:
        self.named = named is not None
        self.path: Path | None = None
        self.written = False
        try:
            if named is not None:
                self.path = named_path(named)
            elif automatic:
                self.path = state_folder() / AUTOSAVE
        except RuntimeError:  # there is no home folder
            self.path = None

    def keep(self, game: Game) -> str:
        """Write the game; what went wrong, in words, or nothing."""
        path = self.path
        if path is None or not (self.named or game.history.all_answers()):
            return ""  # a table opened by mistake costs nobody his autosave
        try:
            if not self.named and not self.written:
                path.parent.mkdir(parents=True, exist_ok=True)
                if path.exists():
                    path.replace(path.with_name(BEFORE))
            game.save(path)
        except (PigskinError, OSError) as problem:
            return f"The game could not be kept: {problem}"
        self.written = True
        return ""


@contextmanager
def hanging_up() -> Iterator[None]:
    """While the game runs, SIGTERM and SIGHUP raise Hangup, so that it can still be kept."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    found = (getattr(signal, name, None) for name in ("SIGTERM", "SIGHUP"))
    # What is ignored (nohup) stays ignored.
    numbers = [each for each in found if each and signal.getsignal(each) != signal.SIG_IGN]

    def stop(number: int, frame: FrameType | None) -> None:
        for each in numbers:
            signal.signal(each, signal.SIG_IGN)  # once is enough
        raise Hangup(number)

    before = {each: signal.signal(each, stop) for each in numbers}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
