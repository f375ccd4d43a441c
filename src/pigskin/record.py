"""Saved games: write, read, replay, verify.

A record is a text file: what the game started from, then one line for every answer with the dice
it rolled, and every now and then a digest of the table. `docs/record-format.md` explains it.
Saving plays the game once more from its beginning, so that what is written is known to lead to
the table that was saved; loading does the same and checks every die and digest on the way.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import secrets
import tomllib
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Final

from pigskin.dice import Dice, ReplayedDice, ScriptedDice
from pigskin.edition import Options, option_values
from pigskin.editions import edition as find_edition
from pigskin.errors import DiceError, PigskinError, RecordError
from pigskin.game import Game, make_options
from pigskin.model import Side, Table
from pigskin.pitch import square
from pigskin.questions import (
    CONCEDE,
    ILLEGAL_PROCEDURE,
    TEMPLATES,
    TIME_OUT,
    Question,
    first_of,
    option_text,
    second_of,
    verb_of,
)
from pigskin.rules import phases
from pigskin.teams.files import team_from_dict, team_to_dict
from pigskin.teams.team import Team

VERSION: Final = 1
FIRST_WORD: Final = "pigskin-game"
RULER: Final = "---"
COACHES: Final = ("home", "away")

_ROLLED: Final = r"(?: \[([0-9]{1,4}(?: [0-9]{1,4})*)\])?"
_ANSWER: Final = re.compile(r"(home|away)> ([^\[\]]*[^\[\] ])" + _ROLLED)
_START: Final = re.compile("start" + _ROLLED)
_MARK: Final = re.compile(r"== (.+): state ([0-9a-f]{12}), file ([0-9a-f]{12})")
_END: Final = re.compile(r"end, [0-9]+ answers, [0-9]+ dice, (.+)")
_FIELDS: Final = ("edition", "dice", "seed", "next", "options", "home", "away", "position")
_SEEDED: Final = "seeded"
_AS_ROLLED: Final = "as rolled"


@dataclass(frozen=True, slots=True)
class Line:
    """One answer: its line in the file, who gave it, its words, and the dice it rolled."""

    number: int
    coach: str  # empty for the start of the game
    text: str
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Mark:
    """A point at which the table is checked: after so many answers."""

    number: int
    answers: int
    where: str
    state: str


@dataclass(slots=True)
class Record:
    """A saved game as it is written, not yet played."""

    source: str
    edition: str
    options: dict[str, object]
    home: Team | None  # None for a game that began from a position
    away: Team | None
    position: str
    seed: int | str | None  # None when the dice were not all from one seed
    next_dice: int  # the state of the dice after the last line, where there is no seed
    start: Line
    answers: list[Line] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)


# --- digests ----------------------------------------------------------------------------------

_TABLE_FIELDS: Final = (
    "phase",
    "stage",
    "half",
    "active",
    "kicking",
    "first_kicker",
    "weather",
    "winner",
    "ending",
    "bonus_turn",
    "marker_moved",
    "rerolled",
    "blitzed",
    "passed",
    "handed_off",
    "fouled",
    "begun",
    "turnover",
    "scored",
    "actor",
    "action",
    "moved",
    "rushes",
    "blocked",
    "rising",
    "finished",
    "left",
    "kick_square",
    "pool",
    "ball",
    "carrier",
    "loose",
    "injuries",
    "feats",
)
_SIDE_FIELDS: Final = (
    "score",
    "turn",
    "rerolls",
    "leader_rerolls",
    "full_rerolls",
    "apothecaries",
    "bribes",
    "babes",
    "chefs",
    "igors",
    "wizards",
    "necromancers",
    "fame",
    "fans",
    "fan_factor",
    "assistants",
    "cheerleaders",
    "treasury",
    "petty_cash",
    "budget",
    "value",
    "seats",
    "casualties",
    "bought",
)


def state_text(table: Table) -> str:
    """Every field of the table that matters to the rules, one a line: what the digest is of."""
    lines = [f"{name} {_plain(getattr(table, name))}" for name in _TABLE_FIELDS]
    for side, coach in enumerate(COACHES):
        owner: Side = table.side(side)
        lines += [f"{coach} {name} {_plain(getattr(owner, name))}" for name in _SIDE_FIELDS]
        for player in table.players(side):
            profile = table.profiles[player]
            skills = ", ".join(skill.name for skill in profile.skills)
            lines.append(
                f"player {player} {profile.number} {profile.ma} {profile.st} {profile.ag} "
                f"{profile.av} {profile.niggling} {profile.kind} {table.place[player]} "
                f"{table.state[player]} {table.marks[player]} {table.spent[player]} {skills}"
            )
    return "\n".join(lines) + "\n"


def _plain(value: object) -> str:
    if isinstance(value, tuple):
        return "(" + " ".join(_plain(each) for each in value) + ")"
    return str(int(value)) if isinstance(value, bool) else str(value)


def digest(table: Table) -> str:
    """Twelve hex digits that stand for the state of the table, on every platform and Python."""
    return _short(state_text(table))


def _short(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


# --- writing ----------------------------------------------------------------------------------


def save(game: Game, path: str | os.PathLike[str]) -> None:
    """Write the game to a file: the whole of it, or nothing."""
    text = to_text(game)
    target = Path(path).resolve()
    beside = target.with_name(f".{target.name}.{secrets.token_hex(8)}.tmp")
    try:
        try:
            with beside.open("xb") as file:
                file.write(text.encode())
                file.flush()
                os.fsync(file.fileno())
            beside.replace(target)
        except BaseException:
            beside.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise RecordError(f"{path}: cannot be written: {error.strerror or error}") from error


def to_text(game: Game) -> str:
    """The game as the text of a record."""
    if not game.listening:
        raise RecordError("a silenced game keeps no answers and cannot be saved")
    answers = game.history.all_answers()
    tape = game.history.all_tape()
    seed = game.setup.seed if game.setup is not None else None
    again: Game | None = None
    if seed is not None and _follows_seed(game, seed, answers, tape):
        again = _start_of(game, Dice(seed))
    else:
        seed = None
        again = _start_of(game, ReplayedDice(tape, ScriptedDice()))
    lines = _header(game, seed, tape)
    lines.append(RULER)
    seal = hashlib.sha256("".join(f"{line}\n" for line in lines).encode())

    def add(line: str) -> None:
        lines.append(line)
        seal.update(f"{line}\n".encode())

    def mark(where: str) -> None:
        words = f"== {where}: state {digest(again.table)}"
        add(f"{words}, file {_sealed(seal, words)}")

    rolled = len(again.history.tape)
    add("start" + _dice_text(again.history.tape))
    turn = _turn(again)
    for answer in answers:
        words = f"{_who(again, answer)}> {option_text(again.table, answer)}"
        _give(again, answer)
        add(words + _dice_text(again.history.tape[rolled:]))
        rolled = len(again.history.tape)
        if _turn(again) != turn:
            turn = _turn(again)
            if turn[1] >= 0:
                mark(_where(again))
    if again.history.tape != tape or digest(again.table) != digest(game.table):
        raise RecordError("the game does not play again as it was played: this is a bug of pigskin")
    mark(f"end, {len(answers)} answers, {len(tape)} dice, {_where(again)}")
    return "\n".join(lines) + "\n"


def _sealed(seal: hashlib._Hash, words: str) -> str:
    """The digest of the whole file up to here."""
    upto = seal.copy()
    upto.update(words.encode())
    return upto.hexdigest()[:12]


def _follows_seed(game: Game, seed: int | str, answers: list[int], tape: list[int]) -> bool:
    """Do all dice of the game come from the seed, and will the next ones?"""
    again = _start_of(game, Dice(seed))
    for answer in answers:
        try:
            _give(again, answer)
        except PigskinError:
            return False
        if again.history.tape[-1:] != tape[len(again.history.tape) - 1 : len(again.history.tape)]:
            return False
    return again.history.tape == tape and _future(game.table.dice) == again.table.dice.state


def _future(dice: Dice) -> int | None:
    """The state of the seeded dice that are rolled next; None if they are no seeded dice."""
    while isinstance(dice, ReplayedDice):
        dice = dice.after
    return None if isinstance(dice, ScriptedDice) else dice.state


def _start_of(game: Game, dice: Dice) -> Game:
    """The game as it was before the first answer."""
    setup = game.setup
    if setup is not None:
        return Game(setup.home, setup.away, setup.edition, dice=dice, options=setup.options)
    text = _position_text(_start_table(game))
    return Game.at(_position(text, game.table.edition.id, game.table.options, dice))


def _start_table(game: Game) -> Table:
    """The position a game began from, if the game has kept it."""
    start = game.start
    if start is None:
        raise RecordError("this game began from a position that was not kept: it cannot be saved")
    return start


def _position_text(table: Table) -> str:
    position = import_module("pigskin.position")
    return str(position.to_text(table))


def _position(text: str, edition: str, options: Options, dice: Dice) -> Table:
    position = import_module("pigskin.position")
    table = position.parse(text, find_edition(edition), options, dice)
    assert isinstance(table, Table)
    return table


def _header(game: Game, seed: int | str | None, tape: list[int]) -> list[str]:
    table = game.table
    lines = [f"{FIRST_WORD} {VERSION}", f"edition = {_toml(table.edition.id)}"]
    if seed is not None:
        lines += [f"dice = {_toml(_SEEDED)}", f"seed = {_toml(seed)}"]
    else:
        state = _future(table.dice)
        if state is None:
            state = Dice(f"after {' '.join(str(face) for face in tape)}").state
        lines += [f"dice = {_toml(_AS_ROLLED)}", f"next = {state}"]
    if game.setup is None:
        rows = _position_text(_start_table(game)).rstrip("\n").split("\n")
        lines += ["", "position = [", *(f"  {_toml(each)}," for each in rows), "]"]
    lines += ["", "[options]"]
    lines += [f"{name} = {_toml(value)}" for name, value in option_values(table.options).items()]
    if game.setup is None:
        return lines
    for coach, team in (("home", game.setup.home), ("away", game.setup.away)):
        fields = team_to_dict(team)
        if team_from_dict(fields) != team:
            raise RecordError(f"the team of {coach} has a roster of its own and cannot be saved")
        players = fields.pop("players")
        assert isinstance(players, list)
        lines += ["", f"[{coach}]"]
        lines += [f"{name} = {_toml(value)}" for name, value in fields.items()]
        lines += ["players = [", *(f"  {_toml(player)}," for player in players), "]"]
    return lines


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        # A JSON string is a TOML string, but for DEL, which TOML wants escaped.
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_toml(each) for each in value) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_toml(each)}" for name, each in value.items()) + " }"
    return str(value)


def _dice_text(faces: list[int]) -> str:
    return f" [{' '.join(str(face) for face in faces)}]" if faces else ""


def _turn(game: Game) -> tuple[int, int, int, int, int]:
    """What changes when another turn starts."""
    table = game.table
    playing = table.phase in (phases.TURN, phases.ACTION) or table.phase == phases.END_TURN
    active = table.active if playing else -1
    return table.half, active, table.home.turn, table.away.turn, int(table.bonus_turn)


def _where(game: Game) -> str:
    table = game.table
    score = f"{table.home.score}-{table.away.score}"
    if game.over:
        return f"over, {score}"
    if table.active < 0:
        return f"half {table.half}, {phases.PHASE_NAMES[table.phase]}, {score}"
    kind = "bonus turn" if table.bonus_turn else f"turn {table.side(table.active).turn}"
    return f"half {table.half}, {kind} of {COACHES[table.active]}, {score}"


def _who(game: Game, answer: int) -> str:
    """The coach whose answer or call it is."""
    verb = verb_of(answer)
    if verb == CONCEDE:
        return COACHES[first_of(answer)]
    if verb == TIME_OUT:
        return COACHES[game.table.active]
    if verb == ILLEGAL_PROCEDURE:
        return COACHES[1 - game.table.active]
    assert game.question is not None
    return game.question.coach


def _give(game: Game, answer: int) -> None:
    verb = verb_of(answer)
    if verb in _CALLS:
        _call(game, verb, _who(game, answer))
    else:
        game.answer(answer)


_CALLS: Final = (CONCEDE, TIME_OUT, ILLEGAL_PROCEDURE)
_CALL_WORDS: Final = {TEMPLATES[verb >> 20]: verb for verb in _CALLS}


def _call(game: Game, verb: int, coach: str) -> None:
    if verb == CONCEDE:
        game.concede(coach)
    elif verb == TIME_OUT:
        game.time_out()
    else:
        game.call_illegal_procedure(coach)


# --- reading ----------------------------------------------------------------------------------


def read(path: str | os.PathLike[str]) -> Record:
    """The record in a file: whole and unaltered. Whether it can be played, `replay` will say."""
    return from_text(_file_text(path), str(path))


def _file_text(path: str | os.PathLike[str]) -> str:
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise RecordError(f"{path}: cannot be read: {error.strerror or error}") from error
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise RecordError(f"{path}, line {line}: not UTF-8 text, so no saved game") from None


def from_text(text: str, source: str = "record") -> Record:
    """The record a text holds."""
    record, damage = _parse(text, source)
    if damage is not None:
        raise damage
    return record


def _parse(text: str, source: str) -> tuple[Record, RecordError | None]:
    """The record up to the first damaged line, and what is wrong there."""
    lines = text.replace("\r\n", "\n").split("\n")
    _check_version(lines[0], source)
    if RULER not in lines:
        raise RecordError(f"{source}, line {len(lines)}: cut short: the answers are missing")
    ruler = lines.index(RULER)
    record = _read_header("\n".join(lines[1:ruler]), source)
    seal = hashlib.sha256("".join(f"{line}\n" for line in lines[: ruler + 1]).encode())
    good = ""
    ended = False
    for number, line in enumerate(lines[ruler + 1 :], ruler + 2):
        if ended:
            if line or number < len(lines):
                return record, _bad(source, number, "there is more after the end of the game", good)
            break
        if number == ruler + 2:
            found = _START.fullmatch(line)
            if found is None:
                return record, _bad(source, number, f"expected the start, not {line[:60]!r}", good)
            record.start = Line(number, "", "", _faces(found[1]))
        elif found := _ANSWER.fullmatch(line):
            record.answers.append(Line(number, found[1], found[2], _faces(found[3])))
        elif found := _MARK.fullmatch(line):
            if _sealed(seal, line.rpartition(", file ")[0]) != found[3]:
                since = record.marks[-1].number + 1 if record.marks else 1
                problem = f"lines {since} to {number} were altered after the game was saved"
                return record, _bad(source, number, problem, good)
            where = found[1]
            end = _END.fullmatch(where)
            if end is not None:
                ended = True
                where = end[1]
            record.marks.append(Mark(number, len(record.answers), where, found[2]))
            good = _point(record.marks[-1])
        elif number == len(lines) and not line:
            break
        else:
            return record, _bad(source, number, f"cannot be understood: {line[:60]!r}", good)
        seal.update(f"{line}\n".encode())
    if not ended:
        return record, _bad(source, len(lines), "cut short: the end of the game is missing", good)
    if lines[-1]:
        return record, _bad(source, len(lines), "cut short: the last line is not ended", good)
    return record, None


def _faces(text: str | None) -> tuple[int, ...]:
    return tuple(int(face) for face in text.split()) if text else ()


def _check_version(line: str, source: str) -> None:
    word, _, version = line.partition(" ")
    if word != FIRST_WORD or not re.fullmatch("[0-9]{1,9}", version):
        raise RecordError(f"{source}, line 1: not a saved game of pigskin")
    if int(version) > VERSION:
        raise RecordError(
            f"{source}, line 1: written in version {version} of the format by a newer pigskin; "
            f"this one reads version {VERSION}"
        )
    if int(version) < VERSION:
        raise RecordError(f"{source}, line 1: there is no version {version} of the format")


def _bad(source: str, number: int, problem: str, good: str) -> RecordError:
    last = f"good up to {good}" if good else "nothing before it could be checked"
    return RecordError(f"{source}, line {number}: {problem} ({last})")


def _point(mark: Mark) -> str:
    return f"{mark.where}, {mark.answers} answers (line {mark.number})"


def _read_header(text: str, source: str) -> Record:
    try:
        # The first line of the file was the version.
        data = tomllib.loads(f"\n{text}\n")
    except (ValueError, RecursionError) as error:
        found = re.search(r"line (\d+)", str(error))
        line = found[1] if found else "1"
        raise RecordError(f"{source}, line {line}: not valid TOML: {error}") from None
    head = f"{source}, header"
    for name in data:
        if name not in _FIELDS:
            raise RecordError(f"{head}: unknown field {name!r}; known: {', '.join(_FIELDS)}")
    edition = _text(data, "edition", head)
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise RecordError(f"{head}: [options] is no table")
    kind = _text(data, "dice", head)
    seed: int | str | None = None
    next_dice = 0
    if kind == _SEEDED:
        seed = data.get("seed")
        if not isinstance(seed, int | str) or isinstance(seed, bool):
            raise RecordError(f"{head}: seed must be a whole number or a text")
    elif kind == _AS_ROLLED:
        next_dice = data.get("next", 0)
        if not isinstance(next_dice, int) or isinstance(next_dice, bool) or next_dice <= 0:
            raise RecordError(f"{head}: next must be the state of the dice, a whole number")
    else:
        raise RecordError(f"{head}: dice must be {_SEEDED!r} or {_AS_ROLLED!r}, not {kind!r}")
    home: Team | None = None
    away: Team | None = None
    position = ""
    try:
        find_edition(edition)
        make_options(options)
        if "position" in data:
            rows = data["position"]
            if not isinstance(rows, list) or not all(isinstance(each, str) for each in rows):
                raise RecordError("position must be a list of texts")
            position = "\n".join(rows) + "\n"
        else:
            home = team_from_dict(data.get("home"), "home")
            away = team_from_dict(data.get("away"), "away")
    except PigskinError as error:
        raise RecordError(f"{head}: {error}") from error
    return Record(
        source, edition, options, home, away, position, seed, next_dice, Line(0, "", "", ())
    )


def _text(data: dict[str, object], name: str, head: str) -> str:
    value = data.get(name)
    if not isinstance(value, str):
        raise RecordError(f"{head}: {name} is missing or no text")
    return value


# --- replaying --------------------------------------------------------------------------------


def load(path: str | os.PathLike[str]) -> Game:
    """The saved game in a file, checked to the last die and ready to go on."""
    record, damage = _parse(_file_text(path), str(path))
    if damage is not None and not record.start.number:
        raise damage
    game = replay(record)  # may find the very line that was altered
    if damage is not None:
        raise damage
    return game


def replay(record: Record, check: bool = True) -> Game:
    """Play a record again.

    With `check`, the table must come out at every mark as it was saved; without it, only the
    answers must be legal and the dice must fit, as for a game saved by other rules.
    """
    good = ""
    seeded = record.seed is not None
    tape: list[int] = list(record.start.dice)
    dice = Dice(record.seed) if record.seed is not None else ReplayedDice(tape, ScriptedDice())
    try:
        game = _begin(record, dice)
        _check_dice(game, 0, record.start, dice)
    except Exception as error:  # a team nobody checked may break anything
        raise _bad(record.source, record.start.number, _reason(error), good) from error
    marks = iter(record.marks)
    mark = next(marks, None)
    for count in range(len(record.answers) + 1):
        if count:
            line = record.answers[count - 1]
            rolled = len(game.history.tape)
            if not seeded:
                tape.extend(line.dice)
            try:
                _answer(game, line)
                _check_dice(game, rolled, line, dice)
            except Exception as error:
                problem = f"after {count - 1} answers: {_reason(error)}"
                raise _bad(record.source, line.number, problem, good) from error
        while mark is not None and mark.answers == count:
            if check and (digest(game.table) != mark.state or _where(game) != mark.where):
                problem = (
                    f"the table is not as it was saved: {_where(game)}, state {digest(game.table)}"
                    f", where the file has {mark.where}, state {mark.state}; "
                    "was it saved by another version of the rules?"
                )
                raise _bad(record.source, mark.number, problem, good)
            good = _point(mark)
            mark = next(marks, None)
    if not seeded:
        game.table.dice = _dice_at(record.next_dice)
    return game


def _reason(error: Exception) -> str:
    return str(error) if isinstance(error, PigskinError) else f"{type(error).__name__}: {error}"


def _begin(record: Record, dice: Dice) -> Game:
    if record.home is not None and record.away is not None:
        home, away, options = record.home, record.away, record.options
        if record.seed is not None:
            return Game(home, away, record.edition, record.seed, options=options)
        return Game(home, away, record.edition, dice=dice, options=options)
    chosen = make_options(record.options)
    return Game.at(_position(record.position, record.edition, chosen, dice))


def _answer(game: Game, line: Line) -> None:
    call = _CALL_WORDS.get(line.text)
    if call is not None:
        if call == TIME_OUT and game.question is not None and game.question.coach != line.coach:
            raise RecordError(f"it is not the time of {line.coach} that runs")
        _call(game, call, line.coach)
        return
    question = game.question
    if question is None:
        raise RecordError("there are more answers, but the game is over")
    found = find_code(game.table, question, line.text)
    if found is None:
        raise RecordError(
            f"{line.text!r} is no legal answer of {question.coach} ({question.kind})"
        )
    game.answer(found, line.coach)


def find_code(table: Table, question: Question, text: str) -> int | None:
    """The legal answer of these words, quickly: only answers of the right square are spelt out."""
    wanted = _last_square(text)
    for answer in question.codes:
        template = TEMPLATES[answer >> 20]
        if template.endswith("{square}"):
            sq = first_of(answer) if template.count("{") == 1 else second_of(answer)
            if sq != wanted:
                continue
        if option_text(table, answer) == text:
            return answer
    return None


def _last_square(text: str) -> int:
    found = re.search(r"([0-9]{1,2}),([0-9]{1,2})$", text)
    return square(int(found[1]), int(found[2])) if found else 0


def _check_dice(game: Game, rolled: int, line: Line, dice: Dice) -> None:
    faces = tuple(game.history.tape[rolled:])
    left = isinstance(dice, ReplayedDice) and dice.used < len(dice.tape)
    if faces != line.dice or left:
        raise DiceError(
            f"the dice rolled are {_faces_text(faces)}, the file has {_faces_text(line.dice)}"
        )


def _faces_text(faces: tuple[int, ...]) -> str:
    return " ".join(str(face) for face in faces) if faces else "none"


def _dice_at(state: int) -> Dice:
    dice = Dice()
    dice.state = state
    return dice
