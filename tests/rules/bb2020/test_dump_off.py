"""Dump-Off: the ball is gone before the block."""

from __future__ import annotations

import pytest
from table import Scene, pitch


@pytest.mark.rule("bb2020/skill.dump-off.pass", "bb2020/skill.stab.armour")
def test_a_stab_leaves_time_to_dump_the_ball():
    game = pitch(
        "home 1 5,5 Stab / away 1 6,5 pa2 Dump-off ball / away 2 8,5 ag2 / home 2 2,2",
        "3 3 1 2",
    )
    game.play("home 1 block", "Stab on away 1")
    assert game.asked("away", "dump-off", "away 1")
    game.play("pass to 8,5")
    assert game.ball == "away 2"
    assert game.told("home 1 stabs at away 1")
    assert game.done()


@pytest.mark.rule("bb2020/skill.dump-off.pass", "bb2020/scoring.opponents-turn")
@pytest.mark.parametrize("side", ["home", "away"])
def test_a_dumped_ball_that_scores_spares_the_thrower(side: str):
    other = "away" if side == "home" else "home"
    x = (24, 25) if other == "home" else (1, 0)
    back = 20 if other == "home" else 5
    game = pitch(
        f"{side} 1 {x[0]},6 Stab / {side} 2 12,12 / {other} 1 {x[0]},5 pa2 Dump-off ball / "
        f"{other} 2 {x[1]},3 ag2 / {other} 3 {back},1 / turn {side} 3",
        "3 3",
    )
    game.play(f"{side} 1 block", f"Stab on {other} 1", f"pass to {x[1]},3")
    assert not game.happenings("stabs")
    assert game.score == ((1, 0) if other == "home" else (0, 1))
    assert game.done()


@pytest.mark.rule("bb2020/skill.dump-off.pass", "bb2020/blocking.blitz-target")
def test_who_kept_the_ball_when_he_was_named_dumps_it_no_more():
    game = pitch("home 1 5,5 Stab / away 1 6,5 Dump-off ball / away 2 8,5 / home 2 2,2", "1 2")
    game.play("home 1 blitz", "name away 1")
    assert game.asked("away", "dump-off", "away 1")
    game.play("nobody", "Stab on away 1")
    assert game.ball == "away 1"
    assert game.asked("home", "turn")
    assert game.done()


DUMP = "active away / home 1 5,7 pa4 Dump-off {skills} ball / home 2 7,7 / away 1 4,7 / {more}"


def dumped(dice: str, skills: str = "", more: str = "away 9 20,1") -> Scene:
    return pitch(DUMP.format(skills=skills, more=more), dice=dice)


@pytest.mark.rule("bb2020/skill.dump-off.pass")
def test_before_a_block_he_may_throw_a_quick_pass():
    game = dumped("5 3 push").play("away 1 block", "block home 1")
    assert game.asked("home", "dump-off", "home 1")
    assert game.refuses("pass to 10,7")
    game.play("pass to 7,7")  # marked: 5
    assert game.shows("home 2 7,7 ball / feats home 1 completion")
    assert game.asked("away", "push")  # and the block goes on
    assert game.done()


@pytest.mark.rule("bb2020/skill.dump-off.pass")
def test_in_a_blitz_it_is_thrown_as_soon_as_that_is_declared():
    game = dumped("5 3", more="away 2 9,9")
    game.play("away 2 blitz", "name home 1")
    assert game.asked("home", "dump-off", "home 1")
    game.play("pass to 7,7")
    assert game.ball == "home 2"
    assert game.asked("away", "action", "away 2")
    assert game.done()


@pytest.mark.rule("bb2020/skill.dump-off.pass")
def test_he_need_not_and_cannot_without_the_ball():
    game = dumped("push").play("away 1 block", "block home 1", "home: nobody")
    assert game.shows("home 1 5,7 ball")
    assert game.asked("away", "push")
    assert game.done()
    empty = pitch("active away / home 1 5,7 Dump-off / away 1 4,7", dice="push")
    empty.play("away 1 block", "block home 1")
    assert empty.asked("away", "push")
    assert empty.done()


@pytest.mark.rule("bb2020/skill.dump-off.pass", "bb2020/star.the-flashing-blade")
def test_the_ball_is_gone_before_a_flashing_blade_strikes():
    game = pitch(
        "home 1 5,5 The Flashing Blade / away 1 6,5 av9 Dump-off ball / away 2 9,5", "6 6 1 1"
    )
    game.play("home 1 move", "The Flashing Blade on away 1", "away: pass to 9,5")
    assert game.shows("away 2 9,5 ball / away 1 6,5 up")
    assert game.asked("home", "action")
    assert game.done()


@pytest.mark.rule("bb2020/skill.dump-off.pass", "bb2020/star.furious-outburst")
def test_the_ball_is_gone_before_an_outburst_appears():
    game = pitch(
        "home 1 5,5 Stab Furious Outburst / home 2 2,2 / away 1 8,5 av9 Dump-off ball"
        " / away 2 10,5",
        "6 6 1 1",
    )
    game.play("home 1 uses Furious Outburst", "away: pass to 10,5")
    assert game.shows("away 2 10,5 ball / home 1 5,5")
    game.play("Furious Outburst to 7,5", "Furious Outburst to 4,5")
    assert game.done()


@pytest.mark.rule("bb2020/skill.dump-off.pass", "bb2020/star.maximum-carnage")
def test_the_ball_is_gone_before_a_second_chainsaw():
    game = pitch(
        "home 1 5,5 Chainsaw Maximum Carnage / home 2 2,2 / away 1 6,5 av9"
        " / away 2 5,6 av9 Dump-off ball / away 3 7,8",
        "2, 1 1, 6 6, 2, 1 1",
    )
    game.play("home 1 block", "Chainsaw on away 1", "Maximum Carnage on away 2", "pass to 7,8")
    assert game.shows("away 3 7,8 ball")
    assert game.done()


@pytest.mark.rule("bb2020/skill.dump-off.no-turnover", "bb2020/turnovers.never")
@pytest.mark.parametrize(
    "dice, ball",
    [
        ("1 N", "5,6"),  # fumbled
        ("5 2 E", "8,7"),  # not caught
        ("2 N 1 N", "5,5"),  # wild
    ],
)
def test_whatever_happens_nobody_s_turn_ends(dice: str, ball: str):
    game = dumped(f"{dice} push").play("away 1 block", "block home 1", "pass to 7,7")
    assert game.ball == ball
    assert game.asked("away", "push")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.dump-off.no-turnover")
def test_a_dump_off_may_be_intercepted_by_the_moving_team():
    game = dumped("6", more="away 2 6,7").play("away 1 block", "block home 1", "pass to 8,7")
    game.rolls("6 6 push").play("intercept with away 2")
    assert game.ball == "away 2"
    assert game.asked("away", "push")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.pass.re-roll", "bb2020/skill.dump-off.no-turnover")
def test_pass_helps_with_a_dump_off():
    game = dumped("1", "Pass").play("away 1 block", "block home 1", "pass to 7,7")
    game.rolls("5 3 push").play("home: re-roll with Pass")
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("bb2020/skill.animosity.roll", "bb2020/skill.dump-off.pass")
def test_animosity_spoils_a_dump_off():
    game = dumped("1 push", "Animosity (all team-mates)")
    game.play("away 1 block", "block home 1", "pass to 7,7")
    assert game.ball == "home 1"
    assert game.asked("away", "push")
    assert game.done()
