"""The wizards of the team lists: what each may cast, once in the match, and when.

The hireling wizard and the sorceress are older acquaintances and have counters of their own (see
rules.wizard); what the others know is a bit of `Side.spells` for each spell.
"""

from __future__ import annotations

from typing import Final

from pigskin.editions.lrb6.edition import argument_names as older_names
from pigskin.effects.changes import FASTER, NIMBLER, TOUGHER
from pigskin.effects.holding import START, bless
from pigskin.model import CUT, FROG, NEITHER, NOBODY, RESERVES, Table
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.pitch import AWAY, HOME, ON_PITCH, OTHER_SIDE, STRIDE, stepped
from pigskin.questions import (
    CAST,
    CAST_AT,
    CAST_ON,
    FACING,
    STOP,
    Flow,
    Question,
    code,
    first_of,
    second_of,
    verb_of,
)
from pigskin.rules import phases
from pigskin.rules.ball import check_touchdown, settle
from pigskin.rules.injury import into_crowd
from pigskin.rules.sideline import choose_mutations, gain
from pigskin.rules.spells import (
    Effect,
    Targets,
    at_empty_square,
    at_line,
    at_nobody,
    at_opponent,
    at_pair,
    at_square,
    at_upright,
    castable,
    column_of_fire,
    fireball,
    incorporeal,
    on_pitch,
    plants,
    reality_blinks,
    struck,
    thunderbolt,
    vigorous_growth,
    works,
)
from pigskin.rules.staff import unlearn
from pigskin.rules.turn import turn_begins as before_anybody
from pigskin.rules.wizard import (
    cast_spell,
    cut_codes,
    spell_codes,
    thousand_cuts,
    unchanged,
    zap,
)

# When a spell may be cast, seen from its caster.
OWN_START: Final = "own_start"
OWN_END: Final = "own_end"
OPP_START: Final = "opp_start"

# The steps of the compass: north, east, south, west.
STEPS: Final[tuple[int, ...]] = (-STRIDE, 1, STRIDE, -1)
EAST: Final = 1
WEST: Final = 3


def argument_names(table: Table, kind: str) -> list[str]:
    """The names in answers about spells and teams."""
    if kind == "spell":
        return [spell.name for spell in table.edition.spells.values()]
    return older_names(table, kind)


# --- when -------------------------------------------------------------------------------------


def casts(answer: Code) -> bool:
    """Is the answer a spell of the wizards here?"""
    return verb_of(answer) in (CAST, CAST_AT, CAST_ON)


def cast_codes(table: Table, caster: SideNo, moment: str) -> list[Code]:
    """Everything the side's wizards may cast at this moment."""
    return castable(table, caster, [moment], SPELLS)


def turn_begins(table: Table) -> Flow[None]:
    """Before the first action: wizards of the coach whose turn it is not."""
    yield from before_anybody(table)
    caster = OTHER_SIDE[table.active]
    while table.scored < 0:
        codes = [*cut_codes(table, caster), *cast_codes(table, caster, OPP_START)]
        if not codes:
            return
        answer = yield Question(caster, "wizard", [STOP, *codes])
        if answer == STOP:
            return
        yield from cast(table, caster, answer)
        if table.scored >= 0:
            table.phase = phases.END_TURN


def turn_ends(table: Table, side: SideNo) -> Flow[None]:
    """The turn of the side is over: its wizards may act."""
    while table.scored < 0:
        codes = [*spell_codes(table, side), *cast_codes(table, side, OWN_END)]
        if not codes:
            return
        answer = yield Question(side, "wizard", [STOP, *codes])
        if answer == STOP:
            return
        table.active = NEITHER  # nobody loses a turn that is over
        table.whisper("nobody's turn", side)
        yield from cast(table, side, answer)


def cast(table: Table, caster: SideNo, answer: Code) -> Flow[None]:
    """One spell; whoever has cast it casts no more."""
    if not casts(answer):
        yield from cast_spell(table, caster, answer)
        return
    number = first_of(answer)
    known = list(table.edition.spells)
    table.tell("casts", caster, number)
    for offer in table.edition.inducements.values():
        if known[number] in offer.spells:
            for spell in offer.spells:
                unlearn(table, caster, 1 << known.index(spell))
    yield from SPELLS[known[number]][1](table, caster, second_of(answer))
    yield from settle(table)
    check_touchdown(table)


# --- what is not as in other editions ---------------------------------------------------------


def _at_own(table: Table, caster: SideNo, number: int) -> list[Code]:
    return [code(CAST_ON, number, player) for player in on_pitch(table, caster)]


def _at_no_frog(table: Table, caster: SideNo, number: int) -> list[Code]:
    return [code(CAST_ON, number, foe) for foe in unchanged(table, OTHER_SIDE[caster], FROG)]


def _at_uncut(table: Table, caster: SideNo, number: int) -> list[Code]:
    return [code(CAST_ON, number, foe) for foe in unchanged(table, OTHER_SIDE[caster], CUT)]


def _zap(table: Table, caster: SideNo, player: PlayerNo) -> Flow[None]:
    zap(table, player)
    yield from settle(table)


def _thousand_cuts(table: Table, caster: SideNo, player: PlayerNo) -> Flow[None]:
    thousand_cuts(table, player)
    yield from settle(table)


def _rampant_mutation(table: Table, caster: SideNo, player: PlayerNo) -> Flow[None]:
    """Two mutations for the drive; on a 1 he is only unpleasant to look at until the next turn."""
    if struck(table, player, 2):
        yield from choose_mutations(table, player, 2)
    else:
        gain(table, player, "Disturbing Presence", START)


def _strange_fauna(table: Table, caster: SideNo, centre: Square) -> Flow[None]:
    yield from plants(table, caster, centre, 4)


def _danse_macabre(table: Table, caster: SideNo, target: Square) -> Flow[None]:
    """Skeletons and zombies are quicker, nimbler and tougher until the caster's next turn."""
    if works(table, caster, 3):
        for player in on_pitch(table, caster):
            position = table.profiles[player].position
            if position.startswith("Skeleton") or position.startswith("Zombie"):
                for change in (FASTER, NIMBLER, TOUGHER):
                    bless(table, player, change, START)
    yield from settle(table)


def _tectonic_shift(table: Table, caster: SideNo, target: Square) -> Flow[None]:
    """The pitch tips, and everybody slides a square; at the edge there is the crowd."""
    if not works(table, caster, 3):
        return
    roll = table.d6()
    home, away = (WEST, EAST) if caster == 0 else (EAST, WEST)
    towards = home if roll <= 2 else away
    if roll == 6:
        codes = [code(FACING, each) for each in range(4)]
        towards = first_of((yield Question(caster, "pitch tips", codes)))
    table.tell("pitch tips", towards)
    step = STEPS[towards]
    everybody = [*on_pitch(table, HOME), *on_pitch(table, AWAY)]
    left = [(player, table.place[player]) for player in everybody]
    for player in everybody:
        table.lift(player)
    off: list[tuple[PlayerNo, Square]] = []
    for player, sq in left:
        if ON_PITCH[sq + step]:
            table.put(player, stepped(sq, step), table.state[player])
            table.tell("pushed", player, sq + step, sq, NOBODY)
        else:
            table.remove(player, RESERVES)
            table.whisper("pushed off", player, sq, NOBODY)
            off.append((player, sq))
    for sq in table.balls_lying():
        if table.board[sq] != 0:
            table.loosen(sq)  # somebody has slid onto it
    for player, sq in off:
        yield from into_crowd(table, player, sq)


# What each spell may be aimed at, and what it does.
SPELLS: Final[dict[str, tuple[Targets, Effect]]] = {
    "fireball": (at_square, fireball),
    "zap": (_at_no_frog, _zap),
    "thunderbolt": (at_upright, thunderbolt),
    "rampant_mutation": (_at_own, _rampant_mutation),
    "one_thousand_cuts": (_at_uncut, _thousand_cuts),
    "strange_fauna": (at_empty_square, _strange_fauna),
    "vigorous_growth": (at_nobody, vigorous_growth),
    "danse_macabre": (at_nobody, _danse_macabre),
    "incorporeal": (at_opponent, incorporeal),
    "reality_blinks": (at_pair, reality_blinks),
    "tectonic_shift": (at_nobody, _tectonic_shift),
    "column_of_fire": (at_line, column_of_fire),
}
