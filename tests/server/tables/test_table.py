"""A table: what its log leads to, and what is refused."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

import signoria
from signoria.core.play.fair_deal import Deal
from signoria.server.protocol.from_page import Move, Undo
from signoria.server.protocol.refusals import Refused
from signoria.server.tables import ending, entries, requests
from signoria.server.tables.entries import as_data, kind_of, read_entry
from signoria.server.tables.snapshots import from_log, frozen, thawed
from signoria.server.tables.table import Table
from tests.server.table_builders import SECRET, a_table, first_move, happen, play_on, sit_all, started, the_match


def refused(do: Callable[[], object]) -> str:
    """What is said when something is refused."""
    with pytest.raises(Refused) as refusal:
        do()
    return refusal.value.said.say


# -- before the game


def test_a_person_who_sits_down_has_the_seat_and_its_token() -> None:
    table = a_table()
    happen(table, requests.sit(table, 2, "g", "Anna", "este", "n", "hash"))
    assert table.seats[2].name == "Anna"
    assert table.seats[2].family == "este"
    assert table.seat_of_hash("hash") == 2
    assert table.seat_of_hash("other") is None
    assert table.seat_of_hash("") is None


def test_a_taken_seat_is_refused() -> None:
    table = a_table()
    happen(table, requests.sit(table, 0, "g", "Anna", None, "n", "hash"))
    assert refused(lambda: requests.sit(table, 0, "h", "Bruno", None, "n", "hash2")) == "refused-seat-taken"
    assert refused(lambda: requests.seat_bot(table, 0, "g", "novice")) == "refused-seat-taken"


def test_a_family_is_had_by_one_seat_only() -> None:
    table = a_table()
    happen(table, requests.sit(table, 3, "g", "Anna", "medici", "n", "hash"))
    assert refused(lambda: requests.sit(table, 0, "h", "B", "medici", "n", "x")) == "refused-family-taken"
    happen(table, requests.sit(table, 0, "h", "B", None, "n", "x"))
    families = [seat.family for seat in table.seats if seat.holder != "nobody"]
    assert len(set(families)) == 2


def test_a_guest_may_hold_two_seats_for_two_people_on_one_device() -> None:
    table = a_table()
    happen(table, entries.Arranged("open", one_device=True))
    happen(table, requests.sit(table, 0, "g", "Anna", None, "n", "x"))
    happen(table, requests.sit(table, 1, "g", "Bruno", None, "n", "y"))
    assert table.seats_of_guest("g") == [0, 1]


def test_a_bot_is_seated_by_those_at_the_table_and_at_a_level_there_is() -> None:
    table = a_table()
    assert refused(lambda: requests.seat_bot(table, 1, "stranger", "novice")) == "refused-not-seated"
    assert refused(lambda: requests.seat_bot(table, 1, "guest-0", "genius")) == "no-such-level"
    happen(table, requests.seat_bot(table, 1, "guest-0", "novice"))
    happen(table, requests.seat_bot(table, 1, "guest-0", "apprentice"))
    assert table.seats[1].level == "apprentice"
    assert table.names() == ["", "bot:apprentice", "", ""]


def test_a_seat_is_freed_by_its_person_or_the_host_only() -> None:
    table = a_table()
    happen(table, requests.sit(table, 1, "anna", "Anna", None, "n", "x"))
    assert refused(lambda: requests.leave(table, 1, "stranger")) == "refused-not-yours"
    assert refused(lambda: requests.leave(table, 2, "anna")) == "refused-seat-free"
    happen(table, requests.leave(table, 1, "anna"))
    assert table.seats[1].holder == "nobody"
    assert table.seat_of_hash("x") is None
    happen(table, requests.sit(table, 1, "anna", "Anna", None, "n", "x"))
    happen(table, requests.leave(table, 1, "guest-0"))


def test_a_game_starts_when_every_seat_is_taken_and_the_host_asks() -> None:
    table = a_table(seats=2)
    happen(table, requests.sit(table, 0, "anna", "Anna", None, "n", "x"))
    assert refused(lambda: requests.start(table, "guest-0")) == "refused-seats-free"
    happen(table, requests.seat_bot(table, 1, "anna", "novice"))
    assert refused(lambda: requests.start(table, "anna")) == "refused-host-starts"
    happen(table, requests.start(table, "guest-0"))
    assert table.status == "playing"
    assert refused(lambda: requests.start(table, "guest-0")) == "refused-begun"
    assert refused(lambda: requests.leave(table, 0, "anna")) == "refused-begun"


def test_the_deal_comes_from_the_secret_and_the_nonces() -> None:
    table = started()
    assert the_match(table).deal == Deal(SECRET, ("nonce-0", "nonce-1", "nonce-2", "nonce-3"))
    assert the_match(table).seed == Deal(SECRET, ("nonce-0", "nonce-1", "nonce-2", "nonce-3")).seed


def test_a_table_given_up_takes_nobody_any_more() -> None:
    table = a_table()
    assert refused(lambda: ending.close(table, "stranger", ())) == "refused-not-host"
    happen(table, ending.close(table, "guest-0", ()))
    assert refused(lambda: requests.sit(table, 0, "g", "A", None, "n", "h")) == "refused-closed"


def test_a_seat_kept_for_a_guest_is_refused_to_others() -> None:
    table = a_table()
    happen(table, entries.Reserved(1, "anna", "Anna", "este"))
    assert refused(lambda: requests.sit(table, 1, "bruno", "B", None, "n", "h")) == "refused-seat-reserved"
    happen(table, requests.sit(table, 1, "anna", "Anna", None, "n", "h"))
    assert table.seats[1].family == "este"


def test_a_kept_seat_that_the_host_opens_is_open_to_everybody() -> None:
    table = Table(replace(a_table().charter, rematch_of="the-table-before"))
    happen(table, entries.Reserved(1, "anna", "Anna", "este"))
    happen(table, requests.leave(table, 1, "guest-0"))
    happen(table, requests.sit(table, 1, "bruno", "Bruno", None, "n", "h"))
    assert table.seats[1].name == "Bruno"


# -- in the game


def test_a_click_on_an_older_question_is_stale() -> None:
    table = started()
    seat = the_match(table).to_act[0]
    old = first_move(table, seat)
    happen(table, requests.move(table, seat, old))
    assert the_match(table).to_act == (seat,)
    again = Move(old.id, old.seq, "another key")
    assert refused(lambda: requests.move(table, seat, again)) == "refused-stale"


def test_a_click_from_the_future_is_refused() -> None:
    table = started()
    seat = the_match(table).to_act[0]
    forged = Move(first_move(table, seat).id, table.seq + 1, "k")
    assert refused(lambda: requests.move(table, seat, forged)) == "refused-from-the-future"


def test_an_illegal_move_is_refused_by_its_clause_and_changes_nothing() -> None:
    table = started()
    seat = the_match(table).to_act[0]
    before = frozen(table)
    legal = {move.id for move in table.legal(seat)}
    illegal = next(number for number in range(table.game.actions) if number not in legal)
    assert refused(lambda: requests.move(table, seat, Move(illegal, table.seq, "k"))).startswith("why-PA-")
    assert refused(lambda: requests.move(table, seat, Move(999_999, table.seq, "k"))) == "no-such-move"
    other = (seat + 1) % 4
    assert refused(lambda: requests.move(table, other, Move(min(legal), table.seq, "k"))) == "why-PA-6"
    assert frozen(table) == before


def test_an_illegal_move_is_refused_with_the_message_of_its_cause() -> None:
    table = started("il-principe", 3)
    number = table.game.book.parse(the_match(table).state, 0, "pass")
    assert number is not None
    assert refused(lambda: requests.move(table, 0, Move(number, table.seq, "k"))) == "why-IP-12-two"


def test_simultaneous_choices_are_never_refused_for_being_second() -> None:
    table = started("princes-of-florence")
    waiting = the_match(table).to_act
    assert len(waiting) == 4
    sent = [(seat, first_move(table, seat, f"k{seat}")) for seat in waiting]
    for seat, move in sent:
        happen(table, requests.move(table, seat, move))
    assert len(the_match(table).decisions()) == 4


def test_an_undo_takes_back_one_decision_and_a_second_click_none() -> None:
    table = started("princes-of-florence")
    seq, moves = table.seq, table.legal(1)
    happen(table, requests.move(table, 1, Move(moves[0].id, seq, "k")))
    looked_at = table.seq
    happen(table, requests.undo(table, 1, Undo(looked_at, "u")))
    assert table.legal(1) == moves
    assert refused(lambda: requests.undo(table, 1, Undo(looked_at, "v"))) == "refused-stale"
    assert refused(lambda: requests.undo(table, 1, Undo(table.seq, "w"))) == "cannot-undo"


def test_others_questions_stand_while_one_undoes_a_sealed_choice() -> None:
    table = started("princes-of-florence")
    seen = table.seq
    happen(table, requests.move(table, 1, first_move(table, 1)))
    happen(table, requests.undo(table, 1, Undo(table.seq, "u")))
    happen(table, requests.move(table, 2, Move(table.legal(2)[0].id, seen, "k")))


def test_a_key_is_remembered_for_who_used_it() -> None:
    table = started()
    seat = the_match(table).to_act[0]
    happen(table, requests.move(table, seat, first_move(table, seat, "mine")))
    assert requests.done_before(table, f"seat {seat}", "mine") == table.seq
    assert requests.done_before(table, f"seat {seat + 1}", "mine") is None
    assert requests.done_before(table, f"seat {seat}", None) is None


def test_while_a_bot_stands_in_its_person_only_watches() -> None:
    table = started()
    seat = the_match(table).to_act[0]
    happen(table, requests.rest(table, seat, "k"))
    assert table.seats_for_bots() == [seat]
    assert refused(lambda: requests.move(table, seat, first_move(table, seat))) == "refused-bot-plays"
    assert refused(lambda: requests.rest(table, seat, "k2")) == "refused-bot-plays"
    happen(table, requests.back(table, seat, "k3"))
    assert table.seats_for_bots() == []
    assert refused(lambda: requests.back(table, seat, "k4")) == "refused-no-bot-plays"
    happen(table, requests.move(table, seat, first_move(table, seat)))


def test_who_rests_may_choose_how_well_the_bot_plays() -> None:
    table = started()
    assert refused(lambda: requests.rest(table, 0, "k", "genius")) == "no-such-level"
    happen(table, requests.rest(table, 0, "k", "master"))
    happen(table, requests.rest(table, 1, "k"))
    assert [seat.level for seat in table.seats[:2]] == ["master", "apprentice"]


def test_a_bots_answer_counts_only_for_the_question_it_was_asked() -> None:
    table = started()
    seat = the_match(table).to_act[0]
    text, question = table.legal(seat)[0].text, table.asked[seat].question
    assert requests.bot_move(table, seat, text, question) is None
    happen(table, requests.rest(table, seat, None))
    assert requests.bot_move(table, seat, "nonsense", question) is None
    assert requests.bot_move(table, seat, text, question - 1) is None
    entry = requests.bot_move(table, seat, text, question)
    assert entry == entries.Decided(seat, text)


# -- keeping it


def log_of(table: Table, dice: random.Random, most: int) -> list[entries.Entry]:
    """Play on, with undos and chat, and give every entry from the start."""
    log: list[entries.Entry] = []
    happened = table.apply

    def noted(entry: entries.Entry, at: float) -> None:
        log.append(entry)
        happened(entry, at)

    table.apply = noted  # type: ignore[method-assign]
    sit_all(table)
    happen(table, requests.start(table, "guest-0"))
    for number, seat in enumerate(play_on(table, dice, most)):
        if the_match(table).may_undo(seat) and dice.random() < 0.3:
            happen(table, requests.undo(table, seat, Undo(table.seq, f"undo-{number}")))
        if dice.random() < 0.1:
            happen(table, entries.Spoke("guest-1", 1, "Name 1", "ciao", f"say-{number}"))
    return log


@pytest.mark.parametrize("game", list(signoria.GAMES))
def test_the_same_table_follows_from_its_log_and_from_a_snapshot(game: str) -> None:
    table = a_table(game)
    log = log_of(table, random.Random(5), 120)
    again = from_log(table.charter, [(entry, 1_000.0 + number) for number, entry in enumerate(log)])
    assert frozen(again) == frozen(table)
    assert frozen(thawed(table.charter, frozen(table))) == frozen(table)


def test_every_entry_is_read_back_as_it_was_written() -> None:
    for entry in [*log_of(a_table(), random.Random(1), 20), entries.Closed(), entries.Rematched("x")]:
        assert read_entry(kind_of(entry), as_data(entry)) == entry
