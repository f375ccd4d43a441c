"""Whole seasons: fixtures, books, tables, play-offs, the off-season, and the next one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from league.generated import generated
from league.test_office import any_answer

from pigskin.errors import LeagueError
from pigskin.league import matches, seasons
from pigskin.league.events import Bought, Created, Gold, Hired, Redrafted
from pigskin.league.log import standing
from pigskin.league.office import Office, new_league
from pigskin.league.seasons import Plan
from pigskin.league.store import LeagueStore
from pigskin.league.values import FIXTURE, SIDES, Fixture
from pigskin.teams import problems, ready_team

ROSTERS = {
    "lrb6": ("human", "orc", "nurgle", "undead", "halfling", "skaven"),
    "bb2016": ("human", "orc", "nurgle", "shambling_undead", "halfling", "skaven"),
    "bb2020": ("human", "orc", "nurgle", "vampire", "snotling", "skaven"),
}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[LeagueStore]:
    with LeagueStore(str(tmp_path / "one.league"), create=True) as opened:
        yield opened


def founded(store: LeagueStore, edition: str, teams: int = 4, name: str = "River") -> Office:
    office = new_league(store, name, edition, seed="9", by="Ada", clock=lambda: 1.0)
    for roster in ROSTERS[edition][:teams]:
        office.add_team(replace(ready_team(edition, roster), name=f"The {roster}"))
    return office


def settle(office: Office, fixture: Fixture, chance: random.Random) -> None:
    """A match is played, and both coaches do their books."""
    sheets = [office.sheet(fixture.team(side)) for side in SIDES]
    told = generated(sheets[0], sheets[1], chance, winner=fixture.kind != FIXTURE)
    matches.report(office, fixture.id, told)
    for side in SIDES:
        matches.manage(office, fixture.id, side, any_answer(chance.randrange(1000)))


def season(office: Office, chance: random.Random, divisions: int = 1) -> None:
    for fixture in seasons.schedule(office, Plan(divisions=divisions)):
        settle(office, fixture, chance)
    finish(office, chance)


def walk_over(office: Office, best: str) -> None:
    """A season in which nobody comes: matches are given away to the best team, others by guests."""
    found = seasons.schedule(office)
    while found:
        for fixture in found:
            side = fixture.side_of(best) or "home"
            matches.forfeit(office, fixture.id, matches.OTHER[side])
            matches.manage(office, fixture.id, side, any_answer(1))
        found = seasons.playoffs(office)
    seasons.end_season(office)


def finish(office: Office, chance: random.Random) -> None:
    """Play-offs, and the end of a season."""
    while found := seasons.playoffs(office):
        for fixture in found:
            settle(office, fixture, chance)
    seasons.end_season(office)


def off_season(office: Office, chance: random.Random) -> None:
    for line in office.teams():
        try:
            desk = seasons.REDRAFT.look(office, line.id)
        except LeagueError:
            continue
        given: list[str] = []
        while desk.question is not None:
            answers = desk.question.answers
            cheap = [each for each in answers if each.startswith(("keep", "hire"))]
            last = answers[-1] if answers[-1] == "done" else ""
            answer = last or chance.choice(cheap or answers)
            given.append(answer)
            desk.answer(answer)
        seasons.REDRAFT.answer(office, line.id, given)


def add_up(office: Office) -> None:
    """Sheets are legal, and gold and points are what the entries say."""
    assert office.check() == []
    for line in office.teams():
        gold = 0
        for _, entry in standing(office.log(line.id)):
            event = entry.event
            if isinstance(event, Created):
                gold = event.gold
            elif isinstance(event, Redrafted):
                gold = event.budget
            elif isinstance(event, Gold):
                gold += event.amount
            elif isinstance(event, Bought | Hired):
                gold -= event.price
        sheet = office.sheet(line.id)
        assert sheet.treasury == gold >= 0
        assert problems(sheet.team(), creation=False) == []
        assert len(sheet.active) <= 16


def played(store: LeagueStore, edition: str, seed: int, seasons: int, name: str) -> Office:
    chance = random.Random(seed)
    office = founded(store, edition, name=name)
    for number in range(seasons):
        if number:
            off_season(office, chance)
        season(office, chance)
        add_up(office)
    return office


@pytest.mark.parametrize("edition", ROSTERS)
def test_seasons_follow_on_seasons_and_can_be_played_again(
    store: LeagueStore, edition: str
) -> None:
    one = played(store, edition, 5, 2, "One")
    other, chance = founded(store, edition, name="Other"), random.Random(5)
    for fixture in seasons.schedule(other)[:3]:
        settle(other, fixture, chance)
    for line in other.teams():
        log = other.log(line.id)
        assert one.log(line.id)[: len(log)] == log
    champions = [each for each in one.teams() if one.sheet(each.id).trophies]
    assert len(champions) == 1
    assert one.info.season == 2


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100))
@pytest.mark.parametrize("edition", ROSTERS)
def test_a_hundred_seasons(store: LeagueStore, edition: str, seed: int) -> None:
    played(store, edition, seed, 1, "One")


@pytest.mark.parametrize("edition", ROSTERS)
def test_the_last_match_withdrawn_was_never_played(store: LeagueStore, edition: str) -> None:
    chance = random.Random(3)
    office = founded(store, edition)
    fixtures = seasons.schedule(office)
    for fixture in fixtures[:-1]:
        settle(office, fixture, chance)
    before = {line.id: office.sheet(line.id) for line in office.teams()}
    tables = seasons.tables(office)
    settle(office, fixtures[-1], chance)
    assert seasons.tables(office) != tables
    matches.withdraw(office, fixtures[-1].id, "played on the wrong pitch")
    assert {line.id: office.sheet(line.id) for line in office.teams()} == before
    assert seasons.tables(office) == tables


def test_divisions_and_what_cannot_be_yet(store: LeagueStore) -> None:
    office = founded(store, "bb2020", teams=6)
    with pytest.raises(LeagueError, match="no season is being played"):
        seasons.end_season(office)
    fixtures = seasons.schedule(office, Plan(divisions=2))
    assert len(fixtures) == 6
    assert {each.stage for each in fixtures} == {"d1", "d2"}
    with pytest.raises(LeagueError, match="has its fixtures already"):
        seasons.schedule(office)
    with pytest.raises(LeagueError, match="still to be played or booked: 1-01-1"):
        seasons.playoffs(office)
    with pytest.raises(LeagueError, match="teams come in between"):
        office.add_team(ready_team("bb2020", "dwarf"))
    chance = random.Random(2)
    for fixture in fixtures:
        settle(office, fixture, chance)
    seasons.deduct(office, fixtures[0].home, 3, "never there")
    with pytest.raises(LeagueError, match="no champion without play-offs"):
        seasons.end_season(office)
    semis = seasons.playoffs(office)
    assert [each.kind for each in semis] == ["play-off", "play-off"]
    divisions = {team: table.stage.id for table in seasons.tables(office)
                 for team in table.stage.teams}  # fmt: skip
    assert all(divisions[each.home] != divisions[each.away] for each in semis)
    assert seasons.playoffs(office) == []
    with pytest.raises(LeagueError, match="still to be played or booked"):
        seasons.end_season(office)
    for fixture in semis:
        settle(office, fixture, chance)
    finals = seasons.playoffs(office)
    assert sorted(each.kind for each in finals) == ["final", "third place"]
    with pytest.raises(LeagueError, match="follows from"):
        matches.withdraw(office, semis[0].id, "a protest")
    for fixture in finals:
        settle(office, fixture, chance)
    gold = {line.id: office.sheet(line.id).treasury for line in office.teams()}
    best = seasons.end_season(office)
    for place, prize in enumerate((100_000, 60_000, 30_000, 0)):
        assert office.sheet(best[place]).treasury == gold[best[place]] + prize
    assert [each.effect for each in office.sheet(best[0]).trophies] == ["re-roll"]


def test_points_are_taken_while_a_table_is_counted(store: LeagueStore) -> None:
    """What has followed from a table stands, and so does who has won a season."""
    office = founded(store, "bb2020")

    def refused() -> str:
        with pytest.raises(LeagueError) as refusal:
            seasons.deduct(office, "the-orc", 9, "late")
        return str(refusal.value)

    def given_away(fixtures: list[Fixture]) -> None:
        for fixture in fixtures:
            matches.forfeit(office, fixture.id, "away")
            matches.manage(office, fixture.id, "home", any_answer(1))

    assert "while a season is played: the league is drafting" in refused()
    seasons.schedule(office)
    seasons.deduct(office, "the-orc", 9, "late")
    seasons.unschedule(office)
    given_away(seasons.schedule(office))
    (drawn_anew,) = seasons.tables(office)
    assert sum(each.points for each in drawn_anew.rows) == 6 * 3
    given_away(seasons.playoffs(office))
    assert "the play-offs follow from the table" in refused()
    given_away(seasons.playoffs(office))
    seasons.end_season(office)
    assert "the league is off-season" in refused()
    ladder = founded(store, "bb2020", name="Ladder")
    seasons.begin_ladder(ladder)
    with pytest.raises(LeagueError, match="a ladder has no points"):
        seasons.deduct(ladder, "the-orc", 1, "late")


def test_a_friendly_is_outside_the_table(store: LeagueStore) -> None:
    office = founded(store, "bb2020")
    seasons.schedule(office)
    before = seasons.tables(office)
    friendly = seasons.add_friendly(office, "the-human", "the-vampire")
    assert friendly.id == "1-00-1"
    settle(office, friendly, random.Random(1))
    assert seasons.tables(office) == before
    assert office.sheet("the-human").record.friendlies == 1
    assert not any(each.feats.get("mvp") for each in office.sheet("the-human").active)
