"""The kick-off from placing the ball to its landing. Home kicks, away receives."""

import pytest
from table import Scene, pitch

# Three on each line. Away 4 waits deep, home 4 stands back.
TEAMS = (
    "home 1 12,6 / home 2 12,7 / home 3 12,8 / home 4 5,7 / "
    "away 1 13,6 / away 2 13,7 / away 3 13,8 / away 4 20,7 / "
)
START = "phase kick / kicking home / turns 0 0 / "
NO_TABLE: dict[str, object] = {"kickoff_table": False}


def kick_off(dice: str, more: str = "", teams: str = TEAMS, table: bool = False) -> Scene:
    """Both teams are set up; without the kick-off table unless it matters."""
    return pitch(teams + START + more, dice, options=None if table else NO_TABLE)


# --- placing and scattering -------------------------------------------------------------------


@pytest.mark.rule("lrb6/kickoff.placement")
def test_the_kick_goes_to_any_square_of_the_receiving_half():
    game = kick_off("")
    assert game.asked("home", "kick")
    assert len(game.options()) == 13 * 15
    assert game.offers("kick to 13,0", "kick to 25,14", "kick to 20,7", "kick to 13,7")
    assert game.refuses("kick to 12,7", "kick to 0,7")


@pytest.mark.rule("lrb6/kickoff.placement")
def test_away_kicks_into_the_other_half():
    game = pitch(TEAMS + "phase kick / kicking away / turns 0 0", options=NO_TABLE)
    assert game.asked("away", "kick")
    assert game.offers("kick to 0,0", "kick to 12,14")
    assert game.refuses("kick to 13,7")


@pytest.mark.rule("lrb6/kickoff.scatter", "lrb6/dice.scatter")
@pytest.mark.parametrize(
    ("direction", "lands"),
    [
        ("NW", "17,4"), ("N", "20,4"), ("NE", "23,4"), ("W", "17,7"),
        ("E", "23,7"), ("SW", "17,10"), ("S", "20,10"), ("SE", "23,10"),
    ],
)  # fmt: skip
def test_the_kick_scatters_a_d6_of_squares_in_one_direction(direction: str, lands: str):
    # Three squares from 20,7, then the bounce to the north of where it lands.
    game = kick_off(f"{direction} 3 N", teams=TEAMS.replace("20,7", "24,0"))
    game.play("kick to 20,7")
    column, row = lands.split(",")
    assert game.told(f"the kick scatters to {lands}")
    assert game.ball == f"{column},{int(row) - 1}"
    assert game.done()


@pytest.mark.rule("lrb6/dice.scatter")
@pytest.mark.parametrize(
    ("face", "square"),
    [
        (1, "19,6"), (2, "20,6"), (3, "21,6"), (4, "19,7"),
        (5, "21,7"), (6, "19,8"), (7, "20,8"), (8, "21,8"),
    ],
)  # fmt: skip
def test_each_face_of_the_d8_is_one_neighbouring_square(face: int, square: str):
    # A kick of one square back to 20,7, from where the bounce shows the face.
    game = kick_off(f"E 1 {face}", teams=TEAMS.replace("20,7", "24,0"))
    game.play("kick to 19,7")
    assert game.ball == square
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.scatter")
@pytest.mark.parametrize(("distance", "column"), [(1, 17), (2, 16), (5, 13)])
def test_the_distance_is_the_d6(distance: int, column: int):
    game = kick_off(f"W {distance} S")
    game.play("kick to 18,1")
    assert game.ball == f"{column},2"
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.order")
def test_scatter_then_return_then_table_then_landing():
    # Kick to 18,7 north 1, away 4 returns one square, then cheering fans, then the bounce.
    game = kick_off(
        "N 1 3 3 1 1 E", teams=TEAMS.replace("20,7", "20,7 Kick-Off Return"), table=True
    )
    game.play("kick to 18,7")
    assert game.asked("away", "kick-off return")
    game.play("away 4 uses Kick-Off Return", "move 19,8", "stop")
    story = [
        "the kick scatters to 18,6",
        "away 4 moves to 19,8",
        "kick-off: cheering fans",
        "the ball bounces to 19,6",
        "turn 1 of away",
    ]
    told = [each for each in game.events() if each in story]
    assert told == story
    assert game.done()


# --- landing ----------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/kickoff.lands-empty")
def test_a_kick_in_an_empty_square_bounces_once_more():
    game = kick_off("N 1 E")
    game.play("kick to 18,7")
    assert game.ball == "19,6"
    assert game.asked("away", "turn")
    assert game.turn == (0, 1)
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.lands-empty")
def test_the_bounce_may_be_caught():
    # Lands at 19,7, bounces east onto away 4, who needs 4+.
    game = kick_off("E 1 E 4")
    game.play("kick to 18,7")
    assert game.ball == "away 4"
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.lands-empty")
def test_a_kick_on_a_player_who_lies_down_bounces():
    game = kick_off("N 1 E", teams=TEAMS.replace("20,7", "20,7 stunned"))
    game.play("kick to 20,8")
    assert game.ball == "21,7"
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.lands-empty")
def test_a_kick_on_a_player_without_hands_bounces():
    game = kick_off("N 1 E", teams=TEAMS.replace("20,7", "20,7 No Hands"))
    game.play("kick to 20,8")
    assert game.ball == "21,7"
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.lands-on-player")
@pytest.mark.parametrize(("agility", "roll", "caught"), [
    (3, 4, True), (3, 3, False), (4, 3, True), (4, 2, False), (1, 6, True), (1, 5, False),
])  # fmt: skip
def test_a_player_under_the_kick_must_catch_without_a_modifier(
    agility: int, roll: int, caught: bool
):
    game = kick_off(
        f"N 1 {roll}" + ("" if caught else " E"), teams=TEAMS.replace("20,7", f"20,7 ag{agility}")
    )
    game.play("kick to 20,8")  # nobody is asked whether he tries
    assert game.ball == ("away 4" if caught else "21,7")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.lands-on-player")
def test_opposing_tackle_zones_count_for_the_catch():
    # Away 2 on the line is marked by home 1, 2 and 3: 4+3 = 7, only a 6 will do.
    game = kick_off("W 1 5 E")
    game.play("kick to 14,7")
    assert game.ball == "14,7"
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.lands-on-player")
def test_a_kicking_player_under_the_ball_must_catch_it_too():
    # A player of the kickers has got there in a kick-off blitz.
    game = pitch(
        TEAMS.replace("home 4 5,7", "home 4 18,7")
        + "phase landing / kicking home / turns 0 0 / kick 18,7",
        "4",
    )
    assert game.ball == "home 4"
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.no-team-re-roll")
def test_no_team_re_roll_for_the_catch_of_the_kick():
    game = kick_off("N 1 1 E", "rerolls 3 3 / full-rerolls 3 3")
    game.play("kick to 20,8")
    assert game.ball == "21,7"
    assert game.asked("away", "turn")
    assert game.rerolls == (3, 3)
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.no-team-re-roll")
def test_the_catch_skill_may_re_roll_it():
    game = kick_off("N 1 1 4", "rerolls 3 3", teams=TEAMS.replace("20,7", "20,7 Catch"))
    game.play("kick to 20,8")
    assert game.asked("away", "re-roll")
    assert game.refuses("team re-roll")
    game.play("re-roll with Catch")
    assert game.ball == "away 4"
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.no-team-re-roll")
def test_no_team_re_roll_for_the_kick_off_table():
    game = kick_off("N 1 1 1 E", "rerolls 3 3", table=True)
    game.play("kick to 18,7")  # get the ref; nothing is asked on the way
    assert game.asked("away", "turn")
    assert game.rerolls == (3, 3)
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.lands-empty")
def test_diving_catch_reaches_a_kick_in_an_empty_square():
    # The kick lands beside away 4, who dives for it and needs 4+.
    game = kick_off("N 1 4", teams=TEAMS.replace("20,7", "20,7 Diving Catch"))
    game.play("kick to 19,8", "away 4 uses Diving Catch")
    assert game.ball == "away 4"
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.lands-empty")
def test_diving_catch_does_not_reach_a_bounce():
    # It lands two squares away and bounces beside him.
    game = kick_off("N 1 E", teams=TEAMS.replace("20,7", "20,7 Diving Catch"))
    game.play("kick to 18,8")
    assert game.ball == "19,7"
    assert game.done()


# --- touchback --------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/kickoff.touchback")
@pytest.mark.parametrize(
    ("target", "dice"),
    [
        ("18,1", "N 2"),  # over the sideline
        ("25,7", "E 1"),  # over the end line
        ("15,7", "W 3"),  # into the half of the kickers
        ("18,0", "E 1 N"),  # lands on the pitch and bounces off it
        ("14,3", "W 1 W"),  # lands in the right half and bounces out of it
    ],
)
def test_a_kick_that_leaves_the_receiving_half_is_a_touchback(target: str, dice: str):
    game = kick_off(dice)
    game.play(f"kick to {target}")
    assert game.asked("away", "touchback")
    assert game.told("touchback")
    game.play("give the ball to away 1")
    assert game.ball == "away 1"  # without a catch
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.touchback")
def test_a_kick_dropped_off_the_pitch_is_a_touchback():
    # Lands on away 4, dropped, bounces to away 5 at the edge, dropped, and off the pitch.
    game = kick_off(
        "W 1 3 SW 3 S", teams=TEAMS.replace("away 4 20,7", "away 4 20,13 / away 5 19,14")
    )
    game.play("kick to 21,13")
    assert game.asked("away", "touchback")
    game.play("give the ball to away 5")
    assert game.ball == "away 5"
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.touchback")
def test_any_standing_player_of_the_receivers_may_be_given_the_ball():
    game = kick_off("E 1", teams=TEAMS + "away 5 reserves / ")
    game.play("kick to 25,7")
    assert sorted(game.options()) == [f"give the ball to away {number}" for number in (1, 2, 3, 4)]
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.touchback")
@pytest.mark.parametrize(("target", "dice"), [("13,3", "S 1 E"), ("25,3", "S 1 W")])
def test_the_edge_of_the_half_is_no_touchback(target: str, dice: str):
    game = kick_off(dice)
    game.play(f"kick to {target}")
    assert game.asked("away", "turn")
    assert not game.told("touchback")
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.touchback")
def test_a_kick_caught_on_the_line_is_no_touchback():
    # Away 2 has three opponents beside him and needs a 6.
    game = kick_off("N 1 6")
    game.play("kick to 13,8")
    assert game.ball == "away 2"
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.touchback-nobody")
def test_players_who_are_down_or_cannot_hold_it_are_not_given_the_ball():
    teams = (
        "home 1 12,7 / away 1 13,7 stunned / away 2 20,2 No Hands / away 3 20,7 prone / "
        "away 4 20,12 / "
    )
    game = kick_off("E 1", teams=teams)
    game.play("kick to 25,7")
    assert game.options() == ["give the ball to away 4"]


@pytest.mark.rule("lrb6/kickoff.touchback-nobody")
def test_with_nobody_able_to_hold_it_the_ball_bounces_from_a_player():
    teams = "home 1 12,7 / away 1 13,7 stunned / away 2 20,2 No Hands / away 3 20,7 stunned / "
    game = kick_off("E 1 N", teams=teams)
    game.play("kick to 25,7")
    assert game.asked("away", "touchback")
    assert game.offers(
        "give the ball to away 1", "give the ball to away 2", "give the ball to away 3"
    )
    game.play("give the ball to away 3")
    assert game.ball == "20,6"
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.touchback-nobody")
def test_a_touchback_with_nobody_on_the_pitch_at_all():
    # The only receiver was knocked out by a rock: the ball lies in his half.
    game = pitch(
        "home 1 12,7 / away 1 ko / phase landing / kicking home / turns 0 0 / kick 18,-1",
    )
    assert game.asked("away", "turn")
    column, _, _ = game.ball.partition(",")
    assert int(column) >= 13


@pytest.mark.rule("lrb6/kickoff.touchback-nobody")
def test_a_touchback_for_nobody_leaves_the_ball_in_an_empty_square():
    bare = "phase landing / kicking home / turns 0 0 / kick 18,-1"
    empty = pitch(f"home 1 12,7 / away 1 ko / {bare}").ball
    game = pitch(f"home 1 {empty} / away 1 ko / {bare}")
    assert game.ball not in (empty, "nowhere")
    assert int(game.ball.partition(",")[0]) >= 13
