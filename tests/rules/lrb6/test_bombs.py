"""Bombardier: bombs thrown, caught, thrown back, fumbled, and the blast."""

from __future__ import annotations

import pytest
from table import pitch


def bomb(text: str, dice: str, target: str = "10,7", thrower: str = ""):
    """Home 1 throws a bomb from 5,7; to 10,7 is short range: 4+ for AG 3."""
    game = pitch(f"home 1 5,7 Bombardier {thrower} / {text}", dice=dice)
    return game.play("home 1 special", f"pass to {target}")


# --- the throw --------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.bombardier.throw")
def test_a_bomb_is_a_whole_action_without_a_move():
    game = pitch("home 1 5,7 Bombardier / away 1 20,7", dice="4")
    assert game.offers("home 1 special")
    game.play("home 1 special")
    assert game.offers("pass to 10,7", "pass to 18,7")
    assert game.refuses("move 6,7", "stop", "pass to 19,7")
    game.play("pass to 10,7")
    assert game.told("the bomb explodes at 10,7")
    assert game.refuses("home 1 move", "home 1 special")  # he may not act again
    assert game.asked("home", "turn")  # no turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.bombardier.throw")
@pytest.mark.parametrize("state", ["prone", "stunned"])
def test_he_must_be_standing(state):
    game = pitch(f"home 1 5,7 Bombardier {state} / away 1 20,7")
    assert game.refuses("home 1 special")


@pytest.mark.rule("lrb6/skill.bombardier.throw")
def test_only_with_the_trait():
    game = pitch("home 1 5,7 / away 1 20,7")
    assert game.refuses("home 1 special")


@pytest.mark.rule("lrb6/skill.bombardier.throw")
def test_it_is_not_the_pass_action_of_the_turn():
    game = bomb("home 2 5,12 ball / home 3 8,12 / away 1 20,7", "4 3 3")
    game.play("home 2 pass", "pass the ball", "pass to 8,12")
    assert game.ball == "home 3"
    assert game.done()


@pytest.mark.rule("lrb6/skill.bombardier.throw")
@pytest.mark.parametrize(
    "target, thrower, text, need",
    [
        ("8,7", "", "away 1 20,7", 3),
        ("13,7", "", "away 1 20,7", 5),
        ("10,7", "Stunty", "away 1 20,7", 5),
        ("10,7", "Accurate", "away 1 20,7", 3),
        ("13,7", "Strong Arm", "away 1 20,7", 4),
        ("10,7", "", "weather very sunny", 5),
        ("10,7", "", "away 1 4,6", 5),
        ("10,7", "Nerves of Steel", "away 1 4,6", 4),
        ("10,7", "", "away 1 5,10 Disturbing Presence", 5),
    ],
)
def test_the_rules_of_a_pass_apply(target, thrower, text, need):
    hit = bomb(text, f"{need}", target, thrower)
    assert hit.told(f"the bomb explodes at {target}")
    assert hit.done()
    miss = bomb(text, f"{need - 1} N N N", target, thrower)
    assert miss.told(f"the bomb explodes at {target.replace(',7', ',4')}")
    assert miss.done()


@pytest.mark.rule("lrb6/skill.bombardier.throw", "lrb6/skill.pass.re-roll")
def test_pass_re_rolls_a_bomb():
    game = bomb("away 1 20,7", "1 4", thrower="Pass").play("re-roll with Pass")
    assert game.told("the bomb explodes at 10,7")
    assert game.done()


@pytest.mark.rule("lrb6/skill.bombardier.throw", "lrb6/skill.hail-mary-pass.throw")
def test_hail_mary_with_a_bomb():
    game = pitch("home 1 5,7 Bombardier Hail Mary Pass / away 1 22,10", dice="2 N N N")
    game.play("home 1 special", "Hail Mary Pass to 22,7")
    assert game.told("the bomb explodes at 22,4")
    assert game.done()


@pytest.mark.rule("lrb6/skill.bombardier.throw", "lrb6/weather.blizzard-passing")
def test_a_blizzard_shortens_the_throw_of_a_bomb():
    game = pitch("home 1 5,7 Bombardier Hail Mary Pass / away 1 20,7 / weather blizzard")
    game.play("home 1 special")
    assert game.offers("pass to 11,7")
    assert game.refuses("pass to 12,7", "Hail Mary Pass to 20,7")


# --- caught and thrown on ---------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.bombardier.catch")
def test_whoever_catches_it_must_throw_it_again_at_once():
    game = bomb("away 1 10,7 / home 2 5,8", "4")
    assert game.asked("away", "catch the bomb", "away 1")
    # 4+, +1; thrown back: short, 4+, into the empty square 6,9 beside home 2, who is missed (3).
    game.rolls("3 4 3").play("yes")
    assert game.asked("away", "bomb", "away 1")
    assert game.refuses("stop")
    game.play("pass to 6,9")
    assert game.told("the bomb explodes at 6,9")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.bombardier.catch", "lrb6/skill.bombardier.turnover")
def test_a_bomb_thrown_back_at_the_bomber_is_a_turnover():
    # He may decline to catch it; it explodes in his square.
    game = bomb("away 1 10,7", "4, 3, 4, 1 2")
    game.play("away: yes", "pass to 5,7", "home: no")
    assert game.shows("home 1 5,7 prone")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.bombardier.catch")
def test_the_catcher_acts_out_of_turn_and_free():
    # A team-mate who has acted may catch and throw it; one who has not may still act.
    game = bomb("home 2 10,7 / away 1 20,7", "4 3 4").play("yes", "pass to 15,7")
    assert game.told("the bomb explodes at 15,7")
    assert game.offers("home 2 move", "home 2 blitz")
    assert game.done()
    game = bomb("home 2 10,7 used / away 1 20,7", "4 3 4").play("yes", "pass to 15,7")
    assert game.done()


@pytest.mark.rule("lrb6/skill.bombardier.catch")
def test_a_player_holding_the_ball_can_catch_and_throw_a_bomb():
    game = bomb("away 1 10,7 ball / away 2 20,7", "4 3 4").play("yes", "pass to 15,7")
    assert game.ball == "away 1"
    assert game.told("the bomb explodes at 15,7")
    assert game.done()


@pytest.mark.rule("lrb6/skill.bombardier.catch", "lrb6/interception.roll")
def test_an_intercepted_bomb_is_thrown_on_and_is_no_turnover():
    # 6+ to intercept, even with the ball in his hands; thrown on to 11,9 (short, 4+).
    game = bomb("home 2 3,3 / away 1 8,7 ball", "6 4")
    assert game.asked("away", "intercept")
    game.play("intercept with away 1", "pass to 11,9")
    assert game.told("the bomb explodes at 11,9")
    assert game.ball == "away 1"
    assert game.asked("home", "turn")
    assert "interception" not in game.picture()  # nothing is earned with bombs
    assert game.done()


@pytest.mark.rule("lrb6/skill.bombardier.catch", "lrb6/skill.safe-throw.interception")
def test_safe_throw_saves_an_intercepted_bomb():
    game = bomb("home 2 3,3 / away 1 8,7", "6 4 4", thrower="Safe Throw")
    game.play("intercept with away 1")
    assert game.told("the bomb explodes at 10,7")
    assert game.done()


@pytest.mark.rule("lrb6/skill.bombardier.catch", "lrb6/skill.diving-catch.reach")
def test_diving_catch_and_catch_work_on_bombs():
    # Accurate to the empty 10,7: 4+, +1. Caught on the second try.
    game = bomb("away 1 11,8 Diving Catch Catch", "4 2 3 4")
    game.play("away 1 uses Diving Catch", "re-roll with Catch", "pass to 15,8")
    assert game.told("the bomb explodes at 15,8")
    assert game.done()


@pytest.mark.rule("lrb6/skill.bombardier.explode", "lrb6/skill.diving-catch.reach")
def test_a_bomb_dived_for_and_missed_explodes_in_the_divers_square():
    game = bomb("away 1 11,8 Diving Catch / away 2 20,7", "4 2, 1 2")
    game.play("away 1 uses Diving Catch")
    assert game.told("the bomb explodes at 11,8")
    assert game.shows("away 1 11,8 prone")
    assert game.done()


# --- where it explodes ------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.bombardier.explode")
def test_it_explodes_where_a_catch_fails():
    game = bomb("away 1 10,7 / away 2 20,7", "4 2, 1 2").play("yes")
    assert game.told("the bomb explodes at 10,7")
    assert game.shows("away 1 10,7 prone")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.bombardier.explode")
def test_it_explodes_where_a_catch_is_declined():
    game = bomb("away 1 10,7 / away 2 20,7", "4, 1 2").play("no")
    assert game.shows("away 1 10,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.bombardier.explode", "lrb6/skill.no-hands.ball")
@pytest.mark.parametrize("victim", ["prone", "stunned", "dazed", "No Hands"])
def test_it_explodes_on_somebody_who_cannot_catch(victim):
    game = bomb(f"away 1 10,7 {victim} / away 2 20,7", "4, 1 2")  # nobody is asked
    assert game.told("the bomb explodes at 10,7")
    assert len(game.happenings("armour")) == 1
    assert game.done()


@pytest.mark.rule("lrb6/skill.bombardier.explode")
def test_in_the_crowd_it_does_nothing():
    game = pitch("home 1 5,1 Bombardier / away 1 8,0", dice="2 E N E")
    game.play("home 1 special", "pass to 8,1")
    # E to 9,1, N to 9,0, E to 10,0: still on the pitch, two squares from away 1.
    assert game.told("the bomb explodes at 10,0")
    assert game.done()
    game = pitch("home 1 5,1 Bombardier / away 1 8,0", dice="2 E N N")
    game.play("home 1 special", "pass to 8,1")
    assert game.told("the bomb lands in the crowd")
    assert game.shows("away 1 8,0 up")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.bombardier.explode", "lrb6/skill.bombardier.turnover")
@pytest.mark.parametrize(
    "target, dice, thrower",
    [
        ("10,7", "1, 1 2", ""),
        ("13,7", "2, 1 2", ""),  # 2 - 1
        ("13,7", "2, 1 2", "Safe Throw"),  # which is for balls only
    ],
)
def test_fumbled_it_explodes_in_the_throwers_square(target, dice, thrower):
    game = bomb("home 2 15,12", dice, target, thrower)
    assert game.told("the bomb explodes at 5,7")
    assert game.shows("home 1 5,7 prone")
    assert game.turnover
    assert game.done()


# --- the blast --------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.bombardier.blast")
def test_those_beside_it_are_hit_on_four_or_more():
    # Into the empty 10,7; away 1 and 2 beside it, away 3 two squares away. 3 misses, 4 hits.
    game = bomb("away 1 11,6 / away 2 11,8 / away 3 12,7", "4, 3 4, 1 2", target="10,7")
    assert game.shows("away 1 11,6 up / away 2 11,8 prone / away 3 12,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.bombardier.blast")
@pytest.mark.parametrize("state", ["prone", "stunned"])
def test_those_already_down_are_hit_as_well(state):
    game = bomb(f"away 1 11,6 {state}", "4, 4, 5 5, 4 4")
    assert game.where("away 1") == "ko"
    assert game.done()


@pytest.mark.rule("lrb6/skill.bombardier.blast")
def test_a_casualty_of_a_bomb_earns_nobody_anything():
    game = bomb("away 1 11,6", "4, 4, 6 6, 6 6, 1 1")
    assert game.where("away 1") == "injured"
    assert "feats" not in game.picture()
    assert game.done()


@pytest.mark.rule("lrb6/skill.bombardier.blast")
def test_a_ball_carrier_hit_by_the_blast_drops_the_ball():
    game = bomb("away 1 11,6 ball / away 2 20,7", "4, 4, 1 2, N")
    assert game.shows("away 1 11,6 prone / ball 11,5")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.bombardier.turnover")
@pytest.mark.parametrize("face, hit", [(4, True), (3, False)])
def test_a_player_of_the_moving_team_knocked_down_is_a_turnover(face, hit):
    game = bomb("home 2 9,6 / away 1 20,7", f"4, {face}" + ", 1 2" * hit)
    assert game.shows(f"home 2 9,6 {'prone' if hit else 'up'}")
    assert game.turnover is hit
    assert game.done()


@pytest.mark.rule("lrb6/skill.bombardier.turnover")
def test_opponents_knocked_down_are_no_turnover():
    game = bomb("away 1 11,6 / home 2 15,12", "4, 6, 1 2")
    assert game.shows("away 1 11,6 prone")
    assert game.asked("home", "turn")
    assert game.done()
