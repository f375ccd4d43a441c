"""Writes real questions for the tests of the instruments: python web/questions.py

It runs the tests of the rules, which ask every kind of question in every edition, looks over their
shoulders and keeps a few of each kind: the question, the table around it, and what the server says
its answers mean. Of those that are alike the one with the fewest players is kept.
"""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from pigskin.contract.kinds import kind_of
from pigskin.contract.verbs import VERBS
from pigskin.game import Game
from pigskin.questions import Question
from pigskin.web.hints import hints_of

ROOT = Path(__file__).resolve().parent.parent
FIXTURES = ROOT / "web" / "src" / "fixtures" / "questions"
MOST = 3  # of a kind
EDITIONS = ("lrb6", "bb2016", "bb2020")
MOST_BYTES = 24_000  # of one question with its table
# What instruments look at; the rest of a view would only make the files long.
TABLE = ("edition", "phase", "half", "turns", "active", "kicking", "weather", "ball")
TEAM = ("name", "rerolls", "leader_rerolls", "mascot_rerolls", "apothecaries", "bribes", "budget")
TEAM += ("treasury", "hand")
PLAYER = ("id", "side", "number", "name", "position", "role", "ma", "st", "ag", "pa", "av")
PLAYER += ("skills", "value", "state", "square", "marks", "has_ball")
# Answers by which somebody goes a step: who marks the square he comes to is said beside them.
STEPS = {"push to", "move", "leap", "follow up", "stay", "skill to"}

Found = dict[str, Any]


class Looking:
    """The questions seen so far, by kind and by what makes them differ."""

    def __init__(self) -> None:
        self.found: dict[str, dict[tuple[object, ...], tuple[int, Found]]] = {}

    def look(self, game: Game) -> None:
        question = game.question
        if question is None or game.table.edition.id not in EDITIONS:
            return
        kind = self.found.setdefault(question.kind, {})
        size = len([place for place in game.table.place if place])
        shape = shape_of(game, question)
        if shape in kind and kind[shape][0] <= size:
            return
        asked = question.json
        view = trimmed(game.view(asked["coach"]))
        if not STEPS.isdisjoint(each["verb"] for each in asked["answers"]):
            view["zones"] = game.view(asked["coach"])["zones"]
        fixture = {"edition": game.table.edition.id, "question": asked, "view": view, "hints": {}}
        if len(json.dumps(fixture)) > MOST_BYTES:
            return
        try:
            fixture["hints"] = hints_of(game.seen_by(asked["coach"]))
        except Exception as error:
            print(f"no hints for {question.kind}: {error}", file=sys.stderr)
        kind[shape] = (size, fixture)

    def write(self) -> None:
        FIXTURES.mkdir(exist_ok=True)
        for kind, shapes in sorted(self.found.items()):
            # As different as can be: most verbs first, each edition once before any twice.
            ordered = sorted(shapes.items(), key=lambda each: (-len(each[0]), repr(each[0])))
            kept: list[Found] = []
            verbs: set[object] = set()
            for shape, (_, fixture) in ordered:
                if len(kept) < MOST and (not verbs.issuperset(shape) or not kept):
                    kept.append(fixture)
                    verbs.update(shape)
            name = kind.replace(" ", "-").replace("'", "").lower()
            lines = ",\n".join(json.dumps(each, separators=(",", ":")) for each in kept)
            (FIXTURES / f"{name}.json").write_text(f"[{lines}]\n")


def shape_of(game: Game, question: Question) -> tuple[object, ...]:
    """What makes questions of a kind differ: edition, answers, and what they are about."""
    verbs = sorted({VERBS[code >> 20].name for code in question.codes})
    named = {field.name for field in kind_of(question).fields} & {"card", "prayer"}
    about = question.about if named else {}
    what = (question.skill or None, question.test or None, about.get("card"), about.get("prayer"))
    return (game.table.edition.id, *verbs, *what)


def trimmed(view: Found) -> Found:
    return {key: view[key] for key in TABLE} | {
        "players": [{key: player[key] for key in PLAYER} for player in view["players"]],
        "teams": {
            side: {key: team[key] for key in TEAM} for side, team in view["teams"].items()
        },
    }


def main() -> None:
    looking = Looking()
    answer = Game.answer
    inside = [False]

    def looked(self: Game, *given: Any, **named: Any) -> Any:
        if not inside[0]:
            inside[0] = True
            try:
                looking.look(self)
            finally:
                inside[0] = False
        return answer(self, *given, **named)

    Game.answer = looked  # type: ignore[method-assign]
    tests = sys.argv[1:] or ["tests/rules", "tests/test_rare_choices.py"]
    sampled = "--ignore-glob=*test_odds.py"  # thousands of the same few questions
    pytest.main(["-q", "-p", "no:cacheprovider", "--no-header", sampled, *tests])
    looking.write()
    print(len(looking.found), "kinds of question")


if __name__ == "__main__":
    main()
