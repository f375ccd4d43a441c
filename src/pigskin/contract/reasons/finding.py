"""The first rule an answer breaks.

Wherever it can it asks what the rules themselves ask. The module `asked` has the last word: the
answer belongs to another question.
"""

from __future__ import annotations

from typing import Final

from pigskin.contract.reasons.asked import another_question
from pigskin.contract.reasons.choosing import against_player, against_square_of, against_words
from pigskin.contract.reasons.declaring import (
    DONE_IN_ACTION,
    against_declaring,
    against_own_action,
    nobody_acts,
)
from pigskin.contract.reasons.hands import PLAYS_A_CARD, against_card
from pigskin.contract.reasons.hitting import (
    against_choice,
    against_foul,
    against_hand_off,
    against_hit,
    against_pass,
    against_skill_on,
    against_throw,
)
from pigskin.contract.reasons.magic import against_magic
from pigskin.contract.reasons.placing import against_placing
from pigskin.contract.reasons.rolls import BY_SKILL, about_skill, against_rolling
from pigskin.contract.reasons.shopping import (
    against_amount,
    against_journeymen,
    against_shopping,
)
from pigskin.contract.reasons.throwing import against_kick, against_throwing
from pigskin.contract.reasons.walking import against_leap, against_run, against_step, not_acting
from pigskin.contract.reasons.words import coach, on_the_pitch, square_in, who
from pigskin.contract.verbs import VERBS
from pigskin.editions.lrb6.fouling import bribe_appeal
from pigskin.errors import MalformedAnswer
from pigskin.model import Table
from pigskin.numbers import Code, Square
from pigskin.questions import (
    ACTIVATE,
    ANNOUNCE_PASS,
    ARGUE,
    BRIBE,
    END_TURN,
    HAND_TO,
    HIT,
    KICK_HIM,
    KICK_TO,
    LEAP,
    MOVE_MARKER,
    PICK_MATE,
    PLAYER_USES,
    SKILL_ON,
    SKILL_TO,
    STEP,
    STOP,
    USE,
    Question,
    first_of,
    player_of,
    second_of,
    second_player,
    square_of,
    verb_of,
)
from pigskin.rules.counting import has

_RUNS: Final = ("kick-off return step", "on the ball step", "pass block step")
_THROWS: Final = ("pass", "bomb", "dump-off", "throw team-mate", "kick team-mate")
_ROLLS: Final = ("re-roll", "re-roll block", "block dice", "direction", "pays")
_PLACES: Final = ("set-up", "swarming", "Bugman's square", "quick snap")


def why_not(table: Table, question: Question, answer: Code) -> str:
    """Why an answer is not legal now; nothing when it is."""
    if answer in question.codes:
        return ""
    if not 0 <= answer >> 20 < len(VERBS):
        return "there is no such answer"
    return (
        _nobody_of_that_name(table, answer)
        or _by_kind(table, question, answer)
        or _among_others(table, question, answer)
        or another_question(table, question, answer)
    )


def _nobody_of_that_name(table: Table, answer: Code) -> str:
    """A code can name a player, a square, a skill... that there is not."""
    for slot in VERBS[answer >> 20].slots:
        number = slot.number(answer)
        if slot.argument.kind == "square" and not on_the_pitch(Square(number)):
            return "that square is not on the pitch"
        try:
            slot.argument.words(table, number)
        except MalformedAnswer as error:
            return error.message()
    return ""


# Where there is sometimes something to stop, and not now.
_NO_STOP: Final[dict[str, str]] = {
    "pass": "the throw is announced and must be made",
    "facing": "he cannot stay where he is",
    "spell target": "the spell needs a target",
    "card target": "the card needs a target",
    "pass block step": "he may stop only where he is in the way of the pass",
    "attack": "the attack must be made",
}


def _by_kind(table: Table, question: Question, answer: Code) -> str:
    """The first rule broken by an answer that belongs to such a question."""
    kind = question.kind
    if answer == STOP and kind in _NO_STOP:
        return _NO_STOP[kind]
    if verb_of(answer) in PLAYS_A_CARD:
        return against_card(table, question, answer)
    if kind == "turn":
        return _in_turn(table, question, answer)
    if kind == "action":
        return _in_action(table, question, answer)
    if kind in _RUNS and verb_of(answer) in (STEP, LEAP):
        leaping = verb_of(answer) == LEAP
        return against_run(table, kind, question.player, square_of(answer), leaping)
    if kind in _THROWS:
        return against_throwing(table, question, answer)
    if kind in _ROLLS:
        return against_rolling(table, question, answer)
    if kind in _PLACES:
        return against_placing(table, question, answer)
    if kind == "kick" and verb_of(answer) == KICK_TO:
        return against_kick(table, square_of(answer))
    if kind == "wizard":
        return against_magic(table, question, answer)
    if kind == "inducements":
        return against_shopping(table, question, answer)
    if kind in ("petty cash", "side bet"):
        return against_amount(table, question, answer)
    if kind == "journeymen":
        return against_journeymen(table, question, answer)
    if kind == "bribe":
        return _against_appeal(table, question, answer)
    if verb_of(answer) in BY_SKILL:
        return about_skill(table, question, first_of(answer))
    return ""


def _among_others(table: Table, question: Question, answer: Code) -> str:
    """A player or square that is none of those that could be chosen."""
    if not any(verb_of(each) == verb_of(answer) for each in question.codes):
        return ""
    if square_in(table, answer):
        problem = against_square_of(table, question, answer)
        return against_player(table, question, answer) or problem
    return against_player(table, question, answer) or against_words(table, question, answer)


def _in_turn(table: Table, question: Question, answer: Code) -> str:
    verb, side = verb_of(answer), question.side
    if verb == ACTIVATE:
        return against_declaring(table, side, player_of(answer), second_of(answer))
    if verb == PLAYER_USES:
        return against_own_action(table, side, player_of(answer), second_of(answer))
    if verb == MOVE_MARKER:
        if table.options.illegal_procedure and not table.bonus_turn:
            return f"the turn marker of {coach(side)} has been moved"
        return "turn markers move by themselves in this match"
    if verb in DONE_IN_ACTION:
        return nobody_acts(table, question, verb)
    return against_magic(table, question, answer)


def _in_action(table: Table, question: Question, answer: Code) -> str:
    verb, player = verb_of(answer), question.player
    first, other, sq = first_of(answer), player_of(answer), square_of(answer)
    if verb == STEP:
        return against_step(table, player, sq)
    if verb == LEAP:
        return against_leap(table, player, sq)
    if verb == HIT:
        return against_hit(table, player, other)
    if verb == KICK_HIM:
        return against_foul(table, player, other)
    if verb == HAND_TO:
        return against_hand_off(table, player, other)
    if verb == ANNOUNCE_PASS:
        return against_pass(table, player)
    if verb == PICK_MATE:
        return against_throw(table, player, other)
    if verb == SKILL_ON:
        return against_skill_on(table, player, first, second_player(answer))
    if verb == SKILL_TO or verb == USE:
        return against_choice(table, player, first)
    if verb == ACTIVATE or verb == PLAYER_USES:
        return not_acting(table, question.side, other)
    if verb == END_TURN:
        return f"{who(table, player)} is acting; stop ends his action"
    return ""


def _against_appeal(table: Table, question: Question, answer: Code) -> str:
    """Why a coach cannot do this about a sending-off."""
    side = question.side
    if answer == BRIBE:
        if has(table, side, "bribes") <= 0:
            return f"{coach(side)} has no bribe left"
        return "the referee takes no money for this"
    if answer == ARGUE and table.edition.appeal == bribe_appeal:
        return "nobody argues with the referee in this edition"
    if answer == ARGUE:
        if has(table, side, "coach_banned"):
            return f"the head coach of {coach(side)} has been sent away"
        return "this call cannot be argued, or not again"
    return ""

