"""A season that is a ladder: teams challenge each other, and the order is what comes of it."""

from __future__ import annotations

from dataclasses import replace

from pigskin.dice import Dice
from pigskin.errors import LeagueError
from pigskin.league.fixtures import shuffled
from pigskin.league.ladder import Order, why_not
from pigskin.league.office import Office
from pigskin.league.seasons.calendar import begin_season, check_plays
from pigskin.league.seasons.ladder_order import order_of, results_of, rules_of
from pigskin.league.seasons.redrawing import with_new_dice
from pigskin.league.values import LADDER, OPEN, Fixture, Stage, fixture_id


def begin_ladder(office: Office) -> Order:
    """A season without fixtures: its teams on a ladder, in an order of chance."""
    with office.writing() as rows:
        info, teams = begin_season(rows)
        order = tuple(shuffled(teams, Dice(f"{info.seed}/{info.season}/ladder")))
        rows.put_stage(Stage(info.season, LADDER, "Ladder", LADDER, order))
        rows.put_info(info)
        office.write_down(rows, f"season {info.season} begins: a ladder of {len(order)} teams")
        return order


def ladder(office: Office, season: int | None = None) -> Order:
    """The ladder as it stands now, the first on top."""
    with office.reading() as rows:
        wanted = rows.info().season if season is None else season
        return order_of(rows, replace(rows.info_of(wanted), season=wanted))


def challenge(office: Office, challenger: str, challenged: str) -> Fixture:
    """A team wants to meet one that stands above it."""
    with office.writing() as rows:
        info = rows.info()
        wrong = why_not(
            order_of(rows, info),
            challenger,
            challenged,
            rules_of(info),
            results_of(rows, info.season),
        )
        for each in rows.fixtures(info.season):
            for team in (challenger, challenged):
                if each.stage == LADDER and each.state == OPEN and each.side_of(team):
                    wrong = wrong or f"{team} has still to play {each.id}"
        if wrong:
            raise LeagueError(wrong)
        for team in (challenger, challenged):
            check_plays(rows, team)
        round = 1 + max([each.round for each in rows.fixtures(info.season)], default=0)
        id = fixture_id(info.season, round, 1)
        found = Fixture(id, info.season, LADDER, round, challenged, challenger)
        (fixture,) = with_new_dice(rows, [found])
        rows.add_fixtures([fixture])
        office.write_down(rows, f"{fixture.id}: {challenger} challenges {challenged}")
        return fixture
