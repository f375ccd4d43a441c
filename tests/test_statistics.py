"""Statistics beside a recount of whole matches.

The recount hears events and looks at views as JSON while a match is played, and shares no code
with what it checks.
"""

from __future__ import annotations

import cmath
import csv
import io
import itertools
import json
import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from table import pitch
from test_properties import random_match
from typer.testing import CliRunner

from pigskin import EDITIONS, Game, PigskinError
from pigskin.cli import app
from pigskin.coaches.scripted import ScriptedCoach
from pigskin.statistics import TABLES, Statistics, statistics_of, to_csv
from pigskin.statistics.blocks import ORDER, result_chance

FACES = ("attacker down", "both down", "push", "push", "stumble", "pow")
TESTS = {"dodge": "dodges", "go for it": "rushes", "pick-up": "pick_ups", "catch": "catches"}
DONE = {"touchdown": "touchdowns", "block": "blocks", "foul": "fouls", "throws": "passes",
        "hand-off": "hand_offs"}  # fmt: skip
EARNED = {"casualty": "casualties", "completion": "completions", "interception": "interceptions"}
# Dice that come over a player, or whose success his coach may not want.
NOT_HIS = {
    "pitch invasion", "rock thrown", "spell hits", "bolt goes on", "soup hits", "bomb hits", "fuse",
    "referee looks", "heat", "rune", "true ball", "weapon noticed", "card test",
}  # fmt: skip
GOES = ("move", "leaps", "jumps", "follows up")


class Seen:
    """A match that was played to its end: its views, and the events before each of them."""

    def __init__(self, game: Game, coach: Any) -> None:
        self.views: list[dict[str, Any]] = []
        self.events: list[list[dict[str, Any]]] = []
        told = 0
        while True:
            self.views.append(game.view())
            self.events.append([event.json for event in game.events_since(told)])
            told += len(self.events[-1])
            if game.question is None:
                break
            game.answer(coach.choose(game))
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


@cache
def seen(match: str) -> Seen:
    kind, edition, seed = match.split()
    if kind == "random":
        number = [each.id for each in EDITIONS].index(edition)
        game, coach = random_match(EDITIONS[number], int(seed))
        return Seen(game, coach)
    return Seen(Game("human", "orc", edition, seed=int(seed)), ScriptedCoach())


MATCHES = [f"{kind} {each.id} 5" for each in EDITIONS for kind in ("random", "scripted")]
MORE = [f"random {each.id} {seed}" for each in EDITIONS for seed in range(20, 50)]
whole_matches = pytest.mark.parametrize(
    "match", [*MATCHES, *(pytest.param(each, marks=pytest.mark.soak) for each in MORE)]
)


def side_of(player: str) -> str:
    return player.split()[0]


def other(side: str) -> str:
    return "away" if side == "home" else "home"


# --- rolls and luck ---------------------------------------------------------------------------


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


@whole_matches
def test_every_roll_is_what_the_events_tell(match: str) -> None:
    recount = rolls_of(seen(match))
    rolls = seen(match).figures.rolls
    assert len(rolls) == len(recount) > 40
    for roll, told in zip(rolls, recount):
        for key, value in told.items():
            assert getattr(roll, key) == (pytest.approx(value) if key == "chance" else value), key
        event = seen(match).told[roll.event]
        assert roll.moment == (0 if event["answer"] is None else event["answer"] + 1)


def exactly(chances: list[float]) -> list[float]:
    """How likely 0, 1, 2 ... of these rolls are made, by a Fourier transform."""
    n = len(chances) + 1
    roots = [cmath.exp(2j * math.pi * k / n) for k in range(n)]
    values = [math.prod([1 - p + p * root for p in chances], start=1 + 0j) for root in roots]
    return [
        (sum(value * root**-k for value, root in zip(values, roots)) / n).real for k in range(n)
    ]


@whole_matches
def test_luck_by_turn_is_what_the_rolls_come_to(match: str) -> None:
    figures, recount = seen(match).figures, rolls_of(seen(match))
    assert len(figures.stretches) > 20
    for side in ("home", "away"):
        luck = variance = 0.0
        for number, stretch in enumerate(figures.stretches):
            own = [each for each in recount if (each["stretch"], each["side"]) == (number, side)]
            of = getattr(stretch, side)
            assert (of.rolls, of.made) == (len(own), sum(each["made"] for each in own))
            assert of.expected == pytest.approx(sum(each["chance"] for each in own))
            luck += sum(each["made"] - each["chance"] for each in own)
            variance += sum(each["chance"] * (1 - each["chance"]) for each in own)
            assert of.luck == pytest.approx(luck)
            assert of.band == pytest.approx(1.28155 * math.sqrt(variance), rel=1e-4)
        chances = [each["chance"] for each in recount if each["side"] == side]
        made = sum(each["made"] for each in recount if each["side"] == side)
        whole = figures.luck(side)  # type: ignore[arg-type]
        assert (whole.rolls, whole.made) == (len(chances), made)
        assert whole.more == pytest.approx(luck)
        assert whole.band == pytest.approx(of.band)
        ways = exactly(chances)
        assert whole.luckier == pytest.approx(sum(ways[:made]) + ways[made] / 2, abs=1e-9)


@whole_matches
def test_four_matches_of_five_lie_in_the_band(match: str) -> None:
    """Counted out with the rolls of real matches; whole rolls cannot hit four fifths exactly."""
    for side in ("home", "away"):
        luck = seen(match).figures.luck(side)  # type: ignore[arg-type]
        chances = [each.chance for each in seen(match).figures.rolls if each.side == side]
        ways = exactly(chances)
        within = sum(
            way for made, way in enumerate(ways) if abs(made - luck.expected) <= luck.band
        )
        assert within == pytest.approx(0.8, abs=0.1)


# --- block dice -------------------------------------------------------------------------------


@whole_matches
def test_blocks_are_what_the_dice_showed(match: str) -> None:
    figures = seen(match).figures
    rolls = [each for each in rolls_of(seen(match)) if each["what"] == "block"]
    counted = Counter((each["side"], len(each["dice"]), each["chooser"]) for each in rolls)
    felled = Counter(
        (each["side"], len(each["dice"]), each["chooser"]) for each in rolls if each["made"]
    )
    assert len(figures.blocks) == len(counted) > 1
    for block in figures.blocks:
        key = block.side, block.dice, block.chooser
        assert (block.throws, block.felled) == (counted[key], felled[key])
        one = 1 - (2 / 3) ** block.dice if block.chooser == block.side else (1 / 3) ** block.dice
        assert block.expected == pytest.approx(counted[key] * one)


def best_of(faces: tuple[str, ...], mine: bool) -> str:
    places = [("attacker down", "both down", "push", "stumble", "pow").index(f) for f in faces]
    return ORDER[max(places) if mine else min(places)]


@cache
def results(dice: int, mine: bool) -> Counter[str]:
    """What so many dice come to, over all the ways they can fall."""
    return Counter(best_of(faces, mine) for faces in itertools.product(FACES, repeat=dice))


@whole_matches
def test_faces_are_what_the_dice_showed(match: str) -> None:
    figures = seen(match).figures
    rolls = [each for each in rolls_of(seen(match)) if each["what"] == "block"]
    chosen: Counter[tuple[str, str]] = Counter()
    attacker = ""
    for told in seen(match).told:
        if told["event"] == "block":
            attacker = side_of(told["player"])
        elif told["event"] == "chosen":
            chosen[attacker, told["face"]] += 1
    for row in figures.faces:
        own = [each for each in rolls if each["side"] == row.side]
        dice = [face for each in own for face in each["dice"]]
        assert row.thrown == dice.count(row.face)
        assert row.thrown_expected == pytest.approx(len(dice) * FACES.count(row.face) / 6)
        mine = [(each["dice"], each["chooser"] == row.side) for each in own]
        assert row.result == sum(best_of(*each) == row.face for each in mine)
        assert row.result_expected == pytest.approx(
            sum(results(len(faces), own)[row.face] / 6 ** len(faces) for faces, own in mine)
        )
        assert row.chosen == chosen[row.side, row.face]
    assert sum(row.chosen for row in figures.faces) == sum(chosen.values()) > 0


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_the_results_of_block_dice_are_all_there_is(dice: int) -> None:
    for mine in (True, False):
        chances = {face: result_chance(face, dice, mine) for face in ORDER}
        assert sum(chances.values()) == 1
        for face, chance in chances.items():
            assert chance * 6**dice == results(dice, mine)[face]


# --- the pitch --------------------------------------------------------------------------------


def labels(seen: Seen) -> list[tuple[int, int, str | None]]:
    """The half, turn and side of every stretch."""
    found: list[tuple[int, int, str | None]] = [(1, 0, None)]
    for told in seen.told:
        half, _, side = found[-1]
        if told["event"] in ("turn", "bonus turn"):
            found.append((half, told.get("turn", 0), told["side"]))
        elif told["event"] == "half" and side is None:
            found[-1] = (told["half"], 0, None)
        elif told["event"] in ("half", "end of drive") and side is not None:
            found.append((told.get("half", half), 0, None))
    return found


@whole_matches
def test_players_are_counted_as_turns_begin(match: str) -> None:
    it = seen(match)
    told = labels(it)
    stretches = it.figures.stretches
    assert [(each.half, each.turn, each.side) for each in stretches] == told[: len(stretches)]
    assert len(told) - len(stretches) in (0, 1)  # nobody sets up after the end
    stood: Counter[tuple[str, int, int]] = Counter()
    number = 0
    turns: Counter[str] = Counter()
    begun = [each for each in stretches if each.side is not None]
    for moment, (view, events) in enumerate(zip(it.views, it.events)):
        for event in events:
            if event["event"] not in ("turn", "bonus turn"):
                continue
            there = [each for each in view["players"] if each["square"]]
            for each in there:
                stood[side_of(each["id"]), *each["square"]] += 1
                turns[each["id"]] += 1
            stretch = begun[number]
            for side in ("home", "away"):
                own = [each for each in there if side_of(each["id"]) == side]
                of = getattr(stretch, side)
                up = sum(each["state"] == "up" for each in own)
                assert (of.players, of.standing) == (len(own), up)
            assert (stretch.side, stretch.moment) == (event["side"], moment)
            number += 1
    assert number == len(begun)
    squares = it.figures.squares
    assert {("home", s.x, s.y): s.home for s in squares if s.home} | {
        ("away", s.x, s.y): s.away for s in squares if s.away
    } == stood
    assert {each.player: each.turns for each in it.figures.players if each.turns} == turns


@whole_matches
def test_the_ball_is_where_it_was_seen(match: str) -> None:
    it = seen(match)
    told: list[tuple[int, list[int], str | None, bool]] = []
    for moment, (view, events) in enumerate(zip(it.views, it.events)):
        if any(event["event"] == "touchdown" for event in events):
            told.append((moment, [], None, True))
        square, carrier = view["ball"]["square"], view["ball"]["carrier"]
        if square and (not told or told[-1][3] or told[-1][1:3] != (square, carrier)):
            told.append((moment, square, carrier, False))
    ball = it.figures.ball
    assert [(each.moment, each.touchdown) for each in ball] == [(t[0], t[3]) for t in told]
    for point, (_, square, carrier, touchdown) in zip(ball, told):
        if touchdown:
            assert point.x == (25 if point.side == "home" else 0)
        else:
            assert ([point.x, point.y], point.player) == (square, carrier)
            assert point.side == (side_of(carrier) if carrier else None)
    assert sum(each.ball for each in it.figures.squares) == len(ball)
    assert Counter((each.x, each.y) for each in ball) == {
        (each.x, each.y): each.ball for each in it.figures.squares if each.ball
    }
    scored = [event["side"] for event in it.told if event["event"] == "touchdown"]
    assert [each.side for each in ball if each.touchdown] == scored
    assert [each.touchdown for each in it.figures.stretches if each.touchdown] == scored


# --- players ----------------------------------------------------------------------------------


@whole_matches
def test_players_have_done_what_the_events_tell(match: str) -> None:
    it = seen(match)
    done: Counter[tuple[str, str]] = Counter()
    for moment, events in enumerate(it.events):
        view = it.views[max(0, moment - 1)]
        carriers = {each["id"] for each in view["players"] if each["has_ball"]}
        for event in events:
            kind, who = event["event"], event.get("player")
            if kind in DONE:
                done[who, DONE[kind]] += 1
            elif kind in TESTS:
                again = bool(event["roll"].get("by"))
                done[who, TESTS[kind]] += not again
            elif kind == "earns" and event["feat"] in EARNED:
                done[who, EARNED[event["feat"]]] += 1
            elif kind == "knocked down" and event["by"]:
                done[event["by"], "knock_downs"] += side_of(event["by"]) != side_of(who)
            if kind in GOES and who in carriers:
                (x, y), (u, v) = event["square"], event["from"]
                done[who, "squares"] += max(abs(x - u), abs(y - v))
                done[who, "forward"] += (x - u) * (1 if side_of(who) == "home" else -1)
    rolls = [each for each in rolls_of(it) if each["what"] != "armour"]
    hired = {
        each["id"] for each in it.views[-1]["players"] if each["kind"] in ("star", "mercenary")
    }
    for row in it.figures.players:
        for what in (*DONE.values(), *TESTS.values(), "knock_downs", "squares", "forward"):
            assert getattr(row, what) == done[row.player, what], what
        for what in EARNED.values():
            if row.player not in hired:
                assert getattr(row, what) == done[row.player, what], what
        own = [each for each in rolls if each["player"] == row.player]
        assert row.rolls == len(own)
        assert row.luck == pytest.approx(sum(each["made"] - each["chance"] for each in own))
        assert 0 <= row.dodges_made <= row.dodges
        worth = 3 * row.touchdowns + 2 * (row.casualties + row.interceptions) + row.completions
        assert row.points >= worth
    assert sum(row.blocks for row in it.figures.players) > 10


def test_knock_outs_are_those_who_caused_them() -> None:
    """Over many matches as many as the reports of the matches tell."""
    caused = told = 0
    for match in MATCHES:
        it = seen(match)
        caused += sum(row.knock_outs for row in it.figures.players)
        told += sum(event["event"] == "knocked out" for event in it.told)
    assert 0 < caused <= told


# --- matches that begin or stop anywhere ------------------------------------------------------


def test_a_match_that_has_just_begun_has_figures_too() -> None:
    figures = statistics_of(Game("human", "orc", "bb2020", seed=1))
    assert (figures.over, figures.rolls, figures.ball, figures.moments) == (False, (), (), 0)
    assert [each.side for each in figures.stretches] == [None]
    assert figures.home.luckier == figures.away.luckier == 0.5


def test_a_match_from_a_position_begins_in_the_turn_of_the_position() -> None:
    scene = pitch("home 1 7,7 ball / home 2 9,9 / away 1 8,7 prone", dice="pow 6 6 3 3")
    scene.play("home 2 move", "move 10,9", "stop")
    figures = statistics_of(scene.game)
    first = figures.stretches[0]
    assert (first.side, first.turn) == ("home", scene.game.table.home.turn)
    assert (first.home.players, first.away.players, first.away.standing) == (2, 1, 0)
    assert [(each.x, each.y, each.player) for each in figures.ball] == [(7, 7, "home 1")]


def test_times_are_given_to_turns() -> None:
    game = Game("human", "orc", "bb2020", seed=5)
    coach = ScriptedCoach()
    for _ in range(200):
        game.answer(coach.choose(game))
    figures = statistics_of(game, {(1, "home"): 12.5})
    assert figures.timed
    assert [each.home.seconds for each in figures.stretches[:3]] == [0.0, 12.5, 0.0]
    assert statistics_of(game).stretches[1].home.seconds is None


# --- tables and the command -------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES)
def test_every_table_has_the_same_columns_in_each_row(table: str) -> None:
    figures = seen(MATCHES[0]).figures
    rows = list(csv.reader(io.StringIO(to_csv(figures, table))))
    assert len(rows) > 1
    assert len({len(row) for row in rows}) == 1
    assert len(rows) == 1 + len(TABLES[table](figures))


def test_a_name_is_never_a_formula() -> None:
    figures = statistics_of(Game("human", "orc", "bb2020", seed=1))
    player = replace(figures.players[0], name="=1+1", luck=-2.5)
    table = to_csv(replace(figures, players=(player,)), "players")
    assert ",'=1+1," in table
    assert ",-2.5," in table


def test_a_table_nobody_knows_is_named() -> None:
    figures = seen(MATCHES[0]).figures
    with pytest.raises(PigskinError, match="no table 'rols'; did you mean 'rolls'"):
        to_csv(figures, "rols")
    with pytest.raises(PigskinError, match="no table 'xyzzy'; there are rolls, luck"):
        to_csv(figures, "xyzzy")


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    game, coach = Game("human", "orc", "bb2020", seed=5), ScriptedCoach()
    while game.question is not None:
        game.answer(coach.choose(game))
    file = tmp_path_factory.mktemp("games") / "friday.game"
    game.save(file)
    return file


def test_the_command_prints_words_json_and_tables(saved: Path) -> None:
    figures = seen("scripted bb2020 5").figures
    run = CliRunner()
    words = run.invoke(app, ["stats", str(saved)])
    assert words.exit_code == 0
    assert f"{figures.home.made} of {figures.home.rolls}" in words.stdout
    assert "Block dice of" in words.stdout
    told = json.loads(run.invoke(app, ["stats", str(saved), "--json"]).stdout)
    assert told["home"]["made"] == figures.home.made
    assert len(told["rolls"]) == len(figures.rolls)
    table = run.invoke(app, ["stats", str(saved), "--csv", "rolls"]).stdout
    assert table == to_csv(figures, "rolls")
    both = run.invoke(app, ["stats", str(saved), "--csv", "rolls", "--json"])
    assert both.exit_code == 2
    assert both.stderr == "pigskin: figures are printed as JSON or as CSV, not both\n"
    assert run.invoke(app, ["stats", str(saved), "--csv", "nothing"]).exit_code == 2
