"""Events are declared: every kind that is told, with its arguments, and they are plain data."""

import ast
import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from json_schema import misfits
from test_properties import random_match

import pigskin
from pigskin import EDITIONS, Game
from pigskin.contract.happenings import HAPPENINGS
from pigskin.contract.schema import event_schema
from pigskin.contract.told.happening import MOST_ARGUMENTS
from pigskin.edition import Edition

SOURCE = Path(pigskin.__file__).parent
ALL = pytest.mark.parametrize("edition", EDITIONS, ids=[edition.id for edition in EDITIONS])


def told() -> Iterator[tuple[str, str, int]]:
    """Every event the engine tells in so many words: where, its kind, and how many arguments."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in ("tell", "whisper", "tell_test", "tell_roll")
                and node.args
            ):
                rolled = node.func.attr.startswith("tell_")  # whose numbers come with the roll
                for kind in kinds(node.args[0]):
                    yield (
                        f"{path.name}:{node.lineno}", kind,
                        MOST_ARGUMENTS if rolled else len(node.args) - 1,
                    )


def kinds(node: ast.expr) -> list[str]:
    """The texts an argument may be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return [*kinds(node.body), *kinds(node.orelse)]
    return []


def test_what_is_told_is_declared() -> None:
    found = list(told())
    assert len(found) > 200
    assert {kind for _, kind, _ in found} <= set(HAPPENINGS)
    wrong = [
        (where, kind) for where, kind, given in found if given != len(HAPPENINGS[kind].names)
    ]
    assert wrong == []


def test_what_is_declared_is_told() -> None:
    engine = "\n".join(
        path.read_text(encoding="utf-8")
        for path in SOURCE.rglob("*.py")
        if "contract" not in path.parts
    )
    told = [kind.removesuffix(" after all") for kind in HAPPENINGS]  # how a test may be told again
    assert [kind for kind in told if f'"{kind}"' not in engine] == []


def test_a_declaration_makes_sense() -> None:
    for declared in HAPPENINGS.values():
        assert len(declared.names) == len(set(declared.names)) <= MOST_ARGUMENTS
        assert not {"n", "answer", "event", "text", "roll", "quiet"} & set(declared.names)
        assert all(name.isidentifier() for name in declared.names)
        bare = declared.sentence.replace("{test}", "").replace("{roll}", "")
        for name in declared.names:
            bare = bare.replace("{" + name + "}", "").replace("{" + name + "?", "")
        assert "{" not in bare, declared.kind


@ALL
def test_events_are_numbered_and_plain(edition: Edition) -> None:
    game, coach = random_match(edition, 5)
    counts = [len(game.events)]
    while game.question is not None and len(counts) < 250:
        game.answer(coach.choose(game))
        counts.append(game.history.count_events())
    events = game.events
    assert [event.number for event in events] == list(range(counts[-1]))
    for answer, (before, after) in enumerate(pairwise(counts)):
        assert {event.answer for event in events[before:after]} <= {answer}
    assert {event.answer for event in events[: counts[0]]} <= {-1}
    schema = event_schema()
    alone = {
        kind: {**schema, "oneOf": [each]}
        for kind, each in zip(HAPPENINGS, schema["oneOf"], strict=True)  # type: ignore[arg-type]
    }
    for event in events:
        shown = event.json
        assert json.loads(json.dumps(shown)) == shown
        assert misfits(alone[event.kind], shown) == []
        assert (shown["n"], shown["event"]) == (event.number, event.kind)
        assert "{" not in str(event)
    late = game.events_since(counts[-2])
    assert [(each.number, each.answer) for each in late] == [
        (each.number, each.answer) for each in events[counts[-2] :]
    ]


def test_copies_count_on() -> None:
    game = Game("human", "orc", seed=2)
    plain = Game("human", "orc", seed=2)
    for _ in range(120):
        assert game.question is not None
        answer = game.question.codes[len(game.question.codes) // 2]
        game = game.copy()
        game.answer(answer)
        plain.answer(answer)
    assert [(e.number, e.answer, str(e)) for e in game.events] == [
        (e.number, e.answer, str(e)) for e in plain.events
    ]


def test_an_event_as_data() -> None:
    game = Game.from_position("home 1 7,7 / away 1 8,7", seed=1)
    for words in ("home 1 block", "block away 1"):
        game.answer(words)
    block = next(event for event in game.events if event.kind == "block")
    assert block["player"] == 0
    assert block.words("target") == "away 1"
    shown = block.json
    assert (shown["event"], shown["player"], shown["target"]) == ("block", "home 1", "away 1")
    assert shown["answer"] == 1


def test_two_dice_against_the_attacker_are_told_as_a_number() -> None:
    """-2 is as good a figure as any other, and no sign for nothing."""
    game = Game.from_position("home 1 7,7 st2 / away 1 8,7 st3 / rerolls 0 0")
    game.play(["home 1 block", "block away 1"])
    block = next(event for event in game.events if event.kind == "block")
    assert block.json["dice"] == -2
    assert misfits(event_schema(), block.json) == []


def test_a_name_is_told_as_it_is_whatever_it_looks_like() -> None:
    """Names come from team files: one that looks like a place of a sentence is none."""
    game = Game.from_position(
        'home 1 7,7 name:"{target} {roll} {passed?a:b}" / away 1 8,7 name:"{player}" / turn home 3',
        seed=1,
    )
    game.answer("home 1 block")
    game.answer("block away 1")
    told = next(str(event) for event in game.events if event.kind == "block")
    assert told.startswith("home 1 {target} {roll} {passed?a:b} blocks away 1 {player}, 1 die")
