"""Ball & Chain: a player who goes where the dice send him."""

import pytest
from table import pitch

FAR = "home 9 2,2 / away 9 20,12"


def fanatic(rest: str = "away 1 20,2", dice="", ma: int = 1, skills: str = ""):
    """A fanatic at 7,7 who has begun his move and must face somewhere."""
    game = pitch(f"home 1 7,7 ma{ma} Ball & Chain No Hands {skills} / {rest} / {FAR}", dice)
    game.play("home 1 move")
    assert game.asked("home", "facing", "home 1")
    return game


# --- moving ------------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.ball-and-chain.move")
def test_he_does_nothing_but_move():
    game = pitch(f"home 1 7,7 Ball & Chain / away 1 8,7 / away 2 6,6 prone / ball 9,9 / {FAR}")
    assert [text for text in game.options() if "home 1" in text] == ["home 1 move"]


@pytest.mark.rule("bb2020/skill.ball-and-chain.move")
@pytest.mark.parametrize(
    ("face", "squares"),
    [
        ("north", ["6,6", "6,6", "7,6", "7,6", "8,6", "8,6"]),
        ("east", ["8,6", "8,6", "8,7", "8,7", "8,8", "8,8"]),
        ("south", ["8,8", "8,8", "7,8", "7,8", "6,8", "6,8"]),
        ("west", ["6,8", "6,8", "6,7", "6,7", "6,6", "6,6"]),
    ],
)
def test_the_throw_in_template_decides_each_step(face, squares):
    for roll, square in enumerate(squares, 1):
        game = fanatic(dice=[roll]).play(f"face {face}")
        assert game.where("home 1") == square
        assert game.done()


@pytest.mark.rule("bb2020/skill.ball-and-chain.move")
def test_he_may_stop_early_even_at_once():
    game = fanatic(dice="3", ma=4).play("face east", "stop")
    assert game.shows("home 1 8,7 up used")
    assert game.asked("home", "turn")
    assert game.done()
    game = fanatic(ma=4).play("stop")
    assert game.shows("home 1 7,7 used")


@pytest.mark.rule("bb2020/skill.ball-and-chain.move")
def test_he_leaves_tackle_zones_without_dodging():
    game = fanatic("away 1 6,7 / away 2 6,8 Tackle", "3").play("face east", "no")
    assert game.shows("home 1 8,7 up")
    assert not game.happenings("dodge")
    assert game.done()


@pytest.mark.rule("bb2020/skill.ball-and-chain.move", "bb2020/skill.tentacles.hold")
def test_tentacles_do_not_hold_him():
    game = fanatic("away 1 6,7 st5 Tentacles", "3").play("face east", "no")
    assert game.shows("home 1 8,7 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.ball-and-chain.move")
def test_several_of_them_move_in_one_turn():
    game = pitch(
        f"home 1 7,7 Ball & Chain / home 2 7,11 Ball & Chain / away 1 20,2 / {FAR}", dice="3, 3"
    )
    game.play("home 1 move", "face east", "stop", "home 2 move", "face east", "stop")
    assert game.shows("home 1 8,7 / home 2 8,11")
    assert game.done()


# --- rushing -----------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.ball-and-chain.rush")
def test_a_rush_is_declared_before_the_direction_is_rolled():
    game = fanatic(dice="3").play("face east")
    assert game.asked("home", "go for it", "home 1")
    game.play("yes")
    assert game.asked("home", "facing")
    assert game.refuses("stop")  # it is too late for that
    game.rolls("3, 2").play("face east")  # first where to, then whether he keeps his feet
    assert game.shows("home 1 9,7 up")
    game.rolls("5, 2").play("yes", "face east")
    assert game.shows("home 1 10,8 up")
    assert game.asked("home", "turn")  # two and no more
    assert game.done()


@pytest.mark.rule("bb2020/skill.ball-and-chain.rush", "bb2020/skill.ball-and-chain.fall")
def test_a_failed_rush_brings_him_down_in_the_new_square():
    game = fanatic(dice="3, 3, 1, 1 1").play("face east", "yes", "face east")
    assert game.told("home 1 moves to 9,7")
    assert game.shows("home 1 ko")
    assert not game.happenings("armour")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.ball-and-chain.rush")
@pytest.mark.parametrize("who", ["home 2", "away 1"])
def test_a_failed_rush_into_somebody_pushes_him_first(who):
    game = fanatic(f"{who} 9,7 / away 8 20,3", "3, 3, 1, 1 1")
    game.play("face east", "yes", "face east", "push to 10,7")
    assert game.shows(f"{who} 10,7 up / home 1 ko")
    assert not game.happenings("block")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.ball-and-chain.rush", "bb2020/skill.ball-and-chain.prone-target")
def test_a_failed_rush_into_somebody_who_is_down_tramples_him():
    game = fanatic("away 1 9,7 prone", "3, 3, 1, 4 5, 1 2, 1 1")
    game.play("face east", "yes", "face east", "push to 10,7")
    assert game.shows("away 1 10,7 stunned / home 1 ko")
    assert game.done()


@pytest.mark.rule("bb2020/skill.ball-and-chain.rush")
def test_a_rush_that_works_ends_in_a_block():
    game = fanatic("away 1 9,7", "3, 3, 2, push").play("face east", "yes", "face east")
    game.play("push to 10,7")
    assert game.shows("home 1 9,7 up / away 1 10,7 up")
    assert game.done()


# --- the crowd and the ball --------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.ball-and-chain.crowd")
@pytest.mark.parametrize(
    ("injury", "where"), [("1 2", "ko"), ("4 5", "ko"), ("6 6, 1", "injured")]
)
def test_a_step_off_the_pitch_is_a_step_into_the_crowd(injury, where):
    game = pitch(f"home 1 7,0 ma4 Ball & Chain / {FAR}", f"3, {injury}")
    game.play("home 1 move", "face north")
    assert game.where("home 1") == where
    assert not game.turnover
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.ball-and-chain.ball")
@pytest.mark.parametrize("hands", ["No Hands", ""])
def test_the_ball_bounces_away_from_him_without_a_turnover(hands):
    game = pitch(f"home 1 7,7 ma4 Ball & Chain {hands} / ball 8,7 / {FAR}", "3, N")
    game.play("home 1 move", "face east")
    assert game.shows("home 1 8,7 up / ball 8,6")
    assert not game.happenings("pick-up")
    assert not game.turnover
    assert game.offers("face east")  # and he may go on
    assert game.done()


# --- blocks ------------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.ball-and-chain.block")
def test_whoever_stands_in_the_way_is_blocked_and_followed():
    game = fanatic("away 1 8,7", "3, push, 3", ma=2)
    game.play("face east", "push to 9,7")
    assert game.shows("home 1 8,7 up / away 1 9,7 up")
    game.play("face north")
    assert game.shows("home 1 8,6 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.ball-and-chain.block")
def test_friends_are_blocked_too_and_their_fall_is_a_turnover():
    game = fanatic("home 2 8,7 / away 1 20,2", "3, pow, 1 2", ma=4)
    game.play("face east", "push to 9,7")
    assert game.shows("home 1 8,7 up / home 2 9,7 prone")
    assert game.told("turnover: knocked down")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.ball-and-chain.block")
def test_nobody_assists_against_a_friend_and_his_own_coach_chooses():
    # ST 3 against ST 7: three dice, and although they are against him home picks.
    game = fanatic(
        "home 2 8,7 st7 / home 3 9,7 / away 1 8,8 / away 2 6,6", "3, push, pow, attacker down"
    ).play("face east")
    assert game.told("home 1 blocks home 2, 3 dice against")
    assert game.asked("home", "block dice")
    game.play("choose push")
    assert game.asked("home", "push")
    assert game.done()


@pytest.mark.rule("bb2020/skill.ball-and-chain.block")
def test_opponents_are_blocked_with_assists():
    game = fanatic("away 1 8,7 / home 2 9,7", "3, push, pow").play("face east")
    assert game.told("home 1 blocks away 1, 2 dice")
    assert game.done()


@pytest.mark.rule("bb2020/skill.ball-and-chain.block")
def test_his_blocks_ignore_foul_appearance():
    game = fanatic("away 1 8,7 Foul Appearance", "3, push").play("face east", "push to 9,7", "no")
    assert not game.happenings("foul appearance")
    assert game.done()


@pytest.mark.rule("bb2020/skill.ball-and-chain.block", "bb2020/skill.fend.no-follow-up")
def test_nobody_fends_him_off():
    game = fanatic("away 1 8,7 Fend", "3, push").play("face east", "push to 9,7", "no")
    assert game.shows("home 1 8,7 up / away 1 9,7 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.ball-and-chain.block")
@pytest.mark.parametrize("skill", ["Frenzy", "Grab", "Multiple Block"])
def test_skills_he_cannot_have_do_not_work(skill):
    game = fanatic("away 1 8,7", "3, push", skills=skill).play("face east")
    assert game.refuses("push to 7,6")
    game.play("push to 9,7", "no")
    assert len(game.happenings("block")) == 1
    assert game.done()


@pytest.mark.rule("bb2020/skill.ball-and-chain.block")
def test_a_casualty_of_his_block_is_credited():
    game = fanatic("away 1 8,7", "3, pow, 6 6, 6 6, 1").play("face east", "push to 9,7", "no")
    assert game.shows("away 1 injured")
    assert [feat for _, feat in game.table.feats] == [1]
    assert game.done()


@pytest.mark.rule("bb2020/skill.ball-and-chain.block", "bb2020/skill.ball-and-chain.fall")
def test_a_block_may_bring_him_down_himself():
    game = fanatic("away 1 8,7", "3, attacker down, 4 4").play("face east")
    assert game.shows("home 1 ko / away 1 8,7 up")
    assert game.turnover
    assert game.done()


# --- those who are down ------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.ball-and-chain.prone-target")
@pytest.mark.parametrize("who", ["home 2", "away 1"])
@pytest.mark.parametrize("state", ["prone", "stunned"])
@pytest.mark.parametrize(("armour", "broken"), [("4 4", False), ("5 4, 1 2", True)])
def test_players_who_are_down_are_pushed_and_roll_for_armour(who, state, armour, broken):
    game = fanatic(f"{who} 8,7 {state} / away 8 20,3", f"3, {armour}", skills="Mighty Blow (+1)")
    game.play("face east", "push to 9,7", "no")
    assert game.shows(f"home 1 8,7 up / {who} 9,7 {'stunned' if broken else state}")
    assert not game.happenings("block")
    assert not game.turnover
    assert game.done()


# --- falling -----------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.ball-and-chain.fall")
@pytest.mark.parametrize(
    ("injury", "where"), [("1 1", "ko"), ("4 4", "ko"), ("5 5, 1", "injured")]
)
def test_knocked_down_he_is_injured_without_armour_and_never_just_stunned(injury, where):
    game = pitch(f"away 1 8,7 av11 Ball & Chain / home 1 7,7 / {FAR}", f"pow, {injury}")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.where("away 1") == where
    assert not game.happenings("armour")
    assert game.done()


@pytest.mark.rule("bb2020/skill.ball-and-chain.fall")
def test_placed_prone_he_is_injured_as_well():
    game = pitch(f"away 1 8,7 Ball & Chain / home 1 7,7 Wrestle / {FAR}", "both down, 1 1")
    game.play("home 1 block", "block away 1", "use Wrestle")
    assert game.shows("away 1 ko / home 1 7,7 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.ball-and-chain.fall", "bb2020/skill.breathe-fire.roll")
def test_fire_that_places_him_prone_injures_him():
    game = pitch(f"away 1 8,7 Ball & Chain / home 1 7,7 Breathe Fire / {FAR}", "4, 1 1")
    game.play("home 1 block", "Breathe Fire on away 1")
    assert game.shows("away 1 ko")
    assert game.done()


@pytest.mark.rule("bb2020/skill.ball-and-chain.fall", "bb2020/skill.bombardier.blast")
def test_a_bomb_injures_him_without_armour():
    game = pitch(
        f"away 1 8,7 Bombardier / home 1 12,7 Ball & Chain No Hands / {FAR} / turn away 1",
        "6, 1 1",
    )
    game.play("away 1 uses Bombardier", "pass to 12,7")
    assert game.shows("home 1 ko")
    assert not game.happenings("armour")
    assert game.done()


@pytest.mark.rule("bb2020/skill.ball-and-chain.fall", "bb2020/skill.stab.armour")
def test_a_stab_at_him_must_break_his_armour_first():
    game = pitch(f"away 1 8,7 Ball & Chain / home 1 7,7 Stab / {FAR}", "4 4")
    game.play("home 1 block", "Stab on away 1")
    assert game.shows("away 1 8,7 up")
    assert game.done()
    game = pitch(f"away 1 8,7 Ball & Chain / home 1 7,7 Stab / {FAR}", "4 5, 1 1")
    game.play("home 1 block", "Stab on away 1")
    assert game.shows("away 1 ko")
    assert game.done()
