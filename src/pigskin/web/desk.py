"""Work that would hold up the table is done in other processes, and asked for here.

There are two crews: one works out odds for people, who wait for them with the pointer on a square;
the other thinks for computer coaches. A match always goes to the same worker of a crew, which then
knows it already. A worker that hangs or dies is replaced, and the match goes on.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple
from zlib import crc32

from pigskin.contract.arguments import Json
from pigskin.errors import PigskinError
from pigskin.web import messages as say
from pigskin.web.hired import Hired, Lost
from pigskin.web.live import Live
from pigskin.web.match import Coach, Entry
from pigskin.web.measures import Measures, timed
from pigskin.web.seats import Refused
from pigskin.web.waiting import COMPUTERS, PEOPLE, Job, Replaced, Waiting
from pigskin.web.wondering import Followed, Reckoned
from pigskin.web.worker import Ask, Task, work

log = logging.getLogger("pigskin.web")

PATIENCE: Final = 20.0  # seconds for odds
ADVISING: Final = 10.0  # seconds for advice: who asked for it can think for himself
THINKING: Final = 20.0  # seconds for a computer coach; others may wait for him to be dismissed
MOST_WORKERS: Final = 8  # of each kind
STAND_IN: Final = "random"  # who coaches on for one that has failed too often
MOST_FAILURES: Final = 2  # questions of a match


class _Asked(NamedTuple):
    """What is to be known of a job."""

    match: Followed
    patience: float
    n: int | None  # the table it is about
    since: float  # when it was asked for


class Worker:
    """One process, asked one thing at a time."""

    def __init__(self, crew: str, number: int, measures: Measures) -> None:
        name = f"{crew}-{number}"
        self._crew = crew
        self._measures = measures
        self._hired = Hired(name, work)
        self._knows: dict[str, int] = {}  # matches, and up to which entry
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._waiting = Waiting()
        self._asked: dict[Job, _Asked] = {}
        self._busy = False
        self._doing: asyncio.Task[None] | None = None

    async def ask(
        self, match: Followed, task: Task, patience: float, place: str = "", n: int | None = None
    ) -> Json:
        """What the worker makes of a task, when its turn comes; `n` is the table it is about."""
        alone = all(seat.kind == "computer" for seat in match.seats.values())
        job = Job(
            match.id, task, asyncio.get_running_loop().create_future(),
            COMPUTERS if alone else PEOPLE, place,
        )  # fmt: skip
        self._asked[job] = _Asked(match, patience, n, time.monotonic())
        job.done.add_done_callback(lambda _: self._asked.pop(job, None))
        self._waiting.add(job)
        if not self._busy:
            self._busy = True
            self._doing = asyncio.create_task(self._serve())
        return await job.done

    async def _serve(self) -> None:
        """Do what waits, one job after the other."""
        loop = asyncio.get_running_loop()
        try:
            while (job := self._waiting.next()) is not None:
                match, patience, n, since = self._asked[job]
                if match.match is None or (n is not None and match.match.n != n):
                    job.done.set_exception(Replaced("the table has gone on"))
                    continue
                entries, first = match.match.entries[:], match.match.first
                self._measures.waited.add(time.monotonic() - since, self._crew)
                try:
                    with timed(self._measures.worked, self._crew):
                        found = await loop.run_in_executor(
                            self._thread, self._exchange, match, first, entries, job.task, patience
                        )
                except Exception as error:  # whatever it was: the next one gets his turn
                    if not job.done.done():
                        job.done.set_exception(error)
                else:
                    if not job.done.done():
                        job.done.set_result(found)
        finally:
            self._busy = False

    def _exchange(
        self, match: Followed, first: list[int], entries: list[Entry], task: Task, patience: float
    ) -> Json:
        # Another process may have gone on with it meanwhile: each holding is followed anew.
        id = f"{match.id} {match.fence}"
        known = self._knows.get(id)
        kind: str = "behind"
        reply: object = None
        if known is not None:
            ask = Ask(id, None, [], known, entries[known:], task)
            kind, reply = self._send(ask, patience)
        if kind == "behind":
            kind, reply = self._send(Ask(id, match.start, first, 0, entries, task), patience)
        if kind == "done":
            self._knows[id] = len(entries)
            return reply  # type: ignore[return-value]
        if kind == "refused":
            self._knows[id] = len(entries)
            raise PigskinError(str(reply))
        self._knows.pop(id, None)
        raise Lost(f"{task.what}: {reply}")

    def _send(self, ask: Ask, patience: float) -> tuple[str, object]:
        try:
            return self._hired.ask(ask, patience)
        except Lost:
            self._knows.clear()
            self._measures.replaced.add(self._crew)
            raise

    def __len__(self) -> int:
        """How many jobs wait."""
        return len(self._waiting)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._hired.dismiss()


class Desk:
    """Both crews."""

    def __init__(self, workers: int | None = None, measures: Measures | None = None) -> None:
        count = workers or min(MOST_WORKERS, max(1, (os.cpu_count() or 2) - 1))
        counts = measures or Measures()
        self._reckoners = [Worker("odds", number, counts) for number in range(count)]
        self._thinkers = [Worker("coach", number, counts) for number in range(count)]
        self._failed: Counter[tuple[str, Coach]] = Counter()  # questions a coach has not answered

    async def think(self, match: Live, coach: Coach) -> list[str]:
        """A computer coach's answers; passive ones if he cannot be had."""
        failed = self._failed[match.id, coach]
        name = match.seats[coach].coach if failed < MOST_FAILURES else STAND_IN
        task = Task("think", coach, name, seed=f"{match.id} {coach}")
        worker = _one_of(self._thinkers, match.id)
        for _ in range(2):
            try:
                answers = await worker.ask(match, task, THINKING)
                if isinstance(answers, list) and answers:
                    return [str(each) for each in answers]
                break
            except (Lost, PigskinError) as error:
                log.warning("coach %s of %s: %s", name, coach, error, extra={"match": match.id})
        self.failed(match, coach)
        assert match.match is not None
        return [str(match.match.game.passive_answer())]

    def failed(self, match: Live, coach: Coach) -> None:
        """A computer coach has not answered, or nonsense; if it goes on so, another coaches on."""
        self._failed[match.id, coach] += 1

    async def odds(self, match: Followed, coach: Coach | None, asked: Reckoned) -> say.Odds:
        """The answer to a question about chances."""
        advises = isinstance(asked, say.Advise)  # odds do not wait for a coach who thinks
        worker = _one_of(self._thinkers if advises else self._reckoners, match.id)
        task = _task(coach, asked)
        # What a seat asks anew it does not want to know of before; watchers are many.
        place = f"{coach} {task.what}" if coach is not None else ""
        try:
            patience = ADVISING if advises else PATIENCE
            found = await worker.ask(match, task, patience, place, asked.n)
        except Replaced as reason:
            raise Refused("stale", str(reason)) from None
        except Lost as lost:
            log.warning("%s", lost, extra={"match": match.id})
            if advises:
                raise PigskinError("the coach thought for too long and was cut off") from None
            raise PigskinError("these odds could not be worked out") from None
        odds = say.Odds(asked.id, asked.n)
        if task.what == "reach":
            odds.reach = found
        elif task.what == "targets":
            odds.targets = found
        elif task.what == "preview":
            odds.preview = found
        elif advises:
            odds.advice = found
        elif task.what == "typed":
            assert isinstance(found, list)
            odds.answers = [str(each) for each in found]
        else:
            odds.hints = found
        return odds

    def waiting(self) -> dict[str, int]:
        """How many jobs wait for each crew."""
        return {
            "odds": sum(len(worker) for worker in self._reckoners),
            "coach": sum(len(worker) for worker in self._thinkers),
        }

    def close(self) -> None:
        for worker in (*self._reckoners, *self._thinkers):
            worker.close()


def _task(coach: Coach | None, asked: Reckoned) -> Task:
    if isinstance(asked, say.Reach):
        return Task("reach", coach, asked.player, asked.action)
    if isinstance(asked, say.Targets):
        return Task("targets", coach, asked.player)
    if isinstance(asked, say.Preview):
        return Task("preview", coach, answers=[*asked.answers])
    if isinstance(asked, say.Typed):
        return Task("typed", coach, asked.words)
    return Task("advise" if isinstance(asked, say.Advise) else "hints", coach)


def _one_of(workers: list[Worker], match: str) -> Worker:
    return workers[crc32(match.encode()) % len(workers)]
