"""The hot pot and the ancient artefact. Spells are in `spells`."""

from __future__ import annotations

from typing import Final

from pigskin import ledger
from pigskin.editions.bb2016.casting import drift
from pigskin.editions.bb2016.wizards import splash
from pigskin.effects import times
from pigskin.effects.base import Effect
from pigskin.effects.causes import BY_POT, BY_SOUP
from pigskin.effects.of_sides import Serving
from pigskin.model import DEAD, INJURED, KNOCKED_OUT, NOBODY, RESERVES, Table
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.pitch import ON_PITCH, SQUARES
from pigskin.questions import (
    ARTEFACT,
    HOT_POT,
    TAKE_PLAYER,
    Flow,
    Question,
    code,
    first_of,
    square_of,
    verb_of,
)
from pigskin.rules.ball import score_between_turns, settle
from pigskin.rules.counting import win
from pigskin.rules.injury import hurt, knock_out
from pigskin.rules.sideline import d3, pick_one
from pigskin.rules.spells import knocked_down
from pigskin.rules.staff import dismiss


class HotPot(Serving):
    name = "halfling hot pot"
    id = 338
    text = "A pot of soup, fired once at any square when a turn of the opponents has ended."
    key = "halfling_hot_pot"
    order = 80

    def offers(self, table: Table, side: SideNo, when: int) -> list[Code]:
        return [code(HOT_POT, sq) for sq in SQUARES] if when == times.THEIR_TURN_OVER else []

    def takes(self, table: Table, side: SideNo, answer: Code) -> Flow[bool]:
        if verb_of(answer) != HOT_POT:
            return False
        dismiss(table, side, self.key)
        yield from _hot_pot(table, side, square_of(answer))
        yield from settle(table)
        score_between_turns(table)
        return True


class Artefact(Serving):
    name = "ancient artefact"
    id = 339
    text = "Turned to before the first action of a turn: a D6 says what it does."
    key = "ancient_artefact"
    hurries = True
    order = 66

    def offers(self, table: Table, side: SideNo, when: int) -> list[Code]:
        return [ARTEFACT] if when == times.CHOOSING_ACTION else []

    def takes(self, table: Table, side: SideNo, answer: Code) -> Flow[bool]:
        if answer != ARTEFACT:
            return False
        dismiss(table, side, self.key)
        yield from _artefact(table, side)
        return True


STAFF: Final[list[Effect]] = [HotPot(), Artefact()]


def _hot_pot(table: Table, side: SideNo, target: Square) -> Flow[None]:
    """6 hits, 2-5 drift D3 squares, 1 goes off at home among the reserves."""
    roll = table.d6()
    table.tell("hot pot", target, roll)
    if roll == 1:
        pool = [player for player in table.players(side) if table.state[player] == RESERVES]
        number = d3(table)
        table.tell("players", number)
        for _ in range(min(number, len(pool))):
            victim = pick_one(table, pool)
            pool.remove(victim)
            table.state[victim] = KNOCKED_OUT
            table.tell("knocked out", victim, NOBODY)
            table.note(ledger.KNOCKED_OUT, on=victim, cause=BY_POT)
        return
    if roll < 6:
        target = drift(table, target)
        if not ON_PITCH[target]:
            return
    victim = table.player_at(target)
    if victim != NOBODY:
        if table.standing(victim):
            yield from knocked_down(table, victim, BY_POT)
        else:
            yield from hurt(table, victim, NOBODY, BY_SOUP)
    yield from splash(table, target)


def _artefact(table: Table, side: SideNo) -> Flow[None]:
    """1 fells a player, 2-5 wins a re-roll for the half, 6 brings somebody back if it can."""
    roll = table.d6()
    table.tell("artefact", side, roll)
    if roll == 1:
        near = [player for player in table.players(side) if table.on_pitch(player)]
        if near:
            victim = near[table.roll(len(near)) - 1]
            if table.turn_to(victim):
                table.drop_ball(table.place[victim])
            yield from knock_out(table, victim)
            yield from settle(table)
        return
    away = [player for player in table.players(side) if _may_come_back(table, player)]
    if roll == 6 and away:
        codes = [code(TAKE_PLAYER, player) for player in away]
        player = first_of((yield Question(side, "artefact", codes)))
        table.state[player] = RESERVES
        table.tell("patched up", player)
        table.note(ledger.BACK, player)
    else:
        win(table, side, "rerolls")


def _may_come_back(table: Table, player: PlayerNo) -> bool:
    """Is he knocked out, or hurt in this match and alive?"""
    if table.state[player] == KNOCKED_OUT:
        return True
    hurt = [result for who, result in table.injuries if who == player]
    return table.state[player] == INJURED and len(hurt) > 0 and DEAD not in hurt
