"""The kick-off of LRB6: the roll, the eleven results of its table, the quick snap."""

from __future__ import annotations

from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.effects.base import Effect
from pigskin.effects.causes import BY_ROCK
from pigskin.effects.times import KICK_PLACED, KICK_SCATTERED
from pigskin.model import BARRED, NICE, NOBODY, RESERVES, STANDING, USED, Table, side_of
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.pitch import ADJACENT, AWAY, HOME, ON_PITCH, OTHER_SIDE, SCATTER, on_scrimmage, stepped
from pigskin.questions import (
    DONE,
    NOTHING,
    PLAYER_USES,
    SNAP,
    Flow,
    Question,
    code,
    player_of,
    second_square,
)
from pigskin.rolls import FANS, RULE, STAFF, Modifiers
from pigskin.rules import phases
from pigskin.rules.asking import ask_yes
from pigskin.rules.counting import gain, has, win
from pigskin.rules.injury import carried_off, injure, knock_out, put_aside, stun
from pigskin.rules.interludes import interlude
from pigskin.rules.kickoff import fly, is_touchback, kickers, run_back, shorter_kick
from pigskin.rules.setup import DEFENCE_AGAIN, begin_setup
from pigskin.rules.turn import start_turn
from pigskin.rules.weather import roll_weather


def kick_off(table: Table) -> Flow[None]:
    """Scatter, kick-off return, and the roll on the kick-off table."""
    for side in (table.kicking, OTHER_SIDE[table.kicking]):
        for effect in table.side(side).at[at.BEFORE_KICK_OFF]:
            yield from effect.side_notice(table, side, at.BEFORE_KICK_OFF, NOBODY)
    yield from interlude(table, KICK_PLACED, table.kicking)
    if not (yield from _steered(table)):
        yield from _scatter(table)
    yield from interlude(table, KICK_SCATTERED, table.kicking)
    if not is_touchback(table):
        yield from kick_return(table)
    table.phase = phases.LANDING
    if table.options.kickoff_table:
        event = table.d6() + table.d6()
        table.tell("kick-off", event)
        yield from table.edition.kick_off_events[event](table)


def _steered(table: Table) -> Flow[bool]:
    """Does the kicker say where the ball goes?"""
    side = table.kicking
    for effect in table.side(side).at[at.STEERS_KICK]:
        if (yield from effect.side_reacts(table, side, at.STEERS_KICK, NOBODY)):
            return True
    return False


def _scatter(table: Table) -> Flow[None]:
    direction = table.roll(8)
    squares = table.d6()
    roll = table.table_roll()
    for effect in table.side(table.kicking).at[at.BENDS_KICK]:
        direction, squares = yield from effect.bends_kick(
            table, table.kicking, direction, squares, roll
        )
    squares = yield from shorter_kick(table, kickers(table), squares, roll)
    fly(table, direction, squares)
    table.tell("kick scatters", table.kick_square, roll=roll)


def kick_return(table: Table) -> Flow[None]:
    """One receiver behind the line and free of opponents may run up to three squares."""
    side = OTHER_SIDE[table.kicking]
    codes: list[Code] = []
    for player in table.players(side):
        sq = table.place[player]
        for skill in table.at[player][at.RETURNS_KICK]:
            if (
                table.standing(player)
                and not on_scrimmage(sq, side)
                and table.zones_on(sq, side) == 0
                and skill.may(table, player, at.RETURNS_KICK, NOBODY)
            ):
                codes.append(code(PLAYER_USES, player, skill.id))
    yield from run_back(table, side, codes)


def kick_off_fame(table: Table, side: SideNo, parts: Modifiers | None = None) -> int:
    """FAME as the kick-off table counts it: favourites of the fans on the pitch add to it."""
    total = table.side(side).fame
    if parts is not None:
        parts.add(FANS, total)
    for player in table.players(side):
        if table.on_pitch(player):
            for skill in table.at[player][at.FAME]:
                amount = skill.adds(table, player, at.FAME, NOBODY)
                total += amount
                if parts is not None:
                    parts.add(skill.id, amount, player)
    for effect in table.side(side).at[at.KICK_OFF_FAME]:
        amount = effect.side_adds(table, side, at.KICK_OFF_FAME, NOBODY)
        total += amount
        if parts is not None:
            parts.add(effect.id, amount)
    return total


def get_the_ref(table: Table) -> Flow[None]:
    for side in (HOME, AWAY):
        win(table, side, "bribes")
    yield from NOTHING


def riot(table: Table) -> Flow[None]:
    receiving = table.side(OTHER_SIDE[table.kicking])
    if receiving.turn == table.edition.turns - 1:
        shift = -1
    elif receiving.turn == 0:
        shift = 1
    else:
        shift = 1 if table.d6() <= 3 else -1
    for side in (HOME, AWAY):
        owner = table.side(side)
        owner.turn = max(0, min(table.edition.turns, owner.turn + shift))
    table.tell("riot", shift)
    yield from NOTHING


def perfect_defence(table: Table) -> Flow[None]:
    if not (yield from ask_yes(table, table.kicking, "perfect defence")):
        return
    pool: list[PlayerNo] = []
    for player in table.players(table.kicking):
        if table.standing(player):  # who lies there for some reason stays
            put_aside(table, player, RESERVES)
            pool.append(player)
    begin_setup(table, DEFENCE_AGAIN)
    table.pool = tuple(pool)


def _contest_of_fans(table: Table, kind: str, home: int, away: int) -> None:
    """D3 + FAME + helpers for each side; the higher gains a re-roll, a tie gives both one.

    A side that wins in any case, and alone, leaves nothing to the other one.
    """
    certain = [_wins_anyway(table, side) for side in (HOME, AWAY)]
    totals: list[int] = []
    notes = (table.parts(), table.parts())
    for side, helpers in ((HOME, home), (AWAY, away)):
        roll = (table.d6() + 1) // 2
        totals.append(roll + kick_off_fame(table, side, notes[side]) + helpers)
        noted = notes[side]
        if noted is not None:
            noted.add(STAFF, helpers)
            if (sure := certain[side]) is not None:
                noted.remark(sure.id)
    table.tell("contest", totals[0], totals[1], roll=table.contest(notes[0], notes[1]))
    for side in (HOME, AWAY):
        mine, theirs = certain[side], certain[OTHER_SIDE[side]]
        won = totals[side] >= totals[OTHER_SIDE[side]]
        if (mine is None) != (theirs is None):
            won = mine is not None
        if won:
            table.tell(kind, side)
            gain(table, side, "rerolls")


def _wins_anyway(table: Table, side: SideNo) -> Effect | None:
    """What has the side win a contest whatever is rolled."""
    for effect in table.side(side).at[at.WINS_CONTESTS]:
        if effect.side_may(table, side, at.WINS_CONTESTS, NOBODY):
            return effect
    return None


def cheering_fans(table: Table) -> Flow[None]:
    _contest_of_fans(table, "cheering fans", table.home.cheerleaders, table.away.cheerleaders)
    yield from NOTHING


def changing_weather(table: Table) -> Flow[None]:
    if not table.options.weather:
        return
    roll_weather(table)
    blown = table.options.gust == "always" or not is_touchback(table)
    if table.weather == NICE and ON_PITCH[table.kick_square] and blown:
        table.kick_square = stepped(table.kick_square, SCATTER[table.roll(8)])
        table.tell("kick scatters", table.kick_square)
    yield from NOTHING


def brilliant_coaching(table: Table) -> Flow[None]:
    # A head coach who was sent away cannot shout either.
    cost = table.options.coach_penalty
    helpers = [
        table.side(side).assistants - cost * has(table, side, "coach_banned")
        for side in (HOME, AWAY)
    ]
    _contest_of_fans(table, "brilliant coaching", helpers[0], helpers[1])
    yield from NOTHING


def quick_snap(table: Table) -> Flow[None]:
    table.phase = phases.QUICK_SNAP
    yield from NOTHING


def blitz(table: Table) -> Flow[None]:
    """A bonus turn for the kickers, without those who are marked now."""
    for player in table.players(table.kicking):
        if table.on_pitch(player) and table.zones_on(table.place[player], table.kicking) > 0:
            table.set_mark(player, BARRED)
    table.bonus_turn = True
    start_turn(table, table.kicking)
    yield from NOTHING


def throw_a_rock(table: Table) -> Flow[None]:
    notes = (table.parts(), table.parts())
    totals = [table.d6() + kick_off_fame(table, side, notes[side]) for side in (HOME, AWAY)]
    table.tell("contest", totals[0], totals[1], roll=table.contest(notes[0], notes[1]))
    for side in (HOME, AWAY):
        if totals[side] >= totals[OTHER_SIDE[side]]:
            foes = table.players(OTHER_SIDE[side])
            targets = [player for player in foes if table.on_pitch(player)]
            if targets:
                victim = targets[table.roll(len(targets)) - 1]
                table.tell("rock", victim)
                yield from injure(table, victim, NOBODY, BY_ROCK)


def pitch_invasion(table: Table) -> Flow[None]:
    for side in (HOME, AWAY):
        parts = table.parts()
        fame = kick_off_fame(table, side, parts)
        bonus = min(4, fame)  # a 1 is never enough
        if parts is not None:
            parts.add(RULE, bonus - fame)
        for player in table.players(OTHER_SIDE[side]):
            if not table.on_pitch(player):
                continue
            roll = table.d6()
            trampled = roll + bonus >= 6
            table.tell_test("pitch invasion", player, 6, bonus, trampled, RULE, parts)
            if trampled:
                table.tell("invaded", player, roll)
                if may(table, player, at.BRITTLE):
                    yield from knock_out(table, player)
                    yield from carried_off(table, player)
                else:
                    stun(table, player)


def snap_question(table: Table) -> Question:
    """Every receiver may step one square, tackle zones or not."""
    side = OTHER_SIDE[table.kicking]
    swaps = table.options.quick_snap == "swaps"
    codes = [DONE]
    for player in table.players(side):
        if may_snap(table, player):
            for sq in ADJACENT[table.place[player]]:
                other = table.player_at(sq)
                if other == NOBODY or (swaps and side_of(other) == side and may_snap(table, other)):
                    codes.append(code(SNAP, player, sq))
    return Question(side, "quick snap", codes)


def may_snap(table: Table, player: PlayerNo) -> bool:
    return table.standing(player) and not table.marks[player] & USED


def take_snap(table: Table, answer: Code) -> Flow[None]:
    if answer == DONE:
        for player in table.players(OTHER_SIDE[table.kicking]):
            table.clear_mark(player, USED)
        table.phase = phases.LANDING
        return
    player, to = player_of(answer), second_square(answer)
    left, other = table.place[player], table.player_at(to)
    if other != NOBODY:
        table.lift(other)
    _snap(table, player, to, left)
    if other != NOBODY:  # the two swap places
        _snap(table, other, left, to)
    yield from NOTHING


def _snap(table: Table, player: PlayerNo, to: Square, here: Square) -> None:
    table.put(player, to, STANDING)
    table.marks[player] |= USED
    table.tell("move", player, to, here)
