"""Armour, injury and casualty rolls: what may be added, what breaks, and what it means."""

from __future__ import annotations

from dataclasses import dataclass

from oracle.blocking import assists
from oracle.board import Board, side
from oracle.facts import (
    AG,
    AV,
    BADLY_HURT,
    CASUALTY,
    D16,
    D68,
    HURT,
    KNOCKED_OUT,
    LASTING,
    MA,
    PA,
    ST,
    STUNNED,
)
from oracle.story import Harm, Story
from pigskin.model import FROG, NOBODY

CHAINSAW = 3
CLAW = 8
# Armour rolls that a running chainsaw makes worse for the one who carries it: whenever he is
# knocked down or falls over. LRB6 and BB2016 knock down those whom a bomb hits, BB2020 only
# places them prone.
ON_THE_SAW = (
    "block", "fall", "landing", "spell", "savagery", "fire", "treachery", "beer barrel bash",
    "barrage", "hot pot", "rock thrown",
)  # fmt: skip


@dataclass(frozen=True)
class Armour:
    """What an armour roll may get."""

    added: int  # whatever the coaches say
    bonus: int  # for this roll or the injury roll, if a coach wants it
    named: str  # the skill that gives it; empty when nobody is asked
    claws: bool
    hard: bool  # nothing may be added


def armour(story: Story, board: Board, victim: int, harm: Harm) -> Armour:
    bonus, named = might(board, victim, harm)
    claws = clawed(board, victim, harm)
    hard = board.has(victim, "Iron Hard Skin")
    if hard:
        return Armour(0, bonus, named, False, True)
    return Armour(_added(story, board, victim, harm), bonus, named, claws, False)


def _added(story: Story, board: Board, victim: int, harm: Harm) -> int:
    saws = ON_THE_SAW if board.facts.new else (*ON_THE_SAW, "bomb")
    total = CHAINSAW if harm.cause in saws and board.has(victim, "Chainsaw") else 0
    if harm.cause == "block" and victim == story.attacker:
        total += CHAINSAW if board.has(harm.by, "Chainsaw") else 0
    if harm.cause in ("chainsaw", "kick-back"):
        total = CHAINSAW
        if harm.by != NOBODY and (harm.by, "Ghostly Flames") in story.used:
            total += 1
    if harm.cause == "foul":
        total = assists(board, harm.by, victim, True) - assists(board, victim, harm.by, True)
        total += board.table.options.foul_base_bonus
        total += board.table.options.foul_unmarked_bonus if not board.zones_on(harm.by) else 0
        total += CHAINSAW if story.sawing else 0
    if harm.cause == "stab" and not board.facts.new and board.has(harm.by, "Stakes"):
        total += fears_stakes(board, side(victim))
    return total + harm.bonus


def fears_stakes(board: Board, own: int) -> bool:
    """Khemri, Necromantic, Undead and Vampire teams."""
    rosters = board.table.rosters
    return rosters is not None and rosters[own].id in (
        "khemri", "necromantic", "undead", "vampire",
        "necromantic_horror", "shambling_undead",
    )  # fmt: skip


def might(board: Board, victim: int, harm: Harm) -> tuple[int, str]:
    """Mighty Blow, Dirty Player, Arm Bar, or the force of a spell: the figure and the skill."""
    by = harm.by
    if harm.cause == "spell":
        return 1, ""
    if harm.cause == "hot pot":
        return (2 if board.facts.new else 1), ""
    if harm.cause == "fall" and harm.tripper != NOBODY:
        return 1, "Arm Bar"
    if by == NOBODY:
        return 0, ""
    opponents = side(by) != side(victim)
    if harm.cause == "foul" and opponents:
        return _figure(board, by, "Dirty Player")
    if harm.cause == "block" and opponents:
        if board.facts.new and not (board.table.actor == by and board.has_zone(by)):
            return 0, ""
        if victim == by:
            return 0, ""
        return _figure(board, by, "Mighty Blow")
    if harm.cause == "kick" or (harm.cause == "savagery" and board.standing(by)):
        return _figure(board, by, "Mighty Blow")
    return 0, ""


def _figure(board: Board, player: int, skill: str) -> tuple[int, str]:
    if board.facts.new:
        figure = board.figure(player, skill)
        return (figure, f"{skill} (+{figure})") if figure else (0, "")
    return (1, skill) if board.has(player, skill) else (0, "")


def clawed(board: Board, victim: int, harm: Harm) -> bool:
    by = harm.by
    if by == NOBODY or victim == by:
        return False
    if harm.cause == "savagery":
        return board.standing(by) and board.has(by, "Claws")
    if harm.cause != "block" or side(by) == side(victim):
        return False
    if board.facts.new:
        return board.table.actor == by and board.uses(by, "Claws")
    return board.has(by, "Claw")


def breaks(board: Board, victim: int, roll: Armour, natural: int, extra: int) -> bool:
    """LRB6: Claw counts the dice with what is added. BB2020: the dice alone."""
    if roll.claws and (natural if board.facts.new else natural + extra) >= CLAW:
        return True
    return natural + extra >= board.armour(victim)


# --- injuries ---------------------------------------------------------------------------------


def niggles(board: Board, victim: int, harm: Harm) -> int:
    """LRB6: niggling injuries add to the injury roll, though not after a stab. BB2020 adds them
    to the casualty roll."""
    if board.facts.new or harm.cause == "stab":
        return 0
    return board.table.profiles[victim].niggling


def band(board: Board, victim: int, total: int) -> int:
    """Stunned to 7, knocked out to 9, then a casualty; the Stunty and the thick-skulled differ,
    and nobody merely stuns a player with a ball and chain."""
    stunty, thick = board.has(victim, "Stunty"), board.has(victim, "Thick Skull")
    found = STUNNED if total <= 7 else KNOCKED_OUT if total <= 9 else CASUALTY
    if stunty and total in (7, 9):
        found = KNOCKED_OUT if total == 7 else BADLY_HURT
    saved = 7 if stunty and board.facts.new else 8
    if thick and total == saved and found == KNOCKED_OUT:
        found = STUNNED
    if found == STUNNED and board.has(victim, "Ball & Chain"):
        return KNOCKED_OUT
    return found


# --- casualties -------------------------------------------------------------------------------


def casualty(board: Board, victim: int, faces: list[int]) -> tuple[int, int]:
    """The result, and how many of the dice it took."""
    if not board.facts.new:
        return D68[10 * faces[0] + faces[1]], 2
    if board.table.marks[victim] & FROG:
        return HURT, 0
    total = faces[0] + board.table.profiles[victim].niggling + board.has(victim, "Decay")
    result = next(result for top, result in D16 if total <= top)
    if result is not None:
        return result, 1
    for used, face in enumerate(faces[1:], 2):
        if _can_get_worse(board, victim, LASTING[face]):
            return LASTING[face], used
    raise AssertionError("a lasting injury was not rolled to its end")


def decays(board: Board, victim: int) -> bool:
    """LRB6: Decay suffers two results. BB2020: it adds to the roll."""
    return board.has(victim, "Decay") and not board.facts.new


def _can_get_worse(board: Board, victim: int, result: int) -> bool:
    """BB2020: what is at its worst is rolled again (MA 1, ST 1, AG 6+, PA 6+ or none, AV 3+)."""
    own = board.table.original(victim)
    return {
        MA: own.ma > 1, ST: own.st > 1, AG: own.ag < 6, AV: own.av > 3, PA: 0 < own.pa < 6,
    }[result]  # fmt: skip


def injury_modifier(story: Story, board: Board, victim: int, harm: Harm) -> int:
    """Niggling injuries (LRB6), and the bonus that was not used on the armour roll."""
    total = niggles(board, victim, harm)
    bonus, _ = might(board, victim, harm)
    spent = story.armour_of == victim and story.armour_harm is harm and story.armour_bonus_used
    if not spent:
        total += bonus
    return total


# BB2020: what a star's rule adds, once a match, to an armour or an injury roll after the dice.
STARS_ON_ARMOUR = ("Crushing Blow", "Ram", "Slayer", "Dwarfen Scourge")
STARS_ON_INJURY = ("Brutal Block", "Ram", "Slayer", "Dwarfen Scourge", "Toxin Connoisseur")


def star_armour(story: Story, board: Board, victim: int, harm: Harm) -> int:
    return _added_by_stars(story, board, victim, harm, STARS_ON_ARMOUR)


def star_injury(story: Story, board: Board, victim: int, harm: Harm) -> int:
    """A Sneaky Pair adds 1 to stabs and fouls of a player both mark, without being asked."""
    used = _added_by_stars(story, board, victim, harm, STARS_ON_INJURY)
    if used or harm.cause not in ("stab", "foul"):
        return used
    pair = [foe for foe in board.team(1 - side(victim)) if board.uses(foe, "A Sneaky Pair")]
    return int(sum(board.beside(foe, victim) for foe in pair) > 1)


def _added_by_stars(
    story: Story, board: Board, victim: int, harm: Harm, rules: tuple[str, ...]
) -> int:
    total = 0
    for by, rule in story.used:
        if by == harm.by and rule in rules:
            total += 2 if rule == "Dwarfen Scourge" and _dwarf(board, victim) else 1
    story.used = [(by, rule) for by, rule in story.used if rule not in rules]
    return total


def _dwarf(board: Board, player: int) -> bool:
    profile = board.table.profiles[player]
    return "dwarf" in f"{profile.race} {profile.position}".lower()
