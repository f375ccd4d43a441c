"""`pigskin league play`, `report`, `form`, `forfeit`, `void` and `withdraw`: a match is played and
told, or counts for nothing."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from pigskin.cli.house import progress, readable, say
from pigskin.cli.league.door import (
    AsOption,
    FileArgument,
    FixtureArgument,
    LeagueOption,
    opened,
    tell_begun_again,
)
from pigskin.errors import LeagueError
from pigskin.showing import counted

if TYPE_CHECKING:
    from pigskin.coaches.base import Coach
    from pigskin.game import Game
    from pigskin.league.office import Office
    from pigskin.league.values import Fixture
    from pigskin.report import MatchReport

HUMAN: Final = "human"


def play(
    file: FileArgument,
    fixture: FixtureArgument,
    home_coach: Annotated[
        str,
        typer.Option(
            help="human, random, scripted, rookie, veteran, legend, mine.py:Coach, run:COMMAND."
        ),
    ] = HUMAN,
    away_coach: Annotated[str, typer.Option(help="The same for the away side.")] = HUMAN,
    clock: Annotated[
        int | None, typer.Option(min=0, help="Seconds a person has for a turn; the rule is 240.")
    ] = None,
    load: Annotated[str | None, typer.Option(help="Go on with this match, from a file.")] = None,
    save: Annotated[
        str | None, typer.Option(help="Keep the match in this file, every turn and on leaving.")
    ] = None,
    league: LeagueOption = "",
    by: AsOption = "",
) -> None:
    """Play a fixture, at the terminal or by computers; what comes of it is reported."""
    from pigskin.league.playing import begin, check_same, hand_in
    from pigskin.pitch import AWAY, HOME
    from pigskin.record import load as load_game
    from pigskin.terminal import app as table

    with opened(file, league, by) as office:
        if load is not None:
            readable(Path(load))
            game = load_game(load)
            check_same(office, fixture, game)
        else:
            game = begin(office, fixture)
        coaches = (
            table.sit_down(home_coach, _seed(game), HOME),
            table.sit_down(away_coach, _seed(game), AWAY),
        )
        if coaches[0] is not None and coaches[1] is not None:
            _run(game, coaches[0], coaches[1])
        else:
            _at_the_table(game, coaches, save, clock, fixture)
        if not game.over:
            say(f"{fixture} is not over, nothing is reported; go on with --load")
            return
        _tell(office, hand_in(office, fixture, game))


def _seed(game: Game) -> int:
    """The seed of computer coaches: it follows from that of the match."""
    from pigskin.dice import Dice

    assert game.setup is not None
    return Dice(f"{game.setup.seed}/coaches").roll(1_000_000)


def _run(game: Game, home: Coach, away: Coach) -> None:
    from pigskin.coaches.base import let_go

    coaches = (home, away)
    try:
        while game.question is not None:
            game.answer(coaches[game.question.side].choose(game))
    finally:
        for coach in coaches:
            let_go(coach, game)


def _at_the_table(
    game: Game,
    coaches: tuple[Coach | None, Coach | None],
    save: str | None,
    clock: int | None,
    fixture: str,
) -> None:
    from pigskin.option_words import SECONDS
    from pigskin.terminal.app import clock_for
    from pigskin.terminal.keeping import check_place
    from pigskin.terminal.match import Match
    from pigskin.terminal.screen import Screen

    if save is not None:
        check_place(save)
    seconds: dict[str, object] = {} if clock is None else {SECONDS: clock}
    Match(Screen(), game, coaches, save, f"This is {fixture}", clock_for(game, seconds)).run()


def _tell(office: Office, fixture: Fixture) -> None:
    from pigskin.league.values import UNPLAYED

    names = {each.id: each.name for each in office.teams()}
    home, away = fixture.score
    if fixture.state == UNPLAYED:
        say(f"{fixture.id}: {names[fixture.home]} and {names[fixture.away]} have both lost")
        return
    winner = fixture.won_level
    settled = f", won by {names[fixture.team(winner)]}" if winner else ""
    say(f"{fixture.id}: {names[fixture.home]} {home}:{away} {names[fixture.away]}{settled}")
    for side in ("home", "away"):
        if fixture.waits_for(side):
            say(f"  {names[fixture.team(side)]}: books to do, desk --side {side}")


# --- matches played elsewhere -----------------------------------------------------------------


def report(
    file: FileArgument,
    fixture: FixtureArgument,
    game: Annotated[Path | None, typer.Option("--game", help="A saved game of this match.")] = None,
    form: Annotated[
        Path | None,
        typer.Option("--form", help="A form that was filled in, .toml; or a report, .json."),
    ] = None,
    fumbbl: Annotated[Path | None, typer.Option("--fumbbl", help="A FUMBBL replay.")] = None,
    player: Annotated[
        list[str] | None,
        typer.Option(
            "--player",
            metavar="WHO=NUMBER",
            help="With --fumbbl: 'home 12=7' is number 7 here; also =journeyman, =star, "
            "=mercenary. May be given again.",
        ),
    ] = None,
    league: LeagueOption = "",
    by: AsOption = "",
) -> None:
    """Enter the result of a match: from a saved game, a form, or a FUMBBL file."""
    from pigskin.league.matches import report as enter

    given = [each for each in (game, form, fumbbl) if each is not None]
    if len(given) != 1:
        raise LeagueError("a match is reported by one of --game, --form and --fumbbl")
    if player and fumbbl is None:
        raise LeagueError("--player is for --fumbbl")
    readable(given[0])
    with opened(file, league, by) as office:
        record: str | None = None
        if game is not None:
            told, record = _from_game(game)
        elif form is not None:
            from pigskin.report import load_report

            told = load_report(form)
        else:
            told = _from_fumbbl(office, fixture, given[0], player or [])
        found = enter(office, fixture, told, record)
        _tell(office, found)
        for note in _doubts(told):
            say(f"  {note}")


def _from_game(file: Path) -> tuple[MatchReport, str]:
    from pigskin import record

    found = record.read(file)
    game = record.replay(found)
    return game.report(), record.to_text(game)


def _from_fumbbl(office: Office, fixture: str, file: Path, named: list[str]) -> MatchReport:
    from pigskin.cli.league.talking import ask_who
    from pigskin.fumbbl import Outcome, ReplayError, play, read
    from pigskin.league.from_fumbbl import Strangers, fumbbl_report, pays_petty_cash, read_named
    from pigskin.league.matches import meeting

    who = read_named(named)
    meant = meeting(office, fixture).fixture
    match = read(file, office.info.edition)
    if match.edition != office.info.edition:
        raise LeagueError(f"{file} is of {match.edition}, the league plays {office.info.edition}")
    outcome: Outcome | None = None
    with progress() as bar, contextlib.suppress(ReplayError):  # what we cannot even begin
        task = bar.add_task("commands", total=len(match.commands))
        outcome = play(match, lambda agreed: bar.update(task, completed=agreed))
    home, away = office.sheet(meant.home), office.sheet(meant.away)
    petty_cash = pays_petty_cash(office.info)
    try:
        return fumbbl_report(match, outcome, home, away, who, petty_cash)
    except Strangers as strangers:
        answers = ask_who(strangers.found)
        if answers is None:
            raise
        return fumbbl_report(match, outcome, home, away, {**who, **answers}, petty_cash)


def _doubts(told: MatchReport) -> list[str]:
    """What a form may have forgotten."""
    found: list[str] = [f"note: {told.note}"] if told.note else []
    if told.fans is None and told.conceded_by is None:
        found.append("note: no fans are told, and they bring winnings; say fans = [home, away]")
    for side, score in zip(("home", "away"), told.score, strict=True):
        scored = sum(each.touchdowns for each in told.team(side).players)
        if told.conceded_by is None and scored != score:
            all_told = f"{side} has {counted(score, 'touchdown')}"
            found.append(f"note: {all_told}, scorers are named of {scored}")
    return found


def form(file: FileArgument, fixture: FixtureArgument, league: LeagueOption = "") -> None:
    """Print a form to fill in after a match, with the shirts and names of both teams."""
    from pigskin.league.paper import form as blank

    with opened(file, league) as office:
        with office.reading() as rows:
            found = rows.fixture(fixture)
        text = blank(found, office.sheet(found.home), office.sheet(found.away))
    typer.echo(text, nl=False)


# --- what is not played, and what does not count ----------------------------------------------


def forfeit(
    file: FileArgument,
    fixture: FixtureArgument,
    giver: Annotated[
        str, typer.Option("--by", metavar="SIDE", help="Who gives way: home, away or both.")
    ],
    league: LeagueOption = "",
    by: AsOption = "",
) -> None:
    """A side gives a match away without playing it; with both, it is lost by both."""
    from pigskin.league.matches import forfeit as give_way

    with opened(file, league, by) as office:
        _tell(office, give_way(office, fixture, giver))


def void(
    file: FileArgument, fixture: FixtureArgument, league: LeagueOption = "", by: AsOption = ""
) -> None:
    """A fixture will not be played and counts for nobody."""
    from pigskin.league.matches import void as strike

    with opened(file, league, by) as office:
        say(f"{strike(office, fixture).id} is void")


def withdraw(
    file: FileArgument,
    fixture: FixtureArgument,
    reason: Annotated[str, typer.Option("--reason", help="Why.")],
    drop: Annotated[
        bool,
        typer.Option("--drop", help="Also what makes no sense without it, such as gold spent."),
    ] = False,
    league: LeagueOption = "",
    by: AsOption = "",
) -> None:
    """A match counts no more: both teams are as if it had never been."""
    from pigskin.league.matches import Clashes
    from pigskin.league.matches import withdraw as take_back

    with opened(file, league, by) as office:
        try:
            found = take_back(office, fixture, reason, drop=drop)
        except Clashes as error:
            raise LeagueError(f"{error}; --drop takes that back, too") from None
        say(f"{found.id} is withdrawn, and is to be played again")
        tell_begun_again(office)
