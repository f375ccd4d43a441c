"""A season that is a ladder."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from league.generated import generated
from league.test_office import any_answer
from league.test_seasons import founded

from pigskin.errors import LeagueError
from pigskin.league import matches, seasons
from pigskin.league.seasons import begin_ladder, challenge, ladder
from pigskin.league.store import LeagueStore
from pigskin.league.values import SIDES


@pytest.fixture
def store(tmp_path: Path) -> Iterator[LeagueStore]:
    with LeagueStore(str(tmp_path / "one.league"), create=True) as opened:
        yield opened


def test_who_beats_one_above_him_climbs(store: LeagueStore) -> None:
    office = founded(store, "bb2020", teams=6)
    first = begin_ladder(office)
    assert sorted(first) == sorted(each.id for each in office.teams())
    with pytest.raises(LeagueError, match="a challenge reaches 3"):
        challenge(office, first[5], first[0])
    with pytest.raises(LeagueError, match="stands below"):
        challenge(office, first[0], first[1])
    fixture = challenge(office, first[5], first[2])
    assert (fixture.home, fixture.away) == (first[2], first[5])
    with pytest.raises(LeagueError, match=f"has still to play {fixture.id}"):
        challenge(office, first[5], first[3])
    home, away = (office.sheet(fixture.team(side)) for side in SIDES)
    chance = random.Random(1)
    told = generated(home, away, chance)
    while told.winner != "away":
        told = generated(home, away, chance)
    matches.report(office, fixture.id, told)
    assert ladder(office) == (*first[:2], first[5], *first[2:5])
    with pytest.raises(LeagueError, match="still to be played or booked"):
        seasons.end_season(office)
    for side in SIDES:
        matches.manage(office, fixture.id, side, any_answer(2))
    matches.withdraw(office, fixture.id, "a protest")
    assert ladder(office) == first
    matches.void(office, fixture.id)
    assert seasons.end_season(office) == first
