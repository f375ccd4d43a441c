"""Rules that meet in odd corners: each of these was once played wrongly."""

from __future__ import annotations

import pytest
from table import pitch

FAR = "home 9 2,2 / away 9 20,12"


# --- Ball & Chain -----------------------------------------------------------------------------


@pytest.mark.rule("lrb6/scoring.chain-push", "lrb6/skill.ball-and-chain.prone-target")
def test_a_carrier_pushed_over_the_line_by_a_trampled_player_scores():
    crowd = "away 2 2,7 prone / away 3 1,7 ball / away 4 1,6 / away 5 1,8"
    game = pitch(f"home 1 3,7 ma1 Ball & Chain No Hands / {crowd} / {FAR}", "3, 1 1")
    game.play("home 1 move", "face west", "push to 1,7", "push to 0,7")
    assert game.shows("score 0 1 / turns 1 1")  # celebrating in home's turn took a turn
    assert game.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.prone-target", "lrb6/skills.down")
def test_a_player_who_is_down_does_not_fend_him_off():
    game = pitch(f"home 1 7,7 ma1 Ball & Chain No Hands / away 1 8,7 prone Fend / {FAR}", "3, 1 1")
    game.play("home 1 move", "face east", "push to 9,7", "no")
    assert game.shows("home 1 8,7 up / away 1 9,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.fend.no-follow-up")
@pytest.mark.parametrize(("face", "armour"), [("push", ""), ("pow", " 1 1")])
def test_a_player_he_blocks_fends_him_off_as_usual(face, armour):
    game = pitch(f"home 1 7,7 ma1 Ball & Chain No Hands / away 1 8,7 Fend / {FAR}", f"3 {face}")
    game.rolls(armour)
    game.play("home 1 move", "face east", "push to 9,7", "away: use Fend", "no")
    assert game.shows("home 1 7,7 up / away 1 9,7")
    assert game.done()


@pytest.mark.rule("lrb6/skill.sprint.third", "lrb6/skill.ball-and-chain.move")
def test_a_sprinting_fanatic_may_go_for_it_three_times():
    game = pitch(f"home 1 7,7 ma1 Ball & Chain No Hands Sprint / {FAR}", "3 3 2 3 2 3 2")
    game.play("home 1 move", "face east")
    for _ in range(3):
        game.play("yes", "face east")
    assert game.asked("home", "turn")
    assert game.shows("home 1 11,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/gfi.squares")
def test_without_going_for_it_a_fanatic_stops_after_his_movement():
    game = pitch(
        f"home 1 7,7 ma1 Ball & Chain No Hands / {FAR}", "3", options={"going_for_it": False}
    )
    game.play("home 1 move", "face east")
    assert game.asked("home", "turn")
    assert game.done()


# --- Shadowing --------------------------------------------------------------------------------


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


# --- Foul Appearance --------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.foul-appearance.roll", "lrb6/skill.stab.armour")
@pytest.mark.parametrize("weapon", ["Stab", "Chainsaw"])
def test_a_weapon_that_was_not_used_does_not_end_the_blitz(weapon):
    game = pitch(f"home 1 7,7 {weapon} / away 1 8,7 Foul Appearance / {FAR}", "1, 6")
    game.play("home 1 blitz", f"{weapon} on away 1")
    assert game.told("foul appearance 2+, rolled 1")
    assert game.refuses(f"{weapon} on away 1", "block away 1")  # that block is lost
    game.play("move 6,7", "stop")
    assert game.shows("home 1 6,7 up / away 1 8,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.foul-appearance.roll")
def test_a_weapon_that_was_used_does():
    game = pitch(f"home 1 7,7 Stab / away 1 8,7 Foul Appearance / {FAR}", "2, 1 1")
    game.play("home 1 blitz", "Stab on away 1")
    assert game.asked("home", "turn")
    assert game.done()


# --- Dump-Off ---------------------------------------------------------------------------------


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


# --- between the drives -----------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.pro.roll")
def test_what_was_used_in_the_last_turn_of_a_drive_is_there_for_the_next_kick_off():
    game = pitch("home 1 24,7 ball Pro spent:Pro / home 2 12,3 / away 1 13,7 Pro spent:Pro")
    game.play("home 1 move", "move 25,7")
    game.until("kick")
    assert game.shows("score 1 0")
    assert game.table.spent[game.player("home 1")] == 0
    assert game.table.spent[game.player("away 1")] == 0


# --- the kick-off -----------------------------------------------------------------------------


@pytest.mark.rule("lrb6/kickoff.touchback-nobody")
def test_a_touchback_for_nobody_leaves_the_ball_in_an_empty_square():
    bare = "phase landing / kicking home / turns 0 0 / kick 18,-1"
    empty = pitch(f"home 1 12,7 / away 1 ko / {bare}").ball
    game = pitch(f"home 1 {empty} / away 1 ko / {bare}")
    assert game.ball not in (empty, "nowhere")
    assert int(game.ball.partition(",")[0]) >= 13


@pytest.mark.rule("lrb6/kickoff.changing-weather", "lrb6/weather.roll")
def test_without_weather_it_does_not_change():
    game = pitch(
        "home 1 12,7 / away 1 13,7 / phase kick / kicking home / turns 0 0", "N 2, 3 4, E",
        options={"weather": False},
    )
    game.play("kick to 18,3")
    assert game.shows("weather nice / ball 19,1")
    assert game.done()


# --- illegal procedure ------------------------------------------------------------------------


@pytest.mark.rule("lrb6/turns.illegal-procedure", "lrb6/skill.leader.use")
def test_the_leader_re_roll_is_a_re_roll_to_lose():
    # With nothing but that one left the opponent gains none.
    game = pitch(
        "home 1 7,7 Leader / away 1 20,7 / leader 1 0 / rerolls 0 2 / marker-unmoved",
        options={"illegal_procedure": True},
    )
    game.play("home 1 move", "move 8,7")
    game.game.call_illegal_procedure("away")
    game.play("home: lose a re-roll as penalty")
    assert game.shows("rerolls 0 2 / leader 0 0")
