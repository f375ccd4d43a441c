"""Play-offs: who is in them, who meets whom, and who is left."""

from __future__ import annotations

from itertools import combinations, permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pigskin.errors import LeagueError
from pigskin.league.brackets import (
    PLAY_OFF,
    Bracket,
    Qualifier,
    Tie,
    knock_out,
    places_for,
    play_offs,
    qualified,
)
from pigskin.league.standings import Result, Row, forfeit, ranked
from pigskin.league.switches import Switches

PLAIN = Switches()
unhurried = settings(deadline=None)


def won(winner: str, loser: str) -> Result:
    return Result(winner, loser, (1, 0), kind=PLAY_OFF)


def division(name: str, *points: int, played: int = 6) -> tuple[Row, ...]:
    """A table whose teams are called A1, A2 ... in the order of their points."""
    rows = [Row(f"{name}{n}", points=each, played=played) for n, each in enumerate(points, 1)]
    return ranked(rows, PLAIN)


def teams(found: tuple[Qualifier, ...]) -> str:
    return " ".join(each.team for each in found)


def said(ties: tuple[Tie, ...]) -> str:
    return " ".join(f"{tie.home}-{tie.away}" for tie in ties)


# --- who plays --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "tables, quarter_finals, expected",
    [
        ("A", False, "A1 A2 A3 A4"),
        ("AB", False, "B1 A1 B2 A2"),
        ("ABC", False, "C1 B1 A1 C2"),
        ("ABCD", False, "D1 C1 B1 A1"),
        ("ABCD", True, "D1 C1 B1 A1 D2 C2 B2 A2"),
    ],
)
def test_who_qualifies(tables: str, quarter_finals: bool, expected: str) -> None:
    """BB2020: top four; top two each; winners and the best second; winners, or top two each.
    The later a division here, the better it is."""
    found = [
        division(name, 12 + more, 9 + more, 6 + more, 3 + more, 0)
        for more, name in enumerate(tables)
    ]
    places = places_for(len(tables), quarter_finals)
    assert teams(qualified(found, places, PLAIN)) == expected


def test_no_rule_for_five_divisions_but_a_league_may_say() -> None:
    with pytest.raises(LeagueError, match="play-offs of 5 divisions"):
        places_for(5)
    with pytest.raises(LeagueError, match="quarter-finals of 2 divisions"):
        places_for(2, quarter_finals=True)
    tables = [division(name, 9, 6, 3) for name in "ABCDE"]
    lots = {f"{name}{n}": n for name in "ABCDE" for n in (1, 2, 3)} | {"E2": 9, "D2": 8, "C2": 7}
    assert teams(qualified(tables, (1, 3), PLAIN, lots)) == "A1 B1 C1 D1 E1 E2 D2 C2"


def test_the_best_second_is_found_by_the_match_where_divisions_differ_in_size() -> None:
    tables = [
        division("A", 20, 16, played=8),
        division("B", 20, 14, played=6),
        division("C", 20, 15, played=8),
    ]
    assert teams(qualified(tables, (1, 1), PLAIN)) == "B1 A1 C1 B2"


def test_lots_decide_between_teams_that_share_the_last_place() -> None:
    table = division("A", 9, 5, 5, 5, 5, 0)
    with pytest.raises(LeagueError, match=r"'A2' and 'A3' and 'A4' and 'A5' share .* draw lots"):
        qualified([table], (4, 0), PLAIN)
    lots = {"A2": 1, "A3": 4, "A4": 2, "A5": 3}
    assert teams(qualified([table], (4, 0), PLAIN, lots)) == "A1 A3 A5 A4"
    seconds = [division("A", 9, 5), division("B", 9, 5), division("C", 9, 4)]
    with pytest.raises(LeagueError, match="'A2' and 'B2' share"):
        qualified(seconds, (1, 1), PLAIN)
    assert teams(qualified(seconds, (1, 1), PLAIN, {"A2": 1, "B2": 2})) == "A1 B1 C1 B2"
    firsts = [division("A", 9, 9, 1), division("B", 9, 4, 4)]
    with pytest.raises(LeagueError, match="'A1' and 'A2' share"):
        qualified(firsts, (1, 0), PLAIN)
    assert teams(qualified(firsts, (1, 1), PLAIN, {"A1": 2, "A2": 1})) == "A1 B1 A2"
    weak = [division("A", 9, 1), division("B", 9, 4, 4)]
    with pytest.raises(LeagueError, match="'B2' and 'B3' share"):
        qualified(weak, (1, 1), PLAIN)


def test_a_place_that_is_shared_among_those_who_go_on_needs_no_lot() -> None:
    assert teams(qualified([division("A", 9, 9, 5, 4, 1)], (4, 0), PLAIN)) == "A1 A2 A3 A4"


# --- the draw ---------------------------------------------------------------------------------


def test_play_offs_keep_divisions_apart_until_the_final() -> None:
    two = [
        Qualifier("A1", 1, 1),
        Qualifier("B1", 2, 1),
        Qualifier("B2", 2, 2),
        Qualifier("A2", 1, 2),
    ]
    assert said(play_offs(two).rounds()[0]) == "A1-B2 B1-A2"
    other = [two[0], two[1], two[3], two[2]]
    assert said(play_offs(other).rounds()[0]) == "A1-B2 B1-A2"
    one = [Qualifier(f"A{n}", 1, n) for n in (1, 2, 3, 4)]
    assert said(play_offs(one).rounds()[0]) == "A1-A4 A2-A3"


@pytest.mark.parametrize(
    "second, expected", [("A", "A1-C1 B1-A2"), ("B", "A1-B2 B1-C1"), ("C", "A1-C2 B1-C1")]
)
def test_the_best_second_does_not_meet_the_winner_of_its_division(
    second: str, expected: str
) -> None:
    winners = [Qualifier(f"{name}1", n, 1) for n, name in enumerate("ABC", 1)]
    best = Qualifier(f"{second}2", "ABC".index(second) + 1, 2)
    assert said(play_offs([*winners, best]).rounds()[0]) == expected


@unhurried
@given(st.permutations("ABCD"), st.permutations("ABCD"))
def test_in_quarter_finals_the_two_of_a_division_are_in_different_halves(
    firsts: list[str], seconds: list[str]
) -> None:
    qualifiers = [Qualifier(f"{name}1", ord(name), 1) for name in firsts]
    qualifiers += [Qualifier(f"{name}2", ord(name), 2) for name in seconds]
    bracket = play_offs(qualifiers)
    for half in (bracket.slots[:4], bracket.slots[4:]):
        assert len({team[0] for team in half}) == 4
    for tie in bracket.rounds()[0]:
        assert (tie.home[1], tie.away[1]) == ("1", "2")


def clashes(slots: tuple[str, ...], divisions: dict[str, int]) -> list[int]:
    """How many of a division would meet in each round but the last."""
    found = [0] * len(slots).bit_length()
    for (one, team), (two, other) in combinations(enumerate(slots), 2):
        if team and other and divisions[team] == divisions[other]:
            found[(one ^ two).bit_length()] += 1
    return found[1:-1]


@settings(deadline=None, max_examples=30)
@given(st.integers(2, 8), st.lists(st.integers(1, 4), min_size=8, max_size=8))
def test_no_change_among_alike_seeds_keeps_divisions_further_apart(
    size: int, numbers: list[int]
) -> None:
    seeds = tuple("12345678"[:size])
    divisions = dict(zip(seeds, numbers, strict=False))
    fold = knock_out(seeds).slots
    ways = product(permutations(seeds[2:4]), permutations(seeds[4:]))
    names = (dict(zip(seeds, (*seeds[:2], *one, *two), strict=True)) for one, two in ways)
    best = min(clashes(tuple(name.get(team, "") for team in fold), divisions) for name in names)
    assert clashes(knock_out(seeds, divisions).slots, divisions) == best


def test_sixteen_of_four_divisions_meet_none_of_their_own_in_the_first_round() -> None:
    # one by one the best would meet the last of their own
    seeds = [f"{name}{n}" for n, names in enumerate(["ABCD"] * 2 + ["DCBA"] * 2) for name in names]
    assert all(tie.home[0] == tie.away[0] for tie in knock_out(seeds).rounds()[0])
    bracket = knock_out(seeds, {team: ord(team[0]) for team in seeds})
    assert sorted(bracket.slots) == sorted(seeds)
    assert all(tie.home[0] != tie.away[0] for tie in bracket.rounds()[0])


@unhurried
@given(st.integers(2, 40))
def test_the_best_have_the_byes_and_meet_late(size: int) -> None:
    seeds = [f"t{number:02}" for number in range(size)]
    bracket = knock_out(seeds)
    first = bracket.rounds()[0]
    byes = [tie.home for tie in first if tie.bye]
    assert len(bracket.slots) < 2 * size
    assert sorted(byes) == seeds[: len(bracket.slots) - size]
    half = len(bracket.slots) // 2
    assert (seeds[0] in bracket.slots[:half]) != (seeds[1] in bracket.slots[:half])


# --- round by round ---------------------------------------------------------------------------


def play_out(bracket: Bracket) -> list[Result]:
    """The better seed always wins."""
    results: list[Result] = []
    while bracket.open(results):
        results += [won(tie.home, tie.away) for tie in bracket.open(results)]
    return results


@unhurried
@given(st.integers(2, 33), st.booleans())
def test_favourites_win_in_the_order_of_seeds(size: int, third_place: bool) -> None:
    seeds = [f"t{number:02}" for number in range(size)]
    bracket = knock_out(seeds, third_place=third_place)
    results = play_out(bracket)
    extra = third_place and size > 3
    assert len(results) == size - 1 + extra
    places = bracket.places(results)
    assert list(places) == seeds[: 4 if extra else 3 if size == 3 else 2]
    assert not bracket.strays(results)


def test_semi_finals_third_place_and_final() -> None:
    bracket = knock_out("ABCD", third_place=True)
    assert [tie.id for tie in bracket.open()] == ["semi-final 1", "semi-final 2"]
    results = [won("D", "A")]
    third, final = bracket.rounds(results)[-1]
    assert (third.id, third.home, third.away) == ("third place", "A", "")
    assert (final.id, final.home, final.away, final.open) == ("final", "D", "", False)
    results.append(forfeit("B", "C", by="away", kind=PLAY_OFF))
    assert said(bracket.open(results)) == "A-C B-D"
    assert bracket.places(results) == ()
    results.append(won("D", "B"))
    assert bracket.places(results) == ("D", "B")
    results.append(won("C", "A"))
    assert bracket.places(results) == ("D", "B", "C", "A")
    assert bracket.open(results) == ()


def test_numbers_organisers_know() -> None:
    six, five, three = knock_out("ABCDEF", third_place=True), knock_out("ABCDE"), knock_out("ABC")
    assert len(play_out(six)) == 6
    assert len(play_out(five)) == 4
    assert [tie.home for tie in five.rounds()[0] if tie.bye] == ["A", "C", "B"]
    assert [tie.id for ties in three.rounds() for tie in ties] == [
        "semi-final 1", "semi-final 2", "final",
    ]  # fmt: skip
    assert knock_out([str(n) for n in range(9)]).rounds()[0][1].id == "round of 16, match 2"


def test_a_result_taken_back_empties_the_bracket_again() -> None:
    bracket = knock_out("ABCD")
    results = [won("A", "D"), won("B", "C"), won("A", "B")]
    assert bracket.places(results) == ("A", "B")
    corrected = [won("D", "A"), *results[1:]]
    assert said(bracket.open(corrected)) == "B-D"
    assert bracket.places(corrected) == ()
    assert bracket.strays(corrected) == (results[2],)


def test_results_of_the_season_are_none_of_the_bracket() -> None:
    bracket = knock_out("AB")
    assert bracket.open([Result("A", "B", (1, 1))]) == (Tie("final", "A", "B"),)
    assert bracket.strays([Result("A", "C", (1, 0))]) == ()


def test_a_play_off_without_a_winner_is_still_to_be_played() -> None:
    bracket = knock_out("AB")
    for drawn in (Result("A", "B", kind=PLAY_OFF), Result("A", "B", unplayed=True, kind=PLAY_OFF)):
        assert bracket.open([drawn]) == (Tie("final", "A", "B"),)
        assert bracket.strays([drawn]) == (drawn,)
    assert bracket.places([Result("A", "B", (1, 1), winner="away", kind=PLAY_OFF)]) == ("B", "A")


def test_a_bracket_needs_two_different_teams() -> None:
    with pytest.raises(LeagueError, match="it takes two"):
        knock_out("A")
    with pytest.raises(LeagueError, match="twice"):
        knock_out("ABA")
