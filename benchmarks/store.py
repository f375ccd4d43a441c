"""How quickly the matches of the web table are stored: benchmarks/store.py [--database X].

Many matches append answers at a steady pace, as people at tables do, then as quickly as they can;
at the end a long match is loaded. Takes some ten seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from pigskin.record.form import RULES_VERSION
from pigskin.teams.files import team_to_dict
from pigskin.teams.ready import find_team
from pigskin.web.store import Entry, NewMatch, Seat, Setup, Store, open_store

SECONDS = 4.0


async def create(store: Store, name: str) -> None:
    team = team_to_dict(find_team("bb2020", "human"))
    await store.create_match(
        NewMatch(
            id=name, edition="bb2020", setup=Setup(home=team, away=team), secret="5e" * 32,
            seats=(Seat(side="home", kind="me"), Seat(side="away", kind="computer:random")),
            commitment="sha256:" + "c0" * 32, rules=RULES_VERSION,
        )
    )  # fmt: skip


class Table:
    """One match whose answers are stored one after the other."""

    def __init__(self, store: Store, name: str) -> None:
        self.store = store
        self.name = name
        self.n = 0
        self.took: list[float] = []

    async def answer(self) -> None:
        self.n += 1
        entry = Entry(
            n=self.n, kind="answer", by="home", words="move 12,7", faces=(4,),
            message=f"c{self.n}",
        )  # fmt: skip
        began = time.perf_counter()
        await self.store.append(self.name, [entry])
        self.took.append(time.perf_counter() - began)

    async def play(self, until: float, every: float, first: float) -> None:
        await asyncio.sleep(first)
        while (now := time.perf_counter()) < until:
            await self.answer()
            await asyncio.sleep(max(0.0, every - (time.perf_counter() - now)))


async def measure(store: Store, run: str, count: int, every: float) -> None:
    tables = [Table(store, f"bench-{run}-{number}") for number in range(count)]
    await asyncio.gather(*(create(store, table.name) for table in tables))
    commits, began = store.writer.commits, time.perf_counter()
    until = began + SECONDS
    await asyncio.gather(
        *(table.play(until, every, every * number / count) for number, table in enumerate(tables))
    )
    seconds = time.perf_counter() - began
    took = sorted(each for table in tables for each in table.took)
    made = store.writer.commits - commits
    print(
        f"{run:>6}  {count:7}  {len(took) / seconds:9,.0f}  {len(took) / made:10.1f}"
        f"  {1000 * took[len(took) // 2]:6.1f}  {1000 * took[len(took) * 99 // 100]:6.1f}"
        f"  {1000 * took[-1]:6.1f}"
    )
    for table in tables:
        await store.remove(table.name)


async def measure_loading(store: Store) -> None:
    await create(store, "bench-long")
    entries = [
        Entry(n=n, kind="answer", by="home", words="move 12,7", faces=(4,), message=f"c{n}")
        for n in range(1, 1501)
    ]
    await store.append("bench-long", entries)
    began = time.perf_counter()
    for _ in range(10):
        await store.load("bench-long")
    print(f"a match of 1,500 entries is loaded in {100 * (time.perf_counter() - began):.0f} ms")
    await store.remove("bench-long")


async def bench(database: str) -> None:
    store = open_store(database)
    print(f"{store.where}\n   run  matches  answers/s  per commit  median     99 %   worst (ms)")
    try:
        await measure(store, "steady", 200, 0.5)
        await measure(store, "busy", 200, 0.1)
        await measure(store, "full", 200, 0.0)
        await measure_loading(store)
    finally:
        await store.close()


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--database", help="an address or a file; a new file if left out")
    database = words.parse_args().database
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        asyncio.run(bench(database or str(Path(folder) / "matches.sqlite3")))


if __name__ == "__main__":
    main()
