"""What may be rolled again: the re-rolls of skills and teams, offered and spent."""

from __future__ import annotations

from pigskin import ledger
from pigskin.effects import moments as at
from pigskin.effects.asking import granting, may
from pigskin.effects.base import Effect
from pigskin.model import Table, side_of
from pigskin.numbers import Code, PlayerNo, SideNo
from pigskin.questions import (
    KEEP,
    PLAYER_USES,
    SKILL_REROLL,
    TEAM_REROLL,
    Flow,
    Question,
    code,
    first_of,
    player_of,
    second_of,
    verb_of,
)
from pigskin.rolls import NO_ANSWER, Roll
from pigskin.rules.asking import has_skills
from pigskin.rules.counting import has, set_to, spend


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
        or (table.held and barred_from_rerolls(table, player))
    ):
        return codes
    owner = table.side(side)
    if owner.rerolls > 0:
        codes.append(TEAM_REROLL)
    for effect in owner.at[at.OFFERS_REROLL]:
        offered = effect.offers_reroll(table, side, player)
        if offered:
            codes.append(offered)
    if table.edition.star_rules:
        for star in table.players(side):
            skill = granting(table, star, at.BRINGS_REROLL)
            if skill is not None:
                codes.append(code(PLAYER_USES, star, skill.id))
    return codes


def barred_from_rerolls(table: Table, player: PlayerNo) -> bool:
    """Is the player kept from the re-rolls of his team, or from any?"""
    return may(table, player, at.NO_TEAM_REROLLS) or may(table, player, at.NO_REROLLS)


def leader_on_pitch(table: Table, side: SideNo) -> bool:
    """Is a player on the pitch, however he lies, who brings his side a re-roll?"""
    for player in table.players(side):
        if table.on_pitch(player) and may(table, player, at.LEADS):
            return True
    return False


def spend_team_reroll(table: Table, player: PlayerNo, answer: Code) -> bool:
    """Use up a team re-roll for the player; False when it is lost without a new roll."""
    side = side_of(player)
    held = _held_reroll(table, player, answer)
    if held is not None:
        return held.uses_reroll(table, side, player) and _wins_over(table, player)
    if verb_of(answer) == PLAYER_USES:
        bringer: Effect = table.edition.all_effects[second_of(answer)]
        bringer.use_up(table, player_of(answer))
    else:
        spend(table, side, "rerolls")
        for effect in table.side(side).at[at.REROLL_SPENT]:
            effect.reroll_spent(table, side)
    take_reroll(table, player)
    return _wins_over(table, player)


def take_reroll(table: Table, player: PlayerNo) -> None:
    """The re-roll of this turn is used for the player."""
    table.rerolled = True
    table.tell("team re-roll", player)
    table.note(ledger.REROLL, player)


def _held_reroll(table: Table, player: PlayerNo, answer: Code) -> Effect | None:
    """What the side holds that gives the re-roll it has chosen; None if it is another one."""
    side = side_of(player)
    for effect in table.side(side).at[at.OFFERS_REROLL]:
        if effect.offers_reroll(table, side, player) == answer:
            return effect
    return None


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
    if table.held and may(table, player, at.NO_REROLLS):
        return codes
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
    held = _held_reroll(table, player, answer)
    if held is None:
        return answer if spend_team_reroll(table, player, answer) else NO_ANSWER
    if held.uses_reroll(table, side_of(player), player):
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
    codes: list[Code],
    roll: int,
    need: int,
    told: Roll | None = None,
) -> Flow[Code]:
    """Ask which of these re-rolls the player's roll is worth; by what it may be repeated, or 0."""
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


def rerolls_left(table: Table, side: SideNo) -> int:
    """All the team re-rolls of a side, whoever brings them."""
    left = table.side(side).rerolls
    for effect in table.side(side).at[at.OFFERS_REROLL]:
        left += has(table, side, effect.key)
    return left


def forget_rerolls(table: Table, side: SideNo) -> None:
    """Nobody on the side may use a team re-roll any more: for those who think ahead."""
    table.side(side).rerolls = 0
    for effect in table.side(side).at[at.OFFERS_REROLL]:
        set_to(table, side, effect.key, 0)
