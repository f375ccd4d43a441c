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


# --- placing and deviating --------------------------------------------------------------------


@pytest.mark.rule("bb2020/kickoff.placement")
def test_the_kick_goes_to_any_square_of_the_receiving_half():
    game = kick_off("")
    assert game.asked("home", "kick")
    assert len(game.options()) == 13 * 15
    assert game.offers("kick to 13,0", "kick to 25,14", "kick to 20,7")  # away 4 is at 20,7
    assert game.refuses("kick to 12,7", "kick to 0,7")


@pytest.mark.rule("bb2020/kickoff.deviate", "bb2020/dice.deviate", "bb2020/dice.direction")
@pytest.mark.parametrize(
    ("direction", "lands"),
    [
        ("NW", "17,4"), ("N", "20,4"), ("NE", "23,4"), ("W", "17,7"),
        ("E", "23,7"), ("SW", "17,10"), ("S", "20,10"), ("SE", "23,10"),
    ],
)  # fmt: skip
def test_the_kick_deviates_a_d6_of_squares_in_one_direction(direction: str, lands: str):
    # Three squares from 20,7, then the bounce to the north of where it lands.
    game = kick_off(f"{direction} 3 N", teams=TEAMS.replace("20,7", "24,0"))
    game.play("kick to 20,7")
    column, row = lands.split(",")
    assert game.told(f"the kick deviates to {lands}")
    assert game.ball == f"{column},{int(row) - 1}"
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.deviate")
@pytest.mark.parametrize(("distance", "column"), [(1, 17), (2, 16), (5, 13)])
def test_the_distance_is_the_d6(distance: int, column: int):
    game = kick_off(f"W {distance} S")
    game.play("kick to 18,1")
    assert game.ball == f"{column},2"
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.order")
def test_deviation_then_moves_then_event_then_landing():
    # Away 4 runs first, then home swarms, then its chef cooks, then the event, then the bounce.
    teams = TEAMS.replace("20,7", "20,7 On the Ball").replace("5,7", "5,7 Swarming")
    game = kick_off(
        "N 1 1 4 1 1 1 1 E", "home 5 reserves Swarming / chef 1 0", teams=teams, table=True
    )
    game.play("kick to 18,7")
    assert game.asked("away", "kick-off return")
    game.play("away 4 uses On the Ball", "move 19,8", "stop")
    assert game.asked("home", "swarming")
    game.play("place home 5 at 6,6")
    story = [
        "the kick deviates to 18,6",
        "away 4 moves to 19,8",
        "home 5 is set up at 6,6",
        "the chef of home wins a re-roll",
        "kick-off: get the ref",
        "the ball bounces to 19,6",
        "turn 1 of away",
    ]
    assert [each for each in game.events() if each in story] == story
    assert game.done()


# --- the kicker -------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/kickoff.kicker", "bb2020/skill.kick.halve")
@pytest.mark.parametrize(("distance", "halved"), [(1, 0), (2, 1), (3, 1), (6, 3)])
def test_a_kicker_may_halve_the_distance(distance: int, halved: int):
    game = kick_off(f"N {distance} E", teams=TEAMS.replace("5,7", "5,7 Kick"))
    game.play("kick to 18,7", "home: use Kick")
    assert game.ball == f"19,{7 - halved}"
    assert game.done()


@pytest.mark.rule("bb2020/skill.kick.halve")
def test_he_need_not():
    game = kick_off("N 4 E", teams=TEAMS.replace("5,7", "5,7 Kick"))
    game.play("kick to 18,7", "do not use Kick")
    assert game.ball == "19,3"
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.kicker")
def test_the_coach_names_the_kicker_if_he_likes_to_be_asked():
    teams = TEAMS + "home 5 6,7 Kick / home 6 8,1 / "
    ask = {**NO_TABLE, "rare_choices": True}
    game = pitch(teams + START, "N 4 E", options=ask).play("kick to 18,7")
    assert game.asked("home", "kicker")
    assert game.options() == ["choose home 4", "choose home 5"]  # nobody on the line or out wide
    game.play("choose home 4")  # who cannot kick well: nothing is halved
    assert game.told("home 4 takes the kick")
    assert game.ball == "19,3"
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.kicker", "bb2020/skill.kick.halve")
def test_unasked_it_is_the_player_who_is_good_at_it():
    game = kick_off("N 4 E", teams=TEAMS + "home 5 6,7 Kick / ")
    game.play("kick to 18,7", "use Kick")
    assert game.told("home 5 takes the kick")
    assert game.ball == "19,5"
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.kicker")
@pytest.mark.parametrize("square", ["12,5", "5,3", "5,11", "reserves"])
def test_nobody_kicks_from_the_line_or_a_wide_zone(square: str):
    teams = TEAMS + f"home 5 {square} Kick / "
    game = kick_off("N 4 E", teams=teams)
    game.play("kick to 18,7")
    assert game.asked("away", "turn")
    assert game.ball == "19,3"
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.kicker")
@pytest.mark.parametrize("others", ["", "home 2 5,2 / "])
def test_a_player_on_the_line_kicks_if_there_is_nobody_else(others: str):
    # Three players or fewer; or the only one behind the line is in a wide zone.
    game = kick_off("N 4 E", teams=f"home 1 12,7 Kick / {others}away 1 13,7 / ")
    game.play("kick to 18,7", "use Kick")
    assert game.ball == "19,5"
    assert game.done()


# --- On the Ball ------------------------------------------------------------------------------


def returning(away: str, dice: str = "N 1 E", target: str = "18,7") -> Scene:
    game = kick_off(dice, teams=f"home 1 12,6 / home 2 12,8 / away 1 13,6 / {away} / ")
    return game.play(f"kick to {target}")


@pytest.mark.rule("bb2020/skill.on-the-ball.kick-off")
def test_one_open_receiver_moves_up_to_three_squares():
    game = returning("away 2 20,9 On the Ball / away 3 22,9 On the Ball", "N 1 4")
    game.play("away 2 uses On the Ball", "move 19,8", "move 18,7", "move 18,6")
    assert game.shows("away 2 18,6 ball")  # and the ball comes down on him
    assert game.asked("away", "turn")
    assert game.offers("away 2 move")
    assert game.done()


@pytest.mark.rule("bb2020/skill.on-the-ball.kick-off")
def test_he_may_stop_or_stay():
    game = returning("away 2 20,9 On the Ball")
    stays = game.copy().play("nobody")
    assert stays.shows("away 2 20,9")
    game.play("away 2 uses On the Ball", "move 20,8", "stop")
    assert game.shows("away 2 20,8")
    assert game.done()


@pytest.mark.rule("bb2020/skill.on-the-ball.kick-off")
def test_not_for_a_marked_player():
    game = returning("away 2 13,8 On the Ball")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.on-the-ball.kick-off")
def test_an_open_player_on_the_line_may_move():
    game = returning("away 2 13,10 On the Ball")
    game.play("away 2 uses On the Ball")
    assert game.refuses("move 12,10", "move 12,11")  # but not into the other half
    game.play("move 14,9", "stop")
    assert game.shows("away 2 14,9")
    assert game.done()


@pytest.mark.rule("bb2020/skill.on-the-ball.kick-off")
def test_not_on_a_touchback():
    game = returning("away 2 20,9 On the Ball", "E 1", "25,7")
    assert game.asked("away", "touchback")
    assert game.done()


# --- Swarming ---------------------------------------------------------------------------------


def swarming(on_pitch: int, reserves: int, dice: str, more: str = "", side: str = "home") -> Scene:
    x = 5 if side == "home" else 20
    swarm = [f"{side} {number} {x},{number} Swarming" for number in range(4, 4 + on_pitch)]
    swarm += [f"{side} {number} reserves Swarming" for number in range(21, 21 + reserves)]
    teams = " / ".join(["home 1 12,7", "away 1 13,7", *swarm, ""])
    return kick_off(dice, more, teams=teams).play("kick to 18,13")


@pytest.mark.rule("bb2020/skill.swarming.set-up")
def test_d3_swarming_players_join_from_the_reserves():
    game = swarming(3, 4, "N 1 2 E")
    game.play("home: place home 21 at 0,4")
    assert game.question is not None
    assert game.question.number == 1
    game.play("place home 23 at 11,10")
    assert game.asked("away", "turn")
    assert game.shows("home 21 0,4 up / home 22 reserves / home 23 11,10 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.swarming.set-up")
def test_behind_the_line_outside_the_wide_zones_of_the_own_half():
    game = swarming(3, 4, "N 1 2 E")
    squares = {
        option.removeprefix("place home 21 at ")
        for option in game.options()
        if option.startswith("place home 21")
    }
    taken = {f"5,{row}" for row in (4, 5, 6)}
    assert squares == {f"{x},{y}" for x in range(12) for y in range(4, 11)} - taken
    game.play("done")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.swarming.set-up")
def test_the_receivers_swarm_too_and_beyond_eleven():
    more = " / ".join(f"away {number} 18,{number - 8}" for number in range(9, 17))
    game = swarming(2, 1, "N 1 3 E", more, side="away")
    game.play("away: place away 21 at 24,7")
    assert game.asked("away", "turn")
    on_pitch = [p for p in game.table.players(1) if game.table.on_pitch(p)]
    assert len(on_pitch) == 12
    assert game.done()


@pytest.mark.rule("bb2020/skill.swarming.limits")
def test_no_more_than_swarm_already():
    game = swarming(1, 4, "N 1 3 E")
    game.play("place home 21 at 6,6")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.swarming.limits")
@pytest.mark.parametrize(("on_pitch", "reserves"), [(0, 3), (2, 0)])
def test_nobody_to_join_or_nobody_to_follow(on_pitch: int, reserves: int):
    game = swarming(on_pitch, reserves, "N 1 E")
    assert game.asked("away", "turn")
    assert game.done()


# --- landing ----------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/kickoff.lands-empty")
def test_a_kick_in_an_empty_square_bounces_once_more():
    game = kick_off("N 1 E")
    game.play("kick to 18,7")
    assert game.ball == "19,6"
    assert game.asked("away", "turn")
    assert game.turn == (0, 1)
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.lands-empty")
@pytest.mark.parametrize("how", ["stunned", "prone", "dazed"])
def test_a_kick_on_a_player_who_cannot_catch_bounces(how: str):
    game = kick_off("N 1 E", teams=TEAMS.replace("20,7", f"20,7 {how}"))
    game.play("kick to 20,8")
    assert game.ball == "21,7"
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.lands-on-player")
@pytest.mark.parametrize(("agility", "roll", "caught"), [
    (3, 4, True), (3, 3, False), (4, 5, True), (4, 4, False), (6, 6, True), (1, 2, True),
])  # fmt: skip
def test_a_player_under_the_kick_must_catch_with_minus_one(
    agility: int, roll: int, caught: bool
):
    game = kick_off(
        f"N 1 {roll}" + ("" if caught else " E"), teams=TEAMS.replace("20,7", f"20,7 ag{agility}")
    )
    game.play("kick to 20,8")  # nobody is asked whether he tries
    assert game.ball == ("away 4" if caught else "21,7")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.lands-on-player")
def test_a_kicking_player_under_the_ball_must_catch_it_too():
    game = pitch(
        TEAMS.replace("home 4 5,7", "home 4 18,7")
        + "phase landing / kicking home / turns 0 0 / kick 18,7",
        "4",
    )
    assert game.ball == "home 4"
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.no-team-re-roll")
def test_no_team_re_roll_for_the_catch_of_the_kick():
    game = kick_off("N 1 1 E", "rerolls 3 3 / full-rerolls 3 3")
    game.play("kick to 20,8")
    assert game.ball == "21,7"
    assert game.asked("away", "turn")
    assert game.rerolls == (3, 3)
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.no-team-re-roll")
def test_the_catch_skill_may_re_roll_it():
    game = kick_off("N 1 1 4", "rerolls 3 3", teams=TEAMS.replace("20,7", "20,7 Catch"))
    game.play("kick to 20,8")
    assert game.asked("away", "re-roll")
    assert game.refuses("team re-roll")
    game.play("re-roll with Catch")
    assert game.ball == "away 4"
    assert game.done()


# --- touchback --------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/kickoff.touchback")
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
    assert sorted(game.options()) == [f"give the ball to away {number}" for number in (1, 2, 3, 4)]
    game.play("give the ball to away 1")
    assert game.ball == "away 1"  # without a catch
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.touchback")
@pytest.mark.parametrize(("target", "dice"), [("13,3", "S 1 E"), ("25,3", "S 1 W")])
def test_the_edge_of_the_half_is_no_touchback(target: str, dice: str):
    game = kick_off(dice)
    game.play(f"kick to {target}")
    assert game.asked("away", "turn")
    assert not game.told("touchback")
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.touchback")
def test_the_event_comes_before_a_touchback():
    game = kick_off("E 1 1 1", table=True)
    game.play("kick to 25,7")
    assert game.shows("bribes 1 1")
    assert game.asked("away", "touchback")
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.touchback-nobody")
def test_with_nobody_standing_the_ball_bounces_from_one_who_is_down():
    teams = "home 1 12,7 / away 1 13,7 stunned / away 3 20,7 prone / "
    game = kick_off("E 1 N", teams=teams)
    game.play("kick to 25,7")
    assert game.offers("give the ball to away 1", "give the ball to away 3")
    game.play("give the ball to away 3")
    assert game.ball == "20,6"
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.touchback-nobody")
def test_players_who_are_down_are_passed_over_while_somebody_stands():
    teams = "home 1 12,7 / away 1 13,7 stunned / away 3 20,7 prone / away 4 20,12 / "
    game = kick_off("E 1", teams=teams)
    game.play("kick to 25,7")
    assert game.options() == ["give the ball to away 4"]


@pytest.mark.rule("bb2020/kickoff.touchback-nobody")
def test_nobody_who_can_hold_it():
    teams = "home 1 12,7 / away 1 13,7 No Hands / away 3 20,7 No Hands / "
    game = kick_off("E 1 N", teams=teams)
    game.play("kick to 25,7", "give the ball to away 3")
    assert game.ball == "20,6"
    assert game.asked("away", "turn")
    assert game.done()
