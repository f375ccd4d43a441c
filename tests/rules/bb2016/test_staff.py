"""Famous people beside the pitch: Bugman, Krot Shockwhisker, Papa Skullbones, and bottles."""

import pytest
from shopping import price, shop, times_offered
from staff_bits import BUGMAN, BUGMAN_PLAYS, KROT, PAPA
from table import Scene, pitch, team_name


def skills(game: Scene, who: str) -> list[str]:
    return [skill.name for skill in game.table.profiles[game.player(who)].skills]


@pytest.mark.rule(
    "bb2016/inducements.bugman", "bb2016/inducements.krot", "bb2016/inducements.papa"
)
@pytest.mark.parametrize(
    ("roster", "name", "cost", "shown"),
    [
        ("human", "Josef Bugman", 70, f"staff {BUGMAN | BUGMAN_PLAYS} 0 / assistants 3 0"),
        ("skaven", "Krot Shockwhisker", 80, f"staff {KROT} 0 / assistants 1 0"),
        ("chaos", "Papa Skullbones", 80, f"staff {PAPA} 0 / assistants 1 0"),
    ],
)
def test_they_are_there_for_the_match(roster: str, name: str, cost: int, shown: str):
    game = shop(team_name(roster), more="assistants 1 0")
    assert price(game, f"buy {name}") == cost
    game.play("done").until("kick or receive").play("kick")
    assert game.shows(shown)


@pytest.mark.rule("bb2016/inducements.krot", "bb2016/inducements.papa")
@pytest.mark.parametrize(
    ("name", "teams", "others"),
    [
        ("Krot Shockwhisker", ("skaven", "underworld"), ("human", "nurgle")),
        ("Papa Skullbones", ("chaos", "chaos_dwarf", "nurgle"), ("human", "skaven")),
    ],
)
def test_whom_they_work_for(name: str, teams: tuple[str, ...], others: tuple[str, ...]):
    for roster in teams:
        assert f"buy {name}" in shop(team_name(roster)).options()
    for roster in others:
        assert f"buy {name}" not in shop(roster).options()


@pytest.mark.rule("bb2016/inducements.infamous-staff")
def test_bugman_hired_by_both_serves_neither():
    game = shop("human", other="orc", more="treasury 0 100")
    game.play("away: buy Josef Bugman", "done", "buy Josef Bugman", "done")
    assert game.told("Josef Bugman was hired by both sides and serves neither")
    assert game.shows("staff 0 0 / assistants 0 0")


# --- Josef Bugman -----------------------------------------------------------------------------

DRIVE = "home 1 reserves / away 1 reserves / phase drive / kicking home / turns 1 1 / "
BEER = f"staff 0 {BUGMAN | BUGMAN_PLAYS} / "


@pytest.mark.rule("bb2016/inducements.bugman")
@pytest.mark.parametrize(
    ("dice", "box"), [("1 4", "reserves"), ("1 3", "ko"), ("2", "ko"), ("1 1", "ko")]
)
def test_his_beer_wakes_who_rolled_a_one(dice: str, box: str):
    game = pitch(DRIVE + f"home 2 ko / staff {BUGMAN} 0", dice)
    assert game.shows(f"home 2 {box}")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.bugman")
def test_his_beer_is_not_for_the_opponents():
    game = pitch(DRIVE + f"home 2 ko / staff 0 {BUGMAN}", "1")
    assert game.shows("home 2 ko")
    assert game.done()


FIGHT = "home 1 7,7 / home 2 2,2 / away 1 8,7 / away 2 20,0 / turn home 2 / assistants 0 3 / "
KO = "pow 5 4 4 4 "  # armour breaks, knocked out


def fight(dice: str, more: str = BEER, position: str = FIGHT) -> Scene:
    game = pitch(position + more, dice)
    return game.play("home 1 block", "block away 1", "push to 9,7", "stay")


@pytest.mark.rule("bb2016/inducements.bugman")
def test_bugman_rushes_on_when_a_player_is_carried_off():
    game = fight(KO + "6")
    assert game.asked("away", "Bugman comes on", "away 1")
    game.play("yes")
    assert game.asked("away", "Bugman's square")
    # Along either sideline of the own half.
    places = {option.partition(" at ")[2] for option in game.options()}
    assert places == {f"{x},{y}" for x in range(13, 26) for y in (0, 14)} - {"20,0"}
    game.play("place away 3 at 15,14")
    assert game.shows(
        "away 1 ko / away 3 15,14 up used played star ma5 st3 ag2 av8 "
        f"Block Loner Tackle Thick Skull / staff 0 {BUGMAN} / assistants 0 1"
    )
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.bugman")
def test_bugman_keeps_away_from_opponents_and_the_ball():
    game = fight(KO + "6", "home 3 16,1 / ball 22,14 / " + BEER).play("yes")
    assert game.refuses(*[f"place away 3 at {x},0" for x in (15, 16, 17, 20)])
    assert game.refuses("place away 3 at 22,14", "place away 3 at 12,0")
    assert game.offers("place away 3 at 14,0", "place away 3 at 18,0")


@pytest.mark.rule("bb2016/inducements.bugman")
@pytest.mark.parametrize(
    ("rolls", "roll", "comes"), [(0, 5, False), (1, 5, True), (1, 4, False), (4, 2, True)]
)
def test_he_is_keener_every_time(rolls: int, roll: int, comes: bool):
    game = fight(f"{KO} {roll}", BEER + f"bugman-rolls 0 {rolls}").play("yes")
    assert game.kind == ("Bugman's square" if comes else "turn")
    assert game.shows(f"bugman-rolls 0 {rolls + 1}")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.bugman")
def test_his_coach_may_keep_him_back():
    game = fight(KO).play("no")
    assert game.shows(f"staff 0 {BUGMAN | BUGMAN_PLAYS} / bugman-rolls 0 0 / assistants 0 3")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.bugman")
@pytest.mark.parametrize(
    ("dice", "asked"),
    [
        ("pow 6 6 6 6 1 1", True),  # a casualty
        ("pow 5 4 1 2", False),  # stunned: he is still there
        ("pow 1 2", False),
    ],
)
def test_only_who_leaves_the_pitch_is_missed(dice: str, asked: bool):
    assert (fight(dice).kind == "Bugman comes on") is asked


@pytest.mark.rule("bb2016/inducements.bugman")
def test_a_player_in_the_crowd_is_missed_whatever_became_of_him():
    position = FIGHT.replace("7,7", "7,1").replace("8,7", "7,0")
    game = pitch(position + BEER, "push 1 1")
    game.play("home 1 block", "block away 1", "stay")
    assert game.shows("away 1 reserves")
    assert game.asked("away", "Bugman comes on", "away 1")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.bugman")
def test_so_is_one_who_was_kicked_out_of_the_stadium():
    game = pitch(
        "home 1 6,2 Kick Team-Mate / home 2 6,1 Right Stuff / away 1 22,2 / turn home 2 / "
        f"staff {BUGMAN | BUGMAN_PLAYS} 0",
        "3 6",
    )
    game.play("home 1 blitz", "Kick Team-Mate on home 2", "no")
    assert game.asked("home", "Bugman comes on", "home 2")
    game.play("yes", "place home 3 at 5,0")
    assert game.shows("home 2 ko / home 3 5,0 up")
    assert game.asked("home", "turn")
    assert game.refuses("home 3 move")  # not before the next turn
    assert game.done()


@pytest.mark.rule("bb2016/inducements.bugman")
def test_nobody_is_asked_for_players_of_the_others():
    game = fight(KO, f"staff {BUGMAN | BUGMAN_PLAYS} 0")
    assert game.asked("home", "turn")


@pytest.mark.rule("bb2016/inducements.bugman")
def test_he_is_drunk_in_the_second_half():
    game = fight(KO + "6", BEER + "half 2 / ").play("yes", "place away 3 at 15,14")
    assert game.shows("away 3 15,14 ma4 st3 ag2 av8 Frenzy Loner Tackle Thick Skull Wrestle")


@pytest.mark.rule("bb2016/inducements.bugman")
def test_he_acts_from_the_next_turn_of_his_team_on():
    game = fight(KO + "6").play("yes", "place away 3 at 15,14", "end turn")
    assert game.offers("away 3 move", "away 3 blitz")


@pytest.mark.rule("bb2016/inducements.bugman")
@pytest.mark.parametrize("where", ["15,14", "ko"])
def test_he_is_sent_off_when_the_drive_ends(where: str):
    bugman = f'home 2 {where} star pos:"Coaching staff"'
    game = pitch(f"home 1 24,7 ball / {bugman} / away 1 3,3 / turn home 2 / staff {BUGMAN} 0")
    game.play("home 1 move", "move 25,7")
    assert game.shows(f"home 2 off / staff {BUGMAN} 0")


@pytest.mark.rule("bb2016/inducements.bugman", "lrb6/skill.always-hungry.eaten")
def test_bugman_rushes_on_for_a_player_who_was_eaten():
    game = pitch(
        "away 1 18,7 Throw Team-Mate, Always Hungry / away 2 17,7 Right Stuff / home 1 3,3 / "
        "turn away 2 / " + BEER,
        "1 1",
    )
    game.play("away 1 pass", "throw away 2", "throw away 2 to 14,7")
    assert game.asked("away", "Bugman comes on", "away 2")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.bugman", "lrb6/kickoff.pitch-invasion")
def test_bugman_rushes_on_for_a_fanatic_whom_the_fans_knock_out():
    game = pitch(
        "home 1 5,7 / away 1 20,7 Ball & Chain / phase kick-off / kicking home / kick 20,5 / "
        "turns 0 0 / " + BEER,
        "N 1, 6 6, 6",
    )
    assert game.asked("away", "Bugman comes on", "away 1")
    assert game.done()


# --- Krot Shockwhisker ------------------------------------------------------------------------

LAB = DRIVE + f"home 2 injured / injuries home 2 dead / staff {KROT} 0 / "


@pytest.mark.rule("bb2016/inducements.krot")
@pytest.mark.parametrize(
    ("dice", "box", "stupid"),
    [
        ("1 4 1", "injured", False),
        ("2", "injured", False),
        ("3", "injured", False),
        ("4", "reserves", True),
        ("5", "reserves", True),
        ("6", "reserves", False),
    ],
)
def test_krot_shocks_a_casualty(dice: str, box: str, stupid: bool):
    game = pitch(LAB, dice)
    assert game.asked("home", "Krot Shockwhisker")
    assert game.options() == ["choose home 2", "nobody"]
    game.play("choose home 2")
    assert game.shows(f"home 2 {box} / staff {KROT} 0")
    assert ("Really Stupid" in skills(game, "home 2")) is stupid
    assert game.done()


@pytest.mark.rule("bb2016/inducements.krot")
def test_a_one_makes_it_worse():
    game = pitch(LAB.replace("dead", "badly hurt"), "1 6 1").play("choose home 2")
    assert game.shows("injuries home 2 badly hurt, home 2 dead")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.krot")
def test_krot_leaves_hired_players_and_the_opponents_alone():
    game = pitch(
        DRIVE + "home 2 injured star / home 3 injured mercenary / home 4 injured / "
        "away 2 injured / "
        f"injuries home 2 dead, home 3 dead, away 2 dead / staff {KROT} 0"
    )
    assert game.asked("home", "set-up")


@pytest.mark.rule("bb2016/inducements.krot")
def test_who_was_revived_goes_back_after_the_drive_and_krot_tries_again():
    game = pitch(LAB.replace("turns 1 1", "turns 7 7"), "4", seed=1).play("choose home 2")
    assert skills(game, "home 2") == ["Really Stupid"]
    game.until("Krot Shockwhisker")
    assert game.shows("half 2 / home 2 injured")
    assert skills(game, "home 2") == []
    assert game.offers("choose home 2")


@pytest.mark.rule("bb2016/inducements.krot", "lrb6/skill.always-hungry.eaten")
def test_of_an_eaten_player_nothing_is_left_to_revive():
    troll = "home 1 7,7 Throw Team-Mate, Always Hungry / home 2 8,7 Right Stuff / home 3 24,7 ball"
    game = pitch(f"{troll} / away 1 3,3 / turn home 2 / staff {KROT} 0", "1 1")
    game.play("home 1 pass", "throw home 2", "throw home 2 to 10,7")
    assert game.shows("home 2 injured / injuries home 2 dead")
    game.play("home 3 move", "move 25,7")
    assert game.asked("home", "set-up")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.krot", "lrb6/casualty.necromancer")
@pytest.mark.parametrize("raised", [True, False])
def test_who_plays_for_the_opponents_as_a_zombie_cannot_be_revived(raised: bool):
    game = pitch(
        "home 1 7,7 / home 2 24,7 ball / away 1 8,7 / roster skaven necromantic / "
        f"necromancer 0 1 / staff {KROT} 0 / turn away 2",
        "pow, 6 6, 6 6, 6 1",
    )
    game.play("away 1 block", "block home 1", "push to 6,7", "stay")
    game.play("away: yes" if raised else "away: no", "end turn", "home 2 move", "move 25,7")
    assert (game.kind == "Krot Shockwhisker") is not raised
    assert game.done()


# --- Papa Skullbones --------------------------------------------------------------------------

ALTAR = (
    "home 1 12,7 / home 2 5,7 / home 3 5,5 star / away 1 20,7 / phase kick-off / kicking home / "
    f"kick 20,5 / turns 0 0 / staff {PAPA} 0 / "
)


def potion(dice: str, more: str = "") -> Scene:
    """Papa is asked; the kick that follows is harmless."""
    return pitch(ALTAR + more, dice, seed=1, options={"kickoff_table": False})


@pytest.mark.rule("bb2016/inducements.papa")
@pytest.mark.parametrize(
    ("roll", "gained"),
    [
        (3, ["Big Hand", "Very Long Legs"]),
        (4, ["Tentacles", "Prehensile Tail"]),
        (5, ["Disturbing Presence", "Foul Appearance"]),
        (6, ["Extra Arms", "Two Heads"]),
        (7, ["Claw", "Horns"]),
    ],
)
def test_a_potion_of_two_mutations(roll: int, gained: list[str]):
    game = potion(f"{roll}")
    assert game.asked("home", "Papa Skullbones")
    assert game.options() == ["choose home 1", "choose home 2", "nobody"]
    game.play("choose home 1")
    assert skills(game, "home 1") == gained


@pytest.mark.rule("bb2016/inducements.papa")
def test_a_potion_that_knocks_out():
    assert potion("1").play("choose home 1").shows("home 1 ko / home 2 5,7 up")


@pytest.mark.rule("bb2016/inducements.papa")
def test_a_potion_that_somebody_else_drinks():
    # A 2, then the other one of the team (never the star), and a 3 for him.
    game = potion("2 1 3").play("choose home 1")
    assert skills(game, "home 1") == []
    assert skills(game, "home 2") == ["Big Hand", "Very Long Legs"]


@pytest.mark.rule("bb2016/inducements.papa")
def test_a_potion_of_the_coachs_choice():
    game = potion("8").play("choose home 1")
    assert game.asked("home", "mutation", "home 1")
    game.play("gain Claw", "gain Two Heads")
    assert skills(game, "home 1") == ["Claw", "Two Heads"]


@pytest.mark.rule("bb2016/inducements.papa")
def test_a_potion_lasts_for_the_drive_and_nobody_drinks_twice():
    position = (
        "home 1 5,5 / home 2 5,6 / away 1 20,7 / phase kick-off / kicking home / kick 20,5 / "
        f"turns 7 7 / staff {PAPA} 0"
    )
    game = pitch(position, "3", seed=1, options={"kickoff_table": False})
    game.play("choose home 1")
    assert skills(game, "home 1") == ["Big Hand", "Very Long Legs"]
    game.until("Papa Skullbones")  # in the second half
    assert skills(game, "home 1") == []
    assert game.options() == ["choose home 2", "nobody"]


# --- bottles ----------------------------------------------------------------------------------


@pytest.mark.rule("bb2016/inducements.heady-brew")
def test_bottles_cost_forty_and_there_are_three():
    assert price(shop("halfling"), "buy Bottles of Heady Brew") == 40
    assert times_offered(shop("halfling"), "buy Bottles of Heady Brew") == 3
    assert shop("halfling").play("buy Bottles of Heady Brew").shows("bottles 1 0")


PARTY = (
    "home 1 12,7 Stunty / home 2 5,7 / home 3 5,5 Stunty / away 1 20,7 Stunty / "
    "phase kick-off / kicking home / kick 20,5 / turns 0 0 / bottles 2 0 / "
)


@pytest.mark.rule("bb2016/inducements.heady-brew")
@pytest.mark.parametrize(
    ("dice", "drunk"),
    [
        ("1 2", ["home 3"]),
        ("2 1 1", ["home 1", "home 3"]),
        ("3 2 1", ["home 1", "home 3"]),  # there are no more than two
    ],
)
def test_d3_small_players_drink(dice: str, drunk: list[str]):
    game = pitch(PARTY, dice, seed=1, options={"kickoff_table": False})
    assert game.asked("home", "heady brew")
    game.play("yes")
    assert game.shows("bottles 1 0")
    for who in ("home 1", "home 2", "home 3", "away 1"):
        stunty = [] if who == "home 2" else ["Stunty"]
        brew = ["Dauntless", "Frenzy", "Really Stupid"] if who in drunk else []
        assert skills(game, who) == stunty + brew, who


@pytest.mark.rule("bb2016/inducements.heady-brew")
def test_nobody_has_to_drink():
    game = pitch(PARTY, seed=1, options={"kickoff_table": False}).play("no")
    assert game.shows("bottles 2 0")
    assert skills(game, "home 1") == ["Stunty"]


@pytest.mark.rule("bb2016/inducements.heady-brew")
def test_a_bottle_is_no_use_without_small_players():
    game = pitch(PARTY.replace("Stunty", ""), seed=1, options={"kickoff_table": False})
    assert game.kind != "heady brew"


@pytest.mark.rule("bb2016/inducements.heady-brew")
def test_sober_again_after_the_drive():
    game = pitch(PARTY.replace("turns 0 0", "turns 7 7"), "3 1 1", seed=1,
                 options={"kickoff_table": False})  # fmt: skip
    game.play("yes").until("heady brew")
    assert skills(game, "home 1") == ["Stunty"]
