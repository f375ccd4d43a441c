"""The crowd throws the ball back."""

from __future__ import annotations

import pytest
from table import Scene, pitch


def fumbled(square: str, out: str, dice: str, more: str = "") -> Scene:
    """A thrower on an edge square fumbles, and the ball bounces off the pitch."""
    column, row = (int(each) for each in square.split(","))
    target = f"{column + 3 if column < 13 else column - 3},{row}"
    game = pitch(f"home 1 {square} ball / {more}", dice=f"1 {out} {dice}")
    return game.play("home 1 pass", "pass the ball", f"pass to {target}")


@pytest.mark.rule("bb2020/throw-in.direction")
@pytest.mark.parametrize(
    "square, out, landings",
    [
        # By the three directions, each for 3 squares; then it bounces east.
        ("12,0", "N", ("16,3", "13,3", "10,3")),
        ("12,14", "S", ("10,11", "13,11", "16,11")),
        ("0,7", "W", ("4,4", "4,7", "4,10")),
        ("25,7", "E", ("23,10", "23,7", "23,4")),
    ],
)
def test_a_d6_decides_between_three_directions(square: str, out: str, landings: tuple[str, ...]):
    for face in range(1, 7):
        game = fumbled(square, out, f"{face} 1 2 E")
        assert game.ball == landings[(face - 1) // 2]
        assert game.turnover
        assert game.done()


@pytest.mark.rule("bb2020/throw-in.distance")
@pytest.mark.parametrize("one, two", [(1, 1), (1, 6), (3, 4), (6, 6)])
def test_it_goes_two_d6_squares_not_counting_the_edge(one: int, two: int):
    game = fumbled("12,0", "N", f"3 {one} {two} E")
    assert game.ball == f"13,{one + two}"
    assert game.done()


@pytest.mark.rule("bb2020/throw-in.lands")
def test_a_standing_player_where_it_lands_must_try_to_catch_it():
    caught = fumbled("12,0", "N", "3 1 3 4", "home 2 12,4")
    assert caught.ball == "home 2"
    assert caught.turnover  # the fumble
    assert caught.done()
    opponent = fumbled("12,0", "N", "3 1 3 3 E", "away 1 12,4")
    assert opponent.ball == "13,4"
    assert opponent.done()


@pytest.mark.rule("bb2020/throw-in.lands")
def test_it_bounces_from_somebody_who_lies_there():
    game = fumbled("12,0", "N", "3 1 3 S", "home 2 12,4 stunned")
    assert game.ball == "12,5"
    assert game.done()


@pytest.mark.rule("bb2020/throw-in.repeat")
def test_a_throw_in_that_leaves_the_pitch_is_thrown_in_again():
    # From 2,0 towards the south-west it leaves at 0,2; from there east for 4, and bounces.
    game = fumbled("2,0", "N", "5 3 3 3 2 2 N")
    assert game.ball == "4,1"
    assert game.done()


@pytest.mark.rule("bb2020/throw-in.corner")
@pytest.mark.parametrize(
    "square, out, landings",
    [
        ("0,0", "NW", ("3,0", "3,3", "0,3")),
        ("25,0", "N", ("22,0", "22,3", "25,3")),
        ("0,14", "W", ("3,14", "3,11", "0,11")),
        ("25,14", "SE", ("22,14", "22,11", "25,11")),
    ],
)
def test_from_a_corner_a_d3_decides(square: str, out: str, landings: tuple[str, ...]):
    for face in (1, 2, 3):
        # 3 squares, and a bounce away from the edges.
        column, row = (int(each) for each in landings[face - 1].split(","))
        away = ("S" if row < 7 else "N") + ("E" if column < 13 else "W")
        game = fumbled(square, out, f"{face} 1 2 {away}")
        expected = f"{column + (1 if column < 13 else -1)},{row + (1 if row < 7 else -1)}"
        assert game.ball == expected
        assert game.done()


@pytest.mark.rule("bb2020/throw-in.corner", "bb2020/bouncing.out")
def test_out_of_a_corner_and_out_again():
    # Down the end zone onto somebody lying at 25,12; from there it bounces out once more, and the
    # usual template brings it straight back for 4 squares.
    game = fumbled("25,0", "E", "3 6 6 E 3 2 2 N", "home 2 25,12 prone")
    assert game.ball == "21,11"
    assert game.done()
