"""Papers of leagues in a browser: one sheet of paper, nothing for axe to find, and nothing wider
than a phone."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest
from browser.axe import findings
from browser.visitor import LAPTOP, PHONE, Visitor
from league.paper import HOSTILE, full_sheet
from league.test_seasons import finish, founded, settle

from pigskin.league import seasons
from pigskin.league.papers import league_report_html, team_sheet_html
from pigskin.league.store import LeagueStore

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("papers") / "one.league"
    with LeagueStore(str(path), create=True) as store:
        office = founded(store, "bb2020")
        chance = random.Random(5)
        for fixture in seasons.schedule(office):
            settle(office, fixture, chance)
        office.rename("the-orc", HOSTILE)
        seasons.deduct(office, "the-orc", 2, "late again")
        finish(office, chance)
        return league_report_html(office)


def sheets_of_paper(browser: Browser, html: str) -> int:
    page = browser.new_page(color_scheme="dark")
    page.set_content(html)
    printed = page.pdf(prefer_css_page_size=True)
    page.close()
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", printed))


@pytest.mark.parametrize(
    "skills", [8, *(pytest.param(fewer, marks=pytest.mark.soak) for fewer in (0, 4))]
)
@pytest.mark.parametrize(
    ("edition", "roster"), [("lrb6", "human"), ("bb2020", "underworld_denizens")]
)
def test_a_full_team_is_printed_on_one_page(
    browser: Browser, edition: str, roster: str, skills: int
) -> None:
    sheet = full_sheet(edition, roster, skills=skills)
    assert sheets_of_paper(browser, team_sheet_html(sheet)) == 1


@pytest.mark.slow
def test_axe_finds_nothing_on_papers(browser: Browser, report: str) -> None:
    """The sheet as cards on a phone, the report with everything opened."""
    sheet = team_sheet_html(full_sheet("bb2020"))
    for html, size in ((sheet, PHONE), (report, LAPTOP)):
        visitor = Visitor(browser, "", size, touch=size == PHONE)
        visitor.page.set_content(html)
        visitor.page.evaluate(
            "for (const it of document.querySelectorAll('details')) it.open = true"
        )
        assert findings(visitor) == ""
        visitor.leave()


def test_papers_are_no_wider_than_a_phone(browser: Browser, report: str) -> None:
    page = browser.new_page(viewport={"width": PHONE[0], "height": PHONE[1]})
    for html in (
        team_sheet_html(full_sheet("bb2020")),
        team_sheet_html(full_sheet("lrb6")),
        report,
    ):
        page.set_content(html)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.close()
