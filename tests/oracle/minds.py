"""Rolls a player makes to act at all, to be helped, to give the ball away, to look at somebody."""

from __future__ import annotations

from oracle.board import Board
from oracle.story import Story, Told
from pigskin.model import BLITZ, BLOCK

# A plain 2+: anything but a 1. LRB6 and BB2020 alike, by the name of the roll.
TWO_UP = (
    "bone-head", "bone head", "take root", "blood lust", "always hungry", "squirms free",
    "animosity", "foul appearance", "chainsaw", "projectile vomit", "filthy rich",
    "baleful hex", "look into my eyes", "yoink", "trapdoor",
)  # fmt: skip
# Other rolls that nothing changes. Stars of BB2020 and Weeping Dagger of BB2016 among them.
FIXED = {
    "weeping dagger": 4,
    "catch of the day": 3,
    "beer barrel bash": 3,
    "blast": 3,
    "all you can eat": 4,
    "pick-me-up": 5,
    "regeneration": 4,
}


def two_up(story: Story, board: Board, told: Told) -> int:
    return 2


def fixed(story: Story, board: Board, told: Told) -> int:
    return FIXED[told.kind]


def really_stupid(story: Story, board: Board, told: Told) -> int:
    """4+, with 2 added if a standing team-mate beside him is not Really Stupid."""
    helped = any(
        board.standing(mate) and not board.has(mate, "Really Stupid")
        for mate in board.mates(told.player)
    )
    return 4 - 2 * helped


def eager(story: Story, board: Board, told: Told) -> int:
    """Wild Animal, Animal Savagery, Unchannelled Fury: 4+, with 2 added to hit somebody."""
    return 4 - 2 * (story.declared in (BLOCK, BLITZ))


def bloodlust(story: Story, board: Board, told: Told) -> int:
    """BB2020: his own figure, with 1 added to hit somebody; a natural 1 always fails."""
    figure = board.figure(told.player, "Bloodlust")
    assert figure is not None
    return max(2, figure - (story.declared in (BLOCK, BLITZ)))


def loner(story: Story, board: Board, told: Told) -> int:
    """LRB6: 4+. BB2020: his own figure."""
    return board.figure(told.player, "Loner") or 4


def pro(story: Story, board: Board, told: Told) -> int:
    return board.facts.pro


def mascot(story: Story, board: Board, told: Told) -> int:
    return 5 if board.facts.new else 4


def gaze(story: Story, board: Board, told: Told) -> int:
    """An agility roll, -1 for each tackle zone on him but the victim's."""
    victim = story.aimed["Hypnotic Gaze"]
    others = board.zones_on(told.player) - board.has_zone(victim)
    return board.agility(told.player) + others


def breathe_fire(story: Story, board: Board, told: Told) -> int:
    """BB2020: 4+ fells the victim, -1 against ST 5 or more."""
    return 4 + (board.st(story.aimed["Breathe Fire"]) >= 5)


AGILITY = {"gaze": gaze}
PLAIN = {
    **dict.fromkeys(TWO_UP, two_up),
    **dict.fromkeys(FIXED, fixed),
    "really stupid": really_stupid,
    "wild animal": eager,
    "animal savagery": eager,
    "unchannelled fury": eager,
    "bloodlust": bloodlust,
    "loner": loner,
    "pro": pro,
    "mascot": mascot,
    "breathe fire": breathe_fire,
}
