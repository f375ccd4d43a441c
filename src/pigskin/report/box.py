"""A report in lines of text: the box score."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap
from typing import Final

from pigskin.pitch import SIDES
from pigskin.report.values import DeedReport, MatchReport, PlayerReport, TeamReport

# Columns of the players' table: heading and figure.
_COLUMNS: Final[tuple[tuple[str, str], ...]] = (
    ("TD", "touchdowns"),
    ("Comp", "completions"),
    ("Cas", "casualties"),
    ("Int", "interceptions"),
    ("Defl", "deflections"),
    ("Land", "safe_landings"),
    ("Kill", "kills"),
    ("Block", "blocks"),
    ("Foul", "fouls"),
)
_ALWAYS: Final = ("TD", "Comp", "Cas", "Int", "Block", "Foul")


def box_score(report: MatchReport) -> list[str]:
    """The match on a page."""
    lines = [*heading(report), "", *_figures(report)]
    for title, found in (
        ("Touchdowns", _touchdowns(report)),
        ("Casualties", [casualty_line(report, each) for each in report.casualties]),
        ("Other injuries", _worse(report)),
        ("The referee", _referee(report)),
        ("New players", _new_players(report)),
    ):
        if found:
            lines += ["", title, *(f"  {each}" for each in found)]
    for side in SIDES:
        lines += ["", *_team(report.team(side), side)]
    return lines


def heading(report: MatchReport) -> list[str]:
    """The teams, the score, how it ended and in front of whom."""
    home, away = report.home.name or "home", report.away.name or "away"
    ending = report.ending or "not over"
    if report.conceded_by is not None:
        ending += f" by {report.conceded_by}"
    elif report.winner is not None and report.score[0] == report.score[1]:
        ending += f", {report.winner} won"
    lines = [f"{home} {report.score[0]} - {report.score[1]} {away} ({ending})"]
    about = [report.edition.upper()] if report.edition else []
    if report.fixture:
        about.append(f"fixture {report.fixture}")
    if report.weather:
        about.append(f"weather: {report.weather}")
    if report.fans is not None and any(report.fans):
        about.append(f"fans: {report.fans[0]:,} and {report.fans[1]:,}")
    lines += [", ".join(about)] if about else []
    return [*lines, f"Note: {report.note}"] if report.note else lines


def _figures(report: MatchReport) -> list[str]:
    """What both sides did, side by side."""
    teams = (report.home, report.away)
    rows: list[tuple[str, str, str]] = [("", SIDES[0], SIDES[1])]
    rows.append(("touchdowns", str(report.score[0]), str(report.score[1])))
    if report.of("touchdown") or report.of("awarded touchdown"):
        rows.append((" by halves", by_halves(report, "home"), by_halves(report, "away")))
    caused = (report.caused("home"), report.caused("away"))
    if any(caused):
        rows.append(("casualties caused", str(caused[0]), str(caused[1])))
    for name, figure in _ROWS:
        found = _each(teams, figure)
        if name in _SHOWN or any(each not in ("0", "0 of 0", "") for each in found):
            rows.append((name, *found))
    return [f"{name:<22}{home:>9}{away:>9}" for name, home, away in rows]


def _each(
    teams: tuple[TeamReport, TeamReport], figure: Callable[[TeamReport], str]
) -> tuple[str, str]:
    return figure(teams[0]), figure(teams[1])


def total(team: TeamReport, what: str) -> int:
    """What the players of a team did, added up."""
    return sum([int(getattr(each, what)) for each in team.players])


def _total(what: str) -> Callable[[TeamReport], str]:
    return lambda team: str(total(team, what))


def _made(what: str) -> Callable[[TeamReport], str]:
    return lambda team: f"{total(team, what + '_made')} of {total(team, what)}"


def _gold(number: int | None) -> str:
    return "" if number is None else f"{number}k"


_ROWS: Final[tuple[tuple[str, Callable[[TeamReport], str]], ...]] = (
    (" awarded", lambda team: str(team.awarded)),
    (" credited", _total("casualties")),
    ("casualties suffered", lambda team: str(team.casualties_suffered)),
    ("killed", lambda team: str(sum([each.dead for each in team.players]))),
    ("knocked out", _total("knocked_out")),
    ("into the crowd", _total("crowd")),
    ("blocks", _total("blocks")),
    ("passes completed", lambda t: f"{total(t, 'completions')} of {total(t, 'passes')}"),
    ("hand-offs", _total("hand_offs")),
    ("interceptions", _total("interceptions")),
    ("deflections", _total("deflections")),
    ("dodges made", _made("dodges")),
    ("rushes made", _made("rushes")),
    ("pick-ups made", _made("pick_ups")),
    ("catches made", _made("catches")),
    ("fouls", _total("fouls")),
    ("sent off", _total("sent_off")),
    ("turns", lambda team: str(team.turns)),
    ("turnovers", lambda team: str(team.turnovers)),
    ("team re-rolls used", lambda team: str(team.rerolls)),
    ("team value", lambda team: _gold(team.value)),
    ("inducements", lambda team: _gold(team.gold.spent)),
    ("treasury after", lambda team: _gold(team.gold.treasury_after)),
)
_SHOWN: Final = ("casualties suffered",)


def by_halves(report: MatchReport, side: str) -> str:
    """Touchdowns of each half, as 1+2; overtime comes last."""
    goals = [0] * max(2, report.halves)
    for each in report.deeds:
        if 1 <= each.half <= len(goals):
            if each.deed == "touchdown" and (each.player or "").startswith(side):
                goals[each.half - 1] += 1
            elif each.deed == "awarded touchdown" and each.side == side:
                goals[each.half - 1] += each.touchdowns or 0
    return "+".join([str(each) for each in goals])


# --- what happened ----------------------------------------------------------------------------


def when(deed: DeedReport) -> str:
    """Half and turn of a deed, as far as they are known."""
    if deed.half == 0:
        return "before"
    half = "overtime" if deed.half > 2 else f"half {deed.half}"
    return f"{half}, turn {deed.turn}"


def who(report: MatchReport, word: str | None) -> str:
    """A player with his name: "home 5 Griff"."""
    if word is None:
        return "nobody"
    side, _, shirt = word.partition(" ")
    found = report.team(side).player(int(shirt))
    return f"{word} {found.name or found.position}".rstrip() if found else word


def _touchdowns(report: MatchReport) -> list[str]:
    found = [f"{when(each)}: {who(report, each.player)}" for each in report.of("touchdown")]
    for each in report.of("awarded touchdown"):
        number = f" ({each.touchdowns})" if (each.touchdowns or 1) > 1 else ""
        found.append(f"{when(each)}: awarded to {each.side}{number}")
    return found


def casualty_line(report: MatchReport, deed: DeedReport) -> str:
    """Who was hurt, by whom, how badly, and what was done about it."""
    by = f" by {who(report, deed.by)}" if deed.by else ""
    line = f"{when(deed)}: {who(report, deed.player)}{by} ({deed.cause}): "
    line += ", ".join(deed.first or deed.result)
    called = f" ({', '.join(deed.called)})" if deed.called else ""
    if deed.saved_by and not deed.result:
        return f"{line}; saved by {_the(deed.saved_by)}"
    if deed.saved_by:
        return f"{line}; {', '.join(deed.result)}{called} after {_the(deed.saved_by)}"
    if deed.first == deed.result:
        return line + called
    return f"{line}; {', '.join(deed.result)}{called} in the end"


def _the(saved_by: str) -> str:
    return saved_by if saved_by == "regeneration" else f"the {saved_by}"


def _worse(report: MatchReport) -> list[str]:
    return [
        f"{when(each)}: {who(report, each.player)}: {', '.join(each.result)}"
        for each in report.of("injury")
    ]


def _referee(report: MatchReport) -> list[str]:
    found = [each for each in report.deeds if each.deed in ("sent off", "let off")]
    return [
        f"{when(each)}: {who(report, each.player)} is sent off{_for(each)}"
        if each.deed == "sent off"
        else f"{when(each)}: {who(report, each.player)} stays, thanks to a {each.how}"
        for each in found
    ]


def _for(deed: DeedReport) -> str:
    return f" for a {deed.why}" if deed.why in ("foul", "weapon") else ""


def _new_players(report: MatchReport) -> list[str]:
    return [
        f"{when(each)}: {who(report, each.victim)} comes back as {who(report, each.player)}"
        for each in report.deeds
        if each.deed in ("raised", "infected")
    ]


# --- the players ------------------------------------------------------------------------------


def _team(team: TeamReport, side: str) -> list[str]:
    title = team.name or side
    if team.roster:
        title += f" ({side}, {team.roster})"
    lines = [title]
    if team.inducements:
        bought = [f"{each.name} {each.price}k" for each in team.inducements]
        hired = f"hired: {', '.join(bought)}"
        lines += wrap(hired, 78, initial_indent="  ", subsequent_indent="    ")
    columns = [
        (name, what) for name, what in _COLUMNS if name in _ALWAYS or total(team, what)
    ]
    width = max([len(_label(each)) for each in team.players], default=0)
    heads = "".join([f"{name:>6}" for name, _ in columns])
    if team.players:
        lines.append(f"  {'':<{width}}{heads}")
    for player in team.players:
        figures = "".join([f"{int(getattr(player, what)) or '':>6}" for _, what in columns])
        lines.append(f"  {_label(player):<{width}}{figures}{_notes(player)}".rstrip())
    return lines


def _label(player: PlayerReport) -> str:
    name = player.name or player.position
    extra = player.position if player.name and player.position not in ("", "Star") else ""
    if player.kind not in ("rostered", "journeyman", "raised", "infected", "mercenary"):
        extra = ", ".join([each for each in (extra, player.kind) if each])
    return f"{player.shirt:>2} {name}" + (f" ({extra})" if extra else "")


def _notes(player: PlayerReport) -> str:
    notes = list(player.hurt)
    if player.sent_off:
        notes.append("sent off")
    notes += [f"keeps {each}" for each in player.gained]
    notes += [f"was taught {each}" for each in player.trained]
    if not player.available:
        notes.append("missed the match")
    elif not player.took_part:
        notes.append("did not play")
    return f"  {', '.join(notes)}" if notes else ""
