"""The D6 test: how any roll of a player passes, fails and is rolled again."""

from __future__ import annotations

from pigskin.effects import moments as at
from pigskin.model import Table, side_of
from pigskin.numbers import PlayerNo
from pigskin.pitch import OTHER_SIDE, distance
from pigskin.questions import Flow
from pigskin.rolls import AGILITY, MARKED, RULE, Modifiers
from pigskin.rules.asking import ask_skill
from pigskin.rules.rerolls import offer_reroll


def passes(roll: int, modifier: int, need: int) -> bool:
    """An agility roll: a natural 1 always fails, a natural 6 always succeeds."""
    if roll == 1:
        return False
    return roll == 6 or roll + modifier >= need


def agility_test(
    table: Table, player: PlayerNo, test: str, modifier: int, parts: Modifiers | None = None
) -> Flow[bool]:
    """An agility roll of the player with every re-roll that may apply."""
    need = table.profiles[player].agility
    roll = table.d6()
    ok = passes(roll, modifier, need)
    told = table.tell_test(test, player, need, modifier, ok, AGILITY, parts)
    if not ok or table.options.reroll_successes:
        by = yield from offer_reroll(table, player, test, roll, need - modifier, ok, told)
        if by:
            roll = table.d6()
            ok = passes(roll, modifier, need)
            table.tell_test(test, player, need, modifier, ok, AGILITY, parts, by)
    return ok


def plain_test(
    table: Table,
    player: PlayerNo,
    test: str,
    need: int,
    bonus: int = 0,
    parts: Modifiers | None = None,
    need_of: int = RULE,
) -> Flow[bool]:
    """A D6 roll of the player that must reach a fixed figure, with re-rolls."""
    roll = table.d6()
    ok = roll + bonus >= need
    told = table.tell_test(test, player, need, bonus, ok, need_of, parts)
    if not ok and (yield from rescued(table, player, test, roll)):
        return True
    if not ok or table.options.reroll_successes:
        by = yield from offer_reroll(table, player, test, roll, need - bonus, ok, told)
        if by:
            roll = table.d6()
            ok = roll + bonus >= need
            table.tell_test(test, player, need, bonus, ok, need_of, parts, by)
            if not ok:
                ok = yield from rescued(table, player, test, roll)
    return ok


def rescued(table: Table, player: PlayerNo, test: str, roll: int) -> Flow[bool]:
    """Ask for a skill that makes a good roll of anything but a 1."""
    if roll > 1:
        for skill in table.at[player][at.RESCUES]:
            if skill.rescues(table, player, test):
                if (yield from ask_skill(table, player, skill)):
                    skill.spend(table, player)
                    return True
    return False


def contest(
    table: Table, player: PlayerNo, test: str, bonus: int, need: int, parts: Modifiers | None = None
) -> Flow[bool]:
    """2D6 of the player plus a bonus that must reach a figure (Shadowing, Tentacles)."""
    roll = table.d6() + table.d6()
    ok = roll + bonus >= need
    told = table.tell_test(test, player, need, bonus, ok, RULE, parts)
    if not ok or table.options.reroll_successes:
        by = yield from offer_reroll(table, player, test, roll, need - bonus, ok, told)
        if by:
            roll = table.d6() + table.d6()
            ok = roll + bonus >= need
            table.tell_test(test, player, need, bonus, ok, RULE, parts, by)
    return ok


# --- modifiers --------------------------------------------------------------------------------


def ignores(table: Table, player: PlayerNo, test: str, what: str) -> bool:
    for skill in table.at[player][at.IGNORES]:
        if skill.ignores(table, player, test, what):
            return True
    return False


def skill_modifier(
    table: Table, player: PlayerNo, test: str, figure: int = 0, parts: Modifiers | None = None
) -> int:
    """What the player's own skills add to a test; `parts` notes which of them what."""
    total = 0
    for skill in table.at[player][at.MODIFIER]:
        amount = skill.modifier(table, player, test, figure)
        total += amount
        if parts is not None:
            if skill.source:
                parts.add(skill.source, amount)
            else:
                parts.add(skill.id, amount, player)
    return total


def presence_modifier(
    table: Table, player: PlayerNo, test: str, parts: Modifiers | None = None
) -> int:
    """Opponents within three squares whose mere presence spoils the test, lying down or not."""
    total = 0
    here = table.place[player]
    for other in table.players(OTHER_SIDE[side_of(player)]):
        skills = table.at[other][at.PRESENCE]
        if skills and table.place[other] and distance(here, table.place[other]) <= 3:
            for skill in skills:
                amount = skill.presence(table, other, test)
                total += amount
                if parts is not None:
                    parts.add(skill.id, amount, other)
    return total


def ball_modifier(
    table: Table, player: PlayerNo, test: str, figure: int = 0, parts: Modifiers | None = None
) -> int:
    """Skills, weather, tackle zones and presence, for the tests that handle the ball."""
    total = skill_modifier(table, player, test, figure, parts)
    if not ignores(table, player, test, "zones"):
        zones = table.zones_on(table.place[player], side_of(player))
        total -= zones
        if parts is not None:
            parts.slip_in(MARKED, -zones)
    if test != "pick-up":
        total += presence_modifier(table, player, test, parts)
    return total
