"""Ladders: who may challenge whom, and what it changes."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pigskin.errors import LeagueError
from pigskin.league.ladder import (
    LadderRules,
    after,
    climbed,
    joined,
    may_challenge,
    rested,
    why_not,
)
from pigskin.league.standings import Result, forfeit

ORDER = tuple("ABCDEF")
PLAIN = LadderRules()


def test_who_may_be_challenged() -> None:
    assert may_challenge(ORDER, "F", PLAIN) == ("C", "D", "E")
    assert may_challenge(ORDER, "B", PLAIN) == ("A",)
    assert may_challenge(ORDER, "A", PLAIN) == ()
    assert may_challenge(ORDER, "F", LadderRules(reach=1)) == ("E",)


def test_why_not() -> None:
    assert why_not(ORDER, "F", "C", PLAIN) == ""
    assert why_not(ORDER, "F", "B", PLAIN) == "B stands 4 places above F: a challenge reaches 3"
    assert "B stands below A" in why_not(ORDER, "A", "B", PLAIN)
    assert why_not(ORDER, "A", "A", PLAIN) == "A cannot challenge itself"


def test_a_rematch_can_be_ruled_out_until_somebody_else_was_met() -> None:
    once = LadderRules(rematches=False)
    met = [Result("C", "D", (1, 0)), Result("D", "E", kind="friendly")]
    assert "has met C last" in why_not(ORDER, "D", "C", once, met)
    assert why_not(ORDER, "D", "C", PLAIN, met) == ""
    assert may_challenge(ORDER, "D", once, met) == ("A", "B")
    assert why_not(ORDER, "D", "C", once, [*met, Result("D", "E", (0, 1))]) == ""


def test_who_beats_a_higher_team_takes_its_place() -> None:
    up = Result("E", "B", (2, 1))
    assert after(ORDER, up, PLAIN) == tuple("AEBCDF")
    assert after(ORDER, up, LadderRules(swap=True)) == tuple("AECDBF")
    assert after(ORDER, Result("B", "E", (1, 2)), PLAIN) == tuple("AEBCDF")
    assert after(ORDER, forfeit("B", "E", by="home"), PLAIN) == tuple("AEBCDF")


@pytest.mark.parametrize(
    "result",
    [
        Result("E", "B", (0, 1)),
        Result("E", "B", (1, 1)),
        Result("E", "B", (1, 0), kind="friendly"),
        Result("E", "B", unplayed=True),
        forfeit("E", "B", by="home"),
    ],
)
def test_anything_else_changes_nothing(result: Result) -> None:
    assert after(ORDER, result, PLAIN) == ORDER


def test_matches_one_after_another_and_newcomers() -> None:
    results = [Result("C", "B", (1, 0)), Result("C", "A", (1, 0)), Result("B", "C", (1, 0))]
    assert climbed(tuple("ABC"), results, PLAIN) == tuple("BCA")
    assert joined(tuple("AB"), "C") == tuple("ABC")
    with pytest.raises(LeagueError, match="'A' is on the ladder already"):
        joined(tuple("AB"), "A")


def test_idle_teams_fall_only_if_the_league_wants_it() -> None:
    idle = {"A": 4, "B": 3, "D": 2}
    assert rested(ORDER, idle, PLAIN) == ORDER
    assert rested(ORDER, idle, LadderRules(idle_after=3)) == tuple("CABDEF")
    assert rested(ORDER, idle, LadderRules(idle_after=2, idle_falls=2)) == tuple("CEABFD")
    assert rested(tuple("ABC"), idle, LadderRules(idle_after=3, idle_falls=2)) == tuple("CAB")
    assert rested(ORDER, {"F": 9}, LadderRules(idle_after=1)) == ORDER


def test_a_team_that_is_not_there() -> None:
    with pytest.raises(LeagueError, match=r"'Rats' is not on the ladder.*'Cats'"):
        why_not(("Bats", "Cats"), "Cats", "Rats", PLAIN)
    with pytest.raises(LeagueError, match="'X' is not on the ladder"):
        after(ORDER, Result("A", "X", (1, 0)), PLAIN)


@settings(deadline=None)
@given(
    st.lists(
        st.builds(
            lambda pair, score: Result(*pair, score),
            st.permutations(ORDER).map(lambda order: order[:2]),
            st.tuples(st.integers(0, 2), st.integers(0, 2)),
        )
    ),
    st.booleans(),
)
def test_nobody_is_lost_and_no_winner_stays_below_whom_it_beat(
    results: list[Result], swap: bool
) -> None:
    order, rules = ORDER, LadderRules(swap=swap)
    for result in results:
        order = after(order, result, rules)
        assert sorted(order) == list(ORDER)
        if "won" in result.outcomes:
            home_above = order.index(result.home) < order.index(result.away)
            assert home_above == (result.outcomes[0] == "won")
