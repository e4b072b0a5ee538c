"""Fair deals: what nobody chose alone, what the record proves, and what a forger cannot change."""

from __future__ import annotations

from pathlib import Path

import pytest

import signoria
from signoria import BadOption, BadRecord, Match
from signoria.core.play.fair_deal import Deal, commitment_of, new_secret
from tests.cli.terminal import refusal, run, unwrapped
from tests.play import Setting, play_some

SECRET = "0f" * 32
NONCES = ("Marianne-1", "-", "_x9")
COMMITMENT = "8f8eb3a961ee3bfea4f058de3401f21ef371f5c5246c76eed924c7a90ebb21be"
SEED = 71436907877446715396675942563643016774988012670463946050520856938774910800053
"""As `sha256sum` gives them for the texts of docs/decisions/11-fair-deals.md."""


def dealt(decisions: int = 10_000) -> Match:
    match = signoria.game("patrician").start_deal(Deal(SECRET, NONCES), 3, messengers=True)
    return play_some(match, seed=4, decisions=decisions)


def test_a_secret_has_256_bits_and_is_never_the_same() -> None:
    assert len({new_secret() for _ in range(50)}) == 50
    assert all(0 <= int(new_secret(), 16) < 1 << 256 and len(new_secret()) == 64 for _ in range(50))


def test_commitment_and_seed_are_the_hashes_the_documentation_names() -> None:
    deal = Deal(SECRET, NONCES)
    assert deal.commitment == commitment_of(SECRET) == COMMITMENT
    assert deal.seed == SEED
    assert deal.added == 2


def test_every_nonce_its_seat_and_the_secret_change_the_seed() -> None:
    deals = [
        Deal(SECRET, ("a", "b")),
        Deal(SECRET, ("b", "a")),
        Deal(SECRET, ("ab", "-")),
        Deal(SECRET, ("-", "ab")),
        Deal(SECRET, ("a", "b", "-")),
        Deal(SECRET, ("a", "B")),
        Deal("f0" * 32, ("a", "b")),
    ]
    assert len({deal.seed for deal in deals}) == len(deals)
    assert len({deal.commitment for deal in deals}) == 2


@pytest.mark.parametrize("secret", ["", "0f" * 31, "0F" * 32, "0f" * 32 + "\n", "g" * 64, 7, None])
def test_what_is_not_64_hexadecimal_digits_is_no_secret(secret: str) -> None:
    with pytest.raises(BadOption, match="a deal's secret is 64 hexadecimal digits"):
        Deal(secret, ("a", "b"))
    with pytest.raises(BadOption, match="a deal's secret is 64 hexadecimal digits"):
        commitment_of(secret)


@pytest.mark.parametrize("nonce", ["", "a b", "a\n", "é", "x" * 65, "٣", 7, None])
def test_a_nonce_is_short_and_plain(nonce: str) -> None:
    with pytest.raises(BadOption, match="a nonce is 1 to 64 letters, digits"):
        Deal(SECRET, ("a", nonce))


def test_a_deal_starts_the_match_its_seed_gives(setting: Setting) -> None:
    deal = Deal(SECRET, tuple(f"n{seat}" for seat in range(setting.seats)))
    match = setting.game.start_deal(deal, setting.seats, **setting.chosen)
    assert match.state == setting.start(deal.seed).state
    assert match.deal == deal == match.copy().deal
    assert match.commitment() == deal.commitment
    assert match.redeal(0).deal is None


def test_a_deal_has_a_nonce_for_every_seat() -> None:
    with pytest.raises(BadOption, match="a deal for 4 seats has as many nonces, not 3"):
        signoria.game("patrician").start_deal(Deal(SECRET, NONCES), 4)
    with pytest.raises(BadOption, match="Patrician is for 2 to 5 seats, not 9"):
        signoria.game("patrician").start_deal(Deal(SECRET, NONCES), 9)


# -- in records


def test_a_full_record_shows_the_whole_deal_and_brings_it_back() -> None:
    for match in (dealt(), dealt(5)):
        lines = match.record().splitlines()
        seed = lines.index(f"seed {SEED}")
        assert lines[seed + 1 : seed + 4] == [
            f"commitment {COMMITMENT}",
            f"secret {SECRET}",
            "nonces Marianne-1 - _x9",
        ]
        again = signoria.replay(match.record())
        assert again.deal == match.deal
        assert again.record() == match.record()


def test_a_sealed_record_shows_the_commitment_and_the_nonces_but_no_secret() -> None:
    match = dealt(5)
    for record in (match.record(0), match.record(sealed=True)):
        assert f"\nseed {COMMITMENT}\nnonces Marianne-1 - _x9\n" in record
        assert SECRET not in record
        assert str(SEED) not in record
        with pytest.raises(BadRecord, match="the record is sealed"):
            signoria.replay(record)
    assert f"\nsecret {SECRET}\n" in dealt().record(0)


def test_nothing_a_seat_is_shown_holds_the_secret_or_the_seed() -> None:
    match = dealt(20)
    for seat in (0, 1, 2, None):
        shown = f"{match.view(seat)} {match.events(seat)} {match.record(seat, sealed=True)}"
        assert SECRET not in shown
        assert str(SEED) not in shown


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("commitment ", "commitment 0", "line 9: commitment: it is not the one the secret gives"),
        ("secret 0f", "secret 1f", "line 9: commitment: it is not the one the secret gives"),
        ("secret 0f", "secret 0g", "line 10: a deal's secret is 64 hexadecimal digits"),
        ("nonces Marianne-1", "nonces Marianne-2", "line 8: seed: it is not the one the secret and the nonces give"),
        ("nonces Marianne-1 -", "nonces - Marianne-1", "line 8: seed: it is not the one"),
        ("nonces Marianne-1", "nonces Mari.nne-1", "line 11: a nonce is 1 to 64 letters, digits"),
        (" - _x9", " _x9", "line 11: nonces: there should be one for each of 3 seats"),
        (" - _x9", " - _x9" + " x" * 300, "line 11: nonces: there should be one for each of 3 seats"),
        ("nonces Marianne-1 - _x9", "nonces", "line 11: nonces: there should be one for each of 3 seats"),
        ("nonces Marianne-1 - _x9\n", "", "line 1: the header has no nonces"),
        ("commitment ", "engagement ", "line 9: a record's header has no 'engagement'"),
        (f"secret {SECRET}\n", "", "line 1: the header has no secret"),
    ],
)
def test_a_record_with_a_line_of_its_deal_changed_is_refused(old: str, new: str, sentence: str) -> None:
    record = without_check(dealt(5).record())
    assert signoria.replay(record).deal is not None
    assert old in record
    with pytest.raises(BadRecord) as caught:
        signoria.replay(record.replace(old, new, 1))
    assert sentence in str(caught.value)


def test_another_seed_than_the_deal_gives_is_refused() -> None:
    record = without_check(dealt(0).record())
    with pytest.raises(BadRecord, match="line 8: seed: it is not the one the secret and the nonces give"):
        signoria.replay(record.replace(f"seed {SEED}", "seed 5"))


def test_a_record_that_loses_its_commitment_is_refused() -> None:
    record = without_check(dealt(0).record())
    with pytest.raises(BadRecord, match="line 1: the header has no commitment"):
        signoria.replay(record.replace(f"commitment {COMMITMENT}\n", ""))


def without_check(record: str) -> str:
    """The record as somebody would write it who knows how to get round the check."""
    return "\n".join([*record.splitlines()[:-1], "check none", ""])


def test_a_match_from_a_position_has_no_deal() -> None:
    game = signoria.game("patrician")
    match = game.from_position(dealt(5).position())
    assert match.deal is None
    assert SECRET not in match.record()


# -- `signoria verify`


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "dealt.txt"
    file.write_text(dealt().record(), encoding="utf-8")
    return file


def test_verify_says_what_makes_the_deal_fair(file: Path) -> None:
    assert unwrapped(run("verify", str(file)).stdout).endswith(
        f" The deal was fair if your table showed the commitment {COMMITMENT} beforehand: "
        "it comes from the secret behind that and 2 nonces added afterwards."
    )
    assert unwrapped(run("verify", str(file), "--lang", "fr").stdout).endswith(
        f" La donne était équitable si votre table affichait d’avance l’engagement {COMMITMENT} : "
        "elle vient du secret qu’il scelle et de 2 nonces ajoutés ensuite."
    )


def test_verify_does_not_call_a_deal_fair_to_which_nobody_added(file: Path) -> None:
    match = signoria.game("patrician").start_deal(Deal(SECRET, ("-", "-")), 2)
    file.write_text(match.record(), encoding="utf-8")
    assert "alone: nobody added a nonce." in unwrapped(run("verify", str(file)).stdout)
    assert "personne n’a ajouté de nonce." in unwrapped(run("verify", str(file), "--lang", "fr").stdout)


def test_verify_says_nothing_of_a_deal_there_was_not(file: Path) -> None:
    file.write_text(signoria.game("patrician").start(2, seed=1).record(), encoding="utf-8")
    assert run("verify", str(file)).stdout == "OK: Patrician, 2 players, 0 decisions, not finished.\n"


@pytest.mark.parametrize("line", ["commitment", "secret", "nonces", "seed"])
def test_verify_refuses_a_deal_that_was_changed(file: Path, line: str) -> None:
    lines = without_check(file.read_text(encoding="utf-8")).splitlines()
    changed = [
        f"{text[:-1]}{'1' if text[-1] != '1' else '2'}" if text.startswith(f"{line} ") else text for text in lines
    ]
    file.write_text("\n".join(changed) + "\n", encoding="utf-8")
    assert "dealt.txt cannot be replayed: line " in refusal("verify", str(file), code=1)
    assert "ne peut pas être rejoué" in refusal("verify", str(file), "--lang", "fr", code=1)
