"""`pigskin league`: leagues in a file or a database. A verb is a function in one of the modules."""

from __future__ import annotations

import typer

from pigskin.cli.league import (
    books,
    folders,
    founding,
    looking,
    matchday,
    seasons,
    sheets,
    simulate,
)

league = typer.Typer(
    help="Keep a league: teams that live, seasons, tables, and the books after every match.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

# In the order in which the help lists them: as a league goes through its year.
league.command()(founding.new)
league.command("add-team")(founding.add_team)
league.command()(founding.draft)
league.command("set")(founding.set_)
league.command()(seasons.schedule)
league.command()(seasons.fixtures)
league.command()(seasons.friendly)
league.command()(seasons.challenge)
league.command()(seasons.deadline)
league.command()(matchday.play)
league.command()(matchday.form)
league.command()(matchday.report)
league.command()(books.desk)
league.command()(looking.table)
league.command()(looking.stats)
league.command()(sheets.sheet)
league.command()(sheets.log)
league.command()(sheets.why)
league.command()(sheets.correct)
league.command()(matchday.withdraw)
league.command()(matchday.forfeit)
league.command()(matchday.void)
league.command()(seasons.deduct)
league.command()(founding.rename)
league.command()(founding.retire)
league.command()(seasons.playoffs)
league.command("end-season")(seasons.end_season)
league.command()(books.redraft)
league.command()(simulate.simulate)
league.command()(looking.history)
league.command()(looking.paper)
league.command()(looking.check)
league.command()(folders.export)
league.command("import")(folders.import_)
