"""The words of the notation, and the fields of the table they fill."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pigskin.rules.counting import members

if TYPE_CHECKING:
    from pigskin.edition import Edition

STATS: Final[tuple[str, ...]] = ("ma", "st", "ag", "av", "pa")

# Entries with a number for each side, and the field of Side they fill.
SIDE_WORDS: Final[tuple[tuple[str, str], ...]] = (
    ("score", "score"),
    ("turns", "turn"),
    ("rerolls", "rerolls"),
    ("full-rerolls", "full_rerolls"),
    ("leader", "leader_rerolls"),
    ("apothecary", "apothecaries"),
    ("bribes", "bribes"),
    ("wizard", "wizards"),
    ("igor", "igors"),
    ("babes", "babes"),
    ("chef", "chefs"),
    ("necromancer", "necromancers"),
    ("gate", "gate"),
    ("fame", "fame"),
    ("fans", "fans"),
    ("fan-factor", "fan_factor"),
    ("assistants", "assistants"),
    ("cheerleaders", "cheerleaders"),
    ("treasury", "treasury"),
    ("petty-cash", "petty_cash"),
    ("budget", "budget"),
    ("value", "value"),
    ("casualties", "casualties"),
    ("banned", "coach_banned"),
    ("plague-doctor", "plague_doctors"),
    ("mascot", "mascots"),
    ("mascot-reroll", "mascot_rerolls"),
    ("weather-mage", "weather_mages"),
    ("nurglings", "nurglings"),
    ("hot-pot", "hot_pots"),
    ("hireling", "hirelings"),
    ("sorceress", "sorceresses"),
    ("pyromancer", "pyromancers"),
    ("wild-fireball", "wild_fireballs"),
    ("fixer", "fixers"),
    ("muse", "muses"),
    ("prima-donna", "prima_donnas"),
    ("staff", "staff"),
    ("spells", "spells"),
    ("wanderers", "wanderers"),
    ("bet", "bet"),
    ("bottles", "bottles"),
    ("prayers", "prayers"),
    ("drive-rerolls", "drive_rerolls"),
    ("coming-rerolls", "coming_rerolls"),
    ("corrupted", "corrupted"),
    ("bugman-rolls", "bugman_rolls"),
)
# Fields of Side that are a bit for each thing there is. They are written by name; a number is the
# sum of the bits.
BIT_FIELDS: Final[tuple[str, ...]] = ("staff", "spells", "prayers")


def bit_names(edition: Edition, field: str) -> list[str]:
    """What each bit of such a field stands for in an edition; "" for one without a meaning."""
    known = edition.all_effects
    return [known[what].name if what in known else "" for what in members(edition, field)]


# Fields of Side that count people whom only some editions have: the inducement that brings them.
HIRED: Final[tuple[tuple[str, str], ...]] = (
    ("hirelings", "hireling_sports_wizard"),
    ("sorceresses", "druchii_sports_sorceress"),
    ("prima_donnas", "kari_coldsteel"),
)
# Entries naming a side, and the field of Table they fill.
WHO_WORDS: Final[tuple[tuple[str, str], ...]] = (
    ("active", "active"),
    ("kicking", "kicking"),
    ("first-kicker", "first_kicker"),
    ("scored", "scored"),
    ("winner", "winner"),
    ("weather-of", "weather_mage"),
)
# Entries that are there or not, with the field of Table they fill.
FLAG_WORDS: Final[tuple[tuple[str, str], ...]] = (
    ("begun", "begun"),
    ("turnover", "turnover"),
    ("bonus-turn", "bonus_turn"),
)
# What "used ..." may say has been done this turn; what was done twice is said twice.
USED_WORDS: Final[tuple[tuple[str, str], ...]] = (
    ("reroll", "rerolled"),
    ("blitz", "blitzed"),
    ("pass", "passed"),
    ("hand-off", "handed_off"),
    ("foul", "fouled"),
)
# What "acting ..." may add.
ACTING_NUMBERS: Final[tuple[str, ...]] = ("moved", "rushes")
ACTING_FLAGS: Final[tuple[tuple[str, str], ...]] = (
    ("blocked", "blocked"),
    ("risen", "rising"),
    ("finished", "finished"),
    ("jumped", "jumped"),
)
OTHER_WORDS: Final[tuple[str, ...]] = (
    "ball", "weather", "turn", "half", "phase", "stage", "picks", "kick", "pool", "used",
    "marker-unmoved", "acting", "injuries", "feats", "bought", "hand", "played",
    "effects", "ending", "teams", "roster",
    "old-weather", "boons", "chosen-rules", "stallers", "second-ball",
    "lent",
)  # fmt: skip
