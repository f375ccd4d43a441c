"""How a match ended, and what is told then."""

from __future__ import annotations

from pigskin.report.best import best_player
from pigskin.report.luck import Luck, luck_of, throws_of
from pigskin.web import messages as say
from pigskin.web.match import COACHES, Coach, Match
from pigskin.web.store import Outcome


def outcome_of(match: Match) -> Outcome:
    """How it ended."""
    outcome = match.game.outcome
    assert outcome is not None
    winner: Coach | None = None if outcome.winner is None else COACHES[outcome.winner == "away"]
    return Outcome(winner=winner, score=outcome.score, reason=outcome.reason)


def over(match: Match, secret: str, nonces: dict[Coach, str]) -> say.Over:
    """What was secret, once the match has ended, and what one tells of it."""
    outcome = outcome_of(match)
    told = {"winner": outcome.winner, "score": [*outcome.score], "reason": outcome.reason}
    throws = throws_of(match.game)
    luck = {side: _luck(luck_of(throws, side)) for side in COACHES}
    return say.Over(match.n, told, secret, nonces, luck, _best(match))


def _luck(luck: Luck) -> say.Luck:
    return say.Luck(luck.rolls, luck.made, round(float(luck.expected), 2))


def _best(match: Match) -> say.Best | None:
    best = best_player(match.game.report())
    if best is None:
        return None
    why = [say.Did(what.replace("_", " "), count) for what, count in best.why]
    return say.Best(f"{best.side} {best.player.shirt}", best.points, why)
