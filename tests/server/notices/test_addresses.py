"""Where notices may be posted: to the internet, and to nothing of ours that settings do not name."""

from __future__ import annotations

import asyncio

import pytest

from signoria.server.notices.addresses import BadAddress, Target, may_post_to, parts_of, target_of

HERE = "127.0.0.0/8"


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "127.9.9.9",
        "0.0.0.0",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "192.0.2.1",
        "::1",
        "::",
        "fe80::1",
        "fe80::1%eth0",
        "fc00::1",
        "fec0::1",
        "ff02::1",
        "2001:db8::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "::127.0.0.1",
        "64:ff9b::a00:1",
        "64:ff9b:1::a00:1",
        "2002:7f00:1::",
        "2002:c0a8:101::1",
    ],
)
def test_nothing_of_this_machine_or_network_is_posted_to(address: str) -> None:
    assert not may_post_to(address, "")


@pytest.mark.parametrize(
    "address", ["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"]
)
def test_the_internet_is_posted_to(address: str) -> None:
    assert may_post_to(address, "")


def test_settings_may_name_networks_however_their_addresses_are_written() -> None:
    for address in ("127.0.0.1", "127.1.2.3", "::ffff:127.0.0.1"):
        assert may_post_to(address, HERE)
    assert not may_post_to("10.0.0.1", HERE) and may_post_to("10.0.0.1", f"{HERE}, 10.0.0.0/8")
    assert not may_post_to("::1", HERE) and may_post_to("::1", "::1")


def found(address: str, allowed: str) -> Target:
    return asyncio.run(target_of(address, allowed))


def test_a_name_is_looked_up_and_what_it_leads_to_is_kept() -> None:
    target = found("http://localhost:8080/here?a=b", "127.0.0.1, ::1")
    assert set(target.addresses) <= {"127.0.0.1", "::1"} and target.addresses
    assert (target.host, target.port, target.path, target.authority) == (
        "localhost",
        8080,
        "/here?a=b",
        "localhost:8080",
    )
    assert found("https://1.1.1.1", "") == Target(True, "1.1.1.1", 443, "/", ("1.1.1.1",))
    assert found("https://[2606:4700:4700::1111]:444/", "").authority == "[2606:4700:4700::1111]:444"


@pytest.mark.parametrize(
    "address",
    ["http://localhost/", "https://localhost/", "https://127.1/", "https://2130706433/", "https://0x7f000001/x"],
)
def test_however_this_machine_is_called_it_is_not_posted_to(address: str) -> None:
    with pytest.raises(BadAddress):
        found(address, "")


def test_only_this_machine_is_posted_to_without_encryption() -> None:
    assert found("http://127.0.0.1/", HERE).addresses == ("127.0.0.1",)
    for address in ("http://1.1.1.1/", "http://10.0.0.1/"):
        with pytest.raises(BadAddress):
            found(address, f"{HERE}, 10.0.0.0/8")


@pytest.mark.parametrize(
    "address",
    [
        "",
        "example.org",
        "ftp://example.org/",
        "javascript:alert(1)",
        "https:///path",
        "https://user:password@example.org/",
        "https://example.org/#part",
        "https://example.org:0/",
        "https://example.org:99999/",
        "https://exa mple.org/",
        "https://example.org/a\r\nHost: b",
        "https://exämple.org/",
        "https://[::1/",
        f"https://example.org/{'x' * 800}",
    ],
)
def test_what_is_no_address_of_the_web_is_refused(address: str) -> None:
    with pytest.raises(BadAddress):
        parts_of(address)
