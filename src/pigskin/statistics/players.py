"""A row for every player: what the ledger of the match has of him, and what was seen."""

from __future__ import annotations

from fractions import Fraction

from pigskin import ledger
from pigskin.ledger import deeds
from pigskin.model import ABSENT
from pigskin.numbers import PlayerNo
from pigskin.pitch import AWAY, HOME
from pigskin.report.best import points_of
from pigskin.report.gathering import report_of
from pigskin.report.luck import Throw
from pigskin.statistics.following import Follower
from pigskin.statistics.stretches import SIDE_NAMES
from pigskin.statistics.values import PlayerFigures


def players_of(follower: Follower, throws: list[Throw]) -> tuple[PlayerFigures, ...]:
    """Everybody of both sides, in the order of the report."""
    table = follower.game.table
    report = report_of(table)
    outs = _knock_outs(follower)
    own: dict[int, list[Throw]] = {}
    for each in throws:
        if each.what != "armour":  # which is rolled for the other coach
            own.setdefault(follower.himself(PlayerNo(each.player)), []).append(each)
    found: list[PlayerFigures] = []
    for side in (HOME, AWAY):
        name = SIDE_NAMES[side]
        numbers = [each for each in table.players(side) if table.state[each] != ABSENT]
        for number, told in zip(numbers, report.team(name).players):
            rolled = own.get(number, [])
            found.append(
                PlayerFigures(
                    player=f"{name} {told.shirt}",
                    side=name,
                    shirt=told.shirt,
                    name=told.name,
                    position=told.position,
                    turns=follower.turns[number],
                    points=points_of(told),
                    touchdowns=told.touchdowns,
                    completions=told.completions,
                    casualties=told.casualties,
                    interceptions=told.interceptions,
                    kills=told.kills,
                    blocks=told.blocks,
                    knock_downs=follower.knock_downs[number],
                    knock_outs=outs.get(number, 0),
                    fouls=told.fouls,
                    passes=told.passes,
                    hand_offs=told.hand_offs,
                    dodges=told.dodges,
                    dodges_made=told.dodges_made,
                    rushes=told.rushes,
                    rushes_made=told.rushes_made,
                    pick_ups=told.pick_ups,
                    pick_ups_made=told.pick_ups_made,
                    catches=told.catches,
                    catches_made=told.catches_made,
                    squares=follower.squares[number],
                    forward=follower.forward[number],
                    rolls=len(rolled),
                    luck=float(sum((each.made - each.chance for each in rolled), Fraction(0))),
                    hurt=told.hurt,
                    sent_off=told.sent_off,
                )
            )
    return tuple(found)


def _knock_outs(follower: Follower) -> dict[int, int]:
    """By player: opponents he knocked out, unless somebody saved them from it."""
    table = follower.game.table
    found: dict[int, int] = {}
    for deed in deeds(table.ledger):
        if deed.kind != ledger.KNOCKED_OUT or deed.saved or deed.by < 0:
            continue
        if table.belongs_to(PlayerNo(deed.by)) != table.belongs_to(PlayerNo(deed.on)):
            found[deed.by] = found.get(deed.by, 0) + 1
    return found
