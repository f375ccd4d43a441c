"""Touchdowns between two turns."""

import pytest
from shopping import knows
from table import Scene, pitch

# Home's turn is over; away's wizard aims at home's carrier, and the ball bounces to a player who
# stands in the end zone. All dice but the last are the same: hit, armour, bounce, catch.
AWAY_SCORES = "home 1 1,7 ball / home 2 20,3 / away 1 0,7 / away 2 20,5 / "
HOME_SCORES = "home 1 24,7 ball / home 2 25,7 / away 1 2,7 / away 2 20,5 / "


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
