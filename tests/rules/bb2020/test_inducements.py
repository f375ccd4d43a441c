"""The common inducements: what they cost, how many there are, and what they do."""

import pytest
from shopping import price, sells, shop, times_offered
from table import Scene, pitch

from pigskin.teams.reading import inducements

TURN = "home 1 7,7 / home 2 3,3 / away 1 15,7 / away 2 20,3 / turn home 2 / "


@pytest.mark.rule("bb2020/inducements.limits")
@pytest.mark.parametrize(
    ("roster", "name", "cost", "limit"),
    [
        ("human", "Temp Agency Cheerleaders", 20, 4),
        ("human", "Part-time Assistant Coaches", 20, 3),
        ("human", "Weather Mage", 30, 1),
        ("human", "Bloodweiser Kegs", 50, 2),
        ("human", "Extra Team Training", 100, 8),
        ("human", "Bribes", 100, 3),
        ("goblin", "Bribes", 50, 3),
        ("human", "Wandering Apothecaries", 100, 2),
        ("vampire", "Mortuary Assistant", 100, 1),
        ("nurgle", "Plague Doctor", 100, 1),
        ("ogre", "Riotous Rookies", 100, 1),
        ("human", "Halfling Master Chef", 300, 1),
        ("gnome", "Halfling Master Chef", 300, 1),
        ("halfling", "Halfling Master Chef", 100, 1),
        ("human", "Josef Bugman", 100, 1),
        ("human", "Hireling Sports-Wizard", 150, 1),
        ("human", "Biased Referee", 120, 1),
        ("goblin", "Biased Referee", 80, 1),
        ("halfling", "The Trundlefoot Triplets", 40, 1),
        ("human", "The Trundlefoot Triplets", 80, 1),
    ],
)
def test_prices_and_limits(roster: str, name: str, cost: int, limit: int):
    assert price(shop(roster), f"buy {name}") == cost
    assert times_offered(shop(roster), f"buy {name}") == limit


@pytest.mark.rule("bb2020/inducements.limits")
@pytest.mark.parametrize(
    ("name", "by", "not_by"),
    [
        ("Wandering Apothecaries", "human", "nurgle"),
        ("Mortuary Assistant", "shambling_undead", "human"),
        ("Plague Doctor", "nurgle", "khorne"),
        ("Riotous Rookies", "snotling", "goblin"),
    ],
)
def test_who_may_buy(name: str, by: str, not_by: str):
    assert sells(shop(by), name)
    assert not sells(shop(not_by), name)


@pytest.mark.rule(
    "bb2020/inducements.limits", "bb2020/inducements.special-plays", "bb2020/inducements.giant"
)
@pytest.mark.parametrize("books", ["core", "supplement", "optional"])
def test_the_shop_has_nothing_that_does_nothing(books: str):
    """The cards of special plays are not known, and a giant has no square to stand on."""
    names = {offer.name for offer in inducements("bb2020").values() if offer.not_sold}
    assert names == {"Special Plays", "Giant Mercenary"}
    for roster in ("human", "halfling", "nurgle", "goblin", "ogre", "vampire", "lizardmen"):
        options = shop(roster, 5000, inducement_books=books).options()
        assert not {text.removeprefix("buy ") for text in options} & names, roster


@pytest.mark.rule("bb2020/inducements.limits")
def test_which_books_are_open():
    core = shop("orc", inducement_books="core")
    assert sells(core, "Josef Bugman")
    assert not sells(core, "Night Goblin Shaman")
    usual = shop("orc")
    assert sells(usual, "Night Goblin Shaman")
    assert not sells(usual, "Waaagh! Drummer")
    assert sells(shop("orc", inducement_books="optional"), "Waaagh! Drummer")


# --- helpers beside the pitch -----------------------------------------------------------------


@pytest.mark.rule("bb2020/inducements.cheerleaders")
@pytest.mark.parametrize(("have", "more"), [(2, 4), (14, 2), (16, 0)])
def test_never_more_than_sixteen_cheerleaders(have: int, more: int):
    game = shop(more=f"cheerleaders {have} 0")
    assert times_offered(game, "buy Temp Agency Cheerleaders") == more
    assert game.shows(f"cheerleaders {have + more} 0")


@pytest.mark.rule("bb2020/inducements.assistant-coaches")
@pytest.mark.parametrize(("have", "more"), [(1, 3), (8, 1), (9, 0)])
def test_never_more_than_nine_assistant_coaches(have: int, more: int):
    game = shop(more=f"assistants {have} 0")
    assert times_offered(game, "buy Part-time Assistant Coaches") == more
    assert game.shows(f"assistants {have + more} 0")


@pytest.mark.rule("bb2020/inducements.training")
def test_training_is_worth_a_re_roll_in_both_halves():
    game = shop(more="rerolls 2 0").play("buy Extra Team Training", "done").until("set-up")
    assert game.rerolls[0] == 3
    late = pitch(
        "home 1 5,5 / away 1 20,5 / turn away 8 / kicking away / rerolls 0 0 / full-rerolls 3 0"
    ).play("end turn")
    assert late.shows("half 2 / rerolls 3 0")


@pytest.mark.rule("bb2020/inducements.kegs")
@pytest.mark.parametrize(
    ("kegs", "roll", "back"), [(0, 3, False), (1, 3, True), (1, 2, False), (2, 2, True)]
)
def test_kegs_wake_knocked_out_players(kegs: int, roll: int, back: bool):
    game = pitch(
        "home 1 24,7 ball / home 2 ko / away 1 5,5 / turn home 3 / kicking home / "
        f"babes {kegs} 0",
        f"{roll}",
    )
    game.play("home 1 move", "move 25,7")
    assert game.shows("home 2 reserves" if back else "home 2 ko")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.kegs")
def test_kegs_are_there_when_bought():
    assert shop().play("buy Bloodweiser Kegs").shows("babes 1 0")


@pytest.mark.rule("bb2020/inducements.chef")
def test_a_chef_cooks_after_the_kick_and_before_its_event():
    line = " / ".join(f"home {n} 12,{4 + n}" for n in (1, 2, 3))
    foes = " / ".join(f"away {n} 13,{4 + n}" for n in (1, 2, 3))
    game = pitch(
        f"{line} / {foes} / phase kick / kicking home / turns 0 0 / chef 1 0 / "
        "rerolls 2 1 / leader 0 1",
        # The kick flies one square north; two 4+ of three dice; a time-out; the ball bounces.
        "N 1 4 3 6 1 2 S",
    )
    game.play("kick to 20,7")
    assert game.shows("rerolls 4 0 / leader 0 1")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.rookies")
@pytest.mark.parametrize(("dice", "count"), [("1 1", 3), ("2 3", 6), ("3 3", 7)])
def test_riotous_rookies_are_journeymen_beyond_sixteen(dice: str, count: int):
    game = pitch(
        " / ".join(f"{side} {n} reserves" for side in ("home", "away") for n in range(1, 16))
        + " / roster ogre orc / phase petty cash / value 1000 1500",
        dice,
        seed=1,
    )
    game.play("buy Riotous Rookies")
    squad = [game.table.profiles[player] for player in game.table.players(0)]
    assert len(squad) == 15 + count
    for rookie in squad[15:]:
        assert rookie.name == "Journeyman"
        assert "Loner (4+)" in [skill.name for skill in rookie.skills]


# --- Weather Mage -----------------------------------------------------------------------------


@pytest.mark.rule("bb2020/inducements.weather-mage")
@pytest.mark.parametrize(
    ("dice", "shift", "weather"),
    [("2 2", "-2", "sweltering"), ("2 2", "+0", "nice"), ("5 4", "+2", "rain")],
)
def test_a_weather_mage_bends_the_roll(dice: str, shift: str, weather: str):
    game = pitch(TURN + "weather-mage 1 0 / weather blizzard", dice)
    game.play("call the weather mage", f"change the roll by {shift}")
    assert game.shows(f"weather {weather} / weather-mage 0 0")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.weather-mage")
def test_the_old_weather_is_back_after_the_next_opposing_turn():
    game = pitch(TURN + "weather-mage 1 0 / weather rain", "6 6")
    game.play("call the weather mage", "change the roll by +0", "end turn")
    assert game.shows("weather blizzard")
    game.play("end turn")
    assert game.asked("home", "turn")
    assert game.shows("weather rain")
    assert game.refuses("call the weather mage")


@pytest.mark.rule("bb2020/inducements.weather-mage")
def test_the_old_weather_is_back_when_the_drive_ends():
    game = pitch(
        "home 1 24,7 ball / home 2 3,3 / away 1 5,5 / turn home 3 / kicking home / "
        "weather-mage 1 0 / weather rain",
        "6 6",
    )
    game.play("call the weather mage", "change the roll by +0", "home 1 move", "move 25,7")
    assert game.shows("weather rain")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.weather-mage")
def test_a_mage_is_no_wizard_and_works_before_the_first_action():
    game = pitch(TURN + "weather-mage 1 0").play("home 1 move", "stop")
    assert game.refuses("call the weather mage")
    both = shop().play("buy Hireling Sports-Wizard")
    assert both.offers("buy Weather Mage")


# --- Bribes -----------------------------------------------------------------------------------

FOUL = "home 1 7,7 / home 2 3,3 / away 1 8,7 prone / away 2 20,3 / turn home 2 / "


def foul(dice: str, more: str) -> Scene:
    """A foul with a double on the armour roll that does not break it."""
    return pitch(FOUL + more, "1 1 " + dice).play("home 1 foul", "foul away 1")


@pytest.mark.rule("bb2020/inducements.bribe")
@pytest.mark.parametrize(("roll", "stays"), [(2, True), (1, False)])
def test_a_bribe_keeps_the_fouler_on_and_the_turn_going(roll: int, stays: bool):
    game = foul(f"{roll}", "bribes 1 0").play("bribe the referee")
    assert game.shows("home 1 7,7 up" if stays else "home 1 off")
    assert game.shows("bribes 0 0")
    assert game.turnover is not stays
    assert game.done()


@pytest.mark.rule("bb2020/inducements.bribe")
def test_bribery_and_corruption_makes_bribes_cheap():
    assert price(shop("black_orc"), "buy Bribes") == 50
    assert price(shop("human"), "buy Bribes") == 100


@pytest.mark.rule("bb2020/inducements.bribe-again")
def test_several_bribes_may_be_tried_for_a_foul():
    game = foul("1 1 2", "bribes 3 0")
    game.play("bribe the referee", "bribe the referee", "bribe the referee")
    assert game.shows("home 1 7,7 up / bribes 0 0")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.bribe-again")
def test_no_bribe_when_the_coach_was_ejected_for_it():
    game = foul("1", "bribes 3 0").play("argue the call")
    assert game.shows("home 1 off / bribes 3 0 / banned 1 0")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.bribe-again")
def test_one_bribe_for_a_secret_weapon():
    game = pitch(
        "home 1 24,7 ball / home 2 3,3 Secret Weapon / away 1 5,5 / turn home 3 / kicking home / "
        "bribes 2 0 / banned 1 0",
        "1",
    )
    game.play("home 1 move", "move 25,7", "bribe the referee")
    assert game.shows("home 2 off / bribes 1 0")
    assert game.done()


# --- healers ----------------------------------------------------------------------------------

BLOCK = "home 1 7,7 / home 2 2,2 / away 1 8,7 {kind} / away 2 20,2 / "


def block(dice: str, kind: str, more: str) -> Scene:
    game = pitch(BLOCK.format(kind=kind) + more, "pow " + dice)
    return game.play("home 1 block", "block away 1", "push to 9,7", "stay")


@pytest.mark.rule("bb2020/inducements.wandering-apothecary")
@pytest.mark.parametrize("kind", ["", "journeyman", "mercenary"])
def test_who_a_wandering_apothecary_treats(kind: str):
    game = block("6 6 4 4", kind, "wanderers 0 1")
    assert game.asked("away", "apothecary for a knock-out", "away 1")
    game.play("use the apothecary")
    assert game.shows("away 1 9,7 stunned / wanderers 0 0")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.wandering-apothecary")
def test_no_apothecary_for_stars_and_the_own_one_only_for_the_team():
    assert block("6 6 4 4", "star", "wanderers 0 1 / apothecary 0 1").shows("away 1 ko")
    assert block("6 6 4 4", "journeyman", "apothecary 0 1").shows("away 1 ko")
    both = block("6 6 4 4", "", "wanderers 0 1 / apothecary 0 1").play("use the apothecary")
    assert both.shows("wanderers 0 1 / apothecary 0 0")


@pytest.mark.rule("bb2020/inducements.wandering-apothecary")
def test_two_more_apothecaries_for_teams_that_may_have_one():
    game = shop().play("buy Wandering Apothecaries", "buy Wandering Apothecaries")
    assert game.shows("wanderers 2 0")
    assert game.refuses("buy Wandering Apothecaries")


@pytest.mark.rule("bb2020/inducements.mortuary-assistant", "bb2020/inducements.plague-doctor")
@pytest.mark.parametrize(
    ("helper", "kind"),
    [("igor", "use the mortuary assistant"), ("plague-doctor", "use the plague doctor")],
)
@pytest.mark.parametrize(("second", "box"), [(4, "reserves"), (3, "injured")])
def test_a_failed_regeneration_is_rolled_again(helper: str, kind: str, second: int, box: str):
    game = block(f"6 6 6 6 1 1 {second}", "Regeneration journeyman", f"{helper} 0 1")
    assert game.asked("away", kind, "away 1")
    game.play("yes")
    assert game.shows(f"away 1 {box} / {helper} 0 0")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.mortuary-assistant", "bb2020/inducements.plague-doctor")
@pytest.mark.parametrize("helper", ["igor", "plague-doctor"])
@pytest.mark.parametrize("kind", ["mercenary", "star"])
def test_hired_players_have_no_second_chance(helper: str, kind: str):
    game = block("6 6 6 6 1 1", f"Regeneration {kind}", f"{helper} 0 1")
    assert game.shows(f"away 1 injured / {helper} 0 1")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.plague-doctor")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_plague_doctor_saves_from_a_knock_out(answer: str):
    game = block("6 6 4 4", "", "plague-doctor 0 1")
    assert game.asked("away", "plague doctor for a knock-out", "away 1")
    game.play(answer)
    saved = answer == "yes"
    assert game.shows("away 1 9,7 stunned" if saved else "away 1 ko")
    assert game.shows(f"plague-doctor 0 {0 if saved else 1}")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.plague-doctor")
@pytest.mark.parametrize(("kind", "helped"), [("", True), ("star", False), ("mercenary", False)])
def test_whom_a_plague_doctor_wakes(kind: str, helped: bool):
    game = pitch(
        f"home 1 5,5 / away 1 6,5 av9 {kind} / away 2 20,2 / plague-doctor 0 1", "pow 5 4 4 4"
    )
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert (game.kind == "plague doctor for a knock-out") is helped
    assert game.done()


@pytest.mark.rule("bb2020/inducements.mortuary-assistant", "bb2020/inducements.plague-doctor")
def test_healers_are_there_when_bought():
    assert shop("vampire").play("buy Mortuary Assistant").shows("igor 1 0")
    assert shop("nurgle").play("buy Plague Doctor").shows("plague-doctor 1 0")
