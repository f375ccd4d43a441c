"""As soon as a touchdown is scored play stops, whatever the acting player had still to do."""

import pytest
from shopping import knows
from table import Scene, pitch

FAR = " / away 9 3,1"


@pytest.mark.rule("bb2020/scoring.at-once", "bb2020/skill.ball-and-chain.block")
def test_a_ball_and_chain_stops_when_he_has_pushed_his_own_carrier_in():
    game = pitch(
        "home 1 23,7 ma5 Ball & Chain No Hands / home 2 24,7 ball" + FAR, "3, push"
    )
    game.play("home 1 move", "face east", "push to 25,7")
    assert game.score == (1, 0)
    assert game.asked("home", "set-up")
    assert game.done()


@pytest.mark.rule("bb2020/scoring.enter", "bb2020/skill.ball-and-chain.move")
def test_a_ball_and_chain_who_has_caught_the_ball_scores_as_soon_as_he_is_there():
    game = pitch("home 1 24,7 ma5 Ball & Chain ball / home 2 2,2" + FAR, "3")
    game.play("home 1 move", "face east")
    assert game.score == (1, 0)
    assert game.done()


@pytest.mark.rule("bb2020/scoring.standing", "bb2020/skill.ball-and-chain.rush")
def test_a_ball_and_chain_who_trips_in_the_end_zone_does_not_score():
    game = pitch("home 1 24,7 ma0 Ball & Chain ball / home 2 2,2" + FAR, "3, 1, 1 2, W")
    game.play("home 1 move", "yes", "face east")
    assert game.score == (0, 0)
    assert game.shows("home 1 ko / ball 24,7")
    assert game.done()


@pytest.mark.rule("bb2020/scoring.at-once", "bb2020/skill.ball-and-chain.rush")
def test_a_ball_and_chain_who_trips_does_not_fall_when_he_has_pushed_his_carrier_in():
    game = pitch("home 1 22,7 ma1 Ball & Chain No Hands / home 2 24,7 ball" + FAR, "3, 3, 1")
    game.play("home 1 move", "face east", "yes", "face east", "push to 25,7")
    assert game.score == (1, 0)
    assert game.shows("home 1 reserves")
    assert game.done()


@pytest.mark.rule("bb2020/scoring.at-once", "bb2020/star.maximum-carnage")
def test_no_second_chainsaw_attack_follows_a_touchdown():
    # The ball of the sawn carrier bounces to a team-mate of the sawyer in the end zone.
    game = pitch(
        "home 1 23,7 Chainsaw Maximum Carnage / home 2 25,8 / away 1 24,7 av9 ball"
        " / away 2 23,8 av9" + FAR,
        "2, 3 3, 3 3, SE, 5",
    )
    game.play("home 1 block", "Chainsaw on away 1")
    assert game.score == (1, 0)
    assert game.asked("home", "set-up")
    assert game.done()


@pytest.mark.rule("bb2020/scoring.at-once", "bb2020/star.all-you-can-eat")
def test_no_second_bomb_and_no_roll_follow_a_touchdown():
    game = pitch(
        "home 1 20,7 pa2 Bombardier All You Can Eat / home 2 25,8 / away 1 24,7 prone"
        " / away 2 24,8 av9 ball" + FAR,
        "6, 4 1, 1 1, 1 1, E, 5",
    )
    game.play("home 1 uses All You Can Eat", "pass to 24,7")
    assert game.score == (1, 0)
    assert game.asked("home", "set-up")
    assert game.done()


@pytest.mark.rule("bb2020/scoring.at-once", "bb2020/skill.animal-savagery.lash-out")
def test_he_who_lashed_out_does_not_act_when_the_ball_he_knocked_loose_has_scored():
    game = pitch(
        "home 1 23,7 Animal Savagery / home 2 24,7 ball av9 / home 3 25,8" + FAR,
        "1, 1 1, SE, 5",
    )
    game.play("home 1 move")
    assert game.score == (1, 0)
    assert game.asked("home", "set-up")
    assert game.done()


@pytest.mark.rule("bb2020/scoring.at-once", "bb2020/skill.multiple-block.two")
def test_the_second_of_two_blocks_is_not_carried_out_after_a_touchdown():
    # The first victim is pushed onto a team-mate of the attacker, who takes the ball over the line.
    game = pitch(
        "home 1 22,7 st5 Multiple Block / home 2 24,7 ball / home 3 24,6 / home 4 24,8"
        " / away 1 23,7 / away 2 22,8 av9" + FAR,
        "push push, pow",
    )
    game.play("home 1 block", "Multiple Block on away 1", "push to 24,7", "push to 25,7")
    assert game.score == (1, 0)
    assert game.shows("away 2 reserves")
    assert not game.told("away 2 goes down")
    assert game.done()


@pytest.mark.rule("bb2020/scoring.at-once", "bb2020/skill.bloodlust.bite")
def test_only_a_hungry_carrier_bites_before_he_scores():
    hungry = "home 1 24,7 Bloodlust (2+) ball / home 2 {square} pos:\"Thrall Lineman\"" + FAR
    game = pitch(hungry.format(square="25,8"), "1, 3 3")
    game.play("home 1 move", "move 25,7", "bite home 2")
    assert game.score == (1, 0)
    assert game.done()
    game = pitch(hungry.format(square="2,2"), "1, W")
    game.play("home 1 move", "move 25,7")
    assert game.score == (0, 0)
    assert game.turnover
    assert game.done()


# --- no touchdown before everything that brings a carrier down is settled ----------------------


@pytest.mark.rule("bb2020/scoring.standing", "bb2020/skill.shadowing.roll")
def test_a_carrier_who_falls_in_the_end_zone_does_not_score_because_somebody_follows_him():
    game = pitch("home 1 24,7 ball / home 2 2,2 / away 1 23,7 ma9 Shadowing" + FAR, "1 6 1 1 N")
    game.play("home 1 move", "move 25,7", "away 1 uses Shadowing")
    assert game.score == (0, 0)
    assert game.shows("home 1 25,7 prone / away 1 24,7 up")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/scoring.standing", "bb2020/skill.shadowing.roll")
def test_a_carrier_knocked_down_in_the_end_zone_does_not_score_because_the_attacker_is_followed():
    game = pitch(
        "home 1 2,7 st4 / home 2 20,2 / away 1 1,7 ball / away 2 3,7 ma9 Shadowing", "pow 6 1 1 N"
    )
    game.play("home 1 block", "block away 1", "push to 0,7", "follow up", "away 2 uses Shadowing")
    assert game.score == (0, 0)
    assert game.shows("away 1 0,7 prone / away 2 2,7 up")
    assert game.done()


@pytest.mark.rule("bb2020/scoring.at-once", "bb2020/star.furious-outburst")
def test_a_furious_outburst_ends_where_the_carrier_appears_in_the_end_zone():
    game = pitch("home 1 22,7 Stab Furious Outburst ball / home 2 2,2 / away 1 24,7 / away 2 2,12")
    game.play("home 1 uses Furious Outburst", "Furious Outburst to 25,7")
    assert game.score == (1, 0)
    assert not game.told("home 1 stabs away 1")


# Home's turn is over; away's wizard aims at home's carrier, and the ball bounces to a player who
# stands in the end zone. All dice but the last are the same: hit, armour, bounce, catch.
AWAY_SCORES = "home 1 1,7 ball / home 2 20,3 / away 1 0,7 / away 2 20,5 / "


def burn(position: str, square: str, bounce: str, turns: str = "3 2") -> Scene:
    text = f"{position}turns {turns} / active home / spells 0 {knows('fireball')}"
    game = pitch(text, f"4 1 1 {bounce} 4")
    return game.play("end turn", f"away: cast Fireball at {square}")


@pytest.mark.rule("bb2020/scoring.at-once", "bb2020/scoring.marker-cost")
def test_who_gets_the_ball_before_his_turn_scores_at_once_and_uses_the_turn_up():
    game = burn(AWAY_SCORES, "2,7", "W")
    assert game.score == (0, 1)
    assert game.turn == (3, 3)
    assert game.asked("away", "set-up")
    assert game.done()


@pytest.mark.rule("bb2020/scoring.at-once")
def test_after_the_last_turn_of_a_half_it_still_counts():
    game = burn(AWAY_SCORES, "2,7", "W", "8 8")
    assert game.score == (0, 1)
    assert game.told("half 2 begins")
    assert game.done()


HOME_SCORES = "home 1 24,7 ball / home 2 25,7 / away 1 2,7 / away 2 20,5 / "


@pytest.mark.rule("bb2020/scoring.at-once")
def test_after_the_own_turn_no_marker_moves():
    game = burn(HOME_SCORES, "23,7", "E")
    assert game.score == (1, 0)
    assert game.turn == (3, 2)
    assert game.asked("home", "set-up")
    assert game.done()


@pytest.mark.rule("bb2020/scoring.at-once")
def test_a_team_mate_of_a_frog_scores_before_anybody_acts():
    game = pitch(
        f"{HOME_SCORES}turns 3 3 / active away / spells 0 {knows('zap')}", "3 E 4"
    ).play("end turn", "away: cast Zap on home 1")
    assert game.score == (1, 0)
    assert game.turn == (4, 3)
    assert game.asked("home", "set-up")
    assert game.done()
