"""What ends a turn before its time, and what does not."""

import pytest
from table import pitch

# --- 1: players who go down -------------------------------------------------------------------


@pytest.mark.rule("lrb6/turnovers.knocked-down")
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


@pytest.mark.rule("lrb6/turnovers.knocked-down")
def test_an_opponent_who_falls_does_not_end_the_turn_even_with_the_ball():
    game = pitch("home 1 7,7 / home 2 2,2 / away 1 8,7 ball", "pow 1 2 N")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.shows("away 1 9,7 prone / ball 9,6")
    assert game.asked("home", "turn")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/turnovers.placed-prone")
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
    assert game.turnover is ends
    assert game.shows("home 1 7,7 prone / away 1 8,7 prone")
    assert game.asked("away" if ends else "home", "turn")


@pytest.mark.rule("lrb6/turnovers.placed-prone")
def test_a_diving_tackler_placed_prone_in_the_opponents_turn_is_no_turnover():
    # AG 3 dodging into the open needs 3+; the dive makes a 4 a 2, a failure.
    game = pitch("home 1 7,7 / home 2 2,2 / away 1 8,7 Diving Tackle", "4 1 2")
    game.play("home 1 move", "move 6,7", "away: away 1 uses Diving Tackle")
    # It is the dodger's fall that ends the turn.
    assert game.shows("home 1 6,7 prone / away 1 7,7 prone")
    assert game.told("turnover: knocked down")
    assert game.done()


@pytest.mark.rule("lrb6/turnovers.placed-prone")
@pytest.mark.parametrize(("ball", "ends"), [("", False), ("ball", True)])
def test_piling_on_ends_the_turn_only_with_the_ball(ball, ends):
    game = pitch(
        # In later editions it costs a team re-roll.
        f"home 1 7,7 Piling On {ball} / home 2 2,2 / away 1 8,7 / rerolls 1 0",
        "pow 1 2 1 3" + (" W" if ends else ""),
    )
    game.play("home 1 block", "block away 1", "choose pow", "push to 9,7", "follow up")
    game.play("use Piling On")
    assert game.shows("home 1 8,7 prone / away 1 9,7 prone")
    assert game.turnover is ends
    assert game.done()


@pytest.mark.rule("lrb6/turnovers.crowd")
@pytest.mark.parametrize(("ball", "ends"), [("", False), ("ball", True)])
def test_a_team_mate_shoved_into_the_crowd_ends_the_turn_only_with_the_ball(ball, ends):
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


# --- 2: passes and hand-offs ------------------------------------------------------------------


@pytest.mark.rule("lrb6/turnovers.not-caught", "lrb6/turnovers.ball-at-rest")
@pytest.mark.parametrize(
    ("dice", "holder", "ends"),
    [
        ("4 3", "home 2", False),  # accurate, caught
        ("4 2 N", "9,4", True),  # accurate, dropped, bounces into an empty square
        ("4 2 E 4", "home 3", False),  # dropped, bounces to a team-mate who catches it
        ("4 2 S 4", "away 1", True),  # dropped, bounces to an opponent who catches it
    ],
)
def test_a_pass_not_caught_by_the_moving_team_ends_the_turn(dice, holder, ends):
    # Three squares with a tackle zone on nobody: quick pass 3+, accurate catch 3+, bounce 4+.
    # away 1 stands beside both catchers, who are AG 4 to make up for it.
    game = pitch(
        "home 1 6,5 ball / home 2 9,5 ag4 / home 3 10,5 ag4 / away 1 9,6 ag5 / home 4 2,2", dice
    )
    game.play("home 1 pass", "pass the ball", "pass to 9,5")
    assert game.ball == holder
    assert game.turnover is ends
    assert game.done()


@pytest.mark.rule("lrb6/turnovers.not-caught")
def test_a_pass_to_an_empty_square_ends_the_turn():
    game = pitch("home 1 6,5 ball / home 2 2,2 / away 1 20,5", "3 N")
    game.play("home 1 pass", "pass the ball", "pass to 8,5")
    assert game.shows("ball 8,4")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/turnovers.not-caught")
def test_a_hand_off_not_caught_ends_the_turn():
    game = pitch("home 1 6,5 ball / home 2 7,5 / home 3 2,2 / away 1 20,5", "2 N")
    game.play("home 1 hand-off", "hand off to home 2")
    assert game.shows("ball 7,4")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/turnovers.not-caught", "lrb6/turnovers.ball-at-rest")
def test_a_hand_off_dropped_and_caught_by_another_team_mate_is_no_turnover():
    game = pitch("home 1 6,5 ball / home 2 7,5 / home 3 8,5 / away 1 20,5", "2 E 4")
    game.play("home 1 hand-off", "hand off to home 2")
    assert game.ball == "home 3"
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/turnovers.not-caught")
def test_an_interception_ends_the_turn():
    # AG 3, -2 for an interception: only a 6.
    game = pitch("home 1 6,5 ball / home 2 12,5 / away 1 9,5", "6")
    game.play("home 1 pass", "pass the ball", "pass to 12,5", "away: intercept with away 1")
    assert game.ball == "away 1"
    assert game.told("turnover: intercepted")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/turnovers.ball-at-rest")
def test_a_throw_in_caught_by_the_moving_team_saves_the_turn():
    # Missed by home 2 on the touchline (2), out to the north, thrown straight back 2+1 squares
    # (the touchline square is the first) to home 3, who catches it with a 4.
    game = pitch(
        "home 1 6,1 ball / home 2 9,0 / home 3 9,2 / away 1 20,5", "3 2 N 3 2 1 4"
    )
    game.play("home 1 pass", "pass the ball", "pass to 9,0")
    assert game.ball == "home 3"
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/turnovers.ball-at-rest", "lrb6/turnovers.pick-up")
def test_a_failed_catch_that_was_neither_pass_nor_hand_off_is_no_turnover():
    # The ball is knocked loose and bounces onto a player of the moving team, who drops it.
    game = pitch("home 1 7,7 / home 2 10,6 / away 1 8,7 ball", "pow 1 2 NE 2 N")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.shows("ball 10,5")
    assert not game.turnover
    assert game.done()


# --- 3 to 6 -----------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/turnovers.pick-up")
@pytest.mark.parametrize(("dice", "ends"), [("3", False), ("2 N", True)])
def test_a_failed_pick_up_ends_the_turn(dice, ends):
    game = pitch("home 1 5,5 / home 2 2,2 / away 1 20,5 / ball 6,5", dice)
    game.play("home 1 move", "move 6,5")
    assert game.turnover is ends
    assert game.done()


@pytest.mark.rule("lrb6/turnovers.pick-up")
def test_a_failed_pick_up_ends_the_turn_even_if_a_team_mate_catches_the_bounce():
    game = pitch("home 1 5,5 / home 2 7,5 / away 1 20,5 / ball 6,5", "2 E 4")
    game.play("home 1 move", "move 6,5")
    assert game.ball == "home 2"
    assert game.turnover
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/turnovers.touchdown")
def test_a_touchdown_ends_the_turn():
    game = pitch("home 1 24,5 ball / home 2 2,2 / away 1 20,5")
    game.play("home 1 move", "move 25,5")
    assert game.score == (1, 0)
    assert game.told("end of the turn of home")
    assert game.active == ""  # between the drives


@pytest.mark.rule("lrb6/turnovers.fumble")
@pytest.mark.parametrize(
    ("dice", "holder"), [("1 N", "6,4"), ("1 E 4", "home 2")], ids=["to the ground", "caught"]
)
def test_a_fumble_ends_the_turn_even_if_a_team_mate_catches_it(dice, holder):
    game = pitch("home 1 6,5 ball / home 2 7,5 / home 3 9,5 / away 1 20,5", dice)
    game.play("home 1 pass", "pass the ball", "pass to 9,5")
    assert game.ball == holder
    assert game.told("turnover: fumble")
    assert game.asked("away", "turn")
    assert game.done()


# --- 7: thrown team-mates ---------------------------------------------------------------------

THROW = "home 1 6,5 st5 Throw Team-Mate {hungry} / home 2 7,5 Right Stuff {ball} / home 3 2,2"


def thrown(ball: str, dice: str, hungry: str = ""):
    game = pitch(THROW.format(ball=ball, hungry=hungry) + " / away 1 20,12", dice)
    game.play("home 1 pass", "throw home 2", "throw home 2 to 9,5")
    return game


@pytest.mark.rule("lrb6/turnovers.thrown-player")
@pytest.mark.parametrize(("ball", "ends"), [("", False), ("ball", True)])
def test_a_bad_landing_ends_the_turn_only_with_the_ball(ball, ends):
    # Quick throw at -1: 4+. Three scatters, landing on a 4+ fails, armour holds.
    game = thrown(ball, "4 E E E 3 1 2" + (" N" if ends else ""))
    assert game.shows("home 2 12,5 prone")
    assert game.turnover is ends
    assert game.done()


@pytest.mark.rule("lrb6/turnovers.thrown-player")
def test_a_good_landing_with_the_ball_is_no_turnover():
    game = thrown("ball", "4 E E E 4")
    assert game.shows("home 2 12,5 up ball")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/turnovers.thrown-player")
@pytest.mark.parametrize(("ball", "ends"), [("", False), ("ball", True)])
def test_a_fumbled_team_mate_who_falls_ends_the_turn_only_with_the_ball(ball, ends):
    game = thrown(ball, "1 3 1 2" + (" N" if ends else ""))
    assert game.shows("home 2 7,5 prone")
    assert game.turnover is ends
    assert game.done()


@pytest.mark.rule("lrb6/turnovers.thrown-player")
@pytest.mark.parametrize(("ball", "ends"), [("", False), ("ball", True)])
def test_an_eaten_team_mate_ends_the_turn_only_with_the_ball(ball, ends):
    game = thrown(ball, "1 1" + (" N" if ends else ""), "Always Hungry")
    assert game.shows("home 2 injured")
    assert game.turnover is ends
    assert game.done()


@pytest.mark.rule("lrb6/turnovers.thrown-player")
def test_a_team_mate_with_the_ball_who_wriggles_free_and_falls_ends_the_turn():
    game = thrown("ball", "1 2 3 1 2 N", "Always Hungry")
    assert game.shows("home 2 7,5 prone")
    assert game.turnover
    assert game.done()


# --- 8: the referee ---------------------------------------------------------------------------


@pytest.mark.rule("lrb6/turnovers.sent-off", "lrb6/fouls.turnover")
@pytest.mark.parametrize(("armour", "ends"), [("2 2", True), ("1 3", False)])
def test_a_player_sent_off_for_a_foul_ends_the_turn(armour, ends):
    game = pitch("home 1 7,7 / home 2 2,2 / away 1 8,7 prone / away 2 20,5", armour)
    game.play("home 1 foul", "foul away 1")
    assert game.turnover is ends
    assert game.where("home 1") == ("off" if ends else "7,7")
    assert game.done()


# --- what a turnover does ---------------------------------------------------------------------


@pytest.mark.rule("lrb6/turnovers.effect")
def test_the_action_stops_but_armour_injury_and_the_bounce_are_rolled():
    # A blitzer with the ball falls: armour 6+3 breaks AV 8, injury 2+3 stuns, the ball bounces.
    game = pitch("home 1 7,7 ball / home 2 2,2 / away 1 8,7", "attacker down 6 3 2 3 W")
    game.play("home 1 blitz", "block away 1")
    assert game.shows("home 1 7,7 stunned / ball 6,7")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/turnovers.effect")
def test_a_frenzied_player_who_falls_blocks_no_more():
    game = pitch("home 1 7,7 Frenzy / home 2 2,2 / away 1 8,7", "push attacker down 1 2")
    game.play("home 1 block", "block away 1", "push to 9,7")
    assert game.shows("home 1 8,7 prone / away 1 9,7 up")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/turnovers.effect", "lrb6/turns.end")
def test_stunned_players_turn_face_up_at_the_end_of_a_turn_cut_short():
    game = pitch("home 1 5,5 ma1 / home 2 2,2 stunned / away 1 20,5", "1 1 2")
    game.play("home 1 move", "move 6,5", "move 7,5")
    assert game.shows("home 2 2,2 prone / home 1 7,5 prone")


@pytest.mark.rule("lrb6/turnovers.effect")
def test_a_player_stunned_in_his_own_turn_stays_stunned_a_turn_longer():
    game = pitch("home 1 5,5 ma1 / away 1 20,5", "1 6 3 2 3")
    game.play("home 1 move", "move 6,5", "move 7,5")
    assert game.shows("home 1 7,5 stunned")
    game.play("away: end turn")
    assert game.refuses("home 1 move")
    game.play("home: end turn")
    assert game.shows("home 1 7,5 prone")
