"""The moments at which effects act: every one declared once, with its number.

`table.at[player][FRENZIED]` is what acts for a player at one of the moments of players, and
`table.side(side).at[HALF_BEGINS]` what acts for a side at one of the moments of sides.

Most moments have a method of their own in `Effect`, and an effect acts there that overrides it;
what the answer means is said there. Moments of one kind share a general method (see `GENERAL`): an
effect lists those it acts at, and what each of them means is said here.

To add a moment, declare it at the end of its list, and give its number to a constant of its name.
A moment with a method of its own needs that method in `Effect`, with its contract; one of a
general method needs what it means. Then renew docs/moments.md. Tests compare all of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pigskin.effects.base import Effect

# The general methods. What each of them is asked, and where an effect lists the moments at which
# it answers: `grants = (FRENZIED,)`.
MAY: Final = "may"  # a plain yes or no, about the owner as he is now
ADDS: Final = "adds"  # a number
REACTS: Final = "reacts"  # a yes or no for which dice may be rolled and the coach be asked
NOTICE: Final = "notice"  # something has happened, or is about to
WORSEN: Final = "worsen"  # a number, for armour and injury rolls
GENERAL: Final[dict[str, str]] = {
    MAY: "grants",
    ADDS: "adds_to",
    REACTS: "reacts_to",
    NOTICE: "notices",
    WORSEN: "worsens",
}


class Moment:
    """A moment: its name, the method that answers there, and what it means if that is general."""

    def __init__(self, name: str, method: str = "", means: str = "") -> None:
        self.name = name  # in small letters that of its constant
        self.method = method or name
        self.means = means


# --- moments of players ---------------------------------------------------------------------

MOMENTS: Final[tuple[Moment, ...]] = (
    Moment("rerolls"),
    Moment("team_reroll"),
    Moment("declare"),
    Moment("stands_free"),
    Moment("blocks_from_prone"),
    Moment("modifier"),
    Moment("ignores"),
    Moment("hinders_dodge"),
    Moment("unfelt"),
    Moment("presence"),
    Moment("dodge_bonus"),
    Moment("dives"),
    Moment("shadows"),
    Moment("holds"),
    Moment("extra_rushes"),
    Moment("leaps"),
    Moment("attack"),
    Moment("repels"),
    Moment("before_block"),
    Moment("block_strength"),
    Moment("match_strength"),
    Moment("assists_marked"),
    Moment("both_down"),
    Moment("steady"),
    Moment("stumbles"),
    Moment("cancel"),
    Moment("refuses_push"),
    Moment("side_steps"),
    Moment("grabs"),
    Moment("fends"),
    Moment("frenzied"),
    Moment("strips"),
    Moment("armour_bonus"),
    Moment("claws"),
    Moment("armour_weakness"),
    Moment("injury_band"),
    Moment("piles_on"),
    Moment("casualty_rolls"),
    Moment("regenerates"),
    Moment("kicks"),
    Moment("returns_kick"),
    Moment("pass_blocks"),
    Moment("dives_for_catch"),
    Moment("no_hands"),
    Moment("fame"),
    Moment("banned"),
    Moment("leads"),
    Moment("unseen"),
    Moment("special"),
    Moment("wanders"),
    Moment("gazes"),
    Moment("throws_players"),
    Moment("may_be_thrown"),
    Moment("hungry_throw"),
    Moment("refuses_receiver"),
    Moment("blocks_two"),
    Moment("saves_throw"),
    Moment("holds_fumble"),
    Moment("throws_anywhere"),
    Moment("feeds"),
    Moment("brittle"),
    Moment("infects"),
    Moment("stand_bonus"),
    Moment("swoops"),
    Moment("kicks_mate"),
    Moment("buys_off"),
    Moment("poisons"),
    Moment("steadies"),
    Moment("rerolls_die"),
    Moment("after_block"),
    Moment("declares"),
    Moment("choices"),
    Moment("slips_away"),
    Moment("hard_skin"),
    Moment("keeps_ball"),
    Moment("hinders_assists"),
    Moment("stubborn"),
    Moment("after_turn"),
    Moment("casualty_bonus"),
    Moment("runs_on"),
    Moment("spoils_interference"),
    Moment("extra_armour"),
    Moment("extra_injury"),
    Moment("rerolls_injury"),
    Moment("rerolls_armour"),
    Moment("sees_removed"),
    Moment("hurt_badly"),
    Moment("adds_die"),
    Moment("doubles_strength"),
    Moment("faces_block"),
    Moment("after_attack"),
    Moment("fouls_freely"),
    Moment("advises"),
    Moment("brings_reroll"),
    Moment("rescues"),
    Moment("scores"),
    Moment("swarms"),
    Moment("bounds"),
    Moment("rushes_on"),
    Moment("pass_bonus"),
    Moment("scatters_again"),
    Moment("snatches"),
    Moment("bites_catcher"),
    Moment("detonates"),
    Moment("drops_gently"),
    Moment("hits_down"),
    Moment("reaches"),
    Moment("other_victims"),
    Moment("defies"),
    Moment("helps_catch"),
)
REROLLS: Final = 0
TEAM_REROLL: Final = 1
DECLARE: Final = 2
STANDS_FREE: Final = 3
BLOCKS_FROM_PRONE: Final = 4
MODIFIER: Final = 5
IGNORES: Final = 6
HINDERS_DODGE: Final = 7
UNFELT: Final = 8
PRESENCE: Final = 9
DODGE_BONUS: Final = 10
DIVES: Final = 11
SHADOWS: Final = 12
HOLDS: Final = 13
EXTRA_RUSHES: Final = 14
LEAPS: Final = 15
ATTACK: Final = 16
REPELS: Final = 17
BEFORE_BLOCK: Final = 18
BLOCK_STRENGTH: Final = 19
MATCH_STRENGTH: Final = 20
ASSISTS_MARKED: Final = 21
BOTH_DOWN: Final = 22
STEADY: Final = 23
STUMBLES: Final = 24
CANCEL: Final = 25
REFUSES_PUSH: Final = 26
SIDE_STEPS: Final = 27
GRABS: Final = 28
FENDS: Final = 29
FRENZIED: Final = 30
STRIPS: Final = 31
ARMOUR_BONUS: Final = 32
CLAWS: Final = 33
ARMOUR_WEAKNESS: Final = 34
INJURY_BAND: Final = 35
PILES_ON: Final = 36
CASUALTY_ROLLS: Final = 37
REGENERATES: Final = 38
KICKS: Final = 39
RETURNS_KICK: Final = 40
PASS_BLOCKS: Final = 41
DIVES_FOR_CATCH: Final = 42
NO_HANDS: Final = 43
FAME: Final = 44
BANNED: Final = 45
LEADS: Final = 46
UNSEEN: Final = 47
SPECIAL: Final = 48
WANDERS: Final = 49
GAZES: Final = 50
THROWS_PLAYERS: Final = 51
MAY_BE_THROWN: Final = 52
HUNGRY_THROW: Final = 53
REFUSES_RECEIVER: Final = 54
BLOCKS_TWO: Final = 55
SAVES_THROW: Final = 56
HOLDS_FUMBLE: Final = 57
THROWS_ANYWHERE: Final = 58
FEEDS: Final = 59
BRITTLE: Final = 60
INFECTS: Final = 61
STAND_BONUS: Final = 62
SWOOPS: Final = 63
KICKS_MATE: Final = 64
BUYS_OFF: Final = 65
POISONS: Final = 66
STEADIES: Final = 67
REROLLS_DIE: Final = 68
AFTER_BLOCK: Final = 69
DECLARES: Final = 70
CHOICES: Final = 71
SLIPS_AWAY: Final = 72
HARD_SKIN: Final = 73
KEEPS_BALL: Final = 74
HINDERS_ASSISTS: Final = 75
STUBBORN: Final = 76
AFTER_TURN: Final = 77
CASUALTY_BONUS: Final = 78
RUNS_ON: Final = 79
SPOILS_INTERFERENCE: Final = 80
EXTRA_ARMOUR: Final = 81
EXTRA_INJURY: Final = 82
REROLLS_INJURY: Final = 83
REROLLS_ARMOUR: Final = 84
SEES_REMOVED: Final = 85
HURT_BADLY: Final = 86
ADDS_DIE: Final = 87
DOUBLES_STRENGTH: Final = 88
FACES_BLOCK: Final = 89
AFTER_ATTACK: Final = 90
FOULS_FREELY: Final = 91
ADVISES: Final = 92
BRINGS_REROLL: Final = 93
RESCUES: Final = 94
SCORES: Final = 95
SWARMS: Final = 96
BOUNDS: Final = 97
RUSHES_ON: Final = 98
PASS_BONUS: Final = 99
SCATTERS_AGAIN: Final = 100
SNATCHES: Final = 101
BITES_CATCHER: Final = 102
DETONATES: Final = 103
DROPS_GENTLY: Final = 104
HITS_DOWN: Final = 105
REACHES: Final = 106
OTHER_VICTIMS: Final = 107
DEFIES: Final = 108
HELPS_CATCH: Final = 109

# --- moments of sides ---------------------------------------------------------------------------

SIDE_MOMENTS: Final[tuple[Moment, ...]] = (
    Moment("half_begins"),
)
HALF_BEGINS: Final = 0

# What acts for a side that holds nothing.
NO_SIDE_EFFECTS: Final[list[tuple[Effect, ...]]] = [() for _ in SIDE_MOMENTS]
