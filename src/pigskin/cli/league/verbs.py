"""The verbs of `pigskin league`: each is a function in one of the modules."""

from __future__ import annotations

from typing import Final

import typer

from pigskin.cli.league import (
    books,
    folders,
    founding,
    looking,
    matchday,
    people,
    seasons,
    sheets,
    simulate,
)

verbs = typer.Typer(rich_markup_mode=None)
# What is typed may be a number below 0, which looks like an option: then we say what is wrong.
NUMBERS: Final = {"ignore_unknown_options": True}

# In the order in which the help lists them: as a league goes through its year.
verbs.command()(founding.new)
verbs.command("add-team")(founding.add_team)
verbs.command()(founding.draft)
verbs.command("set", context_settings=NUMBERS)(founding.set_)
verbs.command()(seasons.schedule)
verbs.command()(seasons.unschedule)
verbs.command()(seasons.fixtures)
verbs.command()(seasons.friendly)
verbs.command()(seasons.challenge)
verbs.command()(seasons.deadline)
verbs.command()(matchday.play)
verbs.command()(matchday.form)
verbs.command()(matchday.report)
verbs.command()(books.desk)
verbs.command()(looking.table)
verbs.command()(looking.stats)
verbs.command()(people.teams)
verbs.command()(people.records)
verbs.command()(people.cemetery)
verbs.command()(people.fame)
verbs.command()(people.rates)
verbs.command()(sheets.sheet)
verbs.command()(sheets.log)
verbs.command()(sheets.why)
verbs.command(context_settings=NUMBERS)(sheets.correct)
verbs.command()(sheets.strike)
verbs.command()(matchday.withdraw)
verbs.command()(matchday.forfeit)
verbs.command()(matchday.void)
verbs.command(context_settings=NUMBERS)(seasons.deduct)
verbs.command()(founding.rename)
verbs.command()(founding.retire)
verbs.command()(seasons.playoffs)
verbs.command("end-season")(seasons.end_season)
verbs.command()(books.prize)
verbs.command()(books.redraft)
verbs.command()(simulate.simulate)
verbs.command()(looking.history)
verbs.command()(looking.paper)
verbs.command()(looking.check)
verbs.command()(folders.export)
verbs.command("import")(folders.import_)
