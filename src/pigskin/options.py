"""The options of a match: optional rules, and readings on which the sources disagree."""

from __future__ import annotations

import re
from typing import Final

from pigskin.errors import PigskinError
from pigskin.showing import quoted
from pigskin.teams.near import hint


class Options:
    """Optional rules, and readings on which the source documents disagree.

    Each is named in `docs/options.md` with its default and the reason for it.
    """

    def __init__(self) -> None:
        self.weather: bool = True
        self.kickoff_table: bool = True
        self.overtime: str = "agreed"  # agreed, always or never
        self.foul_base_bonus: int = 0
        self.casualty_mode: str = "d68"  # d68 or simple
        self.fan_multiplier: int = 1000
        self.illegal_procedure: bool = False
        self.reroll_successes: bool = False
        self.rare_choices: bool = False  # what is legal and hardly anybody ever wants
        self.inducements: bool = True
        self.inducement_books: str = "supplement"  # supplement, optional (all of it) or core
        self.treasury: str = "higher"  # who spends it before a match: higher value, or both
        self.petty_cash: str = "free"  # free, or counts for the value of the team as before
        self.play: str = "league"  # league or exhibition
        self.toss: str = "coin"  # coin or roll-off
        self.piling_on: bool = True  # where it is an optional rule
        self.fans: bool = True  # likewise: the gate, and with it FAME
        # The "extra rules" of the handbook, each of which may be left out for a first game.
        self.hand_offs: bool = True
        self.fouls: bool = True
        self.going_for_it: bool = True
        self.assists: bool = True
        self.interceptions: bool = True
        self.fumbles: bool = True
        self.apothecary: bool = True
        self.casualty_rolls: bool = True
        self.journeymen: bool = True
        self.take_journeymen: str = "edition"  # or a short team may, or must
        self.appeal: str = "argue first"  # or bribe first
        self.many_bribes: bool = False  # several may be offered for one secret weapon
        self.bomber_turnover: bool = True  # a bomber felled by his own bomb ends the turn
        # Readings in dispute: the first is the one we take.
        self.foul_appearance: str = "each"  # rolled for each block of a frenzy, or the first
        self.dump_off: str = "blocks"  # before blocks alone, or before what replaces them too
        self.break_tackle: str = "dodge"  # strength for the whole dodge, or until somebody dives
        self.stunty_stab: str = "counts"  # does being Stunty count when a stab injures him?
        self.stunty_nine: str = "treated"  # may an apothecary see to the 9 of a Stunty?
        self.chained_ko: str = "reserves"  # what he makes of a knocked-out Ball & Chain: or out
        self.nurgles_rot: str = "action"  # caught from an action of his, or from any block
        self.hail_mary: str = "plain"  # a D6 without modifiers, or modified like any pass
        self.landed_on: str = "turnover"  # ... on an own player who lies, none, or anybody
        self.corner: str = "end zone"  # whence a ball is thrown in that left there: or line crossed
        self.bomb_catching: str = "edition"  # with skills, bare, or as the edition has it
        self.diving_catch: str = "empty"  # in empty squares only, or also where somebody lies
        self.lasting_at_minimum: str = "re-roll"  # a lasting injury to what cannot fall; or nothing
        # House rules of sites and leagues.
        self.excluded_inducements: str = ""  # ids of what is not sold, with commas between them
        self.animosity: str = "any"  # who is refused: any other race, or only one that is known
        self.feeding: str = "must"  # must a hungry player bite whom he can reach, or may he
        self.completions: str = "target"  # caught in the target square, or by the team after all
        self.conceding: str = "turn"  # a coach may at the start of his turn, or also in set-up
        self.crowd: str = "edition"  # the crowd acts when the edition says, or before a follow-up
        self.chained_prone: str = "roll"  # who swings a ball, laid down without a block, or "ko"
        self.coach_penalty: int = 1  # what a banned head coach takes off Brilliant Coaching
        self.foul_unmarked_bonus: int = 0  # for a fouler in nobody's tackle zone
        self.foul_guards: bool = False  # sneaky players help in fouls even if they are marked
        self.piling_on_cost: str = "re-roll"  # or "free"
        self.right_stuff_dodges: bool = False  # Tackle is no help against a block on light players
        self.gust: str = "always"  # fine weather blows any kick on, or only one "in play"
        self.landing_hits: str = "first"  # a thrown player fells whom he meets first, or each
        self.quick_snap: str = "one by one"  # into empty squares, or two may swap places
        self.rooted_rise: str = "roll"  # a rooted player who is down rolls, or gets up as ever
        self.squirming: str = "lands"  # who squirms free of a hungry mouth lands, or just "stays"
        self.trampled: str = "as they lie"  # what a Ball & Chain leaves of the stunned, or "prone"
        self.spiked_ball: bool = False  # every ball is spiked, as by the card of that name
        self.second_bomb: str = "own"  # in a turn: its thrower's own, or as by the "first" thrower
        # Special play cards.
        self.cards: str = "off"  # bought by the deck, or drawn for nothing
        self.card_decks: str = "edition"  # those the edition plays with, or all
        self.card_count: str = "bands"  # one, two or three by the D6, or as many as the "die"
        self.max_cards: int = 0  # a side may have; 0 for as many as it can pay
        self.turn_seconds: int = 240  # for the program around the game; the engine has no clock


OPTION_CHOICES: dict[str, tuple[object, ...]] = {
    "weather": (True, False),
    "kickoff_table": (True, False),
    "overtime": ("agreed", "always", "never"),
    "foul_base_bonus": (0, 1),
    "casualty_mode": ("d68", "simple"),
    "fan_multiplier": (1000, 10000),
    "illegal_procedure": (False, True),
    "reroll_successes": (False, True),
    "rare_choices": (False, True),
    "inducements": (True, False),
    "inducement_books": ("supplement", "optional", "core"),
    "treasury": ("higher", "both"),
    "petty_cash": ("free", "counts"),
    "play": ("league", "exhibition"),
    "toss": ("coin", "roll-off"),
    "piling_on": (True, False),
    "fans": (True, False),
    "hand_offs": (True, False),
    "fouls": (True, False),
    "going_for_it": (True, False),
    "assists": (True, False),
    "interceptions": (True, False),
    "fumbles": (True, False),
    "apothecary": (True, False),
    "casualty_rolls": (True, False),
    "journeymen": (True, False),
    "take_journeymen": ("edition", "may", "must"),
    "appeal": ("argue first", "bribe first"),
    "many_bribes": (False, True),
    "bomber_turnover": (True, False),
    "foul_appearance": ("each", "first"),
    "dump_off": ("blocks", "attacks"),
    "break_tackle": ("dodge", "dive"),
    "stunty_stab": ("counts", "ignored"),
    "stunty_nine": ("treated", "untreated"),
    "chained_ko": ("reserves", "out"),
    "nurgles_rot": ("action", "any"),
    "hail_mary": ("plain", "modified"),
    "landed_on": ("turnover", "standing", "anybody"),
    "corner": ("end zone", "line crossed"),
    "bomb_catching": ("edition", "skills", "bare"),
    "diving_catch": ("empty", "down"),
    "lasting_at_minimum": ("re-roll", "nothing"),
    "excluded_inducements": ("",),
    "animosity": ("any", "known"),
    "feeding": ("must", "may"),
    "completions": ("target", "team"),
    "conceding": ("turn", "set-up"),
    "crowd": ("edition", "first"),
    "chained_prone": ("roll", "ko"),
    "coach_penalty": (1, 0),
    "foul_unmarked_bonus": (0, 1),
    "foul_guards": (False, True),
    "piling_on_cost": ("re-roll", "free"),
    "right_stuff_dodges": (False, True),
    "gust": ("always", "in play"),
    "landing_hits": ("first", "each"),
    "quick_snap": ("one by one", "swaps"),
    "rooted_rise": ("roll", "free"),
    "squirming": ("lands", "stays"),
    "trampled": ("as they lie", "prone"),
    "spiked_ball": (False, True),
    "second_bomb": ("own", "first"),
    "cards": ("off", "bought", "drawn"),
    "card_decks": ("edition", "all"),
    "card_count": ("bands", "die"),
    "max_cards": tuple(range(0, 27)),
    "turn_seconds": (240, 0),
}


LONGEST_TURN: Final = 86_400  # seconds
LONGEST_LIST: Final = 1000  # characters
_NO_ID: Final = re.compile(r"[^a-z0-9_,]")

# These act only in the editions that name them among their own options; the others act in all.
OF_SOME_EDITIONS: Final[frozenset[str]] = frozenset(
    (
        "casualty_mode", "fan_multiplier", "inducement_books", "treasury", "petty_cash", "play",
        "piling_on", "fans", "appeal", "many_bribes", "bomber_turnover", "dump_off", "nurgles_rot",
        "hail_mary", "corner", "animosity", "feeding", "completions", "chained_prone",
        "lasting_at_minimum",
        "coach_penalty", "foul_guards", "piling_on_cost", "right_stuff_dodges", "gust",
        "landing_hits", "quick_snap", "squirming", "trampled", "spiked_ball", "second_bomb",
        "cards", "card_decks", "card_count", "max_cards",
    )
)  # fmt: skip


# `extra_rules=False` is short for leaving all of these out: the extra rules and the league rules of
# the handbook, which a first game has not.
EXTRA_RULES: tuple[str, ...] = (
    "weather",
    "kickoff_table",
    "hand_offs",
    "fouls",
    "going_for_it",
    "assists",
    "interceptions",
    "fumbles",
    "fans",
    "inducements",
    "apothecary",
    "casualty_rolls",
    "journeymen",
)


def option_values(options: Options) -> dict[str, str | int | bool]:
    """The options as plain values, for records and views."""
    return {name: getattr(options, name) for name in OPTION_CHOICES}


def make_options(
    choices: dict[str, object], usual: dict[str, str | int | bool] | None = None
) -> Options:
    """Options from plain values; unknown names and values are refused.

    What is not chosen is as `usual` says, which is where an edition has defaults of its own.
    """
    options = Options()
    if not isinstance(choices, dict):
        raise PigskinError(f"options are names and their values, not {quoted(choices)}")
    choices = dict(choices)
    for name in usual or {}:
        setattr(options, name, (usual or {})[name])
    if "extra_rules" in choices:
        value = choices.pop("extra_rules")
        if not isinstance(value, bool):
            raise PigskinError(f"option extra_rules is {quoted(value)}, but must be True or False")
        choices = dict.fromkeys(EXTRA_RULES, value) | choices
    for name, value in choices.items():
        check_option(name, value)
        setattr(options, name, value)
    return options


def check_option(name: object, value: object) -> None:
    """Refuse a name that is no option, or a value it cannot have."""
    if not isinstance(name, str) or name not in OPTION_CHOICES:
        near = hint(name, OPTION_CHOICES) if isinstance(name, str) else ""
        listed = "pigskin options lists them all"
        raise PigskinError(f"there is no option {quoted(name)}; {listed}{near}")
    if name == "turn_seconds":
        if type(value) is not int or not 0 <= value <= LONGEST_TURN:
            wanted = f"a whole number from 0 to {LONGEST_TURN}"
            raise PigskinError(f"option turn_seconds is {quoted(value)}, but must be {wanted}")
    elif name == "excluded_inducements":
        if not isinstance(value, str) or len(value) > LONGEST_LIST or _NO_ID.search(value):
            wanted = "ids such as 'wizard', with commas between them"
            raise PigskinError(f"option {name} is {quoted(value)}, but must be {wanted}")
    elif not any(type(value) is type(each) and value == each for each in OPTION_CHOICES[name]):
        allowed = ", ".join(repr(each) for each in OPTION_CHOICES[name])
        raise PigskinError(f"option {name} is {quoted(value)}, but must be one of {allowed}")
