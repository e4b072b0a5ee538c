"""Notices: what a device shows of a push, what a member chooses, the games that wait, and letters that are stopped."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, quick
from tests.browser.looking import look_closely
from tests.browser.person import Person
from tests.browser.trouble import Trouble
from tests.server.accounts.mailbox import Mailbox, mail_server
from tests.server.notices.push_service import Browser, Listening, listening
from tests.server.notices.test_webhooks import checked
from tests.server.running import Server

ADA = "ada@example.org"
TAKEN_OVER = "() => navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')"
COUNT_SHOWN = """
() => {
  const { prototype } = ServiceWorkerRegistration, { showNotification } = prototype;
  self.shown = 0;
  prototype.showNotification = async function (...told) {
    await showNotification.apply(this, told);
    self.shown += 1;
  };
}
"""
SHOWN = """
() => navigator.serviceWorker.ready.then((registration) => registration.getNotifications()).then((all) =>
  all.map(({ title, body, lang, tag, data }) => ({ title, body, lang, tag, url: data.url })))
"""


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with mail_server() as running:
        yield running


@pytest.fixture
def service() -> Iterator[Listening]:
    with listening() as running:
        yield running


class Device:
    """A device whose browser may show notices, and is pushed to.

    Nothing asks what is shown while a notice is on its way: Chromium drops from its list what it has not drawn yet.
    """

    def __init__(self, person: Person, address: str) -> None:
        self.page, self.address = person.page, address
        self.page.context.grant_permissions(["notifications"], origin=address)
        self.page.wait_for_function(TAKEN_OVER)
        (self._worker,) = self.page.context.service_workers
        self._worker.evaluate(COUNT_SHOWN)
        self._session = self.page.context.new_cdp_session(self.page)
        self._known: list[str] = []
        self._pushed = 0
        self._session.on("ServiceWorker.workerRegistrationUpdated", self._heard)
        self._session.send("ServiceWorker.enable")

    def _heard(self, said: dict[str, Any]) -> None:
        self._known += [one["registrationId"] for one in said["registrations"] if not one["isDeleted"]]

    def push(self, **said: Any) -> None:
        """What comes through the browser's service, decrypted."""
        while not self._known:
            self.page.wait_for_timeout(20)
        data = json.dumps({"lang": "fr", "at": 1_700_000_000, "waiting": [], "kind": "turn", **said})
        told = {"origin": self.address, "registrationId": self._known[-1], "data": data}
        self._session.send("ServiceWorker.deliverPushMessage", told)
        self._pushed += 1

    def shows(self, *tags: str) -> list[dict[str, str]]:
        """What is shown when all that was pushed is, which is about these things."""
        deadline = time.monotonic() + 30
        while (shown := self._worker.evaluate("self.shown")) < self._pushed:
            assert time.monotonic() < deadline, f"{shown} of {self._pushed}"
            self.page.wait_for_timeout(20)
        found: list[dict[str, str]] = self.page.evaluate(SHOWN)
        assert sorted(one["tag"] for one in found) == sorted(tags)
        return found


def about(table: str, body: str, **more: Any) -> dict[str, Any]:
    return {"table": table, "tag": f"table {table}", "url": f"/t/{table}", "title": "Patrician", "body": body, **more}


def test_a_device_shows_what_is_pushed_and_forgets_turns_that_have_passed(visit: Visit, house: Server) -> None:
    device = Device(visit(), house.address)
    device.push(**about("one", "C’est votre tour.", waiting=["one"]))
    expected = {"title": "Patrician", "body": "C’est votre tour.", "lang": "fr", "tag": "table one", "url": "/t/one"}
    assert device.shows("table one") == [expected]
    device.push(**about("one", "Votre temps s’épuise.", kind="time", waiting=["one"]))
    device.push(**about("two", "Votre partie est terminée.", kind="ended", waiting=["one"]))
    assert {one["body"] for one in device.shows("table one", "table two")} == {
        "Votre temps s’épuise.",
        "Votre partie est terminée.",
    }
    device.push(**about("three", "C’est votre tour.", waiting=["three"]))
    device.shows("table two", "table three")


@pytest.mark.full
def test_a_member_chooses_what_they_are_told_and_tries_it(
    tmp_path: Path, visit: Visit, mailbox: Mailbox, service: Listening, trouble: Trouble
) -> None:
    settings = quick(mail_server=mailbox.address, notice_networks="127.0.0.0/8", notice_after=1.0)
    with Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "server.log", settings) as server:
        for language in ("en", "fr"):
            ada = visit(server, language)
            ada.enter("Ada")
            ada.page.goto(f"{server.address}/account")
            ada.button("page-codes-sign-up").click()
            ada.button("page-codes-sign-up").click()
            ada.button("page-codes-kept").click()
            expect(ada.page.get_by_text(ada.says("page-notices-nowhere"))).to_be_visible()
            hook = ada.page.get_by_role("region", name=ada.says("page-webhook"))
            where = hook.get_by_label(ada.says("page-webhook-address"))
            trouble.expected = "422"
            where.fill("https://10.0.0.1/")
            hook.get_by_role("button", name=ada.says("page-save")).click()
            expect(ada.page.get_by_text(ada.says("refused-webhook"))).to_be_visible()
            where.fill(f"{service.address}/ada")
            hook.get_by_role("button", name=ada.says("page-save")).click()
            secret = hook.locator("code").inner_text()
            hook.get_by_role("button", name=ada.says("page-notice-try")).click()
            assert checked(service.wait(), secret)["kind"] == "trial"
            expect(hook.get_by_text("201")).to_be_visible()
            chosen = ada.page.get_by_role("group", name=ada.says("page-notice-ended"))
            chosen.get_by_label(ada.says("page-by-webhook")).uncheck()
            look_closely(ada, f"account-notices-{language}")
            ada.page.reload()
            expect(chosen.get_by_label(ada.says("page-by-webhook"))).not_to_be_checked()
            expect(hook.locator("code")).to_have_count(0)
            subscription = Browser().subscription(f"{service.address}/device")
            ada.page.evaluate(
                """(body) => fetch("/api/account/push", { method: "PUT", body: JSON.stringify(body),
                  headers: { "Content-Type": "application/json" } })""",
                subscription,
            )
            ada.page.reload()
            expect(ada.page.get_by_text(ada.says("page-push-here"))).to_be_visible()
            look_closely(ada, f"account-push-{language}")
            service.requests.clear()


@pytest.mark.full
def test_the_games_that_wait_are_on_one_page_and_counted_in_the_header(tmp_path: Path, visit: Visit) -> None:
    with Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "server.log", quick()) as server:
        for language in ("en", "fr"):
            ada = visit(server, language)
            link = ada.page.get_by_role("link", name=re.compile(ada.says("page-turns-link", count=0)))
            expect(ada.card("Patrician")).to_be_visible()
            expect(link).to_have_count(0)
            ada.enter("Ada")
            link.click()
            expect(ada.page.get_by_text(ada.says("page-turns-none"))).to_be_visible()
            look_closely(ada, f"turns-none-{language}")
            for _ in range(2):
                ada.page.goto(server.address)
                ada.open_against_bots("The Princes of Florence", 3)
            here = ada.page.url
            expect(link).to_have_accessible_name(ada.says("page-turns-link", count=1))
            link.click()
            expect(ada.heading(ada.says("page-turns-waiting", count=2))).to_be_visible()
            look_closely(ada, f"turns-{language}")
            ada.page.locator(f"a[href='{here.removeprefix(server.address)}']").click()
            ada.page.wait_for_url(here)


@pytest.mark.full
def test_who_is_waited_for_for_days_is_written_to_and_stops_it_with_one_click(
    tmp_path: Path, visit: Visit, mailbox: Mailbox
) -> None:
    settings = quick(mail_server=mailbox.address, turn_mail_after=1.0)
    with Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "server.log", settings) as server:
        ada, other = visit(server), visit(server, "fr")
        ada.enter("Ada")
        ada.page.goto(f"{server.address}/account")
        ada.page.get_by_label(ada.says("page-mail-address")).fill(ADA)
        ada.button("page-link-ask").click()
        ada.page.goto(f"{server.address}/sign-in#{mailbox.token(ADA)}")
        ada.button("page-do-sign-up").click()
        mine = ada.page.get_by_role("group", name=ada.says("page-notice-turn"))
        wished = mine.get_by_label(ada.says("page-by-mail"))
        expect(wished).to_be_checked()
        wished.uncheck()
        ada.page.reload()
        expect(wished).not_to_be_checked()
        wished.check()
        look_closely(ada, "account-letters")

        ada.page.goto(server.address)
        form = ada.open_form("The Princes of Florence")
        ada.pick_seats(form, 3)
        form.get_by_text(ada.says("page-friends-more")).click()
        form.get_by_label(ada.says("page-clock"), exact=True).select_option("move 86400 0")
        ada.open_for_friends(form)
        for number in (1, 2):
            ada.seat_bot(number)
        ada.start()
        ada.page.goto("about:blank")
        letter = mailbox.wait(ADA, 2).get_content()
        assert "The Princes of Florence, 24 hours left: http" in letter
        key = re.search(r"/letters#([A-Za-z0-9_-]+)", letter)
        assert key is not None
        other.page.goto(f"{server.address}/letters#{key[1]}")
        expect(other.page.get_by_text(other.says("page-letters-stopped"))).to_be_visible()
        look_closely(other, "letters-fr")
        ada.page.goto(f"{server.address}/account")
        expect(wished).not_to_be_checked()
        look_closely(ada, "letters-account")
        other.button("page-letters-resume").click()
        expect(other.page.get_by_text(other.says("page-letters-resumed"))).to_be_visible()
        ada.page.reload()
        expect(wished).to_be_checked()
        ada.page.goto(f"{server.address}/")
        expect(ada.page.get_by_text(re.compile("24 hours left|23 hours left"))).to_be_visible()
        look_closely(ada, "lobby-clock")
