"""The kinds of argument that only events have, beside those of answers and questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pigskin.contract.arguments import KINDS, Argument, Fixed, Json, Schema
from pigskin.effects.holding import UNTIL_NAMES, boon_name, holder_name
from pigskin.effects.of_sides import Counted, Serving
from pigskin.effects.registry import ALL_EFFECTS
from pigskin.model import FEAT_NAMES, FIGURE_NAMES, MARK_NAMES, STATE_NAMES, TURNOVER_REASONS
from pigskin.rules.phases import PHASE_NAMES

if TYPE_CHECKING:
    from pigskin.model import Table


class BonusKind(Argument):
    """What is added to a roll: "+1", "-2", and no word for nothing."""

    def words(self, table: Table, number: int) -> str:
        return f"{number:+d}" if number else ""


class BlockDiceKind(Argument):
    """How many block dice; below 0 where the coach of the victim chooses."""

    def words(self, table: Table, number: int) -> str:
        chooser = " against" if number < 0 else ""
        return f"{abs(number)} {'die' if abs(number) == 1 else 'dice'}{chooser}"


class CasualtyRowKind(Argument):
    """The row of the edition's casualty table, where its rows have names."""

    def words(self, table: Table, number: int) -> str:
        name = table.edition.casualty_rows.get(number, "")
        return f" ({name})" if name else ""

    def to_json(self, table: Table, number: int) -> Json:
        return table.edition.casualty_rows.get(number)

    def schema(self) -> Schema:
        return {"type": "string"}


class MarkKind(Argument):
    """Something a player is marked with: "hypnotised"."""

    def words(self, table: Table, number: int) -> str:
        return next(word for bit, word in MARK_NAMES if bit == number)

    def to_json(self, table: Table, number: int) -> Json:
        return self.words(table, number)

    def schema(self) -> Schema:
        return {"enum": [word for _, word in MARK_NAMES]}


class BoonKind(Argument):
    """What is done to a player for a while: the name of a skill, "slower", "without Grab"."""

    def words(self, table: Table, number: int) -> str:
        return boon_name(table.edition, number)

    def to_json(self, table: Table, number: int) -> Json:
        return self.words(table, number)

    def schema(self) -> Schema:
        return {"type": "string"}


class HolderKind(Argument):
    """Who holds an effect: "home", "away" or "the table"."""

    def words(self, table: Table, number: int) -> str:
        return holder_name(number)

    def to_json(self, table: Table, number: int) -> Json:
        return holder_name(number)

    def schema(self) -> Schema:
        return {"enum": ["home", "away", "the table"]}


class EffectKind(Argument):
    """Something a side or the table holds, by its name."""

    def words(self, table: Table, number: int) -> str:
        return table.edition.all_effects[number].name

    def to_json(self, table: Table, number: int) -> Json:
        return self.words(table, number)

    def schema(self) -> Schema:
        return {"type": "string"}


class StaffKind(EffectKind):
    """Who or what serves a side, by his name."""

    def schema(self) -> Schema:
        return {
            "enum": [each.name for each in ALL_EFFECTS.values() if isinstance(each, Serving)]
        }


# Everything a side can have so many of: figures of its own, and what it holds.
COUNTER_NAMES: Final[tuple[str, ...]] = tuple(
    dict.fromkeys(
        [*FIGURE_NAMES, *[each.key for each in ALL_EFFECTS.values() if isinstance(each, Counted)]]
    )
)


def counter_name(number: int) -> str:
    """What a side has so many of, by its number in an event."""
    return FIGURE_NAMES[number] if number < len(FIGURE_NAMES) else ALL_EFFECTS[number].key


class CounterKind(Argument):
    """What a side has so many of, by its key in the view: "leader_rerolls"."""

    def words(self, table: Table, number: int) -> str:
        return counter_name(number).replace("_", " ").replace("reroll", "re-roll")

    def to_json(self, table: Table, number: int) -> Json:
        return counter_name(number)

    def schema(self) -> Schema:
        return {"enum": [*COUNTER_NAMES]}


EVENT_KINDS: Final[dict[str, Argument]] = {
    **KINDS,
    **{
        each.kind: each
        for each in (
            BonusKind("bonus", 1024),
            BlockDiceKind("block dice", 8),
            CasualtyRowKind("casualty row", 128, 0),
            MarkKind("mark", 1024),
            BoonKind("boon", 1024),
            HolderKind("holder", 128),
            EffectKind("effect", 1024),
            Fixed("until", UNTIL_NAMES),
            Fixed("state", STATE_NAMES),
            Fixed("phase", PHASE_NAMES),
            CounterKind("counter", 1024),
            Fixed("reason", TURNOVER_REASONS),
            Fixed("feat", FEAT_NAMES),
            StaffKind("staff", 1024),
        )
    },
}
