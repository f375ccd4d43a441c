"""Corners of passes, catches, throws of team-mates and those who run for the ball."""

import pytest
from table import Scene, pitch

from pigskin.model import TREACHEROUS_TRAPDOOR

OPEN_TRAPDOORS = f"prayers {1 << TREACHEROUS_TRAPDOOR} 0"

# --- diving for it ----------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.diving-catch.reach", "bb2020/skills.standing")
@pytest.mark.parametrize("state", ["prone", "hypnotised"])
def test_who_cannot_catch_does_not_dive_either(state: str):
    game = pitch(f"home 1 5,7 pa4 ball / home 2 14,7 Diving Catch {state}", dice="4 E E E N")
    game.play("home 1 pass", "pass the ball", "pass to 10,7")
    assert game.ball == "13,6"
    assert game.done()


@pytest.mark.rule("bb2020/skill.diving-catch.reach", "bb2020/kickoff.lands-empty")
def test_both_sides_may_dive_for_a_kick_and_the_receiver_says_in_which_order():
    # The ball comes down on the line of scrimmage, beside a player of each side.
    game = pitch(
        "home 1 12,7 Diving Catch / home 2 5,5 / away 1 14,7 Diving Catch / away 2 20,2 / "
        "phase kick / kicking home / turns 0 0 / weather nice",
        dice="S 1 1 2",
    )
    game.play("kick to 13,6")
    assert game.asked("away", "dive for the ball")
    game.play("away 1 uses Diving Catch")
    assert game.asked("home", "dive for the ball")
    game.play("home 1 uses Diving Catch")
    assert game.asked("away", "who dives first")
    game.rolls("4").play("away 1 uses Diving Catch")
    assert game.ball == "away 1"
    assert game.done()


@pytest.mark.rule("bb2020/skill.diving-catch.reach")
def test_when_the_first_diver_has_the_ball_nobody_else_dives():
    game = pitch(
        "home 1 5,7 pa4 ball / home 2 14,7 Diving Catch / home 3 14,6 Diving Catch / "
        "away 1 14,8 Diving Catch",
        dice="4 E E E",
    )
    game.play("home 1 pass", "pass the ball", "pass to 10,7")
    game.play("home 2 uses Diving Catch", "home 3 uses Diving Catch")
    game.rolls("6").play("away: nobody")
    assert game.ball == "home 2"
    assert len([event for event in game.game.events if event.kind == "catch"]) == 1
    assert game.done()


@pytest.mark.rule("bb2020/skill.diving-catch.bonus")
def test_a_catch_he_need_not_dive_for_is_one_easier_only():
    game = pitch("home 1 5,7 pa4 ball / home 2 7,7 ag4 Diving Catch / away 1 20,1", dice="4 2 N")
    game.play("home 1 pass", "pass the ball", "pass to 7,7")
    assert game.told("home 2: catch 3+, rolled 2, failed")
    assert game.done()


# --- the throw --------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/passing.accurate", "bb2020/passing.inaccurate")
@pytest.mark.parametrize(("roll", "scatter"), [(4, ""), (3, " N S E")])
def test_only_an_inaccurate_pass_is_called_one(roll: int, scatter: str):
    game = pitch("home 1 5,7 pa4 ball / home 2 2,2 / away 1 20,1", f"{roll}{scatter} N")
    game.play("home 1 pass", "pass the ball", "pass to 7,7")
    assert bool(game.happenings("inaccurate")) is (roll == 3)
    assert game.done()


@pytest.mark.rule("bb2020/passing.fumble", "bb2020/passing.wildly-inaccurate")
def test_without_fumbles_a_1_is_inaccurate_and_a_wild_throw_stays_wild():
    text = "home 1 5,7 pa6 ball / home 2 2,2 / away 1 4,7 / away 2 20,1"
    one = pitch(text, "1 N S E N", options={"fumbles": False})
    one.play("home 1 pass", "pass the ball", "pass to 7,7")
    assert one.happenings("inaccurate")
    two = pitch(text, "2 S 1 E", options={"fumbles": False})
    two.play("home 1 pass", "pass the ball", "pass to 7,7")
    assert two.happenings("wild throw")
    assert one.done()
    assert two.done()


@pytest.mark.rule("bb2020/skill.stunty.interference")
def test_the_pass_of_a_small_player_is_one_easier_to_get_at():
    # AG 3+ against an accurate pass: 3 + 3 - 1.
    game = pitch("home 1 5,7 pa2 Stunty ball / home 2 9,7 / away 1 7,7", "6 4 3")
    game.play("home 1 pass", "pass the ball", "pass to 9,7", "intercept with away 1")
    assert game.told("away 1: interfere 5+, rolled 4, failed")
    assert game.done()


@pytest.mark.rule("bb2020/interference.roll", "bb2020/re-roll.team")
def test_the_question_about_a_failed_interference_says_what_it_needs():
    # A pass in the opponents' turn: the team that moves may re-roll its interference.
    game = pitch(
        "home 1 4,7 / home 2 7,7 ag2 / away 1 5,7 pa2 Dump-off ball / away 2 8,7 / rerolls 1 0",
        "6 4",
    )
    game.play("home 1 block", "block away 1", "pass to 8,7", "intercept with home 2")
    assert game.asked("home", "re-roll", "home 2")
    assert game.question is not None
    assert game.question.need == 6  # AG 2+, an accurate pass, and away 2 marks him
    assert game.done()


@pytest.mark.rule("bb2020/skill.nerves-of-steel.ignore")
def test_nerves_of_steel_pick_nothing_up():
    game = pitch("home 1 5,5 Nerves of Steel / away 1 7,5 / ball 6,5", "3 N")
    game.play("home 1 move", "move 6,5")
    assert game.told("home 1: pick-up 4+, rolled 3, failed")
    assert game.done()


@pytest.mark.rule("bb2020/skill.animosity.roll")
def test_who_refuses_one_team_mate_hands_the_ball_to_nobody_else():
    game = pitch(
        "home 1 5,5 Animosity (all team-mates) ball race:Orc / home 2 6,5 race:Goblin / "
        "home 3 5,6 race:Orc / away 1 20,5",
        "1",
    )
    game.play("home 1 hand-off", "hand off to home 2")
    assert game.asked("home", "turn")
    assert game.ball == "home 1"
    assert game.done()


# --- leaving the ball behind ------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.fumblerooskie.drop")
def test_he_may_leave_the_ball_behind_when_he_jumps():
    game = pitch("home 1 5,7 Fumblerooskie ball / away 1 6,7 prone / away 2 20,1", "3")
    game.play("home 1 move")
    assert game.offers("Fumblerooskie to 7,7")
    game.play("Fumblerooskie to 7,7")
    assert game.shows("home 1 7,7 up / ball 5,7")
    assert game.done()


@pytest.mark.rule("bb2020/skill.fumblerooskie.drop")
@pytest.mark.parametrize(("rushes", "steps"), [(1, True), (2, False)])
def test_without_movement_there_is_nowhere_to_leave_it(rushes: int, steps: bool):
    game = pitch(
        "home 1 5,7 ma2 Fumblerooskie ball / away 1 6,7 prone / away 2 20,1 / "
        f"acting home 1 move moved 2 rushes {rushes}"
    )
    assert game.refuses("Fumblerooskie to 7,7")
    assert (game.offers if steps else game.refuses)("Fumblerooskie to 5,8")


# --- on the ball ------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.on-the-ball.pass", "bb2020/jump.cost")
def test_who_is_on_the_ball_may_jump_for_two_of_his_three_squares():
    # MA 1: the jump costs nothing but two of the three squares, so that nobody rushes.
    game = pitch(
        "home 1 12,7 ma1 On the Ball / home 2 11,7 prone / away 1 15,2 pa2 ball / away 2 20,2 / "
        "turn away 1",
        "3 6 N",
    )
    game.play("away 1 pass", "pass the ball", "pass to 17,2")
    assert game.asked("home", "on the ball")
    game.play("home 1 uses On the Ball")
    assert game.offers("leap 10,7")
    game.play("leap 10,7")
    assert game.shows("home 1 10,7 up")
    assert game.offers("move 9,7")
    assert game.refuses("leap 12,7")
    game.play("stop")
    assert game.done()


@pytest.mark.rule("bb2020/skill.on-the-ball.pass")
def test_the_last_of_three_squares_is_no_jump():
    game = pitch(
        "home 1 8,7 On the Ball / home 2 11,7 prone / away 1 15,2 pa2 ball / turn away 1", ""
    )
    game.play("away 1 pass", "pass the ball", "pass to 17,2", "home 1 uses On the Ball")
    game.play("move 9,7")
    assert game.refuses("leap 11,7")
    game.play("move 10,7")
    assert game.offers("move 10,8", "stop")
    assert game.refuses("leap 12,7")


@pytest.mark.rule("bb2020/skill.on-the-ball.pass")
def test_the_last_two_of_three_squares_may_be_a_jump():
    game = pitch("home 1 9,7 On the Ball / home 2 11,7 prone / away 1 15,2 ball / turn away 1")
    game.play("away 1 pass", "pass the ball", "pass to 17,2", "home 1 uses On the Ball")
    game.play("move 10,7")
    assert game.offers("leap 12,7")


@pytest.mark.rule("bb2020/skill.on-the-ball.kick-off")
def test_a_kick_off_return_counts_its_squares():
    game = pitch(
        "home 1 12,6 / away 1 13,6 / away 2 20,9 On the Ball / phase kick / kicking home / "
        "turns 0 0",
        "N 1",
    )
    game.play("kick to 18,7", "away 2 uses On the Ball")
    counted = []
    for square in ("19,8", "18,8", "17,8"):
        assert game.question is not None
        counted.append(game.question.number)
        if len(counted) < 3:
            game.play(f"move {square}")
    assert counted == [3, 2, 1]


@pytest.mark.rule("bb2020/skill.on-the-ball.pass", "bb2020/skill.shadowing.free")
def test_who_runs_for_the_ball_may_be_shadowed_but_not_by_the_thrower():
    game = pitch(
        "home 1 5,5 pa2 Shadowing ball / home 2 7,5 ma8 Shadowing / home 3 2,2 / "
        "away 1 6,5 On the Ball",
        "6 6 6 N",
    )
    game.play("home 1 pass", "pass the ball", "pass to 3,3", "away 1 uses On the Ball")
    game.play("move 6,6")
    assert game.asked("home", "shadow")
    assert game.options() == ["home 2 uses Shadowing", "nobody"]


# --- throwing team-mates ----------------------------------------------------------------------

TEAM = "home 1 5,7 st5 pa4 {thrower} Throw Team-mate / home 2 6,7 st2 ag3 Right Stuff / away 9 20,1"


def thrown(dice: str, to: str, thrower: str) -> Scene:
    game = pitch(TEAM.format(thrower=thrower), dice=dice)
    return game.play("home 1 throw team-mate", "throw home 2", f"throw home 2 to {to}")


@pytest.mark.rule("bb2020/star.reliable")
def test_a_reliable_star_drops_gently_and_throws_like_others():
    game = thrown("4 N S N 2 1 1", "8,7", "Reliable")
    assert game.told("home 2: landing 3+, rolled 2, failed")
    assert game.done()


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


@pytest.mark.rule("bb2020/turns.throw-team-mate", "bb2020/throw-team-mate.who")
def test_who_has_no_ball_throws_team_mates_without_a_pass():
    game = pitch(TEAM.format(thrower="") + " ball")  # away 9 holds it
    assert game.refuses("home 1 pass")
    assert game.offers("home 1 throw team-mate")
    game = pitch(TEAM.format(thrower="ball")).play("home 1 pass")
    assert game.refuses("throw home 2")


@pytest.mark.rule("bb2020/skill.bombardier.catch", "bb2020/catching.modifier")
def test_a_deflected_bomb_is_caught_like_a_scattered_ball():
    # Deflected on a 6, not held on a 3, and then too hard for AG 3+ on another 3.
    game = pitch("home 1 5,7 pa4 Bombardier / away 1 8,7 / away 2 8,4 / away 3 20,1", "5")
    game.play("home 1 uses Bombardier", "pass to 11,7")
    game.rolls("6 3 N N N 3 1 1").play("intercept with away 1")
    assert game.told("the bomb explodes at 8,4")
    assert game.shows("away 2 8,4 prone")
    assert game.done()
