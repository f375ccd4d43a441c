"""Tables: points, and who stands where."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pigskin.dice import Dice, ScriptedDice
from pigskin.errors import LeagueError
from pigskin.league.standings import (
    TIEBREAKER_WORDS,
    Deduction,
    Result,
    Row,
    across,
    draw_lots,
    forfeit,
    formula,
    points_of,
    ranked,
    result_of,
    table,
)
from pigskin.league.switches import VALUES, Switches
from pigskin.report.values import MatchReport, PlayerReport, TeamReport

PLAIN = Switches()


def order(rows: Sequence[Row]) -> str:
    """Places in a line: "D B=C A" has two who share one."""
    said = ""
    for above, row in zip([None, *rows], rows, strict=False):
        shares = above is not None and above.place == row.place
        said += ("=" if shares else " ") + row.team
    return said.strip()


def parted(results: Sequence[Result], *tiebreakers: str, teams: str = "ABC") -> str:
    return order(table(teams, results, Switches(tiebreakers=tiebreakers)))


def test_every_bonus() -> None:
    """K01: three for the win, one for three touchdowns, one for none let in; the loser's three
    casualties are worth a point."""
    every = Switches(bonus=("touchdowns", "clean sheet", "casualties"))
    result = Result("A", "B", (3, 0), (2, 3))
    assert points_of(result, every) == (5, 1)
    assert points_of(result, PLAIN) == (3, 0)
    first, second = table("AB", [result], every)
    assert (first.points, first.bonus, second.points, second.bonus) == (5, 2, 1, 1)


def test_ties_by_touchdowns_then_casualties() -> None:
    """K02."""
    rows = [
        Row("A", points=10, touchdowns=9, casualties=4),
        Row("B", points=10, touchdowns=11, casualties=2),
        Row("C", points=10, touchdowns=9, casualties=7),
        Row("D", points=12, touchdowns=5, casualties=1),
    ]
    assert order(ranked(rows, PLAIN)) == "D B C A"


def test_nobody_came_or_one_gave_way() -> None:
    """K03."""
    nobody = Result("A", "B", unplayed=True)
    assert nobody.outcomes == ("lost", "lost")
    assert points_of(nobody, PLAIN) == (0, 0)
    given_away = forfeit("A", "B", by="away")
    assert given_away.score == (1, 0)
    assert points_of(given_away, PLAIN) == (3, 0)
    assert forfeit("A", "B", by="home").outcomes == ("lost", "won")


def test_who_has_not_played_earns_no_bonus() -> None:
    clean = Switches(bonus=("clean sheet",))
    assert points_of(forfeit("A", "B", by="away"), clean) == (3, 0)
    assert points_of(Result("A", "B", unplayed=True), clean) == (0, 0)
    assert points_of(Result("A", "B"), clean) == (2, 2)


def test_a_table_adds_up() -> None:
    results = [
        Result("A", "B", (2, 1), (1, 0)),
        Result("B", "C", (1, 1), (4, 2)),
        Result("C", "A", (0, 3), (0, 1)),
        Result("A", "B", unplayed=True),
    ]
    rows = {row.team: row for row in table("ABC", results, PLAIN, [Deduction("A")])}
    assert rows["A"] == Row("A", 3, 2, 0, 1, 5, 1, 2, 0, 3, 0, 3, place=1)
    assert rows["B"] == Row("B", 3, 0, 1, 2, 2, 3, 4, 3, 1, 0, 0, place=2)
    assert rows["C"] == Row("C", 2, 0, 1, 1, 1, 4, 2, 5, 1, 0, 0, place=3)


def test_points_are_what_the_league_says() -> None:
    results = [Result("A", "B", (1, 0)), Result("B", "A", (1, 1))]
    attending = table("AB", results, Switches(points=(3, 2, 1)))
    assert [row.points for row in attending] == [5, 3]


def test_friendlies_and_play_offs_count_for_nothing() -> None:
    results = [Result("A", "B", (4, 0), kind=kind) for kind in ("friendly", "play-off")]
    assert table("AB", results, PLAIN) == (Row("A", place=1), Row("B", place=1))
    assert points_of(results[0], PLAIN) == (0, 0)


def test_a_match_across_tables_counts_in_both() -> None:
    result = Result("A", "X", (1, 0))
    assert [row.points for row in table("AB", [result], PLAIN)] == [3, 0]
    assert [row.lost for row in table("XY", [result], PLAIN)] == [1, 0]


def test_a_win_that_the_score_does_not_show() -> None:
    penalties = Result("A", "B", (1, 1), winner="away")
    assert penalties.outcomes == ("lost", "won")
    assert points_of(penalties, PLAIN) == (0, 3)


def test_teams_that_nothing_parts_share_a_place() -> None:
    rows = [Row("C", points=4), Row("A", points=4), Row("D", points=1), Row("B", points=6)]
    found = ranked(rows, PLAIN)
    assert [(row.place, row.team) for row in found] == [(1, "B"), (2, "A"), (2, "C"), (4, "D")]


@pytest.mark.parametrize(
    "name, better, worse",
    [
        ("touchdowns", Row("Z", touchdowns=2, touchdowns_against=9), Row("A", touchdowns=1)),
        ("casualties", Row("Z", casualties=2), Row("A", casualties=1)),
        (
            "touchdown difference",
            Row("Z", touchdowns=2),
            Row("A", touchdowns=9, touchdowns_against=8),
        ),
        (
            "casualty difference",
            Row("Z", casualties=2),
            Row("A", casualties=9, casualties_against=8),
        ),
        ("wins", Row("Z", won=2), Row("A", won=1, drawn=3)),
        ("touchdowns against", Row("Z", touchdowns_against=1), Row("A", touchdowns_against=2)),
    ],
)
def test_each_tiebreaker_parts(name: str, better: Row, worse: Row) -> None:
    assert order(ranked([worse, better], Switches(tiebreakers=(name,)))) == "Z A"
    assert order(ranked([worse, better], Switches(tiebreakers=()))) == "A=Z"


def test_every_tiebreaker_of_the_switches_is_known() -> None:
    assert set(TIEBREAKER_WORDS) == set(VALUES["tiebreakers"])
    rows = [Row("A"), Row("B")]
    assert order(ranked(rows, Switches(tiebreakers=VALUES["tiebreakers"]))) == "A=B"


def test_head_to_head_is_among_the_tied_only() -> None:
    """A and B have as many points; B won their match, whatever C let them do."""
    results = [
        Result("A", "B", (0, 1)),
        Result("A", "C", (5, 0)),
        Result("B", "C", (0, 1)),
        Result("C", "D", (2, 0)),
    ]
    assert parted(results, "head to head", teams="ABCD") == "C B A D"
    assert parted(results, "touchdowns", teams="ABCD") == "C A B D"


def test_head_to_head_in_a_circle_decides_nothing() -> None:
    """A beat B, B beat C, C beat A: the next tie-breaker places one, and then the match of the
    other two decides between them."""
    results = [Result("A", "B", (1, 0)), Result("B", "C", (1, 0)), Result("C", "A", (3, 0))]
    assert parted(results, "head to head") == "A=B=C"
    assert parted(results, "head to head", "touchdowns") == "C A B"
    assert parted(results, "touchdowns") == "C A=B"


def test_head_to_head_needs_that_all_have_met_as_often() -> None:
    results = [Result("A", "B", (0, 1)), Result("A", "C", (1, 0))]
    assert parted([*results, Result("B", "C", (0, 1))], "head to head") == "A=B=C"
    # A and B have 3 points each and so has C, who has not met B
    apart = [*results, Result("C", "D", (1, 0))]
    assert parted(apart, "head to head", teams="ABCD") == "A=B=C D"
    # all have met, but A and B twice: 4 points each
    twice = [Result("A", "B", (1, 0)), Result("B", "A", (1, 0))]
    draws = [Result(*pair) for pair in ("AC", "BC", "CD", "DC")]
    assert parted([*twice, *draws], "head to head", teams="ABCD") == "A=B=C D"
    # C is out of the way: B beat A
    assert parted(results, "head to head") == "B A C"


def test_lots_are_drawn_once_and_kept() -> None:
    by_lot = Switches(tiebreakers=("lot",))
    assert order(table("ABC", [], by_lot)) == "A=B=C"
    lots = draw_lots("CAB", ScriptedDice(["D3=1", "D2=2"]))
    assert lots == {"C": 1, "B": 2, "A": 3}
    assert order(table("ABC", [], by_lot, lots=lots)) == "A B C"
    assert draw_lots("ABC", Dice("a league")) == draw_lots("BCA", Dice("a league"))


def test_tables_of_different_length_are_compared_by_the_match() -> None:
    rows = [
        Row("A", played=6, points=9),
        Row("B", played=4, points=8),
        Row("C", played=2, points=4),
    ]
    assert [[row.team for row in group] for group in across(rows, PLAIN)] == [["B", "C"], ["A"]]
    even = [Row("A", points=9, touchdowns=1), Row("B", points=9, touchdowns=2)]
    met = Switches(tiebreakers=("head to head", "touchdowns"))
    assert [[row.team for row in group] for group in across(even, met)] == [["B"], ["A"]]
    by_lot = Switches(tiebreakers=("lot",))
    assert [[row.team for row in group] for group in across(even, by_lot, {"A": 2, "B": 1})] == [
        ["A"],
        ["B"],
    ]


def test_a_result_from_a_report() -> None:
    report = MatchReport(
        score=(1, 1),
        ending="penalties",
        winner="away",
        home=TeamReport(players=(PlayerReport(1, casualties=2), PlayerReport(2, casualties=1))),
        away=TeamReport(players=(PlayerReport(17, kind="star", casualties=1),)),
    )
    assert result_of(report, "A", "B") == Result("A", "B", (1, 1), (3, 1), "away")
    assert not result_of(report, "A", "B", "friendly").counts


def test_the_formula_in_words() -> None:
    assert formula(Switches(points=(1, 0, 0), bonus=("casualties",), tiebreakers=())) == (
        "1 point for a win, 0 for a draw, 0 for a defeat, and 1 more for causing three casualties. "
        "Equal points: equal places."
    )
    assert formula(Switches(bonus=VALUES["bonus"], tiebreakers=("head to head", "lot"))) == (
        "3 points for a win, 1 for a draw, 0 for a defeat, and 1 more for scoring three "
        "touchdowns, letting in none and causing three casualties, each. Equal points: points of "
        "the matches among them, if all have met, then a lot that is drawn."
    )


def test_results_that_cannot_be() -> None:
    for wrong, said in (
        ({"away": "A"}, "cannot meet itself"),
        ({"kind": "frendly"}, "not 'frendly'"),
        ({"winner": "A"}, "home or away, not 'A'"),
        ({"winner": "away", "forfeited_by": "away"}, "given away"),
    ):
        with pytest.raises(LeagueError, match=said):
            Result(**{"home": "A", "away": "B", **wrong})  # type: ignore[arg-type]
    with pytest.raises(LeagueError, match="'B' is not in this table"):
        table("A", [], PLAIN, [Deduction("B")])


played = st.builds(
    lambda pair, score, hurt, unplayed: Result(*pair, score, hurt, unplayed=unplayed),
    st.permutations("ABCDE").map(lambda order: order[:2]),
    st.tuples(st.integers(0, 3), st.integers(0, 3)),
    st.tuples(st.integers(0, 4), st.integers(0, 4)),
    st.booleans(),
)


@settings(deadline=None)
@given(
    st.lists(played, max_size=12),
    st.lists(st.sampled_from(VALUES["tiebreakers"]), unique=True).map(tuple),
    st.lists(st.sampled_from(VALUES["bonus"]), unique=True).map(tuple),
    st.randoms(use_true_random=False),
)
def test_any_table_is_in_order_whatever_order_results_came_in(
    results: list[Result], tiebreakers: tuple[str, ...], bonus: tuple[str, ...], chance: object
) -> None:
    switches = Switches(bonus=bonus, tiebreakers=tiebreakers)
    rows = table("ABCDE", results, switches)
    again = list(results)
    chance.shuffle(again)  # type: ignore[attr-defined]
    assert table("EDCBA", again, switches) == rows
    assert sorted(row.team for row in rows) == list("ABCDE")
    assert [row.points for row in rows] == sorted([row.points for row in rows], reverse=True)
    for row in rows:
        assert row.played == row.won + row.drawn + row.lost
        assert row.points == 3 * row.won + row.drawn + row.bonus
        assert row.place == 1 + sum(other.place < row.place for other in rows)
    assert sum(row.touchdowns for row in rows) == sum(row.touchdowns_against for row in rows)
    assert sum(row.played for row in rows) == 2 * len(results)
