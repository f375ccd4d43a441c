"""The clock of a turn: whose time runs, and what happens when it is up. Nobody waits here."""

from __future__ import annotations

import io
import signal
from pathlib import Path

import pytest

from pigskin import Game, ScriptedDice
from pigskin.coaches.random import RandomCoach
from pigskin.record import load
from pigskin.terminal.app import Match, clock_for, play
from pigskin.terminal.clock import SOON, TimeUp, TurnClock, alarm
from pigskin.terminal.screen import Screen


class Watch:
    """A clock that goes as far as it is told."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


class SlowTypist(io.StringIO):
    """Types lines from a list, each after a while."""

    def __init__(self, watch: Watch, *lines: tuple[float, str]) -> None:
        super().__init__()
        self.watch = watch
        self.lines = list(lines)

    def readline(self, *_: object) -> str:  # type: ignore[override]
        if not self.lines:
            return ""
        seconds, line = self.lines.pop(0)
        self.watch.seconds += seconds
        return line + "\n"


POSITION = "home 1 5,5 / home 2 5,8 / away 1 20,5 / away 2 20,8"


def sit(
    *lines: tuple[float, str], position: str = POSITION, dice: str = ""
) -> tuple[Game, str, TurnClock]:
    """Two people at one keyboard, who take their time."""
    watch = Watch()
    clock = TurnClock(240, watch)
    game = Game.from_position(position, dice=ScriptedDice(dice.split()))
    out = io.StringIO()
    Match(Screen(out, SlowTypist(watch, *lines), 80, 24), game, (None, None), clock=clock).run()
    return game, out.getvalue(), clock


def turns(game: Game) -> tuple[int, int]:
    return game.table.home.turn, game.table.away.turn


def test_what_is_left_stands_in_the_prompt() -> None:
    _, shown, _ = sit((60, "1 move"), (3, "6,5"), (0, "help"))
    assert "home 4:00> 1 move" in shown
    assert "home 3:00> 6,5" in shown
    assert "home 2:57> help" in shown


def test_an_answer_that_comes_too_late_does_not_count_and_the_turn_ends() -> None:
    game, shown, _ = sit((200, "1 move"), (41, "6,5"))
    assert "turnover: time" in shown
    assert "Time is up: the turn of home ends" in shown
    assert "moves to 6,5" not in shown
    assert game.table.active == 1


def test_an_answer_in_the_last_second_counts() -> None:
    game, shown, _ = sit((200, "1 move"), (39, "6,5"))
    assert "moves to 6,5" in shown
    assert game.table.active == 0


def test_every_turn_has_the_whole_time() -> None:
    game, shown, _ = sit((230, "end"), (0, "player 1"), (230, "end"), (230, "end"))
    assert "Time is up" not in shown
    assert turns(game) == (2, 2)
    assert shown.count("4:00> ") == 4  # with the card that was looked at


def test_two_people_at_one_keyboard_each_have_their_own_time() -> None:
    game, shown, _ = sit((239, "end"), (241, "end"))
    assert "Time is up: the turn of away ends" in shown
    assert turns(game) == (2, 1)


def test_reading_a_page_takes_time_too() -> None:
    _, shown, _ = sit((100, "help"), (100, "rules dodge"), (41, "1 move"))
    assert "Time is up" in shown


def test_the_time_stands_still_while_the_opponent_decides() -> None:
    # Home pushes away 1, who has Side Step: away is asked where to, and thinks for an hour.
    position = "home 1 5,5 / away 1 6,5 Side Step / away 2 20,8"
    lines = ((5, "1 block 1"), (3600, "use"), (3600, "#1"), (7, "stay"))
    game, shown, clock = sit(*lines, position=position, dice="push")
    assert "away> use" in shown  # without a time
    assert "home 3:55> stay" in shown
    assert clock.used == 12
    assert game.table.active == 0


def test_the_time_stands_still_while_a_computer_thinks() -> None:
    watch = Watch()

    class Thinker(RandomCoach):
        def choose(self, game: Game) -> int:
            watch.seconds += 1000
            return super().choose(game)

    game = Game.from_position(POSITION, seed=1)
    source = SlowTypist(watch, (0, "end"), (10, "1 move"))
    out = io.StringIO()
    clock = TurnClock(240, watch)
    Match(Screen(out, source, 80, 24), game, (None, Thinker(1)), clock=clock).run()
    assert "Time is up" not in out.getvalue()
    assert clock.used == 10


# --- asking for it ----------------------------------------------------------------------------


def test_there_is_a_clock_only_if_somebody_asks_for_one() -> None:
    plain = Game("human", "orc")
    assert clock_for(plain, {}) is None
    asked = Game("human", "orc", options={"turn_seconds": 90})
    clock = clock_for(asked, {})
    assert clock is not None
    assert clock.seconds == 90
    assert clock_for(asked, {"turn_seconds": 0}) is None


def test_a_game_that_was_played_without_a_clock_goes_on_without_one(tmp_path: Path) -> None:
    file = tmp_path / "plain.game"
    Game("human", "orc", seed=3).save(file)
    assert clock_for(load(file), {}) is None
    assert clock_for(load(file), {"turn_seconds": 240}) is not None


def test_a_saved_game_goes_on_with_its_clock_or_another(tmp_path: Path) -> None:
    file = tmp_path / "timed.game"
    Game("human", "orc", seed=3, options={"turn_seconds": 60}).save(file)
    saved = load(file)
    clock = clock_for(saved, {})
    assert clock is not None
    assert clock.seconds == 60
    screen = Screen(io.StringIO(), io.StringIO("quit\n\n"), 80, 24)
    play(None, None, None, None, "human", "human", str(file), None, screen, {"turn_seconds": 30})
    assert screen.clock is not None
    assert screen.clock.seconds == 30


# --- the signal -------------------------------------------------------------------------------


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="has no such signals")
def test_the_alarm_rings_first_and_then_ends_the_waiting() -> None:
    rung: list[str] = []
    with alarm(SOON + 1000, lambda: rung.append("bell")):
        signal.raise_signal(signal.SIGALRM)
        assert rung == ["bell"]
        with pytest.raises(TimeUp):
            signal.raise_signal(signal.SIGALRM)
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="has no such signals")
def test_the_alarm_is_put_back_as_it_was() -> None:
    before = signal.getsignal(signal.SIGALRM)
    with alarm(1000, list):
        assert signal.getsignal(signal.SIGALRM) is not before
    assert signal.getsignal(signal.SIGALRM) is before
