"""The tables between matches, row by row, as coaches meet them at their desks."""

from __future__ import annotations

import pytest
from league.books import Books, books, of_result
from league.building import K, only, sheet_of

from pigskin.league.events import Gold
from pigskin.league.figures import league_figures
from pigskin.report import PlayerReport

# --- LRB6 and BB2016 --------------------------------------------------------------------------

LEVELS = ((0, 0), (5, 0), (6, 1), (15, 1), (16, 2), (30, 2), (31, 3), (50, 3), (51, 4), (75, 4),
          (76, 5), (175, 5), (176, 6), (300, 6))  # fmt: skip
FEATS = {
    "lrb6": {"touchdowns": 3, "casualties": 2, "interceptions": 2, "completions": 1, "kills": 0},
    "bb2020": {
        "touchdowns": 3, "casualties": 2, "interceptions": 2, "completions": 1, "deflections": 1,
        "safe_landings": 1, "blessings": 1, "fouls": 0,
    },
}  # fmt: skip
FEATS["bb2016"] = FEATS["lrb6"]


@pytest.mark.parametrize("edition", ["lrb6", "bb2016"])
def test_levels(edition: str) -> None:
    for points, rolls in LEVELS:
        assert league_figures(edition).level(points) == rolls
    assert len(league_figures(edition).titles) == 7


@pytest.mark.parametrize("edition", FEATS)
def test_points_of_feats(edition: str) -> None:
    for feat, points in FEATS[edition].items():
        did = [PlayerReport(1, took_part=True, **{feat: 1})]
        told = of_result(edition, "drawn", fans=(3, 3), players=did)
        done = books(sheet_of(edition, {}), told, rolls=last(edition)).finish()
        assert only(done).earned == points
        assert only(done).feats == {feat: 1}
        assert only(done).matches == 1


def last(edition: str) -> dict[str, list[str]]:
    """The award goes to somebody of no interest."""
    return {} if edition == "bb2016" else {"most valued player": ["11"]}


def award(edition: str) -> int:
    desk = books(sheet_of(edition, {"players": [{}]}), of_result(edition, "drawn", fans=(3, 3)))
    return only(desk.finish()).earned


def test_points_of_the_award() -> None:
    assert [award(each) for each in ("lrb6", "bb2016", "bb2020")] == [5, 5, 4]


@pytest.mark.parametrize("edition", ["lrb6", "bb2016"])
def test_improvement_rolls(edition: str) -> None:
    raised = {10: ["+1 MA", "+1 AV"], 11: ["+1 AG"], 12: ["+1 ST"]}
    for one in range(1, 7):
        for two in range(one, 7):
            sheet = sheet_of(edition, {"player": {"spp": 5}})
            did = [PlayerReport(1, took_part=True, completions=1)]
            told = of_result(edition, "drawn", players=did)
            desk = books(sheet, told, rolls={"improvement": [f"{one} {two}"]}).until("improve")
            stats = [each for each in desk.choices if each.startswith("+1")]
            assert stats == raised.get(one + two, [])
            assert "Block" in desk.choices
            assert ("Guard" in desk.choices) is (one == two)


# --- BB2020 -----------------------------------------------------------------------------------

COSTS = {
    "random primary": (3, 4, 6, 8, 10, 15),
    "chosen primary": (6, 8, 12, 16, 20, 30),
    "random secondary": (6, 8, 12, 16, 20, 30),
    "chosen secondary": (12, 14, 18, 22, 26, 40),
    "characteristic": (18, 20, 24, 28, 32, 50),
}


def spending(advances: int, spp: int) -> Books:
    sheet = sheet_of("bb2020", {"player": {"spp": spp, "advances": advances}})
    told = of_result("bb2020", "drawn", fans=(3, 3))
    return books(sheet, told, rolls=last("bb2020")).until("spend")


@pytest.mark.parametrize("advances", range(6))
def test_prices_of_advancements(advances: int) -> None:
    desk = spending(advances, 60).answer("p01")
    question = desk.desk.question
    assert question is not None
    shown = {each.answer: each.words for each in question.choices if each.answer != "back"}
    assert shown == {how: f"{costs[advances]} SPP" for how, costs in COSTS.items()}
    for how, costs in COSTS.items():
        poor = spending(advances, costs[advances] - 1)
        if "p01" in poor.choices:
            poor.answer("p01")
            assert f"costs {costs[advances]} SPP" in poor.refused(how)


def test_the_d16_of_characteristics() -> None:
    rows = {7: ["MA", "AV"], 13: ["MA", "PA", "AV"], 14: ["AG", "PA"], 15: ["ST", "AG"],
            16: ["MA", "ST", "AG", "PA", "AV"]}  # fmt: skip
    worth = {"MA": 20, "AV": 10, "PA": 20, "AG": 40, "ST": 80}
    for face in range(1, 17):
        offered = rows[min(each for each in rows if face <= each)]
        desk = spending(0, 18).answer("p01").answer("characteristic").answer(str(face))
        assert [each for each in desk.choices if not each.endswith("skill")] == offered
        take = offered[face % len(offered)]
        done = desk.answer(take).finish()
        assert done.value_of(only(done)) == (50 + worth[take]) * K


# --- expensive mistakes -----------------------------------------------------------------------

OK, MINOR, MAJOR, CAT = "", "minor", "major", "catastrophe"
MISTAKES = {
    "bb2016": {
        90: [OK] * 6,
        100: [MINOR, MINOR, OK, OK, OK, OK],
        290: [MAJOR, MINOR, MINOR, OK, OK, OK],
        390: [CAT, MAJOR, MINOR, MINOR, OK, OK],
        400: [CAT, CAT, MAJOR, MINOR, MINOR, OK],
        700: [CAT, CAT, CAT, MAJOR, MINOR, MINOR],
    },
    "bb2020": {
        95: [OK] * 6,
        195: [MINOR, OK, OK, OK, OK, OK],
        200: [MINOR, MINOR, OK, OK, OK, OK],
        395: [MAJOR, MINOR, MINOR, OK, OK, OK],
        400: [MAJOR, MAJOR, MINOR, MINOR, OK, OK],
        595: [CAT, MAJOR, MAJOR, MINOR, MINOR, OK],
        600: [CAT, CAT, MAJOR, MAJOR, MINOR, MINOR],
    },
}


@pytest.mark.parametrize("edition", MISTAKES)
def test_expensive_mistakes(edition: str) -> None:
    won = 10 if edition == "bb2016" else 0
    for treasury, row in MISTAKES[edition].items():
        for face, result in enumerate(row, 1):
            rolls = {"winnings": ["1"]} if won else {}
            if treasury >= 100:
                rolls["expensive mistakes"] = [str(face)]
            sheet = sheet_of(edition, {"treasury": treasury - won})
            desk = books(sheet, of_result(edition, "lost", fans=(0, 0)), rolls=rolls)
            desk.finish()
            found = [each.why for each in desk.events(Gold) if each.why != "winnings"]
            assert bool(found) is bool(result), (treasury, face, found)
            assert all(result in each for each in found), (treasury, face)
