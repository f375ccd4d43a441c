"""Rushing: extra squares, their dice, and what makes them harder or easier."""

import pytest
from prayer_rows import MOLES
from table import pitch

LAST = "home 1 7,7 {skills} / away 1 20,7 / acting home 1 move moved 6"


@pytest.mark.rule("bb2020/rush.squares")
def test_two_squares_beyond_the_movement_allowance_and_no_third():
    game = pitch("home 1 7,7 ma2 / away 1 20,7", dice="2 2")
    game.play("home 1 move", "move 8,7", "move 9,7", "move 10,7", "move 11,7")
    assert len(game.happenings("go for it")) == 2
    assert game.refuses("move 12,7")
    assert game.done()


@pytest.mark.rule("bb2020/rush.squares")
@pytest.mark.parametrize("action", ["move", "blitz", "pass", "hand-off", "foul"])
def test_every_action_that_moves_may_rush(action):
    game = pitch(
        f"home 1 7,7 ball / home 2 7,9 / away 1 20,7 prone / away 2 20,9"
        f" / acting home 1 {action} moved 6",
        dice="2 2",
    )
    game.play("move 8,7", "move 9,7")
    assert game.refuses("move 10,7")
    assert game.done()


@pytest.mark.rule("bb2020/skill.sprint.third")
def test_sprint_rushes_a_third_time():
    game = pitch(LAST.format(skills="Sprint"), dice="2 2 2")
    game.play("move 8,7", "move 9,7", "move 10,7")
    assert game.refuses("move 11,7")
    assert game.done()


@pytest.mark.rule("bb2020/skill.sprint.third", "bb2020/rush.blitz")
def test_the_third_square_of_a_sprint_may_pay_for_the_block():
    game = pitch(
        "home 1 7,7 Sprint / away 1 10,7 / acting home 1 blitz moved 6", dice="2 2 2 push"
    )
    game.play("move 8,7", "move 9,7", "block away 1")
    assert len(game.happenings("go for it")) == 3
    assert len(game.happenings("block")) == 1


# --- the roll ----------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/rush.roll")
@pytest.mark.parametrize("roll", range(2, 7))
def test_a_rush_works_on_2_or_more(roll):
    game = pitch(LAST.format(skills=""), dice=[roll]).play("move 8,7")
    assert game.shows("home 1 8,7 up")
    assert game.offers("move 9,7")
    assert game.done()


@pytest.mark.rule("bb2020/rush.roll")
def test_on_1_he_falls_over_in_the_square_he_has_moved_to():
    game = pitch(LAST.format(skills="ball"), dice="1, 4 5, 1 2, SE").play("move 8,7")
    assert game.told("home 1: armour 9+, rolled 4+5, broken")
    assert game.shows("home 1 8,7 stunned / ball 9,8")
    assert game.turnover
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/rush.roll", "bb2020/weather.blizzard-footing")
def test_a_blizzard_takes_one_from_the_roll():
    for roll, state in ((2, "prone"), (3, "up")):
        dice = f"{roll} 2 2" if state == "prone" else f"{roll}"
        game = pitch(LAST.format(skills="") + " / weather blizzard", dice=dice).play("move 8,7")
        assert game.told(f"rush 3+, rolled {roll}")
        assert game.shows(f"home 1 8,7 {state}")
        assert game.done()


@pytest.mark.rule("bb2020/rush.roll", "bb2020/prayers.moles")
@pytest.mark.parametrize(("home", "away", "need"), [(1, 0, 3), (0, 1, 3), (1, 1, 4)])
def test_moles_take_one_from_the_roll_for_each_side_that_prayed_for_them(home, away, need):
    prayers = f" / prayers {home << MOLES} {away << MOLES}"
    for roll in (need - 1, need):
        dice = [roll] if roll == need else [roll, 2, 2]
        game = pitch(LAST.format(skills="") + prayers, dice).play("move 8,7")
        assert game.told(f"rush {need}+, rolled {roll}")
        assert game.state("home 1") == ("up" if roll == need else "prone")
        assert game.done()


@pytest.mark.rule("bb2020/skill.drunkard.minus")
def test_a_drunkard_takes_one_from_his_rushes_besides_the_snow():
    game = pitch(LAST.format(skills="Drunkard"), dice="2, 2 2").play("move 8,7")
    assert game.shows("home 1 8,7 prone")
    assert game.done()
    game = pitch(LAST.format(skills="Drunkard") + " / weather blizzard", dice="4").play("move 8,7")
    assert game.told("rush 4+, rolled 4, passed")
    assert game.done()


@pytest.mark.rule("bb2020/skill.drunkard.minus")
def test_a_drunkard_dodges_like_anybody():
    game = pitch("home 1 7,7 Drunkard / away 1 6,7", dice="3").play("home 1 move", "move 8,7")
    assert game.told("dodge 3+, rolled 3, passed")
    assert game.done()


@pytest.mark.rule("bb2020/rush.first")
def test_the_rush_is_rolled_before_the_dodge():
    game = pitch("home 1 7,7 / away 1 6,7 / acting home 1 move moved 6", dice="1, 2 2")
    game.play("move 8,7")
    assert game.shows("home 1 8,7 prone")
    assert not game.told("dodge")
    assert game.done()


@pytest.mark.rule("bb2020/rush.first")
def test_the_rush_is_rolled_before_the_pick_up():
    game = pitch(LAST.format(skills="") + " / ball 8,7", dice="1, 2 2, E").play("move 8,7")
    assert game.shows("home 1 8,7 prone / ball 9,7")
    assert not game.told("pick-up")
    assert game.done()


# --- for a block -------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/rush.blitz")
def test_a_block_may_be_rushed_for():
    game = pitch("home 1 7,7 / away 1 8,7 / acting home 1 blitz moved 6", dice="2 push")
    game.play("block away 1", "push to 9,7", "stay")
    assert game.told("rush 2+, rolled 2")
    assert game.offers("move 7,6")  # one rush is left
    assert game.done()


@pytest.mark.rule("bb2020/rush.blitz")
def test_who_falls_rushing_for_his_block_does_not_block():
    game = pitch("home 1 7,7 / away 1 8,7 / acting home 1 blitz moved 6", dice="1, 2 2")
    game.play("block away 1")
    assert game.shows("home 1 7,7 prone / away 1 8,7 up")
    assert not game.happenings("block")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/rush.blitz")
def test_without_a_rush_left_there_is_no_block():
    game = pitch("home 1 7,7 / away 1 8,7 / acting home 1 blitz moved 6 rushes 2")
    assert game.refuses("block away 1")


@pytest.mark.rule("bb2020/inducements.stone-boots")
def test_stone_boots_do_not_hinder_a_rush():
    game = pitch("home 1 5,5 Stone Boots / away 1 20,2 / acting home 1 move moved 6", "2")
    game.play("move 6,5")
    assert game.shows("home 1 6,5 up")
    assert game.done()
