"""Skills of passers and catchers."""

from __future__ import annotations

import pytest
from table import Scene, pitch


def passed(to: str, dice: str, thrower: str = "", more: str = "") -> Scene:
    """A PA 4+ thrower at 5,7 and a receiver at the target."""
    game = pitch(f"home 1 5,7 pa4 {thrower} ball / home 2 {to} / {more or 'away 9 1,1'}", dice=dice)
    return game.play("home 1 pass", "pass the ball", f"pass to {to}")


# --- Accurate, Cannoneer, Pass ----------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.accurate.bonus", "bb2020/skill.cannoneer.bonus")
@pytest.mark.parametrize(
    "skill, to, need",
    [
        ("Accurate", "8,7", 3), ("Accurate", "11,7", 4), ("Accurate", "12,7", 6),
        ("Cannoneer", "11,7", 5), ("Cannoneer", "15,7", 5), ("Cannoneer", "16,7", 6),
        ("Accurate Cannoneer", "8,7", 3), ("Accurate Cannoneer", "15,7", 5),
    ],
)  # fmt: skip
def test_which_skill_adds_to_which_range(skill: str, to: str, need: int):
    good = passed(to, f"{need} 3", skill)
    assert good.ball == "home 2"
    assert good.done()
    bad = passed(to, f"{need - 1} N N N N", skill)
    assert bad.ball == f"{to.split(',')[0]},3"
    assert bad.done()


@pytest.mark.rule("bb2020/skill.pass.re-roll")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_pass_re_rolls_any_pass_that_is_not_accurate(first: int):
    game = passed("7,7", f"{first}", "Pass")
    assert game.asked("home", "re-roll", "pass")
    game.rolls("4 3").play("re-roll with Pass")
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("bb2020/skill.pass.re-roll", "bb2020/re-roll.never-twice")
def test_once_re_rolled_the_pass_stands():
    game = passed("7,7", "1", "Pass", "rerolls 1 0").rolls("1 N").play("re-roll with Pass")
    assert game.shows("ball 5,6 / rerolls 1 0")
    assert game.turnover
    assert game.done()


# --- Safe Pass --------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.safe-pass.fumble")
def test_safe_pass_holds_on_to_a_fumble():
    game = passed("7,7", "1", "Safe Pass")
    assert game.shows("home 1 5,7 ball used")
    assert game.asked("home", "turn")
    assert game.refuses("home 1 move", "home 2 pass")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.safe-pass.fumble")
def test_safe_pass_does_not_help_a_wild_pass():
    game = passed("17,7", "2 N 1 N", "Safe Pass")
    assert game.ball == "5,5"
    assert game.turnover
    assert game.done()


# --- Hail Mary Pass ---------------------------------------------------------------------------


def hail_mary(dice: str, thrower: str = "", more: str = "away 9 1,1") -> Scene:
    game = pitch(f"home 1 5,7 pa4 Hail Mary Pass {thrower} ball / home 2 22,7 / {more}", dice=dice)
    return game.play("home 1 pass", "pass the ball", "Hail Mary Pass to 22,7")


@pytest.mark.rule("bb2020/skill.hail-mary-pass.throw")
def test_it_reaches_any_square_and_is_inaccurate_at_best():
    game = hail_mary("6 N S E 4", more="home 3 23,7 / away 9 1,1")
    assert game.shows("home 3 23,7 ball")
    assert game.table.feats == ()
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.hail-mary-pass.throw")
def test_nobody_interferes_with_it():
    game = hail_mary("6 N N N N", more="away 1 12,7 / away 2 15,6")
    assert game.ball == "22,3"
    assert game.done()


@pytest.mark.rule("bb2020/skill.hail-mary-pass.throw", "bb2020/skill.cannoneer.bonus")
@pytest.mark.parametrize("skill, wild", [("", True), ("Cannoneer", False), ("Accurate", True)])
def test_it_has_the_modifier_of_a_long_bomb(skill: str, wild: bool):
    # A 4 totals 1, with Cannoneer 2.
    dice = "4 N 1 N" if wild else "4 N N N N"
    game = hail_mary(dice, skill)
    assert game.ball == ("5,5" if wild else "22,3")
    assert game.done()


@pytest.mark.rule("bb2020/skill.hail-mary-pass.limits")
@pytest.mark.parametrize("first", [1, 4])
def test_a_fumble_or_a_wild_one_may_be_re_rolled(first: int):
    game = hail_mary(f"{first}", more="rerolls 1 0")
    assert game.asked("home", "re-roll", "pass")
    game.rolls("6 N N N N").play("team re-roll")
    assert game.ball == "22,3"
    assert game.done()


@pytest.mark.rule("bb2020/skill.hail-mary-pass.limits")
def test_a_hail_mary_may_be_fumbled():
    game = hail_mary("1 N")
    assert game.ball == "5,6"
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.hail-mary-pass.limits")
def test_with_the_ruler_he_still_passes_as_usual():
    game = passed("7,7", "4 3", "Hail Mary Pass")
    assert game.shows("home 2 7,7 ball / feats home 1 completion")
    assert game.done()


# --- Cloud Burster, Very Long Legs ------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.cloud-burster.re-roll")
def test_cloud_burster_has_a_successful_interference_rolled_again():
    game = passed("13,7", "6", "Cloud Burster", "away 1 9,7")
    game.rolls("6").play("intercept with away 1")
    assert game.asked("home", "use skill", "Cloud Burster")
    game.rolls("5 3").play("use Cloud Burster")
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("bb2020/skill.cloud-burster.re-roll")
def test_he_may_succeed_again_and_nothing_more_is_rolled():
    game = passed("13,7", "6", "Cloud Burster", "away 1 9,7")
    game.rolls("6 6 4").play("intercept with away 1", "use Cloud Burster")
    assert game.ball == "away 1"
    assert game.done()


@pytest.mark.rule("bb2020/skill.cloud-burster.re-roll")
def test_not_at_short_range():
    game = passed("11,7", "6", "Cloud Burster", "away 1 8,7")
    game.rolls("6 4").play("intercept with away 1")
    assert game.ball == "away 1"
    assert game.done()


@pytest.mark.rule("bb2020/skill.very-long-legs.cloud-burster")
def test_not_against_very_long_legs():
    game = passed("13,7", "6", "Cloud Burster", "away 1 9,7 Very Long Legs")
    game.rolls("6 4").play("intercept with away 1")
    assert game.ball == "away 1"
    assert game.done()


@pytest.mark.rule("bb2020/skill.very-long-legs.interference", "bb2020/skill.extra-arms.bonus")
@pytest.mark.parametrize("skill, need", [("Very Long Legs", 4), ("Extra Arms", 5)])
def test_skills_that_help_to_interfere(skill: str, need: int):
    # AG 3+ against an accurate pass: 6.
    missed = passed("11,7", "6", "", f"away 1 8,7 ag3 {skill}")
    missed.rolls([need - 1, 3]).play("intercept with away 1")
    assert missed.ball == "home 2"
    assert missed.done()
    got = passed("11,7", "6", "", f"away 1 8,7 ag3 {skill}")
    got.rolls([need, 4]).play("intercept with away 1")
    assert got.ball == "away 1"
    assert got.done()


# --- Nerves of Steel --------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.nerves-of-steel.ignore")
def test_nerves_of_steel_ignores_markers_when_passing_and_catching():
    game = pitch(
        "home 1 5,7 pa4 Nerves of Steel ball / home 2 7,7 Nerves of Steel / away 1 4,7"
        " / away 2 8,7 / away 3 7,8",
        dice="4 3",
    )
    game.play("home 1 pass", "pass the ball", "pass to 7,7")
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("bb2020/skill.nerves-of-steel.ignore")
def test_nerves_of_steel_ignores_markers_when_interfering():
    # AG 2+ against an accurate pass 5+, and to catch it then 3+.
    game = passed("11,7", "6", "", "away 1 8,7 ag2 Nerves of Steel / home 3 8,8 / home 4 7,8")
    game.rolls("5 3").play("intercept with away 1")
    assert game.ball == "away 1"
    assert game.done()


@pytest.mark.rule("bb2020/skill.nerves-of-steel.ignore")
def test_nerves_of_steel_pick_nothing_up():
    game = pitch("home 1 5,5 Nerves of Steel / away 1 7,5 / ball 6,5", "3 N")
    game.play("home 1 move", "move 6,5")
    assert game.told("home 1: pick-up 4+, rolled 3, failed")
    assert game.done()


@pytest.mark.rule("bb2020/skill.disturbing-presence.minus", "bb2020/skill.nerves-of-steel.ignore")
def test_nothing_helps_against_a_disturbing_presence():
    # The pass needs 5, the catch 4: both are within three squares of the one who lies there.
    game = pitch(
        "home 1 5,7 pa4 Nerves of Steel ball / home 2 8,7 Nerves of Steel"
        " / away 1 6,9 prone Disturbing Presence",
        dice="4 N N N N",
    )
    game.play("home 1 pass", "pass the ball", "pass to 8,7")
    assert game.ball == "8,3"
    assert game.done()
    caught = pitch(
        "home 1 5,7 pa4 ball / home 2 8,7 / away 1 6,9 stunned Disturbing Presence", dice="5 3 N"
    )
    caught.play("home 1 pass", "pass the ball", "pass to 8,7")
    assert caught.ball == "8,6"
    assert caught.done()


# --- catching ---------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.catch.re-roll", "bb2020/skill.monstrous-mouth.catch")
@pytest.mark.parametrize("skill", ["Catch", "Monstrous Mouth"])
def test_a_failed_catch_may_be_re_rolled(skill: str):
    game = pitch(f"home 1 5,7 ball / home 2 6,7 {skill}", dice="2")
    game.play("home 1 hand-off", "hand off to home 2")
    assert game.asked("home", "re-roll", "catch")
    game.rolls("3").play(f"re-roll with {skill}")
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("bb2020/skill.catch.re-roll")
def test_catch_helps_to_make_a_deflection_an_interception_only():
    game = passed("11,7", "6", "", "away 1 8,7 Catch")
    game.rolls("5 3").play("intercept with away 1")  # no re-roll of the interference
    assert game.ball == "home 2"
    assert game.done()
    caught = passed("11,7", "6", "", "away 1 8,7 Catch")
    caught.rolls("6 3").play("intercept with away 1")
    assert caught.asked("away", "re-roll", "catch")
    caught.rolls("4").play("re-roll with Catch")
    assert caught.ball == "away 1"
    assert caught.done()


# --- Fumblerooskie ----------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.fumblerooskie.drop")
def test_he_leaves_the_ball_in_a_square_he_moves_out_of():
    game = pitch("home 1 5,7 Fumblerooskie ball / away 1 20,1")
    game.play("home 1 move", "move 6,7", "Fumblerooskie to 7,7")
    assert game.shows("home 1 7,7 / ball 6,7")
    game.play("move 8,7", "stop")
    assert game.asked("home", "turn")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.fumblerooskie.drop")
def test_also_in_a_blitz_and_with_a_ball_he_has_just_picked_up():
    game = pitch("home 1 5,7 Fumblerooskie / ball 6,7 / away 1 9,7", dice="3")
    game.play("home 1 blitz", "move 6,7", "Fumblerooskie to 7,7")
    assert game.shows("home 1 7,7 / ball 6,7")
    assert game.done()


@pytest.mark.rule("bb2020/skill.fumblerooskie.drop")
def test_not_in_other_actions_and_not_without_the_ball():
    game = pitch("home 1 5,7 Fumblerooskie ball / home 2 1,1").play("home 1 pass")
    assert game.refuses("Fumblerooskie to 6,7")
    empty = pitch("home 1 5,7 Fumblerooskie / home 2 1,1").play("home 1 move")
    assert empty.refuses("Fumblerooskie to 6,7")


@pytest.mark.rule("bb2020/skill.fumblerooskie.drop")
def test_if_he_falls_then_the_ball_lies_still_behind_him():
    game = pitch("home 1 5,7 Fumblerooskie ball / away 1 4,7", dice="2 1 1")
    game.play("home 1 move", "Fumblerooskie to 6,7")
    assert game.shows("home 1 6,7 prone / ball 5,7")
    assert game.turnover  # for the fall
    assert game.done()


@pytest.mark.rule("bb2020/skill.fumblerooskie.drop", "bb2020/skill.tentacles.hold")
def test_if_he_is_held_he_keeps_it():
    game = pitch("home 1 5,7 Fumblerooskie ball / away 1 4,7 Tentacles", dice="6")
    game.play("home 1 move", "Fumblerooskie to 6,7", "away: away 1 uses Tentacles")
    assert game.shows("home 1 5,7 ball")
    assert game.done()


@pytest.mark.rule("bb2020/skill.fumblerooskie.drop")
def test_he_may_leave_the_ball_behind_when_he_jumps():
    game = pitch("home 1 5,7 Fumblerooskie ball / away 1 6,7 prone / away 2 20,1", "3")
    game.play("home 1 move")
    assert game.offers("Fumblerooskie to 7,7")
    game.play("Fumblerooskie to 7,7")
    assert game.shows("home 1 7,7 up / ball 5,7")
    assert game.done()


@pytest.mark.rule("bb2020/skill.fumblerooskie.drop")
@pytest.mark.parametrize(("rushes", "steps"), [(1, True), (2, False)])
def test_without_movement_there_is_nowhere_to_leave_it(rushes: int, steps: bool):
    game = pitch(
        "home 1 5,7 ma2 Fumblerooskie ball / away 1 6,7 prone / away 2 20,1 / "
        f"acting home 1 move moved 2 rushes {rushes}"
    )
    assert game.refuses("Fumblerooskie to 7,7")
    assert (game.offers if steps else game.refuses)("Fumblerooskie to 5,8")


# --- Running Pass -----------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.running-pass.move")
def test_after_a_caught_quick_pass_he_moves_on():
    game = pitch("home 1 5,7 pa4 ma4 Running Pass ball / home 2 8,7 / away 1 20,1", dice="4 3")
    game.play("home 1 pass", "move 6,7", "pass the ball", "pass to 8,7")
    assert game.asked("home", "action", "home 1")
    assert game.refuses("pass the ball", "hand off to home 2")
    game.play("move 6,8", "move 6,9", "move 6,10", "stop")
    assert game.shows("home 1 6,10 used / home 2 8,7 ball")
    assert game.asked("home", "turn")
    assert game.refuses("home 2 pass")
    assert game.done()


@pytest.mark.rule("bb2020/skill.running-pass.move")
@pytest.mark.parametrize(
    "thrower, to, dice",
    [
        ("ma4", "10,7", "5 3"),  # a short pass
        ("ma0", "7,7", "4 3"),  # no movement left
    ],
)
def test_not_after_a_longer_pass_or_without_movement(thrower: str, to: str, dice: str):
    game = passed(to, dice, f"{thrower} Running Pass")
    assert game.ball == "home 2"
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.running-pass.move")
def test_not_if_nobody_caught_it():
    game = passed("7,7", "4 2 N", "Running Pass")
    assert game.ball == "7,6"
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.running-pass.move", "bb2020/scoring.at-once")
def test_a_touchdown_comes_first():
    game = pitch("home 1 23,7 pa4 Running Pass ball / home 2 25,7", dice="4 3", seed=1)
    game.play("home 1 pass", "pass the ball", "pass to 25,7")
    assert game.score == (1, 0)


# --- runs that are nobody's activation --------------------------------------------------------


@pytest.mark.rule("bb2020/skill.diving-tackle.minus-two", "bb2020/skill.on-the-ball.pass")
def test_nobody_dives_at_who_runs_for_the_ball():
    game = pitch(
        "home 1 5,7 ball / home 2 19,9 Diving Tackle / home 3 10,10 / away 1 20,10 On the Ball",
        "3, 6, 6",
    )
    game.play("home 1 pass", "pass the ball", "pass to 10,10", "away 1 uses On the Ball")
    game.play("move 21,11", "stop")
    assert game.shows("away 1 21,11 up / home 3 ball 10,10")
    assert game.done()


@pytest.mark.rule("bb2020/skill.prehensile-tail.minus", "bb2020/skill.on-the-ball.pass")
def test_no_tail_catches_who_runs_for_the_ball():
    game = pitch(
        "home 1 5,7 ball / home 2 19,9 Prehensile Tail / home 3 10,10 / away 1 20,10 On the Ball",
        "3, 6, 6",
    )
    game.play("home 1 pass", "pass the ball", "pass to 10,10", "away 1 uses On the Ball")
    game.play("move 21,11", "stop")
    assert game.shows("away 1 21,11 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.diving-tackle.minus-two", "bb2020/skill.on-the-ball.pass")
def test_nor_at_one_who_jumps_on_his_way():
    game = pitch(
        "home 1 5,7 ball / home 2 19,9 Diving Tackle / home 3 10,10 / home 4 21,10 prone"
        " / away 1 20,10 On the Ball",
        "4, 6, 6",
    )
    game.play("home 1 pass", "pass the ball", "pass to 10,10", "away 1 uses On the Ball")
    game.play("leap 22,10", "stop")
    assert game.shows("away 1 22,10 up")
    assert game.done()
