"""What is asked and answered over HTTP, for FastAPI and its OpenAPI page."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from pigskin.web.messages import LONGEST_NAME

Coach = Literal["home", "away"]
Text = Annotated[str, Field(max_length=100)]
Name = Annotated[str, Field(max_length=LONGEST_NAME)]


class Asked(BaseModel):
    """A body: exactly these fields, and nothing is taken for something else."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SideWanted(Asked):
    """One side of a match to be begun."""

    roster: Text | None = None  # a ready team by the name of its roster ...
    team: dict[str, Any] | None = None  # ... or a whole team, as in a team file
    seat: Annotated[str, Field(max_length=60)] = "me"  # me, friend, computer:NAME
    name: Name = ""


class SheetSide(Asked):
    """One of two teams that are compared on a reference sheet."""

    roster: Text | None = None  # its id ...
    team: dict[str, Any] | None = None  # ... or a whole team, as in a team file


class SheetWanted(Asked):
    """Two teams to be compared."""

    home: SheetSide
    away: SheetSide


class Moment(Asked):
    """A moment of a match: after so many of its answers."""

    id: Annotated[str, Field(max_length=40)]
    moment: Annotated[int, Field(ge=0, le=100_000)]


class MatchWanted(Asked):
    """A match to be begun: between two teams, or from a position or a moment of another match."""

    edition: Text = "bb2020"
    options: dict[str, bool | int | str] = {}
    home: SideWanted
    away: SideWanted
    clock: Annotated[int, Field(ge=15, le=86_400)] | None = None  # seconds of a turn
    listed: bool = True
    delay: Literal[0, 30, 120, 300, 600] = 0  # seconds after which watchers see anything
    position: Annotated[str, Field(max_length=20_000)] | None = None  # as docs/position.md has it
    replay: Moment | None = None


class Begun(BaseModel):
    """A match that was begun or joined: the tokens are the keys of the seats."""

    match: str
    seats: dict[Coach, str]
    invite: str | None
    commitment: str


class Joining(Asked):
    """Taking the open seat."""

    invite: Annotated[str, Field(max_length=60)]
    # The key of the seat, if the client has made one: asked again, it gets the same seat.
    key: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{32,60}$")] | None = None
    name: Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]


class Health(BaseModel):
    """Is the server ready?"""

    ready: bool
    pigskin: str
    contract: int
    protocol: int
    address: str | None  # for links to friends; None if only this machine can come
    given: bool  # is that address the one its keeper gave, or only that of its network?


class Listed(BaseModel):
    """A match in the list of those that can be watched."""

    match: str
    edition: str
    teams: dict[Coach, str]
    names: dict[Coach, str]
    score: dict[Coach, int] | None
    half: int | None
    turn: int | None
    watchers: int
    updated: float
    delay: int


class Picture(BaseModel):
    """A match as anybody sees it now."""

    state: Literal["waiting", "running", "over", "stopped"]
    view: dict[str, Any] | None  # as docs/view.md says, without hidden hands; None before it begins
    asked: Coach | None


class ReplayAbout(BaseModel):
    """A match that can be shown again, in short."""

    replay: str  # its id
    edition: str
    teams: list[str]  # home, away
    coaches: list[str] = []
    score: list[int] | None = None  # None while it runs
    over: bool
    source: str = "here"  # or where it was brought from: pigskin, match, fumbbl
    note: str = ""  # why it is not shown to its end, if it is not


class RoomWanted(Asked):
    """A room to be opened, for a replay."""

    replay: Annotated[str, Field(max_length=40)]


class RoomOpened(BaseModel):
    """A room: its code is all that others need."""

    room: str


class TeamFile(Asked):
    """A team file to be read: TOML or JSON."""

    edition: Text = "bb2020"
    text: Annotated[str, Field(max_length=100_000)]


class TeamRead(BaseModel):
    """A legal team: as a match is begun with it, and in short."""

    team: dict[str, Any]
    shown: dict[str, Any]


class TeamDraft(Asked):
    """A team that is being built: its fields, as in a team file, or the text of such a file."""

    team: dict[str, Any] | None = None
    text: Annotated[str, Field(max_length=100_000)] | None = None
    new: bool = True  # by the rules for new teams: rookies, paid out of the starting treasury
    gold: Annotated[int, Field(ge=0, le=10_000_000)] | None = None  # what a tournament gives
    file: Literal["toml", "json"] | None = None  # to be written as such a file, too


class TeamProblem(BaseModel):
    """Something that is wrong with a team, and where."""

    place: str  # a field of a team file; "cost", "players", "experience", or empty
    player: int | None = None  # whose it is: his place in the list
    words: str
    lacking: bool = False  # something that may still come


class WhyNot(BaseModel):
    """Why something cannot be bought, or an empty text if it can."""

    positions: dict[str, str]
    staff: dict[str, str]
    stars: dict[str, str]


class TeamDrafted(BaseModel):
    """A draft, read and checked. Where it cannot be read there are only problems."""

    team: dict[str, Any] | None = None  # as a team file has it
    shown: dict[str, Any] | None = None  # in short, as on the first page
    legal: bool = False  # can a match be begun with it?
    problems: list[TeamProblem]
    cost: int | None = None
    value: int | None = None
    gold: int | None = None  # what there is to be spent, if there is a limit
    players: list[dict[str, Any]] = []  # stats, skills, gained, cost, value
    stars: list[str] = []  # with those who come along
    why_not: WhyNot | None = None
    file: str | None = None


class PositionWanted(Asked):
    """A position to be read, in the notation of docs/position.md."""

    edition: Text = "bb2020"
    text: Annotated[str, Field(max_length=20_000)]
    options: dict[str, bool | int | str] = {}


class PositionRead(BaseModel):
    """A position part by part, or what is wrong with its text."""

    edition: str
    text: str | None = None  # as it is usually written; None if it cannot be read
    starts: bool = False  # can a match begin from it?
    words: str = ""  # why not
    line: int | None = None  # where in the text, from 1
    column: int | None = None
    players: list[dict[str, Any]] = []
    table: dict[str, Any] | None = None
    rest: list[str] = []  # the entries that `players` and `table` have not


class PositionTaken(BaseModel):
    """A position of a match, with the options of that match that are not the usual ones."""

    edition: str
    options: dict[str, bool | int | str]
    text: str
    moment: int  # the last one at rest, if the one asked for is not


class PuzzleListed(BaseModel):
    """A puzzle in short."""

    number: int
    edition: str
    level: str  # easy, middling, hard
    best: float  # the chance of the best line that is known


class Puzzles(BaseModel):
    """All puzzles, and which is that of today."""

    today: int
    puzzles: list[PuzzleListed]


class PuzzleTold(PuzzleListed):
    """A puzzle without its solution."""

    position: str  # as docs/position.md has it


class LineWanted(Asked):
    """A line of a puzzle to be tried out: acts as docs/odds.md has them."""

    acts: Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=11)] = []
    stopped: bool = False  # has the last act ended, though more could be done?


class LineWonder(LineWanted):
    """A question about the table after a line, as those at a match."""

    t: Literal["reach", "targets", "preview"]
    player: Text = ""
    action: Text = ""
    answers: Annotated[list[str | dict[str, Any]], Field(max_length=40)] = []


class LineGrade(BaseModel):
    """What a line that scores is worth."""

    chance: float
    best: float  # of the best line that is known
    stars: int  # 0 to 3
    solved: bool  # is it as good, or nearly?
    better: bool  # is it better?


class LineTold(BaseModel):
    """A line that was tried out."""

    view: dict[str, Any]  # the table if all comes off, as docs/view.md says
    question: dict[str, Any] | None  # what may come next; None if it has scored
    chances: list[float]  # that all has come off up to each act
    grade: LineGrade | None  # if it scores


class LineOdds(BaseModel):
    """The answer to a question about the table after a line."""

    reach: dict[str, Any] | None = None
    targets: dict[str, Any] | None = None
    preview: dict[str, Any] | None = None


class PuzzleSolved(BaseModel):
    """The best line that is known."""

    line: list[str]
    chances: list[float]  # that all has come off up to each act
    chance: float
    views: list[dict[str, Any]]  # the table before the first act and as hoped after each


class Refusal(BaseModel):
    """Why something was not done."""

    error: str
    words: str


class Rolled(BaseModel):
    """Dice of a match file that were rolled together."""

    entry: int  # the entry that led to it; 0 before the first question
    half: int
    turn: int  # of that side in the half; 0 where none is under way
    side: Literal["home", "away", ""]  # whose turn it is
    what: str
    block: bool  # block dice
    dice: list[int]  # as the file has them
    sides: list[int]


class Checked(BaseModel):
    """What became of the file of a match that somebody wanted checked."""

    good: bool
    words: str  # what was played, or what is wrong and where
    match: str | None = None
    edition: str | None = None
    teams: list[str] = []  # home, away
    coaches: list[str] = []
    entries: int = 0
    dice: int = 0
    winner: str | None = None  # home, away
    score: list[int] = []
    reason: str = ""
    digest: str = ""
    rolls: list[Rolled] = []  # as far as the match plays, with the faces of the file
