"""The options of the site a match was played with: which we honour, and which we cannot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pigskin.fumbbl.reading import BB2016

# Every option the site has, with the value the rules as written ask for. An option that is not
# in a file has that value too.
_AS_WRITTEN: Final[dict[str, str]] = {
    "allowBallAndChainReRoll": "false",
    "allowKtmReroll": "false",
    "allowSpecialBlocksWithBallAndChain": "false",
    "argueTheCall": "true",
    "bombUsesMb": "false",
    "catchWorksForBombs": "false",
    "chainsawTurnover": "kickback",
    "chainsawTurnoverOnAvBreak": "false",
    "clawDoesNotStack": "true",
    "enableStallingCheck": "false",
    "foulBonus": "false",
    "foulBonusOutsideTacklezone": "false",
    "maxPlayersInWideZone": "2",
    "maxPlayersOnField": "11",
    "minPlayersOnLos": "3",
    "overtimeGoldenGoal": "false",
    "overtimeKickOffResults": "all",
    "rightStuffCancelsTackle": "false",
    "sneakyGitAsFoulGuard": "false",
    "sneakyGitBanToKo": "false",
    "sneakyGitCanMoveAfterFoul": "false",
    "spikedBall": "false",
    "standFirmNoDropOnFailedDodge": "false",
    "swoopDistance": "0",
}

# What these say changes how our engine plays.
_PRAYERS: Final = ("inducementPrayersAvailableForUnderdog", "inducementPrayersUseLeagueTable")
_PRAYER_FIGURES: Final[dict[str, str]] = {
    "inducementPrayersCost": "50000",
    "inducementPrayersMax": "0",
}
_BOMBERS: Final = "bomberPlacedProneIgnoresTurnover"
_LANDINGS: Final = "endTurnWhenHittingAnyPlayerWithTtm"
_ONE_BRIBE: Final = "onlyOneBribePerSendOff"
_HONOURED: Final = (_LANDINGS, _ONE_BRIBE, "overtime", "rulesVersion", _BOMBERS, *_PRAYERS)

# These decide what is bought before a match, what a match pays, or how the program behaves: the
# play itself does not depend on them. Piling On is no skill of this edition.
_NO_EFFECT: Final = (
    "allowConcessions",
    "allowStaffOnBothTeams",
    "allowStarOnBothTeams",
    "checkOwnership",
    "enableTacklezoneOverlays",
    "extraMvp",
    "forceTreasuryToPettyCash",
    "freeCardCash",
    "freeInducementCash",
    "maxNrOfCards",
    "mvpNominations",
    "pettyCash",
    "pettyCashAffectsTv",
    "pitchUrl",
    "testMode",
    "turntime",
    "usePredefinedInducements",
    "wizardAvailable",
)
_NO_EFFECT_PREFIXES: Final = ("cards", "inducement", "pilingOn")


# In BB2016 some of them were asked otherwise.
_AS_WRITTEN_BB2016: Final[dict[str, str]] = {
    **_AS_WRITTEN,
    "clawDoesNotStack": "false",
    "pilingOnDoesNotStack": "false",
    "pilingOnToKoOnDouble": "false",
}


# What the site played otherwise than the rules say, without an option for it.
_HOUSE_RULES_BB2016: Final[dict[str, object]] = {
    "animosity": "known",
    "card_decks": "all",
    "cards": "bought",
    "chained_prone": "ko",
    "coach_penalty": 0,
    "completions": "team",
    "conceding": "set-up",
    "crowd": "first",
    "dump_off": "attacks",
    "feeding": "may",
    "gust": "in play",
    "landing_hits": "each",
    "quick_snap": "swaps",
    "rooted_rise": "free",
    "second_bomb": "first",
    "stunty_stab": "ignored",
    "squirming": "stays",
    "trampled": "prone",
}


# Options that are options of ours too: ours, and its value where theirs is on and off.
_SWITCHES_BB2016: Final[dict[str, tuple[str, object, object]]] = {
    "foulBonus": ("foul_base_bonus", 1, 0),
    "foulBonusOutsideTacklezone": ("foul_unmarked_bonus", 1, 0),
    "pilingOnUsesATeamReroll": ("piling_on_cost", "re-roll", "free"),
    "rightStuffCancelsTackle": ("right_stuff_dodges", True, False),
    "sneakyGitAsFoulGuard": ("foul_guards", True, False),
    "spikedBall": ("spiked_ball", True, False),
}


@dataclass(frozen=True, slots=True)
class SiteOptions:
    """The options of our engine for a match, and a sentence for each one we cannot honour."""

    ours: dict[str, object]
    unsupported: tuple[str, ...]


# Before these days the site played otherwise than the rules as written, whatever its options.
BOMBERS_END_TURNS: Final = "2023-05"
ARGUES_FIRST: Final = "2022-12"


def site_options(theirs: dict[str, str], edition: str, played: str = "") -> SiteOptions:
    """What the options in a file of an edition mean to us; `played` is when the match began."""
    old = edition == BB2016
    written = _AS_WRITTEN_BB2016 if old else _AS_WRITTEN
    problems: list[str] = []
    for name, value in sorted(theirs.items()):
        if name in _HONOURED or name in _NO_EFFECT or (old and name in _SWITCHES_BB2016):
            continue
        if name.startswith(_NO_EFFECT_PREFIXES) and name not in written:
            continue
        if name not in written:
            problems.append(f"option {name} = {value}: unknown to us")
        elif value != written[name]:
            problems.append(f"option {name} = {value}: not supported, we play {written[name]}")
    overtime = "always" if theirs.get("overtime") == "true" else "never"
    if old:
        return SiteOptions(_options_of_bb2016(theirs, overtime), tuple(problems))
    underdog, league = (theirs.get(name) == "true" for name in _PRAYERS)
    if underdog != league:
        problems.append("prayers of the underdog without the league table, or the other way round")
    for name, value in _PRAYER_FIGURES.items():
        if underdog and theirs.get(name, value) != value:
            problems.append(f"option {name} = {theirs[name]}: not supported, we play {value}")
    play = "league" if underdog else "exhibition"
    ours: dict[str, object] = {"overtime": overtime, "play": play, "treasury": "both"}
    ours["crowd"] = "first"
    if "" < played < BOMBERS_END_TURNS or theirs.get(_BOMBERS) == "true":
        ours["bomber_turnover"] = False
    if "" < played < ARGUES_FIRST:
        ours["appeal"] = "bribe first"
    if theirs.get(_LANDINGS) == "true":
        ours["landed_on"] = "anybody"
    if theirs.get(_ONE_BRIBE) != "true":
        ours["many_bribes"] = True
    return SiteOptions(ours, tuple(problems))


def _options_of_bb2016(theirs: dict[str, str], overtime: str) -> dict[str, object]:
    ours: dict[str, object] = {"overtime": overtime, **_HOUSE_RULES_BB2016}
    for name, (option, on, off) in _SWITCHES_BB2016.items():
        if name in theirs:
            ours[option] = on if theirs[name] == "true" else off
    return ours
