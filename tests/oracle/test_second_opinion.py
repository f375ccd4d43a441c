"""Every roll of many random games is worked out a second time, from the rulebooks alone.

Where the oracle and the engine differ one of them has misread the rules; see the package.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable
from operator import neg
from pathlib import Path

import pytest

import pigskin.game

COMPILED = not (pigskin.game.__file__ or "").endswith(".py")
if COMPILED:
    pytest.skip(
        "dice of the compiled engine cannot be watched; it plays the same games",
        allow_module_level=True,
    )

from oracle import rerolls  # noqa: E402
from oracle.judge import CONTESTS, LEFT_ALONE, PLAIN, TESTS, THROWS, Judge  # noqa: E402
from oracle.playing import Findings, play, play_match  # noqa: E402
from pigskin.rolls import Roll  # noqa: E402

SCENES = 330
MATCHES = 3

# So many rolls of each kind must have been checked in them, in each edition that has them.
EVERYWHERE = {
    "dodge": 2000, "go for it": 1500, "stand up": 300, "jump up": 20, "leap": 300,
    "shadowing": 70, "tentacles": 70,
    "pick-up": 60, "catch": 300, "pass": 400, "landing": 90,
    "gaze": 15, "really stupid": 500, "take root": 300, "always hungry": 45, "squirms free": 2,
    "animosity": 4, "loner": 100, "pro": 40, "foul appearance": 150, "dauntless": 30,
    "chainsaw": 20, "regeneration": 6, "bribe": 200, "comes round": 300,
    "spell hits": 200, "bomb hits": 150,
    "changed roll": 15, "block": 1000, "block in a blitz": 100, "who chooses": 1000,
    "got away or fell": 2000, "re-rolls offered": 2000,
    "ruler for pass": 100, "ruler for bomb": 60, "ruler for throw team-mate": 40,
    "ruler for dump-off": 3, "ruler for intercept": 60,
    "armour": 3000, "armour with a skill": 10, "injury": 1200, "casualty": 250,
    "armour after block": 800, "armour after fall": 1000, "armour after foul": 100,
    "armour after stab": 15, "armour after chainsaw": 15, "armour after bomb": 100,
    "armour after spell": 100, "armour after landing": 10, "armour after trampling": 8,
}  # fmt: skip
OLD = {
    "bone-head": 500, "wild animal": 300, "blood lust": 300, "intercept": 150, "hail mary": 4,
    "safe throw": 1, "heat": 200,
}  # fmt: skip
IN_2016 = {
    "argue the call": 150, "mascot": 50, "filthy rich": 10,
    "spell works": 3, "soup hits": 20, "weapon noticed": 10,
}  # fmt: skip
IN_2020 = {
    "bone head": 500, "jump": 500, "bloodlust": 500, "unchannelled fury": 200,
    "animal savagery": 200, "interfere": 80, "throw team-mate": 80, "kick team-mate": 50,
    "bomb catch": 30, "fuse": 15, "projectile vomit": 10, "breathe fire": 10,
    "pick-me-up": 200, "argue the call": 100, "mascot": 50, "trapdoor": 1,
    "armour after savagery": 15, "armour after vomit": 10, "bolt goes on": 3,
    "baleful hex": 5, "beer barrel bash": 5, "blast": 3,
}  # fmt: skip
MINIMA = {
    "lrb6": {**EVERYWHERE, **OLD},
    "bb2016": {**EVERYWHERE, **OLD, **IN_2016},
    "bb2020": {**EVERYWHERE, **IN_2020},
}
# Too rare to count on in so few games: `make soak` meets them.
RARE = (
    "all you can eat", "catch of the day", "look into my eyes", "yoink", "officious ref", "rune",
    "rock thrown", "time shifts", "cooks", "pitch invasion", "referee looks", "weeping dagger",
    "true ball",
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("edition", MINIMA)
@pytest.mark.parametrize("part", [3, pytest.param(1, marks=pytest.mark.soak)])
def test_every_roll_is_what_the_rulebook_says(edition: str, part: int) -> None:
    """A third of the games in every run; what is rare need not occur in them."""
    findings = Findings()
    for seed in range(SCENES // part):
        play(edition, seed, findings)
    for seed in range(MATCHES // part):
        play_match(edition, seed, findings)
    shown = [
        f"{objection}\n    {'; '.join(trail)}"
        for objection, trail in zip(findings.objections[:5], findings.trails)
    ]
    assert not findings.objections, "\n".join(shown)
    short = {
        kind: findings.counts[kind]
        for kind, least in MINIMA[edition].items()
        if findings.counts[kind] < least // part
    }
    assert not short, f"too few of these were checked: {short}"


def test_every_kind_of_roll_the_oracle_knows_must_occur_in_some_edition() -> None:
    known = {*TESTS, *PLAIN, *CONTESTS, *THROWS}
    expected = {kind for minima in MINIMA.values() for kind in minima}
    assert known - expected - set(RARE) == set()
    assert not known & set(LEFT_ALONE)


# --- the oracle can say no --------------------------------------------------------------------

# The places of numbers in the event of a roll.
NEED, PASSED = 2, 3

Lie = tuple[int, Callable[[int], int]]  # which number, and what is told instead


def more(number: int) -> int:
    return number + 1


def less(number: int) -> int:
    return number - 1


def opposite(flag: int) -> int:
    return 1 - flag


class Liar(Judge):
    """Hears events with one of their numbers changed."""

    about: dict[str, Lie] = {}
    told: Counter[str] = Counter()  # how many lies of each kind

    def _event(
        self, kind: str, values: tuple[int, int, int, int], roll: Roll | None
    ) -> None:
        numbers = list(values)
        if kind in self.about:
            place, changed = self.about[kind]
            numbers[place] = changed(numbers[place])
            self.told[kind] += 1
        super()._event(kind, (numbers[0], numbers[1], numbers[2], numbers[3]), roll)


@pytest.mark.parametrize("edition", MINIMA)
@pytest.mark.parametrize("lie", [(NEED, less), (NEED, more), (PASSED, opposite)])
def test_a_wrong_need_or_outcome_is_objected_to(
    edition: str, lie: Lie, monkeypatch: pytest.MonkeyPatch
) -> None:
    kinds = {*TESTS, *PLAIN, *CONTESTS, *THROWS} - {"dauntless"}  # which is judged at the block
    assert_all_lies_are_noticed(edition, dict.fromkeys(kinds, lie), monkeypatch)


@pytest.mark.parametrize("edition", MINIMA)
@pytest.mark.parametrize(
    ("kind", "place", "lie"),
    [
        ("block", 2, more),  # a die too many or too few
        ("block", 2, less),
        ("block", 2, neg),  # the other coach's choice
        ("armour", 1, more),  # other dice
        ("armour", 2, more),  # something added
        ("armour", 3, opposite),  # broken or not
        ("injury", 1, less),
        ("injury", 2, more),
        ("injury", 3, more),  # another band
        ("casualty", 1, more),
    ],
)
def test_wrong_dice_armour_and_injuries_are_objected_to(
    edition: str,
    kind: str,
    place: int,
    lie: Callable[[int], int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert_all_lies_are_noticed(edition, {kind: (place, lie)}, monkeypatch)


def assert_all_lies_are_noticed(
    edition: str, lies: dict[str, Lie], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oracle.playing.Judge", Liar)
    monkeypatch.setattr(Liar, "about", lies)
    monkeypatch.setattr(Liar, "told", Counter())
    findings = Findings()
    for seed in range(4):
        play(edition, seed, findings)
    assert sum(Liar.told.values()) > (200 if len(lies) > 1 else 3)
    objected = Counter(each.split(": ")[1].split(" (")[0] for each in findings.objections)
    objected["block"] = objected["block die"]  # they are judged at the first die
    assert {kind: objected[kind] for kind in Liar.told} == Liar.told


def test_a_roll_nobody_knows_is_objected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(PLAIN, "go for it")
    findings = Findings()
    play("lrb6", 0, findings)
    assert any("nobody knows what these dice are for" in each for each in findings.objections)


@pytest.mark.parametrize("edition", MINIMA)
@pytest.mark.parametrize("expected", [(), ("Dodge", "Stunty")])
def test_a_reroll_too_many_or_too_few_is_objected_to(
    edition: str, expected: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(rerolls.SKILLS, "dodge", expected)
    findings = Findings()
    for seed in range(25):
        play(edition, seed, findings)
    assert any("re-rolls of dodge" in each for each in findings.objections)


def test_a_reroll_that_is_never_offered_is_objected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rerolls, "FINAL", tuple(set(rerolls.FINAL) - {"regeneration"}))
    monkeypatch.setitem(rerolls.SKILLS, "regeneration", ("Regeneration",))
    findings = Findings()
    for seed in range(60):
        play("lrb6", seed, findings)
    assert any("nobody was asked" in each for each in findings.objections)


# --- and it is nobody's echo ------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", sorted(Path(__file__).parent.glob("*.py")), ids=lambda path: path.name
)
def test_nothing_is_taken_from_the_rules_or_skills_of_the_engine(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        for name in names:
            if name == "pigskin.rules.counting.has":  # a figure, no rule
                continue
            assert not name.startswith(("pigskin.rules.", "pigskin.skills", "importlib"))
            assert name not in ("pigskin.rules", "pigskin.skills")
