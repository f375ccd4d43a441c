"""What a match was: the score by halves, who did what, and the best players."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from pigskin.game import Game
from pigskin.pitch import SIDES
from pigskin.report import MatchReport, PlayerReport
from pigskin.report.box import by_halves, total, when, who

# What a feat is worth, for the list of the best, and what one and several are called; nearly the
# same in every edition.
WORTH: Final[tuple[tuple[str, int, str, str], ...]] = (
    ("touchdowns", 3, "touchdown", "touchdowns"),
    ("casualties", 2, "casualty", "casualties"),
    ("interceptions", 2, "interception", "interceptions"),
    ("completions", 1, "completion", "completions"),
    ("deflections", 1, "deflection", "deflections"),
    ("safe_landings", 1, "safe landing", "safe landings"),
)
BEST: Final = 3  # players who are named


def headline(game: Game) -> str:
    """Who won, by how much, and how it ended; or where the match stands."""
    outcome = game.outcome
    if outcome is None:
        score = f"{game.table.home.score}-{game.table.away.score}"
        return f"{' against '.join(game.table.team_names)}: {score}, not over"
    score = f"{outcome.score[0]}-{outcome.score[1]}"
    if outcome.winner is None:
        return f"A draw, {score} ({outcome.reason})"
    winners = game.table.team_names[SIDES.index(outcome.winner)]
    return f"{winners} win, {score} ({outcome.reason})"


def summary_lines(game: Game) -> list[Text]:
    """The match in a dozen lines."""
    report = game.report()
    home, away = report.home, report.away
    lines = [Text(headline(game), style="bold"), Text(f"home {home.name}, away {away.name}")]
    rows: list[tuple[str, object, object]] = [
        ("", SIDES[0], SIDES[1]),
        ("touchdowns", *report.score),
        (" by halves", by_halves(report, "home"), by_halves(report, "away")),
        ("casualties suffered", home.casualties_suffered, away.casualties_suffered),
    ]
    for name, what in (
        ("blocks", "blocks"),
        ("passes thrown", "passes"),
        (" completed", "completions"),
        ("interceptions", "interceptions"),
        ("fouls", "fouls"),
    ):
        rows.append((name, total(home, what), total(away, what)))
    rows.append(("turnovers", home.turnovers, away.turnovers))
    rows.append(("re-rolls used", home.rerolls, away.rerolls))
    lines.append(Text(""))
    lines += [Text(f"{name:<20}{ours!s:>7}{theirs!s:>7}") for name, ours, theirs in rows]
    lines.append(Text(""))
    for title, names in (
        ("Touchdowns", _scorers(report)),
        ("Casualties by", _doers(report)),
        ("Casualties of", _hurt(report)),
        ("Best players", _best(report)),
    ):
        if names:
            lines.append(Text.assemble((f"{title}: ", "bold"), ", ".join(names)))
    return lines


def _scorers(report: MatchReport) -> list[str]:
    told: list[str] = []
    for deed in report.deeds:
        if deed.deed == "touchdown":
            told.append(f"{who(report, deed.player)} ({when(deed)})")
        elif deed.deed == "awarded touchdown":
            told.append(f"awarded to {deed.side}")
    return told


def _hurt(report: MatchReport) -> list[str]:
    """Who was hurt, how badly, and what the casualty table calls it."""
    return [
        f"{who(report, deed.player)} ({', '.join((*deed.called, *deed.result))})"
        for deed in report.deeds
        if deed.result
    ]


def _everybody(report: MatchReport) -> list[tuple[str, PlayerReport]]:
    """Every player with what to call him."""
    return [
        (who(report, f"{side} {player.shirt}"), player)
        for side in SIDES
        for player in report.team(side).players
    ]


def _doers(report: MatchReport) -> list[str]:
    """Who caused casualties, and how many."""
    found = [each for each in _everybody(report) if each[1].casualties]
    found.sort(key=lambda each: -each[1].casualties)
    return [
        f"{name} {player.casualties}" if player.casualties > 1 else name for name, player in found
    ]


def _best(report: MatchReport) -> list[str]:
    """Those whose feats are worth most, whether they can learn from them or not."""
    ranked = [(_points(player), name, player) for name, player in _everybody(report)]
    ranked = [each for each in ranked if each[0]]
    ranked.sort(key=lambda each: -each[0])
    told: list[str] = []
    for _, name, player in ranked[:BEST]:
        feats = [
            f"{count} {one if count == 1 else many}"
            for what, _, one, many in WORTH
            if (count := getattr(player, what))
        ]
        told.append(f"{name} ({', '.join(feats)})")
    return told


def _points(player: PlayerReport) -> int:
    return sum([worth * int(getattr(player, what)) for what, worth, _, _ in WORTH])
