"""Nonsense, much of it: the server stays up, says what is wrong, and the game goes on."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.core.result import Ok
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import signoria
from tests.server.recording import kept_of
from tests.server.running import Page, Server, Visitor, play_out
from tests.server.table_builders import the_match
from tests.thinning import step_of

ROUNDS, MESSAGES, BATCH = 4, 5_000 // step_of(3), 10
EXAMPLES = 12
GROWTH = 80_000
"""Kilobytes by which the server may grow after the first round."""
STRANGE: list[Any] = [
    None, True, -1, 0, 1, 7, 2**31, 2**63, 2**70, 0.5, 1e300, "", "x", "k" * 41, "\0", "\u202e", "é" * 500, [], {},
    {"do": "move"}, "bid 300", "return painter", "\N{CASTLE}" * 200,
]  # fmt: skip


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    home: Path = tmp_path_factory.mktemp("fuzz")
    limits = {"misunderstood": 60, "lines": "1000000/minute", "requests": "1000000/minute"}
    with Server(f"sqlite:///{home / 'house.db'}", home / "server.log", {"limits": limits, "away": 0.2}) as server:
        yield server
    errors = [line for line in server.log.read_text().splitlines() if '"level": "error"' in line]
    assert [line for line in errors if not is_uvicorns_own(line)] == []


def is_uvicorns_own(line: str) -> bool:
    """uvicorn stumbles over text that is no UTF-8 on a connection that is being closed already, which does no harm."""
    return "InvalidState: connection is clos" in line and "UnicodeDecodeError" in line


def memory_of(server: Server) -> int:
    """Kilobytes that the server holds."""
    lines = Path(f"/proc/{server.pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS:")).split()[1])


# -- the socket --------------------------------------------------------------------------------------------------------


class Fuzzer:
    """One connection that sends what a page might, changed in places, and bytes by chance."""

    def __init__(self, visitor: Visitor, table: str, tokens: list[str], dice: random.Random) -> None:
        self.visitor, self.table, self.tokens, self.dice = visitor, table, tokens, dice
        self.play: dict[str, Any] = {"seq": 0, "moves": []}
        self.heard: set[str] = set()
        self.answered = asyncio.Event()

    async def run(self, messages: int) -> None:
        """Send so many; a closed connection is opened anew."""
        sent = 0
        while sent < messages:
            address = self.visitor.server.address
            headers = {"Cookie": self.visitor.cookie} if self.visitor.cookie else {}
            opening = connect(
                f"{address.replace('http', 'ws')}/api/tables/{self.table}/live",
                origin=address,  # type: ignore[arg-type]
                additional_headers=headers,
                compression=None,
            )
            async with opening as socket:
                listening = asyncio.create_task(self._listen(socket))
                try:
                    while sent < messages:
                        for _ in range(BATCH):
                            await self._send(socket)
                        await self._wait_for_answers(socket, listening)
                        sent += BATCH
                except ConnectionClosed:
                    pass
                await socket.close()
                await listening

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                message = json.loads(frame)
                self.heard.add(message["it"])
                if message["it"] == "pong":
                    self.answered.set()
                if message["it"] == "play":
                    self.play = message
        except ConnectionClosed:
            return

    async def _wait_for_answers(self, socket: ClientConnection, listening: asyncio.Task[None]) -> None:
        """Until the server has read all that was sent, or closes."""
        self.answered.clear()
        await socket.send('{"do": "ping"}')
        waiting = asyncio.create_task(self.answered.wait())
        await asyncio.wait([waiting, listening], return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()

    async def _send(self, socket: ClientConnection) -> None:
        roll = self.dice.random()
        if roll < 0.002:
            await socket.send(self.dice.randbytes(self.dice.randrange(60)), text=True)
        elif roll < 0.004:
            await socket.send("x" * 5_000)
        elif roll < 0.01:
            await socket.send(self.dice.randbytes(self.dice.randrange(60)))
        elif roll < 0.04:
            await socket.send(self._torn(json.dumps(self._message())))
        else:
            await socket.send(json.dumps(self._changed(self._message()) if roll < 0.6 else self._message()))

    def _message(self) -> dict[str, Any]:
        """What a page might send, though perhaps at the wrong time."""
        dice, seq = self.dice, self.play["seq"]
        moves = [move["id"] for move in self.play["moves"]] or [0]
        key = f"{dice.randrange(10**6)}"
        kinds: list[tuple[int, dict[str, Any]]] = [
            (10, {"do": "hello", "token": dice.choice([*self.tokens, "forged"])}),
            (2, {"do": "hello"}),
            (2, {"do": "move", "id": dice.choice(moves), "seq": seq, "key": key}),
            (20, {"do": "move", "id": dice.randrange(3_000), "seq": max(0, seq - dice.randrange(3)), "key": key}),
            (10, {"do": "undo", "seq": seq, "key": key}),
            (5, {"do": "say", "text": dice.choice(["ciao", "\u202e", "x" * 400]), "key": key}),
            (5, {"do": "lines", "before": dice.randrange(80), "key": key}),
            (5, {"do": "earlier", "before": dice.randrange(80), "key": key}),
            (2, {"do": "remove", "line": dice.randrange(80), "key": key}),
            (2, {"do": "mute", "author": dice.choice(["", "nobody", "0123456789abcdef"]), "muted": True, "key": key}),
            (2, {"do": "allow", "who": dice.choice(["nobody", "seated", "everybody"]), "key": key}),
            (20, {"do": "why", "text": dice.choice(["bid 300", "return painter", "", "pass", "\0"])}),
            (20, {"do": "preview", "id": dice.choice(moves), "seq": seq, "key": key}),
            (10, {"do": "then", "line": dice.randrange(80), "key": key}),
            (10, {"do": "agree", "seat": dice.randrange(5), "key": key}),
            (1, {"do": "back", "key": key}),
        ]
        return dice.choices([message for _, message in kinds], [weight for weight, _ in kinds])[0]

    def _changed(self, message: dict[str, Any]) -> dict[str, Any]:
        """The message with a field put in, left out or replaced."""
        changed = dict(message)
        name = self.dice.choice([*message, "extra", "key", "seq"])
        if self.dice.random() < 0.3:
            changed.pop(name, None)
        else:
            changed[name] = self.dice.choice(STRANGE)
        return changed

    def _torn(self, text: str) -> str:
        """The text with a piece cut out or doubled."""
        at, size = self.dice.randrange(len(text)), self.dice.randrange(1, 9)
        return text[:at] + text[at + size :] if self.dice.random() < 0.5 else text[:at] + text[max(0, at - size) :]


async def fuzz(visitors: list[Visitor], table: str, tokens: list[str], seed: int) -> list[Fuzzer]:
    """All at once."""
    fuzzers = [
        Fuzzer(visitor, table, tokens[number : number + 1], random.Random(seed + number))
        for number, visitor in enumerate(visitors)
    ]
    await asyncio.gather(*(fuzzer.run(MESSAGES // len(visitors)) for fuzzer in fuzzers))
    return fuzzers


def open_game(house: Server, name: str) -> tuple[list[Visitor], str, list[str]]:
    """A game of three; a guest and a stranger watch."""
    visitors = [*(house.guest(name) for name in ("Anna", "Bruno", "Carla", "Dora")), Visitor(house)]
    table = visitors[0].open_table(name, 3)
    tokens = [visitors[seat].sit(table, seat) for seat in range(3)]
    visitors[0].start(table)
    return visitors, table, tokens


def come_back(visitor: Visitor, table: str, token: str) -> Page:
    """A person's page after all that, with no bot playing for them."""
    page = visitor.connect(table, token)
    if page.last["seating"]["table"]["seats"][page.last["welcome"]["seat"]]["level"] is not None:
        page.ask("back")
    return page


def test_after_thousands_of_strange_messages_games_are_played_to_their_end(house: Server) -> None:
    held, ever = [], set()
    for number in range(ROUNDS):
        visitors, table, tokens = open_game(house, signoria.GAMES[number % len(signoria.GAMES)])
        fuzzers = asyncio.run(fuzz(visitors, table, tokens, number))
        heard = set.union(*(fuzzer.heard for fuzzer in fuzzers))
        assert heard >= {"welcome", "play", "refused", "accepted", "closing", "then"}
        ever |= heard
        pages = [come_back(visitors[seat], table, tokens[seat]) for seat in range(3)]
        play_out(pages)
        *_, replayed = kept_of(house, table).replay()
        assert the_match(replayed).over
        assert list(the_match(replayed).outcome.points) == pages[0].play["outcome"]["points"]  # type: ignore[union-attr]
        for page in pages:
            page.close()
        held.append(memory_of(house))
    assert "preview" in ever, "previews wait while the house is busy"
    assert held[-1] - held[0] < GROWTH, held


# -- HTTP --------------------------------------------------------------------------------------------------------------


MODES = (schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE)
CHECKS = schemathesis.Config.from_dict(
    {"checks": {"positive_data_acceptance": {"expected-statuses": ["2xx", "403", "404", "409", "422", "503"]}}}
)
"""Whether a game has such an option is not in the description, so a request may be right by it and refused."""


def operations(house: Server) -> Iterator[schemathesis.APIOperation[Any, Any, Any, Any]]:
    """All that the server's own description offers."""
    schema = schemathesis.openapi.from_url(f"{house.address}/api/openapi.json", config=CHECKS)
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        yield found.ok()


def requests_of(
    operation: schemathesis.APIOperation[Any, Any, Any, Any], mode: schemathesis.GenerationMode, guest: Visitor
) -> int:
    """Make many requests of one kind, right or wrong ones, and check the answers; how many there were."""
    there, tried = {"id": guest.open_table(), "game": "patrician"}, 0

    @seed(7)
    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), deadline=None, database=None)
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: schemathesis.Case[Any]) -> None:
        nonlocal tried
        if mode is schemathesis.GenerationMode.POSITIVE:
            case.path_parameters.update({name: there[name] for name in case.path_parameters if name in there})
        case.call_and_validate(headers={"Cookie": guest.cookie})
        tried += 1

    with suppress(Unsatisfiable):  # without parameters nothing can be wrong
        ask()
    return tried


@pytest.mark.full
def test_no_request_finds_a_fault(house: Server) -> None:
    guest = house.guest("Anna")
    tried = [requests_of(operation, mode, guest) for operation in operations(house) for mode in MODES]
    assert sum(tried) > 200
