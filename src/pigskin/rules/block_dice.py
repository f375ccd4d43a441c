"""The dice of a block: how many there are, rolling them again, and choosing one."""

from __future__ import annotations

from typing import Final

from pigskin.effects import moments as at
from pigskin.effects.asking import granting, may
from pigskin.effects.base import Effect
from pigskin.model import BLITZ, NOBODY, STANDING, Table, side_of
from pigskin.numbers import Code, PlayerNo
from pigskin.pitch import ADJACENT
from pigskin.questions import (
    FACE,
    KEEP,
    REROLL_DIE,
    Flow,
    Question,
    code,
    first_of,
    second_of,
    verb_of,
)
from pigskin.rolls import ASSIST, SECOND_BLOCK, Modifiers, Roll
from pigskin.rules.rerolls import reroll_codes, use_reroll

# The six faces.
ATTACKER_DOWN: Final = 1
BOTH_DOWN: Final = 2
PUSHED: Final = 3
PUSHED_TOO: Final = 4
STUMBLES: Final = 5
DEFENDER_DOWN: Final = 6

# --- how many ---------------------------------------------------------------------------------


def block_dice(
    table: Table, attacker: PlayerNo, defender: PlayerNo, blitz: bool, bonus: int = 0
) -> int:
    """The dice of a block as the table stands now (before any Dauntless roll)."""
    attack = block_strength(table, attacker, defender, blitz) + assists(table, attacker, defender)
    defence = table.profiles[defender].st + bonus + assists(table, defender, attacker)
    return dice_for(attack, defence)


def count_dice(
    table: Table,
    attacker: PlayerNo,
    defender: PlayerNo,
    bonus: int,
    weaker: int = 0,
    apart: PlayerNo = NOBODY,
    strengths: Roll | None = None,
) -> Flow[int]:
    """Block dice, negative when the defender's coach chooses, with all that skills can do.

    `strengths` takes down what they are made of, if anybody listens.
    """
    parts = table.parts()
    mine = block_strength(table, attacker, defender, table.action == BLITZ, parts)
    if weaker:
        before = mine
        mine = max(1, mine - weaker)
        if parts is not None:
            parts.add(SECOND_BLOCK, mine - before)
    theirs = table.profiles[defender].st + bonus
    if mine < theirs:
        for skill in table.at[attacker][at.MATCH_STRENGTH]:
            if (yield from skill.match_strength(table, attacker, mine, theirs)):
                if parts is not None:
                    parts.add(skill.id, theirs - mine, attacker)
                mine = theirs
                for mighty in table.at[attacker][at.DOUBLES_STRENGTH]:
                    if (yield from mighty.reacts(table, attacker, at.DOUBLES_STRENGTH, defender)):
                        mine = 2 * theirs
                        if parts is not None:
                            parts.add(mighty.id, theirs, attacker)
                break
    others = table.part(SECOND_BLOCK, bonus)
    mine += assists(table, attacker, defender, False, NOBODY, parts)
    theirs += assists(table, defender, attacker, False, apart, others)
    count = dice_for(mine, theirs)
    if 0 < count < 3:
        for each in table.at[attacker][at.ADDS_DIE]:
            if (yield from each.reacts(table, attacker, at.ADDS_DIE, defender)):
                count += 1
                if parts is not None:
                    parts.remark(each.id, attacker)
    if strengths is not None and parts is not None and others is not None:
        strengths.compare(
            table.profiles[attacker].st, parts, table.profiles[defender].st, others
        )
    return count


def dice_for(attack: int, defence: int) -> int:
    """Block dice: 1 to 3, negative when the defender's coach chooses."""
    if attack == defence:
        return 1
    if attack > defence:
        return 3 if attack > 2 * defence else 2
    return -3 if defence > 2 * attack else -2


def block_strength(
    table: Table,
    attacker: PlayerNo,
    defender: PlayerNo,
    blitz: bool,
    parts: Modifiers | None = None,
) -> int:
    """The strength of a blocking player, with what his skills add and his opponent takes."""
    total = table.profiles[attacker].st
    if blitz:
        for skill in table.at[attacker][at.BLITZ_STRENGTH]:
            amount = skill.adds(table, attacker, at.BLITZ_STRENGTH, NOBODY)
            total += amount
            if parts is not None:
                parts.add(skill.id, amount, attacker)
    for effect in table.at[defender][at.WEAKENS]:
        amount = min(effect.adds(table, defender, at.WEAKENS, attacker), total - 1)
        total -= amount
        if parts is not None:
            parts.add(effect.id, -amount, defender)
    return total


def assists(
    table: Table,
    helped: PlayerNo,
    against: PlayerNo,
    foul: bool = False,
    apart: PlayerNo = NOBODY,
    parts: Modifiers | None = None,
    worth: int = 1,
) -> int:
    """Team-mates who help a player in a block or foul against an opponent.

    Each stands next to the opponent, with tackle zones, in the tackle zone of nobody else; skills
    that lift the last condition are no help in a foul. `apart` has enough to do on his own.
    """
    side = side_of(helped)
    if not table.options.assists or (table.held and may(table, helped, at.TEAMLESS)):
        return 0
    if side_of(against) == side and not may(table, against, at.TEAMLESS):
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
            and table.state[helper] == STANDING
            and (
                table.zones_on(near, side) == own
                or (len(table.held) > 0 and _only_clung_to(table, helper, against))
                or (not foul and _helps_anyway(table, helper))
                or (foul and table.options.foul_guards and may(table, helper, at.UNSEEN))
            )
            and not may(table, helper, at.CANNOT_ASSIST)
        ):
            count += 1
            if parts is not None:
                parts.add(ASSIST, worth, helper)
    for effect in table.side(side).at[at.EXTRA_ASSISTS]:
        amount = effect.side_adds(table, side, at.EXTRA_ASSISTS, against)
        count += amount
        if parts is not None:
            parts.add(effect.id, worth * amount)
    return count


def _only_clung_to(table: Table, helper: PlayerNo, against: PlayerNo) -> bool:
    """Does nobody but the opponent mark a helper, unless lying down?"""
    for marker in table.markers(table.place[helper], side_of(helper)):
        if marker != against and table.standing(marker):
            return False
    return True


def _helps_anyway(table: Table, helper: PlayerNo) -> bool:
    return may(table, helper, at.ASSISTS_MARKED) and not _hindered(table, helper)


def _hindered(table: Table, helper: PlayerNo) -> bool:
    for marker in table.markers(table.place[helper], side_of(helper)):
        if may(table, marker, at.HINDERS_ASSISTS, helper):
            return True
    return False


# --- rolling them -----------------------------------------------------------------------------


def roll_block(
    table: Table, attacker: PlayerNo, defender: PlayerNo, count: int, strengths: Roll | None = None
) -> Flow[int]:
    """Roll the dice, let the attacker re-roll them, and let the stronger side choose."""
    dice = roll_dice(table, count)
    return (yield from choose_face(table, attacker, defender, count, dice, strengths))


def roll_dice(table: Table, count: int) -> list[int]:
    dice: list[int] = []
    for _ in range(count if count > 0 else -count):
        face = table.block_die()
        table.tell("block die", face)
        dice.append(face)
    return dice


def choose_face(
    table: Table,
    attacker: PlayerNo,
    defender: PlayerNo,
    count: int,
    dice: list[int],
    strengths: Roll | None = None,
) -> Flow[int]:
    """The dice lie on the table: re-rolls, and the choice of the stronger side."""
    chooser = side_of(attacker) if count > 0 else side_of(defender)
    rolled: list[int] = []  # dice that were rolled again one by one: none is rolled a third time
    tried: list[int] = []  # skills that have rolled a single die again
    turner = granting(table, attacker, at.TURNS_DICE, defender)
    while True:
        rerolls = _die_codes(table, attacker, dice, rolled, tried)
        if not rolled:
            rerolls.extend(reroll_codes(table, attacker, "block"))
        if chooser == side_of(attacker):
            turning = _turning(turner, dice, count > 0)
            codes = _face_codes(dice) + turning + rerolls
            answer = codes[0]
            if len(codes) > 1:
                answer = yield Question(
                    chooser, "block dice", codes, attacker, defender, number=count,
                    faces=tuple(dice), roll=strengths,
                )
            if verb_of(answer) == FACE:
                if answer in turning:
                    return _turned(table, attacker, turner)
                return _chosen(table, first_of(answer))
        else:
            codes = [*_turning(turner, dice, count > 0), *rerolls]
            if not codes:
                break
            answer = yield Question(
                side_of(attacker), "re-roll block", [*codes, KEEP], attacker, defender,
                number=count, faces=tuple(dice), roll=strengths,
            )
            if answer == KEEP:
                turner = None
                break
            if verb_of(answer) == FACE:
                return _turned(table, attacker, turner)
        if verb_of(answer) == REROLL_DIE:
            if table.edition.all_effects[second_of(answer)].any_number:
                yield from _roll_some_again(table, attacker, dice, rolled, answer)
            else:
                yield from _roll_one_again(table, attacker, dice, rolled, answer)
            tried.append(second_of(answer))
            continue
        if (yield from use_reroll(table, attacker, "block", answer)):
            dice = roll_dice(table, count)
        break
    turning = _turning(turner, dice, count > 0)
    codes = _face_codes(dice)
    if turning and chooser == side_of(attacker):
        codes.extend(turning)
    elif turning:
        answer = yield Question(
            side_of(attacker), "re-roll block", [*turning, KEEP], attacker, defender,
            number=count, faces=tuple(dice), roll=strengths,
        )
        if answer != KEEP:
            return _turned(table, attacker, turner)
    answer = codes[0]
    if len(codes) > 1:
        answer = yield Question(
            chooser, "block dice", codes, attacker, defender, number=count, faces=tuple(dice),
            roll=strengths,
        )
    if chooser == side_of(attacker) and answer in turning:
        return _turned(table, attacker, turner)
    return _chosen(table, first_of(answer))


def _turning(turner: Effect | None, dice: list[int], mine: bool) -> list[Code]:
    """The answer by which the attacker turns dice to the best face, where he cannot count on it."""
    if turner is None or (max(dice) if mine else min(dice)) == DEFENDER_DOWN:
        return []
    return [code(FACE, DEFENDER_DOWN)]


def _turned(table: Table, attacker: PlayerNo, turner: Effect | None) -> int:
    """He has turned them all, so that this is what is chosen."""
    if turner is not None:
        table.tell("uses skill", attacker, turner.id)
    return _chosen(table, DEFENDER_DOWN)


def _die_codes(
    table: Table, attacker: PlayerNo, dice: list[int], rolled: list[int], tried: list[int]
) -> list[Code]:
    """Skills that may roll a single die again: each of them once, no die twice."""
    codes: list[Code] = []
    for skill in table.at[attacker][at.REROLLS_DIE]:
        if skill.id in tried:
            continue
        for number, face in enumerate(dice):
            if number not in rolled and skill.rerolls_die(table, attacker, face):
                each = code(REROLL_DIE, _shown(face), skill.id)
                if each not in codes:
                    codes.append(each)
    return codes


def _pick_die(dice: list[int], rolled: list[int], wanted: int) -> int:
    """A die that shows the face and has not been rolled again; from now on it has."""
    number = 0
    while number in rolled or _shown(dice[number]) != wanted:
        number += 1
    rolled.append(number)
    return number


def _shown(face: int) -> int:
    """Two of the six faces are the same push."""
    return PUSHED if face == PUSHED_TOO else face


def _roll_one_again(
    table: Table, attacker: PlayerNo, dice: list[int], rolled: list[int], answer: Code
) -> Flow[None]:
    skill: Effect = table.edition.all_effects[second_of(answer)]
    table.tell("skill re-roll", attacker, skill.id)
    number = _pick_die(dice, rolled, first_of(answer))
    if (yield from skill.reroll(table, attacker, "block")):
        dice[number] = table.block_die()
        table.tell("block die", dice[number])


def _roll_some_again(
    table: Table, attacker: PlayerNo, dice: list[int], rolled: list[int], answer: Code
) -> Flow[None]:
    """The coach picks any number of dice, one after the other, before the first is rolled."""
    skill: Effect = table.edition.all_effects[second_of(answer)]
    table.tell("skill re-roll", attacker, skill.id)
    picked: list[int] = []
    while answer != KEEP:
        picked.append(_pick_die(dice, rolled, first_of(answer)))
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


def _face_codes(dice: list[int]) -> list[Code]:
    """Each different result once."""
    faces: list[int] = []
    for face in dice:
        if _shown(face) not in faces:
            faces.append(_shown(face))
    faces.sort()
    return [code(FACE, face) for face in faces]


def _chosen(table: Table, face: int) -> int:
    table.tell("chosen", face)
    return face
