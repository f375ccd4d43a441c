"""Reviews over HTTP: worked out bit by bit, for matches that are over or were brought."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from web.playing import whole
from web.server import Served, serving
from web.test_replays import bring

from pigskin import Game
from pigskin.record import to_text
from pigskin.web.hired import Behind
from pigskin.web.reviews import Begun, GoOn


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("web") / "matches.db") as served:
        yield served


def short() -> str:
    """A match of one turn, as a record."""
    position = "home 1 20,7 ball / home 2 3,3 / away 1 10,7 / away 2 4,4 / half 2 / turn home 8"
    game = Game.from_position(position, "bb2020")
    game.answer("end turn")
    return to_text(game)


def test_whoever_asks_again_gets_it_at_last(table: Served) -> None:
    id = bring(table, short())["replay"]
    told: dict[str, Any] = {"review": None}
    for _ in range(100):
        told = table.http.get(f"/api/replays/{id}/review").json()
        assert 0 <= told["done"] <= told["total"]
        if told["review"] is not None:
            break
    review = told["review"]
    assert review["costly"]["home"][0]["better"]["deed"] == "score"
    assert review["points"][0]["moment"] == 0
    assert table.http.get(f"/api/replays/{id}/review").json() == told


def test_a_match_that_runs_is_not_reviewed(table: Served) -> None:
    begun = table.begin()
    answer = table.http.get(f"/api/replays/{begun['match']}/review")
    assert answer.status_code == 422
    assert "not over yet" in answer.json()["words"]


def test_a_match_nobody_has_played_has_none(table: Served) -> None:
    assert table.http.get("/api/replays/nothing1/review").status_code == 404


def test_the_process_is_told_once_what_it_is_about() -> None:
    begun = Begun()
    with pytest.raises(Behind):
        begun.do(GoOn("a", None))
    first = begun.do(GoOn("a", to_text(whole("bb2020").game)))
    assert first.done == 0
    assert first.total > 10
    assert first.review is None
    later = begun.do(GoOn("a", None))
    assert later.done > 0
