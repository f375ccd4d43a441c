"""The statistics of a game, from the game played once more and the exact chances of its rolls."""

from __future__ import annotations

from dataclasses import dataclass

from pigskin.dice import BLOCK_FACES
from pigskin.game import Game
from pigskin.looking import pair
from pigskin.numbers import PlayerNo
from pigskin.questions import player_text
from pigskin.report.luck import Throw, luck_of, throws_of
from pigskin.statistics.blocks import blocks_of, faces_of
from pigskin.statistics.chance import band_of, luckier_than
from pigskin.statistics.following import Follower
from pigskin.statistics.players import players_of
from pigskin.statistics.stretches import SIDE_NAMES
from pigskin.statistics.values import (
    LuckFigures,
    RollFigures,
    Side,
    SquareFigures,
    Statistics,
    StretchFigures,
    StretchOf,
    Times,
)


def statistics_of(game: Game, times: Times | None = None) -> Statistics:
    """The figures of a match, over or not; `times` are seconds by stretch and side, if known."""
    follower = Follower(game)
    throws = throws_of(follower.game)
    blocks = [each for each in throws if each.what == "block"]
    table = follower.game.table
    return Statistics(
        edition=table.edition.id,
        teams=table.team_names,
        score=(table.home.score, table.away.score),
        over=follower.game.over,
        moments=game.history.count_answers(),
        timed=bool(times),
        home=_luck(throws, "home"),
        away=_luck(throws, "away"),
        stretches=tuple(_stretches(follower, throws, times or {})),
        rolls=tuple([_roll(follower, each) for each in throws]),
        blocks=blocks_of(blocks),
        faces=faces_of(blocks, follower.chosen),
        ball=tuple(follower.ball),
        squares=_squares(follower),
        players=players_of(follower, throws),
    )


def _luck(throws: list[Throw], side: Side) -> LuckFigures:
    chances = [float(each.chance) for each in throws if each.side == side]
    luck = luck_of(throws, side)
    band = band_of(sum(chance * (1 - chance) for chance in chances))
    luckier = luckier_than(chances, luck.made)
    return LuckFigures(
        luck.rolls, luck.made, float(luck.expected), float(luck.more), band, luckier
    )


def _roll(follower: Follower, throw: Throw) -> RollFigures:
    block = throw.what == "block"
    return RollFigures(
        event=throw.event,
        moment=throw.answer + 1,
        stretch=follower.of_event[throw.event],
        side=_side(throw.side),
        player=player_text(follower.game.table, PlayerNo(throw.player)),
        what=throw.what,
        need=None if block else throw.need,
        chooser=_side(throw.chooser) if block else None,
        dice=tuple([BLOCK_FACES[face] if block else str(face) for face in throw.dice]),
        chance=float(throw.chance),
        made=throw.made,
    )


@dataclass(slots=True)
class _Sum:
    """The rolls of a side: in a stretch, and luck and variance so far."""

    rolls: int = 0
    made: int = 0
    expected: float = 0.0
    luck: float = 0.0
    variance: float = 0.0

    def begin(self) -> None:
        self.rolls, self.made, self.expected = 0, 0, 0.0

    def add(self, throw: Throw) -> None:
        chance = float(throw.chance)
        self.rolls += 1
        self.made += throw.made
        self.expected += chance
        self.luck += throw.made - chance
        self.variance += chance * (1 - chance)


def _stretches(follower: Follower, throws: list[Throw], times: Times) -> list[StretchFigures]:
    by_stretch: dict[int, list[Throw]] = {}
    for each in throws:
        by_stretch.setdefault(follower.of_event[each.event], []).append(each)
    sums: dict[Side, _Sum] = {"home": _Sum(), "away": _Sum()}
    found: list[StretchFigures] = []
    for number, stretch in enumerate(follower.stretches.all):
        for own in sums.values():
            own.begin()
        for throw in by_stretch.get(number, []):
            sums[_side(throw.side)].add(throw)
        both = [_side_of_stretch(follower, number, side, sums[side], times) for side in SIDE_NAMES]
        touchdown = follower.touchdowns.get(number)
        found.append(
            StretchFigures(
                stretch.half, stretch.turn, stretch.side, stretch.moment, touchdown, *both
            )
        )
    last = len(found) - 1
    used = last in by_stretch or any((last, side) in times for side in SIDE_NAMES)
    if last and follower.game.over and found[last].side is None and not used:
        del found[last]  # nobody sets up any more
    return found


def _side_of_stretch(
    follower: Follower, number: int, side: Side, sums: _Sum, times: Times
) -> StretchOf:
    players, standing = follower.players.get(number, {}).get(side, (None, None))
    return StretchOf(
        players=players,
        standing=standing,
        rolls=sums.rolls,
        made=sums.made,
        expected=sums.expected,
        luck=sums.luck,
        band=band_of(sums.variance),
        seconds=times.get((number, side), 0.0) if times else None,
    )


def _squares(follower: Follower) -> tuple[SquareFigures, ...]:
    found: dict[tuple[int, int], dict[str, int]] = {}
    for each in follower.ball:
        here = found.setdefault((each.x, each.y), {})
        here["ball"] = here.get("ball", 0) + 1
    for (side, sq), count in follower.stood.items():
        where = pair(sq)
        assert where is not None
        found.setdefault(where, {})[side] = count
    return tuple(
        SquareFigures(x, y, here.get("ball", 0), here.get("home", 0), here.get("away", 0))
        for (x, y), here in sorted(found.items())
    )


def _side(name: str) -> Side:
    return SIDE_NAMES[name == "away"]
