"""Skills and effects a house edition brings as code. Only the plain engine takes them."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from pigskin.effects import base
from pigskin.effects.base import Effect, Skill
from pigskin.effects.of_sides import Counted, Serving
from pigskin.errors import EditionError, PigskinError

FIRST_NUMBER: Final = 800  # the numbers of what houses bring; ours are lower
LAST_NUMBER: Final = 999
FILE: Final = "effects.py"


def is_compiled() -> bool:
    """Is the engine the one compiled by mypyc?"""
    return not str(base.__file__).endswith(".py")


def bring(folder: Path, id: str, classes: tuple[str, ...]) -> list[Effect]:
    """One of each of these classes of the folder's effects.py, checked."""
    file = folder / FILE
    if is_compiled():
        raise EditionError(
            f"{file}: the compiled engine takes no effects from outside; "
            "play this edition with the plain one"
        )
    module = _run(file, f"pigskin_house_{id}")
    found: list[Effect] = []
    for name in classes:
        effect = _made(module, name, file)
        for other in found:
            if other.id == effect.id or other.name == effect.name:
                same = "number" if other.id == effect.id else "name"
                raise EditionError(
                    f"{file}: {type(other).__name__} and {name} have the same {same}"
                )
        found.append(effect)
    return found


def _run(file: Path, name: str) -> ModuleType:
    if not file.is_file():
        raise EditionError(f"{file}: is missing, but edition.toml names effects")
    spec = spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except PigskinError:
        raise
    except Exception as error:
        raise EditionError(f"{file}: cannot be run: {type(error).__name__}: {error}") from error
    return module


def _made(module: ModuleType, name: str, file: Path) -> Effect:
    kind = getattr(module, name, None)
    if not isinstance(kind, type) or not issubclass(kind, Effect):
        raise EditionError(f"{file}: {name}: there is no such class of an Effect or a Skill")
    try:
        effect = kind()
    except Exception as error:
        raise EditionError(f"{file}: {name}: cannot be made: {error}") from error
    if not FIRST_NUMBER <= effect.id <= LAST_NUMBER:
        raise EditionError(
            f"{file}: {name}: its id is {effect.id}, "
            f"but houses have the numbers {FIRST_NUMBER} to {LAST_NUMBER}"
        )
    for what in ("name", "text"):
        if not isinstance(getattr(effect, what), str) or not getattr(effect, what).strip():
            raise EditionError(f"{file}: {name}: it has no {what}")
    if effect.apart or isinstance(effect, Counted | Serving):
        # What has figures and events of its own is declared in the contract, for everybody.
        raise EditionError(f"{file}: {name}: has to be an Effect or a Skill, with nothing apart")
    if isinstance(effect, Skill) and not effect.category:
        raise EditionError(f"{file}: {name}: a skill has a category")
    return effect
