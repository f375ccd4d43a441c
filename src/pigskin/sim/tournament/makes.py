"""What a coach is made of: games of a coach and of the same coach changed do not add up."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import pigskin.coaches
import pigskin.odds
from pigskin.coaches.own import found_class, is_own
from pigskin.coaches.program import is_program


@cache
def make_of(name: str) -> str:
    """A digest of the files of a coach, ours among them, which any may use; none of a program."""
    if is_program(name):
        return ""
    return _digest([*([found_class(name)[0]] if is_own(name) else []), *_ours()])


def _ours() -> list[Path]:
    folders = [Path(str(each.__file__)).parent for each in (pigskin.coaches, pigskin.odds)]
    return sorted(
        each for folder in folders for each in folder.rglob("*") if each.suffix in (".py", ".toml")
    )


def _digest(files: list[Path]) -> str:
    seal = hashlib.sha256()
    for file in files:
        seal.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return seal.hexdigest()[:12]
