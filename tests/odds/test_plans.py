"""Plans played many times by the engine come off as often as their preview says."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

import pytest
from table import pitch

from pigskin import Game
from pigskin.contract.answers import option_text
from pigskin.contract.bringing import face_text
from pigskin.odds import preview
from pigskin.odds.targets import targets
from pigskin.questions import FACE, TEAM_REROLL, first_of, verb_of

PLAYS = 300
Won = Callable[[Game], bool]


def is_down(player: str) -> Won:
    return lambda game: _state(game, player) != "up"


def carries(player: str) -> Won:
    return lambda game: game.view()["ball"]["carrier"] == player  # type: ignore[index,call-overload,no-any-return]


def armour_broke(game: Game) -> bool:
    return any(event.kind == "armour" and event.values[3] for event in game.events)


def _player(game: Game, name: str) -> dict[str, object]:
    players = game.view()["players"]
    assert isinstance(players, list)
    return next(each for each in players if isinstance(each, dict) and each["id"] == name)


def _state(game: Game, name: str) -> object:
    return _player(game, name)["state"]


def at(name: str, square: list[int]) -> Won:
    return lambda game: _player(game, name)["square"] == square and _state(game, name) == "up"


# A position, the answers of a plan, and when it has come off.
PLANS: dict[str, tuple[str, list[str], Won]] = {
    "a dodge and two rushes": (
        "home 1 7,7 ma2 Sure Feet / away 1 7,8 / away 2 20,7",
        ["home 1 move", "move 8,6", "move 9,6", "move 10,6", "move 11,6"],
        at("home 1", [11, 6]),
    ),
    "a leap": (
        "home 1 7,7 Leap / away 1 8,7 / away 2 8,6",
        ["home 1 move", "leap 9,7"],
        at("home 1", [9, 7]),
    ),
    "a blitz with a dodge and a rush": (
        "home 1 7,7 ma2 Block / home 2 11,6 / away 1 7,8 / away 2 10,7",
        ["home 1 blitz", "name away 2", "move 8,7", "move 9,7", "block away 2"],
        is_down("away 2"),
    ),
    "pick up and pass": (
        "home 1 7,7 / home 2 12,7 / away 1 7,8 / ball 8,7",
        ["home 1 pass", "move 8,7", "pass the ball", "pass to 12,7"],
        carries("home 2"),
    ),
    "move and hand off": (
        "home 1 7,7 ball / home 2 9,7 / away 1 7,8",
        ["home 1 hand-off", "move 8,7", "hand off to home 2"],
        carries("home 2"),
    ),
    "move and foul": (
        "home 1 7,7 / away 1 9,7 prone / away 2 7,8 / away 3 20,3",
        ["home 1 foul", "move 8,7", "foul away 1"],
        armour_broke,
    ),
}  # fmt: skip


def carry_out(game: Game, answers: list[str], won: Won) -> bool:
    """Give the answers; roll again what fails, and choose faces that bring the opponent down."""
    rest = list(answers)
    for _ in range(60):
        question = game.question
        if question is None or (not rest and question.kind in ("turn", "action")):
            break
        words = {option_text(game.table, code): code for code in question.codes}
        if rest and rest[0] in words:
            game.answer(rest.pop(0))
        elif question.kind in ("turn", "action"):
            return False
        else:
            game.answer(_choose(game, list(words.values())))
    return won(game)


def _choose(game: Game, codes: list[int]) -> int:
    question = game.question
    assert question is not None
    again = [code for code in codes if verb_of(code) == TEAM_REROLL]
    if question.kind == "block dice":
        faces = [code for code in codes if verb_of(code) == FACE]
        good = [code for code in faces if _fells(game, first_of(code))]
        return (good or again or faces)[0]
    if again:
        return again[0]
    passive = game.passive_answer().code
    skill = [code for code in codes if option_text(game.table, code).startswith("re-roll with")]
    return skill[0] if skill else passive


def _fells(game: Game, face: int) -> bool:
    assert game.question is not None
    told = face_text(game.table, face, game.question.player, game.question.other)
    return "down" in told and "attacker" not in told


@pytest.mark.parametrize("rules", ("lrb6", "bb2020"))
@pytest.mark.parametrize("name", PLANS)
@pytest.mark.parametrize("rerolls", (0, 1))
def test_a_plan_comes_off_as_often_as_is_told(rules: str, name: str, rerolls: int) -> None:
    position, answers, won = PLANS[name]
    if rules != "bb2020":
        answers = [each for each in answers if not each.startswith("name ")]
    text = f"rerolls {rerolls} 0 / {position} / turn home 3"
    game = pitch(text, rules=rules, seed=1).game
    plan = preview(game, answers)
    told = plan.with_reroll if rerolls else plan.chance
    assert told is not None
    assert 0 < told < 1
    seen = sum(carry_out(game.fork(seed), answers, won) for seed in range(PLAYS)) / PLAYS
    error = sqrt(float(told * (1 - told)) / PLAYS)
    assert abs(seen - float(told)) < 4 * error, f"told {float(told):.3f}, seen {seen:.3f}"


def test_what_can_be_done_to_others_is_told_with_its_chance() -> None:
    text = (
        "rerolls 1 0 / home 1 7,7 Stab / home 2 7,9 / away 1 8,7 / away 2 10,9 prone / "
        "away 3 20,7 / turn home 3"
    )
    game = pitch(text, rules="bb2020", seed=1).game
    before = game.key()
    found = targets(game, "home 1")
    assert game.key() == before
    hits = found["away 1"]
    assert isinstance(hits, list)
    said = [(each["action"], each["answer"]["verb"]) for each in hits]  # type: ignore[index,call-overload]
    assert ("block", "block") in said
    assert ("block", "skill on") in said
    [foul] = found["away 2"]  # type: ignore[misc]
    plan = preview(game, ["home 1 foul", *_steps(game, foul), "foul away 2"])  # type: ignore[arg-type]
    assert plan.chance is not None
    assert foul["chance"] == pytest.approx(float(plan.chance), abs=1e-4)  # type: ignore[index,call-overload]
    assert "sent off" in foul["odds"]  # type: ignore[index,call-overload,operator]


def _steps(game: Game, told: dict[str, object]) -> list[str]:
    from pigskin.odds import reach

    there = reach(game, "home 1", "foul").to(tuple(told["from"]))  # type: ignore[arg-type]
    return [f"move {x},{y}" for x, y in there.path]


def test_what_he_has_to_roll_before_he_acts_is_in_the_chance() -> None:
    text = "home 1 7,7 Bone-head / away 1 8,7 / away 2 20,7 / turn home 3"
    game = pitch(text, rules="lrb6", seed=1).game
    plan = preview(game, ["home 1 block", "block away 1"])
    told = targets(game, "home 1")["away 1"]
    assert isinstance(told, list)
    assert plan.chance is not None
    assert told[0]["chance"] == pytest.approx(float(plan.chance), abs=1e-4)  # type: ignore[index,call-overload]


def test_a_gaze_at_somebody_beside_him_needs_no_step() -> None:
    text = "home 1 7,7 Hypnotic Gaze / away 1 8,7 / away 2 20,7 / turn home 3"
    game = pitch(text, rules="bb2020", seed=1).game
    told = targets(game, "home 1")["away 1"]
    assert isinstance(told, list)
    [gaze] = [each for each in told if each["action"] == "gaze"]  # type: ignore[index,call-overload]
    assert gaze["from"] == [7, 7]  # type: ignore[index,call-overload]
    plan = preview(game, ["home 1 gaze", "name away 1", "Hypnotic Gaze on away 1"])
    assert plan.chance is not None
    assert gaze["chance"] == pytest.approx(float(plan.chance), abs=1e-4)  # type: ignore[index,call-overload]
