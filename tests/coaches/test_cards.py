"""What the scripted coach does with special play cards."""

import pytest
from shopping import shop
from table import Scene, pitch

from pigskin import LRB6, Game
from pigskin.coaches import cards, make_coach

SCENE = "home 1 7,7 / away 1 9,9 / away 2 15,9 / hand home Pit Trap"


def answer(game: Scene | Game) -> str:
    at = game.game if isinstance(game, Scene) else game
    chosen = make_coach("scripted").choose(at)
    assert at.question is not None
    return next(str(each) for each in at.question.options if each.code == chosen)


def test_a_trap_is_for_the_carrier() -> None:
    game = pitch(f"{SCENE} / away 3 20,3 ball").play("end turn")
    assert answer(game) == "play Pit Trap on away 3"


def test_in_the_first_half_it_waits_for_one() -> None:
    game = pitch(SCENE).play("end turn")
    assert answer(game) == "stop"


def test_in_the_second_half_nothing_is_kept_and_no_friend_is_trapped() -> None:
    game = pitch(f"{SCENE} / half 2 / home 4 12,7 ball").play("end turn")
    assert answer(game) in ("play Pit Trap on away 1", "play Pit Trap on away 2")


def test_what_lasts_for_the_match_is_played_at_once() -> None:
    game = pitch("home 1 7,7 / away 1 9,9 / hand home Rabbit's Foot")
    assert answer(game) == "play Rabbit's Foot on home 1"


def test_what_is_left_of_the_money_goes_into_cards() -> None:
    game = shop(gold=2490, cards="bought", card_decks="all").until("inducements")
    while game.kind == "inducements":
        offered, chosen = game.options(), answer(game)
        game.rolls([1] * 9).play(f"home: {chosen}")
        if chosen == "done":
            assert not [each for each in offered if each.startswith("buy a card of")]
    assert game.table.home.hand


@pytest.mark.parametrize("seed", [1, 2])
def test_games_with_hands_end(seed: int) -> None:
    options: dict[str, object] = {"cards": "drawn", "card_decks": "all", "card_count": "die"}
    game = Game("human", "orc", seed=seed, options=options)
    coaches = (make_coach("scripted"), make_coach("scripted"))
    while game.question is not None:
        game.answer(coaches[game.question.side].choose(game))
    assert game.over


@pytest.mark.parametrize(
    ("hand", "chosen"),
    [
        ("Beguiling Bracers", "play Beguiling Bracers on home 2"),
        ("Buzzing", "play Buzzing on home 2"),
        ("Rabbit's Foot", "play Rabbit's Foot on home 1"),
    ],
)
def test_a_gift_with_a_price_is_not_for_the_carrier_nor_the_best(hand: str, chosen: str) -> None:
    lines = "home 1 7,7 pos:Blitzer value:90 ball / home 2 5,5 value:50 / home 3 5,8 value:70"
    assert answer(pitch(f"{lines} / away 1 20,9 / hand home {hand}")) == chosen


def test_no_ball_is_given_away() -> None:
    for hand in ("Punt", "Ring of Teleportation", "Chop Block"):
        scene = f"home 1 12,7 ball / away 1 13,7 / away 2 13,8 / half 2 / hand home {hand}"
        assert answer(pitch(scene).play("end turn")) == "stop"


def test_the_ball_is_made_slippery_for_the_others() -> None:
    scene = "home 1 12,7 / away 1 20,7 ball / half 2 / hand home Sprinkler Malfunction"
    assert answer(pitch(f"{scene} / kicking home").play("end turn")).startswith("play Sprinkler")
    assert answer(pitch(f"{scene} / kicking away").play("end turn")) == "stop"


def test_the_stronger_side_wants_no_darkness() -> None:
    scene = "home 1 12,7 / away 1 20,7 ball / half 2 / hand home Eclipse"
    assert "Eclipse" not in answer(pitch(f"{scene} / home 2 12,9"))
    assert answer(pitch(f"{scene} / away 2 20,9")) == "play Eclipse"


def test_every_card_it_has_its_own_mind_about_is_there() -> None:
    known = {each.name for each in LRB6.cards}
    named = (
        *cards._KEPT, *cards._BURDENS, *cards._FOR_KICKERS, *cards._FOR_RECEIVERS, *cards._LATE,
        cards._DARKNESS,
    )  # fmt: skip
    assert known >= {*named}
