"""Odds of whole sequences, counted exactly: every face of every die is played through the engine.

The figures to agree with are rows of a public odds calculator, kept beside the checkout.
"""

import re
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path

import pytest
from table import Scene, pitch

from pigskin.errors import DiceError
from pigskin.record import state_text

# What a coach does who rolls every failure again at once, with his own skills first; then answers
# that help, and those that make no difference.
REACTIONS = (
    "re-roll with", "team re-roll", "away 1 uses", "use ", "argue", "bribe", "intercept",
    "keep the roll", "accept", "push to", "stay", "done", "stop", "nobody",
)  # fmt: skip
# Where something flies to and how bad an injury is matters nowhere here: one face stands for all.
ANY = {8: [5], 16: [1]}


class Count:
    """The chance that everything in `aims` is told when the answers have been given."""

    def __init__(self, answers: Sequence[str], aims: Sequence[str], good: Sequence[str]) -> None:
        self.answers = answers
        self.aims = aims
        self.good = good  # the faces of block dice one wants, the best first
        self.known: dict[tuple[object, ...], Fraction] = {}

    def chance(self, game: Scene, at: int = 0) -> Fraction:
        """From here on, having given so many of the answers."""
        resting = game.kind in ("turn", "action", "target", "pass")
        story = "\n".join(game.events())
        met = tuple(re.search(aim, story) is not None for aim in self.aims)
        if game.active != "home" or (resting and at == len(self.answers)):
            return Fraction(all(met) and (at == len(self.answers) or len(met) == 1))
        if not resting:
            return self.answered(game, self.reaction(game), at)
        key = (state_text(game.table), at, met)
        if key not in self.known:
            self.known[key] = self.answered(game, self.answers[at], at + 1)
        return self.known[key]

    def answered(self, game: Scene, answer: str, at: int) -> Fraction:
        trial = game.copy()
        try:
            trial.play(answer)
        except DiceError as error:
            if "the script has run out" not in str(error):
                raise
            wanted = re.search(r"wants a D(\d+)", str(error))
            sides = int(wanted[1]) if wanted else 6  # a block die
            faces = ANY.get(sides) or range(1, sides + 1)
            each = [self.answered(game.copy().rolls([face]), answer, at) for face in faces]
            return sum(each, Fraction(0)) / len(each)
        return self.chance(trial, at)

    def reaction(self, game: Scene) -> str:
        """The answer to a question in the middle of something."""
        options = game.options()
        if game.kind == "block dice":
            return self.face(options)
        for begin in REACTIONS:
            for option in options:
                if option.startswith(begin):
                    return option
        raise AssertionError(f"what now? {game.kind}: {options}")

    def face(self, options: list[str]) -> str:
        """A good face, or else another roll."""
        shown = [each.removeprefix("choose ") for each in options if each.startswith("choose")]
        good = [face for face in self.good if face in shown]
        again = [each for each in options if each.startswith(("re-roll", "team"))]
        return again[0] if again and not good else f"choose {(good or shown)[0]}"


@pytest.fixture(scope="module")
def expected(shared: Path) -> dict[int, list[float]]:
    """By the number of a row: the chances with 0, 1, 2... team re-rolls."""
    rows: dict[int, list[float]] = {}
    for line in (shared / "oracles" / "odds.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.replace("\\|", "/").split("|")]
        if len(cells) > 5 and cells[1].isdecimal():
            rows[int(cells[1])] = [float(number) for number in cells[4].split(",")]
    return rows


# Nobody of these is ever hurt, so that a fall is soon counted.
def dodgers(*needs: int, skills: str = "") -> str:
    """Players who have one dodge each before them, with these target numbers."""
    return " / ".join(
        f"home {at + 1} 5,{at * 3} av13 ag{need} {skills} / away {at + 1} 6,{at * 3}"
        for at, need in enumerate(needs)
    )


def dodges(count: int) -> list[str]:
    found: list[str] = []
    for at in range(count):
        found += [f"home {at + 1} move", f"move 4,{at * 3}", "stop"]
    return found


def block(st: int, other: int = 3, skills: str = "", more: str = "") -> str:
    return f"home 1 5,5 av13 st{st} {skills} / away 1 6,5 av13 st{other}{more}"


MOVE = ["home 1 move"]
BLOCK = ["home 1 block", "block away 1"]
FELLS = [r"chosen: (pow|stumble)"]
DOWN = ["pow", "stumble"]
ARMOUR = [r"away 1: armour .*broken"]
FOUL = ["home 1 foul", "foul away 1"]
FOULS = "home 1 5,5 {} / home 2 1,1 av13 ma0 / away 1 6,5 prone av8"
RUSH_AFTER = [*FOUL, "home 2 move", "move 1,2", "stop"]
RUSHED = [*ARMOUR, "home 2 moves to 1,2"]
LEAPER = "home 1 5,5 av13 ag{} Pogo Stick {} / away 1 5,7"
LEAP = [*MOVE, "leap 7,5", "stop"]
PASS = ["home 1 pass", "pass the ball", "pass to 7,5"]
# row: position, answers, what must be told, good faces
ROWS: dict[int, tuple[str, list[str], list[str], list[str]]] = {
    1: ("home 1 5,5 av13 ma0", [*MOVE, "move 6,5", "stop"], [], []),
    2: (dodgers(5), dodges(1), [], []),
    7: (LEAPER.format(4, ""), LEAP, [], []),
    11: (dodgers(2, 2), dodges(2), [], []),
    13: (dodgers(2, 2, 2, 2, skills="Loner (3+)"), dodges(4), [], []),
    14: (LEAPER.format(3, "Loner (4+)"), LEAP, [], []),
    17: (block(3), BLOCK, ["chosen: [^a]"], ["pow", "stumble", "push", "both down"]),
    23: (block(3, skills="Brawler"), BLOCK, ["chosen: pow"], ["pow"]),
    29: (block(3, skills="Savage Blow"), BLOCK, FELLS, DOWN),
    70: (dodgers(2, 2, skills="Dodge"), dodges(2), [], []),
    74: ("home 1 5,5 av13 ag2 / away 1 4,5 Diving Tackle / away 2 6,5 prone", LEAP, [], []),
    80: (
        "home 1 5,5 av13 st4 ag3 Break Tackle / away 1 4,5 Diving Tackle / away 2 7,6",
        [*MOVE, "move 6,5", "stop"], [], [],
    ),
    85: (
        "home 1 5,5 av13 ma1 ag2 Sure Feet Sure Hands Sprint / ball 6,5",
        [*MOVE, "move 6,5", "move 7,5", "move 8,5", "move 9,5"], ["moves to 9,5"], [],
    ),
    86: ("home 1 5,5 pa2 Pass ball / home 2 7,5 ag2", PASS, ["catch .*passed"], []),
    97: (FOULS.format(""), FOUL, ARMOUR, []),
    98: (FOULS.format("Dirty Player (+1)"), FOUL, ARMOUR, []),
    100: (FOULS.format("Dirty Player (+2)"), FOUL, ARMOUR, []),
    101: (FOULS.format("Dirty Player (+2)"), FOUL, ["away 1: injury.*(knocked|casualty)"], []),
    103: (FOULS.format("Sneaky Git"), RUSH_AFTER, RUSHED, []),
    110: (block(3, skills="Stab").replace("6,5 av13", "6,5 av8"),
          ["home 1 block", "Stab on away 1"], ARMOUR, []),
    115: (
        "home 1 5,5 ag2 Hypnotic Gaze / home 2 7,7 ag2 / away 1 6,5 / ball 8,7",
        ["home 1 gaze", "name away 1", "Hypnotic Gaze on away 1", "home 2 move", "move 8,7"],
        ["hypnotised", "pick-up .*passed"], [],
    ),
    121: ("home 1 5,5 ag1 / away 1 4,5 st6 Tentacles", [*MOVE, "move 6,5"], ["moves to"], []),
}  # fmt: skip

# Several seconds each; the skills in them have tests of their own.
LONG = (13, 17, 23, 29, 98, 100, 101)


@pytest.mark.slow
@pytest.mark.rule("bb2020/re-roll.team", "bb2020/re-roll.any-number")
@pytest.mark.parametrize(
    "row", [pytest.param(row, marks=[pytest.mark.soak] if row in LONG else []) for row in ROWS]
)
def test_the_odds_are_those_of_the_calculator(row: int, expected: dict[int, list[float]]):
    text, answers, aims, good = ROWS[row]
    chances = expected[row]
    for rerolls in sorted({0, min(1, len(chances) - 1), len(chances) - 1}):
        game = pitch(f"{text} / home 9 0,14 / away 9 25,14 / rerolls {rerolls} 0")
        found = Count(answers, aims, good).chance(game)
        assert float(found) == pytest.approx(chances[rerolls], abs=6e-6), f"with {rerolls} re-rolls"


@pytest.mark.slow
@pytest.mark.rule("bb2020/fouls.argue-overturned", "bb2020/fouls.bribe")
def test_an_argument_that_is_won_costs_the_turn_and_a_bribe_that_works_does_not():
    # Row 106 as BB2020 has it: after a won argument nobody rushes any more in this turn.
    game = pitch(FOULS.format("") + " / bribes 1 0 / home 9 0,14 / away 9 25,14")
    broken, double = Fraction(15, 36), Fraction(3, 36)
    unseen = (broken - double) * Fraction(5, 6)
    seen = broken - unseen
    bribed = Fraction(4, 6) * Fraction(5, 6)
    found = Count(RUSH_AFTER, RUSHED, []).chance(game)
    assert found == (unseen + seen * bribed) * Fraction(5, 6)
