"""Nothing the view shows changes without an event that tells it."""

import random

import pytest
from oracle.playing import choose, scene
from silence import picture, unexplained
from test_properties import Whim, random_match

from pigskin import EDITIONS, Dice, Game
from pigskin.contract.event_arguments import COUNTER_NAMES
from pigskin.contract.happenings import CHANGES, HAPPENINGS
from pigskin.edition import Edition
from pigskin.options import Options
from pigskin.pitch import HOME
from pigskin.position import parse
from pigskin.rules.counting import has, set_to

ALL = pytest.mark.parametrize("edition", EDITIONS, ids=[edition.id for edition in EDITIONS])


def watched(game: Game, answer: int) -> list[str]:
    """Give an answer; what changed untold."""
    assert game.question is not None
    before, told, kind = picture(game.table), game.history.count_events(), game.question.kind
    game.answer(answer)
    events = game.events_since(told)
    found = unexplained(before, picture(game.table), events)
    story = [str(event) for event in events]
    return [f"{kind}: {each}, though {story} was told" for each in found]


@ALL
def test_a_whole_match_changes_nothing_in_silence(edition: Edition) -> None:
    game, coach = random_match(edition, 2)
    while game.question is not None:
        assert watched(game, coach.choose(game)) == []


@ALL
def test_short_scenes_change_nothing_in_silence(edition: Edition) -> None:
    """Players with any skills at all, close together, in mid-match."""
    for seed in range(12):
        chance = random.Random(f"silence {seed}")
        table = parse(scene(edition.id, chance), edition, Options(), Dice(seed))
        game = Game.at(table)
        for _ in range(40):
            if game.question is None:
                break
            assert watched(game, choose(game, game.question, chance)) == []


def test_silence_is_noticed() -> None:
    """The watchman is awake: a bribe that nobody mentions is found."""
    game = Game("human", "orc", seed=3)
    coach = Whim(3)
    before = picture(game.table)
    set_to(game.table, HOME, "bribes", has(game.table, HOME, "bribes") + 1)
    assert unexplained(before, picture(game.table), []) == ["bribes of 0: 0 is now 1"]
    assert coach.choose(game) in (game.question.codes if game.question else [])


def test_every_field_knows_its_events() -> None:
    """The picture and the table of changes know the same fields."""
    game = Game("human", "orc", seed=3)
    shown = {name.partition(".")[0] for name, _ in picture(game.table)}
    known = {field.partition(".")[0] for field in CHANGES} | set(COUNTER_NAMES)
    assert shown == known - {"counter"}
    assert {kind for kinds in CHANGES.values() for kind in kinds} <= set(HAPPENINGS)
