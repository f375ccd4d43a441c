"""Wizards and what they cast, one spell a match, and the hot pot.

`turn_begins` runs in the phase of that name, before the first activation of a turn;
`own_turn_ends` and `their_turn_ends` are steps of the end of every turn of a team. At each of these
moments a coach may cast what his wizard knows and the moment allows.
"""

from __future__ import annotations

from typing import Final

from pigskin import ledger
from pigskin.editions.bb2020.throwing import fly_off
from pigskin.effects.causes import BY_POT, BY_ROCK, BY_SOUP
from pigskin.effects.changes import CLUMSIER, SLOWER, WEAKER
from pigskin.effects.holding import DRIVE, TURN, bless, dress, expire, lend
from pigskin.model import (
    FROG,
    KNOCKED_OUT,
    NOBODY,
    RESERVES,
    ROOTED,
    STAR,
    Table,
    side_of,
)
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.pitch import ON_PITCH, OTHER_SIDE, SQUARES
from pigskin.questions import (
    CAST_ON,
    HOT_POT,
    SHIFT_TIME,
    STOP,
    TAKE_PLAYER,
    Flow,
    Question,
    code,
    first_of,
    player_of,
    second_of,
    square_of,
    verb_of,
)
from pigskin.rules import phases
from pigskin.rules.ball import score_between_turns, settle
from pigskin.rules.counting import has
from pigskin.rules.injury import hurt
from pigskin.rules.sideline import choose_mutations, d3, gain, pick_one
from pigskin.rules.spells import (
    Effect,
    Targets,
    along,
    at_empty_square,
    at_line,
    at_nobody,
    at_opponent,
    at_pair,
    at_square,
    at_upright,
    castable,
    column_of_fire,
    drift,
    fireball,
    incorporeal,
    knocked_down,
    on_pitch,
    plants,
    reality_blinks,
    rough_ground,
    struck,
    thunderbolt,
    upright,
    vigorous_growth,
    works,
)
from pigskin.rules.staff import dismiss, unlearn
from pigskin.rules.wizard import splash

# When a spell may be cast.
POT: Final = "halfling_hot_pot"
OPP_START: Final = "opp_start"
OPP_END: Final = "opp_end"
ANY_END: Final = "any_end"


# --- when -------------------------------------------------------------------------------------


def turn_begins(table: Table) -> Flow[None]:
    """Before the first activation: the coach whose turn it is not may cast a spell."""
    table.phase = phases.TURN
    yield from _offer(table, OTHER_SIDE[table.active], [OPP_START], False)
    if table.scored >= 0:
        table.phase = phases.END_TURN


def own_turn_ends(table: Table, side: SideNo) -> Flow[None]:
    """A turn of the side is over: its coach may cast a spell before the other does anything."""
    expire(table, TURN, side)
    yield from _offer(table, side, [ANY_END], False)


def their_turn_ends(table: Table, side: SideNo) -> Flow[None]:
    """A turn of the opponents is over: the coach of the side may cast a spell, or throw soup."""
    yield from _offer(table, side, [ANY_END, OPP_END], True)


def _offer(table: Table, caster: SideNo, moments: list[str], cooking: bool) -> Flow[None]:
    owner = table.side(caster)
    while table.scored < 0 and (owner.spells or (cooking and has(table, caster, POT))):
        codes = castable(table, caster, moments, SPELLS)
        if cooking and has(table, caster, POT):
            codes.extend([code(HOT_POT, sq) for sq in SQUARES])
        if not codes:
            return
        answer = yield Question(caster, "wizard", [STOP, *codes])
        if answer == STOP:
            return
        if verb_of(answer) == HOT_POT:
            dismiss(table, caster, POT)
            yield from _hot_pot(table, caster, square_of(answer))
        else:
            spell = list(table.edition.spells)[first_of(answer)]
            table.tell("casts", caster, first_of(answer))
            unlearn(table, caster, owner.spells)  # one spell a match
            yield from SPELLS[spell][1](table, caster, second_of(answer))
        yield from settle(table)
        score_between_turns(table)


# --- at whom ----------------------------------------------------------------------------------


def _at_empty_hands(table: Table, caster: SideNo, number: int) -> list[Code]:
    foes = [player for player in on_pitch(table, OTHER_SIDE[caster]) if not table.has_ball(player)]
    return [code(CAST_ON, number, player) for player in foes]


def _at_own(table: Table, caster: SideNo, number: int) -> list[Code]:
    own = [
        player for player in on_pitch(table, caster) if table.profiles[player].kind != STAR
    ]
    return [code(CAST_ON, number, player) for player in own]


# --- spells that hit --------------------------------------------------------------------------


def _wild_fireball(table: Table, caster: SideNo, centre: Square) -> Flow[None]:
    centre = drift(table, centre)
    if ON_PITCH[centre]:
        yield from fireball(table, caster, centre)


def _warp_lightning(table: Table, caster: SideNo, start: Square) -> Flow[None]:
    for player in along(table, start):
        if not table.standing(player) or not struck(table, player, 3):
            continue
        yield from knocked_down(table, player)
        roll = table.d6()
        table.tell_test("bolt goes on", player, 2, 0, roll > 1)
        if roll == 1:
            return


def _strange_flora(table: Table, caster: SideNo, centre: Square) -> Flow[None]:
    yield from plants(table, caster, centre, 3)


def _brimstone(table: Table, caster: SideNo, player: PlayerNo) -> Flow[None]:
    """One opponent or two, and 1 is added to the armour roll only."""
    targets = [player]
    others = [other for other in upright(table, OTHER_SIDE[caster]) if other != player]
    if others:
        codes = [STOP, *[code(TAKE_PLAYER, other) for other in others]]
        answer = yield Question(caster, "spell target", codes)
        if answer != STOP:
            targets.append(player_of(answer))
    for target in targets:
        if struck(table, target, 5):
            yield from knocked_down(table, target, BY_ROCK, 1)


def _foot_of_gork(table: Table, caster: SideNo, player: PlayerNo) -> Flow[None]:
    roll = table.d6()
    table.tell_test("spell hits", player, 3, 0, roll >= 3)
    if roll == 6:
        if not table.marks[player] & ROOTED:  # nothing takes him out of his square
            yield from fly_off(table, player)
    elif roll >= 3:
        yield from knocked_down(table, player)


# --- spells that change a player --------------------------------------------------------------


def _zap(table: Table, caster: SideNo, player: PlayerNo) -> Flow[None]:
    """A frog for the drive; what it held bounces."""
    need = table.profiles[player].st
    if not struck(table, player, min(6, need)):
        return
    table.marks[player] = (table.marks[player] | FROG) & ~ROOTED
    dress(table, player)
    table.tell("turns into a frog", player)
    if table.turn_to(player):
        table.drop_ball(table.place[player])
        yield from settle(table)


def _weaken(table: Table, player: PlayerNo) -> None:
    for change in (SLOWER, WEAKER, CLUMSIER):
        bless(table, player, change, DRIVE)
    table.tell("weakened", player)


def _thousand_cuts(table: Table, caster: SideNo, player: PlayerNo) -> Flow[None]:
    if struck(table, player, 3):
        _weaken(table, player)
    yield from settle(table)


def _plague_of_warts(table: Table, caster: SideNo, player: PlayerNo) -> Flow[None]:
    if struck(table, player, 3):
        _weaken(table, player)
        gain(table, player, "Disturbing Presence", DRIVE)
        gain(table, player, "Foul Appearance", DRIVE)
    yield from settle(table)


def _rampant_mutation(table: Table, caster: SideNo, player: PlayerNo) -> Flow[None]:
    if struck(table, player, 2):
        yield from choose_mutations(table, player, 2)
    else:
        gain(table, player, "Disturbing Presence", DRIVE)


def _spore_cloud(table: Table, caster: SideNo, player: PlayerNo) -> Flow[None]:
    if struck(table, player, 2):
        gain(table, player, "Loner (5+)", DRIVE)
        gain(table, player, "Really Stupid", DRIVE)
    yield from settle(table)


def _stone_boots(table: Table, caster: SideNo, player: PlayerNo) -> Flow[None]:
    if struck(table, player, 3):
        bless(table, player, SLOWER, DRIVE)
        bless(table, player, SLOWER, DRIVE)
        gain(table, player, "Stone Boots", DRIVE)
    yield from settle(table)


# --- spells without a target ------------------------------------------------------------------


def _temporal_distortion(table: Table, caster: SideNo, target: Square) -> Flow[None]:
    codes = [code(SHIFT_TIME, by + 2) for by in (1, -1)]
    by = first_of((yield Question(caster, "temporal distortion", codes))) - 2
    roll = table.d6()
    table.tell_test("time shifts", caster, 5, 0, roll >= 5)
    if roll >= 5:
        for owner in (table.home, table.away):
            owner.turn = max(0, min(table.edition.turns, owner.turn + by))


def _tectonic_shift(table: Table, caster: SideNo, target: Square) -> Flow[None]:
    rough_ground(table, caster, "Tectonic Shift")
    yield from settle(table)


def _danse_macabre(table: Table, caster: SideNo, target: Square) -> Flow[None]:
    """The linemen of the caster choose what they are better at when they are activated."""
    if works(table, caster, 3):
        for player in on_pitch(table, caster):
            if _is_lineman(table, player):
                lend(table, player, "Danse Macabre", TURN)
    yield from settle(table)


def _is_lineman(table: Table, player: PlayerNo) -> bool:
    if table.rosters is None:
        return False
    name = table.profiles[player].position
    positions = table.rosters[side_of(player)].positions
    return any(each.lineman and each.name == name for each in positions)


# --- the hot pot ------------------------------------------------------------------------------


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
            table.tell("knocked out", victim)
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


# What each spell may be aimed at, and what it does.
SPELLS: Final[dict[str, tuple[Targets, Effect]]] = {
    "fireball": (at_square, fireball),
    "zap": (at_opponent, _zap),
    "plague_of_warts": (at_opponent, _plague_of_warts),
    "thunderbolt": (at_upright, thunderbolt),
    "rampant_mutation": (_at_own, _rampant_mutation),
    "one_thousand_cuts": (at_opponent, _thousand_cuts),
    "temporal_distortion": (at_nobody, _temporal_distortion),
    "tectonic_shift": (at_nobody, _tectonic_shift),
    "reality_blinks": (at_pair, reality_blinks),
    "vigorous_growth": (at_nobody, vigorous_growth),
    "strange_flora": (at_empty_square, _strange_flora),
    "incorporeal": (at_upright, incorporeal),
    "vanhalables_danse_macabre": (at_nobody, _danse_macabre),
    "warp_lightning": (at_line, _warp_lightning),
    "column_of_fire": (at_line, column_of_fire),
    "foot_of_gork": (at_upright, _foot_of_gork),
    "spore_cloud": (at_opponent, _spore_cloud),
    "take_this_ooops": (at_square, _wild_fireball),
    "brimstone_barrage": (at_upright, _brimstone),
    "stone_boots": (_at_empty_hands, _stone_boots),
}
