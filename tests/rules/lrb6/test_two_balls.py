"""Two balls: who takes which, and what becomes of the other."""

from __future__ import annotations

import pytest
from table import in_play, pitch

from pigskin import Dice, Game, edition
from pigskin.conformance import check_play
from pigskin.position import parse, to_text

# --- on the ground ----------------------------------------------------------------------------


def test_a_player_without_a_ball_picks_up_either():
    game = pitch("home 1 7,7 / ball 8,7 / second-ball 7,8", dice=[3])
    game.play("home 1 move", "move 7,8")
    assert game.balls == {"home 1", "8,7"}
    assert game.done()
    game = pitch("home 1 7,7 / ball 8,7 / second-ball 7,8", dice=[3])
    game.play("home 1 move", "move 8,7")
    assert game.balls == {"home 1", "7,8"}
    assert game.done()


def test_a_failed_pick_up_of_either_is_a_turnover():
    game = pitch("home 1 7,7 / ball 2,2 / second-ball 7,8", dice=[2, "E"])
    game.play("home 1 move", "move 7,8")
    assert game.balls == {"2,2", "8,8"}
    assert game.turnover
    assert game.done()


def test_who_has_one_cannot_pick_up_the_other():
    game = pitch("home 1 7,7 ball / second-ball 8,7", dice=["N"])
    game.play("home 1 move", "move 8,7")
    assert game.told("home 1 cannot pick up the ball")
    assert game.balls == {"home 1", "8,6"}
    assert game.turnover
    assert game.done()


def test_a_ball_that_bounces_onto_the_other_bounces_on():
    game = pitch("home 1 7,7 / ball 8,7 / second-ball 9,7", dice=[1, "E", "E"])
    game.play("home 1 move", "move 8,7")
    assert game.balls == {"9,7", "10,7"}
    assert game.done()


def test_both_lie_under_the_players_they_were_dropped_by():
    # Both carriers go down in one block, and each ball bounces into the square of the other.
    game = pitch(
        "home 1 7,7 ball / away 1 8,7 second-ball",
        dice=["both down", 3, 3, 3, 3, "E", "E", "W", "W"],
    )
    game.play("home 1 block", "block away 1")
    assert game.shows("home 1 7,7 prone / away 1 8,7 prone")
    assert game.balls == {"9,7", "6,7"}
    assert game.turnover
    assert game.done()


@pytest.mark.parametrize("first, second", [("ball", "second-ball"), ("second-ball", "ball")])
def test_the_fall_of_either_carrier_is_a_turnover(first, second):
    game = pitch(
        f"home 1 7,7 {first} / home 2 2,2 {second} / away 1 8,7", dice=["attacker down", 3, 3, "W"]
    )
    game.play("home 1 block", "block away 1")
    assert game.balls == {"6,7", "home 2"}
    assert game.turnover
    assert game.done()


@pytest.mark.parametrize("first, second", [("ball", "second-ball"), ("second-ball", "ball")])
def test_only_the_ball_of_the_player_who_falls_gets_loose(first, second):
    game = pitch(
        f"home 1 7,7 / away 1 8,7 {first} / away 2 20,7 {second}",
        dice=["defender down", 3, 3, "E"],
    )
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.balls == {"10,7", "away 2"}
    assert not game.turnover
    assert game.done()


# --- pushes and the crowd ---------------------------------------------------------------------


def test_a_carrier_pushed_onto_the_other_ball_keeps_his_own():
    game = pitch("home 1 7,7 / away 1 8,7 ball / second-ball 9,7", dice=["push", "N"])
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.balls == {"away 1", "9,6"}
    assert not game.turnover
    assert game.done()


def test_a_carrier_knocked_down_onto_the_other_ball_lets_both_bounce():
    game = pitch(
        "home 1 7,7 / away 1 8,7 ball / second-ball 9,7", dice=["defender down", 3, 3, "N", "S"]
    )
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.balls == {"9,6", "9,8"}
    assert game.done()


@pytest.mark.parametrize("word", ["ball", "second-ball"])
def test_the_crowd_throws_back_the_ball_of_the_one_pushed_off(word):
    other = "second-ball" if word == "ball" else "ball"
    game = pitch(
        f"home 1 7,1 / away 1 7,0 {word} / away 2 20,7 {other}",
        dice=["push", 2, 2, 3, 1, 2, "S"],
    )
    # Injury 4: to the reserves. The template's middle way (3), three squares, then a bounce.
    game.play("home 1 block", "block away 1", "stay")
    assert game.where("away 1") == "reserves"
    assert game.balls == {"7,3", "away 2"}
    assert game.done()


# --- catching ---------------------------------------------------------------------------------


def test_who_has_one_cannot_catch_the_other():
    game = pitch("home 1 7,7 ball / home 2 10,7 second-ball", dice=[6, "E"])
    game.play("home 1 pass", "pass the ball", "pass to 10,7")
    assert game.told("home 2 cannot catch")
    assert game.balls == {"home 2", "11,7"}
    assert game.turnover
    assert game.done()


def test_the_one_thrown_is_the_throwers():
    game = pitch("home 1 7,7 second-ball / home 2 10,7 / away 1 20,7 ball", dice=[6, 6])
    game.play("home 1 pass", "pass the ball", "pass to 10,7")
    assert game.balls == {"home 2", "away 1"}
    assert not game.turnover
    assert game.done()


def test_who_has_one_cannot_take_a_hand_off():
    game = pitch("home 1 7,7 second-ball / home 2 8,7 ball", dice=["E"])
    game.play("home 1 hand-off", "hand off to home 2")
    assert game.told("home 2 cannot catch")
    assert game.balls == {"home 2", "9,7"}
    assert game.turnover
    assert game.done()


def test_who_has_one_cannot_intercept():
    game = pitch(
        "home 1 7,7 ball / home 2 13,7 / away 1 10,7 second-ball / away 2 11,7", dice=[6, 6, 6]
    )
    game.play("home 1 pass", "pass the ball", "pass to 13,7")
    assert game.offers("intercept with away 2")
    assert game.refuses("intercept with away 1")


def test_a_fumble_leaves_the_other_alone():
    game = pitch("home 1 7,7 second-ball / home 2 2,2 ball / home 3 10,7", dice=[1, "N"])
    game.play("home 1 pass", "pass the ball", "pass to 10,7")
    assert game.balls == {"7,6", "home 2"}
    assert game.turnover
    assert game.done()


# --- actions ----------------------------------------------------------------------------------


def test_both_carriers_may_pass_and_only_one_does():
    game = pitch("home 1 7,7 ball / home 2 8,8 second-ball / home 3 2,2 / away 1 20,7")
    assert game.offers("home 1 pass", "home 2 pass", "home 1 hand-off", "home 2 hand-off")
    # No ball lies on the ground that anybody else could fetch first.
    assert game.refuses("home 3 pass", "home 3 hand-off")
    game = pitch("home 1 7,7 ball / home 3 2,2 / second-ball 20,2 / away 1 20,7")
    assert game.offers("home 1 pass", "home 3 pass")


def test_either_carrier_scores():
    game = pitch("home 1 24,7 ball / home 2 2,2 second-ball / away 1 12,7")
    game.play("home 1 move", "move 25,7")
    assert game.score == (1, 0)
    assert game.shows("feats home 1 touchdown")
    game = pitch("home 1 24,7 second-ball / home 2 2,2 ball / away 1 12,7")
    game.play("home 1 move", "move 25,7")
    assert game.score == (1, 0)
    assert game.shows("feats home 1 touchdown")


def test_the_end_of_the_drive_takes_both():
    game = pitch("home 1 24,7 ball / away 2 2,2 second-ball / away 1 12,7")
    game.play("home 1 move", "move 25,7")
    assert game.table.spare is None
    assert game.ball == "nowhere"


def test_a_carrier_pushed_over_the_line_scores_with_his_ball():
    game = pitch(
        "home 1 2,7 / home 2 12,2 ball / away 1 1,7 second-ball / away 2 20,2", dice=["push"]
    )
    game.play("home 1 block", "block away 1", "push to 0,7", "stay")
    assert game.score == (0, 1)
    assert game.shows("feats away 1 touchdown")
    assert game.done()


# --- copies, undo, records, positions ---------------------------------------------------------

SKILLS = ("Block Pass", "Dodge Catch", "Strip Ball Pass Block", "Frenzy Dump-Off")
POSITION = "home 1 7,7 ball / home 2 3,3 / away 1 8,7 second-ball / away 2 12,7"


@pytest.mark.parametrize(
    "text",
    [
        POSITION,
        "home 1 7,7 second-ball / away 1 8,7 ball",
        "home 1 7,7 / away 1 8,7 / ball 3,3 / second-ball 4,4",
        "home 1 7,7 / away 1 8,7 second-ball / ball 3,3 loose",
        "home 1 7,7 ball / away 1 8,7 / second-ball 4,4 loose",
        "home 1 7,7 ball / away 1 8,7 / second-ball none",
    ],
)
def test_a_position_with_two_balls_is_written_as_it_was_read(text):
    lrb6 = edition("lrb6")
    table = parse(text, lrb6)
    again = parse(to_text(table), lrb6)
    assert again.spare == table.spare is not None
    assert (again.ball, again.carrier, again.loose) == (table.ball, table.carrier, table.loose)
    assert to_text(again) == to_text(table)


def test_a_copy_has_both_and_undo_brings_both_back():
    game = pitch("home 1 7,7 / home 2 6,6 second-ball / ball 8,7", dice=[6])
    before = game.picture()
    game.play("home 2 move", "move 5,6")
    twin = game.copy()
    twin.play("stop", "home 1 move", "move 8,7")
    assert twin.balls == {"home 1", "home 2"}
    assert game.balls == {"8,7", "home 2"}
    for _ in range(2):
        game.game.undo()
    assert game.picture() == before
    assert game.balls == {"8,7", "home 2"}


def test_the_view_shows_both():
    game = pitch(POSITION)
    ball = game.game.view()["ball"]
    assert ball["carrier"] == "home 1"
    assert ball["second"] == {"square": [8, 7], "carrier": "away 1"}
    assert [str(player) for player in game.game.carriers] == ["home 1", "away 1"]
    assert {each["id"] for each in game.game.view()["players"] if each["has_ball"]} == {
        "home 1", "away 1",
    }  # fmt: skip


@pytest.mark.parametrize("seed", range(12))
def test_random_games_that_begin_with_two_balls_keep_every_promise(seed):
    lines = [f"home {n} {10 + n % 3},{n + 1} {SKILLS[n % 4]}" for n in range(1, 12)]
    lines += [f"away {n} {13 + n % 3},{n + 1} {SKILLS[n % 3]}" for n in range(1, 12)]
    lines[seed % 11] += " ball"
    lines[11 + seed % 7] += " second-ball"
    rules = in_play[0]
    game = Game.from_position(" / ".join(lines), edition=rules, seed=seed)
    assert check_play(game, f"{rules}, two balls, seed {seed}", Dice(seed)) > 50
