"""A match that is given away without being played: it is in the books of both teams."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from league.test_office import FIXTURES, any_answer, founded

from pigskin.errors import LeagueError
from pigskin.league import fold, matches, redraft, seasons
from pigskin.league.events import Gold, Mvp, PlayedMatch, Redrafted
from pigskin.league.folder import export
from pigskin.league.folder_reading import bring_in, read
from pigskin.league.leaders import team_record
from pigskin.league.office import Office
from pigskin.league.store import LeagueStore
from pigskin.league.values import DIVISION, FINAL, RUNNING, Fixture, Stage

EDITIONS = ("lrb6", "bb2016", "bb2020")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[LeagueStore]:
    with LeagueStore(str(tmp_path / "one.league"), create=True) as opened:
        yield opened


def given_away(store: LeagueStore, edition: str = "bb2020", by: str = "away") -> Office:
    office = founded(store, edition)
    matches.forfeit(office, "1-01-1", by)
    if by != "both":
        matches.manage(office, "1-01-1", "home" if by == "away" else "away", any_answer(1))
    return office


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_gave_way_has_lost_in_his_books_too(store: LeagueStore, edition: str) -> None:
    office = given_away(store, edition)
    *_, last = office.log("the-bruisers")
    assert last.event == PlayedMatch("The Ferrymen", (0, 1), "lost", forfeit=True)
    assert (last.match, last.step) == ("1-01-1", "forfeit")
    assert last.event.told(office.sheet("the-bruisers")) == (
        "lost 0:1 against The Ferrymen, without a match"
    )
    won, lost = (office.sheet(each).record for each in ("the-ferrymen", "the-bruisers"))
    assert (won.won, won.lost, won.games) == (1, 0, 0)
    assert (lost.won, lost.lost, lost.games) == (0, 1, 0)
    record = team_record("the-bruisers", office.log("the-bruisers"))
    assert (record.lost, record.touchdowns_against) == (1, 1)
    with pytest.raises(LeagueError, match="are done already"):
        matches.desk_of(office, "1-01-1", "away")
    assert office.check() == []


def test_nobody_came_and_both_have_lost(store: LeagueStore) -> None:
    office = given_away(store, by="both")
    for line in office.teams():
        sheet = office.sheet(line.id)
        assert (sheet.record.lost, sheet.record.games) == (1, 0)
        assert not [each for each in office.log(line.id) if isinstance(each.event, Mvp)]


@pytest.mark.parametrize("by", ("home", "away", "both"))
def test_withdrawn_it_was_never_given_away(store: LeagueStore, by: str) -> None:
    office = founded(store)
    before = [office.sheet(each.id) for each in office.teams()]
    matches.forfeit(office, "1-01-1", by)
    matches.withdraw(office, "1-01-1", "they came after all")
    assert [office.sheet(each.id) for each in office.teams()] == before
    matches.forfeit(office, "1-01-1", by)
    if by != "both":
        matches.manage(office, "1-01-1", "home" if by == "away" else "away", any_answer(1))
    matches.withdraw(office, "1-01-1", "they came after all, once more")
    assert [office.sheet(each.id) for each in office.teams()] == before
    assert office.check() == []


@pytest.mark.parametrize("by", ("home", "both"))
def test_it_goes_out_and_in_again(store: LeagueStore, by: str, tmp_path: Path) -> None:
    office = founded(store)
    with office.writing() as rows:
        rows.put_stage(Stage(1, "d1", "One", DIVISION, ("the-ferrymen", "the-bruisers")))
        rows.put_info(replace(rows.info(), state=RUNNING))
    matches.forfeit(office, "1-01-1", by)
    export(office, tmp_path / "out")
    with LeagueStore(str(tmp_path / "two.league"), create=True) as other:
        again = bring_in(other, read(tmp_path / "out"), "Bea", 2.0)
        for line in office.teams():
            assert fold(again.log(line.id)) == office.sheet(line.id)
        export(again, tmp_path / "again")
    for file in (tmp_path / "out").rglob("*.toml"):
        twin = tmp_path / "again" / file.relative_to(tmp_path / "out")
        assert file.read_text() == twin.read_text()


def test_a_correction_after_it_stands(store: LeagueStore) -> None:
    office = given_away(store)
    gold = office.sheet("the-bruisers").treasury
    office.correct("the-bruisers", "treasury", gold + 10_000, "a fine paid back")
    assert office.sheet("the-bruisers").treasury == gold + 10_000
    assert office.sheet("the-bruisers").record.lost == 1


def test_a_match_nobody_played_is_no_game_for_the_next_list(store: LeagueStore) -> None:
    """BB2020, re-draft: 20,000 for a game played, 20,000 more for a fixture won."""
    office = given_away(store)
    for team, earned in (("the-ferrymen", 20_000), ("the-bruisers", 0)):
        sheet = office.sheet(team)
        (event,) = [
            each.event for each in redraft(sheet).entries if isinstance(each.event, Redrafted)
        ]
        assert event.budget == 1_000_000 + sheet.treasury + earned


def test_friendlies_and_play_offs_are_not_given_away_like_that(store: LeagueStore) -> None:
    office = founded(store)
    friendly = seasons.add_friendly(office, "the-ferrymen", "the-bruisers")
    with pytest.raises(LeagueError, match="is a friendly: nobody wins it by coming; void it"):
        matches.forfeit(office, friendly.id, "away")
    final = Fixture("1-09-1", 1, "playoffs", 9, FIXTURES[0].home, FIXTURES[0].away, FINAL)
    with office.writing() as rows:
        rows.add_fixtures([final])
    with pytest.raises(LeagueError, match="is a final and needs a winner"):
        matches.forfeit(office, "1-09-1", "both")
    matches.forfeit(office, "1-09-1", "away")
    assert [each for each in office.log("the-ferrymen") if isinstance(each.event, Gold)] == []
