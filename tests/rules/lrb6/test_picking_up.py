"""Picking up the ball: who must, with which roll, and what a failure means."""

import pytest
from table import pitch


@pytest.mark.rule("lrb6/pick-up.must")
def test_who_moves_onto_the_ball_must_try_and_may_go_on():
    game = pitch("home 1 7,7 / away 1 20,7 / ball 8,7", dice="3").play("home 1 move", "move 8,7")
    assert game.shows("home 1 8,7 ball")
    game.play("move 9,7", "stop")  # he was not asked whether he wanted it, and goes on with it
    assert game.shows("home 1 9,7 ball")
    assert game.done()


@pytest.mark.rule("lrb6/pick-up.must")
def test_he_may_pass_what_he_has_picked_up():
    game = pitch("home 1 7,7 / home 2 10,7 / away 1 20,7 / ball 8,7", dice="3, 6, 6")
    game.play("home 1 pass", "move 8,7", "pass the ball", "pass to 10,7")
    assert game.shows("home 2 10,7 ball")
    assert game.done()


@pytest.mark.rule("lrb6/pick-up.must")
def test_picking_up_in_the_end_zone_scores():
    game = pitch("home 1 24,7 / away 1 3,3 / ball 25,7", dice="3")
    game.play("home 1 move", "move 25,7")
    assert game.score == (1, 0)
    assert game.done()


# The agility table, +1 for the pick-up, -1 for each tackle zone on the player.
PICK_UPS = [
    (ag, zones, max(2, min(6, {1: 6, 2: 5, 3: 4, 4: 3, 5: 2, 6: 1}[ag] - 1 + zones)))
    for ag in range(1, 7)
    for zones in (0, 1, 2)
]
MARKERS = ["away 2 9,6", "away 3 9,8"]


@pytest.mark.rule("lrb6/pick-up.roll")
@pytest.mark.parametrize(("ag", "zones", "need"), PICK_UPS)
def test_the_pick_up_works_from_its_target_on(ag, zones, need):
    marked = "".join(f" / {each}" for each in MARKERS[:zones])
    game = pitch(f"home 1 7,7 ag{ag} / away 1 20,7{marked} / ball 8,7", dice=[need])
    game.play("home 1 move", "move 8,7")
    assert game.shows("home 1 8,7 ball")
    assert game.told(f"pick-up {need}+, rolled {need}, passed")
    assert game.done()


@pytest.mark.rule("lrb6/pick-up.roll")
@pytest.mark.parametrize(("ag", "zones", "need"), PICK_UPS)
def test_below_it_the_ball_bounces_and_the_turn_ends(ag, zones, need):
    marked = "".join(f" / {each}" for each in MARKERS[:zones])
    game = pitch(f"home 1 7,7 ag{ag} / away 1 20,7{marked} / ball 8,7", dice=[need - 1, "S"])
    game.play("home 1 move", "move 8,7")
    assert game.shows("home 1 8,7 up / ball 8,8")
    assert game.turnover
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/pick-up.roll")
@pytest.mark.parametrize(("weather", "need"), [("nice", 3), ("rain", 4), ("very sunny", 3)])
def test_rain_makes_the_ball_slippery(weather, need):
    game = pitch(f"home 1 7,7 / away 1 20,7 / ball 8,7 / weather {weather}", dice=[need])
    game.play("home 1 move", "move 8,7")
    assert game.told(f"pick-up {need}+, rolled {need}, passed")
    assert game.done()


@pytest.mark.rule("lrb6/pick-up.roll")
def test_a_dropped_ball_that_a_team_mate_catches_is_a_turnover_all_the_same():
    game = pitch("home 1 7,7 / home 2 9,7 / away 1 20,7 / ball 8,7", dice="2, E, 4")
    game.play("home 1 move", "move 8,7")
    assert game.shows("home 2 9,7 ball")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/pick-up.involuntary")
def test_who_is_pushed_onto_the_ball_does_not_pick_it_up():
    game = pitch("home 1 7,7 / home 2 3,3 / away 1 8,7 / ball 9,7", dice="push, E")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.shows("away 1 9,7 up / ball 10,7")
    assert not game.told("pick-up")
    assert not game.turnover
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/pick-up.involuntary")
def test_who_lands_on_the_ball_does_not_pick_it_up():
    # A thrown player scatters three times from the target, here onto the ball; he lands on 4+.
    game = pitch(
        "home 1 7,7 Throw Team-Mate / home 2 8,7 Right Stuff / away 1 20,7 / ball 10,6",
        dice="6, N, E, W, 4, N",
    )
    game.play("home 1 pass", "throw home 2", "throw home 2 to 10,7")
    assert game.shows("home 2 10,6 up / ball 10,5")
    assert not game.told("pick-up")
    assert not game.turnover
    assert game.done()


# --- skills ------------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.sure-hands.re-roll")
def test_sure_hands_re_rolls_a_failed_pick_up():
    game = pitch("home 1 7,7 Sure Hands / away 1 20,7 / ball 8,7", dice="2, 3")
    game.play("home 1 move", "move 8,7", "re-roll with Sure Hands")
    assert game.shows("home 1 8,7 ball")
    assert game.done()


@pytest.mark.rule("lrb6/skill.sure-hands.re-roll")
def test_sure_hands_does_not_re_roll_a_catch():
    game = pitch("home 1 7,7 ball / home 2 8,7 Sure Hands / away 1 20,7", dice="1, N")
    game.play("home 1 hand-off", "hand off to home 2")
    assert game.shows("ball 8,6")
    assert game.done()


@pytest.mark.rule("lrb6/skill.sure-hands.strip-ball")
@pytest.mark.parametrize(("skill", "kept"), [("", False), ("Sure Hands", True)])
@pytest.mark.parametrize("face", ["push", "stumble"])
def test_strip_ball_does_not_work_against_sure_hands(skill, kept, face):
    # Dodge turns the stumble into a push, so that the carrier stays on his feet.
    game = pitch(
        f"home 1 7,7 Strip Ball / away 1 8,7 {skill} Dodge ball",
        dice=[face] if kept else [face, "N"],
    )
    game.play("home 1 block", "block away 1")
    if face == "stumble":
        game.play("use Dodge")
    game.play("push to 9,7", "stay")
    assert game.shows("away 1 9,7 up")
    assert game.ball == ("away 1" if kept else "9,6")
    assert game.done()


@pytest.mark.rule("lrb6/skill.big-hand.pick-up")
@pytest.mark.parametrize("weather", ["nice", "rain"])
@pytest.mark.parametrize("zones", [0, 1, 2])
def test_big_hand_ignores_tackle_zones_and_rain(weather, zones):
    marked = "".join(f" / {each}" for each in MARKERS[:zones])
    game = pitch(
        f"home 1 7,7 Big Hand / away 1 20,7{marked} / ball 8,7 / weather {weather}", dice="3"
    )
    game.play("home 1 move", "move 8,7")
    assert game.told("pick-up 3+, rolled 3, passed")
    assert game.done()


@pytest.mark.rule("lrb6/skill.big-hand.pick-up")
def test_big_hand_fails_below_its_target():
    game = pitch("home 1 7,7 Big Hand / away 1 20,7 / ball 8,7", dice="2, N")
    game.play("home 1 move", "move 8,7")
    assert game.shows("ball 8,6")
    assert game.done()


@pytest.mark.rule("lrb6/skill.big-hand.pick-up")
def test_big_hand_does_not_help_a_catch():
    # A hand-off: 4+, +1, -1 for the tackle zone, -1 for the rain.
    game = pitch("home 1 7,7 ball / home 2 8,7 Big Hand / away 1 9,7 / weather rain", dice="5")
    game.play("home 1 hand-off", "hand off to home 2")
    assert game.told("catch 5+, rolled 5, passed")
    assert game.done()


@pytest.mark.rule("lrb6/skill.extra-arms.bonus")
@pytest.mark.parametrize(("skill", "need"), [("", 4), ("Extra Arms", 3)])
def test_extra_arms_help_to_pick_up(skill, need):
    game = pitch(f"home 1 7,7 {skill} / away 1 9,7 / ball 8,7", dice=[need])
    game.play("home 1 move", "move 8,7")
    assert game.told(f"pick-up {need}+, rolled {need}, passed")
    assert game.done()


@pytest.mark.rule("lrb6/skill.extra-arms.bonus")
@pytest.mark.parametrize(("skill", "need"), [("", 4), ("Extra Arms", 3)])
def test_extra_arms_help_to_catch(skill, need):
    game = pitch(f"home 1 7,7 ball / home 2 8,7 {skill} / away 1 9,7", dice=[need])
    game.play("home 1 hand-off", "hand off to home 2")
    assert game.told(f"catch {need}+, rolled {need}, passed")
    assert game.done()


@pytest.mark.rule("lrb6/skill.extra-arms.bonus", "lrb6/skill.very-long-legs.bonus")
@pytest.mark.parametrize(
    ("skills", "need"),
    [("", 6), ("Extra Arms", 5), ("Very Long Legs", 5), ("Extra Arms Very Long Legs", 4)],
)
def test_extra_arms_and_very_long_legs_help_to_intercept(skills, need):
    # AG3 needs 4+, -2 for the interception.
    game = pitch(f"home 1 7,7 ball / home 2 13,7 / away 1 10,7 {skills}", dice=[need])
    game.play("home 1 pass", "pass the ball", "pass to 13,7", "intercept with away 1")
    assert game.told(f"intercept {need}+, rolled {need}, passed")
    assert game.shows("away 1 10,7 ball")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.very-long-legs.safe-throw")
@pytest.mark.parametrize(("skills", "saved"), [("", True), ("Very Long Legs", False)])
def test_safe_throw_is_no_use_against_very_long_legs(skills, saved):
    # The interception works on a natural 6. A Safe Throw of 4+ lets the pass fly on: an accurate
    # short pass needs 4+, the catch 3+.
    game = pitch(
        f"home 1 7,7 ball Safe Throw / home 2 13,7 / away 1 10,7 {skills}",
        dice="6, 4, 4, 3" if saved else "6",
    )
    game.play("home 1 pass", "pass the ball", "pass to 13,7", "intercept with away 1")
    assert bool(game.told("safe throw")) == saved
    assert game.ball == ("home 2" if saved else "away 1")
    assert game.done()
