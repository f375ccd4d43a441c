"""A position is refused in plain words, or a match can be played from it to the end."""

import random

import pytest
from effort import SOAK, grows

from pigskin import EDITIONS, LRB6, Game, PigskinError, PositionError
from pigskin.position import parse
from pigskin.record import from_text, replay, to_text
from pigskin.rules import phases

TEAMS = (
    "home 1 7,7 ball\nhome 2 12,6\nhome 3 reserves\nhome 4 ko\n"
    "away 1 8,7\naway 2 13,6 prone\naway 3 reserves\naway 4 injured\n"
)
ROSTERS = "roster human orc\n"
ENDS = 6000  # answers after which a match is surely over
BEGIN = 100  # answers: a turn or two

FIELDS = [
    *(f"phase {name}" for name in phases.PHASE_NAMES),
    *(f"{ROSTERS}phase {name}" for name in phases.PHASE_NAMES),
    *(f"phase {name}\nactive home" for name in phases.PHASE_NAMES),
    *(f"phase set-up\nstage {stage}" for stage in (0, 1, 2, 3)),
    "active none", "kicking none", "first-kicker none", "turn home 0", "turn home 9", "turns 17 17",
    "half 0", "half 2", "half 3", "half 9", "bonus-turn", "turnover", "begun", "scored home",
    "winner home", "picks 3", "stage 1", "stage 7", "acting nobody block", "acting home 3 move",
    "acting home 1 block\nturn away 3", "acting home 1 move moved 99",
    "acting home 1 finished pass",
    "pool home 1", "pool home 1 1\nphase set-up", "pool away 1\nphase set-up", "stallers home 3",
    "pool home 4\nphase set-up\nkicking home", "injuries home 1 dead", "feats away 1 touchdown",
    "score 99 99", "rerolls 1000 0", "leader 3 3", "apothecary 9 9", "bribes 99 0", "babes 99 9",
    "staff 1023 0", "prayers 65535 0", "wanderers 7 7", "chef 9 9", "ball 0,0 loose", "kick -1,3",
    "second-ball 3,3", "second-ball 7,7", "second-ball 12,6 loose", "second-ball none",
    "home 9 absent", "lent away 1 home 1", "home 9 absent\nlent away 1 home 9",
    "home 9 absent\naway 9 absent\nlent away 9 home 9", "away 9 absent\nlent away 9 home 3",
    "phase kick-off\nkick 20,7", "phase landing\nkick 20,7", "phase quick snap", "weather blizzard",
]  # fmt: skip


# What is wrong with a position shows soon after its beginning, or at the end of a match: each is
# played to the end in one edition, in all of them by `make soak`.
TO_THE_END = {field: EDITIONS[number % len(EDITIONS)].id for number, field in enumerate(FIELDS)}


@grows
@pytest.mark.parametrize("edition", [each.id for each in EDITIONS])
@pytest.mark.parametrize("field", FIELDS)
def test_any_field_is_refused_or_played_to_the_end(edition: str, field: str) -> None:
    text = TEAMS + field
    try:
        game = Game.from_position(text, edition, seed=field)
    except PositionError:
        return
    chance = random.Random(field)
    whole = SOAK or TO_THE_END[field] == edition
    for _ in range(ENDS if whole else BEGIN):
        if game.question is None:
            break
        game.answer(chance.choice(game.question.codes))
    assert game.over or not whole
    saved = to_text(game)
    assert to_text(replay(from_text(saved))) == saved


@pytest.mark.parametrize(
    "field, problem",
    [
        ("phase weather", "the phase weather needs the rosters of both teams"),
        ("phase inducements", "the phase inducements needs the rosters of both teams"),
        ("active none", "the phase turn is in somebody's turn, but nobody is active"),
        ("kicking none", "somebody is kicking"),
        ("turn home 9", "home is in turn 9, but a half has 8"),
        ("half 0", "halves are numbered 1 to 3"),
        ("phase action", "in the phase action somebody does something"),
        ("acting home 3 move", "home 3 acts, but is not on the pitch"),
        ("acting home 1 block\nturn away 3", "home 1 acts in the turn of away"),
        ("phase set-up\npool away 3 3", "a player is named twice"),
        ("phase set-up\npool home 4", "is not of the side that sets up"),
        ("phase set-up\npool away 4", "away 4 is not fit"),
        ("lent away 1 home 1", "away 1 and home 1 are one player, so one of them is absent"),
        ("home 9 absent", "home 9 is absent, and nobody knows as whom he plays"),
        ("home 9 absent\nlent away 1 home 9, away 2 home 9", "a player is lent twice"),
        ("bribes 1001 0", "bribes of home is above 1,000"),
        ("home 9 3,3 ma21", "home 9 has a value of 21, above 20"),
        ("home 1000 3,3", "home 1000 wears a number above 999"),
    ],
)
def test_what_is_refused_is_named(field: str, problem: str) -> None:
    with pytest.raises(PositionError, match=problem):
        Game.from_position(TEAMS + field)


def test_numbers_without_an_end_are_refused() -> None:
    nines = "9" * 5000
    for text in (
        f"home {nines} 3,3",
        f"home 1 {nines},3",
        f"home 1 3,3 ma{nines}",
        f"home 1 3,3 value:{nines}",
        f"home 1 3,3 niggling:{nines}",
        f"score {nines} 0",
    ):
        with pytest.raises(PositionError):
            Game.from_position(text)


def test_a_set_up_needs_no_pool() -> None:
    """Whoever is in the reserves is to be placed."""
    game = Game.from_position("home 1 reserves / home 2 ko / away 1 reserves / phase set-up")
    assert game.question is not None
    assert game.question.coach == "away"
    assert "place away 1 at 13,7" in [str(option) for option in game.question.options]


def test_a_broken_position_in_a_record_is_told_in_a_line() -> None:
    text = to_text(Game.from_position("home 1 7,7 / away 1 8,8", seed=1))
    with pytest.raises(PigskinError) as caught:
        replay(from_text(text.replace('"home 1 7,7 pos', '"home 1 7,7 Bock pos')
                             .replace('"home 1 7,7"', '"home 1 7,7 Bock"')))  # fmt: skip
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("part", ["team", "ending", "name", "position", "race"])
def test_a_table_made_in_python_has_names_that_can_be_shown(part: str) -> None:
    table = parse("home 1 7,7 / away 1 8,7", LRB6)
    if part == "team":
        table.team_names = ("\x1b", "Blues")
    elif part == "ending":
        table.ending = "\x1b"
    else:
        setattr(table.profiles[0], part, "\x1b")
    with pytest.raises(PositionError, match="has a character that cannot be shown"):
        Game.at(table)
