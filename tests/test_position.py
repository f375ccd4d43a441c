"""The position notation: read, printed and read again without loss; errors point at the spot."""

import random
import re
from functools import cache
from pathlib import Path

import pytest
from effort import grows, many
from hypothesis import given, settings
from hypothesis import strategies as st
from pairings import pairings
from table import faces, match, pitch

from pigskin import LRB6, Game, PositionError, edition
from pigskin.dice import Dice
from pigskin.effects.holding import rebuild
from pigskin.model import (
    CHANGED,
    MARK_NAMES,
    PLAYED,
    STATE_NAMES,
    WEATHER_NAMES,
    Profile,
    Side,
    Table,
)
from pigskin.pitch import AWAY, HOME, square
from pigskin.position import FLAG_WORDS, SIDE_WORDS, USED_WORDS, WHO_WORDS, parse, to_text
from pigskin.position.words import BIT_FIELDS, HIRED, OTHER_WORDS
from pigskin.record import state_text
from pigskin.rules import phases
from pigskin.rules.counting import SETS, has
from pigskin.showing import shown_name

BB2020 = edition("bb2020")
# Kinds of question asked at a rest point.
AT_REST = {"turn", "action", "set-up", "kick", "quick snap"}


@cache
def field_names(kind: type) -> list[str]:
    """The names of the data of a class, in the compiled engine too."""
    things = {Table: parse("", LRB6), Side: Side(), Profile: LRB6.nobody}
    names = [name for name in dir(things[kind]) if not name.startswith("_")]
    return [name for name in names if not callable(getattr(things[kind], name))]


def differences(one: Table, other: Table) -> list[str]:
    """What differs between two tables, field by field; dice and memory do not count."""
    apart = {"dice", "tape", "events", "edition", "options", "home", "away"}
    apart |= {"profiles", "originals", "ledger", "lines", "noted"}
    found = [
        f"{name}: {getattr(one, name)} / {getattr(other, name)}"
        for name in field_names(Table)
        if name not in apart and getattr(one, name) != getattr(other, name)
    ]
    pairs = [("home", one.home, other.home), ("away", one.away, other.away)]
    assert [player for player, _ in one.originals] == [player for player, _ in other.originals]
    pairs += [
        (f"original {player}", mine, theirs)
        for (player, mine), (_, theirs) in zip(one.originals, other.originals)
    ]
    pairs += [
        (f"player {number}", mine, theirs)
        for number, (mine, theirs) in enumerate(zip(one.profiles, other.profiles))
        if mine is not theirs
    ]
    for what, mine, theirs in pairs:
        found += [
            f"{what} {name}: {getattr(mine, name)} / {getattr(theirs, name)}"
            for name in field_names(type(mine))
            if name != "key" and getattr(mine, name) != getattr(theirs, name)  # found when wanted
        ]
    return found


def again(table: Table) -> Table:
    """The table after a trip through its text; the text must come out the same."""
    text = to_text(table)
    twin = parse(text, table.edition, table.options, table.dice.copy())
    assert to_text(twin) == text
    assert differences(table, twin) == []
    return twin


# --- small positions --------------------------------------------------------------------------


def test_a_bare_position():
    table = parse("home 1 7,7 / away 1 8,7", LRB6)
    assert table.phase == phases.TURN
    assert (table.active, table.half, table.kicking) == (HOME, 1, AWAY)
    assert (table.home.turn, table.away.turn) == (1, 0)
    assert (table.home.rerolls, table.away.rerolls) == (0, 0)
    assert table.rosters is None
    assert table.carrier == -1
    assert table.marks[0] == PLAYED
    assert table.player_at(square(7, 7)) == 0
    assert table.player_at(square(8, 7)) == 32
    profile = table.profiles[0]
    assert (profile.ma, profile.st, profile.ag, profile.av) == (6, 3, 3, 8)


def test_the_text_of_a_small_position_is_small():
    assert to_text(parse("home 1 7,7 Block Dodge / away 1 8,7", LRB6)) == (
        "home 1 7,7 Block Dodge\naway 1 8,7"
    )


def test_players_sit_in_the_order_they_appear():
    table = parse("home 9 7,7 / away 4 8,7 / home 2 ko", LRB6)
    assert [table.profiles[player].number for player in table.players(HOME)] == [9, 2]
    assert [table.profiles[player].number for player in table.players(AWAY)] == [4]


def test_words_of_a_player_come_in_any_order_and_case():
    table = parse("home 1 7,7 ma7 av9 Block Side Step used ball prone", LRB6)
    for order in (
        "BLOCK ball 7,7 side step MA7 Prone av9 used",
        "prone, used, block, side step, ball, 7,7, av9, ma7",
    ):
        assert differences(table, parse(f"home 1 {order}", LRB6)) == []


def test_tackle_zones_follow_states_and_marks():
    table = parse("home 1 7,7 / home 2 9,7 prone / home 3 7,9 dazed / home 4 9,9 hypnotised", LRB6)
    assert table.markers(square(8, 8), AWAY) == [0]
    assert table.zones_on(square(8, 8), AWAY) == 1


@pytest.mark.parametrize("skill", [skill.name for skill in LRB6.skills])
def test_every_skill_can_be_written(skill):
    for text in (f"home 1 7,7 {skill}", f"home 1 {skill.lower()} 7,7 used"):
        table = parse(text, LRB6)
        assert [each.name for each in table.profiles[0].skills] == [skill]
        again(table)


def test_the_longest_skill_name_wins_and_a_comma_keeps_two_apart():
    def skills(text):
        return [skill.name for skill in parse(f"home 1 7,7 {text}", LRB6).profiles[0].skills]

    assert skills("Pass Block") == ["Pass Block"]
    assert skills("Pass, Block") == ["Pass", "Block"]
    assert skills("Block Pass") == ["Block", "Pass"]
    assert skills("Strip Ball Ball & Chain ball") == ["Strip Ball", "Ball & Chain"]
    assert skills("Nurgle’s Rot") == ["Nurgle's Rot"]
    again(parse("home 1 7,7 Pass, Block / home 2 8,8 Pass, Pass Block", LRB6))


def test_who_a_player_is():
    table = parse(
        'home 1 7,7 pos:Thrall race:Human "Old / Ned # 1" niggling:2 value:40 journeyman'
        '\nhome 2 8,7 star name:"Mor\\"g" pos:"Black Orc" / away 5 9,9 mercenary spent:"Sure Feet"',
        LRB6,
    )
    ned, star = table.profiles[0], table.profiles[1]
    assert (ned.name, ned.position, ned.race) == ("Old / Ned # 1", "Thrall", "Human")
    assert (ned.niggling, ned.value, ned.kind) == (2, 40, 1)
    assert (star.name, star.position, star.kind) == ('Mor"g', "Black Orc", 3)
    assert table.spent[32] == LRB6.skill("Sure Feet").bit
    again(table)


@pytest.mark.parametrize(
    "entry, home, away",
    [
        ("turn home 3", 3, 2),
        ("turn away 3", 3, 3),
        ("turn home 3 / kicking home", 3, 3),
        ("turn away 3 / kicking home", 2, 3),
        ("turns 3 2", 3, 2),
        ("turns 5 1 / active away", 5, 1),
        ("active away", 1, 1),
        ("bonus-turn / active away", 0, 0),
        ("phase set-up", 0, 0),
        ("turn home 0", 0, 0),
    ],
)
def test_turn_markers(entry, home, away):
    table = parse(f"home 1 7,7 / away 1 8,8 / {entry}", LRB6)
    assert (table.home.turn, table.away.turn) == (home, away)
    again(table)


@pytest.mark.parametrize("name, field", SIDE_WORDS)
def test_a_number_for_each_side(name, field):
    home, away = (2, 4) if field in SETS else (2, 1)
    table = parse(f"{name} {home} {away}", edition("bb2016"))
    assert (has(table, HOME, field), has(table, AWAY, field)) == (home, away)
    again(table)
    table = parse(f"{name} away {home + 4}", edition("bb2016"))
    assert has(table, AWAY, field) == home + 4
    again(table)


@pytest.mark.parametrize(
    "word, name",
    [
        *[(name, name) for name in WEATHER_NAMES],
        ("heat", "sweltering heat"),
        ("sweltering", "sweltering heat"),
        ("sunny", "very sunny"),
        ("rain", "pouring rain"),
        ("BLIZZARD", "blizzard"),
    ],
)
def test_weather(word, name):
    table = parse(f"weather {word}", LRB6)
    assert WEATHER_NAMES[table.weather] == name
    again(table)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "  # nothing but a comment\n\n / / ",
        "ball 5,5",
        "ball 5,5 loose",
        "kick -1,7",
        "kick 26,15",
        "used blitz pass hand-off foul reroll / begun / turnover / marker-unmoved",
        "home 3 7,7 / acting home 3 blitz moved 2 rushes 1 blocked risen left 6,7",
        "away 3 7,7 / acting away 3 move",
        "acting nobody foul moved 4 finished left 3,3",
        "home 1 reserves / home 2 reserves / away 1 ko / phase set-up / stage 1 / pool home 2 1",
        "home 1 off / home 2 faint / home 3 injured / away 1 ko played",
        "home 1 7,7 unplayed rooted barred hungry",
        "home 1 7,7 / away 2 injured / injuries away 2 dead, home 1 -1 ma, home 1 badly hurt",
        "home 1 7,7 / feats home 1 touchdown, home 1 completion",
        "bought home bribes igor bribes / bought away wizard",
        "roster human orc / teams \"A / B\" 'quoted'",
        'phase over / winner away / ending "full time" / score 0 1',
        "phase end of turn / active away / scored home / turns 3 3",
        "active none",
        "first-kicker home / half 2",
    ],
)
def test_entries_survive(text):
    again(parse(text, LRB6))


def test_a_match_of_bb2020_in_the_middle_of_things():
    text = (
        "home 1 7,7 pa0 Loner (4+) Animosity (all team-mates)\n"
        "home 2 8,8 ag2 av10 pa3\n"
        "away 1 12,7 Kick Team-mate\n"
        "away 2 reserves\n"
        "picks 2\n"
        "acting home 1 blitz moved 2 jumped target away 1\n"
        "mascot-reroll 0 1\n"
        "spells home Fireball Zap\n"
        "bet 0 50\n"
        'prayers home "iron man" "moles under the pitch"\n'
        "coming-rerolls 1 0\n"
        "boons home 2 slower until drive, away 1 Block until match"
    )
    table = parse(text, BB2020)
    assert to_text(table) == text
    assert (table.profiles[0].passing, table.profiles[1].ma) == (0, 5)
    assert [skill.name for skill in table.profiles[32].skills] == ["Kick Team-mate", "Block"]
    again(table)


@pytest.mark.parametrize(
    "numbers, names",
    (
        ("prayers 528 0", 'prayers home "iron man" "moles under the pitch"'),
        ("prayers away 8", "prayers away Stiletto"),
        ("spells 3 1", "spells home Fireball Zap / spells away fireball"),
        ("staff 2 16384", 'staff home "Josef Bugman, to play" / staff away "Jorm the Ogre"'),
    ),
)
def test_who_serves_and_what_is_heard_by_name_or_number(numbers, names):
    by_number, by_name = parse(numbers, BB2020), parse(names, BB2020)
    for side in (0, 1):
        for field in BIT_FIELDS:
            assert has(by_number, side, field) == has(by_name, side, field)
    assert to_text(by_number) == to_text(by_name)


def test_a_name_nobody_has_is_pointed_at():
    with pytest.raises(PositionError, match="among the prayers there is no 'iron men'"):
        parse('prayers home "iron men"', BB2020)


@pytest.mark.parametrize("number", (1, 1 << 17))
def test_a_number_stands_for_prayers_that_there_are(number):
    with pytest.raises(PositionError, match=f"{number} stands for prayers that there are not"):
        parse(f"prayers {number} 0", BB2020)


def test_the_weather_has_the_names_of_the_edition_too():
    assert parse("weather perfect conditions", BB2020).weather == parse("", BB2020).weather
    with pytest.raises(PositionError, match="there is no weather 'perfect'"):
        parse("weather perfect", LRB6)


def test_the_page_explains_every_word():
    page = (Path(__file__).parents[1] / "docs" / "position.md").read_text(encoding="utf-8")
    explained = " ".join(re.findall(r"`([^`\n]+)`", page)).split()
    words = [name for name, _ in SIDE_WORDS + WHO_WORDS + FLAG_WORDS + USED_WORDS]
    assert [word for word in [*words, *OTHER_WORDS] if word not in explained] == []


def test_rosters_are_those_of_the_edition():
    table = parse("roster human orc", LRB6)
    assert table.rosters is not None
    assert [roster.id for roster in table.rosters] == ["human", "orc"]


# --- errors -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text, line, column, words",
    [
        ("home 1 7,7 Blok", 1, 12, "'Blok'; did you mean 'Block'?"),
        ("hme 1 7,7", 1, 1, "'hme'; did you mean 'home'?"),
        ("home 1 7,7\naway x 8,7", 2, 6, "a shirt number expected, not 'x'"),
        ("home", 1, 1, "a shirt number expected"),
        ("home 1", 1, 1, "where is home 1?"),
        ("home 1 prone", 1, 1, "where is home 1?"),
        ("home 1 26,7", 1, 8, "26,7 is off the pitch"),
        ("home 1 7,15", 1, 8, "7,15 is off the pitch"),
        ("home 1 7,7 8,8", 1, 12, "a square already"),
        ("home 1 7,7 prone stunned", 1, 18, "prone already"),
        ("home 1 7,7 ko", 1, 1, "on the pitch and ko at once"),
        ("home 1 7,7 / home 1 8,8", 1, 14, "home 1 is there already"),
        ("home 1 7,7 / away 1 7,7", 1, 14, "away 1 cannot be at 7,7: home 1 is there"),
        ("home 1 7,7 ball / away 1 8,8 ball", 1, 19, "so has home 1"),
        ("home 1 7,7 ball / ball 5,5", 1, 19, "also with home 1"),
        ("home 1 ko ball", 1, 1, "not on the pitch"),
        ("ball 5,5 / ball 6,6", 1, 12, "said before"),
        ("ball", 1, 1, "ball what?"),
        ("ball 5", 1, 6, "a square such as 12,7 expected"),
        ("score 1", 1, 7, "a number for away expected"),
        ("score 1 0 0", 1, 11, "one word too many"),
        ("score 1 x", 1, 9, "a number for away expected, not 'x'"),
        ("\n\n  weather hail", 3, 11, "there is no weather 'hail'"),
        ("turn home", 1, 6, "a turn number expected"),
        ("turn us 3", 1, 6, "home or away expected, not 'us'"),
        ("turn home 3 / turns 3 2", 1, 15, "said before"),
        ("home 1 7,7 race:", 1, 12, "expected after race:"),
        ("home 1 7,7 rce:Orc", 1, 12, "did you mean 'race'?"),
        ("home 1 7,7 niggling:x", 1, 12, "a number expected"),
        ("home 1 7,7 spent:Block", 1, 12, "no once-per-turn skill 'Block'"),
        ('home 1 7,7 name:"Ned', 1, 17, "quotation mark is not closed"),
        ('home 1 7,7 name:"\\x"', 1, 12, "not a text in quotation marks"),
        ("acting home 1 move", 1, 8, "there is no player home 1"),
        ("home 1 7,7 / acting home 1 run", 1, 28, "an action does not know 'run'"),
        ("home 1 7,7 / feats home 1 goal", 1, 27, "there is no 'goal'"),
        ("home 1 7,7 / feats home 1", 1, 25, "what happened?"),
        ("phase halftime", 1, 7, "there is no phase 'halftime'"),
        ("roster human orcs", 1, 14, "did you mean 'orc'?"),
        ("roster human", 1, 8, "a name for away expected"),
        ("used blits", 1, 6, "did you mean 'blitz'?"),
        ("pool 1 2", 1, 6, "home or away expected"),
        ("bought home tank", 1, 13, "there is no inducement 'tank'"),
    ],
)
def test_errors_point_at_the_spot(text, line, column, words):
    with pytest.raises(PositionError) as caught:
        parse(text, LRB6)
    first, shown, caret = str(caught.value).splitlines()
    assert first.startswith(f"line {line}, column {column}: ")
    assert words in first
    assert shown == "  " + text.splitlines()[line - 1]
    assert caret == " " * (column + 1) + "^"


def test_a_side_has_room_for_32():
    squad = [f"home {number} reserves" for number in range(33)]
    again(parse("\n".join(squad[:32]), LRB6))
    with pytest.raises(PositionError, match="line 33, column 1: home has more than 32 players"):
        parse("\n".join(squad), LRB6)


def test_two_shirts_with_one_number_cannot_be_printed():
    table = parse("home 1 reserves", LRB6)
    table.seat(HOME, table.profiles[0])
    with pytest.raises(PositionError, match="two players wear home 1"):
        to_text(table)


# --- any position -----------------------------------------------------------------------------

NAMES = st.text(max_size=12).map(shown_name)
SKILL_LISTS = st.lists(st.sampled_from([skill.name for skill in LRB6.skills]), max_size=5)
UNKNOWN_TO_LRB6 = ["spells", *[field for field, _ in HIRED]]
SQUARES = st.tuples(st.integers(0, 25), st.integers(0, 14))


@st.composite
def tables(draw):
    """Any table at rest, legal or not, built without the notation."""
    table = Table(LRB6, pitch("").table.options, Dice(0))
    places = draw(st.lists(SQUARES, max_size=12, unique=True))
    small = st.integers(0, 9)
    for number, (x, y) in enumerate(places):
        side = draw(st.integers(0, 1))
        stats = tuple(draw(st.tuples(small, small, small, small)))
        profile = LRB6.profile(
            draw(NAMES), number, draw(NAMES), draw(NAMES), stats, tuple(draw(SKILL_LISTS)),
            draw(st.integers(0, 3)), draw(st.integers(0, 3)), draw(st.integers(0, 500)),
        )  # fmt: skip
        player = table.seat(side, profile)
        for mark, _ in MARK_NAMES:
            if not mark & CHANGED:  # spells of BB2016: see tests/rules/bb2016
                table.marks[player] |= mark * draw(st.integers(0, 1))
        for skill in LRB6.skills:
            if skill.bit:
                table.spent[player] |= skill.bit * draw(st.integers(0, 1))
        state = draw(st.integers(1, len(STATE_NAMES) - 1))
        if 2 <= state <= 4:
            table.put(player, square(x, y), state)
        else:
            table.state[player] = state
    everybody = [*table.players(HOME), *table.players(AWAY)]
    someone = st.sampled_from(everybody) if everybody else st.just(-1)
    on_pitch = [player for player in everybody if table.place[player]]
    if on_pitch and draw(st.booleans()):
        table.give_ball(draw(st.sampled_from(on_pitch)))
    elif draw(st.booleans()):
        table.rest_ball(square(*draw(SQUARES)))
        table.loose = draw(st.booleans())
    for field in (
        "bonus_turn", "marker_moved", "rerolled", "begun", "turnover", "blocked", "rising",
        "finished",
    ):  # fmt: skip
        setattr(table, field, draw(st.booleans()))
    for field, least, most in (
        ("phase", 0, 15), ("stage", 0, 2), ("half", 1, 3), ("active", -1, 1), ("kicking", 0, 1),
        ("first_kicker", 0, 1), ("weather", 0, 4), ("winner", -1, 1), ("scored", -1, 1),
        ("action", 0, 7), ("moved", 0, 9), ("rushes", 0, 3), ("blitzed", 0, 2), ("passed", 0, 2),
        ("handed_off", 0, 2), ("fouled", 0, 2),
    ):  # fmt: skip
        setattr(table, field, draw(st.integers(least, most)))
    table.actor = draw(st.one_of(st.just(-1), someone))
    table.left = draw(st.one_of(st.just(0), SQUARES.map(lambda sq: square(*sq))))
    rim = st.tuples(st.integers(-1, 26), st.integers(-1, 15))
    table.kick_square = draw(st.one_of(st.just(0), rim.map(lambda sq: square(*sq))))
    table.ending = draw(NAMES)
    table.team_names = (draw(NAMES), draw(NAMES))
    if everybody:
        table.pool = tuple(draw(st.lists(someone, max_size=5)))
        deeds = st.lists(st.tuples(someone, st.integers(0, 4)), max_size=5)
        table.injuries = tuple(draw(deeds))
        table.feats = tuple(draw(deeds))
    for owner in (table.home, table.away):
        for _, field in SIDE_WORDS:
            if field not in UNKNOWN_TO_LRB6 and field not in SETS:
                setattr(owner, field, draw(st.integers(0, 3)))
        owner.bought = tuple(draw(st.lists(st.integers(0, 5), max_size=4)))
    rebuild(table)  # what acts in this weather
    return table


@grows
@settings(deadline=None, max_examples=many(30, 500))
@given(tables())
def test_any_table_survives(table):
    again(table)


@grows
@settings(deadline=None, max_examples=many(100, 3000))
@given(st.text(alphabet="home away 17,/#\"\nbal kscrt:xP-", max_size=60))
def test_any_nonsense_is_read_or_refused(text):
    try:
        table = parse(text, LRB6)
    except PositionError:
        return
    again(table)


# --- whole matches ----------------------------------------------------------------------------


def continue_both(game: Game, twin: Game, picks: random.Random, answers: int) -> None:
    """Play both games on with the same answers; they must tell the same story."""
    told = len(game.events), len(twin.events)
    for _ in range(answers):
        if game.question is None:
            assert twin.question is None
            break
        assert twin.question is not None
        assert (game.question.side, game.question.kind) == (twin.question.side, twin.question.kind)
        assert game.question.codes == twin.question.codes
        answer = picks.choice(game.question.codes)
        game.answer(answer)
        twin.answer(answer)
    ours = [str(event) for event in game.events_since(told[0])]
    theirs = [str(event) for event in twin.events_since(told[1])]
    assert ours == theirs


@grows
@pytest.mark.parametrize(
    "edition, home, away",
    [
        ("lrb6", "undead", "vampire"),
        ("lrb6", "goblin", "halfling"),
        ("lrb6", "nurgle", "wood_elf"),
        *pairings(18),
        *(
            pytest.param(*each, marks=pytest.mark.soak)
            for each in (
                ("lrb6", "human", "orc"),
                ("lrb6", "chaos", "skaven"),
                ("lrb6", "ogre", "necromantic"),
                *pairings(9),
            )
        ),
    ],
)
def test_the_rest_points_of_a_match_survive(edition, home, away):
    game = Game(home, away, edition, seed=f"{home} {away}")
    picks = random.Random(f"{home} {away}")
    seen = set()
    while not game.over:
        assert game.question is not None
        if game.question.kind in AT_REST and game.at_rest and picks.random() < many(0.1, 0.3):
            seen.add(game.table.phase)
            twin = again(game.table)
            assert state_text(twin) == state_text(game.table)
            if picks.random() < 0.1:
                continue_both(game.copy(), Game.at(twin), random.Random(picks.random()), 25)
        game.answer(picks.choice(game.question.codes))
    again(game.table)
    assert seen >= {phases.SETUP, phases.TURN, phases.ACTION}


def test_a_match_can_be_written_down_before_it_begins():
    table = match("human", "undead", seed=3).table
    start = Table(LRB6, table.options, Dice(5))
    start.rosters = table.rosters
    twin = again(start)
    assert twin.phase == phases.WEATHER


# --- the language of the tests ----------------------------------------------------------------


def test_faces():
    assert faces("6 3, both down,NE pow skull") == [6, 3, "both down", "NE", "pow", "skull"]
    assert faces("attacker down ne 2") == ["attacker down", "NE", 2]
    assert faces([1, "pow"]) == [1, "pow"]
    with pytest.raises(ValueError, match="no die shows 'seven'"):
        faces("seven")


def test_a_scene_is_played_and_seen():
    game = pitch("home 1 7,7 Wrestle / away 1 8,7 Block", dice="both down")
    game.play("home 1 block", "home: block away 1")
    assert game.asked("home", "use skill", "Wrestle")
    assert game.offers("use Wrestle")
    assert game.refuses("stop", "move 8,8")
    game.play("use Wrestle")
    assert game.shows("home 1 7,7 prone used / away 1 8,7 prone / turn home 1")
    assert (game.active, game.score, game.ball) == ("home", (0, 0), "nowhere")
    assert (game.where("home 1"), game.state("home 1")) == ("7,7", "prone")
    assert game.told("uses Wrestle")
    assert not game.told("TOUCHDOWN")
    assert game.done()


def test_a_scene_knows_a_turnover():
    game = pitch("home 1 7,7 / away 1 8,7", dice="skull 1 1")
    assert not game.turnover
    game.play("home 1 block", "block away 1")
    assert game.turnover
    assert game.shows("home 1 prone / turn away 1")
    game.play("end turn")
    assert not game.turnover
    assert game.done()


def test_until_passes_the_time():
    game = match(seed=1).until("turn", "away").until("turn", "home")
    assert game.asked("home", "turn")
    assert game.turn in ((1, 1), (2, 1))
    assert game.copy().picture() == game.picture()


def test_a_scene_at_the_end_of_a_with_block_has_no_dice_left():
    with pytest.raises(AssertionError, match="never rolled"), pitch("home 1 7,7", dice="6"):
        pass
    with pitch("home 1 7,7", dice="6") as game:
        game.rolls("5")
        game.script.used = 2


@pytest.mark.parametrize(
    "claim, words",
    [
        (lambda game: game.shows("home 1 8,8"), "home 1 is at 7,7, not 8,8"),
        (lambda game: game.shows("home 1 prone"), "home 1 is up, not prone"),
        (lambda game: game.shows("home 1 used"), "home 1 is not used"),
        (lambda game: game.shows("home 1 ball"), "has not got the ball; it is with or at 5,5"),
        (lambda game: game.shows("ball 6,6"), "ball is at 5,5"),
        (lambda game: game.shows("score 1 0"), "home.score is 0, not 1"),
        (lambda game: game.shows("away 1 7,7"), "there is no away 1"),
        (lambda game: game.play("home 1 foul"), "'home 1 foul' is not a legal answer"),
        (lambda game: game.play("away: end turn"), "not asked of away"),
        (lambda game: game.asked("away"), "expected a question for away"),
        (lambda game: game.asked("home", "push"), "expected a question for home: push"),
        (lambda game: game.offers("home 1 foul"), "'home 1 foul' is not offered"),
        (lambda game: game.refuses("home 1 move"), "is offered, but should not be"),
        (lambda game: game.refuses("home 1 mvoe"), "is never an answer"),
        (lambda game: game.done(), "never rolled: [6]"),
    ],
)
def test_a_failed_claim_shows_the_table(claim, words):
    game = pitch("home 1 7,7 / ball 5,5", dice="6")
    with pytest.raises(AssertionError) as caught:
        claim(game)
    assert words in str(caught.value)
    assert "home 1 7,7" in str(caught.value)
    assert "home is asked (turn) and may answer" in str(caught.value)


@pytest.mark.parametrize("id", ["lrb6", "bb2016", "bb2020"])
def test_boons_in_a_position_last_in_every_edition(id):
    text = "home 1 7,7 / away 1 20,3 / boons home 1 slower until start, away 1 Dodge until start"
    game = Game.at(parse(text, edition(id)))
    game.answer("end turn")
    assert "boons home 1 slower until start" in to_text(game.table)
    game.answer("end turn")
    assert "boons" not in to_text(game.table)


@pytest.mark.parametrize(
    ("entry", "rules", "message"),
    [
        ("hireling 1 0", "lrb6", "there is no hireling in lrb6"),
        ("sorceress 0 1", "lrb6", "there is no sorceress in lrb6"),
        ("prima-donna home 1", "lrb6", "there is no prima-donna in lrb6"),
        ("spells 1 0", "lrb6", "1 stands for spells that there are not"),
        ("spells 0 4096", "bb2016", "4096 stands for spells that there are not"),
    ],
)
def test_people_and_spells_of_another_edition_are_refused(entry: str, rules: str, message: str):
    with pytest.raises(PositionError, match=message):
        pitch(f"home 1 7,7 / away 1 8,7 / {entry}", rules=rules)


@pytest.mark.parametrize("rules", ["lrb6", "bb2016", "bb2020"])
@pytest.mark.parametrize("word", [word for word, _ in SIDE_WORDS])
def test_a_number_a_side_may_have_is_played_or_refused(word: str, rules: str):
    """Whatever a position says a side has, it comes up in play without an accident."""
    there = "home 1 7,7 / home 2 8,9 / away 1 8,7 / away 2 13,5 ball / away 3 ko / away 4 injured"
    for number in (1, 16, 255):
        for phase in ("turn home 8 / half 2", "phase drive / kicking home"):
            if word == "turns" and "turn home" in phase:
                continue
            text = f"{there} / injuries away 4 dead / {phase} / {word} {number} {number}"
            try:
                game = pitch(text, rules=rules, seed=number)
            except PositionError:
                continue
            chance = random.Random(number)
            for _ in range(25):
                if game.question is not None:
                    game.game.answer(chance.choice(game.question.codes))
            parse(to_text(game.table), edition(rules))
