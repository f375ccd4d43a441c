"""A match looked at again: what the curve says, what turned it, and which decisions cost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pigskin import Dice, Game, ScriptedDice
from pigskin.cli import app
from pigskin.coaches import make_coach
from pigskin.coaches.reviewing import Review, Reviewing, review
from pigskin.coaches.reviewing.looks import looks_of
from pigskin.coaches.reviewing.printing import lines_of
from pigskin.pitch import AWAY
from pigskin.record.retelling import retell


@pytest.fixture(scope="module")
def played() -> tuple[Game, Review]:
    game = Game("human", "orc", "bb2020", seed=5, options={"overtime": "never"})
    coaches = [make_coach("scripted"), make_coach("random", 2)]
    while game.question is not None:
        game.answer(coaches[game.question.side].choose(game))
    return game, review(game)


def test_the_curve_goes_from_the_kick_off_to_the_result(played: tuple[Game, Review]) -> None:
    game, found = played
    moments = [each.moment for each in found.points]
    assert moments == sorted(moments)
    assert moments[-1] == found.answers == game.history.count_answers()
    for point in found.points:
        assert point.win + point.draw + point.loss == pytest.approx(1, abs=1e-3)
    end = found.points[-1]
    assert game.outcome is not None
    assert end.win == (game.outcome.winner == "home")
    assert end.loss == (game.outcome.winner == "away")


def test_what_turned_it_is_in_order_and_tells_what_happened(played: tuple[Game, Review]) -> None:
    _, found = played
    assert 0 < len(found.swings) <= 6
    moments = [each.moment for each in found.swings]
    assert moments == sorted(moments)
    assert all(each.text and each.event["event"] for each in found.swings)
    assert any(each.event["event"] == "touchdown" for each in found.swings)


def test_the_better_line_can_be_played_from_there(played: tuple[Game, Review]) -> None:
    game, found = played
    told = [each for side in ("home", "away") for each in found.costly[side]]  # type: ignore[index]
    assert told
    assert all(len(each) <= 3 for each in found.costly.values())
    by_moment = {each.moment: each for each in told}
    for number, now in enumerate(retell(game)):
        costly = by_moment.get(number)
        if costly is not None:
            assert now.question is not None
            assert now.question.coach == costly.side
            assert now.fork(1).play(costly.better["answers"]).taken >= 1


def test_steps_can_be_spread_over_time(played: tuple[Game, Review]) -> None:
    game, found = played
    going = Reviewing(game)
    assert going.total == found.looked > 10
    assert going.step()
    assert going.done == 1


def test_it_is_told_in_lines(played: tuple[Game, Review]) -> None:
    _, found = played
    lines = list(lines_of(found))
    assert lines[0] == f"{found.teams[0]} {found.score[0]} - {found.score[1]} {found.teams[1]}"
    assert "What turned it" in lines
    assert sum("    better: " in line for line in lines) == sum(map(len, found.costly.values()))


# --- single decisions ---------------------------------------------------------------------------


def test_a_touchdown_that_was_left_undone() -> None:
    game = Game.from_position(
        "home 1 20,7 ball / home 2 3,3 / away 1 10,7 / away 2 4,4 / half 2 / turn home 8", "bb2020"
    )
    game.answer("end turn")
    first = review(game).costly["home"][0]
    assert (first.moment, first.kind, first.did["deed"]) == (0, "turn", "end turn")
    assert (first.better["deed"], first.better["chance"]) == ("score", 1.0)
    assert first.touchdowns > 0.9
    assert first.cost > 0.2


def test_a_blitz_that_was_thrown_away() -> None:
    game = Game.from_position(
        "home 1 12,7 Block / home 2 5,5 / away 1 14,7 ball / away 2 6,4 st5 / half 2 / turn home 3",
        "bb2020",
    )
    game = game.copy(ScriptedDice([1, 1, 6, 1, 1], Dice(1)))
    for answer in ("home 2 blitz", "name away 2", "block away 2"):
        game.answer(answer)
    if game.question is not None and game.question.kind == "block dice":
        game.answer("choose attacker down")
    assert game.table.active == AWAY  # he fell
    found = review(game).costly["home"]
    assert any(each.kind == "action" and each.better["other"] == "away 1" for each in found)


def test_a_roll_that_should_have_been_rolled_again() -> None:
    game = Game.from_position(
        "rerolls 2 0 / home 1 20,7 ball / home 2 3,3 / away 1 21,8 / away 2 4,9 / half 2"
        " / turn home 8",
        "bb2020",
    )
    game = game.copy(ScriptedDice([1], Dice(1)))
    game.answer("home 1 move")
    game.answer("move 21,6")
    game.answer("keep the roll")
    found = review(game).costly["home"]
    kept = next(each for each in found if each.kind == "re-roll")
    assert kept.moment == 2
    assert kept.better["answers"] == ["team re-roll"]


def test_the_command_prints_it(tmp_path: Path) -> None:
    game = Game.from_position(
        "home 1 20,7 ball / home 2 3,3 / away 1 10,7 / away 2 4,4 / half 2 / turn home 8", "bb2020"
    )
    game.answer("end turn")
    file = tmp_path / "last turn.game"
    game.save(file)
    shown = CliRunner().invoke(app, ["review", str(file)])
    assert shown.exit_code == 0
    assert "    better: home 1 runs in" in shown.output
    told = json.loads(CliRunner().invoke(app, ["review", str(file), "--json"]).output)
    assert told["costly"]["home"][0]["better"]["deed"] == "score"


def test_a_turnover_is_told_by_what_brought_it_about() -> None:
    game = Game.from_position(
        "home 1 7,7 / home 2 3,3 ball / away 1 8,7 / turn home 3", "bb2020"
    ).copy(ScriptedDice([1, 1, 1]))
    for answer in ("home 1 block", "block away 1"):
        game.answer(answer)
    [look, *_] = looks_of(game)[0]
    event = look.telling()
    assert str(event) == "home 1 goes down"
