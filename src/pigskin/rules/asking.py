"""Who may use his skills, and whether his coach wants to."""

from __future__ import annotations

from pigskin.effects import moments as at
from pigskin.effects.base import Effect
from pigskin.model import NOBODY, NOWHERE, STANDING, Table, side_of
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.questions import DECLINE, NO, NOBODY_DOES, USE, YES, Flow, Question, code, player_of
from pigskin.rolls import Roll


def has_skills(table: Table, player: PlayerNo) -> bool:
    """May a player on the pitch use his skills? Some editions ask for tackle zones."""
    return table.state[player] == STANDING and (
        not table.edition.figures.skills_need_zone or table.has_zone(player)
    )


def ask_skill(
    table: Table,
    player: PlayerNo,
    skill: Effect,
    other: PlayerNo = NOBODY,
    roll: Roll | None = None,
) -> Flow[bool]:
    """Ask the player's coach whether to use one of his skills now; `roll` lies on the table."""
    use = code(USE, skill.id)
    answer = yield Question(
        side_of(player), "use skill", [use, code(DECLINE, skill.id)], player, other,
        skill=skill.name, roll=roll,
    )
    if answer != use:
        return False
    table.tell("uses skill", player, skill.id)
    return True


def ask_rarely(
    table: Table, player: PlayerNo, skill: Effect, other: PlayerNo = NOBODY
) -> Flow[bool]:
    """A skill hardly anybody would not use: it is used, unless rare choices are to be offered."""
    if not table.options.rare_choices:
        return True
    return (yield from ask_skill(table, player, skill, other))


def forbidden(table: Table, player: PlayerNo, what: str, other: PlayerNo) -> Flow[bool]:
    """Does a skill of the player forbid an opponent something? He need not use it, if asked."""
    for skill in table.at[player][at.CANCEL]:
        if skill.cancel(table, player, what):
            if (yield from ask_rarely(table, player, skill, other)):
                return True
    return False


def ask_yes(table: Table, side: SideNo, kind: str, player: PlayerNo = NOBODY) -> Flow[bool]:
    """Ask a coach a plain yes-or-no question."""
    return (yield Question(side, kind, [YES, NO], player)) == YES


def choose_player(
    table: Table, side: SideNo, kind: str, codes: list[Code], about: PlayerNo, sq: Square = NOWHERE
) -> Flow[PlayerNo]:
    """Ask a coach which of his players uses a skill now; NOBODY for none."""
    if not codes:
        return NOBODY
    answer = yield Question(side, kind, [*codes, NOBODY_DOES], about, square=sq)
    if answer == NOBODY_DOES:
        return NOBODY
    chosen = player_of(answer)
    table.tell("uses skill", chosen, answer & 1023)
    return chosen
