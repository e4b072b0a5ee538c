"""Keeping order: a line is reported, a host keeps its author out, and the author reads until when and why."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.looking import look
from tests.browser.person import PHONE, Person
from tests.browser.test_chat import about, say
from tests.browser.trouble import Trouble
from tests.server.order.keepers import id_of, set_role
from tests.server.running import Server

VILE = "Che capra!"
SECTIONS = ("log", "sanctions", "tables", "people", "state", "settings")


def make_keeper(person: Person, house: Server, name: str, role: str) -> None:
    """Somebody becomes a member, and a host or an administrator."""
    person.enter(name)
    person.page.request.post(f"{house.address}/api/sign-in/new", headers={"Origin": house.address})
    set_role(house, id_of(house, name), role)


def do(person: Person, message: str, name: str, why: str) -> None:
    """Something that asks why."""
    label = person.says("page-labelled", label=person.says(message), value=name)
    person.page.get_by_role("button", name=label, exact=True).click()
    form = person.page.get_by_role("form", name=label)
    form.get_by_label(re.compile(re.escape(person.says("page-order-why")))).fill(why)
    form.get_by_role("button", name=person.says(message), exact=True).click()
    expect(form).to_have_count(0)


def report(person: Person, text: str, name: str) -> None:
    about(person, text, name, "page-report")
    person.page.get_by_label(person.says("page-report-words")).fill("Ogni sera")
    person.button("page-report-send").click()
    expect(person.page.get_by_text(person.says("page-report-sent"))).to_be_visible()
    person.page.get_by_role("dialog").get_by_role("button", name=person.says("page-close"), exact=True).click()


def entry_about(person: Person, name: str) -> Locator:
    """The report about somebody."""
    return person.page.get_by_role("listitem").filter(has_text="Ogni sera").filter(has_text=name)


def rude_evening(visit: Visit, language: str, name: str, **how: object) -> tuple[Person, Person]:
    """Somebody who is reported, and who reported them."""
    ada, rude = visit(language=language, **how), visit(language=language, **how)
    ada.enter("Ada")
    link = ada.open_table("Patrician", 2)
    rude.page.goto(link)
    rude.enter(name)
    rude.sit(1)
    say(rude, VILE)
    return ada, rude


def test_who_was_reported_is_kept_out_and_reads_why(visit: Visit, house: Server) -> None:
    ada, rude = rude_evening(visit, "en", "Rocco")
    report(ada, VILE, "Rocco")
    hugo = visit()
    make_keeper(hugo, house, "Hugo", "host")
    hugo.page.goto(f"{house.address}/admin")
    expect(entry_about(hugo, "Rocco").get_by_text(VILE)).to_be_visible()
    do(hugo, "page-act-ban", "Rocco", "Capra no")
    expect(rude.heading(rude.says("page-banned"))).to_be_visible()
    expect(rude.page.get_by_text("Capra no")).to_be_visible()


@pytest.mark.full
@pytest.mark.parametrize(("language", "how"), [("en", {}), ("fr", PHONE)])
def test_the_whole_walk_in_both_languages_on_both_sizes(
    visit: Visit, house: Server, trouble: Trouble, language: str, how: dict[str, object]
) -> None:
    trouble.expected = "403"  # what the browser says when who is kept out asks for anything
    name = f"Rudi {language}"
    ada, rude = rude_evening(visit, language, name, **how)
    about(ada, VILE, name, "page-report")
    look(ada, f"report-{language}")
    ada.page.keyboard.press("Escape")
    report(ada, VILE, name)
    host = visit(language=language, **how)
    make_keeper(host, house, f"Aldo {language}", "administrator")
    host.page.goto(f"{house.address}/admin")
    entry = entry_about(host, name)
    expect(entry.get_by_text(VILE)).to_be_visible()
    look(host, f"reports-{language}")
    do(host, "page-chat-remove", name, "Rude")
    expect(ada.chat.get_by_text(VILE)).to_have_count(0)
    do(host, "page-act-ban", name, "Goats")
    expect(rude.heading(rude.says("page-banned"))).to_be_visible()
    look(rude, f"banned-{language}")
    rude.page.reload()
    expect(rude.heading(rude.says("page-banned"))).to_be_visible()
    do(host, "page-report-close", name, "kept out for a day")
    expect(entry).to_have_count(0)
    for section in SECTIONS:
        host.page.get_by_role("radio", name=host.says(f"page-order-{section}"), exact=True).check()
        expect(host.page.get_by_role("status").filter(has_text=host.says("page-loading"))).to_have_count(0)
        look(host, f"admin-{section}-{language}")
    greeting = host.page.get_by_label(
        host.says(
            "page-labelled", label=host.says("page-text-greeting"), value={"en": "English", "fr": "Français"}[language]
        )
    )
    greeting.fill("Bienvenue & <b>welcome</b>")
    greeting.press("Tab")
    host.page.keyboard.press("Enter")
    expect(host.page.get_by_text(host.says("page-saved"))).to_have_count(1)
    ada.page.goto(house.address)
    expect(ada.page.get_by_text("Bienvenue & <b>welcome</b>")).to_be_visible()
    expect(ada.page.get_by_text(ada.says("page-report-dealt-with", count=1))).to_be_visible()
    look(ada, f"lobby-of-a-house-{language}")
    ada.button("page-report-read").click()
    expect(ada.button("page-report-read")).to_have_count(0)
    host.page.get_by_role("radio", name=host.says("page-order-sanctions"), exact=True).check()
    do(host, "page-lift-ban", name, "Sorry")
    rude.button("page-try-again").click()
    expect(rude.heading(rude.says("page-banned"))).to_have_count(0)
