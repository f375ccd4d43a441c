"""What money buys before a match, and what it does in it."""

import pytest
from table import Scene, pitch

ELEVEN = " / ".join(
    f"{side} {number} reserves" for side in ("home", "away") for number in range(1, 12)
)


def shop(roster: str = "human", gold: int = 1000, more: str = "") -> Scene:
    """Home buys with so many thousands; away is worth as much more."""
    return pitch(
        f"{ELEVEN} / roster {roster} orc / phase petty cash / value 1000 {1000 + gold} / {more}",
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
    return count


# --- the list ---------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/inducements.limits")
@pytest.mark.parametrize(
    ("roster", "name", "cost", "limit"),
    [
        ("human", "Bloodweiser Babes", 50, 2),
        ("human", "Bribes", 100, 3),
        ("goblin", "Bribes", 50, 3),
        ("human", "Extra Team Training", 100, 4),
        ("human", "Halfling Master Chef", 300, 1),
        ("halfling", "Halfling Master Chef", 100, 1),
        ("undead", "Igor", 100, 1),
        ("human", "Wandering Apothecaries", 100, 2),
        ("human", "Wizard", 150, 1),
    ],
)
def test_prices_and_limits(roster: str, name: str, cost: int, limit: int):
    assert price(shop(roster), f"buy {name}") == cost
    assert times_offered(shop(roster), f"buy {name}") == limit


@pytest.mark.rule("lrb6/inducements.limits")
@pytest.mark.parametrize(("gold", "offered"), [(150, True), (140, False)])
def test_a_team_buys_what_it_can_afford(gold: int, offered: bool):
    game = shop(gold=gold)
    assert ("buy Wizard" in game.options()) == offered


@pytest.mark.rule("lrb6/inducements.limits")
@pytest.mark.parametrize(
    ("roster", "answer", "shown"),
    [
        ("human", "buy Bloodweiser Babes", "babes 1 0"),
        ("human", "buy Bribes", "bribes 1 0"),
        ("human", "buy Halfling Master Chef", "chef 1 0"),
        ("undead", "buy Igor", "igor 1 0"),
        ("human", "buy Wizard", "wizard 1 0"),
    ],
)
def test_what_was_bought_is_there_for_the_match(roster: str, answer: str, shown: str):
    game = shop(roster).play(answer)
    assert game.shows(shown)
    game.until("set-up")
    assert game.shows(shown)


@pytest.mark.rule("lrb6/inducements.igor", "lrb6/inducements.wandering-apothecary")
@pytest.mark.parametrize("roster", ["khemri", "necromantic", "nurgle", "undead"])
def test_teams_without_apothecary_may_hire_igor(roster: str):
    game = shop(roster)
    assert game.offers("buy Igor")
    assert game.refuses("buy Wandering Apothecaries")


@pytest.mark.rule("lrb6/inducements.igor", "lrb6/inducements.wandering-apothecary")
@pytest.mark.parametrize("roster", ["human", "vampire", "goblin"])
def test_teams_with_apothecary_may_hire_more_of_them(roster: str):
    game = shop(roster)
    assert game.refuses("buy Igor")
    assert game.offers("buy Wandering Apothecaries")


# --- Bloodweiser Babes ------------------------------------------------------------------------


@pytest.mark.rule("lrb6/inducements.babes", "lrb6/drive.ko-recovery")
@pytest.mark.parametrize(
    ("babes", "roll", "back"),
    [
        (0, 3, False), (0, 4, True), (1, 2, False), (1, 3, True), (2, 2, True),
        (2, 1, False),  # 1+2 would not do either way
        (3, 1, False),  # an unmodified 1 fails whatever is added
    ],
)  # fmt: skip
def test_babes_help_knocked_out_players(babes: int, roll: int, back: bool):
    game = pitch(
        "home 1 reserves / home 2 ko / away 1 reserves / away 2 ko / "
        f"phase drive / kicking home / turns 0 0 / babes {babes} 0",
        dice=f"{roll} 3",
    )
    assert game.shows("home 2 reserves" if back else "home 2 ko")
    assert game.told(f"home 2: comes round {max(2, 4 - babes)}+, rolled {roll}")
    assert game.shows("away 2 ko")  # not for the opponents
    assert game.done()


# --- Bribes -----------------------------------------------------------------------------------

FOUL = "home 1 7,7 / home 2 3,3 / away 1 8,7 prone / away 2 20,3 / turn home 2 / "
CAUGHT = "2 2 "  # a double on the armour roll


def foul(dice: str, bribes: int) -> Scene:
    game = pitch(FOUL + f"bribes {bribes} 0", CAUGHT + dice)
    return game.play("home 1 foul", "foul away 1")


@pytest.mark.rule("lrb6/inducements.bribe")
@pytest.mark.parametrize("roll", [2, 6])
def test_a_bribe_keeps_a_fouler_on_the_pitch_and_saves_the_turn(roll: int):
    game = foul(f"{roll}", 1)
    assert game.asked("home", "bribe", "home 1")
    game.play("bribe the referee")
    assert game.shows("home 1 7,7 / bribes 0 0")
    assert game.asked("home", "turn")  # no turnover
    assert game.offers("home 2 move")
    assert game.done()


@pytest.mark.rule("lrb6/inducements.bribe")
def test_a_bribe_fails_on_a_one():
    game = foul("1", 1)
    game.play("bribe the referee")
    assert game.shows("home 1 off / bribes 0 0")
    assert game.asked("away", "turn")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/inducements.bribe")
def test_another_bribe_may_be_tried_on_the_same_call():
    game = foul("1 2", 2)
    game.play("bribe the referee")
    assert game.asked("home", "bribe", "home 1")
    game.play("bribe the referee")
    assert game.shows("home 1 7,7 / bribes 0 0")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/inducements.bribe")
def test_a_bribe_may_be_kept():
    game = foul("", 1)
    game.play("accept the call")
    assert game.shows("home 1 off / bribes 1 0")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/inducements.bribe")
def test_without_a_bribe_nobody_is_asked():
    game = foul("", 0)
    assert game.shows("home 1 off")
    assert game.asked("away", "turn")
    assert game.done()


# --- Extra Team Training ----------------------------------------------------------------------


@pytest.mark.rule("lrb6/inducements.training")
def test_extra_training_is_a_re_roll_in_both_halves():
    game = shop(more="full-rerolls 2 2")
    game.play("buy Extra Team Training", "buy Extra Team Training", "done")
    game.until("set-up")
    assert game.rerolls == (4, 2)
    assert game.shows("full-rerolls 4 2")  # what half time restores


@pytest.mark.rule("lrb6/inducements.training")
def test_extra_training_comes_back_at_half_time():
    game = pitch(
        "home 1 5,5 / away 1 20,5 / turn away 8 / kicking away / rerolls 0 0 / full-rerolls 4 2"
    )
    game.play("away: end turn")
    assert game.shows("half 2 / rerolls 4 2")


# --- Halfling Master Chef ---------------------------------------------------------------------

BEFORE_HALF_TIME = "home 1 5,5 / away 1 20,5 / turn away 8 / kicking away / full-rerolls 2 2 / "


@pytest.mark.rule("lrb6/inducements.chef")
@pytest.mark.parametrize(
    ("dice", "rerolls"),
    [
        ("3 3 3", (2, 2)),
        ("4 3 1", (3, 1)),
        ("4 5 2", (4, 0)),
        ("6 4 5", (5, 0)),  # the opponents have no third one to lose
    ],
)
def test_the_chef_cooks_at_the_start_of_a_half(dice: str, rerolls: tuple[int, int]):
    game = pitch(BEFORE_HALF_TIME + "chef 1 0", dice)
    game.play("away: end turn")
    assert game.rerolls == rerolls
    assert game.done()


@pytest.mark.rule("lrb6/inducements.chef")
def test_both_sides_may_have_a_chef():
    # Home wins two and away loses two; then away's chef takes one back.
    game = pitch(BEFORE_HALF_TIME + "chef 1 1", "4 4 1 4 1 1")
    game.play("away: end turn")
    assert game.rerolls == (3, 1)
    assert game.done()


@pytest.mark.rule("lrb6/inducements.chef")
def test_the_chef_cooks_before_the_first_half_too():
    game = pitch(
        f"{ELEVEN} / roster human orc / phase toss / full-rerolls 2 2 / chef 0 1",
        dice="1 5 5 5",
    )
    game.play("heads", "kick")
    assert game.rerolls == (0, 5)
    assert game.done()


@pytest.mark.rule("lrb6/inducements.chef")
def test_the_gain_is_for_one_half():
    game = pitch(BEFORE_HALF_TIME + "chef 1 0 / rerolls 5 0", "1 1 1")
    game.play("away: end turn")
    assert game.rerolls == (2, 2)
    assert game.done()


# --- Igor -------------------------------------------------------------------------------------

# Away 1 is hit by a block: armour 12, injury 12, casualty 38, then his regeneration.
CASUALTY = "home 1 7,7 / away 1 8,7 Regeneration / away 2 20,3 / turn home 2 / "
HURT = "pow 6 6 6 6 3 8 "


def regenerate(dice: str, igors: int) -> Scene:
    game = pitch(CASUALTY + f"igor 0 {igors}", HURT + dice)
    return game.play("home 1 block", "block away 1", "push to 9,7", "stay")


@pytest.mark.rule("lrb6/inducements.igor")
@pytest.mark.parametrize(("second", "box"), [(4, "reserves"), (3, "injured")])
def test_igor_re_rolls_a_failed_regeneration(second: int, box: str):
    game = regenerate(f"3 {second}", 1)
    assert game.coach == "away"
    game.play("yes")
    assert game.shows(f"away 1 {box} / igor 0 0")
    assert game.done()


@pytest.mark.rule("lrb6/inducements.igor")
def test_igor_is_not_needed_after_a_success():
    game = regenerate("4", 1)
    assert game.shows("away 1 reserves / igor 0 1")
    assert game.done()


@pytest.mark.rule("lrb6/inducements.igor")
def test_igor_helps_once():
    game = regenerate("3", 0)
    assert game.shows("away 1 injured")
    assert game.done()


# --- Wandering Apothecaries -------------------------------------------------------------------


@pytest.mark.rule("lrb6/inducements.wandering-apothecary")
def test_a_wandering_apothecary_is_one_more():
    game = shop(more="apothecary 1 0")
    game.play("buy Wandering Apothecaries")
    assert game.shows("apothecary 2 0")


@pytest.mark.rule("lrb6/inducements.wandering-apothecary")
def test_one_apothecary_treats_a_casualty():
    # Dead, and dead again: the second apothecary may not try.
    game = pitch(
        "home 1 7,7 / away 1 8,7 / away 2 20,3 / turn home 2 / apothecary 0 2",
        "pow 6 6 6 6 6 1 6 8",
    )
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    game.play("away: use the apothecary", "away: take the second result")
    assert game.shows("away 1 injured / apothecary 0 1")
    assert game.asked("home", "turn")
    assert game.done()


# --- stars and mercenaries --------------------------------------------------------------------


@pytest.mark.rule("lrb6/inducements.stars")
def test_a_star_plays_for_some_teams_only():
    game = shop("human", 500)
    assert game.offers("hire Griff Oberwald")
    assert game.refuses("hire Varag Ghoul-Chewer")
    assert shop("orc", 500).offers("hire Varag Ghoul-Chewer")


@pytest.mark.rule("lrb6/inducements.stars")
def test_a_star_is_paid_and_plays():
    game = shop("human", 500)
    assert price(game, "hire Griff Oberwald") == 320
    star = game.table.profiles[game.player("home 12")]
    assert (star.name, star.ma, star.st, star.ag, star.av) == ("Griff Oberwald", 7, 4, 4, 8)


@pytest.mark.rule("lrb6/inducements.stars")
def test_at_most_two_stars():
    game = shop("human", 2000)
    hired = 0
    for star in ("Griff Oberwald", "Zara the Slayer", "Mighty Zug", "Morg 'n' Thorg"):
        if f"hire {star}" in game.options():
            game.play(f"hire {star}")
            hired += 1
    assert hired == 2
    assert game.refuses("hire Puggy Baconbreath")


@pytest.mark.rule("lrb6/inducements.stars")
def test_a_star_is_hired_once():
    game = shop("human", 2000)
    game.play("hire Griff Oberwald")
    assert game.refuses("hire Griff Oberwald")


@pytest.mark.rule("lrb6/inducements.stars")
@pytest.mark.parametrize(("players", "offered"), [(15, True), (16, False)])
def test_never_beyond_sixteen_players(players: int, offered: bool):
    extra = " / ".join(f"home {number} reserves" for number in range(12, players + 1))
    game = shop("human", 500, extra)
    assert ("hire Griff Oberwald" in game.options()) == offered
    assert ("hire mercenary Lineman" in game.options()) == offered


@pytest.mark.rule("lrb6/inducements.stars")
def test_players_who_miss_the_match_leave_room():
    extra = " / ".join(f"home {number} reserves" for number in range(12, 16))
    game = shop("human", 500, extra + " / home 16 injured")
    assert game.offers("hire Griff Oberwald")


@pytest.mark.rule("lrb6/inducements.stars")
@pytest.mark.parametrize(("gold", "offered"), [(320, True), (310, False)])
def test_a_star_must_be_paid(gold: int, offered: bool):
    assert ("hire Griff Oberwald" in shop("human", gold).options()) == offered


@pytest.mark.rule("lrb6/inducements.stars")
def test_two_stars_who_come_as_a_pair():
    game = shop("ogre", 1000)
    assert game.refuses("hire Grotty")  # not without Brick
    assert price(game, "hire Brick Far'th") == 290
    names = [game.table.profiles[game.player(f"home {number}")].name for number in (12, 13)]
    assert names == ["Brick Far'th", "Grotty"]
    assert game.refuses("hire Morg 'n' Thorg")  # they are two stars
    # With one star hired, or one place left, there is no room for a pair.
    game = shop("ogre", 1000).play("hire Morg 'n' Thorg")
    assert game.refuses("hire Brick Far'th")
    fifteen = " / ".join(f"home {number} reserves" for number in range(12, 16))
    assert shop("ogre", 1000, fifteen).refuses("hire Brick Far'th")


@pytest.mark.rule("lrb6/inducements.mercenary")
@pytest.mark.parametrize(("gold", "offered"), [(80, True), (70, False)])
def test_a_mercenary_must_be_paid(gold: int, offered: bool):
    assert ("hire mercenary Lineman" in shop(gold=gold).options()) == offered


@pytest.mark.rule("lrb6/inducements.mercenary")
def test_a_player_who_misses_the_match_does_not_fill_his_position():
    blitzers = " / ".join(f"home {number} reserves pos:Blitzer" for number in (12, 13, 14))
    assert shop(more=blitzers + " / home 15 injured pos:Blitzer").offers("hire mercenary Blitzer")
    assert shop(more=blitzers + " / home 15 ko pos:Blitzer").refuses("hire mercenary Blitzer")


@pytest.mark.rule("lrb6/inducements.mercenary")
@pytest.mark.parametrize(
    ("roster", "position"),
    [
        pytest.param("norse", "Werewolf", marks=pytest.mark.only("lrb6")),
        pytest.param("norse", "Ulfwerenar", marks=pytest.mark.only("bb2016")),
    ],
)
def test_a_frenzied_mercenary_never_learns_grab(roster: str, position: str):
    game = shop(roster, 1000)
    assert game.offers(f"hire mercenary {position} with Guard")
    assert game.refuses(f"hire mercenary {position} with Grab")


@pytest.mark.rule("lrb6/inducements.mercenary")
@pytest.mark.parametrize(
    ("answer", "cost"),
    [
        ("hire mercenary Lineman", 50 + 30),
        ("hire mercenary Blitzer", 90 + 30),
        ("hire mercenary Lineman with Block", 50 + 30 + 50),
    ],
)
def test_a_mercenary_costs_more_than_the_position(answer: str, cost: int):
    assert price(shop(), answer) == cost


@pytest.mark.rule("lrb6/inducements.mercenary")
def test_a_mercenary_is_a_loner():
    game = shop()
    game.play("hire mercenary Blitzer with Tackle")
    assert game.shows("home 12 reserves ma7 Block Loner Tackle mercenary")


@pytest.mark.rule("lrb6/inducements.mercenary")
def test_the_extra_skill_is_of_a_normal_category_and_new_to_him():
    game = shop()
    # A human lineman learns general skills, a catcher general and agility skills.
    assert game.offers("hire mercenary Lineman with Tackle", "hire mercenary Catcher with Leap")
    assert game.refuses(
        "hire mercenary Lineman with Leap",
        "hire mercenary Lineman with Guard",
        "hire mercenary Catcher with Dodge",  # has it already
        "hire mercenary Lineman with Loner",
    )


@pytest.mark.rule("lrb6/inducements.mercenary")
@pytest.mark.parametrize(("gold", "offered"), [(130, True), (120, False)])
def test_the_extra_skill_must_be_paid(gold: int, offered: bool):
    game = shop(gold=gold)
    assert game.offers("hire mercenary Lineman")
    assert ("hire mercenary Lineman with Block" in game.options()) == offered


@pytest.mark.rule("lrb6/inducements.mercenary")
def test_a_mercenary_counts_against_the_limit_of_the_position():
    # Humans may have four blitzers; three play already.
    blitzers = " / ".join(f"home {number} reserves pos:Blitzer" for number in (12, 13, 14))
    game = shop(more=blitzers)
    game.play("hire mercenary Blitzer")
    assert game.refuses("hire mercenary Blitzer", "hire mercenary Blitzer with Tackle")
    assert game.offers("hire mercenary Thrower")


@pytest.mark.rule("lrb6/inducements.mercenary")
def test_a_mercenary_is_set_up_like_anybody():
    game = shop()
    game.play("hire mercenary Lineman", "done")
    game.until("set-up", "home")
    assert game.offers("place home 12 at 12,7")


# --- the wizard -------------------------------------------------------------------------------

TURN = "home 1 7,7 / home 2 3,3 / away 1 15,7 / away 2 20,3 / turn home 2 / wizard 1 0 / "


@pytest.mark.rule("lrb6/inducements.wizard")
def test_a_spell_at_the_start_of_the_own_turn():
    game = pitch(TURN, "1")
    game.play("lightning bolt away 1")
    assert game.asked("home", "turn")
    assert game.offers("home 1 move")
    assert game.shows("wizard 0 0")
    assert game.refuses("lightning bolt away 1", "fireball 7,7")  # one spell in the match
    game.play("end turn")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/inducements.wizard")
def test_no_spell_once_somebody_has_acted():
    game = pitch(TURN)
    game.play("home 1 move", "move 8,7", "stop")
    assert game.refuses("lightning bolt away 1", "fireball 15,7")


@pytest.mark.rule("lrb6/inducements.wizard")
def test_a_spell_right_after_the_own_turn():
    game = pitch(TURN, "1")
    game.play("home 1 move", "move 8,7", "stop", "end turn")
    assert game.asked("home", "wizard")
    game.play("lightning bolt away 1")
    assert game.asked("away", "turn")
    game.play("end turn", "home: end turn")
    assert game.asked("away", "turn")  # no second spell
    assert game.done()


@pytest.mark.rule("lrb6/inducements.wizard")
def test_a_spell_after_a_turnover():
    # Home 1 slips on his seventh square, armour holds; the wizard still casts.
    game = pitch(TURN, "1 1 1 2 1 1")
    game.play("home 1 move", "move 8,7 9,7 10,7 11,7 12,7 13,7 14,6")
    assert game.asked("home", "wizard")
    game.play("lightning bolt away 1")  # hit on 2, armour 2 holds
    assert game.shows("away 1 15,7 prone")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/inducements.wizard")
def test_the_wizard_may_wait():
    game = pitch(TURN)
    game.play("end turn", "home: stop", "away: end turn")
    assert game.asked("home", "turn")
    assert game.offers("fireball 7,7")


@pytest.mark.rule("lrb6/inducements.wizard")
def test_no_spell_in_the_turn_of_the_opponents():
    game = pitch(TURN.replace("turn home 2", "turn away 2"))
    assert game.asked("away", "turn")
    assert game.refuses("lightning bolt home 1")
    game.play("end turn")
    assert game.asked("home", "turn")


@pytest.mark.rule("lrb6/inducements.fireball")
@pytest.mark.parametrize(("roll", "down"), [(3, False), (4, True)])
def test_a_fireball_knocks_down_on_four(roll: int, down: bool):
    game = pitch(TURN, f"{roll}" + (" 1 1" if down else ""))
    game.play("fireball 16,8")  # away 1 stands in a corner of it
    assert game.shows("away 1 15,7 prone" if down else "away 1 15,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/inducements.fireball")
def test_a_fireball_reaches_both_teams_in_nine_squares():
    # In the square, beside it, of either team; not those two squares away or lying down.
    game = pitch(
        "home 1 7,7 / home 2 8,8 / away 1 6,6 / away 2 9,7 / away 3 7,8 prone / "
        "turn home 2 / wizard 1 0",
        "4 4 4 1 1 1 1 1 1",
    )
    game.play("fireball 7,7")
    assert game.shows(
        "home 1 7,7 prone / home 2 8,8 prone / away 1 6,6 prone / away 2 9,7 up / away 3 7,8 prone"
    )
    assert game.asked("home", "turn")  # home players went down, but none had the ball
    assert game.done()


@pytest.mark.rule("lrb6/inducements.fireball")
@pytest.mark.parametrize("square", ["0,0", "25,14", "13,7"])
def test_a_fireball_on_any_square(square: str):
    assert pitch(TURN).offers(f"fireball {square}")


@pytest.mark.rule("lrb6/inducements.fireball", "lrb6/inducements.lightning")
@pytest.mark.parametrize(("spell", "hit"), [("fireball 15,7", 4), ("lightning bolt away 1", 2)])
@pytest.mark.parametrize(
    ("dice", "result"),
    [
        ("4 3", "away 1 15,7 prone"),  # 7+1 is not more than armour 8
        ("4 4 3 4", "away 1 15,7 stunned"),  # 8+1 breaks it; the bonus is spent, injury 7
        ("5 4 3 4", "away 1 ko"),  # 9 breaks it alone; injury 7+1
    ],
)
def test_a_spell_has_the_bonus_of_mighty_blow_once(spell: str, hit: int, dice: str, result: str):
    game = pitch(TURN, f"{hit} {dice}")
    game.play(spell)
    assert game.shows(result)
    assert game.done()


@pytest.mark.rule("lrb6/inducements.lightning")
@pytest.mark.parametrize(("roll", "down"), [(1, False), (2, True)])
def test_a_lightning_bolt_hits_on_two(roll: int, down: bool):
    game = pitch(TURN, f"{roll}" + (" 1 1" if down else ""))
    game.play("lightning bolt away 2")
    assert game.shows("away 2 20,3 prone" if down else "away 2 20,3 up")
    assert game.done()


@pytest.mark.rule("lrb6/inducements.lightning")
def test_a_lightning_bolt_needs_a_standing_player():
    game = pitch(TURN.replace("20,3", "20,3 prone") + "away 3 20,9 stunned / away 4 reserves")
    assert game.offers("lightning bolt away 1", "lightning bolt home 2")
    assert game.refuses("lightning bolt away 2", "lightning bolt away 3", "lightning bolt away 4")


@pytest.mark.rule("lrb6/inducements.spell-turnover")
@pytest.mark.parametrize(("spell", "hit"), [("fireball 7,7", 4), ("lightning bolt home 1", 2)])
def test_the_own_carrier_struck_is_a_turnover(spell: str, hit: int):
    # Armour holds, the ball bounces north.
    game = pitch(TURN.replace("7,7", "7,7 ball"), f"{hit} 1 1 N")
    game.play(spell)
    assert game.shows("home 1 7,7 prone / ball 7,6")
    assert game.asked("away", "turn")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/inducements.spell-turnover")
@pytest.mark.parametrize(("spell", "hit"), [("fireball 7,7", 4), ("lightning bolt home 1", 2)])
def test_an_own_player_without_the_ball_struck_is_none(spell: str, hit: int):
    game = pitch(TURN, f"{hit} 1 1")
    game.play(spell)
    assert game.shows("home 1 7,7 prone")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/inducements.spell-turnover")
def test_the_opposing_carrier_struck_loses_the_ball():
    game = pitch(TURN.replace("15,7", "15,7 ball"), "2 1 1 N")
    game.play("lightning bolt away 1")
    assert game.shows("away 1 15,7 prone / ball 15,6")
    assert game.asked("home", "turn")
    assert game.done()
