"""The server is killed again and again: every match is where its last acknowledged answer left it.

Killed at any moment, when an answer has come and is not written, and when it is written and nobody
has been told. Clients come back and send again what they have no answer to.
"""

import os
import random
import signal
import sqlite3
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
from web.mortal import mortals
from web.server import HUMANS, Client
from websockets.exceptions import ConnectionClosed, InvalidHandshake

LIVES = int(os.environ.get("PIGSKIN_LIVES", "50"))  # more in make soak
MATCHES = 3


class Player:
    """Somebody who plays both sides of a match at random, and never gives up."""

    def __init__(self, begun: dict[str, Any], seed: int) -> None:
        self.match: str = begun["match"]
        self.seat: str = begun["seats"]["home"]
        self.chance = random.Random(seed)
        self.acknowledged: dict[str, int] = {}  # messages, and the entry that was told
        self.n = 0
        self.waiting: dict[str, Any] | None = None  # sent, and not answered
        self.client: Client | None = None
        self.again = 0  # answers that turned out to be stored although nobody had been told
        self.over = False

    def come(self, port: int) -> None:
        """Be back, find everything as it was, and send again what is open."""
        client = self.client = Client(port, self.match, self.seat, {})
        client.until("table")
        waits = self.waiting
        if waits is None:
            assert client.n == self.n
            return
        stored = client.n > self.n
        assert client.n <= self.n + len(waits["do"])
        self.again += stored
        self._say(waits)
        if stored:
            assert self.n == client.n  # it counted once

    def play(self) -> None:
        assert self.client is not None
        question = self.client.question
        if question is None:
            self.over = True
            return
        if "answers" not in question:
            self.client.hear()
            return
        message = f"c{len(self.acknowledged)}"
        do = [self._words(question)]
        if question["kind"] == "turn":
            do.append("end turn")  # a second part, which may not fit
        self._say({"t": "answer", "id": message, "n": self.n, "do": do})

    def _words(self, question: dict[str, Any]) -> dict[str, Any]:
        group = self.chance.choice(question["answers"])
        return {k: self.chance.choice(v) if isinstance(v, list) else v for k, v in group.items()}

    def _say(self, message: dict[str, Any]) -> None:
        assert self.client is not None
        self.waiting = message
        self.client.send(message)
        while True:
            told = self.client.hear()
            if told.get("id") == message["id"]:
                break
        assert told["t"] == "ok", told
        self.acknowledged[message["id"]] = self.n = told["n"]
        self.waiting = None


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="nobody can be forked and killed here")
def test_fifty_lives(tmp_path: Path) -> None:
    file = tmp_path / "m.db"
    chance = random.Random(13)
    players: list[Player] = []
    done: list[Player] = []
    ways = {"any": 0, "asked": 0, "stored": 0}
    with mortals() as source:
        for life in range(LIVES):
            when = ("any", "stored", "asked")[life % 3]
            dies = chance.randint(4, 25)
            process, port = source.serve(file, 0 if when == "any" else dies, when)
            timer = threading.Timer(chance.uniform(0.05, 0.4), os.kill, (process, signal.SIGKILL))
            try:
                for player in players:
                    player.come(port)
                while len(players) < MATCHES:
                    players.append(Player(_begin(port), life))
                    players[-1].come(port)
                if when == "any":
                    timer.start()
                while True:
                    for player in players:
                        player.play()
                    if any(player.over for player in players):
                        done += [player for player in players if player.over]
                        players = [player for player in players if not player.over]
                        players.append(Player(_begin(port), life))
                        players[-1].come(port)
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError, httpx.HTTPError):
                ways[when] += 1
            timer.cancel()
            _wait_for(process)
    assert sum(ways.values()) == LIVES
    assert sum(player.again for player in done + players) >= 10  # stored, untold, sent again, once
    _check(file, done + players)


def _begin(port: int) -> dict[str, Any]:
    body = {"edition": "bb2020", "home": HUMANS, "away": {"roster": "orc", "seat": "me"}}
    begun: dict[str, Any] = httpx.post(
        f"http://127.0.0.1:{port}/api/matches", json=body, timeout=30
    ).json()
    return begun


def _wait_for(process: int) -> None:
    """Until it is really gone, and its lock with it."""
    for _ in range(500):
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return
        threading.Event().wait(0.01)
    raise AssertionError("it does not die")


def _check(file: Path, players: list[Player]) -> None:
    """What is stored is what was acknowledged, in order, each message once."""
    with sqlite3.connect(file) as database:
        for player in players:
            rows = database.execute(
                "SELECT n, message, part FROM entries WHERE match = ? ORDER BY n", (player.match,)
            ).fetchall()
            assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
            last = {message: n for n, message, _ in rows}
            assert len({(message, part) for _, message, part in rows}) == len(rows)
            told = dict(player.acknowledged)
            if player.waiting is not None:
                last.pop(player.waiting["id"], None)
            assert last == told
    assert sum(len(player.acknowledged) for player in players) > 10 * LIVES
