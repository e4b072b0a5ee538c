"""Budgets belong to guests and addresses, whatever they do with their sockets; and looks are shared fairly."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from dataclasses import dataclass

import pytest

from signoria.server.config.settings import Limits
from signoria.server.limits.budgets import SWEEP, Budgets
from signoria.server.limits.preview_queue import WAITING, PreviewQueue
from signoria.server.limits.rate_limits import Bucket, counted_as
from signoria.server.protocol.refusals import Refused

HOME = "192.0.2.7"
ELSEWHERE = "198.51.100.7"


@dataclass
class Clock:
    """A clock that stands still until it is moved."""

    now: float = 1_000.0

    def __call__(self) -> float:
        return self.now


def budgets(clock: Clock, **limits: float) -> Budgets:
    return Budgets(Limits(**limits), clock)  # type: ignore[arg-type]


# -- messages ----------------------------------------------------------------------------------------------------------


def test_all_sockets_of_a_guest_pay_from_one_purse_and_a_new_socket_brings_nothing() -> None:
    clock = Clock()
    house = budgets(clock, messages=100, messages_a_second=10.0)
    sockets = [house.of("anna", HOME) for _ in range(40)]
    assert sum(socket.pay(1) for socket in sockets for _ in range(10)) == 100
    assert not house.of("anna", ELSEWHERE).pay(1)
    assert house.of("bruno", HOME).pay(1)
    clock.now += 1.0
    assert sum(house.of("anna", HOME).pay(1) for _ in range(100)) == 10


def test_a_message_that_costs_more_uses_the_purse_up_sooner() -> None:
    anna = budgets(Clock(), messages=100).of("anna", HOME)
    assert sum(anna.pay(5) for _ in range(100)) == 20


def test_all_guests_of_an_address_together_are_slowed_down_and_nobody_is_thrown_out() -> None:
    clock = Clock()
    house = budgets(clock, messages=100, messages_a_second=10.0, address_guests=3)
    sockets = [house.of(f"guest {number}", HOME) for number in range(5)]
    assert all(socket.pay(100) for socket in sockets)
    assert sockets[0].pause() == pytest.approx(200 / 30)
    assert house.of("anna", ELSEWHERE).pause() == 0.0
    clock.now += 200 / 30 + 0.001
    assert sockets[0].pause() == 0.0


def test_visitors_without_a_name_have_a_purse_each_and_their_address_in_common() -> None:
    house = budgets(Clock(), messages=100, messages_a_second=10.0, address_guests=3)
    sockets = [house.of(None, HOME) for _ in range(4)]
    assert [socket.pay(100) and socket.pay(1) for socket in sockets] == [False] * 4
    assert sockets[3].pause() > 0.0


def test_a_club_evening_of_forty_behind_one_address_is_never_slowed_down() -> None:
    clock = Clock()
    house = budgets(clock)
    sockets = [house.of(f"guest {number}", HOME) for number in range(40)]
    assert all(socket.pay(5) and socket.pay(5) for socket in sockets)  # all come at once and say hello
    for _ in range(600):
        assert all(socket.pay(1) and socket.may_look() and socket.pay(2) for socket in sockets)
        assert not any(socket.pause() for socket in sockets)
        for socket in sockets:
            socket.charge_look(0.003)
        clock.now += 1.0


def test_purses_are_forgotten_when_they_are_full_again_and_no_socket_holds_them() -> None:
    clock = Clock()
    house = budgets(clock, messages=100, messages_a_second=1.0)
    house.of("anna", HOME).pay(100)
    house.of("bruno", HOME).pay(20)
    idle = house.of("carla", HOME)
    clock.now += SWEEP
    house.of("dario", ELSEWHERE)
    gc.collect()
    assert set(house._purses) == {f"address {HOME}", f"address {ELSEWHERE}", "guest anna", "guest carla", "guest dario"}
    assert idle.pay(100) and not house.of("carla", HOME).pay(1)
    assert not house.of("anna", HOME).pay(61)


# -- looks -------------------------------------------------------------------------------------------------------------


def test_looks_are_counted_for_a_guest_and_for_an_address() -> None:
    house = budgets(Clock(), previews=10, address_guests=2)
    for guest, looks in (("anna", 10), ("bruno", 10), ("carla", 0)):
        assert sum(house.of(guest, HOME).may_look() for _ in range(20)) == looks
    assert house.of("carla", ELSEWHERE).may_look()


def test_looks_that_take_long_are_paid_for_by_the_second() -> None:
    clock = Clock()
    anna = budgets(clock, look_seconds=1.0, look_seconds_a_second=0.1).of("anna", HOME)
    assert anna.may_look()
    anna.charge_look(1.5)
    assert not anna.may_look()
    clock.now += 5.1
    assert anna.may_look()


def test_looks_are_worked_out_beside_the_event_loop_and_one_at_a_time() -> None:
    running, most, threads = 0, 0, set()

    def work() -> int:
        nonlocal running, most
        running += 1
        most = max(most, running)
        threads.add(threading.get_ident())
        time.sleep(0.01)
        running -= 1
        return 7

    async def ask() -> list[tuple[int, float]]:
        looks = PreviewQueue()
        return await asyncio.gather(*(looks.work(f"guest {number}", work) for number in range(5)))

    answers = asyncio.run(ask())
    assert [answer for answer, _ in answers] == [7] * 5
    assert most == 1 and threading.get_ident() not in threads


def test_who_asks_for_little_does_not_wait_for_who_asks_for_much() -> None:
    order: list[str] = []

    def work(name: str) -> None:
        order.append(name)
        end = time.thread_time() + 0.002
        while time.thread_time() < end:
            pass

    async def ask() -> None:
        looks = PreviewQueue()
        greedy = [asyncio.create_task(looks.work("greedy", lambda: work("greedy"))) for _ in range(40)]
        while len(order) < 3:
            await asyncio.sleep(0.001)
        await looks.work("modest", lambda: work("modest"))
        await asyncio.gather(*greedy)

    asyncio.run(ask())
    assert order.index("modest") < 39 and order.count("greedy") == 40
    waited = order.index("modest")
    assert order[waited:].count("greedy") == 40 - waited


def test_a_payer_has_so_many_looks_in_line_and_a_failed_one_is_told() -> None:
    def fail() -> None:
        raise Refused("refused-over")

    async def ask() -> list[object]:
        looks = PreviewQueue()
        asked = [looks.work("greedy", lambda: None) for _ in range(WAITING + 5)]
        answers = await asyncio.gather(*asked, looks.work("modest", fail), return_exceptions=True)
        return list(answers)

    *greedy, failed = asyncio.run(ask())
    refused = [str(answer) for answer in greedy if isinstance(answer, Refused)]
    assert refused == ["refused-too-often"] * 5
    assert isinstance(failed, Refused) and str(failed) == "refused-over"


# -- counting ----------------------------------------------------------------------------------------------------------


def test_a_bucket_owes_what_it_was_charged() -> None:
    bucket = Bucket(10, 2.0, 0.0)
    bucket.charge(0.0, 14.0)
    assert (bucket.take(1.0), bucket.lacks(1.0)) == (False, 1.5)
    assert bucket.take(2.5) and not bucket.is_full(2.5) and bucket.is_full(8.0)


def test_a_clock_that_is_set_back_takes_nothing_away() -> None:
    bucket = Bucket(10, 2.0, 1_000.0)
    assert bucket.take(900.0) and bucket.lacks(900.0, 9.0) == 0.0


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("nowhere", "nowhere"),
    ],
)
def test_an_address_is_counted_as_its_visitor_has_it(address: str, counted: str) -> None:
    assert counted_as(address) == counted
