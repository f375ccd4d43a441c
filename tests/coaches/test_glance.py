"""Ways at a glance are those the rules have, as long as they take one dodge at most."""

from __future__ import annotations

import pytest

from pigskin import Game
from pigskin.coaches.planning.field import Field
from pigskin.coaches.planning.glance import Arrivals, arrivals
from pigskin.coaches.planning.traits import Traits
from pigskin.odds.reach import Reach
from pigskin.pitch import square

# (text, square, chance): agility 3+, nobody else on the way.
WAYS = [
    ("home 1 7,7", (13, 7), 1.0),  # six squares
    ("home 1 7,7", (14, 7), 5 / 6),  # one rush
    ("home 1 7,7", (15, 7), 25 / 36),
    ("home 1 7,7 / away 1 8,8", (6, 6), 2 / 3),  # a dodge
    ("home 1 7,7 / away 1 8,8", (3, 5), 2 / 3),  # ... and on
    ("home 1 7,7 / away 1 8,8", (8, 7), 2 / 3),  # the same, and round the opponent
    ("home 1 7,7 Dodge / away 1 8,8", (6, 6), 8 / 9),
    ("home 1 7,7 / ball 9,7", (9, 7), 2 / 3),  # the ball is picked up
    ("home 1 7,7 Sure Hands / ball 9,7", (9, 7), 8 / 9),
    ("home 1 7,7 / ball 9,7 / away 1 10,8", (9, 7), 1 / 2),
]


def looked_at(text: str, risky: bool) -> tuple[Arrivals, Reach]:
    game = Game.from_position(f"{text} / turn home 3", "bb2020")
    field = Field(game.table, 0, Traits())
    player = game.table.players(0)[0]
    return arrivals(field, player, 6, 2, risky), Reach(game.table, player, risky=risky)


@pytest.mark.parametrize(("text", "spot", "chance"), WAYS)
def test_a_way_is_as_likely_as_it_is(
    text: str, spot: tuple[int, int], chance: float
) -> None:
    seen, exact = looked_at(text, True)
    to = square(*spot)
    assert seen.chance[to] == pytest.approx(chance)
    assert exact.chance[to] == pytest.approx(chance)
    assert seen.steps[to] == exact.steps[to]


def test_who_takes_no_risks_gets_where_no_die_is_rolled() -> None:
    text = "home 1 7,7 / away 1 11,7 / away 2 9,10 / home 2 6,6"
    seen, exact = looked_at(text, False)
    sure = {sq for sq, p in exact.chance.items() if p == 1.0}
    assert {sq for sq, p in seen.chance.items() if p == 1.0} == sure
    assert len(sure) > 40


def test_nobody_walks_on_over_the_ball() -> None:
    walls = " / ".join(
        f"home {number} {spot}"
        for number, spot in enumerate(("5,6", "5,7", "5,8", "6,6", "6,8"), 2)
    )
    seen, _ = looked_at(f"home 1 6,7 / {walls} / home 7 7,6 / home 8 7,8 / ball 7,7", True)
    assert square(7, 7) in seen.chance
    assert square(8, 7) not in seen.chance
