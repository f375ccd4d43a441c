"""Whoever hears the events and sees nothing else knows where everybody is, and how he lies."""

from __future__ import annotations

from typing import Any

import pytest
from silence import picture
from test_properties import random_match

from pigskin import EDITIONS
from pigskin.contract.event_arguments import COUNTER_NAMES
from pigskin.contract.happenings import HAPPENINGS
from pigskin.edition import Edition
from pigskin.model import STATE_NAMES, Table
from pigskin.rules.counting import has

ALL = pytest.mark.parametrize("edition", EDITIONS, ids=[edition.id for edition in EDITIONS])
Heard = dict[str, Any]

# Events after which a player is in a box of the dugout, and in which.
BOXES = {
    "knocked out": "ko", "casualty": "injured", "eaten": "injured", "sent off": "off",
    "argued back": "reserves", "faints": "faint", "patched up": "reserves",
    "regenerates": "reserves", "goes home": "off", "into the crowd": "reserves",
    "falls through": "reserves", "feeds on a spectator": "reserves", "plays for nobody": "injured",
    "journeyman": "reserves", "hired": "reserves", "comes on": "reserves", "raised": "reserves",
    "infected": "reserves",
}  # fmt: skip
ON_PITCH = ("up", "prone", "stunned")


class Follower:
    """Keeps a table of his own by ear."""

    def __init__(self, table: Table) -> None:
        self.square: dict[str, object] = {}
        self.state: dict[str, str] = {}
        self.figures: dict[tuple[str, str], object] = {}
        for side in (0, 1):
            for player in table.players(side):
                self._enter(_name(table, player), STATE_NAMES[table.state[player]])

    def _enter(self, player: str, state: str) -> None:
        self.state[player] = state
        if state not in ON_PITCH:
            self.square[player] = None

    def hear(self, event: Heard) -> None:
        kind, player = event["event"], event.get("player")
        changes = HAPPENINGS[kind].changes
        if kind == "pitch cleared":
            for each, state in self.state.items():
                self._enter(each, "reserves" if state in ON_PITCH else state)
        elif kind == "state":
            self._enter(event["player"], event["state"])
        elif kind == "comes round":
            if event["passed"]:
                self._enter(event["player"], "reserves")
        elif kind in BOXES:
            self._enter(event["player"], BOXES[kind])
        elif kind in ("knocked down", "placed prone", "lashes out"):
            down = event["target"] if kind == "lashes out" else event["player"]
            if self.state[down] == "up":
                self.state[down] = "prone"
        elif kind in ("set up", "stands up"):
            self.state[event["player"]] = "up"
        if kind in ("pushed off", "flies"):
            self.square[event["player"]] = None
        elif "player.square" in changes and "square" in event:
            self.square[event["player"]] = event["square"]
        if "counter" in event:
            self.figures[event["side"], event["counter"]] = event["left"]
        assert player is None or player in self.state or "player.new" in changes, event


def _name(table: Table, player: int) -> str:
    return f"{('home', 'away')[player >> 5]} {table.profiles[player].number}"


@ALL
def test_the_events_are_enough_to_draw_a_match(edition: Edition) -> None:
    game, coach = random_match(edition, 11)
    table = game.table
    follower = Follower(table)
    told = game.history.count_events()
    while game.question is not None:
        game.answer(coach.choose(game))
        events = game.events_since(told)
        told += len(events)
        for event in events:
            follower.hear(event.json)
        table = game.table
        shown = picture(table)
        for side in (0, 1):
            for player in table.players(side):
                name = _name(table, player)
                here = shown["square", player]
                assert isinstance(here, int)
                square = [here % 28 - 1, here // 28 - 1] if here else None
                assert follower.square[name] == square, (name, [str(each) for each in events])
                state = STATE_NAMES[table.state[player]]
                assert follower.state[name] == state, (name, [str(each) for each in events])
    for (side, counter), left in follower.figures.items():
        assert counter in COUNTER_NAMES
        assert has(table, ("home", "away").index(side), counter) == left
