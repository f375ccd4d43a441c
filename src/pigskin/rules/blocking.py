"""Blocks and what replaces them: who may be hit, and what each face does."""

from __future__ import annotations

from pigskin import ledger
from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.effects.base import Effect
from pigskin.effects.causes import BY_BLOCK, PUSHED_INSTEAD, UNCHANGED, WRESTLED
from pigskin.model import BLITZ, NOBODY, NOWHERE, Table
from pigskin.numbers import Code, PlayerNo, Square
from pigskin.pitch import distance
from pigskin.questions import (
    HIT,
    SKILL_ON,
    Flow,
    code,
    first_of,
    player_of,
    second_player,
    verb_of,
)
from pigskin.rules.asking import ask_rarely, ask_skill, has_skills
from pigskin.rules.ball import action_stops, check_touchdown, in_end_zone, settle
from pigskin.rules.block_dice import (
    ATTACKER_DOWN,
    BOTH_DOWN,
    DEFENDER_DOWN,
    PUSHED,
    STUMBLES,
    count_dice,
    roll_block,
)
from pigskin.rules.injury import beaten_up, hurt, knock_down, place_prone, thrown_back
from pigskin.rules.movement import pay_for_block, shadowed
from pigskin.rules.pushing import Push
from pigskin.rules.trapdoors import spring

# --- attacks ----------------------------------------------------------------------------------


def attack_codes(table: Table, attacker: PlayerNo) -> list[Code]:
    """Every attack the player may make on the opponents beside him."""
    codes: list[Code] = []
    skills = table.at[attacker][at.ATTACK]
    forced = False
    for skill in skills:
        if skill.attack_forced:
            forced = True
    for victim in table.opponents_beside(attacker):
        if not forced:
            codes.append(code(HIT, victim))
        for skill in skills:
            if skill.may_attack(table, attacker, victim):
                codes.append(code(SKILL_ON, skill.id, victim))
    return codes


def attack(table: Table, attacker: PlayerNo, answer: Code) -> Flow[None]:
    """Carry out one of the attacks of `attack_codes`."""
    if verb_of(answer) == HIT:
        yield from block(table, attacker, player_of(answer))
        return
    victim = second_player(answer)
    skill: Effect = table.edition.all_effects[first_of(answer)]
    skill.spends_action(table, attacker)
    faced = _faced(table, victim)
    if not faced and (yield from repelled(table, attacker, victim)):
        if table.action == BLITZ:
            table.finished = False  # only a weapon that is used ends a blitz
        return
    if not faced and (table.edition.figures.names_targets or table.options.dump_off == "attacks"):
        yield from warned(table, attacker, victim)
        if play_stops(table) or not in_reach(table, attacker, victim):
            return
    yield from strike_with(table, attacker, victim, skill)
    for each in table.at[attacker][at.AFTER_ATTACK]:
        if table.scored < 0 and table.standing(attacker):
            yield from each.notice(table, attacker, at.AFTER_ATTACK, victim)


def assault(table: Table, attacker: PlayerNo, victim: PlayerNo, weapon: Effect) -> Flow[None]:
    """A weapon used besides a block, by the rules for one that takes its place."""
    weapon.spends_action(table, attacker)
    if (yield from repelled(table, attacker, victim)):
        return
    yield from warned(table, attacker, victim)
    if not play_stops(table) and in_reach(table, attacker, victim):
        yield from strike_with(table, attacker, victim, weapon)
        check_touchdown(table)  # a carrier may have slipped into the end zone


def strike_with(table: Table, attacker: PlayerNo, victim: PlayerNo, weapon: Effect) -> Flow[None]:
    """What replaces a block hits the victim, who may slip away to another square first."""
    yield from slip(table, attacker, victim)
    yield from weapon.attack(table, attacker, victim)
    yield from settle(table)


def slip(table: Table, attacker: PlayerNo, victim: PlayerNo) -> Flow[None]:
    """A victim about to be hit may change his place; dice come next."""
    if has_skills(table, victim):
        for skill in table.at[victim][at.SLIPS_AWAY]:
            yield from skill.notice(table, victim, at.SLIPS_AWAY, attacker)


def play_stops(table: Table) -> bool:
    """Has the defender's hurried pass scored, or cost the moving team its turn and the block?"""
    return table.scored >= 0 or (
        table.edition.figures.turnover_stops_block and action_stops(table)
    )


def repelled(table: Table, attacker: PlayerNo, defender: PlayerNo) -> Flow[bool]:
    """Does something about the defender stop the attack before it starts?"""
    for skill in table.at[defender][at.REPELS]:
        if (yield from skill.reacts(table, defender, at.REPELS, attacker)):
            table.tell("cannot attack", attacker, defender)
            return True
    return False


def _faced(table: Table, defender: PlayerNo) -> bool:
    """Have attacker and defender faced each other already, when a blitz was declared?"""
    return table.action == BLITZ and table.target == defender


def warned(table: Table, attacker: PlayerNo, defender: PlayerNo) -> Flow[None]:
    """The defender sees it coming and may get rid of the ball."""
    if has_skills(table, defender):
        for skill in table.at[defender][at.BEFORE_BLOCK]:
            yield from skill.notice(table, defender, at.BEFORE_BLOCK, attacker)


# --- a block ----------------------------------------------------------------------------------


def block(
    table: Table, attacker: PlayerNo, defender: PlayerNo, bonus: int = 0, multiple: bool = False
) -> Flow[None]:
    """A block, and the second one of a frenzied player."""
    pushed = yield from _block_once(table, attacker, defender, bonus, multiple, False)
    if table.treading:
        yield from spring(table)
    if pushed and not multiple:
        yield from _again(table, attacker, defender, bonus)
    yield from after_block(table, attacker, defender)


def after_block(table: Table, attacker: PlayerNo, defender: PlayerNo) -> Flow[None]:
    """What an attacker still on his feet may do when his block is settled."""
    for skill in table.at[attacker][at.AFTER_BLOCK]:
        if not _scored(table) and table.standing(attacker):
            yield from skill.notice(table, attacker, at.AFTER_BLOCK, defender)


def _scored(table: Table) -> bool:
    """Is the drive over, or only waiting for the carrier to feed?"""
    if table.scored >= 0:
        return True
    if table.edition.figures.scores_at_once:
        for carrier in table.carriers():
            if in_end_zone(table, carrier):
                return True
    return False


def _again(table: Table, attacker: PlayerNo, defender: PlayerNo, bonus: int) -> Flow[None]:
    """The second block of a frenzied player."""
    if (
        action_stops(table)
        or _scored(table)
        or not may(table, attacker, at.FRENZIED)
        or not in_reach(table, attacker, defender)
    ):
        return
    if table.action == BLITZ and not (yield from pay_for_block(table, attacker)):
        return
    table.tell("frenzy", attacker, defender)
    weapon = yield from _weapon_instead(table, attacker, defender)
    if weapon is None:
        yield from _block_once(table, attacker, defender, bonus, False, True)
    elif table.options.foul_appearance == "first" or not (
        yield from repelled(table, attacker, defender)
    ):
        table.finished = table.finished or weapon.ends_blitz
        yield from strike_with(table, attacker, defender, weapon)


def _weapon_instead(table: Table, attacker: PlayerNo, defender: PlayerNo) -> Flow[Effect | None]:
    """The weapon that replaces a frenzied player's second block, if his coach wants it."""
    for skill in table.at[attacker][at.ATTACK]:
        if skill.handy and skill.may_attack(table, attacker, defender):
            if (yield from ask_skill(table, attacker, skill, defender)):
                return skill
    return None


def in_reach(table: Table, attacker: PlayerNo, defender: PlayerNo) -> bool:
    """Are both on their feet and side by side?"""
    return (
        table.standing(attacker)
        and table.standing(defender)
        and table.on_pitch(defender)
        and distance(table.place[attacker], table.place[defender]) <= _reach(table, attacker)
    )


def _reach(table: Table, attacker: PlayerNo) -> int:
    """How far away an opponent may be who is blocked."""
    reach = 1
    for skill in table.at[attacker][at.REACHES]:
        reach += skill.adds(table, attacker, at.REACHES, NOBODY)
    return reach


def _block_once(
    table: Table, attacker: PlayerNo, defender: PlayerNo, bonus: int, multiple: bool, second: bool
) -> Flow[bool]:
    """One block; True when it ended in a plain push that frenzy may follow."""
    wild = may(table, attacker, at.WANDERS)
    faced = _faced(table, defender) if not second else table.options.foul_appearance == "first"
    if not wild and not faced and (yield from repelled(table, attacker, defender)):
        return False
    if not second and not faced:
        yield from warned(table, attacker, defender)
        if play_stops(table):
            return False
    if not wild:
        yield from slip(table, attacker, defender)
    if not in_reach(table, attacker, defender):
        return False
    for skill in table.at[defender][at.FACES_BLOCK]:
        yield from skill.notice(table, defender, at.FACES_BLOCK, attacker)
    strengths = table.blank()
    count = yield from count_dice(table, attacker, defender, bonus, 0, NOBODY, strengths)
    table.tell("block", attacker, defender, count, roll=strengths)
    table.note(ledger.BLOCK, attacker, defender, amount=count)
    face = yield from roll_block(table, attacker, defender, count, strengths)
    pushed = yield from resolve(table, attacker, defender, face, multiple)
    yield from settle(table)
    check_touchdown(table)
    return pushed


# --- the faces --------------------------------------------------------------------------------


def resolve(
    table: Table,
    attacker: PlayerNo,
    defender: PlayerNo,
    face: int,
    multiple: bool,
    source: Square = NOWHERE,
    taken: Square = NOWHERE,
) -> Flow[bool]:
    """What the chosen face does, all but a loose ball; True when frenzy may follow.

    Of two blocks at once the first may have felled the attacker: `source` is where he threw them
    from. They happen together, so the square in which the first victim stood is still `taken`.
    """
    if face == ATTACKER_DOWN:
        yield from _attacker_falls(table, attacker, defender)
        return False
    if face == BOTH_DOWN:
        outcome = yield from _both_down(table, attacker, defender)
        if outcome != PUSHED_INSTEAD:
            return False
        face = PUSHED
    down = face == DEFENDER_DOWN
    if face == STUMBLES:
        down = not (yield from _keeps_feet(table, attacker, defender))
    settled = (DEFENDER_DOWN if down else PUSHED,)
    push = Push(table, attacker, defender, source, taken, settled)
    beside = yield from _push(table, push, down, multiple)
    return beside and not down


def _attacker_falls(table: Table, attacker: PlayerNo, defender: PlayerNo) -> Flow[None]:
    if table.standing(attacker):
        knock_down(table, attacker, defender)
        yield from hurt_attacker(table, attacker, defender)


def hurt_attacker(table: Table, attacker: PlayerNo, defender: PlayerNo) -> Flow[None]:
    """Armour for an attacker brought down by his own block: what he blocked may bite back."""
    modifier = 0
    parts = table.parts()
    for skill in table.at[defender][at.ARMOUR_WEAKNESS]:
        amount = skill.worsen(table, defender, at.ARMOUR_WEAKNESS, attacker, BY_BLOCK)
        modifier += amount
        if parts is not None:
            parts.add(skill.id, amount, defender)
    yield from hurt(table, attacker, defender, BY_BLOCK, modifier, parts)


def _both_down(table: Table, attacker: PlayerNo, defender: PlayerNo) -> Flow[int]:
    for player, other in ((attacker, defender), (defender, attacker)):
        if not has_skills(table, player):
            continue
        for skill in table.at[player][at.BOTH_DOWN]:
            outcome = yield from skill.both_down(table, player, other, player == attacker)
            if outcome == PUSHED_INSTEAD:
                return outcome
            if outcome == WRESTLED:
                yield from place_prone(table, defender, attacker)
                if table.standing(attacker):
                    yield from place_prone(table, attacker, defender)
                return outcome
    falling: list[PlayerNo] = []
    for player, other in ((attacker, defender), (defender, attacker)):
        if table.standing(player) and not (yield from _steady(table, player, other)):
            falling.insert(0, player)
    for player in falling:
        knock_down(table, player, attacker if player == defender else defender)
    for player in falling:
        if player == defender:
            yield from hurt(table, defender, attacker, BY_BLOCK)
        else:
            yield from hurt_attacker(table, attacker, defender)
    return UNCHANGED


def _steady(table: Table, player: PlayerNo, other: PlayerNo) -> Flow[bool]:
    if not has_skills(table, player):
        return False
    for skill in table.at[player][at.STEADY]:
        if skill.may(table, player, at.STEADY, other) and (
            yield from ask_rarely(table, player, skill, other)
        ):
            return True
    return False


def _keeps_feet(table: Table, attacker: PlayerNo, defender: PlayerNo) -> Flow[bool]:
    if not has_skills(table, defender):
        return False
    for skill in table.at[defender][at.STUMBLES]:
        if (yield from skill.reacts(table, defender, at.STUMBLES, attacker)):
            return True
    return False


def _push(table: Table, push: Push, down: bool, multiple: bool) -> Flow[bool]:
    """Push the defender and follow up; False when the attacker had to let him go."""
    attacker = push.attacker
    defender = push.victim
    yield from push.make(table)
    edges: list[Square] = []  # where a ball is to be thrown in
    hurry = table.options.crowd == "first"
    if hurry:
        edges = yield from _to_the_crowd(table, push)
    driven = may(table, attacker, at.FRENZIED) or may(table, attacker, at.WANDERS)
    here = table.place[attacker]
    falling = defender if down else NOBODY
    followed = yield from push.follow_up(table, not multiple, driven, falling)
    if followed:
        yield from shadowed(table, attacker, here, falling)
    before_armour = table.edition.figures.crowd_first
    if before_armour and not hurry:
        edges = yield from _to_the_crowd(table, push)
    if not down and table.has_ball(defender) and table.on_pitch(defender):
        yield from _strip(table, attacker, defender)
    if down and table.on_pitch(defender):
        knock_down(table, defender, attacker)
        yield from hurt(table, defender, attacker, BY_BLOCK)
    if not before_armour and not hurry:
        edges = yield from _to_the_crowd(table, push)
    for edge in edges:
        yield from thrown_back(table, edge)
    return followed or not push.moved or not table.edition.figures.frenzy_follows


def _strip(table: Table, attacker: PlayerNo, defender: PlayerNo) -> Flow[None]:
    """A carrier against whom a push was rolled may lose the ball, even if he stood firm."""
    for skill in table.at[attacker][at.STRIPS]:
        if skill.may(table, attacker, at.STRIPS, defender) and (
            yield from ask_rarely(table, attacker, skill, defender)
        ):
            table.tell("stripped", defender, attacker)
            table.turn_to(defender)
            table.drop_ball(table.place[defender])
            return


def _to_the_crowd(table: Table, push: Push) -> Flow[list[Square]]:
    """Who was pushed off the pitch is beaten up; returns where a ball must be thrown in."""
    thrown_in: list[Square] = []
    for player, edge in zip(push.crowd, push.edges):
        if (yield from beaten_up(table, player, push.attacker)):
            thrown_in.append(edge)
    return thrown_in


# --- two at once ------------------------------------------------------------------------------


def second_target_codes(table: Table, attacker: PlayerNo, first: PlayerNo) -> list[Code]:
    return [
        code(HIT, other) for other in table.opponents_beside(attacker) if other != first
    ]
