"""What a report of a match holds. Plain values; what nobody has told is None or empty.

Gold and values are in thousands.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DeedReport:
    """One line of the ledger: what happened, when, and to whom."""

    deed: str  # "touchdown", "hurt", "foul" ...; see pigskin.ledger
    half: int = 0  # 0 where nobody knows; 3 is extra time
    turn: int = 0
    during: str | None = None  # the side whose turn it was
    side: str | None = None  # of a deed that is no single player's
    player: str | None = None  # who did it, or to whom it was done; "home 5"
    by: str | None = None  # who hurt him
    victim: str | None = None
    cause: str | None = None  # "block", "foul", "crowd" ...
    why: str | None = None  # he was sent off: "foul", "weapon" or "referee"
    how: str | None = None  # what kept the referee from sending him off
    first: tuple[str, ...] = ()  # casualty results as they were rolled
    result: tuple[str, ...] = ()  # what was left of them in the end
    called: tuple[str, ...] = ()  # the rows of the casualty table they were, if rows have names
    saved_by: str | None = None  # "apothecary", "regeneration" ...
    earned: bool | None = None  # did it earn star player points?
    touchdowns: int | None = None  # how many were awarded, or lost by a concession


@dataclass(frozen=True, slots=True)
class PlayerReport:
    """What one player did and suffered."""

    shirt: int
    name: str = ""
    position: str = ""
    kind: str = "rostered"
    available: bool = True  # could have been set up
    took_part: bool = False  # was on the pitch
    drives: int = 0  # in so many
    touchdowns: int = 0
    completions: int = 0
    casualties: int = 0
    interceptions: int = 0
    deflections: int = 0
    safe_landings: int = 0
    blessings: int = 0  # points more than the feats are worth, as prayers have it
    infections: int = 0
    kills: int = 0  # opponents, whatever the cause
    blocks: int = 0
    fouls: int = 0
    passes: int = 0
    hand_offs: int = 0
    dodges: int = 0  # tried; a re-rolled one is one
    dodges_made: int = 0
    rushes: int = 0
    rushes_made: int = 0
    pick_ups: int = 0
    pick_ups_made: int = 0
    catches: int = 0
    catches_made: int = 0
    knocked_out: int = 0
    crowd: int = 0  # pushed into it, so often
    sent_off: bool = False
    hurt: tuple[str, ...] = ()  # the results that stuck
    gained: tuple[str, ...] = ()  # skills he keeps after the match
    trained: tuple[str, ...] = ()  # skills a journeyman was taught for it, his if he is hired
    key: str = ""  # by which a league knows him

    @property
    def dead(self) -> bool:
        return "dead" in self.hurt

    @property
    def earns(self) -> bool:
        """May he earn star player points at all?"""
        return self.kind not in ("star", "mercenary")


@dataclass(frozen=True, slots=True)
class Purchase:
    """Something or somebody hired for the match, and the price."""

    name: str
    price: int = 0
    player: str | None = None  # a star or mercenary has a shirt


@dataclass(frozen=True, slots=True)
class GoldReport:
    """Where a side's gold went."""

    treasury_before: int | None = None
    petty_cash: int = 0  # moved out of the treasury
    gift: int = 0  # given because the other team is worth more
    spent: int = 0
    returned: int = 0  # petty cash nobody spent
    bet: int = 0
    bet_won: int = 0
    treasury_after: int | None = None  # with what was returned


@dataclass(frozen=True, slots=True)
class TeamReport:
    """One side of a match."""

    name: str = ""
    roster: str | None = None
    value_before: int | None = None  # journeymen counted, before the shopping
    value: int | None = None
    fame: int | None = None
    scored: int = 0  # touchdowns its players carried over the line
    awarded: int = 0
    lost: int = 0  # touchdowns a concession took away
    casualties_suffered: int = 0  # of any cause
    turns: int = 0
    turnovers: int = 0
    rerolls: int = 0
    gold: GoldReport = GoldReport()
    inducements: tuple[Purchase, ...] = ()
    players: tuple[PlayerReport, ...] = ()  # in the order of `Team.players`, then who came later

    def player(self, shirt: int) -> PlayerReport | None:
        """The player of a shirt number."""
        return next((each for each in self.players if each.shirt == shirt), None)


@dataclass(frozen=True, slots=True)
class MatchReport:
    """A match, as it goes into the books of a league."""

    edition: str = ""
    score: tuple[int, int] = (0, 0)
    ending: str | None = None  # "full time", "conceded short of players" ...; None: not over
    winner: str | None = None
    conceded_by: str | None = None
    halves: int = 2  # begun; 3 with extra time
    weather: str | None = None
    fans: tuple[int, int] | None = None
    fixture: str | None = None  # whatever a league calls the match
    home: TeamReport = TeamReport()
    away: TeamReport = TeamReport()
    deeds: tuple[DeedReport, ...] = ()
    note: str = ""  # what is to be known of the report itself

    @property
    def over(self) -> bool:
        return self.ending is not None

    @property
    def short_handed(self) -> bool:
        """Did a side give up for want of players, which costs it less?"""
        return self.ending == "conceded short of players"

    def team(self, side: str) -> TeamReport:
        """The report of "home" or "away"."""
        return self.home if side == "home" else self.away

    def of(self, kind: str) -> tuple[DeedReport, ...]:
        """The deeds of one kind, such as "touchdown"."""
        return tuple(each for each in self.deeds if each.deed == kind)

    @property
    def casualties(self) -> tuple[DeedReport, ...]:
        """Everybody who was a casualty, of any cause, healed or not."""
        return self.of("hurt")

    def caused(self, side: str) -> int:
        """Casualties of opponents by players of a side, by block, foul, push or weapon."""
        other = "away" if side == "home" else "home"
        return sum(
            1
            for each in self.casualties
            if (each.by or "").startswith(side) and (each.player or "").startswith(other)
        )

    def to_json(self) -> dict[str, object]:
        """Plain values for JSON; gold in thousands."""
        from pigskin.report.forms import to_tree

        return to_tree(self)

    @staticmethod
    def from_json(tree: object) -> MatchReport:
        """The report plain values of JSON tell; a key that may be left out is as it begins."""
        from pigskin.report.forms import from_tree

        return from_tree(tree)

    def to_toml(self) -> str:
        """The form a league keeps: gold in pieces, and nothing said that goes without saying."""
        from pigskin.report.toml import to_toml

        return to_toml(self)

    @staticmethod
    def from_toml(text: str) -> MatchReport:
        """The report of a form, as a coach fills it in after a match."""
        from pigskin.report.toml import from_toml

        return from_toml(text)

    def __str__(self) -> str:
        """The box score."""
        from pigskin.report.box import box_score

        return "\n".join(box_score(self))
