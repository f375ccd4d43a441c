"""Players, squares and boxes as reasons name them, and what an answer is about."""

from __future__ import annotations

from typing import Final

from pigskin.contract.answers import Option
from pigskin.effects.base import Effect
from pigskin.model import (
    ABSENT,
    FAINTED,
    INJURED,
    KNOCKED_OUT,
    NOBODY,
    PRONE,
    RESERVES,
    SEATS,
    SENT_OFF,
    STUNNED,
    Table,
    side_of,
)
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.pitch import CELLS, ON_PITCH, SIDES, square_text
from pigskin.questions import player_text

_BOXES: Final[dict[int, str]] = {
    RESERVES: "is in the reserves",
    KNOCKED_OUT: "is knocked out",
    INJURED: "is among the dead and injured",
    SENT_OFF: "has been sent off",
    FAINTED: "has fainted in the heat",
}


def who(table: Table, player: PlayerNo) -> str:
    """A player as people write him: "home 5"."""
    return player_text(table, player)


def at(sq: Square) -> str:
    """A square as people write it: "12,7"."""
    return square_text(sq)


def coach(side: SideNo) -> str:
    return SIDES[side]


def known(table: Table, player: PlayerNo) -> bool:
    """Is there such a player in this match?"""
    return (
        0 <= player < 2 * SEATS
        and player in table.players(side_of(player))
        and table.state[player] != ABSENT
    )


def on_the_pitch(sq: Square) -> bool:
    """Is this the number of a square people can stand on?"""
    return 0 <= sq < CELLS and ON_PITCH[sq]


def off_pitch(table: Table, player: PlayerNo) -> str:
    """Where somebody is who is not on the pitch."""
    if table.on_pitch(player):
        return ""
    return f"{who(table, player)} {_BOXES.get(table.state[player], 'is not on the pitch')}"


def down(table: Table, player: PlayerNo) -> str:
    """How somebody lies who does not stand."""
    state = table.state[player]
    if state == PRONE or state == STUNNED:
        return f"{who(table, player)} is {'prone' if state == PRONE else 'stunned'}"
    return off_pitch(table, player)


def listed(words: list[str]) -> str:
    """ "a", "a or b", "a, b or c"."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} or {words[-1]}"


def owns(table: Table, player: PlayerNo, skill: Effect) -> bool:
    """Has the player this skill, by whatever number?"""
    return any(each.id == skill.id for each in table.profiles[player].skills)


def player_in(table: Table, answer: Code) -> PlayerNo:
    """The player an answer names, or NOBODY."""
    named = Option(table, answer).player
    return named if named >= 0 else NOBODY


def square_in(table: Table, answer: Code) -> Square:
    """The square an answer names, or 0."""
    return Option(table, answer).square


def occupied(table: Table, sq: Square) -> str:
    """Who stands or lies in a square."""
    other = table.player_at(sq)
    return f"{at(sq)} is occupied by {who(table, other)}" if other != NOBODY else ""
