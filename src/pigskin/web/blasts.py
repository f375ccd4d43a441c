"""What bursts where it is aimed, such as a fireball or a bomb: its squares, and whom it may hit."""

from __future__ import annotations

from itertools import product
from typing import Any, Final

from pigskin.contract.arguments import Json
from pigskin.numbers import Code
from pigskin.pitch import ADJACENT, column, row
from pigskin.questions import FIREBALL, HOT_POT, PASS_TO, WILD_FIREBALL, square_of, verb_of

_BURSTS: Final = (FIREBALL, WILD_FIREBALL, HOT_POT)


def blast_of(kind: str, answer: Code, steps: Any) -> dict[str, Json]:
    """The squares around the aim; and each player there, if it cannot go astray, with his chances.

    The chances are that he is knocked down, and that his armour breaks as well: None where the
    rules ask something before his armour is rolled for.
    """
    verb = verb_of(answer)
    if verb not in _BURSTS and not (kind == "bomb" and verb == PASS_TO):
        return {}
    centre = square_of(answer)
    found: dict[str, Json] = {
        "blast": [[column(sq), row(sq)] for sq in (centre, *ADJACENT[centre])],
    }
    if verb == FIREBALL:
        rolls = [event for step in steps for event in step["rolls"]]
        armour = {each["player"]: _chance(each) for each in rolls if each["event"] == "armour"}
        struck = {each["player"]: _chance(each) for each in rolls if each["event"] == "spell hits"}
        found["hits"] = [
            [who, round(down, 4), round(down * armour[who], 4) if who in armour else None]
            for who, down in struck.items()
        ]
    return found


def _chance(event: dict[str, Any]) -> float:
    """How likely the dice of a roll show at least what is needed."""
    roll = event["roll"]
    sides, need = roll.get("sides") or [6], int(roll["need"])
    ways = [sum(faces) >= need for faces in product(*(range(1, each + 1) for each in sides))]
    return sum(ways) / len(ways)
