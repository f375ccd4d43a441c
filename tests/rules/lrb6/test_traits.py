"""Traits that get in the way of an action, and the gaze that takes others' away."""

import pytest
from table import pitch

# --- Bone-head --------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.bone-head.roll")
@pytest.mark.parametrize("roll", [1, 2, 6])
def test_bone_head_needs_a_2_to_remember_what_to_do(roll):
    game = pitch("home 1 7,7 Bone-head / home 2 2,2 / away 1 20,7", [roll])
    game.play("home 1 move")
    if roll == 1:
        assert game.told("home 1 does nothing")
        assert game.asked("home", "turn")  # no turnover
        assert game.refuses("home 1 move")
    else:
        assert game.asked("home", "action", "home 1")
    assert game.done()


@pytest.mark.rule(
    "lrb6/skill.bone-head.roll", "lrb6/skill.really-stupid.roll", "lrb6/skill.wild-animal.roll"
)
@pytest.mark.parametrize("trait", ["Bone-head", "Really Stupid", "Wild Animal"])
@pytest.mark.parametrize("action", ["blitz", "pass", "hand-off", "foul"])
def test_a_lost_action_is_lost_for_the_whole_team(trait, action):
    game = pitch(
        f"home 1 7,7 {trait} / home 2 2,2 / away 1 20,7 / away 2 20,9 prone / ball 12,12", "1"
    )
    assert game.offers(f"home 2 {action}")
    game.play(f"home 1 {action}")
    assert game.refuses(f"home 2 {action}")
    assert game.offers("home 2 move")
    assert game.done()


@pytest.mark.rule("lrb6/skill.bone-head.roll", "lrb6/skill.really-stupid.roll")
@pytest.mark.parametrize("trait", ["Bone-head", "Really Stupid"])
def test_a_prone_player_who_forgets_stays_prone_and_dazed(trait):
    game = pitch(f"home 1 7,7 prone {trait} / home 2 2,2 / away 1 20,7", "1")
    game.play("home 1 move")
    assert game.shows("home 1 7,7 prone dazed used")
    assert game.done()


@pytest.mark.rule("lrb6/skill.bone-head.roll")
def test_the_roll_may_be_re_rolled():
    game = pitch("home 1 7,7 Bone-head / away 1 20,7 / rerolls 1 0", "1 2")
    game.play("home 1 move", "team re-roll")
    assert game.asked("home", "action")
    assert game.rerolls == (0, 0)
    assert game.done()


@pytest.mark.rule("lrb6/skill.bone-head.roll")
def test_the_check_comes_before_jump_up_and_jump_up_before_foul_appearance():
    # 2: he remembers; 2: up (AG 3, +2: 2+); 1: he cannot bring himself to hit the thing.
    game = pitch(
        "home 1 7,7 prone Bone-head Jump Up / home 2 2,2 / away 1 8,7 Foul Appearance", "2 2 1"
    )
    game.play("home 1 block", "block away 1")
    tests = [event.kind for event in game.game.events if event.is_test]
    assert tests == ["bone-head", "jump up", "foul appearance"]
    assert game.shows("home 1 7,7 up used / away 1 8,7 up")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.bone-head.roll", "lrb6/skill.foul-appearance.roll")
def test_after_foul_appearance_a_blitzer_from_prone_is_up_and_may_move_on():
    game = pitch("home 1 7,7 prone / home 2 2,2 / away 1 8,7 Foul Appearance", "1 3")
    game.play("home 1 blitz", "block away 1")
    assert game.told("home 1 cannot attack away 1")
    assert game.shows("home 1 7,7 up")
    assert game.refuses("block away 1")
    # 3 squares to stand up, 1 for the block that was not: two are left. Moving away is a dodge,
    # and needs no second look at the thing.
    game.play("move 6,7", "move 5,7", "stop")
    assert game.shows("home 1 5,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.bone-head.state", "lrb6/skill.really-stupid.state")
@pytest.mark.parametrize("trait", ["Bone-head", "Really Stupid"])
def test_a_dazed_player_has_no_tackle_zone(trait):
    game = pitch(f"home 1 7,7 {trait} dazed / away 1 8,7 / turn away 1")
    game.play("away 1 move", "move 9,7")  # no dodge
    assert game.shows("away 1 9,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.bone-head.state")
def test_a_dazed_player_does_not_catch():
    game = pitch("home 1 7,7 ball / home 2 9,7 Bone-head dazed / away 1 20,7", "3 N")
    game.play("home 1 pass", "pass the ball", "pass to 9,7")
    assert not game.happenings("catch")
    assert game.shows("ball 9,6")
    assert game.done()


@pytest.mark.rule("lrb6/skill.bone-head.state")
def test_a_dazed_player_takes_no_hand_off():
    game = pitch("home 1 7,7 ball / home 2 8,7 Bone-head dazed / away 1 20,7")
    game.play("home 1 hand-off")
    assert game.refuses("hand off to home 2")


@pytest.mark.rule("lrb6/skill.bone-head.state")
def test_a_dazed_player_does_not_intercept():
    game = pitch("home 1 7,7 ball / home 2 13,7 / away 1 10,7 Bone-head dazed", "4 3")
    game.play("home 1 pass", "pass the ball", "pass to 13,7")
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("lrb6/skill.bone-head.state")
def test_a_dazed_player_does_not_dump_the_ball_off():
    game = pitch("home 1 7,7 / away 1 8,7 Bone-head Dump-Off dazed ball / away 2 10,7", "push")
    game.play("home 1 block", "block away 1")
    assert game.asked("home", "push")
    assert pitch("home 1 7,7 / away 1 8,7 Dump-Off ball").play(
        "home 1 block", "block away 1"
    ).asked("away", "dump-off")


@pytest.mark.rule("lrb6/skill.bone-head.state")
@pytest.mark.parametrize(("mark", "dice"), [("", 2), ("dazed", 1)])
def test_a_dazed_player_does_not_assist_a_block(mark, dice):
    game = pitch(f"home 1 7,7 / home 2 9,7 Bone-head {mark} / away 1 8,7", ["push"] * dice)
    game.play("home 1 block", "block away 1")
    assert game.happenings("block")[0].values[2] == dice
    assert game.done()


@pytest.mark.rule("lrb6/skill.bone-head.state")
def test_a_dazed_player_shadows_nobody_and_dives_at_nobody():
    game = pitch("home 1 7,7 / away 1 8,7 Bone-head Shadowing Diving Tackle Tentacles dazed")
    game.play("home 1 move", "move 6,7")
    assert game.asked("home", "action")
    assert game.done()


@pytest.mark.rule("lrb6/skill.bone-head.state", "lrb6/skill.really-stupid.state")
@pytest.mark.parametrize(
    ("trait", "roll", "awake"),
    [("Bone-head", 1, False), ("Bone-head", 2, True),
     ("Really Stupid", 3, False), ("Really Stupid", 4, True)],
)  # fmt: skip
def test_a_later_roll_brings_him_round(trait, roll, awake):
    game = pitch(f"home 1 7,7 {trait} dazed / home 2 2,2 / away 1 8,7", [roll])
    game.play("home 1 move")
    assert ("dazed" in game.marks("home 1")) is not awake
    if awake:
        game.play("stop")
    game.play("end turn", "away 1 move")
    if awake:
        game.rolls("3")  # leaving his tackle zone is a dodge again
    game.play("move 9,7")
    assert game.shows("away 1 9,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.bone-head.state", "lrb6/skill.hypnotic-gaze.effect")
def test_the_end_of_the_drive_brings_everybody_round():
    game = pitch(
        "home 1 24,7 ball / home 2 5,5 Bone-head dazed / away 1 3,3 hypnotised / away 2 2,2 rooted"
    )
    game.play("home 1 move", "move 25,7")
    for player in ("home 2", "away 1", "away 2"):
        assert game.marks(player) == []


# --- Really Stupid ----------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.really-stupid.roll")
@pytest.mark.parametrize(
    ("mate", "roll", "acts"),
    [
        ("home 2 2,2", 3, False),
        ("home 2 2,2", 4, True),
        ("home 2 8,7", 1, False),  # a brighter team-mate adds 2
        ("home 2 8,7", 2, True),
        ("home 2 8,7 prone", 3, False),  # he must be standing
        ("home 2 8,7 Really Stupid", 3, False),
        ("home 2 8,7 Bone-head", 2, True),  # dim, but not that dim
        ("away 2 8,7", 3, False),  # and of the same team
    ],
)
def test_really_stupid_needs_a_4_or_help(mate, roll, acts):
    game = pitch(f"home 1 7,7 Really Stupid / {mate} / away 1 20,7", [roll])
    game.play("home 1 move")
    assert game.kind == ("action" if acts else "turn")
    assert ("dazed" in game.marks("home 1")) is not acts
    assert game.done()


# --- Wild Animal ------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.wild-animal.roll")
@pytest.mark.parametrize(
    ("action", "roll", "acts"),
    [
        ("move", 3, False), ("move", 4, True), ("pass", 3, False), ("foul", 3, False),
        ("block", 1, False), ("block", 2, True), ("blitz", 1, False), ("blitz", 2, True),
    ],
)  # fmt: skip
def test_wild_animal_needs_a_4_or_a_fight(action, roll, acts):
    game = pitch(
        "home 1 7,7 Wild Animal / home 2 2,2 / away 1 8,7 / away 2 20,9 prone / ball 12,12", [roll]
    )
    game.play(f"home 1 {action}")
    assert game.kind == ("action" if acts else "turn")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.wild-animal.roll")
def test_a_roaring_animal_keeps_its_tackle_zones():
    game = pitch("home 1 7,7 Wild Animal / home 2 2,2 / away 1 8,7", "1")
    game.play("home 1 move", "end turn", "away 1 move")
    game.rolls("3").play("move 9,7")
    assert game.told("away 1: dodge 3+, rolled 3")
    assert game.done()


# --- Take Root --------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.take-root.roll")
@pytest.mark.parametrize("roll", [1, 2])
def test_take_root_roots_on_a_1(roll):
    game = pitch("home 1 7,7 Take Root / home 2 2,2 / away 1 20,7", [roll])
    game.play("home 1 move")
    if roll == 1:
        assert game.shows("home 1 7,7 up rooted used")
        assert game.asked("home", "turn")  # he can neither walk nor go for it
        assert not game.turnover
    else:
        assert game.offers("move 8,7")
    assert game.done()


@pytest.mark.rule("lrb6/skill.take-root.roll")
def test_a_rooted_player_does_not_roll_again():
    game = pitch("home 1 7,7 Take Root rooted / home 2 2,2 / away 1 8,7", "push")
    game.play("home 1 block", "block away 1", "push to 9,7")
    assert game.done()


@pytest.mark.rule("lrb6/skill.take-root.roll")
@pytest.mark.parametrize("how", ["knocked down", "placed prone"])
def test_going_down_frees_a_rooted_player(how):
    skill = "Wrestle" if how == "placed prone" else "Block"
    game = pitch(
        f"home 1 7,7 {skill} / away 1 8,7 Take Root rooted",
        "both down" + (" 1 2" if skill == "Block" else ""),
    )
    game.play("home 1 block", "block away 1")
    if skill == "Wrestle":
        game.play("use Wrestle")
    assert game.shows("away 1 8,7 prone")
    assert game.marks("away 1") == ["played"]
    assert game.done()


@pytest.mark.rule("lrb6/skill.take-root.rooted")
def test_a_rooted_player_is_not_pushed_and_falls_where_he_stands():
    game = pitch("home 1 7,7 / away 1 8,7 Take Root rooted", "push")
    game.play("home 1 block", "block away 1")
    assert game.shows("home 1 7,7 up / away 1 8,7 up rooted")
    assert game.asked("home", "turn")
    assert game.done()
    game = pitch("home 1 7,7 / away 1 8,7 Take Root rooted", "pow 1 2")
    game.play("home 1 block", "block away 1")
    assert game.shows("away 1 8,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.take-root.rooted")
def test_a_player_pushed_into_a_rooted_one_stays_too():
    game = pitch(
        "home 1 7,7 st4 / away 1 8,7 / away 2 9,7 Take Root rooted / away 3 9,6 / away 4 9,8",
        "push push",
    )
    game.play("home 1 block", "block away 1", "push to 9,7")
    assert game.shows("home 1 7,7 up / away 1 8,7 up / away 2 9,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.take-root.rooted")
def test_a_rooted_player_neither_follows_up_nor_blocks_again_from_afar():
    game = pitch("home 1 7,7 Take Root Frenzy rooted / home 2 2,2 / away 1 8,7", "push")
    game.play("home 1 block", "block away 1", "push to 9,7")
    assert game.shows("home 1 7,7 up / away 1 9,7 up")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.take-root.rooted")
@pytest.mark.parametrize("skill", ["Side Step", "Stand Firm"])
def test_a_rooted_player_has_no_use_for_skills_against_pushes(skill):
    game = pitch(f"home 1 7,7 / away 1 8,7 Take Root {skill} rooted", "push")
    game.play("home 1 block", "block away 1")
    assert game.asked("home", "turn")
    assert game.shows("away 1 8,7 up")


@pytest.mark.rule("lrb6/skill.take-root.rooted")
def test_a_rooted_player_may_not_use_skills_that_move_him_or_put_him_down():
    # Wrestle, Piling On, Diving Tackle and Shadowing are never offered to him.
    game = pitch("home 1 7,7 Block / away 1 8,7 Take Root Wrestle Block rooted", "both down")
    game.play("home 1 block", "block away 1")
    assert game.asked("home", "turn")
    game = pitch("home 1 7,7 / away 1 8,7 Take Root Diving Tackle Shadowing rooted", "3")
    game.play("home 1 move", "move 6,7")
    assert game.asked("home", "action")
    game = pitch("home 1 7,7 Take Root Piling On rooted / home 2 2,2 / away 1 8,7", "pow 1 2")
    game.play("home 1 block", "block away 1", "push to 9,7")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.take-root.rooted")
def test_team_mates_may_not_block_a_rooted_player():
    game = pitch("home 1 7,7 Take Root rooted / home 2 8,7 / away 1 20,7")
    assert game.refuses("home 2 block")
    game.play("home 2 blitz")
    assert game.refuses("block home 1")


@pytest.mark.rule("lrb6/skill.take-root.rooted", "lrb6/skill.throw-team-mate.hit")
def test_a_team_mate_landing_on_a_rooted_player_knocks_him_down_and_free():
    game = pitch(
        "home 1 6,5 st5 Throw Team-Mate / home 2 7,5 Right Stuff / away 1 12,5 Take Root rooted",
        "4 E E E 1 2 N 1 2",
    )
    game.play("home 1 pass", "throw home 2", "throw home 2 to 9,5")
    assert game.shows("away 1 12,5 prone / home 2 12,4 prone")
    assert game.marks("away 1") == ["played"]
    assert game.done()


@pytest.mark.rule("lrb6/skill.take-root.actions")
def test_a_block_is_still_possible_after_taking_root():
    game = pitch("home 1 7,7 Take Root / home 2 2,2 / away 1 8,7", "1 push")
    game.play("home 1 block", "block away 1", "push to 9,7")
    assert game.shows("home 1 7,7 rooted / away 1 9,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.take-root.actions")
def test_a_blitzer_who_takes_root_has_no_block():
    game = pitch("home 1 7,7 Take Root / home 2 2,2 / away 1 8,7", "1")
    game.play("home 1 blitz")
    assert game.asked("home", "turn")
    assert game.refuses("home 2 blitz")
    assert game.shows("home 1 7,7 up rooted")
    assert game.done()


@pytest.mark.rule("lrb6/skill.take-root.actions")
@pytest.mark.parametrize(("roll", "after"), [(3, "prone"), (4, "up rooted")])
def test_a_prone_blitzer_who_takes_root_may_still_roll_to_stand_up(roll, after):
    game = pitch("home 1 7,7 prone Take Root / home 2 2,2 / away 1 8,7", [1, roll])
    game.play("home 1 blitz")
    assert game.shows(f"home 1 7,7 {after}")
    assert game.asked("home", "turn")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.take-root.actions")
def test_a_rooted_player_may_pass_from_where_he_stands():
    game = pitch("home 1 7,7 Take Root ball / home 2 9,7 / away 1 20,7", "1 3 3")
    game.play("home 1 pass", "pass the ball", "pass to 9,7")
    assert game.ball == "home 2"
    assert game.done()


# --- Blood Lust -------------------------------------------------------------------------------

VAMPIRE = "home 1 7,7 Blood Lust"
FAR = "away 1 20,7 / home 9 2,2"


@pytest.mark.rule("lrb6/skill.blood-lust.roll")
@pytest.mark.parametrize("roll", [1, 2])
def test_a_vampire_must_feed_on_a_1(roll):
    game = pitch(f"{VAMPIRE} / {FAR}", [roll])
    game.play("home 1 move")
    assert ("hungry" in game.marks("home 1")) is (roll == 1)
    assert game.offers("move 8,7")  # he may carry out the action
    assert game.done()


@pytest.mark.rule("lrb6/skill.blood-lust.roll")
def test_a_hungry_vampire_may_move_instead_of_blocking():
    game = pitch(f"{VAMPIRE} / home 2 9,9 pos:Thrall / away 1 6,6 / home 9 2,2", "1 3 1 2")
    game.play("home 1 block")
    assert game.asked("home", "move instead of blocking", "home 1")
    game.play("yes", "move 8,8", "stop")  # a dodge, then the bite
    assert game.told("home 1 bites home 2")
    assert game.shows("home 1 8,8 up / home 2 9,9 stunned")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.blood-lust.roll")
def test_a_hungry_vampire_may_block_and_feed_afterwards():
    game = pitch(f"{VAMPIRE} / home 2 6,6 pos:Thrall / away 1 8,8 / home 9 2,2", "1 push 1 2")
    game.play("home 1 block", "no", "block away 1", "push to 9,9", "stay")
    assert game.told("home 1 bites home 2")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.blood-lust.bite")
@pytest.mark.parametrize("state", ["", "prone", "stunned"])
def test_a_thrall_is_bitten_in_any_state_without_an_armour_roll(state):
    game = pitch(f"{VAMPIRE} / home 2 8,8 {state} pos:Thrall / {FAR}", "1 4 4")
    game.play("home 1 move", "stop")
    assert game.shows("home 2 ko / home 1 7,7 up used")
    assert game.asked("home", "turn")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.blood-lust.bite")
def test_the_coach_chooses_among_thralls_but_somebody_is_bitten():
    game = pitch(
        f"{VAMPIRE} / home 2 8,8 pos:Thrall / home 3 6,6 pos:Thrall / home 4 8,6 / {FAR}", "1 1 2"
    )
    game.play("home 1 move", "stop")
    assert game.asked("home", "bite", "home 1")
    assert sorted(game.options()) == ["bite home 2", "bite home 3"]  # home 4 is no Thrall
    game.play("bite home 3")
    assert game.shows("home 2 8,8 up / home 3 6,6 stunned")
    assert game.done()


@pytest.mark.rule("lrb6/skill.blood-lust.bite")
def test_a_casualty_by_a_bite_is_badly_hurt_without_a_roll():
    game = pitch(f"{VAMPIRE} / home 2 8,8 pos:Thrall / {FAR}", "1 6 6")
    game.play("home 1 move", "stop")
    assert game.shows("home 2 injured / injuries home 2 badly hurt")
    assert game.done()


@pytest.mark.rule("lrb6/skill.blood-lust.bite")
def test_biting_the_thrall_with_the_ball_is_a_turnover():
    game = pitch(f"{VAMPIRE} / home 2 8,8 pos:Thrall ball / {FAR}", "1 1 2 N")
    game.play("home 1 move", "stop")
    assert game.shows("home 2 8,8 stunned / ball 8,7")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.blood-lust.bite")
def test_a_vampire_bites_before_he_passes():
    game = pitch(f"{VAMPIRE} ball / home 2 8,8 pos:Thrall / home 3 9,7 / {FAR}", "1 1 2 3 3")
    game.play("home 1 pass", "pass the ball")
    assert game.shows("home 2 8,8 stunned")  # the bite has come before the throw
    game.play("pass to 9,7")
    assert game.ball == "home 3"
    assert game.done()


@pytest.mark.rule("lrb6/skill.blood-lust.bite")
def test_a_vampire_bites_before_he_hands_off():
    game = pitch(f"{VAMPIRE} ball / home 2 8,8 pos:Thrall / home 3 6,7 / {FAR}", "1 1 2 3")
    game.play("home 1 hand-off", "hand off to home 2")
    # The Thrall he meant to hand it to now lies stunned and cannot take it.
    assert game.shows("home 1 7,7 ball / home 2 8,8 stunned")
    assert game.refuses("hand off to home 2")
    game.play("hand off to home 3")
    assert game.ball == "home 3"
    assert game.done()


@pytest.mark.rule("lrb6/skill.blood-lust.bite")
def test_a_vampire_who_has_bitten_scores():
    game = pitch(f"home 1 24,7 Blood Lust ball / home 2 24,8 pos:Thrall / {FAR}", "1 1 2")
    game.play("home 1 move", "move 25,7")
    assert game.score == (1, 0)
    assert game.told("home 1 bites home 2")
    assert game.done()


@pytest.mark.rule("lrb6/skill.blood-lust.spectator")
def test_a_vampire_who_bites_nobody_leaves_and_ends_the_turn():
    game = pitch(f"{VAMPIRE} / home 2 12,12 pos:Thrall / {FAR}", "1")
    game.play("home 1 move", "move 8,7", "stop")
    assert game.shows("home 1 reserves")
    assert game.turnover
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.blood-lust.spectator")
def test_a_vampire_who_cannot_bite_does_not_pass_and_the_ball_bounces_from_his_square():
    game = pitch(f"{VAMPIRE} ball / home 3 9,7 / {FAR}", "1 N")
    game.play("home 1 pass", "move 7,8", "pass the ball")
    assert game.shows("home 1 reserves / ball 7,7")
    assert not game.happenings("throws")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.blood-lust.spectator")
def test_a_vampire_who_cannot_bite_does_not_score():
    game = pitch(f"home 1 24,7 Blood Lust ball / {FAR}", "1 W")
    game.play("home 1 move", "move 25,7")
    assert game.score == (0, 0)
    assert game.shows("home 1 reserves / ball 24,7")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.blood-lust.spectator")
def test_a_hungry_vampire_who_falls_beside_a_thrall_cannot_bite_him():
    # He must stand to bite. The fall is a turnover already; he leaves the pitch.
    game = pitch(f"home 1 7,7 ma1 Blood Lust / home 2 9,8 pos:Thrall / {FAR}", "1 1 1 2")
    game.play("home 1 move", "move 8,7", "move 9,7")
    assert game.shows("home 1 reserves / home 2 9,8 up")
    assert game.turnover
    assert game.done()


# --- Hypnotic Gaze ----------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.hypnotic-gaze.roll")
@pytest.mark.parametrize(
    ("others", "roll", "works"),
    [
        ("", 3, False), ("", 4, True),  # AG 3; the victim's own tackle zone does not count
        ("/ away 2 6,6", 4, False), ("/ away 2 6,6", 5, True),
        ("/ away 2 6,6 / away 3 6,8", 5, False), ("/ away 2 6,6 / away 3 6,8", 6, True),
        ("/ away 2 6,6 prone", 4, True),
    ],
)  # fmt: skip
def test_the_gaze_is_an_agility_roll_less_other_tackle_zones(others, roll, works):
    game = pitch(f"home 1 7,7 Hypnotic Gaze / home 2 2,2 / away 1 8,7 {others}", [roll])
    game.play("home 1 move", "Hypnotic Gaze on away 1")
    assert ("hypnotised" in game.marks("away 1")) is works
    assert game.asked("home", "turn")  # it ends the move, and failing is no turnover
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.hypnotic-gaze.roll")
def test_the_gaze_comes_at_the_end_of_a_move_action():
    game = pitch("home 1 5,7 Hypnotic Gaze / home 2 2,2 / away 1 8,7 / away 2 9,9", "4")
    game.play("home 1 move")
    assert game.refuses("Hypnotic Gaze on away 1")
    game.play("move 6,7 7,7")
    assert game.refuses("Hypnotic Gaze on away 2")
    game.play("Hypnotic Gaze on away 1")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.hypnotic-gaze.roll")
@pytest.mark.parametrize("action", ["blitz", "block", "pass", "foul"])
def test_there_is_no_gaze_in_other_actions(action):
    game = pitch("home 1 7,7 Hypnotic Gaze ball / away 1 8,7 / away 2 9,9 prone")
    game.play(f"home 1 {action}")
    assert game.refuses("Hypnotic Gaze on away 1")


@pytest.mark.rule("lrb6/skill.hypnotic-gaze.roll")
def test_foul_appearance_does_not_stop_a_gaze_or_a_foul():
    game = pitch("home 1 7,7 Hypnotic Gaze / home 2 2,2 / away 1 8,7 Foul Appearance", "4")
    game.play("home 1 move", "Hypnotic Gaze on away 1")
    assert game.shows("away 1 hypnotised 8,7")
    assert game.done()
    game = pitch("home 1 7,7 / away 1 8,7 prone Foul Appearance / away 2 20,5", "1 2")
    game.play("home 1 foul", "foul away 1")
    assert not game.happenings("foul appearance")
    assert game.done()


@pytest.mark.rule("lrb6/skill.hypnotic-gaze.effect")
def test_a_hypnotised_player_has_no_tackle_zones_and_does_not_assist():
    game = pitch("home 1 7,7 / home 2 9,7 / away 1 8,7 hypnotised / away 2 6,7", "push")
    game.play("home 2 move", "move 10,7", "stop")  # no dodge
    game.play("home 1 block", "block away 2", "push to 5,7", "stay")  # one die: nobody helps
    assert game.done()


@pytest.mark.rule("lrb6/skill.hypnotic-gaze.effect")
def test_a_hypnotised_player_neither_catches_nor_intercepts():
    game = pitch("home 1 7,7 ball / home 2 13,7 / away 1 10,7 hypnotised", "4 3")
    game.play("home 1 pass", "pass the ball", "pass to 13,7")
    assert game.ball == "home 2"
    game = pitch("home 1 7,7 ball / home 2 9,7 hypnotised / away 1 20,7", "3 N")
    game.play("home 1 pass", "pass the ball", "pass to 9,7")
    assert game.shows("ball 9,6")
    assert game.done()


@pytest.mark.rule("lrb6/skill.hypnotic-gaze.effect")
def test_the_spell_lasts_until_his_next_action_begins():
    game = pitch("home 1 7,7 Hypnotic Gaze / home 2 2,2 / away 1 8,7 / away 2 20,2", "4")
    game.play("home 1 move", "Hypnotic Gaze on away 1", "end turn")
    assert game.shows("away 1 8,7 hypnotised")  # not yet: his turn is not his action
    game.play("away 1 move", "stop")
    assert "hypnotised" not in game.marks("away 1")
    game.play("end turn", "home 1 move")
    game.rolls("3").play("move 6,7")  # his tackle zone is back
    assert game.told("home 1: dodge 3+, rolled 3")
    assert game.done()


@pytest.mark.rule("lrb6/skill.hypnotic-gaze.effect")
def test_the_spell_stays_on_a_player_who_takes_no_action():
    game = pitch("home 1 7,7 / home 2 2,2 / away 1 8,7 hypnotised / away 2 20,2 / turn away 1")
    game.play("away 2 move", "stop", "end turn", "home 1 move", "move 6,7")
    assert game.shows("home 1 6,7 up / away 1 8,7 hypnotised")
    assert game.done()


# --- held in the middle of an action ----------------------------------------------------------


@pytest.mark.rule("lrb6/skill.tentacles.hold", "lrb6/turns.declare")
@pytest.mark.parametrize("action", ["pass", "hand-off", "foul", "blitz", "move"])
def test_a_held_player_cannot_go_on_with_his_action(action):
    game = pitch(
        "home 1 7,7 ball / home 2 6,6 / away 1 8,7 Tentacles / away 2 6,7 prone / away 3 20,5",
        "1 2",
    )
    game.play(f"home 1 {action}", "move 7,6", "away: away 1 uses Tentacles")
    assert game.shows("home 1 7,7 up used ball")
    assert game.asked("home", "turn")
    assert not game.turnover
    assert game.done()
