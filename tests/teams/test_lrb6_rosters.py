"""The LRB6 team lists, stars and inducements, as a reader of the game knows them."""

import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pigskin.errors import PigskinError
from pigskin.errors import UnknownEdition as NoSuchEdition
from pigskin.teams import (
    Position,
    UnknownEdition,
    UnknownInducement,
    UnknownPosition,
    UnknownRoster,
    UnknownStar,
    category_names,
    editions_with_rosters,
    inducement,
    inducements,
    roster,
    rosters,
    skill_categories,
    star,
    stars,
    team_rules,
)


def card(roster_id: str, position: str) -> tuple[Any, ...]:
    """A position as a team card shows it: MA ST AG AV, skills, price, how many."""
    found = roster("lrb6", roster_id).position(position)
    return (*found.stats, ", ".join(found.skills), found.cost, found.maximum)


@pytest.mark.parametrize(
    "position, expected",
    [
        ("Lineman", (6, 3, 3, 8, "", 50_000, 16)),
        ("Catcher", (8, 2, 3, 7, "Catch, Dodge", 70_000, 4)),
        ("Thrower", (6, 3, 3, 8, "Pass, Sure Hands", 70_000, 2)),
        ("Blitzer", (7, 3, 3, 8, "Block", 90_000, 4)),
        (
            "Ogre",
            (
                *(5, 5, 2, 9),
                "Bone-head, Loner, Mighty Blow, Thick Skull, Throw Team-Mate",
                140_000,
                1,
            ),
        ),
    ],
)
def test_the_human_card(position, expected):
    assert card("human", position) == expected


@pytest.mark.parametrize(
    "position, expected",
    [
        ("Lineman", (5, 3, 3, 9, "", 50_000, 16)),
        ("Thrower", (5, 3, 3, 8, "Pass, Sure Hands", 70_000, 2)),
        ("Black Orc Blocker", (4, 4, 2, 9, "", 80_000, 4)),
        ("Blitzer", (6, 3, 3, 9, "Block", 80_000, 4)),
    ],
)
def test_the_orc_card(position, expected):
    assert card("orc", position) == expected


def test_what_a_human_blitzer_may_learn():
    blitzer = roster("lrb6", "human").position("Blitzer")
    assert (blitzer.normal, blitzer.double) == ("GS", "AP")


def test_twenty_one_teams_of_the_rulebook_and_three_more():
    all_rosters = rosters("lrb6")
    assert len(all_rosters) == 24
    assert {r.id for r in all_rosters.values() if r.extra} == {"chaos_pact", "slann", "underworld"}
    assert all(key == r.id and r.edition == "lrb6" for key, r in all_rosters.items())
    assert sum(len(r.positions) for r in all_rosters.values()) == 105


def test_the_four_teams_without_apothecary_have_igor_instead():
    without = {r.id for r in rosters("lrb6").values() if not r.apothecary}
    assert without == {"khemri", "necromantic", "nurgle", "undead"}
    assert without == {r.id for r in rosters("lrb6").values() if r.igor}


def test_necromancers_and_targets_of_stakes():
    every = rosters("lrb6").values()
    assert {r.id for r in every if r.necromancer} == {"necromantic", "undead"}
    assert {r.id for r in every if r.stakes_target} == {
        *("khemri", "necromantic", "undead", "vampire")
    }


def test_every_roster_can_field_journeymen():
    for each in rosters("lrb6").values():
        assert each.journeyman_positions, each.id
    pact = roster("lrb6", "chaos_pact")
    assert [p.name for p in pact.journeyman_positions] == ["Marauder"]
    undead = roster("lrb6", "undead")
    assert [p.name for p in undead.journeyman_positions] == ["Skeleton", "Zombie"]


def positions() -> list[Position]:
    return [p for each in rosters("lrb6").values() for p in each.positions]


def test_every_position_is_well_formed():
    known = skill_categories("lrb6")
    for position in positions():
        learnable = position.normal + position.double
        assert set(position.skills) <= set(known), position
        assert len(set(position.skills)) == len(position.skills), position
        assert len(set(learnable)) == len(learnable), position
        assert set("GASP") <= set(learnable) <= set("GASPM"), position
        assert all(1 <= stat <= 10 for stat in position.stats), position
        assert position.cost % 10_000 == 0, position


def test_names_and_aliases_are_not_ambiguous():
    for each in rosters("lrb6").values():
        names = [n for p in each.positions for n in (p.name, *p.aliases)]
        assert len(set(names)) == len(names), each.id


def test_an_older_name_finds_the_same_position():
    norse = roster("lrb6", "norse")
    assert norse.position("Berserker") is norse.position("Blitzer")


def test_building_a_team_costs_the_same_everywhere():
    rules = team_rules("lrb6")
    assert rules.start_treasury == 1_000_000
    assert (rules.players_min, rules.players_max, rules.rerolls_max) == (11, 16, 8)
    assert (rules.apothecary_cost, rules.fan_factor_cost) == (50_000, 10_000)
    assert (rules.assistant_coach_cost, rules.cheerleader_cost) == (10_000, 10_000)
    assert rules.fan_factor_max_at_creation == 9
    assert rules.reroll_cost_factor_after_creation == 2


def test_a_big_guy_on_loan_is_a_loner_and_at_home_he_is_not():
    assert "Loner" in roster("lrb6", "human").position("Ogre").skills
    assert "Loner" not in roster("lrb6", "ogre").position("Ogre").skills
    assert "Loner" in roster("lrb6", "wood_elf").position("Treeman").skills
    assert "Loner" not in roster("lrb6", "halfling").position("Treeman").skills


# -- skills


def test_seventy_five_skills_in_six_categories():
    letters = list(skill_categories("lrb6").values())
    assert len(letters) == 75
    counts = {letter: letters.count(letter) for letter in "GAPSME"}
    assert counts == {"G": 14, "A": 10, "P": 7, "S": 10, "M": 10, "E": 24}
    assert category_names("lrb6")["G"] == "General"


@pytest.mark.parametrize(
    "skill, letter",
    [("Block", "G"), ("Dodge", "A"), ("Pass", "P"), ("Guard", "S"), ("Claw", "M"), ("Loner", "E")],
)
def test_category_of_a_skill(skill, letter):
    assert skill_categories("lrb6")[skill] == letter


# -- stars


def test_fifty_seven_stars():
    all_stars = stars("lrb6")
    assert len(all_stars) == 57
    known, teams = skill_categories("lrb6"), rosters("lrb6")
    for each in all_stars.values():
        assert "Loner" in each.skills, each.name
        assert set(each.skills) <= set(known), each.name
        assert each.teams, each.name
        assert set(each.teams) <= set(teams), each.name


def test_griff_plays_for_humans_only():
    griff = star("lrb6", "Griff Oberwald")
    assert (griff.ma, griff.st, griff.ag, griff.av, griff.cost) == (7, 4, 4, 8, 320_000)
    assert griff.skills == ("Block", "Dodge", "Fend", "Loner", "Sprint", "Sure Feet")
    assert griff.plays_for(roster("lrb6", "human"))
    assert not griff.plays_for(roster("lrb6", "orc"))


def test_morg_plays_for_everybody_but_the_dead():
    morg = star("lrb6", "Morg 'n' Thorg")
    refused = {r.id for r in rosters("lrb6").values() if not morg.plays_for(r)}
    assert refused == {"khemri", "necromantic", "undead"}


def test_a_pair_is_hired_together_for_one_price():
    for each in stars("lrb6").values():
        if each.pair is not None:
            other = star("lrb6", each.pair)
            assert other.pair == each.name
            assert other.teams == each.teams
            assert 0 in (each.cost, other.cost)
        else:
            assert each.cost > 0
    assert star("lrb6", "Grotty").pair == "Brick Far'th"


def test_every_roster_finds_at_least_two_stars():
    for each in rosters("lrb6").values():
        assert sum(s.plays_for(each) for s in stars("lrb6").values()) >= 2, each.id


# -- inducements


@pytest.mark.parametrize(
    "id, most, cost",
    [
        ("bloodweiser_babes", 2, 50_000),
        ("bribes", 3, 100_000),
        ("extra_team_training", 4, 100_000),
        ("halfling_master_chef", 1, 300_000),
        ("igor", 1, 100_000),
        ("mercenaries", None, 30_000),
        ("star_players", 2, 0),
        ("wandering_apothecaries", 2, 100_000),
        ("wizard", 1, 150_000),
    ],
)
def test_inducement_limits_and_prices(id, most, cost):
    found = inducement("lrb6", id)
    assert (found.maximum, found.cost) == (most, cost)
    assert found.cost_for(roster("lrb6", "human")) == cost


def test_there_are_nine_inducements():
    assert len(inducements("lrb6")) == 9


def test_goblins_bribe_cheaply():
    assert inducement("lrb6", "bribes").cost_for(roster("lrb6", "goblin")) == 50_000


def test_halflings_feed_their_chef_at_home():
    chef = inducement("lrb6", "halfling_master_chef")
    assert chef.cost_for(roster("lrb6", "halfling")) == 100_000


def test_igor_or_wandering_apothecary_never_both():
    igor = inducement("lrb6", "igor")
    wandering = inducement("lrb6", "wandering_apothecaries")
    for each in rosters("lrb6").values():
        assert igor.may_buy(each) != wandering.may_buy(each)
    assert igor.may_buy(roster("lrb6", "undead"))
    assert wandering.may_buy(roster("lrb6", "vampire"))
    assert inducement("lrb6", "wizard").may_buy(roster("lrb6", "undead"))


def test_a_mercenary_costs_more_than_his_position():
    mercenaries = inducement("lrb6", "mercenaries")
    assert mercenaries.price == "position"
    assert (mercenaries.extra_skill_cost, mercenaries.extra_skill_max) == (50_000, 1)
    assert inducement("lrb6", "star_players").price == "star"


# -- names nobody knows


def test_an_unknown_edition_lists_the_known_ones():
    with pytest.raises(UnknownEdition, match=r"no edition 'lrb7'; known: .*lrb6"):
        rosters("lrb7")
    with pytest.raises(NoSuchEdition):
        rosters("../editions/lrb6")
    assert "lrb6" in editions_with_rosters()


def test_an_unknown_roster_lists_the_known_ones():
    with pytest.raises(UnknownRoster, match=r"no roster 'humans' in lrb6; known: amazon, .*human"):
        roster("lrb6", "humans")


def test_an_unknown_position_lists_the_known_ones():
    with pytest.raises(UnknownPosition, match="'Kicker' in the Human roster; known: Lineman, Cat"):
        roster("lrb6", "human").position("Kicker")


def test_an_unknown_star_or_inducement_lists_the_known_ones():
    with pytest.raises(UnknownStar, match="Griff Oberwald"):
        star("lrb6", "Griff")
    with pytest.raises(UnknownInducement, match="wizard"):
        inducement("lrb6", "warlock")


def test_errors_travel_between_processes():
    with pytest.raises(PigskinError) as raised:
        roster("lrb6", "humans")
    assert str(pickle.loads(pickle.dumps(raised.value))) == str(raised.value)


def test_changing_an_answer_changes_nothing():
    rosters("lrb6").clear()
    stars("lrb6").clear()
    inducements("lrb6").clear()
    assert rosters("lrb6")
    assert stars("lrb6")
    assert inducements("lrb6")


# -- the data against the reference material, where it is at hand


def facts(shared: Path, name: str) -> Any:
    yaml = pytest.importorskip("yaml")
    path = shared / "facts" / "lrb6" / name
    if not path.is_file():
        pytest.skip(f"no {name} beside the checkout")
    return yaml.safe_load(path.read_text("utf-8"))


def test_rosters_are_those_of_the_reference(shared):
    reference = facts(shared, "rosters.yaml")
    ours = rosters("lrb6")
    assert [team["id"] for team in reference["teams"]] == list(ours)
    flags = ("name", "extra", "tier", "reroll_cost", "apothecary", "igor", "necromancer")
    for team in reference["teams"]:
        mine = ours[team["id"]]
        for field in (*flags, "stakes_target"):
            assert getattr(mine, field) == team[field], (team["id"], field)
        plain = tuple(replace(each, aliases=()) for each in mine.positions)
        assert plain == tuple(
            Position(
                name=p["name"],
                race=p["race"],
                maximum=p["max"],
                cost=p["cost"],
                ma=p["MA"],
                st=p["ST"],
                ag=p["AG"],
                av=p["AV"],
                skills=tuple(p["skills"]),
                normal="".join(p["normal"]),
                double="".join(p["double"]),
            )
            for p in team["positions"]
        )
        for each, p in zip(mine.positions, team["positions"], strict=True):
            assert set(p.get("aliases", ())) <= set(each.aliases)  # we may know more of them
    for field, value in reference["common"].items():
        expected = tuple(value) if isinstance(value, list) else value
        assert getattr(team_rules("lrb6"), field) == expected, field


def test_stars_are_those_of_the_reference(shared):
    reference = facts(shared, "stars.yaml")["stars"]
    assert [s["name"] for s in reference] == list(stars("lrb6"))
    for s in reference:
        mine = star("lrb6", s["name"])
        assert (mine.cost, mine.pair) == (s["cost"], s.get("pair"))
        assert (mine.ma, mine.st, mine.ag, mine.av) == (s["MA"], s["ST"], s["AG"], s["AV"])
        assert mine.skills == tuple(s["skills"])
        assert mine.teams == tuple(s["teams"])


def test_inducements_are_those_of_the_reference(shared):
    reference = {i["id"]: i for i in facts(shared, "inducements.yaml")["inducements"]}
    del reference["special_play_cards"]
    assert list(reference) == list(inducements("lrb6"))
    for id, theirs in reference.items():
        mine = inducement("lrb6", id)
        assert (mine.name, mine.maximum) == (theirs["name"], theirs["max"])
        assert dict(mine.cost_exceptions) == theirs.get("cost_exceptions", {})
        if isinstance(theirs["cost"], int):
            assert mine.cost == theirs["cost"]
        if "teams" in theirs:
            buyers = [r.id for r in rosters("lrb6").values() if mine.may_buy(r)]
            assert buyers == theirs["teams"]
