"""The options of a game for people: what each means, and how its value is typed.

What they do is in `edition.py`; `docs/options.md` has the reasons for the defaults.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from pigskin.edition import EXTRA_RULES, OPTION_CHOICES
from pigskin.errors import PigskinError
from pigskin.teams.near import hint

SECONDS: Final = "turn_seconds"  # any number will do
SHORT_FOR_MANY: Final = "extra_rules"
_SWITCH: Final[dict[str, bool]] = {
    "true": True, "yes": True, "on": True, "false": False, "no": False, "off": False,
}  # fmt: skip


class Meaning(NamedTuple):
    """What an option does, in a sentence, and where; no editions means all of them."""

    text: str
    editions: tuple[str, ...] = ()


MEANINGS: Final[dict[str, Meaning]] = {
    "weather": Meaning("Roll for the weather."),
    "kickoff_table": Meaning("Roll on the kick-off table."),
    "overtime": Meaning("A tied match goes into overtime if both coaches agree, always, or never."),
    "foul_base_bonus": Meaning("Added to the armour roll of every foul."),
    "casualty_mode": Meaning(
        "Casualties by a roll of their own, or by the injury total alone.", ("lrb6", "bb2016")
    ),
    "fan_multiplier": Meaning(
        "Fans for each point of the gate roll; only shown.", ("lrb6", "bb2016")
    ),
    "illegal_procedure": Meaning(
        "The turn marker is moved by hand, and the other coach may call it if it was not."
    ),
    "reroll_successes": Meaning("Offer re-rolls of rolls that succeeded."),
    "rare_choices": Meaning(
        "Offer what is legal and hardly anybody wants: not using Tackle, Strip Ball or Block, a "
        "dive that decides nothing, a foul with nobody down, another kicker."
    ),
    "inducements": Meaning("Petty cash and inducements before the match."),
    "inducement_books": Meaning(
        "What the shop has: the core list and the people of the supplements, also what these "
        "leave to agreement, or the core list alone.",
        ("bb2020",),
    ),
    "treasury": Meaning(
        "Who may spend treasury gold before the match: the team worth more, or both.", ("bb2020",)
    ),
    "petty_cash": Meaning(
        "Treasury gold spent before the match is free to spend, or counts for the team's value.",
        ("bb2016",),
    ),
    "play": Meaning(
        "League or exhibition play: other money and prayers in bb2020, other stars in bb2016.",
        ("bb2016", "bb2020"),
    ),
    "toss": Meaning("A coin that the away coach calls, or a roll-off with a D6 each."),
    "piling_on": Meaning("The skill Piling On, an optional rule.", ("bb2016",)),
    "fans": Meaning("Roll for the fans, and with them FAME.", ("lrb6", "bb2016")),
    "hand_offs": Meaning("The hand-off action."),
    "fouls": Meaning("The foul action."),
    "going_for_it": Meaning("Going for it: squares beyond the movement allowance."),
    "assists": Meaning("Assists in blocks and fouls."),
    "interceptions": Meaning("Interceptions."),
    "fumbles": Meaning("Fumbles; without them such a pass is inaccurate."),
    "apothecary": Meaning("Apothecaries treat players."),
    "casualty_rolls": Meaning("Roll for what a casualty has suffered; without it nothing lasts."),
    "journeymen": Meaning("Journeymen for a team that is short of players."),
    "appeal": Meaning("A call is argued first, or a bribe is offered first.", ("bb2020",)),
    "many_bribes": Meaning("Several bribes may be tried for one secret weapon.", ("bb2020",)),
    "bomber_turnover": Meaning("A bomber felled by his own bomb ends the turn.", ("bb2020",)),
    "foul_appearance": Meaning(
        "Foul Appearance is rolled for before each block of a frenzied player, or before the first."
    ),
    "dump_off": Meaning(
        "Dump-Off is for blocks alone, or also for a stab or a chainsaw.", ("lrb6", "bb2016")
    ),
    "break_tackle": Meaning(
        "Break Tackle's strength counts for the whole dodge, or no longer once somebody dives."
    ),
    "stunty_stab": Meaning(
        "Being Stunty counts, or is ignored, when a stab injures him."
    ),
    "stunty_nine": Meaning("An apothecary may see to a Stunty badly hurt by a 9, or may not."),
    "chained_ko": Meaning(
        "A knocked-out player with Ball & Chain goes to the reserves with an apothecary's help, or "
        "cannot be helped (out)."
    ),
    "nurgles_rot": Meaning(
        "Nurgle's Rot is caught from a block, blitz or foul of the rotter's own, or from any block "
        "with him.",
        ("lrb6", "bb2016"),
    ),
    "hail_mary": Meaning(
        "A Hail Mary Pass is a plain D6, or fumbled also if modifiers make it a 1.",
        ("lrb6", "bb2016"),
    ),
    "landed_on": Meaning(
        "A thrown player who lands on a team-mate ends the turn, or only if that one stood, or "
        "whoever it is."
    ),
    "corner": Meaning(
        "A ball that leaves from a corner square is thrown in from the end zone, or from the line "
        "it crossed.",
        ("lrb6", "bb2016"),
    ),
    "bomb_catching": Meaning(
        "Catch and Diving Catch help with a bomb as the edition has it, or always (skills), or "
        "never (bare)."
    ),
    "diving_catch": Meaning(
        "Diving Catch reaches for a ball in an empty square, or also where somebody lies."
    ),
    "animosity": Meaning(
        "A player with Animosity refuses any other race, or only a race that is known.",
        ("lrb6", "bb2016"),
    ),
    "feeding": Meaning(
        "A player with Blood Lust must bite a Thrall beside him, or may.", ("lrb6", "bb2016")
    ),
    "completions": Meaning(
        "An accurate pass counts if it is caught in the target square, or if the team gets it.",
        ("lrb6", "bb2016"),
    ),
    "conceding": Meaning(
        "A coach may concede at the start of his turn, or also whenever he sets up."
    ),
    "crowd": Meaning(
        "The crowd hurts players after the follow-up is decided, or before it."
    ),
    "chained_prone": Meaning(
        "A Ball & Chain player placed prone or bombed rolls for injury, or is knocked out.",
        ("lrb6", "bb2016"),
    ),
    "coach_penalty": Meaning(
        "What a banned head coach takes off the roll of Brilliant Coaching.", ("bb2016",)
    ),
    "foul_unmarked_bonus": Meaning("Added to the armour roll of a foul by an unmarked player."),
    "foul_guards": Meaning(
        "Players with Sneaky Git assist fouls even if they are marked.", ("lrb6", "bb2016")
    ),
    "piling_on_cost": Meaning("Piling On costs a team re-roll, or nothing.", ("bb2016",)),
    "right_stuff_dodges": Meaning(
        "Tackle does not stop players with Right Stuff from using Dodge when they are blocked.",
        ("lrb6", "bb2016"),
    ),
    "gust": Meaning(
        "The gust of changing weather moves every kick, or not one that is a touchback.",
        ("lrb6", "bb2016"),
    ),
    "landing_hits": Meaning(
        "A thrown player who bounces off somebody fells nobody else, or each he comes down on.",
        ("lrb6", "bb2016"),
    ),
    "quick_snap": Meaning(
        "In a Quick Snap players step into empty squares one by one, or two may also swap places.",
        ("lrb6", "bb2016"),
    ),
    "rooted_rise": Meaning(
        "A player who takes root lying down rolls to stand up, or does so freely."
    ),
    "squirming": Meaning(
        "Who squirms free of a hungry thrower rolls to land, or just stays.", ("lrb6", "bb2016")
    ),
    "trampled": Meaning(
        "A stunned player run over by a Ball & Chain stays as he lies, or is prone then.",
        ("lrb6", "bb2016"),
    ),
    "turn_seconds": Meaning(
        "Seconds a person has for a turn at the terminal table, where somebody asks for a clock; "
        "0 for no clock. Simulations have none."
    ),
    SHORT_FOR_MANY: Meaning(f"Short for all of these at once: {', '.join(EXTRA_RULES)}."),
}


def value_text(value: object) -> str:
    """A value as it is typed: true, false, 240, agreed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def choices_of(name: str) -> tuple[object, ...]:
    """The values an option may have, the default first."""
    return (True, False) if name == SHORT_FOR_MANY else OPTION_CHOICES[name]


def acts_in(name: str, edition: str) -> bool:
    """Does the option change anything in that edition?"""
    return not MEANINGS[name].editions or edition in MEANINGS[name].editions


def idle_options(names: Iterable[str], edition: str) -> list[str]:
    """What to say of options that change nothing in an edition, a line each."""
    return [
        f"option {name} does nothing in {edition}: it belongs to "
        f"{' and '.join(MEANINGS[name].editions)}"
        for name in names
        if not acts_in(name, edition)
    ]


def read_options(typed: Iterable[str]) -> dict[str, object]:
    """Options from words such as "overtime=never", a later one before an earlier one."""
    found: dict[str, object] = {}
    for words in typed:
        name, sign, value = (part.strip() for part in words.partition("="))
        name = name.lower().replace("-", "_")
        known = [*OPTION_CHOICES, SHORT_FOR_MANY]
        if name not in known:
            raise PigskinError(
                f"there is no option {name!r}; pigskin options lists them all{hint(name, known)}"
            )
        if not sign:
            raise PigskinError(f"an option has a value: {name}={value_text(choices_of(name)[-1])}")
        found[name] = _read_value(name, value.lower())
    return found


def _read_value(name: str, typed: str) -> object:
    if name == SECONDS:
        if not typed.isascii() or not typed.isdecimal() or len(typed) > 6:
            raise PigskinError(f"option {name} is {typed!r}, but must be a number of seconds")
        return int(typed)
    choices = choices_of(name)
    for value in choices:
        if typed == value_text(value) or (isinstance(value, bool) and _SWITCH.get(typed) is value):
            return value
    known = [value_text(value) for value in choices]
    raise PigskinError(
        f"option {name} is {typed!r}, but must be one of {', '.join(known)}{hint(typed, known)}"
    )
