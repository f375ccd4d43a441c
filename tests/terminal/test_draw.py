"""What the picture of the table looks like, as plain text."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from rich.text import Text

from pigskin import Dice, Game, edition
from pigskin.model import Table
from pigskin.options import Options
from pigskin.pitch import square
from pigskin.position import parse
from pigskin.terminal import draw, status

POSITION = """
home 1 7,7 Block ball / home 12 8,3 prone / home 3 12,7 / away 4 13,7 / away 15 20,10 stunned
home 5 ko / away 6 injured / turn home 3 / rerolls 2 1 / apothecary 1 0
"""


def table(text: str = POSITION) -> Table:
    return parse(text, edition("lrb6"), Options(), Dice(0))


def plain(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)


def row_of(lines: list[Text], y: int) -> str:
    return lines[y + 1].plain


@pytest.mark.parametrize("size", [2, 3])
def test_the_pitch_has_a_line_for_every_row_and_all_are_equally_wide(size: int):
    lines = draw.pitch_lines(table(), size, draw.Look())
    assert len(lines) == 16
    assert {len(line.plain) for line in lines[1:]} == {3 + 26 * size}
    assert "25" in lines[0].plain if size == 3 else "24" in lines[0].plain


def test_sides_states_and_the_carrier_differ_in_shape():
    lines = draw.pitch_lines(table(), 3, draw.Look())
    assert " 1@" in row_of(lines, 7)  # the carrier
    assert " 3><4 " in row_of(lines, 7)  # home looks right, away looks left
    assert "12_" in row_of(lines, 3)  # prone
    assert "x15" in row_of(lines, 10)  # stunned, of away


def test_numbers_from_ten_are_letters_where_squares_are_narrow():
    lines = draw.pitch_lines(table(), 2, draw.Look())
    assert "C_" in row_of(lines, 3)
    assert "xF" in row_of(lines, 10)


def test_end_zones_wide_zones_and_the_half_way_line():
    lines = draw.pitch_lines(table("home 1 7,7 / away 1 20,7 / turn home 1"), 3, draw.Look())
    top, middle = row_of(lines, 0), row_of(lines, 7)
    assert top.startswith(" 0  :  , ")
    assert top.endswith(" ,  : ")
    assert " ,|" in top
    assert " .|" in middle


def test_a_loose_ball_and_the_active_player():
    look = draw.Look()
    look.active = 0
    lines = draw.pitch_lines(
        table("home 1 7,7 / away 1 20,7 / ball 5,5 / turn home 1"), 3, look
    )
    assert "(@)" in row_of(lines, 5)
    assert "1»" in row_of(lines, 7)


def test_tackle_zones_are_shown_when_wanted():
    look = draw.Look()
    look.zones_against = 0
    lines = draw.pitch_lines(table("home 1 7,7 / away 1 20,7 / turn home 1"), 3, look)
    assert row_of(lines, 6).count("~1") == 3
    assert row_of(lines, 7).count("~1") == 2


def test_marks_show_the_roll_a_step_needs():
    look = draw.Look()
    look.marks = {square(3, 3): "3+", square(4, 3): "o"}
    lines = draw.pitch_lines(table("home 1 7,7 / away 1 20,7 / turn home 1"), 3, look)
    assert " 3+ o " in row_of(lines, 3)


@pytest.mark.parametrize("width", [60, 80, 100, 160])
def test_the_scoreboard_fits_and_tells_what_is_left(width: int):
    lines = status.scoreboard(table(), width)
    assert all(len(line.plain) <= width for line in lines)
    text = plain(lines)
    assert "0 - 0" in text
    assert "re-rolls 2" in text
    assert "KO 1" in text
    if width >= 80:
        assert "turn 3-" in text
        assert "home to play" in text
        assert "apothecary" in text
        assert "nice" in text


def test_the_dugout_lists_boxes():
    text = plain(status.dugout(table(), 0))
    assert "KO: 5" in text
    assert "injured: 6" in plain(status.dugout(table(), 1))


@pytest.mark.parametrize("width, height", [(60, 24), (80, 24), (100, 40), (109, 30), (160, 50)])
def test_the_whole_picture_fits_the_window(width: int, height: int):
    layout = draw.Layout(width, height)
    panel = [Text(f"{number} an answer") for number in range(9)]
    log = [f"line {number}" for number in range(50)]
    parts = draw.table_picture(table(), layout, draw.Look(), panel, log, 3)
    out = io.StringIO()
    console = Console(file=out, width=width, height=height, no_color=True)
    for part in parts:
        console.print(part)
    lines = out.getvalue().splitlines()
    assert len(lines) <= height - 3
    assert max(len(line) for line in lines) <= width


def test_the_log_is_short():
    game = Game.at(table("home 1 7,7 / away 1 20,7 / turn home 3"))
    game.answer("home 1 move")
    game.answer("move 8,7 9,7 10,7")
    lines = draw.log_lines(game.events)
    assert lines == ["home 1 moves to 10,7 (3 squares)"]


def test_the_legend_explains_every_sign():
    for sign in ("_", "x", "@", "(@)", ":", "|", "3+", "~2"):
        assert sign in draw.legend()
