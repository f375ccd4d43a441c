"""Teams that are being drafted: lists that a coach has begun, kept until they are teams.

A draft is known by the name of the team. One at which nothing has been answered is not kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pigskin.errors import LeagueError
from pigskin.league.desk import Desk
from pigskin.league.desks import draft_so_far
from pigskin.league.office import Office, check_free, check_joining
from pigskin.league.seat import Deed, handing_over, taking_back
from pigskin.league.store import Rows
from pigskin.league.values import Draft
from pigskin.showing import why_not_a_name
from pigskin.teams.near import hint
from pigskin.teams.reading import roster as find_roster


def opened(office: Office, name: str, roster: str = "", coach: str = "", rule: str = "") -> Draft:
    """The draft of this name as it was left, or a new one."""
    with office.reading() as rows:
        info = rows.info()
        check_joining(info)
        kept = _kept(rows, name)
        if kept is None:
            return _new(rows, Draft(name, roster, coach, rule))
        wanted = {"roster": roster and find_roster(info.edition, roster).id, "coach": coach,
                  "rule": rule}  # fmt: skip
        for what, value in wanted.items():
            held = getattr(kept, what)
            if value and value != held:
                raise LeagueError(
                    f"{kept.name} is being drafted already, with the {what} {held or 'of nobody'}; "
                    "draft --forget lets that go"
                )
        return kept


def _new(rows: Rows, draft: Draft) -> Draft:
    for what, text in (("name", draft.name), ("coach", draft.coach)):
        wrong = why_not_a_name(text)
        if wrong:
            raise LeagueError(f"the {what} {wrong}")
    if not draft.name.strip():
        raise LeagueError("the name of the team is empty")
    if not draft.roster:
        known = [each.name for each in rows.drafts()]
        raise LeagueError(
            f"no draft of {draft.name} was left; a new one needs a roster{hint(draft.name, known)}"
        )
    roster = find_roster(rows.info().edition, draft.roster)
    if draft.rule and draft.rule not in roster.choose:
        choice = ", ".join(roster.choose) or "none"
        raise LeagueError(f"{roster.name} teams choose of: {choice}")
    check_free(rows, draft.name)
    return replace(draft, roster=roster.id)


def look(office: Office, draft: Draft) -> Desk:
    """The desk of a draft."""
    info = office.info
    return draft_so_far(draft, info.edition, info.switches)


def answer(
    office: Office, draft: Draft, given: Sequence[str], seen: Sequence[str] | None = None
) -> Desk:
    """Answers of a coach, kept as they come; with the last one the team joins the league."""
    return _sit(office, draft, handing_over(given, draft.name, seen))


def take_back(office: Office, draft: Draft, seen: Sequence[str] | None = None) -> Desk:
    """A coach takes his last answer back."""
    return _sit(office, draft, taking_back(draft.name, seen))


def forget(office: Office, name: str) -> Draft:
    """A draft is let go; its name is free again."""
    with office.writing() as rows:
        kept = _kept(rows, name)
        if kept is None:
            known = [each.name for each in rows.drafts()]
            raise LeagueError(f"no draft of {name} was left{hint(name, known)}")
        rows.delete_draft(kept)
        office.write_down(rows, f"the draft of {kept.name} is let go")
        return kept


def _kept(rows: Rows, name: str) -> Draft | None:
    alike = [each for each in rows.drafts() if each.name.casefold() == name.casefold()]
    return alike[0] if alike else None


def _sit(office: Office, draft: Draft, act: Deed) -> Desk:
    with office.writing() as rows:
        info = rows.info()
        check_joining(info)
        kept = _kept(rows, draft.name)
        fresh = replace(draft, answers=())
        if kept is not None:
            rows.delete_draft(kept)
        check_free(rows, draft.name)  # also of who has drafted it to its end meanwhile
        desk = draft_so_far(kept or fresh, info.edition, info.switches)
        act(desk)
        if desk.over:
            office.join(rows, desk.sheet.team())
        elif desk.answers:
            rows.add_draft(replace(kept or fresh, answers=tuple(desk.answers)))
        return desk
