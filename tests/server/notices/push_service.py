"""A real push service on this machine, which checks who pushes, and the browsers whose messages it keeps."""

from __future__ import annotations

import json
import os
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from signoria.server.notices.push_key import from_base64, in_base64

PATIENCE = 20.0


class Browser:
    """One that has subscribed: its keys, and what was shown."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = os.urandom(16)

    def subscription(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": in_base64(self.point), "auth": in_base64(self.auth)}


def decrypted(message: bytes, private: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser does with a message."""
    salt, (size, length) = message[:16], struct.unpack(">IB", message[16:21])
    sender, record = message[21 : 21 + length], message[21 + length :]
    assert size >= len(record), "it is one record"
    own = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
    whole = HKDF(SHA256(), 32, auth, b"WebPush: info\0" + own + sender).derive(shared)
    key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(whole)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(whole)
    text = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\0")
    assert text.endswith(b"\x02"), "it is the last record"
    return text[:-1]


@dataclass
class Request:
    """What came in."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Listening:
    """Somebody who is posted to, and what they answer: what `answers` names first, then as usual."""

    usual: int = 201
    answers: list[int | str] = field(default_factory=list)
    requests: list[Request] = field(default_factory=list)
    address: str = ""

    def wait(self, number: int = 1) -> Request:
        """The request with this number, from 1, once it has come."""
        deadline = time.monotonic() + PATIENCE
        while len(self.requests) < number:
            assert time.monotonic() < deadline, f"{len(self.requests)} requests have come"
            time.sleep(0.02)
        return self.requests[number - 1]


@contextmanager
def listening(usual: int = 201) -> Iterator[Listening]:
    """An HTTP server on loopback. An answer may be a status, `slow`, `hang up`, or a head to be sent as it is."""
    there = Listening(usual)

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            there.requests.append(Request(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            answer = there.answers.pop(0) if there.answers else there.usual
            if answer == "hang up":
                self.close_connection = True
                return
            if answer == "slow":
                time.sleep(3)
            if isinstance(answer, str):
                self.wfile.write(answer.encode())
                self.close_connection = True
                return
            self.send_response(answer)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        server.daemon_threads = True
        there.address = f"http://127.0.0.1:{server.server_port}"
        thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        try:
            yield there
        finally:
            server.shutdown()
            thread.join()


def who_pushed(service: Listening, request: Request) -> dict[str, Any]:
    """What the sender says of itself, once its signature was checked as RFC 8292 has it; `k` is its key."""
    scheme, _, rest = request.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    signed, _, signature = parts["t"].rpartition(".")
    raw = from_base64(signature)
    assert len(raw) == 64
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(parts["k"]))
    r, s = (int.from_bytes(half, "big") for half in (raw[:32], raw[32:]))
    public.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(SHA256()))
    head, claims = (json.loads(from_base64(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"} and claims["aud"] == service.address
    return {**claims, "k": parts["k"]}
