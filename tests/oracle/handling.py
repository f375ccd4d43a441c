"""The ball, bombs and team-mates: picking up, throwing, catching, interfering, landing."""

from __future__ import annotations

from math import sqrt

from oracle.board import Board, side
from oracle.story import ACCURATE, FUMBLE, INACCURATE, WILD, Objection, Story, Told
from pigskin.model import BLIZZARD
from pigskin.pitch import column, row, square

# LRB6 "Interceptions": -2. BB2020 "Passing Interference": by how good the throw was.
INTERCEPT = -2
INTERFERE = {ACCURATE: -3, INACCURATE: -2, WILD: -1}
# BB2020 "Landing": what the throw adds.
LANDING = {ACCURATE: 0, INACCURATE: -1, WILD: -2, FUMBLE: -1}
# LRB6 Throw Team-Mate: -1 to the roll, and only a fumble spoils it.
HURLED = -1


def pick_up(story: Story, board: Board, told: Told) -> int:
    player = told.player
    total = board.facts.easy + board.uses(player, "Extra Arms")
    if not board.uses(player, "Big Hand"):
        total -= board.zones_on(player) + board.rain
    return board.agility(player) - total


def catch(story: Story, board: Board, told: Told) -> int:
    """An accurate pass or a hand-off is caught more easily than anything else."""
    player = told.player
    accurate = story.straight and story.grade == ACCURATE
    total = board.facts.easy if accurate else board.facts.hard_catch
    total += _about_catching(board, player)
    aimed = story.thrown in ("ball", "bomb") and board.place[player] == story.target
    total += accurate and aimed and board.uses(player, "Diving Catch")
    if story.thrown == "ball" and board.table.actor == story.thrower:
        mate = side(player) == side(story.thrower)
        total += mate and (story.thrower, "Blast It!") in story.used
    return board.agility(player) - total


def _about_catching(board: Board, player: int) -> int:
    """Tackle zones, rain, arms and presences; the same for catches and interceptions in LRB6."""
    total = board.uses(player, "Extra Arms") - board.rain + board.disturbed(player)
    if not board.uses(player, "Nerves of Steel"):
        total -= board.zones_on(player)
    return total


def intercept(story: Story, board: Board, told: Told) -> int:
    """LRB6; Very Long Legs add 1."""
    player = told.player
    total = INTERCEPT + _about_catching(board, player) + board.has(player, "Very Long Legs")
    return board.agility(player) - total


def interfere(story: Story, board: Board, told: Told) -> int:
    """BB2020: being marked counts once, however many do it; Very Long Legs add 2; the throw of a
    Stunty player is 1 easier to get at."""
    player = told.player
    assert story.grade is not None
    total = INTERFERE[story.grade] + board.uses(player, "Extra Arms")
    total += 2 * board.uses(player, "Very Long Legs") + board.has(story.thrower, "Stunty")
    total += board.disturbed(player) - board.rain
    if board.zones_on(player) and not board.uses(player, "Nerves of Steel"):
        total -= 1
    return board.agility(player) - total


def safe_throw(story: Story, board: Board, told: Told) -> int:
    """LRB6: an agility roll that nothing modifies."""
    return board.agility(told.player)


# --- throws -----------------------------------------------------------------------------------


def range_of(board: Board, thrower: int, target: int) -> str:
    """Quick, Short, Long or Bomb, by the table of distances."""
    here = board.place[thrower]
    across, along = abs(column(here) - column(target)), abs(row(here) - row(target))
    return board.facts.ranges[across][along]


def throw_modifier(story: Story, board: Board, thrower: int) -> int:
    if story.anywhere and story.thrown in ("ball", "bomb"):
        reach = "B"  # BB2020: a Hail Mary Pass counts as a Long Bomb
    else:
        reach = range_of(board, thrower, story.target)
    total = board.facts.range_modifiers[reach] - board.sun + board.disturbed(thrower)
    if board.facts.new:
        return total + _new_skills(story, board, thrower, reach)
    total += board.has(thrower, "Accurate") - board.has(thrower, "Stunty")
    total += reach != "Q" and board.has(thrower, "Strong Arm")
    if not board.has(thrower, "Nerves of Steel"):
        total -= board.zones_on(thrower)
    return total + (HURLED if story.thrown == "mate" else 0)


def _new_skills(story: Story, board: Board, thrower: int, reach: str) -> int:
    """BB2020: Accurate to Short range, Cannoneer beyond it, Strong Arm for team-mates. Nerves of
    Steel are for passing, catching and interfering."""
    total = 0
    ball = story.thrown in ("ball", "bomb")
    if ball:
        total += reach in "QS" and board.uses(thrower, "Accurate")
        total += reach in "LB" and board.uses(thrower, "Cannoneer")
    elif story.thrown == "mate":
        total += board.uses(thrower, "Strong Arm")
    if not (ball and board.uses(thrower, "Nerves of Steel")):
        total -= board.zones_on(thrower)
    return total


def throw(story: Story, board: Board, told: Told) -> int:
    """What the throw needs to be as good as it can be, and how good this one is."""
    thrower = told.player
    natural = told.faces[-1]
    if told.kind == "hail mary":  # LRB6: anything but a 1, never accurate
        story.grade = _without_fumbles(board, FUMBLE if natural == 1 else INACCURATE)
        return 2
    modifier = throw_modifier(story, board, thrower)
    target = board.table.profiles[thrower].pa if board.facts.new else board.agility(thrower)
    story.grade = _without_fumbles(board, grade(board.facts.new, natural, modifier, target))
    story.natural, story.modifier = natural, modifier
    if story.thrown == "mate" and not board.facts.new:
        story.grade = min(story.grade, INACCURATE)
        return 2 - modifier
    if story.anywhere and story.thrown in ("ball", "bomb"):
        story.grade = min(story.grade, INACCURATE)
        return 2 - modifier
    story.landing = LANDING[story.grade]
    return target - modifier


def _without_fumbles(board: Board, found: int) -> int:
    """Those who play without fumbles miss the target instead."""
    return INACCURATE if found == FUMBLE and not board.table.options.fumbles else found


def grade(new: bool, natural: int, modifier: int, target: int) -> int:
    """LRB6 "Accurate Passes", "Fumbles": a natural or modified 1 is fumbled, a natural 6 accurate.
    BB2020: only a natural 1 is fumbled; a modified 1 or less is wildly inaccurate."""
    if natural == 1:
        return FUMBLE
    if natural == 6 or (new and natural + modifier >= target):
        return ACCURATE
    if natural + modifier <= 1:
        return WILD if new else FUMBLE
    return ACCURATE if natural + modifier >= target else INACCURATE


def lands(story: Story, board: Board, told: Told) -> int:
    """Right Stuff; who has come down on somebody does not roll. Swoop adds 1 in BB2016 only."""
    player = told.player
    if story.hit:
        raise Objection("he has hit somebody, and cannot land on his feet")
    total = story.landing - board.zones_on(player)
    if not board.facts.new:
        total += board.has(player, "Swoop")
    return board.agility(player) - total


# --- who and where ----------------------------------------------------------------------------

RULER = 1.74  # squares wide


def under_ruler(thrower: int, target: int, other: int) -> bool:
    """LRB6 "Interceptions", BB2020 "Passing Interference": nearer to both ends than these are to
    each other, and the ruler laid between their centres touches his square."""
    ax, ay, bx, by = column(thrower), row(thrower), column(target), row(target)
    x, y = column(other), row(other)
    long = (ax - bx) ** 2 + (ay - by) ** 2
    if (x - ax) ** 2 + (y - ay) ** 2 >= long or (x - bx) ** 2 + (y - by) ** 2 >= long:
        return False
    gaps = [
        abs((bx - ax) * (ay - (y + dy)) - (ax - (x + dx)) * (by - ay)) / sqrt(long)
        for dx in (-0.5, 0.5)
        for dy in (-0.5, 0.5)
    ]
    return 2 * min(gaps) < RULER


def interceptors(board: Board, thrower: int, target: int) -> set[int]:
    """Opponents who stand, with tackle zones and hands, under the ruler."""
    here = board.place[thrower]
    return {
        foe
        for foe in board.team(1 - side(thrower))
        if board.has_zone(foe)
        and not board.has(foe, "No Hands")
        and under_ruler(here, target, board.place[foe])
    }


def targets(board: Board, thrower: int, reach: str) -> set[int]:
    """The squares in range; a blizzard leaves Quick and Short."""
    here = board.place[thrower]
    if board.table.weather == BLIZZARD:
        reach = "".join(each for each in reach if each in "QS")
    return {
        square(x, y)
        for x in range(26)
        for y in range(15)
        if abs(x - column(here)) < 14
        and abs(y - row(here)) < 14
        and board.facts.ranges[abs(x - column(here))][abs(y - row(here))] in reach
    }


AGILITY = {
    "pick-up": pick_up,
    "catch": catch,
    "bomb catch": catch,
    "intercept": intercept,
    "interfere": interfere,
    "safe throw": safe_throw,
    "landing": lands,
}
THROWS = {
    "pass": throw,
    "hail mary": throw,
    "throw team-mate": throw,
    "kick team-mate": throw,
}
# What is told of a throw that was not as good as it could be.
SPOILT = {"fumbles": FUMBLE, "holds on": FUMBLE, "wild throw": WILD, "inaccurate": INACCURATE}
