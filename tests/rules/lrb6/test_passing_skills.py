"""Skills of those who throw and catch, and of those who spoil it."""

from __future__ import annotations

import pytest
from table import pitch


def throw(text: str, dice: str, target: str = "10,7"):
    """Home 1 throws from 5,7; to 10,7 is a short pass: 4+ for AG 3."""
    game = pitch(f"home 1 5,7 ball {text}", dice=dice)
    return game.play("home 1 pass", "pass the ball", f"pass to {target}")


def needed(game, test: str) -> int:
    """What the last roll of this kind had to be, by the event the coaches are told."""
    return game.happenings(test)[-1].values[2]


# --- modifiers of the throw -------------------------------------------------------------------

# Targets at quick, short, long and long bomb range of 5,7.
RANGES = {"quick": "8,7", "short": "10,7", "long": "13,7", "bomb": "16,7"}


@pytest.mark.rule("lrb6/skill.accurate.bonus")
@pytest.mark.parametrize("reach, need", [("quick", 2), ("short", 3), ("long", 4), ("bomb", 5)])
def test_accurate_adds_one_at_every_range(reach, need):
    target = RANGES[reach]
    hit = throw(f"Accurate / home 2 {target}", f"{need} 3", target)
    assert hit.ball == "home 2"
    assert hit.done()
    # One less misses; for a quick pass that is a natural 1, a fumble.
    miss = throw(f"Accurate / home 2 {target}", f"{need - 1} S" + " S S S" * (need > 2), target)
    assert miss.turnover
    assert miss.done()


@pytest.mark.rule("lrb6/skill.strong-arm.bonus")
@pytest.mark.parametrize("reach, need", [("quick", 3), ("short", 3), ("long", 4), ("bomb", 5)])
def test_strong_arm_adds_one_beyond_quick_range(reach, need):
    target = RANGES[reach]
    hit = throw(f"Strong Arm / home 2 {target}", f"{need} 3", target)
    assert hit.ball == "home 2"
    assert hit.done()
    miss = throw(f"Strong Arm / home 2 {target}", f"{need - 1} S S S S", target)
    assert miss.turnover
    assert miss.done()


@pytest.mark.rule("lrb6/skill.stunty.pass")
@pytest.mark.parametrize("reach, need", [("quick", 4), ("short", 5), ("long", 6)])
def test_stunty_takes_one_from_a_pass(reach, need):
    target = RANGES[reach]
    hit = throw(f"Stunty / home 2 {target}", f"{need} 3", target)
    assert hit.ball == "home 2"
    assert hit.done()
    miss = throw(f"Stunty / home 2 {target}", f"{need - 1} S S S S", target)
    assert miss.turnover
    assert miss.done()


@pytest.mark.rule("lrb6/skill.stunty.pass", "lrb6/passing.fumble")
def test_stunty_can_turn_a_two_into_a_fumble():
    game = throw("Stunty", "2 W")
    assert game.told("home 1 fumbles")
    assert game.ball == "4,7"
    assert game.done()


@pytest.mark.rule("lrb6/skill.accurate.bonus", "lrb6/skill.strong-arm.bonus")
def test_bonuses_add_up():
    game = throw("Accurate Strong Arm / home 2 16,7", "4 3", "16,7")  # 4+, -2, +1, +1
    assert game.ball == "home 2"
    assert game.done()


# --- Nerves of Steel, Disturbing Presence, weather --------------------------------------------


@pytest.mark.rule("lrb6/skill.nerves-of-steel.ignore")
@pytest.mark.parametrize("skill, need", [("", 6), ("Nerves of Steel", 4)])
def test_nerves_of_steel_passes(skill, need):
    game = throw(f"{skill} / home 2 10,7 / away 1 4,6 / away 2 4,8", f"{need} 3")
    assert game.ball == "home 2"
    assert game.done()
    miss = throw(f"{skill} / home 2 10,7 / away 1 4,6 / away 2 4,8", f"{need - 1} S S S S")
    assert miss.turnover
    assert miss.done()


@pytest.mark.rule("lrb6/skill.nerves-of-steel.ignore")
@pytest.mark.parametrize("skill, need", [("", 5), ("Nerves of Steel", 3)])
def test_nerves_of_steel_catches(skill, need):
    text = f"/ home 2 10,7 {skill} / away 1 11,6 / away 2 11,8"
    game = throw(text, f"4 {need}")
    assert game.ball == "home 2"
    assert game.done()
    dropped = throw(text, f"4 {need - 1} N")
    assert dropped.ball == "10,6"
    assert dropped.done()


@pytest.mark.rule("lrb6/skill.nerves-of-steel.ignore", "lrb6/interception.roll")
@pytest.mark.parametrize("skill, need", [("", 5), ("Nerves of Steel", 4)])
def test_nerves_of_steel_intercepts(skill, need):
    text = f"/ home 2 10,7 / home 3 8,8 / away 1 8,7 ag5 {skill}"
    game = throw(text, f"{need}").play("intercept with away 1")
    assert game.ball == "away 1"
    assert game.done()
    missed = throw(text, f"{need - 1} 4 3").play("intercept with away 1")
    assert missed.ball == "home 2"
    assert missed.done()


@pytest.mark.rule("lrb6/skill.nerves-of-steel.ignore")
def test_nerves_of_steel_does_not_help_to_pick_up():
    game = pitch("home 1 5,7 Nerves of Steel / ball 6,7 / away 1 7,8", dice="3 N")
    game.play("home 1 move", "move 6,7")  # 4+, +1, -1
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.disturbing-presence.minus")
@pytest.mark.parametrize(
    "opponents, need",
    [
        ("away 1 5,10 Disturbing Presence", 5),  # three squares away
        ("away 1 2,4 Disturbing Presence", 5),  # three along the diagonal
        ("away 1 5,11 Disturbing Presence", 4),  # four
        ("away 1 5,10 Disturbing Presence prone", 5),
        ("away 1 5,10 Disturbing Presence stunned", 5),
        ("away 1 5,10 Disturbing Presence dazed", 5),
        ("away 1 5,10 Disturbing Presence / away 2 2,4 Disturbing Presence", 6),
        ("home 3 5,10 Disturbing Presence", 4),  # only opponents are disturbed
        ("away 1 4,8 Disturbing Presence", 6),  # with his tackle zone
    ],
)
def test_disturbing_presence_spoils_passes(opponents, need):
    game = throw(f"/ home 2 10,7 / {opponents}", f"{need} 3")
    assert needed(game, "pass") == need
    assert game.ball == "home 2"
    assert game.done()
    miss = throw(f"/ home 2 10,7 / {opponents}", f"{need - 1} E E E E")
    assert miss.turnover
    assert miss.done()


@pytest.mark.rule("lrb6/skill.disturbing-presence.minus")
@pytest.mark.parametrize("place, need", [("13,7", 4), ("13,10 prone", 4), ("14,7", 3)])
def test_disturbing_presence_spoils_catches(place, need):
    text = f"/ home 2 10,7 / away 1 {place} Disturbing Presence"
    game = throw(text, f"4 {need}")
    assert game.ball == "home 2"
    assert game.done()
    dropped = throw(text, f"4 {need - 1} N")
    assert dropped.turnover
    assert dropped.done()


@pytest.mark.rule("lrb6/skill.disturbing-presence.minus", "lrb6/interception.roll")
def test_disturbing_presence_spoils_interceptions():
    text = "/ home 2 10,7 / home 3 8,10 prone Disturbing Presence / away 1 8,7 ag5"
    game = throw(text, "5").play("intercept with away 1")  # 2+, -2, -1
    assert game.ball == "away 1"
    assert game.done()
    missed = throw(text, "4 4 3").play("intercept with away 1")
    assert missed.ball == "home 2"
    assert missed.done()


@pytest.mark.rule("lrb6/skill.disturbing-presence.minus")
def test_disturbing_presence_does_not_spoil_a_pick_up():
    game = pitch("home 1 5,7 / ball 6,7 / away 1 8,7 Disturbing Presence", dice="3")
    game.play("home 1 move", "move 6,7")
    assert game.ball == "home 1"
    assert game.done()


@pytest.mark.rule("lrb6/skill.disturbing-presence.minus", "lrb6/skill.nerves-of-steel.ignore")
@pytest.mark.parametrize("weather, passing, catching", [("very sunny", 6, 4), ("rain", 5, 5)])
def test_nerves_presence_and_weather_together_on_pass_and_catch(weather, passing, catching):
    # Nerves of Steel ignores the tackle zones beside both, but neither the presence nor the sky:
    # pass 4+ with -1 presence, -1 in the sun; catch 3+ with -1 presence, -1 in the rain.
    game = throw(
        "Nerves of Steel / home 2 10,7 Nerves of Steel / away 1 4,6 Disturbing Presence"
        f" / away 2 11,8 Disturbing Presence / weather {weather}",
        f"{passing} {catching}",
    )
    assert needed(game, "pass") == passing
    assert needed(game, "catch") == catching
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("lrb6/skill.disturbing-presence.minus", "lrb6/skill.nerves-of-steel.ignore")
def test_nerves_presence_and_rain_together_on_an_interception():
    # AG 6: 1+, -2, -1 presence, -1 rain; the tackle zone of home 3 is ignored. 5+.
    text = "/ home 2 10,7 / home 3 8,8 Disturbing Presence / away 1 8,7 ag6 Nerves of Steel"
    game = throw(f"{text} / weather rain", "5").play("intercept with away 1")
    assert game.ball == "away 1"
    assert game.done()
    missed = throw(f"{text} / weather rain", "4 4 4").play("intercept with away 1")
    assert missed.ball == "home 2"
    assert missed.done()


# --- re-rolls ---------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.pass.re-roll")
@pytest.mark.parametrize("first", ["1", "3"])
def test_pass_re_rolls_a_fumble_or_an_inaccurate_pass(first):
    game = throw("Pass / home 2 10,7 / rerolls 1 1", f"{first} 4 3")
    assert game.asked("home", "re-roll", "home 1")
    game.play("re-roll with Pass")
    assert game.ball == "home 2"
    assert game.rerolls == (1, 1)
    assert game.done()


@pytest.mark.rule("lrb6/skill.pass.re-roll", "lrb6/re-roll.never-twice")
def test_the_second_throw_stands():
    game = throw("Pass / home 2 10,7 / rerolls 1 1", "3 1 W").play("re-roll with Pass")
    assert game.told("home 1 fumbles")
    assert game.turnover
    assert game.rerolls == (1, 1)
    assert game.done()


@pytest.mark.rule("lrb6/skill.pass.re-roll")
def test_pass_need_not_be_used_and_is_not_offered_for_an_accurate_pass():
    kept = throw("Pass / home 2 10,7", "3 N N N N").play("keep the roll")
    assert kept.ball == "10,3"
    assert kept.done()
    good = throw("Pass / home 2 10,7 / away 1 20,7", "4 3")
    assert good.asked("home", "turn")
    assert good.done()


@pytest.mark.rule("lrb6/skill.pass.re-roll")
def test_pass_does_not_re_roll_the_catch():
    game = throw("Pass / home 2 10,7 Pass", "4 2 N")
    assert game.ball == "10,6"
    assert game.done()


@pytest.mark.rule("lrb6/skill.catch.re-roll")
@pytest.mark.parametrize("again, ball", [("3", "home 2"), ("2 N", "10,6")])
def test_catch_re_rolls_a_dropped_pass(again, ball):
    game = throw("/ home 2 10,7 Catch", f"4 2 {again}")
    assert game.asked("home", "re-roll", "home 2")
    game.play("re-roll with Catch")
    assert game.ball == ball
    assert game.done()


@pytest.mark.rule("lrb6/skill.catch.re-roll")
def test_catch_re_rolls_a_bounce_in_the_opponents_turn():
    game = throw("/ away 1 4,7 ag1 Catch", "1 W 5 6", "8,7")
    game.play("away: re-roll with Catch")
    assert game.ball == "away 1"
    assert game.done()


@pytest.mark.rule("lrb6/skill.catch.re-roll")
def test_catch_re_rolls_a_dropped_hand_off():
    game = pitch("home 1 5,7 ball / home 2 6,7 Catch / away 1 20,7", dice="2 3")
    game.play("home 1 hand-off", "hand off to home 2", "re-roll with Catch")
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("lrb6/skill.catch.re-roll")
def test_catch_re_rolls_a_failed_interception():
    game = throw("/ home 2 10,7 / away 1 8,7 Catch", "2 6")
    game.play("intercept with away 1", "away: re-roll with Catch")
    assert game.ball == "away 1"
    assert game.done()


@pytest.mark.rule("lrb6/skill.catch.re-roll")
def test_catch_does_not_re_roll_a_pick_up_or_a_pass():
    game = pitch("home 1 5,7 Catch / ball 6,7", dice="2 N")
    game.play("home 1 move", "move 6,7")
    assert game.turnover
    assert game.done()
    game = throw("Catch / home 2 10,7", "3 N N N N")
    assert game.turnover
    assert game.done()


# --- Diving Catch -----------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.diving-catch.bonus")
@pytest.mark.parametrize("face, ball", [("2", "home 2"), ("1 N", "10,6")])
def test_diving_catch_adds_one_for_an_accurate_pass_to_him(face, ball):
    game = throw("/ home 2 10,7 Diving Catch", f"4 {face}")  # 4+, +1, +1
    assert game.ball == ball
    assert game.done()


@pytest.mark.rule("lrb6/skill.diving-catch.bonus")
def test_diving_catch_adds_nothing_for_a_missed_pass_or_a_hand_off():
    game = throw("/ home 2 12,7 Diving Catch", "3 E E W 3 N", "11,7")  # lands at 12,7: 4+
    assert needed(game, "catch") == 4
    assert game.ball == "12,6"
    assert game.done()
    game = pitch("home 1 5,7 ball / home 2 6,7 Diving Catch", dice="2 N")
    game.play("home 1 hand-off", "hand off to home 2")  # 3+
    assert game.ball == "6,6"
    assert game.done()


@pytest.mark.rule("lrb6/skill.diving-catch.bonus", "lrb6/catching.modifier")
def test_a_pass_that_bounces_back_to_him_is_no_accurate_pass_any_more():
    # Dropped (2+), dropped by home 3 (4+), and back to home 2, who now needs 4+.
    game = throw("/ home 2 10,7 Diving Catch / home 3 11,7", "4 1 E 3 W 3 N")
    assert needed(game, "catch") == 4
    assert game.ball == "10,6"
    assert game.done()


@pytest.mark.rule("lrb6/skill.diving-catch.reach")
@pytest.mark.parametrize(
    "dice, need",
    [
        ("4 3", 3),  # an accurate pass to 10,7 is still an accurate pass: +1, but not aimed at him
        ("3 E W E 4", 4),  # a missed pass to 11,7, beside him as well
    ],
)
def test_diving_catch_reaches_a_pass_into_an_empty_square_beside_him(dice, need):
    game = throw("/ home 2 11,8 Diving Catch / away 1 20,7", dice)
    assert game.asked("home", "dive for the ball")
    game.play("home 2 uses Diving Catch")
    assert needed(game, "catch") == need
    assert game.shows("home 2 11,8 ball")  # he has not moved
    assert game.asked("home", "turn")
    assert "completion" not in game.picture()
    assert game.done()


@pytest.mark.rule("lrb6/skill.diving-catch.reach")
def test_a_failed_dive_bounces_from_his_own_square():
    game = throw("/ home 2 11,8 Diving Catch", "4 2 S").play("home 2 uses Diving Catch")
    assert game.ball == "11,9"
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.diving-catch.reach")
def test_he_need_not_dive():
    game = throw("/ home 2 11,8 Diving Catch", "4 N").play("nobody")
    assert game.ball == "10,6"
    assert game.done()


@pytest.mark.rule("lrb6/skill.diving-catch.reach")
@pytest.mark.parametrize(
    "text",
    [
        "home 2 12,7 Diving Catch",  # two squares away
        "home 2 11,8 Diving Catch prone",
        "home 2 11,8 Diving Catch dazed",  # no tackle zones
        "home 2 11,8 Catch",
    ],
)
def test_who_cannot_dive(text):
    game = throw(f"/ {text}", "4 N")
    assert game.ball == "10,6"
    assert game.done()


@pytest.mark.rule("lrb6/skill.diving-catch.reach")
def test_nobody_dives_for_a_ball_in_an_occupied_square_or_for_a_bounce():
    # Dropped by home 3 at 10,7, it bounces to 10,6, still beside home 2: nobody is asked.
    game = throw("/ home 3 10,7 / home 2 11,7 Diving Catch", "4 2 N")
    assert game.ball == "10,6"
    assert game.done()
    # The bounce of a fumble, landing beside home 2.
    game = throw("/ home 2 6,8 Diving Catch", "1 E")
    assert game.ball == "6,7"
    assert game.done()


@pytest.mark.rule("lrb6/skill.diving-catch.reach", "lrb6/throw-in.lands")
def test_diving_catch_reaches_a_throw_in():
    # Fumbled at 5,0 and out; straight on, four squares: 5,3, beside home 2.
    game = pitch("home 1 5,0 ball / home 2 6,4 Diving Catch", dice="1 N 3 2 2 4")
    game.play("home 1 pass", "pass the ball", "pass to 8,0", "home 2 uses Diving Catch")
    assert game.shows("home 2 6,4 ball")
    assert game.done()


@pytest.mark.rule("lrb6/skill.diving-catch.reach")
def test_diving_catch_reaches_a_kick_off():
    # Kicked to 20,7, scatters one square east, Cheering Fans (D3 each), beside away 1.
    game = pitch(
        "home 1 12,7 / away 1 22,7 Diving Catch / kicking home / active none / phase kick"
        " / turns 0 0",
        dice="E 1 1 5 1 3 4",
        seed=3,
    )
    game.play("kick to 20,7")
    assert game.asked("away", "dive for the ball")
    game.play("away 1 uses Diving Catch")
    assert game.shows("away 1 22,7 ball")
    assert game.done()


@pytest.mark.rule("lrb6/skill.diving-catch.reach")
def test_two_divers_get_in_each_others_way():
    game = throw("/ home 2 11,8 Diving Catch / away 1 11,6 Diving Catch", "4 N")
    game.play("home: home 2 uses Diving Catch", "away: away 1 uses Diving Catch")
    assert not game.happenings("catch")
    assert game.ball == "10,6"
    assert game.done()


@pytest.mark.rule("lrb6/skill.diving-catch.reach")
def test_of_two_who_could_one_may_hold_back():
    text = "/ home 2 11,8 Diving Catch / home 3 11,6 Diving Catch / away 1 10,8 Diving Catch"
    game = throw(text, "4 5")  # away 1 marks him: 4+, +1, -1
    game.play("home: home 2 uses Diving Catch", "home: nobody", "away: nobody")
    assert game.ball == "home 2"
    assert game.done()


# --- Safe Throw -------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.safe-throw.interception")
def test_safe_throw_cancels_an_interception_with_an_unmodified_roll():
    # Intercepted on a 6. AG 3: 4+, though away 2 marks him; the pass then goes on at 5+.
    game = throw("Safe Throw / home 2 10,7 / away 1 8,7 / away 2 4,6", "6 4 5 3")
    game.play("intercept with away 1")
    assert game.told("home 1: safe throw 4+, rolled 4, passed")
    assert game.ball == "home 2"
    assert "interception" not in game.picture()
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.safe-throw.interception")
def test_if_that_roll_fails_the_interception_stands():
    game = throw("Safe Throw / home 2 10,7 / away 1 8,7", "6 3").play("intercept with away 1")
    assert game.ball == "away 1"
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.safe-throw.interception")
def test_safe_throw_does_not_work_against_very_long_legs():
    game = throw("Safe Throw / home 2 10,7 / away 1 8,7 Very Long Legs", "5")
    game.play("intercept with away 1")  # 4+, -2, +1
    assert game.ball == "away 1"
    assert not game.happenings("safe throw")
    assert game.done()


@pytest.mark.rule("lrb6/skill.safe-throw.fumble")
def test_safe_throw_keeps_hold_of_a_modified_fumble():
    # A long bomb: 3 - 2 is 1.
    game = throw("Safe Throw / home 2 16,7 / away 1 20,7", "3", "16,7")
    assert game.shows("home 1 5,7 ball used")
    assert game.asked("home", "turn")  # no turnover, but his action is over
    assert game.refuses("home 1 move")
    assert game.done()


@pytest.mark.rule("lrb6/skill.safe-throw.fumble")
@pytest.mark.parametrize("target", ["16,7", "8,7"])
def test_safe_throw_does_not_save_a_natural_one(target):
    game = throw("Safe Throw", "1 W", target)
    assert game.ball == "4,7"
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.safe-throw.fumble")
def test_without_safe_throw_a_modified_fumble_is_a_turnover():
    game = throw("/ home 2 16,7", "3 W", "16,7")
    assert game.turnover
    assert game.done()


# --- Hail Mary Pass ---------------------------------------------------------------------------


def hail_mary(text: str, dice: str, target: str):
    game = pitch(f"home 1 5,7 ball Hail Mary Pass {text}", dice=dice)
    return game.play("home 1 pass", "pass the ball", f"Hail Mary Pass to {target}")


@pytest.mark.rule("lrb6/skill.hail-mary-pass.throw")
@pytest.mark.parametrize("face", [2, 6])
def test_hail_mary_scatters_three_times_and_is_never_accurate(face):
    game = hail_mary("/ home 2 25,0 / away 1 10,10", f"{face} S S W S", "24,0")
    assert game.ball == "23,3"
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.hail-mary-pass.throw")
def test_hail_mary_may_scatter_back_to_the_target_as_a_missed_pass():
    game = hail_mary("/ home 2 20,7 / away 1 10,1", "2 E SW N 4", "20,7")
    assert game.told("home 2: catch 4+, rolled 4, passed")
    assert game.ball == "home 2"
    assert not game.turnover
    assert "completion" not in game.picture()
    assert game.done()


@pytest.mark.rule("lrb6/skill.hail-mary-pass.throw")
def test_hail_mary_is_fumbled_on_a_one():
    game = hail_mary("", "1 E", "20,7")
    assert game.ball == "6,7"
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.hail-mary-pass.throw")
def test_hail_mary_knows_no_modifiers():
    # AG 1, three tackle zones, the sun: 2+ all the same.
    text = "ag1 / away 1 4,6 / away 2 4,7 / away 3 4,8 / weather sunny"
    game = hail_mary(text, "2 N N N N", "20,7")
    assert game.ball == "20,3"
    assert game.done()


@pytest.mark.rule("lrb6/skill.hail-mary-pass.throw", "lrb6/skill.pass.re-roll")
def test_pass_re_rolls_a_fumbled_hail_mary():
    game = hail_mary("Pass", "1 2 N N N N", "20,7").play("re-roll with Pass")
    assert game.ball == "20,3"
    assert game.done()


@pytest.mark.rule("lrb6/skill.hail-mary-pass.throw")
def test_hail_mary_may_be_thrown_to_any_square():
    game = pitch("home 1 0,0 ball Hail Mary Pass / away 1 10,7")
    game.play("home 1 pass", "pass the ball")
    assert game.offers("Hail Mary Pass to 25,14", "Hail Mary Pass to 1,0", "pass to 3,0")
    assert game.refuses("Hail Mary Pass to 0,0", "pass to 25,14")


@pytest.mark.rule("lrb6/skill.hail-mary-pass.limits")
def test_hail_mary_cannot_be_intercepted():
    game = hail_mary("/ away 1 8,7", "2 N N N N", "11,7")
    assert game.ball == "11,3"
    assert game.done()


@pytest.mark.rule("lrb6/skill.hail-mary-pass.limits", "lrb6/weather.blizzard-passing")
def test_hail_mary_is_no_use_in_a_blizzard():
    game = pitch("home 1 5,7 ball Hail Mary Pass / weather blizzard")
    game.play("home 1 pass", "pass the ball")
    assert game.refuses("Hail Mary Pass to 20,7", "Hail Mary Pass to 8,7", "pass to 12,7")
    assert game.offers("pass to 8,7", "pass to 11,7")


@pytest.mark.rule("lrb6/skill.hail-mary-pass.limits")
def test_no_hail_mary_with_a_team_mate():
    game = pitch("home 1 5,7 Throw Team-Mate Hail Mary Pass / home 2 6,7 Right Stuff")
    game.play("home 1 pass", "throw home 2")
    assert game.offers("throw home 2 to 11,7")
    assert game.refuses("throw home 2 to 12,7", "Hail Mary Pass to 20,7")


# --- Dump-Off ---------------------------------------------------------------------------------


def blocked(text: str, dice: str):
    """Home 1 blocks away 1, who has the ball and Dump-Off."""
    game = pitch(f"home 1 5,7 / away 1 6,7 ball Dump-Off / {text}", dice=dice)
    return game.play("home 1 block", "block away 1")


@pytest.mark.rule("lrb6/skill.dump-off.pass")
def test_dump_off_throws_a_quick_pass_before_the_block_which_then_goes_on():
    # 4+, +1, -1 for home 1 beside him.
    game = blocked("away 2 8,7", "4 3, push")
    assert game.asked("away", "dump-off")
    game.play("pass to 8,7")
    assert game.ball == "away 2"
    assert "feats away 1 completion" in game.picture()
    game.play("home: push to 7,6", "stay")
    assert game.shows("away 1 7,6 up")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.dump-off.pass")
def test_dump_off_reaches_quick_range_only():
    game = blocked("away 2 10,7", "")
    assert game.offers("pass to 9,7", "pass to 8,9", "nobody")
    assert game.refuses("pass to 10,7", "pass to 9,9")


@pytest.mark.rule("lrb6/skill.dump-off.pass")
def test_dump_off_need_not_be_used():
    game = blocked("away 2 8,7", "push").play("nobody", "home: push to 7,6", "stay")
    assert game.ball == "away 1"
    assert game.done()


@pytest.mark.rule("lrb6/skill.dump-off.pass")
def test_dump_off_against_a_blitz_and_after_its_push_the_move_goes_on():
    game = pitch("home 1 4,7 / away 1 6,7 ball Dump-Off / away 2 8,7", dice="4 3, push")
    game.play("home 1 blitz", "move 5,7", "block away 1", "away: pass to 8,7")
    game.play("home: push to 7,6", "stay")
    assert game.ball == "away 2"
    assert game.asked("home", "action")
    assert game.done()


@pytest.mark.rule("lrb6/skill.dump-off.pass")
def test_no_dump_off_before_the_second_block_of_a_frenzy():
    game = pitch("home 1 5,7 Frenzy / away 1 6,7 ball Dump-Off / away 2 9,7", dice="push, push")
    game.play("home 1 block", "block away 1", "away: nobody", "home: push to 7,7", "push to 8,7")
    assert game.shows("home 1 7,7 / away 1 8,7 ball")
    assert game.done()


@pytest.mark.rule("lrb6/skill.dump-off.pass")
@pytest.mark.parametrize(
    "defender", ["Dump-Off", "ball Dump-Off hypnotised", "ball Dump-Off dazed"]
)
def test_no_dump_off_without_the_ball_or_ones_wits(defender):
    game = pitch(f"home 1 5,7 / away 1 6,7 {defender} / away 2 8,7", dice="push")
    game.play("home 1 block", "block away 1")
    assert game.asked("home", "push")
    assert game.done()


@pytest.mark.rule("lrb6/skill.dump-off.no-turnover")
@pytest.mark.parametrize(
    "text, dice, ball",
    [
        ("away 2 8,7", "1 N, push", "6,6"),  # fumbled
        ("away 2 8,7", "3 N N N N, push", "8,3"),  # missed: 3 is one short
        ("away 2 8,7", "4 2 S, push", "8,8"),  # dropped
        ("home 2 8,7", "4 3, push", "home 2"),  # caught by the blocking team
    ],
)
def test_whatever_becomes_of_it_nobodys_turn_ends(text, dice, ball):
    game = blocked(f"{text} / home 3 2,2", dice)
    game.play("away: pass to 8,7", "home: push to 7,8", "stay")
    assert game.ball == ball
    assert game.asked("home", "turn")
    assert game.offers("home 3 move")
    assert game.done()


@pytest.mark.rule("lrb6/skill.dump-off.no-turnover", "lrb6/interception.success")
def test_an_intercepted_dump_off_is_no_turnover_either():
    game = blocked("away 2 9,7 / home 2 8,7 / home 3 2,2", "6, push")
    # Home 2 is marked by away 2: 6+ in any case.
    game.play("away: pass to 9,7", "home: intercept with home 2", "push to 7,8", "stay")
    assert game.ball == "home 2"
    assert game.asked("home", "turn")
    assert game.done()
