"""What a coach is made of: games of a coach and of the same coach changed do not add up."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import pigskin.coaches
from pigskin.coaches.own import found_class, is_own
from pigskin.coaches.program import is_program


@cache
def make_of(name: str) -> str:
    """A digest of a coach's files: of its own, or of all of ours; nothing for a program."""
    if is_program(name):
        return ""
    if is_own(name):
        return _digest([found_class(name)[0]])
    folder = Path(pigskin.coaches.__file__).parent
    return _digest(sorted(each for each in folder.rglob("*") if each.suffix in (".py", ".toml")))


def _digest(files: list[Path]) -> str:
    seal = hashlib.sha256()
    for file in files:
        seal.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return seal.hexdigest()[:12]
