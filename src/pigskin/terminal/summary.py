"""What a match was: the score by halves, who did what, and the best players."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.text import Text

from pigskin.game import Game
from pigskin.model import (
    CASUALTY,
    CASUALTY_NAMES,
    COMPLETION,
    DEFLECTION,
    FEAT_NAMES,
    INTERCEPTION,
    SAFE_LANDING,
    TOUCHDOWN,
    Table,
    side_of,
)
from pigskin.pitch import SIDES

# What a feat is worth, for the list of the best; nearly the same in every edition.
WORTH: Final[dict[int, int]] = {
    TOUCHDOWN: 3, CASUALTY: 2, INTERCEPTION: 2, COMPLETION: 1, DEFLECTION: 1, SAFE_LANDING: 1,
}  # fmt: skip
BEST: Final = 3  # players who are named


def headline(game: Game) -> str:
    """Who won, by how much, and how it ended; or where the match stands."""
    outcome = game.outcome
    if outcome is None:
        score = f"{game.table.home.score}-{game.table.away.score}"
        return f"{' against '.join(game.table.team_names)}: {score}, not over"
    score = f"{outcome.score[0]}-{outcome.score[1]}"
    if outcome.winner is None:
        return f"A draw, {score} ({outcome.reason})"
    winners = game.table.team_names[SIDES.index(outcome.winner)]
    return f"{winners} win, {score} ({outcome.reason})"


def summary_lines(game: Game) -> list[Text]:
    """The match in a dozen lines."""
    table = game.table
    tale = _Tale(game)
    home, away = table.team_names
    lines = [Text(headline(game), style="bold"), Text(f"home {home}, away {away}"), Text("")]
    rows = [
        ("", *SIDES),
        ("touchdowns", str(table.home.score), str(table.away.score)),
        (" by halves", tale.by_halves(0, table.half), tale.by_halves(1, table.half)),
        ("casualties suffered", str(table.home.casualties), str(table.away.casualties)),
        ("blocks", *_each(tale.count, "block")),
        ("passes thrown", *_each(tale.count, "throws")),
        (" completed", *_each(tale.feats, COMPLETION)),
        ("interceptions", *_each(tale.feats, INTERCEPTION)),
        ("fouls", *_each(tale.count, "foul")),
        ("turnovers", *_each(tale.count, "turnover")),
        ("re-rolls used", *_each(tale.count, "team re-roll")),
    ]
    lines += [Text(f"{name:<20}{home:>7}{away:>7}") for name, home, away in rows]
    lines.append(Text(""))
    for title, names in (
        ("Touchdowns", tale.scorers),
        ("Casualties by", _doers(table, CASUALTY)),
        ("Casualties of", tale.hurt(table)),
        ("Best players", _best(table)),
    ):
        if names:
            lines.append(Text.assemble((f"{title}: ", "bold"), ", ".join(names)))
    return lines


def _each(counted: Counter[tuple[object, int]], what: object) -> tuple[str, str]:
    return str(counted[what, 0]), str(counted[what, 1])


class _Tale:
    """What the events of a match come to."""

    def __init__(self, game: Game) -> None:
        table = game.table
        self.goals: Counter[tuple[int, int]] = Counter()  # by half and side
        self.count: Counter[tuple[object, int]] = Counter()  # events of a kind, by side
        self.feats: Counter[tuple[object, int]] = Counter()
        self.scorers: list[str] = []
        self.rows: dict[tuple[int, int], int] = {}  # of the casualty table, by victim and effect
        half = 1
        turn = 0
        for event in game.events:
            kind = event.kind
            if kind == "half":
                half = event["half"]
            elif kind == "turn":
                turn = event["turn"]
            elif kind == "touchdown":
                self.goals[half, event["side"]] += 1
                scorer = player_name(table, event["player"])
                self.scorers.append(f"{scorer} ({_when(half, turn)})")
            elif kind == "awarded touchdown":
                self.goals[half, event["side"]] += 1
                self.scorers.append(f"awarded to {event.words('side')}")
            elif kind == "casualty":
                self.rows[event["player"], event["result"]] = event["row"]
            elif kind == "turnover":
                self.count[kind, event["side"]] += 1
            elif kind in ("block", "throws", "foul", "team re-roll"):
                self.count[kind, side_of(event["player"])] += 1
        for player, feat in table.feats:
            self.feats[feat, side_of(player)] += 1

    def by_halves(self, side: int, halves: int) -> str:
        """Touchdowns of each half, as 1+2; overtime comes last."""
        return "+".join(str(self.goals[half, side]) for half in range(1, max(2, halves) + 1))

    def hurt(self, table: Table) -> list[str]:
        """Who was hurt, how badly, and what the casualty table calls it."""
        found: list[str] = []
        for player, injury in table.injuries:
            name = table.edition.casualty_rows.get(self.rows.get((player, injury), 0))
            words = ", ".join(each for each in (name, CASUALTY_NAMES[injury]) if each)
            found.append(f"{player_name(table, player)} ({words})")
        return found


def _when(half: int, turn: int) -> str:
    return f"overtime, turn {turn}" if half > 2 else f"half {half}, turn {turn}"


def player_name(table: Table, player: int) -> str:
    profile = table.profiles[player]
    return f"{SIDES[side_of(player)]} {profile.number} {profile.name or profile.position}".rstrip()


def _times(name: str, count: int) -> str:
    return f"{name} {count}" if count > 1 else name


def _doers(table: Table, feat: int) -> list[str]:
    """Who did it, and how often; stars and mercenaries earn nothing and are not noted."""
    counted = Counter(player for player, what in table.feats if what == feat)
    return [_times(player_name(table, player), count) for player, count in counted.most_common()]


def _best(table: Table) -> list[str]:
    """Those with the most star player points of this match."""
    points: Counter[int] = Counter()
    for player, feat in table.feats:
        if feat in WORTH:
            points[player] += WORTH[feat]
    told = []
    for player, _ in points.most_common(BEST):
        deeds = Counter(what for who, what in table.feats if who == player and what in WORTH)
        words = ", ".join(
            f"{count} {FEAT_NAMES[feat]}{'' if count == 1 else 's'}"
            for feat, count in sorted(deeds.items(), key=lambda each: -WORTH[each[0]])
        )
        told.append(f"{player_name(table, player)} ({words})".replace("casualtys", "casualties"))
    return told
