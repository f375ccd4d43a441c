"""Seasons by computers: always legal, the same again with any number of processes, and resumed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from league.test_seasons import add_up, founded

from pigskin.errors import LeagueError
from pigskin.league import matches
from pigskin.league.balance import tallies
from pigskin.league.log import Entry
from pigskin.league.managers import UnknownManager
from pigskin.league.office import Office, new_league
from pigskin.league.seasons import begin_ladder
from pigskin.league.simulate import Match, Seasons, Staff, Stand, Told, play_silently, simulate
from pigskin.league.store import LeagueStore
from pigskin.league.values import FIXTURE
from pigskin.record import from_text, replay
from pigskin.report import MatchReport, PlayerReport, TeamReport
from pigskin.teams.team import Team

EDITIONS = ("lrb6", "bb2016", "bb2020")
RANDOM = Staff("random", "random")
STEADY = Staff("random", "steady")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[LeagueStore]:
    with LeagueStore(str(tmp_path / "one.league"), create=True) as opened:
        yield opened


def quick(
    office: Office,
    seasons: int,
    staff: Staff,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[Stand], None] | None = None,
    play: Callable[[Match], Told] = play_silently,
) -> Seasons:
    return simulate(office, seasons, seed, jobs, staff, progress=progress, play=play)


def invented(match: Match) -> Told:
    """What a seed says of a match, without playing it: where only what follows is looked at."""
    chance = random.Random(match.seed)
    score = (chance.randrange(4), chance.randrange(4))
    winner = None if score[0] == score[1] else "home" if score[0] > score[1] else "away"
    if match.meeting.fixture.kind != FIXTURE and winner is None:
        score, winner = (score[0] + 1, score[1]), "home"
    home, away = (
        TeamReport(players=_scorers(team, touchdowns, chance))
        for team, touchdowns in zip((match.meeting.home, match.meeting.away), score, strict=True)
    )
    return Told(
        MatchReport(
            edition=match.edition, score=score, ending="full time", winner=winner, fans=(8, 6),
            home=home, away=away,
        )
    )  # fmt: skip


def _scorers(team: Team, touchdowns: int, chance: random.Random) -> tuple[PlayerReport, ...]:
    able = [each.number for each in team.players if not each.misses_next]
    scored = [chance.choice(able) for _ in range(touchdowns)]
    return tuple([
        PlayerReport(number, took_part=True, touchdowns=scored.count(number)) for number in able
    ])  # fmt: skip


def logs(office: Office) -> dict[str, list[Entry]]:
    return {line.id: office.log(line.id) for line in office.teams()}


@pytest.mark.parametrize("edition", EDITIONS)
def test_seasons_of_any_managers_are_legal(store: LeagueStore, edition: str) -> None:
    """Random ones for a season, then steady ones who make the best of what is left."""
    office = founded(store, edition, teams=3)
    first = quick(office, 1, RANDOM)
    add_up(office)
    found = quick(office, 1, STEADY)
    add_up(office)
    assert [season for season, _ in first.champions + found.champions] == [1, 2]
    assert found.matches == 3  # three teams have no play-offs
    for line in office.teams():
        assert len(office.sheet(line.id).active) >= 11


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100))
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hundred_seasons_with_matches(store: LeagueStore, edition: str, seed: int) -> None:
    office = founded(store, edition)
    quick(office, 1, (RANDOM, STEADY)[seed % 2], seed)
    add_up(office)


def test_the_same_whatever_the_processes_and_interruptions(store: LeagueStore) -> None:
    alone, shared, stopped = (founded(store, "bb2016", name=name) for name in "ABC")
    found = quick(alone, 1, RANDOM, 5, play=invented)
    assert found.matches == 6 + 4  # a round robin, semi-finals, finals
    quick(shared, 1, RANDOM, 5, jobs=2, play=invented)
    stands: list[Stand] = []

    def stop(stand: Stand) -> None:
        stands.append(stand)
        if len(stands) in (3, 8):  # in the middle of a round, and in the play-offs
            raise KeyboardInterrupt

    for _ in range(2):
        with pytest.raises(KeyboardInterrupt):
            quick(stopped, 1, RANDOM, 5, progress=stop, play=invented)
    quick(stopped, 1, RANDOM, 5, progress=stop, play=invented)
    assert logs(alone) == logs(shared) == logs(stopped)
    assert stands[0] == Stand(1, 1, 6)
    assert stands[-1] == Stand(1, 10, 10)


def test_another_seed_plays_another_season(store: LeagueStore) -> None:
    one, other = (founded(store, "lrb6", teams=2, name=name) for name in "AB")
    quick(one, 1, STEADY, 5)
    quick(other, 1, STEADY, 6)
    assert logs(one) != logs(other)


def test_books_that_are_missing_are_done(
    store: LeagueStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody pulls the plug when a match is reported and one coach has done his books."""
    whole, broken = (founded(store, "bb2020", teams=3, name=name) for name in "AB")
    quick(whole, 1, STEADY, play=invented)
    done, manage = 0, matches.manage

    def pulled(*given: object) -> object:
        nonlocal done
        done += 1
        if done == 4:
            raise KeyboardInterrupt
        return manage(*given)  # type: ignore[arg-type]

    with monkeypatch.context() as patched:
        patched.setattr(matches, "manage", pulled)
        with pytest.raises(KeyboardInterrupt):
            quick(broken, 1, STEADY, play=invented)
    quick(broken, 1, STEADY, play=invented)
    assert logs(whole) == logs(broken)


def test_matches_leave_records(store: LeagueStore) -> None:
    office = founded(store, "lrb6", teams=2)
    found = simulate(office, 1, staff=STEADY)
    assert found.matches == 1  # two teams have no play-offs
    with office.reading() as rows:
        record, report = rows.record("1-01-1"), rows.report("1-01-1")
    assert record is not None
    assert report is not None
    assert replay(from_text(record)).report().score == report.score


def test_teams_may_have_managers_of_their_own(store: LeagueStore) -> None:
    office = founded(store, "bb2020")
    staff = Staff("random", "random", managers={"the-orc": "steady"})
    quick(office, 1, staff, play=invented)
    by_manager = {
        each.name: each for each in tallies(office, lambda line: staff.manager_of(line.id))
    }
    assert by_manager["steady"].fixtures == 3
    assert by_manager["random"].fixtures == 9
    assert sum(each.won for each in by_manager.values()) == sum(
        each.lost for each in by_manager.values()
    )
    rosters = tallies(office)
    assert {each.name for each in rosters} == {"human", "orc", "nurgle", "vampire"}
    assert sum(each.matches for each in rosters) == 2 * 10
    assert sum(each.touchdowns for each in rosters) == sum(
        each.touchdowns_against for each in rosters
    )
    for each in rosters:
        low, high = each.interval
        assert 0 <= low <= each.rate <= high <= 1
        assert each.won + each.drawn + each.lost == each.matches


def test_what_cannot_be_played_is_told(store: LeagueStore) -> None:
    office = founded(store, "bb2020")
    with pytest.raises(LeagueError, match="no team 'the-ork' plays here"):
        simulate(office, 1, staff=Staff(managers={"the-ork": "steady"}))
    with pytest.raises(UnknownManager, match="no manager 'nobody'"):
        simulate(office, 1, staff=Staff(manager="nobody"))
    assert office.info.state == "drafting"
    begin_ladder(office)
    with pytest.raises(LeagueError, match="a ladder lives by challenges"):
        simulate(office, 1, staff=RANDOM)
    empty = new_league(store, "Empty", "bb2020")
    with pytest.raises(LeagueError, match="two teams or more"):
        simulate(empty, 1, staff=RANDOM)
