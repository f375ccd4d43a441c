"""Every worked case has a test."""

from __future__ import annotations

import importlib
from pathlib import Path

from league.casebook import COVERED, Case, tables

HERE = Path(__file__).parent
CASES = 118


def test_every_case_has_a_test() -> None:
    for path in HERE.glob("test_cases_*.py"):
        if path.stem != Path(__file__).stem:
            importlib.import_module(f"league.{path.stem}")
    assert len(tables()) == CASES
    assert sorted(COVERED) == sorted(tables())


def test_every_case_says_how_sure_it_is() -> None:
    for id, table in tables().items():
        assert table["sure"] in ("firm", "likely", "open"), id
        assert table["title"], id
        assert Case(table).unread(), f"{id} says nothing"


def test_what_a_test_does_not_look_at_is_told() -> None:
    case = Case({"id": "Z1", "edition": "lrb6", "before": {"a": {"b": 1}}, "rows": [{"c": 2}]})
    assert case.before["a"].get("d") is None
    assert case.unread() == ["Z1.before.a.b", "Z1.rows 1.c"]
    assert case.before.plain() == {"a": {"b": 1}}
    assert case.rows[0]["c"] == 2
    assert case.unread() == []
