"""What stands on a team sheet, whatever it is written on: lines of players, staff and gold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pigskin.editions import name_of
from pigskin.league.figures import league_figures
from pigskin.league.sheet import Advance, Sheet, SheetPlayer
from pigskin.teams.describing import printed
from pigskin.teams.roster import ALL_STATS

# Short and in full, in the order in which sheets print them.
FEATS: Final[dict[str, tuple[str, str]]] = {
    "completions": ("Cmp", "Completions"),
    "touchdowns": ("TD", "Touchdowns"),
    "deflections": ("Def", "Deflections"),
    "interceptions": ("Int", "Interceptions"),
    "safe_landings": ("Lnd", "Safe landings"),
    "casualties": ("Cas", "Casualties"),
    "blessings": ("Pry", "Points by a prayer"),
    "mvp": ("MVP", "Most valued player"),
}
OUT: Final = {"MNG": "misses the next match", "rests": "retired for the season"}


@dataclass(frozen=True, slots=True)
class Figure:
    """A characteristic as it is now, how often it was raised and how often it was lost."""

    name: str  # "MA"
    shown: str  # "6", "3+"
    raised: int = 0
    lost: int = 0


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """A player on the list."""

    number: int
    name: str
    position: str
    figures: tuple[Figure, ...]
    skills: tuple[str, ...]  # of his position
    learned: tuple[Advance, ...]  # skills he has gained
    injuries: tuple[str, ...]  # "niggling 2", "-1 MA"
    out: str  # why he cannot play the next match, one of `OUT`; or nothing
    earned: int
    spent: int
    title: str
    feats: tuple[int, ...]  # in the order of `Lines.kinds`
    value: int


@dataclass(frozen=True, slots=True)
class StaffLine:
    """Something a team has that is no player."""

    what: str
    count: str
    value: int  # of all of it, in the team value


@dataclass(frozen=True, slots=True)
class Lines:
    """A whole sheet."""

    name: str
    about: tuple[str, ...]  # roster, edition, coach ...
    kinds: tuple[tuple[str, str], ...]  # of feats: short, and in full
    spends: bool  # are star player points spent?
    players: tuple[PlayerLine, ...]
    waiting: tuple[str, ...]  # who played without being on the list, and may be hired
    staff: tuple[StaffLine, ...]
    treasury: int
    players_value: int  # of everybody on the list
    total_value: int
    value: int  # in the next match
    season: int
    record: tuple[tuple[str, int], ...]
    trophies: tuple[str, ...]


def lines_of(sheet: Sheet) -> Lines:
    """A sheet as it is printed."""
    figures = league_figures(sheet.edition)
    kinds = [each for each in FEATS if each in figures.points]
    kinds += [each for each in figures.points if each not in FEATS]  # of a house edition
    players = tuple([_player(sheet, each, kinds) for each in sheet.active])
    return Lines(
        name=sheet.name,
        about=_about(sheet),
        kinds=tuple([FEATS.get(each, (each[:3], each)) for each in kinds]),
        spends=bool(figures.costs),
        players=players,
        waiting=tuple([f"{it.number} {it.name} ({it.how} {it.position})" for it in sheet.guests]),
        staff=_staff(sheet),
        treasury=sheet.treasury,
        players_value=sum(each.value for each in players),
        total_value=sheet.total_value,
        value=sheet.value,
        season=sheet.season,
        record=_record(sheet),
        trophies=tuple([_trophy(each.name, each.effect) for each in sheet.trophies]),
    )


def _about(sheet: Sheet) -> tuple[str, ...]:
    coach = f"Coach {sheet.coach}" if sheet.coach else ""
    retired = "plays no more" if sheet.retired else ""
    parts = (sheet.roster.name, name_of(sheet.edition), sheet.chosen_rule, coach, retired)
    return tuple([each for each in parts if each])


# --- players ----------------------------------------------------------------------------------


def _player(sheet: Sheet, player: SheetPlayer, kinds: list[str]) -> PlayerLine:
    return PlayerLine(
        number=player.number,
        name=player.name,
        position=sheet.position_of(player).name,
        figures=_figures(sheet, player),
        skills=sheet.position_of(player).skills,
        learned=(
            *[each for each in player.advances if not each.stat],
            *[Advance(each.what, each.whence, value=each.value) for each in player.gifts],
        ),
        injuries=_injuries(player),
        out=_out(player),
        earned=player.earned,
        spent=player.spent,
        title=title_of(sheet.edition, player),
        feats=tuple([player.feats.get(each, 0) for each in kinds]),
        value=sheet.value_of(player),
    )


def _figures(sheet: Sheet, player: SheetPlayer) -> tuple[Figure, ...]:
    there = [stat for stat in ALL_STATS if stat in sheet.rules.stats]
    values = {stat: sheet.stat(player, stat) for stat in there}
    return tuple(
        [
            Figure(name, shown, player.raised(name.lower()), player.losses.count(name.lower()))
            for name, shown in printed(values, sheet.edition)
        ]
    )


def _injuries(player: SheetPlayer) -> tuple[str, ...]:
    niggling = [f"niggling {player.niggling}"] if player.niggling else []
    lost = [f"-{player.losses.count(stat)} {stat.upper()}" for stat in dict.fromkeys(player.losses)]
    return (*niggling, *lost)


def _out(player: SheetPlayer) -> str:
    if player.resting:
        return "rests"
    return "MNG" if player.misses_next else ""


def title_of(edition: str, player: SheetPlayer) -> str:
    """What a player of his experience is called: by his points, or by what he has bought with
    them."""
    figures = league_figures(edition)
    level = figures.level(player.earned) if figures.levels else len(player.advances)
    return figures.titles[min(level, len(figures.titles) - 1)]


# --- the rest ---------------------------------------------------------------------------------


def _staff(sheet: Sheet) -> tuple[StaffLine, ...]:
    rules = sheet.rules
    rerolls = sheet.team().rerolls  # with that of a trophy
    found = [
        StaffLine("Re-rolls", str(rerolls), rerolls * sheet.roster.reroll_cost),
        _counted("Assistant coaches", sheet.assistant_coaches, rules.assistant_coach_cost),
        _counted("Cheerleaders", sheet.cheerleaders, rules.cheerleader_cost),
    ]
    if sheet.roster.apothecary:
        cost = rules.apothecary_cost if sheet.apothecary else 0
        found.append(StaffLine("Apothecary", "yes" if sheet.apothecary else "no", cost))
    # Whether fans count is a matter of the edition and of the league.
    players = sum(sheet.value_of(each) for each in sheet.active)
    fans = sheet.total_value - players - sum(each.value for each in found)
    name = rules.fan_factor_name
    return (*found, StaffLine(name[0].upper() + name[1:], str(sheet.fan_factor), fans))


def _counted(what: str, count: int, cost: int) -> StaffLine:
    return StaffLine(what, str(count), count * cost)


def _record(sheet: Sheet) -> tuple[tuple[str, int], ...]:
    record = sheet.record
    found = [("Won", record.won), ("Drawn", record.drawn), ("Lost", record.lost)]
    return tuple([*found, ("Friendlies", record.friendlies)] if record.friendlies else found)


def _trophy(name: str, effect: str) -> str:
    words = {"re-roll": "one more re-roll", "gate": "two thousand more fans"}
    return f"{name}: {words.get(effect, effect)}" if effect else name


def thousands(amount: int) -> str:
    """A value as sheets print it: 1,250k; to the piece where it is not whole.

    >>> thousands(1_250_000), thousands(12_500)
    ('1,250k', '12,500')
    """
    return f"{amount:,}" if amount % 1000 else f"{amount // 1000:,}k"
