"""A coach at his desk, at the terminal: what is asked, what he types, what came of it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.markup import escape
from rich.padding import Padding

from pigskin.cli.house import bare
from pigskin.errors import IllegalAnswer
from pigskin.league.desk import read_faces
from pigskin.league.papers import team_sheet_grid
from pigskin.showing import quoted
from pigskin.teams.near import hint
from pigskin.terminal.screen import Leave, Screen

if TYPE_CHECKING:
    from pigskin.league.asking import DeskQuestion
    from pigskin.league.desk import Desk
    from pigskin.league.from_fumbbl import Stranger
    from pigskin.league.sheet import Sheet

LEAVE = ("quit", "q", "leave")
UNDO = "undo"
ASK = ("help", "?")
FIRE = "fire "
HELP = (
    "Type an answer, its number or its beginning; undo takes the last one back, "
    "sheet shows the team, quit leaves."
)


def converse(
    desk: Desk,
    take: Callable[[str, Sequence[str]], Desk],
    take_back: Callable[[Sequence[str]], Desk],
) -> bool:
    """Ask until the desk is done, or the coach leaves.

    Every answer is handed to `take`, with those that were there when it was asked for.
    """
    screen = Screen()
    told = 0
    screen.show(f"[dim]{HELP}[/]")
    while True:
        told = tell(screen, desk, told)
        if desk.question is None:
            return True
        try:
            answer = _ask(screen, desk, desk.question)
        except Leave:
            return False
        try:
            if answer == UNDO:
                last = desk.answers[-1:]
                desk = take_back(desk.answers)
                told = len(desk.entries)
                screen.show(f"  taken back: {escape(_typed(desk.sheet, *last))}")
            else:
                desk = take(answer, desk.answers)
        except IllegalAnswer as problem:
            screen.show(f"[red]{escape(str(problem))}[/]")


def tell(screen: Screen, desk: Desk, told: int) -> int:
    """What has happened at the desk since it was last told; how much has been told now."""
    sheet: Sheet = desk.before
    for number, entry in enumerate(desk.entries):
        if number >= told:
            dice = f" [dim](rolled {' '.join(map(str, entry.dice))})[/]" if entry.dice else ""
            screen.show(f"  {escape(entry.event.told(sheet))}{dice}")
        sheet = entry.event.after(sheet)
    return len(desk.entries)


def _ask(screen: Screen, desk: Desk, question: DeskQuestion) -> str:
    """The answer of a coach, as the desk has it, or UNDO; what is none is told why, and asked
    again."""
    choices = Choices(desk.sheet, question)
    screen.show("", f"[bold]{escape(question.text)}[/]")
    if choices.names:
        screen.show(Padding(choices.listed(), (0, 0, 0, 2)))
    while True:
        typed = screen.ask("> ").strip()
        if typed.lower() in LEAVE:
            raise Leave
        if typed.lower() == UNDO:
            return UNDO
        if typed.lower() in ASK:
            screen.show(f"[dim]{HELP}[/]")
        elif typed.lower() == "sheet":
            screen.show(team_sheet_grid(desk.sheet))
        elif typed:
            answer, wrong = choices.meant(typed)
            if not wrong:
                return answer
            screen.show(f"[red]{escape(wrong)}[/]")


def _typed(sheet: Sheet, answer: str) -> str:
    """An answer as a coach types it: players by their shirts, not by their keys."""
    verb, _, last = answer.rpartition(" ")
    player = sheet.players.get(last)
    return answer if player is None else f"{verb} {player.number}".strip()


class Choices:
    """The answers to a question as they are typed: players by their shirts, not by their keys.

    Where a shirt would not tell who is meant, he keeps the key by which the desk knows him.
    """

    def __init__(self, sheet: Sheet, question: DeskQuestion) -> None:
        self.sheet = sheet
        self.question = question
        self.names: dict[str, str] = {}  # as it is typed: as the desk has it
        for answer in question.answers:
            typed = _typed(sheet, answer)
            self.names[answer if typed in self.names else typed] = answer
        self.fired = [each for each in self.names if each.startswith(FIRE)]
        lines = [each for each in self.names if each not in self.fired]
        self.numbered = [] if any(each.isdecimal() for each in lines) else lines

    def listed(self) -> RenderableType:
        """The choices: those with words in lines, who can be fired in one."""
        words = {each.answer: each.words for each in self.question.choices}
        if not any(words.values()):
            return escape(", ".join(self.names))
        shown = bare("", "", "")
        for number, typed in enumerate([each for each in self.names if each not in self.fired], 1):
            mark = f"[dim]{number}[/]" if self.numbered else ""
            shown.add_row(mark, escape(typed), escape(words[self.names[typed]]))
        if self.fired:
            who = ", ".join([words[self.names[each]].partition(",")[0] for each in self.fired])
            shown.add_row("", f"{FIRE}...", escape(who))
        shown.columns[1].no_wrap = True
        return shown

    def meant(self, typed: str) -> tuple[str, str]:
        """What a coach means as the desk has it, and what is wrong with it."""
        if self.question.kind == "roll":
            return typed, self._wrong_roll(typed)
        lowered = {each.lower(): answer for each, answer in self.names.items()}
        if typed.lower() in lowered:
            return lowered[typed.lower()], ""
        if typed.isascii() and typed.isdecimal() and 1 <= int(typed[:6]) <= len(self.numbered):
            return self.names[self.numbered[int(typed) - 1]], ""
        begins = [each for each in self.names if each.lower().startswith(typed.lower())]
        if typed[-1].isdecimal():
            begins = []  # shirt 1 is not the beginning of shirt 10
        if len(begins) == 1:
            return self.names[begins[0]], ""
        if begins:
            return "", f"{typed} could be {', '.join(begins[:12])}"
        keyed = self._with_key(typed)
        wrong = self.question.why_not(keyed).replace(keyed, typed)  # nobody has typed a key
        return "", wrong or self._no_answer(typed)

    def _wrong_roll(self, typed: str) -> str:
        try:
            read_faces(typed, self.question.dice)
        except IllegalAnswer as problem:
            return str(problem)
        return ""

    def _with_key(self, typed: str) -> str:
        """An answer about somebody who is named by his shirt."""
        verb, _, number = typed.rpartition(" ")
        for player in self.sheet.players.values():
            if str(player.number) == number:
                return f"{verb} {player.key}".strip()
        return typed

    def _no_answer(self, typed: str) -> str:
        verb = f"{typed.partition(' ')[0]} ".lower()
        alike = [each for each in self.names if each.lower().startswith(verb)]
        harmless = [each for each in self.names if self.names[each] in self.question.harmless]
        known = ", ".join((alike or harmless)[:12])
        near = hint(typed, harmless)
        return f"{quoted(typed)} is no answer here; such as {known}{near}"


def ask_who(strangers: list[Stranger]) -> dict[str, str] | None:
    """Who somebody of a file is; nothing where nobody sits at a terminal."""
    if not sys.stdin.isatty():
        return None
    screen, found = Screen(), {}
    for each in strangers:
        screen.show(escape(each.words))
        try:
            found[each.name] = screen.ask("his shirt here, journeyman, star or mercenary: ").strip()
        except Leave:
            return None
    return found
