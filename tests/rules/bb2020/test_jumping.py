"""Jumping over those who are down, and leaping over anybody."""

import pytest
from table import pitch

FAR = "away 9 20,2"


def jumper(rest: str, dice="", skills: str = "", moved: int = 0):
    """A player at 7,7 who has begun to move."""
    return pitch(f"home 1 7,7 {skills} / {rest} / {FAR} / acting home 1 move moved {moved}", dice)


def jumps(game) -> list[str]:
    return sorted(text for text in game.options() if text.startswith("leap"))


# --- over whom, and where to -------------------------------------------------------------------


@pytest.mark.rule("bb2020/jump.over")
@pytest.mark.parametrize("who", ["home 2", "away 1"])
@pytest.mark.parametrize("state", ["prone", "stunned"])
def test_anybody_jumps_over_a_player_who_is_down(who, state):
    game = jumper(f"{who} 8,7 {state}", dice="3").play("leap 9,7")
    assert game.shows("home 1 9,7 up")
    assert game.told("home 1 jumps to 9,7")
    assert game.told("jump 3+, rolled 3, passed")
    assert game.done()


@pytest.mark.rule("bb2020/jump.over")
@pytest.mark.parametrize("who", ["home 2", "away 1"])
def test_nobody_jumps_over_a_standing_player_or_nobody(who):
    assert jumps(jumper(f"{who} 8,7")) == []


@pytest.mark.rule("bb2020/jump.over")
def test_one_jump_in_an_activation():
    game = jumper("away 1 8,7 prone / away 2 10,7 prone", dice="3").play("leap 9,7")
    assert jumps(game) == []
    game.play("stop")
    assert game.done()


@pytest.mark.rule("bb2020/jump.over")
def test_every_player_has_his_own_jump():
    game = pitch("home 1 7,7 / home 2 9,9 / away 1 8,7 prone / away 2 8,8 prone", dice="3, 3")
    game.play("home 1 move", "leap 9,7", "stop", "home 2 move", "leap 7,7")
    assert game.shows("home 1 9,7 / home 2 7,7")
    assert game.done()


@pytest.mark.rule("bb2020/jump.squares")
@pytest.mark.parametrize(
    ("over", "squares"),
    [
        ("8,7", ["leap 9,6", "leap 9,7", "leap 9,8"]),
        ("8,6", ["leap 8,5", "leap 9,5", "leap 9,6"]),
        ("7,8", ["leap 6,9", "leap 7,9", "leap 8,9"]),
        ("6,8", ["leap 5,8", "leap 5,9", "leap 6,9"]),
    ],
)
def test_he_lands_in_one_of_the_three_squares_beyond(over, squares):
    assert jumps(jumper(f"away 1 {over} prone")) == squares


@pytest.mark.rule("bb2020/jump.squares")
def test_he_cannot_land_on_anybody_or_off_the_pitch():
    assert jumps(jumper("away 1 8,7 prone / home 2 9,7 / away 2 9,8 stunned")) == ["leap 9,6"]
    game = pitch(f"home 1 7,1 / away 1 7,0 prone / away 2 8,0 prone / {FAR}").play("home 1 move")
    assert jumps(game) == ["leap 9,0"]


# --- movement ----------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/jump.cost")
def test_a_jump_costs_two_squares():
    game = jumper("away 1 8,7 prone", dice="3", moved=4).play("leap 9,7")
    assert not game.told("rush")
    game.rolls("2").play("move 10,7")
    assert game.told("rush 2+, rolled 2")
    assert game.done()


@pytest.mark.rule("bb2020/jump.cost")
@pytest.mark.parametrize(("moved", "dice"), [(5, "2, 3"), (6, "2, 2, 3")])
def test_missing_movement_is_rushed_for_first(moved, dice):
    game = jumper("away 1 8,7 prone", dice, moved=moved).play("leap 9,7")
    assert game.shows("home 1 9,7 up")
    assert len(game.happenings("go for it")) == moved - 4
    assert game.done()


@pytest.mark.rule("bb2020/jump.cost")
def test_with_one_square_left_nobody_jumps():
    game = pitch(f"home 1 7,7 / away 1 8,7 prone / {FAR} / acting home 1 move moved 6 rushes 1")
    assert jumps(game) == []
    assert game.offers("move 6,7")


@pytest.mark.rule("bb2020/jump.cost")
@pytest.mark.parametrize(
    ("moved", "dice", "where"),
    [(5, "1, 2 2", "9,7"), (6, "1, 2 2", "7,7"), (6, "2, 1, 2 2", "9,7")],
)
def test_the_first_of_two_rushes_fails_on_this_side_any_other_beyond(moved, dice, where):
    game = jumper("away 1 8,7 prone", dice, moved=moved).play("leap 9,7")
    assert game.shows(f"home 1 {where} prone")
    assert not game.happenings("jump")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/jump.cost", "bb2020/skill.leap.jump")
@pytest.mark.parametrize(
    ("skill", "other", "told"), [("", "prone", "jumps"), ("Leap", "", "leaps")]
)
def test_who_trips_on_his_second_rush_has_jumped_or_leapt_all_the_same(
    skill: str, other: str, told: str
):
    game = pitch(
        f"home 1 5,5 {skill} / away 1 6,5 {other} / away 2 20,2 / acting home 1 move moved 5",
        "1 1 2",
    )
    game.play("leap 7,5")
    assert game.shows("home 1 7,5 prone")
    assert game.told(f"home 1 {told}")
    assert game.done()


@pytest.mark.rule("bb2020/jump.cost", "bb2020/rush.squares")
def test_a_jump_may_take_both_rushes():
    game = pitch(
        "home 1 5,5 ma2 / away 1 6,5 prone / away 2 20,2 / acting home 1 move moved 2", "2 2 3"
    )
    game.play("leap 7,5")
    assert game.shows("home 1 7,5 up")
    assert game.refuses("move 8,5")
    assert game.done()


# --- the test ----------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/jump.roll")
@pytest.mark.parametrize(
    ("marks", "need"),
    [
        ("", 3),
        ("away 2 6,7", 4),  # where he was
        ("away 2 10,7", 4),  # where he lands
        ("away 2 6,7 / away 3 10,7", 4),  # the larger of the two, not both
        ("away 2 6,7 / away 3 10,7 / away 4 10,8", 5),
        ("away 2 6,7 / away 3 6,8 / away 4 10,8", 5),
    ],
)
def test_the_more_of_those_who_mark_him_on_either_side_count(marks, need):
    for roll in (need, need - 1):
        rest = f"away 1 8,7 prone / {marks}" if marks else "away 1 8,7 prone"
        game = jumper(rest, [roll] if roll == need else [roll, 2, 2]).play("leap 9,7")
        assert game.state("home 1") == ("up" if roll == need else "prone")
        assert not game.happenings("dodge")
        assert game.done()


@pytest.mark.rule("bb2020/jump.roll")
@pytest.mark.parametrize("skills", ["Titchy", "Two Heads", "Stunty", "Drunkard"])
def test_what_helps_or_hinders_others_in_other_rolls_does_nothing_here(skills):
    game = jumper("away 1 8,7 prone / away 2 6,7 Titchy", "4", skills).play("leap 9,7")
    assert game.told("jump 4+, rolled 4, passed")
    assert game.done()


@pytest.mark.rule("bb2020/jump.fail")
def test_who_fails_falls_over_where_he_jumped_to():
    game = jumper("away 1 8,7 prone", "2, 4 5, 1 2, N", "ball").play("leap 9,7")
    assert game.shows("home 1 9,7 stunned / ball 9,6")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/jump.natural-one")
def test_on_a_natural_1_he_falls_over_where_he_was():
    game = jumper("away 1 8,7 prone", "1, 2 2, W", "ball").play("leap 9,7")
    assert game.shows("home 1 7,7 prone / ball 6,7")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/jump.natural-one")
def test_the_die_that_stands_decides_where_he_falls():
    # A 2 is rolled again and comes up 1.
    game = pitch(
        f"home 1 7,7 / away 1 8,7 prone / {FAR} / rerolls 1 0", dice="2, 1, 2 2"
    ).play("home 1 move", "leap 9,7", "team re-roll")
    assert game.shows("home 1 7,7 prone")
    assert game.done()


@pytest.mark.rule("bb2020/jump.roll", "bb2020/pick-up.must")
def test_he_picks_up_a_ball_he_jumps_to():
    game = jumper("away 1 8,7 prone / ball 9,7", "3, 3").play("leap 9,7")
    assert game.shows("home 1 9,7 ball")
    assert game.offers("move 10,7")
    assert game.done()


@pytest.mark.rule("bb2020/jump.roll", "bb2020/re-roll.team")
def test_the_question_about_a_failed_jump_says_what_it_needs():
    game = pitch("home 1 5,5 ag3 / away 1 6,5 prone / away 2 8,6 / rerolls 1 0", "3")
    game.play("home 1 move", "leap 7,5")
    assert game.asked("home", "re-roll", "home 1")
    assert game.question is not None
    assert game.question.need == 4
    assert game.done()


@pytest.mark.rule("bb2020/skill.dodge.re-roll", "bb2020/jump.roll")
def test_dodge_does_not_re_roll_a_jump():
    game = jumper("away 1 8,7 prone / away 2 6,7", "2, 2 2", "Dodge").play("leap 9,7")
    assert game.shows("home 1 9,7 prone")
    assert game.done()


# --- those who interfere -----------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.diving-tackle.minus-two", "bb2020/skill.diving-tackle.prone")
def test_diving_tackle_brings_a_jumper_down():
    game = jumper("away 1 8,7 prone / away 2 6,7 Diving Tackle", "5, 2 2").play("leap 9,7")
    game.play("away: away 2 uses Diving Tackle")
    assert game.shows("home 1 9,7 prone / away 2 7,7 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.diving-tackle.minus-two")
def test_a_jump_rolled_again_after_the_dive_keeps_the_minus():
    game = pitch(
        f"home 1 7,7 / away 1 8,7 prone / away 2 6,7 Diving Tackle / {FAR} / rerolls 1 0",
        dice="4, 5, 2 2",
    ).play("home 1 move", "leap 9,7", "away 2 uses Diving Tackle", "home: team re-roll")
    assert game.told("jump 6+, rolled 5, failed")
    assert game.shows("home 1 9,7 prone / away 2 7,7 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.diving-tackle.minus-two")
def test_a_jump_good_enough_for_the_dive_is_not_dived_at():
    game = jumper("away 1 8,7 prone / away 2 6,7 Diving Tackle", "6").play("leap 9,7")
    assert game.asked("home", "action")
    assert game.done()


@pytest.mark.rule("bb2020/skill.diving-tackle.prone", "bb2020/jump.natural-one")
def test_a_diver_lies_where_he_was_when_the_jumper_comes_back():
    game = pitch(
        f"home 1 7,7 / away 1 8,7 prone / away 2 6,7 Diving Tackle / {FAR} / rerolls 1 0",
        dice="4, 1, 2 2",
    ).play("home 1 move", "leap 9,7", "away 2 uses Diving Tackle", "home: team re-roll")
    assert game.shows("home 1 7,7 prone / away 2 6,7 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.prehensile-tail.minus")
def test_a_tail_hinders_a_jump_as_well():
    game = jumper("away 1 8,7 prone / away 2 6,7 Prehensile Tail", "5").play("leap 9,7")
    assert game.told("jump 5+, rolled 5, passed")
    assert game.done()


@pytest.mark.rule("bb2020/skill.tentacles.hold")
def test_tentacles_hold_a_jumper_before_he_rushes():
    game = jumper("away 1 8,7 prone / away 2 6,7 Tentacles", "6", moved=6).play("leap 9,7")
    game.play("away: away 2 uses Tentacles")
    assert game.shows("home 1 7,7 up")
    assert not game.turnover
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.shadowing.roll")
def test_a_jumper_may_be_shadowed():
    game = jumper("away 1 8,7 prone / away 2 6,7 Shadowing", "4, 6").play("leap 9,7")
    game.play("away: away 2 uses Shadowing")
    assert game.shows("home 1 9,7 up / away 2 7,7 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.arm-bar.bonus")
def test_an_arm_bar_makes_the_fall_of_a_jumper_worse():
    game = jumper("away 1 8,7 prone / away 2 6,7 Arm Bar", "2, 4 4, 1 2").play("leap 9,7")
    game.play("away: use Arm Bar")
    assert game.shows("home 1 9,7 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/skill.arm-bar.bonus")
def test_an_arm_bar_works_for_a_diver_who_lies_down_himself():
    game = pitch("home 1 7,7 / away 2 6,7 Arm Bar Diving Tackle", "4, 4 4, 1 2")
    game.play("home 1 move", "move 8,7", "away 2 uses Diving Tackle", "use Arm Bar")
    assert game.shows("home 1 8,7 stunned / away 2 7,7 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.arm-bar.bonus")
def test_an_arm_bar_does_nothing_for_a_failed_rush():
    game = jumper("away 1 8,7 prone / away 2 6,7 Arm Bar", "1, 4 4", moved=5).play("leap 9,7")
    assert game.shows("home 1 9,7 prone")
    assert game.done()


# --- Leap --------------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.leap.jump")
@pytest.mark.parametrize("over", ["", "away 1 8,7", "home 2 8,7", "away 1 8,7 prone"])
def test_leap_goes_over_any_square(over):
    game = jumper(over or "away 1 20,12", "4", "Leap")
    assert len(jumps(game)) == 16
    game.play("leap 9,7")
    assert game.shows("home 1 9,7 up")
    assert game.told("home 1 leaps to 9,7")
    assert game.done()


@pytest.mark.rule("bb2020/skill.leap.jump")
def test_a_leap_costs_two_squares_and_takes_no_dodge():
    game = jumper("away 1 8,7 / away 2 6,7", "4", "Leap", moved=4).play("leap 9,9")
    assert not game.happenings("dodge")
    game.rolls("2").play("move 10,9")
    assert game.told("rush 2+, rolled 2")
    assert game.done()


@pytest.mark.rule("bb2020/skill.leap.jump")
def test_one_leap_in_an_activation():
    game = jumper("away 1 8,7", "4", "Leap").play("leap 9,7")
    assert jumps(game) == []
    assert game.done()


@pytest.mark.rule("bb2020/skill.leap.jump")
def test_a_failed_rush_for_a_leap_ends_where_he_leaped_to():
    game = jumper("away 1 8,7", "1, 2 2", "Leap", moved=6).play("leap 9,7")
    assert game.shows("home 1 9,7 prone")
    assert not game.happenings("leap")
    assert game.done()


@pytest.mark.rule("bb2020/skill.leap.roll")
@pytest.mark.parametrize(("zones", "need"), [(0, 3), (1, 4), (2, 4), (3, 5)])
def test_what_is_against_a_leap_is_one_less_but_a_single_one_stays(zones, need):
    wall = "".join(f" / away {number} 6,{number + 4}" for number in range(2, 2 + zones))
    for roll in (need, need - 1):
        game = jumper(f"home 2 8,7{wall}", [roll] if roll == need else [roll, 2, 2], "Leap")
        game.play("leap 9,7")
        assert game.state("home 1") == ("up" if roll == need else "prone")
        assert game.done()


@pytest.mark.rule("bb2020/skill.leap.roll")
def test_the_jumps_of_a_leaper_are_easier_too():
    game = jumper("away 1 8,7 prone / away 2 6,7 / away 3 6,8", "4", "Leap").play("leap 9,7")
    assert game.shows("home 1 9,7 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.leap.roll")
def test_a_leap_eases_a_diving_tackle():
    # -1 for the diver and -2 for his dive make -3; the leap makes it -2: a 4 is not enough.
    game = jumper("home 2 8,7 / away 2 6,7 Diving Tackle", "5", "Leap").play("leap 9,7")
    assert game.asked("home", "action")
    game = jumper("home 2 8,7 / away 2 6,7 Diving Tackle", "4, 2 2", "Leap").play("leap 9,7")
    game.play("away: away 2 uses Diving Tackle")
    assert game.shows("home 1 9,7 prone / away 2 7,7 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.leap.roll", "bb2020/jump.natural-one")
def test_a_leap_that_fails_on_a_natural_1_ends_where_it_began():
    game = jumper("home 2 8,7", "1, 2 2", "Leap").play("leap 9,7")
    assert game.shows("home 1 7,7 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.leap.roll")
def test_a_leap_takes_one_from_what_is_against_him():
    # Three mark where he lands: -3, and with Leap -2.
    game = pitch("home 1 5,5 Leap / away 1 8,4 / away 2 8,5 / away 3 8,6 / away 4 20,2", "4 1 2")
    game.play("home 1 move", "leap 7,5")
    assert game.told("home 1: leap 5+, rolled 4, failed")
    assert game.done()


@pytest.mark.rule("bb2020/skill.leap.roll")
def test_a_leap_against_two_is_at_one():
    game = pitch("home 1 5,5 Leap / away 1 8,4 / away 2 8,5 / away 3 20,2", "3 1 2")
    game.play("home 1 move", "leap 7,5")
    assert game.told("home 1: leap 4+, rolled 3, failed")
    assert game.done()


# --- Very Long Legs ----------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.very-long-legs.jump")
@pytest.mark.parametrize(
    ("skills", "zones", "need"),
    [
        ("Very Long Legs", 1, 4),
        ("Very Long Legs", 2, 4),
        ("Very Long Legs", 3, 5),
        ("Very Long Legs Leap", 3, 4),
        ("Very Long Legs Leap", 2, 4),
    ],
)
def test_very_long_legs_take_one_off_what_is_against_a_jump(skills, zones, need):
    wall = "".join(f" / away {number} 6,{number + 4}" for number in range(2, 2 + zones))
    for roll in (need, need - 1):
        game = jumper(f"home 2 8,7 prone{wall}", [roll] if roll == need else [roll, 2, 2], skills)
        game.play("leap 9,7")
        assert game.state("home 1") == ("up" if roll == need else "prone")
        assert game.done()


@pytest.mark.rule("bb2020/skill.very-long-legs.jump")
def test_very_long_legs_do_not_leap():
    assert jumps(jumper("away 1 8,7", skills="Very Long Legs")) == []


@pytest.mark.rule("bb2020/skill.very-long-legs.jump")
def test_long_legs_do_not_help_to_dodge():
    game = pitch("home 1 5,5 Very Long Legs / away 1 4,5 / away 2 7,4 / away 3 7,6", "4 1 2")
    game.play("home 1 move", "move 6,5")
    assert game.told("home 1: dodge 5+, rolled 4, failed")
    assert game.done()


# --- Pogo Stick --------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.pogo-stick.leap")
def test_a_pogo_stick_leaps_over_anybody_whoever_marks_him():
    game = jumper(
        "away 1 8,7 / away 2 6,7 Prehensile Tail Diving Tackle / away 3 10,7", "3", "Pogo Stick"
    )
    assert len(jumps(game)) == 16
    game.play("leap 9,7")  # nobody is asked to dive
    assert game.told("leap 3+, rolled 3, passed")
    assert game.asked("home", "action")
    assert jumps(game) == []
    assert game.done()


@pytest.mark.rule("bb2020/skill.pogo-stick.leap")
def test_a_pogo_stick_does_not_help_a_dodge():
    game = jumper("away 1 6,7 / away 2 9,7", "4", "Pogo Stick").play("move 8,7")
    assert game.told("dodge 4+, rolled 4, passed")
    assert game.done()


@pytest.mark.rule("bb2020/skill.pogo-stick.leap")
def test_who_stumbles_on_his_pogo_stick_lands_beyond():
    game = jumper("away 1 8,7", "1, 2 2", "Pogo Stick", moved=6).play("leap 9,7")
    assert game.shows("home 1 9,7 prone")
    assert game.done()
