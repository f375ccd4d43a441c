"""Special play cards at the terminal: whose eyes they are for, and how they are played."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from shopping import shop

from pigskin import Game
from pigskin.coaches import make_coach
from pigskin.coaches.base import Coach
from pigskin.terminal import shop as shop_page
from pigskin.terminal.match import Match
from pigskin.terminal.screen import Screen

SCENE = (
    "home 1 7,7 / home 2 9,7 / away 1 8,7 / away 2 20,7 ball / "
    "hand home Rabbit's Foot, Pit Trap / hand away Zap!"
)
HAND = ("Rabbit's Foot", "Pit Trap")


def sit(game: Game, *typed: str, computer: bool = False) -> str:
    """What stands on the screen when somebody types these lines and leaves."""
    out = io.StringIO()
    lines = io.StringIO("".join(f"{line}\n" for line in (*typed, "quit", "")))
    away: Coach | None = make_coach("random") if computer else None
    Match(Screen(out, lines, width=100, height=40), game, (None, away)).run()
    return out.getvalue()


def scene() -> Game:
    return Game.from_position(SCENE, seed=2)


def test_at_a_shared_screen_no_card_of_a_hand_is_named() -> None:
    told = sit(scene(), "list", "play", "end", "list", "play")
    assert "also: a card (see hand)" in told
    assert not any(name in told.replace("such as play Pit Trap", "") for name in HAND)


def test_a_hand_is_shown_on_request_and_first_says_whose() -> None:
    told = sit(scene(), "hand", "")
    asked, _, shown = told.partition("only its coach looks? Enter shows it")
    assert "The hand of home" in asked
    assert "Rabbit's Foot (Magic Items)" in shown
    assert "play Rabbit's Foot on home 1, 2" in shown
    assert "Played after an own turn or kick-off." in shown
    assert "Zap!" not in told


def test_who_does_not_want_others_to_look_on_says_q() -> None:
    assert not any(name in sit(scene(), "hand", "q") for name in HAND)


def test_against_the_computer_the_own_hand_is_open() -> None:
    told = sit(scene(), "hand", computer=True)
    assert "only its coach looks" not in told
    assert "also: play Rabbit's Foot on home 1" in told
    assert "Pit Trap (Dirty Tricks)" in told
    assert "Zap!" not in told


def test_a_card_is_played_in_words_and_by_shirts() -> None:
    game = scene()
    told = sit(game, "play rabbit on 2", "end", "play Pit Trap on away 2")
    assert "home plays Rabbit's Foot" in told
    assert game.player("away 2").state == "prone"
    assert game.table.home.hand == ()


def test_enter_plays_none() -> None:
    game = scene()
    told = sit(game, "end", "")
    assert "home, play a special play card after the turn?" in told
    assert game.table.active == 1
    assert len(game.table.home.hand) == 2


def test_a_card_can_be_looked_up_by_anybody() -> None:
    told = sit(scene(), "? zap", "help custard pie")
    assert "Zap! (Random Events)" in told
    assert "Custard Pie (Dirty Tricks)" in told
    assert "? Pit Trap" in sit(scene(), "help")


def test_the_dugout_has_what_everybody_knows() -> None:
    told = sit(scene(), "play rabbit on 2", "dugout")
    assert "cards in hand: 1 Dirty Tricks" in told
    assert "cards played: Rabbit's Foot" in told
    assert "cards in hand: 1 Random Events" in told


def test_the_log_of_a_shared_screen_does_not_name_what_was_drawn() -> None:
    told = "".join(dealt(computer=False))
    assert "home draws a card of Dirty Tricks" in told
    assert "home draws Pit Trap" not in told


def test_the_log_of_a_person_alone_names_his_own_cards() -> None:
    assert "home draws Pit Trap" in "".join(dealt(computer=True))


def dealt(computer: bool) -> Iterator[str]:
    game = shop(cards="bought", card_decks="all", max_cards=1).until("inducements")
    game.play("buy a card of Dirty Tricks")
    game.rolls([9]).play("home: done")
    yield sit(game.game, "log", computer=computer)


@pytest.mark.parametrize("width", [60, 100])
def test_the_shop_has_the_decks_with_their_prices(width: int) -> None:
    game = shop(cards="bought", card_decks="all").until("inducements")
    assert game.question is not None
    lines = [line.plain for line in shop_page.shop_lines(game.table, game.question, width)]
    assert any("Magic Items" in line and "50k" in line for line in lines)
    page = " ".join(
        line.plain.strip() for line in shop_page.offer_page(game.table, game.question, width)
    )
    assert "one of 13 cards, dealt hidden when both have bought" in page


def test_who_says_so_is_not_asked_for_cards_again_in_the_drive() -> None:
    """With Good Karma in hand he might have Hurry Up Offense, so he is asked before every turn."""
    lines = "home 1 7,7 / away 1 20,7 ball / hand home Good Old Magic Codpiece, The Wall"
    before = "home, play a special play card before the turn marker moves?"
    asked = sit(Game.from_position(lines, seed=2), "end", "", "end", "", "end", "", "end")
    assert asked.count(before) == 2
    quiet = sit(Game.from_position(lines, seed=2), "end", "cards off", "end", "end", "end")
    assert before not in quiet
    assert quiet.count("play a special play card after the turn?") == 1
    again = sit(Game.from_position(lines, seed=2), "end", "cards off", "end", "cards on", "end")
    assert again.count("play a special play card after the turn?") == 2


def test_what_a_card_on_the_table_concerns_is_seen_by_everybody() -> None:
    lines = "home 1 7,7 / away 1 20,7 ball / hand home Ring of Teleportation, Pit Trap"
    told = sit(Game.from_position(lines, seed=2), "end", "play Ring of Teleportation on home 1")
    assert "1 play Ring of Teleportation at 6,6" in told


def test_a_card_that_can_be_played_is_explained_where_only_its_coach_looks() -> None:
    lines = "home 1 7,7 / away 1 20,7 ball / hand home The Wall"
    told = sit(Game.from_position(lines, seed=2), "end", computer=True)
    assert "play The Wall" in told
    assert "In the opponent's next turn all own players have Stand Firm." in told
    assert "Stand Firm" not in sit(Game.from_position(lines, seed=2), "end")


def test_help_knows_the_decks() -> None:
    told = sit(scene(), "? dirty tricks")
    assert "Dirty Tricks (50k a card)" in told
    assert "Pit Trap" in told


def test_the_shop_says_what_sort_of_cards_a_deck_has() -> None:
    told = sit(shop().until("inducements").game, "list")
    assert "card: Miscellaneous Mayhem" in told
    assert "Mean tricks, most of them on opponents: one of 13 cards" in " ".join(told.split())
