"""Who scores next, from the situation between two turns: a logit of three outcomes.

The weights are data, a file for each edition in `data/`, fitted to games of the veteran by
`benchmarks/prospects.py`.
"""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Final

from pigskin.coaches.searching.situation import NAMES, SITUATIONS, Situation
from pigskin.coaches.weight_file import tables_of
from pigskin.errors import PigskinError
from pigskin.toml import toml_value

_FOLDER: Final = Path(__file__).with_name("data")
_FAR: Final = 30.0
_known: dict[str, Prospects | None] = {}


class Prospects:
    """Weights for each situation: of the side whose turn is over, and of the one that moves."""

    def __init__(self, own: list[list[float]], their: list[list[float]]) -> None:
        self.own = own
        self.their = their

    def next_score(self, situation: Situation) -> tuple[float, float, float]:
        """How likely the side whose turn is over scores next in the half, the other, or nobody."""
        mine = yours = 0.0
        facts = situation.facts
        own, their = self.own[situation.kind], self.their[situation.kind]
        for place in range(len(facts)):
            fact = facts[place]
            mine += own[place] * fact
            yours += their[place] * fact
        a = exp(max(-_FAR, min(_FAR, mine)))
        b = exp(max(-_FAR, min(_FAR, yours)))
        whole = 1.0 + a + b
        return a / whole, b / whole, 1.0 / whole


def prospects_of(edition: str) -> Prospects | None:
    """The weights of an edition, if it has any; they are read once."""
    if edition not in _known:
        path = _FOLDER / f"{edition}.toml"
        _known[edition] = read_prospects(path) if path.is_file() else None
    return _known[edition]


def read_prospects(path: Path) -> Prospects:
    """The weights in a file."""
    tables = tables_of(path)
    own: list[list[float]] = []
    their: list[list[float]] = []
    for situation, names in zip(SITUATIONS, NAMES):
        table = tables.get(situation, {})
        if set(table) != set(names):
            raise PigskinError(f"{path}: the weights of {situation} are not those in use")
        own.append([float(table[name][0]) for name in names])
        their.append([float(table[name][1]) for name in names])
    return Prospects(own, their)


def prospects_text(prospects: Prospects, remarks: list[str]) -> str:
    """The weights as a file, with remarks at its top."""
    lines = [f"# {remark}".rstrip() for remark in remarks]
    lines.append("# Of each: for the side whose turn is over, for the side that moves.")
    for kind, situation in enumerate(SITUATIONS):
        lines += ["", f"[{situation}]"]
        for name, mine, yours in zip(NAMES[kind], prospects.own[kind], prospects.their[kind]):
            lines.append(f"{name} = {toml_value([mine, yours])}")
    return "\n".join(lines) + "\n"
