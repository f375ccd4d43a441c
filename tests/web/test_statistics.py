"""Statistics over HTTP, and how long coaches took."""

from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace
from web.playing import Played, whole
from web.server import Served, serving
from web.test_replays import bring, play

from pigskin.record import to_text
from pigskin.statistics import statistics_of
from pigskin.web.backroom import _counted
from pigskin.web.playback import playback_of
from pigskin.web.stopwatch import BREAK


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("web") / "matches.db") as served:
        yield served


def test_a_match_that_was_brought_has_its_figures(table: Served) -> None:
    game = whole("bb2020").game
    id = bring(table, to_text(game))["replay"]
    told = table.http.get(f"/api/replays/{id}/statistics").json()
    figures = statistics_of(game)
    assert told == msgspec.json.decode(msgspec.json.encode(figures))
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


def timed(played: Played, times: list[float]) -> dict[tuple[int, str], float | None]:
    """Seconds of each side by stretch, if entries were stored at these times."""
    match = played.match()
    entries = tuple(replace(each, at=at) for each, at in zip(match.entries, times))
    figures = _counted(replace(match, entries=entries))
    return {
        (number, side): getattr(stretch, side).seconds
        for number, stretch in enumerate(figures.stretches)
        for side in ("home", "away")
    }


def evenly(played: Played, seconds: float) -> list[float]:
    return [1e9 + seconds * each.n for each in played.entries]


@pytest.mark.parametrize("edition", ["lrb6", "bb2016", "bb2020"])
def test_every_second_between_answers_is_somebodys(edition: str) -> None:
    """Also those of answers that were taken back."""
    played = whole(edition)
    found = timed(played, evenly(played, 2.0))
    for side in ("home", "away"):
        own = [each for each in played.entries[1:] if each.by == side]
        assert sum(found[key] or 0 for key in found if key[1] == side) == 2.0 * len(own)


# Between two entries: thinking, a little less than a break, just a break, longer ones, none at all,
# and a clock that was put back.
GAPS = (2.0, 7.5, BREAK - 1, 11.0, BREAK, BREAK + 50, 0.0, 3.25, -3.0)


@pytest.mark.parametrize("edition", ["lrb6", "bb2016", "bb2020"])
def test_seconds_are_of_who_answered_in_the_turn_he_was_asked_in(edition: str) -> None:
    """A whole match counted anew, with breaks, and with what was taken back."""
    played = whole(edition)
    times = [1e9]
    for each in played.entries[1:]:
        times.append(times[-1] + GAPS[each.n % len(GAPS)])
    expected: dict[tuple[int, str], float] = {}
    again = playback_of(
        edition, played.setup.home, played.setup.away, played.setup.options, None,
        played.dice.copy(),
    )  # fmt: skip
    for each in played.entries:
        if each.n > 1 and 0 < GAPS[each.n % len(GAPS)] < BREAK:
            key = _stretches([event.kind for event in again.game.events_since(0)]), each.by
            expected[key] = expected.get(key, 0.0) + GAPS[each.n % len(GAPS)]
        again.give(each.kind, each.by, each.words, each.to)
    found = timed(played, times)
    assert found == {key: expected.get(key, 0.0) for key in found}
    assert expected.keys() <= found.keys()
    assert any(each.kind == "back" for each in played.entries)


def test_an_entry_without_a_time_is_nobodys_nor_is_what_follows_it() -> None:
    played = whole("bb2020")
    times = evenly(played, 2.0)
    times[10] = 0.0
    every = sum(each or 0 for each in timed(played, evenly(played, 2.0)).values())
    assert sum(each or 0 for each in timed(played, times).values()) == every - 4.0


def test_a_break_is_nobodys_time() -> None:
    played = whole("bb2020")
    found = timed(played, evenly(played, BREAK + 1))
    assert set(found.values()) == {None}


def _stretches(kinds: list[str]) -> int:
    """How many stretches have begun, counted anew."""
    number, between = 0, True
    for kind in kinds:
        if kind in ("turn", "bonus turn"):
            number, between = number + 1, False
        elif kind in ("half", "end of drive") and not between:
            number, between = number + 1, True
    return number
