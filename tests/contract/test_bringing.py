"""What an answer is said to bring is what it brings."""

from __future__ import annotations

import pytest
from shopping import ELEVEN
from staff_bits import BALLISTICS
from table import Scene, pitch

from pigskin.contract.arguments import KINDS
from pigskin.contract.bringing import TELLING, brings

KICK = (
    "home 1 12,5 / home 2 12,6 / home 3 12,7 / home 4 3,7 / "
    "away 1 13,5 / away 2 13,6 / away 3 13,7 / away 4 20,2 / phase kick / kicking home / "
)


def told(game: Scene) -> dict[str, object]:
    """What each answer brings, where something can be said."""
    question = game.question
    assert question is not None
    assert question.kind in TELLING
    found = {str(each): brings(game.table, question, each.code) for each in question.options}
    return {words: what for words, what in found.items() if what}


@pytest.mark.parametrize("rules", ["lrb6", "bb2016", "bb2020"])
def test_the_price_is_what_is_paid(rules: str):
    text = f"{ELEVEN} / roster human orc / phase petty cash / value 1000 2000"
    game = pitch(text, rules=rules, seed=1)
    found = told(game)
    assert len(found) > 15
    for words, what in found.items():
        twin = game.copy()
        before = twin.table.home.budget
        twin.play(words)
        assert what["price"] == before - twin.table.home.budget, words
        if words.startswith("hire mercenary"):
            twin = game.copy()
            twin.play(next(each for each in game.options() if each.startswith(f"{words} with")))
            assert what["price_with_skill"] == before - twin.table.home.budget, words


def test_a_shifted_kick_comes_down_where_it_is_said_to():
    game = pitch(KICK + f"staff {BALLISTICS} 0", "N 4 3", rules="bb2020", seed=1)
    game.play("kick to 20,7")
    assert game.kind == "ballistics"
    found = told(game)
    assert len(found) == len(game.options()) > 5
    for words, what in found.items():
        twin = game.copy().play(words)
        event = next(each for each in twin.game.events if each.kind == "kick deviates")
        landed = KINDS["square"].to_json(twin.table, event.values[0])
        assert what == {"square": landed}, words


def test_the_weather_is_the_one_a_mage_is_said_to_bring():
    game = pitch("home 1 5,5 / away 1 20,7 / weather-mage 1 0", "2 2", rules="bb2016")
    game.play("call the weather mage")
    for words, what in told(game).items():
        twin = game.copy().play(words)
        assert what == {"weather": twin.table.edition.weather_names[twin.table.weather]}


def test_faces_say_what_they_do_to_these_two():
    game = pitch("home 1 7,7 st4 Block / away 1 8,7 Dodge", "both down, stumble", rules="lrb6")
    game.play("home 1 block", "block away 1")
    assert told(game) == {
        "choose both down": {"effect": "the defender goes down"},
        "choose stumble": {"effect": "pushed; down unless Dodge helps"},
    }


def test_a_square_that_is_taken_says_who_is_pushed_on():
    text = "home 1 7,7 / away 1 8,7 / away 2 9,6 / away 3 9,7 / away 4 9,8"
    game = pitch(text, "push", rules="lrb6").play("home 1 block", "block away 1")
    assert told(game) == {
        "push to 9,6": {"pushes": "away 2"},
        "push to 9,7": {"pushes": "away 3"},
        "push to 9,8": {"pushes": "away 4"},
    }


def test_both_results_of_a_casualty_are_told():
    text = "home 1 7,7 / away 1 8,7 av7 / apothecary 0 1"
    game = pitch(text, "pow, 5 5, 5 5, 6 1, 5 3", rules="lrb6")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay", "use the apothecary")
    assert told(game) == {
        "keep the first result": {"casualty": "dead"},
        "take the second result": {"casualty": "-1 MA"},
    }
