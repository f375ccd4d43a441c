"""Who plays in a league or did, and how they have fared: at the command line and on its page."""

from __future__ import annotations

from pathlib import Path

import pytest
from league.paper import Page
from league.test_commands import FILE, booked, complaint, filled, fixtures, founded, run, told
from league.test_kept import finished

from pigskin.league.balance import wilson


@pytest.fixture
def season(here: Path) -> str:
    """A season of two teams: one won all, and killed the other's 3; the home team's id."""
    founded(())
    run("schedule", FILE, "--times", "2")
    more = (
        '[[home.player]]\nshirt = 4\ntouchdowns = 2\nkills = 1\n'
        '[[away.player]]\nshirt = 3\nhurt = "rip"\ncompletions = 1\n'
        '[[deeds]]\ndeed = "hurt"\nplayer = "away 3"\nby = "home 4"\nresult = ["dead"]\n'
    )
    run("report", FILE, "1-01-1", "--form", filled("1-01-1", (2, 0), more))
    booked("1-01-1")
    return str(fixtures()[0]["home"])


def test_the_teams_of_a_league_before_anything_is_played(here: Path) -> None:
    founded()
    shown = run("teams", FILE)
    lines = shown.splitlines()
    assert lines[0] == "River League (river-league), bb2020, season 1: drafting"
    assert lines[-1] == "4 teams"
    assert "the-orcs" in shown
    assert "The Skavens" in shown
    found = told("teams", FILE)
    assert found["league"]["state"] == "drafting"
    millers = next(each for each in found["teams"] if each["id"] == "the-millers")
    assert (millers["roster"], millers["players"], millers["treasury"]) == ("human", 11, 350_000)
    run("retire", FILE, "the-orcs")
    assert "(plays no more)" in run("teams", FILE)


def test_the_dead_and_the_famous(season: str) -> None:
    (grave,) = told("cemetery", FILE)
    assert (grave["match"], grave["career"]["number"], grave["killer_team"]) == (
        "1-01-1", 3, season,
    )  # fmt: skip
    assert grave["killer_name"] == "Liner 4"
    shown = run("cemetery", FILE)
    assert "3 Liner 3" in shown
    assert "Liner 4, The " in shown
    assert shown.splitlines()[-1] == "1 dead"
    assert "there is no 2" in complaint("cemetery", FILE, "--season", "2")
    (legend,) = told("fame", FILE)
    assert (legend["how"], legend["career"]["spp"]) == ("dead", 1)
    assert "dead" in run("fame", FILE, "--most", "1")


def test_records_of_teams(season: str) -> None:
    finished((0, 0))
    best, other = told("records", FILE)
    assert (best["team"], best["won"], best["drawn"], best["touchdowns"]) == (season, 1, 1, 2)
    assert (other["lost"], other["touchdowns_against"]) == (1, 2)
    assert "2:0" in run("records", FILE, "--season", "1")
    assert complaint("records", FILE, "--season", "2") == (
        "the league is in season 1; there is no 2"
    )


def test_win_rates_are_shown_again_and_drawn(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    founded()
    assert run("rates", FILE) == "no match has been played yet\n"
    run("schedule", FILE)
    finished()
    found = {each["name"]: each for each in told("rates", FILE)}
    assert set(found) == {"human", "orc", "skaven"}
    assert sum(each["matches"] for each in found.values()) == 12
    human = found["human"]
    low, high = wilson(human["won"], human["matches"])
    assert (human["low"], human["high"]) == (round(low, 4), round(high, 4))
    lines = run("rates", FILE).splitlines()
    assert lines[0].split()[-3:] == ["0%", "50%", "100%"]
    for line in lines[1:4]:
        name, drawn = line.split()[0], line[-41:]
        each = found[name]
        places = [round(each[part] * 40) for part in ("low", "win_rate", "high")]
        assert [drawn.index(each) for each in ("o",)] == [places[1]]
        marks = [at for at, letter in enumerate(drawn) if letter != " "]
        assert (marks[0], marks[-1]) == (places[0], places[2])
    assert told("rates", FILE, "--season", "1") == told("rates", FILE)

    # In a narrow window it is the plot that gives way.
    monkeypatch.setenv("COLUMNS", "80")
    narrow = run("rates", FILE).splitlines()
    assert narrow[0].split() == lines[0].split()
    assert max([len(line) for line in narrow]) <= 80
    assert [line.split()[:8] for line in narrow[1:4]] == [line.split()[:8] for line in lines[1:4]]


def test_win_rates_are_on_the_page(here: Path) -> None:
    founded()
    run("schedule", FILE)
    assert "Win rates" not in run("paper", FILE)
    finished()
    page = Page(run("paper", FILE))
    assert "Win rates by roster" in page.text
    tables = [page.rows(number) for number in range(len(page.tables))]
    (table,) = [rows for rows in tables if rows[0][:2] == ["Roster", "Matches"]]
    rates = {each["name"]: each for each in told("rates", FILE)}
    assert [row[0] for row in table[1:]] == [name.capitalize() for name in rates]
    assert table[0][-1] == "Season 1"
    for row, each in zip(table[1:], rates.values(), strict=True):
        assert row[5] == f"{each['win_rate']:.0%}"
        assert row[6] == f"{each['low']:.0%} to {each['high']:.0%}"
    assert page.elements.count("circle") >= 3


# --- champions --------------------------------------------------------------------------------


def test_teams_that_nothing_parts_share_a_title(here: Path) -> None:
    founded(())
    run("schedule", FILE)
    finished((0, 0))
    shown = run("end-season", FILE)
    both = "the-ferrymen and the-millers"
    assert shown == f"season 1 is over; champions: {both}, who share the first place\n"
    assert [each["team"] for each in told("history", FILE)["champions"]] == both.split(" and ")
    page = Page(run("paper", FILE)).text
    assert "Champions The Ferrymen and The Millers" in " ".join(page.split())
    assert told("history", FILE)["acts"][-1]["text"] == f"season 1 ends; champions: {both}"
