"""Mercenaries: players of the own roster for one match."""

import pytest
from shopping import price, shop
from table import Scene, pitch


def hired(game: Scene) -> list[str]:
    """The skills of the player who joined home last."""
    last = game.table.players(0)[-1]
    return [skill.name for skill in game.table.profiles[last].skills]


@pytest.mark.rule("bb2020/inducements.mercenary")
def test_what_a_mercenary_costs_and_is():
    game = shop()
    assert price(game, "hire mercenary Human Lineman") == 50 + 30
    assert hired(game) == ["Loner (4+)"]
    assert price(game, "hire mercenary Human Lineman with Block") == 50 + 30 + 50
    assert hired(game) == ["Loner (4+)", "Block"]
    player = game.table.players(0)[-1]
    assert game.table.profiles[player].value == 130


@pytest.mark.rule("bb2020/inducements.mercenary")
def test_the_extra_skill_is_a_primary_one_as_it_is_learned():
    names = [text for text in shop("orc").options() if text.startswith("hire mercenary")]
    assert any(text.endswith("with Mighty Blow (+1)") for text in names)
    assert not any(text.endswith("(+2)") for text in names)
    assert not any("Lineman" in text and text.endswith("with Dodge") for text in names)


@pytest.mark.rule("bb2020/inducements.mercenary")
def test_a_loner_has_no_second_loner():
    game = shop().play("hire mercenary Ogre")
    assert [name for name in hired(game) if name.startswith("Loner")] == ["Loner (4+)"]


@pytest.mark.rule("bb2020/inducements.mercenary")
@pytest.mark.parametrize(("state", "offered"), [("reserves", False), ("injured", True)])
def test_positions_have_their_limits_but_absentees_do_not_count(state: str, offered: bool):
    game = shop(more=f'home 12 {state} pos:"Ogre"')
    assert ("hire mercenary Ogre" in game.options()) is offered


@pytest.mark.rule("bb2020/inducements.mercenary")
@pytest.mark.parametrize(("squad", "offered"), [(15, True), (16, False)])
def test_never_more_than_sixteen(squad: int, offered: bool):
    game = shop(more=" / ".join(f"home {n} reserves" for n in range(12, squad + 1)))
    assert ("hire mercenary Human Lineman" in game.options()) is offered


@pytest.mark.rule("bb2020/inducements.mercenary")
def test_big_guys_have_a_limit_together():
    one = shop("underworld_denizens")
    assert "hire mercenary Underworld Troll" in one.options()
    rosters = one.table.rosters
    assert rosters is not None
    limit = rosters[0].big_guys
    assert limit == 1
    full = shop("underworld_denizens", more='home 12 reserves pos:"Mutant Rat Ogre"')
    assert "hire mercenary Underworld Troll" not in full.options()


@pytest.mark.rule("bb2020/inducements.mercenary")
def test_a_mercenary_earns_nothing_for_a_touchdown():
    game = pitch("home 1 24,7 ball mercenary / away 1 5,5 / turn home 3 / kicking home")
    game.play("home 1 move", "move 25,7")
    assert game.score == (1, 0)
    assert game.table.feats == ()


@pytest.mark.rule("bb2020/inducements.specialist-mercenaries")
def test_specialists_take_the_place_of_ordinary_mercenaries():
    game = shop(inducement_books="optional")
    assert not any(text.startswith("hire mercenary") for text in game.options())
    for name, cost in (
        ("Stunty Superstar", 30), ("Legendary Lineman", 50), ("Reliable Ringer", 70)
    ):  # fmt: skip
        assert price(game, f"hire {name}") == cost
        assert "Loner (4+)" in hired(game)
    assert "hire Bona Fide Big Guy" not in game.options()  # three are hired


@pytest.mark.rule("bb2020/inducements.specialist-mercenaries")
@pytest.mark.parametrize(("name", "limit"), [("Legendary Lineman", 2), ("Brutal Blocker", 1)])
def test_each_specialist_has_his_number(name: str, limit: int):
    game = shop(inducement_books="optional")
    for _ in range(limit):
        game.play(f"hire {name}")
    assert f"hire {name}" not in game.options()
