"""What a page may look at besides the game as it is: what a move would lead to, and the game as it was."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass

import pytest

import signoria
from signoria.server.live.live_table import LiveTable
from signoria.server.protocol.from_page import Preview, Then, Undo
from signoria.server.protocol.refusals import Refused
from signoria.server.socket.previews import game_then, previewed
from signoria.server.tables import requests
from signoria.server.tables.frames import PlayFrames, encode
from signoria.server.tables.snapshots import frozen, thawed
from signoria.server.tables.table import Table
from tests.play import Setting, everybody
from tests.server.history import History, Sight
from tests.server.running import Page, Server, play_out, settle
from tests.server.spoiled import check_preview, preview_frame
from tests.server.table_builders import a_table, first_move, happen, looker, play_on, started, the_match

STEP = 30
"""Every so many moves previews are looked at."""


# -- at a table alone --------------------------------------------------------------------------------------------------


def wish(table: Table, seat: int, place: int = 0) -> Preview:
    """A preview of one of a seat's moves, as its page would ask for it now."""
    return Preview(table.legal(seat)[place].id, table.seq, "k")


def refused(table: Table, seat: int, asked: Preview) -> str:
    """What is said when a preview is refused."""
    with pytest.raises(Refused) as refusal:
        previewed(table, seat, asked)
    return refusal.value.said.say


def test_a_preview_is_the_same_whatever_its_seat_may_not_know(setting: Setting) -> None:
    table, dice, seen = started(setting.name, setting.seats, setting.chosen), random.Random(51), 0
    for made, _ in enumerate(play_on(table, dice)):
        for seat in the_match(table).to_act if made % STEP == 0 else ():
            asked = wish(table, seat, dice.randrange(len(table.legal(seat))))
            check_preview(table, seat, asked, preview_frame(table, seat, asked), made)
            seen += 1
    assert seen


def test_a_preview_is_put_together_as_the_game_itself_is() -> None:
    table = started()
    seat = the_match(table).to_act[0]
    for _ in play_on(table, random.Random(52), 30):
        seat = the_match(table).to_act[0]
        asked = wish(table, seat)
        seen = json.loads(encode(previewed(table, seat, asked)))
        told = len(table.journal().of(seat))
        if not seen["final"]:
            break
    happen(table, requests.move(table, seat, first_move(table, seat)))
    play = json.loads(encode(PlayFrames(table).of(seat, told)))
    assert (seen["view"], seen["own"], seen["log"]) == (play["view"], play["own"], play["log"])
    assert seen["log"] and (seen["id"], seen["seq"], seen["key"]) == (asked.id, asked.seq, "k")


def test_a_preview_is_refused_where_the_move_would_be() -> None:
    table = started()
    seat = the_match(table).to_act[0]
    asked = wish(table, seat)
    assert refused(table, (seat + 1) % 4, asked) == "why-PA-6"
    assert refused(table, seat, Preview(999_999, table.seq, "k")) == "no-such-move"
    assert refused(table, seat, Preview(asked.id, table.seq + 1, "k")) == "refused-from-the-future"
    happen(table, requests.rest(table, seat, None))
    assert refused(table, seat, asked) == "refused-bot-plays"
    happen(table, requests.back(table, seat, None))
    happen(table, requests.move(table, seat, first_move(table, seat)))
    assert refused(table, seat, asked) == "refused-stale"
    assert refused(a_table(), 0, Preview(0, 0, "k")) == "refused-not-begun"
    for _ in play_on(table, random.Random(53)):
        pass
    assert refused(table, seat, Preview(0, table.seq, "k")) == "refused-over"


def then(live: LiveTable, seat: int | None, line: int) -> Sight:
    """What a seat is shown of the game as it was when it was told a line."""
    shown = json.loads(encode(asyncio.run(game_then(live, looker(), seat, Then(line, "k")))))
    assert (shown["it"], shown["key"], shown["line"]) == ("then", "k", line)
    return json.dumps(shown["view"]), json.dumps(shown["own"])


@pytest.mark.few(1)
@pytest.mark.parametrize("game", list(signoria.GAMES))
def test_every_line_of_a_log_leads_to_what_was_seen_when_it_was_told(game: str) -> None:
    table, dice, history = started(game, 3), random.Random(54), History()
    live, seats = LiveTable(table, lambda: 0.0, 60.0), everybody(the_match(table))
    history.follow(table)
    for made, actor in enumerate(play_on(table, dice, 60)):
        history.follow(table)
        if the_match(table).may_undo(actor) and dice.random() < 0.4:
            happen(table, requests.undo(table, actor, Undo(table.seq, f"undo {made}")))
            history.follow(table)
        seat = dice.choice(seats)
        line = dice.randrange(len(table.journal().of(seat)))
        assert then(live, seat, line) == history.told(seat, line)
    for seat in seats:
        lines = len(table.journal().of(seat))
        assert [then(live, seat, line) for line in range(lines)] == [history.told(seat, line) for line in range(lines)]
        with pytest.raises(Refused, match="refused-from-the-future"):
            then(live, seat, lines)


def test_before_the_game_there_is_nothing_to_look_back_at() -> None:
    with pytest.raises(Refused, match="refused-not-begun"):
        then(LiveTable(a_table(), lambda: 0.0, 60.0), None, 0)


# -- what is news ------------------------------------------------------------------------------------------------------


def news(table: Table, seat: int | None) -> list[str]:
    """The kinds of events that a seat has not known when it last decided."""
    play = json.loads(encode(PlayFrames(table).of(seat)))
    return [event["kind"] for event in play["log"][play["news_from"] :]]


def test_news_is_what_a_seat_did_not_know_when_it_last_decided(setting: Setting) -> None:
    table = started(setting.name, setting.seats, setting.chosen)
    seats = range(setting.seats)
    assert [news(table, seat) for seat in everybody(the_match(table))] == [[]] * (setting.seats + 1)
    known = [len(table.journal().of(seat)) for seat in seats]
    had_news = set()
    for _, actor in zip(range(60), play_on(table, random.Random(56)), strict=False):
        known[actor] = len(table.journal().of(actor))
        for seat in seats:
            assert len(news(table, seat)) == len(table.journal().of(seat)) - known[seat]
        had_news |= {seat for seat in seats if news(table, seat)}
        assert news(table, None) == []
    assert had_news == set(seats)


def test_an_undo_makes_no_news_for_who_undoes_and_takes_it_from_others() -> None:
    table = started("princes-of-florence", 3)
    for seat in (0, 1, 2):
        happen(table, requests.move(table, seat, first_move(table, seat)))
    seat = the_match(table).to_act[0]
    others = [other for other in range(3) if other != seat]
    before = [news(table, other) for other in others]
    happen(table, requests.move(table, seat, first_move(table, seat)))
    assert the_match(table).may_undo(seat) and [news(table, other) for other in others] != before
    happen(table, requests.undo(table, seat, Undo(table.seq, "u")))
    assert [news(table, other) for other in others] == before
    assert news(table, seat) == []


def test_what_is_news_is_kept_when_a_table_is_put_away() -> None:
    table, dice = started(), random.Random(57)
    for _ in play_on(table, dice, 25):
        pass
    back = thawed(table.charter, frozen(table))
    for one in (table, back):
        happen(one, requests.move(one, the_match(one).to_act[0], first_move(one, the_match(one).to_act[0])))
    assert [news(back, seat) for seat in range(4)] == [news(table, seat) for seat in range(4)]
    assert any(news(table, seat) for seat in range(4))


# -- at a server -------------------------------------------------------------------------------------------------------


@dataclass
class Pair:
    """A game of two at a server, and somebody who watches."""

    server: Server
    table: str
    pages: list[Page]
    watching: Page

    def acting(self) -> Page:
        """The page of whose turn it is."""
        settle(self.pages)
        return next(page for page in self.pages if page.play["moves"])


def a_pair(server: Server) -> Pair:
    anna, bruno = server.guest("Anna"), server.guest("Bruno")
    table = anna.open_table()
    tokens = [anna.sit(table, 0), bruno.sit(table, 1)]
    anna.start(table)
    return Pair(server, table, [anna.connect(table, tokens[0]), bruno.connect(table, tokens[1])], anna.connect(table))


def test_a_page_sees_what_a_move_would_do_and_nothing_has_happened(house: Server) -> None:
    pair = a_pair(house)
    page = pair.acting()
    for _ in range(3):
        move = page.play["moves"][-1]
        seen = page.ask("preview", id=move["id"], seq=page.play["seq"])
        assert (seen["it"], seen["id"], seen["seq"]) == ("preview", move["id"], page.play["seq"])
        assert seen["view"] != page.play["view"]
        before = len(page.log)
        answer = page.ask("move", id=move["id"], seq=page.play["seq"])
        while page.play["seq"] < answer["seq"]:
            page.until("play")
        assert page.log[before:][: len(seen["log"])] == seen["log"]
        assert page.play["may_undo"] is not seen["final"]
        if not seen["final"]:
            assert (page.play["view"], page.play["own"]) == (seen["view"], seen["own"])
        page = pair.acting()


def test_everybody_sees_the_game_as_they_saw_it_then(house: Server) -> None:
    pair = a_pair(house)
    play_out(pair.pages, 12)
    for page in [*pair.pages, pair.watching]:
        page.send({"do": "ping"})
        page.until("pong")
        plays = [json.loads(frame) for frame in page.frames if '"it":"play"' in frame]
        for line in range(len(page.log)):
            first = next(play for play in plays if play["log_from"] + len(play["log"]) > line)
            then = page.ask("then", line=line)
            assert (then["it"], then["line"]) == ("then", line)
            assert (then["view"], then["own"]) == (first["view"], first["own"])
        assert page.ask("then", line=len(page.log))["why"]["say"] == "refused-from-the-future"


def test_the_game_as_it_was_can_be_looked_at_after_its_end(house: Server) -> None:
    pair = a_pair(house)
    play_out(pair.pages)
    page = pair.pages[0]
    assert page.ask("then", line=0)["view"]["phase"] == "play"
    assert page.ask("then", line=len(page.log) - 1)["view"] == page.play["view"]
    assert page.ask("preview", id=0, seq=page.play["seq"])["why"]["say"] == "refused-over"
