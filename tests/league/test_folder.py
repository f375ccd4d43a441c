"""A league as a folder: out, in and out again is the same, and what is wrong is named."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from league.generated import generated
from league.test_seasons import ROSTERS, founded, off_season, settle, walk_over

from pigskin.errors import LeagueError
from pigskin.league import matches, seasons
from pigskin.league.folder import export
from pigskin.league.folder_reading import bring_in, read
from pigskin.league.office import Office, open_office
from pigskin.league.store import LeagueStore
from pigskin.league.values import SIDES


@pytest.fixture
def store(tmp_path: Path) -> Iterator[LeagueStore]:
    with LeagueStore(str(tmp_path / "one.league"), create=True) as opened:
        yield opened


def files(folder: Path) -> dict[str, str]:
    return {
        str(each.relative_to(folder)): each.read_text(encoding="utf-8")
        for each in sorted(folder.rglob("*"))
        if each.is_file()
    }


def again(folder: Path, by: str = "Bo") -> tuple[Office, Path]:
    """The league of a folder in another database, and that one's folder."""
    with LeagueStore(str(folder.parent / "two.league"), create=True) as other:
        office = bring_in(other, read(folder), by, 5.0)
        export(office, folder.parent / "second")
        return office, folder.parent / "second"


@pytest.mark.parametrize("edition", ROSTERS)
def test_out_and_in_and_out_is_the_same(store: LeagueStore, edition: str, tmp_path: Path) -> None:
    """After a whole season, with books that are open, a deduction, and a match withdrawn."""
    chance = random.Random(8)
    office = founded(store, edition)
    walk_over(office, "the-orc")
    off_season(office, chance)
    fixtures = seasons.schedule(office)
    settle(office, fixtures[0], chance)
    matches.withdraw(office, fixtures[0].id, 'a "protest" \\ of Åse', drop=True)
    settle(office, fixtures[1], chance)
    _half_booked(office, fixtures[2].id, chance)
    seasons.deduct(office, fixtures[0].home, 2, "late")
    office.set("bonus", "touchdowns,clean sheet")
    office.correct(fixtures[0].home, "treasury", 70_000, "counted again")
    export(office, tmp_path / "first")
    other, second = again(tmp_path / "first")
    assert files(tmp_path / "first") == files(second)
    with LeagueStore(str(tmp_path / "two.league")) as opened:
        other = open_office(opened)
        assert other.info == office.info
        assert seasons.tables(other) == seasons.tables(office)
        assert seasons.tables(other, 1) == seasons.tables(office, 1)
        for line in office.teams():
            assert other.log(line.id) == office.log(line.id)
        for id, side in ((fixtures[2].id, "home"), (fixtures[2].id, "away")):
            mine, theirs = (matches.desk_of(each, id, side) for each in (office, other))
            assert mine.entries == theirs.entries
            assert mine.answers == theirs.answers


def _half_booked(office: Office, id: str, chance: random.Random) -> None:
    """A match is reported, and the home coach has answered once, if he was asked anything."""
    meeting = matches.meeting(office, id)
    sheets = [office.sheet(meeting.fixture.team(side)) for side in SIDES]
    told = replace(generated(sheets[0], sheets[1], chance), conceded_by=None, ending="full time")
    matches.report(office, id, told)
    desk = matches.desk_of(office, id, "home")
    if desk.question is not None and len(desk.question.answers) > 1:
        matches.answer(office, id, "home", [desk.question.answers[0]])


def test_a_folder_follows_its_league(store: LeagueStore, tmp_path: Path) -> None:
    """What is there no more goes; other files stay. Another league's folder is left alone."""
    office = founded(store, "bb2020")
    fixture = seasons.schedule(office)[0]
    settle(office, fixture, random.Random(1))
    place = tmp_path / "kept"
    export(office, place)
    assert (place / f"reports/{fixture.id}.toml").exists()
    (place / "README.md").write_text("ours")
    matches.withdraw(office, fixture.id, "x", drop=True)
    export(office, place)
    assert not (place / f"reports/{fixture.id}.toml").exists()
    assert (place / "README.md").read_text() == "ours"
    other = founded(store, "bb2020", name="Sea")
    with pytest.raises(LeagueError, match="has another league already: 'river'"):
        export(other, place)


STAGE = '[[stage]]\nid = "d1"\nname = "X"\nkind = "division"\nteams = []\n\n[[fixture]]'
WRONG = [
    ("league.toml", 'name = "River"', "name = 7", "league.toml: name is a text, not 7"),
    ("league.toml", 'state = "running"', 'state = "asleep"', "state is one of drafting, running"),
    ("league.toml", 'edition = "bb2020"', 'edition = "bb1994"', "league.toml: .*bb1994"),
    ("league.toml", "[switches]", '[switches]\nmvp = "dice"', "league.toml: mvp can be"),
    ("league.toml", 'seed = "9"', "sead = 9", "there is no 'sead'; did you mean 'seed'"),
    ("league.toml", 'seed = "9"', "", "league.toml: its seed is missing"),
    ("acts.toml", "number = 2", "number = 3", "acts.toml: act 2 says it is number 3"),
    ("teams/the-human.toml", "n = 3\n", "n = 4\n", "human.toml: event 3 says it is number 4"),
    ("teams/the-human.toml", 'kind = "hired"', 'kind = "hirred"', "event 2 is of no kind there is"),
    ("teams/the-human.toml", "price = 85000", 'price = "much"', "event 2: price is a whole number"),
    ("teams/the-human.toml", "price = 85000", "price = 2000000", "event 2: .*treasury would be -"),
    ("teams/the-human.toml", 'roster = "human"', 'roster = "orc"', "event 1 is of human, bb2020"),
    ("seasons/1.toml", 'home = "the-', 'home = "no-', "fixture 1-01-1: no team 'no-"),
    ("seasons/1.toml", 'stage = "d1"', 'stage = "d9"', "fixture 1-01-1: there is no stage 'd9'"),
    ("seasons/1.toml", 'state = "played"', 'state = "won"', "fixture 1-01-1: state is one of"),
    ("seasons/1.toml", "score = [", "score = [1, ", "fixture 1-01-1: score is 2 numbers"),
    ("seasons/1.toml", 'id = "1-01-2"', 'id = "1-01-1"', "fixture 1-01-1 is there twice"),
    ("league.toml", 'state = "running"', 'state = "drafting"', "stage d1: the league is dr"),
    ("seasons/1.toml", 'kind = "division"', 'kind = "devision"', "stage 1: kind is one of"),
    ("seasons/1.toml", 'round = 1\n', 'round = 1\nkind = "final"\n', "stage d1 has no final"),
    ("seasons/1.toml", '"the-human", ', "", "the-human does not play in stage d1"),
    ("seasons/1.toml", "[[fixture]]", STAGE, "stage d1 is there twice"),
    ("seasons/1.toml", "done = true", "done = false", "home_desk is open"),
    (
        "seasons/1.toml",
        '[[fixture]]\nid = "1-02',
        '[[fixtures]]\nid = "1-02',
        "no 'fixtures' in it",
    ),
    ("reports/1-01-1.toml", 'ending = "', 'edning = "', "reports/1-01-1.toml: .*'edning'"),
    ("reports/1-01-1.toml", 'ending = "full time"', "", "the match is not over"),
    ("reports/1-01-1.toml", 'fixture = "', "fixture = ", "reports/1-01-1.toml: not a form"),
]


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("good")
    with LeagueStore(str(place / "one.league"), create=True) as store:
        office = founded(store, "bb2020")
        fixtures = seasons.schedule(office)
        chance = random.Random(2)
        settle(office, fixtures[0], chance)
        _half_booked(office, fixtures[1].id, chance)
        export(office, place / "out")
    return place / "out"


@pytest.mark.parametrize(("file", "right", "wrong", "why"), WRONG)
def test_what_is_wrong_is_named(
    good: Path, tmp_path: Path, file: str, right: str, wrong: str, why: str
) -> None:
    broken = _copied(good, tmp_path / "broken")
    text = (broken / file).read_text(encoding="utf-8")
    assert right in text
    (broken / file).write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(LeagueError, match=why):
        read(broken)


def _copied(good: Path, place: Path) -> Path:
    for name, text in files(good).items():
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_text(text, encoding="utf-8")
    return place


def test_answers_at_a_desk_that_lead_nowhere_bring_in_nothing(
    good: Path, tmp_path: Path, store: LeagueStore
) -> None:
    broken = _copied(good, tmp_path / "broken")
    text = (broken / "seasons/1.toml").read_text(encoding="utf-8")
    at = text.index('id = "1-01-2"')
    end = text.find("home_desk", at)
    line = 'home_desk = { answers = ["dance"] }\n'
    if 0 <= end < text.find("[[fixture]]", at):
        text = text[:end] + line + text[text.index("\n", end) + 1 :]
    else:
        end = text.index("\n\n", at)
        text = f"{text[:end]}\n{line}{text[end + 1 :]}"
    (broken / "seasons/1.toml").write_text(text, encoding="utf-8")
    why = "seasons/1.toml: fixture 1-01-2: home_desk: 'dance' is no answer"
    with pytest.raises(LeagueError, match=why):
        bring_in(store, read(broken), "Bo", 1.0)
    assert store.titles() == {}
    bring_in(store, read(good), "Bo", 1.0)
    with pytest.raises(LeagueError, match="there is a league 'river' already"):
        bring_in(store, read(good), "Bo", 1.0)


def test_files_that_are_missing_are_named(good: Path, tmp_path: Path) -> None:
    broken = _copied(good, tmp_path / "broken")
    (broken / "reports/1-01-1.toml").rename(broken / "reports/9-09-9.toml")
    with pytest.raises(LeagueError, match=r"reports/9-09-9\.toml: there is no fixture"):
        read(broken)
    (broken / "reports/9-09-9.toml").unlink()
    with pytest.raises(LeagueError, match=r"1-01-1 is played, but reports/1-01-1\.toml is missing"):
        read(broken)
    (broken / "games").mkdir(exist_ok=True)
    (broken / "games/1-01-2.game").write_text("no record")
    with pytest.raises(LeagueError, match=r"games/1-01-2\.game, line 1: not a saved game"):
        read(broken)
    with pytest.raises(LeagueError, match=r"is no league: it has no league\.toml"):
        read(tmp_path)


def test_what_could_not_be_read_again_is_not_written(store: LeagueStore) -> None:
    """A reason without end would make the log of a team unreadable."""
    office = founded(store, "bb2020")
    before = office.log("the-human")
    with pytest.raises(LeagueError, match="reason is a text"):
        office.correct("the-human", "treasury", 5, "x" * 400)
    assert office.log("the-human") == before
