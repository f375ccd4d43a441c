"""Bombardiers: the throw, the catch, the explosion."""

from __future__ import annotations

import pytest
from table import Scene, pitch


def bombed(to: str, dice: str, more: str = "", bomber: str = "") -> Scene:
    game = pitch(f"home 1 5,7 pa4 Bombardier {bomber} / {more or 'away 9 20,1'}", dice=dice)
    return game.play("home 1 uses Bombardier", f"pass to {to}")


# --- the action -------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.bombardier.throw")
def test_a_standing_bombardier_throws_without_moving():
    game = pitch("home 1 5,7 Bombardier / home 2 9,9 prone Bombardier / away 1 20,7", dice="6")
    assert game.refuses("home 2 uses Bombardier")
    game.play("home 1 uses Bombardier")
    assert game.asked("home", "bomb", "home 1")
    game.play("pass to 12,7")
    assert game.told("the bomb explodes at 12,7")
    assert game.shows("home 1 5,7 used")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.bombardier.throw")
def test_one_bomb_a_turn_besides_the_pass():
    game = bombed("8,7", "6", "home 2 2,2 Bombardier / home 3 3,3 ball / away 9 20,1")
    assert game.refuses("home 2 uses Bombardier", "home 1 move")
    assert game.offers("home 3 pass")
    passed = pitch("home 1 5,7 Bombardier / home 3 3,3 / used pass")
    assert passed.offers("home 1 uses Bombardier")
    assert game.done()


@pytest.mark.rule("bb2020/skill.bombardier.throw")
@pytest.mark.parametrize(
    "to, roll, more, dice, square",
    [
        ("8,7", 4, "away 9 20,1", "", "8,7"),  # quick, accurate
        ("10,7", 4, "away 9 20,1", "E E E", "13,7"),  # short, inaccurate
        ("17,7", 3, "away 9 20,1", "N 4", "5,3"),  # a long bomb, wild: from the thrower
        ("8,7", 4, "weather sunny", "E E E", "11,7"),
    ],
)
def test_it_is_thrown_like_the_ball(to: str, roll: int, more: str, dice: str, square: str):
    game = bombed(to, f"{roll} {dice}", more)
    assert game.told(f"the bomb explodes at {square}")
    assert game.done()


@pytest.mark.rule("bb2020/skill.bombardier.throw")
def test_skills_of_passing_help_but_nobody_is_on_the_ball():
    accurate = bombed("10,7", "4", "away 1 12,9 On the Ball", "Accurate")
    assert accurate.told("the bomb explodes at 10,7")
    assert accurate.done()
    again = bombed("8,7", "1", bomber="Pass")
    assert again.asked("home", "re-roll", "pass")
    again.rolls("4").play("re-roll with Pass")
    assert again.told("the bomb explodes at 8,7")
    assert again.done()


@pytest.mark.rule("bb2020/skill.bombardier.throw", "bb2020/skill.hail-mary-pass.throw")
def test_a_bomb_may_be_a_hail_mary():
    game = pitch("home 1 5,7 pa4 Bombardier Hail Mary Pass / away 1 8,7", dice="6 N N N")
    game.play("home 1 uses Bombardier", "Hail Mary Pass to 24,7")
    assert game.told("the bomb explodes at 24,4")
    assert game.done()


@pytest.mark.rule("bb2020/skill.bombardier.throw")
def test_a_bomb_may_be_deflected_and_caught():
    # Deflected on 6, caught on 4+; then the fuse burns on and he throws it back.
    game = bombed("11,7", "5", "away 1 8,7")
    game.rolls("6 4 3").play("intercept with away 1")
    assert game.asked("away", "bomb", "away 1")
    assert game.table.feats == ()
    game.rolls("6 4 1 1").play("pass to 6,7")
    # It explodes beside the bombardier, who is hit on the 4.
    assert game.shows("home 1 5,7 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.bombardier.throw", "bb2020/skill.bombardier.explode")
def test_a_deflected_bomb_he_does_not_hold_scatters_from_him():
    game = bombed("11,7", "5", "away 1 8,7").rolls("6 3 N N N").play("intercept with away 1")
    assert game.told("the bomb explodes at 8,4")
    assert not game.turnover
    assert game.done()


# --- caught -----------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.bombardier.catch")
@pytest.mark.parametrize("fuse", [4, 5, 6])
def test_a_caught_bomb_explodes_on_4(fuse: int):
    game = bombed("8,7", f"4 3 {fuse} 1 1", "away 1 8,7")
    assert game.told("the bomb explodes at 8,7")
    assert game.shows("away 1 8,7 prone")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.bombardier.catch")
def test_otherwise_the_catcher_throws_it_at_once():
    game = bombed("8,7", "4 3 3", "away 1 8,7")
    assert game.asked("away", "bomb", "away 1")
    game.rolls("6").play("pass to 11,7")
    assert game.told("the bomb explodes at 11,7")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.bombardier.catch", "bb2020/re-roll.excluded")
def test_the_fuse_is_not_re_rolled():
    # A team-mate catches it: home could use its re-roll on the catch, not on the fuse.
    game = bombed("8,7", "4 3 4 1 1", "home 2 8,7 / rerolls 1 0")
    assert game.shows("home 2 8,7 prone / rerolls 1 0")
    assert game.done()


@pytest.mark.rule("bb2020/skill.bombardier.catch", "bb2020/catching.modifier")
def test_the_catch_has_the_modifiers_of_a_ball():
    # Inaccurate, it scatters onto somebody with AG 3+: he needs 4.
    game = bombed("10,7", "4 E E E 3 1 1", "away 1 13,7")
    assert game.told("the bomb explodes at 13,7")
    assert game.shows("away 1 13,7 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.bombardier.catch", "bb2020/catching.modifier")
def test_a_deflected_bomb_is_caught_like_a_scattered_ball():
    # Deflected on a 6, not held on a 3, and then too hard for AG 3+ on another 3.
    game = pitch("home 1 5,7 pa4 Bombardier / away 1 8,7 / away 2 8,4 / away 3 20,1", "5")
    game.play("home 1 uses Bombardier", "pass to 11,7")
    game.rolls("6 3 N N N 3 1 1").play("intercept with away 1")
    assert game.told("the bomb explodes at 8,4")
    assert game.shows("away 2 8,4 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.bombardier.throw", "bb2020/skill.catch.re-roll")
@pytest.mark.parametrize("skill", ["Catch", "Monstrous Mouth"])
def test_skills_for_catching_the_ball_do_not_help(skill: str):
    game = bombed("8,7", "4 2 1 1", f"away 1 8,7 {skill}")
    assert game.shows("away 1 8,7 prone")
    assert game.done()


# --- exploding --------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.bombardier.explode")
def test_it_never_bounces():
    # A failed catch, somebody lying there, an empty square: it explodes where it is.
    missed = bombed("8,7", "4 2 1 1", "away 1 8,7")
    assert missed.shows("away 1 8,7 prone")
    assert missed.done()
    lying = bombed("8,7", "4 1 1", "away 1 8,7 prone")
    assert lying.told("the bomb explodes at 8,7")
    assert lying.done()
    handless = bombed("8,7", "4 1 1", "away 1 8,7 No Hands")
    assert handless.shows("away 1 8,7 prone")
    assert handless.done()


@pytest.mark.rule("bb2020/skill.bombardier.explode")
def test_off_the_pitch_it_does_nothing():
    game = pitch("home 1 5,1 pa4 Bombardier / away 1 10,0", dice="4 N N")
    game.play("home 1 uses Bombardier", "pass to 10,1")
    assert game.told("the bomb lands in the crowd")
    assert game.shows("away 1 10,0 up")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.bombardier.explode", "bb2020/skill.bombardier.turnover")
def test_a_fumbled_bomb_explodes_in_the_thrower_s_square():
    game = bombed("8,7", "1 3 1 1", "away 1 6,7")
    assert game.shows("home 1 5,7 prone / away 1 6,7 up")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.safe-pass.fumble")
def test_with_safe_pass_a_fumbled_bomb_does_not_explode():
    game = bombed("8,7", "1", bomber="Safe Pass")
    assert game.shows("home 1 5,7 up used")
    assert not game.told("explodes")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.bombardier.blast")
def test_those_beside_it_are_hit_on_4_and_everybody_hit_rolls_for_armour():
    # From north to south: 4 hits, 3 misses, 5 hits one who lay there already.
    game = bombed(
        "9,7", "6 4 3 5 1 1 1 1",
        "away 1 9,6 / away 2 10,7 / away 3 10,8 stunned / away 4 11,7",
    )  # fmt: skip
    assert game.shows("away 1 9,6 prone / away 2 10,7 up / away 3 10,8 stunned / away 4 11,7 up")
    assert [event.values[0] for event in game.happenings("armour")] == [
        game.player("away 1"), game.player("away 3"),
    ]  # fmt: skip
    assert game.done()


@pytest.mark.rule("bb2020/skill.bombardier.blast")
def test_nothing_is_added_to_the_armour_roll():
    game = bombed("8,7", "4 2 3 5", "away 1 8,7 av9")
    assert game.shows("away 1 8,7 prone")
    assert game.done()
    broken = bombed("8,7", "4 2 4 5 4 4", "away 1 8,7 av9")
    assert broken.shows("away 1 ko")
    assert broken.table.feats == ()
    assert broken.done()


@pytest.mark.rule("bb2020/skill.bombardier.blast")
def test_the_ball_of_somebody_who_is_hit_bounces():
    game = bombed("8,7", "4 2 1 1 E", "away 1 8,7 ball")
    assert game.shows("away 1 8,7 prone / ball 9,7")
    assert not game.turnover
    assert game.done()


# --- turnovers --------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.bombardier.turnover")
def test_hitting_a_team_mate_is_a_turnover_only_if_he_holds_the_ball():
    without = bombed("8,7", "4 2 1 1", "home 2 8,7 / away 9 20,1")
    assert without.shows("home 2 8,7 prone")
    assert without.asked("home", "turn")
    assert not without.turnover
    assert without.done()
    carrier = bombed("8,7", "4 2 1 1 E", "home 2 8,7 ball / away 9 20,1")
    assert carrier.shows("home 2 8,7 prone / ball 9,7")
    assert carrier.turnover
    assert carrier.done()


@pytest.mark.rule("bb2020/skill.bombardier.turnover")
def test_the_bombardier_beside_his_own_bomb():
    hit = bombed("6,7", "4 4 1 1")
    assert hit.shows("home 1 5,7 prone")
    assert hit.turnover
    assert hit.done()
    lucky = bombed("6,7", "4 3")
    assert lucky.shows("home 1 5,7 up")
    assert not lucky.turnover
    assert lucky.done()


@pytest.mark.rule("bb2020/skill.bombardier.turnover")
def test_an_empty_square_or_an_opponent_who_catches_it_is_none():
    empty = bombed("8,7", "4")
    assert empty.asked("home", "turn")
    assert empty.done()
    caught = bombed("8,7", "4 3 4 1 1", "away 1 8,7")
    assert caught.asked("home", "turn")
    assert not caught.turnover
    assert caught.done()


@pytest.mark.rule("bb2020/skill.running-pass.move")
def test_running_pass_lets_him_move_after_a_quick_bomb():
    game = bombed("8,7", "4", bomber="Running Pass ma4")
    assert game.asked("home", "action", "home 1")
    game.play("move 5,8", "stop")
    assert game.shows("home 1 5,8 used")
    assert game.done()
    short = bombed("10,7", "6", bomber="Running Pass ma4")
    assert short.asked("home", "turn")
    assert short.done()


@pytest.mark.rule("bb2020/skill.safe-pass.fumble", "bb2020/skill.running-pass.move")
def test_a_fumbled_bomb_that_he_holds_on_to_ends_his_activation():
    game = pitch("home 1 5,5 Bombardier Safe Pass Running Pass / home 2 2,2 / away 1 20,2", "1")
    game.play("home 1 uses Bombardier", "pass to 7,5")
    assert game.asked("home", "turn")
    assert game.shows("home 1 5,5 up used")
    assert game.done()
