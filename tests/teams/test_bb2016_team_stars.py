"""Star players who are hired with a BB2016 team and stay with it."""

from dataclasses import replace

import pytest
from table import Scene, match

from pigskin import Game, load
from pigskin.model import STAR
from pigskin.teams import (
    Team,
    TeamError,
    TeamPlayer,
    problems,
    ready_team,
    roster,
    star,
    team_from_toml,
    team_to_toml,
)

GRIFF = star("bb2016", "Griff Oberwald")
ZUG = star("bb2016", "Mighty Zug")


def linemen(roster_id: str, count: int, *stars: str, **more: object) -> Team:
    """So many cheap players, and the stars."""
    position = {"goblin": "Goblin", "halfling": "Halfling Hopeful"}.get(roster_id, "Lineman")
    squad = tuple(TeamPlayer(n, f"P{n}", position) for n in range(1, count + 1))
    return replace(Team("Testers", roster("bb2016", roster_id), squad, stars=stars), **more)


def wrong(team: Team) -> list[str]:
    return problems(team, creation=True)


def played(home: Team, away: Team) -> Scene:
    return match(home, away, rules="bb2016", seed=1)


# --- on the sheet -----------------------------------------------------------------------------


@pytest.mark.rule("bb2016/prematch.stars")
def test_a_star_costs_his_price_and_counts_for_the_value():
    plain, starred = linemen("human", 11), linemen("human", 11, "Griff Oberwald")
    assert wrong(starred) == []
    assert starred.cost() - plain.cost() == GRIFF.cost
    assert starred.value - plain.value == GRIFF.cost


@pytest.mark.rule("bb2016/prematch.stars")
def test_stars_are_paid_out_of_the_gold_of_the_new_team():
    assert wrong(linemen("human", 12, "Griff Oberwald", rerolls=1)) == []
    (problem,) = wrong(linemen("human", 12, "Griff Oberwald", "Mighty Zug"))
    assert problem == "costs 1,180,000 gold, 1,000,000 is all there is"


@pytest.mark.rule("bb2016/prematch.stars")
def test_each_star_once():
    (problem, *_) = wrong(linemen("human", 11, "Mighty Zug", "mighty zug"))
    assert problem == "hired Mighty Zug 2 times, each star may be hired once"


@pytest.mark.rule("bb2016/prematch.stars")
def test_only_for_the_teams_he_plays_for():
    assert wrong(linemen("orc", 11, "Mighty Zug")) == [
        "hired Mighty Zug, who does not play for Orc teams"
    ]


@pytest.mark.rule("bb2016/prematch.stars")
def test_stars_are_among_the_sixteen_and_the_eleven():
    assert wrong(linemen("human", 10, "Mighty Zug")) == []
    assert wrong(linemen("human", 9, "Mighty Zug")) == ["10 players, at least 11 are needed"]
    crowd = problems(linemen("human", 16, "Mighty Zug"), creation=False)
    assert crowd == ["17 players, at most 16 are allowed"]


@pytest.mark.rule("bb2016/prematch.stars")
@pytest.mark.parametrize("name", ["Brick Far'th", "Grotty"])
def test_one_of_a_pair_brings_the_other(name: str):
    team = linemen("goblin", 11, name)
    assert {each.name for each in team.star_players} == {"Brick Far'th", "Grotty"}
    assert team.cost() - linemen("goblin", 11).cost() == star("bb2016", "Brick Far'th").cost


def test_a_star_nobody_knows_is_named_with_the_nearest():
    (problem,) = wrong(linemen("human", 11, "Mighty Zugg"))
    assert problem.startswith("no star player 'mighty zugg' in bb2016")
    assert problem.endswith("did you mean 'Mighty Zug'?")


def test_nobody_hires_who_only_the_crowd_brings():
    assert wrong(linemen("goblin", 11, "The Black Gobbo")) == [
        "hired The Black Gobbo, whom nobody can hire"
    ]


@pytest.mark.parametrize("edition", ["lrb6", "bb2020"])
def test_other_editions_hire_stars_for_a_match_only(edition: str):
    team = replace(ready_team(edition, "human"), stars=("Griff Oberwald",))
    assert f"stars are hired for a match in {edition}, not with the team" in wrong(team)


def test_a_team_file_names_its_stars():
    team = linemen("human", 11, "Griff Oberwald", "Mighty Zug")
    text = team_to_toml(team)
    assert 'stars = ["Griff Oberwald", "Mighty Zug"]' in text
    assert team_from_toml(text) == team
    assert "stars" not in team_to_toml(ready_team("bb2016", "human"))


# --- at the table -----------------------------------------------------------------------------


@pytest.mark.rule("bb2016/prematch.stars")
def test_he_is_seated_with_the_team():
    game = played(linemen("human", 11, "Griff Oberwald"), ready_team("bb2016", "orc"))
    griff = game.table.profiles[list(game.table.players(0))[-1]]
    assert (griff.name, griff.number, griff.kind) == ("Griff Oberwald", 12, STAR)
    assert [skill.name for skill in griff.skills] == list(GRIFF.skills)
    game.until("set-up", "home")
    assert any("home 12 " in option for option in game.options())


@pytest.mark.rule("bb2016/prematch.stars", "bb2016/inducements.stars-of-both")
def test_a_star_of_both_teams_plays_for_neither_and_journeymen_may_take_his_place():
    # Griff is the eleventh man of both.
    team = linemen("human", 10, "Griff Oberwald")
    game = played(team, replace(team, name="Others"))
    assert game.told("Griff Oberwald was hired by both sides and plays for neither")
    assert game.asked("home", "journeymen")
    game.play("home: journeymen Lineman", "away: nobody").until("set-up")
    assert game.shows("home 11 injured / away 11 injured / home 12 reserves")
    assert len(game.happenings("plays for nobody")) == 2  # told once for each side
    assert game.table.home.value == team.value // 1000 + 50  # the fee is not paid back


@pytest.mark.rule("bb2016/inducements.stars-of-both")
def test_hired_for_the_match_by_one_and_with_the_team_by_the_other():
    rich = linemen("human", 11, treasury=500_000)
    game = played(linemen("human", 11, "Mighty Zug"), rich)
    game.until("inducements", "away").play("hire Mighty Zug", "done").until("set-up")
    assert game.told("Mighty Zug was hired by both sides and plays for neither")
    assert game.shows("home 12 injured / away 12 injured")


@pytest.mark.rule("bb2016/prematch.stars")
def test_the_shop_hires_him_no_second_time_and_nobody_beyond_two_stars():
    team = linemen("human", 11, "Mighty Zug", treasury=2_000_000)
    game = played(team, ready_team("bb2016", "orc")).until("inducements", "home")
    assert "hire Mighty Zug" not in game.options()
    game.play("hire Griff Oberwald")
    assert not any(each.startswith("hire Z") for each in game.options())
    assert not any(
        each.startswith("hire ") and "mercenary" not in each for each in game.options()
    )


@pytest.mark.rule("bb2016/inducements.exhibition-stars")
@pytest.mark.parametrize(("play", "offered"), [("league", False), ("exhibition", True)])
def test_the_stars_of_the_golden_era(play: str, offered: bool):
    team = linemen("halfling", 11, treasury=2_000_000)
    game = match(
        team, ready_team("bb2016", "orc"), rules="bb2016", seed=1, options={"play": play}
    ).until("inducements", "home")
    assert ("hire Captain Colander" in game.options()) == offered


def test_a_record_keeps_the_stars(tmp_path):
    team = linemen("human", 11, "Griff Oberwald")
    game = Game(team, ready_team("bb2016", "orc"), "bb2016", seed=3)
    game.save(tmp_path / "game.txt")
    again = load(tmp_path / "game.txt")
    assert [again.table.profiles[p].name for p in again.table.players(0)][-1] == "Griff Oberwald"


def test_a_house_team_with_an_unknown_star_is_refused():
    team = linemen("human", 11, "Nobody At All", house_rules=True)
    with pytest.raises(TeamError, match="no star player 'Nobody At All'"):
        played(team, ready_team("bb2016", "orc"))
