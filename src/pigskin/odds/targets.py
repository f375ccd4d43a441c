"""What a player can do to others, and how likely it comes off: for marks on all who are in reach.

    >>> from pigskin import Game
    >>> from pigskin.odds.targets import targets
    >>> game = Game.from_position("rerolls 1 0 / home 1 7,7 / away 1 9,7 prone / turn home 3")
    >>> [told] = targets(game, "home 1")["away 1"]
    >>> told["action"], told["from"], round(told["chance"], 3)
    ('foul', [8, 6], 0.278)

For every action he may declare, or in the one he is taking, he goes on a copy of the game to the
best square beside each of the others, and the game itself says what he may do to them there.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from pigskin.contract.answers import to_json
from pigskin.contract.arguments import KINDS, Json
from pigskin.dice import HighestDice
from pigskin.errors import IllegalAnswer
from pigskin.game import Game
from pigskin.model import ACTION_NAMES, BLITZ, Table, side_of
from pigskin.numbers import Code, PlayerNo, Square
from pigskin.odds.blocks import block
from pigskin.odds.deeds import chance_of_deed, deed
from pigskin.odds.likely import likely
from pigskin.odds.reaching import Map, reach
from pigskin.odds.rehearsal import stands_aside
from pigskin.pitch import OTHER_SIDE, column, distance, row
from pigskin.questions import (
    ACTIVATE,
    HAND_TO,
    HIT,
    KICK_HIM,
    NAME_TARGET,
    PICK_MATE,
    SKILL_ON,
    code,
    player_of,
    player_text,
    second_of,
    verb_of,
)

_PATIENCE: Final = 12  # questions between two steps
_STILL: Final = ("block", "pass", "throw team-mate", "kick team-mate", "special")  # no step
_SIDE: Final[dict[str, bool]] = {"hand-off": True, "foul": False}  # is it done to team-mates?


def targets(game: Game, player: str) -> dict[str, Json]:
    """For everybody something can be done to, a list of it: the likeliest first."""
    table = game.table
    who = PlayerNo(KINDS["player"].from_json(table, player))
    question = game.question
    if question is None or not table.on_pitch(who):
        raise IllegalAnswer(f"{player} can do nothing now")
    found: dict[str, list[Json]] = {}
    if table.actor == who:
        if question.kind == "action":
            _look(game, game, who, ACTION_NAMES[table.action], found)
    else:
        for number, action in enumerate(ACTION_NAMES):
            declared = code(ACTIVATE, who, number)
            if declared in question.codes:
                trial = game.copy(HighestDice(99))
                trial.answer(declared)
                _look(game, _gone_on(trial), who, action, found)
    return {other: [*told] for other, told in found.items()}


def _look(
    game: Game, begun: Game, who: PlayerNo, action: str, found: dict[str, list[Json]]
) -> None:
    """What can be done in one action, to everybody."""
    table = begun.table
    here = table.place[who]
    start = reach(game, player_text(table, who), action)
    map_ = None if action in _STILL else start
    begins = start.to((column(here), row(here))).chance  # that he does not forget what to do
    others = _others(table, who, action)
    named = begun.question is not None and begun.question.kind == "target"
    for away, other in sorted([(distance(here, table.place[each]), each) for each in others]):
        beside = away == 1
        there = _named(begun, other) if beside else None
        chance, where = begins, here
        if map_ is not None and (action == "blitz" or not beside):
            if action == "blitz":
                where, chance, _ = map_.blow(table.place[other])
            else:
                where, chance = map_.beside(table.place[other])
            there = _gone_to(begun, map_, where, other) if where else None
        if there is None:
            continue
        told = [_told(there, action, each, chance, where, named) for each in _codes(there, other)]
        if told:
            found.setdefault(player_text(table, other), []).extend(told)
        elif action == "move":
            return  # no skill of his is used on others


def _others(table: Table, who: PlayerNo, action: str) -> list[PlayerNo]:
    """Whom an action may be about: the game has the last word."""
    side = side_of(who)
    found: list[PlayerNo] = []
    for other in (*table.players(side), *table.players(OTHER_SIDE[side])):
        if other == who or not table.on_pitch(other):
            continue
        own, up = side_of(other) == side, table.standing(other)
        if action in _SIDE:
            if own == _SIDE[action] and up == own:
                found.append(other)
        elif action == "pass" or "team-mate" in action:
            if own:
                found.append(other)
        elif not own and up:
            found.append(other)
    return found


def _gone_to(begun: Game, there: Map, where: Square, other: PlayerNo) -> Game | None:
    """The game when he has got there, all dice being kind."""
    trial = _named(begun, other)
    if trial is None:
        return None
    for answer in there.to((column(where), row(where))).answers:
        question = trial.question
        if question is None or answer not in question.codes:
            return None
        trial.answer(answer)
        _gone_on(trial)
    return trial


def _named(begun: Game, other: PlayerNo) -> Game | None:
    """A copy in which he has said whom he means, where that is asked; None if he may not."""
    trial = begun.copy(HighestDice(99))
    question = trial.question
    if question is not None and question.kind == "target":
        named = code(NAME_TARGET, other)
        if named not in question.codes:
            return None
        trial.answer(named)
        _gone_on(trial)
    return trial


def _gone_on(trial: Game) -> Game:
    """Questions on the way are answered by standing aside."""
    for _ in range(_PATIENCE):
        aside = stands_aside(trial.question) if trial.question is not None else None
        if aside is None or (trial.question is not None and trial.question.kind == "target"):
            break
        trial.answer(aside)
    return trial


def _codes(there: Game, other: PlayerNo) -> list[Code]:
    """What the game lets him do to somebody."""
    question = there.question
    if question is None or question.kind != "action":
        return []
    return [
        each
        for each in question.codes
        if (verb_of(each) in (HIT, KICK_HIM, HAND_TO, PICK_MATE) and player_of(each) == other)
        or (verb_of(each) == SKILL_ON and second_of(each) == other)
    ]


def _told(
    there: Game, action: str, answer: Code, chance: Fraction, where: Square, named: bool
) -> Json:
    """One thing that can be done: what, from where, how likely it comes off and what it brings."""
    told: dict[str, Json] = {
        "action": action,
        "answer": to_json(there.table, answer),
        "from": [column(where), row(where)],
        "there": round(float(chance), 4),
        "chance": None,
        "odds": {},
        "named": named,
    }
    verb, who = verb_of(answer), there.table.actor
    if verb == HAND_TO:
        told["chance"] = round(float(chance * likely(there, answer, who)), 4)
        return told
    odds = deed(there, answer)
    if verb == HIT:
        odds = block(there, who, player_of(answer), there.table.action == BLITZ, injuries=False)
    if odds is not None:
        told["chance"] = round(float(chance * chance_of_deed(odds)[0]), 4)
        told["odds"] = {name: round(share, 4) for name, share in odds.floats.items() if share}
    return told
