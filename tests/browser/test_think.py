"""The rules in a browser: the same games as here, the same search, and a position of a seat from the server."""

from __future__ import annotations

import os
from base64 import b64decode
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import expect

import signoria
from signoria.core.search.tree import Tree
from signoria.core.wasm import as_text
from tests.browser.conftest import Visit
from tests.browser.looking import look_closely
from tests.browser.person import Person
from tests.core.wasm_checksums import blank_states, checksum_of_game
from tests.play import Setting
from tests.thinning import step_of

pytestmark = pytest.mark.compiles

GAMES = int(os.environ.get("SIGNORIA_TEST_GAMES", "0"))
"""Games a setting; 50 are played before a release."""
AS_TEXT = "bytes => btoa(String.fromCharCode(...bytes))"
CHECKSUMS = """
async (states) => {
  const sums = [];
  for (const state of states) {
    await rules.ask("load", Uint8Array.from(atob(state), (letter) => letter.charCodeAt(0)));
    sums.push(await rules.ask("checksum"));
  }
  return sums;
}
"""
SEARCH = f"""
async () => {{
  const [seat, number] = [31 - Math.clz32(await rules.ask("waiting")), 77n << 22n];
  const thought = await rules.ask("search", seat, {{ seconds: 1 }}, number);
  return {{ seat, ...thought, state: ({AS_TEXT})(await rules.ask("save")) }};
}}
"""


def think(visit: Visit, where: str = "/think", **how: Any) -> Person:
    """Somebody on the page that shows the rules in the browser."""
    person = visit(**how)
    person.page.goto(f"{person.page.url.rstrip('/')}{where}")
    expect(person.button("think-search", seconds=1)).to_be_enabled()
    return person


@pytest.mark.few(1)
def test_games_go_in_chromium_as_they_do_here(visit: Visit, setting: Setting) -> None:
    ada = think(visit, f"/think?game={setting.name}")
    blanks = blank_states(setting, GAMES or 10 // step_of(5))
    here = [checksum_of_game(setting.game, blanks[place : place + 1]) for place in range(len(blanks))]
    assert ada.page.evaluate(CHECKSUMS, [as_text(blank.tobytes()) for blank in blanks]) == here


@pytest.mark.few(1)
@pytest.mark.parametrize("name", signoria.GAMES)
def test_a_search_in_chromium_finds_the_move_that_one_here_finds(visit: Visit, name: str) -> None:
    ada = think(visit, f"/think?game={name}")
    found = ada.page.evaluate(SEARCH)
    game = signoria.game(name)
    tree = Tree(game)
    tree.states[:1] = np.frombuffer(b64decode(found["state"]), game.kit.state.DTYPE)
    here = tree.grow(game.compiled, found["seat"], found["simulations"], 77 << 22)
    assert {move["action"]: move["visits"] for move in found["moves"]} == {
        action: tried.visits for action, tried in here.items()
    }


@pytest.mark.full
def test_the_page_looks_ahead_and_plays_out(visit: Visit) -> None:
    ada = think(visit, language="fr")
    ada.button("think-search", seconds=1).click()
    expect(ada.page.locator("[data-simulations]")).to_be_visible()
    ada.button("think-play-out", seconds=1).click()
    rate = ada.page.locator("[data-rate]")
    expect(rate).to_be_visible()
    assert float(rate.get_attribute("data-rate") or 0) > 10_000
    look_closely(ada, "think")


def test_a_seat_at_a_table_is_thought_for_with_what_it_may_know(visit: Visit) -> None:
    ada = visit()
    ada.enter("Ada")
    ada.play_now("Patrician")
    ada.wait_for_question()
    ada.button("page-hint").click()
    expect(ada.page.get_by_role("region", name=ada.says("page-hint-moves"), exact=True)).to_be_visible()
    table = ada.page.url.rsplit("/", 1)[1]
    ada.page.goto(ada.page.url.replace(f"/t/{table}", f"/think?table={table}&seat=0"))
    ada.button("think-search", seconds=1).click()
    expect(ada.page.locator("tbody tr").first).to_be_visible()
