"""Installed on a phone: the manifest, its icons, and a page that says so where there is no connection."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, quick
from tests.browser.trouble import UNREACHABLE, Trouble
from tests.server.running import Server

TAKEN_OVER = "() => navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')"


def test_the_manifest_is_one_a_browser_installs(visit: Visit, house: Server) -> None:
    ada = visit()
    session = ada.page.context.new_cdp_session(ada.page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert (manifest["name"], manifest["start_url"], manifest["display"]) == ("Signoria", "/", "standalone")
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    ada.page.wait_for_function(TAKEN_OVER)
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []
    for icon in manifest["icons"]:
        with urlopen(f"{house.address}{icon['src']}") as answer:
            content = answer.read()
            assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", content[16:24])
            assert f"{width}x{height}" == icon["sizes"]


@pytest.mark.full
@pytest.mark.parametrize("path", ["/", "/g/patrician"])
def test_without_a_connection_the_page_says_so_in_both_languages(
    tmp_path: Path, visit: Visit, trouble: Trouble, path: str
) -> None:
    with Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "server.log", quick()) as server:
        ada = visit(server)
        expect(ada.card("Patrician")).to_be_visible()
        ada.page.wait_for_function(TAKEN_OVER)
        trouble.expected = UNREACHABLE
        server.kill()
        ada.page.goto(f"{server.address}{path}")
        expect(ada.heading("You are offline")).to_be_visible()
        expect(ada.heading("Vous êtes hors ligne")).to_be_visible()
        assert ada.page.locator("img").evaluate("(image) => image.naturalWidth > 0")
        assert ada.page.evaluate("getComputedStyle(document.querySelector('main')).display") == "grid"
        server.start()
        ada.page.get_by_role("link", name="Try again").click()
        expect(ada.heading("Patrician").first).to_be_visible()


def test_nothing_but_the_offline_page_is_kept(visit: Visit) -> None:
    ada = visit()
    ada.play_now("Patrician")
    assert ada.wait_for_question() == "moves"
    ada.page.wait_for_function(TAKEN_OVER)
    kept = ada.page.evaluate("""
      async () => {
        const paths = [];
        for (const name of await caches.keys())
          for (const request of await (await caches.open(name)).keys()) paths.push(new URL(request.url).pathname);
        return paths.sort();
      }
    """)
    assert kept == ["/favicon.svg", "/offline.css", "/offline.html"]
