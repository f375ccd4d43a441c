"""What people beside the pitch do for players: potions, brew, and casualties sent on again."""

from __future__ import annotations

from pigskin.effects import moments as at
from pigskin.effects.base import Effect
from pigskin.effects.changes import REVIVED
from pigskin.effects.holding import DRIVE, lend
from pigskin.model import INJURED, SENT_OFF, Table, side_of
from pigskin.numbers import PlayerNo
from pigskin.questions import (
    GAIN_SKILL,
    Flow,
    Question,
    code,
    first_of,
)
from pigskin.rules.injury import put_aside
from pigskin.rules.prematch import category, learnable


def d3(table: Table) -> int:
    return table.roll(3)


def pick_one(table: Table, players: list[PlayerNo]) -> PlayerNo:
    """One of them at random."""
    return players[table.roll(len(players)) - 1]


# --- skills for a while -----------------------------------------------------------------------


def gain(table: Table, player: PlayerNo, name: str, until: int) -> None:
    """Lend a player a skill, and say so."""
    lend(table, player, name, until)
    table.tell("gains", player, table.edition.skill(name).id)


def mutations(table: Table, player: PlayerNo) -> list[Effect]:
    """The mutations the player could still have."""
    known = tuple([skill.name for skill in table.profiles[player].skills])
    return [skill for skill in learnable(table, known) if category(table, skill) == "M"]


def choose_mutations(table: Table, player: PlayerNo, number: int) -> Flow[None]:
    """So many mutations of his coach's choice for this drive."""
    for _ in range(number):
        codes = [code(GAIN_SKILL, skill.id) for skill in mutations(table, player)]
        if codes:
            answer = yield Question(side_of(player), "mutation", codes, player)
            gain(table, player, table.edition.all_effects[first_of(answer)].name, DRIVE)


# --- between drives ---------------------------------------------------------------------------


def may_return(table: Table, player: PlayerNo) -> bool:
    """Might somebody send on this player, who is in the casualty box?"""
    if table.state[player] != INJURED:
        return False
    side = side_of(player)
    for effect in table.side(side).at[at.BRINGS_BACK]:
        if effect.side_may(table, side, at.BRINGS_BACK, player):
            return True
    return False


def back_to_bed(table: Table) -> None:
    """Who was sent on in spite of his injury goes back, unless he has been sent off meanwhile.

    Before the boons of the drive expire.
    """
    for holder, what, _, _ in table.held:
        if what == REVIVED and table.state[holder] != SENT_OFF:
            put_aside(table, PlayerNo(holder), INJURED)
