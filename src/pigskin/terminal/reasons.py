"""Why something that was typed cannot be done, in a line."""

from __future__ import annotations

from typing import Final

from pigskin.model import (
    ACTION_NAMES,
    BLITZ,
    BLOCK,
    FOUL,
    HAND_OFF,
    NOBODY,
    PASS,
    Table,
    side_of,
)
from pigskin.pitch import SIDES, distance
from pigskin.questions import Question
from pigskin.terminal.actions import action_key, action_name, actions_of, ordinary_actions
from pigskin.terminal.shirts import player_number

_HITS: Final = ("block", "b", "hit")
_FOULS: Final = ("foul", "f")


def what_he_may(table: Table, question: Question, player: int) -> str:
    """Everything a player may declare now."""
    profile = table.profiles[player]
    able = actions_of(question).get(player, [])
    if not able:
        return f"{profile.number} {profile.position} cannot act any more this turn"
    words = ", ".join(f"{action_name(table, each)} ({action_key(each)})" for each in able)
    return f"{profile.number} {profile.position} may {words}"


def why_not(table: Table, question: Question, player: int, word: str) -> str:
    """Why a player cannot do what was typed, and what he may do."""
    may = what_he_may(table, question, player)
    meant = ordinary_actions(word)
    if player not in actions_of(question) or not meant:
        return may
    if len(meant) > 1:
        names = " or ".join(ACTION_NAMES[action] for action in meant)
        return f"{word!r} could be {names}; {may}"
    reason = against_action(table, player, meant[0])
    because = f": {reason}" if reason else ""
    return f"{table.profiles[player].number} cannot {ACTION_NAMES[meant[0]]}{because}. {may}"


def against_action(table: Table, player: int, action: int) -> str:
    """Why somebody who may act cannot declare this, if that is easily said."""
    side = side_of(player)
    them = SIDES[1 - side]
    spent = {
        BLITZ: table.blitzed, PASS: table.passed, HAND_OFF: table.handed_off, FOUL: table.fouled,
    }  # fmt: skip
    if spent.get(action, False):
        return f"the {ACTION_NAMES[action]} of this turn is spent"
    if action == BLOCK and not table.standing(player):
        return "he is down"
    if action == BLOCK and not table.opponents_beside(player):
        return "no opponent stands beside him"
    if action == FOUL and not any(
        table.place[each] and not table.standing(each) for each in table.players(1 - side)
    ):
        return f"nobody of {them} is down"
    return ""


def against_hitting(table: Table, player: int, number: str) -> str:
    """Why a player cannot hit somebody from where he is."""
    near = {table.profiles[each].number for each in table.opponents_beside(player)}
    if int(number) in near:
        return ""
    them = SIDES[1 - side_of(player)]
    mine = table.profiles[player].number
    whom = ", ".join(str(each) for each in sorted(near)) or "nobody"
    return f"{them} {number} does not stand beside your {mine}; he could hit: {whom}"


def against_fouling(table: Table, player: int, number: str) -> str:
    """Why a player cannot foul somebody at once: he stands, or is not near."""
    problem = _not_there(table, player, number)
    if problem:
        return problem
    victim = player_number(table, 1 - side_of(player), number)
    them = SIDES[1 - side_of(player)]
    if table.standing(victim):
        return f"{them} {number} is on his feet; only players who are down can be fouled"
    away = distance(table.place[player], table.place[victim])
    if away > 1 and not table.edition.figures.names_targets:
        mine = table.profiles[player].number
        return f"{them} {number} is {away} squares away; type {mine} foul, walk there, then foul"
    return ""


def against_victim(table: Table, question: Question, text: str) -> str:
    """Why the player who acts cannot block or foul whom somebody typed; nothing for other words."""
    words = text.split()
    player = question.player
    if question.kind != "action" or player < 0 or len(words) < 2 or not words[-1].isdecimal():
        return ""
    if words[0] not in _HITS + _FOULS:
        return ""
    hits, number = words[0] in _HITS, words[-1]
    if hits and table.action not in (BLOCK, BLITZ):
        return f"This is a {ACTION_NAMES[table.action]}; a block must be declared before"
    if not hits and table.action != FOUL:
        return f"This is a {ACTION_NAMES[table.action]}; a foul must be declared before"
    problem = _not_there(table, player, number)
    if problem:
        return problem
    victim = player_number(table, 1 - side_of(player), number)
    them = SIDES[1 - side_of(player)]
    if hits != table.standing(victim):
        return f"{them} {number} is {'down' if hits else 'on his feet'}"
    away = distance(table.place[player], table.place[victim])
    return f"{them} {number} is {away} squares away; walk to him first" if away > 1 else ""


def _not_there(table: Table, player: int, number: str) -> str:
    them = SIDES[1 - side_of(player)]
    victim = player_number(table, 1 - side_of(player), number)
    if victim == NOBODY:
        return f"{them} has no player {number}"
    return "" if table.place[victim] else f"{them} {number} is not on the pitch"
