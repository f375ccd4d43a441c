"""Wizards and cooks: what is cast or thrown at the pitch from outside it."""

from __future__ import annotations

from pigskin import ledger
from pigskin.effects.causes import BY_SPELL
from pigskin.effects.holding import START, dress, expire
from pigskin.model import (
    CUT,
    DEAD,
    FROG,
    INJURED,
    KNOCKED_OUT,
    NEITHER,
    NICE,
    NOBODY,
    RESERVES,
    ROOTED,
    Side,
    Table,
    side_of,
)
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.pitch import ADJACENT, AWAY, HOME, ON_PITCH, OTHER_SIDE, SCATTER, SQUARES
from pigskin.questions import (
    ARTEFACT,
    CUTS,
    FIREBALL,
    HOT_POT,
    LIGHTNING,
    SHIFT_WEATHER,
    TAKE_PLAYER,
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
from pigskin.rolls import RULE, STRENGTH
from pigskin.rules import phases
from pigskin.rules.ball import check_touchdown, settle, straight, turn_over
from pigskin.rules.counting import has, spend, win
from pigskin.rules.injury import go_down, hurt, knock_out, place_prone
from pigskin.rules.interludes import anything_between
from pigskin.rules.staff import dismiss
from pigskin.rules.weather import turn_weather


def has_spells(owner: Side) -> bool:
    """Has the side anybody left who can cast something?"""
    return (
        owner.wizards > 0
        or owner.hirelings > 0
        or owner.sorceresses > 0
        or owner.wild_fireballs > 0
    )


def spell_codes(table: Table, side: SideNo) -> list[Code]:
    """A fireball on any square, a bolt at any standing player, and so on."""
    owner = table.side(side)
    codes: list[Code] = []
    if owner.wizards or owner.hirelings:
        codes.extend([code(FIREBALL, sq) for sq in SQUARES])
    if owner.wizards:
        codes.extend([code(LIGHTNING, player) for player in _upright(table)])
    if owner.hirelings:
        codes.extend([code(ZAP, foe) for foe in unchanged(table, OTHER_SIDE[side], FROG)])
    if owner.sorceresses:
        foes = [each for each in _upright(table) if side_of(each) != side]
        codes.extend([code(THUNDERBOLT, foe) for foe in foes])
    if owner.wild_fireballs:
        codes.extend([code(WILD_FIREBALL, sq) for sq in SQUARES])
    return codes


def _upright(table: Table) -> list[PlayerNo]:
    return [
        player
        for side in (HOME, AWAY)
        for player in table.players(side)
        if table.on_pitch(player) and table.standing(player)
    ]


def cut_codes(table: Table, side: SideNo) -> list[Code]:
    """A sorceress casts her other spell when the turn of the opponents begins."""
    if not table.side(side).sorceresses:
        return []
    return [code(CUTS, foe) for foe in unchanged(table, OTHER_SIDE[side], CUT)]


def unchanged(table: Table, side: SideNo, mark: int) -> list[PlayerNo]:
    """Players on the pitch to whom that has not happened yet in this drive."""
    return [
        player
        for player in table.players(side)
        if table.on_pitch(player) and not table.marks[player] & mark
    ]


def cast_spell(table: Table, side: SideNo, answer: Code) -> Flow[None]:
    """Before the first action of the own turn or right after it; each wizard once a match."""
    owner = table.side(side)
    verb = verb_of(answer)
    target, victim = square_of(answer), player_of(answer)
    if verb == FIREBALL:
        if owner.wizards:
            spend(table, side, "wizards")
        else:
            spend(table, side, "hirelings")
        yield from _fireball(table, target)
    elif verb == WILD_FIREBALL:
        spend(table, side, "wild_fireballs")
        target = _drift(table, target)
        if ON_PITCH[target]:
            yield from _fireball(table, target)
    elif verb == LIGHTNING:
        spend(table, side, "wizards")
        table.tell("lightning bolt", victim)
        yield from _strike(table, [victim], 2)
    elif verb == THUNDERBOLT:
        spend(table, side, "sorceresses")
        table.tell("thunderbolt", victim)
        yield from _strike(table, [victim], 3)
    elif verb == ZAP:
        spend(table, side, "hirelings")
        zap(table, victim)
    else:
        spend(table, side, "sorceresses")
        thousand_cuts(table, victim)
    yield from settle(table)
    check_touchdown(table)


def _fireball(table: Table, centre: Square) -> Flow[None]:
    table.tell("fireball", centre)
    yield from _strike(table, [table.player_at(sq) for sq in (centre, *ADJACENT[centre])], 4)


def _drift(table: Table, sq: Square) -> Square:
    """D3 squares in a random direction; off the pitch it is lost."""
    step = SCATTER[table.roll(8)]
    to, _ = straight(sq, step, (table.d6() + 1) // 2)
    table.tell("scatter", to)
    return to


def _strike(table: Table, targets: list[PlayerNo], need: int) -> Flow[None]:
    """Everybody who stands there rolls to be knocked down."""
    struck: list[PlayerNo] = []
    for player in targets:
        if player == NOBODY or not table.standing(player):
            continue
        roll = table.d6()
        table.tell_test("spell hits", player, need, 0, roll >= need)
        if roll >= need:
            struck.append(player)
    for player in struck:
        yield from _blow_over(table, player)


def _blow_over(table: Table, player: PlayerNo) -> Flow[None]:
    if table.has_ball(player) and side_of(player) == table.active:
        turn_over(table, "carrier struck by a spell")
    table.tell("knocked down", player, NOBODY)
    go_down(table, player)
    yield from hurt(table, player, NOBODY, BY_SPELL)


# --- spells that change a player for the drive ------------------------------------------------


def zap(table: Table, player: PlayerNo) -> None:
    """Who is no stronger than the roll is a frog for the drive; 1 never does it, 6 always."""
    _bewitch(table, player, FROG, max(2, min(6, table.profiles[player].st)), STRENGTH)


def thousand_cuts(table: Table, player: PlayerNo) -> None:
    """Slower, weaker and clumsier for the drive."""
    _bewitch(table, player, CUT, 3)


def _bewitch(table: Table, player: PlayerNo, mark: int, need: int, need_of: int = RULE) -> None:
    roll = table.d6()
    table.tell_test("spell hits", player, need, 0, roll >= need, need_of)
    if roll < need:
        return
    table.marks[player] |= mark
    if mark == FROG:
        table.marks[player] &= ~ROOTED
        table.tell("turns into a frog", player)
        if table.turn_to(player):
            if side_of(player) == table.active:
                turn_over(table, "carrier struck by a spell")
            table.drop_ball(table.place[player])
    else:
        table.tell("weakened", player)
    dress(table, player)


# --- at the start of a turn -------------------------------------------------------------------


def has_tricks(table: Table, side: SideNo) -> bool:
    """Has the side anything left that can only be done before the first action of a turn?"""
    owner = table.side(side)
    return owner.hot_pots > 0 or owner.weather_mages > 0 or has(table, side, "ancient_artefact") > 0


def trick_codes(table: Table, side: SideNo) -> list[Code]:
    """The hot pot on any square, the weather mage."""
    codes: list[Code] = []
    if table.side(side).hot_pots:
        codes.extend([code(HOT_POT, sq) for sq in SQUARES])
    if table.side(side).weather_mages and table.options.weather:
        codes.append(WEATHER_MAGE)
    if has(table, side, "ancient_artefact"):
        codes.append(ARTEFACT)
    return codes


def before_acting(table: Table, side: SideNo, answer: Code) -> Flow[None]:
    """A spell, the hot pot or the weather mage; what else is at hand may still follow."""
    if verb_of(answer) == HOT_POT:
        yield from _hot_pot(table, side, square_of(answer))
    elif answer == WEATHER_MAGE:
        yield from _change_weather(table, side)
    elif answer == ARTEFACT:
        yield from _artefact(table, side)
    else:
        yield from cast_spell(table, side, answer)
    owner = table.side(side)
    more = owner.hirelings + owner.sorceresses + owner.wild_fireballs
    table.begun = more == 0 and not has_tricks(table, side)


def _hot_pot(table: Table, side: SideNo, target: Square) -> Flow[None]:
    """6 hits, 2-5 drift D3 squares, 1 goes off at home among the reserves."""
    spend(table, side, "hot_pots")
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
        target = _drift(table, target)
        if not ON_PITCH[target]:
            return
    victim = table.player_at(target)
    if victim != NOBODY and table.standing(victim):
        if side_of(victim) == table.active:
            turn_over(table, "knocked down")
        yield from _blow_over(table, victim)
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
    spend(table, side, "weather_mages")
    total = table.d6() + table.d6()
    codes = [code(SHIFT_WEATHER, by + 2) for by in range(-2, 3) if 2 <= total + by <= 12]
    answer = yield Question(side, "weather mage", codes, number=total)
    if table.weather_mage < 0:
        table.old_weather = table.weather
    table.weather_mage = side
    turn_weather(table, table.edition.weather_table[total + first_of(answer) - 2])


def _artefact(table: Table, side: SideNo) -> Flow[None]:
    """1 fells a player, 2-5 wins a re-roll for the half, 6 brings somebody back if it can."""
    dismiss(table, side, "ancient_artefact")
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


def before_turn(table: Table, side: SideNo) -> None:
    """The side's turn begins: what lasted until then is over, and a wizard may be waiting."""
    spell_wears_off(table, side)
    if table.held:
        expire(table, START, side)
    waiting = table.side(OTHER_SIDE[side])
    if waiting.spells or waiting.sorceresses or anything_between(table):
        table.phase = phases.TURN_BEGINS


def spell_wears_off(table: Table, side: SideNo) -> None:
    """The side's turn begins: weather its mage has made is over."""
    if table.weather_mage == side:
        before = table.old_weather
        table.weather_mage = NEITHER
        table.old_weather = NICE
        turn_weather(table, before)
