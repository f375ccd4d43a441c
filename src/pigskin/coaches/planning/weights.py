"""How much everything counts for the planning coaches, as `data/plans.toml` has it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pigskin.coaches.weight_file import numbers_of, tables_of
from pigskin.errors import PigskinError

PLANS: Final = Path(__file__).parents[1] / "data" / "plans.toml"
USUAL: Final = "usual"  # the table of what counts the same in all editions
_known: dict[str, Weights] = {}


class Weights:
    """How much everything counts; what each number is stands in the file."""

    def __init__(self, numbers: dict[str, float]) -> None:
        # the own ball
        self.near: float = numbers["near"]
        self.pace: float = numbers["pace"]
        self.steady: float = numbers["steady"]
        self.soon: float = numbers["soon"]
        self.surely: float = numbers["surely"]
        self.clock: float = numbers["clock"]
        self.leeway: float = numbers["leeway"]
        self.hemmed: float = numbers["hemmed"]
        self.huddle: float = numbers["huddle"]
        self.crowded: float = numbers["crowded"]
        self.danger: float = numbers["danger"]
        self.second: float = numbers["second"]
        self.their_again: float = numbers["their_again"]
        self.price: float = numbers["price"]
        self.deep: float = numbers["deep"]
        # their ball
        self.their_pace: float = numbers["their_pace"]
        self.their_steady: float = numbers["their_steady"]
        self.behind: float = numbers["behind"]
        self.stuck: float = numbers["stuck"]
        self.most_stopped: float = numbers["most_stopped"]
        self.chase: float = numbers["chase"]
        self.passed: float = numbers["passed"]
        self.alone: float = numbers["alone"]
        self.detour: int = int(numbers["detour"])
        # nobody's ball
        self.loose: float = numbers["loose"]
        self.scrum: float = numbers["scrum"]
        # whoever has it
        self.exposed: float = numbers["exposed"]
        self.comfort: float = numbers["comfort"]
        self.lying: float = numbers["lying"]
        self.pinned: float = numbers["pinned"]
        self.edge: float = numbers["edge"]
        # hits
        self.knock: float = numbers["knock"]
        self.harm: float = numbers["harm"]
        self.spent: float = numbers["spent"]
        self.tumble: float = numbers["tumble"]
        self.hurt: float = numbers["hurt"]
        self.carrier_hits: float = numbers["carrier_hits"]
        self.carrier_falls: float = numbers["carrier_falls"]
        self.crowd: float = numbers["crowd"]
        self.shove: float = numbers["shove"]
        self.recover: float = numbers["recover"]
        self.mishap: float = numbers["mishap"]
        self.hunt: float = numbers["hunt"]
        self.opened: float = numbers["opened"]
        self.opens: float = numbers["opens"]
        self.help: float = numbers["help"]
        self.foul: float = numbers["foul"]
        # the order of things
        self.least: float = numbers["least"]
        self.stake: float = numbers["stake"]
        self.least_stake: float = numbers["least_stake"]
        self.last_stake: float = numbers["last_stake"]
        self.last_gain: float = numbers["last_gain"]
        self.worthwhile: float = numbers["worthwhile"]
        self.trifle: float = numbers["trifle"]
        self.spill: float = numbers["spill"]
        self.delivery: float = numbers["delivery"]
        self.haste: float = numbers["haste"]
        self.missed: float = numbers["missed"]


def weights_for(edition: str) -> Weights:
    """The weights of an edition of ours; they are read once."""
    found = _known.get(edition)
    if found is None:
        found = read_weights(PLANS, edition)
        _known[edition] = found
    return found


def read_weights(path: Path, edition: str) -> Weights:
    """The weights of an edition in a file."""
    numbers = read_numbers(path, edition)
    try:
        return Weights(numbers)
    except KeyError as error:
        raise PigskinError(f"{path}: {USUAL}.{error.args[0]} is missing") from None


def read_numbers(path: Path, edition: str) -> dict[str, float]:
    """The same by name."""
    tables = tables_of(path)
    usual = numbers_of(path, tables, USUAL)
    own = numbers_of(path, tables, edition, list(usual)) if edition in tables else {}
    return {**usual, **own}
