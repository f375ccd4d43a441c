"""Skills a player gains in the middle of a match."""

from __future__ import annotations

import pytest
from table import Scene, pitch

from pigskin.pitch import HOME
from pigskin.rules.counting import has

SETUP = (
    "home 1 12,6 / home 2 12,7 / home 3 12,8 / home 4 5,7 {thrower} / "
    "away 1 13,6 / away 2 13,7 / away 3 13,8 / away 4 20,7 / phase kick / kicking home / "
    "roster human orc / {more}"
)
THROWER = 'pos:"Human Thrower"'


def train(skill: str, thrower: str = THROWER, more: str = "turns 2 1") -> Scene:
    """Cheering Fans let home 4 train: kick, event, contest, prayer, player; the ball bounces."""
    game = pitch(SETUP.format(thrower=thrower, more=more), "N 1 3 3 6 1 16 4 N")
    return game.play("kick to 18,3", "home: yes", f"home: gain {skill}")


@pytest.mark.rule("bb2020/skill.leader.gain", "bb2020/prayers.intensive-training")
def test_a_player_who_learns_to_lead_brings_the_re_roll_of_this_half():
    game = train("Leader")
    assert has(game.table, HOME, "leader_rerolls") == 1
    assert has(train("Pass").table, HOME, "leader_rerolls") == 0
    assert game.done()


@pytest.mark.rule("bb2020/skill.leader.gain")
def test_a_second_leader_brings_none_and_no_leader_does_in_extra_time():
    second = 'turns 2 1 / home 5 ko pos:"Human Thrower" Leader'
    assert has(train("Leader", more=second).table, HOME, "leader_rerolls") == 0  # used before
    assert has(train("Leader", more="turns 2 1 / half 3").table, HOME, "leader_rerolls") == 0
