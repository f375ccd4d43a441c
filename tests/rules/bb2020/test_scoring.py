"""Touchdowns: how one is scored, when, and what it costs."""

import pytest
from table import pitch


@pytest.mark.rule("bb2020/scoring.enter", "bb2020/scoring.at-once")
def test_a_standing_carrier_who_enters_the_end_zone_scores_at_once():
    game = pitch("home 1 24,5 ma6 ball / home 2 2,2 / away 1 20,9", seed=1)
    game.play("home 1 move", "move 25,5")
    assert game.score == (1, 0)
    assert game.told("end of the drive: 1-0")
    assert game.refuses("home 2 move")


@pytest.mark.rule("bb2020/scoring.ball")
@pytest.mark.parametrize(
    ("position", "answers", "dice"),
    [
        ("home 1 24,5 / ball 25,5", ["home 1 move", "move 25,5"], "3"),
        ("home 1 22,5 ball / home 2 25,5", ["home 1 pass", "pass the ball", "pass to 25,5"], "4 3"),
        ("home 1 24,5 ball / home 2 25,5", ["home 1 hand-off", "hand off to home 2"], "3"),
    ],
)
def test_getting_the_ball_in_the_end_zone_scores(position, answers, dice):
    game = pitch(f"{position} / away 1 10,9", dice, seed=1)
    game.play(*answers)
    assert game.score == (1, 0)


@pytest.mark.rule("bb2020/scoring.standing")
@pytest.mark.parametrize(
    ("player", "marker", "moves", "dice"),
    [
        ("24,5", "23,5", ["move 25,5"], "2 1 2 W"),  # a failed dodge
        ("23,5 ma1", "10,5", ["move 24,5", "move 25,5"], "1 1 2 W"),  # a failed rush
    ],
)
def test_a_player_who_falls_as_he_enters_does_not_score(player, marker, moves, dice):
    game = pitch(f"home 1 {player} ball / home 2 2,2 / away 1 {marker}", dice)
    game.play("home 1 move", *moves)
    assert game.score == (0, 0)
    assert game.shows("home 1 25,5 prone / ball 24,5")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/scoring.chain-push")
def test_a_carrier_pushed_over_the_line_by_a_chain_push_scores():
    # home 1 pushes away 1 into home 2, who has the ball and is pushed into the end zone.
    game = pitch(
        "home 1 22,5 st5 / home 2 24,5 ball / home 3 24,4 prone / home 4 24,6 prone / away 1 23,5",
        "push push",
        seed=1,
    )
    game.play("home 1 block", "block away 1", "push to 24,5", "push to 25,5", "stay")
    assert game.score == (1, 0)


@pytest.mark.rule("bb2020/scoring.chain-push", "bb2020/scoring.opponents-turn",
                  "bb2020/scoring.marker-cost")
def test_a_carrier_pushed_over_the_line_by_an_opponent_scores_in_the_opponents_turn():
    game = pitch(
        "home 1 2,5 / home 2 9,9 / away 1 1,5 ball / turn home 3 / kicking away", "push", seed=1
    )
    assert game.turn == (3, 2)
    game.play("home 1 block", "block away 1", "push to 0,5", "stay")
    assert game.score == (0, 1)
    assert game.turn == (3, 3)  # it has cost the scorers a turn
    assert game.told("TOUCHDOWN by away 1")
    assert game.refuses("home 2 move")


@pytest.mark.rule("bb2020/scoring.marker-cost")
def test_the_marker_does_not_go_past_the_eighth_turn():
    game = pitch(
        "home 1 2,5 / away 1 1,5 ball / active home / turns 8 8 / kicking home", "push", seed=1
    )
    game.play("home 1 block", "block away 1", "push to 0,5", "stay")
    assert game.score == (0, 1)
    assert game.told("half 2 begins")


@pytest.mark.rule("bb2020/scoring.credit")
def test_the_scorer_is_credited():
    game = pitch("home 1 24,5 ball / home 2 2,2 / away 1 20,9", seed=1)
    game.play("home 1 move", "move 25,5")
    assert game.shows("feats home 1 touchdown")
