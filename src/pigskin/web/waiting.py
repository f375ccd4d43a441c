"""What waits for a worker, and whose turn it is: fair between matches, people first.

A match that asks for much waits for itself, not the others for it. Whoever asks anew for the same
kind of thing, as a pointer on its way over the pitch does, takes the place of what he asked before.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

from pigskin.contract.arguments import Json
from pigskin.web.worker import Task

A_MATCH: Final = 12  # that may wait of one match at once
PEOPLE, COMPUTERS = 0, 1  # ranks: whose match it is
OLD_ONE: Final = 8  # every so often the one who has waited longest comes first, whatever its rank


class Replaced(Exception):
    """Something else was asked instead, or too much was asked at once."""


@dataclass(eq=False)
class Job:
    """Something a worker is to do for a match."""

    match: str
    task: Task
    done: asyncio.Future[Json]
    rank: int = PEOPLE
    place: str = ""  # a later job for the same place takes it; "" for one that stands for itself
    tag: int = 0  # whose turn it is: the lowest
    order: int = 0


class Waiting:
    """The jobs of one worker that have not begun."""

    def __init__(self) -> None:
        self._jobs: list[Job] = []
        self._last: dict[str, int] = {}  # the tag of a match's latest job
        self._now = 0  # the tag of the job that began last
        self._count = 0
        self._taken = 0

    def __len__(self) -> int:
        return len(self._jobs)

    def add(self, job: Job) -> None:
        """One more; what it replaces is told so."""
        self._count += 1
        job.order = self._count
        same = [each for each in self._jobs if each.match == job.match]
        before = next((each for each in same if job.place and each.place == job.place), None)
        if before is not None:
            self._drop(before)
            job.tag, job.order = before.tag, before.order
        else:
            if len(same) >= A_MATCH:
                self._drop(same[0])
            job.tag = max(self._now, self._last.get(job.match, -1)) + 1
            self._last[job.match] = job.tag
        self._jobs.append(job)

    def next(self) -> Job | None:
        """The job to do now; None if there is none."""
        self._jobs = [job for job in self._jobs if not job.done.done()]  # some have given up
        if not self._jobs:
            return None
        self._taken += 1
        if self._taken % OLD_ONE == 0:
            job = min(self._jobs, key=lambda each: each.order)
        else:
            job = min(self._jobs, key=lambda each: (each.rank, each.tag, each.order))
        self._jobs.remove(job)
        self._now = max(self._now, job.tag)
        for match in [each for each, tag in self._last.items() if tag <= self._now]:
            del self._last[match]
        return job

    def _drop(self, job: Job) -> None:
        self._jobs.remove(job)
        if not job.done.done():
            job.done.set_exception(Replaced("something else was asked instead"))
