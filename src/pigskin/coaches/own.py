"""Coaches out of files: `mine.py:Coach` is the class Coach in mine.py. See docs/bots.md."""

from __future__ import annotations

import importlib.util
import inspect
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Any, Final

from pigskin.coaches.base import UnknownCoach
from pigskin.coaches.lending import lent
from pigskin.contract.answers import Option, understand
from pigskin.errors import CoachError, IllegalAnswer
from pigskin.game import Game
from pigskin.numbers import Code
from pigskin.showing import quoted
from pigskin.teams.near import hint

PYTHON: Final = ".py"


def is_own(name: str) -> bool:
    """Does the name of a coach mean a file?"""
    return name.endswith(PYTHON) or f"{PYTHON}:" in name


def own_coach(name: str, seed: int | str = 0) -> OwnCoach:
    """The coach in a file, made with the seed if its class takes one."""
    file, maker = found_class(name)
    try:
        return OwnCoach(name, file, maker(seed) if takes_a_seed(maker) else maker())
    except Exception as error:
        raise CoachError(f"{name} cannot be made: {where_it_broke(error, file)}") from error


class OwnCoach:
    """Asks a coach from a file, and says whose fault it is when that does not work."""

    def __init__(self, name: str, file: Path, coach: Any) -> None:
        self.name = name
        self.file = file
        self.coach = coach

    def choose(self, game: Game) -> Code:
        question = game.question
        assert question is not None, "the game is over"
        try:
            with lent(game) as seen:
                asked = seen.question
                answer = self.coach.choose(seen)
                played_on = seen.question is not asked
        except Exception as error:
            problem = where_it_broke(error, self.file)
            raise CoachError(f"{self.name} broke down at a question of {question.kind}: "
                             f"{problem}") from error  # fmt: skip
        if played_on:
            raise CoachError(f"{self.name} played on the game itself; it must play on a copy")
        if isinstance(answer, (str, dict)):
            try:
                answer = understand(game.table, answer, question.codes)
            except IllegalAnswer as error:
                raise CoachError(f"{self.name} was asked {question.kind}: {error}") from error
        code = answer.code if isinstance(answer, Option) else answer
        if isinstance(code, bool) or not isinstance(code, int) or code not in question.codes:
            raise CoachError(f"{self.name} was asked {question.kind} and answered "
                             f"{quoted(answer)}, which is not one of its options")  # fmt: skip
        return Code(code)


def where_it_broke(error: BaseException, file: Path) -> str:
    """An exception in one line, with the line of the coach's file it came from."""
    what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    if isinstance(error, SyntaxError) and error.lineno:
        return f"{file.name}, line {error.lineno}: {type(error).__name__}: {error.msg}"
    lines = [each for each in extract_tb(error.__traceback__) if each.filename == str(file)]
    return f"{file.name}, line {lines[-1].lineno}: {what}" if lines else what


# --- finding the class ------------------------------------------------------------------------


def found_class(
    name: str, what: str = "coach", asked: str = "game"
) -> tuple[Path, Callable[..., Any]]:
    """The file and the class of a name; `what` it is to be, and what it is `asked` about."""
    path, sign, wanted = name, "", ""
    if not name.endswith(PYTHON):
        path, sign, wanted = name.rpartition(":")
    file = Path(os.path.expanduser(path)).absolute()
    known = _choosers_in(_module(path, file, what))
    if sign and not wanted:
        raise UnknownCoach(f"{name}: which class? Write {path}:{what.capitalize()}")
    if wanted in known:
        return file, known[wanted]
    method = f"choose(self, {asked})"
    if wanted and inspect.isclass(getattr(_module(path, file, what), wanted, None)):
        raise UnknownCoach(f"{path}: the class {wanted} has no method {method}")
    if wanted:
        raise UnknownCoach(f"{path} has no class {wanted!r}{hint(wanted, known)}")
    if len(known) == 1:
        return file, next(iter(known.values()))
    if not known:
        raise UnknownCoach(f"{path} has no class with a method {method}")
    many = "several coaches" if what == "coach" else f"several {what}s"
    raise UnknownCoach(f"{path} has {many}; write {path}:{' or '.join(known)}")


def _choosers_in(module: ModuleType) -> dict[str, Callable[..., Any]]:
    """The classes of a file that can choose, without what it has imported."""
    return {
        name: each
        for name, each in vars(module).items()
        if inspect.isclass(each)
        and each.__module__ == module.__name__
        and callable(getattr(each, "choose", None))
    }


@cache
def _module(path: str, file: Path, what: str) -> ModuleType:
    """The file as a module; it may import what lies beside it."""
    if not os.path.isfile(file):
        raise UnknownCoach(f"{path} is no file to read a {what} from")
    name = f"pigskin_{what}_{file.stem}"
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    folder = str(file.parent)
    if folder not in sys.path:
        sys.path.append(folder)
    try:
        spec.loader.exec_module(module)
    except SystemExit:
        del sys.modules[name]
        raise UnknownCoach(f"{path} cannot be read: it ends the program") from None
    except Exception as error:
        del sys.modules[name]
        raise UnknownCoach(f"{path} cannot be read: {where_it_broke(error, file)}") from error
    return module


def takes_a_seed(maker: Callable[..., Any]) -> bool:
    """May the class be called with one thing, such as a seed?"""
    try:
        inspect.signature(maker).bind(0)
    except (TypeError, ValueError):
        return False
    return True
