"""A catalogue parses a message when it is first asked for, and says the same as if it had parsed them all."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import signoria
from signoria.core.text.words import LANGUAGES, Catalogue, word_files

TEXT = """
### A file

-house = Signoria
plain = Nothing else.
    On two lines.
# A comment of the next one.
choice =
    { $count ->
        [one] one { thing }
       *[other] { $count } { things }
    }
thing = card
things = cards of { -house }
"""


@pytest.mark.few(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_found_and_means_what_the_whole_file_says(game_name: str, language: str) -> None:
    files = word_files(signoria.game(game_name).kit.folder, language)
    whole, one_by_one = FluentBundle([language], use_isolating=False), Catalogue(language, files)
    for file in files:
        whole.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    assert len(whole._messages) > 500
    for message in whole._messages:
        assert one_by_one.has(message), message
        one_by_one._parse(message)
        expected, found = (bundle.get_message(message).value for bundle in (whole, one_by_one._bundle))
        assert expected is not None and found is not None
        assert whole.format_pattern(expected, {})[0] == one_by_one._bundle.format_pattern(found, {})[0], message


def test_a_message_brings_those_it_names(tmp_path: Path) -> None:
    file = tmp_path / "words.ftl"
    file.write_text(TEXT, encoding="utf-8")
    words = Catalogue("en", [file])
    assert words.say("choice", count=2) == "2 cards of Signoria"
    assert words.say("choice", count=1) == "one card"
    assert words.say("plain") == "Nothing else.\nOn two lines."
    assert not words.has("else") and not words.has("-house")


def test_threads_that_ask_at_once_are_all_answered(tmp_path: Path) -> None:
    file = tmp_path / "words.ftl"
    file.write_text("".join(f"number-{number} = {{ {number} }}\n" for number in range(300)), encoding="utf-8")
    for _ in range(5):
        words = Catalogue("en", [file])
        with ThreadPoolExecutor(8) as threads:
            asked = [f"number-{number}" for number in range(300) for _ in range(3)]
            assert list(threads.map(words.say, asked)) == [name.removeprefix("number-") for name in asked]
