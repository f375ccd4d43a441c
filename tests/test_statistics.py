"""Statistics beside a recount of whole matches.

The recount (recounting.py) hears events and looks at views as JSON while a match is played, and
shares no code with what it checks.
"""

from __future__ import annotations

import cmath
import csv
import io
import itertools
import json
import math
from collections import Counter
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path

import pytest
from recounting import COUNTED, Seen, differences, rolls_of, side_of
from table import pitch
from test_properties import Whim, random_match
from typer.testing import CliRunner

from pigskin import EDITIONS, Game, PigskinError
from pigskin.cli import app
from pigskin.coaches.scripted import ScriptedCoach
from pigskin.model import FOUL, GAZE, HAND_OFF, KICK_MATE, PASS, SPECIAL, THROW_MATE
from pigskin.numbers import Code
from pigskin.questions import ACTIVATE, END_TURN, STEP, STOP, second_of, verb_of
from pigskin.statistics import TABLES, statistics_of, to_csv
from pigskin.statistics.blocks import ORDER, result_chance

FACES = ("attacker down", "both down", "push", "push", "stumble", "pow")
# Events after which a player is in another square.
GETS = (
    "move", "leaps", "jumps", "follows up", "pushed", "lands", "shadows", "slips away",
    "falls back", "stumbles",
)  # fmt: skip
RARE = (PASS, HAND_OFF, FOUL, SPECIAL, GAZE, THROW_MATE, KICK_MATE)


class Bold(Whim):
    """Throws, hands over, fouls and does what else is rarely done, whenever he thinks of it."""

    def choose(self, game: Game) -> int:
        assert game.question is not None
        rare = [code for code in game.question.codes if self.is_rare(game.question.kind, code)]
        if rare and self.picks.random() < 0.5:
            return self.picks.choice(rare)
        return super().choose(game)

    def is_rare(self, kind: str, code: int) -> bool:
        verb = verb_of(Code(code))
        if verb == ACTIVATE:
            return second_of(Code(code)) in RARE
        return kind in ("turn", "action") and verb not in (STEP, STOP, END_TURN)


MATCHES = ["scripted bb2020 5", "bold lrb6 39", "bold bb2016 45", "bold bb2020 31"]
MORE = ["scripted lrb6 5", "scripted bb2016 5"]
MORE += [f"bold {each.id} {seed}" for each in EDITIONS for seed in range(60, 90)]
# In the scope of the module all tests of a match come one after the other, so that few are kept.
whole_matches = pytest.mark.parametrize(
    "match",
    [*MATCHES, *(pytest.param(each, marks=pytest.mark.soak) for each in MORE)],
    scope="module",
)


@lru_cache(maxsize=len(MATCHES))
def seen(match: str) -> Seen:
    kind, edition, seed = match.split()
    if kind == "bold":
        number = [each.id for each in EDITIONS].index(edition)
        cards = {"cards": "drawn", "card_decks": "all"} if edition != "bb2020" else {}
        game, _ = random_match(EDITIONS[number], int(seed), cards)
        return Seen(game, Bold(int(seed)))
    return Seen(Game("human", "orc", edition, seed=int(seed)), ScriptedCoach())


# --- rolls and luck ---------------------------------------------------------------------------


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
        assert whole.expected == pytest.approx(sum(chances))
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


def stretches_of(seen: Seen) -> list[tuple[int, int, str | None, int, str | None]]:
    """The half, turn, side and first moment of every stretch, and who scored in it."""
    found: list[tuple[int, int, str | None, int, str | None]] = [(1, 0, None, 0, None)]
    for moment, events in enumerate(seen.events):
        for told in events:
            half, _, side, begun, scorer = found[-1]
            if told["event"] in ("turn", "bonus turn"):
                found.append((half, told.get("turn", 0), told["side"], moment, None))
            elif told["event"] == "half" and side is None:
                found[-1] = (told["half"], 0, None, begun, scorer)
            elif told["event"] in ("half", "end of drive") and side is not None:
                found.append((told.get("half", half), 0, None, moment, None))
            elif told["event"] == "touchdown":
                found[-1] = (*found[-1][:4], told["side"])
    return found


@whole_matches
def test_players_are_counted_as_turns_begin(match: str) -> None:
    it = seen(match)
    told = stretches_of(it)
    stretches = it.figures.stretches
    assert [
        (each.half, each.turn, each.side, each.moment, each.touchdown) for each in stretches
    ] == told[: len(stretches)]
    assert len(told) - len(stretches) in (0, 1)  # nobody sets up after the end
    stood: Counter[tuple[str, int, int]] = Counter()
    begun = iter([each for each in stretches if each.side is not None])
    for view, events in zip(it.views, it.events):
        there = [each for each in view["players"] if each["square"]]
        for _ in [event for event in events if event["event"] in ("turn", "bonus turn")]:
            stood.update((side_of(each["id"]), *each["square"]) for each in there)
            stretch = next(begun)
            for side in ("home", "away"):
                own = [each for each in there if side_of(each["id"]) == side]
                of = getattr(stretch, side)
                up = sum(each["state"] == "up" for each in own)
                assert (of.players, of.standing) == (len(own), up)
    assert next(begun, None) is None
    for stretch in stretches:
        for of in (stretch.home, stretch.away):
            assert stretch.side or (of.players, of.standing) == (None, None)
            assert of.seconds is None
    squares = it.figures.squares
    assert {("home", s.x, s.y): s.home for s in squares if s.home} | {
        ("away", s.x, s.y): s.away for s in squares if s.away
    } == stood
    assert len({(s.x, s.y) for s in squares}) == len(squares)


@whole_matches
def test_the_ball_is_where_it_was_seen(match: str) -> None:
    it = seen(match)
    told: list[tuple[int, int, list[int], str | None, bool]] = []
    numbers = iter(it.stretches())
    stretch = 0
    for moment, (view, events) in enumerate(zip(it.views, it.events)):
        where = {each["id"]: each["square"] for each in it.views[max(0, moment - 1)]["players"]}
        scored = None
        for event in events:
            stretch, _ = next(numbers)
            if event["event"] in GETS:
                where[event["player"]] = event["square"]
            elif event["event"] == "touchdown":
                end = 25 if event["side"] == "home" else 0
                row = where[event["player"]][1]
                scored = moment, stretch, [end, row], event["player"], True
        told += [scored] if scored else []
        square, carrier = view["ball"]["square"], view["ball"]["carrier"]
        if square and (not told or told[-1][4] or told[-1][2:4] != (square, carrier)):
            told.append((moment, stretch, square, carrier, False))
    ball = it.figures.ball
    assert [(p.moment, p.stretch, [p.x, p.y], p.player, p.touchdown) for p in ball] == told
    assert [p.side for p in ball] == [each[3] and side_of(each[3]) for each in told]
    assert Counter((each.x, each.y) for each in ball) == {
        (each.x, each.y): each.ball for each in it.figures.squares if each.ball
    }


# --- players ----------------------------------------------------------------------------------


@whole_matches
def test_players_have_done_what_the_events_tell(match: str) -> None:
    assert differences(seen(match)) == []


def test_these_matches_have_seen_it_all() -> None:
    """A recount of nothing would prove nothing."""
    rows = [row for match in MATCHES for row in seen(match).figures.players]
    for what in (*COUNTED, "turns", "rolls"):
        assert any(getattr(row, what) for row in rows), what
    assert any(row.hurt for row in rows)
    assert any(row.sent_off for row in rows)


@whole_matches
def test_a_row_is_of_who_was_there(match: str) -> None:
    there = {each["id"]: each for each in seen(match).views[-1]["players"]}
    rows = seen(match).figures.players
    assert [row.player for row in rows] == [*there]
    for row in rows:
        told = there[row.player]
        assert (row.side, row.shirt) == (told["side"], told["number"])
        assert (row.name, row.position) == (told["name"], told["position"])


@whole_matches
def test_the_match_is_what_the_last_view_shows(match: str) -> None:
    it, last = seen(match).figures, seen(match).views[-1]
    assert it.edition == last["edition"]
    assert it.teams == (last["teams"]["home"]["name"], last["teams"]["away"]["name"])
    assert it.score == (last["score"]["home"], last["score"]["away"])
    assert (it.over, it.moments, it.timed) == (True, len(seen(match).views) - 1, False)


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


def in_words(value: object) -> object:
    """What a cell should say; a number is rounded to four places."""
    if isinstance(value, float):
        return pytest.approx(value, abs=5e-5)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return "" if value is None else str(value)


@pytest.mark.parametrize("table", TABLES)
def test_every_table_says_in_its_cells_what_the_figures_are(table: str) -> None:
    figures = seen(MATCHES[0]).figures
    heads, *rows = csv.reader(io.StringIO(to_csv(figures, table)))
    told = json.loads(json.dumps(TABLES[table](figures)))
    assert len(rows) == len(told) > 1
    for row, figure in zip(rows, told):
        assert heads == [*figure]
        for cell, value in zip(row, figure.values(), strict=True):
            assert (float(cell) if isinstance(value, float) else cell) == in_words(value)


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
