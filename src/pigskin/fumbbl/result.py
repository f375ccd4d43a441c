"""What the site noted when a match was over, and whether our table says the same.

A match is whole only if both agree on this: one that our engine ends too early, or ends otherwise,
may well have agreed with every command it was compared with.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from pigskin.effects.asking import may
from pigskin.effects.moments import ARMED
from pigskin.model import (
    BADLY_HURT,
    CASUALTY,
    CASUALTY_NAMES,
    COMPLETION,
    DEAD,
    DEFLECTION,
    FEAT_NAMES,
    INJURED,
    INTERCEPTION,
    MINUS_AG,
    MINUS_AV,
    MINUS_MA,
    MINUS_PA,
    MINUS_ST,
    MISS_NEXT,
    NIGGLING,
    RESERVES,
    SENT_OFF,
    STATE_NAMES,
    TOUCHDOWN,
    Table,
)
from pigskin.numbers import PlayerNo
from pigskin.pitch import AWAY, HOME, SIDES
from pigskin.questions import player_text

if TYPE_CHECKING:
    from pigskin.fumbbl.compare import Seats
    from pigskin.fumbbl.reading import Report

# Low bytes of the states in which their players leave a match. Who is knocked out or has fainted
# is none the worse for it: the site lets some come round even after the final whistle.
_BOXES: Final[dict[int, int]] = {
    5: RESERVES,
    6: INJURED,
    7: INJURED,
    8: INJURED,
    9: RESERVES,
    10: INJURED,  # was injured before the match
    13: SENT_OFF,
    14: RESERVES,
}
_BADLY_HURT: Final = 6
_MISSING: Final = 10
# Lasting injuries by what stands in brackets behind their names.
_INJURIES: Final[dict[str, int]] = {
    "MNG": MISS_NEXT,
    "NI": NIGGLING,
    "-MA": MINUS_MA,
    "-AV": MINUS_AV,
    "-AG": MINUS_AG,
    "-ST": MINUS_ST,
    "-PA": MINUS_PA,
    "RIP": DEAD,
}
_LOSSES: Final = (MINUS_MA, MINUS_AV, MINUS_AG, MINUS_ST, MINUS_PA)
_FEATS: Final[tuple[tuple[str, int], ...]] = (
    ("touchdowns", TOUCHDOWN),
    ("casualties", CASUALTY),
    ("completions", COMPLETION),
    ("interceptions", INTERCEPTION),
)


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """What became of one player, and what he did."""

    box: int  # our state for where he is now; -1 where the file does not say
    missed: bool  # he was injured before the match
    injuries: tuple[int, ...]  # those of this match that last, in the order of our list
    feats: tuple[int, ...]  # how often, in the order of the four that both count


@dataclass(frozen=True, slots=True)
class Result:
    """How the site closed its books."""

    score: tuple[int, int]
    half: int
    turns: tuple[int, int]
    conceded: int  # the side that did, or -1
    players: dict[str, PlayerResult]


def result_of(game: dict[str, Any]) -> Result | None:
    """The result in a file; None if it holds none."""
    books = game.get("gameResult")
    if not isinstance(books, dict) or not books:
        return None
    rows = (game.get("fieldModel") or {}).get("playerDataArray") or []
    states = {str(row["playerId"]): int(row["playerState"]) & 0xFF for row in rows}
    teams = [books[f"teamResult{coach.title()}"] for coach in SIDES]
    clocks = [game.get(f"turnData{coach.title()}") or {} for coach in SIDES]
    turns = [int(clock.get("turnNr") or 0) for clock in clocks]
    players = {
        str(row["playerId"]): _player(row, states.get(str(row["playerId"]), -1))
        for team in teams
        for row in team.get("playerResults") or []
    }
    return Result(
        (int(teams[0]["score"]), int(teams[1]["score"])),
        int(game.get("half") or 0),
        (turns[0], turns[1]),
        next((side for side in (HOME, AWAY) if teams[side].get("conceded")), -1),
        players,
    )


def _player(row: dict[str, Any], state: int) -> PlayerResult:
    names = [str(row.get(each) or "") for each in ("seriousInjury", "seriousInjuryDecay")]
    injuries = [result for name in names if (result := lasting_injury(name)) >= 0]
    if not injuries and state == _BADLY_HURT:
        injuries = [BADLY_HURT]
    return PlayerResult(
        _BOXES.get(state, -1),
        state == _MISSING,
        tuple(sorted(injuries)),
        tuple(int(row.get(name) or 0) for name, _ in _FEATS),
    )


def lasting_injury(name: str) -> int:
    """Our casualty result of an injury as the site names it; -1 for none."""
    return _INJURIES.get(name.rpartition("(")[2].rstrip(")"), -1)


# --- comparing --------------------------------------------------------------------------------


def final_score(table: Table) -> tuple[int, int]:
    """The score as the site counts it: in BB2016 a shootout that is won is one more touchdown."""
    shot = table.ending == "penalties" and table.edition.id == "bb2016"
    won = [1 if shot and table.winner == side else 0 for side in (HOME, AWAY)]
    return (table.home.score + won[0], table.away.score + won[1])


def result_differences(
    theirs: Result, table: Table, seats: Seats, armed: frozenset[str] = frozenset()
) -> list[str]:
    """Everything in which our final table is not what the site noted, a sentence each.

    Casualties of those who are `armed` are left out: see `armed_players`.
    """
    ours = final_score(table)
    turns = (table.home.turn, table.away.turn)
    # Where touchdowns change hands with a concession, the site gives them out in a way of its own.
    given = theirs.conceded >= 0 and table.edition.figures.concession_takes_all
    if given:
        ours = theirs.score
    found: list[str] = []
    if ours != theirs.score or (table.half, turns) != (theirs.half, theirs.turns):
        found.append(
            f"our match ends {_score(ours)} in half {table.half}, turns {_score(turns)}; theirs "
            f"{_score(theirs.score)} in half {theirs.half}, turns {_score(theirs.turns)}"
        )
    for id, player in seats.player.items():
        if id in theirs.players:
            left_out = (CASUALTY,) if id in armed else ()
            if given:
                left_out = (*left_out, TOUCHDOWN)
            found.extend(_about(theirs.players[id], table, player, left_out))
    return found


def armed_players(reports: Iterable[Report]) -> frozenset[str]:
    """Who has hurt somebody other than by a block: what that earns is the site's own affair."""
    return frozenset(
        report.text("attackerId")
        for report in reports
        if report.id == "injury"
        and report.numbers("casualtyRoll")
        and report.text("injuryType") != "block"
    )


def _score(pair: tuple[int, int]) -> str:
    return f"{pair[0]}-{pair[1]}"


def _about(
    theirs: PlayerResult, table: Table, player: PlayerNo, left_out: tuple[int, ...]
) -> list[str]:
    who = player_text(table, player)
    state = table.state[player] if table.state[player] in (INJURED, SENT_OFF) else RESERVES
    found: list[str] = []
    if theirs.box >= 0 and state != theirs.box and not _no_matter(theirs.box, state, table, player):
        found.append(f"{who} ends {STATE_NAMES[state]}, there {STATE_NAMES[theirs.box]}")
    ours = tuple(sorted(result for hurt, result in table.injuries if hurt == player))
    if state == INJURED == theirs.box and not theirs.missed and not _alike(ours, theirs.injuries):
        found.append(f"{who} suffers {_names(ours)}, there {_names(theirs.injuries)}")
    for (_, feat), number in zip(_FEATS, theirs.feats, strict=True):
        done = table.feats.count((player, feat))
        if feat in left_out:
            continue
        if feat == INTERCEPTION and number == done + table.feats.count((player, DEFLECTION)):
            continue
        if done != number:
            found.append(f"{who} has {done} x {FEAT_NAMES[feat]}, there {number}")
    return found


def _no_matter(theirs: int, ours: int, table: Table, player: PlayerNo) -> bool:
    """They send off armed players even if they are hurt, but nobody after the last drive."""
    if theirs == SENT_OFF:
        return ours == INJURED
    return ours == SENT_OFF and may(table, player, ARMED)


def _alike(ours: tuple[int, ...], theirs: tuple[int, ...]) -> bool:
    """The same injuries. For a characteristic that cannot get worse we took another one.

    Of the two that a decaying body suffers the site notes one or none.
    """
    mine, noted = _coarse(ours), _coarse(theirs)
    return mine == noted or (len(mine) > 1 and all(each in mine for each in noted))


def same_injury(ours: int, theirs: int) -> bool:
    """One of either, by the same measure."""
    return _alike((ours,), (theirs,))


def _coarse(results: tuple[int, ...]) -> list[int]:
    return sorted(MINUS_MA if result in _LOSSES else result for result in results)


def _names(results: tuple[int, ...]) -> str:
    return " and ".join(CASUALTY_NAMES[result] for result in results) or "nothing"
