"""The rulebook: everything has an address, words, and leads to what is there."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from pigskin.editions import EDITIONS, edition_of_id
from pigskin.rulebook import KINDS, rulebook, slug
from pigskin.rulebook.book import entries
from pigskin.rulebook.entries import RENAMED
from pigskin.rules_index import rules
from pigskin.teams import inducements, rosters, skill_name, spells, stars
from pigskin.teams.decks import cards, missing_cards

NAMES = Path(__file__).parent.parent / "web" / "src" / "fixtures" / "rulebook.json"
ALL = [each.id for each in EDITIONS]


def told(edition: str) -> dict[str, dict[str, Any]]:
    return {f"{each['kind']}/{each['id']}": each for each in rulebook(edition)["entries"]}


@pytest.mark.parametrize("edition", ALL)
def test_nothing_is_left_out(edition: str) -> None:
    known = edition_of_id(edition)
    found = told(edition)
    wanted = {f"skill/{slug(skill_name(each.name))}" for each in known.skills}
    wanted |= {f"rule/{each.id}" for each in rules(edition)}
    wanted |= {f"roster/{id}" for id in rosters(edition)}
    wanted |= {f"star/{slug(each.name)}" for each in stars(edition).values()}
    wanted |= {f"inducement/{slug(each.name)}" for each in inducements(edition).values()}
    wanted |= {f"spell/{slug(each.name)}" for each in spells(edition).values()}
    wanted |= {f"kick-off/{slug(each)}" for each in known.kick_off_names if each}
    wanted |= {f"weather/{slug(each)}" for each in known.weather_names}
    if not missing_cards(edition):
        wanted |= {f"card/{slug(each.name)}" for each in cards(edition, "all")}
    assert wanted <= set(found)
    rest = {each.partition("/")[0] for each in set(found) - wanted}
    assert rest <= {"prayer", "table"}


@pytest.mark.parametrize("edition", ALL)
def test_every_address_is_its_own_and_can_be_written(edition: str) -> None:
    addresses = [each.address for each in entries(edition)]
    assert len(addresses) == len(set(addresses))
    assert [each for each in addresses if not re.fullmatch(r"[a-z-]+/[a-z0-9._-]+", each)] == []
    assert {each.partition("/")[0] for each in addresses} <= set(KINDS)


@pytest.mark.parametrize("edition", ALL)
def test_every_entry_says_something(edition: str) -> None:
    says = ("text", "variants", "rows", "positions", "stats")
    silent = [id for id, each in told(edition).items() if not any(each.get(key) for key in says)]
    assert silent == []


@pytest.mark.parametrize("edition", ALL)
def test_every_link_leads_somewhere(edition: str) -> None:
    found = told(edition)
    for id, each in found.items():
        leads = [*each.get("see", ()), *(f"rule/{part}" for part in each.get("parts", ()))]
        assert [to for to in leads if to not in found] == [], id
        assert id not in leads
        assert each.get("of", id) in found


@pytest.mark.parametrize("edition", ALL)
def test_rules_of_skills_stars_and_cards_belong_to_them(edition: str) -> None:
    """As do those of the events, the weather and the prayers that are a row of a table."""
    loose = [
        each["id"]
        for each in rulebook(edition)["entries"]
        if each["kind"] == "rule"
        and "of" not in each
        and (
            each["id"].startswith(("skill.", "star.", "cards."))
            or (": " in each["name"] and each["id"].startswith(("kickoff.", "weather.", "prayers")))
        )
    ]
    assert [each for each in loose if each != "prayers.exhibition"] == []


def test_values_of_a_skill_are_one_entry() -> None:
    blow = told("bb2020")["skill/mighty-blow"]
    assert [each["name"] for each in blow["variants"]] == ["Mighty Blow (+1)", "Mighty Blow (+2)"]
    assert "Adds 2" in blow["variants"][1]["text"]
    assert "text" not in blow
    loner = told("bb2020")["skill/loner"]
    assert "team re-roll" in loner["text"]


def test_prices_limits_and_figures_are_those_of_the_books() -> None:
    found = told("bb2020")
    bribes = found["inducement/bribes"]["facts"]
    assert (bribes["price"].split(",")[0], bribes["limit"]) == ("100k", "0-3")
    assert found["star/griff-oberwald"]["stats"]["ag"] == "2+"
    human = {each["name"]: each for each in found["roster/human"]["positions"]}
    assert human["Human Thrower"]["skills"] == ["Pass", "Sure Hands"]
    assert human["Human Thrower"]["normal"] == "General, Passing"
    assert found["roster/human"]["facts"]["re-roll"] == "50k"


def test_what_an_entry_names_is_linked() -> None:
    found = told("lrb6")
    assert "skill/strip-ball" in found["skill/sure-hands"]["see"]
    assert "kick-off/blitz" in found["table/kick-off"]["see"]
    assert "table/weather" in found["weather/blizzard"]["see"]
    assert found["rule/skill.dodge.re-roll"]["of"] == "skill/dodge"


def test_editions_stand_side_by_side() -> None:
    same = {id: {each.same for each in entries(id)} for id in ALL}
    for key in ("skill/dodge", "skill/claws", "rule/rush.roll", "weather/perfectconditions"):
        assert all(key in same[id] for id in ALL), key
    assert "roster/shamblingundead" in same["lrb6"]


def test_whatever_was_renamed_has_both_names_in_some_edition() -> None:
    """So that no line of that table is a slip."""
    every = [each for id in ALL for each in entries(id)]
    names = {
        each.address if each.kind == "rule"
        else f"{each.kind}/{slug(each.name.partition(' (')[0]).replace('-', '')}"
        for each in every
    }  # fmt: skip
    assert [key for pair in RENAMED.items() for key in pair if key not in names] == []


def test_the_names_that_the_client_is_tried_with_are_these() -> None:
    """`python web/fixtures_rules.py` writes them anew."""
    known = {
        id: [[each.kind, each.id, each.name] for each in entries(id) if not each.of] for id in ALL
    }
    assert json.loads(NAMES.read_text(encoding="utf-8")) == known
