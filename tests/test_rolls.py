"""Rolls are values: their parts add up, their dice are those on the tape, and no die is silent."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from json_schema import misfits
from pairings import eager
from staff_bits import HOT_POT
from table import Scene, pitch

import pigskin.game
from pigskin import Dice, Game
from pigskin.contract.happenings import HAPPENINGS
from pigskin.contract.rolling import ROLL_SCHEMA, SOURCES, part_words, roll_json
from pigskin.contract.schema import definitions
from pigskin.editions import edition as find_edition
from pigskin.history import EventRow
from pigskin.options import make_options
from pigskin.position import parse
from pigskin.questions import SKILL_REROLL, USE, Question, verb_of
from pigskin.rolls import AGILITY, CONTEST, PASSING, Roll
from pigskin.rules.block_dice import dice_for
from pigskin.teams import rosters

COMPILED = not (pigskin.game.__file__ or "").endswith(".py")
EDITIONS = ("lrb6", "bb2016", "bb2020")
SCENES = 12


# --- what holds for every roll ----------------------------------------------------------------


def check(game: Game, row: EventRow) -> None:
    """One event: base and parts make the need, and dice and need the outcome."""
    kind, _, rolled, third, last, roll = row
    fields = HAPPENINGS[kind].names
    new = game.table.edition.figures.target_numbers
    if roll is None:
        assert "need" not in fields, kind
        return
    assert len(roll.dice) == len(roll.sides)
    assert all(1 <= face <= sides for face, sides in zip(roll.dice, roll.sides))
    schema = {**ROLL_SCHEMA, "$defs": definitions()}
    assert misfits(schema, roll_json(game.table, roll)) == []
    if "need" in fields:
        assert roll.base - roll.bonus == roll.need == third, (kind, roll.base, roll.parts)
        assert (rolled, bool(last)) == (sum(roll.dice), roll.passed)
        assert roll.passed == passes(kind, roll, new), (kind, roll.dice, roll.need)
    elif kind == "armour":
        assert len(roll.dice) == 2
        assert roll.base - roll.bonus == roll.need
        assert roll.passed == (sum(roll.dice) >= roll.need) == bool(last)
    elif kind == "injury":
        assert (sum(roll.dice), roll.bonus) == (rolled, third)
    elif kind == "block":
        assert roll.versus is not None
        more = sum(amount == 0 for _, amount, _ in roll.parts)  # a star may add a die
        mine, theirs = roll.base + roll.bonus, roll.versus.base + roll.versus.bonus
        assert dice_for(mine, theirs) + more == third


def passes(kind: str, roll: Roll, new: bool) -> bool:
    """Natural 1 and 6; and in the older editions a total of 1 is a fumble, whatever the need."""
    face = sum(roll.dice)
    if len(roll.dice) > 1:
        return face >= roll.need
    if roll.base_of in (AGILITY, PASSING, CONTEST) and face in (1, 6):
        return face == 6
    if kind == "pass" and not new and face + roll.bonus <= 1:
        return False
    return face >= roll.need


def follow(positions: Iterator[Game]) -> Counter[str]:
    """Every roll of a game; and at every rest all dice on the tape have been told by events."""
    seen_events = seen_dice = 0
    thrown: Counter[int] = Counter()
    shown: Counter[int] = Counter()
    kinds: Counter[str] = Counter()
    last: Roll | None = None
    tests: dict[tuple[str, int], Roll] = {}  # the last of each kind and player
    for game in positions:
        rows, faces = game.history.all_events(), game.history.all_tape()
        thrown.update(faces[seen_dice:])
        for row in rows[seen_events:]:
            check(game, row)
            roll = row[5]
            if roll is None:
                continue
            kinds[row[0]] += 1
            if HAPPENINGS[row[0]].test:
                if roll.by and verb_of(roll.by) != USE:
                    assert roll.by in tests[row[0], row[1]].rerolls, row
                tests[row[0], row[1]] = roll
            if last is None or roll.dice is not last.dice:  # else the same dice are told again
                shown.update(roll.dice)
            if row[0] == "armour" and roll.by and verb_of(roll.by) == SKILL_REROLL:
                thrown.subtract(thrown - shown)  # Old Pro: one of the two dice was replaced
            last = roll
        seen_events, seen_dice = len(rows), len(faces)
        if game.at_rest:
            assert game.table.thrown == 0
            assert thrown == shown, ((thrown - shown, shown - thrown), [r[0] for r in rows[-6:]])
    return kinds


@pytest.mark.skipif(COMPILED, reason="its dice cannot be watched; it plays the same games")
@pytest.mark.parametrize("rules", EDITIONS)
def test_rolls_of_scenes_add_up_and_no_die_is_silent(rules: str) -> None:
    from oracle.playing import choose, scene

    kinds: Counter[str] = Counter()
    for seed in range(SCENES):
        chance = random.Random(f"rolls {rules} {seed}")
        table = parse(scene(rules, chance), find_edition(rules), make_options({}))
        table.dice = Dice(seed)
        kinds += follow(played(Game.at(table), chance, choose))
    assert {"dodge", "armour", "injury", "block"} <= set(kinds)


def played(
    game: Game, chance: random.Random, choose: Callable[[Game, Question, random.Random], int]
) -> Iterator[Game]:
    for _ in range(60):
        yield game
        if game.question is None:
            return
        game.answer(choose(game, game.question, chance))


@pytest.mark.parametrize("rules", EDITIONS)
def test_rolls_of_matches_add_up_and_no_die_is_silent(rules: str) -> None:
    names = list(rosters(rules))
    for seed in range(0, len(names), 7):
        game = Game(names[seed], names[(seed * 5 + 2) % len(names)], rules, seed)
        kinds = follow(eager(game, seed))
        assert {"weather", "kick-off", "bounce"} <= set(kinds)


def test_a_second_roll_says_what_brought_it_about():
    game = pitch("home 1 7,7 Dodge / away 1 8,7 / rerolls 1 0", "2 3", rules="bb2020")
    game.play("home 1 move", "move 6,7")
    asked = game.game.question
    assert asked is not None
    assert asked.roll is not None
    assert asked.roll is game.happenings("dodge")[0].roll
    game.play("re-roll with Dodge")
    first, second = [roll_json(game.table, roll) for roll in rolls(game, "dodge")]
    skill = {"verb": "re-roll with", "skill": "Dodge"}
    assert first["rerolls"] == [skill, {"verb": "team re-roll"}]
    assert second["by"] == skill
    assert "by" not in first
    assert "rerolls" not in second
    assert repr(rolls(game, "dodge")[1]) == "<Roll 3 for 3+: 3+>"


def test_armour_dice_are_on_the_table_when_a_coach_is_asked_about_them():
    game = pitch("home 1 7,7 Mighty Blow / away 1 8,7", "pow 4 4 1 2", rules="lrb6")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    asked = game.game.question
    assert asked is not None
    assert asked.roll is not None
    assert asked.skill == "Mighty Blow"
    assert (asked.roll.dice, asked.roll.need, asked.roll.passed) == ((4, 4), 9, False)
    game.play("use Mighty Blow")
    assert game.told("away 1: armour 8+ (AV 8, Mighty Blow of home 1 +1), rolled 4+4, broken")


@pytest.mark.parametrize(
    ("rules", "claw", "dice", "told"),
    [
        ("lrb6", "Claw", "pow 4 3 4 4", "away 1: armour 8+ (Claw 8+), rolled 4+3, holds"),
        ("bb2020", "Claws", "pow 4 4 1 2", "away 1: armour 8+ (Claws 8+), rolled 4+4, broken"),
        ("bb2020", "Block", "pow 4 4 1 2", "away 1: armour 10+ (AV 10+), rolled 4+4, holds"),
    ],
)
def test_claws_take_the_place_of_armour(rules: str, claw: str, dice: str, told: str):
    game = pitch(f"home 1 7,7 {claw} / away 1 8,7 av10", dice, rules=rules)
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.told(told)


def test_a_kick_off_contest_tells_both_dice_and_what_is_added():
    game = pitch(
        "home 1 12,7 / away 1 13,7 / phase kick / kicking home / turns 0 0 / assistants 2 1",
        "N 1 3 4 6 2 N", rules="bb2020",
    )  # fmt: skip
    game.play("kick to 18,3")
    (contest,) = rolls(game, "contest")
    data = roll_json(game.table, contest)
    assert data["dice"] == [6, 2]
    assert data["parts"] == [{"source": "staff", "amount": 2, "text": "staff +2"}]
    assert data["against"] == {"parts": [{"source": "staff", "amount": 1, "text": "staff +1"}]}
    assert game.told("home 8, away 3")


def rolls(game: Scene, kind: str) -> list[Roll]:
    return [event.roll for event in game.happenings(kind) if event.roll is not None]


# --- where each part comes from ---------------------------------------------------------------


def parts(game: Scene, kind: str) -> list[str]:
    """What the last roll of a kind is made of, in words."""
    event = game.happenings(kind)[-1]
    assert event.roll is not None
    return [part_words(game.table, part, event.values[0]) for part in event.roll.parts]


MARKED = "away 1 8,7 / away 2 6,6"
KICKING = "home 1 12,7 / away 1 13,7 / phase kick / kicking home / turns 0 0"
PASSER = "home 1 7,7 ball / home 2 10,7"
THROW = ("home 1 pass", "pass the ball", "pass to 10,7")
# rules, kind of roll, position, dice, answers, parts
SOURCES_SEEN = [
    ("lrb6", "dodge", "home 1 7,7 / away 1 8,7", "6", "home 1 move; move 6,7", "dodging +1"),
    ("bb2020", "dodge", "home 1 7,7 / away 1 8,7", "6", "home 1 move; move 6,7", ""),
    ("bb2020", "dodge", f"home 1 7,7 / {MARKED}", "6", "home 1 move; move 6,7", "marked by 1"),
    ("bb2020", "dodge", f"home 1 7,7 Two Heads / {MARKED}", "6", "home 1 move; move 6,7",
     "Two Heads +1, marked by 1"),
    ("bb2020", "dodge", "home 1 7,7 / away 1 8,7 Prehensile Tail", "6", "home 1 move; move 6,7",
     "Prehensile Tail of away 1 -1"),
    ("lrb6", "dodge after all", "home 1 7,7 / away 1 8,7 Diving Tackle", "4",
     "home 1 move; move 6,7; away 1 uses Diving Tackle",
     "dodging +1, Diving Tackle of away 1 -2"),
    ("lrb6", "dodge after all", "home 1 7,7 ag1 st5 Break Tackle / away 1 8,7", "3",
     "home 1 move; move 6,7; use Break Tackle", "dodging +1, Break Tackle +4"),
    ("bb2020", "jump", "home 1 7,7 / away 1 8,7 prone / away 2 6,6", "6",
     "home 1 move; leap 9,7", "marked by 1"),
    ("bb2020", "leap", "home 1 7,7 Leap / away 1 8,7 / away 2 6,6", "6",
     "home 1 move; leap 9,7", "marked by 2, Leap +1"),
    ("lrb6", "leap", "home 1 7,7 Leap, Very Long Legs / away 1 8,7", "6",
     "home 1 move; leap 9,7", "Very Long Legs +1"),
    ("lrb6", "go for it", "home 1 7,7 ma0 / away 1 1,1 / weather blizzard", "6",
     "home 1 move; move 8,7", "blizzard -1"),
    ("bb2020", "go for it", "home 1 7,7 ma0 / away 1 1,1 / prayers 512 0", "6",
     "home 1 move; move 8,7", "moles under the pitch -1"),
    ("lrb6", "pick-up", "home 1 7,7 Extra Arms / away 1 9,7 / ball 8,7 / weather pouring rain",
     "6", "home 1 move; move 8,7", "picking up +1, Extra Arms +1, marked by 1, pouring rain -1"),
    ("lrb6", "pass", f"{PASSER} / away 1 6,6 Disturbing Presence / weather very sunny", "6 6",
     THROW, "quick pass +1, marked by 1, very sunny -1, Disturbing Presence of away 1 -1"),
    ("bb2020", "pass", "home 1 7,7 ball Cannoneer / home 2 15,7 / away 1 1,1", "6 6",
     "home 1 pass; pass the ball; pass to 15,7", "long pass -2, Cannoneer +1"),
    ("lrb6", "catch", f"{PASSER} / away 1 11,7", "6 6", THROW, "accurate +1, marked by 1"),
    ("bb2020", "catch", f"{PASSER} / away 1 1,1", "6 6", THROW, ""),
    ("lrb6", "intercept", f"{PASSER} / away 1 8,7 Extra Arms", "6",
     (*THROW, "intercept with away 1"), "intercepting -2, Extra Arms +1, marked by 1"),
    ("bb2020", "interfere", f"{PASSER} / away 1 8,7", "6 6 6",
     (*THROW, "intercept with away 1"), "accurate -3, marked -1"),
    ("lrb6", "pass", "home 1 7,7 Throw Team-Mate / home 2 8,7 Right Stuff / away 1 1,1",
     "6 2 2 2 6", "home 1 pass; throw home 2; throw home 2 to 10,7",
     "quick pass +1, throwing a player -1"),
    ("bb2020", "landing",
     "home 1 7,7 st5 Throw Team-mate / home 2 8,7 st2 Right Stuff / away 1 9,9", "6 7 7 5 6",
     "home 1 throw team-mate; throw home 2; throw home 2 to 8,6", "marked by 1"),
    ("bb2020", "landing",
     "home 1 7,7 st5 Throw Team-mate / home 2 8,7 st2 Right Stuff / away 1 1,1", "1 7 6",
     "home 1 throw team-mate; throw home 2; throw home 2 to 8,6", "fumbled -1"),
    ("bb2020", "landing",
     "home 1 7,7 st5 pa6 Throw Team-mate / home 2 8,7 st2 Right Stuff / away 1 1,1", "2 7 2 6",
     "home 1 throw team-mate; throw home 2; throw home 2 to 11,7", "thrown wildly -2"),
    ("bb2020", "breathe fire", "home 1 7,7 Breathe Fire / away 1 8,7 st5", "5",
     "home 1 block; Breathe Fire on away 1", "ST 5 or more -1"),
    ("bb2020", "armour", f"home 1 5,5 / away 1 8,5 prone / active away / staff {HOT_POT} 0",
     "6 4 4 1 1", "end turn; home: hot pot 8,5", "hot soup +2"),
    ("lrb6", "pitch invasion", f"{KICKING} / fame 0 1", "N 1 6 6 1 1 N",
     "kick to 18,3", "fans +1"),
    ("bb2020", "contest", f"{KICKING} / cheerleaders 2 0", "N 1 3 3 1 1 N", "kick to 18,3",
     "cheerleaders +2"),
    ("lrb6", "penalties",
     "home 1 7,7 / away 1 12,2 / active away / turns 8 8 / half 3 / rerolls 2 0", "2 3",
     "end turn", "re-rolls left +2"),
    ("lrb6", "gaze", "home 1 7,7 Hypnotic Gaze / away 1 8,7 / away 2 6,6", "6",
     "home 1 move; Hypnotic Gaze on away 1", "marked by 1"),
    ("lrb6", "really stupid", "home 1 7,7 Really Stupid / home 2 6,7 / away 1 1,1", "6",
     "home 1 move", "help of a team-mate +2"),
    ("lrb6", "wild animal", "home 1 7,7 Wild Animal / away 1 8,7", "6 push",
     "home 1 block; block away 1", "to block +2"),
    ("lrb6", "dauntless", "home 1 7,7 Dauntless / away 1 8,7 st5", "6 push",
     "home 1 block; block away 1", "ST +3"),
    ("lrb6", "tentacles", "home 1 7,7 st4 / away 1 8,7 Tentacles", "6 6 6",
     "home 1 move; move 6,7; away 1 uses Tentacles", "ST +4, ST of away 1 -3"),
    ("bb2020", "shadowing", "home 1 7,7 ma7 / away 1 8,7 ma6 Shadowing", "6 1",
     "home 1 move; move 6,7; away 1 uses Shadowing", "MA +6, MA of home 1 -7"),
    ("lrb6", "armour", "home 1 7,7 Mighty Blow / away 1 8,7", "pow 4 4 1 1",
     "home 1 block; block away 1; push to 9,7; stay; use Mighty Blow",
     "Mighty Blow of home 1 +1"),
    ("lrb6", "injury", "home 1 7,7 Mighty Blow / away 1 8,7 niggling:1", "pow 6 6 1 1",
     "home 1 block; block away 1; push to 9,7; stay",
     "niggling injury +1, Mighty Blow of home 1 +1"),
    ("lrb6", "injury", "home 1 7,7 / away 1 8,7 Thick Skull", "pow 6 6 4 4",
     "home 1 block; block away 1; push to 9,7; stay", "Thick Skull"),
    ("lrb6", "armour", "home 1 7,7 Dirty Player / home 2 8,8 / away 1 8,7 prone / away 2 6,6",
     "1 2", "home 1 foul; foul away 1", "assist by home 2 +1, assist by away 2 -1"),
    ("bb2020", "casualty", "home 1 7,7 / away 1 8,7 niggling:2", "pow 6 6 6 6 1",
     "home 1 block; block away 1; push to 9,7; stay", "niggling injury +2"),
    ("lrb6", "block", "home 1 6,7 Horns / home 2 9,8 / away 1 8,7 / away 2 1,1", "push push",
     "home 1 blitz; move 7,7; block away 1", "Horns +1, assist by home 2 +1"),
    ("lrb6", "comes round", "home 1 ko / home 2 24,7 ball / away 1 1,1 / babes 1 0", "4",
     "home 2 move; move 25,7", "staff +1"),
]  # fmt: skip


# Sources of a base, or with words of their own.
OTHERWISE = (
    "rule", "agility", "passing", "armour", "strength", "movement", "to be stronger", "contest",
    "marked", "marked at all", "assist",
)  # fmt: skip


def test_every_source_is_named_in_some_test():
    here = Path(__file__).parent
    texts = [file.read_text(encoding="utf-8") for file in here.rglob("*.py")]
    texts += [file.read_text(encoding="utf-8") for file in (here / "golden").glob("*.txt")]
    for name in set(SOURCES.values()) - set(OTHERWISE):
        assert any(re.search(rf"{name} [+-]\d", text) for text in texts), name


def test_options_that_help_a_foul_are_named():
    options: dict[str, object] = {"foul_base_bonus": 1, "foul_unmarked_bonus": 1}
    game = pitch("home 1 7,7 / away 1 8,7 prone", "1 2", rules="lrb6", options=options)
    game.play("home 1 foul", "foul away 1")
    assert parts(game, "armour") == ["fouling +1", "unmarked +1"]


@pytest.mark.rule("lrb6/dodging.roll", "bb2020/dodging.roll", "lrb6/passing.roll")
@pytest.mark.rule("bb2020/passing.roll", "lrb6/catching.modifier", "bb2020/catching.modifier")
@pytest.mark.rule("lrb6/interception.roll", "lrb6/armour.roll", "lrb6/injury.niggling")
@pytest.mark.rule("lrb6/fouls.assist-attacker", "lrb6/fouls.assist-defender")
@pytest.mark.rule("lrb6/blocking.assist-attacker")
@pytest.mark.parametrize(
    ("rules", "kind", "text", "dice", "answers", "wanted"),
    SOURCES_SEEN,
    ids=[f"{row[0]} {row[1]} {row[5]}" for row in SOURCES_SEEN],
)
def test_a_roll_names_what_it_is_made_of(
    rules: str, kind: str, text: str, dice: str, answers: str | tuple[str, ...], wanted: str
) -> None:
    game = pitch(text, dice, rules=rules, seed=1)
    game.play(*(answers.split("; ") if isinstance(answers, str) else answers))
    assert ", ".join(parts(game, kind)) == wanted
