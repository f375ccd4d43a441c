"""Coaches who play on through every death of the server, and know what they were promised."""

from __future__ import annotations

import random
import secrets
from typing import Any

import httpx
from web.server import Client

KINDS = ("one screen", "two coaches", "computer")


class Coach:
    """Somebody at a table. What he has sent and has no answer to he sends again."""

    def __init__(self, table: Table, seat: str, sides: tuple[str, ...]) -> None:
        self.table = table
        self.seat = seat
        self.sides = sides
        self.client: Client | None = None
        self.nonce = secrets.token_hex(16)
        self.acknowledged: dict[str, int] = {}  # messages, and the entry that was told
        self.said: dict[str, str] = {}  # lines of chat that were acknowledged, in order
        self.waiting: dict[str, Any] | None = None  # sent, and not answered
        self.again = 0  # messages that turned out to be stored although nobody had been told
        self._ids = 0

    def come(self, port: int) -> None:
        """Be back, find everything as it was, and send again what is open."""
        client = self.client = Client(port, self.table.id, self.seat, {"nonce": self.nonce})
        told = client.until("table")
        if client.view is None:
            return
        assert (told["clock"] is None) == (self.table.clock is None or client.question is None)
        lines = [line["text"] for line in told["chat"]]
        waits = self.waiting
        self.table.see(client.n, max(coach.open for coach in self.table.coaches))
        mine = [text for text in lines if text.startswith(self.sides[0])]
        open_line = [waits["text"]] if waits is not None and waits["t"] == "say" else []
        assert mine in ([*self.said.values()], [*self.said.values(), *open_line])
        if waits is not None:
            stored = waits["text"] in mine if waits["t"] == "say" else client.n > waits["n"]
            self.again += stored
            self._say(waits)
            if stored and waits["t"] != "say" and self.table.kind != "computer":
                assert self.table.n == client.n  # it counted once

    @property
    def open(self) -> int:
        """How many entries what was not acknowledged may have brought."""
        waits = self.waiting
        return len(waits.get("do", [1])) if waits is not None and waits["t"] != "say" else 0

    def play(self, chance: random.Random) -> None:
        """Do something, if it is one's turn to."""
        client = self.client
        assert client is not None
        while client.view is None or client.n < self.table.n:
            client.hear()
        if client.question is None:
            self.table.over = True
            return
        if chance.random() < 0.1:
            self._chat()
            return  # somebody else may have gone on meanwhile
        if client.question["coach"] not in self.sides:
            if self.table.kind == "computer":
                client.until("moved")
                self.table.see(client.n, 10_000)
            return
        if client.undo and chance.random() < 0.2:
            self._say({"t": "back", "n": client.n, "to": chance.choice(client.undo)})
            return
        do = [_any_answer(client.question, chance)]
        if client.question["kind"] == "turn":
            do.append({"verb": "end turn"})  # a second part, which may not fit
        self._say({"t": "answer", "n": client.n, "do": do})

    def _chat(self) -> None:
        self._say({"t": "say", "text": f"{self.sides[0]} {self._ids}"})

    def _say(self, message: dict[str, Any]) -> None:
        """Say it, and wait for the answer, however long the server is away."""
        assert self.client is not None
        if "id" not in message:
            self._ids += 1
            message["id"] = f"c{self._ids}"
        self.waiting = message
        self.client.send(message)
        while True:
            told = self.client.hear()
            if told.get("id") == message["id"]:
                break
        self.waiting = None
        if message["t"] == "say":
            assert told["t"] == "ok", told
            self.said[message["id"]] = message["text"]
        elif told["t"] == "ok":
            self.acknowledged[message["id"]] = told["n"]
            # What is sent again has the number of its own entry, after which a computer went on.
            gone_on = self.table.kind == "computer" and told["n"] < self.table.n
            self.table.see(self.table.n if gone_on else told["n"], 10_000)
        else:  # somebody else was faster
            assert (message["t"], told["why"]) == ("back", "too late"), told


class Table:
    """A match, and those who are at it."""

    def __init__(self, port: int, kind: str) -> None:
        self.kind = kind
        self.clock = 86_400 if kind == "two coaches" else None
        self.n = 0  # what somebody was told of, and so must be there for ever
        self.over = False
        self._port = port
        seat = {"one screen": "me", "two coaches": "friend", "computer": "computer:random"}[kind]
        body = {
            "home": {"roster": "human", "seat": "me", "name": "Ann"},
            "away": {"roster": "orc", "seat": seat}, "clock": self.clock,
            "options": {"inducements": False},
        }  # fmt: skip
        begun = httpx.post(f"{_server(port)}/api/matches", json=body, timeout=30).json()
        self.id: str = begun["match"]
        self._invite = begun["invite"]
        self._key = secrets.token_urlsafe(32)
        sides = ("home", "away") if kind == "one screen" else ("home",)
        self.coaches = [Coach(self, begun["seats"]["home"], sides)]

    def come(self, *ports: int) -> None:
        """Everybody is back; the friend comes by his link, however often that takes.

        Where there are several processes each may come to another one.
        """
        if self._invite is not None:
            body = {"invite": self._invite, "name": "Bea", "key": self._key}
            path = f"{_server(ports[0])}/api/matches/{self.id}/join"
            answer = httpx.post(path, json=body, timeout=30)
            assert answer.json()["seats"] == {"away": self._key}, answer.text
            self.coaches.append(Coach(self, self._key, ("away",)))
            self._invite = None
        for number, coach in enumerate(self.coaches, 1):
            coach.come(ports[number % len(ports)])

    def see(self, n: int, more: int) -> None:
        """A table as of this entry was told: not before what was known, and not too far after."""
        assert self.n <= n <= self.n + (10_000 if self.kind == "computer" else more)
        self.n = n

    def play(self, chance: random.Random) -> None:
        for coach in self.coaches:
            coach.play(chance)


def _server(port: int) -> str:
    return f"http://127.0.0.1:{port}"


def _any_answer(question: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    group = chance.choice(question["answers"])
    return {k: chance.choice(v) if isinstance(v, list) else v for k, v in group.items()}
