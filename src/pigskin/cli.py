"""The `pigskin` command: thin commands over the library. `docs/cli.md` lists them all."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from typer.core import TyperGroup

from pigskin import __version__
from pigskin.editions import edition as find_edition
from pigskin.errors import PigskinError, RecordError

if TYPE_CHECKING:
    from pigskin.events import Event
    from pigskin.fumbbl import Difference
    from pigskin.sim import Result

FAILED: Final = 1  # a check did not pass
MISUSED: Final = 2  # wrong names, files or options
INTERRUPTED: Final = 130
HUMAN: Final = "human"


class _Group(TyperGroup):
    """Tells every error raised on purpose in one line, without a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except RecordError as error:
            _complain(error)
            raise typer.Exit(FAILED) from None
        except PigskinError as error:
            _complain(error)
            raise typer.Exit(MISUSED) from None


def _complain(problem: object) -> None:
    typer.echo(f"pigskin: {' '.join(str(problem).split())}", err=True)


app = typer.Typer(
    cls=_Group,
    help="Blood Bowl, the board game: play, simulate, replay and look things up.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

EditionOption = Annotated[
    str, typer.Option("--edition", help="Edition of the rules: lrb6, bb2016 or bb2020.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def main() -> None:
    """The entry point of the `pigskin` command."""
    app()


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"pigskin {__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_show_version, is_eager=True, help="Print the version and stop."
        ),
    ] = False,
) -> None:
    pass


# --- play -------------------------------------------------------------------------------------


@app.command()
def play(
    home: Annotated[str | None, typer.Option(help="Roster or team file of the home team.")] = None,
    away: Annotated[str | None, typer.Option(help="Roster or team file of the away team.")] = None,
    edition: EditionOption = "lrb6",
    seed: Annotated[int | None, typer.Option(help="Seed of the dice; left to chance if not given.")]
    = None,
    home_coach: Annotated[str, typer.Option(help="human or a computer coach.")] = HUMAN,
    away_coach: Annotated[str, typer.Option(help="human or a computer coach.")] = "scripted",
    load: Annotated[
        str | None, typer.Option(help="Go on with a saved game, with its own teams and dice.")
    ] = None,
    save: Annotated[
        str | None, typer.Option(help="Keep the game in this file, every turn and on leaving.")
    ] = None,
) -> None:
    """Play a game in the terminal."""
    from pigskin.coaches import coach_names
    from pigskin.coaches.base import UnknownCoach
    from pigskin.teams.check import check
    from pigskin.teams.ready import find_team

    find_edition(edition)
    for side in (home, away):
        if side is not None:
            check(find_team(edition, side))
    for coach in (home_coach, away_coach):
        if coach != HUMAN and coach not in coach_names():
            raise UnknownCoach(f"no coach {coach!r}; known: {', '.join((HUMAN, *coach_names()))}")
    if load is not None:
        _readable(Path(load))
    try:
        table = import_module("pigskin.terminal.app")
    except ModuleNotFoundError as error:
        if not (error.name or "").startswith("pigskin.terminal"):
            raise
        raise PigskinError("this pigskin has no table to play at in the terminal") from None
    table.play(home, away, edition, seed, home_coach, away_coach, load, save)


# --- simulate ---------------------------------------------------------------------------------


@app.command()
def simulate(
    edition: EditionOption = "lrb6",
    home: Annotated[str, typer.Option(help='Roster of the home team, or "all".')] = "human",
    away: Annotated[str, typer.Option(help='Roster of the away team, or "all".')] = "orc",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    coach: Annotated[str, typer.Option(help="Computer coach of both sides.")] = "random",
    away_coach: Annotated[
        str | None, typer.Option(help="Another computer coach for the away side.")
    ] = None,
    jobs: Annotated[int, typer.Option(min=0, help="Processes to use; 0 for one a processor.")] = 1,
    json_: JsonOption = False,
) -> None:
    """Let computer coaches play many games and count what happens."""
    from pigskin.sim import Plan, Result
    from pigskin.sim import simulate as run

    jobs = jobs or os.cpu_count() or 1
    result = Result(Plan(edition, home, away, games, seed, coach, away_coach or coach), jobs)
    stopped = False

    with _progress() as bar:
        task = bar.add_task("games", total=games)

        def note(now: Result) -> None:
            nonlocal result
            result = now
            bar.update(task, completed=now.games)

        try:
            result = run(edition, home, away, games, seed, coach, jobs, away_coach, note)
        except KeyboardInterrupt:
            stopped = True
    if json_:
        _print_json(result.to_dict())
    else:
        _show_result(result)
    if stopped:
        _complain(f"stopped after {result.games} of {games} games")
        raise typer.Exit(INTERRUPTED)


def _progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


def _show_result(result: Result) -> None:
    shown = result.to_dict()
    plan = result.plan
    grid = Grid(title=f"{result.games} games, {plan.edition}", title_justify="left")
    for heading in ("", "home", "away", "both"):
        grid.add_column(heading, justify="right" if heading else "left")
    grid.add_row("team", plan.home, plan.away, "")
    grid.add_row("coach", plan.home_coach, plan.away_coach, "")
    grid.add_row("won", str(result.home_wins), str(result.away_wins), f"{result.draws} drawn")
    for what in ("touchdowns", "casualties"):
        grid.add_row(what, *(str(shown[f"{side}{what}"]) for side in ("home_", "away_", "")))
    console = Console()
    console.print(grid)
    console.print(
        f"{result.decisions} decisions in {result.seconds:.1f} s: "
        f"{shown['decisions_per_second']:,.0f} decisions/s, {shown['games_per_second']} games/s "
        f"({shown['engine']} engine, {result.jobs} process{'' if result.jobs == 1 else 'es'})",
        highlight=False,
        soft_wrap=True,
    )


# --- replay -----------------------------------------------------------------------------------


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.", show_default=False)],
    check: Annotated[
        bool, typer.Option("--check", help="Only check the file: every answer, die and digest.")
    ] = False,
    json_: Annotated[bool, typer.Option("--json", help="Print the events as JSON lines.")] = False,
) -> None:
    """Tell a saved game, or check it to the last die."""
    from pigskin import record

    _readable(file)
    if check:
        game = record.load(file)
        found = {
            "file": str(file),
            "good": True,
            "answers": len(game.history.all_answers()),
            "dice": len(game.history.all_tape()),
            "over": game.over,
            "score": [game.table.home.score, game.table.away.score],
            "digest": record.digest(game.table),
        }
        if json_:
            _print_json(found)
        else:
            state = "over" if game.over else f"half {game.table.half}, not over"
            typer.echo(
                f"{file}: good, {found['answers']} answers, {found['dice']} dice, {state}, "
                f"{game.table.home.score}-{game.table.away.score}, state {found['digest']}"
            )
        return
    game = record.replay(record.read(file), check=False)
    if json_:
        half = 1
        turn: list[object] = [None, 0]
        for number, event in enumerate(game.events):
            if event.kind == "half":
                half, turn = event.values[0], [None, 0]
            elif event.kind == "turn":
                turn = [("home", "away")[event.values[0]], event.values[1]]
            typer.echo(
                json.dumps(
                    {
                        "number": number,
                        "half": half,
                        "side": turn[0],
                        "turn": turn[1],
                        "kind": event.kind,
                        "why": event.why,
                        "values": list(event.values),
                        "text": str(event),
                    },
                    ensure_ascii=False,
                )
            )
        return
    console = Console(highlight=False)
    names = game.table.team_names
    console.print(f"[bold]{escape(names[0])}[/] (home) against [bold]{escape(names[1])}[/] (away)")
    for style, text in _story(game.events):
        console.print(f"[{style}]{escape(text)}[/]" if style else escape(text), soft_wrap=True)
    if not game.over and game.question is not None:
        console.print(f"(to be continued: {game.question.coach} is asked, {game.question.kind})")


_LOUD: Final = {
    "touchdown": "bold green",
    "awarded touchdown": "bold green",
    "over": "bold",
    "turnover": "yellow",
    "casualty": "red",
    "dies": "bold red",
    "sent off": "red",
}


def _story(events: list[Event]) -> Iterator[tuple[str, str]]:
    """The events as styled lines: halves and turns as headings, runs of small things joined."""
    line = ""
    last = ("", -1)
    begun = False
    for event in events:
        kind, who = event.kind, event.values[0]
        if kind == "set up" and not begun:
            # Nobody announces the first half: it begins with the first player on the pitch.
            if line:
                yield _LOUD.get(last[0], ""), line
                line = ""
            yield "bold reverse", " Half 1 "
            begun = True
        told = str(event)
        if kind == "move" and last == (kind, who):
            line += f", {told.rpartition(' ')[2]}"
        elif kind == "set up" and last == (kind, who >> 5):
            line += f", {told.partition(' ')[2].replace(' is set up at', ' at')}"
        elif kind in ("block die", "chosen") and last[0] in ("block", "block die"):
            line += f" {told}" if kind == "block die" else f", {told}"
        else:
            if line:
                yield _LOUD.get(last[0], ""), line
            line = ""
            if kind == "half":
                yield "bold reverse", f" Half {who} "
            elif kind == "turn":
                yield "bold", f"{('Home', 'Away')[who]}, turn {event.values[1]}"
            elif kind != "end of turn":
                line = f"  {told}"
        last = (kind, who >> 5 if kind == "set up" else who)
    if line:
        yield _LOUD.get(last[0], ""), line


def _readable(file: Path) -> None:
    try:
        with file.open("rb"):
            pass
    except OSError as error:
        raise PigskinError(f"{file}: cannot be read: {error.strerror or error}") from None


# --- fumbbl -----------------------------------------------------------------------------------


@app.command()
def fumbbl(
    file: Annotated[Path, typer.Argument(help="A FUMBBL replay.", show_default=False)],
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="Write the match as a saved game.")
    ] = None,
    json_: JsonOption = False,
) -> None:
    """Play a FUMBBL match of the BB2020 rules again and compare every command."""
    from pigskin.fumbbl import play, read

    if output is not None and (output.exists() or not output.absolute().parent.is_dir()):
        why = "is there already" if output.exists() else "is in a folder that does not exist"
        raise PigskinError(f"{output} {why}; name another file for the match")
    match = read(file)
    with _progress() as bar:
        task = bar.add_task("commands", total=len(match.commands))
        outcome = play(match, lambda agreed: bar.update(task, completed=agreed))
    difference = outcome.difference
    if json_:
        _print_json(outcome.to_dict())
    else:
        console = Console(highlight=False)
        names = outcome.game.table.team_names
        home, away = outcome.game.table.home, outcome.game.table.away
        console.print(
            f"[bold]{escape(names[0])}[/] (home) against [bold]{escape(names[1])}[/] (away): "
            f"{home.score}-{away.score}"
        )
        for note in outcome.notes:
            console.print(f"not supported: {escape(note)}", soft_wrap=True)
        console.print(
            f"{outcome.agreed} of {outcome.commands} commands agree "
            f"({outcome.compared} compared picture by picture)"
        )
        if difference is not None:
            _show_difference(console, difference)
    if output is not None:
        outcome.game.save(output)
    if difference is not None:
        raise typer.Exit(FAILED)


def _show_difference(console: Console, difference: Difference) -> None:
    console.print(f"[bold red]first difference, command {difference.command}[/]")
    for problem in difference.problems:
        console.print(f"  {escape(problem)}", soft_wrap=True)
    for title, pitch in (("ours", difference.ours), ("theirs", difference.theirs)):
        console.print(f"[bold]{title}[/]")
        console.print(escape(pitch), soft_wrap=True)


# --- looking things up ------------------------------------------------------------------------


@app.command()
def teams(
    roster: Annotated[
        str | None, typer.Argument(help="Show one roster.", show_default=False)
    ] = None,
    edition: EditionOption = "lrb6",
    json_: JsonOption = False,
) -> None:
    """List the rosters of an edition, or the positions of one."""
    from pigskin.teams import ready_team, rosters, team_rules
    from pigskin.teams import roster as find_roster

    rules = team_rules(edition)
    if roster is not None:
        found = find_roster(edition, roster)
        if json_:
            _print_json(asdict(found))
            return
        stats = [stat for stat in ("ma", "st", "ag", "pa", "av") if stat in rules.stats]
        headings = [stat.upper() for stat in stats]
        grid = _grid("max", "position", "cost", *headings, "skills", "access")
        for each in found.positions:
            grid.add_row(
                f"{each.minimum}-{each.maximum}",
                each.name,
                f"{each.cost // 1000}k",
                *(rules.show(stat, getattr(each, stat)) for stat in stats),
                ", ".join(each.skills),
                f"{each.normal or '-'}/{each.double or '-'}",
            )
        doctor = "may hire an apothecary" if found.apothecary else "no apothecary"
        console = Console()
        console.print(f"{found.name} ({found.id}): re-rolls {found.reroll_cost // 1000}k, {doctor}")
        if found.special_rules:
            console.print(f"special rules: {', '.join(found.special_rules)}")
        if found.choose:
            console.print(f"chooses one of: {', '.join(found.choose)}")
        if found.big_guys is not None:
            giants = ", ".join(each.name for each in found.positions if each.big_guy)
            console.print(f"at most {found.big_guys} of: {giants}")
        console.print(grid)
        return
    known = rosters(edition)
    if json_:
        _print_json([asdict(each) for each in known.values()])
        return
    grid = _grid("roster", "name", "tier", "re-roll", "apothecary", "ready team")
    for team in known.values():
        grid.add_row(
            team.id,
            team.name,
            str(team.tier or "-"),
            f"{team.reroll_cost // 1000}k",
            "yes" if team.apothecary else "no",
            ready_team(edition, team.id).name,
        )
    Console().print(grid)


@app.command()
def skills(
    edition: EditionOption = "lrb6",
    search: Annotated[str, typer.Option(help="Only skills with all of these words.")] = "",
    json_: JsonOption = False,
) -> None:
    """List the skills of an edition and what they do."""
    from pigskin.teams.reading import category_names, skill_categories, skill_name

    words = search.lower().split()
    values: dict[str, list[str]] = {}  # of skills that come with different values
    found: dict[str, tuple[str, str]] = {}  # category and text, by name
    rules = find_edition(edition)
    letters, names = skill_categories(edition), category_names(edition)
    order = list(letters)
    for skill in sorted(rules.skills, key=lambda each: order.index(skill_name(each.name))):
        name, _, value = skill.name.rstrip(")").partition(" (")
        category = names[letters[name]]
        if all(word in f"{skill.name} {category} {skill.text}".lower() for word in words):
            found.setdefault(name, (category, skill.text))
            values.setdefault(name, []).extend([value] if value else [])
    if json_:
        _print_json(
            [
                {"name": name, "category": category, "text": text, "values": values[name]}
                for name, (category, text) in found.items()
            ]
        )
        return
    grid = _grid("skill", "category", "what it does")
    for name, (category, text) in found.items():
        known = f" [dim]({', '.join(values[name])})[/]" if values[name] else ""
        grid.add_row(name, category, escape(" ".join(text.split())) + known)
    if found:
        Console().print(grid)
    _count(len(found), "skills")


@app.command()
def rules(
    edition: EditionOption = "lrb6",
    search: Annotated[str, typer.Option(help="Only rules with all of these words.")] = "",
    chapter: Annotated[str, typer.Option(help="Only chapters with this in the name.")] = "",
    json_: JsonOption = False,
) -> None:
    """List the rules in our own words, with their tests."""
    from pigskin import rules_index

    find_edition(edition)
    found = rules_index.search(edition, search) if search else rules_index.rules(edition)
    found = tuple(each for each in found if chapter.lower() in each.chapter.lower())
    tests = rules_index.find_tests()
    cited = rules_index.citations(tests) if tests is not None else None
    if json_:
        _print_json(
            [
                asdict(each) | {"tests": cited[each.citation] if cited is not None else None}
                for each in found
            ]
        )
        return
    console = Console(highlight=False)
    heading = ""
    for each in found:
        if each.chapter != heading:
            heading = each.chapter
            console.print(f"\n[bold]{escape(heading)}[/]")
        tests_of = "-" if cited is None else str(cited[each.citation])
        title = f"  [cyan]{escape(each.id)}[/]  {escape(each.title)}"
        console.print(f"{title}  [dim]tests: {tests_of}[/]")
        console.print(Padding(escape(each.text), (0, 0, 0, 6)))
    _count(len(found), "rules")


def _grid(*headings: str) -> Grid:
    grid = Grid()
    for number, heading in enumerate(headings):
        # The first column is what one types; it is never cut.
        grid.add_column(heading, no_wrap=number == 0)
    return grid


def _count(count: int, what: str) -> None:
    typer.echo(f"{count} {what if count != 1 else what.removesuffix('s')}")


def _print_json(value: object) -> None:
    typer.echo(json.dumps(value, ensure_ascii=False))
