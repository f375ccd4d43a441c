"""Standing up at the start of an activation."""

import pytest
from table import pitch


@pytest.mark.rule("bb2020/standing-up.cost")
@pytest.mark.parametrize("ma", [3, 4, 6, 9])
def test_standing_up_costs_three_squares(ma):
    game = pitch(f"home 1 3,7 ma{ma} prone / away 1 25,0").play("home 1 move")
    assert game.shows("home 1 3,7 up")
    game.play(*(f"move {4 + step},7" for step in range(ma - 3)))
    assert not game.told("rush")
    game.rolls("2").play(f"move {3 + ma - 2},7")
    assert game.told("rush")
    assert game.done()


@pytest.mark.rule("bb2020/standing-up.cost")
@pytest.mark.parametrize("action", ["move", "blitz", "pass", "hand-off", "foul"])
def test_he_stands_up_in_every_action_that_moves(action):
    game = pitch("home 1 7,7 prone / home 2 3,3 / away 1 20,7 / away 2 20,9 prone / ball 5,5")
    game.play(f"home 1 {action}")
    assert game.shows("home 1 7,7 up")
    assert game.done()


@pytest.mark.rule("bb2020/standing-up.cost")
def test_nobody_dodges_to_stand_up():
    game = pitch("home 1 7,7 prone / away 1 6,7 / away 2 6,8").play("home 1 move")
    assert game.shows("home 1 7,7 up")
    assert not game.told("dodge")


@pytest.mark.rule("bb2020/standing-up.cost")
def test_a_stunned_player_cannot_stand_up():
    game = pitch("home 1 7,7 stunned / home 2 3,3 / away 1 20,7")
    assert game.refuses("home 1 move")


@pytest.mark.rule("bb2020/standing-up.low-ma")
@pytest.mark.parametrize("ma", [1, 2])
@pytest.mark.parametrize("roll", range(1, 7))
def test_with_movement_2_or_less_he_stands_up_on_4_or_more(ma, roll):
    game = pitch(f"home 1 7,7 ma{ma} prone / home 2 3,3 / away 1 20,7", dice=[roll])
    game.play("home 1 move")
    if roll >= 4:
        assert game.shows("home 1 7,7 up")
        assert game.asked("home", "action", "home 1")
    else:
        assert game.shows("home 1 7,7 prone used")
        assert game.asked("home", "turn")
        assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/standing-up.low-ma-rush")
def test_after_that_roll_he_moves_only_by_rushing():
    game = pitch("home 1 7,7 ma2 prone / away 1 20,7", dice="4, 2, 2")
    game.play("home 1 move", "move 8,7", "move 9,7")
    assert len(game.happenings("go for it")) == 2
    assert game.refuses("move 10,7")
    assert game.done()


@pytest.mark.rule("bb2020/standing-up.low-ma-rush", "bb2020/skill.pro.roll")
def test_pro_does_not_help_him_up():
    game = pitch("home 1 7,7 ma2 prone Pro / home 2 3,3 / away 1 20,7", dice="3")
    game.play("home 1 move")
    assert game.shows("home 1 7,7 prone used")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/standing-up.low-ma", "bb2020/re-roll.team")
def test_a_team_re_roll_does():
    game = pitch("home 1 7,7 ma2 prone / away 1 20,7 / rerolls 1 0", dice="3, 4")
    game.play("home 1 move", "team re-roll")
    assert game.shows("home 1 7,7 up")
    assert game.done()


@pytest.mark.rule("bb2020/standing-up.no-block")
def test_a_prone_player_may_not_declare_a_block():
    game = pitch("home 1 7,7 prone / away 1 8,7 / away 2 20,7 prone / ball 5,5")
    assert game.refuses("home 1 block")
    assert game.offers(
        "home 1 move", "home 1 blitz", "home 1 pass", "home 1 hand-off", "home 1 foul"
    )


@pytest.mark.rule("bb2020/standing-up.no-block")
def test_a_prone_player_may_blitz():
    game = pitch("home 1 7,7 ma4 prone / away 1 8,7", dice="push, 2")
    game.play("home 1 blitz", "block away 1", "push to 9,7", "stay")  # three to rise, one to block
    game.play("move 7,6")
    assert game.told("rush 2+, rolled 2")
    assert game.done()


@pytest.mark.rule("bb2020/skill.timmm-ber.help")
@pytest.mark.parametrize(("helpers", "need"), [(0, 4), (1, 3), (2, 2), (3, 2)])
def test_open_team_mates_help_a_tree_up(helpers, need):
    mates = "".join(f" / home {number} 6,{number + 4}" for number in range(2, 2 + helpers))
    for roll in (need, need - 1):
        game = pitch(f"home 1 7,7 ma2 prone Timmm-ber!{mates} / away 1 20,7", dice=[roll])
        game.play("home 1 move")
        assert game.state("home 1") == ("up" if roll == need else "prone")
        assert game.done()


@pytest.mark.rule("bb2020/skill.timmm-ber.help")
@pytest.mark.parametrize("how", ["6,6 prone", "5,5", "8,8"])
def test_who_lies_down_is_far_away_or_marked_is_no_help(how):
    game = pitch(f"home 1 7,7 ma2 prone Timmm-ber! / home 2 {how} / away 1 9,9", dice="3")
    game.play("home 1 move")
    assert game.shows("home 1 7,7 prone")
    assert game.done()


@pytest.mark.rule("bb2020/standing-up.low-ma")
def test_ma_two_before_a_spell_made_him_faster_still_needs_the_roll():
    game = pitch(
        "home 1 5,5 ma2 prone / away 1 20,2"
        " / boons home 1 faster until turn, home 1 faster until turn",
        "3",
    )
    game.play("home 1 move")
    assert game.shows("home 1 5,5 prone used")
    assert game.done()


@pytest.mark.rule("bb2020/standing-up.low-ma")
def test_ma_three_that_a_spell_made_two_needs_the_roll_as_well():
    game = pitch("home 1 5,5 ma3 prone / away 1 20,2 / boons home 1 slower until drive", "3")
    game.play("home 1 move")
    assert game.shows("home 1 5,5 prone used")
    assert game.done()


@pytest.mark.rule("bb2020/standing-up.low-ma", "bb2020/inducements.zap-frog")
def test_a_frog_has_the_legs_of_a_frog():
    game = pitch("home 1 5,5 ma2 prone frog / away 1 20,2")
    game.play("home 1 move")
    assert game.shows("home 1 5,5 up")
    assert game.done()


@pytest.mark.rule("bb2020/standing-up.cost", "bb2020/skill.take-root.rooted")
def test_who_takes_root_lying_down_stands_up_without_a_roll():
    game = pitch("home 1 5,5 ma3 prone Take Root / home 2 2,2 / away 1 6,5", "1")
    game.play("home 1 blitz")
    assert game.shows("home 1 5,5 up rooted")
    assert game.offers("block away 1")
    assert game.refuses("move 4,5")
    assert game.done()


@pytest.mark.rule("bb2020/standing-up.low-ma", "bb2020/skill.take-root.rooted")
def test_with_ma_two_he_needs_the_roll_rooted_or_not():
    game = pitch("home 1 5,5 ma2 prone Take Root / home 2 2,2 / away 1 20,2", "1, 3")
    game.play("home 1 move")
    assert game.shows("home 1 5,5 prone rooted")
    assert game.done()
