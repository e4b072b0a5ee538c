"""What is pushed is encrypted as RFC 8291 says, by its own example and by what a browser would read."""

from __future__ import annotations

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from signoria.server.notices.push_encryption import MOST, encrypted, is_point, public_point
from signoria.server.notices.push_key import from_base64, in_base64
from tests.server.notices.push_service import Browser, decrypted

TEXT = b"When I grow up, I want to be a watermelon"
OWN = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
BROWSER_POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
MESSAGE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
"""Of the RFC’s section 5."""


def key_of(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(from_base64(text), "big"), ec.SECP256R1())


def test_the_example_of_the_standard_comes_out_letter_by_letter() -> None:
    to, auth = from_base64(BROWSER_POINT), from_base64(AUTH)
    made = encrypted(TEXT, to, auth, private=key_of(OWN), salt=from_base64(SALT))
    assert in_base64(made) == MESSAGE
    assert decrypted(made, key_of(BROWSER), auth) == TEXT


def test_every_message_is_another_and_as_long_as_the_others() -> None:
    browser = Browser()
    made = [encrypted(text, browser.point, browser.auth, padded=1024) for text in (b"short", b"short", b"longer" * 50)]
    assert len(set(made)) == 3 and {len(one) for one in made} == {86 + 1024 + 1 + 16}
    assert [decrypted(one, browser.private, browser.auth) for one in made] == [b"short", b"short", b"longer" * 50]
    longest = encrypted(b"x" * MOST, browser.point, browser.auth, padded=9_999)
    assert len(longest) == 86 + 4096


def test_nobody_else_can_read_it() -> None:
    browser, other = Browser(), Browser()
    made = encrypted(TEXT, browser.point, browser.auth)
    for private, auth in ((other.private, browser.auth), (browser.private, other.auth)):
        with pytest.raises(InvalidTag):
            decrypted(made, private, auth)


def test_a_key_of_a_browser_is_a_point_of_its_curve() -> None:
    point = public_point(key_of(BROWSER))
    assert in_base64(point) == BROWSER_POINT and is_point(point)
    for bad in (b"", b"\x04" + bytes(64), point[:-1], point + b"\0"):
        assert not is_point(bad)
