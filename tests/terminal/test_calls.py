"""Calls from beside the table at one keyboard: illegal procedure, time, conceding."""

from __future__ import annotations

import io

from pigskin import Game
from pigskin.coaches.scripted import ScriptedCoach
from pigskin.terminal.app import Match
from pigskin.terminal.screen import Screen

MARKERS = {"illegal_procedure": True}


def start(options: dict[str, object]) -> Game:
    """A game at the first turn of home, which has just begun."""
    game = Game("human", "orc", seed=3, options=options)
    coach = ScriptedCoach()
    while game.question is not None and game.question.kind != "turn":
        game.answer(coach.choose(game))
    return game


def sit(game: Game, *lines: str) -> str:
    out = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in lines))
    Match(Screen(out, source, 100, 40), game, (None, None)).run()
    return " ".join(out.getvalue().split())


def test_the_waiting_coach_calls_an_illegal_procedure() -> None:
    game = start(MARKERS)
    active = "home" if game.table.active == 0 else "away"
    waiting = "away" if active == "home" else "home"
    player = next(option for option in game.question.options if str(option).endswith(" move"))
    number = str(player).split()[1]
    shown = sit(game, f"{number} move", "stop", "illegal procedure", "y", "lose")
    assert f"Does {waiting} call an illegal procedure?" in shown
    assert f"illegal procedure by {active}" in shown
    assert "lose a re-roll as penalty" in shown


def test_a_marker_that_was_moved_makes_it_a_wrong_call() -> None:
    game = start(MARKERS)
    shown = sit(game, "move the turn marker", "illegal", "y")
    assert "called an illegal procedure that was none" in shown


def test_nothing_is_called_before_it_is_confirmed() -> None:
    game = start(MARKERS)
    before = len(game.events)
    sit(game, "illegal", "n")
    assert len(game.events) == before


def test_where_the_rule_is_not_played_it_is_said_how_to_play_it() -> None:
    assert "--option illegal_procedure=on" in sit(start({}), "illegal")


def test_computers_never_forget_their_marker() -> None:
    game = Game("human", "orc", seed=3, options={**MARKERS, "overtime": "never"})
    out = io.StringIO()
    Match(Screen(out, io.StringIO(), 80, 24), game, (ScriptedCoach(), ScriptedCoach())).run()
    assert game.over
    assert (game.table.home.turn, game.table.away.turn) == (8, 8)


def test_time_can_be_called_without_a_clock() -> None:
    game = start({})
    side = game.table.active
    shown = sit(game, "time", "n", "time out", "y")
    assert shown.count("so that the turn ends? (y/n)") == 2
    assert "turnover: time" in shown
    assert game.table.active == 1 - side


def test_the_help_names_every_call() -> None:
    shown = sit(start({}), "help")
    for word in ("concede", "time", "illegal"):
        assert f" {word} " in shown
