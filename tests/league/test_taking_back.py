"""An answer at a desk can be taken back until dice have followed it; drafts are kept like desks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from league.test_commands import FILE, complaint, filled, founded, run, told
from league.test_mended import founded as many_meetings
from league.test_mended import play, side_of

from pigskin.dice import ScriptedDice
from pigskin.errors import IllegalAnswer, LeagueError
from pigskin.league import Desk, drafts, matches, seasons
from pigskin.league.asking import Choice, Flow
from pigskin.league.events import Noted
from pigskin.league.folder_reading import read
from pigskin.league.office import Office, open_office
from pigskin.league.sheet import Sheet
from pigskin.league.store import LeagueStore, Meanwhile
from pigskin.report import PlayerReport

DRAFT = ("draft", FILE, "--name", "The Bruisers")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[LeagueStore]:
    with LeagueStore(str(tmp_path / "one.league"), create=True) as opened:
        yield opened


@pytest.fixture
def office(store: LeagueStore) -> Office:
    """T1 has scored twice, so there are points to spend; and gold to spend on players."""
    found = many_meetings(store)
    found.correct("t1", "treasury", 100_000, "a gift")
    play(found, "1-01-1", [PlayerReport(3, took_part=True, touchdowns=2)], score=(2, 0))
    return found


@pytest.fixture
def side(office: Office) -> str:
    return side_of(office, "1-01-1", "t1")


# --- a desk -----------------------------------------------------------------------------------


def a_walk(desk: Desk) -> Flow[None]:
    """Two questions, a roll, a question."""
    for kind in ("first", "second"):
        answer = yield from desk.ask(kind, "Which way?", [Choice("left"), Choice("right")])
        desk.do(Noted(answer))
    face = yield from desk.d6("how far")
    desk.do(Noted(str(face)))
    yield from desk.ask("last", "Back?", [Choice("yes"), Choice("no")])
    yield from desk.ask("end", "Done?", [Choice("yes")])


def walking(sheet: Sheet, dice: str) -> Desk:
    return Desk(sheet, (("walk", a_walk),), dice=ScriptedDice([dice]) if dice else None)


def test_what_dice_have_followed_stands(office: Office) -> None:
    desk = walking(office.sheet("t1"), "D6=4")
    with pytest.raises(IllegalAnswer, match="nothing has been answered yet"):
        desk.take_back()
    desk.answer("left")
    assert desk.take_back() == "left"
    assert (desk.answers, desk.entries) == ([], [])
    desk.answer("right")
    desk.answer("left")
    with pytest.raises(IllegalAnswer, match="'left' stands: dice have followed it"):
        desk.take_back()
    assert desk.answers == ["right", "left"]
    desk.answer("no")
    assert desk.take_back() == "no"
    with pytest.raises(IllegalAnswer, match="'left' stands"):
        desk.take_back()
    desk.answer("yes")
    desk.answer("yes")
    with pytest.raises(IllegalAnswer, match="the desk is done"):
        desk.take_back()


def test_faces_that_were_typed_are_typed_anew(office: Office) -> None:
    """But what was chosen before they fell stands, also while they are asked for."""
    desk = walking(office.sheet("t1"), "")
    for each in ("left", "right", "4"):
        desk.answer(each)
    assert desk.take_back() == "4"
    with pytest.raises(IllegalAnswer, match="'right' stands: dice have followed it"):
        desk.take_back()
    desk.answer("5")
    assert desk.rolled == [5]
    assert [entry.event for entry in desk.entries] == [Noted("left"), Noted("right"), Noted("5")]


# --- books ------------------------------------------------------------------------------------


def test_books_go_back_answer_by_answer(office: Office, side: str) -> None:
    before = matches.desk_of(office, "1-01-1", side)
    matches.answer(office, "1-01-1", side, ["done", "fire p01", "hire Human Lineman"])
    assert "p01" not in [each.key for each in matches.desk_of(office, "1-01-1", side).sheet.active]
    for left in (["done", "fire p01"], ["done"], []):
        assert matches.take_back(office, "1-01-1", side).answers == left
    again = matches.desk_of(office, "1-01-1", side)
    assert (again.sheet, again.entries) == (before.sheet, before.entries)
    with pytest.raises(IllegalAnswer, match="nothing has been answered yet"):
        matches.take_back(office, "1-01-1", side)
    with pytest.raises(LeagueError, match="rolled here; it has begun"):
        matches.answer(office, "1-01-1", side, [], by_hand=True)  # dice have been seen all the same
    matches.answer(office, "1-01-1", side, ["done", "done"])
    with pytest.raises(LeagueError, match="done already"):
        matches.take_back(office, "1-01-1", side)


def test_two_at_a_desk_of_whom_one_takes_back(office: Office, side: str) -> None:
    """As many answers as one has seen, but others: what he says would answer another question."""
    seen = matches.answer(office, "1-01-1", side, ["done", "fire p01"]).answers
    with pytest.raises(Meanwhile, match="somebody else has answered"):
        matches.take_back(office, "1-01-1", side, seen=["done"])
    matches.take_back(office, "1-01-1", side, seen=seen)
    matches.answer(office, "1-01-1", side, ["hire Human Lineman"], seen=["done"])
    with pytest.raises(Meanwhile, match="somebody else has answered"):
        matches.answer(office, "1-01-1", side, ["done"], seen=seen)
    with pytest.raises(Meanwhile, match="somebody else has answered"):
        matches.take_back(office, "1-01-1", side, seen=seen)
    assert matches.desk_of(office, "1-01-1", side).answers == ["done", "hire Human Lineman"]


def test_undo_at_the_terminal(here: Path) -> None:
    founded(())
    run("schedule", FILE)
    run("report", FILE, "1-01-1", "--form", filled("1-01-1"))
    home = ("desk", FILE, "1-01-1", "--side", "home")
    first = run(*home, typed="undo\nquit\n")
    assert "nothing has been answered yet" in first
    while "Who is hired or fired" not in first:
        first = run(*home, typed="done\nquit\n")
    shown = run(*home, typed="fire 1\nundo\nfire 2\nquit\n")
    lines = [each.strip() for each in shown.splitlines()]
    first, back, second = (
        lines.index(each)
        for each in ("1 Liner 1 is fired", "taken back: fire 1", "2 Liner 2 is fired")
    )
    assert first < back < second
    run(*home, typed="UNDO\ndone\n")
    team = next(each["home"] for each in told("fixtures", FILE) if each["id"] == "1-01-1")
    shirts = [each["number"] for each in told("sheet", FILE, str(team))["players"]]
    assert {1, 2} <= set(shirts)


def test_no_hint_is_dangerous(here: Path) -> None:
    """Who mistypes is not offered to fire somebody or to give something up."""
    founded(("human",))
    run("schedule", FILE)
    id = next(str(each["id"]) for each in told("fixtures", FILE) if each["home"] == "the-humans")
    run("report", FILE, id, "--form", filled(id))
    words = ("hire x", "hire 9", "fier 9", "dismis apothecary", "ires 1")
    typed = "".join([f"{each}\n" for each in words])
    shown = run("desk", FILE, id, "--side", "home", typed=f"done\n{typed}quit\n")
    said = [each.partition("is no answer here; such as ")[2] for each in shown.splitlines()]
    said = [each for each in said if each]
    assert len(said) == len(words)
    for each in said:
        assert each.startswith("hire ")
        assert "fire" not in each
        assert "dismiss" not in each


def test_a_program_gets_no_dangerous_hint_either(office: Office, side: str) -> None:
    matches.answer(office, "1-01-1", side, ["done"])
    with pytest.raises(IllegalAnswer) as refusal:
        matches.answer(office, "1-01-1", side, ["fires p09"])
    assert "did you mean" not in str(refusal.value)


# --- drafts -----------------------------------------------------------------------------------


def test_a_draft_goes_on_where_it_was_left(here: Path) -> None:
    founded(())
    first = run(*DRAFT, "--roster", "orc", "--coach", "Bo", typed="hire Orc Lineman\n" * 3)
    assert first.endswith("The draft of The Bruisers is left; what was answered is kept.\n")
    assert told("teams", FILE)["drafts"] == [
        {"name": "The Bruisers", "coach": "Bo", "roster": "orc"}
    ]
    assert run("teams", FILE).endswith("being drafted: The Bruisers (orc)\n")
    assert "no team 'The Bruisers' plays here" in complaint("sheet", FILE, "The Bruisers")
    shown = run("draft", FILE, "--name", "the bruisers", typed="buy re\nundo\nquit\n")
    assert "850,000 gold are left" in shown
    assert "  taken back: buy re-roll\n" in shown
    typed = "hire Orc Lineman\n" * 8 + "done\n"
    last = run(*DRAFT, typed=typed).splitlines()[-1]
    assert last == "the-bruisers: The Bruisers, Orc, 11 players, value 550,000, treasury 450,000"
    assert told("sheet", FILE, "the-bruisers")["coach"] == "Bo"
    assert told("teams", FILE)["drafts"] == []
    assert "there is a team called The Bruisers already" in complaint(*DRAFT, "--roster", "orc")


def test_a_draft_without_answers_is_none(here: Path) -> None:
    founded(())
    run(*DRAFT, "--roster", "orc", typed="quit\n")
    assert told("teams", FILE)["drafts"] == []
    run(*DRAFT, "--roster", "human", typed="hire Ogre\nundo\n")
    assert told("teams", FILE)["drafts"] == []
    assert "no draft of The Bruisers was left; a new one needs a roster" in complaint(*DRAFT)
    orcs = (*DRAFT, "--roster", "orc")
    assert "Orc teams choose of: none" in complaint(*orcs, "--rule", "Old World Classic")
    assert "no roster 'orcs'" in complaint(*DRAFT, "--roster", "orcs")
    assert "the coach" in complaint(*orcs, "--coach", "x" * 999)


def test_a_draft_that_is_going_on_is_in_the_way(here: Path) -> None:
    founded(())
    run(*DRAFT, "--roster", "orc", "--coach", "Bo", typed="hire Orc Lineman\n")
    assert "with the roster orc; draft --forget" in complaint(*DRAFT, "--roster", "human")
    assert "with the coach Bo; draft --forget" in complaint(*DRAFT, "--coach", "Ada")
    ready = ("add-team", FILE, "--roster", "orc", "--name", "The bruisers")
    assert "a team called The Bruisers is being drafted" in complaint(*ready)
    assert "is being drafted" in complaint("rename", FILE, "the-millers", "The Bruisers")
    assert "no draft of The Brusers was left; did you mean 'The Bruisers'?" in complaint(
        "draft", FILE, "--name", "The Brusers", "--forget"
    )
    assert run(*DRAFT, "--forget") == "The draft of The Bruisers is let go.\n"
    run(*ready)


def test_a_season_begins_without_those_who_are_drafted(here: Path) -> None:
    founded(())
    run(*DRAFT, "--roster", "orc", typed="hire Orc Lineman\n")
    assert "The Bruisers is still being drafted, and does not play" in run("schedule", FILE)
    assert "season 1 is being played; teams come in between" in complaint(*DRAFT)
    run("unschedule", FILE)
    assert "950,000 gold are left" in run(*DRAFT, typed="quit\n")


def test_a_draft_begins_again_if_the_league_allows_less(here: Path) -> None:
    founded(())
    run(*DRAFT, "--roster", "orc", typed="buy re-roll\n" * 3)
    assert "begins again" not in run("set", FILE, "rerolls_max", "3")
    assert "the draft of The Bruisers begins again" in run("set", FILE, "rerolls_max", "2")
    assert told("teams", FILE)["drafts"] == []


def test_two_at_one_draft(store: LeagueStore) -> None:
    many_meetings(store)
    office = open_office(store, by="Bo")
    seasons.unschedule(office)
    draft = drafts.opened(office, "New", "orc")
    drafts.answer(office, draft, ["hire Orc Lineman"], seen=[])
    with pytest.raises(Meanwhile, match="somebody else has answered for New meanwhile"):
        drafts.answer(office, draft, ["buy re-roll"], seen=[])
    drafts.answer(office, draft, ["hire Orc Lineman"] * 10 + ["done"], seen=["hire Orc Lineman"])
    with pytest.raises(LeagueError, match="there is a team called New already"):
        drafts.answer(office, draft, ["hire Orc Lineman"])
    assert len(office.sheet("new").active) == 11


def test_drafts_are_in_the_folder(here: Path) -> None:
    founded(())
    run(*DRAFT, "--roster", "orc", typed="hire Orc Lineman\nbuy re-roll\n")
    run("export", FILE, "out")
    run("import", "out", "other.league")
    run("export", "other.league", "again")
    text = Path("out/league.toml").read_text()
    assert '[[draft]]\nname = "The Bruisers"\nroster = "orc"\n' in text
    assert Path("again/league.toml").read_text() == text
    for right, wrong, why in (
        ('"buy re-roll"', '"dance"', "league.toml: draft 1: 'dance' is no answer"),
        ('roster = "orc"', 'roster = "orcs"', "league.toml: draft 1: .*'orcs'"),
        ("The Bruisers", "The Millers", "draft 1: teams/the-millers.toml is called 'The Millers'"),
    ):
        Path("out/league.toml").write_text(text.replace(right, wrong))
        with pytest.raises(LeagueError, match=why):
            read("out")
