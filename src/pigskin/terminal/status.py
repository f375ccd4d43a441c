"""The scoreboard: score, clock, weather, and what either side has left or has been granted."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from pigskin.editions.bb2020.prayers import PRAYERS
from pigskin.effects.hands import backs
from pigskin.effects.holding import HOLDERS, count
from pigskin.model import (
    FAINTED,
    INJURED,
    KNOCKED_OUT,
    NOBODY,
    NOWHERE,
    RESERVES,
    SENT_OFF,
    Table,
)
from pigskin.numbers import SideNo
from pigskin.pitch import AWAY, HOME, SIDES
from pigskin.rules import phases
from pigskin.rules.counting import has

HOME_STYLE: Final = "bold bright_white on #1f4fa8"
AWAY_STYLE: Final = "bold black on #e8a33d"
FAINT: Final = "dim"

BOXES: Final = (
    (RESERVES, "reserves"),
    (KNOCKED_OUT, "KO"),
    (INJURED, "injured"),
    (SENT_OFF, "sent off"),
    (FAINTED, "fainted"),
)
# Who and what serves a side, in few words.
SERVING: Final = (
    ("biased_referee", "biased referee"),
    ("the_trundlefoot_triplets", "Trundlefoot Triplets"),
    ("ranulf_red_hokuli", "Hokuli"),
    ("thoron_korensson", "Korensson"),
    ("jorm_the_ogre", "Jorm"),
    ("fink_da_fixer", "Fink"),
    ("josef_bugman", "Bugman"),
    ("kari_coldsteel", "Kari"),
    ("papa_skullbones", "Papa Skullbones"),
    ("galandril_silverwater", "Galandril"),
    ("krot_shockwhisker", "Krot"),
    ("mungo_spinecracker", "Mungo"),
    ("waaagh_drummer", "drummer"),
    ("dwarfen_runesmith", "runesmith"),
    ("halfling_hot_pot", "hot pot"),
    ("master_of_ballistics", "ballistics"),
    ("medicinal_unguent", "unguent"),
    ("ancient_artefact", "artefact"),
)


def when_text(table: Table) -> str:
    """Half and turns: "half 1, turn 3 - 2 of 8"."""
    if table.phase <= phases.TOSS:
        return "before the match"
    half = "overtime" if table.half > 2 else f"half {table.half}"
    return f"{half}, turn {table.home.turn}-{table.away.turn} of {table.edition.turns}"


def whose_text(table: Table) -> str:
    if table.phase == phases.OVER:
        return "full time"
    if table.active < 0:
        return ""
    bonus = ""
    if table.bonus_turn and (table.carrier != NOBODY or table.ball != NOWHERE):
        bonus = " (free turn)"
    elif table.bonus_turn:  # the kick is in the air yet
        bonus = f" (blitz! {table.picks} more)" if table.picks else " (blitz!)"
    return f"{SIDES[table.active]} to play{bonus}"


# --- what a side has left ---------------------------------------------------------------------


def side_words(table: Table, side: SideNo) -> str:
    """Everything a side has beside its players, the most wanted first."""
    parts = [_rerolls(table, side), *_helpers(table, side)]
    prayers = prayer_words(table, side)
    heard = f"; prayers: {', '.join(prayers)}" if prayers else ""
    return f"{', '.join(parts)}; {box_counts(table, side)}{heard}"


def _rerolls(table: Table, side: SideNo) -> str:
    owner = table.side(side)
    # The re-rolls of a half are dealt out when it begins.
    words = str(owner.full_rerolls if table.phase <= phases.TOSS else owner.rerolls)
    if has(table, side, "leader_rerolls"):
        words += "+leader"
    mascots = has(table, side, "mascot_rerolls")
    if mascots:
        words += "+mascot" if mascots == 1 else f"+{mascots} mascots"
    once = table.edition.figures.rerolls_a_turn == 1
    used = " (one used)" if once and table.active == side and table.rerolled else ""
    return f"re-rolls {words}{used}"


def _helpers(table: Table, side: SideNo) -> list[str]:
    sold = table.edition.inducements
    wizards = sum([has(table, side, who) for who in ("wizards", "hirelings", "sorceresses")])
    wizards += has(table, side, "spells") > 0
    helpers = (
        ("apothecary", has(table, side, "apothecaries") + has(table, side, "wanderers")),
        ("bribes" if has(table, side, "bribes") > 1 else "bribe", has(table, side, "bribes")),
        ("wizard", wizards),
        ("wild fireball", has(table, side, "wild_fireballs")),
        ("hot pot", has(table, side, "hot_pots")),
        ("weather mage", has(table, side, "weather_mages")),
        ("kegs" if "bloodweiser_kegs" in sold else "babes", has(table, side, "babes")),
        ("chef", has(table, side, "chefs")),
        (
            "mortuary assistant" if "mortuary_assistant" in sold else "igor",
            has(table, side, "igors"),
        ),
        ("plague doctor", has(table, side, "plague_doctors")),
        ("heady brew", has(table, side, "bottles")),
        ("card" if len(table.side(side).hand) == 1 else "cards", len(table.side(side).hand)),
    )
    words = [name if count == 1 else f"{name} {count}" for name, count in helpers if count]
    words += [name for who, name in SERVING if has(table, side, who)]
    return [*words, "coach sent away"] if has(table, side, "coach_banned") else words


def prayer_words(table: Table, side: SideNo) -> list[str]:
    """The prayers of a side that are heard now."""
    return [prayer.name for prayer in PRAYERS if count(table, HOLDERS[side], prayer.id)]


def box_counts(table: Table, side: SideNo) -> str:
    """How many players are in which box of the dugout."""
    counts = []
    for state, name in BOXES:
        count = sum(1 for player in table.players(side) if table.state[player] == state)
        if count:
            counts.append(f"{name} {count}")
    return ", ".join(counts) or "dugout empty"


# --- the lines --------------------------------------------------------------------------------


def cut_names(one: str, other: str, room: int) -> tuple[str, str]:
    """Two names cut to share the room; a short one leaves its rest to the other."""
    half = room // 2
    if len(one) + len(other) > room:
        if len(one) <= half:
            half = room - len(one)
        elif len(other) <= half:
            half = room - len(other)
        one, other = one[:half].rstrip(), other[:half].rstrip()
    return one, other


def scoreboard(table: Table, width: int) -> list[Text]:
    """Two or three lines: score and clock, then what either side has left."""
    home, away = table.team_names
    score = f" {table.home.score} - {table.away.score} "
    rest = "  ".join(word for word in (when_text(table), whose_text(table)) if word)
    for word in (f" of {table.edition.turns}", " to play"):
        if len(f" {home} {score} {away}   {rest}") > width:
            rest = rest.replace(word, "")
    home, away = cut_names(home, away, max(16, width - len(f"  {score}    {rest}")))
    first = Text()
    first.append(f" {home} ", style=HOME_STYLE)
    first.append(score, style="bold")
    first.append(f" {away} ", style=AWAY_STYLE)
    first.append(f"  {rest}")
    lines = [first]
    own = [f"home> {side_words(table, HOME)}", f"<away {side_words(table, AWAY)}"]
    sky = ""
    if table.phase > phases.WEATHER:
        sky = f"weather: {table.edition.weather_names[table.weather]}"
    one_line = "   |   ".join(word for word in (*own, sky) if word)
    if len(one_line) <= width:
        lines.append(Text(one_line, style=FAINT))
    else:
        lines += [Text(line, style=FAINT) for line in _two_lines(own, sky, width)]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def _two_lines(own: list[str], sky: str, width: int) -> list[str]:
    """A line for each side, the weather at the end of the one with more room."""
    shorter = min((0, 1), key=lambda side: (len(own[side]) + len(sky) + 2 > width, side))
    room = max(0, width - len(sky) - 2)
    lines = list(own)
    if sky:
        words = lines[shorter]
        if len(words) > room:
            words = words[: room - 1] + "…"
        lines[shorter] = f"{words:<{room}}  {sky}"
    return lines


def dugout(table: Table, side: SideNo) -> list[Text]:
    """Everybody off the pitch, box by box; nothing when nobody is."""
    lines = [Text(f"{SIDES[side]} dugout", style=FAINT)]
    for state, name in BOXES:
        inside = [player for player in table.players(side) if table.state[player] == state]
        if inside:
            names = ", ".join(
                f"{table.profiles[player].number} {table.profiles[player].position}"
                for player in inside
            )
            lines.append(Text(f"  {name}: {names}"))
    return lines if len(lines) > 1 else []


def dugout_page(table: Table) -> list[Text]:
    """Both dugouts with everything either side has left, nothing cut."""
    lines: list[Text] = []
    for side in (HOME, AWAY):
        lines.append(Text(f"{SIDES[side]}: {side_words(table, side)}", style="bold"))
        lines += dugout(table, side)[1:]
        lines += [Text(f"  {words}") for words in _card_words(table, side)]
    return lines


def _card_words(table: Table, side: SideNo) -> list[str]:
    """What everybody knows of a side's special play cards: their backs, and those played."""
    found = []
    held = backs(table, side)
    decks = [f"{held.count(deck)} {table.edition.decks[deck].name}" for deck in sorted(set(held))]
    if decks:
        found.append(f"cards in hand: {', '.join(decks)}")
    played = [table.edition.all_effects[each].name for each in table.side(side).played]
    if played:
        found.append(f"cards played: {', '.join(played)}")
    return found
