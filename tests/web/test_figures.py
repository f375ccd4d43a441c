"""Luck and the best player at full time, beside a recount of what everybody was told."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest
from web.playing import NONCES, SECRET, whole

from pigskin import Game
from pigskin.coaches.scripted import ScriptedCoach
from pigskin.contract.answers import Option
from pigskin.dice import Dice
from pigskin.report import best_player, luck_of, throws_of
from pigskin.report.luck import block_chance, chance_of
from pigskin.web.ending import over
from pigskin.web.match import Match
from pigskin.web.start import start_of

EDITIONS = ("lrb6", "bb2016", "bb2020")
WORTH = {"touchdown": 3, "casualty": 2, "interception": 2, "completion": 1, "deflection": 1,
         "safe landing": 1}  # fmt: skip


def scripted(edition: str, seed: int) -> Game:
    game = Game("human", "orc", edition, seed=seed)
    coaches = {"home": ScriptedCoach(), "away": ScriptedCoach()}
    while game.question is not None:
        game.answer(coaches[game.question.coach].choose(game))
    return game


def share(sides: list[int], target: int) -> float:
    """The share of all ways dice can fall in which they show enough, counted one by one."""
    ways = [sum(faces) >= target for faces in itertools.product(*(range(1, n + 1) for n in sides))]
    return sum(ways) / len(ways)


def recounted(events: list[dict[str, Any]]) -> dict[str, list[float]]:
    """By coach: rolls, made, expected. From the JSON of the events, and in another way."""
    found = {"home": [0.0] * 3, "away": [0.0] * 3}

    def count(side: str, made: bool, chance: float) -> None:
        for place, more in enumerate((1, made, chance)):
            found[side][place] += more

    def side_of(player: str) -> str:
        return player.split()[0]

    faces: list[str] = []
    block: dict[str, Any] = {}
    answer = None
    for told in [*events, {"event": "end", "answer": -2}]:
        die = told["event"] == "block die"
        if faces and (not die or told["answer"] != answer or len(faces) == abs(block["dice"])):
            bad = [face not in ("stumble", "pow") for face in faces]
            mine = block["dice"] > 0
            chance = 1 - (4 / 6) ** len(faces) if mine else (2 / 6) ** len(faces)
            count(side_of(block["player"]), not all(bad) if mine else not any(bad), chance)
            faces = []
        if die:
            faces, answer = [*faces, told["face"]], told["answer"]
        if told["event"] == "block":
            block = told
        roll = told.get("roll", {})
        if "passed" not in told or "target" not in roll or "after all" in told["event"]:
            continue
        if roll["passed"] != (sum(roll["dice"]) >= roll["target"]):
            continue
        side = side_of(told["player"])
        if told["event"] == "armour":
            side = "away" if side == "home" else "home"
        count(side, roll["passed"], share(roll["sides"], roll["target"]))
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_luck_is_what_a_recount_says(edition: str) -> None:
    for game in (whole(edition).game, scripted(edition, 5)):
        throws = throws_of(game)
        recount = recounted([event.json for event in game.events_since(0)])
        for side, (rolls, made, expected) in recount.items():
            luck = luck_of(throws, side)
            assert (luck.rolls, luck.made) == (rolls, made)
            assert float(luck.expected) == pytest.approx(expected)
            assert rolls > 20
        assert {"dodge", "armour", "block"} <= {each.what for each in throws}


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_has_earned_more_than_the_best_player(edition: str) -> None:
    for seed in (5, 6):
        game = scripted(edition, seed)
        points: Counter[str] = Counter()
        for event in game.events_since(0):
            if event.kind == "earns":
                points[str(event.json["player"])] += WORTH.get(str(event.json["feat"]), 0)
        best = best_player(game.report())
        assert best is not None
        assert best.points == max(points.values()) > 0
        assert points[f"{best.side} {best.player.shirt}"] == best.points
        assert dict(best.why).get("touchdowns", 0) == best.player.touchdowns


def test_chances_are_those_of_all_ways_counted() -> None:
    for sides, target in (((6,), 4), ((6, 6), 9), ((6, 8), 7)):
        assert float(chance_of(sides, target)) == pytest.approx(share(list(sides), target))
    assert [block_chance(2, True), block_chance(1, True), block_chance(2, False)] == [
        pytest.approx(5 / 9), pytest.approx(1 / 3), pytest.approx(1 / 9)
    ]  # fmt: skip


def test_the_end_of_a_match_tells_both() -> None:
    match = Match(start_of("bb2020", {}, "human", "orc"), Dice(5))
    coach = ScriptedCoach()
    while match.asked is not None:
        match.answer(match.asked, [str(Option(match.game.table, coach.choose(match.game)))])
    told = over(match, SECRET, dict(zip(("home", "away"), NONCES)))
    luck = luck_of(throws_of(match.game), "away")
    assert (told.luck["away"].rolls, told.luck["away"].made) == (luck.rolls, luck.made)
    assert told.luck["away"].expected == pytest.approx(float(luck.expected), abs=0.01)
    assert told.best is None or told.best.player.split()[0] in ("home", "away")
