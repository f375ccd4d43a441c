"""The numbers that stand for states, marks, actions, weather and the like, and their names."""

from __future__ import annotations

from typing import Final

from pigskin.numbers import PlayerNo, SideNo, Square

SEATS: Final = 32  # player numbers kept for each side
NOBODY: Final[PlayerNo] = -1  # type: ignore[assignment]
NOWHERE: Final[Square] = 0  # type: ignore[assignment]
NEITHER: Final[SideNo] = -1  # type: ignore[assignment]
THRALL: Final = "Thrall"  # the position whom vampires feed on

# Where and how a player is.
ABSENT: Final = 0  # no such player, or he goes by another number just now
RESERVES: Final = 1
STANDING: Final = 2
PRONE: Final = 3
STUNNED: Final = 4
KNOCKED_OUT: Final = 5
INJURED: Final = 6  # the dead & injured box
SENT_OFF: Final = 7
FAINTED: Final = 8  # overcome by heat: misses the next drive
STATE_NAMES: Final[tuple[str, ...]] = (
    "absent",
    "reserves",
    "up",
    "prone",
    "stunned",
    "ko",
    "injured",
    "off",
    "faint",
)

# Marks a player may carry.
USED: Final = 1  # has taken his action this turn
DAZED: Final = 2  # lost his tackle zones until a later action of his own
HYPNOTISED: Final = 4  # lost his tackle zones until his next action starts
ROOTED: Final = 8  # cannot leave his square
FRESH: Final = 16  # stunned in his own team's turn: turns over a turn later
PLAYED: Final = 32  # took part in this drive
BARRED: Final = 64  # may not act in this bonus turn
HUNGRY: Final = 128  # must feed before his action ends
FROG: Final = 256  # bewitched for the drive
CUT: Final = 512  # weakened by a spell for the drive
CHANGED: Final = 768  # FROG or CUT: he plays with another profile
CLINGING: Final = 1024  # has tackle zones even when he lies Prone
NO_ZONE: Final = 6  # DAZED or HYPNOTISED
MARK_NAMES: Final[tuple[tuple[int, str], ...]] = (
    (USED, "used"),
    (DAZED, "dazed"),
    (HYPNOTISED, "hypnotised"),
    (ROOTED, "rooted"),
    (FRESH, "fresh"),
    (PLAYED, "played"),
    (BARRED, "barred"),
    (HUNGRY, "hungry"),
    (FROG, "frog"),
    (CUT, "cut"),
    (CLINGING, "clinging"),
)

# Actions.
MOVE: Final = 0
BLOCK: Final = 1
BLITZ: Final = 2
PASS: Final = 3
HAND_OFF: Final = 4
FOUL: Final = 5
SPECIAL: Final = 6  # a whole action given by a skill, such as throwing a bomb
NO_ACTION: Final = 7
GAZE: Final = 8
THROW_MATE: Final = 9  # where it is an action of its own
KICK_MATE: Final = 10
ACTION_NAMES: Final[tuple[str, ...]] = (
    "move",
    "block",
    "blitz",
    "pass",
    "hand-off",
    "foul",
    "special",
    "none",
    "gaze",
    "throw team-mate",
    "kick team-mate",
)

# Weather.
SWELTERING: Final = 0
VERY_SUNNY: Final = 1
NICE: Final = 2
POURING_RAIN: Final = 3
BLIZZARD: Final = 4
WEATHER_NAMES: Final[tuple[str, ...]] = (
    "sweltering heat",
    "very sunny",
    "nice",
    "pouring rain",
    "blizzard",
)

# Lasting effects of casualties.
BADLY_HURT: Final = 0
MISS_NEXT: Final = 1
NIGGLING: Final = 2
MINUS_MA: Final = 3
MINUS_AV: Final = 4
MINUS_AG: Final = 5
MINUS_ST: Final = 6
DEAD: Final = 7
MINUS_PA: Final = 8
SERIOUS: Final = 9  # out of this match, without anything lasting
CASUALTY_NAMES: Final[tuple[str, ...]] = (
    "badly hurt",
    "misses next game",
    "niggling injury",
    "-1 MA",
    "-1 AV",
    "-1 AG",
    "-1 ST",
    "dead",
    "-1 PA",
    "serious injury",
)

# Feats that earn star player points.
COMPLETION: Final = 0
CASUALTY: Final = 1
INTERCEPTION: Final = 2
TOUCHDOWN: Final = 3
INFECTION: Final = 4  # no points, but a new player for some teams
DEFLECTION: Final = 5
SAFE_LANDING: Final = 6  # of a team-mate he has thrown superbly
BLESSING: Final = 7  # one point more for the feat before it, as a prayer has it
FEAT_NAMES: Final[tuple[str, ...]] = (
    "completion",
    "casualty",
    "interception",
    "touchdown",
    "infection",
    "deflection",
    "safe landing",
    "blessing",
)

# Why a turn is lost.
TURNOVER_REASONS: Final[tuple[str, ...]] = (
    "knocked down",
    "failed pick-up",
    "fumble",
    "ball not caught",
    "intercepted",
    "sent off",
    "carrier knocked down",
    "carrier placed prone",
    "carrier in the crowd",
    "carrier struck by a spell",
    "carrier through the trapdoor",
    "carrier eaten",
    "carrier squirmed free",
    "carrier kicked too hard",
    "thrown carrier fell",
    "landed on somebody",
    "bitten carrier",
    "nobody bitten",
    "bomb fumbled",
    "hit by his own bomb",
    "kick-back",
    "time",
)

# What sort of player he is.
ROSTERED: Final = 0
JOURNEYMAN: Final = 1
MERCENARY: Final = 2
STAR: Final = 3
RAISED: Final = 4  # a dead opponent whom a necromancer has called
INFECTED: Final = 5  # a dead opponent whom a plague has claimed
KIND_NAMES: Final[tuple[str, ...]] = (
    "rostered",
    "journeyman",
    "mercenary",
    "star",
    "raised",
    "infected",
)


def side_of(player: PlayerNo) -> SideNo:
    """The side a player belongs to: 0 home, 1 away."""
    return player >> 5  # type: ignore[return-value]
