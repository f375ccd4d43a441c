"""What money buys before a match of BB2016, and what it does in it."""

import pytest
from table import Scene, pitch, team_name

from pigskin import edition
from pigskin.position import parse, to_text
from pigskin.record import digest
from pigskin.teams.reading import inducements

ELEVEN = " / ".join(
    f"{side} {number} reserves" for side in ("home", "away") for number in range(1, 12)
)
TURN = "home 1 7,7 / home 2 3,3 / away 1 15,7 / away 2 20,3 / turn home 2 / "
DRIVE = "home 1 reserves / away 1 reserves / phase drive / kicking home / turns 0 0 / "


def shop(roster: str = "human", gold: int = 1000, more: str = "", other: str = "orc") -> Scene:
    """Home buys with so many thousands; away is worth as much more."""
    return pitch(
        f"{ELEVEN} / roster {roster} {other} / phase petty cash / "
        f"value 1000 {1000 + gold} / {more}",
        seed=1,
    )


def price(game: Scene, answer: str) -> int:
    """What home pays for it, in thousands."""
    before = game.table.home.budget
    game.play(f"home: {answer}")
    return before - game.table.home.budget


def times_offered(game: Scene, answer: str) -> int:
    """How often home can buy it."""
    count = 0
    while game.coach == "home" and answer in game.options():
        game.play(answer)
        count += 1
        while game.kind == "journeymen":
            game.play(game.options()[0])
    return count


# --- the list ---------------------------------------------------------------------------------


@pytest.mark.rule("bb2016/inducements.limits")
@pytest.mark.parametrize(
    ("roster", "name", "cost", "limit"),
    [
        ("human", "Bloodweiser Kegs", 50, 2),
        ("human", "Bribes", 100, 3),
        ("goblin", "Bribes", 50, 3),
        ("human", "Extra Team Training", 100, 4),
        ("human", "Halfling Master Chef", 300, 1),
        ("halfling", "Halfling Master Chef", 100, 1),
        ("undead", "Igor (Mortuary Assistant)", 100, 1),
        ("human", "Wandering Apothecaries", 100, 2),
        ("nurgle", "Plague Doctor", 100, 1),
        ("human", "Team Mascot", 50, 1),
        ("human", "Weather Mage", 30, 1),
        ("nurgle", "Cavorting Nurglings", 40, 1),
        ("ogre", "Halfling Hot Pot", 60, 1),
        ("human", "Riotous Rookies", 100, 1),
    ],
)
def test_prices_and_limits(roster: str, name: str, cost: int, limit: int):
    assert price(shop(roster), f"buy {name}") == cost
    assert times_offered(shop(roster), f"buy {name}") == limit


@pytest.mark.rule("bb2016/inducements.limits")
@pytest.mark.parametrize(("gold", "offered"), [(30, True), (20, False)])
def test_a_team_buys_what_it_can_afford(gold: int, offered: bool):
    assert ("buy Weather Mage" in shop(gold=gold).options()) is offered


@pytest.mark.rule("bb2016/inducements.limits")
def test_the_shop_has_nothing_that_does_nothing():
    names = {offer.name for offer in inducements("bb2016").values() if offer.not_sold}
    assert names == {"Slave Giant"}
    for roster in ("human", "halfling", "nurgle", "skaven", "ogre", "vampire", "lizardmen"):
        sold = {text.removeprefix("buy ") for text in shop(roster, 5000).options()}
        assert not sold & names, roster


@pytest.mark.rule("bb2016/inducements.igor", "lrb6/inducements.wandering-apothecary")
@pytest.mark.parametrize(
    ("roster", "igor", "apothecary"),
    [
        ("khemri", True, False),
        ("necromantic", True, False),
        ("undead", True, False),
        ("vampire", True, True),
        ("nurgle", False, False),
        ("human", False, True),
    ],
)
def test_who_may_hire_an_igor(roster: str, igor: bool, apothecary: bool):
    options = shop(team_name(roster)).options()
    assert ("buy Igor (Mortuary Assistant)" in options) is igor
    assert ("buy Wandering Apothecaries" in options) is apothecary


@pytest.mark.rule("bb2016/inducements.kegs")
@pytest.mark.parametrize(
    ("kegs", "roll", "back"),
    [(0, 3, False), (1, 3, True), (1, 2, False), (2, 2, True), (2, 1, False), (3, 1, False)],
)
def test_kegs_wake_knocked_out_players(kegs: int, roll: int, back: bool):
    game = pitch(DRIVE + f"home 2 ko / babes {kegs} 0", f"{roll}")
    assert game.shows("home 2 reserves" if back else "home 2 ko")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.kegs")
def test_a_keg_that_was_bought_is_there():
    assert shop().play("buy Bloodweiser Kegs").shows("babes 1 0")


@pytest.mark.rule("bb2016/inducements.staff")
def test_part_time_helpers():
    game = shop(more="assistants 1 0 / cheerleaders 2 0")
    assert price(game, "buy Special Assistant Coach") == 20
    assert price(game, "buy Temp Agency Cheerleader") == 20
    game.play("buy Temp Agency Cheerleader")
    assert game.shows("assistants 2 0 / cheerleaders 4 0")


# --- Igor and Plague Doctor -------------------------------------------------------------------

CASUALTY = "home 1 7,7 / home 2 2,2 / away 1 8,7 Regeneration / away 2 20,2 / "
HURT = "pow 6 6 6 6 1 1 "


def hurt(dice: str, more: str) -> Scene:
    game = pitch(CASUALTY + more, HURT + dice)
    return game.play("home 1 block", "block away 1", "push to 9,7", "stay")


@pytest.mark.rule("bb2016/inducements.igor", "bb2016/inducements.plague-doctor")
@pytest.mark.parametrize(
    ("helper", "kind"),
    [("igor", "use the Igor"), ("plague-doctor", "use the plague doctor")],
)
@pytest.mark.parametrize(("second", "box"), [(4, "reserves"), (3, "injured")])
def test_a_failed_regeneration_is_rolled_again(helper: str, kind: str, second: int, box: str):
    game = hurt(f"1 {second}", f"{helper} 0 1")
    assert game.asked("away", kind, "away 1")
    game.play("yes")
    assert game.shows(f"away 1 {box} / {helper} 0 0")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.plague-doctor")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_plague_doctor_saves_from_a_knock_out(answer: str):
    game = pitch(CASUALTY.replace("Regeneration", "") + "plague-doctor 0 1", "pow 5 4 4 4")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.asked("away", "plague doctor for a knock-out", "away 1")
    game.play(answer)
    saved = answer == "yes"
    assert game.shows("away 1 9,7 stunned" if saved else "away 1 ko")
    assert game.shows(f"plague-doctor 0 {0 if saved else 1}")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.plague-doctor")
@pytest.mark.parametrize(
    ("roster", "may"), [("chaos_pact", True), ("nurgle", True), ("orc", False)]
)
def test_who_hires_a_plague_doctor(roster: str, may: bool):
    assert ("buy Plague Doctor" in shop(team_name(roster)).options()) is may


# --- Team Mascot ------------------------------------------------------------------------------

DODGE = "home 1 7,7 {skills} / home 2 2,2 / away 1 8,7 / away 2 20,2 / mascot-reroll 1 0 / {more}"


@pytest.mark.rule("bb2016/inducements.mascot")
@pytest.mark.parametrize(("roll", "again"), [(4, True), (3, False)])
def test_a_mascot_needs_four(roll: int, again: bool):
    game = pitch(DODGE.format(skills="", more=""), f"1 {roll} " + ("6" if again else "1 1"))
    game.play("home 1 move", "move 6,7", "mascot re-roll")
    assert game.shows(f"home 1 6,7 {'up' if again else 'prone'} / mascot-reroll 0 0 / rerolls 0 0")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.mascot")
def test_a_mascot_is_one_more_way_to_roll_again_once_a_turn():
    game = pitch(DODGE.format(skills="", more="rerolls 1 0"), "1 4 6")
    game.play("home 1 move", "move 6,7")
    assert game.offers("team re-roll", "mascot re-roll")
    game.play("mascot re-roll")
    assert game.shows("rerolls 1 0 / used reroll")


@pytest.mark.rule("bb2016/inducements.mascot")
def test_a_mascot_who_does_not_help_leaves_the_other_re_roll():
    game = pitch(DODGE.format(skills="", more="rerolls 1 0"), "1 3 6")
    game.play("home 1 move", "move 6,7", "mascot re-roll")
    assert game.options() == ["team re-roll", "keep the roll"]
    game.play("team re-roll")
    assert game.shows("home 1 6,7 up / mascot-reroll 0 0 / rerolls 0 0 / used reroll")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.mascot")
def test_a_mascot_is_back_after_half_time():
    game = shop().play("buy Team Mascot", "done").until("set-up")
    assert game.shows("mascot 1 0 / mascot-reroll 1 0")
    game = pitch(
        "home 1 5,5 / away 1 20,5 / turn away 8 / kicking away / mascot 1 0 / mascot-reroll 0 0"
    )
    game.play("end turn")
    assert game.shows("half 2 / mascot-reroll 1 0")


# --- Weather Mage -----------------------------------------------------------------------------


@pytest.mark.rule("bb2016/inducements.weather-mage")
@pytest.mark.parametrize(
    ("dice", "shift", "weather"),
    [
        ("2 2", "-2", "sweltering"), ("2 2", "-1", "sunny"), ("2 2", "+0", "nice"),
        ("5 4", "+2", "rain"), ("5 5", "+2", "blizzard"), ("6 6", "-1", "rain"),
    ],
)  # fmt: skip
def test_a_weather_mage_bends_the_roll(dice: str, shift: str, weather: str):
    game = pitch(TURN + "weather-mage 1 0 / weather blizzard", dice)
    game.play("call the weather mage")
    assert game.asked("home", "weather mage")
    game.play(f"change the roll by {shift}")
    assert game.shows(f"weather {weather} / old-weather blizzard / weather-mage 0 0")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.weather-mage")
def test_the_roll_stays_on_the_table():
    game = pitch(TURN + "weather-mage 1 0", "1 2").play("call the weather mage")
    assert game.options() == [f"change the roll by {by}" for by in ("-1", "+0", "+1", "+2")]


@pytest.mark.rule("bb2016/inducements.weather-mage")
def test_the_old_weather_is_back_with_the_next_own_turn():
    game = pitch(TURN + "weather-mage 1 0 / weather rain", "6 6")
    game.play("call the weather mage", "change the roll by +0", "end turn")
    assert game.asked("away", "turn")
    assert game.shows("weather blizzard")
    game.play("end turn")
    assert game.asked("home", "turn")
    assert game.shows("weather rain / old-weather nice")
    assert game.refuses("call the weather mage")


@pytest.mark.rule("bb2016/inducements.weather-mage")
def test_a_mage_works_before_the_first_action():
    game = pitch(TURN + "weather-mage 1 0").play("home 1 move", "stop")
    assert game.refuses("call the weather mage")


# --- Nurglings and rookies --------------------------------------------------------------------


@pytest.mark.rule("bb2016/inducements.nurglings")
@pytest.mark.parametrize(
    ("dice", "fame"),
    [("1 1 2 2", "1 2"), ("2 2 2 2", "1 0"), ("2 3 2 2", "2 0"), ("6 6 1 1", "2 0")],
)
def test_nurglings_make_a_team_famous(dice: str, fame: str):
    game = pitch(
        f"{ELEVEN} / roster nurgle orc / phase inducements / value 1000 1000 / nurglings 1 0", dice
    )
    assert game.shows(f"fame {fame}")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.nurglings")
def test_nurglings_cavort_for_nurgle_only():
    assert "buy Cavorting Nurglings" in shop("nurgle").options()
    assert "buy Cavorting Nurglings" not in shop("human").options()
    assert shop("nurgle").play("buy Cavorting Nurglings").shows("nurglings 1 0")


@pytest.mark.rule("bb2016/inducements.rookies")
@pytest.mark.parametrize(("dice", "count"), [("1 2", 3), ("3 5", 6), ("6 6", 7)])
def test_riotous_rookies_are_journeymen(dice: str, count: int):
    game = pitch(
        f"{ELEVEN} / roster human orc / phase petty cash / value 1000 1500", dice, seed=1
    )
    game.play("buy Riotous Rookies")
    squad = [game.table.profiles[player] for player in game.table.players(0)]
    assert len(squad) == 11 + count
    for rookie in squad[11:]:
        assert (rookie.position, rookie.name) == ("Lineman", "Journeyman")
        assert [skill.name for skill in rookie.skills] == ["Loner"]
    assert game.shows("value 1000 1500")


@pytest.mark.rule("bb2016/inducements.rookies")
def test_a_team_with_two_kinds_of_journeymen_chooses_its_rookies():
    game = pitch(
        f"{ELEVEN} / roster undead orc / phase petty cash / value 1000 1500", "1 1", seed=1
    )
    game.play("buy Riotous Rookies")
    assert sorted(game.options()) == ["journeymen Skeleton", "journeymen Zombie"]
    game.play("journeymen Zombie", "journeymen Skeleton", "journeymen Zombie")
    squad = [game.table.profiles[player].position for player in game.table.players(0)]
    assert squad[11:] == ["Zombie", "Skeleton", "Zombie"]


# --- Hot Pot ----------------------------------------------------------------------------------

POT = (
    "home 1 7,7 / home 2 3,3 / home 3 reserves / away 1 15,7 / away 2 16,7 / hot-pot 1 0 / "
    "turn home 2 / "
)


@pytest.mark.rule("bb2016/inducements.hot-pot")
@pytest.mark.parametrize(
    ("dice", "shown"),
    [
        # A hit: armour 4+3 and the bonus holds; the neighbour is prone on 4.
        ("6 4 3 4", "away 1 15,7 prone / away 2 16,7 prone"),
        ("6 4 3 3", "away 1 15,7 prone / away 2 16,7 up"),
        ("6 4 4 1 2 3", "away 1 15,7 stunned / away 2 16,7 up"),  # 8+1 breaks armour
        ("5 E 1 4 3 4", "away 1 15,7 prone / away 2 16,7 prone"),  # one square east: away 2 hit
        ("2 W 6", "away 1 15,7 up / away 2 16,7 up"),  # three squares west: nobody is near
    ],
)
def test_the_hot_pot(dice: str, shown: str):
    game = pitch(POT, dice).play("hot pot 15,7")
    assert game.shows(shown + " / hot-pot 0 0")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.hot-pot")
def test_the_hot_pot_may_leave_the_pitch():
    game = pitch(POT, "3 N 4").play("hot pot 15,1")
    assert game.shows("away 1 15,7 up / hot-pot 0 0")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.hot-pot")
def test_a_pot_on_the_own_player_is_a_turnover():
    game = pitch(POT, "6 1 1").play("hot pot 7,7")
    assert game.shows("home 1 7,7 prone")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2016/inducements.hot-pot")
@pytest.mark.parametrize(("ball", "ends"), [("", False), ("ball", True)])
def test_soup_over_own_players_is_a_turnover_for_the_carrier(ball: str, ends: bool):
    game = pitch(POT.replace("7,7", f"7,7 {ball}"), "6 4" + (" N 6" if ball else ""))
    game.play("hot pot 8,7")
    if ball:
        assert game.ball == "7,6"
    assert game.shows("home 1 7,7 prone")
    assert game.turnover is ends


@pytest.mark.rule("bb2016/inducements.hot-pot-misfire")
@pytest.mark.parametrize("roll", [2, 6])  # one player, or three if there were as many
def test_a_pot_that_goes_off_at_home(roll: int):
    game = pitch(POT + "home 4 ko / away 3 reserves", f"1 {roll} 1").play("hot pot 15,7")
    assert game.shows("home 3 ko / home 4 ko / away 3 reserves / away 1 15,7 up")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.hot-pot-misfire", "lrb6/apothecary.ko")
def test_an_apothecary_may_see_to_who_was_hit_by_the_pot_at_home():
    game = pitch(POT + "apothecary 1 0", "1 2 1").play("hot pot 15,7", "use the apothecary")
    assert game.shows("home 3 reserves / apothecary 0 0")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.hot-pot")
def test_the_pot_is_for_the_start_of_a_turn_of_halflings_and_ogres():
    game = pitch(POT).play("home 1 move", "stop")
    assert game.refuses("hot pot 15,7")
    assert "buy Halfling Hot Pot" in shop("halfling").options()
    assert "buy Halfling Hot Pot" not in shop("human").options()


# --- infamous coaching staff ------------------------------------------------------------------


@pytest.mark.rule("bb2016/inducements.infamous-staff")
def test_two_of_the_infamous_and_each_once():
    game = shop("orc", 1000)
    game.play("buy Fink da Fixer")
    assert game.refuses("buy Fink da Fixer")
    game.play("buy Horatio X. Schottenheim")
    assert "buy Hireling Sports-Wizard" not in game.options()
    assert game.offers("buy Bribes")


@pytest.mark.rule("bb2016/inducements.infamous-staff")
def test_who_is_hired_by_both_serves_neither():
    game = pitch(
        f"{ELEVEN} / roster orc orc / phase petty cash / value 1000 1000 / treasury 300 300", seed=1
    )
    for _ in range(2):
        game.play("buy Fink da Fixer", "buy Hireling Sports-Wizard", "done")
    assert game.told("Fink da Fixer was hired by both sides and serves neither")
    assert game.shows("fixer 0 0 / assistants 0 0 / hireling 1 1")


@pytest.mark.rule("bb2016/inducements.infamous-staff")
@pytest.mark.parametrize(
    ("roster", "name", "cost", "shown"),
    [
        ("human", "Hireling Sports-Wizard", 150, "hireling 1 0"),
        ("human", "Horatio X. Schottenheim", 80, "pyromancer 1 0 / wild-fireball 1 0"),
        ("human", "Kari Coldsteel", 50, "prima-donna 1 0 / cheerleaders 5 0"),
        ("wood_elf", "Galandril Silverwater", 50, "muse 1 0 / cheerleaders 4 0"),
        ("goblin", "Fink da Fixer", 50, "fixer 1 0 / assistants 3 0"),
        ("dark_elf", "Druchii Sports Sorceress", 150, "sorceress 1 0"),
    ],
)
def test_they_are_there_for_the_match(roster: str, name: str, cost: int, shown: str):
    game = shop(roster, more="cheerleaders 2 0")
    assert price(game, f"buy {name}") == cost
    game.play("done").until("kick or receive").play("kick")
    assert game.shows(shown)


# --- the wizard -------------------------------------------------------------------------------

WIZARD = TURN + "hireling 1 0 / "


@pytest.mark.rule("bb2016/inducements.wizard")
def test_a_wizard_casts_before_the_first_action_or_after_the_turn():
    game = pitch(WIZARD)
    assert game.offers("fireball 15,7", "zap away 1")
    assert game.refuses("lightning bolt away 1")
    game.play("home 1 move", "stop")
    assert game.refuses("fireball 15,7", "zap away 1")
    game.play("end turn")
    assert game.asked("home", "wizard")
    assert game.offers("fireball 15,7", "zap away 1")
    game.play("stop")
    assert game.asked("away", "turn")
    assert game.shows("hireling 1 0")


@pytest.mark.rule("bb2016/inducements.wizard")
@pytest.mark.parametrize("spell", ["fireball 24,14", "zap away 1"])
def test_a_wizard_casts_once(spell: str):
    game = pitch(WIZARD, "1" if spell.startswith("zap") else "").play(spell)
    assert game.shows("hireling 0 0")
    assert game.refuses("fireball 15,7", "zap away 1")
    game.play("end turn")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.wizard")
def test_two_casters_may_both_cast_before_the_turn():
    game = pitch(WIZARD + "sorceress 1 0", "1 1").play("zap away 1")
    assert game.offers("thunderbolt away 1")
    game.play("thunderbolt away 1")
    assert game.shows("hireling 0 0 / sorceress 0 0 / begun")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.fireball")
@pytest.mark.parametrize(("roll", "down"), [(3, False), (4, True)])
def test_a_fireball_knocks_down_on_four(roll: int, down: bool):
    game = pitch(WIZARD, f"{roll}" + (" 1 1" if down else "")).play("fireball 16,8")
    assert game.shows("away 1 15,7 prone" if down else "away 1 15,7 up")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.fireball")
@pytest.mark.parametrize(
    ("dice", "result"),
    [("4 3", "away 1 15,7 prone"), ("4 4 3 4", "away 1 15,7 stunned"), ("5 4 3 4", "away 1 ko")],
)
def test_a_fireball_has_the_bonus_of_mighty_blow_once(dice: str, result: str):
    game = pitch(WIZARD, f"4 {dice}").play("fireball 15,7")
    assert game.shows(result)
    assert game.done()


@pytest.mark.rule("bb2016/inducements.zap")
@pytest.mark.parametrize(
    ("strength", "roll", "frog"), [(3, 3, True), (3, 2, False), (5, 4, False), (5, 5, True)]
)
def test_zap_needs_the_strength_of_the_target(strength: int, roll: int, frog: bool):
    game = pitch(WIZARD.replace("15,7", f"15,7 st{strength} Block"), f"{roll}").play("zap away 1")
    if frog:
        assert game.shows(
            "away 1 15,7 up frog ma5 st1 ag4 av4 "
            "Dodge Leap No Hands Stunty Titchy Very Long Legs"
        )
        assert "Block" not in [s.name for s in game.table.profiles[32].skills]
    else:
        assert game.shows(f"away 1 15,7 up st{strength} Block")
        assert game.marks("away 1") == ["played"]
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.zap")
def test_a_frog_drops_the_ball():
    game = pitch(WIZARD.replace("15,7", "15,7 ball"), "6 N").play("zap away 1")
    assert game.ball == "15,6"
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.zap")
def test_only_opponents_are_zapped():
    assert pitch(WIZARD).refuses("zap home 1")


@pytest.mark.rule("bb2016/inducements.zap")
@pytest.mark.parametrize(
    ("strength", "roll", "frog"), [(1, 1, False), (1, 2, True), (7, 5, False), (7, 6, True)]
)
def test_a_one_never_zaps_and_a_six_always_does(strength: int, roll: int, frog: bool):
    game = pitch(WIZARD.replace("15,7", f"15,7 st{strength}"), f"{roll}").play("zap away 1")
    assert ("frog" in game.marks("away 1")) is frog
    assert game.done()


@pytest.mark.rule("bb2016/inducements.zap")
def test_a_frog_is_never_more_than_badly_hurt():
    position = "home 1 7,7 / away 1 8,7 frog ma5 st1 ag4 av4 Stunty / away 2 20,2 / turn home 2"
    game = pitch(position, "pow pow pow 6 6 6 6")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.shows("away 1 injured / injuries away 1 badly hurt")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.spell-turnover")
@pytest.mark.parametrize(("ball", "ends"), [("", False), ("ball", True)])
def test_a_fireball_on_own_players(ball: str, ends: bool):
    game = pitch(WIZARD.replace("7,7", f"7,7 {ball}"), "4 1 1" + (" N" if ball else ""))
    game.play("fireball 7,7")
    assert game.turnover is ends
    assert game.done()


@pytest.mark.rule("bb2016/inducements.zap", "bb2016/inducements.thousand-cuts")
def test_spells_on_players_end_with_the_drive():
    game = pitch(
        "home 1 24,7 ball / away 1 3,3 Block / away 2 5,5 ma7 / turn home 2 / "
        "hireling 1 0 / sorceress 1 0",
        "6 3",
    )
    game.play("zap away 1", "end turn", "stop", "thousand cuts away 2", "end turn")
    assert game.shows("away 1 3,3 ma5 frog / away 2 5,5 ma6 st2 ag2 cut")
    twin = game.copy()
    game.play("home 1 move", "move 25,7")
    assert game.shows("away 1 reserves ma6 st3 ag3 av8 Block / away 2 reserves ma7 st3 ag3")
    assert not game.table.originals
    assert twin.shows("away 1 3,3 ma5 frog")  # a copy is none the wiser


@pytest.mark.rule("bb2016/inducements.zap")
def test_a_position_with_a_frog_survives_writing():
    game = pitch(WIZARD.replace("15,7", "15,7 Block Tackle"), "6").play("zap away 1")
    text = to_text(game.table)
    again = parse(text, edition("bb2016"))
    assert to_text(again) == text
    assert digest(again) == digest(game.table)
    again.restore(32)
    assert [skill.name for skill in again.profiles[32].skills] == ["Block", "Tackle"]


@pytest.mark.rule("bb2016/inducements.sorceress")
@pytest.mark.parametrize(("roll", "down"), [(2, False), (3, True)])
def test_a_thunderbolt_strikes_on_three(roll: int, down: bool):
    game = pitch(TURN + "sorceress 1 0", f"{roll}" + (" 4 4 3 4" if down else ""))
    game.play("thunderbolt away 1")
    assert game.shows("away 1 15,7 stunned" if down else "away 1 15,7 up")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.thousand-cuts")
@pytest.mark.parametrize(("roll", "cut"), [(2, False), (3, True)])
def test_a_thousand_cuts(roll: int, cut: bool):
    game = pitch(TURN.replace("15,7", "15,7 ma6 st1 ag3 Block") + "sorceress 1 0", f"{roll}")
    game.play("end turn", "stop")
    assert game.asked("home", "wizard")
    assert game.shows("turn away 2")
    game.play("thousand cuts away 1")
    assert game.asked("away", "turn")
    assert game.shows("away 1 15,7 up Block " + ("ma5 st1 ag2 av8" if cut else "ma6 st1 ag3 av8"))
    assert game.done()


@pytest.mark.rule("bb2016/inducements.thousand-cuts")
def test_a_thousand_cuts_are_for_opponents_at_the_start_of_their_turn():
    game = pitch(TURN + "sorceress 1 0")
    assert game.refuses("thousand cuts away 1")
    game.play("end turn")
    assert game.refuses("thousand cuts away 1")
    game.play("stop")
    assert game.options() == ["stop", "thousand cuts away 1", "thousand cuts away 2"]
    game.play("stop")
    assert game.asked("away", "turn")
    assert game.shows("sorceress 1 0")


@pytest.mark.rule("bb2016/inducements.sorceress")
def test_a_thunderbolt_is_for_opponents():
    assert pitch(TURN + "sorceress 1 0").refuses("thunderbolt home 1")


# --- the others -------------------------------------------------------------------------------


@pytest.mark.rule("bb2016/inducements.horatio")
@pytest.mark.parametrize(
    ("dice", "shown"),
    [
        ("E 1 4 1 1", "away 1 15,7 prone / wild-fireball 0 0"),  # from 14,7 one square east
        ("W 6", "away 1 15,7 up / wild-fireball 0 0"),
    ],
)
def test_a_wild_fireball(dice: str, shown: str):
    game = pitch(TURN + "wild-fireball 1 0", dice).play("wild fireball 14,7")
    assert game.shows(shown)
    assert game.done()


@pytest.mark.rule("bb2016/inducements.horatio")
def test_a_wild_fireball_off_the_pitch_is_lost():
    game = pitch(TURN.replace("15,7", "15,0") + "wild-fireball 1 0", "N 2")
    game.play("wild fireball 15,0")
    assert game.shows("away 1 15,0 up / wild-fireball 0 0")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.horatio")
def test_horatio_has_another_in_the_second_half():
    game = pitch("home 1 5,5 / away 1 20,5 / turn away 8 / kicking away / pyromancer 1 0")
    game.play("end turn")
    assert game.shows("half 2 / wild-fireball 1 0")


@pytest.mark.rule("bb2016/inducements.fink")
@pytest.mark.parametrize(
    ("dice", "answer", "shown"),
    [
        ("1 2", "bribe the referee", "home 1 7,7 up / bribes 0 0"),
        ("5", "argue the call", "home 1 reserves"),
        ("2", "bribe the referee", "home 1 7,7 up"),
    ],
)
def test_fink_knows_the_referee(dice: str, answer: str, shown: str):
    game = pitch(
        "home 1 7,7 / away 1 8,7 prone / away 2 20,3 / fixer 1 0 / bribes 1 0", "2 2 " + dice
    )
    game.play("home 1 foul", "foul away 1", answer)
    assert game.shows(shown)
    assert game.done()


@pytest.mark.rule("bb2016/inducements.fink")
def test_fink_fails_on_two_ones_and_on_four():
    game = pitch(
        "home 1 7,7 / away 1 8,7 prone / away 2 20,3 / fixer 1 0 / bribes 1 0", "2 2 1 1 4"
    )
    game.play("home 1 foul", "foul away 1", "bribe the referee", "argue the call")
    assert game.shows("home 1 off / bribes 0 0")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.galandril")
@pytest.mark.parametrize(("roll", "rerolls"), [(6, 1), (5, 0)])
def test_applause_for_a_touchdown(roll: int, rerolls: int):
    game = pitch("home 1 24,7 ball / away 1 3,3 / muse 1 0 / turn home 2", f"{roll}")
    game.play("home 1 move", "move 25,7")
    assert game.rerolls == (rerolls, 0)
    assert game.done()


@pytest.mark.rule("bb2016/inducements.galandril")
def test_applause_for_a_casualty():
    game = pitch(CASUALTY.replace("Regeneration", "") + "muse 1 0", "pow 6 6 6 6 6 1 1")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.shows("away 1 injured / rerolls 1 0")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.galandril")
def test_applause_for_an_interception():
    game = pitch("home 1 5,7 ball / home 2 11,7 / away 1 8,7 / muse 0 1 / turn home 2", "6 6")
    game.play("home 1 pass", "pass the ball", "pass to 11,7", "intercept with away 1")
    assert game.ball == "away 1"
    assert game.rerolls == (0, 1)
    assert game.done()


@pytest.mark.rule("bb2016/inducements.galandril")
def test_no_applause_for_the_opponents():
    game = pitch("home 1 24,7 ball / away 1 3,3 / muse 0 1 / turn home 2")
    game.play("home 1 move", "move 25,7")
    assert game.rerolls == (0, 0)


@pytest.mark.rule("bb2016/inducements.kari")
def test_kari_plays_for_a_drive():
    game = pitch(DRIVE + "prima-donna 1 0 / cheerleaders 4 0")
    assert game.asked("home", "prima donna plays")
    game.play("yes")
    assert game.shows(
        "home 2 reserves ma6 st2 ag3 av7 Block Dauntless Frenzy Loner / "
        "prima-donna 0 0 / cheerleaders 1 0"
    )
    assert game.offers("place home 2 at 12,7")


@pytest.mark.rule("bb2016/inducements.kari")
def test_kari_may_go_on_cheering():
    game = pitch(DRIVE + "prima-donna 1 0 / cheerleaders 4 0").play("no")
    assert game.asked("home", "set-up")
    assert game.shows("prima-donna 1 0 / cheerleaders 4 0")


@pytest.mark.rule("bb2016/inducements.kari")
@pytest.mark.parametrize("where", ["7,7", "ko", "reserves"])
def test_kari_leaves_when_the_drive_ends(where: str):
    kari = f'home 2 {where} star pos:"Coaching staff"'
    game = pitch(f"home 1 24,7 ball / {kari} / away 1 3,3 / turn home 2", seed=1)
    game.play("home 1 move", "move 25,7")
    assert game.shows("home 2 off / home 1 reserves")
