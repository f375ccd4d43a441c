"""The rules all editions share name no skill, staff, spell, prayer or card; nor does a side."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import pigskin
from pigskin.effects.changes import CHANGES
from pigskin.effects.registry import ALL_EFFECTS
from pigskin.model import Side
from pigskin.teams.reading import inducements, skill_name

SOURCE = Path(pigskin.__file__).parent
FILES = sorted((SOURCE / "rules").glob("*.py"))
# Words that are also what a player tries: the test, not the skill that helps with it.
TESTS = {"Dodge", "dodge", "catch", "pass", "leap"}
NAMED = [each for each in ALL_EFFECTS.values() if each not in CHANGES]
NAMES = {
    name
    for each in NAMED
    for name in (each.name, skill_name(each.name), type(each).__name__, each.key)
    if name and name not in TESTS
}


def named(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Identifiers and texts that are the name of an effect, and where they stand."""
    for node in ast.walk(tree):
        word = ""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            word = node.value
        elif isinstance(node, ast.Name):
            word = node.id
        elif isinstance(node, ast.Attribute):
            word = node.attr
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            word = node.name
        elif isinstance(node, ast.arg):
            word = node.arg
        elif isinstance(node, ast.alias):
            word = node.asname or node.name
        if word in NAMES:
            yield getattr(node, "lineno", 0), word


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_the_shared_rules_name_nobody(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    assert list(named(tree)) == []
    imported = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert [name for name in imported if name.startswith(("pigskin.skills", "pigskin.ed"))] in (
        [], ["pigskin.edition"],
    )  # fmt: skip


def test_who_names_somebody_is_found() -> None:
    text = 'def chefs(table): return table.Wrestle or has(table, "bribes") or "Josef Bugman"'
    assert sorted(word for _, word in named(ast.parse(text))) == [
        "Josef Bugman", "Wrestle", "bribes", "chefs",
    ]  # fmt: skip


def test_a_side_has_no_field_that_belongs_to_one_inducement() -> None:
    fields = set(Side.__annotations__)
    keys = {each.key for each in ALL_EFFECTS.values()}
    sold = {offer for edition in ("lrb6", "bb2016", "bb2020") for offer in inducements(edition)}
    assert not fields & (keys | sold)
    # What it has by itself: whoever adds to it asks whether it is not an effect.
    assert fields == {
        "score", "turn", "rerolls", "full_rerolls", "fame", "fans", "fan_factor", "assistants",
        "cheerleaders", "treasury", "petty_cash", "budget", "value", "seats", "casualties",
        "bought", "hand", "played", "at", "wide",
    }  # fmt: skip
