"""Golden transcripts: whole situations, script and story in one small text.

A file of tests/golden begins with its title and what it proves:

    # Dieter dodges into two tackle zones, and falls at the next step.
    edition lrb6
    rule lrb6/dodging.roll lrb6/dodging.failure
    pitch home 1 7,6 / away 1 8,6 / away 2 8,8
    dice 5 1 1 2

`pitch` (docs/position.md) and `dice` may go on in further lines of their own. Then come the
answers, each behind a `>`. Everything else is what the engine must say again: `?` is asked (the
coach, the question, the player it is about, some of the answers), `|` is told, `=` is the position
in the end.

To add one, write the head and the answers and let the engine fill in the rest, then read it:

    python tests/test_golden.py "Diving Tackle"          # a head to start from
    pytest tests/test_golden.py --update-golden
"""

import sys
from pathlib import Path

import pytest
from table import Scene, faces, pitch, topic

from pigskin import PigskinError, Question, edition
from pigskin.questions import player_text
from pigskin.rules_index import citations

FOLDER = Path(__file__).parent / "golden"
FILES = sorted(FOLDER.glob("*.txt"))
SHOWN = 3  # answers shown of a question
SCREEN = 80  # lines


class Transcript:
    """What a file says: the head as it stands, and the answers in order."""

    def __init__(self, text: str) -> None:
        self.head: list[str] = []
        self.rules = "lrb6"
        self.pitch: list[str] = []
        self.dice: list[str] = []
        self.answers: list[str] = []
        for line in text.splitlines():
            word, _, rest = line.partition(" ")
            if word == ">":
                self.answers.append(rest)
            elif word in ("#", "edition", "rule", "pitch", "dice"):
                self.head.append(line)
                if word == "edition":
                    self.rules = rest
                elif word == "pitch":
                    self.pitch.append(rest)
                elif word == "dice":
                    self.dice.append(rest)
            elif word not in ("?", "|", "=", ""):
                raise ValueError(f"a transcript has no line like {line!r}")

    def begin(self) -> Scene:
        return pitch("\n".join(self.pitch), faces(" ".join(self.dice)), rules=self.rules)


def asked(game: Scene, question: Question) -> str:
    """The question as a line: who is asked what about whom, and some of the answers."""
    about = [question.kind, topic(question)]
    if question.player >= 0:
        about.append(player_text(game.table, question.player))
    options = game.options()
    shown = options if len(options) <= SHOWN + 1 else options[:SHOWN]
    more = [f"{len(options) - len(shown)} more"] if len(options) > len(shown) else []
    words = " ".join(part for part in about if part)
    return f"? {question.coach} {words} ({', '.join(shown + more)})"


def play(script: Transcript) -> tuple[list[str], Scene]:
    """Play the answers and write the transcript anew."""
    game = script.begin()
    lines = list(script.head)
    lines += [f"| {event}" for event in game.game.events if not event.quiet]
    for answer in script.answers:
        if game.question is None:
            raise AssertionError(f"the match was over before {answer!r}")
        lines += [asked(game, game.question), f"> {answer}"]
        before = len(game.game.events)
        game.play(answer)
        told = game.game.events_since(before)
        lines += [f"| {event}" for event in told if not event.quiet]
    lines += [f"= {line}" for line in game.picture().splitlines()]
    return lines, game


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_the_engine_tells_the_story_again(file: Path, request: pytest.FixtureRequest) -> None:
    text = file.read_text(encoding="utf-8")
    lines, game = play(Transcript(text))
    assert game.done()
    if request.config.getoption("--update-golden", default=False):
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return
    assert text.splitlines() == lines, "if the new story is right: pytest --update-golden"


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_transcript_fits_on_a_screen_and_says_what_it_proves(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("# ")
    assert any(line.startswith("rule ") for line in lines), "which rules does it prove?"
    assert len(lines) <= SCREEN, f"{len(lines)} lines: keep it under a screen"
    assert max(map(len, lines)) <= 120


def slug(name: str) -> str:
    return "-".join(name.lower().replace("'", "").replace("&", "and").split())


def test_every_skill_is_in_a_transcript_or_a_rule_test() -> None:
    cited = {
        citation.split(".")[1] for citation in citations(FOLDER.parent) if "/skill." in citation
    }
    seen: set[str] = set()
    for file in FILES:
        table = Transcript(file.read_text(encoding="utf-8")).begin().table
        seen |= {skill.name for profile in table.profiles for skill in profile.skills}
    missing = [
        skill.name
        for skill in edition("lrb6").skills
        if skill.name not in seen and slug(skill.name) not in cited
    ]
    commands = [f'python tests/test_golden.py "{name}"' for name in missing]
    assert not missing, "no test shows these skills; add some:\n" + "\n".join(commands)


def test_a_transcript_that_does_not_match_is_found() -> None:
    lines, _ = play(Transcript("# t\npitch home 1 7,7 / away 1 20,7\n> home 1 move\n> move 8,7"))
    assert lines == [
        "# t",
        "pitch home 1 7,7 / away 1 20,7",
        "? home turn (end turn, home 1 move, home 1 blitz)",
        "> home 1 move",
        "| home 1: move",
        "? home action home 1 (stop, move 6,6, move 7,6, 6 more)",
        "> move 8,7",
        "| home 1 moves to 8,7",
        "= home 1 8,7 used",
        "= away 1 20,7",
        "= begun",
        "= acting home 1 move moved 1 left 7,7",
    ]
    with pytest.raises(AssertionError, match="not a legal answer"):
        play(Transcript("# t\npitch home 1 7,7 / away 1 20,7\n> home 1 fly"))
    with pytest.raises(PigskinError):
        play(Transcript("# t\npitch home 1 7,7 / ball 8,7\n> home 1 move\n> move 8,7"))


def new(name: str) -> Path:
    """A head to start from for a skill."""
    skill = edition("lrb6").by_name[name]
    file = FOLDER / f"{slug(name).replace('-', '_')}.txt"
    if not file.exists():
        file.write_text(
            f"# {skill.text}\nedition lrb6\nrule lrb6/skill.{slug(name)}.\n"
            f"pitch home 1 7,7 {name} / away 1 8,7\ndice\n> home 1 move\n",
            encoding="utf-8",
        )
    return file


if __name__ == "__main__":
    for each in sys.argv[1:]:
        sys.stdout.write(f"{new(each)}\n")
