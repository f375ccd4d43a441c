"""The BB2020 team lists, stars and inducements, as a reader of the game knows them."""

from pathlib import Path
from typing import Any

import pytest

from pigskin.teams import (
    category_names,
    inducement,
    inducement_groups,
    inducements,
    innate_categories,
    learned_skills,
    profiles,
    roster,
    rosters,
    skill_categories,
    skill_name,
    special_rules,
    spells,
    star,
    stars,
    team_rules,
)

EXTRA = {"slann", "amazon_legends", "chaos_dwarf_legends", "norse_legends", "vampire_legends"}


def card(roster_id: str, position: str) -> tuple[Any, ...]:
    """A position as a team card shows it: MA ST AG PA AV, skills, price, how many."""
    found = roster("bb2020", roster_id).position(position)
    rules = team_rules("bb2020")
    stats = (rules.show(stat, getattr(found, stat)) for stat in ("ma", "st", "ag", "pa", "av"))
    return (" ".join(stats), ", ".join(found.skills), found.cost, found.maximum)


@pytest.mark.parametrize(
    "team, position, expected",
    [
        ("human", "Human Lineman", ("6 3 3+ 4+ 9+", "", 50_000, 16)),
        ("human", "Human Thrower", ("6 3 3+ 2+ 9+", "Pass, Sure Hands", 80_000, 2)),
        ("human", "Human Blitzer", ("7 3 3+ 4+ 9+", "Block", 85_000, 4)),
        (
            "human",
            "Ogre",
            (
                "5 5 4+ 5+ 10+",
                "Bone Head, Loner (4+), Mighty Blow (+1), Thick Skull, Throw Team-mate",
                140_000,
                1,
            ),
        ),
        ("orc", "Big Un Blocker", ("5 4 4+ - 10+", "Animosity (Big Un Blockers)", 90_000, 4)),
        ("lizardmen", "Saurus Blocker", ("6 4 5+ 6+ 10+", "", 85_000, 6)),
        ("gnome", "Woodland Fox", ("7 2 2+ - 6+", "Dodge, My Ball, Sidestep, Stunty", 50_000, 2)),
    ],
)
def test_the_cards(team, position, expected):
    assert card(team, position) == expected


def test_what_a_human_blitzer_may_learn():
    blitzer = roster("bb2020", "human").position("Human Blitzer")
    assert (blitzer.primary, blitzer.secondary) == ("GS", "AP")
    assert (blitzer.normal, blitzer.double) == ("GS", "AP")


def test_twenty_nine_teams_and_five_more():
    every = rosters("bb2020")
    assert len(every) == 34
    assert {r.id for r in every.values() if r.extra} == EXTRA
    assert sum(len(r.positions) for r in every.values() if not r.extra) == 155
    assert {r.tier for r in every.values()} == {1, 2, 3}


def test_every_position_is_well_formed():
    known, rules = skill_categories("bb2020"), team_rules("bb2020")
    for each in rosters("bb2020").values():
        names = [p.name for p in each.positions]
        assert len(set(names)) == len(names), each.id
        for position in each.positions:
            owned = [skill_name(skill) for skill in position.skills]
            learnable = position.primary + position.secondary
            assert set(owned) <= set(known), position
            assert len(set(owned)) == len(owned), position
            assert len(set(learnable)) == len(learnable), position
            assert set(learnable) <= set("GASPM"), position
            assert position.cost % 5_000 == 0, position
            assert 0 <= position.minimum <= position.maximum, position
            for stat in rules.stats:
                lowest, highest = rules.stat_range(stat)
                value = getattr(position, stat)
                assert lowest <= value <= highest or (stat, value) == ("pa", 0), position
            for one, other in rules.never_together:
                assert not {one, other} <= set(owned), position
            for skill, needed in rules.skill_needs:
                assert skill not in owned or needed in owned, position


def test_journeymen_are_the_linemen():
    for each in rosters("bb2020").values():
        linemen = tuple(p for p in each.positions if p.lineman)
        assert each.journeyman_positions == linemen, each.id
    undead = roster("bb2020", "shambling_undead")
    names = [p.name for p in undead.journeyman_positions]
    assert names == ["Skeleton Lineman", "Zombie Lineman"]
    assert team_rules("bb2020").journeyman_skill == "Loner (4+)"
    assert team_rules("lrb6").journeyman_skill == "Loner"


def test_the_four_teams_without_apothecary():
    without = {r.id for r in rosters("bb2020").values() if not r.apothecary}
    assert without == {"necromantic_horror", "nurgle", "shambling_undead", "tomb_kings"}


def test_building_a_team_costs_the_same_everywhere():
    rules = team_rules("bb2020")
    assert rules.start_treasury == 1_000_000
    assert (rules.players_min, rules.players_max, rules.rerolls_max) == (11, 16, 8)
    assert (rules.apothecary_cost, rules.fan_factor_cost) == (50_000, 10_000)
    assert (rules.assistant_coaches_max, rules.cheerleaders_max) == (6, 12)
    assert (rules.fan_factor_free, rules.fan_factor_max_at_creation) == (1, 6)
    assert (rules.fan_factor_min, rules.fan_factor_max) == (1, 7)


def test_a_characteristic_reads_as_on_the_card():
    rules = team_rules("bb2020")
    assert [rules.show("ma", 6), rules.show("av", 9), rules.show("pa", 0)] == ["6", "9+", "-"]
    assert rules.changed("ag", 3, 1) == 2  # better is lower
    assert rules.changed("av", 9, 1) == 10  # better is higher
    assert rules.changed("pa", 0, 1) == 6  # none becomes 6+
    assert rules.changed("pa", 0, 2) == 5


# -- special rules


def test_every_special_rule_is_explained():
    known = special_rules("bb2020")
    assert {rule.kind for rule in known.values()} == {"regional", "team"}
    for each in rosters("bb2020").values():
        assert set(each.special_rules) <= set(known), each.id
        assert set(each.choose) <= set(known), each.id
        assert each.special_rules or each.choose, each.id
    for rule in known.values():
        assert rule.text or known[rule.part_of].text, rule


def test_one_alignment_is_part_of_being_favoured():
    khorne = roster("bb2020", "khorne")
    assert khorne.has_rule("Favoured of Khorne")
    assert khorne.has_rule("Favoured of...")
    assert not khorne.has_rule("Favoured of Nurgle")


def test_norse_choose_where_they_play():
    norse = roster("bb2020", "norse")
    assert norse.special_rules == ()
    chosen = norse.choosing("Favoured of Khorne")
    assert chosen.has_rule("Favoured of Khorne")
    assert chosen.has_rule("Favoured of...")
    assert not chosen.has_rule("Old World Classic")
    assert norse.choosing("") is norse
    assert chosen.choosing("Favoured of Khorne") is chosen


def test_big_guys_are_counted_together():
    limits = {r.id: r.big_guys for r in rosters("bb2020").values() if r.big_guys is not None}
    assert limits == {
        "chaos_chosen": 1,
        "chaos_renegades": 3,
        "old_world_alliance": 1,
        "underworld_denizens": 1,
    }
    for each in rosters("bb2020").values():
        assert any(p.big_guy for p in each.positions) == (each.big_guys is not None)


# -- skills


def test_ninety_five_skills_in_six_categories():
    letters = list(skill_categories("bb2020").values())
    counts = {letter: letters.count(letter) for letter in "GAPSMT"}
    assert counts == {"G": 12, "A": 12, "P": 12, "S": 12, "M": 12, "T": 35}
    assert len(letters) == 95
    assert category_names("bb2020")["T"] == "Trait"
    assert list(innate_categories("bb2020")) == ["T"]


def test_a_skill_with_a_value_is_found_by_its_name():
    assert skill_name("Loner (4+)") == "Loner"
    assert skill_name("Animosity (all team-mates)") == "Animosity"
    assert skill_name("Hit and Run") == "Hit and Run"
    assert skill_categories("bb2020")[skill_name("Mighty Blow (+1)")] == "S"
    for name, learned in learned_skills("bb2020").items():
        assert skill_name(learned) == name


# -- stars


def test_sixty_four_stars_of_whom_three_are_pairs():
    every = stars("bb2020").values()
    assert len(every) == 67
    assert len({each.pair_name or each.name for each in every}) == 64
    known, rules = skill_categories("bb2020"), special_rules("bb2020")
    for each in every:
        owned = [skill_name(skill) for skill in each.skills]
        assert set(owned) <= set(known), each.name
        assert "Loner" in owned, each.name
        assert {*each.rules, *each.not_for} <= set(rules), each.name
        assert each.teams == (() if each.rules else ("any",)), each.name
        assert each.rule is not None, each.name
        assert each.rule.text, each.name


def test_a_pair_is_hired_together_for_one_price():
    for each in stars("bb2020").values():
        if each.pair is not None:
            other = star("bb2020", each.pair)
            assert (other.pair, other.rules) == (each.name, each.rules)
            assert (other.pair_name, other.rule) == (each.pair_name, each.rule)
            assert sorted((each.cost, other.cost))[0] == 0
        else:
            assert each.cost > 0
    assert star("bb2020", "Lucien Swift").pair_name == "The Swift Twins"


def test_griff_and_his_rule():
    griff = star("bb2020", "Griff Oberwald")
    assert (griff.ma, griff.st, griff.ag, griff.pa, griff.av) == (7, 4, 2, 3, 9)
    assert (griff.cost, griff.mega) == (280_000, True)
    assert griff.rule is not None
    assert (griff.rule.id, griff.rule.period) == ("consummate_professional", "once_per_game")
    assert griff.plays_for(roster("bb2020", "human"))
    assert not griff.plays_for(roster("bb2020", "orc"))


def test_morg_plays_for_everybody_but_the_dead():
    morg = star("bb2020", "Morg 'n' Thorg")
    refused = {r.id for r in rosters("bb2020").values() if not morg.plays_for(r)}
    assert refused == {
        *("necromantic_horror", "shambling_undead", "tomb_kings", "vampire", "vampire_legends")
    }


@pytest.mark.rule("bb2020/team-rules.favoured-of")
def test_a_star_of_one_power_waits_for_the_choice():
    max_, renegades = star("bb2020", "Max Spleenripper"), roster("bb2020", "chaos_renegades")
    assert not max_.plays_for(renegades)
    assert max_.plays_for(renegades.choosing("Favoured of Khorne"))
    assert not max_.plays_for(renegades.choosing("Favoured of Nurgle"))
    assert max_.plays_for(roster("bb2020", "khorne"))
    assert star("bb2020", "Lord Borak the Despoiler").plays_for(renegades)


# -- inducements


@pytest.mark.parametrize(
    "id, most, cost",
    [
        ("temp_agency_cheerleaders", 4, 20_000),
        ("part_time_assistant_coaches", 3, 20_000),
        ("weather_mage", 1, 30_000),
        ("bloodweiser_kegs", 2, 50_000),
        ("special_plays", 5, 100_000),
        ("extra_team_training", 8, 100_000),
        ("bribes", 3, 100_000),
        ("wandering_apothecaries", 2, 100_000),
        ("halfling_master_chef", 1, 300_000),
        ("mercenaries", None, 30_000),
        ("star_players", 2, 0),
        ("hireling_sports_wizard", 1, 150_000),
        ("biased_referee", 1, 120_000),
        ("josef_bugman", 1, 100_000),
    ],
)
def test_limits_and_prices(id, most, cost):
    found = inducement("bb2020", id)
    assert (found.maximum, found.cost) == (most, cost)
    assert found.cost_for(roster("bb2020", "human")) == cost
    assert found.may_buy(roster("bb2020", "human"))
    assert found.book == "core"


def test_the_corrupt_pay_less():
    goblin, halfling = roster("bb2020", "goblin"), roster("bb2020", "halfling")
    assert inducement("bb2020", "bribes").cost_for(goblin) == 50_000
    assert inducement("bb2020", "biased_referee").cost_for(goblin) == 80_000
    assert inducement("bb2020", "halfling_master_chef").cost_for(halfling) == 100_000
    gnome = roster("bb2020", "gnome")
    assert inducement("bb2020", "halfling_master_chef").cost_for(gnome) == 300_000
    assert inducement("bb2020", "the_trundlefoot_triplets").cost_for(gnome) == 40_000


def buyers(id: str) -> set[str]:
    found = inducement("bb2020", id)
    return {r.id for r in rosters("bb2020").values() if found.may_buy(r) and not r.extra}


@pytest.mark.rule("bb2020/team-rules.regional")
def test_who_may_buy():
    assert buyers("mortuary_assistant") == {
        *("necromantic_horror", "shambling_undead", "tomb_kings", "vampire")
    }
    assert buyers("plague_doctor") == {"nurgle"}
    assert buyers("riotous_rookies") == {"ogre", "snotling"}
    assert buyers("bottles_of_heady_brew") == {"gnome", "goblin", "halfling", "ogre", "snotling"}
    chosen = roster("bb2020", "chaos_chosen").choosing("Favoured of Nurgle")
    assert inducement("bb2020", "plague_doctor").may_buy(chosen)


def test_groups_have_limits_of_their_own():
    groups = {group.id: group.maximum for group in inducement_groups("bb2020").values()}
    assert groups == {"infamous_coaching_staff": 2, "wizards": 1, "biased_referees": 1}
    every = inducements("bb2020").values()
    sizes = {id: sum(each.group == id for each in every) for id in groups}
    assert sizes == {"infamous_coaching_staff": 10, "wizards": 13, "biased_referees": 5}
    assert len(every) == 54


def test_what_an_inducement_refers_to_exists():
    known = skill_categories("bb2020")
    for each in inducements("bb2020").values():
        assert set(each.spells) <= set(spells("bb2020")), each.id
        assert set(each.profiles) <= set(profiles("bb2020")), each.id
        assert set(each.rules) <= set(special_rules("bb2020")), each.id
        assert {rule for rule, _ in each.cost_with} <= set(special_rules("bb2020")), each.id
        assert bool(each.spells) == (each.group == "wizards"), each.id
    for profile in profiles("bb2020").values():
        assert {skill_name(skill) for skill in profile.skills} <= set(known), profile.id
    assert spells("bb2020")["zap"].profile == "frog"
    assert profiles("bb2020")["frog"].pa == 0


# -- the data against the reference material, where it is at hand


def facts(shared: Path, name: str) -> Any:
    yaml = pytest.importorskip("yaml")
    path = shared / "facts" / "bb2020" / name
    if not path.is_file():
        pytest.skip(f"no {name} beside the checkout")
    return yaml.safe_load(path.read_text("utf-8"))


def target(text: str) -> int:
    return 0 if text == "-" else int(text.removesuffix("+"))


def profile_of(entry: dict[str, Any]) -> tuple[Any, ...]:
    targets = (target(entry[stat]) for stat in ("AG", "PA", "AV"))
    return (entry["MA"], entry["ST"], *targets, tuple(entry["skills"]))


def profile(mine: Any) -> tuple[Any, ...]:
    return (mine.ma, mine.st, mine.ag, mine.pa, mine.av, mine.skills)


def test_rosters_are_those_of_the_reference(shared):
    reference = facts(shared, "rosters.yaml")
    ours = rosters("bb2020")
    teams = reference["teams"] + reference["extra_teams"]
    assert [team["id"] for team in teams] == list(ours)
    for team in teams:
        mine = ours[team["id"]]
        for field in ("name", "tier", "reroll_cost", "apothecary"):
            assert getattr(mine, field) == team[field], (team["id"], field)
        assert mine.extra == (team in reference["extra_teams"])
        assert mine.status == team.get("status", "official")
        rules = team.get("special_rules") or team["regional_rules"] + team["team_rules"]
        assert mine.special_rules == tuple(rules)
        assert mine.choose == tuple(team.get("choose_one", ()))
        assert mine.big_guys == team.get("max_big_guys")
        giants = [p.name for p in mine.positions if p.big_guy]
        assert giants == team.get("big_guy_positions", [])
        assert [p.name for p in mine.positions] == [p["name"] for p in team["positions"]]
        for p, entry in zip(mine.positions, team["positions"], strict=True):
            assert profile(p) == profile_of(entry), (team["id"], p.name)
            assert (p.minimum, p.maximum, p.cost) == (entry["min"], entry["max"], entry["cost"])
            assert list(p.primary) == entry["primary"], (team["id"], p.name)
            assert list(p.secondary) == entry["secondary"], (team["id"], p.name)
            assert p.lineman == entry["lineman"], (team["id"], p.name)
    wanted = set(reference["special_rules"])
    assert wanted <= set(special_rules("bb2020"))


def test_stars_are_those_of_the_reference(shared):
    reference = facts(shared, "stars.yaml")["stars"]
    official = {id: each for id, each in rosters("bb2020").items() if not each.extra}
    names = [p["name"] for s in reference for p in s["profiles"]]
    assert names == list(stars("bb2020"))
    for s in reference:
        members = [star("bb2020", p["name"]) for p in s["profiles"]]
        assert sum(mine.cost for mine in members) == s["cost"]
        for mine, entry in zip(members, s["profiles"], strict=True):
            assert profile(mine) == profile_of(entry)
            assert mine.mega == s["mega_star"]
            assert mine.rules == tuple(s["plays_for"])
            assert mine.not_for == tuple(s.get("not_for", ()))
            assert mine.pair_name == (s["name"] if len(members) > 1 else "")
            assert mine.rule is not None
            rule = s["special_rule"]
            assert (mine.rule.name, mine.rule.period) == (rule["name"], rule["period"])
            plain = {id for id, each in official.items() if mine.plays_for(each)}
            assert plain == (set(official) if s["teams"] == ["any"] else set(s["teams"]))
            chosen = {
                id
                for id, each in official.items()
                if any(mine.plays_for(each.choosing(rule)) for rule in each.choose)
            }
            assert chosen - plain == set(s.get("teams_if_chosen", ())), mine.name


def test_inducements_are_those_of_the_reference(shared):
    reference = facts(shared, "inducements.yaml")
    ours = {each.name: each for each in inducements("bb2020").values()}
    by_id = inducements("bb2020")
    groups = {
        "infamous_coaching_staff": ("infamous_coaching_staff", "infamous_staff"),
        "wizard": ("wizards", "wizards"),
        "biased_referee": ("biased_referees", "biased_referees"),
    }
    seen = set()
    pairs = []
    for entry in reference["common"] + reference["optional_supplement"]:
        if entry["id"] in groups:
            group, listed = groups[entry["id"]]
            assert inducement_groups("bb2020")[group].maximum == entry["max"]
            pairs += [(ours[member["name"]], member, group) for member in reference[listed]]
            continue
        mine = by_id["mercenaries" if entry["id"] == "mercenary_players" else entry["id"]]
        assert mine.maximum == (None if entry["max"] == "unlimited" else entry["max"])
        assert (mine.book == "optional") == (entry in reference["optional_supplement"])
        pairs.append((mine, entry, ""))
    for mine, entry, group in pairs:
        seen.add(mine.id)
        assert mine.group == group
        if isinstance(entry["cost"], int):
            assert mine.cost == entry["cost"], mine.id
        cheaper = dict(entry.get("cost_with", {}))
        if "team halfling" in cheaper:
            assert mine.cost_exceptions == (("halfling", cheaper.pop("team halfling")),)
        assert dict(mine.cost_with) == cheaper, mine.id
        if isinstance(entry["who"], list):
            assert mine.rules == tuple(entry["who"]), mine.id
        else:
            assert mine.rules == (), mine.id
        if group:
            assert mine.maximum == 1
            assert (mine.book == "supplement") == entry.get("supplement", False)
            assert mine.named == entry.get("named", group == "infamous_coaching_staff")
        assert mine.spells == tuple(entry.get("spells", ()))
        if "profile" in entry:
            (id,) = mine.profiles
            assert profile(profiles("bb2020")[id]) == profile_of(entry["profile"])
    assert seen == set(by_id)
    assert {id: spell.when for id, spell in spells("bb2020").items()} == {
        id: spell["when"] for id, spell in reference["spells"].items()
    }
    for id, entry in reference["specialist_mercenary_bases"].items():
        assert profile(profiles("bb2020")[id]) == profile_of(entry)
        assert profiles("bb2020")[id].cost == entry["cost"]


def test_values_and_limits_are_those_of_the_reference(shared):
    tables, rules = facts(shared, "tables.yaml"), team_rules("bb2020")
    value = tables["value_increase"]
    assert rules.normal_skill_value == value["chosen_primary"]
    assert rules.double_skill_value == value["chosen_secondary"]
    assert rules.random_normal_skill_value == value["random_primary"]
    assert rules.random_double_skill_value == value["random_secondary"]
    assert rules.stat_values == tuple(value[stat] for stat in ("MA", "ST", "AG", "AV"))
    assert rules.pa_value == value["PA"]
    assert rules.advances_max == tables["advancement_cost"]["max_advancements"]
    for stat in rules.stats:
        entry = tables["characteristics"][stat.upper()]
        ends = [entry[end] for end in ("min", "max", "worst", "best") if end in entry]
        span = sorted(target(str(end)) for end in ends)
        assert list(rules.stat_range(stat)) == span, stat
    fans = tables["dedicated_fans"]
    assert (rules.fan_factor_free, rules.fan_factor_cost) == (1, fans["draft_cost_each"])
    assert rules.fan_factor_max_at_creation == fans["draft_max"]
    assert (rules.fan_factor_min, rules.fan_factor_max) == (fans["min"], fans["max_in_play"])


def test_skills_are_those_of_the_reference(shared):
    tables = facts(shared, "tables.yaml")
    categories, learned = skill_categories("bb2020"), learned_skills("bb2020")
    for name, table in tables["random_skills"].items():
        letter = name[0].upper()
        skills = table["first_1_3"] + table["first_4_6"]
        mine = {learned.get(skill, skill) for skill, c in categories.items() if c == letter}
        assert mine == set(skills), name
