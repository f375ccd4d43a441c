"""Puzzles: the file they come in, and the puzzle of a day."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date, datetime, timedelta, timezone, tzinfo

import pytest
from effort import grows
from effort import many as so_many

from pigskin.errors import PigskinError
from pigskin.position import to_text as position_text
from pigskin.puzzles import Puzzle, daily, find, grade, puzzles, today
from pigskin.puzzles.collection import read
from pigskin.puzzles.puzzle import FIRST_DAY, from_text, to_text

LINE = to_text(puzzles()[0])


def changed(**values: object) -> str:
    return json.dumps(json.loads(LINE) | values)


def many(count: int, since: date = FIRST_DAY, first: int = 1) -> list[Puzzle]:
    one = puzzles()[0]
    return [replace(one, number=first + place, since=since) for place in range(count)]


# In every run some of each kind; in `make soak` and by `pigskin puzzle check` all of them.
SOME = puzzles()[:: so_many(5, 1)]


@grows
@pytest.mark.parametrize("puzzle", SOME, ids=lambda each: f"puzzle {each.number}")
def test_the_line_of_a_puzzle_has_the_chance_that_is_told(puzzle: Puzzle) -> None:
    table = puzzle.game().table
    assert grade(puzzle, puzzle.line).chance == puzzle.chance
    assert puzzle.game().at_rest
    assert table.side(table.active).turn == table.edition.turns
    assert position_text(table).replace("\n", " / ") == puzzle.position


def test_the_collection_grows_at_its_end() -> None:
    days = [each.since for each in puzzles()]
    assert days == sorted(days)
    assert [each.number for each in puzzles()] == list(range(1, len(days) + 1))


def test_a_puzzle_is_found_by_its_number() -> None:
    assert find(2).number == 2
    last = puzzles()[-1].number
    with pytest.raises(PigskinError, match=f"there is no puzzle 0; there are 1 to {last}"):
        find(0)


def test_a_line_of_the_file_is_written_as_it_is_read() -> None:
    assert to_text(from_text(LINE)) == LINE
    later = changed(since="2027-02-01")
    assert from_text(later).since == date(2027, 2, 1)
    assert to_text(from_text(later)) == later


@pytest.mark.parametrize(
    "line, words",
    [
        ("{", "this is no JSON"),
        ("[" * 5000, "this is no JSON"),
        ("3", "a puzzle is an object, not 3"),
        ("{}", "'number' is missing"),
        (changed(number=0), "'number' must be a whole number from 1 on, not 0"),
        (changed(number=True), "'number' must be a whole number from 1 on, not True"),
        (changed(edition="bb1886"), "bb1886"),
        (changed(edition=None), "'edition' must be a line of text, not None"),
        (changed(position="home 1 7,7\nball 3,3"), "'position' must be a line of text"),
        (changed(line=[]), "'line' must be a list of actions, not"),
        (changed(line="home 1 move 7,7"), "'line' must be a list of actions, not"),
        (changed(chance="0"), "'chance' must be a fraction such as \"41/100\""),
        (changed(chance="1/0"), "'chance' must be a fraction"),
        (changed(chance=0.5), "'chance' must be a fraction"),
        (changed(level="nasty"), "'level' must be one of easy, middling, hard, not 'nasty'"),
        (changed(since="tomorrow"), "'since' must be a day such as \"2026-11-19\""),
        (changed(since=5), "'since' must be a day"),
        (changed(colour="red"), "a puzzle has no 'colour'; it has number, edition"),
        (LINE, "there is a puzzle 1 already"),
    ],
)
def test_a_bad_line_is_named(line: str, words: str) -> None:
    with pytest.raises(PigskinError) as refusal:
        read(f"{LINE}\n\n{line}\n", "mine.jsonl")
    assert str(refusal.value).startswith("mine.jsonl, line 3: ")
    assert words in str(refusal.value)


def test_every_puzzle_has_its_day_before_one_comes_again() -> None:
    for count in (1, 2, 3, 7, 8, 60, 61, 120):
        known = many(count)
        days = [daily(FIRST_DAY + timedelta(n), known).number for n in range(2 * count)]
        assert sorted(days[:count]) == list(range(1, count + 1))
        assert days[count:] == days[:count]
    assert abs(days[1] - days[0]) > 20, "two days in a row are far apart"


def test_days_that_were_keep_their_puzzle_when_the_collection_grows() -> None:
    grown = FIRST_DAY + timedelta(100)
    before, after = many(40), [*many(40), *many(7, since=grown, first=41)]
    days = [FIRST_DAY + timedelta(n) for n in range(-30, 100)]
    assert [daily(day, after) for day in days] == [daily(day, before) for day in days]
    coming = {daily(grown + timedelta(n), after).number for n in range(47)}
    assert coming == set(range(1, 48))


def test_the_puzzle_of_a_day_is_one_of_ours() -> None:
    assert daily(date(2026, 12, 24)) in puzzles()
    assert daily(date(1986, 1, 1)) in puzzles()
    with pytest.raises(PigskinError, match="there are no puzzles"):
        daily(FIRST_DAY, [])


def test_the_day_is_the_same_for_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    class Clock(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Clock:
            return cls(2026, 12, 23, 23, 30, tzinfo=timezone(timedelta(hours=-9))).astimezone(tz)

    monkeypatch.setattr("pigskin.puzzles.collection.datetime", Clock)
    assert today() == daily(date(2026, 12, 24))
