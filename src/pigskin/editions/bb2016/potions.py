"""What people beside the pitch give players to drink, and casualties they send on again."""

from __future__ import annotations

from typing import Final

from pigskin import ledger
from pigskin.effects.changes import ANOINTED, GONE, REVIVED
from pigskin.effects.holding import DRIVE, MATCH, bless, blessed, lend
from pigskin.effects.moments import BEFORE_KICK_OFF, BRINGS_BACK, DRIVE_BEGINS
from pigskin.effects.of_sides import Counted, Serving
from pigskin.ledger import fate_of
from pigskin.model import MERCENARY, RESERVES, STAR, Table
from pigskin.numbers import PlayerNo, SideNo
from pigskin.questions import NOBODY_DOES, TAKE_PLAYER, Flow, Question, code, player_of
from pigskin.rules.asking import ask_yes
from pigskin.rules.counting import spend
from pigskin.rules.feats import suffer
from pigskin.rules.injury import carried_off, knock_out, put_aside
from pigskin.rules.sideline import choose_mutations, d3, gain, may_return, pick_one

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


class Papa(Serving):
    id = 326
    name = "Papa Skullbones"
    text = "Before a kick-off he gives a player on the pitch something to drink, and none twice."
    key = "papa_skullbones"
    order = 40
    side_notices: tuple[int, ...] = (BEFORE_KICK_OFF,)

    def side_notice(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[None]:
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


class Bottles(Counted):
    id = 315
    name = "bottles of heady brew"
    text = "Each makes D3 small players on the pitch brave and silly for a drive."
    key = "bottles"
    sold_as: tuple[str, ...] = ("bottles_of_heady_brew",)
    order = 50
    side_notices: tuple[int, ...] = (BEFORE_KICK_OFF,)

    def side_notice(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[None]:
        pool = [player for player in table.players(side) if _is_small(table, player)]
        if not pool or not (yield from ask_yes(table, side, "heady brew")):
            return
        spend(table, side, self.key)
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


class Shocker(Serving):
    """Somebody who sends casualties on again."""

    name = "Krot Shockwhisker"
    key = "krot_shockwhisker"
    order = 40
    side_grants: tuple[int, ...] = (BRINGS_BACK,)

    def side_may(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> bool:
        return (
            any(who == player for who, _ in table.injuries)
            and table.profiles[player].kind not in (STAR, MERCENARY)
            and not blessed(table, player, GONE)
        )

    def shocks(self, table: Table, side: SideNo) -> Flow[None]:
        """He may try it on a casualty."""
        hurt = [player for player in table.players(side) if may_return(table, player)]
        if not hurt:
            return
        codes = [code(TAKE_PLAYER, player) for player in hurt]
        answer = yield Question(side, "Krot Shockwhisker", [*codes, NOBODY_DOES])
        if answer == NOBODY_DOES:
            return
        self.tried(table, side)
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

    def tried(self, table: Table, side: SideNo) -> None:
        """He is about to try it on somebody."""


class Krot(Shocker):
    id = 328
    text = "Before each drive he may send a casualty on again for that drive."
    side_notices: tuple[int, ...] = (DRIVE_BEGINS,)

    def side_notice(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[None]:
        yield from self.shocks(table, side)
