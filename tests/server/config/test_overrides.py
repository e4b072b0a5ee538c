"""Limits are given by name: on the command line, in the environment, and each with its sentence."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest
from typer.testing import CliRunner

from signoria.cli.app import application
from signoria.core.text.words import LANGUAGES, catalogue
from signoria.server.config.kinds import BadSetting
from signoria.server.config.overrides import OPTIONS, every, named, sentence, variable, with_overrides
from signoria.server.config.settings import Limits, Settings

DOCS = Path(__file__).parents[3] / "docs" / "running-a-server.md"
FIELDS = {part.name for part in (*fields(Settings), *fields(Limits))} - {"limits"}


def given(*texts: str, **environment: str) -> Settings:
    return with_overrides(Settings(), texts, environment)


def test_every_field_can_be_given_by_name_or_has_an_option() -> None:
    assert set(named(Settings())) | set(OPTIONS) == set(every(Settings())) == FIELDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_has_its_sentence(language: str) -> None:
    words = catalogue(language)
    assert [name for name in every(Settings()) if not words.has(sentence(name))] == []


def test_the_documents_name_every_setting_with_its_value_and_its_sentence() -> None:
    words = catalogue("en")
    expected = [
        f"| `{name}` | {'none' if value in (None, '') else value} | {words.say(sentence(name))} |"
        for name, value in every(Settings()).items()
    ]
    written = re.findall(r"^\| `[a-z_]+` \| .*$", DOCS.read_text().partition("\n## Settings\n")[2], flags=re.MULTILINE)
    assert written == expected


def test_what_is_given_is_set_and_the_rest_is_as_it_was() -> None:
    settings = given("new_guests=500/hour", "unread=7.5", "outbox=12", "proxies=10.0.0.0/8, ::1")
    assert (settings.limits.new_guests, settings.unread, settings.limits.outbox) == ("500/hour", 7.5, 12)
    assert settings.proxies == "10.0.0.0/8, ::1"
    assert settings.limits.requests == Limits().requests and settings.hello == Settings().hello


def test_the_environment_gives_limits_and_the_command_line_is_stronger() -> None:
    assert variable("new_guests") == "SIGNORIA_NEW_GUESTS"
    assert given(SIGNORIA_NEW_GUESTS="7/minute", SIGNORIA_IDLE="", SIGNORIA_OTHER="x").limits.new_guests == "7/minute"
    assert given("new_guests=8/minute", SIGNORIA_NEW_GUESTS="7/minute").limits.new_guests == "8/minute"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("nonsense=1", "bad-limit-name"),
        ("port=1", "bad-limit-name"),
        ("outbox", "bad-limit-text"),
        ("outbox=", "bad-limit-whole"),
        ("outbox=1.5", "bad-limit-whole"),
        ("outbox=0", "bad-limit-whole"),
        ("outbox=-3", "bad-limit-whole"),
        ("unread=nan", "bad-limit-number"),
        ("unread=inf", "bad-limit-number"),
        ("unread=soon", "bad-limit-number"),
        ("new_guests=30", "bad-limit-rate"),
        ("new_guests=0/hour", "bad-limit-rate"),
        ("new_guests=many/hour", "bad-limit-rate"),
        ("proxies=*", "bad-limit-addresses"),
        ("keep_tables_days=0", "bad-limit-whole"),
        ("keep_tables_days=never", "bad-limit-whole"),
    ],
)
def test_what_cannot_be_set_is_refused_in_a_sentence(text: str, message: str) -> None:
    with pytest.raises(BadSetting) as bad:
        given(text)
    assert bad.value.message == message
    sentences = {catalogue(language).say(message, **bad.value.arguments) for language in LANGUAGES}
    assert len(sentences) == 2 and all(text.partition("=")[0] in sentence for sentence in sentences)
    name, _, value = text.partition("=")
    if value and name in named(Settings()):
        with pytest.raises(BadSetting, match=message):
            given(**{variable(name): value})


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("host", "somewhere", "bad-limit-host"),
        ("port", "-1", "bad-limit-port"),
        ("port", "65536", "bad-limit-port"),
        ("database", "mysql://house", "bad-limit-database"),
        ("database", "postgresql://", "bad-limit-database"),
        ("public_url", "games.example.org", "bad-limit-public-url"),
        ("public_url", "https://games.example.org/signoria", "bad-limit-public-url"),
        ("public_url", "https://games.example.org:port", "bad-limit-public-url"),
        ("workers", "-1", "bad-limit-count"),
        ("workers", "a few", "bad-limit-count"),
        ("bots_secret", "guess me", "bad-limit-secret"),
        ("bots_secret", "une maison très secrète", "bad-limit-secret"),
        ("thought", "601", "bad-limit-thought"),
        ("pace", "-1", "bad-limit-pace"),
        ("pace", "nan", "bad-limit-pace"),
    ],
)
def test_what_an_option_cannot_be_is_refused_in_a_sentence(name: str, value: str, message: str) -> None:
    for options, environment in (({name: value}, {}), ({}, {variable(name): value})):
        with pytest.raises(BadSetting, match=message) as bad:
            with_overrides(Settings(), (), environment, options)
        for language in LANGUAGES:
            assert name in catalogue(language).say(message, **bad.value.arguments)


def test_an_option_is_stronger_than_the_environment() -> None:
    assert with_overrides(Settings(), (), {"SIGNORIA_PORT": "80"}).port == 80
    assert with_overrides(Settings(), (), {"SIGNORIA_PORT": "80"}, {"port": "81", "pace": None}).port == 81


def run(*arguments: str, **environment: str) -> tuple[int, str]:
    done = CliRunner().invoke(application(), ["serve", *arguments, "--lang", "en"], env=environment)
    return done.exit_code, done.output


def test_the_command_lists_every_limit_as_it_is_set_and_keeps_the_token_to_itself() -> None:
    code, output = run("--limits", "--limit", "outbox=12", SIGNORIA_METRICS_TOKEN="palle palle", SIGNORIA_IDLE="33")
    assert code == 0 and "palle" not in output
    assert "outbox=12  SIGNORIA_OUTBOX\n" in output and "idle=33.0  SIGNORIA_IDLE\n" in output
    assert all(f"{name}=" in output and variable(name) in output for name in every(Settings()))


def test_the_command_refuses_a_limit_that_there_is_not() -> None:
    code, output = run("--limit", "nonsense=1")
    assert code == 2 and len(output.splitlines()) == 1 and "new_guests" in output


def test_a_variable_gives_what_an_option_gives() -> None:
    code, output = run("--limits", SIGNORIA_PORT="a port")
    assert code == 2 and "port must be" in output and len(output.splitlines()) == 1
