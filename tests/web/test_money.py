"""What gold in petty cash comes to, before it is taken."""

from dataclasses import replace

from pigskin import Game
from pigskin.teams.ready import ready_team
from pigskin.web.hints import hints_of


def test_petty_cash_tells_what_either_side_could_spend() -> None:
    orcs = replace(ready_team("lrb6", "orc"), treasury=100_000)
    game = Game(ready_team("lrb6", "orc"), orcs, "lrb6", seed=1)
    while game.question is not None and game.question.kind != "petty cash":
        game.answer(game.passive_answer())
    told = hints_of(game)
    assert isinstance(told, dict)
    assert len(told) == 11
    assert told["petty cash 50k"] == {
        "hint": "you can spend 50k, the other side 50k", "chance": None,
    }  # fmt: skip
    assert game.question is not None
    assert game.question.kind == "petty cash"
