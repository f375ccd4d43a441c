"""Rounds of leagues: who meets whom, and where."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pigskin.dice import Dice, ScriptedDice
from pigskin.errors import LeagueError
from pigskin.league.fixtures import Pairing, Round, groups, round_robin, shuffled, side_by_side

sizes = st.integers(2, 17)
unhurried = settings(deadline=None)
seeds = st.none() | st.integers(0, 99)


def teams(size: int) -> list[str]:
    return [f"t{number}" for number in range(size)]


def calendar(
    size: int, times: int = 1, rounds: int | None = None, seed: int | None = None
) -> tuple[Round, ...]:
    return round_robin(teams(size), times, rounds, None if seed is None else Dice(seed))


def pairs(rounds: tuple[Round, ...]) -> Counter[frozenset[str]]:
    return Counter(frozenset((one.home, one.away)) for each in rounds for one in each.pairings)


def tilts(rounds: tuple[Round, ...]) -> dict[str, int]:
    """How much oftener each is at home than away."""
    found: Counter[str] = Counter()
    for each in rounds:
        found.update({one.home: 1 for one in each.pairings})
        found.subtract({one.away: 1 for one in each.pairings})
    return found


@unhurried
@given(sizes, st.integers(1, 4), seeds)
def test_everybody_meets_everybody_as_often_as_wanted(
    size: int, times: int, seed: int | None
) -> None:
    met = pairs(calendar(size, times, seed=seed))
    assert len(met) == size * (size - 1) // 2
    assert set(met.values()) == {times}
    assert all(len(pair) == 2 for pair in met)


@unhurried
@given(sizes, st.integers(1, 2), seeds)
def test_everybody_has_one_match_or_a_bye_in_a_round(
    size: int, times: int, seed: int | None
) -> None:
    rounds = calendar(size, times, seed=seed)
    assert [each.number for each in rounds] == list(range(1, len(rounds) + 1))
    for each in rounds:
        there = [*each.byes, *[team for one in each.pairings for team in (one.home, one.away)]]
        assert sorted(there) == sorted(teams(size))
        assert len(each.byes) == size % 2


@unhurried
@given(sizes, st.data())
def test_a_short_league_is_even_whenever_it_ends(size: int, data: st.DataObject) -> None:
    most = len(calendar(size))
    rounds = calendar(size, rounds=data.draw(st.integers(1, most)))
    assert all(abs(tilt) <= 1 for tilt in tilts(rounds).values())
    assert max(pairs(rounds).values()) == 1


@unhurried
@given(sizes, st.data())
def test_a_double_round_is_even_in_the_end_and_nearly_so_before(
    size: int, data: st.DataObject
) -> None:
    whole = calendar(size, 2)
    assert set(tilts(whole).values()) == {0}
    part = whole[: data.draw(st.integers(1, len(whole)))]
    assert all(abs(tilt) <= 2 for tilt in tilts(part).values())
    met = Counter(one for each in whole for one in each.pairings)
    assert set(met.values()) == {1}
    half = len(whole) // 2
    for first, second in zip(whole[:half], whole[half:], strict=True):
        assert tuple(one.mirrored() for one in first.pairings) == second.pairings


@unhurried
@given(sizes)
def test_an_odd_team_has_every_bye_once(size: int) -> None:
    byes = Counter(team for each in calendar(size) for team in each.byes)
    assert byes == (Counter(teams(size)) if size % 2 else Counter())


def test_the_numbers_organisers_know() -> None:
    def count(*how: int) -> tuple[int, int]:
        rounds = calendar(*how)
        return len(rounds), sum(len(each.pairings) for each in rounds)

    assert (count(4, 2), count(5), count(6), count(7), count(8, 2)) == (
        (6, 12), (5, 10), (5, 15), (7, 21), (14, 56),
    )  # fmt: skip


def test_the_same_dice_make_the_same_calendar() -> None:
    assert calendar(8, seed=3) == calendar(8, seed=3) != calendar(8)
    assert calendar(8, seed=4) != calendar(8, seed=3)
    assert shuffled("ABC", ScriptedDice(["D3=1", "D2=1"])) == ["B", "C", "A"]


def test_groups_by_seed_snake_and_lot() -> None:
    assert groups("ABCDEFGH", 2, "seed") == (tuple("ACEG"), tuple("BDFH"))
    assert groups("ABCDEFGH", 2, "snake") == (tuple("ADEH"), tuple("BCFG"))
    assert groups("ABCDEFG", 3) == (tuple("AFG"), tuple("BE"), tuple("CD"))
    drawn = groups("ABCDEFGH", 2, "lot", Dice(1))
    assert drawn == groups("ABCDEFGH", 2, "lot", Dice(1)) != groups("ABCDEFGH", 2, "seed")


@unhurried
@given(st.integers(2, 30), st.data())
def test_groups_have_everybody_once_and_are_as_large_as_each_other(
    size: int, data: st.DataObject
) -> None:
    count = data.draw(st.integers(1, size // 2))
    draw = data.draw(st.sampled_from(["seed", "snake", "lot"]))
    found = groups(teams(size), count, draw, Dice(size))
    assert sorted(team for each in found for team in each) == sorted(teams(size))
    assert len(found) == count
    assert max(map(len, found)) - min(map(len, found)) <= 1


def test_groups_play_side_by_side() -> None:
    rounds = side_by_side([round_robin("AB"), round_robin("abc")])
    assert [len(each.pairings) for each in rounds] == [2, 1, 1]
    assert rounds[0].pairings[0] == Pairing("B", "A")
    assert [each.byes for each in rounds] == [("a",), ("b",), ("c",)]
    assert [each.number for each in rounds] == [1, 2, 3]


def test_what_cannot_be_paired_is_said() -> None:
    with pytest.raises(LeagueError, match="it takes two teams"):
        round_robin(["A"])
    with pytest.raises(LeagueError, match="'A' is there twice"):
        round_robin(["A", "B", "A"])
    with pytest.raises(LeagueError, match="without an id"):
        round_robin(["A", ""])
    with pytest.raises(LeagueError, match="4 teams have 1 to 3 rounds here, not 4"):
        round_robin("ABCD", rounds=4)
    with pytest.raises(LeagueError, match="at least once"):
        round_robin("ABCD", times=0)
    with pytest.raises(LeagueError, match="5 teams make 1 to 2 groups"):
        groups("ABCDE", 3)
    with pytest.raises(LeagueError, match=r"not 'snak'.*snake"):
        groups("ABCD", 2, "snak")
    with pytest.raises(LeagueError, match="need dice"):
        groups("ABCD", 2, "lot")
