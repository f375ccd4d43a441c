"""Desks that are open when something happens to their teams: what was answered there so far may not
fit any more, so they begin again. Nothing of them is in a log yet."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Any

from pigskin.errors import LeagueError, PigskinError
from pigskin.league.desks import draft_so_far
from pigskin.league.store import Rows
from pigskin.league.values import SIDES, DeskState


def begin_again(rows: Rows, teams: Collection[str]) -> list[str]:
    """Take back the answers at open desks of some teams; what began again, in words.

    A `LeagueError` says if their books could not be done at all any more.
    """
    from pigskin.league.matches import desk_in  # which needs the office, and that needs this

    found: list[str] = []
    for fixture in rows.fixtures(rows.info().season):
        for side in SIDES:
            if fixture.team(side) not in teams or not fixture.waits_for(side):
                continue
            state = fixture.desk(side)
            if state.answers:
                fresh: dict[str, Any] = {f"{side}_desk": replace(state, answers=())}
                rows.put_fixture(replace(rows.fixture(fixture.id), **fresh))
                found.append(f"the books of {fixture.id} ({side}) begin again")
            try:
                desk_in(rows, fixture.id, side)
            except PigskinError as error:
                raise LeagueError(
                    f"the books of {fixture.id} ({side}) could not be done any more: {error}"
                ) from None
    for line in rows.teams():
        if line.id in teams and (line.desk or DeskState()).answers:
            rows.put_team_desk(line.id, None)
            found.append(f"what {line.id} has chosen for the next season begins again")
    return found


def drafts_begin_again(rows: Rows) -> list[str]:
    """Drafts have no dice, so they go on unless the league no longer allows what was bought."""
    info = rows.info()
    found: list[str] = []
    for draft in rows.drafts():
        try:
            draft_so_far(draft, info.edition, info.switches)
        except PigskinError:
            rows.delete_draft(draft)
            found.append(f"the draft of {draft.name} begins again")
    return found
