"""Fixtures at the command line: drawn up again, given away, due, and what follows from them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from league.test_commands import FILE, booked, complaint, filled, fixtures, founded, run, told
from league.test_kept import finished

from pigskin.league.office import open_office
from pigskin.league.store import LeagueStore


def sheet(team: str) -> Any:
    return told("sheet", FILE, team)


# --- given away -------------------------------------------------------------------------------


def test_a_forfeit_is_on_both_sheets_and_is_no_game_played(here: Path) -> None:
    """Who gave way has lost; the other has won, but nobody has played: no gold for a game."""
    founded(())
    run("schedule", FILE, "--times", "2")
    run("forfeit", FILE, "1-01-1", "--by", "away")
    shown = run("desk", FILE, "1-01-1", "--side", "home", "--auto")
    home, away = (str(fixtures()[0][side]) for side in ("home", "away"))
    assert f"won 1:0 against {sheet(away)['name']}, without a match" in shown
    assert sheet(home)["record"] == {"won": 1, "drawn": 0, "lost": 0, "friendlies": 0}
    assert sheet(away)["record"] == {"won": 0, "drawn": 0, "lost": 1, "friendlies": 0}
    assert run("forfeit", FILE, "1-02-1", "--by", "both") .endswith(" have both lost\n")
    assert [sheet(each)["record"]["lost"] for each in (home, away)] == [1, 2]
    treasury = {each: sheet(each)["treasury"] for each in (home, away)}
    run("end-season", FILE)
    for team, more in ((home, 20_000), (away, 0)):  # a fixture won, and nothing for games
        shown = run("redraft", FILE, team, typed="quit\n")
        assert f"drafts again with {1_000_000 + treasury[team] + more:,} gold" in shown
    run("export", FILE, "out")
    run("import", "out", "other.league")
    assert run("check", "other.league").endswith("2 teams, 0 problems\n")


def test_a_forfeit_that_is_withdrawn_leaves_nothing(here: Path) -> None:
    founded(())
    run("schedule", FILE)
    before = [sheet(each) for each in ("the-ferrymen", "the-millers")]
    for by in ("home", "both"):
        run("forfeit", FILE, "1-01-1", "--by", by)
        run("withdraw", FILE, "1-01-1", "--reason", "they came after all")
        assert [sheet(each) for each in ("the-ferrymen", "the-millers")] == before


def test_a_friendly_is_not_won_without_playing(here: Path) -> None:
    founded(())
    run("friendly", FILE, "the-ferrymen", "the-millers")
    refused = complaint("forfeit", FILE, "1-00-1", "--by", "away")
    assert refused == "1-00-1 is a friendly: nobody wins it by coming; void it"
    assert "the match is open" in complaint("desk", FILE, "1-00-1", "--side", "home")


# --- drawn up again ---------------------------------------------------------------------------


def test_a_schedule_is_drawn_up_again_while_nobody_has_played(here: Path) -> None:
    founded()
    run("friendly", FILE, "the-ferrymen", "the-millers")
    run("schedule", FILE, "--times", "3")
    assert run("unschedule", FILE) == "18 fixtures taken back; the league is drafting\n"
    assert [each["id"] for each in fixtures()] == ["1-00-1"]
    run("add-team", FILE, "--roster", "dwarf", "--name", "Forgotten")
    assert run("schedule", FILE) == "season 1: 10 fixtures in 5 rounds\n"
    id = str(fixtures("--round", "1")[0]["id"])
    run("report", FILE, id, "--form", filled(id))
    assert complaint("unschedule", FILE) == f"{id} is played; withdraw it first"
    booked(id)
    run("withdraw", FILE, id, "--reason", "too early", "--drop")
    run("unschedule", FILE)
    assert run("schedule", FILE, "--ladder") == "season 1: a ladder of 5 teams\n"
    run("export", FILE, "out")
    run("import", "out", "other.league")
    assert told("table", "other.league") == told("table", FILE)


def test_nobody_has_seen_the_dice_of_a_match_that_is_drawn_up_again(here: Path) -> None:
    """A match is reported and withdrawn before its books are done, and everything drawn anew."""
    founded(())
    run("schedule", FILE)
    run("report", FILE, "1-01-1", "--form", filled("1-01-1"))
    run("withdraw", FILE, "1-01-1", "--reason", "too early")
    run("unschedule", FILE)
    run("schedule", FILE, "--times", "2")
    with LeagueStore(FILE) as store, open_office(store).reading() as rows:
        assert {each.id: each.dice for each in rows.fixtures()} == {
            "1-01-1": "1-01-1/1",
            "1-02-1": "1-02-1",
        }


def test_a_later_season_is_drawn_up_again(here: Path) -> None:
    founded(())
    run("schedule", FILE)
    finished()
    run("end-season", FILE)
    assert "the league is off-season" in complaint("unschedule", FILE)
    for team in ("the-ferrymen", "the-millers"):
        run("redraft", FILE, team, "--auto")
    run("schedule", FILE)
    run("friendly", FILE, "the-ferrymen", "the-millers")  # which stays
    assert run("unschedule", FILE) == "1 fixture taken back; the league is off-season\n"
    assert [each["id"] for each in fixtures()] == ["1-01-1"]
    run("export", FILE, "out")
    run("import", "out", "other.league")
    assert run("schedule", FILE, "--times", "2") == "season 2: 2 fixtures in 2 rounds\n"


def test_what_play_offs_follow_from_is_not_withdrawn_alone(here: Path) -> None:
    founded()
    run("schedule", FILE)
    finished()
    run("playoffs", FILE)
    first = ("withdraw", FILE, "1-01-1", "--reason", "a protest", "--drop")
    assert complaint(*first).startswith("1-04-1 follows from 1-01-1; unschedule takes pairings")
    run("report", FILE, "1-04-1", "--form", filled("1-04-1"))
    assert "1-04-1 is played; withdraw it first" in complaint("unschedule", FILE)
    run("withdraw", FILE, "1-04-1", "--reason", "a protest")
    assert run("unschedule", FILE) == "2 fixtures taken back; the league is running\n"
    run(*first)
    run("report", FILE, "1-01-1", "--form", filled("1-01-1", (0, 3)))
    booked("1-01-1")
    assert run("playoffs", FILE).count("play-off") == 2
    finished()
    assert "final" in run("playoffs", FILE)
    assert run("unschedule", FILE) == "2 fixtures taken back; the league is play-offs\n"
    assert "final" in run("playoffs", FILE)


# --- due --------------------------------------------------------------------------------------


def test_deadlines_that_cannot_be(here: Path) -> None:
    founded()
    late = ("schedule", FILE, "--first-deadline", "9999-12-30")
    assert complaint(*late) == "no calendar has a day so long after 9999-12-30"
    run("schedule", FILE)
    assert run("deadline", FILE, "1-01-1", "none") == "1-01-1 is to be played at any time\n"
    run("report", FILE, "1-01-1", "--form", filled("1-01-1"))
    assert complaint("deadline", FILE, "1-01-1", "2099-01-01") == "1-01-1 is played already"
