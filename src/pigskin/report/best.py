"""The best player of a match: who earned most for what the rules reward, and what that was."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pigskin.report.values import MatchReport, PlayerReport

# What star player points are given for in every edition, hired players counted as if they earned.
POINTS: Final[dict[str, int]] = {
    "touchdowns": 3,
    "casualties": 2,
    "interceptions": 2,
    "completions": 1,
    "deflections": 1,
    "safe_landings": 1,
}
# What decides between those with the same points, one after the other.
_THEN: Final = ("kills", "touchdowns", "catches_made", "pick_ups_made", "blocks")


@dataclass(frozen=True, slots=True)
class Best:
    """The best player, and why."""

    side: str
    player: PlayerReport
    points: int
    why: tuple[tuple[str, int], ...]  # what he did and how often, what counts most first


def best_player(report: MatchReport) -> Best | None:
    """The player who did most; None if nobody did anything. Of equals one of the winners."""
    sides = [("home", report.home), ("away", report.away)]
    if report.winner == "away":
        sides.reverse()
    found: Best | None = None
    most: tuple[int, ...] = (0,) * (1 + len(_THEN))
    for side, team in sides:
        for player in team.players:
            points = points_of(player)
            score = (points, *(getattr(player, each) for each in _THEN))
            if score > most:
                found, most = Best(side, player, points, _why(player)), score
    return found


def points_of(player: PlayerReport) -> int:
    """Star player points for his feats, were he to earn any."""
    return sum(worth * int(getattr(player, feat)) for feat, worth in POINTS.items())


def _why(player: PlayerReport) -> tuple[tuple[str, int], ...]:
    told = [(feat, int(getattr(player, feat))) for feat in POINTS]
    done = tuple((feat, count) for feat, count in told if count)
    return done or tuple(
        (each, int(getattr(player, each))) for each in _THEN[1:] if getattr(player, each)
    )
