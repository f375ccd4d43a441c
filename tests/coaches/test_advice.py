"""What a coach would do here: legal answers, the chances the odds have, reasons in words."""

from __future__ import annotations

import pytest

from pigskin import EDITIONS, Dice, Game, ScriptedDice
from pigskin.answering import code_of
from pigskin.coaches import make_coach
from pigskin.coaches.advice import Advice, advise
from pigskin.coaches.figures import figures_of
from pigskin.dice import HighestDice
from pigskin.odds import preview


def first(text: str, rules: str = "bb2020") -> Advice:
    return advise(Game.from_position(text, rules))[0]


# --- the turn -----------------------------------------------------------------------------------


def test_a_carrier_runs_in_while_he_can() -> None:
    best = first("home 1 20,7 ball / home 2 3,3 / away 1 10,7 / turn home 8")
    assert (best.deed, best.player, best.why) == ("score", "home 1", "last turn")
    assert best.words == "home 1 runs in"
    assert best.chance == 1.0
    assert best.risk == 0.0
    assert best.gain is not None
    assert best.gain > 0.9


def test_their_carrier_is_blitzed_with_the_chances_of_the_odds() -> None:
    game = Game.from_position(
        "rerolls 1 0 / home 1 12,7 Block / home 2 6,2 / away 1 14,7 ball / away 2 20,12"
        " / turn home 3",
        "bb2020",
    )
    best = next(each for each in advise(game) if each.deed == "blitz")
    assert (best.other, best.why) == ("away 1", "their carrier")
    assert best.reason == "the ball carrier can be hit"
    told = preview(game, best.answers)
    assert best.chance == pytest.approx(float(told.chance or 0))
    assert best.again == pytest.approx(float(told.with_reroll or 0))
    assert f"down {round(100 * (best.chance or 0))} %" in best.words
    assert best.risk == pytest.approx(1 / 36)  # a skull, and one again


@pytest.mark.parametrize(
    ("where", "rerolls", "risk"), [("20,12", 0, 1 / 6), ("20,12", 1, 1 / 36), ("6,8", 0, 7 / 12)]
)
def test_the_way_is_part_of_the_risk(where: str, rerolls: int, risk: float) -> None:
    text = f"rerolls {rerolls} 0 / home 1 6,7 Block / away 2 {where} / away 1 8,7 / turn home 8"
    game = Game.from_position(text, "bb2020")
    words = ["home 1 blitz", "name away 1", "move 7,6", "block away 1"]
    codes = [code_of(game, words[0])]
    trial = game.copy(HighestDice(20))
    for answer in words[1:]:
        trial.answer(codes[-1])
        codes.append(code_of(trial, answer))
    found = figures_of(game, codes)
    assert found.dice == 1
    assert found.risk == pytest.approx(risk)


def test_the_carrier_and_his_guard_are_one_plan() -> None:
    found = advise(
        Game.from_position(
            "home 1 8,7 ball / home 2 6,4 / home 3 6,10 / home 4 9,5 / home 5 9,9"
            " / away 1 14,7 / away 2 14,5 / away 3 14,9 / turn home 3",
            "bb2020",
        )
    )
    plan = found[0]
    assert plan.deed in ("carry", "posts")
    assert plan.why == "the ball is safer"
    assert plan.before is not None
    assert plan.after is not None
    assert plan.after < plan.before
    assert plan.reason.startswith("keeps the ball safe: lost ")
    assert {who for who, _, _ in plan.moves} & {"home 2", "home 3", "home 4", "home 5"}
    assert sum(1 for each in found if each.moves) == 1


def test_where_the_carrier_stays_nobody_is_said_to_get_nearer() -> None:
    found = advise(
        Game.from_position(
            "home 1 19,2 ball / home 2 19,9 / home 3 5,8 / home 4 9,2 / home 5 9,12"
            " / away 1 9,8 / away 2 8,6 / away 3 10,2 / away 4 7,4 / turn home 3",
            "bb2020",
        )
    )
    plan = next(each for each in found if each.moves)
    assert "home 1" not in {who for who, _, _ in plan.moves}
    assert (plan.deed, plan.why) == ("posts", "a better place")


def test_help_for_a_block_says_for_which() -> None:
    best = first("home 1 12,7 / home 2 10,6 st1 / away 1 13,7 / away 2 14,6 ball / turn home 3")
    assert best.deed == "help"
    assert best.reason == "help for the block of home 1 on away 2"


def test_the_ball_goes_to_better_hands() -> None:
    best = first(
        "home 1 6,7 ball / home 2 12,4 ma8 ag2 Catch / home 3 7,8 / away 1 9,7 / away 2 9,6"
        " / away 3 9,8 / away 4 10,9 / turn home 4 / rerolls 1 1"
    )
    assert best.deed == "hand-off"
    assert best.other == "home 2"
    assert best.reason == "he is better off with the ball"


def test_a_ball_on_the_ground() -> None:
    found = advise(
        Game.from_position(
            "home 1 6,7 Sure Hands / away 1 20,7 / ball 8,7 / turn home 3", "bb2020"
        )
    )
    fetch = next(each for each in found if each.deed == "fetch")
    assert fetch.path[-1] == (8, 7)
    assert fetch.answers[-1] == "move 8,7"
    assert fetch.chance == pytest.approx(8 / 9)


def test_nothing_left_to_do() -> None:
    best = first("home 1 2,2 used / away 1 20,12 ball / turn home 3")
    assert (best.deed, best.answers) == ("end turn", ["end turn"])


# --- in the middle of something -----------------------------------------------------------------


def test_block_dice_and_what_they_bring() -> None:
    game = Game.from_position("home 1 7,7 / home 2 7,8 / away 1 8,7 / turn home 3", "bb2020")
    game = game.copy(ScriptedDice([6, 1]))
    game.answer("home 1 block")
    game.answer("block away 1")
    best = advise(game)[0]
    assert best.answers == ["choose pow"]
    assert best.why == "the best die"


def test_a_re_roll_and_its_chance() -> None:
    position = "rerolls 1 0 / home 1 7,7 ball / away 1 7,8 / turn home 3"
    game = Game.from_position(position, "bb2020")
    game = game.copy(ScriptedDice([1]))
    game.answer("home 1 move")
    game.answer("move 8,6")
    best = advise(game)[0]
    assert best.answers == ["team re-roll"]
    assert best.why == "worth a re-roll"
    assert best.chance == pytest.approx(2 / 3)


def test_a_whole_set_up() -> None:
    game = Game("human", "orc", "bb2020", seed=4)
    while game.question is not None and game.question.kind != "set-up":
        game.answer(game.question.option(0))
    best = advise(game)[0]
    assert best.deed == "set-up"
    assert len(best.moves) == 11
    assert game.play(best.answers).taken == len(best.answers)


# --- whatever is asked --------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [each.id for each in EDITIONS])
def test_every_kind_of_question_gets_a_legal_answer(rules: str) -> None:
    game = Game("human", "orc", rules, seed=11, options={"overtime": "never"})
    coach = make_coach("scripted")
    asked: dict[str, int] = {}
    while game.question is not None:
        kind = game.question.kind
        asked[kind] = asked.get(kind, 0) + 1
        if asked[kind] == 1 or (kind == "turn" and asked[kind] % 90 == 0):
            for each in advise(game):
                assert each.words
                assert each.reason
                assert game.copy().play(each.answers).taken >= 1
        game.answer(coach.choose(game))
    assert asked["turn"] > 100


def test_who_is_advised_knows_no_dice_to_come_and_changes_nothing() -> None:
    text = "home 1 7,7 / home 2 6,6 / away 1 8,7 / away 2 9,9 / ball 5,5 / turn home 3"
    game = Game.from_position(text, "bb2020")
    game.table.dice = Dice(5)
    state, key = game.table.dice.state, game.key()
    told = [each.json for each in advise(game)]
    assert (game.table.dice.state, game.key()) == (state, key)
    game.table.dice = Dice(6)
    assert [each.json for each in advise(game)] == told


def test_nobody_is_advised_when_it_is_over() -> None:
    game = Game("human", "orc", "bb2020", seed=1)
    while game.question is not None and game.question.kind != "turn":
        game.answer(game.question.option(0))
    game.concede(game.question.coach if game.question is not None else "home")
    assert advise(game) == []
