"""`pigskin league`: leagues in a file or a database. Each verb is a function in a module."""

from __future__ import annotations

import typer

from pigskin.cli.lazily import LazyGroup


class _Verbs(LazyGroup):
    package = __name__
    places = {  # as a league goes through its year
        "new": "founding.new",
        "add-team": "founding.add_team",
        "draft": "founding.draft",
        "set": "founding.set_",
        "schedule": "seasons.schedule",
        "unschedule": "seasons.unschedule",
        "fixtures": "seasons.fixtures",
        "friendly": "seasons.friendly",
        "challenge": "seasons.challenge",
        "deadline": "seasons.deadline",
        "play": "matchday.play",
        "form": "matchday.form",
        "report": "matchday.report",
        "desk": "books.desk",
        "table": "looking.table",
        "stats": "looking.stats",
        "teams": "people.teams",
        "records": "people.records",
        "cemetery": "people.cemetery",
        "fame": "people.fame",
        "rates": "people.rates",
        "sheet": "sheets.sheet",
        "log": "sheets.log",
        "why": "sheets.why",
        "correct": "sheets.correct",
        "strike": "sheets.strike",
        "withdraw": "matchday.withdraw",
        "forfeit": "matchday.forfeit",
        "void": "matchday.void",
        "deduct": "seasons.deduct",
        "rename": "founding.rename",
        "retire": "founding.retire",
        "playoffs": "seasons.playoffs",
        "end-season": "seasons.end_season",
        "prize": "books.prize",
        "redraft": "books.redraft",
        "simulate": "simulate.simulate",
        "history": "looking.history",
        "paper": "looking.paper",
        "check": "looking.check",
        "export": "folders.export",
        "import": "folders.import_",
    }
    negative = ("set", "correct", "deduct")  # they say themselves what is wrong with one


league = typer.Typer(
    cls=_Verbs,
    help="Keep a league: teams that live, seasons, tables, and the books after every match.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)


@league.callback()
def _league() -> None:
    pass
