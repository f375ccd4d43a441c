"""What holds in every edition, whatever teams, dice and answers: tried out on whimsical play."""

import random
from dataclasses import replace

import pytest
from effort import grows, many
from hypothesis import given, settings
from hypothesis import strategies as st

from pigskin import EDITIONS, Dice, Game, PositionError
from pigskin.coaches.scripted import ScriptedCoach
from pigskin.conformance import check_table
from pigskin.edition import Edition
from pigskin.effects.holding import UNTIL_NAMES, bless, boon_names
from pigskin.model import Table
from pigskin.options import Options
from pigskin.position import parse
from pigskin.position import to_text as position_text
from pigskin.record import from_text, replay, state_text, to_text
from pigskin.teams import ready_team, rosters

pytestmark = grows

ALL = pytest.mark.parametrize("edition", EDITIONS, ids=[edition.id for edition in EDITIONS])
SEEDS = st.integers(0, 2**32)
LONG = 900  # answers; most of a match


class Whim:
    """A coach for both sides who mostly knows what he does, and then again does not.

    Answers at random alone would hardly ever move the ball, let alone score.
    """

    def __init__(self, seed: int) -> None:
        self.picks = random.Random(seed)
        self.coach = ScriptedCoach()

    def choose(self, game: Game) -> int:
        assert game.question is not None
        if self.picks.random() < 0.2:
            return self.picks.choice(game.question.codes)
        return self.coach.choose(game)


def random_match(
    edition: Edition, seed: int, more: dict[str, str] | None = None
) -> tuple[Game, Whim]:
    """A match of two of the edition's teams, and a coach for both.

    Some teams have gold to spend, so that stars, wizards and the like are seen too. There may be
    `more` options.
    """
    picks = random.Random(seed)
    names = list(rosters(edition.id))
    teams = [
        replace(ready_team(edition.id, picks.choice(names)), treasury=picks.choice((0, 800_000)))
        for _ in range(2)
    ]
    options: dict[str, object] = {"treasury": picks.choice(("higher", "both")), **(more or {})}
    return Game(teams[0], teams[1], edition.id, seed, options=options), Whim(seed)


def play_on(game: Game, coach: Whim, answers: int) -> None:
    """So many answers, or until the match is over."""
    for _ in range(answers):
        if game.question is None:
            break
        game.answer(coach.choose(game))


def read_again(table: Table) -> Table:
    """The table after a trip through its text: nothing may be lost on the way."""
    text = position_text(table)
    twin = parse(text, table.edition, table.options, table.dice.copy())
    assert position_text(twin) == text
    assert state_text(twin) == state_text(table)
    return twin


# --- whole matches ----------------------------------------------------------------------------


@ALL
@settings(deadline=None, max_examples=many(2, 20))
@given(seed=SEEDS)
def test_the_score_grows_by_one_and_every_table_is_sound(edition: Edition, seed: int):
    game, coach = random_match(edition, seed)
    score = (0, 0)
    count = 0
    while game.question is not None and count < LONG:
        check_table(game.table, f"{edition.id} {seed} {count}", game.at_rest)
        play_on(game, coach, 1)
        now = (game.table.home.score, game.table.away.score)
        assert now in (score, (score[0] + 1, score[1]), (score[0], score[1] + 1))
        score = now
        count += 1


@ALL
@settings(deadline=None, max_examples=many(3, 30))
@given(seed=SEEDS, start=st.integers(0, LONG))
def test_copies_and_copies_of_copies_play_on_alike(edition: Edition, seed: int, start: int):
    game, coach = random_match(edition, seed)
    play_on(game, coach, start)
    games = [game, game.copy(), game.copy().copy()]
    for each in games:
        play_on(each, Whim(seed), 40)
    texts = [state_text(each.table) for each in games]
    stories = [[str(event) for event in each.events] for each in games]
    assert texts[0] == texts[1] == texts[2]
    assert stories[0] == stories[1] == stories[2]


@ALL
@settings(deadline=None, max_examples=many(3, 30))
@given(seed=SEEDS, start=st.integers(0, LONG))
def test_a_copy_that_goes_its_own_way_leaves_the_original_alone(
    edition: Edition, seed: int, start: int
):
    game, coach = random_match(edition, seed)
    play_on(game, coach, start)
    before = state_text(game.table)
    play_on(game.copy(Dice(seed + 1)), Whim(seed + 1), 40)
    assert state_text(game.table) == before


@ALL
@settings(deadline=None, max_examples=many(3, 30))
@given(seed=SEEDS, start=st.integers(0, LONG))
def test_a_record_of_any_length_replays_to_the_same_table(edition: Edition, seed: int, start: int):
    game, coach = random_match(edition, seed)
    play_on(game, coach, start)
    loaded = replay(from_text(to_text(game)))
    assert state_text(loaded.table) == state_text(game.table)
    assert [str(event) for event in loaded.events] == [str(event) for event in game.events]
    for each in (game, loaded):
        play_on(each, Whim(seed), 20)
    assert state_text(loaded.table) == state_text(game.table)


@ALL
@settings(deadline=None, max_examples=many(3, 30))
@given(seed=SEEDS, start=st.integers(0, LONG))
def test_a_position_read_again_plays_on_alike(edition: Edition, seed: int, start: int):
    game, coach = random_match(edition, seed)
    play_on(game, coach, start)
    while game.question is not None and not game.at_rest:
        play_on(game, coach, 1)
    twin = Game.at(read_again(game.table))
    told = len(game.events), len(twin.events)
    for each in (game, twin):
        play_on(each, Whim(seed), 40)
    ours = [str(event) for event in game.events_since(told[0])]
    assert ours == [str(event) for event in twin.events_since(told[1])]
    assert state_text(twin.table) == state_text(game.table)


# --- any player -------------------------------------------------------------------------------


@ALL
@settings(deadline=None, max_examples=many(15, 200))
@given(data=st.data())
def test_any_player_survives_his_text(edition: Edition, data: st.DataObject):
    """Whatever he can do, whatever is lent to him and whatever he has used up."""
    table = Table(edition, Options(), Dice(0))
    everything = [*edition.skills, *edition.star_rules]
    for number in range(data.draw(st.integers(1, 4))):
        skills = data.draw(st.lists(st.sampled_from(everything), max_size=4, unique=True))
        stats = data.draw(st.tuples(*[st.integers(1, 6)] * 4))
        passing = data.draw(st.integers(0, 6)) if edition.figures.target_numbers else 0
        profile = edition.profile(
            "", number, "", "", stats, tuple(skill.name for skill in skills), pa=passing
        )
        player = table.seat(data.draw(st.integers(0, 1)), profile)
        table.put(player, 100 + number, 2)
        for skill in skills:
            if skill.period and data.draw(st.booleans()):
                skill.use_up(table, player)
        names = st.sampled_from(sorted(boon_names(edition)))
        for name in data.draw(st.lists(names, max_size=3)) if passing else ():
            if "," not in name:
                until = data.draw(st.integers(0, len(UNTIL_NAMES) - 1))
                what, amount = boon_names(edition)[name]
                bless(table, player, what, until, amount)
    read_again(table)


BB2020 = EDITIONS[-1]


def test_boons_are_written_beside_the_players_own_figures():
    text = "home 1 7,7 ma8 Dodge / away 1 9,9 / boons home 1 slower until drive, "
    table = parse(text + "home 1 without Dodge until half, away 1 Pro until match", BB2020)
    assert (table.profiles[0].ma, table.profiles[0].skills) == (7, ())
    assert [skill.name for skill in table.profiles[32].skills] == ["Pro"]
    assert position_text(table).splitlines()[0] == "home 1 7,7 ma8 Dodge"
    read_again(table)


def test_the_rule_a_team_has_chosen_and_its_stallers_are_written():
    table = parse(
        'home 1 7,7 ball / roster chaos_chosen norse / chosen-rules "Favoured of Nurgle" "" / '
        "stallers home 1",
        BB2020,
    )
    assert table.rosters is not None
    assert table.rosters[0].has_rule("Favoured of Nurgle")
    assert not table.rosters[1].has_rule("Favoured of Nurgle")
    assert read_again(table).rosters == table.rosters
    assert table.stallers == (0,)


@pytest.mark.parametrize(
    "text, words",
    [
        ("home 1 7,7 / boons home 1 slower", "what, and until when"),
        ("home 1 7,7 / boons home 1 slwer until drive", "did you mean 'slower'"),
        ("home 1 7,7 / boons home 1 slower until tea", "there is no 'tea'"),
        ('chosen-rules "Favoured of Nurgle" ""', "of which roster"),
        ('roster orc orc / chosen-rules "Favoured of Tea" ""', "there is no special rule"),
    ],
)
def test_what_the_notation_refuses(text: str, words: str):
    with pytest.raises(PositionError, match=words):
        parse(text, BB2020)
