"""The server is killed again and again: every match is where its last acknowledged answer left it.

Killed at any moment, when an answer has come and is not written, and when it is written and nobody
has been told. There are matches on one screen, of two coaches with a clock, and against a computer;
answers are taken back, and people talk. Clients come back and send again what they have no answer
to.
"""

import os
import random
import signal
import sqlite3
import threading
from pathlib import Path

import httpx
import pytest
from web.enduring import KINDS, Table
from web.mortal import mortals
from websockets.exceptions import ConnectionClosed, InvalidHandshake

LIVES = int(os.environ.get("PIGSKIN_LIVES", "50"))  # more in make soak


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="nobody can be forked and killed here")
def test_fifty_lives(tmp_path: Path) -> None:
    file = tmp_path / "m.db"
    chance = random.Random(13)
    tables: list[Table] = []
    done: list[Table] = []
    deaths = 0
    with mortals() as source:
        for life in range(LIVES):
            when = ("any", "stored", "asked")[life % 3]
            process, port = source.serve(file, 0 if when == "any" else chance.randint(4, 25), when)
            timer = threading.Timer(chance.uniform(0.05, 0.4), os.kill, (process, signal.SIGKILL))
            try:
                if when == "any":
                    timer.start()
                for table in tables:
                    table.come(port)
                while True:
                    for kind in KINDS:
                        if kind not in [table.kind for table in tables]:
                            tables.append(Table(port, kind))
                            tables[-1].come(port)
                    for table in tables:
                        table.play(chance)
                    done += [table for table in tables if table.over]
                    tables = [table for table in tables if not table.over]
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError, httpx.HTTPError):
                deaths += 1
            timer.cancel()
            _wait_for(process)
    assert deaths == LIVES
    everything = done + tables
    coaches = [coach for table in everything for coach in table.coaches]
    assert sum(coach.again for coach in coaches) >= LIVES / 5  # stored, untold, sent again, once
    assert sum(len(coach.acknowledged) for coach in coaches) > 4 * LIVES
    assert sum(len(coach.said) for coach in coaches) > LIVES / 3
    with sqlite3.connect(file) as database:
        kinds = database.execute("SELECT kind, count(*) FROM entries GROUP BY kind").fetchall()
        assert dict(kinds)["back"] > LIVES / 4
        for table in everything:
            _check(database, table)


def _wait_for(process: int) -> None:
    """Until it is really gone, and its lock with it."""
    for _ in range(500):
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return
        threading.Event().wait(0.01)
    raise AssertionError("it does not die")


def _check(database: sqlite3.Connection, table: Table) -> None:
    """What is stored is what was acknowledged, in order, each message once."""
    rows = database.execute(
        'SELECT n, "by", message, part FROM entries WHERE match = ? ORDER BY n', (table.id,)
    ).fetchall()
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    assert len(rows) >= table.n
    people = {side for coach in table.coaches for side in coach.sides}
    sent = [(by, message, part) for _, by, message, part in rows if by in people]
    assert len(set(sent)) == len(sent)
    for coach in table.coaches:
        last = {message: n for n, by, message, _ in rows if by in coach.sides}
        if coach.waiting is not None:
            last.pop(coach.waiting["id"], None)
        assert last == coach.acknowledged
        said = [text for (text,) in database.execute(
            "SELECT text FROM chat WHERE match = ? AND text LIKE ? ORDER BY n",
            (table.id, f"{coach.sides[0]} %"),
        )]  # fmt: skip
        waits = coach.waiting or {}
        assert said in ([*coach.said.values()], [*coach.said.values(), waits.get("text")])
