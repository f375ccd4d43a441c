"""What the engine says a roll is made of: it must add up, and name the right people."""

from __future__ import annotations

from oracle.blocking import helpers
from oracle.board import Board
from oracle.story import Objection, Story, Told
from pigskin.rolls import AGILITY, ARMOUR, ASSIST, FIRST_SOURCE, PASSING, STRENGTH, Roll

CLAW = 8


def of_a_test(told: Told, board: Board, faces: list[int]) -> None:
    roll = add_up(told)
    if list(roll.dice) != faces:
        raise Objection(f"it tells of dice that show {roll.dice}")
    if roll.base_of == AGILITY and roll.base != board.agility(told.player):
        raise Objection(f"his agility is not {roll.base}+")
    if roll.base_of == PASSING and roll.base != board.passing(told.player):
        raise Objection(f"his passing is not {roll.base}+")


def add_up(told: Told) -> Roll:
    """The base and what is added make the figure that is needed."""
    roll = told.roll
    if roll is None:
        raise Objection("a roll without its parts")
    if roll.base - roll.bonus != roll.need or roll.need != told.values[2]:
        raise Objection(f"{roll.base} and {roll.parts} do not make {told.values[2]}")
    return roll


def of_armour(told: Told, board: Board, claws: bool) -> None:
    """Claws: 8 in place of the armour. BB2020 counts the dice alone against them."""
    roll = told.roll
    assert roll is not None
    victim, natural, extra, broken = told.values
    if sum(roll.dice) != natural or len(roll.dice) != 2:
        raise Objection(f"it tells of dice that show {roll.dice}")
    armour = board.armour(victim)
    easier = claws and (armour - extra if board.facts.new else armour) > CLAW
    base = CLAW if easier else armour
    added = 0 if easier and board.facts.new else extra
    if (roll.base, roll.bonus, roll.need) != (base, added, base - added):
        raise Objection(f"{roll.base}+ with {roll.parts} should be {base}+ with {added}")
    if (roll.base_of == ARMOUR) == easier or roll.passed != bool(broken):
        raise Objection("it is about claws or it is not")


def of_an_injury(told: Told) -> None:
    roll = told.roll
    assert roll is not None
    if sum(roll.dice) != told.values[1] or roll.bonus != told.values[2]:
        raise Objection(f"{roll.dice} and {roll.parts} are something else")


def of_a_block(roll: Roll, story: Story, board: Board) -> None:
    """Both strengths as printed, and who helps whom."""
    other = roll.versus
    assert other is not None
    attacker, defender = story.attacker, story.defender
    if (roll.base_of, roll.base, other.base) != (
        STRENGTH, board.st(attacker), board.st(defender),
    ):
        raise Objection(f"ST {roll.base} against ST {other.base} is wrong")
    busy = tuple(story.two_targets) if board.facts.new else ()
    for side, named in (
        (roll, helpers(board, attacker, defender)),
        (other, helpers(board, defender, attacker, busy=busy)),
    ):
        told = [who for source, _, who in side.parts if source == ASSIST]
        if sorted(told) != sorted(named):
            raise Objection(f"{named} assist, not {told}")
    skills = [source for source, _, _ in roll.parts if source < FIRST_SOURCE]
    if ("Horns" in [story.names[skill] for skill in skills]) != (
        board.blitzing(attacker) and board.uses(attacker, "Horns")
    ):
        raise Objection("Horns are told of or they are not")
