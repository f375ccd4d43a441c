"""Throwing team-mates: the throw, whom they hit, how they land, and who eats them."""

from __future__ import annotations

import pytest
from table import pitch

from pigskin.pitch import HOME
from pigskin.rules.counting import has


def hurl(text: str, dice: str, target: str = "9,7", thrower: str = "", mate: str = ""):
    """Home 1 at 5,7 throws home 2 from 6,7; 9,7 is short range, 8,7 quick."""
    game = pitch(
        f"home 1 5,7 Throw Team-Mate {thrower} / home 2 6,7 Right Stuff {mate}"
        f"{' / ' if text else ''}{text}",
        dice=dice,
    )
    return game.play("home 1 pass", "throw home 2", f"throw home 2 to {target}")


# --- the throw --------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.throw-team-mate.throw")
def test_he_throws_a_standing_team_mate_beside_him_who_has_the_right_stuff():
    game = pitch(
        "home 1 5,7 Throw Team-Mate / home 2 6,7 Right Stuff / home 3 5,6 Right Stuff prone"
        " / home 4 5,8 / home 5 8,7 Right Stuff / away 1 4,7 Right Stuff"
    )
    game.play("home 1 pass")
    assert game.offers("throw home 2")
    assert game.refuses("throw home 3", "throw home 4", "throw home 5", "throw away 1")


@pytest.mark.rule("lrb6/skill.throw-team-mate.throw")
def test_at_the_end_of_his_move():
    game = pitch("home 1 3,7 Throw Team-Mate / home 2 6,7 Right Stuff", dice="6 N N N 4")
    game.play("home 1 pass", "move 4,7")
    assert game.refuses("throw home 2")
    game.play("move 5,7", "throw home 2", "throw home 2 to 9,7")
    assert game.shows("home 1 5,7 used / home 2 9,4 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.throw-team-mate.throw")
def test_it_is_the_pass_action_of_the_turn():
    game = hurl("home 3 5,10 Throw Team-Mate / home 4 6,10 Right Stuff", "6 N N N 4")
    assert game.refuses("home 3 pass", "home 1 move")
    assert game.offers("home 3 move")
    assert game.done()


@pytest.mark.rule("lrb6/skill.throw-team-mate.throw")
def test_only_with_the_skill():
    game = pitch("home 1 5,7 ball / home 2 6,7 Right Stuff")
    game.play("home 1 pass")
    assert game.refuses("throw home 2")


@pytest.mark.rule("lrb6/skill.throw-team-mate.roll")
def test_quick_and_short_range_only():
    game = pitch("home 1 5,7 Throw Team-Mate / home 2 6,7 Right Stuff")
    game.play("home 1 pass", "throw home 2")
    assert game.offers("throw home 2 to 11,7", "throw home 2 to 11,10", "throw home 2 to 6,6")
    assert game.refuses("throw home 2 to 12,7", "throw home 2 to 11,11")


@pytest.mark.rule("lrb6/skill.throw-team-mate.roll")
@pytest.mark.parametrize("face", [3, 5, 6])
def test_even_a_perfect_throw_scatters_three_times(face):
    game = hurl("", f"{face} E E S 4")
    assert game.shows("home 2 11,8 up")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.throw-team-mate.roll")
def test_he_cannot_be_intercepted():
    game = hurl("away 1 7,7", "6 N N N 4")  # not asked
    assert game.shows("home 2 9,4 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.throw-team-mate.roll", "lrb6/skill.throw-team-mate.fumble")
@pytest.mark.parametrize(
    "target, thrower, text, fumble",
    [
        # The highest roll that is still a fumble: 1 or less after modifiers.
        ("8,7", "", "", 1),  # quick +1, -1
        ("9,7", "", "", 2),  # short, -1
        ("9,7", "Accurate", "", 1),
        ("9,7", "Strong Arm", "", 1),
        ("8,7", "Strong Arm", "away 1 4,6", 2),  # not at quick range
        ("9,7", "", "away 1 4,6", 3),
        ("9,7", "Nerves of Steel", "away 1 4,6", 2),
        ("9,7", "", "weather very sunny", 3),
        ("9,7", "", "away 1 4,10 prone Disturbing Presence", 3),
        ("9,7", "", "away 1 4,6 / away 2 4,7 / away 3 4,8 / away 4 5,6", 5),  # 6 always flies
    ],
)
def test_the_modifiers_of_the_throw(target, thrower, text, fumble):
    column = target.split(",")[0]
    flies = hurl(text, f"{fumble + 1} N N N 6", target, thrower)
    assert flies.shows(f"home 2 {column},4 up")
    assert flies.done()
    dropped = hurl(text, f"{fumble} 6", target, thrower)
    assert dropped.told("home 2 is dropped")
    assert dropped.shows("home 2 6,7 up")
    assert dropped.done()


@pytest.mark.rule("lrb6/skill.throw-team-mate.roll", "lrb6/skill.pass.re-roll")
def test_pass_and_team_re_rolls_work_on_a_fumbled_throw():
    game = hurl("rerolls 1 0", "1 3 N N N 4", thrower="Pass").play("re-roll with Pass")
    assert game.shows("home 2 9,4 up")
    assert game.done()
    game = hurl("rerolls 1 0", "1 3 N N N 4").play("team re-roll")
    assert game.shows("home 2 9,4 up")
    assert game.rerolls == (0, 0)
    assert game.done()


@pytest.mark.rule("lrb6/skill.throw-team-mate.fumble", "lrb6/skill.safe-throw.fumble")
def test_a_fumbled_team_mate_lands_where_he_stood():
    # Landing 4+; with Safe Throw too, which is for balls.
    for skill in ("", "Safe Throw"):
        game = hurl("away 1 20,7", "2 4", thrower=skill)
        assert game.shows("home 2 6,7 up")
        assert game.asked("home", "turn")  # no turnover
        assert game.done()


@pytest.mark.rule("lrb6/skill.throw-team-mate.fumble", "lrb6/skill.right-stuff.crash")
def test_a_fumbled_team_mate_may_fall_without_a_turnover():
    game = hurl("away 1 20,7", "2 3, 1 2")
    assert game.shows("home 2 6,7 prone")
    assert game.asked("home", "turn")
    assert game.done()


# --- landing ----------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.right-stuff.landing")
@pytest.mark.parametrize("agility, need", [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 2)])
def test_the_landing_roll(agility, need):
    lands = hurl("", f"6 N N N {need}", mate=f"ag{agility}")
    assert lands.shows("home 2 9,4 up")
    assert lands.done()
    crashes = hurl("", f"6 N N N {need - 1}, 1 2", mate=f"ag{agility}")
    assert crashes.shows("home 2 9,4 prone")
    assert crashes.done()


@pytest.mark.rule("lrb6/skill.right-stuff.landing")
@pytest.mark.parametrize(
    "opponents, need",
    [
        ("away 1 10,4", 5),
        ("away 1 10,4 / away 2 8,3", 6),
        ("away 1 10,4 prone / away 2 8,3 dazed / home 3 9,3", 4),
    ],
)
def test_each_tackle_zone_on_the_landing_square_counts(opponents, need):
    lands = hurl(opponents, f"6 N N N {need}")
    assert lands.shows("home 2 9,4 up")
    assert lands.done()
    crashes = hurl(opponents, f"6 N N N {need - 1}, 1 2")
    assert crashes.shows("home 2 9,4 prone")
    assert crashes.done()


@pytest.mark.rule("lrb6/skill.right-stuff.landing", "lrb6/re-roll.team")
def test_a_team_re_roll_may_be_used_on_the_landing():
    game = hurl("rerolls 1 0", "6 N N N 3 4").play("team re-roll")
    assert game.shows("home 2 9,4 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.right-stuff.crash")
def test_a_crash_may_injure_him():
    game = hurl("away 1 20,7", "6 N N N 1, 4 5, 4 4", mate="av8")
    assert game.where("home 2") == "ko"  # armour 9 beats 8, injury 8
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.right-stuff.crash", "lrb6/turnovers.thrown-player")
def test_a_crash_with_the_ball_is_a_turnover_and_the_ball_bounces():
    game = hurl("", "6 N N N 1, 1 2, E", mate="ball")
    assert game.shows("home 2 9,4 prone / ball 10,4")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.throw-team-mate.throw", "lrb6/skill.right-stuff.landing")
def test_on_his_feet_he_keeps_the_ball():
    game = hurl("away 1 20,7", "6 N N N 4", mate="ball")
    assert game.shows("home 2 9,4 up ball")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.right-stuff.act")
@pytest.mark.parametrize("landing", ["4", "3, 1 2"])
def test_he_may_still_act(landing):
    game = hurl("away 1 20,7", f"6 N N N {landing}")
    assert game.offers("home 2 move")
    game.play("home 2 move", "move 10,4", "stop")
    assert game.shows("home 2 10,4 up used")
    assert game.done()


@pytest.mark.rule("lrb6/skill.right-stuff.act")
def test_not_if_he_has_acted_or_was_stunned():
    game = hurl("away 1 20,7", "6 N N N 4", mate="used")
    assert game.refuses("home 2 move")
    assert game.done()
    game = hurl("away 1 20,7", "6 N N N 3, 5 5, 2 2")
    assert game.shows("home 2 9,4 stunned")
    assert game.refuses("home 2 move")
    assert game.done()


# --- where he comes down ----------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.throw-team-mate.hit", "lrb6/skill.right-stuff.crash")
def test_landing_on_an_opponent():
    # Away 1 at 9,4 goes down (armour 1 2), home 2 scatters on to 9,3 and falls there (armour 1 3).
    game = hurl("away 1 9,4", "6 N N N, 1 2, N, 1 3")
    assert game.shows("away 1 9,4 prone / home 2 9,3 prone")
    assert game.asked("home", "turn")  # no turnover: he had no ball
    assert not game.happenings("landing")
    assert game.done()


@pytest.mark.rule("lrb6/skill.throw-team-mate.hit")
@pytest.mark.parametrize("state", ["prone", "stunned"])
def test_a_player_already_down_rolls_for_armour_too(state):
    game = hurl(f"away 1 9,4 {state}", "6 N N N, 5 5, 4 4, N, 1 3")
    assert game.where("away 1") == "ko"
    assert game.shows("home 2 9,3 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.throw-team-mate.hit")
def test_only_the_first_player_is_hit():
    # Over away 2 at 9,3 and home 3 at 9,2, who are left alone, to 9,1.
    game = hurl("away 1 9,4 / away 2 9,3 / home 3 9,2", "6 N N N, 1 2, N N N, 1 3")
    assert game.shows("away 1 9,4 prone / away 2 9,3 up / home 3 9,2 up / home 2 9,1 prone")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.throw-team-mate.hit", "lrb6/turnovers.knocked-down")
def test_landing_on_a_team_mate_is_a_turnover():
    game = hurl("home 3 9,4", "6 N N N, 1 2, N, 1 3")
    assert game.shows("home 3 9,4 prone / home 2 9,3 prone")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.throw-team-mate.hit")
def test_landing_on_the_opposing_ball_carrier():
    # He is knocked down, home 2 falls beside him, and then the ball bounces.
    game = hurl("away 1 9,4 ball", "6 N N N, 1 2, N, 1 3, E")
    assert game.shows("away 1 9,4 prone / home 2 9,3 prone / ball 10,4")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.right-stuff.landing", "lrb6/bouncing.player")
@pytest.mark.parametrize("landing, state", [("4", "up"), ("3, 1 2", "prone")])
def test_landing_on_the_ball_makes_it_bounce_without_a_turnover(landing, state):
    game = hurl("ball 9,4 / away 1 20,7", f"6 N N N {landing}, E")
    assert game.shows(f"home 2 9,4 {state} / ball 10,4")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.throw-team-mate.hit", "lrb6/turnovers.crowd")
def test_scattered_off_the_pitch_the_crowd_beats_him():
    # From 5,1 to 9,1: N to 9,0 and out. Injury without armour: 4 4 is a knock-out.
    game = pitch(
        "home 1 5,1 Throw Team-Mate / home 2 6,1 Right Stuff / away 1 20,7", dice="6 N N, 4 4"
    )
    game.play("home 1 pass", "throw home 2", "throw home 2 to 9,1")
    assert game.where("home 2") == "ko"
    assert not game.happenings("armour")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.throw-team-mate.hit", "lrb6/turnovers.crowd")
def test_in_the_crowd_with_the_ball():
    # Turnover; the crowd throws the ball back from 9,0, straight on, three squares, to 9,2.
    game = pitch(
        "home 1 5,1 Throw Team-Mate / home 2 6,1 Right Stuff ball / away 1 20,7",
        dice="6 N N, 1 1, 3 1 2, S",
    )
    game.play("home 1 pass", "throw home 2", "throw home 2 to 9,1")
    assert game.where("home 2") == "reserves"  # stunned by the crowd
    assert game.ball == "9,3"
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.throw-team-mate.hit")
def test_from_a_player_he_hit_into_the_crowd():
    # From 9,1: N to 9,0, W to 8,0, E back to 9,0 onto away 1, and then N into the crowd.
    game = pitch(
        "home 1 5,1 Throw Team-Mate / home 2 6,1 Right Stuff / away 1 9,0",
        dice="6 N W E, 1 2, N, 1 1",
    )
    game.play("home 1 pass", "throw home 2", "throw home 2 to 9,1")
    assert game.shows("away 1 9,0 prone")
    assert game.where("home 2") == "reserves"
    assert game.done()


@pytest.mark.rule("lrb6/skill.throw-team-mate.throw")
def test_landing_in_the_end_zone_with_the_ball_scores():
    game = pitch(
        "home 1 18,7 Throw Team-Mate / home 2 19,7 Right Stuff ball / away 1 5,7",
        dice="6 E N S 4",
        seed=1,
    )
    game.play("home 1 pass", "throw home 2", "throw home 2 to 24,7")
    assert game.score == (1, 0)
    assert game.done()


@pytest.mark.rule("lrb6/skill.right-stuff.crash")
def test_crashing_in_the_end_zone_with_the_ball_does_not_score():
    game = pitch(
        "home 1 18,7 Throw Team-Mate / home 2 19,7 Right Stuff ball / away 1 5,7",
        dice="6 E N S 3, 1 2, W",
    )
    game.play("home 1 pass", "throw home 2", "throw home 2 to 24,7")
    assert game.shows("home 2 25,7 prone / ball 24,7")
    assert game.score == (0, 0)
    assert game.turnover
    assert game.done()


# --- Always Hungry ----------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.always-hungry.roll")
@pytest.mark.parametrize("face", [2, 6])
def test_on_two_or_more_the_throw_goes_on(face):
    game = hurl("", f"{face}, 6 N N N 4", thrower="Always Hungry")
    assert game.shows("home 2 9,4 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.always-hungry.roll")
def test_without_the_trait_nobody_is_eaten():
    game = hurl("", "6 N N N 4")
    assert not game.happenings("always hungry")
    assert game.done()


@pytest.mark.rule("lrb6/skill.always-hungry.eaten")
def test_two_ones_and_he_is_eaten_beyond_all_help():
    game = hurl("apothecary 1 0 / away 1 20,7", "1 1", thrower="Always Hungry", mate="Regeneration")
    assert game.where("home 2") == "injured"
    assert "injuries home 2 dead" in game.picture()
    assert has(game.table, HOME, "apothecaries") == 1  # nobody asks, nobody regenerates
    assert game.asked("home", "turn")  # he had no ball: no turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.always-hungry.eaten", "lrb6/turnovers.thrown-player")
def test_eaten_with_the_ball_it_bounces_from_his_square():
    game = hurl("", "1 1 N", thrower="Always Hungry", mate="ball")
    assert game.ball == "6,6"
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.always-hungry.eaten")
@pytest.mark.parametrize("free", [2, 6])
@pytest.mark.parametrize("landing, state", [("4", "up"), ("3, 1 2", "prone")])
def test_squirming_free_is_a_fumble(free, landing, state):
    game = hurl("away 1 20,7", f"1 {free} {landing}", thrower="Always Hungry")
    assert game.told("home 2 is dropped")
    assert game.shows(f"home 2 6,7 {state}")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.always-hungry.eaten", "lrb6/turnovers.thrown-player")
def test_squirming_free_with_the_ball_is_a_turnover_even_on_his_feet():
    # The list of turnovers counts squirming free among the failures to land.
    game = hurl("", "1 2 4", thrower="Always Hungry", mate="ball")
    assert game.shows("home 2 6,7 up ball")
    assert game.turnover
    assert game.done()
