"""Answers as dense numbers, for learners: every answer of every edition has a place of its own.

Each verb has a block of numbers, in the order of `VERBS`. The numbers stay as they are while the
version of the contract does; `docs/contract.md` says how they are made.
"""

from __future__ import annotations

from pigskin.contract.arguments import Json
from pigskin.contract.verbs import DENSE_SIZE, VERBS, verb_of_code
from pigskin.errors import MalformedAnswer
from pigskin.numbers import Code
from pigskin.showing import quoted


def dense(answer: Code) -> int:
    """The number of an answer among all there can be, from 0 to below DENSE_SIZE."""
    verb = verb_of_code(answer)
    place = 0
    for slot in verb.slots:
        within = slot.argument.dense(slot.number(answer))
        if not 0 <= within < slot.argument.size:
            raise MalformedAnswer(f"code {answer} is no answer: no {slot.name} has such a number")
        place = place * slot.argument.size + within
    return verb.start + place


def from_dense(number: object) -> Code:
    """The code of the answer with this number."""
    if not isinstance(number, int) or not 0 <= number < DENSE_SIZE:
        raise MalformedAnswer(f"dense numbers are 0 to {DENSE_SIZE - 1}, not {quoted(number)}")
    verb = VERBS[_block(number)]
    place = number - verb.start
    numbers: list[int] = []
    for slot in reversed(verb.slots):
        place, within = divmod(place, slot.argument.size)
        numbers.insert(0, slot.argument.from_dense(within))
    return verb.answer(numbers)


def _block(number: int) -> int:
    """The verb whose block has the number, by halving."""
    low, high = 0, len(VERBS)
    while high - low > 1:
        middle = (low + high) // 2
        if VERBS[middle].start <= number:
            low = middle
        else:
            high = middle
    return low


def blocks() -> list[dict[str, Json]]:
    """What each block of dense numbers means, in order.

    The number of an answer is the start of its block plus the place of its argument; with two
    arguments, the place of the first times the size of the second, plus the place of the second.
    """
    found: list[dict[str, Json]] = []
    for verb in VERBS:
        arguments: list[Json] = []
        for slot in verb.slots:
            kind = slot.argument
            arguments.append({"name": slot.name, "kind": kind.kind, "size": kind.size})
        found.append(
            {"verb": verb.name, "start": verb.start, "size": verb.size, "arguments": arguments}
        )
    return found
