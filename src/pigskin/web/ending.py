"""How a match ended, and what is told then."""

from __future__ import annotations

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
    """What was secret, once the match has ended."""
    outcome = outcome_of(match)
    told = {"winner": outcome.winner, "score": [*outcome.score], "reason": outcome.reason}
    return say.Over(match.n, told, secret, nonces)
