"""Computer managers: what they decide at desks, and that it is always legal."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pigskin import Dice
from pigskin.dice import ScriptedDice
from pigskin.errors import CoachError, IllegalAnswer
from pigskin.league import Desk, Played, after_match, create, draft, fold, redraft
from pigskin.league.events import (
    Advanced,
    Created,
    Earned,
    Fired,
    Hired,
    Hurt,
    Joined,
    Rested,
)
from pigskin.league.figures import league_figures
from pigskin.league.managers import UnknownManager, make_manager, manager_names
from pigskin.league.managers.hiring import worth_it
from pigskin.league.managers.wishes import ANYBODY, WISHES, role_of
from pigskin.league.sheet import Sheet
from pigskin.league.steps import hiring
from pigskin.report import MatchReport
from pigskin.report.values import PlayerReport, TeamReport
from pigskin.teams import problems, ready_team
from pigskin.teams.books import books

EDITIONS = ("lrb6", "bb2016", "bb2020")
WON = MatchReport(edition="lrb6", score=(2, 0), ending="full time", winner="home")


def sheet_of(edition: str, roster: str = "human") -> Sheet:
    return fold(create(ready_team(edition, roster), league_figures(edition).switches))


def after(sheet: Sheet, *faces: int, **told: object) -> Desk:
    """The desk after a match that was won 2-1, with these dice and then others."""
    report = MatchReport(
        edition=sheet.edition,
        score=(2, 1),
        ending="full time",
        winner="home",
        fans=(5, 5),
        home=TeamReport(**told),  # type: ignore[arg-type]
    )
    return after_match(sheet, Played(report, "home", "1-01-1"), dice=ScriptedDice(faces, Dice(1)))


def asked(desk: Desk, kind: str) -> str:
    """What the steady manager answers when a question of a kind comes up first."""
    manager = make_manager("steady")
    while desk.question is not None:
        answer = manager.choose(desk)
        if desk.question.kind == kind:
            return answer
        desk.answer(answer)
    raise AssertionError(f"nobody asked {kind}")


def wearing(desk: Desk, answer: str) -> str:
    return desk.sheet.wearing(int(answer)).position


def to_the_end(desk: Desk, name: str) -> Desk:
    manager = make_manager(name, 3)
    for _ in range(500):
        if desk.question is None:
            return desk
        desk.answer(manager.choose(desk))
    raise AssertionError(f"{name} goes on for ever")


# --- lists of wishes --------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_skill_has_its_place_and_no_list_names_what_is_none(edition: str) -> None:
    own = books(edition)
    learned = {name for name, of in own.skill_categories.items() if of not in own.innate_categories}
    assert learned <= set(ANYBODY)
    everywhere = {skill for each in EDITIONS for skill in books(each).skill_categories}
    stats = {f"+1 {each}" for each in ("MA", "ST", "AG", "PA", "AV")}
    for wishes in (ANYBODY, *WISHES.values()):
        assert set(wishes) <= everywhere | stats
        assert len(set(wishes)) == len(wishes)


@pytest.mark.parametrize(
    ("position", "role"),
    [
        ("Human Lineman", "lineman"),
        ("Human Blitzer", "blitzer"),
        ("Human Catcher", "runner"),
        ("Human Thrower", "thrower"),
        ("Halfling Hopeful", "stunty"),
        ("Ogre", "big"),
    ],
)
def test_roles(position: str, role: str) -> None:
    assert role_of("bb2020", sheet_of("bb2020").roster.position(position)) == role


# --- learning ---------------------------------------------------------------------------------


def learned_by(position: str, faces: tuple[int, int], *skills: str) -> str:
    """What a player of LRB6 learns with a roll."""
    sheet = sheet_of("lrb6")
    player = next(each for each in sheet.active if each.position == position)
    for skill in skills:  # for which he had the points
        sheet = Earned(player.key, 10, {}).after(sheet)
        sheet = Advanced(player.key, skill, "normal").after(sheet)
    told = PlayerReport(player.number, position=position, took_part=True, touchdowns=2)
    desk = after(sheet, len(sheet.able), *faces, players=(told,))
    return asked(desk, "improve")


def test_skills_by_position() -> None:
    assert learned_by("Lineman", (2, 3)) == "Block"
    assert learned_by("Lineman", (3, 3)) == "Guard"  # a double
    assert learned_by("Lineman", (5, 6), "Block") == "+1 AG"
    assert learned_by("Blitzer", (2, 3)) == "Mighty Blow"
    assert learned_by("Blitzer", (3, 3)) == "Dodge"
    assert learned_by("Blitzer", (2, 3), "Mighty Blow") == "Guard"
    assert learned_by("Catcher", (2, 3)) == "Block"
    for position in ("Lineman", "Blitzer", "Catcher", "Thrower"):
        assert learned_by(position, (6, 6)) == "+1 ST"


def test_one_kicker_is_enough_and_wrestlers_do_not_block() -> None:
    sheet = sheet_of("lrb6")
    first = [each for each in sheet.active if each.position == "Lineman"][:2]
    sheet = Earned(first[0].key, 25, {}).after(sheet)
    for skill in ("Wrestle", "Tackle"):
        sheet = Advanced(first[0].key, skill, "normal").after(sheet)
    told = PlayerReport(first[0].number, position="Lineman", took_part=True, touchdowns=2)
    assert asked(after(sheet, 12, 2, 3, players=(told,)), "improve") == "Kick"
    sheet = Advanced(first[1].key, "Kick", "normal").after(sheet)
    assert asked(after(sheet, 12, 2, 3, players=(told,)), "improve") == "Dirty Player"


def test_points_are_spent_on_primary_skills_first_and_then_saved() -> None:
    sheet = sheet_of("bb2020")
    blitzer = next(each for each in sheet.active if each.position == "Human Blitzer")
    sheet = Earned(blitzer.key, 6, {}).after(sheet)
    desk = after(sheet, 6, 12)
    assert asked(desk, "spend") == blitzer.key
    assert asked(desk, "advance") == "chosen primary"
    assert asked(desk, "skill") == "Mighty Blow (+1)"
    for skill in ("Mighty Blow (+1)", "Guard"):
        sheet = Advanced(blitzer.key, skill, "chosen primary").after(sheet)
    # The third is to be Dodge, a secondary skill for 18 points.
    saving = Earned(blitzer.key, 6, {}).after(sheet)
    assert asked(after(saving, 6, 12), "spend") == "done"
    desk = after(Earned(blitzer.key, 12, {}).after(sheet), 6, 12)
    assert asked(desk, "advance") == "chosen secondary"
    assert asked(desk, "skill") == "Dodge"


@pytest.mark.parametrize(("face", "answer"), [(15, "ST"), (3, "secondary skill")])
def test_a_characteristic_is_taken_if_it_is_better_than_a_skill(face: int, answer: str) -> None:
    sheet = sheet_of("bb2020")
    ogre = replace(sheet.active[0], position="Ogre")
    sheet = Earned(ogre.key, 18, {}).after(sheet.having(ogre))
    desk = after(sheet, 6, 12, face)
    desk.answer(ogre.key)
    desk.answer("characteristic")
    assert asked(desk, "characteristic") == answer
    if answer == "secondary skill":
        desk.answer(answer)
        assert asked(desk, "skill") == "Block"


# --- gold, names, lists -----------------------------------------------------------------------


@pytest.mark.parametrize(("face", "answer"), [(3, "re-roll"), (4, "keep")])
def test_winnings_of_four_or_more_are_kept(face: int, answer: str) -> None:
    assert asked(after(sheet_of("bb2016"), face), "winnings") == answer


def test_the_most_promising_are_named() -> None:
    sheet = sheet_of("bb2016")
    lineman = next(each for each in sheet.active if each.position == "Lineman")
    sheet = Earned(lineman.key, 3, {"touchdowns": 1}).after(sheet)
    desk = after(sheet, 6)
    assert asked(desk, "nominate") == str(lineman.number)  # five points teach him something
    desk.answer(str(lineman.number))
    assert wearing(desk, asked(desk, "nominate")) != "Lineman"
    hurt = Hurt(lineman.key, "-1 ST", "st").after(sheet)
    assert asked(after(hurt, 6), "nominate") != str(lineman.number)


def hires(sheet: Sheet) -> str:
    """The first thing that is done with a list."""
    report = MatchReport(edition=sheet.edition, score=(1, 1), ending="draw")
    desk = Desk(sheet, (("hiring", hiring.hire),), played=Played(report, "home", "1-01-1"))
    return asked(desk, "hire")


def rich(sheet: Sheet, gold: int) -> Sheet:
    return replace(sheet, treasury=gold)


def without(sheet: Sheet, *keys: str) -> Sheet:
    for key in keys:
        sheet = Fired(key).after(sheet)
    return sheet


def test_the_apothecary_comes_first_then_a_twelfth_player() -> None:
    sheet = replace(sheet_of("bb2020"), apothecary=False, treasury=140_000)
    assert hires(sheet) == "buy apothecary"
    last = [each.key for each in sheet.active][-2:]
    assert hires(without(sheet, last[1])) == "buy apothecary"
    # With ten players somebody is needed more.
    assert hires(without(sheet, *last)) == "hire Human Thrower"
    assert hires(rich(without(sheet, *last), 50_000)) == "hire Human Lineman"
    healed = replace(sheet, apothecary=True)
    assert hires(without(healed, last[1])) == "hire Human Thrower"


def test_gold_is_saved_for_specialists_but_not_beyond_what_mistakes_allow() -> None:
    sheet = sheet_of("bb2020")
    assert hires(rich(sheet, 70_000)) == "done"  # a thrower is 80,000
    assert hires(rich(sheet, 80_000)) == "hire Human Thrower"
    dead = sheet_of("bb2020", "shambling_undead")
    mummies = [each.key for each in dead.active if each.position == "Mummy"]
    one = without(dead, mummies[0])
    one = Hired("p90", 0, 90, "Twelve", "Zombie Lineman").after(one)
    assert hires(rich(one, 90_000)) == "done"
    assert hires(rich(one, 110_000)) == "done"  # a mummy is 125,000, and nearly paid
    assert hires(rich(one, 125_000)) == "hire Mummy"
    thirteen = Hired("p90", 0, 90, "Thirteen", "Human Lineman").after(sheet)
    assert hires(rich(thirteen, 90_000)) == "done"  # three re-rolls are enough ...
    assert hires(rich(thirteen, 100_000)) == "buy re-roll"  # ... but a fourth is wanted
    four = replace(thirteen, rerolls=4)
    assert hires(rich(four, 90_000)) == "done"
    assert hires(rich(four, 100_000)) == "hire Human Thrower"


def test_no_weapon_that_is_sent_off_is_hired_and_giants_make_a_small_team() -> None:
    names = [each.name for each in worth_it(sheet_of("bb2020", "goblin"))]
    assert names[0] == "Trained Troll"
    assert not set(names) & {"Fanatic", "Looney", "Bomma"}
    assert worth_it(sheet_of("bb2020"))[-1].name == "Ogre"


def test_who_will_never_be_himself_again_goes_or_rests() -> None:
    sheet = sheet_of("bb2020")
    lineman, blitzer = sheet.active[-1], sheet.active[0]
    assert lineman.position == "Human Lineman"
    hurt = Hurt(lineman.key, "-1 ST", "st", "1-01-1").after(sheet)
    assert hires(rich(hurt, 50_000)) == f"fire {lineman.key}"
    assert hires(hurt) == "done"  # nobody could come for him
    dear = Hurt(blitzer.key, "-1 AG", "ag", "1-01-1").after(sheet)
    assert hires(rich(dear, 50_000)) == f"rest {blitzer.key}"
    earlier = Hurt(lineman.key, "-1 MA", "ma", "1-01-1").after(sheet)
    assert hires(rich(earlier, 50_000)) == "done"
    old = sheet_of("lrb6")
    niggled = Hurt(old.active[-1].key, "niggling injury").after(old)
    assert hires(rich(niggled, 50_000)) == f"fire {old.active[-1].key}"


def test_guests_are_hired_if_they_are_worth_it() -> None:
    sheet = sheet_of("bb2020", "shambling_undead")
    raised = Joined("p90", 90, "Raised", "Zombie Lineman", "raised").after(sheet)
    assert hires(raised) == "hire p90"  # for nothing
    ten = without(sheet_of("bb2020"), *[each.key for each in sheet_of("bb2020").active[-2:]])
    for key in ("p90", "p91"):
        ten = Joined(key, int(key[1:]), key, "Human Lineman", "journeyman").after(ten)
    ten = Earned("p91", 3, {"touchdowns": 1}).after(ten)
    assert hires(rich(ten, 60_000)) == "hire p91"  # of two, who has scored
    assert hires(rich(ten, 40_000)) == "done"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", manager_names())
def test_new_teams_are_legal_whatever_the_list(edition: str, name: str) -> None:
    rules = books(edition).team_rules
    for roster in list(books(edition).rosters.values())[:: 1 if name == "steady" else 5]:
        rule = roster.choose[0] if roster.choose else ""
        created = Created(edition, roster.id, "New", chosen_rule=rule, gold=rules.start_treasury,
                          fan_factor=rules.fan_factor_free)  # fmt: skip
        desk = to_the_end(draft(created), name)
        assert problems(desk.sheet.team(), creation=True) == [], roster.id
        if name == "steady":
            assert len(desk.sheet.active) >= 11
            assert desk.sheet.rerolls >= 2, roster.id


def test_nobody_spends_what_his_list_still_needs() -> None:
    """Otherwise there would be a list that cannot be finished, and no way back."""
    desk = draft(Created("bb2020", "human", "New", gold=1_000_000, fan_factor=1))
    for _ in range(8):
        desk.answer("buy re-roll")
    with pytest.raises(IllegalAnswer, match="would leave too little for 10 more players, 500,000"):
        desk.answer("hire Ogre")
    for _ in range(11):
        desk.answer("hire Human Lineman")
    desk.answer("done")
    assert problems(desk.sheet.team(), creation=True) == []


@pytest.mark.parametrize("edition", ["bb2016", "bb2020"])
def test_a_new_season_keeps_who_has_learned_something(edition: str) -> None:
    sheet = sheet_of(edition)
    blitzers = [each.key for each in sheet.active if "Blitzer" in each.position]
    for key in blitzers[:3]:
        sheet = Advanced(key, "Guard", "normal", value=20_000).after(sheet)
    sheet = Hurt(blitzers[0], "-1 ST", "st").after(sheet)
    sheet = Hurt(blitzers[1], "-1 ST", "st").after(Rested(blitzers[1]).after(sheet))
    desk = to_the_end(redraft(sheet, dice=Dice(1)), "steady")
    kept = [each.key for each in desk.sheet.active if each.key in blitzers]
    assert kept == blitzers[1:3]  # one is ruined; one has rested; the last has learned nothing
    assert problems(desk.sheet.team(), creation=False) == []
    assert (desk.sheet.rerolls, desk.sheet.apothecary) >= (3, True)


# --- any manager ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", manager_names())
def test_dice_a_desk_has_not_are_brought(name: str) -> None:
    desk = to_the_end(after_match(sheet_of("lrb6"), Played(WON, "home", "1-1")), name)
    assert len(desk.rolled) >= 4


def test_managers_by_name_and_out_of_files(tmp_path: Path) -> None:
    assert manager_names() == ("random", "steady")
    with pytest.raises(UnknownManager, match="no manager 'stedy'; known: random, steady"):
        make_manager("stedy")
    file = tmp_path / "mine.py"
    file.write_text(
        "class Mine:\n"
        "    def choose(self, desk):\n"
        "        return desk.question.answers[-1]\n"
        "class Wrong:\n"
        "    def choose(self, desk):\n"
        "        return 'nonsense'\n"
        "class Prophet:\n"
        "    def choose(self, desk):\n"
        "        trial = desk.copy()\n"
        "        trial.answer('re-roll')\n"
        "        return 're-roll' if trial.rolled[len(desk.rolled)] > desk.rolled[-1] else 'keep'\n"
    )
    desk = after(sheet_of("lrb6"))
    assert make_manager(f"{file}:Mine").choose(desk) == "re-roll"
    with pytest.raises(CoachError, match="Wrong was asked winnings: 'nonsense' is no answer"):
        make_manager(f"{file}:Wrong").choose(desk)
    prophet, right = make_manager(f"{file}:Prophet"), 0
    for seed in range(20):  # of the dice to come he knows nothing
        desk = after_match(sheet_of("lrb6"), Played(WON, "home", "1-1"), dice=Dice(seed))
        before, chosen = list(desk.answers), prophet.choose(desk)
        assert desk.answers == before
        rolled = len(desk.rolled)
        desk.answer("re-roll")
        better = desk.rolled[rolled] > desk.rolled[rolled - 1]
        right += (chosen == "re-roll") == better
    assert right < 20
    with pytest.raises(UnknownManager, match="has several managers"):
        make_manager(str(file))
    with pytest.raises(UnknownManager, match="no file to read a manager from"):
        make_manager("nowhere.py:Mine")
