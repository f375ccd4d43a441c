"""A team's turn: its start, the choice of who acts, its end, and calls from beside the table."""

from __future__ import annotations

from pigskin import ledger
from pigskin.effects import moments as at
from pigskin.effects.holding import START, expire, let_go
from pigskin.effects.times import (
    BEFORE_MARKER,
    CHOOSING_ACTION,
    THEIR_TURN_BEGUN,
    TURN_BEGUN,
    TURN_OVER,
    TURNED_OVER,
)
from pigskin.model import (
    BARRED,
    BLITZ,
    FOUL,
    FRESH,
    HAND_OFF,
    HUNGRY,
    HYPNOTISED,
    NEITHER,
    NOBODY,
    NOWHERE,
    PASS,
    PRONE,
    SPECIAL,
    STANDING,
    STUNNED,
    USED,
    Table,
    side_of,
)
from pigskin.numbers import Code, SideNo
from pigskin.pitch import OTHER_SIDE
from pigskin.questions import (
    ACTIVATE,
    END_TURN,
    GIVE_UP_REROLL,
    GIVE_UP_TURN,
    MOVE_MARKER,
    PLAYER_USES,
    Flow,
    Question,
    player_of,
    second_of,
    verb_of,
)
from pigskin.rules import phases
from pigskin.rules.acting import clear_action
from pigskin.rules.ball import in_end_zone, score, score_between_turns
from pigskin.rules.counting import lose, win
from pigskin.rules.declaring import activate, player_codes
from pigskin.rules.fouling import can_be_fouled
from pigskin.rules.interludes import act_beside, anything_between, interlude, offered, taken
from pigskin.rules.once_a_turn import may_still
from pigskin.rules.weather import clear_up


def before_turn(table: Table, side: SideNo) -> None:
    """The side's turn begins: what lasted until then is over, and somebody may be waiting."""
    clear_up(table, side)
    if table.held:
        expire(table, START, side)
        let_go(table)
    if offered(table, OTHER_SIDE[side], THEIR_TURN_BEGUN) or anything_between(table):
        table.phase = phases.TURN_BEGINS


def start_turn(table: Table, side: SideNo) -> None:
    """The side moves its turn marker and may act, unless its opponents have scored already."""
    if _scored_between_turns(table, side):
        return
    if has_free_turn(table, side):
        table.bonus_turn = True
        expire(table, START, side)
    table.phase = phases.TURN
    table.active = side
    table.rerolled = False
    table.blitzed = 0
    table.passed = 0
    table.handed_off = 0
    table.fouled = 0
    table.begun = False
    table.turnover = False
    table.marker_moved = True
    if not table.bonus_turn:
        if table.options.illegal_procedure:
            table.marker_moved = False
        else:
            table.side(side).turn += 1
    for player in range(len(table.spent)):
        table.spent[player] = 0
    for player in table.players(side):
        table.marks[player] &= ~USED
    if table.bonus_turn:
        table.tell("bonus turn", side)
    else:
        table.tell("turn", side, table.side(side).turn)
        table.note(ledger.TURN, side)
        before_turn(table, side)


def has_free_turn(table: Table, side: SideNo) -> bool:
    """Does the side play a turn next for which its marker stays where it is?"""
    for effect in table.side(side).at[at.FREE_TURN]:
        if effect.side_may(table, side, at.FREE_TURN, NOBODY):
            return True
    return False


def _scored_between_turns(table: Table, side: SideNo) -> bool:
    """Has an opponent of the side got the ball in the end zone while nobody had his turn?

    That counts as soon as the side's turn comes, which is then not played at all: only the
    scorer's marker moves.
    """
    if table.scored < 0 and table.carrier < 0 and table.spare is None:
        return False
    for carrier in table.carriers():
        if table.scored < 0 and side_of(carrier) != side and in_end_zone(table, carrier):
            score(table, carrier)
    if table.scored < 0:
        return False
    after_turn(table, side)
    return True


def move_marker(table: Table) -> None:
    if not table.marker_moved:
        table.marker_moved = True
        owner = table.side(table.active)
        owner.turn += 1
        table.whisper("marker moves", table.active, owner.turn)


def turn_question(table: Table) -> Question:
    """What the active coach may do next."""
    side = table.active
    codes: list[Code] = [END_TURN]
    if not table.marker_moved:
        codes.append(MOVE_MARKER)
    ball_free = table.ball > 0 or (table.spare is not None and table.spare[0] > 0)
    down = foul_to_be_had(table)
    left = actions_left(table)
    for player in table.players(side):
        state = table.state[player]
        if (state != STANDING and state != PRONE) or table.marks[player] & (USED | BARRED):
            continue
        player_codes(table, player, ball_free, down, left, codes)
    if not table.begun and not table.bonus_turn:
        if table.side(side).at[at.OFFERS]:
            codes.extend(offered(table, side, CHOOSING_ACTION))
    return Question(side, "turn", codes)


def actions_left(table: Table) -> int:
    """Which of the actions that a turn has only one of may still be declared: a bit each."""
    more = table.side(table.active).at[at.EXTRA_ACTIONS]
    left = 0
    if not table.blitzed or (more and may_still(table, BLITZ)):
        if not table.edition.figures.names_targets or anybody_up(table, OTHER_SIDE[table.active]):
            left |= 1 << BLITZ  # somebody is there to be named where he must be named at once
    if not table.passed or (more and may_still(table, PASS)):
        left |= 1 << PASS
    if not table.handed_off or (more and may_still(table, HAND_OFF)):
        if table.options.hand_offs:
            left |= 1 << HAND_OFF
    if not table.fouled or (more and may_still(table, FOUL)):
        left |= 1 << FOUL
    return left


def foul_to_be_had(table: Table) -> bool:
    """Is there, or may there yet be, somebody to foul? Whether a foul is left is asked apart."""
    return table.options.fouls and (
        anybody_down(table, OTHER_SIDE[table.active]) or fouls_later(table)
    )


def fouls_later(table: Table) -> bool:
    """May a foul be declared while nobody is down yet?"""
    return table.options.rare_choices and not table.edition.figures.names_targets


def anybody_down(table: Table, side: SideNo) -> bool:
    """Is there somebody of the side whom one could foul?"""
    for player in table.players(side):
        state = table.state[player]
        if (state == PRONE or state == STUNNED) and (
            not table.at[player][at.CANNOT_BE_FOULED] or can_be_fouled(table, player)
        ):
            return True
    return False


def anybody_up(table: Table, side: SideNo) -> bool:
    for player in table.players(side):
        if table.state[player] == STANDING:
            return True
    return False


def take_turn(table: Table, answer: Code) -> Flow[None]:
    """The active coach has answered the turn question."""
    if answer == END_TURN:
        table.phase = phases.END_TURN
        return
    if answer == MOVE_MARKER:
        move_marker(table)
        return
    if verb_of(answer) == ACTIVATE:
        yield from activate(table, player_of(answer), second_of(answer))
    elif verb_of(answer) == PLAYER_USES:
        yield from activate(table, player_of(answer), SPECIAL, second_of(answer))
    else:
        yield from taken(table, table.active, answer)
    if table.turnover or table.scored >= 0:
        table.phase = phases.END_TURN


# --- the end of the turn ----------------------------------------------------------------------


def saved(table: Table, side: SideNo) -> Flow[bool]:
    """The turn would end by a turnover: does something make it go on?"""
    if table.scored >= 0:
        return False
    yield from interlude(table, TURNED_OVER, side)
    if table.turnover or table.scored >= 0:
        return False
    table.phase = phases.TURN
    return True


def between_turns(table: Table, side: SideNo) -> Flow[None]:
    """The turn of the side is over: what the sides hold may act, in nobody's turn."""
    if table.scored < 0 and not table.bonus_turn and anything_between(table):
        table.active = NEITHER
        table.whisper("nobody's turn", side)
        yield from interlude(table, TURN_OVER, side)
        score_between_turns(table)


def close_turn(table: Table, side: SideNo) -> None:
    """Nobody acts any more, and who was stunned all turn rolls over."""
    move_marker(table)
    table.tell("end of turn", side)
    for player in table.players(side):
        if (
            table.state[player] == STUNNED
            and not table.marks[player] & FRESH
            and (not table.bonus_turn or table.edition.figures.bonus_turn_counts)
        ):
            table.set_state(player, PRONE)
            table.whisper("state", player, PRONE)
        if table.marks[player] & BARRED:  # a hex has taken his tackle zones as well
            table.clear_mark(player, HYPNOTISED)
        table.marks[player] &= ~(FRESH | BARRED | HUNGRY)
    clear_action(table)
    table.turnover = False


def after_turn(table: Table, side: SideNo) -> None:
    """What comes after a turn of the side: the end of the drive, the kick, or another turn."""
    bonus = table.bonus_turn
    table.bonus_turn = False
    table.active = NEITHER
    table.whisper("nobody's turn", side)
    if table.scored >= 0:
        table.phase = phases.END_DRIVE
        if table.scored != side:
            # Celebrating a touchdown in the opponents' turn takes time.
            scorer = table.side(table.scored)
            scorer.turn = min(scorer.turn + 1, table.edition.turns)
    elif bonus and table.carrier == NOBODY and table.ball == NOWHERE:
        table.phase = phases.LANDING  # the ball is in the air yet
    else:
        next_turn(table, OTHER_SIDE[side])


def next_turn(table: Table, side: SideNo) -> None:
    """The next turn of the half comes, or the drive ends when no turns are left."""
    limit = table.edition.turns
    if table.side(side).turn < limit or has_free_turn(table, side):
        _comes(table, side)
    elif table.side(OTHER_SIDE[side]).turn < limit:
        _comes(table, OTHER_SIDE[side])
    else:
        table.phase = phases.END_DRIVE


def _comes(table: Table, side: SideNo) -> None:
    """A turn of the side comes, unless something may still happen before its marker moves."""
    if anything_between(table):
        table.phase = phases.MARKER
        table.stage = side
    else:
        start_turn(table, side)


def before_marker(table: Table) -> Flow[None]:
    """The last moment before a turn; `stage` is the side whose turn it will be."""
    side: SideNo = table.stage  # type: ignore[assignment]
    table.stage = 0
    yield from interlude(table, BEFORE_MARKER, side)
    start_turn(table, side)


def turn_begins(table: Table) -> Flow[None]:
    """A turn has begun, and nobody has acted in it."""
    table.phase = phases.TURN
    yield from interlude(table, TURN_BEGUN, table.active)
    yield from act_beside(table, OTHER_SIDE[table.active], THEIR_TURN_BEGUN)
    if table.scored >= 0:
        table.phase = phases.END_TURN


# --- calls from beside the table --------------------------------------------------------------


def call_illegal_procedure(table: Table) -> Flow[None]:
    """The waiting coach says the turn marker was not moved before an action."""
    side = table.active
    if table.marker_moved or not _has_acted(table):
        table.tell("wrong call", OTHER_SIDE[side])
        lose_reroll(table, OTHER_SIDE[side])
        return
    table.tell("illegal procedure", side)
    move_marker(table)
    answer = yield Question(side, "illegal procedure", [GIVE_UP_TURN, GIVE_UP_REROLL])
    if answer == GIVE_UP_TURN:
        table.phase = phases.END_TURN
        return
    lose_reroll(table, side)
    table.rerolled = True
    table.whisper("re-roll gone", side)


def _has_acted(table: Table) -> bool:
    """Has anybody moved, stood up or rolled this turn? Declaring alone is not acting."""
    if table.phase != phases.ACTION:
        return table.begun
    others = [
        player
        for player in table.players(table.active)
        if player != table.actor and table.marks[player] & USED
    ]
    return (
        len(others) > 0
        or table.moved > 0
        or table.rushes > 0
        or table.blocked
        or table.rising
        or len(table.at[table.actor][at.DECLARE]) > 0
    )


def lose_reroll(table: Table, side: SideNo) -> None:
    """The side loses a re-roll, or its opponents gain one."""
    if table.side(side).rerolls > 0:
        lose(table, side, "rerolls")
        return
    for effect in table.side(side).at[at.LOSES_REROLL]:
        if effect.loses_reroll(table, side):
            return
    win(table, OTHER_SIDE[side], "rerolls")
