"""Dice between strangers: as the page says they are made, even, and never in a coach's hands."""

import copy
import gc
import hashlib
import hmac
import pickle
from collections import Counter
from itertools import pairwise

import pytest

from pigskin import Game
from pigskin.coaches.random import RandomCoach
from pigskin.dice import Dice
from pigskin.errors import DiceError, NothingToUndo
from pigskin.record import load
from pigskin.web import fair

SECRET = bytes(range(32)).hex()
HOME = bytes(range(16)).hex()
AWAY = bytes(range(16, 32)).hex()


def dice() -> fair.KeyedDice:
    return fair.match_dice("kq7f2m", SECRET, HOME, AWAY)


def test_known_answers() -> None:
    """Whoever changes the way dice are made sees it here, and must give the label a new number."""
    assert fair.commitment(SECRET) == (
        "sha256:630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    )
    assert fair.computer_nonce(SECRET, "home") == "8a0ad13ec558891ac6322088fa7ccee6"
    assert fair.dice_key("kq7f2m", SECRET, HOME, AWAY).hex() == (
        "247655ad83df381f51d03a5794cde0fd651db9203917de62c05946ebcf109125"
    )
    rolled = dice()
    assert [rolled.roll(6) for _ in range(12)] == [1, 6, 3, 2, 6, 5, 4, 6, 3, 2, 2, 1]
    assert [rolled.roll(8) for _ in range(6)] == [2, 5, 4, 7, 4, 7]
    assert [rolled.roll(100) for _ in range(6)] == [29, 87, 8, 92, 63, 72]


def test_a_die_is_what_the_page_says() -> None:
    """Once more by hand, without anything of ours."""
    key = hashlib.sha256(
        b"pigskin match dice 1kq7f2m" + bytes.fromhex(SECRET + HOME + AWAY)
    ).digest()
    rolled = dice()
    for number, sides in enumerate([6, 6, 8, 16, 3, 100, 6] * 20):
        block = hmac.new(key, number.to_bytes(8, "big") + bytes(4), hashlib.sha256).digest()
        word = int.from_bytes(block[:4], "big")
        assert word < 2**32 // sides * sides  # so that this test needs no second word
        assert rolled.roll(sides) == word % sides + 1


def test_words_beyond_the_last_multiple_are_passed_over() -> None:
    """With 2^31 + 1 sides about half of all words are: the next word counts, then the next try."""
    sides = 2**31 + 1
    key = bytes(32)
    later = tries = 0
    for number in range(2000):
        found = None
        for attempt in range(3):
            message = number.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            block = hmac.new(key, message, hashlib.sha256).digest()
            words = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
            good = [word for word in words if word < sides]
            if good:
                found = good[0]
                later += good[0] != words[0]
                tries += attempt > 0
                break
        assert found is not None
        assert fair.face_of(key, number, sides) == found + 1
    assert 850 < later < 1150
    assert tries  # one in 256


# The bound lies where even dice come once in some ten thousand times; the keys are fixed.
@pytest.mark.parametrize("sides", [2, 3, 4, 6, 8, 10, 12, 16, 20, 66, 100])
def test_every_face_is_as_likely(sides: int) -> None:
    rolls = 20_000
    for seed in range(2):
        key = hashlib.sha256(f"uniform {seed}".encode()).digest()
        rolled = fair.KeyedDice(key)
        seen = Counter(rolled.roll(sides) for _ in range(rolls))
        assert set(seen) == set(range(1, sides + 1))
        expected = rolls / sides
        squares = sum((count - expected) ** 2 / expected for count in seen.values())
        freedom = sides - 1
        assert squares < freedom + 5 * (2 * freedom) ** 0.5 + 10


def test_no_number_of_sides_is_uneven() -> None:
    """Every die there may be, sixty rolls for each face: all tests together, and each alone."""
    rolled = fair.KeyedDice(hashlib.sha256(b"every number of sides").digest())
    worst = total = 0.0
    for sides in range(2, 101):
        seen = Counter(rolled.roll(sides) for _ in range(60 * sides))
        assert set(seen) <= set(range(1, sides + 1))
        squares = sum((seen[face] - 60) ** 2 / 60 for face in range(1, sides + 1))
        total += squares
        worst = max(worst, (squares - (sides - 1)) / (2 * (sides - 1)) ** 0.5)
    freedom = sum(range(1, 100))
    assert abs(total - freedom) < 4 * (2 * freedom) ** 0.5
    assert worst < 5


def test_neighbours_do_not_know_of_each_other() -> None:
    rolled = fair.KeyedDice(hashlib.sha256(b"pairs").digest())
    faces = [rolled.roll(6) for _ in range(36_001)]
    pairs = Counter(pairwise(faces))
    assert sum((pairs[a, b] - 1000) ** 2 / 1000 for a in range(1, 7) for b in range(1, 7)) < 90


def test_the_key_depends_on_every_part() -> None:
    keys = {
        fair.dice_key(*parts)
        for parts in (
            ("kq7f2m", SECRET, HOME, AWAY),
            ("kq7f2n", SECRET, HOME, AWAY),
            ("kq7f2m", "ff" * 32, HOME, AWAY),
            ("kq7f2m", SECRET, AWAY, HOME),
            ("kq7f2m", SECRET, HOME, HOME),
        )
    }
    assert len(keys) == 5


@pytest.mark.parametrize("nonce", ["", "00", "0" * 31, "0" * 33, "g" * 32, " " * 32, 7, None])
def test_what_is_no_nonce_is_refused(nonce: object) -> None:
    with pytest.raises(DiceError, match="a nonce is 16 bytes"):
        fair.check_nonce(nonce)


def test_a_nonce_is_kept_in_one_way_of_writing() -> None:
    assert fair.check_nonce("AB" * 16) == "ab" * 16


def played(edition: str, answers: int, **options: object) -> Game:
    game = Game("human", "orc", edition, dice=dice(), options=options)
    coach = RandomCoach(seed=3)
    for _ in range(answers):
        if game.over:
            break
        assert game.question is not None
        game.answer(coach.choose(game))
    return game


def tape(game: Game) -> list[int]:
    return game.history.all_tape()


@pytest.mark.parametrize("edition", ["lrb6", "bb2016", "bb2020"])
def test_a_game_rolls_them_in_order_through_copies_and_taking_back(edition: str) -> None:
    game = played(edition, 0)
    coach = RandomCoach(seed=5)
    taken_back = 0
    for step in range(500):
        if game.over:
            break
        if step % 7 == 0:
            game = game.copy()
        game.answer(coach.choose(game))
        if step % 3 == 0:
            try:
                game.undo()
                taken_back += 1
            except NothingToUndo:
                pass
    assert taken_back > 10
    faces = tape(game)
    assert len(faces) > 40
    fresh = game.copy()
    # The dice that come next are those after all that were rolled, in the game and its copy.
    assert [game.table.dice.roll(6) for _ in range(5)] == [
        fair.face_of(fair.dice_key("kq7f2m", SECRET, HOME, AWAY), len(faces) + k, 6)
        for k in range(5)
    ]
    assert fresh.table.dice.roll(6) == fair.face_of(
        fair.dice_key("kq7f2m", SECRET, HOME, AWAY), len(faces), 6
    )


def reachable(thing: object) -> list[object]:
    """Everything that can be got at from a thing, but for what is everybody's."""
    seen: dict[int, object] = {}
    waiting = [thing]
    while waiting:
        each = waiting.pop()
        if id(each) in seen or isinstance(each, type) or type(each).__name__ in (
            "module", "function", "builtin_function_or_method", "method_descriptor"
        ):  # fmt: skip
            continue
        seen[id(each)] = each
        waiting.extend(gc.get_referents(each))
    return list(seen.values())


@pytest.mark.parametrize("answers", [0, 40, 100, 221])
def test_no_coach_gets_at_them(answers: int) -> None:
    game = played("lrb6", answers)
    assert any(isinstance(each, fair.KeyedDice) for each in reachable(game))
    for given in (game.fork(1), game.seen_by("home", 1), game.seen_by("away", 1)):
        assert type(given.table.dice) is Dice
        assert not [each for each in reachable(given) if isinstance(each, fair.KeyedDice)]


def test_a_record_of_the_game_knows_no_key(tmp_path) -> None:
    game = played("bb2020", 100)
    game.save(tmp_path / "match.game")
    text = (tmp_path / "match.game").read_text()
    assert 'dice = "as rolled"' in text
    key = fair.dice_key("kq7f2m", SECRET, HOME, AWAY)
    for hidden in (SECRET, HOME, AWAY, key.hex(), str(int.from_bytes(key, "big"))):
        assert hidden not in text
    assert tape(load(tmp_path / "match.game")) == tape(game)
    kept = played("bb2020", 30)
    kept.keep(tmp_path / "kept.game")
    assert kept.question is not None
    kept.answer(kept.question.codes[0])
    assert "seed" not in (tmp_path / "kept.game").read_text().partition("[options]")[0].replace(
        "seeded", ""
    )


def test_they_do_not_print_their_key_and_cannot_be_sent_away() -> None:
    assert repr(dice()) == "<KeyedDice after 0>"
    with pytest.raises(DiceError):
        pickle.dumps(dice())
    with pytest.raises(DiceError):
        copy.copy(dice())
