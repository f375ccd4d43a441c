"""What is given to a player for a while, and when it ends."""

from __future__ import annotations

import pytest
from table import Scene, pitch

from pigskin.effects import holding as boons
from pigskin.effects.holding import (
    ACTION,
    BALL,
    DRIVE,
    HALF,
    KEPT,
    MATCH,
    START,
    TRIAL,
    TURN,
    UNTIL_NAMES,
)


@pytest.mark.rule("bb2020/dice.limits", "bb2020/casualty.broken-arm")
@pytest.mark.parametrize(
    ("pa", "boon", "after"),
    [(4, "better-passer", 3), (4, "worse-passer", 5), (1, "better-passer", 1),
     (6, "worse-passer", 6), (0, "better-passer", 0), (0, "worse-passer", 0)],
)  # fmt: skip
def test_a_passing_ability_for_a_while(pa: int, boon: str, after: int):
    game = pitch(f"home 1 5,5 pa{pa} / away 1 20,5 / boons home 1 {boon} until drive")
    assert game.shows(f"home 1 5,5 pa{after}")


def skills(game: Scene, who: str) -> list[str]:
    return [skill.name for skill in game.table.profiles[game.player(who)].skills]


@pytest.mark.rule("bb2020/prayers.duration", "bb2020/inducements.fronkelheim")
@pytest.mark.parametrize("number", range(len(UNTIL_NAMES)))
def test_every_time_a_boon_may_last_is_its_own(number: int):
    times = (DRIVE, HALF, MATCH, TURN, START, TRIAL, KEPT, ACTION, BALL)
    game = pitch("home 1 5,5 / away 1 20,5")
    boons.lend(game.table, 0, "Block", times[number])
    assert f"boons home 1 Block until {UNTIL_NAMES[number]}" in game.picture()
    for other in times[:number] + times[number + 1 :]:
        boons.expire(game.table, other)
    assert skills(game, "home 1") == ["Block"]
    boons.expire(game.table, times[number])
    assert skills(game, "home 1") == []


@pytest.mark.rule("bb2020/skills.gain")
def test_any_skill_may_be_lost_for_a_while():
    game = pitch("home 1 5,5 Block Dodge / away 1 20,5 / boons home 1 without Block until drive")
    assert skills(game, "home 1") == ["Dodge"]
