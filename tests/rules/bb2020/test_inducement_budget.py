"""Whose gold is spent before a match, and how much of it."""

import pytest
from shopping import ELEVEN, shop
from table import Scene, pitch


def purse(values: str, gold: str = "0 0", **options: object) -> Scene:
    return pitch(
        f"{ELEVEN} / roster human orc / phase petty cash / value {values} / treasury {gold}",
        seed=1,
        options=options,
    )


@pytest.mark.rule("bb2020/inducements.treasury")
def test_the_team_worth_more_shops_first_with_its_own_gold():
    game = purse("1200 1000", "150 300")
    assert game.asked("home", "inducements")
    assert game.question.number == 150
    game.play("buy Bribes", "done")
    assert game.shows("treasury 50 300 / bribes 1 0")


@pytest.mark.rule("bb2020/inducements.petty-cash")
def test_the_other_team_has_the_difference_and_what_was_spent():
    game = purse("1200 1000", "150 300").play("buy Bribes", "done")
    assert game.asked("away", "inducements")
    assert game.question.number == 300
    game.play("buy Bribes", "done")
    assert game.shows("treasury 50 300 / budget 0 0")


@pytest.mark.rule("bb2020/inducements.petty-cash")
def test_petty_cash_is_lost_and_the_own_treasury_is_not_touched():
    game = purse("1000 1100", "500 0")
    assert game.asked("home", "inducements")
    assert game.question.number == 100
    game.play("done")
    assert game.shows("treasury 500 0 / budget 0 0")


@pytest.mark.rule("bb2020/inducements.treasury", "bb2020/inducements.petty-cash")
def test_teams_worth_the_same_buy_nothing():
    game = purse("1000 1000", "500 500")
    assert game.kind == "toss"
    assert game.shows("treasury 500 500")


@pytest.mark.rule("bb2020/inducements.petty-cash")
def test_what_is_bought_counts_before_the_prayers():
    game = purse("1000 1160").play("buy Weather Mage", "buy Bribes", "done")
    assert game.shows("value 1130 1160")
    assert not game.prays().happenings("prayer")  # 30,000 are not worth a prayer
    poor = purse("1000 1160").play("buy Weather Mage", "done").prays()
    assert poor.shows("value 1030 1160")
    assert len(poor.happenings("prayer")) >= 1


@pytest.mark.rule("bb2020/inducements.treasury")
def test_by_the_older_text_both_spend_their_treasury():
    game = purse("1200 1000", "150 300", treasury="both")
    assert game.question.number == 150
    game.play("buy Bribes", "done")
    assert game.asked("away", "inducements")
    assert game.question.number == 500  # the difference and the own treasury
    game.play("buy Bribes", "buy Bribes", "buy Bribes", "done")
    assert game.shows("treasury 50 200")


@pytest.mark.rule("bb2020/inducements.exhibition")
def test_in_exhibition_play_each_team_buys_with_what_it_brought():
    game = purse("1200 1000", "150 50", play="exhibition")
    assert game.asked("home", "inducements")
    assert game.question.number == 150
    game.play("buy Bribes", "done")
    assert game.asked("away", "inducements")
    assert game.question.number == 50
    game.play("buy Bloodweiser Kegs")
    assert game.kind == "toss"  # and nobody prays
    assert game.shows("treasury 50 0 / bribes 1 0 / babes 0 1")


@pytest.mark.rule("bb2020/inducements.petty-cash")
def test_without_inducements_nobody_shops():
    assert purse("1000 2000", "500 500", inducements=False).until("toss").shows("value 1000 2000")


@pytest.mark.rule("bb2020/inducements.limits")
@pytest.mark.parametrize(("gold", "offered"), [(30, True), (20, False)])
def test_a_team_buys_what_it_can_afford(gold: int, offered: bool):
    assert ("buy Weather Mage" in shop(gold=gold).options()) is offered
