"""Hints: allowed by the table, counted once for each question, shown to all, and telling others nothing else."""

from __future__ import annotations

import asyncio
import base64
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import msgspec
import numpy as np
import pytest

import signoria
from signoria.core.play.match import Match
from signoria.server.live.loading import load_table
from signoria.server.live.new_table import open_table
from signoria.server.live.rematches import rematch_of
from signoria.server.protocol.bodies import NewTable
from signoria.server.protocol.from_page import BotHint, Hint, Preview, Undo
from signoria.server.protocol.refusals import Refused
from signoria.server.socket.previews import previewed
from signoria.server.tables import admission, entries, hints, requests
from signoria.server.tables.browser_state import seat_state
from signoria.server.tables.entries import Entry
from signoria.server.tables.frames import Attendance, PlayFrames, encode, table_facts
from signoria.server.tables.snapshots import frozen, thawed
from signoria.server.tables.table import Table
from tests.play import Setting, everybody
from tests.server.running import Page, Server, settle
from tests.server.stored import GUEST, a_house, state_of, two_at_a_table
from tests.server.table_builders import SECRET, a_table, first_move, happen, play_on, sit_all, started, the_match

STEP = 25
"""Every so many moves hints are looked at."""


def refused(do: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refusal:
        do()
    return refusal.value.said.say


def hinting(game: str = "patrician", seats: int = 2) -> Table:
    """A table that allows hints, in play."""
    table = a_table(game, seats)
    happen(table, entries.Arranged("open", one_device=False, hints=True))
    sit_all(table)
    happen(table, requests.start(table, "guest-0"))
    return table


def wish(table: Table, key: str = "h") -> Hint:
    return Hint(table.seq, key)


def take(table: Table, seat: int, key: str = "h") -> None:
    """A hint that is given and counted."""
    entry = hints.take(table, seat, wish(table, key))
    assert entry is not None
    happen(table, entry)


def counts(table: Table) -> list[int]:
    """How many hints everybody sees that the seats have taken."""
    return [seat.hints for seat in table_facts(table, Attendance()).seats]


def acting(table: Table) -> int:
    return the_match(table).to_act[0]


# -- what is allowed


def test_a_hint_is_counted_and_everybody_sees_who_took_it() -> None:
    table = hinting()
    seat = acting(table)
    assert counts(table) == [0, 0]
    take(table, seat)
    assert counts(table)[seat] == 1 and sum(counts(table)) == 1


def test_asked_twice_about_the_same_decision_it_counts_once() -> None:
    table = hinting()
    seat = acting(table)
    take(table, seat)
    assert hints.take(table, seat, wish(table, "again")) is None
    happen(table, requests.move(table, seat, first_move(table, seat)))
    for _ in play_on(table, random.Random(1)):
        if seat in the_match(table).to_act:
            break
    take(table, seat, "another")
    assert counts(table)[seat] == 2


def test_at_a_table_without_hints_nobody_gets_one() -> None:
    table = started(seats=2)
    seat = acting(table)
    assert not table_facts(table, Attendance()).hints
    assert refused(lambda: hints.take(table, seat, wish(table))) == "refused-no-hints"
    assert refused(lambda: hints.thought_about(table, seat, BotHint(table.seq, "b"))) == "refused-no-hints"
    assert refused(lambda: hints.must_have_hint(table, seat)) == "refused-no-hints"


def test_who_is_not_asked_gets_none() -> None:
    table = hinting()
    seat = acting(table)
    assert refused(lambda: hints.take(table, 1 - seat, wish(table))) == "refused-hint-not-asked"
    asked = wish(table)
    happen(table, requests.move(table, seat, first_move(table, seat)))
    assert refused(lambda: hints.take(table, seat, asked)) in ("refused-stale", "refused-hint-not-asked")
    assert refused(lambda: hints.take(table, 0, Hint(table.seq + 1, "h"))) == "refused-from-the-future"
    now = acting(table)
    happen(table, requests.rest(table, now, None))
    assert refused(lambda: hints.take(table, now, wish(table))) == "refused-bot-plays"
    assert refused(lambda: hints.take(a_table(), 0, Hint(0, "h"))) == "refused-not-begun"


def test_a_hint_for_a_question_that_has_changed_is_refused() -> None:
    table = hinting("princes-of-florence", 3)
    for seat in (0, 1, 2):
        happen(table, requests.move(table, seat, first_move(table, seat)))
    seat = acting(table)
    asked = wish(table)
    happen(table, requests.move(table, seat, first_move(table, seat)))
    assert the_match(table).may_undo(seat)
    happen(table, requests.undo(table, seat, Undo(table.seq, "u")))
    assert refused(lambda: hints.take(table, seat, asked)) == "refused-stale"
    take(table, seat)


def test_others_who_choose_at_the_same_time_leave_a_hint_as_it_is() -> None:
    table = hinting("princes-of-florence", 3)
    assert set(the_match(table).to_act) == {0, 1, 2}
    take(table, 1)
    happen(table, requests.move(table, 0, first_move(table, 0)))
    hints.must_have_hint(table, 1)
    assert hints.take(table, 1, wish(table)) is None
    assert refused(lambda: hints.must_have_hint(table, 2)) == "refused-hint-first"


def test_a_hint_is_given_where_there_is_one_move_only() -> None:
    table = hinting()
    for number, _ in enumerate(play_on(table, random.Random(7))):
        seat = next((seat for seat in the_match(table).to_act if len(table.legal(seat)) == 1), None)
        if seat is not None:
            take(table, seat, f"hint-{number}")
            return
    raise AssertionError("there was always a choice")


def test_a_bot_thinks_only_for_who_has_taken_a_hint() -> None:
    table = hinting()
    seat = acting(table)
    assert refused(lambda: hints.thought_about(table, seat, BotHint(table.seq, "b"))) == "refused-hint-first"
    take(table, seat)
    assert hints.thought_about(table, seat, BotHint(table.seq, "b")) is table.match


# -- the table decides


def test_the_host_allows_hints_while_the_table_waits() -> None:
    table = a_table(seats=2)
    assert refused(lambda: admission.arrange(table, "guest-1", hints=True)) == "refused-not-host"
    allowed = admission.arrange(table, "guest-0", hints=True)
    assert allowed == entries.Arranged("open", one_device=False, hints=True)
    happen(table, allowed)
    assert table_facts(table, Attendance()).hints
    assert admission.arrange(table, "guest-0", hints=True) is None
    assert admission.arrange(table, "guest-0", admission="request") == entries.Arranged("request", False, hints=True)
    sit_all(table)
    happen(table, requests.start(table, "guest-0"))
    assert refused(lambda: admission.arrange(table, "guest-0", hints=False)) == "refused-begun"


def test_a_log_from_before_there_were_hints_is_still_read() -> None:
    told = {"admission": "request", "one_device": True}
    assert entries.read_entry("arranged", told) == entries.Arranged("request", one_device=True, hints=False)


def test_hints_are_kept_when_a_table_is_put_away() -> None:
    table = hinting()
    take(table, acting(table))
    back = thawed(table.charter, frozen(table))
    assert back.hints and counts(back) == counts(table) and back.asked == table.asked
    assert hints.take(back, acting(back), wish(back)) is None


def sitting_too(seat: int) -> Callable[[Table], Entry]:
    """The host takes one more seat."""
    return lambda table: requests.sit(table, seat, GUEST.id, f"N{seat}", None, "n", f"h{seat}")


def test_they_survive_a_restart_and_a_rematch_keeps_them(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"

    async def story() -> None:
        async with a_house(url) as house:
            live = await two_at_a_table(house)
            live.table.hints = True  # as if it had been opened so
            seat = acting(live.table)
            await house.change(live, lambda table: hints.take(table, seat, wish(table)))
            last = (await house.store.tables.entries(live.table.id, 0))[-1]
            assert (last.kind, last.data) == ("hinted", {"seat": seat, "key": "h"})
        async with a_house(url) as house:
            table, _ = await load_table(house.store, live.table.id)
            assert counts(table)[seat] == 1 and table.asked[seat].has_hint

    async def rematch() -> None:
        async with a_house(f"sqlite:///{tmp_path / 'other.db'}") as house:
            await house.store.guests.add(GUEST)
            wanted = replace(NewTable("patrician", 2), one_device=True, hints=True)
            live = await house.table(await open_table(house, GUEST, wanted))
            for seat in range(2):
                await house.change(live, sitting_too(seat))
            await house.change(live, lambda table: requests.start(table, GUEST.id))
            before = state_of(live.table)
            assert state_of((await load_table(house.store, live.table.id))[0]) == before
            live.table.status = "over"
            again = (await house.table(await rematch_of(house, live, GUEST))).table
            assert again.hints and again.one_device and counts(again) == [0, 0]

    asyncio.run(story())
    asyncio.run(rematch())


# -- what is told


def test_others_are_told_nothing_of_a_hint_but_that_it_was_taken(setting: Setting) -> None:
    table, looked = started(setting.name, setting.seats, setting.chosen), 0
    table.hints = True
    for made, _ in enumerate(play_on(table, random.Random(81))):
        if made % STEP or the_match(table).over:
            continue
        frames = {seat: play_frame(table, seat) for seat in everybody(the_match(table))}
        seat, before = acting(table), table_facts(table, Attendance())
        happen(table, entries.Hinted(seat))
        after = table_facts(table, Attendance())
        taken = replace(before.seats[seat], hints=before.seats[seat].hints + 1)
        assert after == replace(before, seats=[taken if one.seat == seat else one for one in before.seats])
        assert {who: play_frame(table, who) for who in frames} == frames
        looked += 1
    assert looked


def play_frame(table: Table, seat: int | None) -> bytes:
    """What a seat sees of the game, whatever the number of the last entry."""
    return encode(msgspec.structs.replace(PlayFrames(table).of(seat), seq=0))


def test_the_state_that_is_given_is_one_dealt_anew() -> None:
    table, differ = hinting("il-principe", 3), 0
    for _ in play_on(table, random.Random(82), 30):
        match, seat = the_match(table), acting(table)
        given = state_in(seat_state(match, seat, SECRET).state, match)
        assert given.own_view(seat) == match.own_view(seat) and given.view(None) == match.view(None)
        assert given.legal(seat) == match.legal(seat)
        differ += given.state != match.state
    assert differ == 30


def state_in(text: str, match: Match) -> Match:
    game = match.game
    return Match(game, game.kit.state.read_from(np.frombuffer(base64.b64decode(text), game.kit.state.DTYPE)))


def test_a_preview_says_what_speaks_for_the_move_to_who_has_taken_a_hint(game_name: str) -> None:
    table, said = hinting(game_name, 3), set()
    words = signoria.game(game_name).words("fr")
    for number, _ in enumerate(play_on(table, random.Random(83))):
        if number % 5 or the_match(table).over:
            continue
        seat = acting(table)
        moves = table.legal(seat)[:: max(1, len(table.legal(seat)) // 4)]
        assert all(previewed(table, seat, Preview(move.id, table.seq, "k")).reason is None for move in moves)
        take(table, seat)
        for move in moves:
            why = previewed(table, seat, Preview(move.id, table.seq, "k")).reason
            if why is not None:
                assert why.data["seat"] == seat and why.expected is None and words.has(f"reason-{why.kind}")
                said.add(why.kind)
    assert len(said) > 4


# -- over the wire


def two_people(house: Server, *, allowed: bool = True) -> tuple[str, list[Page]]:
    """Anna and Bruno in play; first the page of who is asked."""
    anna, bruno = house.guest("Anna"), house.guest("Bruno")
    table = anna.open_table(seats=2, hints=allowed)
    pages = [anna.connect(table, anna.sit(table, 0)), bruno.connect(table, bruno.sit(table, 1))]
    anna.start(table)
    for page in pages:
        page.until("play")
    settle(pages)
    return table, sorted(pages, key=lambda page: not page.play["moves"])


def test_a_hint_is_seen_by_the_other_player_and_counted_once(house: Server) -> None:
    _, (asked, other) = two_people(house)
    assert asked.ask("hint", seq=asked.play["seq"], key="one")["it"] == "accepted"
    seat = asked.play["waiting"][0]
    while other.last["seating"]["table"]["seats"][seat]["hints"] == 0:
        other.until("seating")
    asked.send({"do": "hint", "seq": asked.play["seq"], "key": "one"})
    assert asked.until("accepted", "refused")["it"] == "accepted"
    assert asked.ask("hint", seq=asked.play["seq"])["it"] == "accepted"
    other.send({"do": "ping"})
    other.until("pong")
    assert other.last["seating"]["table"]["seats"][seat]["hints"] == 1
    assert other.ask("hint", seq=other.play["seq"])["why"]["say"] == "refused-hint-not-asked"
    assert asked.move()["it"] == "accepted"


def test_a_spectator_takes_none(house: Server) -> None:
    table, (asked, _) = two_people(house)
    watching = house.guest("Carla").connect(table)
    assert watching.ask("hint", seq=asked.play["seq"])["why"]["say"] == "refused-spectator"
    assert watching.ask("bot-hint", seq=asked.play["seq"])["why"]["say"] == "refused-spectator"


def test_the_state_of_a_running_game_is_given_after_a_hint_only(house: Server) -> None:
    table, (asked, other) = two_people(house)
    seat = asked.play["waiting"][0]
    path, others = (f"/api/tables/{table}/seats/{number}/state" for number in (seat, 1 - seat))
    refusal = asked.visitor.ask("GET", path)
    assert (refusal.status, refusal.json["say"]) == (403, "refused-hint-first")
    asked.ask("hint", seq=asked.play["seq"])
    told = asked.visitor.get(path)
    assert (told["game"], told["seats"], told["seat"]) == ("patrician", 2, seat)
    assert told["options"] == asked.last["seating"]["table"]["options"]
    assert asked.visitor.get(path) == told
    assert other.visitor.ask("GET", others).json["say"] == "refused-hint-first"
    assert other.visitor.ask("GET", path).json["say"] == "refused-not-seated"
    asked.move()
    assert asked.visitor.ask("GET", path).json["say"] == "refused-hint-first"
    table, (asked, _) = two_people(house, allowed=False)
    path = f"/api/tables/{table}/seats/{asked.play['waiting'][0]}/state"
    assert asked.visitor.ask("GET", path).json["say"] == "refused-no-hints"


def test_the_houses_strongest_bot_names_a_move_for_who_cannot_think(house: Server) -> None:
    _, (asked, _) = two_people(house)
    seq = asked.play["seq"]
    assert asked.ask("bot-hint", seq=seq)["why"]["say"] == "refused-hint-first"
    asked.ask("hint", seq=seq)
    answer = asked.ask("bot-hint", seq=seq)
    assert answer["it"] == "bot-hint"
    assert answer["id"] in {move["id"] for move in asked.play["moves"]}
