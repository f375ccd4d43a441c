"""Lessons: each can be done as its file says, none leaves anybody stuck, none is ever a match."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from web.server import Client, Served, serving

from pigskin import Dice, Game
from pigskin.coaches import make_coach
from pigskin.editions import edition_of_id
from pigskin.web import messages as say
from pigskin.web.fair import match_dice
from pigskin.web.lessons.conditions import LessonError, Seen, condition
from pigskin.web.lessons.judging import judged
from pigskin.web.lessons.reading import Lesson, course, lesson_in

WORDS = Path(__file__).resolve().parents[2] / "web" / "src" / "lib" / "words" / "lessons.ts"
LESSONS = list(course().values())
OF_ONE_TURN = [each for each in LESSONS if not each.several]
MOST_ANSWERS = 3000


def named(lesson: Lesson) -> str:
    return lesson.id


def at_table(lesson: Lesson, seed: int = 1) -> Game:
    """The lesson at its beginning, with its dice and then others."""
    game = Game.from_position(lesson.position, edition_of_id(lesson.edition), "any")
    return game.copy(lesson.dice(Dice(seed)))


def stands(lesson: Lesson, game: Game) -> say.Lesson:
    return judged(lesson, game, 0)


# --- the files --------------------------------------------------------------------------------


def test_there_are_lessons_from_the_first_step_to_a_whole_drive() -> None:
    assert list(course()) == ["move", "dodge", "block", "ball", "pass", "score", "drive"]


def test_the_page_has_words_for_them_in_the_same_order() -> None:
    text = WORDS.read_text("utf-8")
    body = text[text.index("export const LESSONS") : text.index("\n});")]
    assert re.findall(r"^  (\w+): {$", body, re.MULTILINE) == list(course())


@pytest.mark.parametrize("lesson", OF_ONE_TURN, ids=named)
def test_its_own_solution_leads_to_the_goal(lesson: Lesson) -> None:
    game = at_table(lesson)
    assert stands(lesson, game).state == "open"
    for answer in lesson.solution:
        assert stands(lesson, game).state == "open", f"it is over before {answer}"
        game.answer(answer, "home")
    assert (stands(lesson, game).state, stands(lesson, game).note) == ("done", "")


@pytest.mark.parametrize("lesson", OF_ONE_TURN, ids=named)
def test_every_die_that_lies_ready_is_rolled_on_the_right_way(lesson: Lesson) -> None:
    game = at_table(lesson)
    for answer in lesson.solution:
        game.answer(answer, "home")
    rolled = game.history.all_tape()
    assert sorted(rolled) == sorted(face for faces in lesson.ready.values() for face in faces)


@pytest.mark.parametrize("lesson", OF_ONE_TURN, ids=named)
def test_who_ends_the_turn_at_once_is_told_so(lesson: Lesson) -> None:
    game = at_table(lesson)
    game.answer("end turn", "home")
    assert (stands(lesson, game).state, stands(lesson, game).note) == ("missed", "turn ended")


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
@pytest.mark.parametrize("coach", ["random", "scripted"])
def test_whatever_is_done_it_ends_and_says_how(lesson: Lesson, coach: str) -> None:
    for seed in range(2 if lesson.several else 6):
        game = at_table(lesson, seed)
        coaches = [make_coach(coach, seed), make_coach("scripted", seed)]
        for _ in range(MOST_ANSWERS):
            if stands(lesson, game).state != "open":
                break
            assert game.question is not None
            game.answer(coaches[game.question.side].choose(game))
        told = stands(lesson, game)
        assert told.state != "open"
        assert told.state == "done" or told.note in [each.note for each in lesson.notes]


def test_the_drive_can_be_won() -> None:
    lesson, won = course()["drive"], 0
    for seed in range(2, 4):
        game = at_table(lesson, seed)
        coaches = [make_coach("scripted", seed), make_coach("scripted", seed + 50)]
        while stands(lesson, game).state == "open":
            assert game.question is not None
            game.answer(coaches[game.question.side].choose(game))
        won += stands(lesson, game).state == "done"
    assert won >= 1


def test_wrong_moves_are_noted_and_can_be_put_right() -> None:
    lesson = course()["move"]
    game = at_table(lesson)
    game.answer("home 5 move")
    assert (stands(lesson, game).state, stands(lesson, game).note) == ("open", "other player")
    game.answer("stop")
    for answer in ("home 7 move", "move 10,7", "stop"):
        game.answer(answer)
    assert (stands(lesson, game).state, stands(lesson, game).note) == ("missed", "stopped short")
    game.undo()
    assert (stands(lesson, game).state, stands(lesson, game).note) == ("open", "on the way")


def test_a_push_is_legal_but_not_what_was_asked() -> None:
    lesson = course()["block"]
    game = at_table(lesson)
    for answer in ("home 3 block", "block away 4", "choose push", "push to 13,7", "stay"):
        game.answer(answer, "home")
    assert (stands(lesson, game).state, stands(lesson, game).note) == ("open", "one more")
    game.answer("end turn")
    assert (stands(lesson, game).state, stands(lesson, game).note) == ("missed", "turn ended")


def test_who_keeps_a_failed_roll_falls_and_is_told() -> None:
    lesson = course()["dodge"]
    game = at_table(lesson)
    for answer in ("home 7 move", "move 10,6"):
        game.answer(answer, "home")
    assert stands(lesson, game).note == "re-roll"
    game.answer("keep the roll", "home")
    assert (stands(lesson, game).state, stands(lesson, game).note) == ("missed", "fell")


def test_every_roll_is_told_with_its_chance() -> None:
    lesson = course()["block"]
    game = at_table(lesson)
    for answer in lesson.solution:
        game.answer(answer, "home")
    told = stands(lesson, game).rolls
    assert [(each.chance, each.made) for each in told] == [(0.5556, True), (0.1667, True)]
    kinds = [event.kind for event in game.events if event.number in [each.event for each in told]]
    assert kinds == ["block die", "armour"]


# --- conditions -------------------------------------------------------------------------------

PLACE = "home 1 9,7 ball / home 2 5,5 prone / away 1 20,3 / turn home 3"


def seen(*events: tuple[str, str], position: str = PLACE, answers: tuple[str, ...] = ()) -> Seen:
    game = Game.from_position(position, "bb2020")
    for answer in answers:
        game.answer(answer)
    return Seen(game.view(), frozenset(events), 3)


@pytest.mark.parametrize(
    ("words", "what", "holds"),
    [
        ("home 1 at 9,7", seen(), True),
        ("home 1 at 9,8", seen(), False),
        ("home 2 at 5,5", seen(), False),  # he lies there
        ("home 2 down", seen(), True),
        ("home 1 down", seen(), False),
        ("home 1 carries", seen(), True),
        ("home 2 carries", seen(), False),
        ("home carries", seen(), True),
        ("away carries", seen(), False),
        ("not away carries and home 2 down", seen(), True),
        ("home 1 acts", seen(answers=("home 1 move",)), True),
        ("home 2 acts", seen(answers=("home 1 move",)), False),
        ("home 1 acts", seen(), False),
        ("home 1 finished", seen(answers=("home 1 move", "move 9,8")), False),
        ("home 1 finished", seen(answers=("home 1 move", "move 9,8", "stop")), True),
        ("home scored", seen(("touchdown", "home")), True),
        ("away scored", seen(("touchdown", "home")), False),
        ("turnover", seen(("turnover", "home")), True),
        ("turnover", seen(("turnover", "away")), False),
        ("asked turn", seen(), True),
        ("asked re-roll", seen(), False),
        ("turn ended", seen(), False),
        ("turn ended", seen(position=PLACE.replace("home 3", "home 4")), True),
        ("turn ended", seen(answers=("end turn",)), True),
        ("match over", seen(), False),
    ],
)
def test_conditions_look_at_the_table(words: str, what: Seen, holds: bool) -> None:
    assert condition(words).holds(what) is holds


GOOD = """
position = "home 1 9,7 / away 1 20,3 / turn home 3"
done = "home 1 at 9,8"
solution = []
"""


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (GOOD.replace("at 9,8", "flies"), "'home 1 flies' is nothing that can be asked"),
        (GOOD.replace("home 1 at", "home 4 at"), "nobody in the position is home 4"),
        (GOOD + 'marks = { players = ["away 9"] }', "nobody in the position is away 9"),
        (GOOD.replace("turn home 3", "active away"), "it begins in a turn of home"),
        (GOOD.replace("home 1 at 9,8", "asked lunch"), "there is no question 'lunch'"),
        (GOOD + "dice = { D6 = [7] }", "7 is no face of the dice D6"),
        (GOOD + 'dice = { block = ["splat"] }', "'splat' is no face of the dice block"),
        (GOOD + "dice = { D7 = [1] }", "no dice 'D7' can lie ready"),
        (GOOD + "goal = 1", "unknown field `goal`"),
        (GOOD.replace("solution = []", ""), "missing required field `solution`"),
        (GOOD.replace("home 1 9,7", "home 1 9,77"), "9,77"),
        ("position = ", "lesson odd"),
    ],
)
def test_a_file_that_makes_no_sense_is_refused_with_the_reason(text: str, words: str) -> None:
    with pytest.raises(LessonError, match=r"^lesson odd: ") as refused:
        lesson_in(text, "odd")
    assert words in str(refused.value)


def test_a_good_file_is_read() -> None:
    lesson = lesson_in(GOOD + 'dice = { block = ["pow", 1], D6 = [2] }', "odd")
    assert lesson.ready == {"block": [6, 1], "D6": [2]}
    assert (lesson.turn, lesson.several) == (3, False)


# --- at the server ----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("lessons") / "matches.db") as served:
        yield served


def begin(served: Served, lesson: str) -> dict[str, Any]:
    answer = served.http.post(f"/api/lessons/{lesson}")
    assert answer.status_code == 201, answer.text
    begun: dict[str, Any] = answer.json()
    return begun


def sit(served: Served, begun: dict[str, Any]) -> tuple[Client, dict[str, Any]]:
    line = served.line(begun["match"], begun["seats"]["home"])
    return line, line.until("lesson")


def test_a_lesson_is_taken_at_the_table_with_the_dice_that_lie_ready(table: Served) -> None:
    begun = begin(table, "dodge")
    assert begun["match"].startswith("lesson-")
    line, told = sit(table, begun)
    with line:
        assert (told["state"], told["squares"], told["players"]) == ("open", [[11, 4]], ["home 7"])
        assert line.about["lesson"] == "dodge"
        line.answer("home 7 move", "move 10,6")
        rolled = next(each for each in line.events if each["event"] == "dodge")
        assert rolled["rolled"] == 2
        line.answer("team re-roll")
        line.answer("move 10,5", "move 11,4")
    line, told = sit(table, begun)  # whoever comes back hears how it stands
    with line:
        assert told["state"] == "done"
        assert [each["made"] for each in told["rolls"]] == [False, True]


def test_a_lesson_is_no_match(table: Served) -> None:
    begun = begin(table, "move")
    match = begun["match"]
    line, _ = sit(table, begun)
    with line:
        assert all(each["match"] != match for each in table.http.get("/api/matches").json())
        for address in (f"matches/{match}/record", f"replays/{match}", f"replays/{match}/record"):
            answer = table.http.get(f"/api/{address}")
            assert answer.status_code == 422
            assert "is a lesson, not a match" in answer.json()["words"]
        sides = {"home": {"seat": "me"}, "away": {"seat": "me"}}
        wanted = {"replay": {"id": match, "moment": 0}, **sides}
        assert table.http.post("/api/matches", json=wanted).status_code == 422
        assert "begun anew" in line.ask("call", n=line.n, what="rematch")["words"]
    with table.line(match) as watcher:
        assert watcher.hear()["why"] == "no seat"


def test_a_match_from_the_same_position_has_fair_dice(table: Served) -> None:
    lesson = course()["dodge"]
    begun = table.begin(
        position=lesson.position, home={"seat": "me"}, away={"seat": "computer:scripted"}
    )
    live = table.call(table.hall.find(begun["match"]))
    with table.line(begun["match"], begun["seats"]["home"], nonce="ab" * 16) as line:
        line.until("table")
        assert not line.about["lesson"]
        line.answer("home 7 move", "move 10,6")
        rolled = next(each for each in line.events if each["event"] == "dodge")
    dice = match_dice(begun["match"], live.secret, "ab" * 16, live.seats["away"].nonce)
    assert rolled["rolled"] == dice.roll(6)


def test_the_computer_waits_while_what_was_missed_is_read_and_goes_on_in_a_drive(
    table: Served,
) -> None:
    line, _ = sit(table, begin(table, "move"))
    with line:
        assert line.answer("end turn")["t"] == "ok"
        live = table.call(table.hall.find(line.about["id"]))
        assert live.taught().state == "missed"
        assert line.question is not None
        assert (line.question["coach"], line.n) == ("away", 1)
        assert live.running().n == 1
    line, _ = sit(table, begin(table, "drive"))
    with line:
        line.answer("end turn")
        while not line.asked:
            line.hear(60)
        assert line.view["turns"]["home"] == 6


def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "matches.db"
    with serving(database) as served:
        begun = begin(served, "dodge")
        line, _ = sit(served, begun)
        with line:
            line.answer("home 7 move", "move 10,6")
    with serving(database) as served:
        line, told = sit(served, begun)
        with line:
            assert told["note"] == "re-roll"
            line.answer("team re-roll", id="since the restart")
            assert next(e for e in reversed(line.events) if e["event"] == "dodge")["rolled"] == 3


def test_an_unknown_lesson_is_refused_with_those_there_are(table: Served) -> None:
    answer = table.http.post("/api/lessons/flying")
    assert answer.status_code == 404
    assert "'flying'; there are move, dodge" in answer.json()["words"]


def test_lessons_keep_no_match_out_and_are_kept_for_a_day(tmp_path: Path) -> None:
    with serving(tmp_path / "matches.db", most_matches=1) as served:
        begin(served, "move")
        match = served.begin()["match"]
        assert served.http.post("/api/lessons/move").status_code == 503
        gone = served.call(served.hall.store.remove_idle(-1, lessons=True))
        assert [each.startswith("lesson-") for each in gone] == [True]
        assert served.call(served.hall.store.load(match)) is not None
