"""What foretells the end of a match, and how much: the weights of the outlook, as data."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from pigskin.coaches.moment import NAMES
from pigskin.errors import PigskinError
from pigskin.toml import read_toml, toml_value

_FOLDER: Final = Path(__file__).with_name("data")
_LATER: Final = ("attack", "defence", "men", "rest")
_known: dict[str, OutlookWeights] = {}


class OutlookWeights:
    """The weights of an outlook."""

    def __init__(
        self, next: list[float], attack: float, defence: float, men: float, rest: float
    ) -> None:
        self.next = next  # of who scores next in a half, as NAMES has them
        self.attack = attack  # touchdowns a turn of who receives
        self.defence = defence  # ... and of who kicks
        self.men = men  # how much more of them for every player more
        self.rest = rest  # the part of the turns of both that is left after the next touchdown


def weights_of(edition: str) -> OutlookWeights:
    """The weights of an edition of ours; they are read once."""
    found = _known.get(edition)
    if found is None:
        found = read_weights(_FOLDER / f"{edition}.toml")
        _known[edition] = found
    return found


def read_weights(path: Path) -> OutlookWeights:
    """The weights in a file."""
    try:
        tables = read_toml(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise PigskinError(f"{path}: cannot be read: {error.strerror or error}") from None
    except ValueError as error:
        raise PigskinError(f"{path}: these are no weights: {error}") from None
    numbers = _numbers(path, tables, "next", NAMES)
    attack, defence, men, rest = _numbers(path, tables, "later", _LATER)
    if attack < 0 or defence < 0 or not 0 <= rest <= 1:
        raise PigskinError(f"{path}: attack and defence are not below 0, and rest is 0 to 1")
    return OutlookWeights(numbers, attack, defence, men, rest)


def weights_text(weights: OutlookWeights, remarks: list[str]) -> str:
    """The weights as a file, with remarks at its top."""
    lines = [f"# {remark}".rstrip() for remark in remarks]
    lines += ["", "[next]  # who scores next in the half"]
    lines += [f"{name} = {toml_value(value)}" for name, value in zip(NAMES, weights.next)]
    lines += ["", "[later]  # touchdowns a turn after that"]
    for name in _LATER:
        lines.append(f"{name} = {toml_value(getattr(weights, name))}")
    return "\n".join(lines) + "\n"


def _numbers(path: Path, tables: dict[str, Any], name: str, keys: tuple[str, ...]) -> list[float]:
    table = tables.get(name)
    if not isinstance(table, dict):
        raise PigskinError(f"{path}: there is no table [{name}]")
    for key in table:
        if key not in keys:
            raise PigskinError(f"{path}: nobody knows {name}.{key}")
    found: list[float] = []
    for key in keys:
        value = table.get(key)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise PigskinError(f"{path}: {name}.{key} is no number")
        found.append(float(value))
    return found
