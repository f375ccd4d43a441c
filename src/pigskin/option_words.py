"""The options of a game for people: what each means, and how its value is typed.

What they do is in `options.py`; `docs/options.md` has the reasons for the defaults.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from pigskin.errors import PigskinError
from pigskin.options import EXTRA_RULES, OPTION_CHOICES, check_option
from pigskin.teams.near import hint

if TYPE_CHECKING:
    from pigskin.edition import Edition

SECONDS: Final = "turn_seconds"  # any number will do
EXCLUDED: Final = "excluded_inducements"  # and any ids
SHORT_FOR_MANY: Final = "extra_rules"
_SWITCH: Final[dict[str, bool]] = {
    "true": True, "yes": True, "on": True, "false": False, "no": False, "off": False,
}  # fmt: skip


MEANINGS: Final[dict[str, str]] = {
    "weather": "Roll for the weather.",
    "kickoff_table": "Roll on the kick-off table.",
    "overtime": "A tied match goes into overtime if both coaches agree, always, or never.",
    "foul_base_bonus": "Added to the armour roll of every foul.",
    "casualty_mode": "Casualties by a roll of their own, or by the injury total alone.",
    "fan_multiplier": "Fans for each point of the gate roll; only shown.",
    "illegal_procedure": (
        "The turn marker is moved by hand, and the other coach may call it if it was not."
    ),
    "reroll_successes": "Offer re-rolls of rolls that succeeded.",
    "rare_choices": (
        "Offer what is legal and hardly anybody wants: not using Tackle, Strip Ball or Block, a "
        "dive that decides nothing, a foul with nobody down, another kicker."
    ),
    "inducements": "Petty cash and inducements before the match.",
    "inducement_books": (
        "What the shop has: the core list and the people of the supplements, also what these "
        "leave to agreement, or the core list alone."
    ),
    "treasury": "Who may spend treasury gold before the match: the team worth more, or both.",
    "petty_cash": (
        "Treasury gold spent before the match is free to spend, or counts for the team's value."
    ),
    "play": (
        "League or exhibition play: other money and prayers in bb2020, other stars in bb2016."
    ),
    "toss": "A coin that the away coach calls, or a roll-off with a D6 each.",
    "piling_on": "The skill Piling On, an optional rule.",
    "fans": "Roll for the fans, and with them FAME.",
    "hand_offs": "The hand-off action.",
    "fouls": "The foul action.",
    "going_for_it": "Going for it: squares beyond the movement allowance.",
    "assists": "Assists in blocks and fouls.",
    "interceptions": "Interceptions.",
    "fumbles": "Fumbles; without them such a pass is inaccurate.",
    "apothecary": "Apothecaries treat players.",
    "casualty_rolls": "Roll for what a casualty has suffered; without it nothing lasts.",
    "journeymen": "Journeymen for a team that is short of players.",
    "take_journeymen": "Such a team may or must take them: as the edition says, or otherwise.",
    "appeal": "A call is argued first, or a bribe is offered first.",
    "many_bribes": "Several bribes may be tried for one secret weapon.",
    "bomber_turnover": "A bomber felled by his own bomb ends the turn.",
    "foul_appearance": (
        "Foul Appearance is rolled for before each block of a frenzied player, or before the first."
    ),
    "dump_off": "Dump-Off is for blocks alone, or also for a stab or a chainsaw.",
    "break_tackle": (
        "Break Tackle's strength counts for the whole dodge, or no longer once somebody dives."
    ),
    "stunty_stab": "Being Stunty counts, or is ignored, when a stab injures him.",
    "stunty_nine": "An apothecary may see to a Stunty badly hurt by a 9, or may not.",
    "chained_ko": (
        "A knocked-out player with Ball & Chain goes to the reserves with an apothecary's help, or "
        "cannot be helped (out)."
    ),
    "nurgles_rot": (
        "Nurgle's Rot is caught from a block, blitz or foul of the rotter's own, or from any block "
        "with him."
    ),
    "hail_mary": "A Hail Mary Pass is a plain D6, or fumbled also if modifiers make it a 1.",
    "landed_on": (
        "A thrown player who lands on a team-mate ends the turn, or only if that one stood, or "
        "whoever it is."
    ),
    "corner": (
        "A ball that leaves from a corner square is thrown in from the end zone, or from the line "
        "it crossed."
    ),
    "bomb_catching": (
        "Catch and Diving Catch help with a bomb as the edition has it, or always (skills), or "
        "never (bare)."
    ),
    "diving_catch": (
        "Diving Catch reaches for a ball in an empty square, or also where somebody lies."
    ),
    "lasting_at_minimum": (
        "A lasting injury to a characteristic that cannot fall is rolled again, or does nothing."
    ),
    "excluded_inducements": "Inducements that nobody may buy, by their ids.",
    "animosity": "A player with Animosity refuses any other race, or only a race that is known.",
    "feeding": "A player with Blood Lust must bite a Thrall beside him, or may.",
    "completions": (
        "An accurate pass counts if it is caught in the target square, or if the team gets it."
    ),
    "conceding": "A coach may concede at the start of his turn, or also whenever he sets up.",
    "crowd": "The crowd hurts players after the follow-up is decided, or before it.",
    "chained_prone": (
        "A Ball & Chain player placed prone or bombed rolls for injury, or is knocked out."
    ),
    "coach_penalty": "What a banned head coach takes off the roll of Brilliant Coaching.",
    "foul_unmarked_bonus": "Added to the armour roll of a foul by an unmarked player.",
    "foul_guards": "Players with Sneaky Git assist fouls even if they are marked.",
    "piling_on_cost": "Piling On costs a team re-roll, or nothing.",
    "right_stuff_dodges": (
        "Tackle does not stop players with Right Stuff from using Dodge when they are blocked."
    ),
    "gust": "The gust of changing weather moves every kick, or not one that is a touchback.",
    "landing_hits": (
        "A thrown player who bounces off somebody fells nobody else, or each he comes down on."
    ),
    "quick_snap": (
        "In a Quick Snap players step into empty squares one by one, or two may also swap places."
    ),
    "rooted_rise": "A player who takes root lying down rolls to stand up, or does so freely.",
    "squirming": "Who squirms free of a hungry thrower rolls to land, or just stays.",
    "trampled": "A stunned player run over by a Ball & Chain stays as he lies, or is prone then.",
    "spiked_ball": "The ball stabs whoever fails to pick it up or catch it, in every drive.",
    "second_bomb": (
        "The second bomb of a turn is its thrower's own, or thrown as if by the first thrower."
    ),
    "cards": "Special play cards: none, bought by the deck, or some drawn for nothing.",
    "card_decks": "The decks of special play cards: those the edition plays with, or all.",
    "card_count": "How many cards are drawn for nothing: one to three by a D6, or what it shows.",
    "max_cards": "So many special play cards a side may have; 0 for as many as it can pay.",
    "turn_seconds": (
        "Seconds a person has for a turn at the terminal table, where somebody asks for a clock; "
        "0 for no clock. Simulations have none."
    ),
    SHORT_FOR_MANY: f"Short for all of these at once: {', '.join(EXTRA_RULES)}.",
}


def value_text(value: object) -> str:
    """A value as it is typed: true, false, 240, agreed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def choices_of(name: str, edition: Edition | None = None) -> tuple[object, ...]:
    """The values an option may have, the default (of an edition) first."""
    choices = (True, False) if name == SHORT_FOR_MANY else OPTION_CHOICES[name]
    if edition is None or name not in edition.usual_options:
        return choices
    usual = edition.usual_options[name]
    return (usual, *(each for each in choices if each != usual))


def idle_options(names: Iterable[str], edition: Edition) -> list[str]:
    """What to say of options that change nothing in an edition, a line each."""
    from pigskin.editions import EDITIONS

    return [
        f"option {name} does nothing in {edition.id}: it belongs to "
        f"{' and '.join(each.id for each in EDITIONS if each.has_option(name))}"
        for name in names
        if not edition.has_option(name)
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
    if name == EXCLUDED:
        check_option(name, typed)
        return typed
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
