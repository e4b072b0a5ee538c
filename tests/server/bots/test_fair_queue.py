"""The queue before the bots: who goes first, and who is turned away."""

from __future__ import annotations

import pytest

from signoria.server.bots.errors import BotsBusy
from signoria.server.bots.fair_queue import FairQueue


def queue_of(*questions: str, at_once: int = 1, per_payer: int = 64, overall: int = 4096) -> FairQueue[str]:
    """A queue of questions named after their payer: "a1", "a2", "b1"."""
    queue: FairQueue[str] = FairQueue(at_once, 60.0, per_payer, overall)
    for question in questions:
        queue.put(question[0], question)
    return queue


def served(queue: FairQueue[str], seconds: float, now: float = 0.0) -> list[str]:
    """The order in which one worker answers what waits, each in so many seconds."""
    order = []
    while (question := queue.take(now)) is not None:
        order.append(question)
        now += seconds
        queue.settle(question[0], seconds, now)
    return order


def test_questions_of_one_payer_are_answered_in_order_of_arrival() -> None:
    assert served(queue_of("a1", "a2", "a3"), 1.0) == ["a1", "a2", "a3"]


def test_payers_take_turns_however_many_questions_one_of_them_asks() -> None:
    assert served(queue_of("a1", "a2", "a3", "a4", "b1", "c1", "b2"), 1.0) == ["a1", "b1", "c1", "a2", "b2", "a3", "a4"]


def test_who_asks_for_long_thoughts_waits_while_others_ask_several_short_ones() -> None:
    queue = queue_of("a1", "b1", "a2", "b2", "b3")
    order = []
    for now in range(5):
        question = queue.take(now)
        assert question is not None
        order.append(question)
        queue.settle(question[0], 10.0 if question[0] == "a" else 1.0, now)
    assert order == ["a1", "b1", "b2", "b3", "a2"]


def test_time_used_is_halved_every_minute_and_forgotten_in_the_end() -> None:
    queue = queue_of("a1")
    queue.take(0.0)
    queue.settle("a", 8.0, 10.0)
    assert queue.balance("a", 10.0) == pytest.approx(8.0)
    assert queue.balance("a", 130.0) == pytest.approx(2.0)
    queue.put("b", "b1")
    queue.take(5000.0)
    queue.settle("b", 1.0, 5000.0)
    assert queue.balance("a", 5000.0) == 0.0
    assert queue.balance("b", 5000.0) == 1.0


def test_an_hour_old_account_counts_less_than_a_fresh_short_thought() -> None:
    queue = queue_of("a1")
    queue.take(0.0)
    queue.settle("a", 60.0, 0.0)
    queue.put("b", "b1")
    queue.take(3600.0)
    queue.settle("b", 1.0, 3600.0)
    queue.put("b", "b2")
    queue.put("a", "a2")
    assert queue.take(3600.0) == "a2"


def test_a_payer_leaves_a_worker_to_the_others_while_they_wait() -> None:
    queue = queue_of("a1", "a2", "a3", at_once=1)
    assert queue.take(0.0) == "a1"
    queue.take(0.0)
    queue.settle("b", 100.0, 0.0)
    queue.put("b", "b1")
    assert queue.take(0.0) == "b1"
    assert queue.take(0.0) == "a3"


def test_a_payer_may_use_every_worker_while_nobody_else_waits() -> None:
    queue = queue_of("a1", "a2", at_once=1)
    assert [queue.take(0.0), queue.take(0.0), queue.take(0.0)] == ["a1", "a2", None]


def test_a_question_put_back_is_the_first_of_its_payer() -> None:
    queue = queue_of("a1", "a2")
    assert queue.take(0.0) == "a1"
    queue.put_back("a", "a1")
    queue.settle("a", 1.0, 1.0)
    assert len(queue) == 2
    assert served(queue, 1.0) == ["a1", "a2"]


def test_a_question_removed_is_never_taken() -> None:
    queue = queue_of("a1", "a2", "b1")
    queue.remove("a", "a1")
    queue.remove("a", "a1")
    queue.remove("c", "c1")
    assert len(queue) == 2
    assert served(queue, 1.0) == ["a2", "b1"]


def test_one_payer_s_line_is_bounded_and_the_others_are_not_hurt_by_it() -> None:
    queue = queue_of("a1", "a2", per_payer=2)
    with pytest.raises(BotsBusy, match="2 of your questions"):
        queue.put("a", "a3")
    queue.put("b", "b1")
    assert len(queue) == 3
    queue.take(0.0)
    queue.put("a", "a3")
    assert len(queue) == 3


def test_the_whole_queue_is_bounded() -> None:
    queue = queue_of("a1", "b1", overall=2)
    with pytest.raises(BotsBusy, match="try again"):
        queue.put("c", "c1")
    assert served(queue, 1.0) == ["a1", "b1"]
    queue.put("c", "c1")
    assert len(queue) == 1
