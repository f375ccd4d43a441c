"""The geometry of the pitch: squares, scatter, the range ruler, the throw-in template."""

from __future__ import annotations

import pytest

from pigskin.pitch import (
    ADJACENT,
    BOMB,
    COMPASS,
    HALF,
    LONG,
    ON_PITCH,
    OUT_OF_RANGE,
    QUICK,
    SCATTER,
    SCORES,
    SCRIMMAGE,
    SHORT,
    SQUARES,
    column,
    distance,
    facing_steps,
    in_half,
    in_wide_zone,
    parse_square,
    pass_range,
    push_squares,
    row,
    square,
    square_text,
    throw_in_steps,
    under_ruler,
)

HOME, AWAY = 0, 1


def step_text(step: int) -> str:
    """A step from the middle of the pitch as a compass point."""
    return COMPASS[SCATTER.index(step)]


# --- squares ----------------------------------------------------------------------------------


def test_the_pitch_is_26_by_15():
    assert len(SQUARES) == 26 * 15
    assert {column(sq) for sq in SQUARES} == set(range(26))
    assert {row(sq) for sq in SQUARES} == set(range(15))


def test_a_square_is_written_and_read_back():
    for sq in SQUARES:
        assert parse_square(square_text(sq)) == sq
        assert square(column(sq), row(sq)) == sq


@pytest.mark.parametrize("text", ["26,0", "0,15", "-1,3", "7", "7,", "a,b", "7,7,7", ""])
def test_what_is_no_square_is_refused(text):
    with pytest.raises(ValueError, match=r"not a square|off the pitch"):
        parse_square(text)


def test_the_border_is_off_the_pitch():
    for x in range(26):
        assert not ON_PITCH[square(x, -1)]
        assert not ON_PITCH[square(x, 15)]
    for y in range(15):
        assert not ON_PITCH[square(-1, y)]
        assert not ON_PITCH[square(26, y)]


@pytest.mark.parametrize(
    "where, neighbours", [("0,0", 3), ("25,14", 3), ("0,7", 5), ("12,0", 5), ("12,7", 8)]
)
def test_neighbours(where, neighbours):
    sq = parse_square(where)
    assert len(ADJACENT[sq]) == neighbours
    assert all(distance(sq, near) == 1 for near in ADJACENT[sq])


def test_a_diagonal_counts_as_one():
    assert distance(parse_square("3,3"), parse_square("6,6")) == 3
    assert distance(parse_square("3,3"), parse_square("4,9")) == 6


# --- zones ------------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/pitch.zones")
def test_halves_end_zones_and_scrimmage():
    assert len(HALF[HOME]) == len(HALF[AWAY]) == 13 * 15
    assert in_half(parse_square("12,7"), HOME)
    assert in_half(parse_square("13,7"), AWAY)
    # Seven squares each, between the two wide zones of four.
    assert [square_text(sq) for sq in SCRIMMAGE[HOME]] == [f"12,{y}" for y in range(4, 11)]
    assert [square_text(sq) for sq in SCRIMMAGE[AWAY]] == [f"13,{y}" for y in range(4, 11)]
    assert in_wide_zone(parse_square("12,3"))
    assert not in_wide_zone(parse_square("12,4"))
    assert not in_wide_zone(parse_square("12,10"))
    assert in_wide_zone(parse_square("12,11"))
    # Home scores at the far end, away at this one.
    assert [column(sq) for sq in SQUARES if SCORES[HOME][sq]] == [25] * 15
    assert [column(sq) for sq in SQUARES if SCORES[AWAY][sq]] == [0] * 15


# --- scatter and push -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "face, dx, dy",
    [(1, -1, -1), (2, 0, -1), (3, 1, -1), (4, -1, 0), (5, 1, 0), (6, -1, 1), (7, 0, 1), (8, 1, 1)],
)
def test_scatter_template_reads_row_by_row(face, dx, dy):
    assert square(12, 7) + SCATTER[face] == square(12 + dx, 7 + dy)


def test_push_squares_lie_behind_the_pushed_player():
    def behind(source, target):
        found = push_squares(parse_square(source), parse_square(target))
        return {square_text(sq) for sq in found}

    assert behind("5,5", "6,5") == {"7,4", "7,5", "7,6"}
    assert behind("5,5", "4,5") == {"3,4", "3,5", "3,6"}
    assert behind("5,5", "5,6") == {"4,7", "5,7", "6,7"}
    assert behind("5,5", "6,6") == {"7,6", "7,7", "6,7"}
    assert behind("5,5", "4,4") == {"3,4", "3,3", "4,3"}


# --- the range ruler --------------------------------------------------------------------------

# The pass ranges chart of the reference sheet: a row is the distance along one axis, a column the
# distance along the other. Row 11 is printed two cells short; its column gives them.
CHART = {
    0: "TQQQSSSLLLLBBB",
    1: "QQQQSSSLLLLBBB",
    2: "QQQSSSSLLLLBB.",
    3: "QQSSSSSLLLBBB.",
    4: "SSSSSSLLLLBBB.",
    5: "SSSSSLLLLBBB..",
    6: "SSSSLLLLLBBB..",
    7: "LLLLLLLLBBB...",
    8: "LLLLLLLBBBB...",
    9: "LLLLLBBBBB....",
    10: "LLLBBBBBB.....",
    11: "BBBBBBB.......",
    12: "BBBBB.........",
    13: "BB............",
}
LETTERS = {QUICK: "Q", SHORT: "S", LONG: "L", BOMB: "B", OUT_OF_RANGE: "."}


@pytest.mark.rule(
    "lrb6/passing.quick", "lrb6/passing.short", "lrb6/passing.long", "lrb6/passing.long-bomb"
)
@pytest.mark.parametrize("along", range(14))
def test_every_row_of_the_pass_ranges_chart(along):
    thrower = parse_square("0,0")
    seen = "".join(LETTERS[pass_range(thrower, square(along, aside))] for aside in range(14))
    assert seen == CHART[along].replace("T", "Q")


@pytest.mark.rule("lrb6/passing.long-bomb")
@pytest.mark.parametrize("far", [14, 20, 25])
def test_beyond_13_squares_everything_is_out_of_range(far):
    for aside in range(15):
        assert pass_range(parse_square("0,0"), square(far, aside)) == OUT_OF_RANGE


def test_the_range_is_the_same_both_ways_and_in_every_direction():
    for along in range(14):
        for aside in range(14):
            ranges = set()
            if along < 12 and aside < 8:
                middle = square(12, 7)
                for x in (12 - along, 12 + along):
                    for y in (7 - aside, 7 + aside):
                        if ON_PITCH[square(x, y)]:
                            ranges.add(pass_range(middle, square(x, y)))
                            ranges.add(pass_range(square(x, y), middle))
            ranges.add(pass_range(square(0, 0), square(along, aside)))
            ranges.add(pass_range(square(0, 0), square(aside, along)))
            ranges.add(pass_range(square(along, aside), square(0, 0)))
            assert len(ranges) == 1, (along, aside)


def test_the_range_never_shrinks_with_distance():
    for along in range(14):
        for aside in range(13):
            near = pass_range(square(0, 0), square(along, aside))
            assert near <= pass_range(square(0, 0), square(along, aside + 1))


# --- the ball in flight -----------------------------------------------------------------------


@pytest.mark.rule("lrb6/interception.who")
@pytest.mark.parametrize(
    "sq, covered",
    [
        # A pass straight from 5,7 to 11,7. The ruler is 1.74 wide: 0.87 to either side of row 7.
        ("8,7", True),
        ("8,6", True),  # his square begins half a square from the line
        ("8,8", True),
        ("8,5", False),  # begins one and a half squares away
        ("8,9", False),
        ("6,7", True),  # beside the thrower
        ("10,7", True),  # beside the target
        ("5,7", False),  # the thrower himself: no nearer to the target than the thrower
        ("11,7", False),  # the target itself: no nearer to the thrower than the target
        ("4,7", False),  # behind the thrower
        ("12,7", False),  # behind the target
        ("5,6", False),  # level with the thrower: a little further from the target than he is
        ("11,8", False),
        ("6,6", True),
    ],
)
def test_the_ruler_along_a_row(sq, covered):
    ends = parse_square("5,7"), parse_square("11,7")
    assert under_ruler(*ends, parse_square(sq)) is covered


@pytest.mark.parametrize(
    "sq, covered",
    [
        # A pass along the diagonal from 5,3 to 9,7: the line runs through the corners of squares.
        ("7,5", True),
        ("7,4", True),  # its corner lies on the line
        ("8,4", True),  # nearest corner (7.5, 4.5) is 0.71 away
        ("9,4", False),  # nearest corner (8.5, 4.5) is 1.41 away
        ("6,6", True),
        ("5,6", False),
    ],
)
def test_the_ruler_along_a_diagonal(sq, covered):
    ends = parse_square("5,3"), parse_square("9,7")
    assert under_ruler(*ends, parse_square(sq)) is covered


def test_the_ruler_is_the_same_from_either_end():
    for far in ("9,7", "8,9", "14,8", "5,13", "2,4"):
        ends = parse_square("5,7"), parse_square(far)
        for sq in SQUARES:
            assert under_ruler(*ends, sq) == under_ruler(ends[1], ends[0], sq)


# --- throw-ins --------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/throw-in.direction")
@pytest.mark.parametrize(
    "edge, steps",
    [
        # Faces 1-2, 3-4, 5-6: left, straight on, right of somebody looking into the pitch.
        ("12,0", ["SE", "S", "SW"]),
        ("12,14", ["NW", "N", "NE"]),
        ("0,7", ["NE", "E", "SE"]),
        ("25,7", ["SW", "W", "NW"]),
    ],
)
def test_throw_in_template_on_each_edge(edge, steps):
    assert [step_text(step) for step in throw_in_steps(parse_square(edge))] == steps


@pytest.mark.rule("lrb6/throw-in.corner")
@pytest.mark.parametrize(
    "corner, ahead", [("0,0", "E"), ("0,14", "E"), ("25,0", "W"), ("25,14", "W")]
)
def test_in_a_corner_the_end_zone_edge_decides(corner, ahead):
    assert step_text(throw_in_steps(parse_square(corner))[1]) == ahead


def test_the_template_can_face_all_four_sides():
    faced = [[step_text(step) for step in facing_steps(ahead)] for ahead in (-28, 1, 28, -1)]
    assert faced == [
        ["NW", "N", "NE"], ["NE", "E", "SE"], ["SE", "S", "SW"], ["SW", "W", "NW"],
    ]  # fmt: skip
