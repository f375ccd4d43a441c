"""What cannot be is refused with a line: folders, teams with a history, books that are open."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from league.books import books, report
from league.building import sheet_of
from league.test_commands import FILE, LINEMEN, booked, complaint, filled, founded, run, told
from league.test_kept import finished

from pigskin.report import PlayerReport

# --- folders ----------------------------------------------------------------------------------

FOLDERS = [
    ("teams/the-orcs.toml", "price = 90000", "price = -90000", "price is 0 or more, not -90000"),
    ("teams/the-ferrymen.toml", "count = 2", "count = -2", "count is 0 or more, not -2"),
    ("teams/the-orcs.toml", 'position = "Orc Lineman"', 'position = "Nix"', "Nix"),
    ("teams/the-orcs.toml", "number = 3", "number = 2", "2"),
    ("teams/the-orcs.toml", 'player = "p02"', 'player = "p01"', "p01"),
    ("seasons/1.toml", "score = [1, 0]", "score = [9, 0]", "score is (9, 0), by reports/"),
    ("seasons/1.toml", 'winner = "home"', 'winner = "away"', "winner is 'away', by reports/"),
    ("league.toml", "season = 1", "season = 99", "season 2 has no fixtures"),
    ("league.toml", 'state = "running"', 'state = "play-offs"', "season 1 has none"),
]


@pytest.fixture
def folder(here: Path) -> Path:
    """A league with a match, as a folder."""
    founded()
    run("schedule", FILE)
    run("report", FILE, "1-01-1", "--form", filled("1-01-1"))
    booked("1-01-1")
    run("export", FILE, "out")
    return here / "out"


def test_a_folder_that_says_what_cannot_be_is_named(folder: Path) -> None:
    for number, (file, said, instead, why) in enumerate(FOLDERS):
        text = (folder / file).read_text()
        assert said in text, (file, said)
        (folder / file).write_text(text.replace(said, instead, 1))
        refused = complaint("import", "out", f"{number}.league")
        assert refused.startswith(file), refused
        assert why in refused
        if file.startswith("teams"):
            assert re.match(r"[^:]*: event \d+: ", refused), refused
        assert not Path(f"{number}.league").exists()
        (folder / file).write_text(text)
    run("import", "out", "good.league")


def test_no_file_is_made_for_a_league_that_cannot_be(here: Path) -> None:
    assert "lrb7" in complaint("new", "x.league", "--name", "X", "--edition", "lrb7")
    assert "is empty" in complaint("new", "x.league", "--name", " ")
    assert not Path("x.league").exists()
    refused = complaint("new", "no/such/x.league", "--name", "X")
    assert refused.endswith("x.league is in a folder that does not exist")
    assert not Path("no").exists()


# --- teams with a history ---------------------------------------------------------------------


def entered(edition: str, about: str) -> tuple[str, ...]:
    """The words that enter a team whose number 11 has a history."""
    position = {"bb2020": "Human Lineman"}.get(edition, "Lineman")
    text = LINEMEN.format(name="Old").replace("350_000", "50_000").replace("bb2020", edition)
    Path("old.toml").write_text(text.replace("Human Lineman", position) + about)
    return ("add-team", FILE, "--file", "old.toml", "--history")


@pytest.mark.parametrize("edition", ["lrb6", "bb2020"])
@pytest.mark.parametrize("about", ["ma = -1", 'ma = -1\ninjuries = ["ma"]'])
def test_an_injury_comes_along(here: Path, edition: str, about: str) -> None:
    """A file may name the injury, or only the characteristic it left."""
    run("new", FILE, "--name", "X", "--edition", edition)
    run(*entered(edition, about))
    player = told("sheet", FILE, "old")["players"][10]
    assert (player["ma"], player["losses"], player["misses_next"]) == (5, ["ma"], False)


def test_more_learned_than_earned(here: Path) -> None:
    run("new", FILE, "--name", "X", "--edition", "lrb6")
    seven = 'skills = ["Block", "Tackle", "Pro", "Kick", "Fend", "Wrestle", "Frenzy"]\n'
    refused = complaint(*entered("lrb6", seven))
    assert "number 11 has 7 improvements, 0 SPP are enough for 0" in refused
    refused = complaint(*entered("lrb6", 'spp = 15\nskills = ["Block"]\nma = 1'))
    assert "number 11 has 2 improvements, 15 SPP are enough for 1" in refused
    run(*entered("lrb6", 'spp = 16\nskills = ["Block"]\nma = 1'))


# --- books that are open ----------------------------------------------------------------------


def test_books_of_a_friendly_come_before_what_follows(here: Path) -> None:
    """Otherwise whoever wears the shirt by then would have done what another did."""
    founded(())
    run("friendly", FILE, "the-ferrymen", "the-millers")
    run("report", FILE, "1-00-1", "--form", filled("1-00-1"))
    assert complaint("schedule", FILE) == (
        "the-ferrymen has still to do its books of 1-00-1 (home)"
    )
    booked("1-00-1")
    run("schedule", FILE)
    finished()
    run("end-season", FILE)
    refused = complaint("friendly", FILE, "the-ferrymen", "the-millers")
    assert refused == "season 1 is over; friendlies are played in a season"


# --- prices -----------------------------------------------------------------------------------


def test_a_low_cost_lineman_who_helped_out_is_paid() -> None:
    """BB2020: only of those on the list the fee is left out of the value."""
    sheet = sheet_of("bb2020", {"roster": "ogre", "treasury": 100})
    told_of = PlayerReport(0, position="Gnoblar Lineman", kind="journeyman", touchdowns=2)
    desk = books(sheet, report("bb2020", (2, 0), fans=(4, 4), players=[told_of])).until("spend")
    key = next(each.key for each in desk.sheet.guests)
    desk.answer(key).answer("random primary").answer("Agility").until("hire")
    question = desk.desk.question
    assert question is not None
    words = {each.answer: each.words for each in question.choices}
    assert words["hire Gnoblar Lineman"] == "15,000 gold"
    assert words[f"hire {key}"].endswith("Gnoblar Lineman, 25,000 gold")
