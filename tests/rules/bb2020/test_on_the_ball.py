"""On the Ball: three squares while the ball is in the air."""

from __future__ import annotations

import pytest
from table import Scene, pitch


@pytest.mark.rule("bb2020/skill.on-the-ball.pass")
def test_after_the_target_is_named_he_moves_up_to_three_squares():
    game = pitch("home 1 5,7 pa4 ball / home 2 11,7 / away 1 8,10 On the Ball / away 9 1,1")
    game.play("home 1 pass", "pass the ball", "pass to 11,7")
    assert game.asked("away", "on the ball", "home 1")
    game.play("away 1 uses On the Ball", "move 8,9", "move 8,8")
    game.rolls("6").play("move 8,7")
    assert game.shows("away 1 8,7")
    assert game.asked("away", "intercept")  # the throw came after the moves
    game.rolls("2 3").play("intercept with away 1")
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("bb2020/skill.on-the-ball.pass")
def test_he_may_go_anywhere_and_stop_when_he_likes():
    game = pitch("home 1 5,7 pa4 ball / home 2 7,7 / away 1 20,10 On the Ball", dice="")
    game.play("home 1 pass", "pass the ball", "pass to 7,7", "away 1 uses On the Ball")
    assert game.asked("away", "on the ball step", "away 1")
    game.rolls("4 3").play("move 21,10", "stop")
    assert game.shows("away 1 21,10 / home 2 7,7 ball")
    assert game.done()


@pytest.mark.rule("bb2020/skill.on-the-ball.pass")
def test_several_may_and_nobody_has_to():
    scene = (
        "home 1 5,7 pa4 ball / home 2 7,7 / away 1 20,10 On the Ball / away 2 20,4 On the Ball"
        " / away 3 18,4 prone On the Ball / away 4 18,6 dazed On the Ball"
        " / away 5 18,8 rooted On the Ball"
    )
    game = pitch(scene).play("home 1 pass", "pass the ball", "pass to 7,7")
    assert game.options() == [
        "away 1 uses On the Ball", "away 2 uses On the Ball", "nobody",
    ]  # fmt: skip
    game.play("away 2 uses On the Ball", "move 19,4", "stop")
    game.play("away 1 uses On the Ball", "move 19,10")
    game.rolls("4 3").play("stop")
    assert game.shows("away 1 19,10 / away 2 19,4 / home 2 7,7 ball")
    assert game.done()
    declined = pitch(scene, dice="").play("home 1 pass", "pass the ball", "pass to 7,7")
    declined.rolls("4 3").play("away: nobody")
    assert declined.ball == "home 2"
    assert declined.done()


@pytest.mark.rule("bb2020/skill.on-the-ball.pass")
def test_also_before_a_hail_mary():
    game = pitch("home 1 5,7 Hail Mary Pass ball / home 2 22,7 / away 1 20,10 On the Ball")
    game.play("home 1 pass", "pass the ball", "Hail Mary Pass to 22,7")
    assert game.asked("away", "on the ball", "home 1")


@pytest.mark.rule("bb2020/skill.on-the-ball.pass", "bb2020/jump.cost")
def test_who_is_on_the_ball_may_jump_for_two_of_his_three_squares():
    # MA 1: the jump costs nothing but two of the three squares, so that nobody rushes.
    game = pitch(
        "home 1 12,7 ma1 On the Ball / home 2 11,7 prone / away 1 15,2 pa2 ball / away 2 20,2 / "
        "turn away 1",
        "3 6 N",
    )
    game.play("away 1 pass", "pass the ball", "pass to 17,2")
    assert game.asked("home", "on the ball")
    game.play("home 1 uses On the Ball")
    assert game.offers("leap 10,7")
    game.play("leap 10,7")
    assert game.shows("home 1 10,7 up")
    assert game.offers("move 9,7")
    assert game.refuses("leap 12,7")
    game.play("stop")
    assert game.done()


@pytest.mark.rule("bb2020/skill.on-the-ball.pass")
def test_the_last_of_three_squares_is_no_jump():
    game = pitch(
        "home 1 8,7 On the Ball / home 2 11,7 prone / away 1 15,2 pa2 ball / turn away 1", ""
    )
    game.play("away 1 pass", "pass the ball", "pass to 17,2", "home 1 uses On the Ball")
    game.play("move 9,7")
    assert game.refuses("leap 11,7")
    game.play("move 10,7")
    assert game.offers("move 10,8", "stop")
    assert game.refuses("leap 12,7")


@pytest.mark.rule("bb2020/skill.on-the-ball.pass")
def test_the_last_two_of_three_squares_may_be_a_jump():
    game = pitch("home 1 9,7 On the Ball / home 2 11,7 prone / away 1 15,2 ball / turn away 1")
    game.play("away 1 pass", "pass the ball", "pass to 17,2", "home 1 uses On the Ball")
    game.play("move 10,7")
    assert game.offers("leap 12,7")


@pytest.mark.rule("bb2020/skill.on-the-ball.pass", "bb2020/skill.shadowing.free")
def test_who_runs_for_the_ball_may_be_shadowed_but_not_by_the_thrower():
    game = pitch(
        "home 1 5,5 pa2 Shadowing ball / home 2 7,5 ma8 Shadowing / home 3 2,2 / "
        "away 1 6,5 On the Ball",
        "6 6 6 N",
    )
    game.play("home 1 pass", "pass the ball", "pass to 3,3", "away 1 uses On the Ball")
    game.play("move 6,6")
    assert game.asked("home", "shadow")
    assert game.options() == ["home 2 uses Shadowing", "nobody"]


@pytest.mark.rule("bb2020/skill.on-the-ball.fall")
def test_who_falls_ends_it_for_the_others_but_not_the_turn():
    game = pitch(
        "home 1 5,7 pa4 ball / home 2 7,7 / home 3 20,11 / away 1 20,10 On the Ball"
        " / away 2 20,4 On the Ball"
    )
    game.play("home 1 pass", "pass the ball", "pass to 7,7", "away 1 uses On the Ball")
    game.rolls("2 1 1 4 3").play("move 20,9")
    assert game.shows("away 1 20,9 prone / away 2 20,4 up / home 2 7,7 ball")
    assert game.asked("home", "turn")
    assert not game.turnover
    assert game.done()


DUMP = "active away / home 1 5,7 pa4 Dump-off {skills} ball / home 2 7,7 / away 1 4,7 / {more}"


def dumped(dice: str, skills: str = "", more: str = "away 9 20,1") -> Scene:
    return pitch(DUMP.format(skills=skills, more=more), dice=dice)


@pytest.mark.rule("bb2020/skill.on-the-ball.fall")
def test_falling_at_a_dump_off_is_a_turnover():
    game = dumped("", more="home 3 20,11 / away 2 20,10 On the Ball")
    game.play("away 1 block", "block home 1", "pass to 7,7", "away 2 uses On the Ball")
    # The pass under way is still settled; the block is not made any more.
    game.rolls("2 1 1 5 3").play("move 20,9")
    assert game.shows("away 2 20,9 prone / home 2 7,7 ball / home 1 5,7 up")
    assert game.turnover
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.on-the-ball.fall")
def test_falling_at_a_dump_off_saves_the_thrower_from_a_stab_and_from_two_blocks():
    for skill in ("Stab", "Multiple Block"):
        game = pitch(
            "home 1 5,7 Dump-off ball / home 2 7,7 / home 3 20,11 / home 4 5,8"
            f" / away 1 4,7 {skill} / away 2 20,10 On the Ball / active away"
        )
        game.play("away 1 block", f"{skill} on home 1", "pass to 7,7", "away 2 uses On the Ball")
        game.rolls("2 1 1 6 3").play("move 20,9")
        assert game.shows("home 1 5,7 up / home 4 5,8 up / home 2 7,7 ball")
        assert game.turnover
        assert game.done()


@pytest.mark.rule("bb2020/skill.on-the-ball.kick-off")
def test_a_kick_off_return_counts_its_squares():
    game = pitch(
        "home 1 12,6 / away 1 13,6 / away 2 20,9 On the Ball / phase kick / kicking home / "
        "turns 0 0",
        "N 1",
    )
    game.play("kick to 18,7", "away 2 uses On the Ball")
    counted = []
    for square in ("19,8", "18,8", "17,8"):
        assert game.question is not None
        counted.append(game.question.number)
        if len(counted) < 3:
            game.play(f"move {square}")
    assert counted == [3, 2, 1]


@pytest.mark.rule("bb2020/skill.shadowing.free", "bb2020/skill.on-the-ball.pass")
def test_who_runs_for_a_pass_may_be_shadowed():
    position = "home 1 5,5 ball / home 2 9,5 Shadowing / home 3 7,5 / away 1 10,5 On the Ball"
    game = pitch(position, "3 6")
    game.play("home 1 pass", "pass the ball", "pass to 7,5", "away 1 uses On the Ball", "move 11,5")
    game.play("home: home 2 uses Shadowing")
    assert game.shows("home 2 10,5 / away 1 11,5")
    assert game.asked("away", "on the ball step")
    assert game.done()


@pytest.mark.rule("bb2020/skill.shadowing.free")
def test_the_thrower_himself_has_his_hands_full():
    position = "home 1 5,5 ball Shadowing / home 3 7,3 / away 1 6,6 On the Ball"
    game = pitch(position, "3")
    game.play("home 1 pass", "pass the ball", "pass to 7,3", "away 1 uses On the Ball", "move 7,7")
    assert game.asked("away", "on the ball step")
    assert game.done()
