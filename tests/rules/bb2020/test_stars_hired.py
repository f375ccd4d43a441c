"""Hiring stars, pairs of them, and people both coaches want."""

import pytest
from shopping import ELEVEN, price, shop
from staff_bits import BUGMAN, SILENCE
from table import pitch

from pigskin.model import STAR
from pigskin.pitch import AWAY, HOME
from pigskin.rules.counting import has
from pigskin.teams.reading import stars


@pytest.mark.rule("bb2020/inducements.stars")
def test_two_stars_at_most():
    game = shop()
    assert price(game, "hire Griff Oberwald") > 0
    game.play("hire Morg 'n' Thorg")
    assert not any(text.startswith("hire ") and "mercenary" not in text for text in game.options())


@pytest.mark.rule("bb2020/inducements.stars")
def test_stars_play_for_special_rules():
    assert "hire Griff Oberwald" in shop("human").options()
    assert "hire Griff Oberwald" not in shop("orc").options()
    assert "hire Morg 'n' Thorg" in shop("orc").options()
    assert "hire Morg 'n' Thorg" not in shop("vampire").options()


@pytest.mark.rule("bb2020/inducements.stars")
@pytest.mark.parametrize(("squad", "offered"), [(15, True), (16, False)])
def test_a_star_needs_a_place(squad: int, offered: bool):
    game = shop(more=" / ".join(f"home {n} reserves" for n in range(12, squad + 1)))
    assert ("hire Griff Oberwald" in game.options()) is offered


@pytest.mark.rule("bb2020/inducements.stars")
def test_a_star_earns_nothing():
    game = pitch("home 1 24,7 ball star / home 2 3,3 / away 1 5,5 / turn home 3 / kicking home")
    game.play("home 1 move", "move 25,7")
    assert game.score == (1, 0)
    assert game.table.feats == ()


@pytest.mark.rule("bb2020/inducements.stars", "bb2020/inducements.limits")
def test_a_star_may_cost_all_a_team_has():
    griff = next(star for star in stars("bb2020").values() if star.name == "Griff Oberwald")
    gold = griff.cost // 1000
    assert shop("human", gold).offers("hire Griff Oberwald")
    assert shop("human", gold - 1).refuses("hire Griff Oberwald")


@pytest.mark.rule("bb2020/inducements.stars")
def test_a_star_is_hired_once():
    game = shop("human", 1000)
    game.play("hire Griff Oberwald")
    assert game.refuses("hire Griff Oberwald")


@pytest.mark.rule("bb2020/inducements.star-pairs")
def test_a_pair_is_one_choice_at_one_price_and_two_players():
    game = shop("ogre")
    assert price(game, "hire Grak") == 250
    names = [game.table.profiles[player].name for player in game.table.players(0)]
    assert names[-2:] == ["Grak", "Crumbleberry"]
    assert "hire Morg 'n' Thorg" in game.options()  # a second choice
    game.play("hire Morg 'n' Thorg")
    stars = [p for p in game.table.players(0) if game.table.profiles[p].kind == STAR]
    assert len(stars) == 3


@pytest.mark.rule("bb2020/inducements.star-pairs")
@pytest.mark.parametrize(("squad", "offered"), [(14, True), (15, False)])
def test_a_pair_needs_two_places(squad: int, offered: bool):
    game = shop("ogre", more=" / ".join(f"home {n} reserves" for n in range(12, squad + 1)))
    assert ("hire Grak" in game.options()) is offered


BOTH = f"{ELEVEN} / roster human human / phase petty cash / value 2000 1000 / treasury 1000 0"


@pytest.mark.rule("bb2020/inducements.same-hire")
def test_a_star_hired_by_both_plays_for_neither():
    game = pitch(BOTH, seed=1)
    game.play("home: hire Griff Oberwald", "home: done", "away: hire Griff Oberwald", "away: done")
    assert [game.state(f"{side} 12") for side in ("home", "away")] == ["injured", "injured"]
    price = game.table.profiles[game.player("home 12")].value
    assert game.table.home.treasury == 1000 - price  # the fee is lost


@pytest.mark.rule("bb2020/inducements.same-hire")
def test_staff_hired_by_both_serves_neither():
    game = pitch(BOTH, seed=1)
    game.play("home: buy Josef Bugman", "home: done", "away: buy Josef Bugman", "away: done")
    assert not has(game.table, HOME, "staff") & BUGMAN
    assert not has(game.table, AWAY, "staff") & BUGMAN
    assert game.table.home.treasury == 900
    assert game.told("serves neither")


@pytest.mark.rule("bb2020/inducements.same-hire")
def test_people_without_a_name_serve_both():
    game = pitch(BOTH, seed=1)
    wizard = "buy Hireling Sports-Wizard"
    game.play(f"home: {wizard}", "home: done", f"away: {wizard}", "away: done")
    assert has(game.table, 0, "spells")
    assert has(game.table, 0, "spells") == has(game.table, 1, "spells")


@pytest.mark.rule("bb2020/inducements.same-hire", "bb2020/inducements.exhibition")
def test_in_exhibition_play_they_serve_both():
    game = pitch(
        BOTH.replace("treasury 1000 0", "treasury 600 600"), seed=1, options={"play": "exhibition"}
    )
    for side in ("home", "away"):
        game.play(f"{side}: buy Josef Bugman", f"{side}: hire Griff Oberwald", f"{side}: done")
    assert has(game.table, HOME, "staff") & BUGMAN
    assert has(game.table, AWAY, "staff") & BUGMAN
    assert [game.state(f"{side} 12") for side in ("home", "away")] == ["reserves", "reserves"]


@pytest.mark.rule("bb2020/inducements.hokuli-argue", "bb2020/inducements.same-hire")
def test_hokuli_silences_everybody_even_if_both_have_hired_him():
    hokuli = "buy Ranulf 'Red' Hokuli"
    game = pitch(BOTH, seed=1)
    game.play(f"home: {hokuli}", "home: done", f"away: {hokuli}", "away: done")
    assert has(game.table, HOME, "staff") == SILENCE
