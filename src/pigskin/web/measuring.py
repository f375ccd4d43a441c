"""Figures that only grow, counted and told in the text form that Prometheus reads.

A writer of our own: it is shorter than what every place that counts would need to do without an
optional package, and a server has figures of its own however many run in one process.
"""

from __future__ import annotations

import threading
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from itertools import accumulate
from typing import Final

SECONDS: Final = (
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0,
)  # fmt: skip
JOBS: Final = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0)


class Counter:
    """How often something has happened, for every value of a label."""

    def __init__(self, name: str, words: str, label: str = "") -> None:
        self._name = name
        self._words = words
        self._label = label
        self._counts: dict[str, float] = {} if label else {"": 0.0}
        self._lock = threading.Lock()  # some count in threads

    def add(self, value: str = "", amount: float = 1.0) -> None:
        with self._lock:
            self._counts[value] = self._counts.get(value, 0.0) + amount

    def lines(self) -> Iterator[str]:
        """As they are told."""
        with self._lock:
            counts = dict(self._counts)
        yield from told(self._name, "counter", self._words, self._label, counts)


class Histogram:
    """How long things took or how big they were: how many were at most so much."""

    def __init__(
        self, name: str, words: str, label: str = "", bounds: tuple[float, ...] = SECONDS
    ) -> None:
        self._name = name
        self._words = words
        self._label = label
        self._bounds = bounds
        self._found: dict[str, tuple[list[int], float]] = {}  # how many by bound, and their sum
        self._lock = threading.Lock()
        if not label:
            self._found[""] = self._nothing()

    def _nothing(self) -> tuple[list[int], float]:
        return [0] * (len(self._bounds) + 1), 0.0

    def add(self, amount: float, value: str = "") -> None:
        with self._lock:
            counts, total = self._found.get(value) or self._nothing()
            counts[bisect_left(self._bounds, amount)] += 1
            self._found[value] = counts, total + amount

    def lines(self) -> Iterator[str]:
        """As they are told."""
        with self._lock:
            found = {value: (list(counts), total) for value, (counts, total) in self._found.items()}
        yield from _head(self._name, "histogram", self._words)
        for value, (counts, total) in sorted(found.items()):
            named = [(self._label, value)] if self._label else []
            ends = [*(_number(bound) for bound in self._bounds), "+Inf"]
            for end, count in zip(ends, accumulate(counts)):
                yield f"{self._name}_bucket{_labels([*named, ('le', end)])} {count}"
            yield f"{self._name}_sum{_labels(named)} {_number(total)}"
            yield f"{self._name}_count{_labels(named)} {sum(counts)}"


def told(
    name: str, kind: str, words: str, label: str, values: Mapping[str, float]
) -> Iterator[str]:
    """A figure for every value of a label; without a label its only value is empty."""
    yield from _head(name, kind, words)
    for value, number in sorted(values.items()):
        yield f"{name}{_labels([(label, value)] if label else [])} {_number(number)}"


def _head(name: str, kind: str, words: str) -> Iterator[str]:
    yield f"# HELP {name} {words}"
    yield f"# TYPE {name} {kind}"


def _labels(named: Iterable[tuple[str, str]]) -> str:
    inside = ",".join(f'{name}="{_quoted(value)}"' for name, value in named)
    return f"{{{inside}}}" if inside else ""


def _quoted(value: str) -> str:
    return value.replace("\\", r"\\").replace("\n", r"\n").replace('"', r"\"")


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)
