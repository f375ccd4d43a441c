"""Reference sheets in the browser: on two printed pages, for two teams, and for one's own."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from browser.axe import findings
from browser.visitor import LAPTOP, PHONE, Visitor
from web.server import Served

from pigskin.editions import EDITIONS
from pigskin.sheets import versus_sheet
from pigskin.teams import ready_team, team_to_toml

if TYPE_CHECKING:
    from playwright.sync_api import Page

Visit = Callable[..., Visitor]
SIZES = {"laptop": LAPTOP, "phone": PHONE}
LONG = 120_000  # milliseconds: every roll is tried out, and the machine may be busy


def shown(visitor: Visitor, address: str) -> Page:
    page = visitor.go(address)
    page.locator("main section.card").first.wait_for(timeout=LONG)
    page.wait_for_load_state("networkidle")
    return page


def sheets_of_paper(page: Page, paper: str) -> int:
    printed = page.pdf(format=paper, prefer_css_page_size=True)
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", printed))


@pytest.mark.slow
@pytest.mark.parametrize("edition", [each.id for each in EDITIONS])
def test_the_tables_of_an_edition_are_printed_on_two_pages(visit: Visit, edition: str) -> None:
    page = shown(visit(theme="dark"), f"/sheets/{edition}")
    assert page.locator(".page").count() == 2
    assert [sheets_of_paper(page, paper) for paper in ("A4", "Letter")] == [2, 2]


def test_one_team_against_another(visit: Visit, table: Served) -> None:
    """The figures are those of the sheet; with a re-roll they are others."""
    told = versus_sheet("lrb6", "human", "goblin")
    page = shown(visit(), "/sheets/lrb6/human/goblin")
    page.get_by_role("heading", name="Human against Goblin", exact=True).wait_for()
    catcher = next(each for each in told["home"]["positions"] if each["name"] == "Catcher")
    row = page.locator("section.home tr", has=page.locator("th b", has_text="Catcher")).first
    dodge = row.locator("td").first
    assert dodge.inner_text().split() == ["3+*", "89"]
    assert str(dodge.get_attribute("title")).startswith(catcher["dodge"][0]["text"])
    thrower = page.locator("section.home tr", has=page.locator("th b", has_text="Thrower")).first
    assert thrower.locator("td").first.inner_text().split() == ["3+", "67"]
    page.get_by_label("With a team re-roll").check()
    assert thrower.locator("td").first.inner_text().split() == ["3+", "89"]
    blocks = page.get_by_role("region", name="Blocks of Human against Goblin")
    assert blocks.locator("tbody td").first.inner_text().startswith("2 dice")
    page.get_by_role("combobox", name="Against").select_option("orc")
    page.get_by_role("heading", name="Human against Orc", exact=True).wait_for(timeout=LONG)
    assert page.url.endswith("/sheets/lrb6/human/orc")


def test_a_team_of_ones_own_is_chosen_from_the_list(visit: Visit, table: Served) -> None:
    text = team_to_toml(ready_team("lrb6", "human"))
    read = table.http.post("/api/teams", json={"edition": "lrb6", "text": text}).json()
    kept = json.dumps([{"edition": "lrb6", **read}])
    visitor = visit()
    visitor.context.add_init_script(f"localStorage.setItem('pigskin teams', {json.dumps(kept)})")
    page = shown(visitor, "/sheets/lrb6/goblin/goblin")
    name = read["shown"]["team"]["name"]
    page.get_by_role("combobox", name="Against").select_option(label=name)
    title = page.get_by_role("heading", name=f"Goblin against {name}", exact=True)
    title.wait_for(timeout=LONG)


@pytest.mark.parametrize(
    ("address", "says", "leads"),
    [
        ("/sheets/bb1999", "There is no edition “bb1999”.", "LRB6"),
        ("/sheets/lrb6/orx/human", "LRB6 has no team “orx”.", "Orc"),
        ("/sheets/lrb6/human/own%3A%20x", "does not keep that team", "Orc"),
    ],
)
def test_a_bad_address_says_what_is_wrong(
    visit: Visit, address: str, says: str, leads: str
) -> None:
    page = visit().go(address)
    page.get_by_role("heading", name=says).wait_for()
    link = page.locator("main ul").get_by_role("link", name=leads).first
    assert str(link.get_attribute("href")).startswith("/sheets/")


def test_the_first_page_leads_to_the_sheet_of_its_teams(visit: Visit) -> None:
    link = visit().go("/").get_by_role("link", name="Compare them on a sheet")
    assert link.get_attribute("href") == "/sheets/bb2020/human/orc"
    link.click(trial=True)  # nothing lies over it


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_on_the_sheets(visit: Visit, size: str) -> None:
    visitor = visit(SIZES[size], touch=size == "phone")
    for address in ("/sheets/lrb6", "/sheets/lrb6/human/goblin"):
        shown(visitor, address)
        assert f"{address}: {findings(visitor)}" == f"{address}: "
        wide = visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, address
