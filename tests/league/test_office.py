"""The office of a league: teams, matches, books, and everything a commissioner does by hand."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from league.test_desks import report_of

from pigskin import PigskinError
from pigskin.errors import IllegalAnswer, LeagueError
from pigskin.league import matches
from pigskin.league.desk import Desk
from pigskin.league.events import Bought, Gold
from pigskin.league.log import Entry, fold
from pigskin.league.office import Office, new_league, open_office
from pigskin.league.store import LeagueStore, Meanwhile
from pigskin.league.values import FORFEITED, OPEN, UNPLAYED, VOID, Fixture
from pigskin.report import MatchReport
from pigskin.teams import ready_team

EDITIONS = ("lrb6", "bb2016", "bb2020")
FIXTURES = [
    Fixture("1-01-1", 1, "d1", 1, "the-ferrymen", "the-bruisers"),
    Fixture("1-02-1", 1, "d1", 2, "the-bruisers", "the-ferrymen"),
]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[LeagueStore]:
    with LeagueStore(str(tmp_path / "one.league"), create=True) as opened:
        yield opened


def founded(store: LeagueStore, edition: str = "bb2020") -> Office:
    """A league of two teams with two fixtures."""
    office = new_league(store, "River League", edition, seed="7", by="Ada", clock=lambda: 1.0)
    for roster, name in (("human", "The Ferrymen"), ("orc", "The Bruisers")):
        office.add_team(replace(ready_team(edition, roster), name=name))
    with office.writing() as rows:
        rows.add_fixtures(FIXTURES)
    return office


def any_answer(seed: int) -> Callable[[Desk], str]:
    chance = random.Random(seed)

    def choose(desk: Desk) -> str:
        assert desk.question is not None
        answers = desk.question.answers
        return "done" if "done" in answers and chance.random() < 0.4 else chance.choice(answers)

    return choose


def played(office: Office, id: str = "1-01-1") -> MatchReport:
    meeting = matches.meeting(office, id)
    logs = [office.log(meeting.fixture.team(side)) for side in ("home", "away")]
    told = report_of(office.info.edition, 3, logs)
    matches.report(office, id, told)
    return told


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_match_goes_into_the_books_of_both_teams(store: LeagueStore, edition: str) -> None:
    office = founded(store, edition)
    told = played(office)
    with pytest.raises(LeagueError, match="1-01-1 is played already"):
        matches.report(office, "1-01-1", told)
    with pytest.raises(LeagueError, match="has still to do its books of 1-01-1"):
        matches.meeting(office, "1-02-1")
    for side in ("home", "away"):
        before = office.sheet(FIXTURES[0].team(side))
        desk = matches.manage(office, "1-01-1", side, any_answer(1))
        assert desk.before == before
        assert office.sheet(FIXTURES[0].team(side)) == desk.sheet
        with pytest.raises(LeagueError, match="done already"):
            matches.manage(office, "1-01-1", side, any_answer(1))
    assert matches.meeting(office, "1-02-1").home == office.sheet("the-bruisers").team()
    assert office.check() == []
    assert [each.text for each in office.acts()][-1] == "1-01-1: the-bruisers has done its books"


def test_answers_are_kept_one_by_one(store: LeagueStore, tmp_path: Path) -> None:
    """A coach who leaves finds his desk as he left it, and cannot roll again by coming back."""
    office = founded(store)
    played(office)
    first = matches.desk_of(office, "1-01-1", "home")
    assert first.question is not None
    given = first.question.answers[0]
    matches.answer(office, "1-01-1", "home", [given])
    with LeagueStore(str(tmp_path / "one.league")) as again:
        later = matches.desk_of(open_office(again), "1-01-1", "home")
        assert later.answers == [given]
        first.answer(given)
        assert later.entries == first.entries
    with pytest.raises(IllegalAnswer):
        matches.answer(office, "1-01-1", "home", ["done", "nonsense"])
    assert matches.desk_of(office, "1-01-1", "home").answers == [given]


@pytest.mark.parametrize("edition", EDITIONS)
def test_withdrawing_a_match_is_as_if_it_had_never_been(store: LeagueStore, edition: str) -> None:
    office = founded(store, edition)
    before = [office.sheet(each.id) for each in office.teams()]
    played(office)
    for side in ("home", "away"):
        matches.manage(office, "1-01-1", side, any_answer(4))
    assert [office.sheet(each.id) for each in office.teams()] != before
    matches.withdraw(office, "1-01-1", "the wrong teams")
    assert [office.sheet(each.id) for each in office.teams()] == before
    assert matches.meeting(office, "1-01-1").fixture.state == OPEN
    played(office)
    matches.manage(office, "1-01-1", "home", any_answer(4))
    assert office.check() == []


def test_what_makes_no_sense_without_a_match_is_shown_and_can_be_dropped(
    store: LeagueStore,
) -> None:
    """Gold won in the first match was spent after the second."""
    office = founded(store)
    with office.writing() as rows:
        line = rows.team("the-ferrymen")
        poor = fold(rows.log(line.id)).treasury
        entries = [
            Entry(Gold(50_000, "winnings"), "winnings", "1-01-1"),
            Entry(Bought("cheerleader", 1, poor + 20_000), "hiring", "1-02-1"),
        ]
        rows.append(line.id, line.entries, entries, "Ada", 1.0)
        rows.put_fixture(replace(rows.fixture("1-01-1"), state="played"))
    with pytest.raises(matches.Clashes, match=r"buys a cheerleader.*the treasury would be -"):
        matches.withdraw(office, "1-01-1", "they were late")
    assert office.sheet("the-ferrymen").cheerleaders == 1 + _cheerleaders()
    matches.withdraw(office, "1-01-1", "they were late", drop=True)
    assert office.sheet("the-ferrymen").cheerleaders == _cheerleaders()
    assert office.sheet("the-ferrymen").treasury == poor


def _cheerleaders() -> int:
    return ready_team("bb2020", "human").cheerleaders


def test_two_who_finish_at_once(store: LeagueStore, tmp_path: Path) -> None:
    """The second is refused, and nothing is doubled."""
    office = founded(store)
    played(office)
    with LeagueStore(str(tmp_path / "one.league")) as other:
        with other.reading("river-league") as rows:
            old = rows.fixture("1-01-1")
        matches.manage(office, "1-01-1", "home", any_answer(2))
        entries = len(office.log("the-ferrymen"))
        with pytest.raises(Meanwhile), other.writing("river-league") as rows:
            rows.put_fixture(old)
        with pytest.raises(Meanwhile), other.writing("river-league") as rows:
            rows.append("the-ferrymen", 1, office.log("the-ferrymen")[-1:], "Bo", 2.0)
    assert len(office.log("the-ferrymen")) == entries


def test_forfeits_and_voids(store: LeagueStore) -> None:
    office = founded(store)
    assert matches.forfeit(office, "1-01-1", "away").state == FORFEITED
    gold = office.sheet("the-ferrymen").treasury
    desk = matches.manage(office, "1-01-1", "home", any_answer(1))
    assert desk.sheet.treasury == gold + 10_000 * desk.rolled[0]
    assert sum(each.feats.get("mvp", 0) for each in desk.sheet.active) == 2
    with pytest.raises(LeagueError, match="are done already"):
        matches.manage(office, "1-01-1", "away", any_answer(1))
    assert matches.void(office, "1-02-1").state == VOID
    with pytest.raises(LeagueError, match="1-02-1 is void"):
        matches.forfeit(office, "1-02-1", "both")
    matches.withdraw(office, "1-02-1", "it is played after all")
    assert matches.forfeit(office, "1-02-1", "both").state == UNPLAYED


def test_numbers_are_put_right_with_a_reason(store: LeagueStore) -> None:
    office = founded(store)
    sheet = office.correct("the-ferrymen", "treasury", "45_000", "counted again")
    assert sheet.treasury == office.sheet("the-ferrymen").treasury == 45_000
    last = office.why("the-ferrymen", "treasury")[-1]
    assert (last.after, last.entry.by) == (45_000, "Ada")
    assert "counted again" in last.told
    assert office.correct("the-ferrymen", "niggling", 1, "forgotten", "p01").player("p01").niggling
    for wrong in (
        ("colour", 1, "x", ""), ("treasury", -1, "x", ""), ("treasury", 5, " ", ""),
        ("niggling", 1, "x", "p99"), ("misses_next", "maybe", "x", "p01"),
        ("state", "lazy", "x", "p01"), ("number", 2, "two wear it", "p01"),
    ):  # fmt: skip
        with pytest.raises(LeagueError):
            office.correct("the-ferrymen", wrong[0], wrong[1], wrong[2], wrong[3])


def test_switches_are_turned_by_name(store: LeagueStore) -> None:
    office = founded(store)
    office.set("redraft_cap", "1300000")
    office.set("bonus", "touchdowns,casualties")
    assert office.info.switches.redraft_cap == 1_300_000
    assert office.info.switches.bonus == ("touchdowns", "casualties")
    for name, value in (("redraft", "1"), ("mvp", "dice"), ("points", "3,1"), ("mvp_dead", "so")):
        with pytest.raises(LeagueError):
            office.set(name, value)


def test_what_cannot_be_is_refused_in_words(store: LeagueStore, tmp_path: Path) -> None:
    office = founded(store)
    with pytest.raises(LeagueError, match="already"):
        new_league(store, "River League", "bb2020")
    with pytest.raises(PigskinError):
        new_league(store, "Sea League", "bb1994")
    with pytest.raises(LeagueError, match="name"):
        new_league(store, " ", "bb2020")
    with pytest.raises(LeagueError, match="a team of lrb6"):
        office.add_team(ready_team("lrb6", "human"))
    with pytest.raises(LeagueError, match="there is a team the-ferrymen already"):
        office.add_team(ready_team("bb2020", "human"), id="the-ferrymen")
    with pytest.raises(LeagueError, match="did you mean"):
        office.team_id("the ferymen")
    with pytest.raises(LeagueError, match="there is no such league"):
        LeagueStore(str(tmp_path / "other.league"))
    with pytest.raises(LeagueError, match="there is no fixture '9-09-9'"):
        matches.meeting(office, "9-09-9")
    for told, why in (
        (MatchReport(edition="bb2020", score=(1, 0)), "not over"),
        (MatchReport(edition="lrb6", score=(1, 0), ending="full time"), "the league plays"),
    ):
        with pytest.raises(LeagueError, match=why):
            matches.report(office, "1-01-1", told)
    form = MatchReport.from_toml(
        "score = [1, 0]\nending = 'full time'\n[[home.player]]\nshirt = 77\ntouchdowns = 1"
    )
    with pytest.raises(LeagueError, match="nobody of The Ferrymen wears number 77"):
        matches.report(office, "1-01-1", form)
    assert matches.meeting(office, "1-01-1").fixture.state == OPEN
