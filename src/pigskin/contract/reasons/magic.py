"""Why something cannot be cast or thrown at the pitch from beside it."""

from __future__ import annotations

from typing import Final

from pigskin.contract.reasons.choosing import against_player, against_square_of
from pigskin.contract.reasons.words import coach, player_in, square_in
from pigskin.model import NOBODY, Table
from pigskin.numbers import Code, SideNo
from pigskin.questions import (
    ARTEFACT,
    CAST,
    CAST_AT,
    CAST_ON,
    CUTS,
    FIREBALL,
    HOT_POT,
    LIGHTNING,
    THUNDERBOLT,
    WEATHER_MAGE,
    WILD_FIREBALL,
    ZAP,
    Question,
    first_of,
    verb_of,
)
from pigskin.rules.counting import has

_SPELLS: Final = (CAST, CAST_ON, CAST_AT)
VERBS: Final = (
    FIREBALL, LIGHTNING, ZAP, THUNDERBOLT, CUTS, WILD_FIREBALL, HOT_POT, WEATHER_MAGE, ARTEFACT,
    *_SPELLS,
)  # fmt: skip
_MISSING: Final[dict[int, str]] = {
    FIREBALL: "no wizard left who casts a fireball",
    LIGHTNING: "no wizard left who casts a lightning bolt",
    ZAP: "no wizard left who zaps anybody",
    THUNDERBOLT: "no sorceress left who casts a thunderbolt",
    CUTS: "no sorceress left who casts a thousand cuts",
    WILD_FIREBALL: "no pyromancer's fireball left",
    HOT_POT: "no hot pot left",
    WEATHER_MAGE: "no weather mage left",
    ARTEFACT: "no ancient artefact left",
}
OWN_START: Final = "own_start"
_MOMENTS: Final[dict[str, str]] = {
    OWN_START: "when a turn of its own begins",
    "own_end": "when a turn of its own has ended",
    "opp_start": "when a turn of the opponents begins",
    "opp_end": "when a turn of the opponents has ended",
    "any_end": "when a turn has ended",
}


def against_magic(table: Table, question: Question, answer: Code) -> str:
    """Why it cannot be cast now; nothing for other verbs."""
    verb = verb_of(answer)
    if verb not in VERBS or question.kind not in ("turn", "wizard"):
        return ""
    side = question.side
    if verb in _SPELLS:
        problem = _against_spell(table, side, first_of(answer))
    else:
        problem = "" if _has(table, side, verb) else f"{coach(side)} has {_MISSING[verb]}"
    if problem:
        return problem
    if question.kind == "turn" and table.bonus_turn:
        return "nothing is cast or thrown in a bonus turn"
    times = _moments(table, side, answer)
    if question.kind == "turn" and table.begun and OWN_START in times:
        return f"somebody of {coach(side)} has acted; this comes before the first action"
    if verb == WEATHER_MAGE and not table.options.weather:
        return "this match is played without weather"
    return _against_target(table, question, answer) or _another_time(side, times)


# Who or what it takes, by the keys of what a side can have.
_NEEDS: Final[dict[int, tuple[str, ...]]] = {
    FIREBALL: ("wizards", "hirelings"),
    LIGHTNING: ("wizards",),
    ZAP: ("hirelings",),
    THUNDERBOLT: ("sorceresses",),
    CUTS: ("sorceresses",),
    WILD_FIREBALL: ("wild_fireballs",),
    HOT_POT: ("hot_pots", "halfling_hot_pot"),
    WEATHER_MAGE: ("weather_mages",),
    ARTEFACT: ("ancient_artefact",),
}


def _has(table: Table, side: SideNo, verb: int) -> bool:
    """Has the side what it takes?"""
    return any(has(table, side, what) for what in _NEEDS[verb])


def _against_spell(table: Table, side: SideNo, number: int) -> str:
    """Why a spell of the edition's book is not at hand."""
    if not has(table, side, "spells") >> number & 1:
        return f"{coach(side)} has nobody left who casts {table.edition.magic[number].name}"
    return ""


def _against_target(table: Table, question: Question, answer: Code) -> str:
    """Why it cannot be meant for this player or square, if it can be cast at all."""
    sq = square_in(table, answer)
    if player_in(table, answer) != NOBODY:
        return against_player(table, question, answer)
    return against_square_of(table, question, answer) if sq else ""


def _moments(table: Table, side: SideNo, answer: Code) -> list[str]:
    """When such a thing is cast or thrown."""
    verb = verb_of(answer)
    if verb in _SPELLS:
        return list(table.edition.magic[first_of(answer)].when)
    if verb == CUTS:
        return ["opp_start"]
    if verb == HOT_POT and not has(table, side, "hot_pots"):
        return ["opp_end"]
    if verb in (HOT_POT, WEATHER_MAGE, ARTEFACT):
        return [OWN_START]
    return [OWN_START, "own_end"]


def _another_time(side: SideNo, times: list[str]) -> str:
    """It is at hand, and this is not the time for it, or there is nobody it could be meant for."""
    told = " or ".join(_MOMENTS[each] for each in times)
    return f"{coach(side)} may do that {told}, to those whom it can concern"
