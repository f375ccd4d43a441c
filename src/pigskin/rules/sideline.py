"""What people beside the pitch do for players: potions, brew, and casualties sent on again."""

from __future__ import annotations

from typing import Final

from pigskin import ledger
from pigskin.effects.base import Effect
from pigskin.effects.changes import ANOINTED, GONE, REVIVED
from pigskin.effects.holding import DRIVE, MATCH, bless, blessed, lend
from pigskin.ledger import fate_of
from pigskin.model import INJURED, MERCENARY, RESERVES, SENT_OFF, STAR, Table, side_of
from pigskin.numbers import PlayerNo, SideNo
from pigskin.pitch import AWAY, HOME
from pigskin.questions import (
    GAIN_SKILL,
    NOBODY_DOES,
    TAKE_PLAYER,
    Flow,
    Question,
    code,
    first_of,
    player_of,
)
from pigskin.rules.asking import ask_yes
from pigskin.rules.counting import spend
from pigskin.rules.feats import suffer
from pigskin.rules.injury import carried_off, knock_out, put_aside
from pigskin.rules.prematch import category, learnable
from pigskin.rules.staff import KROT, PAPA, dismiss

# What Papa Skullbones' potion does, by D8.
POTIONS: Final[dict[int, tuple[str, str]]] = {
    3: ("Big Hand", "Very Long Legs"),
    4: ("Tentacles", "Prehensile Tail"),
    5: ("Disturbing Presence", "Foul Appearance"),
    6: ("Extra Arms", "Two Heads"),
    7: ("Claws", "Horns"),
}
OLDER_NAMES: Final[dict[str, str]] = {"Claws": "Claw"}
BREW: Final[tuple[str, ...]] = ("Dauntless", "Frenzy", "Really Stupid")


def d3(table: Table) -> int:
    return table.roll(3)


def pick_one(table: Table, players: list[PlayerNo]) -> PlayerNo:
    """One of them at random."""
    return players[table.roll(len(players)) - 1]


# --- skills for a while -----------------------------------------------------------------------


def gain(table: Table, player: PlayerNo, name: str, until: int) -> None:
    """Lend a player a skill, and say so."""
    lend(table, player, name, until)
    table.tell("gains", player, table.edition.skill(name).id)


def mutations(table: Table, player: PlayerNo) -> list[Effect]:
    """The mutations the player could still have."""
    known = tuple([skill.name for skill in table.profiles[player].skills])
    return [skill for skill in learnable(table, known) if category(table, skill) == "M"]


def choose_mutations(table: Table, player: PlayerNo, number: int) -> Flow[None]:
    """So many mutations of his coach's choice for this drive."""
    for _ in range(number):
        codes = [code(GAIN_SKILL, skill.id) for skill in mutations(table, player)]
        if codes:
            answer = yield Question(side_of(player), "mutation", codes, player)
            gain(table, player, table.edition.all_effects[first_of(answer)].name, DRIVE)


# --- between set-up and kick-off --------------------------------------------------------------


def anoint(table: Table, side: SideNo) -> Flow[None]:
    """Papa Skullbones gives a player on the pitch something to drink, and no player twice."""
    if not table.side(side).staff & PAPA:
        return
    able = [player for player in _faithful(table, side) if not blessed(table, player, ANOINTED)]
    if not able:
        return
    codes = [code(TAKE_PLAYER, player) for player in able]
    answer = yield Question(side, "Papa Skullbones", [*codes, NOBODY_DOES])
    if answer == NOBODY_DOES:
        return
    player = player_of(answer)
    bless(table, player, ANOINTED, MATCH)
    roll = table.roll(8)
    table.tell("drinks", player, roll)
    while roll == 2:
        others = [other for other in _faithful(table, side) if other != player]
        if not others:
            return
        player = pick_one(table, others)
        roll = table.roll(8)
        table.tell("drinks", player, roll)
    if roll == 1:
        yield from knock_out(table, player)
        yield from carried_off(table, player)
    elif roll == 8:
        yield from choose_mutations(table, player, 2)
    else:
        for name in POTIONS[roll]:
            known = name in table.edition.by_name
            gain(table, player, name if known else OLDER_NAMES[name], DRIVE)


def _faithful(table: Table, side: SideNo) -> list[PlayerNo]:
    """Players on the pitch who are neither stars nor mercenaries."""
    return [
        player
        for player in table.players(side)
        if table.on_pitch(player) and table.profiles[player].kind not in (STAR, MERCENARY)
    ]


def drink_brew(table: Table, side: SideNo) -> Flow[None]:
    """A bottle makes D3 small players on the pitch brave and silly for the drive."""
    owner = table.side(side)
    if not owner.bottles:
        return
    pool = [player for player in table.players(side) if _is_small(table, player)]
    if not pool or not (yield from ask_yes(table, side, "heady brew")):
        return
    spend(table, side, "bottles")
    for _ in range(min(d3(table), len(pool))):
        player = pick_one(table, pool)
        pool.remove(player)
        table.tell("drinks brew", player)
        for name in BREW:
            lend(table, player, name, DRIVE)


def _is_small(table: Table, player: PlayerNo) -> bool:
    """Is he on the pitch, and Stunty?"""
    stunty = [skill for skill in table.profiles[player].skills if skill.name == "Stunty"]
    return table.on_pitch(player) and len(stunty) > 0


# --- between drives ---------------------------------------------------------------------------


def revive(table: Table, once: bool) -> Flow[None]:
    """Krot sends a casualty on for one drive; `once` in the match, or every drive."""
    for side in (HOME, AWAY):
        owner = table.side(side)
        if not owner.staff & KROT:
            continue
        hurt = [player for player in table.players(side) if may_return(table, player)]
        if not hurt:
            continue
        codes = [code(TAKE_PLAYER, player) for player in hurt]
        answer = yield Question(side, "Krot Shockwhisker", [*codes, NOBODY_DOES])
        if answer == NOBODY_DOES:
            continue
        if once:
            dismiss(table, side, KROT)
        player = player_of(answer)
        roll = table.d6()
        table.tell("shocked", player, roll)
        if roll == 1:
            parts = table.parts()
            result, row = table.edition.casualty(table, player, 0, parts)
            table.note(ledger.ROLLED, on=player, cause=row, amount=result)
            table.note(
                ledger.WORSE, on=player, cause=ledger.BY_STAFF, fate=fate_of([], [result])
            )
            suffer(table, player, [result])
            table.tell("casualty", player, result, row, roll=table.table_roll(parts))
        elif roll >= 4:
            put_aside(table, player, RESERVES)
            bless(table, player, REVIVED, DRIVE)
            table.note(ledger.BACK, player)
            if roll < 6:
                gain(table, player, "Really Stupid", DRIVE)


def may_return(table: Table, player: PlayerNo) -> bool:
    """Might Krot send on this player, in the casualty box since this match and no hired one?"""
    return (
        table.state[player] == INJURED
        and table.side(side_of(player)).staff & KROT != 0
        and any(who == player for who, _ in table.injuries)
        and table.profiles[player].kind not in (STAR, MERCENARY)
        and not blessed(table, player, GONE)
    )


def back_to_bed(table: Table) -> None:
    """Who was sent on in spite of his injury goes back, unless he has been sent off meanwhile.

    Before the boons of the drive expire.
    """
    for holder, what, _, _ in table.held:
        if what == REVIVED and table.state[holder] != SENT_OFF:
            put_aside(table, PlayerNo(holder), INJURED)
