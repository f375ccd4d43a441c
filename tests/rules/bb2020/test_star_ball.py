"""Rules of stars about the ball and about throwing."""

import pytest
from table import Scene, pitch


@pytest.mark.rule("bb2020/star.shot-to-nothing")
def test_a_shot_to_nothing_is_a_hail_mary_pass():
    game = pitch(
        "home 1 2,5 pa2 Shot to Nothing ball / home 2 23,5 / away 1 10,12", dice="6, E W N, S, 6"
    )
    game.play("home 1 pass", "use Shot to Nothing", "pass the ball", "Hail Mary Pass to 23,5")
    assert game.told("passes to 23,5")
    assert "Hail Mary Pass" not in [skill.name for skill in game.table.profiles[0].skills]
    assert game.done()


@pytest.mark.rule("bb2020/star.shot-to-nothing")
def test_a_shot_to_nothing_comes_once_a_match():
    game = pitch("home 1 2,5 Shot to Nothing ball / home 2 23,5 / away 1 10,12")
    game.play("home 1 pass", "use Shot to Nothing", "stop", "end turn", "end turn", "home 1 pass")
    assert game.asked("home", "action")


@pytest.mark.rule("bb2020/star.excuse-me-are-you-a-zoat")
def test_a_zoat_has_hypnotic_gaze_for_once():
    game = pitch(
        "home 1 5,5 ag4 Excuse Me, Are You a Zoat? / home 2 2,2 / away 1 7,5 / away 2 20,2",
        dice="4",
    )
    game.play("home 1 gaze", "name away 1", "move 6,5", "Hypnotic Gaze on away 1")
    assert game.shows("away 1 7,5 up hypnotised")
    game.play("end turn", "end turn")
    assert game.refuses("home 1 gaze")
    assert game.done()


BLAST = "home 1 2,5 pa2 Hail Mary Pass Blast It! ball / home 2 20,5 ag3 / away 1 10,12"


@pytest.mark.rule("bb2020/star.blast-it")
def test_blast_it_rolls_the_scatter_again_and_helps_the_catcher():
    # A catch of a scattered ball is at -1; with the help of the star a 3 is enough for AG 3+.
    game = pitch(BLAST, dice="6, N S, E, W, 3")
    game.play("home 1 pass", "pass the ball", "Hail Mary Pass to 20,4", "use Blast It!")
    game.play("do not use Blast It!", "do not use Blast It!")
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("bb2020/star.blast-it")
def test_blast_it_is_for_one_pass_a_match():
    game = pitch(BLAST, dice="6, N S, E, W, 3")
    game.play("home 1 pass", "pass the ball", "Hail Mary Pass to 20,4", "use Blast It!")
    game.play("do not use Blast It!", "do not use Blast It!")
    game.table.give_ball(game.player("home 1"))
    game.rolls("6 N S S 4")
    game.play("end turn", "end turn", "home 1 pass", "pass the ball", "Hail Mary Pass to 20,4")
    assert game.told("home 2: catch 4+, rolled 4, passed")
    assert game.done()


@pytest.mark.rule("bb2020/star.blast-it", "bb2020/passing.wildly-inaccurate")
def test_a_wild_throw_is_not_blasted_anywhere_else():
    game = pitch(
        "home 1 5,5 pa4 Hail Mary Pass Blast It! ball / home 2 20,5 / away 1 10,12", dice="2 N 2 W"
    )
    game.play("home 1 pass", "pass the ball", "Hail Mary Pass to 20,4")
    assert game.ball == "4,3"
    assert game.done()


@pytest.mark.rule("bb2020/star.reliable")
def test_a_reliable_thrower_drops_nobody_hard():
    game = pitch(
        "home 1 5,5 st7 pa4 Throw Team-mate Reliable / home 2 6,5 st2 av7 Right Stuff ball"
        " / away 1 20,5",
        dice="1, N",
    )
    game.play("home 1 throw team-mate", "throw home 2", "throw home 2 to 8,5")
    assert game.shows("home 2 5,4 up ball")
    assert not game.turnover
    assert game.done()


TEAM = "home 1 5,7 st5 pa4 {thrower} Throw Team-mate / home 2 6,7 st2 ag3 Right Stuff / away 9 20,1"


def thrown(dice: str, to: str, thrower: str) -> Scene:
    game = pitch(TEAM.format(thrower=thrower), dice=dice)
    return game.play("home 1 throw team-mate", "throw home 2", f"throw home 2 to {to}")


@pytest.mark.rule("bb2020/star.reliable")
def test_a_reliable_star_drops_gently_and_throws_like_others():
    game = thrown("4 N S N 2 1 1", "8,7", "Reliable")
    assert game.told("home 2: landing 3+, rolled 2, failed")
    assert game.done()


YOINK = (
    "home 1 5,5 pa3 ball / home 2 9,5 / away 1 7,5 {skills} Yoink! / away 2 20,2"
)


@pytest.mark.rule("bb2020/star.yoink")
def test_yoink_intercepts_on_a_two():
    game = pitch(YOINK.format(skills=""), dice="6 2")
    game.play("home 1 pass", "pass the ball", "pass to 9,5", "intercept with away 1", "use Yoink!")
    assert game.ball == "away 1"
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/star.yoink")
def test_yoink_fails_on_a_one_and_there_is_no_other_attempt():
    game = pitch(YOINK.format(skills=""), dice="6 1 6")
    game.play("home 1 pass", "pass the ball", "pass to 9,5", "intercept with away 1", "use Yoink!")
    assert game.ball == "home 2"
    assert game.table.used_up != ()
    assert game.done()


BITE = "home 1 5,5 pa3 ball / home 2 7,5 av9 / away 1 8,5 Quick Bite / away 2 20,2"


@pytest.mark.rule("bb2020/star.quick-bite")
def test_a_quick_bite_takes_the_ball_from_a_catcher():
    game = pitch(BITE, dice="6 6, 5 4, 3 3")
    game.play("home 1 pass", "pass the ball", "pass to 7,5", "away: use Quick Bite")
    assert game.ball == "away 1"
    assert game.shows("home 2 7,5 stunned")
    assert not game.turnover
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/star.quick-bite")
def test_a_quick_bite_follows_a_hand_off_too():
    game = pitch(BITE.replace("home 1 5,5", "home 1 6,4"), dice="6, 5 4, 3 3")
    game.play("home 1 hand-off", "hand off to home 2", "away: use Quick Bite")
    assert game.ball == "away 1"
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/star.quick-bite")
def test_a_quick_bite_that_does_not_break_armour_changes_nothing():
    game = pitch(BITE, dice="6 6, 4 4")
    game.play("home 1 pass", "pass the ball", "pass to 7,5", "away: use Quick Bite")
    assert game.ball == "home 2"
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/star.quick-bite")
def test_a_quick_bite_is_for_opponents_he_marks():
    game = pitch(BITE.replace("away 1 8,5", "away 1 9,5"), dice="6 6")
    game.play("home 1 pass", "pass the ball", "pass to 7,5")
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("bb2020/star.quick-bite", "bb2020/scoring.opponents-turn")
def test_a_quick_bite_in_the_end_zone_scores():
    game = pitch(
        "home 1 4,5 pa3 ball / home 2 1,5 av9 / away 1 0,5 Quick Bite / away 2 20,2 / turn home 3",
        dice="6 6, 5 4, 3 3",
    )
    game.play("home 1 pass", "pass the ball", "pass to 1,5", "away: use Quick Bite")
    assert game.score == (0, 1)
    assert game.done()
