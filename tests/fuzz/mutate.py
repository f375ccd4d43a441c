"""Breaking inputs by structure and by byte. The same random numbers break the same way."""

import copy
import json
import random
from typing import Any

# What a value may be replaced by: wrong kinds, the edges of numbers, odd texts.
VALUES: list[Any] = [
    None, True, False, 0, 1, -1, 2, 3, 7, 16, 31, 32, 99, 255, 1024, 2**31, -(2**31), 2**63,
    10**30, 1.5, -0.0, 1e300, "", "0", "1", "x", "home", "away", "none", "x" * 300,
    "\x1b[2J", "\u202e", "[red]", "Block", "Loner", "Loner (4+)", "H1", "A3", [], [[]], {}, [1, 2],
    [7, 7], [-1, 99], {"x": 1},
]  # fmt: skip
NUMBERS = [*range(10), 11, 15, 16, 26, 31, 32, 33, 64, 99, 255, 1000, 2**31, 2**70]
ODD_BYTES = (
    b"\0", b"\x1b", b"\xff", b'"', b"[", b"]", b"-", b"9" * 40, b"[" * 5000, b'{"a":' * 5000,
)  # fmt: skip


def nested(depth: int) -> Any:
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


def places(tree: Any) -> list[tuple[Any, Any]]:
    """Every place in a tree: the list or table, and the index or key."""
    found: list[tuple[Any, Any]] = []
    waiting = [tree]
    while waiting:
        each = waiting.pop()
        keys = each.keys() if isinstance(each, dict) else range(len(each))
        for key in keys:
            found.append((each, key))
            if isinstance(each[key], dict | list):
                waiting.append(each[key])
    return found


def broken_tree(tree: Any, chance: random.Random, times: int = 0) -> Any:
    """A copy of JSON-like values with one to a few of them removed, doubled, moved or replaced."""
    tree = copy.deepcopy(tree)
    for _ in range(times or chance.choice((1, 1, 1, 2, 3, 6))):
        found = places(tree)
        if not found:
            return tree
        inside, key = chance.choice(found)
        way = chance.randrange(7)
        if way == 0:
            del inside[key]
        elif way == 1 and isinstance(inside, list):
            inside.insert(chance.randrange(len(inside) + 1), copy.deepcopy(inside[key]))
        elif way == 1:
            inside[chance.choice(("x", "name", "\x1b", str(key) * 2))] = inside[key]
        elif way == 2:  # a value from elsewhere: a wrong reference
            other, place = chance.choice(found)
            if isinstance(other, dict) and place in other:
                inside[key] = copy.deepcopy(other[place])
        elif way == 3:
            inside[key] = retyped(inside[key])
        elif way == 4 and isinstance(inside[key], int):
            inside[key] = chance.choice((inside[key] + 1, inside[key] - 1, -inside[key], 10**18))
        elif way == 5 and isinstance(inside[key], list):
            chance.shuffle(inside[key])
        elif way == 6 and chance.random() < 0.1:
            inside[key] = nested(chance.choice((3, 20, 100)))
        else:
            inside[key] = copy.deepcopy(chance.choice(VALUES))
    return tree


def retyped(value: Any) -> Any:
    """The same in another kind."""
    if isinstance(value, str):
        return int(value) if value.isdecimal() else [value]
    if isinstance(value, list | dict):
        return str(value)[:50]
    return str(value)


def broken_bytes(data: bytes, chance: random.Random) -> bytes:
    """A copy with some bytes changed, left out, doubled or put in, or cut short."""
    made = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 4, 16))):
        at = chance.randrange(len(made) + 1)
        way = chance.randrange(6)
        if way == 0:
            made[at : at + 1] = bytes([chance.randrange(256)])
        elif way == 1:
            del made[at : at + chance.choice((1, 1, 2, 10, 200))]
        elif way == 2:
            made[at:at] = chance.choice(ODD_BYTES)
        elif way == 3:
            made[at:at] = made[at : at + chance.choice((1, 10, 200))]
        elif way == 4:
            made[at : at + 1] = bytes([chance.choice(b" \n\t,.:;/#'\"[]{}=-+0123456789abxyz")])
        elif chance.random() < 0.2:
            del made[at:]
    return bytes(made)


def tree_bytes(tree: Any) -> bytes:
    """A tree as JSON; halves of pairs and infinities as Python writes them."""
    return json.dumps(tree).encode()
