"""What an answer brings, where the table alone says it: no dice, no chances."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pigskin.contract.arguments import KINDS, Json
from pigskin.contract.goods import price
from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.model import NOBODY
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.pitch import SCATTER
from pigskin.questions import (
    BUY,
    BUY_CARD,
    FACE,
    FIRST_RESULT,
    HIRE_MERCENARY,
    HIRE_SPECIALIST,
    HIRE_STAR,
    PUSH_TO,
    SECOND_RESULT,
    SHIFT_DIRECTION,
    SHIFT_DISTANCE,
    SHIFT_ROLL,
    code,
    first_of,
    second_of,
    square_of,
    verb_of,
)
from pigskin.rules.ball import straight
from pigskin.rules.block_dice import ATTACKER_DOWN, BOTH_DOWN, PUSHED, STUMBLES

if TYPE_CHECKING:
    from pigskin.model import Table
    from pigskin.questions import Question

# The kinds of question whose answers bring something that can be told.
TELLING: Final = (
    "inducements", "weather mage", "ballistics", "block dice", "which result", "push",
)  # fmt: skip
_FOR_SALE: Final = (BUY, BUY_CARD, HIRE_STAR, HIRE_SPECIALIST, HIRE_MERCENARY)
_UNCHANGED: Final = 2  # a shift by nothing, as answers count shifts


def brings(table: Table, question: Question, answer: Code) -> dict[str, Json]:
    """What an answer to the question brings, by name; nothing where there is nothing to tell.

    Mercenaries with one more skill are told with those who have none.
    """
    verb, first = verb_of(answer), first_of(answer)
    if verb in _FOR_SALE:
        return _cost(table, question.side, answer)
    if verb == FACE and question.other != NOBODY:
        return {"effect": face_text(table, first, question.player, question.other)}
    if verb == FIRST_RESULT or verb == SECOND_RESULT:
        result = question.number if verb == FIRST_RESULT else question.second
        return {"casualty": KINDS["casualty"].to_json(table, result)}
    if verb == PUSH_TO:
        there = table.player_at(square_of(answer))
        return {"pushes": KINDS["player"].to_json(table, there)} if there != NOBODY else {}
    if verb == SHIFT_ROLL and question.kind == "weather mage":
        sky = table.edition.weather_table[question.number + first - _UNCHANGED]
        return {"weather": KINDS["weather"].to_json(table, sky)}
    if verb == SHIFT_DIRECTION or verb == SHIFT_DISTANCE:
        return {"square": KINDS["square"].to_json(table, _landing(question, answer))}
    return {}


def _cost(table: Table, side: SideNo, answer: Code) -> dict[str, Json]:
    if verb_of(answer) != HIRE_MERCENARY:
        return {"price": price(table, side, answer)}
    if second_of(answer):
        return {}
    return {
        "price": price(table, side, answer),
        "price_with_skill": price(table, side, code(answer, 0, 1)),
    }


def _landing(question: Question, answer: Code) -> Square:
    """Where a kick comes down when it is changed so."""
    direction, squares = question.number, question.second
    by = first_of(answer) - _UNCHANGED
    if verb_of(answer) == SHIFT_DIRECTION:
        direction += by
    else:
        squares += by
    return straight(question.square, SCATTER[direction], squares)[0]


def face_text(table: Table, face: int, attacker: PlayerNo, defender: PlayerNo) -> str:
    """What a block face would do here, in a few words."""
    if face == ATTACKER_DOWN:
        return "the attacker goes down"
    if face == BOTH_DOWN:
        falling = [
            who
            for who, player in (("attacker", attacker), ("defender", defender))
            if not may(table, player, at.STEADY)
        ]
        if len(falling) == 2:
            return "both go down"
        return f"the {falling[0]} goes down" if falling else "nobody falls"
    if face == PUSHED:
        return "pushed back"
    if face == STUMBLES and any(s.name == "Dodge" for s in table.profiles[defender].skills):
        return "pushed; down unless Dodge helps"
    return "pushed and down"
