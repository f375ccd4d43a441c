"""Standing up, and Jump Up."""

import pytest
from table import pitch


@pytest.mark.rule("lrb6/standing-up.cost")
@pytest.mark.parametrize("ma", [3, 4, 6, 9])
def test_standing_up_costs_three_squares(ma):
    game = pitch(f"home 1 3,7 ma{ma} prone / away 1 25,0").play("home 1 move")
    assert game.shows("home 1 3,7 up")
    game.play(*(f"move {4 + step},7" for step in range(ma - 3)))
    assert not game.told("go for it")
    game.rolls("2").play(f"move {3 + ma - 2},7")  # the next square is gone for
    assert game.told("go for it")
    assert game.done()


@pytest.mark.rule("lrb6/standing-up.cost")
def test_nobody_dodges_to_stand_up_but_he_does_to_leave():
    game = pitch("home 1 7,7 prone / away 1 6,7 / away 2 6,8", dice="3").play("home 1 move")
    assert game.shows("home 1 7,7 up")
    assert not game.told("dodge")
    game.play("move 8,7")
    assert game.told("dodge 3+, rolled 3, passed")
    assert game.done()


@pytest.mark.rule("lrb6/standing-up.cost")
def test_a_stunned_player_cannot_stand_up():
    game = pitch("home 1 7,7 stunned / home 2 3,3 / away 1 20,7")
    assert game.refuses("home 1 move")


@pytest.mark.rule("lrb6/standing-up.low-ma")
@pytest.mark.parametrize("ma", [1, 2])
@pytest.mark.parametrize("roll", [4, 5, 6])
def test_with_less_than_three_movement_he_stands_up_on_4_or_more(ma, roll):
    game = pitch(f"home 1 7,7 ma{ma} prone / away 1 20,7", dice=[roll]).play("home 1 move")
    assert game.shows("home 1 7,7 up")
    game.rolls("2 2").play("move 8,7", "move 9,7")  # and moves on only by going for it
    assert len(game.happenings("go for it")) == 2
    assert game.refuses("move 10,7")
    assert game.done()


@pytest.mark.rule("lrb6/standing-up.low-ma")
@pytest.mark.parametrize("roll", [1, 2, 3])
def test_on_less_he_stays_down_without_a_turnover(roll):
    game = pitch("home 1 7,7 ma2 prone / home 2 3,3 / away 1 20,7", dice=[roll])
    game.play("home 1 move")
    assert game.shows("home 1 7,7 prone used")
    assert game.asked("home", "turn")
    assert game.refuses("home 1 move")
    assert game.offers("home 2 move")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/standing-up.low-ma")
def test_movement_three_needs_no_roll():
    game = pitch("home 1 7,7 ma3 prone / away 1 20,7").play("home 1 move")
    assert game.shows("home 1 7,7 up")
    assert not game.told(": stand up")


@pytest.mark.rule("lrb6/standing-up.low-ma", "lrb6/re-roll.team")
def test_the_roll_to_stand_up_may_be_re_rolled():
    game = pitch("home 1 7,7 ma2 prone / away 1 20,7 / rerolls 1 0", dice="3, 4")
    game.play("home 1 move", "team re-roll")
    assert game.shows("home 1 7,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/standing-up.no-block")
def test_a_prone_player_declares_anything_but_a_block():
    game = pitch("home 1 7,7 prone / away 1 8,7 / away 2 20,7 prone / ball 5,5")
    assert game.refuses("home 1 block")
    assert game.offers(
        "home 1 move", "home 1 blitz", "home 1 pass", "home 1 hand-off", "home 1 foul"
    )


@pytest.mark.rule("lrb6/standing-up.no-block")
def test_a_prone_player_blitzes_with_what_movement_is_left():
    game = pitch("home 1 7,7 ma4 prone / away 1 8,7", dice="push, 2")
    game.play("home 1 blitz", "block away 1", "push to 9,7", "stay")  # three to rise, one to block
    game.play("move 7,6")
    assert game.told("go for it 2+, rolled 2")
    assert game.done()


# --- Jump Up -----------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.jump-up.stand")
@pytest.mark.parametrize("action", ["move", "blitz", "pass", "hand-off", "foul"])
def test_jump_up_stands_up_for_nothing(action):
    game = pitch("home 1 3,7 Jump Up prone / away 1 20,7 prone / ball 20,1")
    game.play(f"home 1 {action}", *(f"move {x},7" for x in range(4, 10)))
    assert game.shows("home 1 9,7 up")
    assert not game.told("go for it")
    assert game.done()


@pytest.mark.rule("lrb6/skill.jump-up.stand")
def test_jump_up_needs_no_roll_with_little_movement():
    game = pitch("home 1 3,7 ma2 Jump Up prone / away 1 20,7")
    game.play("home 1 move", "move 4,7", "move 5,7")
    assert game.shows("home 1 5,7 up")
    assert game.done()


# An agility roll with +2.
@pytest.mark.rule("lrb6/skill.jump-up.block")
@pytest.mark.parametrize(("ag", "need"), [(1, 4), (2, 3), (3, 2), (4, 2), (5, 2)])
def test_jump_up_blocks_from_the_ground_with_an_agility_roll(ag, need):
    game = pitch(f"home 1 7,7 ag{ag} Jump Up prone / away 1 8,7", dice=[need, "push"])
    game.play("home 1 block")
    assert game.shows("home 1 7,7 up")
    assert game.refuses("move 7,6")  # a Block action all the same
    game.play("block away 1")
    assert game.told("home 1 blocks away 1")
    assert game.done()


@pytest.mark.rule("lrb6/skill.jump-up.block")
@pytest.mark.parametrize(("ag", "need"), [(1, 4), (2, 3), (3, 2), (4, 2), (5, 2)])
def test_jump_up_fails_and_the_block_is_lost_without_a_turnover(ag, need):
    game = pitch(
        f"home 1 7,7 ag{ag} Jump Up prone / home 2 3,3 / away 1 8,7", dice=[need - 1]
    )
    game.play("home 1 block")
    assert game.shows("home 1 7,7 prone used")
    assert game.asked("home", "turn")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.jump-up.block", "lrb6/re-roll.team")
def test_the_jump_up_roll_may_be_re_rolled():
    game = pitch("home 1 7,7 Jump Up prone / away 1 8,7 / rerolls 1 0", dice="1, 2")
    game.play("home 1 block", "team re-roll")
    assert game.shows("home 1 7,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.jump-up.block")
def test_jump_up_does_not_help_a_stunned_player():
    game = pitch("home 1 7,7 Jump Up stunned / home 2 1,1 / away 1 8,7")
    assert game.refuses("home 1 block", "home 1 move")
