"""Block dice beside what is to be expected of them."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Final

from pigskin.dice import BLOCK_FACES
from pigskin.report.luck import Throw
from pigskin.statistics.stretches import SIDE_NAMES
from pigskin.statistics.values import BlockFigures, FaceFigures, Side

# From what an attacker likes least to what he likes best, skills aside; and how likely one die is.
ORDER: Final = ("attacker down", "both down", "push", "stumble", "pow")
_ONE: Final = {face: Fraction(BLOCK_FACES.count(face), 6) for face in ORDER}


def blocks_of(throws: list[Throw]) -> tuple[BlockFigures, ...]:
    """By side, number of dice and who chooses: how often they fell the opponent."""
    found: dict[tuple[Side, int, Side], list[Throw]] = {}
    for each in throws:
        side, chooser = _side(each.side), _side(each.chooser)
        found.setdefault((side, len(each.dice), chooser), []).append(each)
    return tuple(
        BlockFigures(
            side, dice, chooser, len(own), sum(each.made for each in own),
            float(sum((each.chance for each in own), Fraction(0))),
        )
        for (side, dice, chooser), own in sorted(found.items(), key=_in_order)
    )  # fmt: skip


def _in_order(found: tuple[tuple[Side, int, Side], list[Throw]]) -> tuple[int, int]:
    side, dice, chooser = found[0]
    return SIDE_NAMES.index(side), -dice if chooser == side else dice


def faces_of(
    throws: list[Throw], chosen: list[tuple[Side, int]]
) -> tuple[FaceFigures, ...]:
    """By side and face: dice that showed it, throws that came to it, and when it was chosen."""
    thrown: Counter[tuple[Side, str]] = Counter()
    dice: Counter[Side] = Counter()
    result: Counter[tuple[Side, str]] = Counter()
    expected: dict[tuple[Side, str], Fraction] = {}
    for each in throws:
        side = _side(each.side)
        faces = [BLOCK_FACES[face] for face in each.dice]
        dice[side] += len(faces)
        thrown.update((side, face) for face in faces)
        mine = each.chooser == each.side
        result[side, (max if mine else min)(faces, key=ORDER.index)] += 1
        for face in ORDER:
            key = side, face
            expected[key] = expected.get(key, Fraction(0)) + result_chance(face, len(faces), mine)
    picked = Counter((side, BLOCK_FACES[face]) for side, face in chosen)
    return tuple(
        FaceFigures(
            side, face, thrown[side, face], float(dice[side] * _ONE[face]), result[side, face],
            float(expected.get((side, face), Fraction(0))), picked[side, face],
        )
        for side in SIDE_NAMES
        for face in reversed(ORDER)
    )  # fmt: skip


def result_chance(face: str, dice: int, attacker_chooses: bool) -> Fraction:
    """How likely this is the best of so many dice for the attacker, or the worst."""
    place = ORDER.index(face)
    rest = ORDER[: place + 1] if attacker_chooses else ORDER[place:]
    within = sum((_ONE[each] for each in rest), Fraction(0))
    return within**dice - (within - _ONE[face]) ** dice


def _side(name: str) -> Side:
    return SIDE_NAMES[name == "away"]
