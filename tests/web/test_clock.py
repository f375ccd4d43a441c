"""The clock of a match: with a time that is only told, and over the line in short seconds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from web.server import Client, Served, serving
from web.test_table import any_answer

from pigskin import Game
from pigskin.dice import Dice
from pigskin.web import clock as clocks
from pigskin.web import live
from pigskin.web.clock import AWAY_BEFORE, AWAY_IN_ALL, LEAST_WAIT, SETTLING, MatchClock
from pigskin.web.match import Match
from pigskin.web.start import start_of

# --- a time that is told -------------------------------------------------------------------------


class Told:
    """A match whose clock is wound by hand."""

    def __init__(self, seconds: float = 100, people: tuple[str, ...] = ("home", "away")) -> None:
        self.now = 1000.0
        self.match = Match(start_of("bb2020", {"inducements": False}, "human", "orc"), Dice(3))
        self.clock = MatchClock(seconds, people, lambda: self.now)
        self.clock.seat(people)
        self.ask()

    @property
    def game(self) -> Game:
        return self.match.game

    def ask(self) -> None:
        self.clock.ask(self.game.table, self.game.question)

    def answer(self, words: str) -> None:
        assert self.match.asked is not None
        self.match.answer(self.match.asked, [words])
        self.ask()

    def to(self, kind: str) -> Told:
        """Passive answers up to a question of a kind."""
        for _ in range(500):
            assert self.game.question is not None
            if self.game.question.kind == kind:
                return self
            self.answer(str(self.game.passive_answer()))
        raise AssertionError(f"nobody is asked: {kind}")

    def wait(self, seconds: float) -> None:
        self.now += seconds


def other(coach: str | None) -> str:
    return "away" if coach == "home" else "home"


def test_all_questions_of_a_turn_share_its_time() -> None:
    told = Told().to("turn")
    assert told.clock.left() == 100
    told.wait(30)
    assert told.clock.left() == 70
    option = next(o for o in told.game.question.options if "move" in str(o))
    told.answer(str(option))
    assert told.clock.left() == 70
    assert told.clock.shown().left == 70.0
    told.wait(70)
    assert told.clock.up
    assert told.clock.ends_turn


def test_the_next_turn_has_a_time_of_its_own() -> None:
    told = Told().to("turn")
    first = told.clock.side
    told.wait(60)
    told.answer("end turn")
    told.to("turn")
    assert told.clock.side == other(first)
    assert told.clock.left() == 100


def test_who_sets_up_has_a_turn_s_time_for_it_and_then_a_passive_answer() -> None:
    told = Told().to("set-up")
    assert told.clock.shown().waiting
    assert told.clock.left() == 100
    told.wait(100)
    assert told.clock.up
    assert not told.clock.ends_turn
    entry = told.match.time_up(told.match.asked, told.clock.ends_turn)
    assert entry.kind == "time"


def test_after_a_time_out_a_little_time_is_left_to_settle_what_is_under_way() -> None:
    told = Told().to("turn")
    told.wait(100)
    told.clock.time_out()
    told.ask()  # as if something were still to be settled
    assert told.clock.shown().waiting
    assert told.clock.left() == SETTLING
    told.wait(SETTLING)
    assert told.clock.up
    assert not told.clock.ends_turn


def test_a_time_out_that_could_not_be_stored_leaves_the_turn_its_time() -> None:
    told = Told().to("turn")
    told.wait(60)
    told.clock.time_out()
    told.clock.time_out(False)
    told.ask()
    assert not told.clock.shown().waiting
    assert told.clock.left() == 40


def test_time_up_in_a_turn_is_the_time_out_of_the_rules() -> None:
    told = Told().to("turn")
    told.wait(101)
    by = told.match.asked
    entry = told.match.time_up(by, told.clock.ends_turn)
    assert (entry.kind, entry.words) == ("time", "time out")
    assert told.match.asked == other(by)


def test_a_lost_line_stops_the_clock_after_a_moment_and_not_for_ever() -> None:
    told = Told().to("turn")
    clock, gone = told.clock, told.clock.side
    told.wait(5)
    assert not clock.seat({other(gone)})  # not at once
    told.wait(AWAY_BEFORE / 2)
    assert not clock.look()
    assert clock.due() == AWAY_BEFORE / 2
    told.wait(AWAY_BEFORE / 2)
    assert clock.look()
    assert clock.stopped
    assert clock.shown().stopped
    assert clock.left() == 85
    told.wait(20)
    assert clock.left() == 85
    assert clock.seat({gone, other(gone)})  # he is back
    assert clock.left() == 85
    clock.seat({other(gone)})  # and gone again
    told.wait(AWAY_BEFORE)
    assert clock.look()
    assert clock.due() == AWAY_IN_ALL - 20
    told.wait(AWAY_IN_ALL - 20)
    assert clock.look()
    assert not clock.stopped  # it was granted in all
    assert clock.left() == 75
    assert clock.due() == 75
    told.wait(75)
    assert clock.up


def test_watchers_and_the_other_coach_who_come_and_go_change_nothing() -> None:
    told = Told().to("turn")
    clock, here = told.clock, told.clock.side
    for seconds in range(10):
        told.wait(seconds)
        assert not clock.seat({here})
        assert not clock.seat({here, other(here)})
    assert clock.left() == 100 - 45


def test_it_stands_while_no_coach_is_there() -> None:
    told = Told().to("turn")
    clock = told.clock
    told.wait(10)
    assert clock.seat(())
    assert clock.stopped
    assert clock.due() is None
    told.wait(100_000)
    assert clock.left() == 90
    assert not clock.seat({other(clock.side)})  # now somebody waits, for one who is long gone ...
    assert clock.due() == AWAY_IN_ALL  # ... and is granted what everybody is
    told.wait(AWAY_IN_ALL)
    assert clock.look()
    assert clock.left() == 90


def test_a_computer_has_no_clock() -> None:
    told = Told(people=("home",))
    seen = set()
    for _ in range(300):
        if told.game.over:
            break
        seen.add(told.match.asked)
        assert (told.clock.side is None) == (told.match.asked == "away")
        assert (told.clock.shown() is None) == (told.match.asked == "away")
        told.wait(1)
        told.answer(str(told.game.passive_answer()))
    assert seen == {"home", "away"}


def test_what_was_used_is_kept_over_a_restart() -> None:
    told = Told().to("turn")
    told.wait(30)
    told.ask()
    gone = told.clock.side
    told.clock.seat({other(gone)})
    told.wait(AWAY_BEFORE)
    told.clock.look()
    told.wait(50)
    told.clock.look()
    kept = told.clock.kept()
    again = MatchClock(100, ("home", "away"), lambda: told.now)
    again.restore(kept, told.game.table, told.game.question)
    again.seat({other(gone)})
    assert again.left() == 60
    assert again.due() == AWAY_IN_ALL - 50


def test_a_waiting_coach_has_a_time_of_his_own() -> None:
    told = Told(seconds=1000)
    chance = random.Random(2)
    for _ in range(3000):
        question = told.game.question
        assert question is not None
        if told.game.table.active == 1 - question.side:
            break
        told.answer(str(chance.choice(question.options)))
    assert told.clock.shown().waiting
    assert told.clock.left() == max(LEAST_WAIT, 250)
    assert not told.clock.ends_turn


# --- short real seconds over the line -------------------------------------------------------------


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every clock runs a hundred times as fast: 15 seconds of a turn are 0.15."""
    for name in ("SETTLING", "LEAST_WAIT", "AWAY_BEFORE", "AWAY_IN_ALL"):
        monkeypatch.setattr(clocks, name, getattr(clocks, name) / 100)
    monkeypatch.setattr(live, "MatchClock", lambda s, who, now: MatchClock(s / 100, who, now))


@pytest.fixture
def table(tmp_path: Path, quick: None) -> Iterator[Served]:
    with serving(tmp_path / "m.db") as served:
        yield served


def two(served: Served, **wanted: Any) -> tuple[dict[str, Any], Client, Client]:
    """A match between two people, with both of them at the table."""
    begun = served.begin(
        away={"roster": "orc", "seat": "friend"}, options={"inducements": False}, **wanted
    )
    body = {"invite": begun["invite"], "name": "Bea"}
    joined = served.http.post(f"/api/matches/{begun['match']}/join", json=body).json()
    begun["seats"] |= joined["seats"]
    ann = served.line(begun["match"], begun["seats"]["home"])
    bea = served.line(begun["match"], begun["seats"]["away"])
    for client in (ann, bea):
        client.until("table")
        while client.view is None:
            client.until("table")
    return begun, ann, bea


def test_a_coach_who_does_nothing_loses_turn_after_turn(table: Served) -> None:
    _, ann, bea = two(table, clock=15)
    with ann, bea:
        while True:
            moved = ann.until("moved")
            assert moved["late"] is True  # nobody answers here but the clock
            if moved["answers"] == ["time out"]:
                break
        assert moved["clock"]["left"] > 0


def test_the_match_goes_on_without_a_coach_who_never_comes_back(table: Served) -> None:
    begun, ann, bea = two(table, clock=15)
    chance = random.Random(1)
    bea.close()
    outs = 0
    with ann:
        while outs < 2:
            if ann.asked:
                question = ann.question
                assert question is not None
                if question["kind"] == "turn":
                    ann.answer("end turn")
                else:
                    ann.answer(any_answer(question, chance))
                continue
            told = ann.hear()
            if told["t"] == "clock":
                assert told["clock"]["side"] == "away"
            if told["t"] == "moved" and told["answers"] == ["time out"]:
                assert told["by"] == "away"
                outs += 1
    assert begun


def test_nothing_happens_while_nobody_is_there(tmp_path: Path, quick: None) -> None:
    with serving(tmp_path / "m.db") as served:
        begun, ann, bea = two(served, clock=15)
        ann.close()
        bea.close()
        with served.line(begun["match"]) as watcher, pytest.raises(TimeoutError):
            watcher.until("moved", timeout=1.5)
        n = watcher.n
    with (  # and after a restart it goes on as soon as one coach is there
        serving(tmp_path / "m.db") as served,
        served.line(begun["match"], begun["seats"]["home"]) as ann,
    ):
        ann.until("table")
        assert ann.n == n
        ann.until("moved", timeout=20)
