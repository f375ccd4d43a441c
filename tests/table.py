"""The language of the tests: a position, dice, what the coaches answer, what must be seen.

    game = pitch("home 1 7,7 Wrestle / away 1 8,7 Block", dice="both down")
    game.play("home 1 block", "block away 1", "use Wrestle")
    assert game.shows("home 1 7,7 prone / away 1 8,7 prone")
    assert game.done()

`pitch` takes the notation of docs/position.md, `play` the options as the engine prints them.
Everything that can fail says what was expected, what was found, and shows the position.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NoReturn

from silence import picture, unexplained

from pigskin import Dice, Event, Game, IllegalAnswer, PigskinError, Question, ScriptedDice, edition
from pigskin.contract.answers import read_words
from pigskin.dice import FACE_NAMES
from pigskin.editions.bb2020.prayers import PRAYERS
from pigskin.model import ACTION_NAMES, MARK_NAMES, NOBODY, STATE_NAMES, Table
from pigskin.pitch import square_text
from pigskin.position import SIDES, STATS, PlayerNote, Sketch, parse, to_text
from pigskin.questions import player_text
from pigskin.rules.counting import has
from pigskin.teams.team import Team

# What somebody who wants nothing answers, if he may.
PASSIVE = (
    "end turn", "stop", "keep the roll", "do not use", "nobody", "stay", "no", "accept the call",
    "no apothecary", "keep the first result", "done",
)  # fmt: skip


_IN_BRACKETS = re.compile(r" \([^)]*\)")  # what the figures of a roll are made of, for one

# The edition whose rules the tests play now. Tests of rules that editions share run once for each
# (see tests/rules/lrb6/conftest.py).
in_play = ["lrb6"]
# Teams that go by another name in a later edition.
RENAMED = {
    "bb2016": {
        "chaos": "chaos_chosen",
        "chaos_pact": "chaos_renegade",
        "elf": "elven_union",
        "lizardman": "lizardmen",
        "necromantic": "necromantic_horror",
        "undead": "shambling_undead",
        "underworld": "underworld_denizens",
    }
}


def team_name(name: str) -> str:
    """The id of a roster in the edition in play, whatever it was called before."""
    return RENAMED.get(in_play[0], {}).get(name, name)


# --- dice -------------------------------------------------------------------------------------


def faces(dice: str | Iterable[int | str]) -> list[int | str]:
    """Faces as they are written: "6 3, both down, NE" or a list of numbers and names."""
    if not isinstance(dice, str):
        return list(dice)
    known = {name.lower(): name for name in FACE_NAMES}
    words = dice.replace(",", " ").split()
    read: list[int | str] = []
    while words:
        two = " ".join(words[:2]).lower()
        if len(words) > 1 and two in known:
            read.append(known[two])
            del words[:2]
            continue
        word = words.pop(0)
        if word.isdecimal():
            read.append(int(word))
        elif word.lower() in known:
            read.append(known[word.lower()])
        else:
            raise ValueError(f"no die shows {word!r}; faces are numbers and {', '.join(known)}")
    return read


# --- beginning --------------------------------------------------------------------------------


def pitch(
    text: str,
    dice: str | Iterable[int | str] = "",
    *,
    options: dict[str, object] | None = None,
    rules: str | None = None,
    seed: int | str | None = None,
) -> Scene:
    """A game from a position. The dice are all scripted unless a seed says what follows them."""
    script = faces(dice)
    rolls = ScriptedDice(script, None if seed is None else Dice(seed))
    text = re.sub(r"roster (\w+) (\w+)", _renamed_rosters, text)
    played = edition(rules or in_play[0])
    table = parse(text, played, played.options(options), rolls)
    return Scene(Game.at(table), rolls)


def _renamed_rosters(found: re.Match[str]) -> str:
    return f"roster {team_name(found[1])} {team_name(found[2])}"


def match(
    home: Team | str = "human",
    away: Team | str = "orc",
    *,
    seed: int | str = 0,
    dice: str | Iterable[int | str] = "",
    options: dict[str, object] | None = None,
    rules: str | None = None,
) -> Scene:
    """A whole match between two teams, or the ready teams of two rosters.

    The scripted dice are rolled first, then those of the seed.
    """
    rolls = ScriptedDice(faces(dice), Dice(seed))
    home = team_name(home) if isinstance(home, str) else home
    away = team_name(away) if isinstance(away, str) else away
    return Scene(Game(home, away, rules or in_play[0], dice=rolls, options=options), rolls)


def accept_the_call(game: Scene) -> Scene:
    """The coach does nothing about a sending-off, if his edition lets him do anything at all."""
    return game.play("accept the call") if game.kind == "bribe" else game


def topic(question: Question) -> str:
    """The skill, test, prayer or action a question is about."""
    if question.kind == "prayer":
        return PRAYERS[question.number - 1].name
    if question.kind == "target":
        return ACTION_NAMES[question.number]
    return question.skill or question.test


def every_die_used(*games: Scene) -> bool:
    """Have all scripted dice of these games been rolled?"""
    return all(game.done() for game in games)


# --- the game ---------------------------------------------------------------------------------


class Told:
    """The answer of `told`: true or false, and it shows the whole story when a test fails."""

    def __init__(self, found: bool, story: list[str]) -> None:
        self.found = found
        self.story = story

    def __bool__(self) -> bool:
        return self.found

    def __repr__(self) -> str:
        return f"{self.found} (the game told: {'; '.join(self.story) or 'nothing'})"


class Scene:
    """A game as the tests talk about it."""

    def __init__(self, game: Game, dice: ScriptedDice) -> None:
        self.game = game
        self.script = dice

    def __enter__(self) -> Scene:
        return self

    def __exit__(self, error: type[BaseException] | None, *_: object) -> None:
        if error is None:
            self.done()

    # --- playing ------------------------------------------------------------------------------

    def play(self, *answers: str) -> Scene:
        """Give the answers one after another. "away: stay" also says who must be asked."""
        for answer in answers:
            coach, colon, words = answer.partition(": ")
            if not colon or coach not in SIDES:
                coach, words = "", answer
            if coach and self.coach != coach:
                self._fail(f"{answer!r} is not asked of {coach}")
            before, told = picture(self.table), self.game.history.count_events()
            try:
                self.game.answer(words)
            except IllegalAnswer:
                self._fail(f"{words!r} is not a legal answer")
            except PigskinError as error:
                error.add_note(f"after the answer {words!r}\n{self._scene()}")
                raise
            untold = unexplained(before, picture(self.table), self.game.events_since(told))
            if untold and self.table.events is not None:
                self._fail(f"nobody was told of it: {untold}")
        return self

    def until(self, kind: str, coach: str | None = None) -> Scene:
        """Do nothing of note until a question of this kind comes."""
        for _ in range(5000):
            question = self.game.question
            if question is None:
                break
            if question.kind == kind and coach in (None, question.coach):
                return self
            options = [str(question.option(at)) for at in range(min(len(question), 400))]
            idle = [text for text in options if text.startswith(PASSIVE)]
            self.play(idle[0] if idle else options[0])
        self._fail(f"nobody was ever asked {kind!r}")

    def prays(self) -> Scene:
        """Roll on the table of prayers as often as a coach may."""
        while self.kind == "pray":
            self.play("yes")
        return self

    def rolls(self, dice: str | Iterable[int | str]) -> Scene:
        """Add faces to the script."""
        self.script.faces.extend(faces(dice))
        return self

    def copy(self) -> Scene:
        """A second game in the same state, with dice of its own."""
        rolls = self.script.copy()
        assert isinstance(rolls, ScriptedDice)
        return Scene(self.game.copy(rolls), rolls)

    # --- what is asked ------------------------------------------------------------------------

    @property
    def question(self) -> Question | None:
        return self.game.question

    @property
    def coach(self) -> str:
        """Who is asked now; empty when the match is over."""
        return self.game.question.coach if self.game.question else ""

    @property
    def kind(self) -> str:
        """What is asked now."""
        return self.game.question.kind if self.game.question else "over"

    def options(self) -> list[str]:
        """The legal answers in words."""
        return [str(each) for each in self.game.question.options] if self.game.question else []

    def asked(self, coach: str, kind: str | None = None, about: str | None = None) -> bool:
        """Is this coach asked, this kind of question, about this player or skill?"""
        question = self.game.question
        if question is None or question.coach != coach or kind not in (None, question.kind):
            self._fail(f"expected a question for {coach}: {kind or 'anything'}")
        if about is not None:
            player = player_text(self.table, question.player) if question.player >= 0 else ""
            if about not in (player, topic(question)):
                self._fail(f"expected it to be about {about}, not {player} {topic(question)}")
        return True

    def offers(self, *texts: str) -> bool:
        """Are these among the legal answers?"""
        options = [text.lower() for text in self.options()]
        for text in texts:
            if text.lower() not in options:
                self._fail(f"{text!r} is not offered")
        return True

    def refuses(self, *texts: str) -> bool:
        """Are these answers not legal now? (They must be answers at some time.)"""
        options = [text.lower() for text in self.options()]
        for text in texts:
            if not self._is_answer(text):
                self._fail(f"{text!r} is never an answer to anything")
            if text.lower() in options:
                self._fail(f"{text!r} is offered, but should not be")
        return True

    def _is_answer(self, text: str) -> bool:
        """Could some question be answered like this?"""
        try:
            read_words(self.table, text)
        except PigskinError:
            return False
        return True

    # --- what is on the table -----------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The table itself, for what the words here do not reach."""
        return self.game.table

    @property
    def active(self) -> str:
        """Whose turn it is: home, away, or empty between turns."""
        return SIDES[self.table.active] if self.table.active >= 0 else ""

    @property
    def score(self) -> tuple[int, int]:
        return self.table.home.score, self.table.away.score

    @property
    def turn(self) -> tuple[int, int]:
        """The turn markers."""
        return self.table.home.turn, self.table.away.turn

    @property
    def rerolls(self) -> tuple[int, int]:
        return self.table.home.rerolls, self.table.away.rerolls

    @property
    def turnover(self) -> bool:
        """Did the turn that ended last, or is ending now, end by a turnover?"""
        if self.table.turnover:
            return True
        kinds = [event.kind for event in self.game.events]
        if "end of turn" not in kinds:
            return False
        end = len(kinds) - 1 - kinds[::-1].index("end of turn")
        start = end - 1
        while start >= 0 and kinds[start] not in ("turn", "end of turn"):
            start -= 1
        return "turnover" in kinds[start + 1 : end]

    @property
    def over(self) -> bool:
        return self.game.over

    def player(self, who: str) -> int:
        """The engine's number of "home 1"."""
        for player in self._everybody():
            if player_text(self.table, player) == who:
                return player
        raise AssertionError(f"there is no player {who!r}")

    def where(self, who: str) -> str:
        """The square of "home 1", or his box of the dugout."""
        player = self.player(who)
        if self.table.place[player]:
            return square_text(self.table.place[player])
        return STATE_NAMES[self.table.state[player]]

    def state(self, who: str) -> str:
        """How "home 1" is: up, prone, stunned, or his box of the dugout."""
        return STATE_NAMES[self.table.state[self.player(who)]]

    def marks(self, who: str) -> list[str]:
        """The marks "home 1" carries: used, dazed, rooted..."""
        return [name for mark, name in MARK_NAMES if self.table.marks[self.player(who)] & mark]

    @property
    def ball(self) -> str:
        """Who holds the ball ("home 1"), else its square, else "nowhere"."""
        if self.table.carrier >= 0:
            return player_text(self.table, self.table.carrier)
        return square_text(self.table.ball) if self.table.ball else "nowhere"

    @property
    def balls(self) -> set[str]:
        """Who holds each ball, else its square, else "nowhere": of one ball or of two."""
        found = {self.ball}
        if self.table.spare is not None:
            lying, carrier, _ = self.table.spare
            lies = square_text(lying) if lying else "nowhere"
            found.add(player_text(self.table, carrier) if carrier >= 0 else lies)
        return found

    def picture(self) -> str:
        """The position as text."""
        return to_text(self.table)

    def shows(self, text: str) -> bool:
        """Does the table look like this? Only what is written is compared."""
        sketch = Sketch(text, self.table.edition, self._find)
        wrong: list[str] = []
        for note in sketch.players:
            wrong.extend(self._compare_player(note))
        for field, value in sketch.fields.items():
            wrong.extend(self._compare_field(field, value))
        if wrong:
            self._fail("the table should show\n  " + text + "\nbut " + "\nand ".join(wrong))
        return True

    def _find(self, side: int, number: int) -> int:
        for player in self.table.players(side):
            if self.table.profiles[player].number == number:
                return player
        return NOBODY

    def _everybody(self) -> list[int]:
        return [*self.table.players(0), *self.table.players(1)]

    def _compare_player(self, note: PlayerNote) -> list[str]:
        who = f"{SIDES[note.side]} {note.number}"
        player = self._find(note.side, note.number)
        if player == NOBODY:
            return [f"there is no {who}"]
        wrong: list[str] = []
        if note.square is not None and self.table.place[player] != note.square:
            wrong.append(f"{who} is at {self.where(who)}, not {square_text(note.square)}")
        if note.state is not None and self.table.state[player] != note.state:
            wrong.append(f"{who} is {self.state(who)}, not {STATE_NAMES[note.state]}")
        for mark, name in MARK_NAMES:
            if note.marks & mark and not self.table.marks[player] & mark:
                wrong.append(f"{who} is not {name}")
        if (note.ball or note.second_ball) and not self.table.has_ball(player):
            wrong.append(f"{who} has not got the ball; it is with or at {self.ball}")
        profile = self.table.profiles[player]
        for stat in STATS:
            if note.stats.get(stat, getattr(profile, stat)) != getattr(profile, stat):
                wrong.append(f"{who} has {stat}{getattr(profile, stat)}")
        owned = [skill.name for skill in profile.skills]
        wrong.extend(f"{who} has no {name}" for name in note.skills if name not in owned)
        return wrong

    def _compare_field(self, field: str, value: object) -> list[str]:
        side, dot, name = field.partition(".")
        if field == "ball" and self.table.spare is not None:
            return [] if self.table.ball_at(value) else [f"no ball is at {square_text(value)}"]
        if dot:
            found = has(self.table, SIDES.index(side), name)
        else:
            found = getattr(self.table, field)
        if field == "ball" and self.table.carrier >= 0:
            return [f"the ball is held by {self.ball}"]
        if field == "rosters" and found is not None:
            found = tuple(each.id for each in found)
        if found == value:
            return []
        if field in ("ball", "kick_square", "left"):
            return [f"{field} is at {square_text(found) if found else 'nowhere'}"]
        return [f"{field} is {found}, not {value}"]

    # --- what has happened --------------------------------------------------------------------

    def events(self) -> list[str]:
        """Everything that has happened, in words."""
        return [str(event) for event in self.game.events if not event.quiet]

    def happenings(self, kind: str) -> list[Event]:
        """The events of one kind."""
        return [event for event in self.game.events if event.kind == kind]

    def told(self, words: str) -> Told:
        """Has something been told in these words? What stands in brackets may be left out."""
        story = self.events()
        short = [_IN_BRACKETS.sub("", each) for each in story]
        return Told(any(words in each for each in (*story, *short)), story)

    def dice_left(self) -> list[int | str]:
        """The scripted faces nobody has rolled yet."""
        return self.script.left

    def done(self) -> bool:
        """The test is over: every scripted die must have been rolled."""
        if self.script.left:
            self._fail(f"these dice were never rolled: {self.script.left}")
        return True

    finish = done

    # --- when something is wrong --------------------------------------------------------------

    def _scene(self) -> str:
        question = self.game.question
        asked = "nobody is asked anything"
        if question is not None:
            options = self.options()
            shown = "\n  ".join(options[:60])
            more = f"\n  ... and {len(options) - 60} more" if len(options) > 60 else ""
            about = player_text(self.table, question.player) if question.player >= 0 else ""
            what = " ".join(part for part in (question.kind, about, topic(question)) if part)
            asked = f"{question.coach} is asked ({what}) and may answer:\n  {shown}{more}"
        story = "\n  ".join(self.events()[-12:]) or "nothing yet"
        picture = self.picture().replace("\n", "\n  ")
        return f"{asked}\nwhat happened:\n  {story}\nthe position:\n  {picture}"

    def _fail(self, message: str) -> NoReturn:
        raise AssertionError(f"{message}\n{self._scene()}")


__all__ = [
    "Scene", "Told", "accept_the_call", "every_die_used", "faces", "match", "pitch", "topic",
]  # fmt: skip
