"""Setting up at the terminal: formations, moving players about, and what is not legal."""

from __future__ import annotations

import io

import pytest

from pigskin import Game
from pigskin.coaches.scripted import ScriptedCoach
from pigskin.odds.formations import ATTACKS, DEFENCES, FORMATIONS
from pigskin.pitch import parse_square
from pigskin.questions import KICK, RECEIVE
from pigskin.teams import rosters
from pigskin.terminal.app import Match
from pigskin.terminal.screen import Screen
from pigskin.terminal.setup import Plan, reserves_lines
from pigskin.typed.prompts import Unclear


def before_setup(home: str = "human", away: str = "orc", kick: bool = True) -> Game:
    game = Game(home, away, seed=1, options={"inducements": False})
    while game.question is not None and game.question.kind != "set-up":
        codes = game.question.codes
        wanted = KICK if kick else RECEIVE
        game.answer(wanted if wanted in codes else codes[0])
    return game


def plan_for(game: Game) -> Plan:
    assert game.question is not None
    return Plan(game.table, game.question.side)


def test_there_are_formations_for_both_roles():
    assert set(ATTACKS) | set(DEFENCES) == set(FORMATIONS)
    for places in FORMATIONS.values():
        assert len(places) == 11
        assert len({(depth, y) for depth, y, _ in places}) == 11


@pytest.mark.parametrize("roster", list(rosters("lrb6")))
def test_every_formation_is_legal_for_every_roster_on_either_side(roster: str):
    game = before_setup(roster, roster)
    for _ in range(2):
        plan = plan_for(game)
        for name in FORMATIONS:
            plan.use(name)
            assert plan.problems() == [], name
            trial = game.copy()
            trial.set_up(plan.squares)
            assert trial.question is not None
            assert trial.question.side != plan.side or trial.question.kind != "set-up"
        game.set_up(plan.squares)


@pytest.mark.parametrize("count", [1, 2, 3, 4, 7, 10])
def test_a_side_short_of_players_sets_up_all_it_has(count: int):
    game = before_setup()
    assert game.question is not None
    table = game.table
    table.pool = table.pool[:count]
    plan = plan_for(game)
    for name in FORMATIONS:
        plan.use(name)
        assert len(plan.squares) == count
        assert plan.problems() == []


def test_strong_players_stand_on_the_line_and_ball_handlers_behind():
    game = before_setup("orc", "orc")
    plan = plan_for(game)
    plan.use("zones")
    table = game.table
    deepest = max(plan.squares, key=lambda p: abs(2 * (plan.squares[p] % 28) - 27))
    assert table.profiles[deepest].position in ("Thrower", "Blitzer", "Goblin")
    line = [p for p, sq in plan.squares.items() if sq % 28 - 1 in (12, 13)]
    assert max(table.profiles[p].st for p in line) == 4


def test_the_best_players_play_and_the_cheapest_wait():
    game = before_setup("human", "human")
    plan = plan_for(game)
    for name in FORMATIONS:
        plan.use(name)
        waiting = [p for p in game.table.pool if p not in plan.squares]
        assert waiting
        assert {game.table.profiles[p].position for p in waiting} == {"Lineman"}


def test_players_are_moved_about_before_anything_is_final():
    game = before_setup()
    plan = plan_for(game)
    x = 10 if plan.side == 0 else 15
    plan.change("1")
    one, other = list(plan.squares)[:2]
    number = game.table.profiles[one].number
    second = game.table.profiles[other].number
    plan.change(f"{number} {x},5")
    assert plan.squares[one] == parse_square(f"{x},5")
    there = plan.squares[other]
    plan.change(f"swap {number} {second}")
    assert plan.squares[one] == there
    plan.change(f"off {number}")
    assert one not in plan.squares
    plan.change("clear")
    assert plan.squares == {}
    assert not any(game.table.place[player] for player in game.table.pool)


@pytest.mark.parametrize(
    "typed, why",
    [
        ("99 12,7", "has no player 99"),
        ("1 40,7", "off the pitch"),
        ("1 12.7", "is not clear"),
        ("dance", "is not clear"),
    ],
)
def test_what_cannot_be_placed_is_explained(typed: str, why: str):
    plan = plan_for(before_setup())
    with pytest.raises(Unclear) as problem:
        plan.change(typed)
    assert why in str(problem.value)


def test_the_reasons_a_set_up_is_not_legal():
    plan = plan_for(before_setup())
    x = 11 if plan.side == 0 else 14
    for number, y in enumerate((0, 1, 2, 3), 1):
        plan.change(f"{number} {x},{y}")
    reasons = "; ".join(plan.problems())
    assert "7 more must be placed" in reasons
    assert "only 0 on the line" in reasons
    assert "4 in the top wide zone; 2 may be" in reasons
    with pytest.raises(Unclear, match="not in the half of home"):
        plan.change(f"5 {25 - x},7")
    with pytest.raises(Unclear, match="taken by player 1"):
        plan.change(f"5 {x},0")


def test_setting_up_at_the_table_takes_one_answer_or_many():
    game = before_setup()
    side = game.question.side if game.question else 0
    x = 10 if side == 0 else 15
    out = io.StringIO()
    source = io.StringIO(f"done\n2\n1 {x},0\n1 99,0\n4\n1 {x},7\ndone\n\n")
    Match(Screen(out, source, 80, 24), game, (None, None)).run()
    text = " ".join(out.getvalue().split())
    assert "Not legal yet: 11 more must be placed" in text
    assert "deep defence: done to play it" in text
    assert "off the pitch" in text
    assert game.question is not None
    assert game.question.kind == "kick"


@pytest.mark.parametrize("rules, heading", [("lrb6", "MA  ST  AG   AV"),
                                            ("bb2020", "MA  ST  AG  PA   AV")])  # fmt: skip
def test_figures_stand_under_their_names(rules: str, heading: str):
    game = Game("goblin", "orc", rules, seed=1, options={"inducements": False})
    coach = ScriptedCoach()
    while game.question is not None and game.question.kind != "set-up":
        game.answer(coach.choose(game))
    assert game.question is not None
    plan = Plan(game.table, game.question.side)
    wide = [line.plain for line in reserves_lines(plan, 80)]
    assert wide[1].strip() == heading
    narrow = [line.plain for line in reserves_lines(plan, 23)]
    assert narrow[1].split() == [word[0] for word in heading.split()[:-1]] + ["AV"]
    assert all(len(line) <= 23 for line in narrow)
    assert narrow[2].split()[-1] == wide[2][: wide[1].index("AV") + 2].split()[-1].rstrip("+")
