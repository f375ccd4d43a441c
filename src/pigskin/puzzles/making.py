"""Making puzzles: coaches play, and their positions are searched for a line worth finding."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Final, NamedTuple

from pigskin.coaches import make_coach
from pigskin.editions import edition as find_edition
from pigskin.errors import PigskinError
from pigskin.game import Game
from pigskin.model import NOBODY, Table
from pigskin.pitch import HOME, LENGTH, column
from pigskin.position import to_text
from pigskin.puzzles.effort import GLANCE, THOROUGH, Effort
from pigskin.puzzles.puzzle import LEVELS, Puzzle
from pigskin.puzzles.search import Line, best_lines
from pigskin.puzzles.sweeping import swept

_COACHES: Final = (
    ("veteran", "veteran"),
    ("veteran", "rookie"),
    ("rookie", "rookie"),
    ("veteran", "scripted"),
    ("rookie", "scripted"),
)
_LOOKED_AT: Final = 12  # positions of a game
_MOST: Final = 2  # puzzles of a game
_LOOSE: Final = 3  # in so many games one looks at balls on the ground, which takes longest
_FARTHEST: Final = 13  # columns from the ball to the end zone
_NEAREST: Final = 4
# What makes a puzzle: the best line is neither hopeless nor sure, it is clearly better than what
# one would do at sight and than every other idea, and it takes some acts.
_LEAST: Final = Fraction(15, 100)
_MOST_CHANCE: Final = Fraction(90, 100)
_SURPRISE: Final = Fraction(60, 100)  # a likelier line is fine if the obvious one is no better
_BETTER: Final = Fraction(13, 10)
_MARGIN: Final = Fraction(8, 100)
_APART: Final = Fraction(1, 100)
_ACTS: Final = (2, 5)
# The second-best idea makes it harder to see if it has so much of the best chance, or easier.
_RIVAL: Final = Fraction(9, 10)
_POOR: Final = Fraction(8, 10)


@dataclass(frozen=True, slots=True)
class Found:
    """What the search made of a position."""

    position: str
    best: Line
    obvious: Fraction  # what one would do at sight
    second: Fraction  # the best of another kind

    @property
    def level(self) -> str:
        """By the acts it takes; rivals nearly as good make it harder, and poor ones easier."""
        points = len(self.best.acts) - 2
        if self.second >= _RIVAL * self.best.chance:
            points += 1
        elif self.second < _POOR * self.best.chance:
            points -= 1
        return LEVELS[max(0, min(points, 2))]

    @property
    def fit(self) -> bool:
        """Is it a puzzle?"""
        chance = self.best.chance
        least, most = _ACTS
        return (
            chance >= _LEAST
            and (chance <= _MOST_CHANCE or self.obvious <= _SURPRISE)
            and chance >= _BETTER * self.obvious
            and chance >= self.obvious + _MARGIN
            and chance >= self.second + _APART
            and least <= len(self.best.acts) <= most
        )

    @property
    def promising(self) -> bool:
        """May a longer look make a puzzle of it?"""
        chance, more = self.best.chance, 1 + (_BETTER - 1) / 2
        return chance >= more * self.obvious and chance >= _LEAST / 2 and len(self.best.acts) > 1

    def puzzle(self, number: int, edition: str) -> Puzzle:
        return Puzzle(
            number, edition, self.position, self.best.acts, self.best.chance, self.level
        )


def examined(position: str, edition: str) -> Found | None:
    """What can be done in a position, if it is a puzzle; None if it is none at a glance already."""
    found = _searched(position, edition, GLANCE)
    if found is None or not found.promising:
        return None
    found = _searched(position, edition, THOROUGH)
    return found if found is not None and found.fit else None


def _searched(position: str, edition: str, effort: Effort) -> Found | None:
    lines = best_lines(Game.from_position(position, edition), effort)
    if not lines or not lines[0].chance:
        return None
    best = lines[0]
    others = [line for line in lines if not best.idea <= line.idea]
    second = max([line.chance for line in others], default=Fraction(0))
    return Found(position, best, obvious(lines), second)


def obvious(lines: list[Line]) -> Fraction:
    """The chance of what one would do at sight: run in, or else the best of two acts without a hit.
    """
    alone = [line.chance for line in lines if len(line.acts) == 1]
    if any(alone):
        return max(alone)
    plain = [
        line.chance
        for line in lines
        if len(line.acts) == 2 and not any(" bl" in act for act in line.acts)
    ]
    return max(plain, default=Fraction(0))


class Played(NamedTuple):
    """What came of a game."""

    found: list[Found]
    looked_at: int  # positions


def make(edition: str, seed: int | str, games: int) -> Iterator[Played]:
    """Play so many games, and look for puzzles in each."""
    for number in range(games):
        chosen: list[Found] = []
        looked_at = 0
        for position in positions(edition, f"{seed}/{number}"):
            if len(chosen) == _MOST:
                break
            if number % _LOOSE and _is_loose(position):
                continue
            looked_at += 1
            found = examined(position, edition)
            if found is not None:
                if found.best.idea not in [each.best.idea for each in chosen]:
                    chosen.append(found)
        yield Played(chosen, looked_at)


def _is_loose(position: str) -> bool:
    return any(entry.startswith("ball ") for entry in position.split(" / "))


def positions(edition: str, seed: str) -> list[str]:
    """Some positions of a game, cleared of everything else."""
    random = Random(seed)
    rules = find_edition(edition)
    home, away = random.sample(list(rules.ready_teams), 2)
    coaches = [
        make_coach(name, f"{seed}/{side}") for side, name in enumerate(random.choice(_COACHES))
    ]
    game = Game(home, away, edition, seed=seed, options={"overtime": "never"})
    game.silence()
    seen: list[str] = []
    question = game.question
    while question is not None:
        if question.kind == "turn" and not game.table.begun:
            seen += _position(game.table, random)
        game.answer(coaches[question.side].choose(game))
        question = game.question
    random.shuffle(seen)
    written = [_written(position, edition) for position in seen]
    return [position for position in written if position][:_LOOKED_AT]


def _position(table: Table, random: Random) -> list[str]:
    """The position if the ball is within reach, or can be brought there by moving everybody."""
    ball = table.ball_square()
    if ball <= 0 or table.spare is not None or table.loose:
        return []
    if table.carrier != NOBODY and table.belongs_to(table.carrier) != table.active:
        return []
    x = column(ball)
    left = LENGTH - 1 - x if table.active == HOME else x
    forward = 0
    if left < _NEAREST:
        return []
    if left > _FARTHEST:
        forward = left - random.randint(_NEAREST + 2, _FARTHEST)
    return [swept(table, random.randint(0, 1), forward)]


def _written(position: str, edition: str) -> str:
    """The position as it is printed; nothing if no turn could be played from it."""
    try:
        game = Game.from_position(position, edition)
    except PigskinError:
        return ""
    if game.question is None or game.question.kind != "turn":
        return ""
    return to_text(game.table).replace("\n", " / ")
