"""Animosity and No Hands: those who will not, and those who cannot, handle the ball."""

from __future__ import annotations

import pytest
from table import pitch

# An orc with the ball, a goblin and another orc in quick range, and an opponent.
TEAM = (
    "home 1 5,7 ball Animosity race:Orc / home 2 8,7 race:Goblin / home 3 5,10 race:Orc"
    " / away 1 20,7 race:Elf"
)


@pytest.mark.rule("lrb6/skill.animosity.roll")
def test_on_two_or_more_he_passes_to_another_race():
    game = pitch(TEAM, dice="2 3 3").play("home 1 pass", "pass the ball", "pass to 8,7")
    assert game.told("home 1: animosity 2+, rolled 2, passed")
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("lrb6/skill.animosity.roll", "lrb6/skill.animosity.other-target")
def test_on_one_he_refuses_and_may_turn_to_his_own_race():
    game = pitch(TEAM, dice="1 3 3").play("home 1 pass", "pass the ball", "pass to 8,7")
    assert game.asked("home", "pass", "home 1")
    # Only team-mates of his own race; no empty square, no more movement.
    assert game.options() == ["pass to 5,10", "stop"]
    game.play("pass to 5,10")
    assert game.ball == "home 3"
    assert len(game.happenings("animosity")) == 1
    assert game.done()


@pytest.mark.rule("lrb6/skill.animosity.other-target")
def test_otherwise_the_action_is_over_without_a_turnover():
    game = pitch(TEAM, dice="1").play("home 1 pass", "pass the ball", "pass to 8,7", "stop")
    assert game.shows("home 1 5,7 ball used")
    assert game.asked("home", "turn")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.animosity.other-target")
def test_with_nobody_of_his_race_in_range_the_action_is_over_at_once():
    game = pitch(TEAM.replace("5,10", "24,10"), dice="1")
    game.play("home 1 pass", "pass the ball", "pass to 8,7")
    assert game.asked("home", "turn")
    assert game.ball == "home 1"
    assert game.done()


@pytest.mark.rule("lrb6/skill.animosity.other-target", "lrb6/skill.hail-mary-pass.throw")
def test_he_may_turn_to_his_own_race_with_a_hail_mary():
    text = TEAM.replace("Animosity", "Animosity Hail Mary Pass").replace("5,10", "24,10")
    game = pitch(text, dice="1, 2 N N N N")
    game.play("home 1 pass", "pass the ball", "pass to 8,7")
    assert game.options() == ["Hail Mary Pass to 24,10", "stop"]
    game.play("Hail Mary Pass to 24,10")
    assert game.ball == "24,6"
    assert game.done()


@pytest.mark.rule("lrb6/skill.animosity.roll")
@pytest.mark.parametrize(
    "target, dice",
    [
        ("5,10", "3 3"),  # his own race
        ("6,6", "3 N"),  # nobody there
    ],
)
def test_no_roll_for_his_own_race_or_an_empty_square(target, dice):
    game = pitch(TEAM, dice=dice).play("home 1 pass", "pass the ball", f"pass to {target}")
    assert not game.happenings("animosity")
    assert game.done()


@pytest.mark.rule("lrb6/skill.animosity.roll")
def test_no_roll_for_an_opponent():
    game = pitch(TEAM.replace("20,7", "5,4"), dice="3 3")
    game.play("home 1 pass", "pass the ball", "pass to 5,4")
    assert game.ball == "away 1"
    assert not game.happenings("animosity")
    assert game.done()


@pytest.mark.rule("lrb6/skill.animosity.roll")
def test_without_animosity_race_does_not_matter():
    game = pitch(TEAM.replace("Animosity ", ""), dice="3 3")
    game.play("home 1 pass", "pass the ball", "pass to 8,7")
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("lrb6/skill.animosity.roll", "lrb6/re-roll.team")
def test_a_team_re_roll_may_be_used_on_the_refusal():
    game = pitch(f"{TEAM} / rerolls 1 0", dice="1 2 3 3")
    game.play("home 1 pass", "pass the ball", "pass to 8,7", "team re-roll")
    assert game.ball == "home 2"
    assert game.rerolls == (0, 0)
    assert game.done()


@pytest.mark.rule("lrb6/skill.animosity.roll", "lrb6/skill.animosity.other-target")
def test_animosity_in_a_hand_off():
    close = TEAM.replace("8,7", "6,7").replace("5,10", "5,8")
    given = pitch(close, dice="2 3").play("home 1 hand-off", "hand off to home 2")
    assert given.ball == "home 2"
    assert given.done()
    refused = pitch(close, dice="1 3").play("home 1 hand-off", "hand off to home 2")
    assert refused.options() == ["hand off to home 3", "stop"]
    refused.play("hand off to home 3")
    assert refused.ball == "home 3"
    assert refused.done()
    alone = pitch(close.replace("5,8", "15,8"), dice="1")
    alone.play("home 1 hand-off", "hand off to home 2")
    assert alone.shows("home 1 ball 5,7 used")
    assert alone.asked("home", "turn")
    assert alone.done()


# --- No Hands ---------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.no-hands.ball")
def test_no_hands_cannot_pick_up_the_ball():
    game = pitch("home 1 5,7 ag6 No Hands / ball 6,7 / rerolls 2 2", dice="N")
    game.play("home 1 move", "move 6,7")  # no roll, and so no re-roll
    assert game.ball == "6,6"
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.no-hands.ball")
def test_no_hands_fails_every_catch():
    game = pitch("home 1 5,7 ball / home 2 8,7 ag6 No Hands / rerolls 2 2", dice="3 S")
    game.play("home 1 pass", "pass the ball", "pass to 8,7")
    assert game.ball == "8,8"
    assert not game.happenings("catch")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.no-hands.ball", "lrb6/hand-off.catch")
def test_no_hands_drops_a_hand_off():
    game = pitch("home 1 5,7 ball / home 2 6,7 ag6 No Hands", dice="S")
    game.play("home 1 hand-off", "hand off to home 2")
    assert game.ball == "6,8"
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.no-hands.ball", "lrb6/bouncing.player")
def test_a_ball_bouncing_onto_no_hands_bounces_on():
    game = pitch("home 1 5,7 ball / away 1 4,7 No Hands", dice="1 W W")
    game.play("home 1 pass", "pass the ball", "pass to 8,7")
    assert game.ball == "3,7"
    assert game.done()


@pytest.mark.rule("lrb6/skill.no-hands.ball", "lrb6/interception.who")
def test_no_hands_cannot_intercept():
    game = pitch("home 1 5,7 ball / home 2 10,7 / away 1 8,7 ag6 No Hands", dice="4 3")
    game.play("home 1 pass", "pass the ball", "pass to 10,7")
    assert game.ball == "home 2"
    assert game.done()
