"""The BB2016 team lists, stars and inducements, as a reader of the game knows them."""

from pathlib import Path
from typing import Any

import pytest

from pigskin.teams import (
    Position,
    inducement,
    inducement_groups,
    inducements,
    profiles,
    roster,
    rosters,
    skill_categories,
    spells,
    star,
    stars,
    team_rules,
)

NAF = {"bretonnian", "daemons_of_khorne", "simyin", "slann"}


def card(roster_id: str, position: str) -> tuple[Any, ...]:
    """A position as a team card shows it: MA ST AG AV, skills, price, how many."""
    found = roster("bb2016", roster_id).position(position)
    return (*found.stats, ", ".join(found.skills), found.cost, found.maximum)


@pytest.mark.parametrize(
    "team, position, expected",
    [
        ("human", "Lineman", (6, 3, 3, 8, "", 50_000, 16)),
        ("human", "Catcher", (8, 2, 3, 7, "Catch, Dodge", 60_000, 4)),
        ("skaven", "Gutter Runner", (9, 2, 4, 7, "Dodge, Weeping Dagger", 80_000, 4)),
        ("goblin", "Doom Diver", (6, 2, 3, 7, "Right Stuff, Stunty, Swoop", 60_000, 1)),
        ("chaos_renegade", "Renegade Orc Lineman", (5, 3, 3, 9, "Animosity", 50_000, 1)),
        (
            "ogre",
            "Runt Punter",
            (5, 5, 2, 9, "Bone-head, Kick Team-Mate, Mighty Blow, Thick Skull", 150_000, 1),
        ),
    ],
)
def test_what_changed_since_lrb6(team, position, expected):
    assert card(team, position) == expected


def test_timber_grows_only_where_treemen_are_at_home():
    assert "Timmm-ber!" in roster("bb2016", "halfling").position("Treeman").skills
    assert "Timmm-ber!" not in roster("bb2016", "wood_elf").position("Treeman").skills


def test_twenty_four_official_teams_and_four_of_the_naf():
    every = rosters("bb2016")
    assert len(every) == 28
    assert sum(len(r.positions) for r in every.values()) == 135
    assert {r.id for r in every.values() if r.extra} == NAF
    assert {r.id for r in every.values() if r.status == "naf"} == NAF
    assert {r.status for r in every.values()} == {"naf", "official"}


def test_teams_without_apothecary_and_teams_with_igor():
    every = rosters("bb2016").values()
    undead = {"khemri", "necromantic_horror", "shambling_undead"}
    assert {r.id for r in every if not r.apothecary} == undead | {"nurgle"}
    assert {r.id for r in every if r.igor} == undead | {"vampire"}
    assert {r.id for r in every if r.necromancer} == {"necromantic_horror", "shambling_undead"}


def test_every_position_is_well_formed():
    known = skill_categories("bb2016")
    for each in rosters("bb2016").values():
        assert each.journeyman_positions, each.id
        names = [p.name for p in each.positions]
        assert len(set(names)) == len(names), each.id
        for position in each.positions:
            learnable = position.normal + position.double
            assert set(position.skills) <= set(known), position
            assert len(set(position.skills)) == len(position.skills), position
            assert len(set(learnable)) == len(learnable), position
            assert set("GASP") <= set(learnable) <= set("GASPM"), position
            assert all(1 <= stat <= 10 for stat in position.stats), position
            assert position.cost % 10_000 == 0, position
            assert position.pa == 0, position


def test_eight_skills_came_and_none_went():
    before, now = skill_categories("lrb6"), skill_categories("bb2016")
    assert before.items() <= now.items()
    assert set(now) - set(before) == {
        *("Disposable", "Filthy Rich", "Kick Team-Mate", "Monstrous Mouth"),
        *("Swift Reaction", "Swoop", "Timmm-ber!", "Weeping Dagger"),
    }
    assert {now[skill] for skill in set(now) - set(before)} == {"E"}


def test_building_a_team_costs_the_same_everywhere():
    rules = team_rules("bb2016")
    assert rules.start_treasury == 1_000_000
    assert (rules.fan_factor_free, rules.fan_factor_max_at_creation) == (0, 9)
    assert rules.stats == ("ma", "st", "ag", "av")
    assert rules.show("ag", 3) == "3"


# -- stars


def test_a_hundred_and_ten_stars():
    every = stars("bb2016")
    known, teams = skill_categories("bb2016"), rosters("bb2016")
    assert len(every) == 110
    for each in every.values():
        assert set(each.skills) <= set(known), each.name
        assert each.teams, each.name
        assert set(each.teams) <= {*teams, "any"}, each.name


def test_a_star_for_any_team_plays_for_every_team():
    bob = star("bb2016", "Bob Bifford")
    assert bob.exhibition
    assert all(bob.plays_for(each) for each in rosters("bb2016").values())


def test_pairs_have_one_price_and_guests_of_the_crowd_none():
    for each in stars("bb2016").values():
        if each.pair is not None:
            other = star("bb2016", each.pair)
            assert (other.pair, other.teams) == (each.name, each.teams)
            assert 0 in (each.cost, other.cost)
            assert each.cost + other.cost > 0
        else:
            assert (each.cost == 0) == each.event, each.name
    guests = {each.name for each in stars("bb2016").values() if each.event}
    assert guests == {"Grombrindal, The White Dwarf", "The Black Gobbo"}


def test_every_official_roster_finds_at_least_two_stars():
    for each in rosters("bb2016").values():
        assert sum(s.plays_for(each) for s in stars("bb2016").values()) >= 2, each.id


# -- inducements


@pytest.mark.parametrize(
    "id, most, cost, who",
    [
        ("bloodweiser_kegs", 2, 50_000, "all"),
        ("bribes", 3, 100_000, "all"),
        ("extra_team_training", 4, 100_000, "all"),
        ("halfling_master_chef", 1, 300_000, "all"),
        ("igor", 1, 100_000, "khemri necromantic_horror shambling_undead vampire"),
        ("plague_doctor", 1, 100_000, "chaos_renegade nurgle"),
        ("team_mascot", 1, 50_000, "all"),
        ("weather_mage", 1, 30_000, "all"),
        ("special_assistant_coach", None, 20_000, "all"),
        ("temp_agency_cheerleader", None, 20_000, "all"),
        ("cavorting_nurglings", 1, 40_000, "nurgle"),
        ("halfling_hot_pot", 1, 60_000, "halfling ogre"),
        ("bottles_of_heady_brew", 3, 40_000, "all"),
        ("riotous_rookies", 1, 100_000, "all"),
        ("slave_giant", 2, 400_000, "all"),
        ("mercenaries", None, 30_000, "all"),
        ("star_players", 2, 0, "all"),
        ("josef_bugman", 1, 70_000, "all"),
        ("kari_coldsteel", 1, 50_000, "amazon dwarf human norse"),
        ("galandril_silverwater", 1, 50_000, "elven_union high_elf wood_elf"),
        ("fink_da_fixer", 1, 50_000, "goblin ogre orc underworld_denizens"),
        ("krot_shockwhisker", 1, 80_000, "skaven underworld_denizens"),
        ("horatio_x_schottenheim", 1, 80_000, "all"),
        ("papa_skullbones", 1, 80_000, "chaos_chosen chaos_dwarf nurgle"),
        ("hireling_sports_wizard", 1, 150_000, "all"),
        ("chaos_sorcerer", 1, 150_000, "chaos_chosen chaos_dwarf nurgle"),
        ("druchii_sports_sorceress", 1, 150_000, "dark_elf elven_union"),
        ("horticulturalist_of_nurgle", 1, 150_000, "chaos_chosen chaos_renegade nurgle"),
        (
            "sports_necrotheurge",
            *(1, 150_000, "khemri necromantic_horror shambling_undead vampire"),
        ),
        ("slann_mage_priest", 1, 150_000, "amazon lizardmen"),
        ("firebelly", 1, 150_000, "chaos_renegade ogre"),
    ],
)
def test_limits_prices_and_who_may_buy(id, most, cost, who):
    found = inducement("bb2016", id)
    assert (found.maximum, found.cost) == (most, cost)
    buyers = {r.id for r in rosters("bb2016").values() if found.may_buy(r)}
    assert buyers == (set(rosters("bb2016")) if who == "all" else set(who.split()))


def test_wandering_apothecaries_do_not_treat_the_dead_or_the_rotten():
    found = inducement("bb2016", "wandering_apothecaries")
    assert (found.maximum, found.cost) == (2, 100_000)
    assert all(found.may_buy(r) == r.apothecary for r in rosters("bb2016").values())


def test_two_rosters_pay_less():
    goblin, halfling = roster("bb2016", "goblin"), roster("bb2016", "halfling")
    assert inducement("bb2016", "bribes").cost_for(goblin) == 50_000
    assert inducement("bb2016", "halfling_master_chef").cost_for(halfling) == 100_000
    assert inducement("bb2016", "bribes").cost_for(halfling) == 100_000


def test_fourteen_coaching_staff_of_whom_two_may_come():
    (group,) = inducement_groups("bb2016").values()
    assert (group.id, group.maximum) == ("infamous_coaching_staff", 2)
    staff = [each for each in inducements("bb2016").values() if each.group == group.id]
    assert len(staff) == 14
    assert len(inducements("bb2016")) == 32
    assert sum(each.named for each in staff) == 7


def test_what_an_inducement_refers_to_exists():
    for each in inducements("bb2016").values():
        assert set(each.spells) <= set(spells("bb2016")), each.id
        assert set(each.profiles) <= set(profiles("bb2016")), each.id
    for spell in spells("bb2016").values():
        assert spell.profile in {"", *profiles("bb2016")}
    for profile in profiles("bb2016").values():
        assert set(profile.skills) <= set(skill_categories("bb2016"))


# -- the data against the reference material, where it is at hand


def facts(shared: Path, name: str) -> Any:
    yaml = pytest.importorskip("yaml")
    path = shared / "facts" / "bb2016" / name
    if not path.is_file():
        pytest.skip(f"no {name} beside the checkout")
    return yaml.safe_load(path.read_text("utf-8"))


def test_rosters_are_those_of_the_reference(shared):
    reference = facts(shared, "rosters.yaml")
    ours = rosters("bb2016")
    assert [team["id"] for team in reference["teams"]] == list(ours)
    for team in reference["teams"]:
        mine = ours[team["id"]]
        for field in ("name", "status", "reroll_cost", "apothecary", "necromancer"):
            assert getattr(mine, field) == team[field], (team["id"], field)
        assert mine.positions == tuple(
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
    names = {
        "fan_factor_start": "fan_factor_free",
        "fan_factor_max_bought": "fan_factor_max_at_creation",
    }
    for field, value in reference["common"].items():
        assert getattr(team_rules("bb2016"), names.get(field, field)) == value, field


def test_stars_are_those_of_the_reference(shared):
    reference = facts(shared, "stars.yaml")["stars"]
    assert [s["name"] for s in reference] == list(stars("bb2016"))
    for s in reference:
        mine = star("bb2016", s["name"])
        cost = 0 if s["name"] == "Drull" else s["cost"]  # Dribl carries the price of both
        assert (mine.cost, mine.upkeep, mine.pair) == (cost, s["upkeep"], s.get("pair"))
        assert (mine.ma, mine.st, mine.ag, mine.av) == (s["MA"], s["ST"], s["AG"], s["AV"])
        assert mine.skills == tuple(s["skills"])
        assert mine.teams == tuple(s["teams"])


def test_inducements_are_those_of_the_reference(shared):
    path = shared / "facts" / "bb2016" / "differences.md"
    if not path.is_file():
        pytest.skip("no differences.md beside the checkout")
    section = path.read_text("utf-8").partition("## 5.")[2].partition("## 6.")[0]
    lines = [line.strip("| ").split(" | ") for line in section.splitlines() if line[:2] == "| "]
    prices = {line[0]: line for line in lines if line[0] not in ("inducement", "name", "---")}
    prices["Bloodweiser Kegs"] = prices.pop("Bloodweiser Kegs (was Babes)")
    prices["Wandering Apothecaries"] = prices.pop("Wandering Apothecary")
    prices["Star Players"] = prices.pop("Star players")
    del prices["Infamous coaching staff"]
    ours = {each.name: each for each in inducements("bb2016").values()}
    assert set(ours) == set(prices)
    for name, mine in ours.items():
        staff = bool(mine.group)
        cost = prices[name][1 if staff else 2]
        if name != "Star Players":
            assert f"{mine.cost:,}" == cost.lstrip("+").split(" ")[0].rstrip(","), name
        if not staff:
            limit = "any" if mine.maximum is None else f"0-{mine.maximum}"
            assert prices[name][1].split(" ")[0] == limit, name
