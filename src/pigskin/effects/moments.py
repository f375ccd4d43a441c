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
    Moment(
        "blocks_from_prone", REACTS,
        "The owner declared a Block action lying down: True when he is up and may block.",
    ),
    Moment("modifier"),
    Moment("ignores"),
    Moment(
        "hinders_dodge", ADDS,
        "Added to the dodge of this opponent, who is leaving the owner's tackle zone.",
    ),
    Moment("unfelt", MAY, "Is the owner's tackle zone no hindrance to a player dodging into it?"),
    Moment("presence"),
    Moment(
        "dodge_bonus", ADDS,
        "Added to the owner's failed dodge, if his coach wants; `spend` marks it.",
    ),
    Moment(
        "dives", ADDS,
        "What the owner takes from the dodge of an opponent out of his tackle zone, if he dives.",
    ),
    Moment(
        "shadows", MAY,
        "May the owner try to follow this opponent, who is leaving his tackle zone?",
    ),
    Moment("follows", REACTS, "The owner tries to follow this opponent: True when he could."),
    Moment(
        "holds", MAY,
        "May the owner try to hold this opponent, who dodges or leaps out of his tackle zone?",
    ),
    Moment("grips", REACTS, "The owner tries to hold this opponent: True when he does."),
    Moment("extra_rushes", ADDS, "Squares the owner may go for beyond the usual two."),
    Moment("leaps", MAY, "May the owner leap now?"),
    Moment("attack"),
    Moment(
        "repels", REACTS,
        "An opponent wants to attack the owner: True when he cannot bring himself to.",
    ),
    Moment("before_block", NOTICE, "An opponent is about to block the owner."),
    Moment("blitz_strength", ADDS, "Added to the owner's strength in the blocks of a blitz."),
    Moment("match_strength"),
    Moment(
        "assists_marked", MAY,
        "Does the owner assist blocks even in the tackle zone of another opponent?",
    ),
    Moment("both_down"),
    Moment("steady", MAY, "Does the owner keep his feet on Both Down?"),
    Moment("stumbles", REACTS, "Defender Stumbles against the owner: True when he is only pushed."),
    Moment("cancel"),
    Moment(
        "refuses_push", REACTS,
        "The owner is about to be pushed: True when he stays where he is.",
    ),
    Moment(
        "side_steps", REACTS,
        "The owner is about to be pushed: True when his own coach picks any free square.",
    ),
    Moment("stops_grabs", MAY, "Can the owner not be grabbed while he stands?"),
    Moment("grabs", MAY, "May the owner push the player he blocked to any free square beside him?"),
    Moment(
        "fends", REACTS,
        "The owner was pushed by a block: True when the attacker may not follow up.",
    ),
    Moment("frenzied", MAY, "Must the owner follow up and block again?"),
    Moment("strips", MAY, "Does this carrier drop the ball when the owner's block pushes him?"),
    Moment(
        "armour_bonus", WORSEN,
        "Added to the armour or to the injury roll the owner causes, one of the two.",
    ),
    Moment("claws", WORSEN, "No addition: the armour total that always breaks armour, 0 for none."),
    Moment(
        "armour_weakness", WORSEN,
        "Added to armour rolls against the owner and against those who fall blocking him.",
    ),
    Moment("injury_band"),
    Moment(
        "piles_on", MAY,
        "May the owner throw himself on this victim, whom he has just knocked down?",
    ),
    Moment(
        "pays_to_pile", REACTS,
        "The coach wants the owner to pile on: False when the price was paid in vain.",
    ),
    Moment("casualty_rolls", ADDS, "Casualty results the owner suffers beyond the usual one."),
    Moment(
        "regenerates", REACTS,
        "The owner has suffered a casualty: True when he recovers into the reserves.",
    ),
    Moment("kicks", MAY, "May the owner halve the scatter of the kick-off?"),
    Moment("returns_kick", MAY, "May the owner move after the kick has scattered?"),
    Moment("pass_blocks", MAY, "May the owner move when an opponent announces a pass?"),
    Moment(
        "dives_for_catch", MAY,
        "May the owner try for a ball landing in an empty square beside him?",
    ),
    Moment("no_hands", MAY, "Is the owner unable to hold the ball?"),
    Moment(
        "fame", ADDS,
        "Added to the FAME of the owner's side at the kick-off while he is on the pitch.",
    ),
    Moment(
        "banned", REACTS,
        "A drive the owner played in is over: True when the referee wants him off.",
    ),
    Moment("armed", MAY, "Does the owner carry a weapon nobody should have?"),
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
    Moment(
        "refuses_receiver", REACTS,
        "The owner is to give the ball to a team-mate: True when he will not.",
    ),
    Moment("blocks_two", MAY, "May the owner block two opponents in one Block action?"),
    Moment("saves_throw", REACTS, "The owner's pass was intercepted: True when it flies on."),
    Moment("holds_fumble", MAY, "Does the owner keep a ball he fumbles, if not on a natural 1?"),
    Moment("holds_clumsy_fumble", MAY, "Does the owner keep a ball he fumbles on a natural 1?"),
    Moment("throws_anywhere", MAY, "May the owner throw to any square, never accurately?"),
    Moment(
        "feeds", REACTS,
        "The owner is about to end his action, pass, hand off or score: False when he may not.",
    ),
    Moment("brittle", MAY, "Is the owner injured without an armour roll whenever he goes down?"),
    Moment(
        "infects", REACTS,
        "The owner has killed this opponent: True when he rises for the owner's team.",
    ),
    Moment(
        "stand_bonus", ADDS,
        "Added to the roll of an owner who stands up with too little movement.",
    ),
    Moment("swoops", MAY, "Thrown or kicked, does the owner glide where his coach points him?"),
    Moment("buys_off", REACTS, "The owner is to be sent off: True when he gets away with it."),
    Moment(
        "poisons", REACTS,
        "The owner's block has badly hurt this opponent: True when he misses a match after all.",
    ),
    Moment("steadies", MAY, "May the owner use team re-rolls freely, even if he is a loner?"),
    Moment("rerolls_die"),
    Moment(
        "after_block", NOTICE,
        "The owner's block is settled, the second one of a frenzy included.",
    ),
    Moment("declares"),
    Moment("choices"),
    Moment(
        "slips_away", NOTICE,
        "An opponent's block or what replaces it is about to hit the owner: dice come next.",
    ),
    Moment("hard_skin", MAY, "Can opponents add nothing to armour rolls against the owner?"),
    Moment("keeps_ball"),
    Moment(
        "hinders_assists", MAY,
        "Can an opponent whom the owner marks not assist in his tackle zone?",
    ),
    Moment("stubborn", MAY, "Will the owner never give the ball away?"),
    Moment(
        "after_turn", NOTICE,
        "A turn of the opponents has ended while the owner is on the pitch.",
    ),
    Moment("casualty_bonus", ADDS, "Added to the casualty roll of the owner."),
    Moment("runs_on", MAY, "May the owner move on after a quick pass that was caught, or a bomb?"),
    Moment("spoils_interference"),
    Moment(
        "extra_armour", WORSEN,
        "On top of that: what the owner may add to an armour roll he causes, after the dice.",
    ),
    Moment(
        "extra_injury", WORSEN,
        "On top of that: what the owner may add to an injury roll he causes, after the dice.",
    ),
    Moment("rerolls_injury"),
    Moment("rerolls_armour"),
    Moment("sees_removed"),
    Moment(
        "hurt_badly", NOTICE,
        "The owner has made a casualty of an opponent, whatever becomes of him.",
    ),
    Moment(
        "adds_die", REACTS,
        "The owner chooses among fewer than three block dice: True when he rolls one more.",
    ),
    Moment(
        "doubles_strength", REACTS,
        "The owner has matched a stronger opponent: True when he is twice as strong instead.",
    ),
    Moment("faces_block", NOTICE, "The dice of a block against the owner are about to be rolled."),
    Moment(
        "after_attack", NOTICE,
        "The owner's attack in place of a block of this opponent is settled.",
    ),
    Moment(
        "fouls_freely", MAY,
        "May the owner foul beside the one foul his team may make in a turn?",
    ),
    Moment("advises", NOTICE, "This team-mate beside the owner has been activated."),
    Moment(
        "brings_reroll", MAY,
        "Has the owner's team a re-roll because of him? `use_up` is called when it is used.",
    ),
    Moment("rescues"),
    Moment("scores", NOTICE, "The owner has scored a touchdown."),
    Moment("swarms", MAY, "May the owner join from the reserves after a kick-off?"),
    Moment(
        "bounds", REACTS,
        "The owner is about to roll for a jump or leap: True when nothing can be against him.",
    ),
    Moment("rushes_on", NOTICE, "The owner goes for a square beyond the usual two."),
    Moment(
        "pass_bonus", ADDS,
        "Added to the owner's roll for a pass afterwards, if his coach wants; `use_up` marks it.",
    ),
    Moment(
        "scatters_again", REACTS,
        "A throw of the owner's to anywhere has scattered: True when it is to scatter again.",
    ),
    Moment("snatches"),
    Moment(
        "bites_catcher", NOTICE,
        "This opponent in the owner's tackle zone has caught the ball.",
    ),
    Moment(
        "detonates", REACTS,
        "An opponent has caught a bomb of the owner's: True when it explodes at once.",
    ),
    Moment("drops_gently", MAY, "Does a team-mate whom the owner fumbles land on his feet?"),
    Moment("hits_down", MAY, "May the owner blitz an opponent who is down?"),
    Moment(
        "reaches", ADDS,
        "Squares that the opponent whom the owner blocks may be farther away than usual.",
    ),
    Moment("other_victims"),
    Moment(
        "defies", REACTS,
        "A trait of the owner's own has spoilt his action: True when he acts all the same.",
    ),
    Moment(
        "helps_catch", ADDS,
        "The owner is acting: added when this player tries to catch the ball.",
    ),
    Moment("farthest_throw"),
    Moment("may_declare"),
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
FOLLOWS: Final = 13
HOLDS: Final = 14
GRIPS: Final = 15
EXTRA_RUSHES: Final = 16
LEAPS: Final = 17
ATTACK: Final = 18
REPELS: Final = 19
BEFORE_BLOCK: Final = 20
BLITZ_STRENGTH: Final = 21
MATCH_STRENGTH: Final = 22
ASSISTS_MARKED: Final = 23
BOTH_DOWN: Final = 24
STEADY: Final = 25
STUMBLES: Final = 26
CANCEL: Final = 27
REFUSES_PUSH: Final = 28
SIDE_STEPS: Final = 29
STOPS_GRABS: Final = 30
GRABS: Final = 31
FENDS: Final = 32
FRENZIED: Final = 33
STRIPS: Final = 34
ARMOUR_BONUS: Final = 35
CLAWS: Final = 36
ARMOUR_WEAKNESS: Final = 37
INJURY_BAND: Final = 38
PILES_ON: Final = 39
PAYS_TO_PILE: Final = 40
CASUALTY_ROLLS: Final = 41
REGENERATES: Final = 42
KICKS: Final = 43
RETURNS_KICK: Final = 44
PASS_BLOCKS: Final = 45
DIVES_FOR_CATCH: Final = 46
NO_HANDS: Final = 47
FAME: Final = 48
BANNED: Final = 49
ARMED: Final = 50
LEADS: Final = 51
UNSEEN: Final = 52
UNSEEN_BREAKING: Final = 53
WANDERS: Final = 54
THROWS_PLAYERS: Final = 55
MAY_BE_THROWN: Final = 56
HUNGRY_THROW: Final = 57
REFUSES_RECEIVER: Final = 58
BLOCKS_TWO: Final = 59
SAVES_THROW: Final = 60
HOLDS_FUMBLE: Final = 61
HOLDS_CLUMSY_FUMBLE: Final = 62
THROWS_ANYWHERE: Final = 63
FEEDS: Final = 64
BRITTLE: Final = 65
INFECTS: Final = 66
STAND_BONUS: Final = 67
SWOOPS: Final = 68
BUYS_OFF: Final = 69
POISONS: Final = 70
STEADIES: Final = 71
REROLLS_DIE: Final = 72
AFTER_BLOCK: Final = 73
DECLARES: Final = 74
CHOICES: Final = 75
SLIPS_AWAY: Final = 76
HARD_SKIN: Final = 77
KEEPS_BALL: Final = 78
HINDERS_ASSISTS: Final = 79
STUBBORN: Final = 80
AFTER_TURN: Final = 81
CASUALTY_BONUS: Final = 82
RUNS_ON: Final = 83
SPOILS_INTERFERENCE: Final = 84
EXTRA_ARMOUR: Final = 85
EXTRA_INJURY: Final = 86
REROLLS_INJURY: Final = 87
REROLLS_ARMOUR: Final = 88
SEES_REMOVED: Final = 89
HURT_BADLY: Final = 90
ADDS_DIE: Final = 91
DOUBLES_STRENGTH: Final = 92
FACES_BLOCK: Final = 93
AFTER_ATTACK: Final = 94
FOULS_FREELY: Final = 95
ADVISES: Final = 96
BRINGS_REROLL: Final = 97
RESCUES: Final = 98
SCORES: Final = 99
SWARMS: Final = 100
BOUNDS: Final = 101
RUSHES_ON: Final = 102
PASS_BONUS: Final = 103
SCATTERS_AGAIN: Final = 104
SNATCHES: Final = 105
BITES_CATCHER: Final = 106
DETONATES: Final = 107
DROPS_GENTLY: Final = 108
HITS_DOWN: Final = 109
REACHES: Final = 110
OTHER_VICTIMS: Final = 111
DEFIES: Final = 112
HELPS_CATCH: Final = 113
FARTHEST_THROW: Final = 114
MAY_DECLARE: Final = 115

# --- moments of sides ---------------------------------------------------------------------------

SIDE_MOMENTS: Final[tuple[Moment, ...]] = (
    Moment("half_begins"),
    Moment("interlude"),
    Moment("offers"),
    Moment("credits"),
    Moment("blesses"),
    Moment("argues_well"),
    Moment("spots"),
    Moment("looks_on"),
    Moment("opponents_done"),
    Moment("overcomes"),
)
HALF_BEGINS: Final = 0
INTERLUDE: Final = 1
OFFERS: Final = 2
CREDITS: Final = 3
BLESSES: Final = 4
ARGUES_WELL: Final = 5
SPOTS: Final = 6
LOOKS_ON: Final = 7
OPPONENTS_DONE: Final = 8
OVERCOMES: Final = 9

# What acts for a side that holds nothing.
NO_SIDE_EFFECTS: Final[list[tuple[Effect, ...]]] = [() for _ in SIDE_MOMENTS]
