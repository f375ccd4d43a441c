"""The lines of a log of BB2016 that hold other dice than those of later ones."""

from __future__ import annotations

from typing import Final

from pigskin.fumbbl import reports as later
from pigskin.fumbbl.reading import Report
from pigskin.fumbbl.reports import Dice, Reader, Vocabulary, d6, die, one


def _d3s(report: Report) -> Dice:
    """A D3 of either coach, home first; we roll a D6 and halve it."""
    return d6([2 * report.number("rollHome"), 2 * report.number("rollAway")])


def _spectators(report: Report) -> Dice:
    return d6([*report.numbers("spectatorRollHome"), *report.numbers("spectatorRollAway")])


def _against_strength(report: Report) -> Dice:
    """Tentacles and Shadowing are rolled for with two dice."""
    return d6(report.numbers("tentacleRoll"))


def _invasion(report: Report) -> Dice:
    """A die for everybody on the pitch; our home fans come on first, and they go for the others."""
    rolls = [*report.numbers("rollsAway"), *report.numbers("rollsHome")]
    return d6([roll for roll in rolls if roll])


def injury(report: Report) -> Dice:
    """Armour, injury and casualty, of which a decaying body suffers two."""
    return [
        *d6(report.numbers("armorRoll")),
        *d6(report.numbers("injuryRoll")),
        *casualty(report.numbers("casualtyRoll")),
        *casualty(report.numbers("casualtyRollDecay")),
    ]


def casualty(roll: list[int]) -> Dice:
    """The D68 of a casualty."""
    return [die(6, roll[0]), die(8, roll[1])] if roll else []


def _apothecary(report: Report) -> Dice:
    return casualty(report.numbers("casualtyRoll"))


DICE: Final[dict[str, Reader]] = {
    **later.DICE,
    "apothecaryRoll": _apothecary,
    "cardEffectRoll": one,
    "extraReRoll": _d3s,
    "injury": injury,
    "kickoffPitchInvasion": _invasion,
    "kickoffRiot": one,
    "kickoffThrowARock": later.both,
    "spectators": _spectators,
    "tentaclesShadowingRoll": _against_strength,
    "weepingDaggerRoll": one,
}

DECISIONS: Final = (*later.DECISIONS, "cardsBought", "passBlock", "pilingOn", "playCard")

VOCABULARY: Final = Vocabulary(DICE, DECISIONS, (*later.CONSEQUENCES, "cardDeactivated"))
