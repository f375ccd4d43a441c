"""Walking: how far, where to, and the order of the dice of one step."""

import pytest
from table import pitch


@pytest.mark.rule("bb2020/movement.allowance")
def test_a_player_walks_as_far_as_his_movement_allowance():
    game = pitch("home 1 3,7 ma4 / away 1 20,7").play("home 1 move")
    game.play("move 4,6", "move 5,6", "move 5,7", "move 4,8")
    assert game.shows("home 1 4,8 up")
    assert not game.told("rush")
    game.rolls("2").play("move 4,9")  # the fifth square takes a rush
    assert game.told("rush 2+, rolled 2")
    assert game.done()


@pytest.mark.rule("bb2020/movement.allowance")
def test_a_step_goes_to_any_of_the_eight_neighbours_and_he_may_stop_at_once():
    game = pitch("home 1 3,7 / away 1 20,7").play("home 1 move")
    steps = [text for text in game.options() if text.startswith("move")]
    assert steps == [
        "move 2,6", "move 3,6", "move 4,6", "move 2,7", "move 4,7", "move 2,8", "move 3,8",
        "move 4,8",
    ]  # fmt: skip
    game.play("stop")
    assert game.shows("home 1 3,7 used")


@pytest.mark.rule("bb2020/movement.occupied")
@pytest.mark.parametrize("state", ["up", "prone", "stunned"])
@pytest.mark.parametrize("side", ["home", "away"])
def test_nobody_steps_onto_another_player(side, state):
    game = pitch(f"home 1 7,7 / {side} 2 8,7 {state} / away 9 20,7").play("home 1 move")
    assert game.refuses("move 8,7")
    assert game.offers("move 8,6")


@pytest.mark.rule("bb2020/movement.occupied")
def test_nobody_walks_off_the_pitch():
    game = pitch("home 1 0,0 / away 1 20,7").play("home 1 move")
    steps = [text for text in game.options() if text.startswith("move")]
    assert steps == ["move 1,0", "move 0,1", "move 1,1"]


# --- the order of the dice ----------------------------------------------------------------------

STEP = "home 1 7,7 / away 1 6,7 {skill} / ball 8,7 / acting home 1 move moved 6"


@pytest.mark.rule("bb2020/movement.roll-order")
def test_rush_then_dodge_then_shadowing_then_pick_up():
    game = pitch(STEP.format(skill="Shadowing"), dice="2, 3, 6, 4").play("move 8,7")
    game.play("away: away 1 uses Shadowing")
    kinds = [event.kind for event in game.game.events if event.is_test]
    assert kinds == ["go for it", "dodge", "shadowing", "pick-up"]
    assert game.shows("home 1 8,7 ball / away 1 7,7 up")
    assert game.done()


@pytest.mark.rule("bb2020/movement.roll-order")
def test_tentacles_come_before_the_rush():
    game = pitch(STEP.format(skill="Tentacles"), dice="6").play("move 8,7")
    game.play("away: away 1 uses Tentacles")
    assert game.shows("home 1 7,7 up / ball 8,7")
    assert not game.told("rush")
    assert not game.turnover
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.tentacles.hold")
@pytest.mark.parametrize("action", ["blitz", "pass", "hand-off", "foul"])
def test_who_is_held_does_nothing_more(action):
    game = pitch(
        "home 1 7,7 ball / home 2 7,6 / away 1 6,7 Tentacles / away 2 6,8 prone", dice="6"
    ).play(f"home 1 {action}")
    game.play("move 8,7", "away 1 uses Tentacles")
    assert game.shows("home 1 7,7 used ball")
    assert game.asked("home", "turn")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/movement.roll-order")
def test_the_dive_comes_with_the_dodge_before_anybody_shadows():
    game = pitch(
        "home 1 7,7 / away 1 6,7 Diving Tackle / away 2 6,8 Shadowing / acting home 1 move moved 6",
        dice="2, 3, 2 2",
    )
    game.play("move 8,7", "away 1 uses Diving Tackle")  # and lies where a shadow would follow
    assert game.shows("home 1 8,7 prone / away 1 7,7 prone / away 2 6,8 up")
    assert game.done()


@pytest.mark.rule("bb2020/movement.roll-order")
def test_who_fails_to_dodge_drops_to_the_ground_before_any_pick_up():
    game = pitch(STEP.format(skill=""), dice="2, 2, 2 2, N").play("move 8,7")
    assert game.shows("home 1 8,7 prone / ball 8,6")
    assert not game.told("pick-up")
    assert game.turnover
    assert game.done()
