"""What is spent once in a match: the apothecary, bribes, the wizard."""

from __future__ import annotations

from typing import Final

from pigskin.coaches import choices
from pigskin.coaches.planning.supposing import Suppose
from pigskin.coaches.planning.traits import Traits
from pigskin.coaches.planning.weights import Weights
from pigskin.contract.answers import Option
from pigskin.model import BADLY_HURT, NOBODY, RESERVES, STANDING, Table, side_of
from pigskin.numbers import Code, PlayerNo, SideNo
from pigskin.pitch import ADJACENT
from pigskin.questions import (
    ACCEPT_CALL,
    APOTHECARY,
    ARGUE,
    BRIBE,
    CAST_AT,
    CAST_ON,
    FIREBALL,
    LIGHTNING,
    STOP,
    THUNDERBOLT,
    ZAP,
    Question,
    second_square,
    square_of,
    verb_of,
)
from pigskin.rules.setup import ON_THE_PITCH

_PATIENT: Final = 90  # whoever is worth as much as that is looked after at once
_BOLTS: Final = (LIGHTNING, THUNDERBOLT, ZAP, CAST_ON)  # at one player, on 2 or more
_BLASTS: Final = (FIREBALL, CAST_AT)  # at a square and those beside it, on 4 or more
_SPELLS: Final = _BOLTS + _BLASTS
_BOLT: Final = 5 / 6
_BLAST: Final = 0.5
_FIRST_TURN: Final = 0.35  # what a spell has to bring when the whole match is to come
_LAST_TURN: Final = 0.08


# --- the apothecary ---------------------------------------------------------------------------


def apothecary(table: Table, question: Question) -> Code:
    """For who is dear or badly missed; the later in the match, the sooner."""
    player = question.player
    if question.kind == "apothecary for a knock-out":
        wanted = _missed(table, player)
    else:
        wanted = question.number > BADLY_HURT or _missed(table, player)
    return APOTHECARY if wanted else question.codes[-1]


def _missed(table: Table, player: PlayerNo) -> bool:
    """Is it time to spend the apothecary on him?"""
    if table.half > 1 or table.profiles[player].value >= _PATIENT:
        return True
    return _fit(table, side_of(player)) < ON_THE_PITCH


def _fit(table: Table, side: SideNo) -> int:
    """Players who are on the pitch or may come on."""
    return sum([
        1
        for each in table.players(side)
        if table.place[each] or table.state[each] in (RESERVES, STANDING)
    ])


# --- the referee ------------------------------------------------------------------------------


def bribe(table: Table, question: Question) -> Code:
    """Money for whoever is worth it, words for the rest."""
    codes = question.codes
    dear = table.profiles[question.player].value >= 50
    late = table.half > 1 or question.number > 1
    if BRIBE in codes and (dear or late or _fit(table, question.side) <= ON_THE_PITCH):
        return BRIBE
    if ARGUE in codes:
        return ARGUE
    return ACCEPT_CALL if ACCEPT_CALL in codes else codes[0]


# --- the wizard -------------------------------------------------------------------------------


def spell(table: Table, question: Question, traits: Traits, weights: Weights | None) -> Code:
    """The spell that changes the field most, if that is more than waiting may bring; else STOP."""
    cast = [each for each in question.codes if verb_of(each) in _SPELLS]
    if not cast:
        return choices.spell(table, question)
    suppose = Suppose(table, question.side, traits, weights)
    now = suppose.worth()
    best, most = STOP, patience(table, question.side)
    for answer in cast:
        targets, chance = _struck(table, answer)
        if not any(side_of(each) != question.side for each in targets):
            continue
        gain = _gain(suppose, targets, chance, now)
        if gain > most:
            best, most = answer, gain
    return best


def patience(table: Table, side: SideNo) -> float:
    """What a spell has to bring to be worth casting now: less with every turn that has gone."""
    turns = table.edition.turns
    left = turns - table.side(side).turn + (turns if table.half == 1 else 0)
    return _LAST_TURN + (_FIRST_TURN - _LAST_TURN) * min(1.0, left / (2 * turns))


def _struck(table: Table, answer: Code) -> tuple[list[PlayerNo], float]:
    """Who is in the way of a spell, and how likely each of them goes down."""
    verb = verb_of(answer)
    if verb in _BOLTS:
        return [Option(table, answer).player], _BOLT
    centre = square_of(answer) if verb == FIREBALL else second_square(answer)
    players = [table.player_at(sq) for sq in (centre, *ADJACENT[centre])]
    return [each for each in players if each != NOBODY and table.standing(each)], _BLAST


def _gain(suppose: Suppose, targets: list[PlayerNo], chance: float, now: float) -> float:
    """What it brings to have each of them on the ground, as often as that comes about."""
    gain = 0.0
    for player in targets:
        if player < 0 or not suppose.here(player) or not suppose.table.standing(player):
            continue
        trait = suppose.trait(player)
        harm = suppose.weights.harm * 0.4 * trait.value / 80
        suppose.fell(player)
        worth = suppose.worth() - now
        suppose.back()
        mine = side_of(player) == suppose.side
        gain += chance * (worth - harm if mine else worth + harm + suppose.weights.knock)
    return gain
