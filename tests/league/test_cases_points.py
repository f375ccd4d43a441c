"""Worked cases: star player points, improvement rolls of LRB6, the most valued player."""

from __future__ import annotations

from typing import Any

from league.books import Books, books, of_result, spaced
from league.building import K, only, sheet_of
from league.casebook import Case, Told, covers, means

from pigskin.league.events import Advanced, Mvp
from pigskin.league.sheet import category_of
from pigskin.report import PlayerReport
from pigskin.teams.books import books as rule_books

FEATS = ("touchdowns", "completions", "casualties", "interceptions", "deflections")
FIRST = "1"  # the shirt of the player a case is about


def deeds(told: Told, shirt: int = 1, **more: Any) -> PlayerReport:
    """What the player of a case did in the match."""
    feats = {each: told[each] for each in FEATS if each in told}
    return PlayerReport(shirt, took_part=True, **feats, **more)


def after_it(case: Case, event: Told, told: dict[str, Any], **more: Any) -> Books:
    """The desk after a match in which the first player did all that."""
    sheet = sheet_of(case.edition, told)
    rolls = {"most valued player": [FIRST if event.get("mvp") else "11"]}
    rolls["improvement"] = [spaced(each) for each in event.get("rolls", [])]
    report = of_result(case.edition, "drawn", players=[deeds(event)], fans=(3, 3))
    return books(sheet, report, case.switches, rolls=rolls, **more)


def offered(desk: Books) -> list[str]:
    """What may be learned: characteristics, then the kinds of skills."""
    question = desk.desk.question
    assert question is not None
    stats = [each.answer for each in question.choices if each.answer.startswith("+1 ")]
    kinds = [each.words for each in question.choices if not each.answer.startswith("+1 ")]
    return [*stats, *(kind for kind in ("normal", "double") if kind in kinds)]


# --- points and levels ------------------------------------------------------------------------


@covers("C01")
def test_points_of_a_match(case: Case) -> None:
    desk = after_it(case, case.event, {"player": {"spp": case.before["spp"]}})
    assert only(desk.finish()).earned == case.after["spp"]
    assert len(desk.of("improvement of Lineman 1")) == case.after["rolls"]


@covers("C10")
def test_a_legend_rolls_no_more(case: Case) -> None:
    player = case.before["player"].plain()
    player["advances"] = player.pop("rolls_taken")
    desk = after_it(case, case.event, {"player": player})
    sheet = desk.finish()
    assert only(sheet).earned == case.after["spp"]
    assert len(desk.of("improvement of Lineman 1")) == case.after["rolls"]
    for more in case.next:
        told = of_result(case.edition, "drawn", players=[deeds(more)])
        desk = books(sheet, told, rolls={"most valued player": ["11"]})
        sheet = desk.finish()
        assert only(sheet).earned == more["spp"]
        assert len(desk.of("improvement of Lineman 1")) == more["rolls"]


@covers("C02", "C03", "C04", "C07", "C09")
def test_improvement(case: Case) -> None:
    event, after = case.event, case.after
    desk = after_it(
        case, event, {"player": case.before["player"].plain()},
        answers={"improve": event["choose"]},
    ).until("improve")  # fmt: skip
    if "offered" in after:
        assert offered(desk) == after["offered"]
    sheet = desk.finish()
    player = only(sheet)
    name = f"improvement of {player.name}"
    assert desk.of(name) == [spaced(each) for each in event["rolls"]]
    assert len(desk.of(name)) == after.get("rolls", len(event["rolls"]))
    assert player.earned == after.get("spp", player.earned)
    assert list(player.skills) == after.get("skills", list(player.skills))
    for stat in ("ma", "st", "av"):
        assert sheet.stat(player, stat) == after.get(stat, sheet.stat(player, stat))
    assert sheet.value_of(player) == after.get("value", 0) * K
    assert [each.what for each in desk.events(Advanced)] == event["choose"]


@covers("C05", "C06", "C08", "C11")
def test_what_may_not_be_learned(case: Case) -> None:
    event, after = case.event, case.after
    desk = after_it(case, event, {"player": case.before["player"].plain()}).until("improve")
    (wish,) = event["choose"]
    words = {
        "C05": ("Guard", "needs a double"),
        "C06": ("AV", "limit of 10"),
        "C08": ("ST", "2 above its start"),
        "C11": ("mutations", "not open to this position"),
    }[case.id]
    assert means(desk.refused(wish), *words)
    assert means(after["refused"], *words)
    if "offered" in after:
        assert offered(desk) == after["offered"]
    desk.finish()


def test_a_double_offers_every_category_and_nothing_twice() -> None:
    sheet = sheet_of("lrb6", {"player": {"spp": 15, "skills": ["Block"]}})
    told = of_result("lrb6", "drawn", players=[PlayerReport(1, took_part=True, completions=1)])
    rolls = {"improvement": ["3 3"], "most valued player": ["11"]}
    desk = books(sheet, told, rolls=rolls).until("improve")
    assert "Block" not in desk.choices
    assert means(desk.refused("Block"), "gained Block twice")
    letters = {category_of("lrb6", each) for each in desk.choices}
    assert letters == set("GASP") <= set(rule_books("lrb6").category_names)


# --- the most valued player -------------------------------------------------------------------


def told_of(rows: list[dict[str, Any]], hired: list[dict[str, Any]] = ()) -> list[PlayerReport]:  # type: ignore[assignment]
    """What the report of a match says of the players of a case."""
    found = [
        PlayerReport(row["number"], took_part=True, hurt=("dead",))
        for row in rows
        if row.get("state") == "dead"
    ]
    return found + [
        PlayerReport(row["number"], f"Number {row['number']}", kind=row["kind"], took_part=True)
        for row in hired
    ]


def best_of(desk: Books) -> list[str]:
    """Who was it: a number, or the name of somebody hired."""
    return [
        str(desk.sheet.player(each.player).number) if each.player else each.hired
        for each in desk.events(Mvp)
    ]


@covers("D01", "D02")
def test_the_dead_and_the_award(case: Case) -> None:
    rows = case.before["players"]
    plain = [each.plain() for each in rows]
    sheet = sheet_of(case.edition, {"players": plain})
    told = of_result(case.edition, "drawn", players=told_of(plain))
    rolls = {}
    if "mvp_die" in case.event:
        rolls["most valued player"] = [str(case.event["mvp_die"])]
    else:
        assert case.event["mvp_candidates"] == [5]
    desk = books(sheet, told, case.switches, rolls=rolls)
    done = desk.finish()
    assert best_of(desk) == [str(case.after["mvp"])]
    assert len(desk.of("most valued player")) == len(rolls)
    assert done.wearing(5).earned == case.after["spp_number_5"]
    assert [each.number for each in done.active] == case.after.get("roster", [5])


@covers("D03")
def test_an_award_can_be_wasted_on_a_star(case: Case) -> None:
    plain = [each.plain() for each in case.before["players"]]
    hired = [each.plain() for each in case.before["hired"]]
    sheet = sheet_of(case.edition, {"players": plain})
    told = of_result(case.edition, "drawn", players=told_of([], hired))
    rolls = {"most valued player": [str(case.event["mvp_die"])]}
    desk = books(sheet, told, case.switches, rolls=rolls)
    done = desk.finish()
    assert best_of(desk) == [f"Number {case.after['mvp']}"]
    assert [each.earned for each in done.active] == case.after["spp"]


@covers("D04", "J14")
def test_who_may_be_most_valued_player(case: Case) -> None:
    plain = [each.plain() for each in case.before["players"]]
    hired = [each.plain() for each in case.before.get("hired", [])]
    sheet = sheet_of(case.edition, {"players": plain})
    scored = case.event["touchdowns"].plain() if "touchdowns" in case.event else {}
    reports = told_of(plain, hired)
    reports = [
        PlayerReport(
            each.shirt, each.name, kind=each.kind, took_part=True, hurt=each.hurt,
            touchdowns=scored.get(str(each.shirt), 0),
        )
        for each in reports
    ]  # fmt: skip
    found = []
    candidates = case.after["candidates"]
    for face in range(1, len(candidates) + 1):
        told = of_result(case.edition, "drawn", players=reports, fans=(3, 3))
        desk = books(sheet, told, rolls={"most valued player": [str(face)]})
        desk.until_roll("most valued player")
        assert desk.desk.question is not None
        assert desk.desk.question.dice == (len(candidates),)
        desk.finish()
        found += [desk.sheet.player(each.player).number for each in desk.events(Mvp)]
        struck = [each.number for each in desk.sheet.players.values() if each.state == "dead"]
        assert struck == case.after.get("struck_off", [])
    assert found == candidates


@covers("G01", "G02")
def test_three_are_named(case: Case) -> None:
    plain = [each.plain() for each in case.before["players"]]
    sheet = sheet_of(case.edition, {"players": plain})
    told = of_result(case.edition, "drawn", players=told_of(plain))
    names = [str(each) for each in case.event["nominated"]]
    rolls, answers = {}, {}
    if "mvp_die" in case.event:
        rolls["most valued player"] = [str(case.event["mvp_die"])]
        answers["nominate"] = names
    for refusal in case.refusals:
        named = [str(each) for each in refusal["nominated"]]
        desk = books(sheet, told)
        if refusal["why"] == "number 2 is dead":
            desk.until("nominate").answer(named[0])
            assert means(desk.refused(named[1]), refusal["why"])
        else:
            desk.until("nominate").answer(named[0]).answer(named[1])
            assert means(desk.refused("done"), refusal["why"])
    desk = books(sheet, told, rolls=rolls, answers=answers)
    done = desk.finish()
    assert best_of(desk) == [str(case.after["mvp"])]
    assert done.wearing(case.after["mvp"]).earned == case.after.get("spp", 5)
    if "dice" in case.after:
        assert desk.of("most valued player") == case.after["dice"]
