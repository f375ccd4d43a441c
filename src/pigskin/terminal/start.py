"""The questions before a match: edition, teams, and who coaches them."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from pigskin.coaches import coach_names, make_coach
from pigskin.coaches.own import is_own
from pigskin.editions import EDITIONS
from pigskin.errors import PigskinError
from pigskin.house.finding import houses
from pigskin.teams import Team, box_teams, ready_teams, rosters
from pigskin.teams.check import check
from pigskin.teams.near import hint, plain
from pigskin.teams.ready import TEAM_FILES, find_team
from pigskin.terminal.screen import Leave, Screen

HUMAN: Final = ("human", "you", "me", "person")
COMPUTER: Final = ("computer", "scripted")


def choose_edition(screen: Screen, usual: str = "lrb6") -> str:
    """Ask which rules are played; through a pipe it is LRB6 unless somebody says otherwise."""
    if not screen.live:
        return usual
    names = {**{each.id: each.name for each in EDITIONS}, **houses()}
    known = list(names)
    screen.begin()
    screen.show(Text("Pigskin", style="bold"), "")
    screen.show(*(Text(f"{number:>2} {each}") for number, each in enumerate(names.values(), 1)), "")
    while True:
        typed = screen.ask(f"rules [{usual}]: ").lower()
        if typed in ("quit", "q"):
            raise Leave
        if not typed:
            return usual
        if typed.isdecimal() and 1 <= int(typed) <= len(known):
            return known[int(typed) - 1]
        found = [name for name in known if typed in name]
        if len(found) == 1:
            return found[0]
        screen.show(Text(f"{typed!r} is no edition; type its number, 1 to {len(known)}"))


def start_menu(
    screen: Screen, edition: str, home_coach: str, away_coach: str
) -> tuple[str, str, str, str]:
    """Both teams and who coaches them; Enter takes what is in brackets."""
    screen.begin()
    screen.show(Text("Pigskin", style="bold"), "")
    screen.show(*roster_lines(edition, screen.width), "")
    home = choose_roster(screen, edition, "home", "human", listed=True)
    home_coach = choose_coach(screen, "home", home_coach)
    away = choose_roster(screen, edition, "away", "orc", listed=True)
    away_coach = choose_coach(screen, "away", away_coach)
    return home, away, home_coach, away_coach


def roster_lines(edition: str, width: int) -> list[Text]:
    """All rosters, numbered, in columns; their ready teams too where there is room."""
    cells = [
        f"{number:>2} {team.roster.name}" + (f", {team.name}" if width > 90 else "")
        for number, team in enumerate(_ready(edition).values(), 1)
    ]
    longest = max(len(cell) for cell in cells) + 2
    columns = max(1, min(3, width // longest))
    rows = -(-len(cells) // columns)
    return [
        Text("".join(cell.ljust(longest) for cell in cells[start::rows]).rstrip())
        for start in range(rows)
    ]


def _ready(edition: str) -> dict[str, Team]:
    """The rosters one can name here, those with a ready team, in the order of the edition."""
    teams = ready_teams(edition)
    return {id: teams[id] for id in rosters(edition) if id in teams}


def choose_roster(
    screen: Screen, edition: str, side: str, default: str, listed: bool = False
) -> str:
    """Ask for a roster by number, id or name, or for a team file."""
    known = {id: team.roster for id, team in _ready(edition).items()}
    default = default if default in known else next(iter(known))
    if not listed:
        screen.show(*roster_lines(edition, screen.width))
    while True:
        answer = screen.ask(f"{side} team, or a team file [{default}]: ")
        typed = answer.lower()
        if typed in ("quit", "q"):
            raise Leave
        if not typed:
            return default
        if typed.endswith(TEAM_FILES):
            try:
                check(find_team(edition, answer))
            except PigskinError as problem:
                screen.show(Text(str(problem)))
                continue
            return answer
        if typed.isdecimal() and 1 <= int(typed) <= len(known):
            return list(known)[int(typed) - 1]
        spelled = typed.replace(" ", "_")
        if spelled in known:
            return spelled
        for name in box_teams(edition):
            if plain(typed) == plain(name):
                return name
        found = [id for id, each in known.items() if each.name.lower().startswith(typed)]
        found = found or [id for id in known if id.startswith(spelled)]
        if len(found) == 1:
            return found[0]
        some = f"could be {', '.join(found)}" if found else "is no roster"
        near = "" if found else hint(typed, [*known, *box_teams(edition)])
        screen.show(Text(f"{typed!r} {some}; type its number, 1 to {len(known)}{near}"))


def choose_coach(screen: Screen, side: str, default: str) -> str:
    """Ask who coaches a side."""
    names = ("you", "computer", "random")
    shown = "you" if default in HUMAN else "computer" if default in COMPUTER else default
    while True:
        question = f"{side} coach, 1 you, 2 computer, 3 random, or a file [{shown}]: "
        typed = screen.ask(question)
        if not is_own(typed):
            typed = typed.lower()
        if typed in ("quit", "q"):
            raise Leave
        if not typed:
            return default
        if typed in ("1", "2", "3"):
            return names[int(typed) - 1]
        found = [name for name in (*names, *coach_names()) if name.startswith(typed)]
        if found:
            return found[0]
        if is_own(typed):
            try:
                make_coach(typed)
            except PigskinError as problem:
                screen.show(Text(str(problem)))
                continue
            return typed
        near = hint(typed, (*names, *coach_names()))
        screen.show(Text(f"{typed!r} is nobody here; type 1, 2 or 3{near}"))
