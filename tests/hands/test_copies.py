"""A game as one coach may know it: the other hand is another one, and nothing tells of the real."""

import sys
from collections import Counter
from pathlib import Path

import pytest
from shopping import shop
from table import pitch

from pigskin import Dice, Game, NothingToUndo, RecordError
from pigskin.coaches import make_coach
from pigskin.coaches.lending import lent
from pigskin.effects.hands import backs
from pigskin.record import to_text

SCENE = (
    "home 1 7,7 / home 2 9,7 / away 1 8,7 / away 2 20,7 / "
    "hand home Rabbit's Foot, Pit Trap, Banana Skin / hand away Zap!, Chop Block / played away Mine"
)


def names(game: Game, side: int) -> list[str]:
    return [game.table.edition.all_effects[each].name for each in game.table.side(side).hand]


def test_the_own_hand_stays_and_the_other_is_dealt_anew() -> None:
    game = Game.from_position(SCENE)
    seen = game.seen_by("away", seed=3)
    assert names(seen, 1) == ["Zap!", "Chop Block"]
    assert backs(seen.table, 0) == backs(game.table, 0)
    assert names(seen, 0) != names(game, 0)
    assert names(game, 0) == ["Rabbit's Foot", "Pit Trap", "Banana Skin"]


def test_every_card_not_seen_may_be_there_and_no_other() -> None:
    """Of thirteen Dirty Tricks the coach of away holds one: it can be any of the other twelve."""
    game = Game.from_position(SCENE)
    seen = Counter(
        name
        for seed in range(300)
        for name in names(game.seen_by("away", seed), 0)
        if name in {each.name for each in game.table.edition.cards if each.deck == "dirty_tricks"}
    )
    assert len(seen) == 12
    assert "Chop Block" not in seen
    assert seen["Pit Trap"] > 0


def test_the_same_seed_deals_the_same_hand_whatever_the_real_one_is() -> None:
    game = Game.from_position(SCENE)
    other = Game.from_position(SCENE.replace("Pit Trap", "Greased Shoes"))
    assert game.seen_by("away", 5).key() == other.seen_by("away", 5).key()
    assert game.key("away") == other.key("away")
    assert game.key("home") != other.key("home")
    assert game.key() != other.key()


def test_what_the_other_is_asked_follows_from_his_new_hand() -> None:
    game = Game.from_position(SCENE)
    seen = game.seen_by("away", 3)
    assert seen.question is not None
    assert not [each for each in seen.question.options if "Rabbit's Foot" in str(each)]


def test_in_the_middle_of_a_card_the_played_one_stays() -> None:
    """Home has played its Chop Block and is asked whom; away's copy knows that one card."""
    game = pitch(
        "home 1 7,7 / away 1 8,7 / away 2 8,8 / hand home Chop Block, Pit Trap / hand away Zap!"
    )
    game.play("end turn")
    seen = game.game.seen_by("away", 7)
    assert seen.question is not None
    assert seen.question.kind == "card"
    assert len(seen.table.home.hand) == 2
    seen.answer("stop")
    assert seen.question.coach == "away"


def test_a_copy_after_the_deal_does_not_deal_again() -> None:
    """The question before the match is asked in mid-flow, by a rule that began after the deal."""
    game = shop(cards="bought", card_decks="all", max_cards=3).until("inducements")
    game.play(*["buy a card of Miscellaneous Mayhem"] * 3)
    game.rolls([1, 2, 3]).play("home: done")
    assert game.asked("home", "card")
    assert not game.game.at_rest
    hands = {tuple(names(game.game.seen_by("away", seed), 0)) for seed in range(30)}
    assert len(hands) > 10
    assert names(game.game.copy(), 0) == names(game.game, 0)
    with pytest.raises(NothingToUndo):
        game.game.undo()


def test_nothing_in_the_copy_tells_of_the_real_hand() -> None:
    game = shop(cards="bought", card_decks="all", max_cards=3).until("inducements")
    game.play(*["buy a card of Dirty Tricks"] * 3)
    game.rolls([1, 2, 3]).play("home: done")
    seen = game.game.seen_by("away", 4)
    assert {each.json["card"] for each in seen.events if each.kind == "draws card"} == {None}
    assert not any(seen.history.all_tape()[:3])
    assert len(seen.events) == len(game.game.events)
    assert seen.start is None
    with pytest.raises(NothingToUndo):
        seen.undo()
    with pytest.raises(RecordError, match="as one coach sees it cannot be saved"):
        to_text(seen.copy())


def test_a_card_that_was_shown_cannot_be_taken_back() -> None:
    game = Game.from_position(SCENE)
    game.answer("play Rabbit's Foot on home 1")
    assert game.why_not_undo() == "a card has been shown since"
    game.answer("home 2 move")
    game.undo()
    assert game.player("home 1").skills == ("Pro",)


def test_without_hidden_cards_it_is_a_copy_with_other_dice() -> None:
    game = Game("human", "orc", seed=1)
    seen = game.seen_by("home", 9)
    assert seen.key() == game.key() == game.key("home")
    assert seen.setup is not None
    assert seen.setup.seed is None
    assert to_text(seen)


def test_a_coach_is_lent_the_game_itself_where_nothing_is_hidden() -> None:
    game = Game("human", "orc", seed=1)
    with lent(game) as seen:
        assert seen is game
    hidden = Game.from_position(SCENE)
    with lent(hidden) as seen:
        assert seen is not hidden
        assert names(seen, 1) != names(hidden, 1)
        assert names(seen, 0) == names(hidden, 0)


PEEKING = """
class Coach:
    seen = []
    def choose(self, game):
        self.seen.append(game.table.away.hand)
        self.seen.append(game.copy().table.away.hand)
        return game.question.codes[0]
"""


def test_a_coach_from_a_file_sees_another_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tmp_path / "peeking.py").write_text(PEEKING, encoding="utf-8")
    game = Game.from_position(SCENE, dice=Dice(1))
    coach = make_coach(str(tmp_path / "peeking.py"))
    coach.choose(game)
    seen = sys.modules["pigskin_coach_peeking"].Coach.seen
    assert seen[0] == seen[1] != game.table.away.hand
