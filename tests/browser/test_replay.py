"""A game that is over, looked at again: stepped through, seen with other eyes, taken away as text, played on."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Request, expect

from tests.browser.conftest import Visit
from tests.browser.looking import look_closely
from tests.browser.person import THE_END, WIDE, Person, play_out
from tests.browser.trouble import Trouble
from tests.server.running import Server
from tests.server.running import play_out as play_out_over

SEATS = 3
MIDDLE = 30


@pytest.fixture(scope="module")
def over(house: Server) -> str:
    """The id of a table whose game is over."""
    return played(house)


def played(house: Server, most: int = 10_000) -> str:
    """The id of a table at which Bo has played against bots, to the end or so many moves."""
    bo = house.guest("Bo")
    table = bo.open_table("patrician", SEATS, messengers=True, ambassadors=True)
    token = bo.sit(table, 0)
    for seat in range(1, SEATS):
        bo.seat_bot(table, seat)
    bo.start(table)
    page = bo.connect(table, token)
    play_out_over([page], most)
    page.close()
    return table


@pytest.fixture
def ada(visit: Visit, house: Server, over: str) -> Person:
    """Somebody who opens the replay."""
    ada = visit(**WIDE)
    ada.page.goto(f"{house.address}/r/{over}")
    expect(slider(ada)).to_be_visible()
    return ada


def slider(person: Person) -> Locator:
    return person.page.get_by_role("slider", name=person.says("page-replay-slider"))


def steps(house: Server, replay: str) -> int:
    return int(house.guest("Cy").get(f"/api/replays/{replay}")["steps"])


def expect_step(person: Person, step: int) -> None:
    """The slider is there, the board is no longer on its way, and the address says it."""
    expect(slider(person)).to_have_value(str(step))
    expect(person.page.locator("[aria-busy=true]")).to_have_count(0)
    person.page.wait_for_url(re.compile(rf"[?]step={step}\b" if step else r"/r/\w+(?!.*step)"))


def marked(person: Person) -> Locator:
    """The lines of the log that the step told."""
    return person.log.locator("[aria-current=step]")


@pytest.mark.full
def test_a_game_is_stepped_through_by_slider_keys_buttons_and_log(ada: Person, house: Server, over: str) -> None:
    last = steps(house, over)
    slider(ada).fill(str(MIDDLE))
    expect_step(ada, MIDDLE)
    expect(slider(ada)).to_have_attribute("aria-valuetext", re.compile(f"^Move {MIDDLE} of {last}: .*[.]$"))
    slider(ada).press("ArrowRight")
    expect_step(ada, MIDDLE + 1)
    expect(marked(ada).first).to_be_in_viewport()
    ada.page.locator("#content").focus()
    for key, step in (("End", last), ("ArrowLeft", last - 1), ("Home", 0), ("ArrowRight", 1)):
        ada.page.keyboard.press(key)
        expect_step(ada, step)
    for button, step in (("last", last), ("back", last - 1), ("first", 0), ("forward", 1)):
        ada.button(f"page-step-{button}").click()
        expect_step(ada, step)
    go_to_a_line(ada)


def go_to_a_line(ada: Person) -> None:
    """A click on a line far away leads to the moment that told it."""
    line = ada.log.filter(has_text="is full and is scored").last.get_by_role("button")
    ada.open_turns()
    line.click()
    expect(line).to_have_attribute("aria-current", "step")
    expect(slider(ada)).to_have_attribute("aria-valuetext", re.compile("is full and is scored"))
    ada.button("page-step-back").click()
    expect(line).not_to_have_attribute("aria-current", "step")


@pytest.mark.full
def test_a_game_plays_itself_until_it_is_told_to_stop(ada: Person) -> None:
    ada.page.locator("#content").focus()
    ada.page.keyboard.press("Space")
    expect(slider(ada)).to_have_value("2")
    ada.button("page-step-pause").click()
    stopped = slider(ada).input_value()
    ada.page.wait_for_timeout(1500)
    expect(slider(ada)).to_have_value(stopped)


def test_with_a_seats_eyes_nothing_of_another_hand_reaches_the_page(visit: Visit, house: Server, over: str) -> None:
    ada = visit(**WIDE)
    asked = requests_of(ada, "/steps?")
    ada.page.goto(f"{house.address}/r/{over}?step={MIDDLE}&eyes=1")
    expect_step(ada, MIDDLE)
    expect(ada.hand).to_be_visible()
    expect(hands(ada)).to_have_count(0)
    assert seats_known(asked) == {"1"}
    told = ada.page.locator("#log .line")
    expect(told.filter(has_text=re.compile("^(Bo|Novice C) is dealt"))).to_have_count(0)
    expect(told.filter(has_text=re.compile("^Novice B is dealt"))).not_to_have_count(0)
    look_with(ada, "spectator")
    expect(ada.hand).to_have_count(0)
    expect(hands(ada)).to_have_count(0)
    look_with(ada, "all")
    expect(hands(ada)).to_have_count(SEATS)
    assert seats_known(asked) == {"0", "1", "2"}


def look_with(person: Person, eyes: str) -> None:
    person.page.get_by_label(person.says("page-eyes")).select_option(eyes)
    expect(person.page.locator("[aria-busy=true]")).to_have_count(0)


def hands(person: Person) -> Locator:
    """The hands that lie open."""
    return person.page.get_by_role("list", name=re.compile("^Hand of "))


def requests_of(person: Person, part: str) -> list[Request]:
    """What the page asks for from now on at addresses with this part; it grows."""
    asked: list[Request] = []

    def hear(request: Request) -> None:
        if part in request.url:
            asked.append(request)

    person.page.on("request", hear)
    return asked


def seats_known(asked: list[Request]) -> set[str]:
    """The seats of whose own knowledge something came."""
    told: list[list[dict[str, Any]]] = [response.json() for one in asked if (response := one.response())]
    assert told
    return {seat for steps in told for step in steps for seat in step["owns"]}


@pytest.mark.full
def test_the_end_of_a_replay_has_the_result_and_the_sheet(ada: Person) -> None:
    ada.button("page-step-last").click()
    ada.button("page-to-sheet").click()
    expect(ada.heading(THE_END)).to_be_visible()
    expect(ada.page.get_by_role("table", name="Final score")).to_be_visible()
    expect(ada.button("page-play-on")).to_be_disabled()
    ada.button("page-step-back").click()
    expect(ada.heading(THE_END)).to_have_count(0)


@pytest.mark.full
def test_a_record_is_downloaded_and_opened_again(ada: Person, house: Server, over: str, tmp_path: Path) -> None:
    ada.page.get_by_role("tab", name=ada.says("page-tab-game")).click()
    with ada.page.expect_download() as downloading:
        ada.page.get_by_role("link", name=ada.says("page-record")).click()
    downloading.value.save_as(tmp_path / "game.txt")
    record = (tmp_path / "game.txt").read_bytes()
    assert record == house.guest("Cy").ask("GET", f"/api/replays/{over}/record").text.encode()
    ada.page.get_by_role("link", name=ada.says("page-open-record")).click()
    ada.enter("Ada")
    with ada.page.expect_file_chooser() as choosing:
        ada.button("page-record-file").click()
    choosing.value.set_files(tmp_path / "game.txt")
    ada.page.wait_for_url(re.compile("/r/"))
    brought = ada.page.url.rpartition("/")[2].partition("?")[0]
    assert brought != over
    expect(slider(ada)).to_have_attribute("max", str(steps(house, over)))
    again = house.guest("Cy").ask("GET", f"/api/replays/{brought}/record").text
    assert again.encode() == record


@pytest.mark.full
def test_a_bad_record_is_refused_with_a_reason_and_stays_to_be_mended(
    visit: Visit, house: Server, over: str, trouble: Trouble
) -> None:
    trouble.expected = "422"
    ada = visit(**WIDE)
    ada.enter("Ada")
    ada.page.goto(f"{house.address}/records")
    good = house.guest("Cy").ask("GET", f"/api/replays/{over}/record").text
    text = ada.page.get_by_label(ada.says("page-record-text"), exact=True)
    text.fill(good + "nonsense\n")
    ada.button("page-record-open").click()
    expect(ada.alerts).to_be_visible()
    expect(text).to_have_value(good + "nonsense\n")
    text.fill(good)
    ada.button("page-record-open").click()
    ada.page.wait_for_url(re.compile("/r/"))
    expect(slider(ada)).to_be_visible()


@pytest.mark.full
def test_a_game_is_played_on_from_its_middle_to_another_end(ada: Person) -> None:
    slider(ada).fill(str(MIDDLE))
    expect_step(ada, MIDDLE)
    ada.button("page-play-on").click()
    ada.enter("Ada")
    ada.button("page-open-table").click()
    ada.page.wait_for_url(re.compile("/t/"))
    ada.sit(1)
    for seat in (0, 2):
        ada.seat_bot(seat)
    ada.start()
    made = play_out(ada)
    assert made > 3
    expect(ada.heading(THE_END)).to_be_visible()


@pytest.mark.full
def test_nothing_of_a_running_game_is_seen_through_a_replay_address(
    visit: Visit, house: Server, trouble: Trouble
) -> None:
    running = played(house, most=3)
    trouble.expected = "409"
    ada = visit(**WIDE)
    asked = requests_of(ada, f"/{running}/")
    ada.page.goto(f"{house.address}/r/{running}?step=3&eyes=all")
    expect(ada.heading(ada.says("page-replay-not-over"))).to_be_visible()
    expect(slider(ada)).to_have_count(0)
    expect(ada.log).to_have_count(0)
    assert asked == []
    look_closely(ada, "replay-not-over")
    ada.page.get_by_role("link", name=ada.says("page-to-table")).click()
    expect(ada.table).to_be_visible()


def test_a_replay_that_is_not_there(visit: Visit, house: Server, trouble: Trouble) -> None:
    trouble.expected = "404"
    ada = visit()
    ada.page.goto(f"{house.address}/r/{'x' * 16}")
    expect(ada.heading(ada.says("page-no-replay"))).to_be_visible()


@pytest.mark.full
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_replay_looks_well_on_every_screen(visit: Visit, house: Server, over: str, language: str) -> None:
    ada = visit(language=language, **WIDE)
    ada.page.goto(f"{house.address}/r/{over}?step={MIDDLE}")
    expect_step(ada, MIDDLE)
    look_closely(ada, f"replay-{language}")


@pytest.mark.full
@pytest.mark.parametrize("language", ["en", "fr"])
def test_where_records_are_opened_looks_well_on_every_screen(visit: Visit, house: Server, language: str) -> None:
    ada = visit(language=language)
    ada.enter("Ada")
    ada.page.goto(f"{house.address}/records")
    expect(ada.page.get_by_label(ada.says("page-record-text"))).to_be_visible()
    look_closely(ada, f"records-{language}")
