"""A hand of special play cards is its coach's own: what others see and hear of it."""

import pytest
from json_schema import misfits
from shopping import shop
from table import Scene, pitch

from pigskin import Game, MalformedAnswer
from pigskin.contract.schema import event_schema
from pigskin.contract.view_schema import view_schema
from pigskin.questions import PLAY_CARD_ON, code

OWNER, OTHER = "home", "away"
SCENE = "home 1 7,7 / away 1 9,9 / hand home Pit Trap, Zap! / played away Mine"


def hand(game: Game, coach: str | None, side: str = OWNER) -> list[dict[str, str | None]]:
    return game.view(coach)["teams"][side]["hand"]


def dealt() -> Scene:
    """Home has bought two Dirty Tricks and a random event; they have just been drawn."""
    game = shop(cards="bought", card_decks="all", max_cards=3).until("inducements")
    game.play("buy a card of Dirty Tricks", "buy a card of Random Events")
    game.play("buy a card of Dirty Tricks")
    game.rolls([9, 6, 1]).play("home: done")
    return game


def test_a_coach_sees_his_own_hand_in_words() -> None:
    trap, zap = hand(Game.from_position(SCENE), OWNER)
    assert (trap["name"], trap["deck"]) == ("Pit Trap", "Dirty Tricks")
    assert trap["moment"] == "after an own turn or kick-off"
    assert "Prone" in (trap["text"] or "")
    assert zap["name"] == "Zap!"


@pytest.mark.parametrize("coach", [OTHER, None])
def test_others_see_the_backs_in_the_order_of_the_decks(coach: str | None) -> None:
    back = {"name": None, "moment": None, "text": None}
    assert hand(Game.from_position(SCENE), coach) == [
        {"deck": "Dirty Tricks", **back}, {"deck": "Random Events", **back},
    ]  # fmt: skip
    drawn_otherwise = Game.from_position(SCENE.replace("Pit Trap, Zap!", "Zap!, Pit Trap"))
    assert hand(drawn_otherwise, coach) == hand(Game.from_position(SCENE), coach)


@pytest.mark.parametrize("coach", [OWNER, OTHER, None])
def test_what_was_played_everybody_has_seen(coach: str | None) -> None:
    played = Game.from_position(SCENE).view(coach)["teams"]["away"]["played"]
    assert [each["name"] for each in played] == ["Mine"]


def test_before_the_deal_nobody_knows_more_than_the_deck() -> None:
    game = shop(cards="bought", card_decks="all").until("inducements")
    game.play("buy a card of Dirty Tricks")
    back = {"deck": "Dirty Tricks", "name": None, "moment": None, "text": None}
    assert hand(game.game, OWNER) == hand(game.game, OTHER) == [back]


@pytest.mark.parametrize("kind", ["turn", "card"])
def test_only_who_is_asked_sees_which_cards_he_could_play(kind: str) -> None:
    cards = {"turn": "Rabbit's Foot", "card": "Pit Trap"}
    game = pitch(f"home 1 7,7 / away 1 9,9 / hand home {cards[kind]}")
    if kind == "card":
        game.play("end turn")
    assert game.asked(OWNER, kind)
    own, other = (game.game.view(coach)["question"] for coach in (OWNER, OTHER))
    assert [each for each in own["answers"] if each["verb"].startswith("play card")]
    assert not [each for each in other["answers"] if each["verb"].startswith("play card")]
    assert other["answers"] == game.game.view()["question"]["answers"]
    assert {key: own[key] for key in ("coach", "kind", "sentence")} == {
        key: other[key] for key in ("coach", "kind", "sentence")
    }


def test_only_who_draws_hears_which_card_it_is() -> None:
    game = dealt().game
    own = [each for each in game.events_for(OWNER) if each.kind == "draws card"]
    assert [str(each) for each in own] == [
        "home draws Pit Trap", "home draws Ego Trip", "home draws Blatant Foul",
    ]  # fmt: skip
    assert {each.roll for each in own} == {None}
    for coach in (OTHER, None):
        heard = [each for each in game.events_for(coach) if each.kind == "draws card"]
        assert [str(each) for each in heard] == [
            "home draws a card of Dirty Tricks", "home draws a card of Random Events",
            "home draws a card of Dirty Tricks",
        ]  # fmt: skip
        assert {each.json["card"] for each in heard} == {None}
        assert {each.roll for each in heard} == {None}
        assert [each.words("card") for each in heard] == ["hidden"] * 3
        assert len(game.events_for(coach)) == len(game.events)


def test_events_are_counted_alike_by_everybody() -> None:
    game = dealt().game
    assert [each.number for each in game.events_for(OTHER, 3)] == [
        each.number for each in game.events_since(3)
    ]
    with pytest.raises(MalformedAnswer, match="no coach"):
        game.events_for("nobody")


def test_views_and_events_fit_their_schemas() -> None:
    game = dealt().game
    for coach in (OWNER, OTHER, None):
        assert misfits(view_schema(), game.view(coach)) == []
        for event in game.events_for(coach):
            assert misfits(event_schema(), event.json) == []


def test_reasons_are_about_the_own_hand() -> None:
    game = Game.from_position(SCENE)
    assert game.why_not("play Pit Trap on away 1") == (
        "Pit Trap is played after an own turn or kick-off, if it can do anything then"
    )
    assert game.why_not("play Ballista on away 1") == "home does not hold Ballista"
    game.answer("end turn")
    assert game.why_not("play Pit Trap") == "Pit Trap is played on a player"
    trap = next(each for each in game.table.home.hand)
    game.answer(code(PLAY_CARD_ON, trap, game.player("away 1").index))
    assert game.why_not("play Pit Trap on home 1") == "home has played Pit Trap"


def test_who_is_not_asked_is_told_nothing_of_the_others_cards() -> None:
    game = Game.from_position(SCENE)
    for card in ("Pit Trap", "Ballista"):
        assert game.why_not(f"play {card} on away 1", OTHER) == "home is asked (turn), not 'away'"
