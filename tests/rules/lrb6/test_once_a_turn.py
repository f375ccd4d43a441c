"""Actions of which a turn has one, and sides that have more."""

from __future__ import annotations

import pytest
from table import pitch

from pigskin.effects.holding import HOLDERS, TURN, hold
from pigskin.position import to_text

THREE = "home 1 5,5 / home 2 5,9 / home 3 5,11 / away 1 20,5 / away 2 20,9"
BLITZES = f"{THREE} / effects home All Out Blitz until turn"


@pytest.mark.rule("lrb6/turns.blitz")
def test_a_side_may_have_a_second_blitz_but_no_third():
    game = pitch(BLITZES)
    game.play("home 1 blitz", "move 6,5", "stop")
    assert not game.game.view()["turn_used"]["blitz"]
    game.play("home 2 blitz", "move 6,9", "stop")
    assert game.game.view()["turn_used"]["blitz"]
    assert game.shows("used blitz blitz")
    assert game.refuses("home 3 blitz")
    assert "the blitz of this turn is used" in game.game.why_not("home 3 blitz")


@pytest.mark.rule("lrb6/turns.blitz")
def test_it_is_the_blitz_that_is_doubled_and_for_that_side_only():
    game = pitch(BLITZES.replace("home 1 5,5", "home 1 5,5 ball"))
    game.play("home 1 pass", "stop")
    assert game.game.view()["turn_used"]["pass"]
    game.play("end turn", "away 1 blitz", "move 19,5", "stop")
    assert game.refuses("away 2 blitz")


@pytest.mark.rule("lrb6/turns.blitz")
def test_what_comes_in_the_middle_of_a_turn_counts_at_once():
    game = pitch(f"{THREE} / used blitz")
    assert game.refuses("home 1 blitz")
    assert game.game.view()["turn_used"]["blitz"]
    hold(game.table, HOLDERS[0], 652, TURN)
    assert not game.game.view()["turn_used"]["blitz"]


@pytest.mark.rule("lrb6/turns.blitz", "lrb6/turns.pass")
@pytest.mark.parametrize("used", ["blitz", "blitz blitz", "blitz pass pass hand-off foul foul"])
def test_what_was_used_twice_is_said_twice(used):
    game = pitch(f"{THREE} / used {used}")
    assert to_text(game.table).endswith(f"\nused {used}")
