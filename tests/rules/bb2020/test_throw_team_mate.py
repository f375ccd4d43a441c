"""Throwing a team-mate: who throws whom, how well, and how he comes down."""

from __future__ import annotations

import pytest
from prayer_rows import TREACHEROUS_TRAPDOOR
from table import Scene, pitch

TEAM = "home 1 5,7 st5 pa4 Throw Team-mate / home 2 6,7 st2 ag3 Right Stuff {mate}"


def thrown(dice: str, more: str = "away 9 20,1", mate: str = "", to: str = "8,7") -> Scene:
    """A PA 4+ thrower: quick to 8,7. A roll of 4 is superb, 2 or 3 successful."""
    game = pitch(f"{TEAM.format(mate=mate)} / {more}", dice=dice)
    return game.play("home 1 throw team-mate", "throw home 2", f"throw home 2 to {to}")


# --- who --------------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/throw-team-mate.who", "bb2020/skill.throw-team-mate.strength")
@pytest.mark.parametrize("strength, may", [(4, False), (5, True), (6, True)])
def test_the_thrower_needs_strength_five(strength: int, may: bool):
    game = pitch(f"home 1 5,7 st{strength} Throw Team-mate / home 2 6,7 st2 Right Stuff")
    assert (game.offers if may else game.refuses)("home 1 throw team-mate")


@pytest.mark.rule("bb2020/throw-team-mate.who", "bb2020/skill.right-stuff.thrown")
def test_whom_he_may_throw():
    game = pitch(
        "home 1 5,7 st5 Throw Team-mate / home 2 6,7 st3 Right Stuff / home 3 6,8 st4 Right Stuff"
        " / home 4 6,6 st2 / home 5 5,8 prone Right Stuff / home 6 4,7 stunned Right Stuff"
        " / home 7 4,6 dazed Right Stuff / home 8 8,7 Right Stuff / away 1 4,8 Right Stuff"
        " / home 9 5,6 rooted Right Stuff"
    )
    game.play("home 1 throw team-mate")
    assert game.offers("throw home 2", "throw home 5", "throw home 6", "throw home 7")
    assert game.refuses("throw home 3", "throw home 4", "throw home 8", "throw away 1")
    assert game.refuses("throw home 9")


@pytest.mark.rule("bb2020/throw-team-mate.who")
def test_he_may_move_first_and_then_his_activation_is_over():
    game = pitch(
        "home 1 5,7 st5 pa4 Throw Team-mate / home 2 8,7 Right Stuff / away 1 20,1",
        dice="4 N N N 3",
    )
    game.play("home 1 throw team-mate", "move 6,7")
    assert game.refuses("throw home 2")
    game.play("move 7,7", "throw home 2", "throw home 2 to 10,7")
    assert game.shows("home 1 7,7 used / home 2 10,4 up")
    assert game.asked("home", "turn")
    assert game.refuses("home 1 move")
    assert game.done()


@pytest.mark.rule("bb2020/throw-team-mate.who")
def test_it_is_the_pass_of_the_turn():
    game = thrown("4 N N N 3", "home 3 3,3 ball / home 4 2,2 st5 Throw Team-mate / away 9 20,1")
    assert game.refuses("home 3 pass", "home 4 throw team-mate")
    assert game.offers("home 3 hand-off")
    passed = pitch(f"{TEAM.format(mate='')} / home 3 3,3 ball / used pass")
    assert passed.refuses("home 1 throw team-mate", "home 3 pass")
    assert game.done()


@pytest.mark.rule("bb2020/throw-team-mate.range")
def test_any_square_at_quick_or_short_range():
    game = pitch(f"{TEAM.format(mate='')} / away 1 9,7")
    game.play("home 1 throw team-mate", "throw home 2")
    assert game.offers("throw home 2 to 8,7", "throw home 2 to 9,7", "throw home 2 to 11,7")
    assert game.offers("throw home 2 to 6,7")
    assert game.refuses("throw home 2 to 12,7", "throw home 2 to 5,7")


# --- the test ---------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/throw-team-mate.roll", "bb2020/throw-team-mate.superb")
@pytest.mark.parametrize(
    "to, more, need",
    [
        ("8,7", "away 9 20,1", 4),
        ("10,7", "away 9 20,1", 5),  # short
        ("8,7", "away 1 4,7", 5),
        ("8,7", "weather sunny", 5),
        ("8,7", "away 1 4,7 / away 2 4,8", 6),
    ],
)
def test_what_a_superb_throw_needs(to: str, more: str, need: int):
    column = to.split(",")[0]
    superb = thrown(f"{need} N N N 3", more, to=to)  # lands on 3+
    assert superb.shows(f"home 2 {column},4 up / feats home 1 safe landing")
    assert superb.done()
    if need < 6:
        successful = thrown(f"{need - 1} N N N 3 1 1", more, to=to)  # lands on 4+
        assert successful.shows(f"home 2 {column},4 prone")
        assert successful.done()


@pytest.mark.rule("bb2020/throw-team-mate.superb")
def test_a_natural_six_is_superb():
    game = thrown("6 N N N 3", "away 1 4,7 / away 2 4,8 / away 3 4,6")
    assert game.shows("home 2 8,4 up")
    assert game.done()


@pytest.mark.rule("bb2020/throw-team-mate.successful")
def test_a_successful_throw_scatters_and_lands_with_minus_one():
    landed = thrown("3 N N N 4")
    assert landed.shows("home 2 8,4 up")
    assert landed.table.feats == ()
    assert not landed.turnover
    assert landed.done()
    fell = thrown("2 N N N 3 1 1")
    assert fell.shows("home 2 8,4 prone")
    assert fell.done()


@pytest.mark.rule("bb2020/throw-team-mate.terrible")
def test_a_terrible_throw_deviates_from_the_thrower_and_lands_with_minus_two():
    # Short with a marker: a 3 totals 1. Four squares north of the thrower.
    landed = thrown("3 N 4 5", "away 1 4,7", to="10,7")
    assert landed.told("the throw of home 1 goes badly wrong")
    assert landed.shows("home 2 5,3 up")
    assert landed.done()
    fell = thrown("2 N 4 4 1 1", "away 1 4,7", to="10,7")
    assert fell.shows("home 2 5,3 prone")
    assert not fell.turnover
    assert fell.done()


@pytest.mark.rule("bb2020/throw-team-mate.fumbled")
def test_a_fumbled_throw_bounces_from_the_thrower_and_lands_with_minus_one():
    landed = thrown("1 N 4")
    assert landed.told("home 2 is dropped")
    assert landed.shows("home 2 5,6 up")
    assert landed.asked("home", "turn")
    assert not landed.turnover
    assert landed.done()
    # He may well come down where he stood.
    fell = thrown("1 E 3 1 1")
    assert fell.shows("home 2 6,7 prone")
    assert not fell.turnover
    assert fell.done()


@pytest.mark.rule("bb2020/throw-team-mate.fumbled")
def test_without_passing_ability_he_fumbles_without_a_roll():
    game = pitch(
        "home 1 5,7 st5 pa0 Throw Team-mate / home 2 6,7 Right Stuff / rerolls 1 0", dice="N 4"
    )
    game.play("home 1 throw team-mate", "throw home 2", "throw home 2 to 8,7")
    assert game.shows("home 2 5,6 up")
    assert game.done()


@pytest.mark.rule("bb2020/throw-team-mate.roll")
def test_the_throw_may_be_re_rolled():
    game = thrown("3", "rerolls 1 0")
    assert game.asked("home", "re-roll", "throw team-mate")
    game.rolls("4 N N N 3").play("team re-roll")
    assert game.shows("home 2 8,4 up / feats home 1 safe landing")
    assert game.done()


@pytest.mark.rule("bb2020/throw-team-mate.no-interference")
def test_nobody_interferes_and_nobody_comes_running():
    game = thrown("4 E E E 3", "away 1 7,7 / away 2 9,9 On the Ball")
    assert game.shows("home 2 11,7 up")
    assert game.done()


# --- landing ----------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/throw-team-mate.landing")
@pytest.mark.parametrize("markers, need", [("away 1 8,3", 4), ("away 1 8,3 / away 2 9,3", 5)])
def test_markers_where_he_lands_make_it_harder(markers: str, need: int):
    landed = thrown(f"4 N N N {need}", markers)
    assert landed.shows("home 2 8,4 up")
    assert landed.done()
    fell = thrown(f"4 N N N {need - 1} 1 1", markers)
    assert fell.shows("home 2 8,4 prone")
    assert fell.done()


@pytest.mark.rule("bb2020/throw-team-mate.landing")
def test_the_landing_may_be_re_rolled():
    game = thrown("4 N N N 2", "rerolls 1 0")
    assert game.asked("home", "re-roll", "landing")
    game.rolls("3").play("team re-roll")
    assert game.shows("home 2 8,4 up")
    assert game.done()


@pytest.mark.rule("bb2020/throw-team-mate.lands")
def test_who_lands_beside_nobody_on_the_ball_picks_it_up():
    game = thrown("4 N N N 3 3", "ball 8,4")
    assert game.shows("home 2 8,4 ball")
    assert game.done()
    missed = thrown("4 N N N 3 2 N", "ball 8,4")
    assert missed.ball == "8,3"
    assert missed.turnover
    assert missed.done()


@pytest.mark.rule("bb2020/throw-team-mate.lands")
def test_who_lands_in_the_end_zone_with_the_ball_scores():
    game = pitch(
        "home 1 20,7 st5 pa4 Throw Team-mate / home 2 21,7 Right Stuff ball / away 1 1,1",
        dice="4 N E E 3",
        seed=1,
    )
    game.play("home 1 throw team-mate", "throw home 2", "throw home 2 to 23,7")
    assert game.score == (1, 0)


OPEN_TRAPDOORS = f"prayers {1 << TREACHEROUS_TRAPDOOR} 0"


@pytest.mark.rule("bb2020/throw-team-mate.lands", "bb2020/pitch.trapdoors")
def test_a_thrown_player_may_land_on_a_trapdoor():
    # Two squares from the trapdoor at 6,1; he falls through it with the ball.
    game = pitch(
        "home 1 5,4 st5 pa4 Throw Team-mate / home 2 5,5 st2 Right Stuff ball / away 9 20,1 / "
        f"turn home 2 / {OPEN_TRAPDOORS}",
        "6 N S N 1 1 2 S",
    )
    game.play("home 1 throw team-mate", "throw home 2", "throw home 2 to 6,2")
    assert game.told("home 2 falls through the trapdoor")
    assert not game.happenings("landing")
    assert game.shows("home 2 reserves / ball 6,2")
    assert game.table.feats == ()
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/throw-team-mate.landing-fail", "bb2020/turnovers.thrown-player")
def test_a_failed_landing_is_a_turnover_only_with_the_ball():
    without = thrown("4 N N N 2 5 5 1 1")  # armour broken, stunned
    assert without.shows("home 2 8,4 stunned")
    assert without.asked("home", "turn")
    assert not without.turnover
    assert without.done()
    carrier = thrown("4 N N N 2 1 1 E", mate="ball")
    assert carrier.shows("home 2 8,4 prone")
    assert carrier.ball == "9,4"
    assert carrier.turnover
    assert carrier.done()


@pytest.mark.rule("bb2020/throw-team-mate.landing-fail")
def test_falling_on_the_ball_makes_it_bounce():
    game = thrown("4 N N N 2 1 1 E", "ball 8,4")
    assert game.shows("home 2 8,4 prone / ball 9,4")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/throw-team-mate.landing-fail")
def test_a_carrier_who_lands_safely_keeps_the_ball():
    game = thrown("1 N 4", mate="ball")  # fumbled even
    assert game.shows("home 2 5,6 ball")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/throw-team-mate.act")
def test_the_thrown_player_may_act_later():
    game = thrown("4 N N N 3").play("home 2 move", "move 8,3", "stop")
    assert game.shows("home 2 8,3 used")
    assert game.done()
    prone = thrown("4 N N N 2 1 1")
    assert prone.offers("home 2 move")
    assert prone.done()
    used = thrown("4 N N N 3", mate="used")
    assert used.refuses("home 2 move")
    assert used.done()
    stunned = thrown("4 N N N 2 5 5 1 1")
    assert stunned.refuses("home 2 move")
    assert stunned.done()


# --- on top of somebody -----------------------------------------------------------------------


@pytest.mark.rule("bb2020/throw-team-mate.occupied", "bb2020/throw-team-mate.occupied-bounce")
def test_an_opponent_he_lands_on_is_knocked_down_and_so_is_he():
    # Armour of the opponent first, then the bounce, then his own armour without a landing test.
    game = thrown("4 N N N 1 2 E 1 1", "away 1 8,4")
    assert game.shows("away 1 8,4 prone / home 2 9,4 prone")
    assert game.table.feats == ()
    assert game.asked("home", "turn")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/throw-team-mate.occupied")
@pytest.mark.parametrize("state", ["prone", "stunned"])
def test_one_who_lies_there_gets_an_armour_roll_too(state: str):
    game = thrown("4 N N N 6 5 4 5 E 1 1", f"away 1 8,4 {state}")
    assert game.shows("away 1 ko / home 2 9,4 prone")
    assert game.done()


@pytest.mark.rule("bb2020/throw-team-mate.occupied", "bb2020/turnovers.team-mate-hit")
@pytest.mark.parametrize("state", ["up", "prone"])
def test_landing_on_a_team_mate_is_a_turnover(state: str):
    game = thrown("4 N N N 1 2 E 1 1", f"home 3 8,4 {state} / away 1 20,7")
    assert game.shows("home 3 8,4 prone / home 2 9,4 prone")
    assert game.turnover
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/throw-team-mate.occupied-bounce")
def test_he_bounces_from_one_occupied_square_to_the_next():
    game = thrown("4 N N N 1 2 E 1 3 N 1 1", "away 1 8,4 / away 2 9,4 prone")
    assert game.shows("away 1 8,4 prone / away 2 9,4 prone / home 2 9,3 prone")
    assert game.done()


@pytest.mark.rule("bb2020/throw-team-mate.occupied-bounce", "bb2020/turnovers.thrown-player")
def test_with_the_ball_it_is_a_turnover():
    game = thrown("4 N N N 1 2 E 1 1 N", "away 1 8,4", mate="ball")
    assert game.shows("home 2 9,4 prone / ball 9,3")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/throw-team-mate.occupied")
def test_a_ball_carrier_he_lands_on_loses_the_ball():
    game = thrown("4 N N N 1 2 E 1 1 W", "away 1 8,4 ball")
    assert game.shows("away 1 8,4 prone / home 2 9,4 prone / ball 7,4")
    assert not game.turnover
    assert game.done()


# --- crash landing ----------------------------------------------------------------------------


@pytest.mark.rule("bb2020/throw-team-mate.crash")
@pytest.mark.parametrize("state", ["prone", "dazed", "hypnotised"])
def test_who_cannot_brace_himself_bounces_once_more_and_falls(state: str):
    game = thrown("4 N N N E 1 1", mate=state)
    assert game.shows("home 2 9,4 prone")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/throw-team-mate.crash")
def test_a_stunned_player_stays_stunned():
    game = thrown("4 N N N E 1 1", mate="stunned")
    assert game.shows("home 2 9,4 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/throw-team-mate.crash", "bb2020/throw-team-mate.occupied-bounce")
def test_on_somebody_he_bounces_only_for_that():
    game = thrown("4 N N N 1 2 E 1 1", "away 1 8,4", mate="prone")
    assert game.shows("away 1 8,4 prone / home 2 9,4 prone")
    assert game.done()


# --- into the crowd ---------------------------------------------------------------------------


@pytest.mark.rule("bb2020/throw-team-mate.crowd")
def test_out_of_the_pitch_the_crowd_gets_him():
    game = pitch(
        "home 1 5,1 st5 pa4 Throw Team-mate / home 2 6,1 Right Stuff / away 1 20,7",
        dice="4 N N 4 5",
    )
    game.play("home 1 throw team-mate", "throw home 2", "throw home 2 to 8,1")
    assert game.shows("home 2 ko")
    assert game.asked("home", "turn")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/throw-team-mate.crowd", "bb2020/turnovers.thrown-player")
def test_with_the_ball_it_is_thrown_in_and_a_turnover():
    # Stunned by the crowd means the reserves; the ball comes back 3 squares and bounces.
    game = pitch(
        "home 1 5,1 st5 pa4 Throw Team-mate / home 2 6,1 Right Stuff ball / away 1 20,7",
        dice="4 N N 1 1 3 1 2 E",
    )
    game.play("home 1 throw team-mate", "throw home 2", "throw home 2 to 8,1")
    assert game.shows("home 2 reserves / ball 9,3")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/throw-team-mate.crowd")
def test_a_terrible_throw_may_end_in_the_crowd_too():
    game = pitch(
        "home 1 5,1 st5 pa4 Throw Team-mate / home 2 6,1 Right Stuff / away 1 4,1",
        dice="2 N 5 1 1",
    )
    game.play("home 1 throw team-mate", "throw home 2", "throw home 2 to 8,1")
    assert game.shows("home 2 reserves")
    assert game.done()


# --- credit -----------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/throw-team-mate.completion")
@pytest.mark.parametrize(
    "dice, credit", [("4 N N N 3", 1), ("3 N N N 6", 0), ("1 N 6", 0), ("4 N N N 2 1 1", 0)]
)
def test_only_a_superb_throw_with_a_safe_landing_earns_points(dice: str, credit: int):
    game = thrown(dice)
    assert len(game.table.feats) == credit
    assert game.done()
