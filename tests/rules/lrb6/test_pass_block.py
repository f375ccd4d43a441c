"""Pass Block: moving in between when an opponent announces a pass."""

from __future__ import annotations

import pytest
from table import pitch

# A short pass along row 7, from 5,7 to 11,7.
PASS = ("home 1 pass", "pass the ball", "pass to 11,7")
ENDS = "home 1 5,7 ball / home 2 11,7"


@pytest.mark.rule("lrb6/skill.pass-block.move")
def test_he_moves_after_the_target_is_named_and_before_the_interception():
    game = pitch(f"{ENDS} / away 1 8,10 ag5 Pass Block", dice="4")
    game.play(*PASS)
    assert game.asked("away", "pass block")
    assert game.offers("away 1 uses Pass Block", "nobody")
    game.play("away 1 uses Pass Block", "move 8,9", "move 8,8", "stop", "intercept with away 1")
    assert game.shows("away 1 8,8 ball")  # 2+, -2
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.pass-block.move")
def test_he_need_not_move_and_the_pass_goes_on():
    game = pitch(f"{ENDS} / away 1 8,10 Pass Block", dice="4 3").play(*PASS, "nobody")
    assert game.shows("away 1 8,10 / home 2 11,7 ball")
    assert game.done()


@pytest.mark.rule("lrb6/skill.pass-block.move")
def test_he_moves_three_squares_at_most():
    # Three steps to 8,8 from 8,11; from 8,12 it would be four.
    game = pitch(f"{ENDS} / away 1 8,11 ma1 Pass Block", dice="4 3").play(*PASS)
    game.play("away 1 uses Pass Block", "move 8,10", "move 8,9", "move 8,8", "nobody")
    assert game.shows("away 1 8,8 / home 2 11,7 ball")
    assert not game.happenings("go for it")
    assert game.done()
    game = pitch(f"{ENDS} / away 1 8,12 Pass Block", dice="4 3").play(*PASS)
    assert game.ball == "home 2"  # nobody was asked
    assert game.done()


@pytest.mark.rule("lrb6/skill.pass-block.move")
def test_the_pass_can_no_longer_be_withdrawn():
    game = pitch(f"{ENDS} / away 1 8,9 Pass Block", dice="4 3").play(*PASS)
    game.play("away: away 1 uses Pass Block", "move 8,8", "stop", "away: nobody")
    assert len(game.happenings("pass")) == 1  # home is not asked again
    assert game.done()


@pytest.mark.rule("lrb6/skill.pass-block.move")
def test_several_pass_blockers_may_move():
    game = pitch(f"{ENDS} / away 1 8,9 Pass Block / away 2 7,5 Pass Block", dice="4 3").play(*PASS)
    game.play("away 2 uses Pass Block", "move 7,6", "stop")
    assert game.refuses("away 2 uses Pass Block")
    game.play("away 1 uses Pass Block", "move 8,8", "stop", "nobody")
    assert game.shows("away 1 8,8 / away 2 7,6 / home 2 11,7 ball")
    assert game.done()


@pytest.mark.rule("lrb6/skill.pass-block.move", "lrb6/skill.bombardier.throw")
def test_not_against_a_bomb():
    game = pitch("home 1 5,7 Bombardier / away 1 8,9 Pass Block", dice="4")
    game.play("home 1 special", "pass to 10,7")
    assert game.told("the bomb explodes at 10,7")
    assert game.shows("away 1 8,9")
    assert game.done()


@pytest.mark.rule("lrb6/skill.pass-block.move")
@pytest.mark.parametrize("state", ["prone", "stunned", "dazed", "hypnotised", "rooted"])
def test_who_cannot_pass_block(state):
    game = pitch(f"{ENDS} / away 1 8,9 Pass Block {state}", dice="4 3").play(*PASS)
    assert game.ball == "home 2"
    assert game.done()


# --- destinations -----------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.pass-block.destination")
def test_he_must_go_on_until_he_has_reached_a_legal_square():
    game = pitch(f"{ENDS} / away 1 8,10 Pass Block").play(*PASS, "away 1 uses Pass Block")
    # Not away from where he must go; and he may not stop on the way.
    assert game.offers("move 8,9", "move 7,9", "move 9,9", "move 7,10")
    assert game.refuses("move 8,11", "stop")
    game.play("move 7,10")
    assert game.offers("move 7,9", "move 6,9")
    assert game.refuses("move 6,11", "move 7,11", "move 8,11", "stop")
    game.play("move 7,9")
    assert game.offers("move 7,8", "move 6,8", "move 8,8")
    assert game.refuses("move 7,10", "stop")
    game.play("move 7,8")
    assert game.asked("away", "intercept")


@pytest.mark.rule("lrb6/skill.pass-block.destination")
def test_the_tackle_zone_on_the_thrower():
    # From behind the thrower. The pass then needs 5+.
    game = pitch(f"{ENDS} / away 1 2,7 Pass Block", dice="5 3").play(*PASS)
    game.play("away 1 uses Pass Block", "move 3,7")
    assert game.refuses("stop")
    game.play("move 4,7", "stop")
    assert game.told("home 1: pass 5+, rolled 5, passed")
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("lrb6/skill.pass-block.destination")
def test_the_tackle_zone_on_the_catcher():
    game = pitch(f"{ENDS} / away 1 14,7 Pass Block", dice="4 3 N").play(*PASS)
    game.play("away 1 uses Pass Block", "move 13,7", "move 12,7", "stop")
    assert game.told("home 2: catch 4+, rolled 3, failed")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.pass-block.destination")
def test_the_empty_target_square():
    # Nobody is there to be marked; he must go all the way and then tries to catch the pass.
    game = pitch("home 1 5,7 ball / away 1 14,7 Pass Block", dice="4 3").play(*PASS)
    game.play("away 1 uses Pass Block", "move 13,7", "move 12,7")
    assert game.offers("move 11,7")
    assert game.refuses("stop", "move 13,7")
    game.play("move 11,7")
    assert game.shows("away 1 11,7 ball")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.pass-block.destination")
def test_marking_a_receiver_of_his_own_team_is_no_reason_to_move():
    game = pitch("home 1 5,7 ball / away 2 11,7 / away 1 14,7 Pass Block", dice="4 3").play(*PASS)
    assert game.ball == "away 2"
    assert game.done()


@pytest.mark.rule("lrb6/skill.pass-block.destination", "lrb6/skill.hail-mary-pass.limits")
def test_nobody_can_stand_in_the_way_of_a_hail_mary():
    game = pitch(
        "home 1 5,7 ball Hail Mary Pass / home 2 15,7 / away 1 10,9 Pass Block", dice="2 N N N N"
    )
    game.play("home 1 pass", "pass the ball", "Hail Mary Pass to 15,7")
    assert game.ball == "15,3"
    assert game.done()


@pytest.mark.rule("lrb6/skill.pass-block.destination", "lrb6/skill.no-hands.ball")
def test_a_square_to_intercept_from_is_none_for_no_hands():
    game = pitch(
        "home 1 2,7 ball / home 2 12,7 / away 1 7,9 Pass Block No Hands", dice="5 3"
    ).play("home 1 pass", "pass the ball", "pass to 12,7")
    assert game.ball == "home 2"
    assert game.done()


# --- the rules of movement --------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.pass-block.normal-move")
def test_he_must_dodge_out_of_tackle_zones():
    game = pitch(f"{ENDS} / home 3 9,10 / away 1 8,9 Pass Block", dice="3 4 3").play(*PASS)
    game.play("away 1 uses Pass Block", "move 8,8", "stop", "nobody")
    assert game.told("away 1: dodge 3+, rolled 3, passed")
    assert game.shows("away 1 8,8 up / home 2 11,7 ball")
    assert game.done()


@pytest.mark.rule("lrb6/skill.pass-block.normal-move", "lrb6/skill.pass-block.destination")
def test_knocked_down_in_the_opponents_turn_he_stops_and_the_pass_goes_on():
    game = pitch(
        f"{ENDS} / home 3 9,11 / away 1 8,10 Pass Block / away 2 8,5 Pass Block",
        dice="2, 1 2, 4 3",
    ).play(*PASS)
    game.play("away 1 uses Pass Block", "move 8,9")
    assert game.shows("away 1 8,9 prone")
    assert game.asked("away", "pass block")  # not their turn, so the others may still move
    game.play("nobody")
    assert game.ball == "home 2"
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.pass-block.destination", "lrb6/skill.pass-block.normal-move")
def test_held_by_tentacles_he_need_not_reach_anything():
    game = pitch(
        f"{ENDS} / home 3 9,11 Tentacles / away 1 8,10 Pass Block", dice="2 3, 4 3"
    ).play(*PASS)
    game.play("away 1 uses Pass Block", "move 8,9", "home: home 3 uses Tentacles")
    assert game.shows("away 1 8,10 up / home 2 11,7 ball")
    assert game.done()


@pytest.mark.rule("lrb6/skill.pass-block.normal-move", "lrb6/skill.leap.jump")
def test_he_may_leap_for_two_of_his_three_squares():
    # Walled in by home 3, 4 and 5, he leaps over them from 8,10 to 8,8 instead of dodging.
    wall = "home 3 7,9 / home 4 8,9 / home 5 9,9"
    game = pitch(f"{ENDS} / {wall} / away 1 8,10 Pass Block Leap", dice="4, 4 3").play(*PASS)
    game.play("away 1 uses Pass Block")
    assert game.offers("leap 8,8", "move 7,10")
    assert game.refuses("leap 8,12", "move 8,11", "stop")
    game.play("leap 8,8", "stop", "nobody")
    assert game.told("away 1: leap 4+, rolled 4, passed")
    assert game.shows("away 1 8,8 up / home 2 11,7 ball")
    assert not game.happenings("go for it")
    assert game.done()


@pytest.mark.rule("lrb6/skill.pass-block.normal-move")
def test_without_leap_a_wall_holds_him_up():
    wall = " / ".join(f"home {x} {x},9" for x in range(5, 12))
    game = pitch(f"{ENDS} / {wall} / away 1 8,10 Pass Block", dice="4 3").play(*PASS)
    assert game.shows("away 1 8,10 / home 2 11,7 ball")
    assert game.done()


@pytest.mark.rule("lrb6/skill.pass-block.normal-move")
def test_the_move_does_not_count_for_his_own_turn():
    game = pitch(f"{ENDS} / away 1 8,10 ma2 Pass Block", dice="4 2 N").play(*PASS)
    game.play("away 1 uses Pass Block", "move 8,9", "move 8,8", "stop", "nobody")
    assert game.turnover
    game.play("away: away 1 move", "move 8,9", "move 8,10")  # all of MA 2, nothing gone for
    assert not game.happenings("go for it")
    assert game.done()


# --- in his own turn, against Dump-Off --------------------------------------------------------

# Home 1 blocks away 1, who dumps the ball off to away 2, three squares away.
DUMP = "home 1 5,7 / away 1 6,7 ball Dump-Off / away 2 9,7"


@pytest.mark.rule("lrb6/skill.pass-block.move", "lrb6/skill.dump-off.pass")
def test_pass_block_works_against_dump_off():
    # Home 2 steps in under the ruler: beside away 1 and away 2 he needs a 6 to intercept.
    game = pitch(f"{DUMP} / home 2 8,9 Pass Block", dice="6, push")
    game.play("home 1 block", "block away 1", "away: pass to 9,7")
    game.play("home: home 2 uses Pass Block", "move 8,8", "stop", "intercept with home 2")
    assert game.ball == "home 2"
    game.play("push to 7,6", "stay")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.pass-block.move", "lrb6/skill.diving-tackle.prone")
def test_a_thrower_who_has_lost_the_ball_diving_gives_nobody_a_pass_to_block():
    # Home 2 gets away by a re-roll, so away 1 lies there for nothing and nobody moves on.
    game = pitch(
        "home 1 7,7 / home 2 9,8 Pass Block / home 3 11,9 Pass Block / rerolls 1 0 / "
        f"away 1 8,7 ball Dump-Off Diving Tackle / away 2 11,7 / {FAR}", dice="4, 6, E",
    )
    game.play("home 1 block", "block away 1", "pass to 11,7", "home 2 uses Pass Block")
    game.play("move 9,9", "away: away 1 uses Diving Tackle", "home: team re-roll")
    assert game.shows("away 1 9,8 prone / home 2 9,9 up / ball 10,8")
    assert game.asked("home", "turn")  # no turnover, and nothing left to block
    assert game.done()


@pytest.mark.rule("lrb6/skill.pass-block.own-turn")
def test_falling_in_his_own_turn_ends_it_once_pass_and_block_are_done():
    game = pitch(
        f"{DUMP} / home 2 8,10 Pass Block / home 3 8,5 Pass Block / away 3 9,11",
        dice="2, 1 2, 4 3, push",
    )
    game.play("home 1 block", "block away 1", "away: pass to 9,7")
    assert game.offers("home 2 uses Pass Block", "home 3 uses Pass Block")
    game.play("home 2 uses Pass Block", "move 8,9")
    # Home 3 is not asked; the pass is caught (4+ beside home 1, catch 3+) and the block made.
    assert game.shows("home 2 8,9 prone")
    assert game.ball == "away 2"
    game.play("home: push to 7,6", "stay")
    assert game.shows("away 1 7,6 up")
    assert game.turnover
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.shadowing.roll", "lrb6/skill.pass-block.normal-move")
def test_nobody_shadows_a_pass_blocker_not_even_when_he_leaps():
    # Moving to block a pass is no action.
    wall = "home 3 7,9 / home 4 8,9 Shadowing / home 5 9,9"
    game = pitch(
        f"home 1 5,7 ball / home 2 11,7 / {wall} / away 1 8,10 Pass Block Leap", dice="4, 4 3"
    )
    game.play("home 1 pass", "pass the ball", "pass to 11,7", "away 1 uses Pass Block")
    game.play("leap 8,8", "away: stop", "nobody")
    assert game.shows("away 1 8,8 up / home 4 8,9 / home 2 11,7 ball")
    assert game.done()


FAR = "home 9 2,2 / away 9 20,12"


@pytest.mark.rule("lrb6/skill.dump-off.pass", "lrb6/skill.diving-tackle.prone")
def test_a_thrower_who_dives_at_a_pass_blocker_is_out_of_reach_of_the_block():
    # Home 2 dodges away to block the dumped pass; away 1 dives after him and loses the ball.
    game = pitch(
        "home 1 7,7 / home 2 9,8 Pass Block / away 1 8,7 ball Dump-Off Diving Tackle / "
        f"away 2 11,7 / {FAR}", dice="4, 1 1, N",
    )
    game.play("home 1 block", "block away 1", "pass to 11,7", "home 2 uses Pass Block")
    game.play("move 10,7", "away: away 1 uses Diving Tackle")
    assert game.shows("home 2 10,7 prone / away 1 9,8 prone / ball 9,7")
    assert game.turnover  # the pass blocker fell in his own turn
    assert not game.happenings("block")
    assert game.done()
