"""Players who play for the other side for a while, under a number of theirs."""

from __future__ import annotations

import pytest
from silence import picture, unexplained
from table import in_play, pitch

from pigskin import Dice, Event, Game, edition
from pigskin.conformance import check_play
from pigskin.effects.holding import DRIVE, deprive, lend
from pigskin.ledger import deeds_of
from pigskin.model import ABSENT, CASUALTY, DEAD, KNOCKED_OUT, RESERVES, STANDING, STUNNED
from pigskin.position import parse, to_text
from pigskin.rules.changing_sides import borrow, can_borrow, give_back

HOME_3 = 2  # the third seat of home
# Away has the turn, and home 3 plays for away as away 4.
LENT = (
    "home 1 7,7 / home 2 12,7 / home 3 absent / away 1 5,7 / away 2 20,7 / away 4 8,7 {0} / "
    "turn away 2 / lent away 4 home 3"
)


def seated(text):
    return parse(text, edition(in_play[0]))


# --- going over -------------------------------------------------------------------------------


def test_everything_goes_over_with_him():
    table = seated(
        "home 1 7,7 / home 3 8,8 prone Block Dodge st4 used spent:Dodge name:Grim / away 1 12,7 / "
        "injuries home 3 niggling injury / feats home 3 casualty, home 1 completion / "
        "boons home 3 slower until drive, home 1 Pro until match"
    )
    own = 1
    before = picture(table)
    table.events = []
    other = borrow(table, own, 1)
    shown = table.profiles[other]
    assert (shown.name, shown.number, shown.st, shown.ma) == ("Grim", 2, 4, 5)
    assert table.state[own] == ABSENT
    assert not table.place[own]
    assert table.player_at(table.place[other]) == other
    assert table.injuries == ((other, 2),)
    assert table.feats == ((other, CASUALTY), (0, 0))
    assert [each[0] for each in table.held] == [other, 0]
    assert len(deeds_of(table.ledger, other)) == 2
    assert deeds_of(table.ledger, own) == []
    told = [Event(table, number, 0, row) for number, row in enumerate(table.events)]
    assert str(told[0]) == "home 3 Grim plays for the others, as away 2 Grim"
    assert unexplained(before, picture(table), told) == []
    text = to_text(table)
    assert "home 3 absent" in text
    assert to_text(seated(text)) == text
    # And back: nothing is left with the others but the number.
    assert give_back(table, other) == own
    assert table.state[other] == ABSENT
    assert table.injuries == ((own, 2),)
    assert table.profiles[own].ma == 5
    assert table.profiles[own].number == 3
    assert deeds_of(table.ledger, other) == []
    assert picture(table)[("boons", own)] == before[("boons", own)]
    assert to_text(seated(to_text(table))) == to_text(table)


def test_he_wears_the_lowest_shirt_that_is_free_and_the_same_one_again():
    table = seated("home 1 7,7 / away 1 12,7 / away 3 13,7")
    other = borrow(table, 0, 1)
    assert table.profiles[other].number == 2
    give_back(table, other)
    assert borrow(table, 0, 1) == other
    assert table.side(1).seats == 3
    give_back(table, other)
    assert give_back(table, other) == other  # once is enough


def test_a_side_without_a_seat_left_can_borrow_nobody():
    crowd = " / ".join(f"away {number} reserves" for number in range(1, 33))
    table = seated(f"home 1 7,7 / {crowd}")
    assert not can_borrow(table, 0, 1)
    assert can_borrow(seated("home 1 7,7 / away 1 8,8"), 0, 1)


def test_what_is_lent_to_him_or_taken_from_him_for_a_while_ends_in_time():
    table = seated("home 1 7,7 Block / away 1 12,7")
    deprive(table, 0, "Block", DRIVE)
    lend(table, 0, "Dodge", DRIVE)
    other = borrow(table, 0, 1)
    assert [skill.name for skill in table.profiles[other].skills] == ["Dodge"]
    lend(table, other, "Pass", DRIVE)
    give_back(table, other)
    assert [skill.name for skill in table.profiles[0].skills] == ["Dodge", "Pass"]
    assert [skill.name for skill in table.original(0).skills] == ["Block"]


# --- on the pitch -----------------------------------------------------------------------------


def test_his_tackle_zones_count_the_other_way():
    game = pitch(LENT.format(""))
    table = game.table
    assert table.zones_on(table.place[0], 0) == 1  # he marks home 1
    assert table.zones_on(table.place[game.player("away 4")], 1) == 1


def test_he_acts_for_the_others_and_may_block_his_own():
    game = pitch(LENT.format(""), dice=["defender down", 3, 3])
    assert game.coach == "away"
    assert game.offers("away 4 block", "away 4 move", "away 4 blitz")
    game.play("away 4 block", "block home 1", "push to 6,7", "stay")
    assert game.shows("home 1 6,7 prone / away 4 8,7 used")
    assert game.done()


def test_he_falls_and_it_is_the_others_turnover():
    game = pitch(LENT.format(""), dice=["attacker down", 6, 6, 1, 1])
    game.play("away 4 block", "block home 1")
    assert game.state("away 4") == "stunned"
    assert game.turnover
    assert game.done()


def test_his_own_team_sends_for_its_apothecary():
    text = LENT.format("") + " / apothecary 1 1"
    game = pitch(text, dice=["attacker down", 6, 6, 6, 6, 5, 1])
    game.play("away 4 block", "block home 1")
    assert game.asked("home", "apothecary for a casualty")
    game.play("home: no apothecary")
    assert game.table.home.casualties == 1
    assert game.table.away.casualties == 0
    assert game.where("away 4") == "injured"


@pytest.mark.parametrize("state", [STANDING, STUNNED, KNOCKED_OUT, RESERVES])
def test_how_he_is_when_he_goes_back_is_how_he_was_there(state):
    table = seated(LENT.format(""))
    other = table.player_at(table.place[34])
    if state in (STANDING, STUNNED):
        table.set_state(other, state)
    else:
        table.remove(other, state)
    assert give_back(table, other) == HOME_3
    assert table.state[HOME_3] == state
    assert (table.place[HOME_3] > 0) == (state in (STANDING, STUNNED))
    assert to_text(seated(to_text(table))) == to_text(table)


def test_the_dead_are_dead_with_their_own():
    text = LENT.format("").replace("away 4 8,7", "away 4 injured")
    table = seated(text + " / injuries away 4 dead")
    give_back(table, 34)
    assert table.injuries == ((HOME_3, DEAD),)


@pytest.mark.parametrize("word", ["ball", "second-ball"])
def test_he_takes_the_ball_along(word):
    other = "ball" if word == "second-ball" else "second-ball"
    table = seated(LENT.format(word) + f" / {other} 3,3")
    assert table.has_ball(34)
    give_back(table, 34)
    assert table.has_ball(HOME_3)
    assert not table.has_ball(34)


# --- counted once -----------------------------------------------------------------------------


def test_the_view_shows_him_once():
    game = pitch(LENT.format(""))
    shown = {each["id"]: each for each in game.game.view()["players"]}
    assert "home 3" not in shown
    assert (shown["away 4"]["side"], shown["away 4"]["of"]) == ("away", "home")
    assert (shown["home 1"]["side"], shown["home 1"]["of"]) == ("home", "home")
    assert [str(player) for player in game.game.players].count("away 4") == 1


def test_the_report_counts_him_once_with_his_own():
    game = Game.from_position(LENT.format("") + " / feats away 4 casualty")
    give_back(game.table, 34)
    told = game.report()
    assert [player.shirt for player in told.home.players] == [1, 2, 3]
    assert [player.shirt for player in told.away.players] == [1, 2]


def test_who_concedes_gets_his_player_back():
    game = pitch(LENT.format(""))
    game.game.concede("away")
    assert game.shows("home 3 8,7 / away 4 absent")


@pytest.mark.parametrize("seed", range(6))
def test_random_games_with_a_player_on_the_other_side_keep_every_promise(seed):
    lines = [f"home {n} {10 + n % 3},{n + 1} Block" for n in range(1, 11)]
    lines += [f"away {n} {13 + n % 3},{n + 1} Dodge" for n in range(1, 12)]
    lines += ["home 11 absent", "away 12 12,1 Frenzy ball", "lent away 12 home 11"]
    game = Game.from_position(" / ".join(lines), edition=in_play[0], seed=seed)
    assert check_play(game, f"{in_play[0]}, lent, seed {seed}", Dice(seed)) > 50
