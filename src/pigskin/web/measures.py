"""What a server counts of itself: how much, how long, how often not."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pigskin.web.measuring import JOBS, Counter, Histogram


class Measures:
    """The figures of one server that grow; docs/hosting.md lists them."""

    def __init__(self) -> None:
        self.begun = Counter("pigskin_matches_begun_total", "Matches that were begun.")
        self.resumed = Counter(
            "pigskin_matches_resumed_total",
            "Matches fetched from the database into memory and played again.",
            "result",
        )
        self.entries = Counter(
            "pigskin_entries_stored_total", "Answers and calls that were stored, by who gave them.",
            "by",
        )  # fmt: skip
        self.answering = Histogram(
            "pigskin_answer_seconds", "From an answer of a coach to its acknowledgement."
        )
        self.committing = Histogram("pigskin_commit_seconds", "Commits of the database.")
        self.committed = Histogram(
            "pigskin_commit_jobs", "Writes that went into one commit.", bounds=JOBS
        )
        self.failed = Counter("pigskin_commits_failed_total", "Commits that wrote nothing.")
        self.waited = Histogram(
            "pigskin_job_wait_seconds", "How long odds and computer coaches waited for a worker.",
            "crew",
        )  # fmt: skip
        self.worked = Histogram(
            "pigskin_job_seconds", "How long a worker took for odds or for a computer coach.",
            "crew",
        )  # fmt: skip
        self.replaced = Counter(
            "pigskin_workers_replaced_total", "Processes that hung or died and were replaced.",
            "crew",
        )  # fmt: skip
        self.refusals = Counter(
            "pigskin_refusals_total", "What was refused, over a line or over HTTP, and why.", "why"
        )
        self.requests = Counter("pigskin_requests_total", "Answers over HTTP.", "status")
        self.sent = Counter(
            "pigskin_sent_bytes_total",
            "Sent to clients: bodies over HTTP; messages over lines, before compression.",
            "over",
        )

    def lines(self) -> Iterator[str]:
        """All of them, as they are told."""
        for each in vars(self).values():
            yield from each.lines()

    def commit(self, seconds: float, jobs: int, written: bool) -> None:
        """A commit of the store has ended."""
        self.committing.add(seconds)
        self.committed.add(jobs)
        if not written:
            self.failed.add()


@contextmanager
def timed(figure: Histogram, value: str = "") -> Iterator[None]:
    """How long the block takes, if it does not fail."""
    began = time.monotonic()
    yield
    figure.add(time.monotonic() - began, value)


class Counted:
    """Counts what leaves by HTTP and over lines."""

    def __init__(self, app: ASGIApp, measures: Measures) -> None:
        self.app = app
        self._measures = measures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        measures = self._measures

        async def counting(message: Message) -> None:
            await send(message)
            kind = message["type"]
            if kind == "websocket.send":
                measures.sent.add("line", len(message.get("text") or ""))
            elif kind == "http.response.body":
                measures.sent.add("http", len(message.get("body", b"")))
            elif kind == "http.response.start":
                measures.requests.add(str(message["status"]))

        await self.app(scope, receive, counting)
