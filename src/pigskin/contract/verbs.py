"""Every verb of an answer: its name, its words, and its arguments with their names and kinds.

A verb is declared here once; printing, parsing, JSON and the dense encoding all follow from it.
Only its number stands elsewhere, in `questions.py`, where rules find it as a plain constant.

In the words `{player}` is an argument called player of the kind player, `{skill:extra}` one called
skill of the kind extra. The first argument of an answer is kept above its second one; an amount
takes the room of both.
"""

from __future__ import annotations

import re
from typing import Final

from pigskin import questions as q
from pigskin.contract.arguments import KINDS, Argument
from pigskin.errors import MalformedAnswer
from pigskin.numbers import Code
from pigskin.showing import quoted

_ROOM: Final = 1 << 20
_WIDE: Final = ("amount",)  # kinds whose numbers need the room of two arguments
_BLANK: Final = re.compile(r"\{([a-z ]+)(?::([a-z ]+))?\}")


class Slot:
    """An argument of a verb: its name, its kind, and where in the code its number is."""

    def __init__(self, name: str, argument: Argument, second: bool) -> None:
        self.name = name
        self.argument = argument
        wide = argument.kind in _WIDE
        self.shift = 0 if second or wide else q.FIRST
        self.mask = _ROOM - 1 if wide else q.MASK
        self.optional = argument.kind == "extra"

    def number(self, answer: Code) -> int:
        """Its number in an answer."""
        return answer >> self.shift & self.mask


class Verb:
    """One kind of answer."""

    def __init__(self, code: Code, name: str, words: str = "", unsaid: str = "") -> None:
        words = words or name  # many a verb is just its name
        self.code = code
        self.name = name
        self.template = words
        self.unsaid = unsaid != ""  # its argument is not in the words: whoever says them is meant
        self.texts: list[str] = []  # the words around the arguments
        self.slots: list[Slot] = []
        self.start = 0  # the first of its numbers in the dense encoding
        said, pattern, end = "", "", 0
        for blank in _BLANK.finditer(words):
            said = words[end : blank.start()]
            self.texts.append(said)
            self._add(blank[1], blank[2] or blank[1])
            kind = self.slots[-1].argument
            if self.slots[-1].optional:
                pattern += f"{re.escape(said.rstrip())}(?: ({kind.pattern}))?"
            else:
                pattern += f"{re.escape(said)}({kind.pattern})"
            end = blank.end()
        self.texts.append(words[end:])
        self._form = pattern + re.escape(words[end:])
        self._pattern: re.Pattern[str] | None = None  # of the form, once somebody says something
        if unsaid:
            self._add(unsaid, unsaid)
        self.size = 1  # how many numbers of the dense encoding are its own
        self.bits: int = code  # everything that may be set in an answer
        for slot in self.slots:
            self.size *= slot.argument.size
            self.bits |= slot.mask << slot.shift

    def _add(self, name: str, kind: str) -> None:
        self.slots.append(Slot(name, KINDS[kind], len(self.slots) == 1))

    def fits(self, said: str) -> re.Match[str] | None:
        """The arguments in what somebody says, one group each, if it has the form of the verb."""
        if self._pattern is None:
            self._pattern = re.compile(self._form, re.IGNORECASE)
        return self._pattern.fullmatch(said)

    def slot(self, name: str) -> Slot | None:
        """The argument of a name."""
        for slot in self.slots:
            if slot.name == name:
                return slot
        return None

    def answer(self, numbers: list[int]) -> Code:
        """The code of the answer with these arguments."""
        code: int = self.code
        for slot, number in zip(self.slots, numbers):
            code |= number << slot.shift
        return Code(code)

    def __repr__(self) -> str:
        return f"<Verb {self.name}: {self.template}>"


VERBS: Final[list[Verb]] = [
    Verb(q.END_TURN, "end turn"),
    Verb(q.ACTIVATE, "activate", "{player} {action}"),
    Verb(q.STEP, "move", "move {square}"),
    Verb(q.LEAP, "leap", "leap {square}"),
    Verb(q.STOP, "stop"),
    Verb(q.HIT, "block", "block {player}"),
    Verb(q.SKILL_ON, "skill on", "{skill} on {player}"),
    Verb(q.KICK_HIM, "foul", "foul {player}"),
    Verb(q.HAND_TO, "hand off to", "hand off to {player}"),
    Verb(q.PASS_TO, "pass to", "pass to {square}"),
    Verb(q.SKILL_TO, "skill to", "{skill} to {square}"),
    Verb(q.HURL, "throw to", "throw {player} to {square}"),
    Verb(q.FACE, "choose face", "choose {face}"),
    Verb(q.TEAM_REROLL, "team re-roll"),
    Verb(q.LEADER_REROLL, "leader re-roll"),
    Verb(q.SKILL_REROLL, "re-roll with", "re-roll with {skill}"),
    Verb(q.KEEP, "keep the roll"),
    Verb(q.USE, "use", "use {skill}"),
    Verb(q.DECLINE, "do not use", "do not use {skill}"),
    Verb(q.PLAYER_USES, "player uses", "{player} uses {skill}"),
    Verb(q.NOBODY_DOES, "nobody"),
    Verb(q.PUSH_TO, "push to", "push to {square}"),
    Verb(q.FOLLOW, "follow up"),
    Verb(q.STAY, "stay"),
    Verb(q.PLACE, "place", "place {player} at {square}"),
    Verb(q.DONE, "done"),
    Verb(q.KICK_TO, "kick to", "kick to {square}"),
    Verb(q.HEADS, "heads"),
    Verb(q.TAILS, "tails"),
    Verb(q.KICK, "kick"),
    Verb(q.RECEIVE, "receive"),
    Verb(q.BUY, "buy", "buy {inducement}"),
    Verb(q.HIRE_STAR, "hire star", "hire {star}"),
    Verb(q.HIRE_MERCENARY, "hire mercenary", "hire mercenary {position} {skill:extra}"),
    Verb(q.PETTY_CASH, "petty cash", "petty cash {amount}"),
    Verb(q.JOURNEYMEN, "journeymen", "journeymen {position:journeyman}"),
    Verb(q.APOTHECARY, "use the apothecary"),
    Verb(q.NO_APOTHECARY, "no apothecary"),
    Verb(q.FIRST_RESULT, "keep the first result"),
    Verb(q.SECOND_RESULT, "take the second result"),
    Verb(q.BRIBE, "bribe the referee"),
    Verb(q.ACCEPT_CALL, "accept the call"),
    Verb(q.FIREBALL, "fireball", "fireball {square}"),
    Verb(q.LIGHTNING, "lightning bolt", "lightning bolt {player}"),
    Verb(q.GIVE_BALL, "give the ball to", "give the ball to {player}"),
    Verb(q.YES, "yes"),
    Verb(q.NO, "no"),
    Verb(q.FACING, "face", "face {compass}"),
    Verb(q.BITE, "bite", "bite {player}"),
    Verb(q.INTERCEPT, "intercept with", "intercept with {player}"),
    Verb(q.SNAP, "snap", "snap {player} to {square}"),
    Verb(q.CONCEDE, "concede", unsaid="side"),
    Verb(q.TIME_OUT, "time out"),
    Verb(q.ILLEGAL_PROCEDURE, "call illegal procedure"),
    Verb(q.MOVE_MARKER, "move the turn marker"),
    Verb(q.GIVE_UP_TURN, "end the turn as penalty"),
    Verb(q.GIVE_UP_REROLL, "lose a re-roll as penalty"),
    Verb(q.TAKE_PLAYER, "choose player", "choose {player}"),
    Verb(q.ANNOUNCE_PASS, "pass the ball"),
    Verb(q.PICK_MATE, "throw", "throw {player}"),
    Verb(q.ARGUE, "argue the call"),
    Verb(q.MASCOT_REROLL, "mascot re-roll"),
    Verb(q.ZAP, "zap", "zap {player}"),
    Verb(q.THUNDERBOLT, "thunderbolt", "thunderbolt {player}"),
    Verb(q.CUTS, "thousand cuts", "thousand cuts {player}"),
    Verb(q.WILD_FIREBALL, "wild fireball", "wild fireball {square}"),
    Verb(q.HOT_POT, "hot pot", "hot pot {square}"),
    Verb(q.WEATHER_MAGE, "call the weather mage"),
    Verb(q.SHIFT_ROLL, "change the roll by", "change the roll by {shift}"),
    Verb(q.REROLL_DIE, "re-roll die", "re-roll {face} with {skill}"),
    Verb(q.NAME_TARGET, "name", "name {player}"),
    Verb(q.GAIN_SKILL, "gain", "gain {skill}"),
    Verb(q.CAST, "cast", "cast {spell}"),
    Verb(q.CAST_ON, "cast on", "cast {spell} on {player}"),
    Verb(q.CAST_AT, "cast at", "cast {spell} at {square}"),
    Verb(q.SHIFT_TIME, "move the turn markers by", "move the turn markers by {shift}"),
    Verb(q.IMPROVE, "improve", "improve {stat}"),
    Verb(q.SKILL_CATEGORY, "a skill of", "a skill of {category}"),
    Verb(q.SIDE_BET, "bet", "bet {amount}"),
    Verb(q.HIRE_SPECIALIST, "hire specialist", "hire {specialist}"),
    Verb(q.ARTEFACT, "use the ancient artefact"),
    Verb(q.RUNE, "carve", "carve {rune} for {player}"),
    Verb(q.SHIFT_DISTANCE, "change the distance by", "change the distance by {shift}"),
    Verb(q.SHIFT_DIRECTION, "change the direction by", "change the direction by {shift}"),
    Verb(q.TAKE_THE_BLOW, "take a blow from the referee"),
    Verb(q.TOO_MANY, "call too many players", unsaid="side"),
    Verb(q.PLAY_CARD, "play card", "play {card}"),
    Verb(q.PLAY_CARD_ON, "play card on", "play {card} on {player}"),
    Verb(q.PLAY_CARD_AT, "play card at", "play {card} at {square}"),
    Verb(q.BUY_CARD, "buy card", "buy a card of {deck}"),
    Verb(q.TAKE_WEATHER, "choose weather", "choose {weather}"),
    Verb(q.DRAW_CARD, "draw card", "draw a card of {deck}"),
]
BY_NAME: Final[dict[str, Verb]] = {verb.name: verb for verb in VERBS}


def _lay_out() -> int:
    """Give every verb its numbers in the dense encoding, one block after the other."""
    start = 0
    for verb in VERBS:
        verb.start = start
        start += verb.size
    return start


DENSE_SIZE: Final[int] = _lay_out()  # how many numbers the dense encoding has


def verb_of_code(answer: Code) -> Verb:
    """The verb of a code; MalformedAnswer when it is the code of nothing."""
    if 0 <= answer >> 20 < len(VERBS):
        verb = VERBS[answer >> 20]
        if answer | verb.bits == verb.bits:
            return verb
    raise MalformedAnswer(f"code {quoted(answer)} is not an answer to anything")
