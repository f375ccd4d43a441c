"""Reference sheets over HTTP: what the library makes, made once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from web.server import Served, serving

from pigskin.sheets import edition_sheet, versus_sheet
from pigskin.teams import ready_team, team_to_dict
from pigskin.web.sheets import MOST_KEPT, Sheets


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("sheets") / "matches.db") as served:
        yield served


def test_the_sheet_of_an_edition(table: Served) -> None:
    answer = table.http.get("/api/editions/lrb6/sheet")
    assert answer.status_code == 200
    assert answer.json() == edition_sheet("lrb6")


def test_two_rosters_compared(table: Served) -> None:
    answer = table.http.get("/api/editions/bb2016/sheet/ogre/vampire")
    assert answer.status_code == 200
    assert answer.json() == versus_sheet("bb2016", "ogre", "vampire")


def test_a_team_of_ones_own_is_compared(table: Served) -> None:
    """Players who are alike stand on one line, and all of them are legal."""
    own = team_to_dict(ready_team("lrb6", "human"))
    sides = {"home": {"team": own}, "away": {"roster": "goblin"}}
    answer = table.http.post("/api/editions/lrb6/sheet", json=sides)
    assert answer.status_code == 200
    assert answer.json() == versus_sheet("lrb6", ready_team("lrb6", "human"), "goblin")


@pytest.mark.parametrize(
    ("home", "status", "words"),
    [
        ({}, 422, "either a roster or a team"),
        ({"roster": "orx"}, 404, "did you mean 'orc'"),
        ({"team": {"name": "Nobody"}}, 422, ""),
        ({"roster": "../secret.toml"}, 404, "no roster"),
    ],
)
def test_bad_teams_are_refused(
    table: Served, home: dict[str, Any], status: int, words: str
) -> None:
    sides = {"home": home, "away": {"roster": "orc"}}
    answer = table.http.post("/api/editions/lrb6/sheet", json=sides)
    assert answer.status_code == status
    assert words in answer.json()["words"]


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("bb1999/sheet", "there is no edition"),
        ("lrb6/sheet/human/orx", "did you mean 'orc'"),
        ("lrb6/sheet/Human/orc", "no roster 'Human'"),
        ("lrb6/sheet/mine.toml/orc", "no roster 'mine.toml'"),
        ("lrb6/sheet/%2Fetc%2Fpasswd/orc", ""),
        ("lrb6/sheet/human", ""),
    ],
)
def test_what_is_not_there_is_said(table: Served, address: str, words: str) -> None:
    answer = table.http.get(f"/api/editions/{address}")
    assert answer.status_code == 404
    assert words in answer.json()["words"]


def test_a_sheet_is_made_once_and_not_kept_for_ever() -> None:
    made: list[int] = []

    def make(number: int) -> dict[str, Any]:
        made.append(number)
        return {"number": number}

    async def ask() -> None:
        sheets = Sheets()
        both = await asyncio.gather(*[sheets.get(("one",), lambda: make(1)) for _ in range(5)])
        assert both == [b'{"number": 1}'] * 5
        assert made == [1]
        for number in range(MOST_KEPT):
            await sheets.get((str(number),), lambda: make(2))
        await sheets.get(("one",), lambda: make(3))
        assert made[-1] == 3

    asyncio.run(ask())
