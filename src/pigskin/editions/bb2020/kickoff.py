"""The kick-off and its eleven events."""

from __future__ import annotations

from typing import Final

from pigskin import ledger
from pigskin.edition import Procedure
from pigskin.editions.bb2020 import referees
from pigskin.editions.bb2020.prayers import at_random
from pigskin.editions.bb2020.praying import pray_once
from pigskin.effects import moments as at
from pigskin.effects.asking import granting, may
from pigskin.model import BARRED, NICE, NOBODY, PLAYED, RESERVES, STANDING, USED, Table
from pigskin.numbers import Code, PlayerNo, SideNo
from pigskin.pitch import (
    ADJACENT,
    AWAY,
    BACKFIELD,
    HOME,
    OTHER_SIDE,
    SCATTER,
    in_wide_zone,
    stepped,
)
from pigskin.questions import (
    DONE,
    NOTHING,
    PLACE,
    PLAYER_USES,
    SNAP,
    TAKE_PLAYER,
    Flow,
    Question,
    code,
    player_of,
    second_of,
    second_square,
)
from pigskin.rolls import CHEERING, FANS, STAFF
from pigskin.rules import kickoff as kicking
from pigskin.rules import phases
from pigskin.rules.counting import gain, has
from pigskin.rules.fouling import SENT, leave
from pigskin.rules.injury import place_prone, put_aside, stun
from pigskin.rules.kickoff import is_open, is_touchback, run_back, shorter_kick
from pigskin.rules.setup import DEFENCE_AGAIN, begin_setup
from pigskin.rules.spells import on_pitch
from pigskin.rules.trapdoors import spring
from pigskin.rules.turn import start_turn
from pigskin.rules.weather import roll_weather

AT_LEAST: Final = 3  # players an event concerns, and D3 more
LATE: Final = 6  # from this turn on a time-out gives time back

# --- the kick ---------------------------------------------------------------------------------


def kick_off(table: Table) -> Flow[None]:
    """The ball goes up and deviates; who may move does; then the event."""
    for side in (table.kicking, OTHER_SIDE[table.kicking]):
        for effect in table.side(side).at[at.BEFORE_KICK_OFF]:
            yield from effect.side_notice(table, side, at.BEFORE_KICK_OFF, NOBODY)
    yield from referees.blow_early(table)
    kicker = yield from _kicker(table)
    direction, squares = table.roll(8), table.d6()
    roll = table.table_roll()
    for effect in table.side(table.kicking).at[at.BENDS_KICK]:
        direction, squares = yield from effect.bends_kick(
            table, table.kicking, direction, squares, roll
        )
    squares = yield from shorter_kick(table, kicker, squares, roll)
    kicking.fly(table, direction, squares)
    table.tell("kick deviates", table.kick_square, roll=roll)
    if not is_touchback(table):
        yield from _on_the_ball(table)
    for side in (table.kicking, OTHER_SIDE[table.kicking]):
        yield from _swarm(table, side)
    yield from _prepare(table)
    for side in (HOME, AWAY):
        for effect in table.side(side).at[at.AFTER_KICK]:
            yield from effect.side_notice(table, side, at.AFTER_KICK, NOBODY)
    table.phase = phases.LANDING
    if table.options.kickoff_table:
        event = table.d6() + table.d6()
        table.tell("kick-off", event)
        while referees.rolls_again(table, event):
            event = table.d6() + table.d6()
            table.tell("kick-off", event)
        yield from EVENTS[event](table)


def kickers(table: Table) -> list[PlayerNo]:
    """Who may kick: players of the centre field behind the line, or those on it if there is none.

    A side with three players or fewer has nobody else.
    """
    return kicking.kickers(table) or [
        player
        for player in on_pitch(table, table.kicking)
        if not in_wide_zone(table.place[player])
    ]


def _kicker(table: Table) -> Flow[list[PlayerNo]]:
    """Who is named to kick, if there is anybody; by himself it is one who is good at it."""
    able = kickers(table)
    if not able:
        return []
    skilled = [player for player in able if may(table, player, at.KICKS)]
    named = skilled[0] if skilled else able[0]
    if table.options.rare_choices and len(able) > 1:
        codes = [code(TAKE_PLAYER, player) for player in able]
        named = player_of((yield Question(table.kicking, "kicker", codes)))
    table.tell("kicker", named)
    return [named]


def _on_the_ball(table: Table) -> Flow[None]:
    """One open receiver who watches the ball may run up to three squares in his own half."""
    side = OTHER_SIDE[table.kicking]
    codes: list[Code] = []
    for player in table.players(side):
        skill = granting(table, player, at.RETURNS_KICK)
        if skill is not None and is_open(table, player):
            codes.append(code(PLAYER_USES, player, skill.id))
    yield from run_back(table, side, codes)


def _swarm(table: Table, side: SideNo) -> Flow[None]:
    """D3 swarming reserves join, no more than swarm on the pitch already."""
    swarm = [player for player in table.players(side) if may(table, player, at.SWARMS)]
    fresh = [player for player in swarm if table.state[player] == RESERVES]
    already = sum(1 for player in swarm if table.on_pitch(player))
    if not fresh or not already:
        return
    roll = table.roll(3)
    table.tell("swarming", side, roll)
    for left in range(min(roll, already), 0, -1):
        squares = [sq for sq in BACKFIELD[side] if table.board[sq] == 0]
        codes = [code(PLACE, player, sq) for player in fresh for sq in squares]
        answer = yield Question(side, "swarming", [DONE, *codes], number=left)
        if answer == DONE:
            return
        player = player_of(answer)
        fresh.remove(player)
        table.put(player, second_square(answer), STANDING)
        table.treading = ()  # set up, not stepped
        table.marks[player] |= PLAYED
        table.note(ledger.CAME_ON, player)
        table.tell("set up", player, second_of(answer))
        if not fresh:
            return


def _prepare(table: Table) -> Flow[None]:
    """The first kick-off of a half; there is none of that in extra time."""
    if table.half > 2 or table.home.turn > 0 or table.away.turn > 0:
        return
    for side in (HOME, AWAY):
        for effect in table.side(side).at[at.PREPARES]:
            yield from effect.side_notice(table, side, at.PREPARES, NOBODY)


# --- the eleven events ------------------------------------------------------------------------


def time_out(table: Table) -> Flow[None]:
    shift = -1 if table.side(table.kicking).turn >= LATE else 1
    for owner in (table.home, table.away):
        owner.turn = max(0, min(table.edition.turns, owner.turn + shift))
    table.tell("time-out", shift)
    yield from NOTHING


def _how_many(table: Table) -> int:
    number = AT_LEAST + table.roll(3)
    table.tell("players", number)
    return number


def solid_defence(table: Table) -> Flow[None]:
    """The kickers take up some of their open players and set them up again."""
    side = table.kicking
    left = _how_many(table)
    free = [player for player in table.players(side) if is_open(table, player)]
    pool = tuple(on_pitch(table, side))
    taken: list[PlayerNo] = []
    while free and left > 0:
        codes = [code(TAKE_PLAYER, player) for player in free]
        answer = yield Question(side, "solid defence", [DONE, *codes], number=left)
        if answer == DONE:
            break
        free.remove(player_of(answer))
        taken.append(player_of(answer))
        left -= 1
    if not taken:
        return
    for player in taken:
        put_aside(table, player, RESERVES)
    begin_setup(table, DEFENCE_AGAIN)
    table.pool = pool


def _contest(table: Table, home: int, away: int, source: int) -> list[int]:
    """D6 and a bonus for each side."""
    totals = [table.d6() + home, table.d6() + away]
    roll = table.contest(table.part(source, home), table.part(source, away))
    table.tell("contest", totals[0], totals[1], roll=roll)
    return totals


def cheering_fans(table: Table) -> Flow[None]:
    cheering = [_cheerleaders(table, side) for side in (HOME, AWAY)]
    home, away = _contest(table, cheering[0], cheering[1], CHEERING)
    if home != away:
        yield from pray_once(table, HOME if home > away else AWAY)


def _cheerleaders(table: Table, side: SideNo) -> int:
    """How many cheer."""
    number = table.side(side).cheerleaders
    for effect in table.side(side).at[at.CHEERS]:
        number = effect.cheers(table, side, number)
    return number


def brilliant_coaching(table: Table) -> Flow[None]:
    # A head coach who was sent away cannot shout.
    helpers = [
        table.side(side).assistants - has(table, side, "coach_banned") for side in (HOME, AWAY)
    ]
    home, away = _contest(table, helpers[0], helpers[1], STAFF)
    if home != away:
        side = HOME if home > away else AWAY
        table.tell("brilliant coaching", side)
        gain(table, side, "rerolls")
        gain(table, side, "drive_rerolls")
    yield from NOTHING


def changing_weather(table: Table) -> Flow[None]:
    """New weather; if it is perfect, a gust scatters the ball before it lands."""
    if not table.options.weather:
        return
    roll_weather(table)
    for _ in range(3 if table.weather == NICE else 0):
        if is_touchback(table):
            break
        table.kick_square = stepped(table.kick_square, SCATTER[table.roll(8)])
        table.tell("kick scatters", table.kick_square)
    yield from NOTHING


def quick_snap(table: Table) -> Flow[None]:
    """Some receivers who are open now may each take a step."""
    table.picks = _how_many(table)
    _bar_marked(table, OTHER_SIDE[table.kicking])
    table.phase = phases.QUICK_SNAP
    yield from NOTHING


def blitz(table: Table) -> Flow[None]:
    """A bonus turn for some of the kickers who are open now."""
    if not any(is_open(table, player) for player in table.players(table.kicking)):
        return
    table.picks = _how_many(table)
    _bar_marked(table, table.kicking)
    table.bonus_turn = True
    start_turn(table, table.kicking)
    yield from NOTHING


def _bar_marked(table: Table, side: SideNo) -> None:
    """Who is not open now takes no part in the event."""
    for player in table.players(side):
        if table.on_pitch(player) and not is_open(table, player):
            table.set_mark(player, BARRED)


def officious_ref(table: Table) -> Flow[None]:
    """The side the fans like less has a player at odds with the referee."""
    chosen: list[PlayerNo] = []
    for side in _losers(table):
        chosen.extend(at_random(table, on_pitch(table, side), 1))
    for player in chosen:
        table.tell("singled out", player)
    for player in chosen:
        roll = table.d6()
        table.tell_test("officious ref", player, 2, 0, roll > 1)
        if roll == 1:
            leave(table, player, SENT)
        else:
            yield from _floored(table, player)


def pitch_invasion(table: Table) -> Flow[None]:
    losers = _losers(table)
    number = table.roll(3)
    table.tell("players", number)
    for side in losers:
        for player in at_random(table, on_pitch(table, side), number):
            table.tell("invaded", player, 0)
            yield from _floored(table, player)


def _losers(table: Table) -> list[SideNo]:
    """Who rolls less on D6 plus Fan Factor; on a tie both."""
    totals = _contest(table, table.home.fans, table.away.fans, FANS)
    return [side for side in (HOME, AWAY) if totals[side] <= totals[OTHER_SIDE[side]]]


def _floored(table: Table, player: PlayerNo) -> Flow[None]:
    """Placed prone and stunned, which some bodies do not survive so easily."""
    yield from place_prone(table, player)
    if table.on_pitch(player):
        stun(table, player)


EVENTS: Final[list[Procedure]] = [
    referees.get_the_ref,  # 0 and 1 cannot be rolled
    referees.get_the_ref,
    referees.get_the_ref,
    time_out,
    solid_defence,
    kicking.high_kick,
    cheering_fans,
    brilliant_coaching,
    changing_weather,
    quick_snap,
    blitz,
    officious_ref,
    pitch_invasion,
]
EVENT_NAMES: Final[tuple[str, ...]] = (
    "",
    "",
    "get the ref",
    "time-out",
    "solid defence",
    "high kick",
    "cheering fans",
    "brilliant coaching",
    "changing weather",
    "quick snap",
    "blitz",
    "officious ref",
    "pitch invasion",
)

# --- quick snap -------------------------------------------------------------------------------


def snap_question(table: Table) -> Question:
    """Each receiver chosen steps one square, tackle zones or not."""
    side = OTHER_SIDE[table.kicking]
    codes = [DONE]
    for player in table.players(side):
        if table.standing(player) and not table.marks[player] & (USED | BARRED):
            for sq in ADJACENT[table.place[player]]:
                if table.board[sq] == 0:
                    codes.append(code(SNAP, player, sq))
    return Question(side, "quick snap", codes, number=table.picks)


def take_snap(table: Table, answer: Code) -> Flow[None]:
    if answer != DONE:
        player = player_of(answer)
        here = table.place[player]
        table.put(player, second_square(answer), STANDING)
        table.marks[player] |= USED
        table.picks -= 1
        table.tell("move", player, second_of(answer), here)
        yield from spring(table)
    if answer == DONE or table.picks == 0:
        table.picks = 0
        for player in table.players(OTHER_SIDE[table.kicking]):
            table.clear_mark(player, USED | BARRED)
        table.phase = phases.LANDING


# --- the ball comes down ----------------------------------------------------------------------


def landing(table: Table) -> Flow[None]:
    """The event is over and the ball comes down, or the receivers are given it."""
    for side in (HOME, AWAY):
        for effect in table.side(side).at[at.BEFORE_LANDING]:
            yield from effect.side_notice(table, side, at.BEFORE_LANDING, NOBODY)
    yield from spring(table)
    yield from kicking.landing(table)
