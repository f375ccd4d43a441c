"""Team files, broken by structure and by byte, in TOML and JSON."""

import json
import random
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from fuzz.limits import CASES, PARTS, part_of, survives
from fuzz.mutate import broken_bytes, broken_tree, tree_bytes
from pigskin import EDITIONS, Game
from pigskin.teams import load_team, ready_teams, team_to_json, team_to_toml
from pigskin.teams.files import team_to_dict
from pigskin.teams.tables import roster_to_table
from pigskin.toml import toml_value


@cache
def _teams() -> list[dict[str, Any]]:
    """Ready teams as tables; some with house rules, some with a roster of their own."""
    found = []
    for edition in EDITIONS:
        for number, team in enumerate(ready_teams(edition.id).values()):
            table = json.loads(team_to_json(team))
            if number % 2:
                table["house_rules"] = True
            if number % 3 == 0:
                table["roster"] = json.loads(json.dumps(roster_to_table(team.roster)))
            table["players"][0]["skills"] = ["Block"]
            found.append(table)
    return found


def _toml(table: Any) -> bytes:
    """A table as TOML, if it can be said in TOML at all."""
    if not isinstance(table, dict):
        return toml_value(table).encode(errors="replace")
    lines = [f"{json.dumps(name)} = {toml_value(value)}" for name, value in table.items()]
    return "\n".join(lines).encode(errors="replace")


def _begin(file: Path) -> Game:
    """The team of the file in a match against a ready one."""
    team = load_team(file)
    return Game(team, "orc", team.roster.edition, seed=1)


@pytest.mark.parametrize("part", range(PARTS))
def test_broken_teams(part: int, tmp_path: Path) -> None:
    for case in part_of(CASES, part):
        chance = random.Random(f"team {case}")
        table = chance.choice(_teams())
        ending, write = chance.choice(((".toml", _toml), (".json", tree_bytes)))
        if case % 4 < 3:
            data = write(broken_tree(table, chance))
        else:
            data = broken_bytes(write(table), chance)
        file = tmp_path / f"team{ending}"
        file.write_bytes(data)
        try:
            survives(partial(_begin, file), chance)
        except BaseException as error:
            error.add_note(f"case {case}:\n{data[:3000]!r}")
            raise


@pytest.mark.parametrize("write", [team_to_toml, team_to_json], ids=["toml", "json"])
def test_whole_teams_are_loaded(write: Callable[[Any], str], tmp_path: Path) -> None:
    """So that what is broken above was whole before."""
    for edition in EDITIONS:
        for team in ready_teams(edition.id).values():
            file = tmp_path / ("team.toml" if write is team_to_toml else "team.json")
            file.write_text(write(team), encoding="utf-8")
            assert load_team(file) == team
    for table in _teams():
        file = tmp_path / "team.toml"
        file.write_bytes(_toml(table))
        team = load_team(file)
        assert json.loads(json.dumps(team_to_dict(team)))["name"] == table["name"]
