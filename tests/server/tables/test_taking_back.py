"""Taking back where undo has ended: asked by one, granted by all other people, by bots always; kept in the log."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from signoria.server.protocol.refusals import Refused
from signoria.server.tables import entries, requests, taking_back
from signoria.server.tables.frames import Attendance, PlayFrames, encode, table_facts
from signoria.server.tables.snapshots import from_log, frozen, thawed
from signoria.server.tables.table import Table
from tests.play import everybody
from tests.server.table_builders import a_table, happen, play_on, sit_all, started, the_match


def refused(do: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refusal:
        do()
    return refusal.value.said.say


def beyond_undo(game: str = "patrician", seats: int = 3, seed: int = 2) -> tuple[Table, int, int]:
    """A game in which somebody can no longer undo: the table, who, and how many decisions there were before theirs."""
    table = started(game, seats)
    for made, seat in enumerate(play_on(table, random.Random(seed), 60)):
        match = the_match(table)
        if made > 15 and not match.over and not match.may_undo(seat):
            mine = [step for step, decision in enumerate(match._decisions) if decision.seat == seat]
            return table, seat, mine[-1]
    raise AssertionError("everything could be undone")


def facts(table: Table) -> object:
    return table_facts(table, Attendance()).back


def ask(table: Table, seat: int) -> None:
    happen(table, taking_back.ask_back(table, seat, "b"))


def answer(table: Table, seat: int, *, grants: bool = True) -> None:
    entry = taking_back.answer_back(table, seat, grants, f"a{seat}")
    assert entry is not None
    happen(table, entry)


def shown(table: Table) -> dict[int | None, bytes]:
    """What everybody sees of the game, but for numbers that only grow."""
    play = PlayFrames(table)
    return {seat: encode(play.of(seat)).split(b'"view"')[1] for seat in everybody(the_match(table))}


def test_when_all_others_have_granted_it_the_game_is_as_it_was_before_the_decision(game_name: str) -> None:
    table, seat, decided = beyond_undo(game_name)
    texts = [(made.seat, made.text) for made in the_match(table)._decisions]
    others = [other for other in range(3) if other != seat]
    before = the_match(table).decided
    ask(table, seat)
    assert facts(table) is not None and the_match(table).decided == before
    answer(table, others[0])
    assert the_match(table).decided == before, "one has not answered yet"
    answer(table, others[1])
    assert the_match(table).decided == decided < before
    assert [(made.seat, made.text) for made in the_match(table)._decisions] == texts[:decided]
    assert seat in table.waiting() and facts(table) is None
    assert [place.taken_back for place in table.seats] == [int(number == seat) for number in range(3)]
    for acting in table.waiting():
        assert table.asked[acting].question == table.told, "everybody is asked anew"


def test_the_game_goes_on_after_it_and_the_log_read_again_is_the_same(game_name: str) -> None:
    log: list[tuple[entries.Entry, float]] = []
    table, seat, _ = beyond_undo(game_name)
    twin = a_table(game_name, 3)
    usual = twin.apply

    def keep(entry: entries.Entry, at: float) -> None:
        log.append((entry, at))
        usual(entry, at)

    twin.apply = keep  # type: ignore[method-assign]
    sit_all(twin)
    happen(twin, requests.start(twin, "guest-0"))
    for made in the_match(table)._decisions:
        happen(twin, entries.Decided(made.seat, made.text))
    ask(twin, seat)
    for other in range(3):
        if other != seat:
            answer(twin, other)
    for _ in play_on(twin, random.Random(4), 20):
        pass
    again = from_log(twin.charter, log)
    assert frozen(again) == frozen(twin)
    assert shown(again) == shown(twin)


def test_one_who_does_not_grant_it_ends_it_and_nothing_has_changed() -> None:
    table, seat, _ = beyond_undo()
    before = shown(table)
    ask(table, seat)
    answer(table, (seat + 1) % 3, grants=False)
    assert facts(table) is None and shown(table) == before
    ask(table, seat)
    answer(table, seat, grants=False)
    assert facts(table) is None, "who asked asks no longer"


def test_where_only_bots_play_besides_it_is_done_at_once() -> None:
    table, seat, decided = beyond_undo()
    for other in range(3):
        if other != seat:
            happen(table, requests.rest(table, other, None))
    ask(table, seat)
    assert the_match(table).decided == decided and facts(table) is None


def test_it_is_said_whether_something_hidden_has_become_known_since() -> None:
    said = set()
    for seed in range(12):
        table, seat, _ = beyond_undo("patrician", 3, seed)
        ask(table, seat)
        assert table.back is not None
        said.add(table.back.revealed)
    assert True in said


def test_a_request_survives_being_put_away() -> None:
    table, seat, _ = beyond_undo()
    ask(table, seat)
    answer(table, (seat + 1) % 3)
    back = thawed(table.charter, frozen(table))
    assert back.back == table.back and facts(back) == facts(table)
    answer(back, (seat + 2) % 3)
    assert the_match(back).decided < the_match(table).decided


def test_bad_requests_are_refused_in_one_sentence_and_change_nothing() -> None:
    fresh = started("patrician", 3)
    first = fresh.waiting()[0]
    assert refused(lambda: taking_back.ask_back(fresh, first, "b")) == "refused-back-nothing"
    assert refused(lambda: taking_back.answer_back(fresh, 0, True, "b")) == "refused-back-none"
    happen(fresh, entries.Decided(first, fresh.legal(first)[0].text))
    if the_match(fresh).may_undo(first):
        assert refused(lambda: taking_back.ask_back(fresh, first, "b")) == "refused-back-undo"
    table, seat, _ = beyond_undo()
    ask(table, seat)
    before = frozen(table)
    assert refused(lambda: taking_back.ask_back(table, (seat + 1) % 3, "c")) == "refused-back-asked"
    assert refused(lambda: taking_back.answer_back(table, seat, True, "c")) == "refused-back-own"
    answer(table, (seat + 1) % 3)
    assert taking_back.answer_back(table, (seat + 1) % 3, True, "d") is None, "granted already"
    assert frozen(table) != before
    for _ in play_on(fresh, random.Random(1)):
        pass
    assert refused(lambda: taking_back.ask_back(fresh, first, "b")) == "refused-over"


def test_what_was_undone_meanwhile_is_not_taken_back_once_more() -> None:
    table, seat, decided = beyond_undo()
    ask(table, seat)
    assert table.back is not None
    table.back.decided = the_match(table).decided
    entry = taking_back.answer_back(table, (seat + 1) % 3, True, "a")
    assert isinstance(entry, entries.BackDropped)
    assert decided < the_match(table).decided
