"""Getting about: standing up, going for it, dodging, jumping, and those who hold on or follow.

Each function says what the die (or both dice) must show, from the board at that moment.
"""

from __future__ import annotations

from prayer_rows import MOLES

from oracle.board import Board, side
from oracle.story import REROLLS, Harm, Story, Told
from pigskin.model import BLIZZARD, NOBODY, PRONE
from pigskin.rules.counting import has

# LRB6 "Going For It", BB2020 "Rushing": 2+, and a blizzard takes 1.
RUSH = 2
# What spells take from Rush rolls in the turn they are cast for (BB2016, BB2020).
ROUGH_GROUND = {"Tectonic Shift": -1, "Vigorous Growth": -2}
# "Standing Up": a player with MA 2 or less rolls.
STAND_UP = 4
# LRB6 Shadowing and Tentacles: 2D6 of the mover with the difference; 8 and 6 get away.
GETS_AWAY = {"shadowing": 8, "tentacles": 6}
# BB2020: a D6 of the other player with the difference reaches this.
CATCHES = 6


def stand_up(story: Story, board: Board, told: Told) -> int:
    """Timmm-ber! (BB2016, BB2020): +1 for each team-mate beside him who stands unmarked."""
    player = told.player
    assert board.state[player] == PRONE
    help_ = 0
    if board.has(player, "Timmm-ber!"):
        help_ = sum(
            board.standing(mate) and board.zones_on(mate) == 0 for mate in board.mates(player)
        )
    return max(2, STAND_UP - help_)  # a natural 1 always fails


def jump_up(story: Story, board: Board, told: Told) -> int:
    return board.agility(told.player) - board.facts.jump_up


def rush(story: Story, board: Board, told: Told) -> int:
    need = RUSH + (board.table.weather == BLIZZARD)
    need += sum(has(board.table, side, "prayers") >> MOLES & 1 for side in (0, 1))
    need += board.has(told.player, "Drunkard")
    for spell, change in ROUGH_GROUND.items():
        if board.has(told.player, spell):
            need -= change
    return need


def dodge(story: Story, board: Board, told: Told) -> int:
    """The player is in his new square; `left` is the one he came from."""
    player = told.player
    own = side(player)
    total = board.facts.easy
    if not _nimble(board, player):
        total -= sum(
            not board.has(foe, "Titchy") for foe in board.markers(board.place[player], own)
        )
    total += board.uses(player, "Two Heads") + board.uses(player, "Titchy")
    total -= board.has(player, "Stone Boots")
    total -= _tails(board, player)
    return board.agility(player) - total - story.strength + story.dive


def _nimble(board: Board, player: int) -> bool:
    """Stunty: no modifiers for the tackle zones of the new square, with exceptions."""
    if board.facts.new:
        clumsy = board.has(player, "Bombardier", "Chainsaw", "Swoop")
    else:
        clumsy = board.has(player, "Secret Weapon", "Swoop")
        clumsy = clumsy or board.figure(player, "Secret Weapon") is not None
    return board.has(player, "Stunty") and not clumsy


def _tails(board: Board, player: int) -> int:
    """Prehensile Tail: each of them counts in LRB6; in BB2020 one of them, and only against the
    active player."""
    markers = board.markers(board.table.left, side(player))
    tails = sum(board.has(foe, "Prehensile Tail") for foe in markers)
    if board.facts.new:
        return min(1, tails) if board.table.actor == player else 0
    return tails


def helped(story: Story, escape: Told, player: int, skill: str) -> None:
    """Somebody uses a skill on a dodge, jump or leap; what it does holds if that is rolled again.

    Break Tackle: ST for AG in LRB6; +1, or +2 with ST 5 or more, in BB2020.
    """
    board = escape.board
    assert board is not None
    if skill == "Diving Tackle":
        story.dive = 2
    if player != escape.player:
        return
    st = board.st(player)
    if skill == "Break Tackle" and board.facts.new:
        story.strength = 2 if st >= 5 else 1
    elif skill == "Break Tackle":
        story.strength = board.agility(player) - (7 - min(6, st))
    elif skill == "Incorporeal":  # the star's rule: her ST is added to the roll
        story.strength = st
    elif skill == "Swift as the Breeze":
        story.swift = True


def gets_away(story: Story, escape: Told) -> bool:
    """Did the last roll keep the player on his feet, with all that was done about it since?"""
    assert escape.board is not None
    natural = escape.faces[-1]
    if natural in (1, 6):
        return natural == 6
    return story.swift or natural >= AGILITY[escape.kind](story, escape.board, escape)


def leap(story: Story, board: Board, told: Told) -> int:
    """LRB6: nothing but Very Long Legs counts. BB2020: as a jump."""
    if board.facts.new:
        return jump(story, board, told)
    return board.agility(told.player) - board.has(told.player, "Very Long Legs")


def jump(story: Story, board: Board, told: Told) -> int:
    """BB2020: the larger number of those marking the square left or the square of the landing,
    one tail, a diver. Leap and Very Long Legs each take 1 of it away while more than 1 is left;
    Pogo Stick ignores it all."""
    player = told.player
    own = side(player)
    total = 0
    if not board.uses(player, "Pogo Stick") and not story.luck:
        marked = [len(board.markers(sq, own)) for sq in (board.table.left, board.place[player])]
        total = -max(marked) - _tails(board, player) - story.dive
    total -= board.has(player, "Stone Boots")
    for skill in ("Leap", "Very Long Legs"):
        if total < -1 and board.uses(player, skill):
            total += 1
    return board.agility(player) - total


def contest(story: Story, board: Board, told: Told) -> int:
    """Shadowing compares MA, Tentacles ST. The mover rolls in LRB6, the other one in BB2020."""
    value = board.ma if told.kind == "shadowing" else board.st
    if not board.facts.new:
        other = _holder(story, told.kind)
        return GETS_AWAY[told.kind] - (value(told.player) - value(other))
    mover = story.mover
    return CATCHES - (value(told.player) - value(mover))


def _holder(story: Story, kind: str) -> int:
    for player, skill in reversed(story.used):
        if skill.lower() == kind:
            return player
    return NOBODY


def falls(story: Story, board: Board, told: Told) -> None:
    """He may fall now, or once somebody dives at him; Arm Bar (BB2020) may make it worse."""
    tripper = NOBODY
    if board.facts.new and told.kind in ("dodge", "leap", "jump"):
        for foe in board.markers(board.table.left, side(told.player)):
            if board.has(foe, "Arm Bar"):
                tripper = foe
    story.blame(Harm("fall", victims=(told.player,), tripper=tripper))


AGILITY = {
    "dodge": dodge,
    "leap": leap,
    "jump": jump,
    "jump up": jump_up,
}
PLAIN = {
    "stand up": stand_up,
    "go for it": rush,
}
CONTESTS = {
    "shadowing": contest,
    "tentacles": contest,
}
ESCAPES = ("dodge", "leap", "jump")
# What may be told between such a roll and its end.
MEANWHILE = (
    *REROLLS, "placed prone", "turnover", "shadowing", "shadows", "falls back", "bounce", "injury",
    "knocked out", "casualty", "regeneration", "apothecary", "stripped",
)  # fmt: skip
FALLS = ("dodge", "leap", "jump", "go for it", "landing")
