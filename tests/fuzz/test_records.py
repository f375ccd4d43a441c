"""Saved games, broken by header, by line and by byte, with digests that are right or wrong."""

import hashlib
import random
import tomllib
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from fuzz.corpus import games, positions
from fuzz.limits import CASES, PARTS, part_of, survives
from fuzz.mutate import broken_bytes, broken_tree
from pigskin import Game, load
from pigskin.record import RULER, from_text, read, replay, to_text
from pigskin.record.writing import open_text
from pigskin.toml import toml_value


@cache
def _records() -> list[str]:
    """Games of every edition, some from positions."""
    started = [*games()]
    for number, (rules, text) in enumerate(positions()[::9]):
        game = Game.from_position(text, rules, seed=number)
        chance = random.Random(number)
        for _ in range(15):
            if game.question is not None:
                game.answer(chance.choice(game.question.codes))
        started.append(game)
    return [to_text(game) for game in started] + [open_text(game) for game in started[::3]]


def _header(table: dict[str, Any]) -> list[str]:
    return [f"{toml_value(name)} = {toml_value(value)}" for name, value in table.items()]


def broken_record(text: str, chance: random.Random) -> str:
    """A record with a broken header or broken lines, the digests of the file put right again."""
    lines = text.rstrip("\n").split("\n")
    ruler = lines.index(RULER)
    head, body = lines[1:ruler], lines[ruler + 1 :]
    if chance.random() < 0.5:
        head = _header(broken_tree(tomllib.loads("\n".join(head)), chance))
    else:
        for _ in range(chance.choice((1, 1, 2, 5))):
            at = chance.randrange(len(body))
            way = chance.randrange(5)
            if way == 0:
                del body[at]
            elif way == 1:
                body.insert(at, chance.choice(body))
            elif way == 2:
                other = chance.randrange(len(body))
                body[at], body[other] = body[other], body[at]
            elif way == 3:
                body[at] = broken_bytes(body[at].encode(), chance).decode(errors="replace")
            else:
                calls = ("home> concede", "away> time out", "home> call illegal procedure", "undo")
                body.insert(at, chance.choice(calls))
            if not body:
                break
    return _sealed([lines[0], *head, RULER, *body])


def _sealed(lines: list[str]) -> str:
    """The text with digests of the file that fit."""
    text = ""
    for line in lines:
        words, comma, _ = line.rpartition(", file ")
        if line.startswith("== ") and comma:
            seal = hashlib.sha256((text + words).encode(errors="replace")).hexdigest()[:12]
            line = f"{words}, file {seal}"
        text += f"{line}\n"
    return text


def _load(file: Path, strictly: bool) -> Game:
    return load(file) if strictly else replay(read(file), check=False)


@pytest.mark.parametrize("part", range(PARTS))
def test_broken_records(part: int, tmp_path: Path) -> None:
    file = tmp_path / "game"
    for case in part_of(CASES, part):
        chance = random.Random(f"record {case}")
        text = chance.choice(_records())
        if case % 4 < 3:
            data = broken_record(text, chance).encode(errors="replace")
        else:
            data = broken_bytes(text.encode(), chance)
        file.write_bytes(data)
        try:
            survives(partial(_load, file, case % 2 == 0), chance)
        except BaseException as error:
            error.add_note(f"case {case}:\n{data[-3000:]!r}")
            raise


def test_whole_records_are_loaded() -> None:
    """So that what is broken above was whole before."""
    for text in _records():
        again = replay(from_text(_sealed(text.rstrip("\n").split("\n"))))
        assert text in (to_text(again), open_text(again))
