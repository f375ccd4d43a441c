"""Blocks: strength, assists, dice, and what each face does."""

from __future__ import annotations

from typing import Final

from pigskin.model import BLITZ, NOBODY, NOWHERE, Table, side_of
from pigskin.pitch import ADJACENT, SCORES, distance
from pigskin.questions import (
    FACE,
    HIT,
    KEEP,
    REROLL_DIE,
    SKILL_ON,
    STOP,
    Flow,
    Question,
    code,
    first_of,
    second_of,
    verb_of,
)
from pigskin.rules.ball import check_touchdown, settle
from pigskin.rules.injury import beaten_up, hurt, knock_down, place_prone, thrown_back
from pigskin.rules.movement import pay_for_block, shadowed
from pigskin.rules.pushing import Push
from pigskin.rules.tests import ask_skill, has_skills, reroll_codes, use_reroll
from pigskin.rules.trapdoors import spring
from pigskin.skills import base as at
from pigskin.skills.base import BY_BLOCK, PUSHED_INSTEAD, UNCHANGED, WRESTLED, Skill

ATTACKER_DOWN: Final = 1
BOTH_DOWN: Final = 2
PUSHED: Final = 3
PUSHED_TOO: Final = 4
STUMBLES: Final = 5
DEFENDER_DOWN: Final = 6


def assists(
    table: Table, helped: int, against: int, foul: bool = False, apart: int = NOBODY
) -> int:
    """Team-mates who help a player in a block or foul against an opponent.

    Each stands next to the opponent, with tackle zones, in the tackle zone of nobody else; skills
    that lift the last condition are no help in a foul. `apart` has enough to do on his own.
    """
    side = side_of(helped)
    if side_of(against) == side or not table.options.assists:
        return 0
    count = 0
    own = 1 if table.has_zone(against) else 0  # the opponent himself does not stop a helper
    for near in ADJACENT[table.place[against]]:
        helper = table.player_at(near)
        if (
            helper >= 0
            and helper >> 5 == side
            and helper != helped
            and helper != apart
            and table.has_zone(helper)
            and (
                table.zones_on(near, side) == own
                or (not foul and _helps_anyway(table, helper))
            )
        ):
            count += 1
    return count


def _helps_anyway(table: Table, helper: int) -> bool:
    for skill in table.profiles[helper].at[at.ASSISTS_MARKED]:
        if skill.assists_marked(table, helper):
            return not _hindered(table, helper)
    return False


def _hindered(table: Table, helper: int) -> bool:
    for marker in table.markers(table.place[helper], side_of(helper)):
        for skill in table.profiles[marker].at[at.HINDERS_ASSISTS]:
            if skill.hinders_assists(table, marker):
                return True
    return False


def block_strength(table: Table, attacker: int, blitz: bool) -> int:
    total = table.profiles[attacker].st
    for skill in table.profiles[attacker].at[at.BLOCK_STRENGTH]:
        total += skill.block_strength(table, attacker, blitz)
    return total


def dice_for(attack: int, defence: int) -> int:
    """Block dice: 1 to 3, negative when the defender's coach chooses."""
    if attack == defence:
        return 1
    if attack > defence:
        return 3 if attack > 2 * defence else 2
    return -3 if defence > 2 * attack else -2


def block_dice(table: Table, attacker: int, defender: int, blitz: bool, bonus: int = 0) -> int:
    """The dice of a block as the table stands now (before any Dauntless roll)."""
    attack = block_strength(table, attacker, blitz) + assists(table, attacker, defender)
    defence = table.profiles[defender].st + bonus + assists(table, defender, attacker)
    return dice_for(attack, defence)


def repelled(table: Table, attacker: int, defender: int) -> Flow[bool]:
    """Does something about the defender stop the attack before it starts?"""
    for skill in table.profiles[defender].at[at.REPELS]:
        if (yield from skill.repels(table, defender, attacker)):
            table.tell("cannot attack", attacker, defender)
            return True
    return False


def _faced(table: Table, defender: int) -> bool:
    """Have attacker and defender faced each other already, when a blitz was declared?"""
    return table.action == BLITZ and table.target == defender


def warned(table: Table, attacker: int, defender: int) -> Flow[None]:
    """The defender sees it coming and may get rid of the ball."""
    if has_skills(table, defender):
        for skill in table.profiles[defender].at[at.BEFORE_BLOCK]:
            yield from skill.before_block(table, defender, attacker)


def attack_codes(table: Table, attacker: int) -> list[int]:
    """Every attack the player may make on the opponents beside him."""
    codes: list[int] = []
    skills = table.profiles[attacker].at[at.ATTACK]
    forced = False
    for skill in skills:
        if skill.attack_forced():
            forced = True
    for victim in table.opponents_beside(attacker):
        if not forced:
            codes.append(code(HIT, victim))
        for skill in skills:
            if skill.may_attack(table, attacker, victim):
                codes.append(code(SKILL_ON, skill.id, victim))
    return codes


def attack(table: Table, attacker: int, answer: int) -> Flow[None]:
    """Carry out one of the attacks of `attack_codes`."""
    if verb_of(answer) == HIT:
        yield from block(table, attacker, first_of(answer))
        return
    victim = second_of(answer)
    faced = _faced(table, victim)
    if not faced and (yield from repelled(table, attacker, victim)):
        if table.action == BLITZ:
            table.finished = False  # only a weapon that is used ends a blitz
        return
    if table.edition.figures.names_targets and not faced:
        yield from warned(table, attacker, victim)
        if table.scored >= 0 or not in_reach(table, attacker, victim):
            return
    skill: Skill = table.edition.all_skills[first_of(answer)]
    if has_skills(table, victim):
        for slippery in table.profiles[victim].at[at.SLIPS_AWAY]:
            yield from slippery.slips_away(table, victim, attacker)
    yield from skill.attack(table, attacker, victim)
    yield from settle(table)
    for each in table.profiles[attacker].at[at.AFTER_ATTACK]:
        if table.scored < 0 and table.standing(attacker):
            yield from each.after_attack(table, attacker, victim, skill.id)


def block(
    table: Table, attacker: int, defender: int, bonus: int = 0, multiple: bool = False
) -> Flow[None]:
    """A block, and the second one of a frenzied player."""
    pushed = yield from _block_once(table, attacker, defender, bonus, multiple, False)
    if table.treading:
        yield from spring(table)
    if pushed and not multiple:
        yield from _again(table, attacker, defender, bonus)
    yield from after_block(table, attacker, defender)


def after_block(table: Table, attacker: int, defender: int) -> Flow[None]:
    """What an attacker still on his feet may do when his block is settled."""
    for skill in table.profiles[attacker].at[at.AFTER_BLOCK]:
        if not _scored(table) and table.standing(attacker):
            yield from skill.after_block(table, attacker, defender)


def _scored(table: Table) -> bool:
    """Is the drive over? In some editions the moving team's touchdown waits for the action."""
    carrier = table.carrier
    return table.scored >= 0 or (
        table.edition.figures.scores_at_once
        and carrier >= 0
        and table.standing(carrier)
        and SCORES[side_of(carrier)][table.place[carrier]]
    )


def _again(table: Table, attacker: int, defender: int, bonus: int) -> Flow[None]:
    """The second block of a frenzied player."""
    for skill in table.profiles[attacker].at[at.FRENZIED]:
        if (
            not table.turnover
            and not _scored(table)
            and skill.frenzied(table, attacker)
            and in_reach(table, attacker, defender)
        ):
            if table.action == BLITZ and not (yield from pay_for_block(table, attacker)):
                return
            table.tell("frenzy", attacker, defender)
            weapon = yield from _weapon_instead(table, attacker, defender)
            if weapon is None:
                yield from _block_once(table, attacker, defender, bonus, False, True)
            elif not (yield from repelled(table, attacker, defender)):
                table.finished = table.finished or weapon.ends_blitz()
                yield from weapon.attack(table, attacker, defender)
                yield from settle(table)
            return


def _weapon_instead(table: Table, attacker: int, defender: int) -> Flow[Skill | None]:
    """The weapon that replaces a frenzied player's second block, if his coach wants it."""
    for skill in table.profiles[attacker].at[at.ATTACK]:
        if skill.handy and skill.may_attack(table, attacker, defender):
            if (yield from ask_skill(table, attacker, skill, defender)):
                return skill
    return None


def in_reach(table: Table, attacker: int, defender: int) -> bool:
    """Are both on their feet and side by side?"""
    return (
        table.standing(attacker)
        and table.standing(defender)
        and table.on_pitch(defender)
        and distance(table.place[attacker], table.place[defender]) <= _reach(table, attacker)
    )


def _reach(table: Table, attacker: int) -> int:
    """How far away an opponent may be who is blocked."""
    for skill in table.profiles[attacker].at[at.REACHES]:
        return skill.reaches(table, attacker)
    return 1


def _block_once(
    table: Table, attacker: int, defender: int, bonus: int, multiple: bool, second: bool
) -> Flow[bool]:
    """One block; True when it ended in a plain push that frenzy may follow."""
    wild = len(table.profiles[attacker].at[at.WANDERS]) > 0
    faced = not second and _faced(table, defender)
    if not wild and not faced and (yield from repelled(table, attacker, defender)):
        return False
    if not second and not faced:
        yield from warned(table, attacker, defender)
    if has_skills(table, defender) and not wild:
        for skill in table.profiles[defender].at[at.SLIPS_AWAY]:
            yield from skill.slips_away(table, defender, attacker)
    if table.scored >= 0 or not in_reach(table, attacker, defender):
        return False
    for skill in table.profiles[defender].at[at.FACES_BLOCK]:
        skill.faces_block(table, defender, attacker)
    count = yield from count_dice(table, attacker, defender, bonus)
    table.tell("block", attacker, defender, count)
    face = yield from roll_block(table, attacker, defender, count)
    pushed = yield from resolve(table, attacker, defender, face, multiple)
    yield from settle(table)
    check_touchdown(table)
    return pushed


def resolve(
    table: Table, attacker: int, defender: int, face: int, multiple: bool, source: int = NOWHERE
) -> Flow[bool]:
    """What the chosen face does, all but a loose ball; True when frenzy may follow.

    `source` is where the attacker threw the block from: of two blocks the first may have felled
    him.
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
    beside = yield from _push(table, attacker, defender, down, multiple, source)
    return beside and not down


def count_dice(
    table: Table, attacker: int, defender: int, bonus: int, weaker: int = 0, apart: int = NOBODY
) -> Flow[int]:
    """Block dice, negative when the defender's coach chooses, with all that skills can do."""
    mine = block_strength(table, attacker, table.action == BLITZ)
    if weaker:
        mine = max(1, mine - weaker)
    theirs = table.profiles[defender].st + bonus
    if mine < theirs:
        for skill in table.profiles[attacker].at[at.MATCH_STRENGTH]:
            if (yield from skill.match_strength(table, attacker, mine, theirs)):
                mine = theirs
                for mighty in table.profiles[attacker].at[at.DOUBLES_STRENGTH]:
                    if (yield from mighty.doubles_strength(table, attacker, defender)):
                        mine = 2 * theirs
                break
    count = dice_for(
        mine + assists(table, attacker, defender),
        theirs + assists(table, defender, attacker, False, apart),
    )
    if 0 < count < 3:
        for each in table.profiles[attacker].at[at.ADDS_DIE]:
            if (yield from each.adds_die(table, attacker, defender)):
                count += 1
    return count


def roll_block(table: Table, attacker: int, defender: int, count: int) -> Flow[int]:
    """Roll the dice, let the attacker re-roll them, and let the stronger side choose."""
    return (yield from choose_face(table, attacker, defender, count, roll_dice(table, count)))


def choose_face(
    table: Table, attacker: int, defender: int, count: int, dice: list[int]
) -> Flow[int]:
    """The dice lie on the table: re-rolls, and the choice of the stronger side."""
    chooser = side_of(attacker) if count > 0 else side_of(defender)
    rolled: list[int] = []  # dice that were rolled again one by one: none is rolled a third time
    tried: list[int] = []  # skills that have rolled a single die again
    while True:
        rerolls = _die_codes(table, attacker, dice, rolled, tried)
        if not rolled:
            rerolls.extend(reroll_codes(table, attacker, "block"))
        if chooser == side_of(attacker):
            codes = _face_codes(dice) + rerolls
            answer = codes[0]
            if len(codes) > 1:
                answer = yield Question(
                    chooser, "block dice", codes, attacker, defender, number=count,
                    faces=tuple(dice),
                )
            if verb_of(answer) == FACE:
                return _chosen(table, first_of(answer))
        else:
            if not rerolls:
                break
            answer = yield Question(
                side_of(attacker), "re-roll block", [*rerolls, KEEP], attacker, defender,
                number=count, faces=tuple(dice),
            )
            if answer == KEEP:
                break
        if verb_of(answer) == REROLL_DIE:
            if table.edition.all_skills[second_of(answer)].any_number:
                yield from _roll_some_again(table, attacker, dice, rolled, answer)
            else:
                yield from _roll_one_again(table, attacker, dice, rolled, answer)
            tried.append(second_of(answer))
            continue
        if (yield from use_reroll(table, attacker, "block", answer)):
            dice = roll_dice(table, count)
        break
    codes = _face_codes(dice)
    answer = codes[0]
    if len(codes) > 1:
        answer = yield Question(
            chooser, "block dice", codes, attacker, defender, number=count, faces=tuple(dice)
        )
    return _chosen(table, first_of(answer))


def _die_codes(
    table: Table, attacker: int, dice: list[int], rolled: list[int], tried: list[int]
) -> list[int]:
    """Skills that may roll a single die again: each of them once, no die twice."""
    codes: list[int] = []
    for skill in table.profiles[attacker].at[at.REROLLS_DIE]:
        if skill.id in tried:
            continue
        for number, face in enumerate(dice):
            if number not in rolled and skill.rerolls_die(table, attacker, face):
                each = code(REROLL_DIE, PUSHED if face == PUSHED_TOO else face, skill.id)
                if each not in codes:
                    codes.append(each)
    return codes


def _roll_one_again(
    table: Table, attacker: int, dice: list[int], rolled: list[int], answer: int
) -> Flow[None]:
    skill: Skill = table.edition.all_skills[second_of(answer)]
    table.tell("skill re-roll", attacker, skill.id)
    for number, face in enumerate(dice):
        shown = PUSHED if face == PUSHED_TOO else face
        if shown == first_of(answer) and number not in rolled:
            rolled.append(number)
            if (yield from skill.reroll(table, attacker, "block")):
                dice[number] = table.block_die()
                table.tell("block die", dice[number])
            return


def _roll_some_again(
    table: Table, attacker: int, dice: list[int], rolled: list[int], answer: int
) -> Flow[None]:
    """The coach picks any number of dice, one after the other, before the first is rolled."""
    skill: Skill = table.edition.all_skills[second_of(answer)]
    table.tell("skill re-roll", attacker, skill.id)
    picked: list[int] = []
    while answer != KEEP:
        for number, face in enumerate(dice):
            shown = PUSHED if face == PUSHED_TOO else face
            if shown == first_of(answer) and number not in rolled:
                rolled.append(number)
                picked.append(number)
                break
        left = [face for number, face in enumerate(dice) if number not in rolled]
        if not left:
            break
        codes = [code(REROLL_DIE, first_of(each), skill.id) for each in _face_codes(left)]
        answer = yield Question(
            side_of(attacker), "re-roll block", [*codes, KEEP], attacker, faces=tuple(left)
        )
    if (yield from skill.reroll(table, attacker, "block")):
        for number in picked:
            dice[number] = table.block_die()
            table.tell("block die", dice[number])


def roll_dice(table: Table, count: int) -> list[int]:
    dice: list[int] = []
    for _ in range(count if count > 0 else -count):
        face = table.block_die()
        table.tell("block die", face)
        dice.append(face)
    return dice


def _face_codes(dice: list[int]) -> list[int]:
    """Each different result once; two of the six faces are the same push."""
    faces: list[int] = []
    for face in dice:
        if face == PUSHED_TOO:
            face = PUSHED
        if face not in faces:
            faces.append(face)
    faces.sort()
    return [code(FACE, face) for face in faces]


def _chosen(table: Table, face: int) -> int:
    table.tell("chosen", face)
    return face


def _attacker_falls(table: Table, attacker: int, defender: int) -> Flow[None]:
    if table.standing(attacker):
        knock_down(table, attacker)
        yield from hurt_attacker(table, attacker, defender)


def hurt_attacker(table: Table, attacker: int, defender: int) -> Flow[None]:
    """Armour for an attacker brought down by his own block: what he blocked may bite back."""
    modifier = 0
    for skill in table.profiles[defender].at[at.ARMOUR_WEAKNESS]:
        modifier += skill.armour_weakness(table, defender, BY_BLOCK)
    yield from hurt(table, attacker, defender, BY_BLOCK, modifier)


def _both_down(table: Table, attacker: int, defender: int) -> Flow[int]:
    for player, other in ((attacker, defender), (defender, attacker)):
        if not has_skills(table, player):
            continue
        for skill in table.profiles[player].at[at.BOTH_DOWN]:
            outcome = yield from skill.both_down(table, player, other, player == attacker)
            if outcome == PUSHED_INSTEAD:
                return outcome
            if outcome == WRESTLED:
                yield from place_prone(table, defender)
                if table.standing(attacker):
                    yield from place_prone(table, attacker)
                return outcome
    falling = [
        player
        for player in (defender, attacker)
        if table.standing(player) and not _steady(table, player)
    ]
    for player in falling:
        knock_down(table, player)
    for player in falling:
        if player == defender:
            yield from hurt(table, defender, attacker, BY_BLOCK)
        else:
            yield from hurt_attacker(table, attacker, defender)
    return UNCHANGED


def _steady(table: Table, player: int) -> bool:
    if not has_skills(table, player):
        return False
    for skill in table.profiles[player].at[at.STEADY]:
        if skill.steady(table, player):
            return True
    return False


def _keeps_feet(table: Table, attacker: int, defender: int) -> Flow[bool]:
    if not has_skills(table, defender):
        return False
    for skill in table.profiles[defender].at[at.STUMBLES]:
        if (yield from skill.stumbles(table, defender, attacker)):
            return True
    return False


def _push(
    table: Table, attacker: int, defender: int, down: bool, multiple: bool, source: int
) -> Flow[bool]:
    """Push the defender and follow up; False when the attacker had to let him go."""
    push = Push(table, attacker, defender, source)
    yield from push.make(table)
    crowd_first = table.edition.figures.crowd_first
    edge = NOWHERE  # where a ball is to be thrown in
    if crowd_first:
        edge = yield from _to_the_crowd(table, push)
    frenzied = False
    for skill in table.profiles[attacker].at[at.FRENZIED]:
        frenzied = skill.frenzied(table, attacker)
    wild = len(table.profiles[attacker].at[at.WANDERS]) > 0
    here = table.place[attacker]
    falling = defender if down else NOBODY
    followed = yield from push.follow_up(table, not multiple, frenzied or wild, falling)
    if followed:
        yield from shadowed(table, attacker, here, falling)
    if not down and table.carrier == defender and table.on_pitch(defender):
        _strip(table, attacker, defender, push.moved)
    if down and table.on_pitch(defender):
        knock_down(table, defender)
        yield from hurt(table, defender, attacker, BY_BLOCK)
    if not crowd_first:
        edge = yield from _to_the_crowd(table, push)
    if edge:
        yield from thrown_back(table, edge)
    return followed or not push.moved or not table.edition.figures.frenzy_follows


def _strip(table: Table, attacker: int, defender: int, moved: bool) -> None:
    """A carrier who was pushed, or who only stood firm, may lose the ball."""
    for skill in table.profiles[attacker].at[at.STRIPS]:
        if (moved or skill.strips_unmoved) and skill.strips(table, attacker, defender):
            table.tell("stripped", defender)
            table.drop_ball(table.place[defender])
            return


def _to_the_crowd(table: Table, push: Push) -> Flow[int]:
    """Who was pushed off the pitch is beaten up; returns where his ball must be thrown in."""
    thrown_in = NOWHERE
    for player, edge in zip(push.crowd, push.edges):
        if (yield from beaten_up(table, player, push.attacker)):
            thrown_in = edge
    return thrown_in


def second_target_codes(table: Table, attacker: int, first: int) -> list[int]:
    return [
        code(HIT, other) for other in table.opponents_beside(attacker) if other != first
    ]


def block_two(table: Table, attacker: int, first: int) -> Flow[None]:
    """Two blocks in one action, each defender two stronger, nobody followed up."""
    codes = second_target_codes(table, attacker, first)
    second = first_of(codes[0])
    if len(codes) > 1:
        second = first_of((yield Question(side_of(attacker), "second target", codes, attacker)))
    for victim in (first, second):
        if (
            victim == NOBODY
            or not table.standing(attacker)
            or not table.standing(victim)
            or table.turnover
            or table.scored >= 0
            or distance(table.place[attacker], table.place[victim]) != 1
        ):
            continue
        choices = [
            choice
            for choice in attack_codes(table, attacker)
            if (first_of(choice) if verb_of(choice) == HIT else second_of(choice)) == victim
        ]
        if victim == second:
            choices.append(STOP)  # the second block is an offer
        answer = choices[0]
        if len(choices) > 1:
            answer = yield Question(side_of(attacker), "attack", choices, attacker, victim)
        if answer == STOP:
            return
        if verb_of(answer) == HIT:
            yield from block(table, attacker, victim, 2, True)
        else:
            yield from attack(table, attacker, answer)
