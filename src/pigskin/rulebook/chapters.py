"""The rules index as entries, each rule with what it belongs to: a skill, an event, a star..."""

from __future__ import annotations

from typing import Final

from pigskin.edition import Edition
from pigskin.rulebook.entries import Entry, slug
from pigskin.rules_index import CARDS, Rule, rules
from pigskin.rules_index import editions as with_rules
from pigskin.sheets.forms import untitled

# The first word of a rule's id, and the kinds of entry it may be a part of.
_KINDS: Final[dict[str, tuple[str, ...]]] = {
    "skill": ("skill",),
    "cards": ("card",),
    "star": ("star",),
    "kickoff": ("kick-off",),
    "weather": ("weather",),
    "prayers": ("prayer",),
    "inducements": ("inducement", "spell"),
}
_LEAST: Final = 4  # letters: shorter names are not taken for a part of longer ones


def chapters(edition: Edition, others: list[Entry]) -> list[Entry]:
    """Every rule; the entries it is a part of are told so."""
    known = rules(edition.id) if edition.books.root in with_rules() else ()
    found = []
    for rule in known:
        owner = _owner(rule, others)
        entry = Entry("rule", rule.id, rule.title, rule.text, rule.chapter, rule.note)
        if owner is not None:
            entry.of = owner.address
            if owner.kind == "star":
                _tell(owner, rule)
            elif owner.kind != "card":  # a card and its rule are the same words
                owner.parts.append(rule.id)
        found.append(entry)
    return found


def _tell(star: Entry, rule: Rule) -> None:
    """What only this star can do, in the words of the index and with its note."""
    for row in star.rows:
        if slug(row["name"]) == _star_rule(rule):
            row["text"] = rule.text
    star.note = rule.note


def _star_rule(rule: Rule) -> str:
    return slug(rule.title.partition(" (")[0])


def _owner(rule: Rule, others: list[Entry]) -> Entry | None:
    """What a rule is about, if that has an entry of its own."""
    first, _, rest = rule.id.partition(".")
    kinds = _KINDS.get(first, ())
    about = [each for each in others if each.kind in kinds]
    if first == "skill":
        name = rest.partition(".")[0]
        return next((each for each in about if each.id == name), None)
    if first == "star":
        called = _star_rule(rule)
        having = [each for each in about if called in [slug(row["name"]) for row in each.rows]]
        return having[0] if having else None
    title = slug(rule.title if rule.chapter == CARDS else _about(rule))
    return next((each for each in about if each.id == title), None) or next(
        (each for each in about if len(title) >= _LEAST and _within(title, each.id)), None
    )


def _about(rule: Rule) -> str:
    """ "10: Blitz, its end" is about Blitz, "Zap: the frog" about Zap."""
    return untitled(rule).partition(": ")[0].partition(", ")[0].partition(" (")[0]


def _within(title: str, id: str) -> bool:
    """Bribe is Bribes, Trundlefoot Triplets are The Trundlefoot Triplets."""
    return id in (f"{title}s", f"the-{title}") or f"{id}s" == title or id.startswith(f"{title}-")
