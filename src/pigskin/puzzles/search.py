"""The best line to score this turn that a search finds: many are thought of, few are worked out.

First come scenes (`scene`): nobody, one, two or three opponents out of the way (`freeing`), and
then every way to bring the ball in (`finishing`). The lines that look likeliest are judged by their
exact chances (`pigskin.odds.Actions`); the best are tried with an act less and with pushes.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import Final

from pigskin.errors import PigskinError
from pigskin.game import Game
from pigskin.model import ACTION_NAMES, BLITZ, BLOCK
from pigskin.odds import Actions
from pigskin.pitch import SIDES
from pigskin.puzzles.effort import THOROUGH, Effort
from pigskin.puzzles.finishing import finishes
from pigskin.puzzles.freeing import freed
from pigskin.puzzles.scene import Scene

_HOPELESS: Final = 0.5  # what looks less than half as likely as the best is not worked out
_HITS: Final = (ACTION_NAMES[BLOCK], ACTION_NAMES[BLITZ])
_TRIES: Final = 3000  # so many ways are followed in working out a line, a second or two


@dataclass(frozen=True, slots=True)
class Line:
    """A line with its exact chance to score."""

    acts: tuple[str, ...]
    chance: Fraction

    @property
    def idea(self) -> frozenset[str]:
        """Who is hit, who gets the ball how, and who scores, by whatever ways."""
        found: set[str] = set()
        for act in self.acts:
            words = act.split()
            for side, number in pairwise(words[3:]):
                if side in SIDES:
                    found.add(f"{words[2] if side == words[0] else 'hit'} {side} {number}")
        last = self.acts[-1].split()
        if last[2] in ("move", "blitz"):
            found.add(f"{last[0]} {last[1]} runs in")
        return frozenset(found)


def best_lines(game: Game, effort: Effort = THOROUGH) -> list[Line]:
    """The lines found, best first."""
    search = _Search(game, effort)
    search.look()
    return sorted(search.judged.values(), key=_order)


def _order(line: Line) -> tuple[Fraction, int, int]:
    """The likeliest first; of those that are alike, the shortest."""
    return -line.chance, len(line.acts), len(" ".join(line.acts))


class _Search:
    def __init__(self, game: Game, effort: Effort) -> None:
        self.game = game
        self.effort = effort
        self.judged: dict[tuple[str, ...], Line] = {}
        self.best = Fraction(0)

    def look(self) -> None:
        for worth, acts in self._thought_of()[: self.effort.judged]:
            if worth >= _HOPELESS * float(self.best):
                self._judge(acts)
        for line in sorted(self.judged.values(), key=_order)[:2]:
            self._improve(line)

    def _thought_of(self) -> list[tuple[float, tuple[str, ...]]]:
        """Lines that score, and about how likely, the likeliest first."""
        effort = self.effort
        scenes = [Scene.of(self.game)]
        found = _lines(scenes, effort)
        for _ in range(effort.layers):
            least = effort.promising * max([worth for worth, _ in found], default=0.0)
            ways = [way for scene in scenes for way in freed(scene, least, effort)]
            ways.sort(key=lambda way: -way[0])
            scenes = [scene for worth, scene in ways[: effort.width] if worth >= least]
            if not scenes:
                break
            found += _lines(scenes, effort)
        found.sort(key=lambda each: (-each[0], len(each[1])))
        return found

    def _judge(self, acts: tuple[str, ...]) -> Line | None:
        known = self.judged.get(acts)
        if known is not None or not acts:
            return known
        try:
            chance = Actions(self.game, acts, to_score=True, most_tries=_TRIES).best[-1]
        except PigskinError:
            chance = Fraction(0)  # against the rules after all, or too long to work out
        line = Line(acts, chance)
        self.judged[acts] = line
        self.best = max(self.best, chance)
        return line

    def _improve(self, line: Line) -> None:
        """Leave acts out, and take pushes for falls and falls for pushes, as long as that helps."""
        improved = True
        while improved:
            improved = False
            for acts in _varied(line.acts):
                other = self._judge(acts)
                if other is not None and other.chance >= line.chance and other.chance > 0:
                    if other.chance > line.chance or len(other.acts) < len(line.acts):
                        line, improved = other, True
                        break


def _lines(scenes: list[Scene], effort: Effort) -> list[tuple[float, tuple[str, ...]]]:
    """The best ways to score from each scene."""
    return [
        (end.worth, end.lines()) for scene in scenes for end in finishes(scene)[: effort.finishes]
    ]


def _varied(acts: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The same line with an act less, or another aim of a block."""
    found = [acts[:number] + acts[number + 1 :] for number in range(len(acts))]
    for number, act in enumerate(acts):
        words = act.split()
        if words[2] not in _HITS:
            continue
        if "push" in words:
            words.remove("push")
        else:
            enemy = "away" if words[0] == "home" else "home"
            words.insert(words.index(enemy) + 2, "push")
        found.append((*acts[:number], " ".join(words), *acts[number + 1 :]))
    return found
