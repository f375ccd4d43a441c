"""Whole matches as a server would keep them."""

from functools import cache

from pigskin import Game
from pigskin.coaches.random import RandomCoach
from pigskin.contract.answers import Option
from pigskin.options import option_values
from pigskin.record.form import RULES_VERSION
from pigskin.teams.files import team_to_dict
from pigskin.teams.ready import find_team
from pigskin.web import fair
from pigskin.web.playback import Playback, begin
from pigskin.web.store import Entry, Match, Outcome, Seat, Setup

SECRET = "5e" * 32
NONCES = ("01" * 16, "02" * 16)


class Played:
    """A match that is being played, with everything that is kept of it."""

    def __init__(
        self, edition: str, computer: bool = False, teams: tuple[str, str] = ("human", "orc"),
        **options: object,
    ) -> None:  # fmt: skip
        home, away = (team_to_dict(find_team(edition, team)) for team in teams)
        nonces = [NONCES[0], fair.computer_nonce(SECRET, "away") if computer else NONCES[1]]
        self.dice = fair.match_dice("kq7f2m", SECRET, *nonces)
        self.playback = Playback(begin(edition, home, away, options, self.dice.copy()))
        everything = option_values(self.game.table.options)
        self.setup = Setup(home=home, away=away, options=dict(everything))
        kind = "computer:random" if computer else "friend"
        self.seats = (
            Seat(side="home", kind="me", name="Ann", token="ab" * 32, nonce=nonces[0]),
            Seat(side="away", kind=kind, name="Bea", nonce=nonces[1]),
        )
        self.edition = edition
        self.entries: list[Entry] = []

    @property
    def game(self) -> Game:
        return self.playback.game

    def give(self, kind: str, by: str, words: str = "", to: int = 0) -> None:
        self.playback.give(kind, by, words, to)
        entry = Entry(
            n=self.playback.n, kind=kind, by=by, words=words, to=to, faces=self.playback.faces
        )
        self.entries.append(entry)

    def answer(self, words: str) -> None:
        self.give("answer", self.asked, words)

    @property
    def asked(self) -> str:
        assert self.game.question is not None
        return self.game.question.coach

    def at_random(self, answers: int = 100_000, seed: int = 1) -> "Played":
        """Random answers; now and then some are taken back, or the clock answers."""
        coach = RandomCoach(seed=seed)
        for step in range(answers):
            if self.game.over:
                break
            by = self.asked
            if step % 101 == 50:
                self.give("time", by, str(self.game.passive_answer()))
                continue
            self.give("answer", by, str(Option(self.game.table, coach.choose(self.game))))
            if step % 10 == 9:
                to = max(0, self.playback.n - 1 - step // 10 % 3)
                if not self.playback.why_not_back(by, to):
                    self.give("back", by, to=to)
        return self

    def until(self, kind: str) -> "Played":
        """Random answers up to a question of this kind."""
        for step in range(1000):
            if self.game.question is not None and self.game.question.kind == kind:
                return self
            self.at_random(1, seed=step)
        raise AssertionError(f"nobody was asked: {kind}")

    def match(self) -> Match:
        """As it is kept now."""
        outcome = self.game.outcome
        return Match(
            id="kq7f2m", created=1.0, updated=2.0, state="over" if outcome else "running",
            edition=self.edition, setup=self.setup, seats=self.seats, secret=SECRET,
            commitment=fair.commitment(SECRET), rules=RULES_VERSION, clock=None, listed=True,
            invite="come-in", n=len(self.entries), entries=tuple(self.entries), chat=(),
            outcome=None if outcome is None else Outcome(
                winner=outcome.winner, score=outcome.score, reason=outcome.reason
            ),
        )  # fmt: skip


@cache
def whole(edition: str) -> Played:
    """A whole random match, the same every time; not to be played on."""
    cards = {} if edition == "bb2020" else {"cards": "drawn", "card_decks": "all"}
    return Played(edition, computer=edition == "bb2020", **cards).at_random()
