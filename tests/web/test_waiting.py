"""Whose turn it is at a worker: fair between matches, people first, the latest wish of a seat."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from pigskin.web.waiting import A_MATCH, COMPUTERS, OLD_ONE, PEOPLE, Job, Replaced, Waiting
from pigskin.web.worker import Task


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    loop = asyncio.new_event_loop()
    yield loop
    loop.close()


class Desk:
    """Jobs by match, to put in and take out."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.waiting = Waiting()

    def add(self, match: str, name: str = "", rank: int = PEOPLE, place: str = "") -> Job:
        job = Job(match, Task("reach", None, name), self.loop.create_future(), rank, place)
        self.waiting.add(job)
        return job

    def order(self) -> list[str]:
        found: list[str] = []
        while (job := self.waiting.next()) is not None:
            found.append(f"{job.match}{job.task.name}")
        return found


def test_a_match_that_asks_for_much_waits_for_itself(loop: asyncio.AbstractEventLoop) -> None:
    desk = Desk(loop)
    for number in range(4):
        desk.add("a", str(number))
    desk.add("b", "0")
    desk.add("c", "0")
    desk.add("b", "1")
    assert desk.order() == ["a0", "b0", "c0", "a1", "b1", "a2", "a3"]


def test_who_asks_anew_takes_the_place_of_what_he_asked_before(
    loop: asyncio.AbstractEventLoop,
) -> None:
    desk = Desk(loop)
    desk.add("b", "0")
    old = desk.add("a", "old", place="home reach")
    desk.add("c", "0")
    desk.add("a", "other", place="away reach")
    desk.add("a", "new", place="home reach")
    with pytest.raises(Replaced):
        old.done.result()
    assert desk.order() == ["b0", "anew", "c0", "aother"]


def test_matches_of_people_come_first_but_nobody_waits_for_ever(
    loop: asyncio.AbstractEventLoop,
) -> None:
    desk = Desk(loop)
    desk.add("robots", rank=COMPUTERS)
    for number in range(2 * OLD_ONE):
        desk.add(f"people {number}")
    order = desk.order()
    assert order.index("robots") == OLD_ONE - 1


def test_one_match_cannot_fill_the_room(loop: asyncio.AbstractEventLoop) -> None:
    desk = Desk(loop)
    first = desk.add("a", "first")
    for number in range(A_MATCH):
        desk.add("a", str(number))
    assert len(desk.waiting) == A_MATCH
    with pytest.raises(Replaced):
        first.done.result()


def test_who_has_given_up_is_not_served(loop: asyncio.AbstractEventLoop) -> None:
    desk = Desk(loop)
    desk.add("a", "0").done.cancel()
    desk.add("b", "0")
    assert desk.order() == ["b0"]
