"""Does a position make sense? What the notation can say and no match can go on from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pigskin.errors import PositionError
from pigskin.model import (
    ABSENT,
    NO_ACTION,
    RESERVES,
    SEATS,
    STANDING,
    Side,
    Table,
    side_of,
)
from pigskin.pitch import AWAY, HOME, SIDES
from pigskin.position.words import SIDE_WORDS
from pigskin.questions import player_text
from pigskin.rules import phases
from pigskin.rules.counting import SETS, has
from pigskin.rules.setup import DEFENCE_AGAIN, fit_players, setting_up
from pigskin.showing import quoted, why_not_a_name

# Phases that look into the team lists: what is hired before a match.
_HIRING: Final = (phases.WEATHER, phases.JOURNEYMEN, phases.PETTY_CASH, phases.INDUCEMENTS)
_TURNS: Final = (phases.TURN, phases.ACTION, phases.END_TURN, phases.TURN_BEGINS)

MOST: Final = 1000
# Thousands of gold or of people may be more, and so may sets, of which each member is a bit.
_LARGE: Final = (
    "treasury", "petty_cash", "budget", "value", "fans", "spells", "wanderers", *SETS,
)  # fmt: skip
MOST_GOLD: Final = 1_000_000_000
HIGHEST_STAT: Final = 20
HIGHEST_SHIRT: Final = 999
LAST_HALF: Final = 3  # overtime
MOST_MEMORIES: Final = 1000  # of injuries and feats


def make_sense(table: Table) -> None:
    """Raise PositionError if no match can go on from the table; fill in who is to be set up."""
    for problem in (
        *_clock(table), *_players(table), *_lent(table), *_counters(table), *_action(table)
    ):
        raise PositionError(f"no match can go on from this position: {problem}")
    if table.phase == phases.SETUP:
        if not table.pool:
            table.pool = fit_players(table, setting_up(table))
        for problem in _set_up(table):
            raise PositionError(f"nobody can be set up in this position: {problem}")


def _clock(table: Table) -> Iterator[str]:
    edition = table.edition
    name = phases.PHASE_NAMES[table.phase]
    asked = table.phase in edition.asks or table.phase in edition.procedures
    if not asked and table.phase != phases.OVER:
        yield f"there is no phase {name} in {edition.id}"
    if table.phase in _HIRING and table.rosters is None:
        yield f"the phase {name} needs the rosters of both teams"
    if table.phase in _TURNS and table.active < 0:
        yield f"the phase {name} is in somebody's turn, but nobody is active"
    if table.kicking < 0 or table.first_kicker < 0:
        yield "somebody is kicking, and somebody was the first to kick"
    if not 1 <= table.half <= LAST_HALF:
        yield f"halves are numbered 1 to {LAST_HALF}"
    if table.stage > DEFENCE_AGAIN:
        yield f"a phase has no stage {table.stage}"
    if table.picks > MOST:
        yield f"{table.picks} picks"
    for side in (HOME, AWAY):
        turn = table.side(side).turn
        if turn > edition.turns:
            yield f"{SIDES[side]} is in turn {turn}, but a half has {edition.turns}"


def _players(table: Table) -> Iterator[str]:
    for name in (*table.team_names, table.ending):
        if why_not_a_name(name):
            yield f"{quoted(name)} {why_not_a_name(name)}"
    for side in (HOME, AWAY):
        for player in table.players(side):
            profile = table.profiles[player]
            stats = (profile.ma, profile.st, profile.ag, profile.av, profile.pa)
            who = player_text(table, player)
            for name in (profile.name, profile.position, profile.race):
                if why_not_a_name(name):
                    yield f"{quoted(name)} {why_not_a_name(name)}"
            if max(stats) > HIGHEST_STAT:
                yield f"{who} has a value of {max(stats)}, above {HIGHEST_STAT}"
            if profile.number > HIGHEST_SHIRT:
                yield f"{who} wears a number above {HIGHEST_SHIRT}"
            if profile.niggling > MOST or profile.value > MOST_GOLD:
                yield f"{who} has more injuries or gold than a player can have"


def _lent(table: Table) -> Iterator[str]:
    """Who plays for the other side is in play under one of his two numbers."""
    numbers = [number for pair in table.lent for number in pair]
    if len(set(numbers)) != len(numbers):
        yield "a player is lent twice"
    for other, own in table.lent:
        if (table.state[other] == ABSENT) == (table.state[own] == ABSENT):
            two = f"{player_text(table, other)} and {player_text(table, own)}"
            yield f"{two} are one player, so one of them is absent"
    for side in (HOME, AWAY):
        for player in table.players(side):
            if table.state[player] == ABSENT and player not in numbers:
                yield f"{player_text(table, player)} is absent, and nobody knows as whom he plays"


def _counters(table: Table) -> Iterator[str]:
    for side in (HOME, AWAY):
        owner: Side = table.side(side)
        for word, field in SIDE_WORDS:
            number = has(table, side, field)
            most = MOST_GOLD if field in _LARGE else MOST
            if number > most:
                yield f"{word} of {SIDES[side]} is above {most:,}"
        if len(owner.bought) > MOST:
            yield f"{SIDES[side]} has bought too much"
    cards = [number for owner in (table.home, table.away) for number in owner.hand + owner.played]
    for number in cards:
        if cards.count(number) > 1:
            name = table.edition.all_effects[number].name
            yield f"there is one {name}, not {cards.count(number)}"
            break
    if len(table.injuries) + len(table.feats) + len(table.held) > MOST_MEMORIES:
        yield "too much has happened"


def _action(table: Table) -> Iterator[str]:
    """Who acts is on the pitch and of the side whose turn it is; so far he has got."""
    actor = table.actor
    if table.phase == phases.ACTION:
        if actor < 0 or table.action == NO_ACTION:
            yield "in the phase action somebody does something"
        elif side_of(actor) != table.active:
            yield f"{player_text(table, actor)} acts in the turn of {SIDES[table.active]}"
        elif not table.place[actor]:
            yield f"{player_text(table, actor)} acts, but is not on the pitch"
    if table.moved > MOST or table.rushes > MOST:
        yield "nobody moves that far"


def _set_up(table: Table) -> Iterator[str]:
    side = setting_up(table)
    for player in table.pool:
        who = player_text(table, player)
        if side_of(player) != side:
            yield f"{who} is not of the side that sets up"
        placed = table.place[player] and table.state[player] == STANDING
        if not placed and table.state[player] != RESERVES:
            yield f"{who} is not fit"
    if len(set(table.pool)) != len(table.pool) or len(table.pool) > SEATS:
        yield "a player is named twice"
    if all(table.place[player] for player in table.pool):
        yield f"{SIDES[side]} has no players left to place"
