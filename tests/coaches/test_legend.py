"""The legend: a veteran who tries things out first, with a budget, on dice of its own."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import pytest

from pigskin import Game
from pigskin.coaches import make_coach, table_coach
from pigskin.coaches.base import Coach
from pigskin.coaches.legend import LegendCoach
from pigskin.coaches.searching import search
from pigskin.coaches.searching.budget import BadBudget, Playouts, Seconds, budget_of
from pigskin.coaches.searching.contest import Contest

FEW = (
    "home 1 12,7 ball / home 2 13,6 Block / home 3 13,9 / away 1 14,6 / away 2 17,7 / away 3 15,9"
    " / turn home 6 / half 2 / rerolls 1 1"
)


def at(text: str, seed: int = 1) -> Game:
    return Game.from_position(text, "bb2020", seed)


def turn(game: Game, coach: Coach) -> list[int]:
    """The answers of a coach until his turn is over."""
    given: list[int] = []
    while game.question is not None and game.question.side == 0 and game.table.active == 0:
        chosen = coach.choose(game)
        given.append(chosen if isinstance(chosen, int) else chosen.code)
        game.answer(chosen)
    return given


# --- what it does -----------------------------------------------------------------------------


def test_it_has_a_name() -> None:
    assert make_coach("legend").name == make_coach("legend:60").name == "legend"


def test_the_same_seed_gives_the_same_turn() -> None:
    first, second = (turn(at(FEW), make_coach("legend:40", "a")) for _ in range(2))
    assert first == second


def test_it_rolls_no_dice_of_the_game() -> None:
    game = at(FEW)
    before = game.key(), game.table.thrown, game.copy().table.dice.roll(6)
    make_coach("legend:60").choose(game)
    assert (game.key(), game.table.thrown, game.copy().table.dice.roll(6)) == before


def test_the_dice_to_come_do_not_matter() -> None:
    chosen = {int(make_coach("legend:40").choose(at(FEW, seed))) for seed in range(2)}
    assert len(chosen) == 1


def test_it_answers_whatever_else_is_asked() -> None:
    game = Game("human", "orc", "bb2020", seed=3)
    coach = make_coach("legend:8", 3)
    kinds = set()
    while game.question is not None and game.question.kind != "turn":
        kinds.add(game.question.kind)
        game.answer(coach.choose(game))
    assert {"toss", "set-up"} <= kinds


# --- its budget -------------------------------------------------------------------------------


def test_a_turn_has_so_many_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    played = []

    def noted(*args: object, **named: object) -> float:
        played.append(args)
        return 0.5

    monkeypatch.setattr(search, "play_out", noted)
    game = at(FEW)
    turn(game, make_coach("legend:60"))
    assert 0 < len(played) <= 60


def test_a_turn_has_so_many_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]

    def slow(*args: object, **named: object) -> float:
        now[0] += 0.03
        return 0.5

    monkeypatch.setattr("pigskin.coaches.searching.budget.perf_counter", lambda: now[0])
    monkeypatch.setattr(search, "play_out", slow)
    turn(at(FEW), make_coach("legend:2s"))
    assert 0.5 < now[0] <= 2.0


@pytest.mark.soak
def test_two_seconds_a_turn_are_two_seconds() -> None:
    game, coach = Game("human", "orc", "bb2020", seed=5), make_coach("legend:2s")
    other = make_coach("veteran")
    turns: dict[tuple[int, int, int], float] = {}
    while game.question is not None and game.table.half == 1:
        table = game.table
        began = perf_counter()
        answer = (coach, other)[game.question.side].choose(game)
        if game.question.side == table.active == 0:
            key = (table.home.turn, table.home.score, table.away.score)
            turns[key] = turns.get(key, 0.0) + perf_counter() - began
        game.answer(answer)
    assert max(turns.values()) < 2.4


def test_at_a_table_it_goes_by_the_clock() -> None:
    coach = table_coach("legend")
    assert isinstance(coach, LegendCoach)
    assert table_coach("veteran").name == "veteran"


@pytest.mark.parametrize("text", ["", "s", "0", "0s", "-1", "many", "nans", "1e9s", "2 s", "1.5"])
def test_a_budget_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BadBudget, match="no time to think"):
        budget_of(text)
    if text:
        with pytest.raises(BadBudget):
            make_coach(f"legend:{text}")


def test_a_budget_gives_each_decision_its_part() -> None:
    budget = Playouts(100)
    budget.decision(0.5)
    assert budget.room() == 50
    for _ in range(50):
        budget.played()
    assert budget.room() == 0
    budget.decision(0.5)
    assert budget.room() == 25
    budget.turn()
    budget.decision(1.0)
    assert budget.room() == 100


def test_seconds_that_are_gone_do_not_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("pigskin.coaches.searching.budget.perf_counter", lambda: now[0])
    budget = Seconds(2.0)
    budget.decision(0.5)
    assert budget.room() > 100  # nobody knows yet how long one takes
    now[0] = 0.3
    budget.played()
    assert budget.room() == 2
    now[0] = 0.9
    budget.played()
    assert budget.room() == 0
    budget.decided()
    budget.decision(1.0)
    assert budget.room() == 1
    now[0] = 2.1
    budget.decided()
    budget.decision(1.0)
    assert budget.room() == 0
    budget.turn()
    budget.decision(1.0)
    assert budget.room() == 3


# --- its judgement ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("values", "best"),
    [
        (lambda number, dice: (0.5, 0.5, 0.5)[number], 0),
        (lambda number, dice: (0.5, 0.4, 0.6)[number], 2),
        (lambda number, dice: 0.5 + (0.001 if number else 0) * (-1) ** dice, 0),
        (lambda number, dice: (0.5, 0.55, 0.45)[number] + 0.2 * (dice % 3), 1),
    ],
)
def test_the_best_candidate_wins(values: Callable[[int, int], float], best: int) -> None:
    budget = Playouts(90)
    budget.decision(1.0)
    assert Contest(3, values).winner(budget) == best


def test_without_a_budget_nothing_is_tried() -> None:
    budget = Playouts(90)
    budget.decision(0.0)
    assert Contest(2, lambda number, dice: 1 / 0).winner(budget) == 0


def test_who_has_fallen_behind_is_tried_no_more() -> None:
    tries = [0, 0, 0]

    def tried(number: int, dice: int) -> float:
        tries[number] += 1
        return (0.5, 0.0, 0.5 + 0.02 * (-1) ** dice)[number]

    budget = Playouts(120)
    budget.decision(1.0)
    Contest(3, tried).winner(budget)
    assert tries[1] < tries[2]


# --- when it breaks down ----------------------------------------------------------------------


def test_a_search_that_breaks_down_is_told_and_the_veteran_answers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*args: object, **named: object) -> float:
        raise RuntimeError("out of ideas")

    monkeypatch.setattr(search, "play_out", broken)
    game, coach = at(FEW), LegendCoach(1, "60")
    assert coach.choose(game) == make_coach("veteran").choose(game)
    game.answer(coach.choose(game))
    assert coach.stepped_in == 2
    told = capsys.readouterr().err
    assert told.count("out of ideas") == 1
    assert "question of turn" in told
