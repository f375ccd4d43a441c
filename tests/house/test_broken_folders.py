"""Folders broken in one place: each is an edition all the same, or refused in a line of its own."""

from __future__ import annotations

import json
import random
import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pigskin import EditionError, Game
from pigskin.editions import load
from pigskin.house.finding import forget_house

HARBOUR = Path(__file__).parents[2] / "docs" / "house-edition"
WRONG: tuple[object, ...] = (
    "", "lrb6", "x" * 300, "\x1b[2J", 0, -1, 10**9, 1.5, True, [], [1], ["x"], [[1]], {}, {"x": 1},
)  # fmt: skip
FILES = ("edition", "rosters", "stars", "inducements", "ready_teams", "league")
TIMES = 120  # for each file


def toml(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(k)} = {toml(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(each) for each in value) + "]"
    return json.dumps(value)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place of a tree that can be broken."""
    keys: list[Any] = list(value) if isinstance(value, dict) else []
    if isinstance(value, list):
        keys = list(range(len(value)))
    for key in keys:
        yield (*path, key)
        yield from places(value[key], (*path, key))


def broken(tree: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    tree = json.loads(json.dumps(tree))
    path = chance.choice(list(places(tree)))
    inside: Any = tree
    for key in path[:-1]:
        inside = inside[key]
    what = chance.randrange(3)
    if what == 0:
        del inside[path[-1]]
    elif what == 1 and isinstance(inside, dict):
        inside[chance.choice(["nothing", "id", "name", "7"])] = inside[path[-1]]
    else:
        inside[path[-1]] = chance.choice(WRONG)
    return tree


@pytest.mark.parametrize("file", FILES)
def test_a_folder_broken_anywhere_is_refused_or_played(tmp_path: Path, file: str) -> None:
    chance = random.Random(f"broken {file}")
    tree = tomllib.loads((HARBOUR / f"{file}.toml").read_text("utf-8"))
    refused: list[tuple[str, str]] = []
    for number in range(TIMES):
        folder = tmp_path / str(number)
        shutil.copytree(HARBOUR, folder)
        head = (folder / "edition.toml").read_text("utf-8").replace('"harbour"', '"broken"')
        (folder / "edition.toml").write_text(head, "utf-8")
        text = broken({**tree, "id": "broken"} if file == "edition" else tree, chance)
        rows = "\n".join(f"{json.dumps(key)} = {toml(value)}" for key, value in text.items())
        (folder / f"{file}.toml").write_text(rows, "utf-8")
        try:
            made = load(folder)
        except EditionError as error:
            refused.append((str(folder), str(error)))
            continue
        try:
            team = made.ready_teams.get("dockers") or made.ready_teams["human"]
            Game(team, "human", made)
            assert repr(made.stars)
            assert repr(made.inducements)
        finally:
            forget_house(made.id)
    assert len(refused) > TIMES // 4
    for where, said in refused:
        assert said.startswith(where)
        assert "\n" not in said
