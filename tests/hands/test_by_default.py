"""Which editions play with special play cards when nobody says anything, and how that is kept."""

from dataclasses import replace
from pathlib import Path

import pytest
from shopping import price, shop

from pigskin import BB2016, BB2020, LRB6, Game
from pigskin.editions import load
from pigskin.record import Record, from_text, replay, to_text
from pigskin.teams import ready_team

HOUSE = 'id = "quay"\nname = "Quay League"\nbase = "lrb6"\n'


def decks_sold(game: Game) -> list[str]:
    """The decks the coach who is asked may buy a card of."""
    assert game.question is not None
    told = [str(each) for each in game.question.options]
    return [each.removeprefix("buy a card of ") for each in told if "a card of" in each]


def underdog(rules: str, **options: object) -> Game:
    """A match whose home coach goes shopping: he has no re-rolls, and one player less."""
    rich = ready_team(rules, "human")
    poor = replace(rich, players=rich.players[1:], rerolls=0)
    game = Game(poor, rich, rules, seed=1, options=options)
    assert game.question is not None
    assert game.question.kind == "inducements"
    return game


def from_before(game: Game) -> Record:
    """The record of a match from the time when there were no options about cards."""
    record = from_text(to_text(game))
    for name in ("cards", "card_decks", "card_count", "max_cards"):
        del record.options[name]
    return record


@pytest.mark.rule("lrb6/inducements.cards")
def test_cards_are_ordinary_inducements():
    game = shop(gold=200).until("inducements")
    assert decks_sold(game.game) == [
        "Miscellaneous Mayhem", "Special Team Plays", "Magic Items", "Dirty Tricks", "Good Karma",
        "Random Events",
    ]  # fmt: skip
    assert price(game, "buy a card of Good Karma") == 100
    assert decks_sold(game.game) == [
        "Miscellaneous Mayhem", "Special Team Plays", "Magic Items", "Dirty Tricks", "Good Karma",
    ]  # fmt: skip
    assert price(game, "buy a card of Magic Items") == 50
    assert price(game, "buy Bloodweiser Babes") == 50
    assert game.kind != "inducements"  # as there is no money left


def test_who_has_bought_as_many_cards_as_are_allowed_buys_other_things():
    game = shop(max_cards=1).until("inducements")
    game.play("home: buy a card of Dirty Tricks")
    assert decks_sold(game.game) == []
    assert "buy Bribes" in game.options()


@pytest.mark.rule("bb2016/prematch.cards-optional")
def test_only_lrb6_has_them_unless_somebody_says_so():
    assert decks_sold(underdog("lrb6"))
    assert not decks_sold(underdog("bb2016"))
    assert decks_sold(underdog("bb2016", cards="bought", card_decks="all"))
    assert [each.options().cards for each in (LRB6, BB2016, BB2020)] == ["bought", "off", "off"]
    assert [each.options({"cards": "off"}).cards for each in (LRB6, BB2016)] == ["off", "off"]


def test_the_view_says_so():
    options = underdog("lrb6").view("home")["options"]
    assert options["cards"] == "bought"
    assert Game("human", "orc", BB2020, seed=1).view("home")["options"]["cards"] == "off"


def test_a_house_edition_has_them_from_its_base(tmp_path: Path):
    (tmp_path / "edition.toml").write_text(HOUSE, encoding="utf-8")
    quay = load(tmp_path)
    assert quay.options().cards == "bought"
    assert len(quay.decks) == 7
    assert decks_sold(underdog("quay"))


def test_a_record_keeps_what_was_played():
    game = underdog("lrb6")
    game.play(["buy a card of Magic Items"])
    again = replay(from_text(to_text(game)))
    assert again.table.options.cards == "bought"
    assert again.table.home.hand == game.table.home.hand == (2,)


@pytest.mark.parametrize("rules", ["lrb6", "bb2016"])
def test_an_older_record_goes_on_as_it_was_played(rules: str):
    """It knows nothing of cards, so none are sold when it is played again."""
    game = underdog(rules, cards="off")
    game.play(["buy Extra Team Training"])
    again = replay(from_before(game))
    assert again.table.options.cards == "off"
    assert decks_sold(again) == []
    assert again.key() == game.key()


def test_an_older_record_of_a_position_does_so_too():
    game = shop(cards="off").until("inducements").game
    again = replay(from_before(game))
    assert again.table.options.cards == "off"
    assert decks_sold(again) == []
