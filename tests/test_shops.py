"""Nothing stands in a shop's list for nothing: it does something, or says why it is not sold."""

from collections.abc import Iterator

import pytest
import table
from shopping import shop
from typer.testing import CliRunner

from pigskin.cli import app
from pigskin.edition import Edition
from pigskin.editions import EDITIONS
from pigskin.teams.describing import inducement_text, star_teams
from pigskin.teams.roster import Inducement, Roster

NOT_SOLD = {
    "lrb6": {},
    "bb2016": {"Slave Giant": "two by two squares"},
    "bb2020": {"Giant Mercenary": "two by two squares", "Special Plays": "in no source"},
}
EVERYTHING = [
    pytest.param(rules, offer, id=f"{rules}-{offer.id}")
    for rules in EDITIONS
    for offer in rules.inducements.values()
]


@pytest.fixture
def play_in() -> Iterator[None]:
    yield
    table.in_play[0] = "lrb6"


def opened(rules: Edition, roster: Roster, more: str = "", **options: object) -> table.Scene:
    """The shop of an edition with all its books open, and gold for everything in it."""
    table.in_play[0] = rules.id
    if rules.has_option("inducement_books"):
        options["inducement_books"] = "optional"
    position = roster.positions[0].name
    more = f'home 12 reserves journeyman pos:"{position}" / {more}'
    return shop(roster.id, 5000, more, other=roster.id, **options)


def has(game: table.Scene) -> tuple[object, ...]:
    """What the home side has at the first set-up: effects, people and figures."""
    game.until("set-up")
    home = game.table.home
    people = [game.table.profiles[player].skills for player in game.table.players(0)]
    figures = (home.cheerleaders, home.assistants, home.full_rerolls, home.fan_factor)
    return game.table.held, people, figures


@pytest.mark.parametrize(("rules", "offer"), EVERYTHING)
def test_what_is_listed_does_something_or_says_why_not(
    play_in: None, rules: Edition, offer: Inducement
):
    buyer = next(each for each in rules.rosters.values() if offer.may_buy(each))
    game = opened(rules, buyer)
    if offer.not_sold:
        assert f"buy {offer.name}" not in game.options()
        refused = game.game.why_not(f"buy {offer.name}")
        assert refused == f"{offer.name} is not sold: {offer.not_sold}"
        assert inducement_text(offer, rules.id).endswith(f"Not sold: {offer.not_sold}.")
        return
    if offer.price == "star":
        hired = [text for text in game.options() if text.startswith("hire ")]
    elif offer.price == "position":
        game = shop(buyer.id, 5000, other=buyer.id)
        hired = [text for text in game.options() if text.startswith("hire mercenary ")]
    elif offer.price == "profile":
        hired = [f"hire {rules.profiles[id].name}" for id in offer.profiles]
        assert set(hired) <= set(game.options())
    elif offer.price == "stake":
        game = opened(rules, buyer, "treasury 100 0").until("side bet")
        hired = ["bet 50k"]
    else:
        hired = [f"buy {offer.name}"]
    assert hired
    without = has(opened(rules, buyer))
    assert has(game.play(f"home: {hired[0]}")) != without


@pytest.mark.parametrize("rules", EDITIONS, ids=[each.id for each in EDITIONS])
def test_what_is_not_sold(rules: Edition):
    reasons = {each.name: each.not_sold for each in rules.inducements.values() if each.not_sold}
    assert set(reasons) == set(NOT_SOLD[rules.id])
    told = " ".join(CliRunner().invoke(app, ["inducements", "--edition", rules.id]).stdout.split())
    for name, why in NOT_SOLD[rules.id].items():
        assert why in reasons[name]
        assert f"Not sold: {reasons[name]}." in told


@pytest.mark.parametrize("rules", EDITIONS, ids=[each.id for each in EDITIONS])
def test_every_star_is_for_hire_with_what_only_he_can_do_or_says_why_not(
    play_in: None, rules: Edition
):
    missing = set(rules.stars)
    for play in ("league", "exhibition") if rules.has_option("play") else ("league",):
        for roster in rules.rosters.values():
            options = {} if play == "league" else {"play": play}
            if not any(rules.stars[name].plays_for(roster) for name in missing):
                continue
            more = "treasury 5000 5000" if play == "exhibition" else ""
            missing -= {
                text.removeprefix("hire ")
                for text in opened(rules, roster, more, **options).options()
            }
    for name in missing:
        star = rules.stars[name]
        if star.pair:
            assert star.pair not in missing
        else:
            assert "not played here" in star_teams(star, rules.id)
    for star in rules.stars.values():
        assert star.rule is None or star.rule.name in rules.by_name


@pytest.mark.parametrize("rules", EDITIONS, ids=[each.id for each in EDITIONS])
def test_every_spell_is_cast_by_somebody_who_is_sold(rules: Edition):
    known = {id for each in rules.inducements.values() if not each.not_sold for id in each.spells}
    assert known == set(rules.spells) == {each.spell for each in rules.magic}
