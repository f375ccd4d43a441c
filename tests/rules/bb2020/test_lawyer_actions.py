"""Actions whose corner cases are easily played wrong: rooted players, thirst, a kick-off Blitz."""

import pytest
from table import pitch

BLITZ = "kicking home / active home / bonus-turn / kick 20,3 / picks 4"
FAR = "away 9 20,2"


# --- rooted -------------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.take-root.rooted", "bb2020/turns.blitz")
def test_a_rooted_player_may_blitz_an_opponent_beside_him_on_the_spot():
    game = pitch(f"home 1 5,5 Take Root rooted / away 1 6,5 / {FAR}", "push")
    game.play("home 1 blitz", "name away 1")
    assert game.options() == ["stop", "block away 1"]
    game.play("block away 1", "push to 7,5")
    assert game.shows("home 1 5,5 rooted / away 1 7,5")
    assert game.refuses("home 1 blitz")  # his activation is over
    assert game.done()


@pytest.mark.rule("bb2020/skill.take-root.rooted", "bb2020/turns.blitz")
def test_with_nobody_beside_him_a_rooted_player_has_nothing_to_blitz():
    game = pitch(f"home 1 5,5 Take Root rooted / home 2 4,4 / away 1 7,5 / {FAR}")
    assert game.refuses("home 1 blitz")
    assert game.offers("home 2 blitz")


# --- thirst -------------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.bloodlust.bite")
def test_who_has_bitten_before_a_hand_off_moves_no_more():
    position = 'home 1 5,5 Bloodlust (2+) ball / home 2 6,5 pos:"Thrall Lineman" / home 3 5,6'
    game = pitch(f"{position} / {FAR}", "1 3 3 4")
    game.play("home 1 hand-off", "no", "hand off to home 2", "bite home 2")
    assert game.shows("home 2 6,5 stunned / home 1 5,5 ball")
    assert game.options() == ["stop", "hand off to home 3"]
    game.play("hand off to home 3")
    assert game.shows("home 3 5,6 ball")
    assert game.done()


@pytest.mark.rule("bb2020/skill.bloodlust.bite", "bb2020/skill.running-pass.move")
def test_after_a_quick_pass_he_may_move_on_with_running_pass():
    position = 'home 1 5,5 Bloodlust (2+) Running Pass ball / home 2 6,5 pos:"Thrall Lineman"'
    game = pitch(f"{position} / home 3 5,7 / {FAR}", "1 3 3 4 3")
    game.play("home 1 pass", "no", "pass the ball", "bite home 2", "pass to 5,7")
    game.play("move 4,5", "stop")
    assert game.shows("home 1 4,5 / home 3 5,7 ball")
    assert game.done()


# --- the Blitz at a kick-off --------------------------------------------------------------------


@pytest.mark.rule("bb2020/kickoff.blitz-ends", "bb2020/throw-team-mate.landing-fail")
def test_a_thrown_player_who_falls_ends_the_kick_off_blitz():
    position = "home 1 5,5 st5 Throw Team-mate / home 2 6,5 Right Stuff / home 3 9,9 / away 1 22,9"
    game = pitch(f"{position} / {BLITZ}", "6 E E E 2 1 1 N")
    game.play("home 1 throw team-mate", "throw home 2", "throw home 2 to 8,5")
    assert game.shows("home 2 11,5 prone")
    assert game.asked("away", "turn")  # the ball has come down
    assert game.done()


# --- in the air ---------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.swoop.glide")
def test_who_can_swoop_may_scatter_instead():
    position = "home 1 5,5 st5 Throw Team-mate / home 2 6,5 Right Stuff Swoop"
    game = pitch(f"{position} / {FAR}", "6 E E E 3")
    game.play("home 1 throw team-mate", "throw home 2", "throw home 2 to 8,5", "do not use Swoop")
    assert game.shows("home 2 11,5 up")
    assert game.done()


# --- running for a pass -------------------------------------------------------------------------


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


# --- whom a block is meant for ------------------------------------------------------------------


@pytest.mark.rule("bb2020/turns.declare", "bb2020/turns.block")
@pytest.mark.parametrize("trait", ["Bone Head", "Really Stupid", "Unchannelled Fury"])
def test_who_may_lose_his_block_names_his_opponent_before_the_roll(trait):
    game = pitch(f"home 1 5,5 {trait} / away 1 6,5 / away 2 5,6", "6")
    game.play("home 1 block")
    assert game.asked("home", "target", "home 1")
    assert game.options() == ["name away 1", "name away 2"]
    game.play("name away 2")
    assert game.options() == ["stop", "block away 2"]
    assert game.done()


@pytest.mark.rule("bb2020/turns.declare", "bb2020/skill.foul-appearance.roll")
def test_what_the_opponent_has_to_say_still_comes_after_the_trait():
    game = pitch("home 1 5,5 Bone Head / away 1 6,5 Foul Appearance / away 2 5,6", "6 1")
    game.play("home 1 block", "name away 1", "block away 1")
    kinds = [event.kind for event in game.game.events]
    assert kinds.index("bone head") < kinds.index("foul appearance")
    assert game.told("home 1 cannot attack away 1")
    assert game.done()


@pytest.mark.rule("bb2020/turns.declare", "bb2020/skill.multiple-block.two")
def test_one_of_two_opponents_is_named_by_a_multiple_blocker():
    game = pitch("home 1 5,5 Bone Head Multiple Block / away 1 6,5 / away 2 5,6 / away 3 4,5", "6")
    game.play("home 1 block", "name away 2")
    assert game.options() == ["stop", "block away 2", "Multiple Block on away 2"]


@pytest.mark.rule("bb2020/turns.block")
def test_without_such_a_trait_he_simply_hits():
    game = pitch("home 1 5,5 Block / away 1 6,5 / away 2 5,6")
    game.play("home 1 block")
    assert game.offers("block away 1", "block away 2")
