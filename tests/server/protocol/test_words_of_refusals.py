"""Whatever the server may refuse with has words in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import signoria.server
from signoria.core.text.words import LANGUAGES, catalogue

SERVER = Path(signoria.server.__file__).parent
MESSAGE = re.compile(r"\"((?:refused|closing|no-such|bad|cannot|option)-[a-z0-9-]+)\"")


def messages() -> set[str]:
    """Every message that the server's code names."""
    return {name for file in SERVER.rglob("*.py") for name in MESSAGE.findall(file.read_text())}


def test_the_server_names_its_messages() -> None:
    assert {"refused-stale", "closing-too-much", "no-such-game", "refused-empty"} <= messages()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    words = catalogue(language)
    assert {name for name in messages() if not words.has(name)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_for_a_refusal_that_there_is_not(language: str) -> None:
    text = (Path(signoria.__file__).parent / "locale" / f"{language}.ftl").read_text()
    written = set(re.findall(r"^((?:refused|closing)-[a-z0-9-]+) =", text, re.MULTILINE))
    assert written - messages() == set()
