"""Special play cards: bought, dealt, asked for, played."""

import pytest
from shopping import ELEVEN, price, shop, times_offered
from table import Scene, pitch

from pigskin import PositionError


def test_a_card_is_played_at_its_moment_and_gone():
    """A Pit Trap after the own turn: any player who stands is placed prone."""
    game = pitch("home 1 7,7 / away 1 9,9 / hand home Pit Trap")
    game.play("end turn")
    assert game.asked("home", "card")
    game.play("play Pit Trap on away 1")
    assert game.shows("away 1 9,9 prone")
    assert game.table.home.hand == ()
    assert [game.table.edition.all_effects[each].name for each in game.table.home.played] == [
        "Pit Trap"
    ]


@pytest.mark.rule("lrb6/cards.the-wall")
def test_a_side_that_holds_a_skill_lends_it_to_all_its_players():
    """The Wall: in the next opposing turn nobody of the team can be pushed."""
    game = pitch("home 1 7,7 / away 1 8,7 / hand home The Wall", dice="push")
    game.play("end turn", "play The Wall")
    game.play("away 1 block", "block home 1", "use Stand Firm")
    assert game.shows("home 1 7,7 / away 1 8,7")


def named(game: Scene, numbers: tuple[int, ...]) -> list[str]:
    return [game.table.edition.all_effects[each].name for each in numbers]


@pytest.mark.rule("lrb6/inducements.cards")
def test_cards_are_bought_by_the_deck_and_dealt_with_the_dice_of_the_match():
    """The fourth of the thirteen Dirty Tricks, once both coaches have done their shopping."""
    game = shop(cards="bought", card_decks="all")
    game.until("inducements")
    assert price(game, "buy a card of Dirty Tricks") == 50
    assert game.table.home.hand == (3,)  # of that deck, and nobody knows which
    game.rolls([4]).play("home: done")
    assert named(game, game.table.home.hand) == ["Distract"]


def test_a_limit_of_cards():
    game = shop(cards="bought", card_decks="all", max_cards=2)
    game.until("inducements")
    assert times_offered(game, "buy a card of Magic Items") == 2


def test_they_can_be_left_out():
    game = shop(cards="off").until("inducements")
    assert not [each for each in game.options() if "card" in each]


@pytest.mark.rule("bb2016/prematch.cards-optional")
@pytest.mark.parametrize(("die", "count", "cards"), [
    (1, "bands", 1), (2, "bands", 2), (5, "bands", 2), (6, "bands", 3), (5, "die", 5),
])  # fmt: skip
def test_a_die_may_say_how_many_are_drawn_for_nothing(die: int, count: str, cards: int):
    """BB2016, special play cards: from the two decks of the box in any mixture."""
    game = pitch(
        f"{ELEVEN} / roster human orc / phase cards / value 1000 1000",
        [die], options={"cards": "drawn", "card_count": count}, rules="bb2016", seed=1,
    )  # fmt: skip
    for left in range(cards, 0, -1):
        assert game.asked("home", "decks")
        assert game.question is not None
        assert game.question.about == {"left": left}
        assert game.options() == [
            "draw a card of Miscellaneous Mayhem", "draw a card of Random Events",
        ]  # fmt: skip
        game.play("home: draw a card of Random Events")
    assert game.table.home.hand == (5,) * cards
    assert game.coach == "away"


@pytest.mark.parametrize("twice", [
    "hand home Pit Trap, Pit Trap", "hand home Pit Trap / hand away Pit Trap",
    "hand home Pit Trap / played away Pit Trap",
])  # fmt: skip
def test_every_card_is_there_once(twice: str):
    with pytest.raises(PositionError, match="there is one Pit Trap, not 2"):
        pitch(f"home 1 7,7 / away 1 9,9 / {twice}")


def test_an_edition_without_decks_knows_no_cards():
    with pytest.raises(PositionError, match="there is no card 'Pit Trap'"):
        pitch("home 1 7,7 / away 1 9,9 / hand home Pit Trap", rules="bb2020")


@pytest.mark.rule("lrb6/cards.wand-of-smashing")
def test_cards_may_still_be_played_after_a_spell():
    """A wizard is not an action, and no card of the hand shows in it."""
    text = "home 1 5,5 / away 1 9,9 / wizard 1 0 / hand home Wand of Smashing"
    game = pitch(text, dice="1").play("lightning bolt away 1")
    game.play("play Wand of Smashing on home 1", "home 1 move", "stop")
    assert game.done()
