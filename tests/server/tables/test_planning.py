"""Plans at a table: made, carried out, dropped and withdrawn, kept through everything, and told to nobody else."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from signoria.core.play.plans import Plan
from signoria.server.protocol.from_page import MakePlan, Undo
from signoria.server.protocol.refusals import Refused
from signoria.server.socket.previews import ahead_facts
from signoria.server.tables import entries, planning, requests
from signoria.server.tables.frames import Attendance, PlayFrames, encode, seating
from signoria.server.tables.snapshots import FORMAT, from_log, frozen, thawed
from signoria.server.tables.table import Table
from tests.play import everybody
from tests.server.table_builders import SECRET, first_move, happen, play_on, started, the_match

BIDS = {"il-principe": 1, "princes-of-florence": 300}
"""Games with open auctions, and the lowest bid after the opening."""


def refused(do: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refusal:
        do()
    return refusal.value.said.say


def auctioning(game: str = "il-principe", seats: int = 4) -> Table:
    """A table with a lot on offer, for which at least three may bid and nobody but the opener has."""
    table = started(game, seats)
    for _ in play_on(table, random.Random(3)):
        if sum(planning.PlanningNow(table).of(seat).may_limit for seat in range(seats)) > 2:
            return table
    raise AssertionError("nothing was auctioned")


def plan(table: Table, seat: int, what: Any, **how: Any) -> None:
    happen(table, planning.plan(table, seat, MakePlan(what, "p", **how)))


def facts(table: Table, seat: int) -> Any:
    return planning.PlanningNow(table).of(seat)


def house_moves(table: Table) -> list[str]:
    """Let the house make all planned moves that are due; what they are."""
    made = []
    while found := next(filter(None, (planned(table, seat) for seat in table.waiting())), None):
        made.append(found.move)
        happen(table, found)
    return made


def planned(table: Table, seat: int) -> entries.Decided | None:
    made = table.plans.of.get(seat)
    return None if made is None else planning.carry_out(table, seat, table.asked[seat].question, made)


def move(table: Table, text: str) -> None:
    happen(table, entries.Decided(table.waiting()[0], text))


# -- limits and passes


@pytest.mark.parametrize("game", BIDS)
def test_two_limits_bid_against_each_other_until_one_of_them_is_reached(game: str) -> None:
    table = auctioning(game)
    seats = [seat for seat in range(4) if facts(table, seat).may_limit]
    for seat in seats[2:]:
        plan(table, seat, "pass")
    unit = 1 if game == "il-principe" else 100
    floor = 0 if game == "il-principe" else 200
    plan(table, seats[0], "limit", limit=floor + 2 * unit)
    plan(table, seats[1], "limit", limit=floor + 3 * unit)
    made = house_moves(table)
    assert "pass" in made and any(text.startswith("bid") for text in made)
    won = [
        event for event in the_match(table).events(None) if event["kind"] in ("group-won", "item-bought", "role-won")
    ]
    assert won[-1]["seat"] == seats[1]
    assert won[-1].get("coins", won[-1].get("florins")) in (floor + 2 * unit, floor + 3 * unit)
    assert table.plans.of == {}


def test_after_its_lot_a_plan_is_gone_and_its_seat_is_told_why() -> None:
    table = auctioning()
    seats = list(range(4))
    for seat in seats:
        plan(table, seat, "pass")
    lot = facts(table, 0).lot
    assert house_moves(table) == ["pass"] * 4
    assert table.plans.of == {}
    assert facts(table, 0).lot != lot
    assert {facts(table, seat).broken for seat in seats} == {"lot-over"}
    for seat in seats:
        while seat not in table.waiting():
            move(table, table.legal(table.waiting()[0])[0].text)
        move_of_seat = table.legal(seat)[-1].text
        happen(table, entries.Decided(seat, move_of_seat))
        assert facts(table, seat).broken is None, "once it has decided again it need not be told"


def test_who_is_to_be_asked_beyond_the_limit_is_asked_and_told_why() -> None:
    table = auctioning()
    first, second, *others = [table.waiting()[0], *(seat for seat in range(4) if seat != table.waiting()[0])]
    plan(table, second, "limit", limit=0, beyond="ask")
    for seat in others:
        plan(table, seat, "pass")
    move(table, "bid 1")
    house_moves(table)
    assert table.waiting() == (second,) and facts(table, second).broken == "limit"
    assert facts(table, second).plan is None
    assert first not in table.waiting()


def test_a_person_may_bid_more_than_planned_and_the_plan_stays_for_the_lot() -> None:
    table = auctioning()
    seat = table.waiting()[0]
    plan(table, seat, "limit", limit=1)
    move(table, "bid 3")
    assert facts(table, seat).plan.limit == 1
    while seat not in table.waiting() and facts(table, seat).lot is not None and seat in table.plans.of:
        move(table, f"bid {table.view()['auction']['bid'] + 1}")
    assert house_moves(table)[0] == "pass"


def test_a_plan_takes_the_place_of_the_one_before() -> None:
    table = auctioning()
    plan(table, 0, "limit", limit=5)
    plan(table, 0, "pass")
    assert facts(table, 0).plan.kind == "pass" and len(table.plans.of) == 1


def test_a_plan_is_withdrawn() -> None:
    table = auctioning()
    seat = table.waiting()[0]
    plan(table, seat, "pass")
    withdrawn = planning.give_up_plan(table, seat, "w")
    assert withdrawn == entries.Unplanned(seat, "w")
    happen(table, withdrawn)
    assert planned(table, seat) is None and facts(table, seat).plan is None
    assert planning.give_up_plan(table, seat, "x") is None, "there is nothing to withdraw any more"


def test_a_planned_move_that_is_taken_back_is_not_made_again() -> None:
    table = auctioning()
    seat = table.waiting()[0]
    plan(table, seat, "limit", limit=4)
    made = planned(table, seat)
    assert made is not None
    happen(table, made)
    happen(table, requests.undo(table, seat, Undo(table.told, "u")))
    assert table.waiting() == (seat,) and planned(table, seat) is None and facts(table, seat).plan is None


def test_a_planned_move_is_made_for_the_question_and_the_plan_it_was_meant_for_only() -> None:
    table = auctioning()
    seat = table.waiting()[0]
    plan(table, seat, "pass")
    made, question = table.plans.of[seat], table.asked[seat].question
    assert planning.carry_out(table, seat, question - 1, made) is None
    assert planning.carry_out(table, seat, question, Plan("limit", limit=3)) is None
    assert planning.carry_out(table, seat, question, made) == entries.Decided(seat, "pass")


def test_a_bot_that_stands_in_does_not_follow_a_plan() -> None:
    table = auctioning()
    seat = table.waiting()[0]
    plan(table, seat, "pass")
    happen(table, requests.rest(table, seat, None))
    assert table.plans.of == {} and planned(table, seat) is None
    assert refused(lambda: plan(table, seat, "pass")) == "refused-bot-plays"
    happen(table, requests.back(table, seat, None))
    assert planned(table, seat) is None


# -- moves


def waiting_for_another(seats: int = 3) -> tuple[Table, int]:
    """A game of Patrician, and a seat that is not asked."""
    table = started("patrician", seats)
    return table, (table.waiting()[0] + 1) % seats


def test_a_move_that_was_chosen_beforehand_is_made_when_the_turn_comes() -> None:
    table, seat = waiting_for_another()
    offered = ahead_facts(the_match(table), seat, SECRET, "a").moves
    text = offered[-1].text
    plan(table, seat, "choice", move=text)
    shown = facts(table, seat).plan.move
    assert (shown.text, shown.data, shown.arguments) == (text, offered[-1].data, offered[-1].arguments)
    while seat not in table.waiting():
        assert planned(table, seat) is None
        happen(table, requests.move(table, table.waiting()[0], first_move(table, table.waiting()[0], "m")))
    assert house_moves(table) == [text]
    assert facts(table, seat).plan is None


def test_a_move_that_is_not_legal_then_is_not_made_and_its_person_is_asked() -> None:
    table, seat = waiting_for_another()
    plan(table, seat, "choice", move="take roma")
    while seat not in table.waiting():
        happen(table, requests.move(table, table.waiting()[0], first_move(table, table.waiting()[0], "m")))
    assert planned(table, seat) is None
    assert facts(table, seat).broken == "not-legal" and facts(table, seat).plan is None


# -- bad input


def test_bad_plans_are_refused_in_one_sentence_and_change_nothing() -> None:
    table, seat = waiting_for_another()
    asked = table.waiting()[0]
    before = frozen(table)
    assert refused(lambda: plan(table, seat, "limit", limit=3)) == "refused-plan-no-bids"
    assert refused(lambda: plan(table, seat, "pass")) == "refused-plan-no-lot"
    assert refused(lambda: plan(table, seat, "choice", move="dance")) == "no-such-move"
    assert refused(lambda: plan(table, seat, "choice")) == "no-such-move"
    assert refused(lambda: plan(table, asked, "choice", move="play roma-7")) == "refused-plan-asked"
    assert frozen(table) == before
    out = auctioning()
    seat = out.waiting()[0]
    move(out, "pass")
    assert refused(lambda: plan(out, seat, "limit", limit=3)) == "refused-plan-no-bids"


def test_before_and_after_the_game_nothing_is_planned() -> None:
    table = started("patrician", 2)
    for _ in play_on(table, random.Random(1)):
        pass
    assert refused(lambda: plan(table, 0, "choice", move="play roma-7")) == "refused-over"
    assert refused(lambda: planning.give_up_plan(table, 0, "k")) == "refused-over"


# -- kept


def test_plans_survive_a_snapshot_and_follow_from_the_log() -> None:
    table = started("il-principe", 4)
    log: list[tuple[entries.Entry, float]] = []
    usual = table.apply

    def keep(entry: entries.Entry, at: float) -> None:
        log.append((entry, at))
        usual(entry, at)

    table = auctioning()
    table.apply = keep  # type: ignore[method-assign]
    plan(table, 0, "limit", limit=7, beyond="ask")
    plan(table, 1, "pass")
    back = thawed(table.charter, frozen(table))
    assert back.plans == table.plans and (back.seq, back.told) == (table.seq, table.told)
    assert facts(back, 0) == facts(table, 0)
    for entry, _ in log:
        kind, data = entries.kind_of(entry), entries.as_data(entry)
        assert entries.read_entry(kind, msgspec.json.decode(msgspec.json.encode(data))) == entry
    assert FORMAT == 9


def test_a_log_read_again_makes_the_same_plans() -> None:
    game = started("princes-of-florence", 3)
    log: list[tuple[entries.Entry, float]] = []
    table = Table(game.charter)
    usual = table.apply

    def keep(entry: entries.Entry, at: float) -> None:
        log.append((entry, at))
        usual(entry, at)

    table.apply = keep  # type: ignore[method-assign]
    for seat in range(3):
        happen(table, requests.sit(table, seat, f"guest-{seat}", f"Name {seat}", None, f"nonce-{seat}", f"h{seat}"))
    happen(table, requests.start(table, "guest-0"))
    dice, made = random.Random(9), 0
    for _ in play_on(table, dice, 200):
        for seat in range(3):
            if facts(table, seat).may_limit and dice.random() < 0.3:
                plan(table, seat, "limit", limit=dice.choice((300, 500)), beyond=dice.choice(("pass", "ask")))
                made += 1
        house_moves(table)
    assert made > 10
    again = from_log(table.charter, log)
    assert frozen(again) == frozen(table)


# -- told to nobody else


def all_frames(table: Table, but: int) -> dict[int | None, bytes]:
    """What everybody else would be sent of the table and its game, numbers included."""
    play = PlayFrames(table)
    frames = {seat: encode(play.first(seat)) for seat in everybody(the_match(table)) if seat != but}
    return {**frames, -1: encode(seating(table, Attendance()))}


@pytest.mark.parametrize("what", ["limit", "pass", "choice"])
def test_nobody_else_is_told_of_a_plan_and_no_number_counts_it(what: str) -> None:
    """Two tables, at one of which a seat plans, withdraws and plans again: the others cannot tell which one it is."""
    tables = [auctioning(), auctioning()]
    seat = next(seat for seat in range(4) if seat not in tables[0].waiting())
    how: dict[str, dict[str, Any]] = {"limit": {"limit": 2}, "pass": {}, "choice": {"move": "pass"}}
    plan(tables[0], seat, what, **how[what])
    happen(tables[0], entries.Unplanned(seat))
    plan(tables[0], seat, what, **how[what])
    assert all_frames(tables[0], seat) == all_frames(tables[1], seat)
    assert encode(PlayFrames(tables[0]).of(seat)) != encode(PlayFrames(tables[1]).of(seat)), "the seat itself is told"
    while seat not in tables[0].waiting():
        for table in tables:
            move(table, table.legal(table.waiting()[0])[0].text)
        assert all_frames(tables[0], seat) == all_frames(tables[1], seat)
    made = planned(tables[0], seat)
    assert made is not None
    for table in tables:
        happen(table, entries.Decided(seat, made.move))
    assert all_frames(tables[0], seat) == all_frames(tables[1], seat)
    assert tables[0].seq == tables[1].seq + 3 and tables[0].told == tables[1].told


def test_what_may_be_chosen_beforehand_is_the_same_whatever_others_hold() -> None:
    match = the_match(auctioning())
    for seat in range(4):
        other = match.redeal(seat, 12345)
        assert ahead_facts(match, seat, SECRET, "k") == ahead_facts(other, seat, SECRET, "k")
