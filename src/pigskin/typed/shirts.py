"""Players by the numbers on their shirts, and questions that are answered with such a number."""

from __future__ import annotations

from typing import Final

from pigskin.model import NOBODY, Profile, Table, side_of
from pigskin.numbers import Code, PlayerNo, SideNo
from pigskin.pitch import OTHER_SIDE, SIDES
from pigskin.questions import (
    BITE,
    DONE,
    GIVE_BALL,
    INTERCEPT,
    NAME_TARGET,
    NOBODY_DOES,
    PASS_TO,
    PLAYER_USES,
    STOP,
    TAKE_PLAYER,
    Question,
    player_of,
    square_of,
    verb_of,
)

PLAYER_VERBS: Final = (TAKE_PLAYER, GIVE_BALL, INTERCEPT, BITE, NAME_TARGET, PLAYER_USES)
_NOBODY: Final = (DONE, NOBODY_DOES, STOP)
# Throws are aimed at squares, but the players there are named by their numbers, too.
_AT_OWN: Final = ("pass", "dump-off")
_AT_OTHERS: Final = ("bomb",)


def short_position(profile: Profile, room: int) -> str:
    """A position that fits: without the race everybody is of, "Blitzer"; else as "T Troll"."""
    name = profile.position.removeprefix(f"{profile.race} ")
    if len(name) > room and " " in name:
        *others, last = name.split()
        name = f"{others[-1][0]} {last}" if len(last) < room - 1 else last
    return name[:room].rstrip()


def shirt_answers(table: Table, question: Question) -> dict[int, Code]:
    """The answers that shirt numbers stand for; empty where numbers count the list."""
    if question.kind in _AT_OWN + _AT_OTHERS:
        return _throws(table, question)
    found: dict[int, Code] = {}
    sides: set[int] = set()
    for answer in question.codes:
        if answer in _NOBODY:
            continue
        player = player_of(answer)
        if verb_of(answer) not in PLAYER_VERBS or table.profiles[player].number in found:
            return {}
        found[table.profiles[player].number] = answer
        sides.add(side_of(player))
    return found if len(sides) == 1 else {}


def _throws(table: Table, question: Question) -> dict[int, Code]:
    wanted = question.side if question.kind in _AT_OWN else OTHER_SIDE[question.side]
    found: dict[int, Code] = {}
    for answer in question.codes:
        if verb_of(answer) == PASS_TO:
            player = table.player_at(square_of(answer))
            if player != NOBODY and side_of(player) == wanted:
                found[table.profiles[player].number] = answer
    return found


def player_number(table: Table, side: SideNo, text: str) -> PlayerNo:
    """A player by what is typed for him: "5", "away 5"; A to G also stand for 10 to 16."""
    words = text.split()
    if words and words[0] in SIDES:
        side = SideNo(SIDES.index(words[0]))
        words = words[1:]
    if len(words) != 1:
        return NOBODY
    word = words[0]
    for player in table.players(side):
        number = table.profiles[player].number
        if word == str(number) or (number > 9 and word == chr(ord("a") + number - 10)):
            return player
    return NOBODY
