"""Two blocks at once: both are rolled before either of them has any effect."""

from __future__ import annotations

from typing import Final

from pigskin import ledger
from pigskin.effects import moments as at
from pigskin.effects.base import Effect
from pigskin.model import NOWHERE, Table, side_of
from pigskin.numbers import Code, PlayerNo
from pigskin.pitch import stepped
from pigskin.questions import HIT, Flow, Question, first_of, player_of, second_of, verb_of
from pigskin.rolls import Roll
from pigskin.rules.ball import check_touchdown, settle
from pigskin.rules.block_dice import choose_face, count_dice, roll_dice
from pigskin.rules.blocking import (
    after_block,
    attack_codes,
    in_reach,
    play_stops,
    repelled,
    resolve,
    second_target_codes,
    slip,
    warned,
)
from pigskin.rules.trapdoors import spring

WEAKER: Final = 2  # the strength it costs


def block_two(table: Table, attacker: PlayerNo, first: PlayerNo) -> Flow[None]:
    """Name both victims and the weapons used on them, then attack both as one."""
    codes = second_target_codes(table, attacker, first)
    second = player_of(codes[0])
    if len(codes) > 1:
        asked = Question(side_of(attacker), "second target", codes, attacker, first)
        second = player_of((yield asked))
    weapons: list[int] = []  # a skill's number for each victim, or -1 for a block
    for victim in (first, second):
        weapons.append((yield from _weapon(table, attacker, victim, weapons)))
        if weapons[-1] >= 0:
            table.edition.all_effects[weapons[-1]].spends_action(table, attacker)
    victims = yield from _undaunted(table, attacker, [first, second])
    for number, victim in enumerate((first, second)):
        if victim in victims and weapons[number] >= 0:
            yield from _strike(table, attacker, victim, weapons[number])
    blocked = [
        victim
        for number, victim in enumerate((first, second))
        if victim in victims
        and weapons[number] < 0
        and table.scored < 0
        and in_reach(table, attacker, victim)
    ]
    here = table.place[attacker]
    yield from _block_all(table, attacker, blocked, first + second)
    yield from settle(table)
    check_touchdown(table)
    if table.treading:
        yield from spring(table)
    for victim in blocked:
        if table.place[attacker] == here:  # he has not run off already
            yield from after_block(table, attacker, victim)


def _weapon(table: Table, attacker: PlayerNo, victim: PlayerNo, taken: list[int]) -> Flow[int]:
    """What the victim is attacked with: a skill's number, or -1 for a block.

    Most weapons are not used on both victims.
    """
    choices: list[Code] = []
    for choice in attack_codes(table, attacker):
        if verb_of(choice) == HIT:
            if first_of(choice) == victim:
                choices.append(choice)
        elif second_of(choice) == victim:
            skill: Effect = table.edition.all_effects[first_of(choice)]
            if skill.handy or skill.id not in taken:
                choices.append(choice)
    answer = choices[0]
    if len(choices) > 1:
        answer = yield Question(side_of(attacker), "attack", choices, attacker, victim)
    return -1 if verb_of(answer) == HIT else first_of(answer)


def _undaunted(table: Table, attacker: PlayerNo, named: list[PlayerNo]) -> Flow[list[PlayerNo]]:
    """The victims the attacker can bring himself to attack; those see it coming."""
    victims: list[PlayerNo] = []
    for victim in named:
        if not (yield from repelled(table, attacker, victim)):
            victims.append(victim)
    for victim in victims:
        yield from warned(table, attacker, victim)
        if play_stops(table):
            return []
    return victims


def _strike(table: Table, attacker: PlayerNo, victim: PlayerNo, weapon: int) -> Flow[None]:
    if table.scored >= 0 or not in_reach(table, attacker, victim):
        return
    yield from slip(table, attacker, victim)
    skill: Effect = table.edition.all_effects[weapon]
    yield from skill.attack(table, attacker, victim)


def _block_all(table: Table, attacker: PlayerNo, victims: list[PlayerNo], both: int) -> Flow[None]:
    """Slip away, count, roll, choose, and only then see what becomes of everybody.

    `both` is the sum of the two players named: neither of them assists the other.
    """
    for victim in victims:
        yield from slip(table, attacker, victim)
    aims = [table.place[victim] - table.place[attacker] for victim in victims]
    taken = NOWHERE  # where a victim stood who was blocked before
    counts: list[int] = []
    strengths: list[Roll | None] = []
    for victim in victims:
        for skill in table.at[victim][at.FACES_BLOCK]:
            yield from skill.notice(table, victim, at.FACES_BLOCK, attacker)
        roll = table.blank()
        other = PlayerNo(both - victim)
        count = yield from count_dice(table, attacker, victim, 0, WEAKER, other, roll)
        counts.append(count)
        strengths.append(roll)
    dice: list[list[int]] = []
    for victim, count, roll in zip(victims, counts, strengths):
        table.tell("block", attacker, victim, count, roll=roll)
        table.note(ledger.BLOCK, attacker, victim, amount=count)
        dice.append(roll_dice(table, count))
    faces: list[int] = []
    for number, victim in enumerate(victims):
        face = yield from choose_face(
            table, attacker, victim, counts[number], dice[number], strengths[number]
        )
        faces.append(face)
    for number, victim in enumerate(victims):
        if table.scored < 0 and table.standing(victim) and table.on_pitch(victim):
            # The first block may have moved the second victim, but not the way he is pushed.
            source = stepped(table.place[victim], -aims[number])
            stood = table.place[victim]
            yield from resolve(table, attacker, victim, faces[number], True, source, taken)
            check_touchdown(table)
            taken = stood
