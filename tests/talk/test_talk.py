"""The line-based protocol: a question out, an answer in, and what becomes of everything else."""

from __future__ import annotations

import io
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from json_schema import misfits

from pigskin import Game
from pigskin.coaches import UnknownCoach, let_go, make_coach
from pigskin.coaches.program import ProgramCoach
from pigskin.contract.whole_schema import whole_schema
from pigskin.talk.stdio import Silence, talk

ROOT = Path(__file__).resolve().parents[2]
EDITIONS = ("lrb6", "bb2016", "bb2020")


class Client:
    """The other end of the line: hears what is said, and answers what is asked."""

    def __init__(self, *says: object) -> None:
        self.heard = io.StringIO()
        self.says = list(says)

    def __iter__(self) -> Iterator[str]:
        for line in self.says:
            yield line if isinstance(line, str) else json.dumps(line)
        while True:
            asked = [each for each in self.messages() if each["t"] == "ask"][-1]
            group = asked["question"]["answers"][0]
            answer = {k: v[0] if isinstance(v, list) else v for k, v in group.items()}
            yield json.dumps({"n": asked["n"], "answer": answer})

    def messages(self) -> list[dict]:
        return [json.loads(line) for line in self.heard.getvalue().splitlines()]


def talked(*says: object, stop: bool = True, edition: str = "lrb6") -> list[dict]:
    """What is said when a program says these lines; then its input ends, unless it plays on."""
    game = Game("human", "orc", edition, seed=1)
    client = Client(*says)
    if stop:
        lines = [each if isinstance(each, str) else json.dumps(each) for each in says]
        with pytest.raises(Silence, match="the input has ended at question"):
            talk(game, (None, None), lines, client.heard)
    else:
        talk(game, (None, None), client, client.heard)
    return client.messages()


def test_it_says_hello_and_asks() -> None:
    hello, asked = talked()
    assert hello == {
        "t": "hello", "contract": 1, "pigskin": hello["pigskin"], "you": ["home", "away"],
        "edition": "lrb6",
        "teams": {"home": "Low Harbour Ferrymen", "away": "Mud Country Bruisers"},
    }  # fmt: skip
    assert (asked["t"], asked["n"]) == ("ask", 0)
    assert asked["question"]["coach"] in ("home", "away")
    assert asked["question"]["sentence"]


def test_an_answer_in_words_and_one_in_json() -> None:
    told = talked({"n": 0, "answer": "heads"}, {"t": "answer", "n": 1, "answer": {"verb": "kick"}})
    assert [each["n"] for each in told if each["t"] == "ask"] == [0, 1, 2]
    happened = [event["event"] for each in told if each["t"] == "ask" for event in each["events"]]
    assert "wins the toss" in happened


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_match_over_the_line(edition: str) -> None:
    told = talked(stop=False, edition=edition)
    assert told[-1]["t"] == "over"
    assert set(told[-1]["outcome"]) == {"winner", "score", "reason"}
    numbers = [event["n"] for each in told for event in each.get("events", [])]
    assert numbers == list(range(len(numbers)))  # every event is told, once and in order


@pytest.mark.parametrize(
    "line, error, words",
    (
        ("hello", "not understood", "'hello' is no line of JSON"),
        ("[1, 2]", "not understood", "a line is an object"),
        ("[" * 9000, "not understood", "is no line of JSON"),
        ("x" * 30_000, "not understood", "a line has at most 20000 characters"),
        ({"answer": "heads"}, "not understood", 'the question is number 0, not None: write "n": 0'),
        ({"n": 7, "answer": "heads"}, "not understood", "the question is number 0, not 7"),
        ({"n": 0}, "not understood", "there is no answer in the line"),
        ({"n": 0, "answer": 17}, "not understood", "an answer is its words or its JSON, not 17"),
        ({"n": 0, "answer": "haeds"}, "not understood", "haeds"),
        ({"n": 0, "answer": {"verb": "fly"}}, "not understood", "fly"),
        ({"n": 0, "answer": "end turn"}, "not legal", "away"),
        ({"t": "veiw"}, "not understood", "view"),
        ({"t": "reach"}, "not understood", "whose reach?"),
        ({"t": "reach", "player": "home 99"}, "not understood", "home 99"),
        ({"t": "why not"}, "not understood", "which answer?"),
    ),
)
def test_what_is_wrong_is_told_and_changes_nothing(line: object, error: str, words: str) -> None:
    told = talked(line, {"n": 0, "answer": "heads"})
    refused = told[2]
    assert (refused["t"], refused["n"], refused["error"]) == ("no", 0, error)
    assert words in refused["words"]
    assert "\n" not in refused["words"]
    assert told[3]["n"] == 1  # the next line was taken as if nothing had been said


def test_questions_about_the_table() -> None:
    game = Game.from_position("rerolls 1 0 / home 1 7,7 / away 1 8,7 / turn home 3", seed=1)
    client = Client()
    lines = [
        json.dumps({"t": "view"}),
        json.dumps({"t": "why not", "answer": "home 1 pass"}),
        json.dumps({"t": "reach", "player": "home 1"}),
        json.dumps({"t": "reach", "player": "home 1", "square": [6, 7]}),
        json.dumps({"t": "preview", "answers": ["home 1 block", "block away 1"]}),
    ]
    with pytest.raises(Silence):
        talk(game, (None, None), lines, client.heard)
    view, why, everywhere, there, plan = client.messages()[2:]
    assert view["view"]["half"] == 1
    assert why["words"] == game.why_not("home 1 pass")
    assert [6, 7, 0.6667, 0.8889] in everywhere["reach"]["squares"]
    assert there["reach"]["rolls"][0]["test"] == "dodge"
    assert there["reach"]["answers"] == [{"verb": "move", "square": [6, 7]}]
    assert round(plan["preview"]["steps"][1]["odds"]["chances"]["success"], 3) == 0.333
    said = {**whole_schema(), "oneOf": [{"$ref": "#/$defs/Said"}]}
    assert [misfits(said, each) for each in client.messages()] == [[]] * len(client.messages())
    heard = {**said, "oneOf": [{"$ref": "#/$defs/Heard"}]}
    assert [misfits(heard, json.loads(line)) for line in lines] == [[]] * len(lines)


# --- programs as coaches ----------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("bot", ("python bot.py", "node bot.js"))
def test_the_example_bots_play_a_match(bot: str, edition: str) -> None:
    interpreter, file = bot.split()
    path = sys.executable if interpreter == "python" else shutil.which(interpreter)
    if path is None:
        pytest.skip(f"no {interpreter} here")
    assert len((ROOT / "examples" / file).read_text().splitlines()) <= 40
    game = Game("human", "orc", edition, seed=3)
    coach = make_coach(f"run:'{path}' '{ROOT / 'examples' / file}'")
    assert isinstance(coach, ProgramCoach)
    other = make_coach("random", 5)
    while game.question is not None:
        game.answer((coach if game.question.side == 0 else other).choose(game))
    let_go(coach, game)
    assert game.over
    assert coach.stepped_in == 0


def program(tmp_path: Path, body: str, patience: float = 20.0) -> ProgramCoach:
    """A bot whose `answer(message)` is given; it hears every line and notes what it is told."""
    file = tmp_path / "bot.py"
    file.write_text(
        "import json, sys, time\n"
        f"notes = open({str(tmp_path / 'notes')!r}, 'w', 1)\n"
        "def say(**message): print(json.dumps(message), flush=True)\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    print(line.strip(), file=notes)\n"
        "    n = message.get('n')\n" + "".join(f"    {line}\n" for line in body.splitlines())
    )
    return ProgramCoach("run:bot", [sys.executable, str(file)], patience)


def notes(tmp_path: Path) -> list[dict]:
    return [json.loads(line) for line in (tmp_path / "notes").read_text().splitlines()]


def test_a_bad_answer_is_told_and_asked_again_then_we_step_in(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    coach = program(tmp_path, "if message['t'] in ('ask', 'no'): say(n=n, answer='tea')")
    game = Game("human", "orc", seed=1)
    assert coach.choose(game) == game.passive_answer().code
    let_go(coach, game)
    kinds = [each["t"] for each in notes(tmp_path)]
    assert kinds == ["hello", "ask", "no", "no", "passive"]
    assert coach.stepped_in == 1
    told = capfd.readouterr().err
    assert "run:bot: it gave 3 bad answers" in told
    assert "the passive answer was given" in told


def test_a_late_answer_is_not_looked_at(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    coach = program(
        tmp_path,
        "if message['t'] == 'passive': say(n=n, answer='heads')\n"
        "if message['t'] == 'ask' and n == 1: say(n=n, answer='kick')",
        patience=2.0,
    )
    game = Game("human", "orc", seed=1)
    first = coach.choose(game)
    assert first == game.passive_answer().code
    game.answer(first)
    assert coach.choose(game) == game.question.option(0).code  # "kick", not the late "heads"
    let_go(coach, game)
    assert "it gave no answer within 2 seconds" in capfd.readouterr().err


def test_a_program_that_ends_is_answered_for_to_the_end(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    coach = program(tmp_path, "if message['t'] == 'ask': sys.exit(3)")
    game = Game("human", "orc", seed=1)
    other = make_coach("random", 2)
    while game.question is not None:
        game.answer((coach if game.question.side == 0 else other).choose(game))
    let_go(coach, game)
    assert game.over
    assert capfd.readouterr().err.count("it has stopped talking") == 1


def test_a_program_may_ask_before_it_answers(tmp_path: Path) -> None:
    coach = program(
        tmp_path,
        "if message['t'] == 'ask': say(t='view')\n"
        "if message['t'] == 'view': say(n=0, answer=message['view']['phase'] and 'tails')",
    )
    game = Game("human", "orc", seed=1)
    assert game.question is not None
    assert str(game.question.options[game.question.codes.index(coach.choose(game))]) == "tails"
    let_go(coach, game)


def played(coach: ProgramCoach) -> Game:
    """A match of a program, silenced as in a simulation, against somebody at random."""
    game = Game("human", "orc", seed=1)
    game.silence()
    other = make_coach("random", 2)
    while game.question is not None:
        game.answer((coach if game.question.side == 0 else other).choose(game))
    let_go(coach, game)
    return game


def test_a_program_that_never_reads_holds_up_nothing(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """What it is told is much more than the pipe takes."""
    (tmp_path / "bot.py").write_text("import time\ntime.sleep(600)\n")
    coach = ProgramCoach("run:bot", [sys.executable, str(tmp_path / "bot.py")], 0.02)
    assert played(coach).over
    told = capfd.readouterr().err
    assert "it gave no answer within 0.02 seconds" in told
    assert "it was late 5 times in a row, and is asked no more" in told
    assert told.count("\n") == 2


@pytest.mark.parametrize("line", ('{"t": "view"}', '{"n": -1, "answer": "tails"}'))
def test_a_program_that_floods_the_line_is_late_all_the_same(tmp_path: Path, line: str) -> None:
    (tmp_path / "bot.py").write_text(f"while True: print({line!r})\n")
    coach = ProgramCoach("run:bot", [sys.executable, str(tmp_path / "bot.py")], 0.2)
    assert played(coach).over
    assert coach.stepped_in > 20


def test_a_program_sees_the_table_as_its_coach(tmp_path: Path) -> None:
    coach = program(tmp_path, "if message['t'] == 'ask': say(t='view'); say(n=n, answer='tails')")
    game = Game("human", "orc", seed=1)
    assert game.question is not None
    coach.choose(game)
    let_go(coach, game)
    views = [each["view"]["seen_by"] for each in notes(tmp_path) if each["t"] == "view"]
    assert views == [game.question.coach]


@pytest.mark.parametrize(
    "name, words",
    (
        ("run:", "names no command"),
        ("run:no-such-program-here", "there is no program 'no-such-program-here'"),
        ("run:'half a quote", "No closing quotation"),
    ),
)
def test_what_cannot_be_run_is_said_at_once(name: str, words: str) -> None:
    with pytest.raises(UnknownCoach, match=words):
        make_coach(name)


def test_the_command_plays_and_says_when_the_input_ends() -> None:
    command = [sys.executable, "-m", "pigskin", "talk", "--away-coach", "random"]
    done = subprocess.run(command, input='{"n": 0}\n', capture_output=True, text=True, check=False)
    said = [json.loads(line)["t"] for line in done.stdout.splitlines()]
    assert said == ["hello", "ask", "no"]
    assert done.returncode == 1
    assert "the input has ended at question 0" in done.stderr
    assert "Traceback" not in done.stderr


# --- the page ---------------------------------------------------------------------------------


def test_the_page_shows_lines_as_they_are() -> None:
    """Every line in docs/talk.md that we say has just the keys of a real one."""
    page = (ROOT / "docs" / "talk.md").read_text(encoding="utf-8")
    shown = [json.loads(line[2:]) for line in page.splitlines() if line.startswith("< {")]
    position = Game.from_position("rerolls 1 0 / home 1 7,7 / away 1 8,7 / turn home 3", seed=1)
    client = Client()
    asked = [json.dumps(each) for each in (
        {"t": "view"}, {"t": "why not", "answer": "home 1 pass"},
        {"t": "reach", "player": "home 1"},
        {"t": "preview", "answers": ["home 1 block", "block away 1"]},
        {"t": "reach", "player": "home 1", "square": [6, 7]},
    )]  # fmt: skip
    with pytest.raises(Silence):
        talk(position, (None, None), asked, client.heard)
    real = {each["t"]: each for each in talked("no", stop=False) + client.messages()}
    real["passive"] = {"t": "", "n": 0, "answer": "", "words": ""}
    assert {each["t"] for each in shown} == set(real)
    assert client.messages()[-1] in shown  # the way to a square, to the letter
    for each in shown:
        assert set(each) == set(real[each["t"]]), each["t"]
        for key in ("question", "outcome"):
            if key in each:
                assert set(each[key]) <= set(real[each["t"]][key])


# --- what is hidden ---------------------------------------------------------------------------


def test_a_program_hears_with_the_ears_of_its_coach() -> None:
    """Which cards away has drawn is told to away alone, and to nobody by which die."""
    options: dict[str, object] = {"cards": "drawn", "card_decks": "all", "card_count": "die"}
    game = Game("human", "orc", seed=1, options=options)
    client = Client()
    talk(game, (None, make_coach("random", 1)), client, client.heard)
    drawn = [
        event
        for message in client.messages()
        for event in message.get("events", [])
        if event["event"] == "draws card"
    ]
    assert {event["side"] for event in drawn} == {"home", "away"}
    assert all((event["card"] is None) == (event["side"] == "away") for event in drawn)
    assert not [event for event in drawn if "roll" in event]
