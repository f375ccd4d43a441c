"""The moments at which effects act, by number: `table.at[player][MODIFIER]` and the like."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pigskin.effects.base import Effect

# The moments, by the names of their methods. `profile.at[DODGES]` is a player's skills at one.
MOMENTS: Final[tuple[str, ...]] = (
    "rerolls",
    "team_reroll",
    "declare",
    "stands_free",
    "blocks_from_prone",
    "modifier",
    "ignores",
    "hinders_dodge",
    "unfelt",
    "presence",
    "dodge_bonus",
    "dives",
    "shadows",
    "holds",
    "extra_rushes",
    "leaps",
    "attack",
    "repels",
    "before_block",
    "block_strength",
    "match_strength",
    "assists_marked",
    "both_down",
    "steady",
    "stumbles",
    "cancel",
    "refuses_push",
    "side_steps",
    "grabs",
    "fends",
    "frenzied",
    "strips",
    "armour_bonus",
    "claws",
    "armour_weakness",
    "injury_band",
    "piles_on",
    "casualty_rolls",
    "regenerates",
    "kicks",
    "returns_kick",
    "pass_blocks",
    "dives_for_catch",
    "no_hands",
    "fame",
    "banned",
    "leads",
    "unseen",
    "special",
    "wanders",
    "gazes",
    "throws_players",
    "may_be_thrown",
    "hungry_throw",
    "refuses_receiver",
    "blocks_two",
    "saves_throw",
    "holds_fumble",
    "throws_anywhere",
    "feeds",
    "brittle",
    "infects",
    "stand_bonus",
    "swoops",
    "kicks_mate",
    "buys_off",
    "poisons",
    "steadies",
    "rerolls_die",
    "after_block",
    "declares",
    "choices",
    "slips_away",
    "hard_skin",
    "keeps_ball",
    "hinders_assists",
    "stubborn",
    "after_turn",
    "casualty_bonus",
    "runs_on",
    "spoils_interference",
    "extra_armour",
    "extra_injury",
    "rerolls_injury",
    "rerolls_armour",
    "sees_removed",
    "hurt_badly",
    "adds_die",
    "doubles_strength",
    "faces_block",
    "after_attack",
    "fouls_freely",
    "advises",
    "brings_reroll",
    "rescues",
    "scores",
    "swarms",
    "bounds",
    "rushes_on",
    "pass_bonus",
    "scatters_again",
    "snatches",
    "bites_catcher",
    "detonates",
    "drops_gently",
    "hits_down",
    "reaches",
    "other_victims",
    "defies",
    "helps_catch",
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

# The moments of a side: `table.side(side).at[HALF_BEGINS]` is what acts for it at one.
SIDE_MOMENTS: Final[tuple[str, ...]] = ("half_begins",)
HALF_BEGINS: Final = 0

# What acts for a side that holds nothing.
NO_SIDE_EFFECTS: Final[list[tuple[Effect, ...]]] = [() for _ in SIDE_MOMENTS]
