"""Going for it: the extra squares, their dice, and the skills that help."""

import pytest
from table import pitch

# --- how many squares --------------------------------------------------------------------------


@pytest.mark.rule("lrb6/gfi.squares")
def test_two_squares_beyond_the_movement_allowance_and_no_third():
    game = pitch("home 1 7,7 ma2 / away 1 20,7", dice="2 2")
    game.play("home 1 move", "move 8,7", "move 9,7", "move 10,7", "move 11,7")
    assert len(game.happenings("go for it")) == 2
    assert game.shows("home 1 11,7 up")
    assert game.refuses("move 12,7")
    assert game.done()


@pytest.mark.rule("lrb6/gfi.squares")
@pytest.mark.parametrize("action", ["move", "blitz", "pass", "hand-off", "foul"])
def test_every_action_that_moves_may_go_for_it(action):
    game = pitch(
        f"home 1 7,7 ball / home 2 7,9 / away 1 20,7 prone / acting home 1 {action} moved 6",
        dice="2 2",
    )
    game.play("move 8,7", "move 9,7")
    assert len(game.happenings("go for it")) == 2
    assert game.refuses("move 10,7")
    assert game.done()


@pytest.mark.rule("lrb6/gfi.squares")
def test_a_block_action_never_goes_for_it():
    game = pitch("home 1 7,7 / away 1 8,7").play("home 1 block")
    assert game.options() == ["stop", "block away 1"]


# --- the roll ----------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/gfi.roll")
@pytest.mark.parametrize("roll", range(2, 7))
def test_going_for_it_works_on_2_to_6(roll):
    game = pitch("home 1 7,7 / away 1 20,7 / acting home 1 move moved 6", dice=[roll])
    game.play("move 8,7")
    assert game.shows("home 1 8,7 up")
    assert game.offers("move 9,7")
    assert game.done()


@pytest.mark.rule("lrb6/gfi.roll")
def test_on_1_he_is_knocked_down_in_the_square_he_enters():
    game = pitch("home 1 7,7 / away 1 20,7 / acting home 1 move moved 6", dice="1, 6 5, 4 4")
    game.play("move 8,7")
    assert game.told("home 1: armour 9+, rolled 6+5, broken")
    assert game.state("home 1") == "ko"  # injury 8
    assert game.turnover
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/gfi.roll")
def test_the_second_square_is_rolled_for_as_well():
    game = pitch("home 1 7,7 / away 1 20,7 / acting home 1 move moved 6", dice="2, 1, 2 2")
    game.play("move 8,7", "move 9,7")
    assert game.shows("home 1 9,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/gfi.roll")
def test_a_carrier_who_stumbles_drops_the_ball():
    game = pitch("home 1 7,7 ball / away 1 20,7 / acting home 1 move moved 6", dice="1, 2 2, SE")
    game.play("move 8,7")
    assert game.shows("home 1 8,7 prone / ball 9,8")
    assert game.done()


@pytest.mark.rule("lrb6/gfi.roll", "lrb6/pick-up.involuntary")
def test_who_stumbles_onto_the_ball_makes_it_bounce():
    game = pitch("home 1 7,7 / away 1 20,7 / ball 8,7 / acting home 1 move moved 6", dice="1 2 2 E")
    game.play("move 8,7")
    assert game.shows("home 1 8,7 prone / ball 9,7")
    assert game.done()


@pytest.mark.rule("lrb6/gfi.roll")
def test_going_for_it_out_of_a_tackle_zone_takes_both_rolls():
    game = pitch("home 1 7,7 / away 1 6,7 / acting home 1 move moved 6", dice="2, 3")
    game.play("move 8,7")
    kinds = [event.kind for event in game.game.events if event.is_test]
    assert kinds == ["go for it", "dodge"]
    assert game.done()


@pytest.mark.rule("lrb6/gfi.roll")
@pytest.mark.parametrize(
    ("weather", "roll", "state"),
    [("nice", 2, "up"), ("blizzard", 2, "prone"), ("blizzard", 3, "up"), ("rain", 2, "up")],
)
def test_a_blizzard_makes_it_harder(weather, roll, state):
    dice = [roll] if state == "up" else [roll, 1, 1]
    game = pitch(
        f"home 1 7,7 / away 1 20,7 / weather {weather} / acting home 1 move moved 6", dice=dice
    )
    game.play("move 8,7")
    assert game.shows(f"home 1 8,7 {state}")
    assert game.done()


@pytest.mark.rule("lrb6/gfi.roll")
@pytest.mark.parametrize(("weather", "need"), [("nice", 2), ("blizzard", 3)])
def test_the_odds_shown_agree_with_the_weather(weather, need):
    # Whoever is offered a re-roll is told the figure the dice are really held against.
    game = pitch(
        f"home 1 7,7 / away 1 20,7 / weather {weather} / rerolls 1 0 / "
        "acting home 1 move moved 6",
        dice=[1, need - 1, 1, 1],
    )
    game.play("move 8,7")
    assert game.question.need == need
    game.play("team re-roll")
    assert game.told(f"go for it {need}+, rolled {need - 1}, failed")
    assert game.done()


# --- going for it to block ---------------------------------------------------------------------


@pytest.mark.rule("lrb6/gfi.blitz")
def test_a_blitzer_without_movement_goes_for_it_to_block():
    game = pitch("home 1 7,7 / away 1 8,7 / acting home 1 blitz moved 6", dice="2, push")
    game.play("block away 1", "push to 9,7", "stay")
    assert game.told("home 1: go for it 2+, rolled 2, passed")
    assert game.shows("away 1 9,7 up")
    assert game.offers("move 7,6")  # one more square to go for
    game.rolls("2").play("move 7,6")
    assert game.refuses("move 7,5")
    assert game.done()


@pytest.mark.rule("lrb6/gfi.blitz")
def test_a_blitzer_who_stumbles_falls_where_he_stands_and_does_not_block():
    game = pitch("home 1 7,7 / away 1 8,7 / acting home 1 blitz moved 6", dice="1, 2 2")
    game.play("block away 1")
    assert game.shows("home 1 7,7 prone / away 1 8,7 up")
    assert not game.told("blocks")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/gfi.blitz")
def test_a_blitzer_with_movement_left_pays_with_that():
    game = pitch("home 1 7,7 / away 1 8,7 / acting home 1 blitz moved 5", dice="push")
    game.play("block away 1", "push to 9,7", "stay")
    assert not game.told("go for it")
    assert game.done()


@pytest.mark.rule("lrb6/gfi.blitz")
def test_a_blitzer_who_has_gone_for_it_twice_cannot_block():
    game = pitch("home 1 7,7 used / away 1 8,7 / acting home 1 blitz moved 6 rushes 2")
    assert game.options() == ["end turn"]  # nothing is left to him


# --- Sprint and Sure Feet ----------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.sprint.third")
def test_sprint_gives_a_third_square_each_with_its_roll():
    game = pitch(
        "home 1 7,7 Sprint / away 1 20,7 / acting home 1 move moved 6", dice="2 2 2"
    )
    game.play("move 8,7", "move 9,7", "move 10,7")
    assert len(game.happenings("go for it")) == 3
    assert game.refuses("move 11,7")
    assert game.done()


@pytest.mark.rule("lrb6/skill.sprint.third")
def test_the_third_square_of_a_sprint_can_fail():
    game = pitch(
        "home 1 7,7 Sprint / away 1 20,7 / acting home 1 move moved 6 rushes 2", dice="1, 2 2"
    )
    game.play("move 8,7")
    assert game.shows("home 1 8,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.sprint.third", "lrb6/gfi.blitz")
@pytest.mark.parametrize(("skill", "blocks"), [("", False), ("Sprint", True)])
def test_the_third_square_of_a_sprint_can_pay_for_a_block(skill, blocks):
    game = pitch(f"home 1 7,7 {skill} used / away 1 8,7 / acting home 1 blitz moved 6 rushes 2")
    assert ("block away 1" in game.options()) == blocks
    if blocks:
        game.rolls("2, push").play("block away 1")
        assert game.told("home 1 blocks away 1")
        assert game.done()


@pytest.mark.rule("lrb6/skill.sure-feet.re-roll")
def test_sure_feet_re_rolls_a_failed_going_for_it():
    game = pitch(
        "home 1 7,7 Sure Feet / away 1 20,7 / acting home 1 move moved 6", dice="1, 2"
    )
    game.play("move 8,7", "re-roll with Sure Feet")
    assert game.shows("home 1 8,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.sure-feet.re-roll")
def test_sure_feet_works_once_a_turn():
    game = pitch(
        "home 1 7,7 Sure Feet / away 1 20,7 / acting home 1 move moved 6", dice="1, 2, 1, 2 2"
    )
    game.play("move 8,7", "re-roll with Sure Feet", "move 9,7")
    assert game.shows("home 1 9,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.sure-feet.re-roll")
def test_sure_feet_is_back_in_the_next_turn():
    game = pitch(
        'home 1 7,7 Sure Feet spent:"Sure Feet" / away 1 20,7 / acting home 1 move moved 6'
    )
    game.play("stop", "end turn", "end turn", "home 1 move")
    game.play(*(f"move {x},7" for x in range(8, 14)))
    game.rolls("1, 2").play("move 14,7", "re-roll with Sure Feet")
    assert game.shows("home 1 14,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.sure-feet.re-roll")
def test_sure_feet_helps_a_blitzer_reach_his_block():
    game = pitch("home 1 7,7 Sure Feet / away 1 8,7 / acting home 1 blitz moved 6", dice="1 2 push")
    game.play("block away 1", "re-roll with Sure Feet")
    assert game.told("home 1 blocks away 1")
    assert game.done()


@pytest.mark.rule("lrb6/skill.sure-feet.re-roll")
def test_sure_feet_does_not_re_roll_a_dodge():
    game = pitch("home 1 7,7 Sure Feet / away 1 6,7", dice="1, 2 2")
    game.play("home 1 move", "move 8,7")
    assert game.shows("home 1 8,7 prone")
    assert game.done()
