"""Translators have every sentence of the engine."""

from pathlib import Path

from pigskin.web.sentences import print_sentences


def test_the_sentences_for_translators_are_those_of_the_engine() -> None:
    file = Path(__file__).parents[2] / "web" / "src" / "tongues" / "sentences.ts"
    assert file.read_text(encoding="utf-8") == print_sentences(), (
        "run: python -m pigskin.web.sentences > web/src/tongues/sentences.ts"
    )
