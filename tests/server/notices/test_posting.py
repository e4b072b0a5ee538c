"""Posting to somebody else's server: what they do with us costs little time, little room, and nothing of ours."""

from __future__ import annotations

import asyncio
import datetime
import socket
import ssl
import time
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from signoria.server.notices.posting import Answer, NoAnswer, NotSent, post
from tests.server.notices.push_service import Listening, listening

HERE = "127.0.0.0/8"


def posted(address: str, allowed: str = HERE, patience: float = 5.0) -> tuple[Answer | Exception, int]:
    """What came of it, and how often it was about to go out."""
    begun = 0

    async def about_to() -> None:
        nonlocal begun
        begun += 1

    try:
        answer = asyncio.run(
            post(address, [("Content-Type", "text/plain")], b"Buona sera", allowed, about_to, patience)
        )
    except (NotSent, NoAnswer) as error:
        return error, begun
    return answer, begun


def test_what_is_posted_comes_whole_and_is_answered(service: Listening) -> None:
    assert posted(f"{service.address}/a/b?c=d") == (Answer(201), 1)
    came = service.wait()
    assert (came.path, came.body) == ("/a/b?c=d", b"Buona sera")
    assert came.headers["host"] == service.address.removeprefix("http://")
    assert (came.headers["content-type"], came.headers["user-agent"]) == ("text/plain", "Signoria")
    assert "cookie" not in came.headers


def test_no_redirect_is_followed(service: Listening) -> None:
    with listening() as other:
        service.answers = [f"HTTP/1.1 307 Away\r\nLocation: {other.address}/\r\nContent-Length: 0\r\n\r\n"]
        assert posted(service.address) == (Answer(307), 1)
        assert other.requests == []


def test_an_address_may_say_when_to_come_again(service: Listening) -> None:
    service.answers = [
        f"HTTP/1.1 429 Slowly\r\nRetry-After: {again}\r\nContent-Length: 0\r\n\r\n"
        for again in (90, "soon", -5, "9" * 30)
    ]
    assert [posted(service.address)[0] for _ in range(4)] == [Answer(429, 90.0), *[Answer(429)] * 3]


def test_of_an_answer_its_head_is_read_and_no_more(service: Listening) -> None:
    service.answers = [
        "HTTP/1.1 200 OK\r\nContent-Length: 99999999\r\n\r\nmuch",
        "HTTP/1.1 103 Soon\r\n\r\nHTTP/1.1 200 OK\r\n\r\n",
    ]
    assert [posted(service.address)[0] for _ in range(2)] == [Answer(200)] * 2
    service.answers = [f"HTTP/1.1 200 OK\r\nX: {'x' * 40_000}\r\n\r\n", "no answer at all\r\n\r\n", "hang up"]
    for _ in range(3):
        problem, begun = posted(service.address)
        assert isinstance(problem, NoAnswer) and begun == 1


def test_who_answers_slowly_is_not_waited_for(service: Listening) -> None:
    service.answers = ["slow"]
    began = time.monotonic()
    problem, begun = posted(service.address, patience=0.3)
    assert isinstance(problem, NoAnswer) and begun == 1 and time.monotonic() - began < 2


def test_where_nobody_listens_nothing_was_sent() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        address = f"http://127.0.0.1:{free.getsockname()[1]}"
    for where in (address, "https://no-such-name.invalid/"):
        problem, begun = posted(where)
        assert isinstance(problem, NotSent) and not problem.for_good and begun == 0


def test_nothing_goes_to_this_machine_unless_settings_say_so(service: Listening) -> None:
    problem, begun = posted(service.address, allowed="")
    assert isinstance(problem, NotSent) and problem.for_good and begun == 0
    assert service.requests == []


def test_a_name_that_leads_elsewhere_a_moment_later_gains_nothing(
    service: Listening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """DNS rebinding: the first answer may be posted to, every later one is this machine."""
    asked: list[str] = []
    port = int(service.address.rpartition(":")[2])
    usual = asyncio.BaseEventLoop.getaddrinfo

    async def rebinding(loop: Any, host: Any, *others: Any, **more: Any) -> Any:
        if host != "rebinding.example":
            return await usual(loop, host, *others, **more)
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("192.88.99.77" if len(asked) == 1 else "127.0.0.1", port))]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", rebinding)
    posted(f"https://rebinding.example:{port}/", allowed="", patience=0.5)
    assert asked == ["rebinding.example"] and service.requests == []


def certificate(folder: Path, name: str) -> ssl.SSLContext:
    """A server that calls itself so, by its own word alone."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.datetime.now(datetime.UTC)
    who = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    made = (
        x509.CertificateBuilder(who, who, key.public_key(), 7, now, now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    file = folder / f"{name}.pem"
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file.write_bytes(private + made.public_bytes(serialization.Encoding.PEM))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    return context


@pytest.mark.parametrize("is_known", [True, False])
def test_only_a_server_that_shows_it_has_the_name_is_posted_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_known: bool
) -> None:
    server = certificate(tmp_path, "localhost")
    trusting = ssl.create_default_context(cafile=str(tmp_path / "localhost.pem"))
    if is_known:
        monkeypatch.setattr("signoria.server.notices.posting._encryption", lambda: trusting)
    heard: list[bytes] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.readuntil(b"Buona sera"))
        writer.write(b"HTTP/1.1 204 Fine\r\n\r\n")
        await writer.drain()

    async def about_to() -> None:
        pass

    async def story(name: str) -> Answer:
        async with await asyncio.start_server(answer, "127.0.0.1", 0, ssl=server) as listening_at:
            port = listening_at.sockets[0].getsockname()[1]
            return await post(f"https://{name}:{port}/", [], b"Buona sera", HERE, about_to)

    if is_known:
        assert asyncio.run(story("localhost")) == Answer(204)
    for name in ("127.0.0.1",) if is_known else ("localhost",):
        with pytest.raises(NotSent) as refused:
            asyncio.run(story(name))
        assert not refused.value.for_good
    assert len(heard) == is_known
