"""Many answers at once: products of what their arguments may be, exact and small."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pigskin.contract.answers import from_json
from pigskin.contract.arguments import Json
from pigskin.contract.verbs import VERBS, Verb
from pigskin.errors import MalformedAnswer
from pigskin.numbers import Code
from pigskin.showing import quoted

if TYPE_CHECKING:
    from pigskin.model import Table


def grouped(table: Table, answers: Sequence[Code]) -> list[dict[str, Json]]:
    """Many answers in few words: each argument has a list, and any combination is an answer."""
    by_verb: dict[int, list[Code]] = {}
    for answer in answers:
        by_verb.setdefault(answer >> 20, []).append(answer)
    found: list[dict[str, Json]] = []
    for index, alike in by_verb.items():
        verb = VERBS[index]
        for product in _products(verb, alike):
            data: dict[str, Json] = {"verb": verb.name}
            for slot, numbers in zip(verb.slots, product):
                data[slot.name] = [slot.argument.to_json(table, each) for each in numbers]
            found.append(data)
    return found


def _products(verb: Verb, answers: list[Code]) -> list[list[list[int]]]:
    """Answers of one verb as products of lists, one for each argument."""
    if len(verb.slots) < 2:
        return [[[slot.number(answer) for answer in answers] for slot in verb.slots]]
    first, second = verb.slots
    pairs = [(first.number(answer), second.number(answer)) for answer in answers]
    one_way = _merged(pairs)
    other = _merged([(b, a) for a, b in pairs])
    if _weight(one_way) <= _weight(other):
        return [[list(a), list(b)] for b, a in one_way.items()]
    return [[list(b), list(a)] for b, a in other.items()]


def _merged(pairs: list[tuple[int, int]]) -> dict[tuple[int, ...], list[int]]:
    """What goes with exactly the same partners, under those partners."""
    partners: dict[int, list[int]] = {}
    for one, other in pairs:
        partners.setdefault(one, []).append(other)
    found: dict[tuple[int, ...], list[int]] = {}
    for one, others in partners.items():
        found.setdefault(tuple(others), []).append(one)
    return found


def _weight(products: dict[tuple[int, ...], list[int]]) -> int:
    return sum([len(a) + len(b) for a, b in products.items()])


def ungrouped(table: Table, groups: Sequence[dict[str, Json]]) -> list[int]:
    """The codes of grouped answers, one after the other."""
    found: list[int] = []
    for data in groups:
        combinations: list[dict[str, Json]] = [{"verb": data.get("verb")}]
        for name, values in data.items():
            if name == "verb":
                continue
            if not isinstance(values, list):
                raise MalformedAnswer(f"{name} has a list of values, not {quoted(values)}")
            combinations = [{**each, name: value} for each in combinations for value in values]
        found.extend([from_json(table, each) for each in combinations])
    return found
