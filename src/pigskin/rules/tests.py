"""The D6 test and its re-rolls: how any roll of a player passes, fails and is rolled again."""

from __future__ import annotations

from pigskin import ledger
from pigskin.effects import moments as at
from pigskin.effects.base import Effect
from pigskin.model import NOBODY, POURING_RAIN, STANDING, VERY_SUNNY, Table, side_of
from pigskin.numbers import Code, PlayerNo, SideNo
from pigskin.pitch import OTHER_SIDE, distance
from pigskin.questions import (
    DECLINE,
    KEEP,
    LEADER_REROLL,
    MASCOT_REROLL,
    NO,
    PLAYER_USES,
    SKILL_REROLL,
    TEAM_REROLL,
    USE,
    YES,
    Flow,
    Question,
    code,
    first_of,
    player_of,
    second_of,
    verb_of,
)
from pigskin.rolls import AGILITY, MARKED, NO_ANSWER, RAIN, RULE, SUNSHINE, Modifiers, Roll
from pigskin.rules.counting import spend


def passes(roll: int, modifier: int, need: int) -> bool:
    """An agility roll: a natural 1 always fails, a natural 6 always succeeds."""
    if roll == 1:
        return False
    return roll == 6 or roll + modifier >= need


# --- re-rolls ---------------------------------------------------------------------------------


def team_reroll_codes(table: Table, player: PlayerNo) -> list[Code]:
    """The team re-rolls a player may use now: in his own team's turn, on the pitch."""
    side = side_of(player)
    codes: list[Code] = []
    figures = table.edition.figures
    if (
        table.active != side
        or (table.rerolled and figures.rerolls_a_turn == 1)
        or (table.bonus_turn and not figures.bonus_turn_rerolls)
        or not table.on_pitch(player)
    ):
        return codes
    owner = table.side(side)
    if owner.rerolls > 0:
        codes.append(TEAM_REROLL)
    if owner.leader_rerolls > 0 and has_leader(table, side):
        codes.append(LEADER_REROLL)
    if owner.mascot_rerolls > 0:
        codes.append(MASCOT_REROLL)
    if table.edition.star_rules:
        for star in table.players(side):
            for skill in table.at[star][at.BRINGS_REROLL]:
                if skill.brings_reroll(table, star):
                    codes.append(code(PLAYER_USES, star, skill.id))
    return codes


def has_leader(table: Table, side: SideNo) -> bool:
    """Is a player on the pitch, however he lies, who brings his side a re-roll?"""
    for player in table.players(side):
        if table.on_pitch(player) and table.at[player][at.LEADS]:
            return True
    return False


def spend_team_reroll(table: Table, player: PlayerNo, answer: Code) -> bool:
    """Use up a team re-roll for the player; False when it is lost without a new roll."""
    owner = table.side(side_of(player))
    if answer == MASCOT_REROLL:
        return _mascot_helps(table, player) and _wins_over(table, player)
    if answer == LEADER_REROLL:
        spend(table, side_of(player), "leader_rerolls")
    elif verb_of(answer) == PLAYER_USES:
        bringer: Effect = table.edition.all_effects[second_of(answer)]
        bringer.use_up(table, player_of(answer))
    else:
        spend(table, side_of(player), "rerolls")
        if owner.drive_rerolls:
            spend(table, side_of(player), "drive_rerolls")  # those of this drive go first
    table.rerolled = True
    table.tell("team re-roll", player)
    table.note(ledger.REROLL, player)
    return _wins_over(table, player)


def _mascot_helps(table: Table, player: PlayerNo) -> bool:
    """The re-roll of a mascot is gone for the half, and needs a roll of its own."""
    table.tell("team re-roll", player)
    spend(table, side_of(player), "mascot_rerolls")
    table.note(ledger.REROLL, player)
    need = table.edition.figures.mascot_roll
    roll = table.d6()
    table.tell_test("mascot", player, need, 0, roll >= need)
    if roll >= need:
        table.rerolled = True  # else the turn still has its other re-roll
    return roll >= need


def _wins_over(table: Table, player: PlayerNo) -> bool:
    """Is the player one whom a team re-roll helps now?"""
    for skill in table.at[player][at.TEAM_REROLL]:
        if not skill.team_reroll(table, player):
            return False
    return True


def reroll_codes(table: Table, player: PlayerNo, test: str, passed: bool = False) -> list[Code]:
    """Everything that may re-roll this roll of the player; few skills re-roll a success."""
    codes: list[Code] = []
    skills = table.at[player][at.REROLLS]
    if skills and (not table.edition.figures.skills_need_zone or has_skills(table, player)):
        for skill in skills:
            if (skill.rerolls_success or not passed) and skill.rerolls(table, player, test):
                codes.append(code(SKILL_REROLL, skill.id))
    codes.extend(team_reroll_codes(table, player))
    return codes


def use_reroll(table: Table, player: PlayerNo, test: str, answer: Code) -> Flow[Code]:
    """Carry out the re-roll a coach has chosen; by what the dice may be rolled again, or 0."""
    if verb_of(answer) == SKILL_REROLL:
        skill: Effect = table.edition.all_effects[first_of(answer)]
        table.tell("skill re-roll", player, skill.id)
        return answer if (yield from skill.reroll(table, player, test)) else NO_ANSWER
    if answer != MASCOT_REROLL:
        return answer if spend_team_reroll(table, player, answer) else NO_ANSWER
    if _mascot_helps(table, player):
        return answer if _wins_over(table, player) else NO_ANSWER
    return (yield from other_reroll(table, player, test))


def other_reroll(table: Table, player: PlayerNo, test: str) -> Flow[Code]:
    """The re-roll a coach has chosen came to nothing: does he use one of the team instead?"""
    codes = team_reroll_codes(table, player)
    if not codes:
        return NO_ANSWER
    instead = yield Question(side_of(player), "re-roll", [*codes, KEEP], player, test=test)
    return instead if instead != KEEP and spend_team_reroll(table, player, instead) else NO_ANSWER


def offer_reroll(
    table: Table,
    player: PlayerNo,
    test: str,
    roll: int,
    need: int,
    passed: bool = False,
    told: Roll | None = None,
) -> Flow[Code]:
    """Ask whether the player's roll is to be rolled again; by what it may be, or 0."""
    if passed and not table.options.reroll_successes:
        return NO_ANSWER
    codes = reroll_codes(table, player, test, passed)
    if not codes:
        return NO_ANSWER
    if told is not None:
        told.rerolls = codes[:]
    codes.append(KEEP)
    answer = yield Question(
        side_of(player), "re-roll", codes, player, number=roll, need=need, test=test, roll=told
    )
    if answer == KEEP:
        return NO_ANSWER
    return (yield from use_reroll(table, player, test, answer))


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
    """Tackle zones, weather, skills and presence, for the tests that handle the ball."""
    total = skill_modifier(table, player, test, figure, parts)
    if not ignores(table, player, test, "zones"):
        zones = table.zones_on(table.place[player], side_of(player))
        total -= zones
        if parts is not None:
            parts.add(MARKED, -zones)
    if test == "pass":
        if table.weather == VERY_SUNNY:
            total -= 1
            if parts is not None:
                parts.add(SUNSHINE, -1)
    elif table.weather == POURING_RAIN and not ignores(table, player, test, "rain"):
        total -= 1
        if parts is not None:
            parts.add(RAIN, -1)
    if test != "pick-up":
        total += presence_modifier(table, player, test, parts)
    return total


def has_skills(table: Table, player: PlayerNo) -> bool:
    """May a player on the pitch use his skills? Some editions ask for tackle zones."""
    return table.state[player] == STANDING and (
        not table.edition.figures.skills_need_zone or table.has_zone(player)
    )


def can_handle(table: Table, player: PlayerNo) -> bool:
    """May the player try to catch or intercept at all?"""
    return table.state[player] == STANDING and table.has_zone(player)
