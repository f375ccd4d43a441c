"""Leaders, the dead, the famous, and how teams have fared: all of it from logs."""

from __future__ import annotations

import pytest

from pigskin import Dice, Game
from pigskin.coaches.random import RandomCoach
from pigskin.errors import LeagueError
from pigskin.league import Entry, Played, after_match, create, enter, fold
from pigskin.league.events import (
    Corrected,
    Died,
    Earned,
    Event,
    Fired,
    Hired,
    Joined,
    Left,
    Mvp,
    PlayedMatch,
    Retired,
    TrophyGained,
    Withdrawn,
)
from pigskin.league.figures import league_figures
from pigskin.league.leaders import (
    CATEGORIES,
    Career,
    Leader,
    TeamRecord,
    by_season,
    careers,
    cemetery,
    hall_of_fame,
    leaders,
    season_of,
    seasons,
    team_records,
)
from pigskin.teams import ready_team

SWITCHES = league_figures("bb2020").switches


def started(roster: str = "human") -> list[Entry]:
    return create(ready_team("bb2020", roster), SWITCHES)


def of(match: str, *events: Event) -> list[Entry]:
    return [Entry(event, match=match) for event in events]


def said(found: tuple[Leader, ...]) -> list[tuple[int, str, int]]:
    return [(each.place, each.career.player, each.count) for each in found]


def test_seasons_are_told_by_matches() -> None:
    assert [season_of(match) for match in ("2-03-1", "10-01-2", "cup-1", "")] == [2, 10, 0, 0]
    log = [*started(), *of("2-01-1", Earned("p01", 3)), *of("1-02-1", Earned("p01", 3))]
    assert seasons(log) == (1, 2)


def test_leaders_of_a_season_and_for_ever() -> None:
    log = [
        *started(),
        *of("1-01-1", Earned("p01", 6, {"touchdowns": 2}), Earned("p02", 3, {"touchdowns": 1})),
        *of("2-01-1", Earned("p02", 5, {"touchdowns": 1, "casualties": 1}), Mvp("p03", 4)),
        *of("2-02-1", Earned("p03", 0, {}), Mvp(hired="Morg")),
    ]
    found = careers({"team": log})
    assert said(leaders(found, "touchdowns")) == [(1, "p02", 2), (1, "p01", 2)]
    assert said(leaders(found, "touchdowns", most=1)) == [(1, "p02", 2)]
    assert said(leaders(found, "spp")) == [(1, "p02", 8), (2, "p01", 6), (3, "p03", 4)]
    second = careers({"team": log}, season=2)
    assert said(leaders(second, "touchdowns")) == [(1, "p02", 1)]
    assert said(leaders(second, "mvp")) == [(1, "p03", 1)]
    assert said(leaders(second, "matches")) == [(1, "p02", 1), (1, "p03", 1)]
    assert leaders(second, "fouls") == ()


def test_after_equal_places_comes_the_next_one_but_one() -> None:
    found = [Career("t", "T", key, 1, key, "", "active", spp=n) for key, n in (("a", 2), ("b", 2))]
    found.append(Career("t", "T", "c", 1, "c", "", "active", spp=1))
    assert said(leaders(found, "spp")) == [(1, "a", 2), (1, "b", 2), (3, "c", 1)]


def test_leaders_of_several_teams() -> None:
    logs = {
        "one": [*started(), *of("1-01-1", Earned("p01", 1, {"completions": 1}))],
        "two": [*started("orc"), *of("1-01-1", Earned("p01", 2, {"completions": 2}))],
    }
    first, second = leaders(careers(logs), "completions")
    assert (first.career.team, second.career.team) == ("two", "one")
    assert first.career.team_name == fold(logs["two"]).name
    assert first.career.name == fold(logs["two"]).player("p01").name


def test_what_leaders_are_counted_by() -> None:
    for category in CATEGORIES:
        assert leaders([], category) == ()
    with pytest.raises(LeagueError, match="not 'touchdown'; did you mean 'touchdowns'"):
        leaders([], "touchdown")


def test_what_is_withdrawn_counts_for_nothing() -> None:
    log = [
        *started(),
        *of("1-01-1", PlayedMatch("B", (2, 0), "won"), Earned("p01", 6, {"touchdowns": 2})),
        *of("1-01-1", Hired("p90", 0, 90, "Ghost", "Lineman"), Died("p02")),
        Entry(Withdrawn("1-01-1", reason="a mistake")),
    ]
    logs = {"team": log}
    assert leaders(careers(logs), "touchdowns") == ()
    assert seasons(log) == ()
    assert cemetery(logs) == ()
    assert hall_of_fame(logs) == ()
    assert team_records(logs)[0].played == 0


def test_corrections_count_in_the_season_they_were_made_in() -> None:
    log = [
        *started(),
        *of("1-01-1", Earned("p01", 3, {"touchdowns": 1})),
        Entry(Corrected("earned", 3, 5, "a forgotten casualty", "p01")),
    ]
    log += of("2-01-1", Earned("p01", 1))
    assert said(leaders(careers({"t": log}, 1), "spp")) == [(1, "p01", 5)]
    assert said(leaders(careers({"t": log}, 2), "spp")) == [(1, "p01", 1)]
    assert said(leaders(careers({"t": log}), "spp")) == [(1, "p01", 6)]


def test_what_a_team_brought_with_it_counts_only_for_ever() -> None:
    log = [*enter(ready_team("bb2020", "human"), SWITCHES), Entry(Earned("p01", 9, {}, 0))]
    assert said(leaders(careers({"t": log}), "spp")) == [(1, "p01", 9)]
    assert leaders(careers({"t": log}, 1), "spp") == ()


def test_the_cemetery_knows_when_and_by_whom() -> None:
    victims = [
        *started(),
        *of("1-02-1", Died("p01", "away 5")),
        *of("2-01-1", Died("p02", "away 77"), Died("p03")),
        *of("10-01-1", Died("p04", "home 99")),
        *of("10-01-1", Joined("p90", 60, "Journeyman", "Lineman", "journeyman"), Died("p90")),
        *of("10-02-1", Died("p05")),
        Entry(Corrected("state", "dead", "active", "he was only asleep", "p05")),
    ]
    killers = [
        *started("orc"),
        *of("1-02-1", PlayedMatch("A", (1, 0), "won")),
        *of("2-01-1", Joined("p90", 77, "Rent-an-Orc", "Lineman", "journeyman")),
        *of("2-01-1", Left("p90")),
    ]
    logs = {"ours": victims, "theirs": killers}
    meetings = {"1-02-1": ("ours", "theirs"), "2-01-1": ("ours", "theirs")}
    meetings["10-01-1"] = ("theirs", "ours")
    graves = cemetery(logs, meetings)
    killer = fold(killers).wearing(5).name
    assert [
        (each.career.player, each.match, each.killer, each.killer_team, each.killer_name)
        for each in graves
    ] == [
        ("p04", "10-01-1", "home 99", "theirs", ""),
        ("p90", "10-01-1", "", "", ""),
        ("p02", "2-01-1", "away 77", "theirs", "Rent-an-Orc"),
        ("p03", "2-01-1", "", "", ""),
        ("p01", "1-02-1", "away 5", "theirs", killer),
    ]
    assert killer
    unnamed = cemetery(logs)[-1]
    assert (unnamed.killer, unnamed.killer_name) == ("away 5", "")


def test_the_hall_of_fame_is_for_those_who_play_no_more() -> None:
    points = [Earned(f"p{number:02}", number) for number in range(1, 8)]
    log = [
        *started(),
        *of("1-01-1", *points, Joined("p90", 90, "Journeyman", "Lineman", "journeyman")),
        *of("1-01-1", Earned("p90", 50), Left("p90")),
        *of("1-02-1", Died("p07"), Fired("p02"), Left("p05"), Fired("p08")),
    ]
    found = hall_of_fame({"t": log})
    assert [(each.career.player, each.how) for each in found] == [
        ("p07", "dead"), ("p05", "left"), ("p02", "fired"),
    ]  # fmt: skip
    assert len(hall_of_fame({"t": log}, most=2)) == 2
    ended = hall_of_fame({"t": [*log, Entry(Retired())]})
    assert [(each.career.player, each.how) for each in ended[:3]] == [
        ("p07", "dead"), ("p06", "retired"), ("p05", "left"),
    ]  # fmt: skip


def test_records_of_teams_over_seasons() -> None:
    log = [
        *started(),
        *of("1-01-1", PlayedMatch("B", (2, 0), "won")),
        *of("1-02-1", PlayedMatch("C", (1, 1), "drawn")),
        *of("1-f-1", PlayedMatch("D", (5, 0), "won", friendly=True)),
        Entry(TrophyGained("League Cup", "re-roll")),
        *of("2-01-1", PlayedMatch("B", (0, 3), "lost")),
    ]
    name = fold(log).name
    assert by_season("a", log) == (
        TeamRecord("a", name, 1, 1, 1, 0, 3, 1, 1, ("League Cup",)),
        TeamRecord("a", name, 2, 0, 0, 1, 0, 3),
    )
    logs = {"b": started("orc"), "a": log}
    ever = team_records(logs)
    assert [each.team for each in ever] == ["a", "b"]
    assert ever[0] == TeamRecord("a", name, None, 1, 1, 1, 3, 4, 1, ("League Cup",))
    assert ever[0].played == 3
    assert [each.team for each in team_records(logs, 2)] == ["b", "a"]


@pytest.mark.parametrize("edition", ["lrb6", "bb2020"])
def test_what_real_matches_leave_behind_adds_up(edition: str) -> None:
    """Careers for ever are what is on the sheets, and seasons add up to them."""
    switches = league_figures(edition).switches
    logs = {each: create(ready_team(edition, each), switches) for each in ("human", "orc")}
    for season in (1, 2):
        home, away = (fold(log).team() for log in logs.values())
        game = Game(home, away, edition, seed=season)
        game.silence()
        coach = RandomCoach(season)
        while game.question is not None:
            game.answer(coach.choose(game))
        for log, side in zip(logs.values(), ("home", "away"), strict=True):
            played = Played(game.report(), side, f"{season}-01-1")
            desk = after_match(fold(log), played, dice=Dice(side))
            while desk.question is not None:
                answers = desk.question.answers
                desk.answer("done" if "done" in answers else answers[0])
            log += desk.entries
    ever = careers(logs)
    for career in ever:
        player = fold(logs[career.team]).player(career.player)
        assert (career.spp, career.matches) == (player.earned, player.matches)
        assert career.feats == player.feats
    for category in CATEGORIES:
        parts = sum(each.count(category) for season in (1, 2) for each in careers(logs, season))
        assert parts == sum(each.count(category) for each in ever)
    assert sum(each.count("mvp") for each in ever) == 4
    assert sum(each.count("blocks") for each in ever) > 0
