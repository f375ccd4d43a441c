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
    Moment("stands_free", MAY, "May the owner stand up without paying movement?"),
    Moment("blocks_from_prone"),
    Moment("modifier"),
    Moment("ignores"),
    Moment("hinders_dodge"),
    Moment("unfelt", MAY, "Is the owner's tackle zone no hindrance to a player dodging into it?"),
    Moment("presence"),
    Moment("dodge_bonus"),
    Moment("dives"),
    Moment(
        "shadows", MAY,
        "May the owner try to follow this opponent, who is leaving his tackle zone?",
    ),
    Moment(
        "holds", MAY,
        "May the owner try to hold this opponent, who dodges or leaps out of his tackle zone?",
    ),
    Moment("extra_rushes"),
    Moment("leaps", MAY, "May the owner leap now?"),
    Moment("attack"),
    Moment("repels"),
    Moment("before_block"),
    Moment("block_strength"),
    Moment("match_strength"),
    Moment(
        "assists_marked", MAY,
        "Does the owner assist blocks even in the tackle zone of another opponent?",
    ),
    Moment("both_down"),
    Moment("steady", MAY, "Does the owner keep his feet on Both Down?"),
    Moment("stumbles"),
    Moment("cancel"),
    Moment("refuses_push"),
    Moment("side_steps"),
    Moment("stops_grabs", MAY, "Can the owner not be grabbed while he stands?"),
    Moment("grabs", MAY, "May the owner push the player he blocked to any free square beside him?"),
    Moment("fends"),
    Moment("frenzied", MAY, "Must the owner follow up and block again?"),
    Moment("strips", MAY, "Does this carrier drop the ball when the owner's block pushes him?"),
    Moment("armour_bonus"),
    Moment("claws"),
    Moment("armour_weakness"),
    Moment("injury_band"),
    Moment(
        "piles_on", MAY,
        "May the owner throw himself on this victim, whom he has just knocked down?",
    ),
    Moment("casualty_rolls"),
    Moment("regenerates"),
    Moment("kicks", MAY, "May the owner halve the scatter of the kick-off?"),
    Moment("returns_kick", MAY, "May the owner move after the kick has scattered?"),
    Moment("pass_blocks", MAY, "May the owner move when an opponent announces a pass?"),
    Moment(
        "dives_for_catch", MAY,
        "May the owner try for a ball landing in an empty square beside him?",
    ),
    Moment("no_hands", MAY, "Is the owner unable to hold the ball?"),
    Moment("fame"),
    Moment("banned"),
    Moment("leads", MAY, "Does the owner bring his side a re-roll in each half?"),
    Moment(
        "unseen", MAY,
        "Does the referee miss a double on the armour roll of the owner's foul, if armour holds?",
    ),
    Moment("unseen_breaking", MAY, "Does he miss it even if armour breaks?"),
    Moment("wanders", MAY, "Can the owner only move, in a way of his own (`own_action`)?"),
    Moment("throws_players", MAY, "May the owner throw a team-mate?"),
    Moment("may_be_thrown", MAY, "May the owner be thrown?"),
    Moment("hungry_throw"),
    Moment("refuses_receiver"),
    Moment("blocks_two", MAY, "May the owner block two opponents in one Block action?"),
    Moment("saves_throw"),
    Moment("holds_fumble", MAY, "Does the owner keep a ball he fumbles, if not on a natural 1?"),
    Moment("holds_clumsy_fumble", MAY, "Does the owner keep a ball he fumbles on a natural 1?"),
    Moment("throws_anywhere", MAY, "May the owner throw to any square, never accurately?"),
    Moment("feeds"),
    Moment("brittle", MAY, "Is the owner injured without an armour roll whenever he goes down?"),
    Moment("infects"),
    Moment("stand_bonus"),
    Moment("swoops", MAY, "Thrown or kicked, does the owner glide where his coach points him?"),
    Moment("buys_off"),
    Moment("poisons"),
    Moment("steadies", MAY, "May the owner use team re-rolls freely, even if he is a loner?"),
    Moment("rerolls_die"),
    Moment("after_block"),
    Moment("declares"),
    Moment("choices"),
    Moment("slips_away"),
    Moment("hard_skin", MAY, "Can opponents add nothing to armour rolls against the owner?"),
    Moment("keeps_ball"),
    Moment(
        "hinders_assists", MAY,
        "Can an opponent whom the owner marks not assist in his tackle zone?",
    ),
    Moment("stubborn", MAY, "Will the owner never give the ball away?"),
    Moment("after_turn"),
    Moment("casualty_bonus"),
    Moment("runs_on", MAY, "May the owner move on after a quick pass that was caught, or a bomb?"),
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
    Moment(
        "fouls_freely", MAY,
        "May the owner foul beside the one foul his team may make in a turn?",
    ),
    Moment("advises"),
    Moment(
        "brings_reroll", MAY,
        "Has the owner's team a re-roll because of him? `use_up` is called when it is used.",
    ),
    Moment("rescues"),
    Moment("scores"),
    Moment("swarms", MAY, "May the owner join from the reserves after a kick-off?"),
    Moment("bounds"),
    Moment("rushes_on"),
    Moment("pass_bonus"),
    Moment("scatters_again"),
    Moment("snatches"),
    Moment("bites_catcher"),
    Moment("detonates"),
    Moment("drops_gently", MAY, "Does a team-mate whom the owner fumbles land on his feet?"),
    Moment("hits_down", MAY, "May the owner blitz an opponent who is down?"),
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
STOPS_GRABS: Final = 28
GRABS: Final = 29
FENDS: Final = 30
FRENZIED: Final = 31
STRIPS: Final = 32
ARMOUR_BONUS: Final = 33
CLAWS: Final = 34
ARMOUR_WEAKNESS: Final = 35
INJURY_BAND: Final = 36
PILES_ON: Final = 37
CASUALTY_ROLLS: Final = 38
REGENERATES: Final = 39
KICKS: Final = 40
RETURNS_KICK: Final = 41
PASS_BLOCKS: Final = 42
DIVES_FOR_CATCH: Final = 43
NO_HANDS: Final = 44
FAME: Final = 45
BANNED: Final = 46
LEADS: Final = 47
UNSEEN: Final = 48
UNSEEN_BREAKING: Final = 49
WANDERS: Final = 50
THROWS_PLAYERS: Final = 51
MAY_BE_THROWN: Final = 52
HUNGRY_THROW: Final = 53
REFUSES_RECEIVER: Final = 54
BLOCKS_TWO: Final = 55
SAVES_THROW: Final = 56
HOLDS_FUMBLE: Final = 57
HOLDS_CLUMSY_FUMBLE: Final = 58
THROWS_ANYWHERE: Final = 59
FEEDS: Final = 60
BRITTLE: Final = 61
INFECTS: Final = 62
STAND_BONUS: Final = 63
SWOOPS: Final = 64
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
