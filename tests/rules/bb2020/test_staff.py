"""The infamous coaching staff."""

import pytest
from shopping import price, sells, shop
from staff_bits import (
    BUGMAN,
    BUGMAN_PLAYS,
    FINK,
    FINKS_BRIBE,
    GALANDRIL,
    KARI,
    KROT,
    MUNGO,
    PAPA,
)
from table import Scene, pitch

from pigskin import Game
from pigskin.effects.changes import ANOINTED, REVIVED
from pigskin.effects.holding import DRIVE, KEPT, MATCH, TRIAL, bless, blessed
from pigskin.model import JOURNEYMAN, MISS_NEXT
from pigskin.pitch import HOME
from pigskin.rules.counting import has

# One step from the end of a drive.
LAST_STEP = "home 1 24,7 ball / home 2 3,3 / away 1 5,5 / turn home 3 / kicking home / "


def score(more: str, dice: str = "") -> Scene:
    return pitch(LAST_STEP + more, dice).play("home 1 move", "move 25,7")


def under(game: Scene, *boons: tuple[int, int], who: str) -> Scene:
    """The same position with a player who has been given something."""
    for what, until in boons:
        bless(game.table, game.player(who), what, until)
    return Scene(Game.at(game.table), game.script)


def skills(game: Scene, who: str) -> list[str]:
    return [skill.name for skill in game.table.profiles[game.player(who)].skills]


@pytest.mark.rule("bb2020/inducements.infamous-staff")
@pytest.mark.parametrize(
    ("name", "cost", "by", "not_by"),
    [
        ("Josef Bugman", 100, "orc", ""),
        ("Kari Coldsteel", 50, "dwarf", "orc"),
        ("Papa Skullbones", 80, "khorne", "human"),
        ("Galandril Silverwater", 40, "wood_elf", "human"),
        ("Krot Shockwhisker", 70, "skaven", "human"),
        ("Ayleen Andar", 100, "orc", ""),
        ("Professor Fronkelheim", 130, "vampire", "human"),
        ("Mungo Spinecracker", 80, "human", "wood_elf"),
        ("Fink da Fixer", 90, "goblin", "human"),
        ("Schielund Scharlitan", 90, "orc", ""),
    ],
)
def test_what_they_cost_and_for_whom_they_work(name: str, cost: int, by: str, not_by: str):
    assert price(shop(by), f"buy {name}") == cost
    if not_by:
        assert not sells(shop(not_by), name)


@pytest.mark.rule("bb2020/inducements.infamous-staff")
def test_two_of_them_and_each_once():
    game = shop("orc").play("buy Josef Bugman")
    assert not sells(game, "Josef Bugman")
    game.play("buy Fink da Fixer")
    assert not sells(game, "Schielund Scharlitan")
    assert sells(game, "Bribes")


# --- Josef Bugman -----------------------------------------------------------------------------


@pytest.mark.rule("bb2020/inducements.bugman")
@pytest.mark.parametrize(
    ("dice", "box"), [("1 4", "reserves"), ("1 1", "ko"), ("2", "ko"), ("4", "reserves")]
)
def test_a_one_to_wake_up_is_rolled_again(dice: str, box: str):
    game = score(f"home 3 ko / staff {BUGMAN} 0", dice)
    assert game.state("home 3") == box
    assert game.done()


@pytest.mark.rule("bb2020/inducements.bugman")
def test_bugman_is_no_help_to_the_others():
    assert score(f"away 3 ko / staff {BUGMAN} 0", "1").state("away 3") == "ko"


@pytest.mark.rule("bb2020/inducements.bugman-plays")
def test_a_short_team_may_send_bugman_on():
    game = score(f"staff {BUGMAN | BUGMAN_PLAYS} 0")
    assert game.asked("home", "Bugman plays")
    game.play("yes")
    who = game.player("home 3")
    assert game.table.profiles[who].name == "Josef Bugman"
    assert game.shows("home 3 reserves ma5 st3 ag3 pa6 av9 Loner (5+) Tackle Thick Skull Wrestle")
    assert has(game.table, HOME, "staff") == BUGMAN  # his beer stays


@pytest.mark.rule("bb2020/inducements.bugman-plays")
def test_bugman_is_sent_off_after_the_drive():
    game = score('home 3 4,4 star pos:"Coaching staff" name:"Josef Bugman"')
    assert game.state("home 3") == "off"


@pytest.mark.rule("bb2020/inducements.bugman-plays", "bb2020/inducements.kari")
def test_a_full_team_leaves_its_staff_at_home():
    squad = " / ".join(f"home {n} reserves" for n in range(3, 12))
    assert score(f"{squad} / staff {BUGMAN_PLAYS | KARI} 0").kind == "set-up"


@pytest.mark.rule("bb2020/inducements.bugman-plays")
@pytest.mark.parametrize(("fit", "asked"), [(10, True), (11, False)])
def test_bugman_plays_for_a_side_that_is_short(fit: int, asked: bool):
    own = " / ".join(f"home {number} reserves" for number in range(1, fit + 1))
    game = pitch(
        f"{own} / away 1 reserves / roster human orc / phase drive / kicking home / turns 0 0 / "
        f"staff {BUGMAN_PLAYS} 0"
    )
    assert (game.kind == "Bugman plays") is asked


# --- Kari Coldsteel ---------------------------------------------------------------------------


@pytest.mark.rule("bb2020/inducements.kari")
@pytest.mark.parametrize(("have", "then"), [(3, 5), (15, 16)])
def test_kari_is_worth_two_cheerleaders(have: int, then: int):
    game = shop("human", more=f"cheerleaders {have} 0").play("buy Kari Coldsteel", "done")
    assert game.shows(f"cheerleaders {then} 0")


@pytest.mark.rule("bb2020/inducements.kari")
def test_kari_plays_for_a_short_team_and_cheers_no_more():
    game = score(f"staff {KARI} 0 / cheerleaders 5 0")
    assert game.asked("home", "Kari plays")
    game.play("yes")
    assert game.shows("home 3 reserves ma6 st2 ag3 pa5 av8 Block Dauntless Frenzy Loner (4+)")
    assert game.shows("cheerleaders 3 0 / staff 0 0")
    stays = score(f"staff {KARI} 0 / cheerleaders 5 0").play("no")
    assert stays.shows(f"cheerleaders 5 0 / staff {KARI} 0")
    assert score('home 3 4,4 star pos:"Coaching staff"', "").state("home 3") == "off"


# --- Papa Skullbones --------------------------------------------------------------------------

KICK = (
    "home 1 12,5 / home 2 12,6 / home 3 12,7 / home 4 5,5 star / away 1 13,5 / away 2 13,6 / "
    "away 3 13,7 / phase kick / kicking home / turns 0 0 / "
)


def kick(more: str, dice: str) -> Scene:
    return pitch(KICK + more, dice, seed=1).play("kick to 20,7")


@pytest.mark.rule("bb2020/inducements.papa-skullbones")
@pytest.mark.parametrize(
    ("roll", "gained"),
    [
        (3, ["Big Hand", "Very Long Legs"]),
        (4, ["Tentacles", "Prehensile Tail"]),
        (5, ["Disturbing Presence", "Foul Appearance"]),
        (6, ["Extra Arms", "Two Heads"]),
        (7, ["Claws", "Horns"]),
    ],
)
def test_what_papas_potions_do(roll: int, gained: list[str]):
    game = kick(f"staff {PAPA} 0", f"{roll}")
    assert game.asked("home", "Papa Skullbones")
    assert "choose home 4" not in game.options()  # a star
    game.play("choose home 1")
    assert skills(game, "home 1") == gained


@pytest.mark.rule("bb2020/inducements.papa-skullbones")
def test_papa_may_knock_out_or_choose_another_or_leave_the_choice():
    assert kick(f"staff {PAPA} 0", "1").play("choose home 1").state("home 1") == "ko"
    # 2: the second of the other two, home 3, who rolls a 7.
    other = kick(f"staff {PAPA} 0", "2 2 7").play("choose home 1")
    assert skills(other, "home 3") == ["Claws", "Horns"]
    assert skills(other, "home 1") == []
    choice = kick(f"staff {PAPA} 0", "8").play("choose home 1", "gain Iron Hard Skin", "gain Horns")
    assert skills(choice, "home 1") == ["Iron Hard Skin", "Horns"]


@pytest.mark.rule("bb2020/inducements.papa-skullbones")
def test_papa_chooses_nobody_twice():
    game = kick(f"staff {PAPA} 0", "7").play("choose home 1")
    assert blessed(game.table, game.player("home 1"), ANOINTED)
    twice = under(pitch(KICK + f"staff {PAPA} 0"), (ANOINTED, MATCH), who="home 1")
    twice.play("kick to 20,7")
    assert "choose home 1" not in twice.options()
    assert "choose home 2" in twice.options()


TIME_OUT = "1 2"


@pytest.mark.rule("bb2020/inducements.papa-skullbones")
def test_nobody_has_to_drink_and_there_may_be_nobody_else():
    game = kick(f"staff {PAPA} 0", f"N 1 {TIME_OUT} N").play("nobody")
    assert game.asked("away", "turn")
    assert game.done()
    alone = pitch(
        "home 1 12,5 / home 2 12,6 star / away 1 13,5 / phase kick / kicking home / turns 0 0 / "
        f"staff {PAPA} 0",
        f"2 N 1 {TIME_OUT} N",
    )
    alone.play("kick to 20,7", "choose home 1")
    assert skills(alone, "home 1") == []
    assert alone.asked("away", "turn")
    assert alone.done()


# --- Galandril Silverwater --------------------------------------------------------------------


@pytest.mark.rule("bb2020/inducements.galandril")
@pytest.mark.parametrize(
    ("cheerleaders", "dice", "winner"),
    [
        # D3 for Galandril, then a D6 for each side.
        (2, "3 1 5", 0),  # 1 + 2 + 3 beats 5
        (2, "1 1 5", 1),  # 1 + 2 + 1 does not
        (0, "5 5", 0),  # nobody else: she counts as one
        (0, "4 5", -1),
    ],
)
def test_galandril_cheers(cheerleaders: int, dice: str, winner: int):
    game = kick(f"staff {GALANDRIL} 0 / cheerleaders {cheerleaders} 0", "N 1 3 3 " + dice).prays()
    prayers = game.happenings("prayer")
    assert [event.values[0] for event in prayers[:1]] == ([winner] if winner >= 0 else [])


@pytest.mark.rule("bb2020/inducements.galandril")
@pytest.mark.parametrize(("row", "more"), [(15, 1), (16, 1), (10, 0)])
def test_a_high_prayer_is_worth_a_re_roll(row: int, more: int):
    game = kick(f"staff {GALANDRIL} 0 / cheerleaders 3 0", f"N 1 3 3 3 6 1 {row}").prays()
    assert game.rerolls[0] == more


@pytest.mark.rule("bb2020/inducements.galandril", "bb2020/prayers.exhibition")
@pytest.mark.parametrize(("row", "rerolls"), [(8, 1), (4, 0)])
def test_the_highest_prayer_of_an_exhibition_match_is_applauded(row: int, rerolls: int):
    game = pitch(
        KICK + f"staff {GALANDRIL} 0 / cheerleaders 5 0",
        f"N 1 3 3 2 4 3 {row}",
        options={"play": "exhibition"},
    )
    game.play("kick to 20,7").prays()
    assert game.rerolls == (rerolls, 0)
    assert game.told("home 11, away 3")
    assert game.done()


# --- Krot Shockwhisker ------------------------------------------------------------------------

HURT = "home 3 injured / home 4 injured star / home 5 injured / injuries home 3 dead, home 4 -1 MA"


@pytest.mark.rule("bb2020/inducements.krot")
def test_krot_revives_a_casualty_for_one_drive():
    game = score(f"{HURT} / staff {KROT} 0", "6")
    assert game.asked("home", "Krot Shockwhisker")
    assert game.options() == ["choose home 3", "nobody"]  # no star, nobody who is just absent
    game.play("choose home 3")
    assert game.shows("home 3 reserves / staff 0 0")
    assert skills(game, "home 3") == []


@pytest.mark.rule("bb2020/inducements.krot")
@pytest.mark.parametrize("roll", [4, 5])
def test_with_less_he_is_really_stupid(roll: int):
    game = score(f"{HURT} / staff {KROT} 0", f"{roll}").play("choose home 3")
    assert game.shows("home 3 reserves Really Stupid")


@pytest.mark.rule("bb2020/inducements.krot")
def test_after_that_drive_he_is_a_casualty_again():
    game = pitch(LAST_STEP + "home 3 4,4 / injuries home 3 dead")
    stupid = game.table.edition.skill("Really Stupid").id
    game = under(game, (REVIVED, DRIVE), (stupid, DRIVE), who="home 3")
    assert skills(game, "home 3") == ["Really Stupid"]
    game.play("home 1 move", "move 25,7")
    assert game.state("home 3") == "injured"
    assert skills(game, "home 3") == []
    assert len(game.table.injuries) == 1


@pytest.mark.rule("bb2020/inducements.krot")
@pytest.mark.parametrize(("dice", "count"), [("1 3", 2), ("2", 1), ("3", 1)])
def test_krot_may_fail_or_make_it_worse(dice: str, count: int):
    game = score(f"home 3 injured / injuries home 3 misses next game / staff {KROT} 0", dice)
    game.play("choose home 3")
    assert game.state("home 3") == "injured"
    assert len(game.table.injuries) == count
    assert has(game.table, HOME, "staff") == 0
    assert game.done()


@pytest.mark.rule("bb2020/inducements.krot")
def test_who_was_sent_on_is_a_casualty_again_and_nobody_else():
    hurt = "home 3 injured / injuries home 3 dead / home 4 4,4 / "
    game = pitch(f"{LAST_STEP}{hurt}boons home 4 slower until drive / staff {KROT} 0", "6")
    game.play("home 1 move", "move 25,7", "choose home 3")
    assert game.shows("home 3 reserves / home 4 reserves")
    assert "revived" in game.picture()
    again = pitch(
        f"{LAST_STEP}home 3 4,4 / injuries home 3 dead / boons home 3 revived until drive"
    )
    again.play("home 1 move", "move 25,7")
    assert again.state("home 3") == "injured"


@pytest.mark.rule("bb2020/inducements.krot")
def test_krot_serves_either_side():
    game = pitch(
        f"{LAST_STEP}home 3 injured / away 3 injured / injuries home 3 dead, away 3 dead / "
        f"staff 0 {KROT}",
        "6",
    )
    game.play("home 1 move", "move 25,7")
    assert game.asked("away", "Krot Shockwhisker")
    game.play("choose away 3")
    assert game.shows("home 3 injured / away 3 reserves / staff 0 0")
    assert game.done()


# --- Ayleen Andar -----------------------------------------------------------------------------

EIGHT = " / ".join(f"home {n} reserves" for n in range(1, 9))
FOES = " / ".join(f"away {n} reserves" for n in range(1, 12))


@pytest.mark.rule("bb2020/inducements.ayleen")
def test_ayleen_trains_journeymen():
    game = pitch(
        f"{EIGHT} / {FOES} / roster chaos_chosen human / phase journeymen / value 1000 1500",
        # Three journeymen: 6 gives two skills; 3-1 one; 3-2 takes Loner away.
        "6 1 1 3 2 3",
        seed=1,
    )
    game.play("buy Ayleen Andar", "done")
    assert game.asked("home", "skill category", "home 9")
    assert game.options() == ["a skill of General", "a skill of Mutation", "a skill of Strength"]
    game.play("a skill of General", "a skill of Mutation")
    journeymen = [
        game.table.profiles[player]
        for player in game.table.players(0)
        if game.table.profiles[player].kind == JOURNEYMAN
    ]
    first, second, third = ([skill.name for skill in each.skills] for each in journeymen)
    assert first == ["Horns", "Loner (4+)", "Block", "Dauntless"]
    assert second == ["Horns", "Loner (4+)", "Disturbing Presence"]
    assert third == ["Horns"]
    assert len({each.value for each in journeymen}) == 1  # the skills are not counted
    told = [each for each in game.game.report().home.players if each.kind == "journeyman"]
    taught = [("Block", "Dauntless"), ("Disturbing Presence",), ()]
    assert [each.trained for each in told] == taught


# --- Professor Fronkelheim and Schielund Scharlitan -------------------------------------------


@pytest.mark.rule("bb2020/inducements.fronkelheim")
def test_fronkelheim_mutates_some_players():
    game = shop("vampire", dice="2 1 1 1 2").play("buy Professor Fronkelheim", "done")
    assert skills(game, "home 1") == ["Big Hand"]
    assert skills(game, "home 2") == ["Disturbing Presence"]
    assert [boon[2] for boon in game.table.held[:2]] == [TRIAL, TRIAL]


@pytest.mark.rule("bb2020/inducements.schielund")
def test_schielund_makes_professionals():
    game = shop("orc", dice="1 3").play("buy Schielund Scharlitan", "done")
    assert skills(game, "home 3") == ["Pro"]
    assert skills(game, "home 1") == []


def last_turn(skill: str, dice: str, own: str = "") -> Scene:
    """The last turn of a match home is winning; what home 1 was lent is decided after it."""
    game = pitch(
        f"home 1 5,5 {own} / home 2 3,3 / away 1 20,5 / half 2 / turn away 8 / kicking away / "
        "score 1 0",
        dice,
    )
    game = under(game, (game.table.edition.skill(skill).id, TRIAL), who="home 1")
    game.play("end turn")
    assert game.over
    return game


@pytest.mark.rule("bb2020/inducements.fronkelheim")
@pytest.mark.parametrize(
    ("roll", "kept", "injuries"),
    [(1, [], [MISS_NEXT]), (2, [], []), (5, [], []), (6, ["Horns"], [])],
)
def test_a_mutation_is_kept_or_lost_after_the_match(
    roll: int, kept: list[str], injuries: list[int]
):
    game = last_turn("Horns", f"{roll}")
    assert skills(game, "home 1") == kept
    assert [what for _, what in game.table.injuries] == injuries
    assert [boon[2] for boon in game.table.held] == [KEPT] * len(kept)
    assert game.done()


@pytest.mark.rule("bb2020/inducements.schielund")
@pytest.mark.parametrize(
    ("roll", "own", "then"),
    [
        (1, "", ["Loner (2+)"]),
        (1, "Loner (4+)", ["Loner (4+)"]),
        (3, "", []),
        (6, "", ["Pro"]),
    ],
)
def test_a_professional_stays_one_or_becomes_a_loner(roll: int, own: str, then: list[str]):
    game = last_turn("Pro", f"{roll}", own)
    assert skills(game, "home 1") == then
    assert game.table.injuries == ()
    assert game.done()


# --- Mungo Spinecracker -----------------------------------------------------------------------


@pytest.mark.rule("bb2020/inducements.mungo")
@pytest.mark.parametrize(
    ("roll", "shown"),
    [(1, "injured"), (2, "ko"), (4, "ko"), (5, "9,7 stunned"), (6, "9,7 stunned")],
)
def test_mungo_sees_to_the_knocked_out(roll: int, shown: str):
    game = pitch(
        f"home 1 7,7 / home 2 3,3 / away 1 8,7 / away 2 20,3 / turn home 2 / staff 0 {MUNGO}",
        f"pow 6 6 4 4 {roll}",
    )
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.asked("away", "Mungo cracks his spine", "away 1")
    game.play("yes")
    assert game.shows(f"away 1 {shown}")
    if roll == 1:
        assert game.told("badly hurt")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.mungo")
def test_mungo_may_keep_his_hands_off():
    game = pitch(
        f"home 1 7,7 / home 2 3,3 / away 1 8,7 / away 2 20,3 / turn home 2 / staff 0 {MUNGO}",
        "pow 6 6 4 4",
    )
    game.play("home 1 block", "block away 1", "push to 9,7", "stay", "no")
    assert game.state("away 1") == "ko"
    assert game.done()


# --- Fink da Fixer ----------------------------------------------------------------------------


def foul(dice: str, more: str) -> Scene:
    game = pitch(
        "home 1 7,7 / home 2 3,3 / away 1 8,7 prone / away 2 20,3 / turn home 2 / " + more,
        "1 1 " + dice,
    )
    return game.play("home 1 foul", "foul away 1")


@pytest.mark.rule("bb2020/inducements.fink")
@pytest.mark.parametrize(("roll", "shown"), [(5, "7,7 up"), (6, "7,7 up"), (4, "off"), (2, "off")])
def test_fink_argues_well(roll: int, shown: str):
    game = foul(f"{roll}", f"staff {FINK} 0").play("argue the call")
    assert game.shows(f"home 1 {shown} / banned 0 0")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.fink")
def test_fink_goes_with_the_coach():
    game = foul("1", f"staff {FINK | FINKS_BRIBE} 0").play("argue the call")
    assert game.shows("home 1 off / banned 1 0 / staff 0 0")


@pytest.mark.rule("bb2020/inducements.fink")
def test_fink_tries_one_bribe_again():
    game = foul("1 2", f"staff {FINK | FINKS_BRIBE} 0 / bribes 2 0").play("bribe the referee")
    assert game.shows(f"home 1 7,7 up / bribes 1 0 / staff {FINK} 0")
    spent = foul("1", f"staff {FINK} 0 / bribes 1 0").play("bribe the referee")
    assert spent.shows("home 1 off / bribes 0 0")
    assert game.done()
    assert spent.done()
