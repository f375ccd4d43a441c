"""A program of any language as a coach: `run:node bot.js`. See docs/talk.md.

It is started at its first question and asked over its standard input and output. What happens to
an answer that is bad, late or missing is fixed, so that no program can hold up or break a game:

- bad: it is told why and asked again, three times in all; then the passive answer is given for it;
- late (after `PATIENCE` seconds): the passive answer is given, and a late one is not looked at;
- missing, because it has ended or closed its output, was late `LATE` times in a row, or does not
  read what it is told: every answer from then on is the passive one.

The passive answer is `game.passive_answer()`: nothing that is not forced on the coach. The first
time each of these happens a line on standard error says so.
"""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import shutil
import subprocess
import sys
import threading
import time
from typing import Final

from pigskin.coaches.base import UnknownCoach
from pigskin.errors import PigskinError
from pigskin.game import Game
from pigskin.numbers import Code
from pigskin.showing import shown
from pigskin.talk import messages

MARK: Final = "run:"
PATIENCE_SETTING: Final = "PIGSKIN_PATIENCE"
PATIENCE: Final = 30.0  # seconds for an answer
TRIES: Final = 3
LATE: Final = 5  # times in a row, and it is waited for no more
UNREAD: Final = 1000  # lines that may lie between us, either way
ENDED: Final = None  # what the reader puts down when the program says no more, and we to the writer


def is_program(name: str) -> bool:
    """Does the name of a coach mean a command to run?"""
    return name.startswith(MARK)


def program_coach(name: str) -> ProgramCoach:
    """The coach behind a command."""
    command = name.removeprefix(MARK)
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise UnknownCoach(f"{name}: {error}") from None
    if not words:
        raise UnknownCoach(f"{name} names no command; write {MARK}python bot.py")
    if shutil.which(words[0]) is None:
        raise UnknownCoach(f"{name}: there is no program {words[0]!r}")
    return ProgramCoach(name, words, _patience())


def _patience() -> float:
    given = os.environ.get(PATIENCE_SETTING, "")
    if not given:
        return PATIENCE
    try:
        seconds = float(given)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 86_400:
        raise UnknownCoach(f"{PATIENCE_SETTING} is a number of seconds, not {given!r}")
    return seconds


class ProgramCoach:
    """Asks a program, and answers for it when that does not work."""

    def __init__(self, name: str, command: list[str], patience: float = PATIENCE) -> None:
        self.name = name
        self.command = command
        self.patience = patience
        self.stepped_in = 0  # how often we have answered for it
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str | None] = queue.Queue(UNREAD)  # what it has said
        self._said: queue.Queue[str | None] = queue.Queue(UNREAD)  # what it is yet to be told
        self._gone = False
        self._why_gone = "it has stopped talking"
        self._late = 0  # times in a row
        self._number = 0
        self._told = 0
        self._coaches: list[str] = []  # whom it coaches
        self._complained: set[str] = set()

    def choose(self, game: Game) -> Code:
        number = self._number
        self._number += 1
        if self._process is None and not self._gone:
            self._start(game)
        why = self._why_gone
        if not self._gone:
            self._say(messages.ask(game, number, self._told, self._coaches))
            self._told = game.history.count_events()
            answer = self._wait(game, number)
            if isinstance(answer, int):
                self._late = 0
                return Code(answer)
            why = answer
        return self._passive(game, number, why)

    def finish(self, game: Game) -> None:
        """The game is over, or is left: tell the program, and let it go."""
        process = self._process
        if process is None:
            return
        if not self._gone and game.over:
            self._say(messages.over(game, self._told, self._coaches))
        self._process = None
        self._gone = True
        with contextlib.suppress(queue.Full):
            self._said.put_nowait(ENDED)
        try:
            process.wait(1.0)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def __del__(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.kill()

    # --- the line to the program --------------------------------------------------------------

    def _start(self, game: Game) -> None:
        try:
            process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8",
                errors="replace", bufsize=1,
            )  # fmt: skip
        except OSError as error:
            raise UnknownCoach(f"{self.name} cannot be started: {error.strerror}") from None
        self._process = process
        for task, lines in ((_listen, self._lines), (_speak, self._said)):
            threading.Thread(target=task, args=(process, lines), daemon=True).start()
        assert game.question is not None
        self._coaches = [game.question.coach]
        self._say(messages.hello(game, self._coaches))

    def _say(self, message: messages.Message) -> None:
        try:
            self._said.put_nowait(messages.line(message) + "\n")
        except queue.Full:  # nobody reads it
            self._gone = True

    def _wait(self, game: Game, number: int) -> int | str:
        """The code of its answer, or why there is none."""
        end = time.monotonic() + self.patience
        tries = 0
        while True:
            left = end - time.monotonic()
            try:
                if left <= 0:  # whatever else it says
                    raise queue.Empty
                text = self._lines.get(timeout=left)
            except queue.Empty:
                self._late += 1
                if self._late >= LATE:
                    return self._leave(f"it was late {LATE} times in a row, and is asked no more")
                return f"it gave no answer within {self.patience:g} seconds"
            if text is ENDED:
                return self._leave(self._why_gone)
            assert text is not None
            try:
                message = messages.read(text)
                if messages.is_request(message):
                    assert game.question is not None
                    self._say(messages.fulfil(game, message, game.question.coach))
                    if self._gone:
                        return self._leave("it does not read what it is told")
                    continue
                if messages.is_stale(message, number):
                    continue
                return messages.answer_in(game, message, number)
            except PigskinError as error:
                tries += 1
                if tries >= TRIES:
                    return f"it gave {TRIES} bad answers, the last one: {error}"
                self._say(messages.refusal(number, error))

    def _leave(self, why: str) -> str:
        self._gone = True
        self._why_gone = why
        return why

    def _passive(self, game: Game, number: int, why: str) -> Code:
        self.stepped_in += 1
        if not self._gone:
            self._say(messages.stepped_in(number, game, why))
        kind = why.split(",")[0]
        if kind not in self._complained:
            self._complained.add(kind)
            assert game.question is not None
            asked = f"question {number}, {game.question.kind}"
            told = f"{self.name}: {why} ({asked}); the passive answer was given"
            print(f"pigskin: {shown(told)}", file=sys.stderr)
        return game.passive_answer().code


def _speak(process: subprocess.Popen[str], lines: queue.Queue[str | None]) -> None:
    """Tell a program every line put down for it, however long it takes to read them."""
    assert process.stdin is not None
    with contextlib.suppress(OSError, ValueError):
        while (text := lines.get()) is not None:
            process.stdin.write(text)
            process.stdin.flush()
    with contextlib.suppress(OSError, ValueError):
        process.stdin.close()


def _listen(process: subprocess.Popen[str], lines: queue.Queue[str | None]) -> None:
    """Put down every line a program says, until it says no more."""
    assert process.stdout is not None
    with contextlib.suppress(OSError, ValueError):
        while True:
            text = process.stdout.readline(messages.LONGEST + 2)
            if not text:
                break
            lines.put(text)
    lines.put(ENDED)
