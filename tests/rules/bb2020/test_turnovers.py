"""What ends a turn before its time, and what does not."""

import pytest
from shopping import knows
from table import accept_the_call, pitch


@pytest.mark.rule("bb2020/turnovers.falls-over")
@pytest.mark.parametrize(
    ("position", "moves", "dice"),
    [
        ("home 1 5,5 / away 1 6,5", ["move 4,5"], "2 1 2"),  # dodge
        ("home 1 5,5 ma1 / away 1 20,5", ["move 4,5", "move 3,5"], "1 1 2"),  # rush
        ("home 1 5,5 / away 1 6,5 prone", ["leap 7,5"], "2 1 2"),  # jump
    ],
)
def test_falling_over_in_his_own_activation_ends_the_turn(position, moves, dice):
    game = pitch(position + " / home 2 2,2", dice)
    game.play("home 1 move", *moves)
    assert game.state("home 1") == "prone"
    assert game.turnover
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/turnovers.knocked-down")
@pytest.mark.parametrize(
    ("face", "ends"),
    [("attacker down", True), ("both down", True), ("push", False), ("pow", False)],
)
def test_a_player_of_the_moving_team_who_is_knocked_down_ends_the_turn(face, ends):
    falls = {"attacker down": "1 2", "both down": "1 2 1 2", "push": "", "pow": "1 2"}[face]
    game = pitch("home 1 7,7 / home 2 2,2 / away 1 8,7", f"{face} {falls}")
    game.play("home 1 block", "block away 1")
    if not ends:
        game.play("push to 9,7", "stay")
    assert game.turnover is ends
    assert game.asked("away" if ends else "home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/turnovers.knocked-down")
def test_an_opponent_who_falls_does_not_end_the_turn_even_with_the_ball():
    game = pitch("home 1 7,7 / home 2 2,2 / away 1 8,7 ball", "pow 1 2 N")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.shows("away 1 9,7 prone / ball 9,6")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/turnovers.placed-prone")
@pytest.mark.parametrize(
    ("attacker", "defender", "ends"),
    [("Wrestle", "", False), ("Wrestle ball", "", True), ("", "Wrestle", False),
     ("ball", "Wrestle", True), ("Wrestle", "ball", False)],
)  # fmt: skip
def test_wrestling_ends_the_turn_only_if_the_moving_team_loses_the_ball(attacker, defender, ends):
    ball = " N" if "ball" in attacker + defender else ""
    game = pitch(
        f"home 1 7,7 {attacker} / home 2 2,2 / away 1 8,7 {defender} / away 2 20,2",
        "both down" + ball,
    )
    game.play("home 1 block", "block away 1", "use Wrestle")
    assert game.shows("home 1 7,7 prone / away 1 8,7 prone")
    assert game.turnover is ends
    assert game.done()


@pytest.mark.rule("bb2020/turnovers.crowd")
@pytest.mark.parametrize(("ball", "ends"), [("", False), ("ball", True)])
def test_a_team_mate_forced_off_the_pitch_ends_the_turn_only_with_the_ball(ball, ends):
    # home 1 pushes away 1 up into home 2, who stands on the touchline with nowhere to go.
    position = (
        f"home 1 7,2 st4 / home 2 7,0 {ball} / away 1 7,1 / away 2 6,0 stunned / away 3 8,0 stunned"
        " / home 3 2,2"
    )
    # Injury 2+3: stunned, to the reserves. Throw-in: straight down, 3+3 squares, then a bounce.
    game = pitch(position, "push push 2 3" + (" 3 3 3 S" if ends else ""))
    game.play("home 1 block", "block away 1", "push to 7,0", "stay")
    assert game.shows("home 2 reserves / away 1 7,0 up")
    assert game.turnover is ends
    assert game.done()


@pytest.mark.rule("bb2020/turnovers.pick-up")
@pytest.mark.parametrize(
    ("dice", "holder"), [("2 N", "6,4"), ("2 E 4", "home 2")]
)
def test_a_failed_pick_up_ends_the_turn_even_if_a_team_mate_catches_the_ball(dice, holder):
    game = pitch("home 1 5,5 / home 2 7,5 / away 1 20,5 / ball 6,5", dice)
    game.play("home 1 move", "move 6,5")
    assert game.ball == holder
    assert game.turnover
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/turnovers.pick-up")
def test_walking_onto_the_ball_without_hands_is_a_failed_pick_up():
    game = pitch("home 1 5,5 No Hands / home 2 2,2 / away 1 20,5 / ball 6,5", "N")
    game.play("home 1 move", "move 6,5")
    assert game.shows("home 1 6,5 up / ball 6,4")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/turnovers.fumble")
@pytest.mark.parametrize(("dice", "holder"), [("1 N", "5,4"), ("1 E 4", "home 2")])
def test_a_fumbled_pass_ends_the_turn_even_if_a_team_mate_catches_the_ball(dice, holder):
    game = pitch("home 1 5,5 ball / home 2 6,5 / home 3 9,5 / away 1 20,5", dice)
    game.play("home 1 pass", "pass the ball", "pass to 9,5")
    assert game.ball == holder
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/turnovers.not-caught")
@pytest.mark.parametrize(
    ("dice", "holder", "ends"),
    [
        ("4 3", "home 2", False),  # accurate, caught
        ("4 2 N", "9,4", True),  # dropped, bounces into an empty square
        ("4 2 E 4", "home 3", False),  # dropped, bounces to a team-mate who catches it
    ],
)
def test_a_pass_that_no_team_mate_ends_up_with_ends_the_turn(dice, holder, ends):
    game = pitch("home 1 6,5 ball / home 2 9,5 / home 3 10,5 / home 4 2,2 / away 1 20,5", dice)
    game.play("home 1 pass", "pass the ball", "pass to 9,5")
    assert game.ball == holder
    assert game.turnover is ends
    assert game.done()


@pytest.mark.rule("bb2020/turnovers.not-caught")
@pytest.mark.parametrize(
    ("dice", "holder", "ends"), [("2 N", "7,4", True), ("2 E 4", "home 3", False)]
)
def test_a_hand_off_that_no_team_mate_ends_up_with_ends_the_turn(dice, holder, ends):
    game = pitch("home 1 6,5 ball / home 2 7,5 / home 3 8,5 / home 4 2,2 / away 1 20,5", dice)
    game.play("home 1 hand-off", "hand off to home 2")
    assert game.ball == holder
    assert game.turnover is ends
    assert game.done()


@pytest.mark.rule("bb2020/turnovers.sent-off")
def test_a_sending_off_ends_the_turn():
    game = pitch("home 1 5,5 / home 2 2,2 / away 1 6,5 prone / banned 1 0", "2 2")
    game.play("home 1 foul", "foul away 1")
    accept_the_call(game)
    assert game.shows("home 1 off")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/turnovers.sent-off")
def test_arguing_well_saves_the_player_but_not_the_turn():
    game = pitch("home 1 5,5 / home 2 2,2 / away 1 6,5 prone", "2 2 6")
    game.play("home 1 foul", "foul away 1", "argue the call")
    assert game.state("home 1") != "off"
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/turnovers.sent-off")
def test_a_bribe_that_works_saves_the_turn():
    game = pitch("home 1 5,5 / home 2 2,2 / away 1 6,5 prone / bribes 1 0 / banned 1 0", "2 2 2")
    game.play("home 1 foul", "foul away 1", "bribe the referee")
    assert game.shows("home 1 5,5 up")
    assert not game.turnover
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/turnovers.touchdown")
def test_a_touchdown_ends_the_turn():
    game = pitch("home 1 24,5 ball / home 2 2,2 / away 1 20,9 / turn home 3", seed=1)
    game.play("home 1 move", "move 25,5")
    assert game.score == (1, 0)
    assert game.turn == (3, 2)
    assert game.kind != "turn"


@pytest.mark.rule("bb2020/turnovers.never")
@pytest.mark.parametrize(("ball", "ends"), [("", False), ("ball", True)])
def test_lashing_out_at_a_team_mate_ends_the_turn_only_if_he_held_the_ball(ball, ends):
    game = pitch(
        f"home 1 5,5 Animal Savagery / home 2 5,6 {ball} / home 3 2,2 / away 1 20,5",
        "2 1 2" + (" S" if ball else ""),
    )
    game.play("home 1 move")
    assert game.shows("home 2 5,6 prone")
    assert game.turnover is ends
    assert game.asked("away" if ends else "home")
    assert game.done()


@pytest.mark.rule("bb2020/turnovers.never")
def test_being_pushed_onto_the_ball_is_no_turnover():
    # away 1 is pushed onto home 2, and home 2 onto the ball.
    game = pitch(
        "home 1 5,5 st5 / home 2 7,5 / away 1 6,5 / away 2 7,4 prone / away 3 7,6 prone"
        " / ball 8,5",
        "push push N",
    )
    game.play("home 1 block", "block away 1", "push to 7,5", "push to 8,5", "stay")
    assert game.shows("home 2 8,5 up / ball 8,4")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/turnovers.effect")
def test_rolls_still_due_are_made_before_the_turn_ends():
    # Both fall: both armour rolls are made, and the ball bounces, before the turn is over.
    game = pitch("home 1 7,7 ball / home 2 2,2 / away 1 8,7", "both down 5 4 2 3 1 2 N")
    game.play("home 1 block", "block away 1")
    assert game.shows("home 1 7,7 prone / away 1 8,7 stunned / ball 7,6")
    kinds = [event.kind for event in game.game.events]
    assert kinds.index("end of turn") > kinds.index("bounce") > kinds.index("armour")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/turnovers.effect")
def test_a_blitz_is_over_with_the_turnover():
    game = pitch("home 1 5,5 / home 2 2,2 / away 1 7,5", "attacker down 1 2")
    game.play("home 1 blitz", "move 6,5", "block away 1")
    assert game.asked("away", "turn")
    assert game.done()


# --- thrown balls and thrown players ----------------------------------------------------------


@pytest.mark.rule("bb2020/turnovers.deflected")
@pytest.mark.parametrize(
    ("dice", "holder", "ends"),
    [
        ("6 6 4", "away 1", True),  # intercepted
        ("6 6 2 N N N N", "8,1", True),  # deflected, missed, scattered, bounced
        ("6 6 2 E E E 4", "home 2", False),  # ... and caught by a team-mate after all
    ],
)
def test_a_deflected_pass_ends_the_turn_unless_a_team_mate_has_it_in_the_end(dice, holder, ends):
    game = pitch("home 1 5,5 ball / home 2 11,5 / away 1 8,5 / away 2 20,2", dice)
    game.play("home 1 pass", "pass the ball", "pass to 11,5", "intercept with away 1")
    assert game.ball == holder
    assert game.turnover is ends
    assert game.done()


THROWER = "home 1 5,5 st5 Throw Team-mate / home 2 5,6 st2 Right Stuff {ball} / home 3 2,2"


@pytest.mark.rule("bb2020/turnovers.thrown-player")
@pytest.mark.parametrize(("ball", "ends"), [("", False), ("ball", True)])
def test_a_thrown_player_who_falls_ends_the_turn_only_with_the_ball(ball, ends):
    # Superb throw, scatters to 11,5, lands on a 2: 3+ was needed.
    game = pitch(
        THROWER.format(ball=ball) + " / away 1 20,9",
        "6 E E E 2 1 2" + (" N" if ball else ""),
    )
    game.play("home 1 throw team-mate", "throw home 2", "throw home 2 to 8,5")
    assert game.shows("home 2 11,5 prone")
    assert game.turnover is ends
    assert game.done()


@pytest.mark.rule("bb2020/turnovers.team-mate-hit")
@pytest.mark.parametrize(("who", "ends"), [("home 4", True), ("away 2", False)])
def test_landing_on_a_team_mate_ends_the_turn(who, ends):
    game = pitch(
        THROWER.format(ball="") + f" / away 1 20,9 / {who} 11,5",
        "6 E E E 1 2 N 1 2",
    )
    game.play("home 1 throw team-mate", "throw home 2", "throw home 2 to 8,5")
    assert game.state(who) == "prone"
    assert game.turnover is ends
    assert game.done()


@pytest.mark.rule("bb2020/turnovers.never")
def test_a_dump_off_never_ends_a_turn():
    # away 1 fumbles his dump-off; the block goes on.
    game = pitch("home 1 5,5 / home 2 2,2 / away 1 6,5 Dump-off ball / away 2 8,5", "1 N push")
    game.play("home 1 block", "block away 1")
    game.play("away: pass to 8,5", "push to 7,5", "stay")
    assert game.shows("away 1 7,5 up / ball 6,4")
    assert not game.turnover
    assert game.asked("home", "turn")
    assert game.done()


PLACES = "home 1 7,7 / home 2 3,3 / away 1 15,7 / away 2 20,3 / "


@pytest.mark.rule("bb2020/inducements.thunderbolt", "bb2020/turnovers.never")
def test_a_player_without_the_ball_struck_by_a_spell_costs_no_turn():
    game = pitch(f"{PLACES}turn home 3 / spells {knows('column_of_fire')} 0", "4 1 2")
    game.play("end turn")
    game.play(next(text for text in game.options() if text.endswith("15,0")))
    assert game.shows("away 1 15,7 prone")
    assert game.asked("away", "turn")
    assert not game.table.turnover
    assert game.done()
