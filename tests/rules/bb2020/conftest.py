"""The tests of this folder play BB2020, and what their games tell must be true."""

from collections.abc import Iterator

import pytest
import table

from pigskin.contract.happenings import HAPPENINGS


@pytest.fixture(autouse=True)
def bb2020_in_play() -> Iterator[None]:
    table.in_play[0] = "bb2020"
    yield
    table.in_play[0] = "lrb6"


@pytest.fixture(autouse=True)
def told_truly(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every roll told says itself whether it was enough: that must fit what it needed."""
    scenes: list[table.Scene] = []
    begin = table.Scene.__init__

    def noted(scene: table.Scene, game: table.Game, dice: table.ScriptedDice) -> None:
        begin(scene, game, dice)
        scenes.append(scene)

    monkeypatch.setattr(table.Scene, "__init__", noted)
    yield
    for event in [event for scene in scenes for event in scene.game.events]:
        if HAPPENINGS[event.kind].names[1:] == ["rolled", "need", "passed"]:
            _, roll, need, ok = event.values
            assert bool(ok) == (roll != 1 and (roll == 6 or roll >= need)), str(event)
