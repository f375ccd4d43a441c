"""Wizards with spells of their own, a pyromancer, a weather mage, and a pot of hot soup.

What the other wizards of the team lists cast is in `spells`.
"""

from __future__ import annotations

from typing import Final

from pigskin.editions.bb2016.casting import thousand_cuts, unchanged, zap
from pigskin.editions.lrb6.wizards import (
    OWN_TURN,
    blow_over,
    burst,
    drift,
    settled,
    strike,
    up,
)
from pigskin.effects import times
from pigskin.effects.base import Effect
from pigskin.effects.moments import HALF_BEGINS
from pigskin.effects.of_sides import Counted
from pigskin.model import CUT, FROG, NOBODY, RESERVES, Table, side_of
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.pitch import ADJACENT, ON_PITCH, OTHER_SIDE, SQUARES
from pigskin.questions import (
    CUTS,
    FIREBALL,
    HOT_POT,
    NOTHING,
    SHIFT_ROLL,
    THUNDERBOLT,
    WEATHER_MAGE,
    WILD_FIREBALL,
    ZAP,
    Flow,
    Question,
    code,
    first_of,
    player_of,
    square_of,
    verb_of,
)
from pigskin.rules.ball import check_touchdown, settle, turn_over
from pigskin.rules.counting import has, now_has, spend
from pigskin.rules.injury import knock_out, place_prone
from pigskin.rules.weather import turn_weather


class Hireling(Counted):
    name = "hireling wizards"
    id = 413
    text = "Casts a fireball or a zap, once, before or after a turn of his side."
    key = "hirelings"
    hired_as: tuple[str, ...] = ("hireling_sports_wizard",)
    hurries = True
    order = 61

    def offers(self, table: Table, side: SideNo, when: int) -> list[Code]:
        if when not in OWN_TURN:
            return []
        balls = [] if has(table, side, "wizards") else [code(FIREBALL, sq) for sq in SQUARES]
        foes = unchanged(table, OTHER_SIDE[side], FROG)
        return [*balls, *[code(ZAP, foe) for foe in foes]]

    def takes(self, table: Table, side: SideNo, answer: Code) -> Flow[bool]:
        if verb_of(answer) == FIREBALL:
            spend(table, side, self.key)
            yield from burst(table, square_of(answer))
        elif verb_of(answer) == ZAP:
            spend(table, side, self.key)
            zap(table, player_of(answer))
        else:
            return False
        yield from settled(table)
        return True


class Sorceress(Counted):
    name = "sorceresses"
    id = 414
    text = "Casts a thunderbolt in a turn of her side, or a thousand cuts when the other's begins."
    key = "sorceresses"
    hired_as: tuple[str, ...] = ("druchii_sports_sorceress",)
    hurries = True
    order = 62

    def offers(self, table: Table, side: SideNo, when: int) -> list[Code]:
        foes = OTHER_SIDE[side]
        if when in OWN_TURN:
            return [code(THUNDERBOLT, foe) for foe in up(table, foes)]
        if when == times.THEIR_TURN_BEGUN:
            return [code(CUTS, foe) for foe in unchanged(table, foes, CUT)]
        return []

    def takes(self, table: Table, side: SideNo, answer: Code) -> Flow[bool]:
        victim = player_of(answer)
        if verb_of(answer) == THUNDERBOLT:
            spend(table, side, self.key)
            table.tell("thunderbolt", victim)
            yield from strike(table, [victim], 3)
        elif verb_of(answer) == CUTS:
            spend(table, side, self.key)
            thousand_cuts(table, victim)
        else:
            return False
        yield from settled(table)
        return True


class Pyromancer(Counted):
    name = "pyromancers"
    id = 415
    text = "Has a wild fireball in each half."
    key = "pyromancers"
    hired_as: tuple[str, ...] = ("horatio_x_schottenheim",)
    side_notices: tuple[int, ...] = (HALF_BEGINS,)

    def side_notice(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[None]:
        now_has(table, side, "wild_fireballs", has(table, side, self.key))
        yield from NOTHING


class WildFireball(Counted):
    name = "wild fireballs"
    id = 416
    text = "A fireball that drifts D3 squares, before or after a turn of the side."
    key = "wild_fireballs"
    hurries = True
    order = 63
    side_notices: tuple[int, ...] = (HALF_BEGINS,)

    def side_notice(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[None]:
        now_has(table, side, self.key, has(table, side, "pyromancers"))
        yield from NOTHING

    def offers(self, table: Table, side: SideNo, when: int) -> list[Code]:
        return [code(WILD_FIREBALL, sq) for sq in SQUARES] if when in OWN_TURN else []

    def takes(self, table: Table, side: SideNo, answer: Code) -> Flow[bool]:
        if verb_of(answer) != WILD_FIREBALL:
            return False
        spend(table, side, self.key)
        target = drift(table, square_of(answer))
        if ON_PITCH[target]:
            yield from burst(table, target)
        yield from settled(table)
        return True


class HotPot(Counted):
    name = "hot pots"
    id = 417
    text = "A pot of soup, thrown at any square before the first action of a turn."
    key = "hot_pots"
    sold_as: tuple[str, ...] = ("halfling_hot_pot",)
    hurries = True
    order = 64

    def offers(self, table: Table, side: SideNo, when: int) -> list[Code]:
        return [code(HOT_POT, sq) for sq in SQUARES] if when == times.CHOOSING_ACTION else []

    def takes(self, table: Table, side: SideNo, answer: Code) -> Flow[bool]:
        if verb_of(answer) != HOT_POT:
            return False
        spend(table, side, self.key)
        yield from _hot_pot(table, side, square_of(answer))
        return True


class WeatherMage(Counted):
    name = "weather mages"
    id = 418
    text = "Rolls the weather again before the first action of a turn, and shifts it by up to 2."
    key = "weather_mages"
    sold_as: tuple[str, ...] = ("weather_mage",)
    hurries = True
    order = 65

    def offers(self, table: Table, side: SideNo, when: int) -> list[Code]:
        return [WEATHER_MAGE] if when == times.CHOOSING_ACTION and table.options.weather else []

    def takes(self, table: Table, side: SideNo, answer: Code) -> Flow[bool]:
        if answer != WEATHER_MAGE:
            return False
        spend(table, side, self.key)
        yield from _change_weather(table, side)
        return True


WIZARDS: Final[list[Effect]] = [
    Hireling(), Sorceress(), Pyromancer(), WildFireball(), HotPot(), WeatherMage(),
]  # fmt: skip


def _hot_pot(table: Table, side: SideNo, target: Square) -> Flow[None]:
    """6 hits, 2-5 drift D3 squares, 1 goes off at home among the reserves."""
    roll = table.d6()
    table.tell("hot pot", target, roll)
    if roll == 1:
        number = (table.d6() + 1) // 2
        table.tell("players", number)
        for _ in range(number):
            near = [each for each in table.players(side) if table.state[each] == RESERVES]
            if near:
                yield from knock_out(table, near[table.roll(len(near)) - 1])
        return
    if roll < 6:
        target = drift(table, target)
        if not ON_PITCH[target]:
            return
    victim = table.player_at(target)
    if victim != NOBODY and table.standing(victim):
        if side_of(victim) == table.active:
            turn_over(table, "knocked down")
        yield from blow_over(table, victim)
    yield from splash(table, target)
    yield from settle(table)
    check_touchdown(table)


def splash(table: Table, centre: Square) -> Flow[None]:
    """Those who stand around a pot of hot soup that has come down may slip."""
    for player in [table.player_at(sq) for sq in ADJACENT[centre]]:
        if player == NOBODY or not table.standing(player):
            continue
        roll = table.d6()
        table.tell_test("soup hits", player, 4, 0, roll >= 4)
        if roll >= 4:
            yield from place_prone(table, player)


def _change_weather(table: Table, side: SideNo) -> Flow[None]:
    """Roll the weather again and change the roll by up to 2 until the side's next turn."""
    total = table.d6() + table.d6()
    codes = [code(SHIFT_ROLL, by + 2) for by in range(-2, 3) if 2 <= total + by <= 12]
    answer = yield Question(side, "weather mage", codes, number=total)
    if table.weather_mage < 0:
        table.old_weather = table.weather
    table.weather_mage = side
    turn_weather(table, table.edition.weather_table[total + first_of(answer) - 2])
