"""What may be said after a tournament, and what may not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pigskin.sim.tournament.accounts import Account
from pigskin.sim.tournament.plan import ENOUGH

if TYPE_CHECKING:
    from pigskin.sim.tournament.table import Table


def claims(table: Table) -> list[str]:
    """A sentence for every pairing, and one for every control."""
    told = [_of_pairing(pair, account) for pair, account in table.pairings.items()]
    told += [_of_control(account, bool(table.pairings)) for account in table.controls.values()]
    told += [
        f"{name} broke down at {account.failures} questions, which were answered for it; "
        f"the first: {account.failure or 'see standard error'}"
        for name, account in table.times().items()
        if account.failures
    ]
    if table.pairings and not table.controls:
        told.append("No control was played: --control all has coaches play against themselves.")
    return told


def _of_pairing(pair: tuple[str, str], account: Account) -> str:
    one, other = pair
    if not account.games:
        return f"{one} and {other} have not met yet."
    took = f"{one} takes {share(account)} of the points from {other} in {account.games} games"
    if account.games < ENOUGH:
        return f"{took}: too few for a claim, which takes {ENOUGH}."
    low, high = account.interval
    if low > 0.5:
        return f"{took}: it is the better one."
    if high < 0.5:
        return f"{took}: {other} is the better one."
    return f"{took}: no difference can be claimed."


def _of_control(account: Account, paired: bool) -> str:
    name = account.coach
    if not account.games:
        return f"Control: {name} has not met itself yet."
    seeds = " on the same seeds" if paired else ""
    met = f"Control: {name} against itself{seeds} takes {share(account)} in {account.games} games"
    low, high = account.interval
    if low <= 0.5 <= high:
        return f"{met}; 50 % lies within, as it should."
    return f"{met}; 50 % does not lie within, as happens by chance once in twenty times."


def share(account: Account) -> str:
    """A share of points with its interval."""
    low, high = account.interval
    return f"{100 * account.points:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
