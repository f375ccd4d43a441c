"""The rules of each edition in our own words, and which tests cite them.

>>> rule("lrb6", "dodging.roll").title
'Dodge roll'
"""

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module, resources
from pathlib import Path
from typing import Final

from pigskin.effects.cards import Card
from pigskin.errors import PigskinError, UnknownEdition

CARDS: Final = "Special play cards"  # their chapter


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: where it belongs, what it says, and which document it comes from."""

    id: str
    edition: str
    chapter: str
    title: str
    text: str
    source: str
    note: str = ""
    shared: str = ""  # the edition it is shared with, if it is written there

    @property
    def citation(self) -> str:
        """The name under which tests cite this rule; one name for all editions that share it."""
        return f"{self.shared or self.edition}/{self.id}"


class UnknownRule(PigskinError):
    """The edition has no rule with that id."""


@cache
def editions() -> tuple[str, ...]:
    """The editions that have a rules index."""
    folders = resources.files("pigskin.editions").iterdir()
    return tuple(sorted(f.name for f in folders if (f / "rules.toml").is_file()))


@cache
def _index(edition: str) -> dict[str, Rule]:
    if edition not in editions():
        raise UnknownEdition(f"no rules index for {edition!r}; known: {', '.join(editions())}")
    file = resources.files("pigskin.editions") / edition / "rules.toml"
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    index: dict[str, Rule] = {}
    if "shares" in data:
        # What is the same is taken by name; `without` lists what this edition plays otherwise.
        for id, shared in _index(data["shares"]).items():
            if id not in data["without"]:
                index[id] = replace(shared, edition=edition, shared=data["shares"])
        unknown = sorted(set(data["without"]) - set(_index(data["shares"])))
        if unknown:
            raise ValueError(f"{edition} leaves out rules nobody has: {', '.join(unknown)}")
    for entry in data["rule"]:
        found = Rule(edition=edition, **entry)
        if found.id in index:
            raise ValueError(f"rule {found.citation} is listed twice")
        index[found.id] = found
    for found in _cards(edition):
        index[found.id] = found
    return index


def _cards(edition: str) -> Iterator[Rule]:
    """A rule for each special play card of an edition's own."""
    folder = resources.files("pigskin.editions") / edition / "cards"
    if not (folder / "__init__.py").is_file():
        return
    cards: list[Card] = import_module(f"pigskin.editions.{edition}.cards").CARDS
    for card in cards:
        yield Rule(
            id=f"cards.{_slug(card.name)}",
            edition=edition,
            chapter=CARDS,
            title=card.name,
            text=card.text,
            source="Collected facts, special play cards",
            note=card.note,
        )


def _slug(name: str) -> str:
    """A card's name as ids have it: Wake Up Call is wake-up-call."""
    return re.sub(r"[^a-z]+", "-", name.lower().replace("'", "")).strip("-")


def _edition(edition: str) -> str:
    """The edition whose index counts: a house edition has that of the one it is based on."""
    if edition in editions():
        return edition
    from pigskin.teams.books import books

    try:
        return books(edition).root
    except UnknownEdition:
        return edition


def rules(edition: str) -> tuple[Rule, ...]:
    """All rules of an edition, in playing order."""
    return tuple(_index(_edition(edition)).values())


def rule(edition: str, id: str) -> Rule:
    """The rule with that id."""
    try:
        return _index(_edition(edition))[id]
    except KeyError:
        raise UnknownRule(f"{edition} has no rule {id!r}") from None


def search(edition: str, word: str) -> tuple[Rule, ...]:
    """The rules whose id, title or text together contain every given word, in any case."""
    words = word.lower().split()
    return tuple(
        r
        for r in rules(edition)
        if words and all(w in f"{r.id}\n{r.title}\n{r.text}".lower() for w in words)
    )


def citations(tests: Path) -> Counter[str]:
    """How many tests cite each rule ("edition/id"), in the test files and golden transcripts.

    A test cites by `@pytest.mark.rule("lrb6/dodging.roll", ...)` or `@rule(...)`, on itself, on
    its class or in the `pytestmark` of its module or class; a transcript by a line
    `rule lrb6/dodging.roll ...` above its first `?`, `>`, `|` or `=` line.
    """
    counts: Counter[str] = Counter()
    for file in sorted({*tests.rglob("test_*.py"), *tests.rglob("*_test.py")}):
        tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        for cited in _cited_by_tests(tree, frozenset()):
            counts.update(cited)
    for file in sorted((tests / "golden").glob("*.txt")):
        counts.update(_cited_by_transcript(file.read_text(encoding="utf-8")))
    return counts


def find_tests() -> Path | None:
    """The tests folder of the source checkout this package runs from, if there is one."""
    for folder in Path(__file__).resolve().parents:
        if (folder / "pyproject.toml").is_file():
            return folder / "tests" if (folder / "tests").is_dir() else None
    return None


def _cited_by_tests(scope: ast.Module | ast.ClassDef, outer: frozenset[str]) -> Iterator[set[str]]:
    """What each test of a module or class cites, `outer` being cited by all of them."""
    for statement in scope.body:
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == "pytestmark":
            outer |= _marks(_items(statement.value))
    for statement in scope.body:
        if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
            if statement.name.startswith("test"):
                yield {*outer, *_marks(statement.decorator_list)}
        elif isinstance(statement, ast.ClassDef) and statement.name.startswith("Test"):
            yield from _cited_by_tests(statement, outer | _marks(statement.decorator_list))


def _items(value: ast.expr) -> list[ast.expr]:
    return value.elts if isinstance(value, ast.List | ast.Tuple) else [value]


def _marks(marks: list[ast.expr]) -> frozenset[str]:
    """The rules cited by those of the marks that are `rule(...)` or `pytest.mark.rule(...)`."""
    return frozenset(
        argument.value
        for mark in marks
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) in ("rule", "pytest.mark.rule")
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    )


def _cited_by_transcript(text: str) -> set[str]:
    cited: set[str] = set()
    for line in text.splitlines():
        if line[:1] in ("?", ">", "|", "="):
            break
        word, _, rest = line.partition(" ")
        if word == "rule":
            cited.update(rest.split())
    return cited
