"""The picture of the table in plain values."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from pairings import pairings

from pigskin import Game
from pigskin.dice import Dice, ScriptedDice
from pigskin.model import CASUALTY_NAMES
from pigskin.pitch import square
from pigskin.questions import player_text

PAGE = Path(__file__).parents[1] / "docs" / "view.md"


def questions(game: Game, seed: int) -> Iterator[Game]:
    """The game at every question of a random match, and at its end."""
    dice = Dice(f"answers {seed}")
    while game.question is not None:
        yield game
        codes = game.question.codes
        game.answer(codes[dice.roll(len(codes)) - 1])
    yield game


@pytest.mark.parametrize("edition, home, away", pairings(12))
def test_every_view_of_a_match_is_json_and_agrees_with_the_table(
    edition: str, home: str, away: str
) -> None:
    game = Game(home, away, edition, seed=f"{home} {away}")
    seen: set[str] = set()
    for at in questions(game, len(home)):
        # Set-up questions have thousands of answers: a look at the first of a kind will do.
        kind = at.question.kind if at.question else "over"
        if kind in seen and kind in ("set-up", "kick", "quick snap", "action"):
            continue
        seen.add(kind)
        shown = at.view()
        assert json.loads(json.dumps(shown)) == shown
        check_agrees(at, shown)
    assert shown["over"] is True
    assert shown["question"] is None
    assert {"set-up", "turn", "action", "over"} <= seen


def check_agrees(game: Game, shown: dict[str, object]) -> None:
    table = game.table
    players = shown["players"]
    assert isinstance(players, list)
    assert len(players) == table.home.seats + table.away.seats
    for seat, each in zip([*table.players(0), *table.players(1)], players):
        assert each["id"] == player_text(table, seat)
        here = table.place[seat]
        assert (each["square"] is None) == (here == 0)
        if here:
            x, y = each["square"]
            assert table.player_at(square(x, y)) == seat
            marked = [int(rows[y][x]) for rows in shown["zones"].values()]  # type: ignore[attr-defined]
            assert marked == [table.zones_on(here, 1), table.zones_on(here, 0)]
        assert [each["result"] for each in each["injuries"]] == [
            CASUALTY_NAMES[what] for who, what in table.injuries if who == seat
        ]
    carriers = [each["id"] for each in players if each["has_ball"]]
    ball = shown["ball"]
    assert isinstance(ball, dict)
    assert carriers == ([] if ball["carrier"] is None else [ball["carrier"]])
    question = shown["question"]
    if game.question is not None:
        assert isinstance(question, dict)
        assert question == game.question.json


def test_a_view_changes_nothing() -> None:
    game = Game("human", "orc", seed=4)
    for at in questions(game, 4):
        if at.question is not None and at.question.kind == "block dice":
            before = at.view()
            assert at.view() == before == at.copy().view()
            return
    pytest.fail("no block in this game")


def test_the_acting_player_is_shown_with_the_squares_he_has_left() -> None:
    game = Game("human", "orc", seed=4)
    for at in questions(game, 4):
        if at.question is not None and at.question.kind == "action":
            action = at.view()["action"]
            assert isinstance(action, dict)
            assert action["player"] == player_text(at.table, at.table.actor)
            if action["action"] != "block":
                walk = max(0, action["allowance"] - action["moved"])
                rushes = action["max_rushes"] - action["rushes"]
                assert action["squares_left"] == walk + rushes
        elif at.question is not None and at.question.kind == "turn":
            assert at.view()["action"] is None


def test_a_named_target_and_a_jump_are_shown() -> None:
    game = Game.from_position(
        "home 1 7,7 / home 2 8,7 prone / away 1 12,7 / away 2 12,9 / turn home 3", edition="bb2020"
    )
    game.answer("home 1 blitz")
    game.answer("name away 2")
    action = game.view()["action"]
    assert isinstance(action, dict)
    assert (action["target"], action["jumped"]) == ("away 2", False)
    picks = Game.from_position("home 1 7,7 / bonus-turn / picks 3", edition="bb2020").view()
    assert picks["picks"] == 3


def keys(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inside in value.items():
            yield key
            yield from keys(inside)
    elif isinstance(value, list):
        for inside in value:
            yield from keys(inside)


@pytest.mark.parametrize("edition, home, away", pairings(30))
def test_the_page_explains_every_key(edition: str, home: str, away: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    explained = set(re.findall(r"`(\w+)`", page))
    for at in questions(Game(home, away, edition, seed=4), 4):
        if at.question is None or at.question.kind in ("turn", "block dice"):
            shown = at.view()
            question = shown.pop("question") or {}  # what is in it is said in docs/contract.md
            assert isinstance(question, dict)
            assert {*keys(shown), *question} <= explained


def test_a_player_in_mid_air_is_up_and_nowhere() -> None:
    # He steers himself, so that his coach is asked while he flies.
    position = "home 1 5,5 st5 Throw Team-Mate / home 2 6,5 Right Stuff, Swoop ball / away 1 20,5"
    game = Game.from_position(position, "bb2016", dice=ScriptedDice([6]))
    for answer in ("home 1 pass", "throw home 2", "throw home 2 to 10,5"):
        game.answer(answer)
    assert game.question is not None
    assert game.question.kind == "facing"
    seen = game.view()
    flier = next(each for each in seen["players"] if each["id"] == "home 2")  # type: ignore[attr-defined]
    assert (flier["state"], flier["square"], flier["has_ball"]) == ("up", None, True)
    assert seen["ball"] == {"square": None, "carrier": "home 2", "landing": None, "second": None}
