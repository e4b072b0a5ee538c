"""Names of people: which are taken as they are, which are refused, and which are taken for one another."""

# ruff: noqa: RUF001 - letters that look like others are what this is about
from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.server.http.routes.tables import card_of
from signoria.server.protocol.refusals import Refused
from signoria.server.store.table_lists import Arranged
from signoria.server.tables import entries, requests
from signoria.server.tables.names import checked_name, look_alike
from tests.server.stored import a_row
from tests.server.table_builders import a_table, happen

REAL = [
    "José", "Zoë", "Łukasz", "Αθηνά", "Жанна", "李雷", "Nguyễn", "O'Brien", "O’Brien", "Anne-Marie", "Müller",
    "Straße", "Iñaki", "Ağaoğlu", "Ǿystein", "Đặng Thị", "Ёлка Иванова", "Ева Novak", "ประสิทธิ์",
    "שָׁלוֹם", "नरेंद्र", "བསྒྲུབས", "محمد", "김철수", "さくら",
    "Zürich 2", "R2-D2", "🐱", "X Æ", "Robot", "Bot", "Botticelli", "T.", "n̈",
]  # fmt: skip


def refused(name: str) -> str:
    with pytest.raises(Refused) as refusal:
        checked_name(name)
    return refusal.value.said.say


@pytest.mark.parametrize("name", REAL)
def test_a_real_name_is_taken_as_it_is(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize(
    "name",
    ["", " ", "\u3164", "\u2800\u2800", "\u200b", "\ufeff\u2060", "\U000e0041\U000e0042", "\u115f\u1160", "\uffa0",
     "\u034f", "\ufe0f", "\u00ad", "\u202e", "\0", "...", "- -", "x" * 25],
)  # fmt: skip
def test_a_name_in_which_nothing_is_seen_or_that_is_too_long_is_refused(name: str) -> None:
    assert refused(name) == "refused-name"


@pytest.mark.parametrize(
    "name", ["Z\u0310\u0311\u0312oe", "\u0301Anna", "Anna \u0308", "ก" + "\u0e49" * 4, "a\u20dd\u20de\u20df"]
)
def test_stacked_accents_are_refused(name: str) -> None:
    assert refused(name) == "refused-name-marks"


@pytest.mark.parametrize("name", ["Аnna", "Annа", "Bruno Саrla", "Νico", "Ann\u0430\u200b", "Ꭺnna", "Ａnnа"])
def test_a_word_of_letters_from_alphabets_that_look_alike_is_refused(name: str) -> None:
    assert refused(name) == "refused-name-mixed"


@pytest.mark.parametrize("name", ["bot:novice", "BOT:Anna", "ｂｏｔ：master", "b0t:x", "bo\u200bt:x"])
def test_a_name_that_the_lobby_would_take_for_a_bots_is_refused(name: str) -> None:
    assert refused(name) == "refused-name-bot"


def test_what_is_not_seen_goes_from_a_name() -> None:
    assert checked_name(" An\u200bna\u3164\u3164Maria\ufe0f ") == "Anna Maria"
    assert checked_name("Zoe\u200d\u0308") == "Zoë"


@given(st.text(max_size=60))
def test_a_name_that_is_taken_can_be_printed_and_is_taken_again_as_it_is(name: str) -> None:
    try:
        shown = checked_name(name)
    except Refused:
        return
    assert shown.isprintable() and shown.strip() == shown
    assert checked_name(shown) == shown
    assert look_alike(shown, shown)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "ANNA"), ("Anna", "Ａnna"), ("Papa", "Рара"), ("TOM", "ТОМ"), ("NIK", "ΝΙΚ"), ("νικ", "ΝΙΚ"),
     ("Ilse", "llse"), ("Bernd", "Bemd"), ("Otto", "0tto"), ("O'Brien", "O’Brien"), ("Anne-Marie", "Anne‑Marie"),
     ("Straße", "STRASSE")],
)  # fmt: skip
def test_names_that_look_the_same_are_taken_for_one_another(one: str, other: str) -> None:
    assert look_alike(one, other) and look_alike(other, one)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Anne"), ("José", "Jose"), ("Анна", "Anna"), ("Zoe", "Zoë")])
def test_names_that_differ_are_not(one: str, other: str) -> None:
    assert not look_alike(one, other)


def test_two_people_at_a_table_cannot_have_the_same_look() -> None:
    table = a_table()
    happen(table, requests.sit(table, 0, "anna", "Papa", None, "n", "a"))
    happen(table, entries.Reserved(1, "bruno", "Bruno", "este"))
    for name in ("papa", "Рара", "BRUNO"):
        with pytest.raises(Refused, match="refused-name-taken"):
            requests.sit(table, 2, "carla", name, None, "n", "c")
    happen(table, requests.sit(table, 1, "bruno", "Bruno", None, "n", "b"))
    happen(table, entries.Arranged("open", one_device=True))
    happen(table, requests.sit(table, 2, "anna", "Papa", None, "n", "c"))
    happen(table, requests.sit(table, 3, "carla", "Carla", None, "n", "d"))


def test_in_a_list_a_bot_is_known_by_its_level_and_by_no_name() -> None:
    table = a_table()
    happen(table, requests.sit(table, 0, "anna", "Anna", None, "n", "a"))
    happen(table, requests.seat_bot(table, 2, "anna", "novice"))
    card = card_of(a_row("table", names=table.names()), Arranged(), {}, slow=False)
    assert card.names == ["Anna", "", "", ""]
    assert card.levels == [None, None, "novice", None]
