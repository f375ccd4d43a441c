"""The exchange at the beginning of docs/contract.md is a real one."""

from __future__ import annotations

import json
import re
from pathlib import Path

from pigskin import Game, ScriptedDice

PAGE = Path(__file__).resolve().parents[2] / "docs" / "contract.md"


def test_the_exchange_on_the_page_happens_like_that() -> None:
    """Whatever is shown of a question or an event is in it, and no question is left out."""
    found = re.search(
        r"<!-- exchange: (.*?) -->\n```\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S
    )
    assert found is not None
    game = Game.from_position(found[1], dice=ScriptedDice(["push", "pow", 4, 3]))
    told: list[dict[str, object]] = []
    answered = 0
    for line in found[2].splitlines():
        sign, shown = line[0], json.loads(line[2:])
        if sign == ">":
            before = game.history.count_events()
            game.answer(shown)
            told = [event.json for event in game.events_since(before)]
            answered += 1
            continue
        assert game.question is not None
        real = [dict(game.question.json)] if sign == "<" else told
        assert any({**each, **shown} == each for each in real), line
    assert answered == 6
