"""`pigskin league`, as a commissioner types it: a whole day, and everything that can go wrong."""

from __future__ import annotations

import doctest
import gzip
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
from fumbbl_log import Log
from typer.testing import CliRunner

from pigskin.cli import app
from pigskin.league import matches
from pigskin.league.office import open_office
from pigskin.league.store import LeagueStore

PAGE = Path(__file__).parents[2] / "docs" / "cli.md"
LINEMEN = """\
edition = "bb2020"
roster = "human"
name = "{name}"
rerolls = 2
fan_factor = 1
treasury = 350_000
""" + "".join(
    f'\n[[players]]\nnumber = {n}\nname = "Liner {n}"\nposition = "Human Lineman"\n'
    for n in range(1, 12)
)
FILE = "river.league"
COMMAND = typer.main.get_command(app)


def run(*words: str, typed: str = "", code: int = 0) -> str:
    """What a verb prints; it must exit with `code`."""
    result = CliRunner().invoke(app, ["league", *words], input=typed)
    assert result.exit_code == code, (words, result.output)
    return result.stdout


def told(*words: str) -> Any:
    return json.loads(run(*words, "--json"))


def complaint(*words: str) -> str:
    """The one line in which a verb complains."""
    result = CliRunner().invoke(app, ["league", *words])
    assert result.exit_code == 2, (words, result.output)
    lines = result.stderr.splitlines()
    assert len(lines) == 1, (words, lines)
    assert lines[0].startswith("pigskin: "), words
    assert not result.stdout, words
    return lines[0].removeprefix("pigskin: ")


def founded(teams: tuple[str, ...] = ("orc", "skaven")) -> None:
    """A league of two teams of linemen, and some ready ones."""
    run("new", FILE, "--name", "River League", "--seed", "7", "--as", "Ada")
    for name in ("The Ferrymen", "The Millers"):
        Path("team.toml").write_text(LINEMEN.format(name=name))
        run("add-team", FILE, "--file", "team.toml", "--as", "Ada")
    for roster in teams:
        run("add-team", FILE, "--roster", roster, "--name", f"The {roster.title()}s")


def fixtures(*words: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = told("fixtures", FILE, *words)
    return found


def filled(id: str, score: tuple[int, int] = (1, 0), more: str = "") -> str:
    """A form, as somebody has filled it in."""
    form = run("form", FILE, id).replace("score = [0, 0]", f"score = [{score[0]}, {score[1]}]")
    form = form.replace("# fans =", "fans =")
    Path("form.toml").write_text(f"{form}\n{more}")
    return "form.toml"


def booked(id: str) -> None:
    for side in ("home", "away"):
        assert "are done" in run("desk", FILE, id, "--side", side, "--auto")


def test_a_match_of_fumbbl_that_we_cannot_follow(here: Path) -> None:
    founded()
    run("schedule", FILE)
    by_hand = {"the-ferrymen", "the-millers"}
    (fixture,) = [each for each in fixtures() if {each["home"], each["away"]} == by_hand]
    id = str(fixture["id"])
    data = Log().prelude().kick().idles_to_half_time().second_half().final_whistle().noted()
    books = data["game"]["gameResult"]
    books["teamResultHome"] |= {"score": 1, "treasuryUsedOnInducements": 50_000}
    books["teamResultHome"]["playerResults"][2]["touchdowns"] = 1
    Path("theirs.gz").write_bytes(gzip.compress(json.dumps(data).encode()))
    shown = run("report", FILE, id, "--fumbbl", "theirs.gz")
    assert " 1:0 " in shown
    assert "note: as FUMBBL noted it: our engine cannot follow this match (" in shown
    assert "as FUMBBL noted it" in run("history", FILE)
    booked(id)
    log = run("log", FILE, str(fixture["home"]))
    assert "earns 3 SPP (touchdowns 1)" in log
    assert "inducements: -50,000 gold" in log
    run("withdraw", FILE, id, "--reason", "the wrong file")
    assert "0 problems" in run("check", FILE)


# --- a commissioner's day ---------------------------------------------------------------------


def test_a_day(here: Path) -> None:
    founded()
    shown = run("schedule", FILE, "--first-deadline", "2026-01-05", "--days", "3", "--as", "Ada")
    assert shown == "season 1: 6 fixtures in 3 rounds\n"
    first = fixtures("--round", "1")
    assert [each["deadline"] for each in first] == ["2026-01-05"] * 2
    assert "by 2026-01-05, late" in run("fixtures", FILE)

    # One is played by computers.
    by_hand = {"the-ferrymen", "the-millers"}
    (apart,) = [each for each in fixtures() if not {each["home"], each["away"]} & by_hand]
    computers = str(apart["id"])
    coaches = ("--home-coach", "random", "--away-coach", "random")
    assert f"{computers}: " in run("play", FILE, computers, *coaches)
    assert "books: home and away" in run("fixtures", FILE)
    (waiting,) = [each for each in fixtures("--open") if each["id"] == computers]
    assert waiting["books_missing"] == ["home", "away"]
    assert "has still to do its books" in complaint("play", FILE, _next(apart), *coaches)
    booked(computers)

    # One comes from FUMBBL; who cannot be matched must be named.
    (human,) = [each for each in fixtures() if {each["home"], each["away"]} == by_hand]
    id = str(human["id"])
    log = Log().prelude().kick().idles_to_half_time().second_half().final_whistle()
    data = log.noted()
    Path("whole.gz").write_bytes(gzip.compress(json.dumps(data).encode()))
    data["game"]["teamHome"]["playerArray"][10]["playerNr"] = 33
    Path("odd.gz").write_bytes(gzip.compress(json.dumps(data).encode()))
    asked = complaint("report", FILE, id, "--fumbbl", "odd.gz")
    assert "home 33 (Somebody 11, Human Lineman)" in asked
    assert "say who it is: --player 'home 33=7'" in asked
    assert "two players" in complaint(
        "report", FILE, id, "--fumbbl", "odd.gz", "--player", "home 33=3"
    )
    shown = run("report", FILE, id, "--fumbbl", "odd.gz", "--player", "home 33=11")
    assert f"{id}: " in shown
    assert " 0:0 " in shown
    assert "played already" in complaint("report", FILE, id, "--fumbbl", "whole.gz")
    booked(id)

    # One on paper. A score without scorers is noted.
    paper = str(fixtures("--open")[0]["id"])
    note = run("report", FILE, paper, "--form", filled(paper, (2, 0)))
    assert "note: home has 2 touchdowns, scorers are named of 0" in note
    typed = "nonsense\nsheet\ndone\n" + "done\n" * 5
    shown = run("desk", FILE, paper, "--side", "home", typed=typed)
    assert "'nonsense' is no answer here" in shown
    assert shown.endswith(f"The books of {paper} (home) are done.\n")
    run("desk", FILE, paper, "--side", "away", "--auto")

    # A mistake is put right, a match withdrawn.
    team = str(human["home"])
    run("correct", FILE, team, "treasury", "45_000", "--reason", "counted again", "--as", "Bo")
    run("correct", FILE, team, "niggling", "1", "--reason", "forgotten", "--player", "4")
    last = told("why", FILE, team, "treasury")[-1]
    assert (last["after"], last["by"]) == (45_000, "Bo")
    assert "counted again" in run("log", FILE, team)
    assert "niggling" in run("sheet", FILE, team)
    before = _sheet(team)
    run("withdraw", FILE, id, "--reason", "played on the wrong pitch", "--drop")
    assert "(withdrawn)" in run("log", FILE, team)
    assert _sheet(team)["record"] != before["record"]

    # The rest, and the end.
    while left := fixtures("--open"):
        next_one = str(left[0]["id"])
        run("report", FILE, next_one, "--form", filled(next_one))
        booked(next_one)
    assert [row["played"] for row in told("table", FILE)] == [3] * 4
    assert "3 points for a win" in run("table", FILE)
    assert "<table" in run("paper", FILE)
    assert "<table" in run("sheet", FILE, team, "--html")
    assert run("sheet", FILE, team, "--forum").startswith("[code]")
    run("deduct", FILE, "the-orcs", "1", "--reason", "late")
    assert "(-1)" in run("table", FILE)
    assert "champions: " in run("end-season", FILE)
    assert told("history", FILE)["champions"][0]["season"] == 1
    assert "champions of season 1: The" in run("history", FILE)
    assert "not ready for season 2" in complaint("schedule", FILE)
    for line in ("the-ferrymen", "the-millers", "the-orcs"):
        assert "has its list" in run("redraft", FILE, line, "--auto")
    shown = run("redraft", FILE, "the-skavens", typed="keep 1\nkeep 1\n")
    assert "is on the list already" in shown
    assert shown.endswith("The list of the-skavens is left open; every answer is kept.\n")
    run("redraft", FILE, "the-skavens", "--auto")

    # Out and in again.
    run("schedule", FILE, "--times", "2")
    assert run("check", FILE) == "river-league: 4 teams, 0 problems\n"
    run("export", FILE, "out")
    run("import", "out", "other.league")
    run("export", "other.league", "again")
    assert _files(here / "out") == _files(here / "again")
    assert "there is a league 'river-league' already" in complaint("import", "out", "other.league")


def _next(fixture: dict[str, object]) -> str:
    """The next fixture of the team that was at home."""
    found = fixtures("--team", str(fixture["home"]), "--open")
    return next(str(each["id"]) for each in found if each["id"] != fixture["id"])


def _sheet(team: str) -> Any:
    return told("sheet", FILE, team)


def _files(folder: Path) -> dict[str, bytes]:
    return {
        str(each.relative_to(folder)): each.read_bytes()
        for each in sorted(folder.rglob("*"))
        if each.is_file()
    }


# --- single verbs -----------------------------------------------------------------------------


def test_a_team_is_drafted_by_hand(here: Path) -> None:
    founded(())
    typed = "done\nhire Orc Lineman\nhire Dwarf\n" + "hire Orc Lineman\n" * 10 + "buy re\ndone\n"
    shown = run("draft", FILE, "--roster", "orc", "--name", "The Bruisers", typed=typed)
    assert "'hire Dwarf' is no answer here" in shown
    last = "the-bruisers: The Bruisers, Orc, 11 players, value 610,000, treasury 390,000"
    assert shown.splitlines()[-1] == last
    left = run("draft", FILE, "--roster", "orc", "--name", "Others", typed="1\nquit\n")
    assert left.endswith("The draft of Others is left; what was answered is kept.\n")
    assert "no team 'Others' plays here" in complaint("sheet", FILE, "Others")


def test_a_team_with_a_history_is_entered_as_it_is(here: Path) -> None:
    founded(())
    text = LINEMEN.format(name="Veterans").replace("treasury = 350_000", "treasury = 20_000")
    Path("old.toml").write_text(text.replace("number = 3\n", 'number = 3\nskills = ["Block"]\n'))
    assert "Veterans" in complaint("add-team", FILE, "--file", "old.toml")
    run("add-team", FILE, "--file", "old.toml", "--history")
    sheet = _sheet("veterans")
    assert sheet["treasury"] == 20_000
    assert sheet["players"][2]["skills"] == ["Block"]


def test_several_leagues_in_one_database(here: Path) -> None:
    founded(())
    run("new", FILE, "--name", "Sea League", "--edition", "lrb6")
    assert "has not one league but 2: river-league, sea-league" in complaint("table", FILE)
    run("add-team", FILE, "--roster", "human", "--league", "Sea League")
    assert "1 team, 0 problems" in run("check", FILE, "--league", "sea-league")


def test_switches_are_listed_with_words_and_turned(here: Path) -> None:
    founded(())
    lines = [line.strip() for line in run("set", FILE).splitlines()]
    at = lines.index("redraft_cap = 0")
    assert lines[at + 1] == "Most gold for a new season; 0 is no limit."
    assert lines[-1].startswith("These do nothing in bb2020: ")
    run("set", FILE, "redraft_cap", "1300000")
    held = {each["name"]: each["value"] for each in told("set", FILE)}
    assert held["redraft_cap"] == 1_300_000


def test_what_is_not_played_and_who_is_called_otherwise(here: Path) -> None:
    founded()
    run("schedule", FILE, "--rounds", "2")
    one, two, three, four = [str(each["id"]) for each in fixtures()]
    assert "books to do, desk --side away" in run("forfeit", FILE, one, "--by", "home")
    run("desk", FILE, one, "--side", "away", "--auto")
    assert run("void", FILE, two) == f"{two} is void\n"
    run("deadline", FILE, three, "2026-12-24")
    assert fixtures("--round", "2")[0]["deadline"] == "2026-12-24"
    run("deadline", FILE, three, "none")
    run("forfeit", FILE, three, "--by", "both")
    shown = run("fixtures", FILE)
    assert "home gave way" in shown
    assert "lost by both" in shown
    made = run("friendly", FILE, "The Orcs", "The Millers")
    assert made.startswith("1-00-1: the-orcs and the-millers")
    run("rename", FILE, "the-orcs", "The Old Orcs")
    run("rename", FILE, "the-orcs", "Gob", "--player", "1")
    assert "The Old Orcs" in run("sheet", FILE, "the-orcs")
    assert _sheet("the-orcs")["players"][0]["name"] == "Gob"
    assert complaint("retire", FILE, "the-orcs", "--back") == "the-orcs plays already"
    run("retire", FILE, "the-orcs")
    assert complaint("retire", FILE, "the-orcs") == "the-orcs plays no more already"
    assert _sheet("the-orcs")["retired"]
    assert four


def test_a_ladder(here: Path) -> None:
    founded()
    assert run("schedule", FILE, "--ladder") == "season 1: a ladder of 4 teams\n"
    order = [each["team"] for each in told("table", FILE)]
    made = run("challenge", FILE, order[2], order[0])
    assert made == f"1-01-1: {order[2]} challenges {order[0]}\n"
    run("report", FILE, "1-01-1", "--form", filled("1-01-1", (0, 1)))
    assert run("table", FILE).splitlines()[0].startswith("  1 The ")
    assert told("table", FILE)[0]["team"] == order[2]


def test_a_match_is_left_and_goes_on(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIGSKIN_STATE", str(here / "state"))
    founded(())
    run("schedule", FILE, "--times", "2")
    kept = ("--save", "derby.game")
    shown = run("play", FILE, "1-01-1", "--away-coach", "random", *kept, typed="quit\n")
    assert shown.endswith("1-01-1 is not over, nothing is reported; go on with --load\n")
    goes_on = ("--home-coach", "random", "--away-coach", "random", "--load", "derby.game")
    assert "this is not the match of 1-02-1" in complaint("play", FILE, "1-02-1", *goes_on)
    run("correct", FILE, "the-millers", "treasury", "5", "--reason", "x")
    assert "meet as they are now" in complaint("play", FILE, "1-01-1", *goes_on)
    run("correct", FILE, "the-millers", "treasury", "350000", "--reason", "x")
    assert "books to do" in run("play", FILE, "1-01-1", *goes_on)
    run("export", FILE, "out")
    assert Path("out/games/1-01-1.game").exists()
    run("withdraw", FILE, "1-01-1", "--reason", "again")
    saved = ("--game", "out/games/1-01-1.game")
    assert "books to do" in run("report", FILE, "1-01-1", *saved)
    again = ("report", FILE, "1-02-1", "--game", "derby.game")
    assert "still to do its books" in complaint(*again)


def test_play_offs(here: Path) -> None:
    founded()
    run("schedule", FILE, "--rounds", "1")
    for id in ("1-01-1", "1-01-2"):
        run("forfeit", FILE, id, "--by", "both")
    assert run("playoffs", FILE).count("play-off") == 2
    assert run("playoffs", FILE) == "there is nothing more to pair now\n"
    for id in ("1-02-1", "1-02-2"):
        assert "needs a winner" in complaint("report", FILE, id, "--form", filled(id, (0, 0)))
        run("report", FILE, id, "--form", filled(id))
        booked(id)
    assert "final" in run("playoffs", FILE)
    assert "third place" in run("fixtures", FILE, "--open")
    for id in ("1-03-1", "1-03-2"):
        run("report", FILE, id, "--form", filled(id))
        booked(id)
    assert run("end-season", FILE).splitlines()[1].startswith("  2. the-")


def test_leaders(here: Path) -> None:
    founded(())
    run("schedule", FILE)
    assert run("stats", FILE, "--by", "td") == "nobody has any touchdowns yet\n"
    more = "[[home.player]]\nshirt = 4\ntouchdowns = 2\n"
    assert "scorers" not in run("report", FILE, "1-01-1", "--form", filled("1-01-1", (2, 0), more))
    booked("1-01-1")
    (best,) = told("stats", FILE, "--by", "td")
    assert (best["count"], best["number"]) == (2, 4)
    assert "4 Liner 4" in run("stats", FILE, "--by", "td", "--season", "1")


def test_dice_can_be_rolled_on_a_table(here: Path) -> None:
    founded(())
    run("schedule", FILE)
    run("report", FILE, "1-01-1", "--form", filled("1-01-1"))
    entered = ("desk", FILE, "1-01-1", "--side", "home", "--dice", "entered")
    assert "what do the dice show (D6)?" in run(*entered, typed="7\n5\n")
    shown = run("desk", FILE, "1-01-1", "--side", "home", typed="3\ndone\ndone\n6\n")
    assert "most valued player: 3 Liner 3, 4 SPP (rolled 3)" in shown
    assert "done already" in complaint(*entered)


# --- what is wrong ----------------------------------------------------------------------------

WRONG = [
    (("table", "no.league"), "there is no such league; pigskin league new makes one"),
    (("table", "team.toml"), "team.toml"),
    (("table", "folder"), "folder"),
    (("table", ""), "the name of the league's file is empty"),
    (("new", FILE, "--name", "River League"), "there is a league 'river-league' already"),
    (("new", FILE, "--name", " "), "the name of the league is empty"),
    (("new", FILE, "--name", "X", "--edition", "bb1994"), "bb1994"),
    (("new", FILE, "--name", "X", "--as", "A\x1bB"), "cannot be shown"),
    (("add-team", FILE), "--roster or with --file"),
    (("add-team", FILE, "--roster", "gnomes"), "gnomes"),
    (("add-team", FILE, "--roster", "orc", "--history"), "--history is for a team file"),
    (("add-team", FILE, "--file", "no.toml"), "no.toml"),
    (("draft", FILE, "--roster", "orc", "--name", ""), "--name is empty"),
    (("draft", FILE, "--roster", "orc", "--name", "X"), "teams come in between"),
    (("set", FILE, "mvp"), "say what mvp is to be"),
    (("set", FILE, "points", "-1,0,0"), "points is a whole number from 0, not '-1'"),
    (("set", FILE, "mvp", "dice"), "mvp can be random, nominate3, coach"),
    (("schedule", FILE), "has its fixtures already"),
    (("schedule", FILE, "--first-deadline", "soon"), "a day is such as 2026-11-30, not 'soon'"),
    (("schedule", FILE, "--league", "sea"), "has no league 'sea'"),
    (("fixtures", FILE, "--team", "Orks"), "no team 'Orks' plays here"),
    (("unschedule", "no.league"), "there is no such league"),
    (("friendly", FILE, "the-orcs", "the-orcs"), "cannot meet itself"),
    (("challenge", FILE, "the-orcs", "the-millers"), "ladder"),
    (("deadline", FILE, "1-01-1", "never"), "a day is such as"),
    (("play", FILE, "9-09-9"), "there is no fixture '9-09-9'"),
    (("play", FILE, "1-01-1", "--home-coach", "nobody"), "nobody"),
    (("play", FILE, "1-01-1", "--load", "no.game"), "no.game"),
    (("report", FILE, "1-01-1"), "one of --game, --form and --fumbbl"),
    (("report", FILE, "1-01-1", "--form", "no.toml"), "no.toml: cannot be read"),
    (("report", FILE, "1-01-1", "--form", "team.toml"), "team.toml: a report has no"),
    (("report", FILE, "1-01-1", "--form", "other.toml"), "is of 1-01-2, not of 1-01-1"),
    (("report", FILE, "1-01-1", "--form", "77.toml"), "wears number 77"),
    (("report", FILE, "1-01-1", "--form", "77.toml", "--player", "x"), "--player is for --fumbbl"),
    (("report", FILE, "1-01-1", "--fumbbl", "team.toml"), "team.toml"),
    (("report", FILE, "1-01-1", "--fumbbl", "team.toml", "--player", "7"), "'7' names nobody"),
    (("form", FILE, "x"), "there is no fixture 'x'"),
    (("desk", FILE, "1-01-1", "--side", "home"), "not there: the match is open"),
    (("desk", FILE, "1-01-1", "--side", "left"), "--side is home or away, not 'left'"),
    (("desk", FILE, "1-01-1", "--side", "home", "--dice", "loaded"), "--dice are rolled or"),
    (("desk", FILE, "1-01-1", "--side", "home", "--dice", "entered", "--auto"), "--auto rolls"),
    (("stats", FILE, "--by", "goals"), "leaders are counted by"),
    (("teams", "no.league"), "there is no such league"),
    (("records", "no.league"), "there is no such league"),
    (("cemetery", "no.league"), "there is no such league"),
    (("fame", "no.league"), "there is no such league"),
    (("rates", "no.league"), "there is no such league"),
    (("sheet", FILE, "Orks"), "no team 'Orks'"),
    (("log", FILE, "Orks"), "no team 'Orks'"),
    (("why", FILE, "the-orcs", "gold"), "a sheet has no 'gold'"),
    (("why", FILE, "the-orcs", "spp", "--player", "99"), "wears number 99"),
    (("correct", FILE, "the-orcs", "treasury", "-5", "--reason", "x"), "from 0, not '-5'"),
    (("correct", FILE, "the-orcs", "treasury", "much", "--reason", "x"), "a whole number from 0"),
    (("correct", FILE, "the-orcs", "treasury", "5", "--reason", " "), "a correction has a reason"),
    (("correct", FILE, "the-orcs", "treasury", "5", "--reason", "x" * 301), "reason is a text"),
    (("correct", FILE, "the-orcs", "colour", "5", "--reason", "x"), "'colour' cannot be corrected"),
    (("correct", FILE, "the-orcs", "coach", "Bo", "--reason", "x"), "a coach is changed by rename"),
    (("strike", FILE, "the-orcs", "999", "--reason", "x"), "has no entry 999 that counts"),
    (("strike", FILE, "the-orcs", "1", "--reason", "x"), "entry 1 of the-orcs cannot be struck"),
    (("withdraw", FILE, "1-01-1", "--reason", "x"), "1-01-1 has not been played"),
    (("forfeit", FILE, "1-01-1", "--by", "nobody"), "by home, away or both"),
    (("void", FILE, "x"), "there is no fixture 'x'"),
    (("deduct", FILE, "the-orcs", "0", "--reason", "x"), "one point or more"),
    (("deduct", FILE, "the-orcs", "-3", "--reason", "x"), "one point or more"),
    (("rename", FILE, "the-orcs", " "), "the name is empty"),
    (("retire", FILE, "Orks"), "no team 'Orks'"),
    (("playoffs", FILE), "still to be played or booked"),
    (("end-season", FILE), "still to be played or booked"),
    (("prize", FILE, "the-orcs"), "the-orcs is owed no prize"),
    (("redraft", FILE, "the-orcs"), "between seasons"),
    (("redraft", FILE, "the-orcs", "--auto"), "between seasons"),
    (
        ("desk", FILE, "1-01-1", "--side", "home", "--auto", "--manager", "boss"),
        "no manager 'boss'",
    ),
    (("simulate", FILE, "--coach", "nobody"), "nobody"),
    (("sheet", FILE, "the-orcs", "--html", "--json"), "one of --json, --html and --forum"),
    (("paper", "no.league"), "there is no such league"),
    (("history", "no.league"), "there is no such league"),
    (("check", "no.league"), "there is no such league"),
    (("export", FILE, "folder"), "has something else in it"),
    (("export", FILE, "team.toml"), "is no folder"),
    (("import", "folder", "new.league"), "it has no league.toml"),
]


def test_wrong_words_get_one_line_and_change_nothing(here: Path) -> None:
    founded()
    run("schedule", FILE)
    Path("folder").mkdir()
    Path("folder/notes.txt").write_text("x")
    for name, text in (
        ("other", 'fixture = "1-01-2"'),
        ("77", "[[home.player]]\nshirt = 77\ntouchdowns = 1"),
    ):
        Path(f"{name}.toml").write_text(f'score = [1, 0]\nending = "full time"\n{text}\n')
    run("export", FILE, "before")
    for words, why in WRONG:
        assert why in complaint(*words), words
    run("export", FILE, "after")
    assert _files(here / "before") == _files(here / "after")
    assert {words[0] for words, _ in WRONG} == set(verbs_by_name())


# --- several at once --------------------------------------------------------------------------


def started(*words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "pigskin", "league", *words],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip


def both(*words: str) -> list[str]:
    """Two processes do the same at the same moment: one does it, the other complains."""
    two = [started(*words), started(*words)]
    ended = [each.communicate(timeout=60) for each in two]
    assert sorted(each.returncode for each in two) == [0, 2], ended
    return [complained for _, complained in ended if complained]


def test_nothing_is_lost_or_doubled(here: Path) -> None:
    founded(())
    run("schedule", FILE)
    (refused,) = both("report", FILE, "1-01-1", "--form", filled("1-01-1"))
    assert "played already" in refused or "meanwhile" in refused
    (refused,) = both("desk", FILE, "1-01-1", "--side", "home", "--auto")
    assert "done already" in refused or "meanwhile" in refused

    # A coach has answered once when his machine dies.
    coach = started("desk", FILE, "1-01-1", "--side", "away", "--dice", "entered")
    assert coach.stdin is not None
    assert coach.stdout is not None
    coach.stdin.write("4\n")
    coach.stdin.flush()
    while "most valued player" not in (line := coach.stdout.readline()):
        assert line
    coach.kill()
    coach.communicate()
    with LeagueStore(FILE) as store:
        office = open_office(store)
        assert matches.desk_of(office, "1-01-1", "away").answers == ["4"]
    run("desk", FILE, "1-01-1", "--side", "away", typed="2\ndone\ndone\n6\n")
    logs = [told("log", FILE, each) for each in ("the-ferrymen", "the-millers")]
    for log in logs:
        kinds = [each["kind"] for each in log]
        assert kinds.count("played match") == kinds.count("mvp") == 1
    assert run("check", FILE).endswith("0 problems\n")


# --- the page ---------------------------------------------------------------------------------


def test_the_page_of_commands_names_every_verb_and_option() -> None:
    page = PAGE.read_text(encoding="utf-8")
    section = page.partition("## pigskin league")[2].partition("\n## ")[0]
    parts = re.findall(r"^- `([\w-]+) [^`]*`: (.*?)(?=^- |^$|\Z)", section, re.S | re.M)
    assert {name for name, _ in parts} == set(verbs_by_name())
    for name, text in parts:
        command = verbs_by_name()[name]
        known = {word for each in command.params for word in each.opts if word.startswith("--")}
        told_of = set(re.findall(r"`(--[\w-]+)", text)) - {"--no-records"}
        assert told_of == known - {"--league", "--as", "--help"}, name


def verbs_by_name() -> dict[str, Any]:
    found: dict[str, Any] = COMMAND.commands["league"].commands  # type: ignore[attr-defined]
    return found


def test_the_worked_example(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every line of the page does what it says."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LOGNAME", "ada")
    page = (PAGE.parent / "leagues.md").read_text(encoding="utf-8")
    section = page.partition("## At the command line")[2].partition("\n## ")[0]
    blocks = re.findall(r"^```(console|toml)\n(.*?)^```", section, re.S | re.M)
    assert len(blocks) > 3
    for kind, text in blocks:
        if kind == "toml":
            name = text.partition("\n")[0].removeprefix("# ")
            Path(name).write_text(text)
            continue
        for line, expected in re.findall(r"^\$ (.*?)\n(.*?)(?=^\$ |\Z)", text, re.S | re.M):
            words, _, file = line.partition(" > ")
            typed = "".join([f"{each}\n" for each in re.findall(r"^> (.*)$", expected, re.M)])
            shown = run(*shlex.split(words)[2:], typed=typed)
            if file:
                Path(file).write_text(shown)
            else:
                flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
                right = doctest.OutputChecker().check_output(expected, shown, flags)
                assert right, f"{line}\n{shown}"
