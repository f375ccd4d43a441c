"""What is said over the line of a match: every message both ways, once.

`docs/protocol.md` tells them in words. The types of the client are printed from these classes
(`python -m pigskin.web.typescript`). A message to us has exactly the fields of its class; what we
say may get more of them within a version, and a client ignores what it does not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

PROTOCOL: Final = 1
LONGEST: Final = 16_384  # bytes of a message to us; a draft of sixteen players has some 1,500
LONGEST_CHAT: Final = 300  # characters
LONGEST_NAME: Final = 40

Coach = Literal["home", "away"]
Json = Any  # what the contract says: views, questions, answers, events

# A client's own name for a message, in plain letters.
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[ -~]+\Z")]
Count = Annotated[int, Meta(ge=0, le=10_000_000)]
# Sixteen bytes in hex; the pattern alone would let a line end pass.
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
PlayerId = Annotated[str, Meta(max_length=12)]
Answer = str | dict[str, Any]
Answers = Annotated[list[Answer], Meta(min_length=1, max_length=60)]


# --- to us ------------------------------------------------------------------------------------


class Asked(Struct, tag_field="t", forbid_unknown_fields=True):
    """Anything a client says."""


class Hello(Asked, tag="hello"):
    """The first message: which seat, what the client has already, and its part of the dice."""

    version: int
    seat: Annotated[str, Meta(max_length=100)] | None = None
    have: Count = 0  # the table as of this entry is known; 0 for nothing
    nonce: Nonce | None = None  # of who watches: only to be known again by, when he comes back
    name: Name | None = None


class Answering(Asked, tag="answer"):
    """Answers to the question asked, in order, as many as fit."""

    id: Id
    n: Count
    do: Answers


class Back(Asked, tag="back"):
    """Take back everything since the entry `to`, while no die has fallen."""

    id: Id
    n: Count
    to: Count


class Call(Asked, tag="call"):
    """Something said from beside the table."""

    id: Id
    n: Count
    what: Literal["concede", "time out", "illegal procedure", "too many players", "rematch"]


class Reach(Asked, tag="reach"):
    """Where does a player get, and how likely?"""

    id: Id
    n: Count
    player: PlayerId
    action: Annotated[str, Meta(max_length=30)] = "move"


class Targets(Asked, tag="targets"):
    """What can a player do to others, and how likely does it come off?"""

    id: Id
    n: Count
    player: PlayerId


class Preview(Asked, tag="preview"):
    """What may a plan come to?"""

    id: Id
    n: Count
    answers: Answers


class Hints(Asked, tag="hints"):
    """What does each answer to the question mean, and how likely does it work?"""

    id: Id
    n: Count


class Advise(Asked, tag="advise"):
    """What would a coach do here?"""

    id: Id
    n: Count


class WhyNot(Asked, tag="why not"):
    """Why is an answer not legal?"""

    id: Id
    n: Count
    answer: Answer


class Typed(Asked, tag="typed"):
    """Which answers do words stand for that a coach has typed?"""

    id: Id
    n: Count
    words: Annotated[str, Meta(min_length=1, max_length=200)]


class SetUpCheck(Asked, tag="set-up check"):
    """What is still wrong with a draft of a set-up?"""

    id: Id
    n: Count
    formation: dict[PlayerId, tuple[int, int]]


class Formations(Asked, tag="formations"):
    """Which ready formations are there for the players who can be set up?"""

    id: Id
    n: Count


class Say(Asked, tag="say"):
    """A line of chat."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


FromClient = (
    Hello | Answering | Back | Call | Reach | Targets | Preview | Hints | Advise | WhyNot | Typed
    | SetUpCheck | Formations | Say
)


# --- from us ----------------------------------------------------------------------------------


class Told(Struct, tag_field="t"):
    """Anything we say."""


class Clock(Struct):
    """Seconds left, as of now: of the turn and, for a coach who is asked out of turn, to answer."""

    side: Coach  # whose time runs
    left: float
    waiting: bool = False  # is it the time of a coach who is asked in the other's turn?
    stopped: bool = False


class Line(Struct):
    """Something somebody said in the chat."""

    by: Coach | Literal["watcher"]
    name: str
    text: str


class Who(Struct):
    """Whoever sits on a side."""

    kind: Literal["person", "computer", "open"]
    name: str
    here: bool  # connected just now


class Stopped(Struct):
    """A match that the rules of today do not play: it is shown as it last was."""

    why: str
    shown: int  # the entry after which it looked so
    of: int  # how many there are


class About(Struct):
    """What everybody may know of a match."""

    id: str
    edition: str
    state: Literal["waiting", "running", "over", "stopped"]
    home: Who
    away: Who
    teams: dict[Coach, str]
    commitment: str
    seconds: int | None  # of a turn, where there is a clock
    watchers: int
    rematch: str | None = None
    watching: list[str] = []  # the names of those who watch and have told one
    again: list[Coach] = []  # who wants to play again, once it is over
    lesson: str = ""  # which, if it is one: some of its dice lie ready, so it is no match
    stopped: Stopped | None = None
    delay: int = 0  # seconds after which watchers see anything


class Table(Told, tag="table"):
    """Everything, as this client may know it."""

    n: int
    you: list[Coach]
    about: About
    view: Json
    question: Json
    events: Sequence[Json]
    chat: list[Line]
    clock: Clock | None
    undo: list[int]  # the entries whose table can be gone back to, the latest last


class Moved(Told, tag="moved"):
    """What an entry has brought: how to get from the table as of `since` to that of `n`."""

    n: int
    since: int
    by: Coach
    answers: list[str]  # in words; for a taking back none
    back: bool
    events: Sequence[Json]
    dropped: int  # so many of the last events before are taken back
    change: Json
    question: Json
    clock: Clock | None
    undo: list[int]
    late: bool = False  # the clock has answered for a coach whose time was up


class Ok(Told, tag="ok"):
    """An answer, a call or a taking back is stored and counts."""

    id: str
    n: int
    taken: int = 1
    why: str = ""  # why not all of them were taken


class No(Told, tag="no"):
    """A message was refused, and nothing has changed."""

    id: str | None
    why: str
    words: str
    n: int


class Odds(Told, tag="odds"):
    """The answer to a question about chances or legality."""

    id: str
    n: int
    reach: Json = None
    targets: Json = None
    preview: Json = None
    hints: Json = None
    advice: Json = None  # what a coach would do, the best first
    words: Json = None
    rules: Json = None  # of a set-up: what is asked for, and whether the draft has it
    formations: Json = None
    answers: list[str] | None = None  # that typed words stand for


class Said(Told, tag="said"):
    """A line of chat."""

    line: Line


class Chat(Told, tag="chat"):
    """All the lines of chat that are kept, for a client that comes back."""

    lines: list[Line]


class People(Told, tag="people"):
    """Who is here has changed."""

    about: About


class Time(Told, tag="clock"):
    """The clock was stopped, started or set."""

    clock: Clock | None


class Luck(Struct):
    """What the dice of a coach came to: rolls that were to do something, made and expected."""

    rolls: int
    made: int
    expected: float


class Did(Struct):
    """Something a player did, and how often."""

    what: str
    count: int


class Best(Struct):
    """The best player of a match, and why."""

    player: PlayerId
    points: int
    why: list[Did]


class Over(Told, tag="over"):
    """The match has ended; everything that was secret, and what it came to."""

    n: int
    outcome: Json
    secret: str
    nonces: dict[Coach, str]
    luck: dict[Coach, Luck]
    best: Best | None


class Rolled(Struct):
    """Dice of a lesson that were to do something: the event that tells them, and their chance."""

    event: int
    chance: float
    made: bool


class Lesson(Told, tag="lesson"):
    """How a lesson stands after entry n, told after every table and every move of it."""

    n: int
    id: str
    state: Literal["open", "done", "missed"]
    note: str  # what was done instead of what is asked for; "" for nothing
    rolls: list[Rolled]
    squares: list[tuple[int, int]]  # to be framed on the pitch
    players: list[PlayerId]  # to be ringed


ToClient = Table | Moved | Ok | No | Odds | Said | Chat | People | Time | Over | Lesson

_decoder = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()


def read(data: str | bytes) -> FromClient:
    """A message that came in; what is none raises `msgspec.DecodeError` and says why."""
    message: FromClient = _decoder.decode(data)
    return message


def raw(value: Json) -> Json:
    """A part of messages that go to several, written down once."""
    return msgspec.Raw(_encoder.encode(value))


def items(values: Sequence[Json]) -> bytes:
    """Values as they stand in a list, without its brackets."""
    return _encoder.encode(values)[1:-1]


def list_of(items: bytes) -> Json:
    """A list of what was written down already."""
    return msgspec.Raw(b"[" + items + b"]")


def text(message: ToClient) -> str:
    """A message as it goes out."""
    return _encoder.encode(message).decode()
