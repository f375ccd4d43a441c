"""Rolls in words and as plain data: what was thrown, what it needed, and why.

"4+ (AG 3+, marked by 1), rolled 3": what the dice had to show, what that is made of, and what they
showed. Whoever wants figures instead of words takes `roll_json`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pigskin import rolls
from pigskin.contract.answers import to_json
from pigskin.contract.arguments import Json, Schema
from pigskin.model import NOBODY
from pigskin.numbers import PlayerNo
from pigskin.questions import player_text

if TYPE_CHECKING:
    from pigskin.model import Table
    from pigskin.rolls import Part, Roll

# What the sources are called; where nobody's skill is the source.
SOURCES: Final[dict[int, str]] = {
    rolls.RULE: "rule",
    rolls.AGILITY: "agility",
    rolls.PASSING: "passing",
    rolls.ARMOUR: "armour",
    rolls.STRENGTH: "strength",
    rolls.MOVEMENT: "movement",
    rolls.STRONGER: "to be stronger",
    rolls.CONTEST: "contest",
    rolls.MARKED: "marked",
    rolls.MARKED_AT_ALL: "marked at all",
    rolls.DODGING: "dodging",
    rolls.PICKING_UP: "picking up",
    rolls.SUNSHINE: "very sunny",
    rolls.RAIN: "pouring rain",
    rolls.ICE: "blizzard",
    rolls.MOLES: "moles under the pitch",
    rolls.BRIEF_THROW: "quick pass",
    rolls.SHORT_THROW: "short pass",
    rolls.LONG_THROW: "long pass",
    rolls.LONGEST_THROW: "long bomb",
    rolls.HEAVY: "throwing a player",
    rolls.FUMBLED_THROW: "fumbled",
    rolls.WILD_THROW: "thrown wildly",
    rolls.INACCURATE_THROW: "not accurate",
    rolls.ACCURATE_THROW: "accurate",
    rolls.INTERCEPTING: "intercepting",
    rolls.FAR_KICK: "kicked far",
    rolls.ASSIST: "assist",
    rolls.FOULING: "fouling",
    rolls.UNMARKED: "unmarked",
    rolls.NIGGLING: "niggling injury",
    rolls.SPELL: "spell",
    rolls.SOUP: "hot soup",
    rolls.HOT_POT: "hot pot",
    rolls.REFEREE: "the referee",
    rolls.SECOND_BLOCK: "two blocks at once",
    rolls.HELP: "help of a team-mate",
    rolls.BLOCKING: "to block",
    rolls.STRONG: "ST 5 or more",
    rolls.FANS: "fans",
    rolls.CHEERING: "cheerleaders",
    rolls.STAFF: "staff",
    rolls.REROLLS: "re-rolls left",
}
SOURCE_MEANINGS: Final[dict[int, str]] = {
    rolls.RULE: "the figure is the rule's own",
    rolls.AGILITY: "AG, as what the die must reach",
    rolls.PASSING: "PA, or AG in editions without it",
    rolls.ARMOUR: "AV, as what the dice must reach",
    rolls.STRENGTH: "ST of a player",
    rolls.MOVEMENT: "MA of a player",
    rolls.STRONGER: "one more than the ST of the opponent",
    rolls.CONTEST: "the figure to outdo an opponent with",
    rolls.MARKED: "opponents who mark him, 1 for each",
    rolls.MARKED_AT_ALL: "opponents who mark him, however many",
    rolls.DODGING: "what every dodge gets in LRB6 and BB2016",
    rolls.PICKING_UP: "what every pick-up gets there",
    rolls.SUNSHINE: "the weather, for throws",
    rolls.RAIN: "the weather, for the ball",
    rolls.ICE: "the weather, for going for it",
    rolls.MOLES: "a prayer, for going for it",
    rolls.BRIEF_THROW: "the range",
    rolls.SHORT_THROW: "the range",
    rolls.LONG_THROW: "the range",
    rolls.LONGEST_THROW: "the range",
    rolls.HEAVY: "a team-mate is thrown, not the ball",
    rolls.FUMBLED_THROW: "how a team-mate was thrown, for his landing",
    rolls.WILD_THROW: "how the ball or a team-mate was thrown",
    rolls.INACCURATE_THROW: "how it was thrown; or it bounces",
    rolls.ACCURATE_THROW: "how it was thrown",
    rolls.INTERCEPTING: "an interception, in LRB6 and BB2016",
    rolls.FAR_KICK: "a team-mate was kicked far",
    rolls.ASSIST: "the player named helps, or helps the other side",
    rolls.FOULING: "an option: every foul",
    rolls.UNMARKED: "an option: the fouler is unmarked",
    rolls.NIGGLING: "old injuries",
    rolls.SPELL: "a spell",
    rolls.SOUP: "a pot that hits somebody who lies",
    rolls.HOT_POT: "a pot that fells somebody",
    rolls.REFEREE: "a referee who can be talked to, or who strikes",
    rolls.SECOND_BLOCK: "Multiple Block",
    rolls.HELP: "a brighter team-mate beside him",
    rolls.BLOCKING: "a block or blitz was declared",
    rolls.STRONG: "the victim is too strong to burn easily",
    rolls.FANS: "FAME, or the Fan Factor of a side",
    rolls.CHEERING: "cheerleaders",
    rolls.STAFF: "assistants, babes and others beside the pitch",
    rolls.REROLLS: "re-rolls left, in a shoot-out",
}
# What a figure that comes from a player is called.
_FIGURES: Final[dict[int, str]] = {
    rolls.AGILITY: "AG",
    rolls.PASSING: "PA",
    rolls.ARMOUR: "AV",
    rolls.STRENGTH: "ST",
    rolls.MOVEMENT: "MA",
}


# --- in words ---------------------------------------------------------------------------------


def source_name(table: Table, source: int) -> str:
    """A skill's name, or what else a modifier comes from."""
    if source < rolls.FIRST_SOURCE:
        return table.edition.all_effects[source].name
    return SOURCES[source]


def base_words(table: Table, roll: Roll) -> str:
    """The figure before anything is added: "AG 3+", "AV 8", or nothing but "2+"."""
    base, of = roll.base, roll.base_of
    if of == rolls.RULE or of == rolls.CONTEST:
        return f"{base}+"
    if of == rolls.STRONGER:
        return f"ST {base - 1} to beat"
    if of == rolls.STRENGTH:
        return f"ST {base}"
    if of < rolls.FIRST_SOURCE:
        return f"{source_name(table, of)} {base}+"
    if table.edition.figures.target_numbers:
        return f"{_FIGURES[of]} {base}+"
    if of == rolls.ARMOUR:
        return f"AV {base - 1}"  # which must be beaten
    return f"AG {7 - base} is {base}+"


def part_words(table: Table, part: Part, roller: PlayerNo = NOBODY) -> str:
    """One modifier: "Two Heads +1", "marked by 2", "assist by home 4 +1"."""
    source, amount, who = part
    if source == rolls.MARKED and amount < 0:
        return f"marked by {-amount}"
    if source == rolls.MARKED_AT_ALL:
        return f"marked {amount:+d}"
    said = _FIGURES[source] if source in _FIGURES else source_name(table, source)
    said = said.partition(" (+")[0]  # "Mighty Blow (+1)": the figure follows anyway
    if who >= 0 and who != roller:
        said += f" {'by' if source == rolls.ASSIST else 'of'} {player_text(table, who)}"
    return f"{said} {amount:+d}" if amount else said


def dice_words(roll: Roll) -> str:
    """The faces: "3", "4+6", or "53" for two dice that are read as tens and units."""
    faces = [str(face) for face in roll.dice]
    if roll.sides == (6, 8):
        return "".join(faces)
    return ("+" if set(roll.sides) == {6} else ", ").join(faces)


def need_words(table: Table, roll: Roll, roller: PlayerNo = NOBODY) -> str:
    """What the dice need and why: "4+ (AG 3+, marked by 1)"."""
    parts = [part_words(table, part, roller) for part in roll.parts]
    if parts or roll.base_of not in (rolls.RULE, rolls.CONTEST):
        return f"{roll.target}+ ({', '.join([base_words(table, roll), *parts])})"
    return f"{roll.target}+"


def roll_words(table: Table, roll: Roll, roller: PlayerNo = NOBODY) -> str:
    """What the dice needed and why, and what they showed; nothing where none were thrown."""
    parts = [part_words(table, part, roller) for part in roll.parts]
    rolled = f"rolled {dice_words(roll)}"
    if not roll.dice:
        return ""
    if not roll.base:
        return f"{rolled} ({', '.join(parts)})" if parts else rolled
    return f"{need_words(table, roll, roller)}, {rolled}"


def strengths_words(table: Table, roll: Roll, attacker: PlayerNo, defender: PlayerNo) -> str:
    """Both sides of a block: "ST 3, assist by home 4 +1 against ST 3"."""
    mine = [base_words(table, roll)]
    mine.extend([part_words(table, part, attacker) for part in roll.parts])
    other = roll.versus
    if other is None:
        return ", ".join(mine)
    theirs = [base_words(table, other)]
    theirs.extend([part_words(table, part, defender) for part in other.parts])
    return f"{', '.join(mine)} against {', '.join(theirs)}"


# --- as data ----------------------------------------------------------------------------------


def part_json(table: Table, part: Part) -> dict[str, Json]:
    source, amount, who = part
    found: dict[str, Json] = {"source": source_name(table, source), "amount": amount}
    if who >= 0:
        found["player"] = player_text(table, who)
    found["text"] = part_words(table, part)
    return found


def roll_json(table: Table, roll: Roll, roller: PlayerNo = NOBODY) -> dict[str, Json]:
    """A roll as plain data; what it has not is left out."""
    found: dict[str, Json] = {}
    if roll.dice:
        found["dice"] = list(roll.dice)
        found["sides"] = list(roll.sides)
    if roll.base:
        found["base"] = roll.base
        found["base_of"] = source_name(table, roll.base_of)
    if roll.parts:
        found["parts"] = [part_json(table, part) for part in roll.parts]
    if roll.base and roll.dice:
        found["need"] = roll.need
        found["target"] = roll.target
        found["passed"] = roll.passed
        found["text"] = roll_words(table, roll, roller)
    if roll.rerolls:
        found["rerolls"] = [to_json(table, code) for code in roll.rerolls]
    if roll.by:
        found["by"] = to_json(table, roll.by)
    if roll.versus is not None:
        found["against"] = roll_json(table, roll.versus)
    return found


_PART_SCHEMA: Final[Schema] = {
    "type": "object",
    "properties": {
        "source": {"type": "string"},
        "amount": {"type": "integer"},
        "player": {"$ref": "#/$defs/player"},
        "text": {"type": "string"},
    },
    "required": ["source", "amount", "text"],
    "additionalProperties": False,
}
ROLL_SCHEMA: Final[Schema] = {
    "type": "object",
    "properties": {
        "dice": {"type": "array", "items": {"type": "integer"}},
        "sides": {"type": "array", "items": {"type": "integer"}},
        "base": {"type": "integer"},
        "base_of": {"type": "string"},
        "parts": {"type": "array", "items": _PART_SCHEMA},
        "need": {"type": "integer"},
        "target": {"type": "integer"},
        "passed": {"type": "boolean"},
        "rerolls": {"type": "array", "items": {"type": "object"}},  # answers
        "by": {"type": "object"},
        "against": {"$ref": "#/$defs/roll"},
        "text": {"type": "string"},
    },
    "additionalProperties": False,
}
