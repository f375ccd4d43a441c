"""Why something that was typed cannot be done, in a line, and what could be."""

from __future__ import annotations

from typing import Final

from pigskin.contract import reasons
from pigskin.contract.answers import Option, read_words
from pigskin.contract.reasons.declaring import against_declaring
from pigskin.contract.reasons.hitting import against_lying, against_victim
from pigskin.errors import MalformedAnswer, UnknownName
from pigskin.model import ACTION_NAMES, BLITZ, FOUL, NOBODY, Table, side_of
from pigskin.numbers import Code, PlayerNo, Square
from pigskin.pitch import OTHER_SIDE, SIDES, distance
from pigskin.questions import (
    HIT,
    KICK_HIM,
    LEAP,
    Question,
    code,
    player_of,
    second_of,
    square_of,
    verb_of,
)
from pigskin.typed.actions import action_key, action_name, actions_of, ordinary_actions
from pigskin.typed.shirts import player_number

_HITS: Final = ("block", "b", "hit")
_FOULS: Final = ("foul", "f")


def what_he_may(table: Table, question: Question, player: PlayerNo) -> str:
    """Everything a player may declare now."""
    profile = table.profiles[player]
    able = actions_of(question).get(player, [])
    if not able:
        return f"{profile.number} {profile.position} cannot act any more this turn"
    words = ", ".join(f"{action_name(table, each)} ({action_key(each)})" for each in able)
    return f"{profile.number} {profile.position} may {words}"


def why_not(table: Table, question: Question, player: PlayerNo, word: str) -> str:
    """Why a player cannot do what was typed, and what he may do."""
    may = what_he_may(table, question, player)
    meant = ordinary_actions(word)
    if not meant:
        return may
    if player in actions_of(question) and len(meant) > 1:
        names = " or ".join(ACTION_NAMES[action] for action in meant)
        return f"{word!r} could be {names}; {may}"
    reason = against_declaring(table, question.side, player, meant[0])
    because = f": {reason}" if reason else ""
    words = f"{table.profiles[player].number} cannot {ACTION_NAMES[meant[0]]}{because}"
    return f"{words}. {may}" if player in actions_of(question) else words


def against_hitting(table: Table, player: PlayerNo, number: str) -> str:
    """Why a player cannot hit somebody from where he is, and whom he could hit."""
    victim = player_number(table, OTHER_SIDE[side_of(player)], number)
    if victim == NOBODY:
        return _nobody(player, number)
    problem = against_victim(table, player, victim)
    if not problem:
        return ""
    near = sorted(table.profiles[each].number for each in table.opponents_beside(player))
    return f"{problem}; he could hit: {', '.join(str(each) for each in near) or 'nobody'}"


def against_fouling(table: Table, player: PlayerNo, number: str) -> str:
    """Why a player cannot foul somebody at once: he stands, or is not near."""
    victim = player_number(table, OTHER_SIDE[side_of(player)], number)
    if victim == NOBODY:
        return _nobody(player, number)
    problem = against_lying(table, player, victim)
    if not problem or not _far(table, player, victim):
        return problem
    if table.edition.figures.names_targets and not table.standing(victim):
        return ""  # he is named now and walked to then
    mine = table.profiles[player].number
    return f"{problem}; type {mine} foul, walk there, then foul"


def against_typed_victim(table: Table, question: Question, text: str) -> str:
    """Why the player who acts cannot block or foul whom somebody typed; nothing for other words."""
    words = text.split()
    player = question.player
    if question.kind != "action" or player < 0 or len(words) < 2 or not words[-1].isdecimal():
        return ""
    if words[0] not in _HITS + _FOULS:
        return ""
    victim = player_number(table, OTHER_SIDE[side_of(player)], words[-1])
    if victim == NOBODY:
        return _nobody(player, words[-1])
    verb = HIT if words[0] in _HITS else KICK_HIM
    problem = reasons.why_not(table, question, code(verb, victim))
    walking = table.action in (BLITZ, FOUL) and _far(table, player, victim)
    if walking and table.standing(victim) == (verb == HIT):
        return f"{problem}; walk to him first"
    return problem


def against_shirt(table: Table, question: Question, like: Code, number: int) -> str:
    """Why it cannot be the player with a number, where an answer `like` another's is legal.

    Nothing when there is no such player, or when the answers are about squares.
    """
    if Option(table, like).player == NOBODY:
        return ""
    him = player_of(like)
    player = player_number(table, side_of(him), str(number))
    if player == NOBODY:
        return ""
    return reasons.why_not(table, question, code(verb_of(like), player, second_of(like)))


def against_square(table: Table, question: Question, sq: Square) -> str:
    """Why nothing that is asked for can happen at a square."""
    for answer in question.codes:
        option = Option(table, answer)
        if option.square and option.player == NOBODY and verb_of(answer) != LEAP:
            return reasons.why_not(table, question, at_square(answer, option.square, sq))
    return ""


def against_words(table: Table, question: Question, text: str) -> str:
    """Why an answer in whole words is none now; nothing when the words say nothing."""
    try:
        return reasons.why_not(table, question, read_words(table, text))
    except UnknownName as error:
        return str(error)
    except MalformedAnswer:
        return ""


def at_square(answer: Code, here: Square, there: Square) -> Code:
    """The same answer about another square, whichever of its arguments that is."""
    further = there - here
    return Code(answer + (further << 10 if square_of(answer) == here else further))


def _far(table: Table, player: PlayerNo, victim: PlayerNo) -> bool:
    """Are both on the pitch, and not beside each other?"""
    if not table.place[player] or not table.place[victim]:
        return False
    return distance(table.place[player], table.place[victim]) > 1


def _nobody(player: PlayerNo, number: str) -> str:
    return f"{SIDES[OTHER_SIDE[side_of(player)]]} has no player {number}"
