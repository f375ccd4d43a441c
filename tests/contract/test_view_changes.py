"""For every field of the view: which events may change it, and that no other change is seen."""

from __future__ import annotations

import json

import pytest
from effort import grows, many
from test_properties import random_match

from pigskin import EDITIONS, Game
from pigskin.contract.event_arguments import COUNTER_NAMES
from pigskin.contract.happenings import CHANGES
from pigskin.contract.view import FIGURES
from pigskin.edition import Edition

# A field of the view, and the fields of the declaration that tell of its changes.
TOLD_BY: dict[str, str] = {
    "half": "half", "phase": "phase", "turns": "turn", "score": "score", "weather": "weather",
    "active": "active", "kicking": "kicking", "bonus_turn": "bonus_turn", "picks": "picks",
    "turn_used": "turn_used", "stallers": "stallers", "action": "action", "over": "over phase",
    "outcome": "over phase", "ball.square": "ball square", "ball.carrier": "ball",
    "ball.landing": "landing", "ball.second": "ball", "zones": "square state marks",
    **{f"teams.{name}": "counter" for name in FIGURES},
    "teams.casualties": "casualties", "teams.fame": "fame counter", "teams.fans": "fans counter",
    "teams.value": "value counter", "teams.coach_banned": "coach_banned",
    "teams.argued_again": "corrupted", "teams.staff": "staff counter bugman_rolls",
    "teams.spells": "spells", "teams.prayers": "prayers",
    "teams.hand": "hand", "teams.played": "played",
    **{f"players.{name}": "values boons" for name in ("ma", "st", "ag", "av", "pa", "usual")},
    "players.niggling": "values", "players.value": "values", "players.skills": "skills",
    "players.lent": "skills", "players.lost": "skills", "players.spent": "spent skills",
    "players.gone": "used_up", "players.boons": "boons", "players.state": "state",
    "players.square": "square", "players.marks": "marks", "players.has_ball": "ball",
    "players.injuries": "injuries", "players.feats": "feats", "players.role": "skills values",
    "players": "new", "effects": "effects",
}  # fmt: skip
# What a match begins and ends with, and what is asked, which is no state of the table.
NEVER = {
    "contract", "seen_by", "edition", "options", "question", "teams.name", "teams.roster",
    "teams.race", "players.id", "players.side", "players.of", "players.number",
    "players.name",
    "players.position", "players.race", "players.kind",
}  # fmt: skip
ALL = pytest.mark.parametrize("edition", EDITIONS, ids=[edition.id for edition in EDITIONS])


def leaves(game: Game) -> dict[str, dict[str, str]]:
    """Every field of the view, with its values by whom they belong to."""
    found: dict[str, dict[str, str]] = {}
    view = game.view()
    for name, value in view.items():
        if name in ("teams", "ball"):
            assert isinstance(value, dict)
            parts = value.items() if name == "teams" else [("", value)]
            for whose, fields in parts:
                for field, inside in fields.items():  # type: ignore[union-attr]
                    found.setdefault(f"{name}.{field}", {})[whose] = json.dumps(inside)
        elif name == "players":
            assert isinstance(value, list)
            found["players"] = {"": str(len(value))}
            for player in value:
                assert isinstance(player, dict)
                for field, inside in player.items():
                    found.setdefault(f"players.{field}", {})[str(player["id"])] = json.dumps(inside)
        else:
            found[name] = {"": json.dumps(value)}
    return found


def test_every_field_is_known() -> None:
    fields = set(leaves(Game("human", "orc", seed=1)))
    assert fields == set(TOLD_BY) | NEVER
    assert not set(TOLD_BY) & NEVER
    known = {field.partition(".")[0] for field in CHANGES} | set(COUNTER_NAMES)
    assert {each for told in TOLD_BY.values() for each in told.split()} <= known


@grows
@ALL
@pytest.mark.parametrize("seed", [5, pytest.param(6, marks=pytest.mark.soak)])
def test_a_field_changes_only_with_an_event_that_may_change_it(edition: Edition, seed: int) -> None:
    kinds = {
        field: {
            kind
            for each in told.split()
            for name, tells in CHANGES.items()
            if name.partition(".")[0] == each
            for kind in tells
        }
        for field, told in TOLD_BY.items()
    }
    game, coach = random_match(edition, seed)
    before = leaves(game)
    for _ in range(many(400, 10_000)):  # the first half, or all of it
        if game.question is None:
            break
        asked, told = game.question.kind, game.history.count_events()
        game.answer(coach.choose(game))
        after = leaves(game)
        happened = {event.kind for event in game.events_since(told)}
        for field, values in after.items():
            changed = [
                whose for whose, value in values.items()
                if whose in before[field] and before[field][whose] != value
            ]  # fmt: skip
            if changed and field != "question":
                assert field not in NEVER, (asked, field, changed)
                assert happened & kinds[field], (asked, field, changed, happened)
        before = after
