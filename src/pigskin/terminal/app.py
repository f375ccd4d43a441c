"""Opening the terminal table: with a saved game, or with what is asked before a new one."""

from __future__ import annotations

import secrets

from pigskin.coaches import table_coach
from pigskin.coaches.base import Coach, UnknownCoach
from pigskin.coaches.own import is_own
from pigskin.coaches.program import is_program
from pigskin.game import Game
from pigskin.numbers import SideNo
from pigskin.option_words import SECONDS, idle_options
from pigskin.options import Options
from pigskin.pitch import AWAY, HOME, SIDES
from pigskin.record import load_with_record
from pigskin.teams.check import check
from pigskin.teams.ready import find_team
from pigskin.terminal.clock import TurnClock
from pigskin.terminal.keeping import check_place
from pigskin.terminal.match import Match
from pigskin.terminal.screen import Leave, Screen
from pigskin.terminal.start import COMPUTER, HUMAN, choose_edition, choose_roster, start_menu


def play(
    home: str | None,
    away: str | None,
    edition: str | None,
    seed: int | None,
    home_coach: str,
    away_coach: str,
    load: str | None,
    save: str | None,
    screen: Screen | None = None,
    options: dict[str, object] | None = None,
) -> None:
    """Open the table: go on with a saved game, or start one, asking for what is not given.

    There is a clock if the options have `turn_seconds`, or a saved game has an unusual one.
    """
    window = screen if screen is not None else Screen()
    if save is not None:
        check_place(save)
    chosen = options or {}
    coaches = (sit_down(home_coach, seed, HOME), sit_down(away_coach, seed, AWAY))
    try:
        if load is not None:
            game, read = load_with_record(load)
            given = {
                "--home": home is not None,
                "--away": away is not None,
                "--edition": edition not in (None, game.table.edition.id),
                "--seed": seed is not None,
                "--option": any(name != SECONDS for name in chosen),
            }
            news = _going_on(load, [name for name, said in given.items() if said])
            if read.note:
                news += f". {read.note}"
        else:
            if edition is None:
                edition = choose_edition(window)
            for side in (home, away):
                if side is not None:
                    check(find_team(edition, side))
            if home is None and away is None:
                home, away, home_coach, away_coach = start_menu(
                    window, edition, home_coach, away_coach
                )
                coaches = (sit_down(home_coach, seed, HOME), sit_down(away_coach, seed, AWAY))
            if home is None:
                home = choose_roster(window, edition, "home", "human")
            if away is None:
                away = choose_roster(window, edition, "away", "orc")
            dice = seed if seed is not None else secrets.randbelow(1_000_000)
            game = Game(home, away, edition, seed=dice, options=chosen)
            told = [f"Dice seed {dice}: the same seed rolls the same dice"]
            news = ". ".join([*told, *idle_options(chosen, game.table.edition)])
    except Leave:
        window.show("Goodbye.")
        return
    Match(window, game, coaches, save, news, clock_for(game, chosen)).run()


def _going_on(load: str, unused: list[str]) -> str:
    """What to say when a saved game goes on: it has its own teams, rules and dice."""
    if not unused:
        return f"{load} goes on"
    are = "is" if len(unused) == 1 else "are"
    its = "teams and dice" if unused[-1] != "--option" else "teams, options and dice"
    return f"{load} goes on; {', '.join(unused)} {are} left aside: it has its own {its}"


def clock_for(game: Game, options: dict[str, object]) -> TurnClock | None:
    """The clock somebody asked for now, or when the game began.

    A saved game has every option, so its usual 240 seconds say nothing about what was asked for.
    """
    seconds = options.get(SECONDS, 0)
    if SECONDS not in options and game.table.options.turn_seconds != Options().turn_seconds:
        seconds = game.table.options.turn_seconds
    return TurnClock(seconds) if isinstance(seconds, int) and seconds > 0 else None


def sit_down(name: str, seed: int | None, side: SideNo) -> Coach | None:
    """A computer coach, or None for a person."""
    if name in HUMAN:
        return None
    try:
        return table_coach("scripted" if name in COMPUTER else name, f"{seed} {SIDES[side]}")
    except UnknownCoach as error:
        if is_own(name) or is_program(name):
            raise
        told, mark, near = str(error).partition("; did you mean")
        raise UnknownCoach(f"{told}; people are human{mark}{near}") from None
