"""Where a house is kept when nobody says so."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from signoria.server.config import settings


def test_a_house_is_among_the_users_own_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert settings.default_database() == f"sqlite:///{tmp_path}/signoria/house.db"


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other folders")
def test_without_a_word_it_is_in_the_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert settings.default_database() == f"sqlite:///{tmp_path}/.local/share/signoria/house.db"


def test_a_house_of_an_earlier_version_stays_where_it_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(settings, "user_data_path", lambda *_, **__: tmp_path / "Library" / "signoria")
    assert settings.default_database() == f"sqlite:///{tmp_path}/Library/signoria/house.db"
    earlier = tmp_path / ".local" / "share" / "signoria" / "house.db"
    earlier.parent.mkdir(parents=True)
    earlier.touch()
    assert settings.default_database() == f"sqlite:///{earlier}"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "mine"))
    assert settings.default_database() == f"sqlite:///{tmp_path}/Library/signoria/house.db"
