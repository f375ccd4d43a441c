"""mypy keeps players, squares, sides and answers apart."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import pigskin

BEGINNING = """
from pigskin.model import Table, side_of
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.pitch import ADJACENT, HOME, column, distance
from pigskin.questions import END_TURN, Question, player_of, square_of


def right(table: Table, player: PlayerNo, question: Question) -> None:
    for near in ADJACENT[table.place[player]]:
        table.put(table.player_at(near), near, 2)
    for other in table.players(HOME):
        table.zones_on(table.place[other], side_of(other))
    table.put(player_of(question.codes[0]), table.ball_square(), 2)


def wrong(table: Table, player: PlayerNo, sq: Square, side: SideNo, answer: Code) -> None:
"""
WRONG = {
    "a square as a player": "table.standing(sq)",
    "a neighbour as a player": "table.standing(ADJACENT[sq][0])",
    "a square of an answer as a player": "table.standing(square_of(answer))",
    "a player as a square": "column(player)",
    "who is in a square as a square": "distance(sq, table.player_at(sq))",
    "a player of an answer as a square": "table.drop_ball(player_of(answer))",
    "a side as a player": "table.on_pitch(side)",
    "a player as a side": "table.players(player)",
    "a square as a side": "table.zones_on(sq, sq)",
    "an answer as a square": "column(answer)",
    "a square as an answer": "player_of(sq)",
    "a plain number as a player": "table.standing(5)",
    "a player where his square is kept": "table.place[player] = player",
    "a square as the carrier": "table.carrier = sq",
    "players among the answers": 'Question(side, "turn", [player])',
    "a verb as a player": "table.standing(END_TURN)",
}


@pytest.fixture(scope="module")
def errors(tmp_path_factory: pytest.TempPathFactory) -> dict[int, str]:
    """What mypy says of all of it at once, by line."""
    api = pytest.importorskip("mypy.api")
    folder = tmp_path_factory.mktemp("numbers")
    snippet = folder / "snippet.py"
    snippet.write_text(BEGINNING + "".join(f"    {line}\n" for line in WRONG.values()))
    before = os.environ.get("MYPYPATH")
    os.environ["MYPYPATH"] = str(Path(pigskin.__file__).parents[1])
    try:
        said, trouble, _ = api.run([
            "--strict", "--follow-imports=silent", "--config-file=", "--no-error-summary",
            f"--cache-dir={folder / 'cache'}", str(snippet),
        ])  # fmt: skip
    finally:
        os.environ.pop("MYPYPATH")
        if before is not None:
            os.environ["MYPYPATH"] = before
    assert not trouble
    lines = [line.split(":", 2) for line in said.splitlines() if ": error:" in line]
    assert all(Path(name) == snippet for name, _, _ in lines), said
    return {int(number): problem for _, number, problem in lines}


@pytest.mark.slow
@pytest.mark.parametrize("what", WRONG)
def test_a_number_of_one_kind_is_not_taken_for_another(what: str, errors: dict[int, str]) -> None:
    line = len(BEGINNING.splitlines()) + 1 + list(WRONG).index(what)
    assert line in errors, f"mypy lets {what} pass"


@pytest.mark.slow
def test_numbers_that_flow_out_of_the_tables_are_taken_as_they_are(errors: dict[int, str]) -> None:
    assert all(line > len(BEGINNING.splitlines()) for line in errors), errors


def test_kinds_are_gone_at_run_time() -> None:
    game = pigskin.Game("human", "orc", seed=1)
    assert game.question is not None
    kept = [*game.table.place, game.table.carrier, game.table.active, *game.question.codes]
    assert {type(number) for number in kept} == {int}
