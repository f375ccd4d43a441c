"""Papers of leagues: what stands on them is what the sheets and the tables say, and names do
nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from league.paper import HOSTILE, Page, full_sheet, new_sheet
from league.test_seasons import finish, founded, season, settle
from rich.cells import cell_len

from pigskin.errors import LeagueError
from pigskin.league import matches, seasons
from pigskin.league.leaders import careers, cemetery, hall_of_fame, leaders
from pigskin.league.office import Office, new_league
from pigskin.league.papers import (
    league_report_html,
    team_sheet_forum,
    team_sheet_html,
    team_sheet_text,
)
from pigskin.league.seasons import Plan
from pigskin.league.sheet import Sheet, SheetPlayer, Trophy
from pigskin.league.standings import formula
from pigskin.league.store import LeagueStore
from pigskin.league.values import Fixture
from pigskin.teams import ready_team

EDITIONS = ("lrb6", "bb2016", "bb2020")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[LeagueStore]:
    with LeagueStore(str(tmp_path / "one.league"), create=True) as opened:
        yield opened


# --- team sheets ------------------------------------------------------------------------------


def shown(sheet: Sheet, player: SheetPlayer) -> list[str]:
    """The characteristics of a player as the page has them, with marks and what is read out."""
    found = []
    for stat in [each for each in ("ma", "st", "ag", "pa", "av") if each in sheet.rules.stats]:
        said = sheet.rules.show(stat, sheet.stat(player, stat))
        raised, lost = player.raised(stat), player.losses.count(stat)
        said += f" {'▲' * raised} raised by {raised}" if raised else ""
        said += f" {'▼' * lost} lost {lost}" if lost else ""
        found.append(said)
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_page_has_the_numbers_of_the_sheet(edition: str) -> None:
    sheet = full_sheet(edition)
    head, *rows = Page(team_sheet_html(sheet)).rows()
    assert len(rows) == 16
    for row, player in zip(rows, sheet.active, strict=True):
        cells = dict(zip(head, row, strict=True))
        assert cells["No."] == str(player.number)
        assert cells["Player"] == f"{player.name} {player.position}"
        start = head.index("MA")
        stats = shown(sheet, player)
        assert row[start : start + len(stats)] == stats
        assert cells["Skills"].replace(" ,", ",") == ", ".join(sheet.skills_of(player))
        assert (f"niggling {player.niggling}" in cells["Injuries"]) == (player.niggling > 0)
        assert ("MNG" in cells["Injuries"]) == (player.misses_next and not player.resting)
        assert ("rests" in cells["Injuries"]) == player.resting
        assert cells["SPP"].startswith(f"{player.spp} ")
        assert cells["TD"] == str(player.feats["touchdowns"])
        assert cells["Cas"] == str(player.feats["casualties"] or "")
        assert cells["Value"] == f"{sheet.value_of(player) // 1000}k"


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_stands_below_adds_up_to_the_team_value(edition: str) -> None:
    trophy = Trophy("championship", "re-roll")
    sheet = replace(full_sheet(edition), trophies=(trophy,), fans_in_value="all")
    page = Page(team_sheet_html(sheet))
    _, staff, gold, record = [page.rows(table) for table in range(4)]
    assert staff[0] == ["Re-rolls", "5", f"{5 * sheet.roster.reroll_cost // 1000}k"]
    worth = sum(int(row[2].rstrip("k")) for row in staff if len(row) == 3 and row[2])
    told = {row[0]: int(row[1].rstrip("k").replace(",", "")) for row in gold}
    assert worth == told["Staff and re-rolls"]
    assert worth + told["16 players"] == told["Team value"] == sheet.total_value // 1000
    assert told["Current value"] == sheet.value // 1000 < told["Team value"]
    assert told["Treasury"] == 385
    assert record == [["Won", "11"], ["Drawn", "3"], ["Lost", "2"]]
    assert "championship: one more re-roll" in page.text


@pytest.mark.parametrize(
    ("edition", "points", "skills", "title"),
    [
        ("lrb6", 5, 0, "Rookie"),
        ("lrb6", 16, 1, "Veteran"),
        ("bb2016", 176, 6, "Legend"),
        ("bb2020", 176, 0, "Rookie"),
        ("bb2020", 3, 2, "Veteran"),
        ("bb2020", 200, 7, "Legend"),
    ],
)
def test_a_title_is_of_points_or_of_advancements(
    edition: str, points: int, skills: int, title: str
) -> None:
    full = full_sheet(edition, skills=skills)
    player = replace(full.players["p01"], earned=points, spent=0)
    head, row = Page(team_sheet_html(replace(full, players={"p01": player}))).rows()
    assert row[head.index("SPP")] == f"{points} {title}"


def test_who_may_be_hired_is_named() -> None:
    sheet = new_sheet("bb2020")
    guest = replace(
        sheet.active[0], key="p99", number=77, name="Guest", how="raised", state="guest"
    )
    told = f"77 Guest (raised {guest.position})"
    assert told in Page(team_sheet_html(sheet.having(guest))).text
    assert told in " ".join(team_sheet_text(sheet.having(guest)).split())


def test_a_hostile_name_is_shown_and_does_nothing() -> None:
    sheet = replace(full_sheet("bb2020"), name=HOSTILE, coach=HOSTILE)
    sheet = sheet.having(replace(sheet.players["p01"], name=HOSTILE))
    html = team_sheet_html(sheet)
    page = Page(html)
    assert page.text.count(HOSTILE) == 4  # in the title, too
    assert not {"script", "img", "link"} & set(page.elements)
    assert not [each for each in page.attributes if each.startswith("on") or each == "src"]
    assert "http" not in html.replace("http-equiv", "")


def test_a_page_is_whole_in_any_encoding() -> None:
    html = team_sheet_html(replace(full_sheet("bb2020"), name="Łódź \N{PILE OF POO}"))
    assert html.isascii()
    assert "Łódź \N{PILE OF POO}" in Page(html).text
    assert "▲" in Page(html).text


def test_a_direction_mark_is_written_out() -> None:
    assert (
        "evil\\u202e" in Page(team_sheet_html(replace(new_sheet("lrb6"), name="evil\u202e"))).text
    )


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_terminal_has_it_within_its_columns(edition: str, width: int) -> None:
    sheet = full_sheet(edition)
    text = team_sheet_text(sheet, width)
    assert max(cell_len(line) for line in text.splitlines()) <= width
    words = " ".join(text.split())
    assert f"Team value {sheet.total_value // 1000:,}k" in words
    assert f"Current value {sheet.value // 1000:,}k" in words
    assert "+" + sheet.players["p01"].skills[0] in words
    assert "↑" in words
    assert "↓" in words
    assert "MNG" in words
    assert "Season 1: won 11, drawn 3, lost 2" in words


def test_a_forum_sees_no_brackets_but_ours() -> None:
    text = team_sheet_forum(replace(new_sheet("bb2020"), name="[/code][url=x]Tanners[/url]"))
    assert text.startswith("[code]\n(/code)(url=x)Tanners(/url)\n")
    assert text.endswith("[/code]\n")
    assert text.count("[") == 2


# --- reports ----------------------------------------------------------------------------------


def fixtures_of(office: Office) -> list[Fixture]:
    with office.reading() as rows:
        return rows.fixtures()


def test_a_report_says_what_the_league_says(store: LeagueStore) -> None:
    office = founded(store, "bb2020")
    chance = random.Random(5)
    for fixture in seasons.schedule(office):
        settle(office, fixture, chance)
    seasons.deduct(office, "the-orc", 2, "late again")
    finish(office, chance)
    page = Page(league_report_html(office))
    every = [row for table in range(len(page.tables)) for row in page.rows(table)]
    names = {line.id: line.name for line in office.teams()}

    [table] = seasons.tables(office)
    head, *rows = page.rows(0)
    standings = [dict(zip(head, row, strict=True)) for row in rows]
    assert [(row["Team"], row["Pts"], row["TD"]) for row in standings] == [
        (names[it.team], str(it.points), f"{it.touchdowns}:{it.touchdowns_against}")
        for it in table.rows
    ]
    assert formula(office.info.switches) in page.text
    assert "The orc loses 2 points: late again" in page.text
    [champions] = [each for each in names if office.sheet(each).trophies]
    assert f"Champions {names[champions]}" in page.text

    logs = {line.id: office.log(line.id) for line in office.teams()}
    for category in ("touchdowns", "casualties", "spp"):
        first = leaders(careers(logs, 1), category)[0]
        who = f"{first.career.name} {first.career.position}, {first.career.team_name}"
        assert ["1", who, str(first.count)] in every
    for each in (*cemetery(logs), *hall_of_fame(logs)):
        assert each.career.name in page.text
    for fixture in fixtures_of(office):
        home, away = fixture.score
        caused, suffered = fixture.casualties
        level = f"{fixture.winner} wins " if fixture.winner and home == away else ""
        score = f"{home}:{away} {level}{caused}:{suffered} cas"
        assert [names[fixture.home], score, names[fixture.away]] in every


def test_every_plot_has_its_numbers_in_a_table(store: LeagueStore) -> None:
    office = founded(store, "lrb6")
    chance = random.Random(2)
    for fixture in seasons.schedule(office)[:4]:
        settle(office, fixture, chance)
    html = league_report_html(office)
    page = Page(html)
    [values] = [table for n in range(len(page.tables)) if (table := page.rows(n))[0][1] == "Start"]
    for row in values[1:]:
        sheet = next(it for line in office.teams() if (it := office.sheet(line.id)).name == row[0])
        now = [cell for cell in row if cell][-1]
        assert now == f"{sheet.total_value // 1000:,}k"
        assert f'"Team value from {row[1][:-1]} to {now[:-1]} thousand"' in html
    assert page.elements.count("svg") == 3 * 4 + 1  # and one of win rates
    assert page.elements.count("figure") == page.elements.count("details") == 4
    casualties = page.text.partition("Casualties by match in numbers")[2]
    for fixture in fixtures_of(office)[:4]:
        assert f"{fixture.casualties[0]}:{fixture.casualties[1]}" in casualties
        assert f"{fixture.casualties[1]}:{fixture.casualties[0]}" in casualties


def test_matches_that_were_not_played_say_so(store: LeagueStore) -> None:
    office = founded(store, "bb2020")
    first, second, third, *_ = seasons.schedule(office, Plan(first_deadline=date(2027, 3, 1)))
    matches.forfeit(office, first.id, "away")
    matches.forfeit(office, second.id, "both")
    matches.void(office, third.id)
    page = Page(league_report_html(office))
    every = [row[1] for n in range(len(page.tables)) for row in page.rows(n) if len(row) == 3]
    assert every.count("1:0 given away") == 1
    assert every.count("–:– lost by both") == 1
    assert every.count("–:– void") == 1
    assert every.count("–:–") == 3
    assert "Round 3 by 2027-03-15" in page.text
    assert "2 of 5" in page.text


def test_a_league_without_matches_has_a_page_too(store: LeagueStore) -> None:
    office = new_league(store, "Bare", "lrb6")
    assert "Bare" in Page(league_report_html(office)).text
    office.add_team(ready_team("lrb6", "human"))
    page = Page(league_report_html(office))
    assert "Teams as they are now" in page.text
    assert "Hall of fame" not in page.text


def test_an_earlier_season_has_its_own_page(store: LeagueStore) -> None:
    office = founded(store, "lrb6", teams=2)
    chance = random.Random(1)
    season(office, chance)
    before = Page(league_report_html(office))
    season(office, chance)
    again = Page(league_report_html(office, 1))
    assert again.rows(0) == before.rows(0)
    assert "Season 1, over" in again.text
    assert "Season 2, over" in Page(league_report_html(office)).text
    assert "more of earlier seasons" in Page(league_report_html(office)).text
    with pytest.raises(LeagueError, match="has had 2 seasons; none has number 3"):
        league_report_html(office, 3)


def test_a_ladder_is_shown_with_its_challenges(store: LeagueStore) -> None:
    office = founded(store, "bb2020", teams=3)
    first, second, third = seasons.begin_ladder(office)
    for challenger, challenged in ((third, second), (second, first)):
        fixture = seasons.challenge(office, challenger, challenged)
        settle(office, fixture, random.Random(4))
    page = Page(league_report_html(office))
    names = {line.id: line.name for line in office.teams()}
    order = seasons.ladder(office)
    rungs = [[str(place), names[team]] for place, team in enumerate(order, 1)]
    assert page.rows(0)[1:] == rungs
    assert page.text.count("Challenges") == 1
    assert "Champions" not in page.text
    seasons.end_season(office)
    assert f"Champions {names[order[0]]}" in Page(league_report_html(office)).text


def test_hostile_names_in_a_report_do_nothing(store: LeagueStore) -> None:
    office = new_league(store, HOSTILE, "bb2020", seed="1")
    for roster in ("human", "orc"):
        team = replace(ready_team("bb2020", roster), name=f"{HOSTILE} {roster}", coach=HOSTILE)
        named = [replace(each, name=f"{HOSTILE} {each.number}") for each in team.players]
        office.add_team(replace(team, players=tuple(named)), id=roster)
    [fixture] = seasons.schedule(office)
    settle(office, fixture, random.Random(3))
    seasons.deduct(office, "orc", 1, HOSTILE)
    page = Page(league_report_html(office))
    assert page.text.count(HOSTILE) > 20
    assert not {"script", "img", "link"} & set(page.elements)
    assert not [each for each in page.attributes if each.startswith("on") or each == "src"]
