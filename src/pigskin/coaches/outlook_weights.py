"""What foretells the end of a match, and how much: the weights of the outlook, as data."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pigskin.coaches.moment import NAMES
from pigskin.coaches.weight_file import need, numbers_of, tables_of
from pigskin.errors import PigskinError
from pigskin.toml import toml_value

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
    tables = tables_of(path)
    numbers = need(path, "next", numbers_of(path, tables, "next", NAMES), NAMES)
    later = numbers_of(path, tables, "later", _LATER)
    attack, defence, men, rest = need(path, "later", later, _LATER)
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
