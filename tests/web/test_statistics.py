"""Statistics over HTTP, and how long coaches took."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from web.playing import Played, whole
from web.server import Served, serving
from web.test_replays import bring, play

from pigskin.record import to_text
from pigskin.statistics import statistics_of
from pigskin.web.backroom import _counted
from pigskin.web.stopwatch import BREAK, Stopwatch


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("web") / "matches.db") as served:
        yield served


def test_a_match_that_was_brought_has_its_figures(table: Served) -> None:
    game = whole("bb2020").game
    id = bring(table, to_text(game))["replay"]
    told = table.http.get(f"/api/replays/{id}/statistics").json()
    figures = statistics_of(game)
    assert told["home"]["made"] == figures.home.made
    assert told["teams"] == [*figures.teams]
    assert len(told["rolls"]) == len(figures.rolls)
    assert (told["over"], told["timed"]) == (True, False)
    assert {each["home"]["seconds"] for each in told["stretches"]} == {None}


def test_a_match_that_runs_has_figures_as_far_as_it_is(table: Served) -> None:
    begun = table.begin()
    path = f"/api/replays/{begun['match']}/statistics"
    client = table.line(begun["match"], begun["seats"]["home"])
    play(client, 2)
    first = table.http.get(path).json()
    play(client, 40)
    later = table.http.get(path).json()
    assert not later["over"]
    assert later["moments"] > first["moments"]
    assert later["timed"]
    assert all(each["home"]["seconds"] >= 0 for each in later["stretches"])
    client.close()


def test_a_match_nobody_has_played_has_none(table: Served) -> None:
    answer = table.http.get("/api/replays/nothing1/statistics")
    assert answer.status_code == 404
    assert "nothing1" in answer.json()["words"]


# --- time -------------------------------------------------------------------------------------


def timed(played: Played, seconds: float) -> dict[tuple[int, str], float]:
    """Seconds of each side by stretch, if every answer takes so long."""
    match = played.match()
    entries = tuple(replace(each, at=1e9 + seconds * each.n) for each in match.entries)
    figures = _counted(replace(match, entries=entries))
    return {
        (number, side): getattr(stretch, side).seconds
        for number, stretch in enumerate(figures.stretches)
        for side in ("home", "away")
    }


@pytest.mark.parametrize("edition", ["lrb6", "bb2016", "bb2020"])
def test_every_second_between_answers_is_somebodys(edition: str) -> None:
    """Also those of answers that were taken back."""
    played = whole(edition)
    found = timed(played, 2.0)
    for side in ("home", "away"):
        own = [each for each in played.entries[1:] if each.by == side]
        assert sum(found[key] for key in found if key[1] == side) == 2.0 * len(own)
    figures = statistics_of(played.game)
    for number, stretch in enumerate(figures.stretches):
        if stretch.side is not None:
            assert found[number, stretch.side] >= 2.0  # at least he has ended it


def test_a_break_is_nobodys_time() -> None:
    found = timed(whole("bb2020"), BREAK + 1)
    assert set(found.values()) == {None}


def test_what_was_taken_back_took_its_time_in_its_own_turn() -> None:
    played = whole("lrb6")
    assert any(each.kind == "back" for each in played.entries)
    watch = Stopwatch()
    again = Played("lrb6", cards="drawn", card_decks="all")
    turns: dict[tuple[int, str], float] = {}
    for each in played.entries:
        watch.see(again.game, each.by, 5.0 * each.n)  # type: ignore[arg-type]
        events = [event.kind for event in again.game.events_since(0)]
        begun = _stretches(events)
        if each.n > 1:
            turns[begun, each.by] = turns.get((begun, each.by), 0.0) + 5.0
        again.give(each.kind, each.by, each.words, each.to)
        if each.n > 250:
            break
    assert watch.times == turns


def _stretches(kinds: list[str]) -> int:
    """How many stretches have begun, counted anew."""
    number, between = 0, True
    for kind in kinds:
        if kind in ("turn", "bonus turn"):
            number, between = number + 1, False
        elif kind in ("half", "end of drive") and not between:
            number, between = number + 1, True
    return number
