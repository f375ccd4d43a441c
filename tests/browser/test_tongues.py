"""The pages in another language."""

from __future__ import annotations

from collections.abc import Callable

from browser.visitor import PHONE, Visitor
from web.server import Served

Visit = Callable[..., Visitor]


def test_a_german_browser_is_spoken_to_in_german_until_english_is_chosen(visit: Visit) -> None:
    page = visit(locale="de-AT").go()
    page.get_by_role("button", name="Anstoß").wait_for()
    assert page.locator("html").get_attribute("lang") == "de"
    page.get_by_role("button", name="Einstellungen").click()
    page.get_by_label("Sprache").select_option("en")
    page.get_by_role("button", name="Kick off").wait_for()
    assert page.locator("html").get_attribute("lang") == "en"
    page.reload()
    page.get_by_role("button", name="Kick off").wait_for()


def test_questions_and_what_happens_are_told_in_german(visit: Visit, table: Served) -> None:
    begun = table.begin(away={"roster": "orc", "seat": "me"}, options={"inducements": False})
    page = visit(PHONE, touch=True, locale="de-DE").sit(begun)
    page.get_by_text("Kopf oder Zahl?").first.wait_for()
    page.get_by_role("button", name="Kopf").tap()
    page.get_by_text("anstoßen oder annehmen?").first.wait_for()
    page.get_by_role("button", name="Spieler, Verlauf und Bänke zeigen").tap()
    page.get_by_role("tab", name="Verlauf").tap()
    page.get_by_text("gewinnen die Münze").first.wait_for()
