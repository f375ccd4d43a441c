"""Ball Clone: a second ball, and the doubt about which is the real one."""

import pytest
from table import pitch

pytestmark = pytest.mark.rule("lrb6/cards.ball-clone")

# Home ends its turn, and away's begins with the card.
BEFORE = "home 1 24,7 / home 2 12,7 / away 1 2,7 / away 2 14,2 / ball 10,7 / turn home 2"
HELD = "effects table Ball Clone until drive"


def cloned(dice):
    """Home plays the card at the beginning of away's turn."""
    game = pitch(f"{BEFORE} / hand home Ball Clone", dice=dice)
    game.play("end turn", "home: stop")  # nothing at the end of the own turn
    assert game.asked("home", "card")
    game.play("home: play Ball Clone")
    return game


def test_a_second_ball_appears_in_the_square_of_the_first_and_bounces():
    game = cloned(["E"])
    assert game.told("a second ball appears at 10,7")
    assert game.balls == {"10,7", "11,7"}
    assert game.asked("away", "turn")
    assert game.done()


def test_it_may_bounce_into_somebodys_hands():
    game = pitch(
        "home 2 11,7 / away 1 2,7 / ball 10,7 / turn home 2 / hand home Ball Clone", dice=["E", 4]
    )
    game.play("end turn", "home: stop", "home: play Ball Clone")
    assert game.balls == {"10,7", "home 2"}
    assert game.done()


@pytest.mark.parametrize("where", ["home 2 12,7 ball", "away 1 2,7 ball"])
def test_not_while_somebody_holds_the_ball(where):
    rest = " / ".join(each for each in ("home 2 12,7", "away 1 2,7") if each not in where)
    game = pitch(f"{where} / {rest} / turn home 2 / hand home Ball Clone")
    game.play("end turn", "home: stop")
    assert game.asked("home", "card")
    assert game.refuses("play Ball Clone")


@pytest.mark.parametrize("roll", [1, 3])
@pytest.mark.parametrize("word, other", [("ball", "second-ball"), ("second-ball", "ball")])
def test_on_1_to_3_the_ball_in_the_end_zone_vanishes(roll, word, other):
    game = pitch(
        f"home 1 24,7 {word} / home 2 12,7 / away 1 2,7 {other} / {HELD}", dice=[roll]
    )
    game.play("home 1 move", "move 25,7")
    assert game.told("the ball of home 1 vanishes")
    assert game.score == (0, 0)
    assert game.balls == {"away 1"}
    assert game.table.spare is None
    assert game.asked("home", "turn")
    assert not game.turnover
    assert game.done()


@pytest.mark.parametrize("roll", [4, 6])
def test_on_4_and_more_it_is_a_touchdown(roll):
    game = pitch(
        f"home 1 24,7 second-ball / home 2 12,7 / away 1 2,7 ball / {HELD}", dice=[roll]
    )
    game.play("home 1 move", "move 25,7")
    assert game.score == (1, 0)
    assert game.shows("feats home 1 touchdown")
    assert game.table.spare is None
    assert game.ball == "nowhere"


def test_once_one_has_vanished_the_other_is_real():
    game = pitch(
        f"home 1 24,7 ball / home 2 23,3 second-ball / away 1 2,7 / {HELD}", dice=[2]
    )
    game.play("home 1 move", "move 25,7")
    game.play("home 2 move", "move 24,3", "move 25,3")  # nobody rolls for it
    assert game.score == (1, 0)
    assert game.shows("feats home 2 touchdown")


def test_who_is_pushed_over_the_line_in_the_opponents_turn_rolls_at_once():
    game = pitch(
        f"home 1 2,7 / home 2 12,2 ball / away 1 1,7 second-ball / away 2 20,2 / {HELD}",
        dice=["push", 3],
    )
    game.play("home 1 block", "block away 1", "push to 0,7", "stay")
    assert game.score == (0, 0)
    assert game.balls == {"home 2"}
    assert game.done()


def test_the_doubt_waits_as_long_as_the_touchdown_does():
    """Hurry Up Offense: nobody rolls for the ball until the touchdown would count."""
    game = pitch(
        "home 1 24,7 ball / home 2 5,5 / away 1 20,7 second-ball / turn away 3 / "
        f"hand home Hurry Up Offense / {HELD}",
        dice=[5, 5],
    )
    game.play("away: end turn").until("card", "home")
    while "play Hurry Up Offense" not in game.options():
        game.play("stop")
    game.play("play Hurry Up Offense", "home 1 move", "move 25,7", "home 2 move", "stop")
    assert not game.told("the real one")
    game.rolls([2]).play("home: end turn", "away: end turn")
    assert game.told("the ball of home 1 vanishes")
    assert game.score == (0, 0)
    assert game.done()


def test_with_the_drive_the_doubt_is_over():
    game = pitch(f"home 1 24,7 ball / home 2 12,7 / away 1 2,7 second-ball / {HELD}", dice=[5])
    game.play("home 1 move", "move 25,7")
    assert game.table.held == ()
