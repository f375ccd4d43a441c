"""The table of a tournament: what its games come to."""

from __future__ import annotations

import platform
from collections.abc import Iterable

from pigskin.editions import edition as find_edition
from pigskin.sim.games import USUAL_OPTIONS
from pigskin.sim.tournament.accounts import Account
from pigskin.sim.tournament.people import people
from pigskin.sim.tournament.plan import Tournament
from pigskin.sim.tournament.played import Played
from pigskin.sim.tournament.ratings import Rating, ratings_of


class Table:
    """All games of a tournament so far, whoever ended first. The order is that of the ratings."""

    def __init__(self, tournament: Tournament, games: Iterable[Played]) -> None:
        self.tournament = tournament
        # The order in which games were numbered, so that the table is the same for any order.
        last = len(tournament)
        self.games = sorted(
            [each for each in games if each.number < last], key=lambda game: game.number
        )
        self.against_others = {name: Account(name) for name in tournament.coaches}
        self.pairings = {pair: Account(pair[0]) for pair in tournament.pairings}
        self.controls = {name: Account(name) for name in tournament.control}
        self.by_roster: dict[tuple[str, str, str], Account] = {}
        for game in self.games:
            self._add(game)
        self.ratings: dict[str, Rating] = ratings_of(
            tournament.coaches,
            {
                pair: (account.points * account.games, account.games)
                for pair, account in self.pairings.items()
            },
        )
        self.order = sorted(tournament.coaches, key=lambda name: -self.ratings[name].rating)

    def _add(self, game: Played) -> None:
        if game.control:
            self.controls[game.home.coach].add(game, game.first)
            return
        first, second = game.parts[game.first], game.parts[1 - game.first]
        self.pairings[first.coach, second.coach].add(game, game.first)
        for side, part in enumerate(game.parts):
            self.against_others[part.coach].add(game, side)
        key = first.coach, second.coach, first.roster
        self.by_roster.setdefault(key, Account(first.coach)).add(game, game.first)

    @property
    def edition(self) -> str:
        return find_edition(self.tournament.edition).id

    @property
    def engines(self) -> list[str]:
        """Which engines have played: "compiled", "python"."""
        return sorted({game.engine for game in self.games})

    def styles(self) -> dict[str, Account]:
        """By what games a coach's manner of play is told: those against itself if there are any."""
        return {
            name: self.controls[name]
            if name in self.controls and self.controls[name].games
            else self.against_others[name]
            for name in self.order
        }

    def times(self) -> dict[str, Account]:
        """All games of every coach, for the time they take it."""
        found = {name: Account(name) for name in self.order}
        for game in self.games:
            for side, part in enumerate(game.parts):
                if side == 0 or not game.control:
                    found[part.coach].add(game, side)
        return found

    def to_dict(self) -> dict[str, object]:
        """The table as plain values, as `pigskin tournament --json` prints it."""
        from pigskin.sim.tournament.claims import claims

        plan = self.tournament
        return {
            "edition": self.edition,
            "coaches": list(plan.coaches),
            "rosters": list(plan.rosters),
            "mixed": plan.mixed,
            "seed": plan.seed,
            "options": {**USUAL_OPTIONS, **plan.options},
            "games": len(self.games),
            "games_asked": len(plan),
            "games_of_a_pairing": plan.games,
            "standings": [
                {
                    **self.against_others[name].to_dict(),
                    "rating": round(self.ratings[name].rating, 1),
                    "rating_error": round(self.ratings[name].error, 1),
                }
                for name in self.order
            ],
            "pairings": [
                {**account.to_dict(), "against": pair[1]} for pair, account in self.pairings.items()
            ],
            "controls": [account.to_dict() for account in self.controls.values()],
            "by_roster": [
                {**account.to_dict(), "against": second, "roster": roster}
                for (_, second, roster), account in sorted(self.by_roster.items())
            ],
            "people": {
                what: {"value": each.value, "made": each.made, "source": each.source}
                for what, each in people(self.edition).items()
            },
            "claims": claims(self),
            "milliseconds_a_turn": {
                name: each.times().to_dict() for name, each in self.times().items()
            },
            "engines": self.engines,
            "python": platform.python_version(),
        }
