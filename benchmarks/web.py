"""How the web table bears many matches: `python benchmarks/web.py`, some two minutes.

A server, 200 matches in it, in each a client that answers twice a second and a computer on the
other side, and 500 watchers. Clients run in processes of their own on the same machine. Printed:
how long it takes from sending an answer until it is acknowledged, and so stored; what processor
time an answer costs; memory of a match and of a watcher. With --check it fails if more than one
answer in a hundred takes longer than 150 milliseconds.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

EDITIONS = ("lrb6", "bb2016", "bb2020")
GOAL = 0.150
TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


# --- the server ---------------------------------------------------------------------------------


def serve(database: str) -> None:
    """The server as `pigskin serve` runs it, but with no limit to what one address may ask for."""
    from pigskin.web.app import Settings
    from pigskin.web.serving import listen, serve_at

    with listen("127.0.0.1", 0) as listening:
        listening.listen()  # who comes before it is ready waits
        print(listening.getsockname()[1], flush=True)
        serve_at(listening, Settings(database=database, strict=False))


def begin(port: int, number: int, coach: str) -> dict[str, Any]:
    """One more match against a computer."""
    body = {
        "edition": EDITIONS[number % 3],
        "home": {"roster": "human", "seat": "me", "name": f"Coach {number}"},
        "away": {"roster": "orc", "seat": f"computer:{coach}"},
    }
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/matches",
        json.dumps(body).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        begun: dict[str, Any] = json.load(answer)
    return begun


# --- clients, in a process of their own ---------------------------------------------------------


class Player:
    """Answers at random, twice a second, whenever it is asked."""

    def __init__(self, port: int, match: str, seat: str, seed: int) -> None:
        self.address = f"ws://127.0.0.1:{port}/api/matches/{match}/socket"
        self.seat = seat
        self.chance = random.Random(seed)
        self.took: list[tuple[float, float]] = []  # when, and how long
        self.n = 0
        self.question: dict[str, Any] | None = None
        self.sent: dict[str, float] = {}
        self.refused = 0
        self.over = False

    async def play(self, every: float) -> None:
        async with connect(self.address, max_size=None) as line:
            hello = {"t": "hello", "version": 1, "seat": self.seat, "nonce": "ab" * 16}
            await line.send(json.dumps(hello))
            hearing = asyncio.create_task(self._hear(line))
            await asyncio.sleep(self.chance.random() * every)
            next = time.monotonic()
            number = 0
            while not self.over:
                question = self.question
                if question is not None and not self.sent:
                    number += 1
                    self.question = None
                    message = {
                        "t": "answer", "id": f"a{number}", "n": self.n,
                        "do": [self._any(question)],
                    }  # fmt: skip
                    text = json.dumps(message)
                    self.sent[f"a{number}"] = time.monotonic()
                    await line.send(text)
                next = max(next + every, time.monotonic() - every)
                await asyncio.sleep(max(0.0, next - time.monotonic()))
            hearing.cancel()

    def _any(self, question: dict[str, Any]) -> dict[str, Any]:
        group = self.chance.choice(question["answers"])
        return {k: self.chance.choice(v) if isinstance(v, list) else v for k, v in group.items()}

    async def _hear(self, line: Any) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in line:
                self._told(msgspec.json.decode(text))

    def _told(self, told: dict[str, Any]) -> None:
        kind = told["t"]
        if kind in ("table", "moved"):
            self.n = told["n"]
            question = told["question"]
            asked = question is not None and "answers" in question
            self.question = question if asked else None
        elif kind in ("ok", "no"):
            now = time.monotonic()
            self.refused += kind == "no"
            sent = self.sent.pop(told["id"], now)
            self.took.append((sent, now - sent))
        elif kind == "over":
            self.over = True


async def watch(port: int, match: str, heard: list[int]) -> None:
    async with connect(f"ws://127.0.0.1:{port}/api/matches/{match}/socket", max_size=None) as line:
        await line.send('{"t":"hello","version":1}')
        async for text in line:
            heard[0] += 1
            heard[1] += len(text)


async def clients(asked: dict[str, Any]) -> dict[str, Any]:
    """All clients of a process, for a while."""
    port, heard = asked["port"], [0, 0]
    players = [
        Player(port, match, seat, number) for number, (match, seat) in enumerate(asked["seats"])
    ]
    tasks = [asyncio.create_task(player.play(asked["every"])) for player in players]
    for match in asked["watch"]:
        tasks.append(asyncio.create_task(watch(port, match, heard)))
        await asyncio.sleep(0.005)
    print("ready", flush=True)
    await asyncio.sleep(max(0.0, asked["from"] - time.monotonic()))
    before = list(heard)
    await asyncio.sleep(max(0.0, asked["until"] - time.monotonic()))
    for task in tasks:
        task.cancel()
    ends = await asyncio.gather(*tasks, return_exceptions=True)
    lost = sum(1 for end in ends if isinstance(end, ConnectionClosed | OSError))
    took = [t for player in players for when, t in player.took if when >= asked["from"]]
    waiting = [
        asked["until"] - sent for player in players for sent in player.sent.values()
        if sent >= asked["from"]
    ]  # fmt: skip
    return {
        "took": took, "waiting": waiting, "refused": sum(player.refused for player in players),
        "lost": lost, "heard": heard[0] - before[0], "bytes": heard[1] - before[1],
        "over": sum(player.over for player in players),
    }  # fmt: skip


# --- measuring ----------------------------------------------------------------------------------


def family(pid: int) -> list[int]:
    """A process and those it has started."""
    found = [pid]
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        found += family(int(child))
    for task in Path(f"/proc/{pid}/task").iterdir():  # workers are started from threads
        if task.name != str(pid):
            for child in (task / "children").read_text().split():
                found += family(int(child))
    return list(dict.fromkeys(found))


def spent(pid: int) -> float:
    """Processor seconds of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory(pid: int) -> float:
    """Megabytes of a process."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE / 1e6


def machine() -> tuple[float, float]:
    """Seconds all processors have worked, and have been idle."""
    first = Path("/proc/stat").read_text().split("\n")[0]
    fields = [int(each) / TICK for each in first.split()[1:]]
    idle = fields[3] + fields[4]
    return sum(fields[:8]) - idle, idle


class Crew:
    """Clients in another process."""

    def __init__(self, asked: dict[str, Any]) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--clients"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()


def measure(chosen: argparse.Namespace, database: str) -> bool:
    with subprocess.Popen(
        [sys.executable, __file__, "--server", database], stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            return _measure(chosen, server)
        finally:
            server.terminate()


def _measure(chosen: argparse.Namespace, server: subprocess.Popen[str]) -> bool:
    assert server.stdout is not None
    port = int(server.stdout.readline())
    begin(port, 0, "random")
    empty = memory(server.pid)
    seats = []
    matches = []
    for number in range(chosen.matches):
        begun = begin(port, number, chosen.coach)
        seats.append((begun["match"], begun["seats"]["home"]))
        matches.append(begun["match"])
    until_ready = 10 + chosen.matches / 20 + chosen.watchers / 40
    start = time.monotonic() + until_ready
    common = {"port": port, "from": start, "until": start + chosen.seconds, "every": 0.5}
    crews = [Crew({**common, "seats": seats, "watch": []})]
    crews[0].line()
    time.sleep(until_ready / 2)
    with_matches = memory(server.pid)
    chance = random.Random(1)
    watched = [chance.choice(matches) for _ in range(chosen.watchers)]
    crews.append(Crew({**common, "seats": [], "watch": watched}))
    crews[1].line()
    with_watchers = memory(server.pid)
    time.sleep(max(0.0, start - time.monotonic()))
    workers = [pid for pid in family(server.pid) if pid != server.pid]
    before = [spent(pid) for pid in (server.pid, *workers)]
    clients_before = sum(spent(crew.process.pid) for crew in crews)
    worked, idle = machine()
    time.sleep(max(0.0, start + chosen.seconds - time.monotonic()))
    after = [spent(pid) for pid in (server.pid, *workers)]
    clients_after = sum(spent(crew.process.pid) for crew in crews)
    worked, idle = machine()[0] - worked, machine()[1] - idle
    at_end = memory(server.pid)
    of_workers = sum(memory(pid) for pid in workers)
    told = [json.loads(crew.line()) for crew in crews]
    for crew in crews:
        crew.process.wait(30)

    took = sorted(told[0]["took"] + told[0]["waiting"])
    answers = len(told[0]["took"])
    loop, thinking = after[0] - before[0], sum(after[1:]) - sum(before[1:])
    ours = loop + thinking + clients_after - clients_before
    others = max(0.0, worked - ours)
    rank = took[min(len(took) - 1, int(len(took) * 0.99))]
    rows = [
        ("matches, watchers, seconds", f"{chosen.matches}, {chosen.watchers}, {chosen.seconds}"),
        ("answers acknowledged", f"{answers} ({answers / chosen.seconds:.0f} a second)"),
        ("  half of them within", f"{took[len(took) // 2] * 1000:.0f} ms"),
        ("  99 % within", f"{rank * 1000:.0f} ms (goal: {GOAL * 1000:.0f})"),
        ("  the slowest", f"{took[-1] * 1000:.0f} ms"),
        ("  refused, lines lost", f"{told[0]['refused']}, {told[0]['lost'] + told[1]['lost']}"),
        ("messages to watchers", f"{told[1]['heard'] / chosen.seconds:.0f} a second, "
                                 f"{told[1]['bytes'] / max(1, told[1]['heard']):.0f} bytes each"),
        ("processor: the server", f"{loop / chosen.seconds:.0%} of one core, "
                                  f"{loop / max(1, answers) * 1000:.2f} ms an answer"),
        ("processor: computer coaches", f"{thinking / chosen.seconds:.0%} of one core"),
        ("processor: clients", f"{(clients_after - clients_before) / chosen.seconds:.0%}"),
        ("processor: other programs", f"{others / chosen.seconds:.0%}, idle "
                                      f"{idle / chosen.seconds:.0%} of {os.cpu_count()} cores"),
        ("memory: an empty server", f"{empty:.0f} MB"),
        ("memory: a match", f"{(with_matches - empty) / chosen.matches * 1000:.0f} kB"),
        ("memory: a watcher",
         f"{(with_watchers - with_matches) / max(1, chosen.watchers) * 1000:.0f} kB"),
        ("memory: the server at the end", f"{at_end:.0f} MB, its workers {of_workers:.0f} MB"),
    ]  # fmt: skip
    for name, value in rows:
        print(f"{name:32}{value}")
    return rank <= GOAL


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--matches", type=int, default=200)
    asked.add_argument("--watchers", type=int, default=500)
    asked.add_argument("--seconds", type=int, default=40)
    asked.add_argument("--coach", default="scripted")
    asked.add_argument("--check", action="store_true")
    asked.add_argument("--server", help=argparse.SUPPRESS)
    asked.add_argument("--clients", action="store_true", help=argparse.SUPPRESS)
    chosen = asked.parse_args()
    if chosen.server:
        serve(chosen.server)
    elif chosen.clients:
        print(json.dumps(asyncio.run(clients(json.loads(sys.stdin.readline())))), flush=True)
    else:
        with tempfile.TemporaryDirectory() as folder:
            good = measure(chosen, str(Path(folder) / "matches.db"))
        if chosen.check and not good:
            sys.exit("too slow")


if __name__ == "__main__":
    main()
