"""Answers as words, JSON, codes and dense numbers, over random games of all editions."""

from __future__ import annotations

import json
import random

import pytest
from pairings import eager, pairings
from shopping import ELEVEN
from table import pitch

from pigskin import (
    EDITIONS,
    Game,
    IllegalAnswer,
    MalformedAnswer,
    PigskinError,
    Question,
    UnknownName,
)
from pigskin.contract.answers import (
    from_json,
    option_text,
    read_words,
    to_json,
    understand,
)
from pigskin.contract.dense import blocks, dense, from_dense
from pigskin.contract.groups import grouped, ungrouped
from pigskin.contract.verbs import DENSE_SIZE, VERBS
from pigskin.model import Table
from pigskin.record import state_text

LARGEST = 10_000  # bytes of JSON for all answers of a question
SOME = 60  # answers of a question that are looked at one by one


def some(question: Question, choice: random.Random) -> list[int]:
    codes = question.codes
    return codes if len(codes) <= SOME else choice.sample(codes, SOME)


def check_round_trips(game: Game, choice: random.Random) -> None:
    """Every answer goes from words, JSON and dense number to its code; all of them from groups."""
    question, table = game.question, game.table
    assert question is not None
    for answer in some(question, choice):
        words = option_text(table, answer)
        assert read_words(table, words) == answer, words
        assert read_words(table, words.lower(), question.codes) == answer, words
        assert from_json(table, json.loads(json.dumps(to_json(table, answer)))) == answer, words
        assert 0 <= dense(answer) < DENSE_SIZE
        assert from_dense(dense(answer)) == answer, words
    groups = json.loads(json.dumps(grouped(table, question.codes)))
    assert sorted(ungrouped(table, groups)) == sorted(question.codes)
    size = len(json.dumps(groups, separators=(",", ":")))
    assert size < LARGEST, f"{question.kind}: {len(question.codes)} answers in {size} bytes"


@pytest.mark.parametrize("edition, home, away", pairings(9))
def test_every_legal_answer_comes_back_in_random_matches(
    edition: str, home: str, away: str
) -> None:
    choice = random.Random(f"{edition} {home}")
    game = Game(home, away, edition, seed=choice.randrange(99))
    for number, at in enumerate(eager(game, len(home))):
        if number > 350:
            break
        if number % 3 == 0 or at.question is None or at.question.kind not in ("turn", "action"):
            check_round_trips(at, choice)


@pytest.mark.parametrize("edition", [each.id for each in EDITIONS])
@pytest.mark.parametrize("number", range(3))
def test_and_where_everything_is_bought(edition: str, number: int) -> None:
    """Coaches with gold for stars, mercenaries, wizards and the rest, by all optional rules."""
    choice = random.Random(f"{edition} {number}")
    names = [home for id, home, _ in pairings(1) if id == edition]
    home, away = choice.sample(names, 2)
    options: dict[str, object] = {"rare_choices": True, "reroll_successes": True}
    if edition == "bb2020":
        options.update({"inducement_books": "optional", "treasury": "both"})
    game = Game.from_position(
        f"{ELEVEN} / roster {home} {away} / phase petty cash / value 1000 2500 / treasury 900 900",
        edition, seed=number, options=options,
    )  # fmt: skip
    for count, at in enumerate(eager(game, number)):
        if count > 250:
            break
        check_round_trips(at, choice)


def test_a_set_up_takes_a_few_hundred_bytes_for_thousands_of_answers() -> None:
    game = Game("human", "orc")
    while game.question is not None and game.question.kind != "set-up":
        game.answer(game.question.codes[0])
    assert game.question is not None
    assert len(game.question.codes) > 2000
    (group,) = grouped(game.table, game.question.codes)
    assert group["verb"] == "place"
    assert len(json.dumps(group, separators=(",", ":"))) < 2000


# --- the forms themselves ---------------------------------------------------------------------


def test_words_and_json_mean_the_same_answer() -> None:
    for answer in (
        "home 1 block",
        "HOME 1   Block",
        {"verb": "activate", "player": "home 1", "action": "block"},
        {"action": "block", "player": "home 1", "verb": "activate"},
    ):
        scene = pitch("home 1 7,7 / away 1 8,7")
        scene.game.answer(answer)
        assert scene.kind == "action"


def test_an_option_tells_all_it_names() -> None:
    scene = pitch("home 1 7,7 / away 1 8,7")
    assert scene.game.question is not None
    option = next(each for each in scene.game.question.options if each == "home 1 block")
    assert option.verb == "activate"
    assert option.arguments == {"player": 0, "action": 1}
    assert option.json == {"verb": "activate", "player": "home 1", "action": "block"}
    assert (option.player, option.square) == (0, 0)
    assert from_dense(option.dense) == option.code


def test_answers_that_mean_two_things_have_two_verbs() -> None:
    table = pitch("home 1 7,7 / away 1 8,7").table
    assert to_json(table, read_words(table, "choose pow")) == {
        "verb": "choose face", "face": "pow",
    }  # fmt: skip
    assert to_json(table, read_words(table, "choose home 1")) == {
        "verb": "choose player", "player": "home 1",
    }  # fmt: skip


def test_an_answer_that_is_not_legal_now_is_understood() -> None:
    table = pitch("home 1 7,7 / away 1 8,7").table
    for words in ("away 1 blitz", "place home 1 at 3,4", "re-roll push with Pro", "pass to 9,9"):
        assert option_text(table, read_words(table, words)) == words


def test_a_mercenary_is_hired_plain_or_with_a_skill() -> None:
    game = Game.from_position(
        f"{ELEVEN} / roster human orc / phase petty cash / value 1000 2000", seed=1
    )
    while game.question is not None and game.question.kind != "inducements":
        game.answer(game.question.codes[0])
    table = game.table
    plain = read_words(table, "hire mercenary Lineman")
    assert to_json(table, plain) == {
        "verb": "hire mercenary", "position": "Lineman", "skill": None,
    }  # fmt: skip
    assert from_json(table, {"verb": "hire mercenary", "position": "Lineman"}) == plain
    skilled = read_words(table, "hire mercenary lineman with block")
    assert to_json(table, skilled)["skill"] == "Block"
    assert option_text(table, skilled) == "hire mercenary Lineman with Block"


def test_blocks_say_what_every_dense_number_means() -> None:
    start = 0
    for block, verb in zip(blocks(), VERBS, strict=True):
        assert (block["verb"], block["start"]) == (verb.name, start)
        assert isinstance(block["size"], int)
        start += block["size"]
    assert start == DENSE_SIZE
    # By the rule of the page: the start, the first times the size of the second, the second.
    table = Game("human", "orc").table
    place = next(block for block in blocks() if block["verb"] == "place")
    assert isinstance(place["start"], int)
    number = place["start"] + 32 * 390 + (7 * 26 + 12)  # away 1 in column 12, row 7
    assert option_text(table, from_dense(number)) == "place away 1 at 12,7"


# --- what is wrong ----------------------------------------------------------------------------

WRONG_WORDS = [
    ("hom 1 block", MalformedAnswer, "did you mean 'home 1 block'?"),
    ("home 1 blok", UnknownName, "there is no action 'blok'; did you mean 'block'?"),
    ("home 9 block", UnknownName, "there is no player 'home 9'; the shirts of home are 1"),
    ("block away 77", UnknownName, "there is no player 'away 77'"),
    ("move 26,0", UnknownName, "is no square of the pitch"),
    ("home 1 uses Frenzi", UnknownName, "there is no skill 'Frenzi'; did you mean 'Frenzy'?"),
    ("end the turn", MalformedAnswer, "did you mean 'end turn'?"),
    ("sing", MalformedAnswer, "'sing' is not an answer to anything; possible now: end turn"),
    ("", MalformedAnswer, "not an answer"),
    ("x" * 5000, MalformedAnswer, "too long"),
]


@pytest.mark.parametrize("words, kind, message", WRONG_WORDS)
def test_words_that_are_not_understood_are_told_with_what_is_near(
    words: str, kind: type[PigskinError], message: str
) -> None:
    refused(words, kind, message)


WRONG_DATA: list[tuple[object, type[PigskinError], str]] = [
    ({}, MalformedAnswer, "has a verb; this one has none"),
    ({"verb": 5}, MalformedAnswer, "a verb is a text, not 5"),
    ({"verb": "activte"}, MalformedAnswer, "no verb 'activte'; did you mean 'activate'?"),
    ({"verb": "activate", "player": "home 1"}, MalformedAnswer, "action is missing"),
    (
        {"verb": "activate", "player": "home 1", "action": "block", "square": [1, 2]},
        MalformedAnswer,
        "'activate' takes player and action, not 'square'",
    ),
    ({"verb": "end turn", "player": "home 1"}, MalformedAnswer, "'end turn' takes nothing"),
    ({"verb": "activate", "player": 1, "action": "block"}, MalformedAnswer, "is a name, not 1"),
    ({"verb": "activate", "player": None, "action": "block"}, MalformedAnswer, "not None"),
    ({"verb": "activate", "player": "home 7", "action": "block"}, UnknownName, "no player"),
    ({"verb": "move", "square": "7,8"}, MalformedAnswer, "[column, row]"),
    ({"verb": "move", "square": [7, 80]}, UnknownName, "is no square of the pitch"),
    ({"verb": "move", "square": [7, 10**400]}, UnknownName, "is no square of the pitch"),
    ({1: 2, "verb": "stop"}, MalformedAnswer, "takes nothing, not 1"),
    (["stop"], MalformedAnswer, "an answer is an option, its words, its JSON or its code"),
    (None, MalformedAnswer, "an answer is an option, its words, its JSON or its code"),
    ({"verb": "foul", "player": "away 1"}, IllegalAnswer, "'foul away 1' is not legal now"),
]


@pytest.mark.parametrize("data, kind, message", WRONG_DATA)
def test_data_that_is_not_understood_says_what_is_wrong(
    data: object, kind: type[PigskinError], message: str
) -> None:
    refused(data, kind, message)


def refused(answer: object, kind: type[PigskinError], message: str) -> None:
    """The game says what is wrong in one line, and nothing changes."""
    game = pitch("home 1 7,7 / away 1 8,7").game
    before = state_text(game.table)
    with pytest.raises(kind) as error:
        game.answer(answer)  # type: ignore[arg-type]
    assert type(error.value) is kind
    assert message in str(error.value)
    assert "\n" not in str(error.value)
    assert state_text(game.table) == before


def junk_words(choice: random.Random, table: Table) -> str:
    """Something like an answer, with parts missing, doubled, mangled or of another answer."""
    verb = choice.choice(VERBS)
    parts = choice.choice(VERBS).template.split() + verb.template.split()
    names = ["home 1", "away 99", "12,7", "99,99", "Block", "push", "10k", "+1", "\x1b[2J", "ß"]
    filled = [choice.choice(names) if "{" in part else part for part in parts]
    choice.shuffle(filled)
    return " ".join(filled[: choice.randrange(1, 5)])


def junk_data(choice: random.Random) -> dict[object, object]:
    values: list[object] = [
        None, True, 1.5, 10**30, -1, "", "home 1", "away", [1, 2], [None, 2], [], {}, "Block",
        "pow", [[1, 2]], "\x00",
    ]  # fmt: skip
    verb = choice.choice(VERBS)
    data: dict[object, object] = {"verb": verb.name}
    for slot in verb.slots:
        data[slot.name] = choice.choice(values)
    if choice.random() < 0.3:
        data[choice.choice(["player", "verb", 3, None, "x"])] = choice.choice(values)
    return data


@pytest.mark.parametrize("edition", [each.id for each in EDITIONS])
def test_junk_is_refused_in_one_line_and_changes_nothing(edition: str) -> None:
    choice = random.Random(edition)
    game = pitch("home 1 7,7 Block / away 1 8,7", rules=edition).game
    before, asked = state_text(game.table), game.question
    for _ in range(400):
        junk = junk_words(choice, game.table) if choice.random() < 0.5 else junk_data(choice)
        assert asked is not None
        if read_or_none(game, junk) in asked.codes:
            continue
        with pytest.raises(PigskinError) as error:
            game.answer(junk)  # type: ignore[arg-type]
        assert str(error.value).isprintable()
        assert game.question is asked
    assert state_text(game.table) == before


def read_or_none(game: Game, junk: object) -> int | None:
    try:
        return understand(game.table, junk, ())
    except PigskinError:
        return None


@pytest.mark.parametrize("number", [-1, DENSE_SIZE, 10**40, "5", None])
def test_numbers_that_are_no_answer_are_refused(number: object) -> None:
    with pytest.raises(MalformedAnswer):
        from_dense(number)


@pytest.mark.parametrize("code", [-1, len(VERBS) << 20, 1 << 60, 1, VERBS[0].code | 5])
def test_codes_that_are_no_answer_are_refused(code: int) -> None:
    table = Game("human", "orc").table
    with pytest.raises(MalformedAnswer):
        option_text(table, code)
    with pytest.raises(MalformedAnswer):
        to_json(table, code)
    with pytest.raises(MalformedAnswer):
        dense(code)
