"""Where a player of a game gets, before anything is declared: the map a table shows.

    >>> from pigskin import Game
    >>> from pigskin.odds import reach
    >>> game = Game.from_position("rerolls 1 0 / home 1 7,7 / away 1 8,7 / turn home 3")
    >>> there = reach(game, "home 1")
    >>> print(there.to((6, 7)))
    6,7 by 6,7: 67%, with a team re-roll 89% (dodge 3+)
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from pigskin.contract.answers import to_json
from pigskin.contract.arguments import KINDS, Json
from pigskin.dice import HighestDice
from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.errors import IllegalAnswer, UnknownName
from pigskin.game import Game
from pigskin.model import ACTION_NAMES, BLOCK, NOBODY, NOWHERE, PRONE, STANDING, Table, side_of
from pigskin.numbers import Code, PlayerNo, Square
from pigskin.odds.hurdles import Hurdle
from pigskin.odds.reach import Reach
from pigskin.pitch import (
    ADJACENT,
    LENGTH,
    OTHER_SIDE,
    OUT_OF_RANGE,
    WIDTH,
    column,
    pass_range,
    row,
    square,
    square_text,
)
from pigskin.questions import ACTIVATE, code, player_text
from pigskin.rules.block_dice import block_dice
from pigskin.rules.movement import allowance


class There:
    """One square a player can get to: how likely, on which way, with which rolls."""

    def __init__(self, table: Table, reach: Reach, spare: Reach, sq: Square) -> None:
        self._table = table
        self.square = (column(sq), row(sq))
        self.chance: Fraction = reach.exact(sq) if sq in reach.chance else Fraction(0)
        # The ways may differ: the one for a coach who would spend a re-roll is the one told.
        self.with_reroll: Fraction = max(spare.exact(sq), self.chance)
        told = spare if spare.exact(sq) > self.chance or sq not in reach.chance else reach
        self.path = [(column(each), row(each)) for each in told.path(sq)]
        self.answers: list[Code] = told.answers(sq)
        self.rolls: list[Hurdle] = told.rolls(sq)

    def __str__(self) -> str:
        way = " ".join([f"{x},{y}" for x, y in self.path])
        rolls = ", ".join([roll_words(self._table, roll) for roll in self.rolls])
        spare = ""
        if self.with_reroll != self.chance:
            spare = f", with a team re-roll {_percent(self.with_reroll)}"
        where = f"{self.square[0]},{self.square[1]}"
        return f"{where} by {way}: {_percent(self.chance)}{spare}" + (
            f" ({rolls})" if rolls else ""
        )

    def __repr__(self) -> str:
        return f"<There {self}>"

    @property
    def json(self) -> dict[str, Json]:
        return {
            "square": [*self.square],
            "chance": round(float(self.chance), 6),
            "with_reroll": round(float(self.with_reroll), 6),
            "path": [[x, y] for x, y in self.path],
            "answers": [to_json(self._table, each) for each in self.answers],
            "rolls": [roll_json(self._table, roll) for roll in self.rolls],
        }


class Map:
    """Every square a player can get to, without and with a re-roll of his team."""

    def __init__(self, table: Table, reach: Reach, spare: Reach) -> None:
        self._table = table
        self._reach = reach
        self._spare = spare

    @property
    def assumes(self) -> list[str]:
        """What the opponents are taken to do."""
        return self._spare.ways.assumes

    @property
    def squares(self) -> list[tuple[int, int]]:
        """All of them, the nearest first; the one he stands in is among them."""
        found = sorted(self._spare.steps, key=lambda sq: (self._spare.steps[sq], sq))
        return [(column(sq), row(sq)) for sq in found]

    def to(self, square: object) -> There:
        """One of them, written (12, 7) or "12,7"."""
        kind = KINDS["square"]
        written = isinstance(square, str)
        sq = Square(
            kind.read(self._table, str(square)) if written else kind.from_json(self._table, square)
        )
        if sq not in self._spare.chance:
            raise IllegalAnswer(f"{square_text(sq)} is out of reach")
        return There(self._table, self._reach, self._spare, sq)

    def chances(self) -> dict[tuple[int, int], tuple[float, float]]:
        """The chance of every square, without and with a re-roll."""
        return {
            (column(sq), row(sq)): (
                self._reach.chance.get(sq, 0.0),
                max(spare, self._reach.chance.get(sq, 0.0)),
            )
            for sq, spare in self._spare.chance.items()
        }

    def ways(self) -> dict[str, Json]:
        """All the ways at once, for a table that draws them while the pointer moves.

        For every square its two chances, the path, and what is rolled on it: `[step, test, need]`,
        the step counted from 0. Which steps are leaps is told by their numbers. Under `blows`, from
        where each opponent is best hit in a blitz, how likely he gets to hit him, and with how many
        dice (negative: the other coach chooses). Under `bands`, a text for every row of the pitch
        with the range of a throw from where he stands: 0 to 3, a dot out of range.
        """
        found: list[Json] = []
        for (x, y), (chance, spare) in self.chances().items():
            sq = square(x, y)
            told = self._spare if spare > chance or sq not in self._reach.chance else self._reach
            path: list[Json] = []
            rolls: list[Json] = []
            leaps: list[Json] = []
            for number, step in enumerate(told.way(sq)):
                path.append([column(step.square), row(step.square)])
                if step.leap:
                    leaps.append(number)
                for roll in step.rolls:
                    rolls.append([number, *_short(self._table, roll)])
            found.append(
                {
                    "square": [x, y],
                    "chance": round(chance, 4),
                    "with_reroll": round(spare, 4),
                    "path": path,
                    "rolls": rolls,
                    "leaps": leaps,
                }
            )
        first: list[Json] = [[*_short(self._table, roll)] for roll in self._spare.first]
        return {
            "first": first,  # what is rolled before he may move at all
            "squares": found,
            "blows": self._blows(),
            "bands": self._bands(),
            "assumes": [*self.assumes],
        }

    def blow(self, square: Square) -> tuple[Square, Fraction, Fraction]:
        """From where he best hits who is in a square, in a blitz, and how likely he gets to hit.

        Both chances are told, without and with a re-roll; square 0 if he cannot get at him.
        """
        at_once, chance = self._reach.beside(square)
        from_there, spare = self._spare.beside(square)
        return from_there if spare > chance else at_once, chance, max(spare, chance)

    def beside(self, square: Square) -> tuple[Square, Fraction]:
        """The square beside another one that he best gets to, and how likely; 0 for none."""
        best, most = NOWHERE, (0.0, 0.0, 0)
        for sq in ADJACENT[square]:
            if sq in self._spare.chance and self._spare.steps[sq]:
                chance = self._reach.chance.get(sq, 0.0)
                likely = max(self._spare.chance[sq], chance)
                rank = (round(likely, 4), round(chance, 4), -self._spare.steps[sq])
                if best == NOWHERE or rank > most:
                    best, most = sq, rank
        known = best in self._reach.chance
        return best, self._reach.exact(best) if known else Fraction(0)

    def _blows(self) -> dict[str, Json]:
        table = self._table
        player = self._spare.ways.player
        there = table.copy()  # on which he goes from one square to the other
        found: dict[str, Json] = {}
        for victim in table.players(OTHER_SIDE[side_of(player)]):
            if not table.standing(victim):
                continue
            best, chance, spare = self.blow(table.place[victim])
            if best:
                there.put(player, best, STANDING)
                dice = block_dice(there, player, victim, table.action != BLOCK)
                found[player_text(table, victim)] = {
                    "from": [column(best), row(best)],
                    "chance": round(float(chance), 4),
                    "with_reroll": round(float(spare), 4),
                    "dice": dice,
                }
        return found

    def _bands(self) -> list[Json]:
        table = self._table
        here = table.place[self._spare.ways.player]
        wide = table.edition.figures.wide_ruler
        rows: list[Json] = []
        for y in range(WIDTH):
            ranges = [pass_range(here, square(x, y), wide) for x in range(LENGTH)]
            rows.append("".join([str(each) if each < OUT_OF_RANGE else "." for each in ranges]))
        return rows

    def __repr__(self) -> str:
        who = player_text(self._table, self._spare.ways.player)
        return f"<Map of {who}: {len(self.squares)} squares>"

    @property
    def json(self) -> dict[str, Json]:
        """Every square with its two chances; the ways are had one by one with `to`."""
        squares: list[Json] = []
        for (x, y), (chance, spare) in self.chances().items():
            squares.append([x, y, round(chance, 4), round(spare, 4)])
        return {"squares": squares, "assumes": [*self.assumes]}


_NOWHERE: Final = 99  # squares and rushes used: none is left


def reach(game: Game, player: str, action: str = "move") -> Map:
    """Where a player gets if he declares an action now, or in the one he is taking.

    Of somebody who cannot act now it tells where he would get in a turn of his own.
    """
    table = game.table
    who = PlayerNo(KINDS["player"].from_json(table, player))
    if not table.place[who]:
        raise IllegalAnswer(f"{player} is not on the pitch")
    if action not in ACTION_NAMES:
        raise UnknownName(f"{action!r} is no action; actions are {', '.join(ACTION_NAMES)}")
    if table.actor == who:
        return _map(table, who, table.moved, table.rushes, [])
    declared = code(ACTIVATE, who, ACTION_NAMES.index(action))
    if game.question is not None and declared in game.question.codes:
        return _after_declaring(game, who, declared)
    moved = 0
    if table.state[who] == PRONE and not may(table, who, at.STANDS_FREE):
        moved = min(3, allowance(table, who))
    return _map(table, who, moved, 0, [])


def _after_declaring(game: Game, player: PlayerNo, declared: Code) -> Map:
    """The action declared on a copy whose dice are kind: what it rolled must be rolled first."""
    trial = game.copy(HighestDice())
    before = trial.history.count_events()
    trial.answer(declared)
    first = [
        (event.kind, event.values[2])
        for event in trial.events_since(before)
        if event.is_test and event.values[0] == player
    ]
    table = trial.table
    moved = table.moved if table.actor == player else 0
    asked = trial.question
    if asked is not None and asked.kind == "facing" and asked.player == player:
        return _map(table, player, _NOWHERE, _NOWHERE, first)  # his dice say where he goes
    return _map(table, player, moved, 0, first)


def _map(
    table: Table, player: PlayerNo, moved: int, rushes: int, first: list[tuple[str, int]]
) -> Map:
    ordinary = Reach(table, player, moved, rushes, first=first)
    return Map(table, ordinary, Reach(table, player, moved, rushes, team=True, first=first))


def roll_words(table: Table, roll: Hurdle) -> str:
    """A roll on the way in a few words: "dodge 4+"."""
    test = table.edition.test_names.get(roll.test, roll.test)
    if not roll.need:
        return f"{test} {_percent(roll.plain)}"
    return f"{test} {max(2, min(6, roll.need))}+"


def roll_json(table: Table, roll: Hurdle) -> dict[str, Json]:
    by = None if roll.by == NOBODY else KINDS["player"].to_json(table, roll.by)
    return {
        "test": table.edition.test_names.get(roll.test, roll.test),
        "need": max(2, min(6, roll.need)) if roll.need else None,
        "chance": round(float(roll.plain), 6),
        "by": by,
    }


def _short(table: Table, roll: Hurdle) -> tuple[str, int | None]:
    """A roll on a way in two values: which test, and what the die must show."""
    test = table.edition.test_names.get(roll.test, roll.test)
    return test, max(2, min(6, roll.need)) if roll.need else None


def _percent(chance: Fraction) -> str:
    return f"{round(100 * float(chance))}%"

