"""What whole matches come to, counted anew from their events and views.

All of it is JSON as the contract tells it, and shares no code with the figures it is held against.
"""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any, Protocol

from pigskin import Game
from pigskin.statistics import Statistics, statistics_of

# Dice that come over a player, or whose success his coach may not want.
NOT_HIS = {
    "pitch invasion", "rock thrown", "spell hits", "bolt goes on", "soup hits", "bomb hits", "fuse",
    "referee looks", "heat", "rune", "true ball", "weapon noticed", "card test",
}  # fmt: skip


class Coach(Protocol):
    """Who answers, for both sides; None when he has no more to say."""

    def choose(self, game: Game) -> Any: ...


class Words:
    """A coach who answers what is written down."""

    def __init__(self, *words: str) -> None:
        self.words = iter(words)

    def choose(self, game: Game) -> str | None:
        return next(self.words, None)


class Seen:
    """A match as it was played: its views, and the events before each of them."""

    def __init__(self, game: Game, coach: Coach) -> None:
        self.views: list[dict[str, Any]] = []
        self.events: list[list[dict[str, Any]]] = []
        told = 0
        while True:
            self.views.append(game.view())
            self.events.append([event.json for event in game.events_since(told)])
            told += len(self.events[-1])
            answer = None if game.question is None else coach.choose(game)
            if answer is None:
                break
            game.answer(answer)
        self.figures: Statistics = statistics_of(game)

    @property
    def told(self) -> list[dict[str, Any]]:
        return [event for events in self.events for event in events]

    def stretches(self) -> Iterator[tuple[int, dict[str, Any]]]:
        """Every event with the number of its stretch."""
        number, between = 0, True
        for event in self.told:
            if event["event"] in ("turn", "bonus turn"):
                number, between = number + 1, False
            elif event["event"] in ("half", "end of drive") and not between:
                number, between = number + 1, True
            yield number, event


def side_of(player: str) -> str:
    return player.split()[0]


def other(side: str) -> str:
    return "away" if side == "home" else "home"


# --- rolls ------------------------------------------------------------------------------------


def share(sides: list[int], target: int) -> float:
    """The share of all ways dice can fall in which they show enough, counted one by one."""
    ways = [sum(faces) >= target for faces in itertools.product(*(range(1, n + 1) for n in sides))]
    return sum(ways) / len(ways)


def rolls_of(seen: Seen) -> list[dict[str, Any]]:
    """Every roll that had to reach something, and all block dice, as rows."""
    found: list[dict[str, Any]] = []
    block: dict[str, Any] = {}
    faces: list[str] = []
    start: tuple[int, dict[str, Any]] = (0, {})
    answer = None
    for stretch, told in [*seen.stretches(), (-1, {"event": "end", "answer": -2})]:
        die = told["event"] == "block die"
        if faces and (not die or told["answer"] != answer or len(faces) == abs(block["dice"])):
            fell = [face in ("stumble", "pow") for face in faces]
            side = side_of(block["player"])
            mine = block["dice"] > 0
            found.append({
                "event": start[1]["n"], "stretch": start[0], "side": side, "need": None,
                "player": block["player"], "what": "block", "dice": tuple(faces),
                "chooser": side if mine else other(side), "made": any(fell) if mine else all(fell),
                "chance": 1 - (2 / 3) ** len(faces) if mine else (1 / 3) ** len(faces),
            })  # fmt: skip
            faces = []
        if die:
            if not faces:
                start = stretch, told
            faces, answer = [*faces, told["face"]], told["answer"]
        if told["event"] == "block":
            block = told
        roll = told.get("roll", {})
        if "passed" not in told or "target" not in roll or "after all" in told["event"]:
            continue
        if told["event"] in NOT_HIS or "player" not in told:
            continue
        if roll["passed"] != (sum(roll["dice"]) >= roll["target"]):
            continue
        side = side_of(told["player"])
        found.append({
            "event": told["n"], "stretch": stretch, "what": told["event"],
            "side": other(side) if told["event"] == "armour" else side, "player": told["player"],
            "need": roll["target"], "chooser": None, "made": roll["passed"],
            "dice": tuple(str(die) for die in roll["dice"]),
            "chance": share(roll["sides"], roll["target"]),
        })  # fmt: skip
    return found


# --- players ----------------------------------------------------------------------------------

# What an event counts for, once for each.
DONE = {
    "touchdown": "touchdowns", "block": "blocks", "foul": "fouls", "throws": "passes",
    "hand-off": "hand_offs", "intercepted": "interceptions",
}  # fmt: skip
TESTS = {"dodge": "dodges", "go for it": "rushes", "pick-up": "pick_ups", "catch": "catches"}
GOES = ("move", "leaps", "jumps", "follows up")
# Whom an opponent brings to the ground, out or to his grave.
FELLED = {"knocked down": "knock_downs", "knocked out": "knock_outs", "dies": "kills"}
# After these the ball does not come straight to whom it was thrown to.
ASTRAY = {
    "inaccurate", "wild throw", "fumbles", "deflects", "intercepted", "scatter", "deviates",
    "bounce", "throw-in", "turn",
}  # fmt: skip
WORTH = {
    "touchdowns": 3, "casualties": 2, "interceptions": 2, "completions": 1, "deflections": 1,
    "safe_landings": 1,
}  # fmt: skip
HIRED = ("star", "mercenary")
# Feats as the view and the quiet event `earns` call them; who is only hired earns none.
FEATS = {
    "touchdown": "touchdowns", "casualty": "casualties", "interception": "interceptions",
    "completion": "completions", "deflection": "deflections", "safe landing": "safe_landings",
}  # fmt: skip


class Deeds:
    """What every player did and suffered in a match, by his own name, whomever he played for."""

    def __init__(self, seen: Seen) -> None:
        self.count: Counter[tuple[str, str]] = Counter()
        self.earned: Counter[tuple[str, str]] = Counter()
        self.hurt: defaultdict[str, list[str]] = defaultdict(list)
        self.sent_off: set[str] = set()
        self.own: dict[str, str] = {}  # by the names of those who played for the others
        self._tried: dict[tuple[str, str], bool] = {}  # the last test of a kind, and its verdict
        self._thrown: tuple[str, list[int]] | None = None  # by whom and where to
        self._bomb = False  # is one in the air? Nobody earns anything by it
        self._flier: tuple[str, str] | None = None  # thrown well: by whom, and who
        self._blocks: set[frozenset[str]] = set()  # who has blocked whom and not moved on
        self._harm: dict[str, tuple[str, str | None]] = {}  # how somebody came to harm, by whom
        self._carried_off: set[str] = set()  # casualties that have not been rolled for yet
        self._edition = seen.views[0]["edition"]
        for moment, events in enumerate(seen.events):
            self._view = seen.views[max(0, moment - 1)]
            self._players = {each["id"]: each for each in self._view["players"]}
            for event in events:
                self._hear(event)
        for (who, test), made in self._tried.items():
            self._settle(who, test, made)
        for who in {who for who, _ in self.count}:
            self.count[who, "points"] = sum(
                worth * self.count[who, feat] for feat, worth in WORTH.items()
            )

    def _add(self, who: str, what: str, amount: int = 1) -> None:
        self.count[self.own.get(who, who), what] += amount

    def _of_other_teams(self, one: str, two: str) -> bool:
        return side_of(self.own.get(one, one)) != side_of(self.own.get(two, two))

    def _hear(self, event: dict[str, Any]) -> None:
        kind, who = event["event"], event.get("player")
        if kind in DONE:
            self._add(who, DONE[kind])
        elif kind in FELLED and event["by"] and self._of_other_teams(who, event["by"]):
            self._add(event["by"], FELLED[kind])
        elif kind == "lashes out" and self._of_other_teams(who, event["target"]):
            self._add(who, "knock_downs")
        elif kind == "earns" and event["feat"] in FEATS:
            self.earned[self.own.get(who, who), FEATS[event["feat"]]] += 1
        elif kind == "suffers":
            self.hurt[self.own.get(who, who)].append(event["result"])
        elif kind == "sent off":
            self.sent_off.add(self.own.get(who, who))
        elif kind == "changes sides":
            self.own[event["as"]] = self.own.get(who, who)
        if kind in GOES and self._players.get(who, {}).get("has_ball"):
            (x, y), (u, v) = event["square"], event["from"]
            self._add(who, "squares", max(abs(x - u), abs(y - v)))
            self._add(who, "forward", (x - u) * (1 if side_of(who) == "home" else -1))
        if kind in ("bomb", "explosion", "activates", "turn"):
            self._bomb = kind == "bomb"
        self._hear_tests(kind, who, event)
        self._hear_flights(kind, who, event)
        self._hear_harm(kind, who, event)

    # --- tests: the last word on each counts ----------------------------------------------------

    def _hear_tests(self, kind: str, who: str, event: dict[str, Any]) -> None:
        test = kind.removesuffix(" after all")
        if test == "catch" and self._bomb:
            return
        if test in TESTS:
            if test == kind and not event["roll"].get("by"):
                self._settle(who, test, self._tried.get((who, test), False))
                self._add(who, TESTS[test])
            self._tried[who, test] = event["passed"]
        elif kind == "uses skill" and event["skill"] == "Swift as the Breeze":
            self._tried[who, "go for it"] = True

    def _settle(self, who: str, test: str, made: bool) -> None:
        self._add(who, f"{TESTS[test]}_made", made)

    # --- balls and team-mates in the air --------------------------------------------------------

    def _hear_flights(self, kind: str, who: str, event: dict[str, Any]) -> None:
        if kind == "throws":
            self._thrown = who, event["square"]
        elif kind in ASTRAY:
            self._thrown = None
        elif kind == "catch" and event["passed"] and self._thrown:
            thrower, square = self._thrown
            if side_of(thrower) == side_of(who) and self._players[who]["square"] == square:
                self._add(thrower, "completions")
            self._thrown = None
        if kind == "deflects":
            self._add(who, "deflections", not self._bomb)
        elif kind == "intercepted" and self._edition == "bb2020":
            self._add(who, "deflections", -1)  # which it was before he held the ball
        if kind == "throws team-mate":
            self._flier = None
            self._airborne = who, event["target"]
        elif kind == "throw team-mate" and event["passed"]:
            self._flier = self._airborne
        elif kind == "landing" and event["passed"] and self._flier and self._flier[1] == who:
            if self._edition == "bb2020":
                self._add(self._flier[0], "safe_landings")

    # --- casualties: those of a block, and what prayers add -------------------------------------

    def _hear_harm(self, kind: str, who: str, event: dict[str, Any]) -> None:
        if kind == "block":
            self._blocks.add(frozenset((who, event["target"])))
        elif kind in ("activates", "move", "leaps", "jumps", "chainsaw", "stabs", "turn"):
            self._blocks.clear()
            self._harm.clear()
        elif kind == "lashes out":
            self._harm[event["target"]] = "savagery", who
        elif kind == "knocked down":
            pair = frozenset((who, event["by"] or ""))
            self._harm[who] = "block" if pair in self._blocks else "", event["by"]
        elif kind == "into the crowd":
            self._harm[who] = "crowd", event["by"]
        elif kind == "foul":
            self._harm[event["target"]] = "foul", who
        elif kind == "injury" and event["result"] in ("casualty", "badly hurt"):
            self._carried_off.add(who)
        elif kind == "casualty" and who in self._carried_off:
            self._carried_off.remove(who)
            how, by = self._harm.get(who, ("", None))
            if by and side_of(by) != side_of(who) and self._credited(how, by):
                self._add(by, "casualties")

    def _credited(self, how: str, by: str) -> bool:
        if self._edition != "bb2020" and "Chainsaw" in self._players[by]["skills"]:
            return False
        heard = self._view["teams"][side_of(by)]["prayers"]
        return (
            how == "block"
            or (how == "crowd" and "fan interaction" in heard)
            or (how == "foul" and "fouling frenzy" in heard)
        )


COUNTED = (
    *DONE.values(), *TESTS.values(), *(f"{each}_made" for each in TESTS.values()),
    *FELLED.values(), "casualties", "completions", "points", "squares", "forward",
)  # fmt: skip


def differences(seen: Seen) -> list[str]:
    """Where the rows of the players say something else than the recount does."""
    deeds = Deeds(seen)
    luck: defaultdict[str, list[float]] = defaultdict(list)
    for roll in rolls_of(seen):
        if roll["what"] != "armour":
            who = deeds.own.get(roll["player"], roll["player"])
            luck[who].append(roll["made"] - roll["chance"])
    turns = turns_of(seen, deeds.own)
    hired = {
        deeds.own.get(each["id"], each["id"])
        for each in seen.views[-1]["players"]
        if each["kind"] in HIRED
    }
    found: list[str] = []
    for row in seen.figures.players:
        who = deeds.own.get(row.player, row.player)
        pairs: dict[str, tuple[Any, Any]] = {
            what: (getattr(row, what), deeds.count[who, what]) for what in COUNTED
        }
        pairs["hurt"] = list(row.hurt), deeds.hurt[who]
        pairs["sent_off"] = row.sent_off, who in deeds.sent_off
        pairs["rolls"] = row.rolls, len(luck[who])
        pairs["luck"] = round(row.luck, 9), round(sum(luck[who]), 9)
        pairs["turns"] = row.turns, turns[who]
        for feat in FEATS.values() if who not in hired else ():
            pairs[f"earned {feat}"] = deeds.earned[who, feat], deeds.count[who, feat]
        found += [
            f"{who} {what}: {figure}, counted anew {anew}"
            for what, (figure, anew) in pairs.items()
            if figure != anew
        ]
    return found


def turns_of(seen: Seen, own: dict[str, str]) -> Counter[str]:
    """How many turns had begun with a player on the pitch; a position may begin in one."""
    found: Counter[str] = Counter()
    for moment, (view, events) in enumerate(zip(seen.views, seen.events)):
        begun = sum(event["event"] in ("turn", "bonus turn") for event in events)
        begun += moment == 0 and view["active"] is not None
        for each in view["players"]:
            if each["square"]:
                found[own.get(each["id"], each["id"])] += begun
    return found
