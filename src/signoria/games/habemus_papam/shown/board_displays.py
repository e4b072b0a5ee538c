"""The displays of 1655 in text: a column for each player, a row for each faction, politics cards and what is shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from signoria.core.text.layout import aligned, player_mark
from signoria.core.text.words import Catalogue
from signoria.games.habemus_papam.constants import FACTION_NAMES
from signoria.games.habemus_papam.shown.marks import (
    DOVE,
    FACTION_MARKS,
    LEADER,
    SYMBOL_MARKS,
    faction_mark,
    gem_mark,
    gem_marks,
)
from signoria.games.habemus_papam.shown.phrases import short_name

POLITICS = ("mazarin", "louis", "felipe")


def displays(view: Mapping[str, Any], words: Catalogue) -> str:
    """What lies before the players, and what they play and bid this round."""
    rows = [[words.say("board-player"), *(_player(view, player, words) for player in view["players"])]]
    for label, cells in _rows(view["players"], words):
        rows.append([f"[dim]{label}[/]", *(cell or "·" for cell in cells)])
    return _table(rows)


def _rows(players: Sequence[Mapping[str, Any]], words: Catalogue) -> Iterator[tuple[str, list[str]]]:
    """Every row's label, and what stands in it for each player."""
    for faction in (*FACTION_NAMES, None):
        yield _faction_name(faction, words), [_people(player, faction, words) for player in players]
    yield words.say("board-coats"), [_coats(player) for player in players]
    yield words.say("board-completed"), [_completed(player) for player in players]
    for name in POLITICS:
        yield words.say(f"board-{name}"), [str(player[name] or "") for player in players]
    yield words.say("board-squadrone"), ["✓" if player["squadrone"] else "" for player in players]
    yield words.say("board-hidden-actions"), [str(player["action_cards"] or "") for player in players]
    if any(player["played"] is not None for player in players):
        yield words.say("board-played"), [_played(player, words) for player in players]
    if any(player["bid"] is not None for player in players):
        yield words.say("board-bids"), [_bid(player) for player in players]


def _faction_name(faction: str | None, words: Catalogue) -> str:
    return words.say("board-late") if faction is None else f"{FACTION_MARKS[faction]} {words.say(f'word-{faction}')}"


def _player(view: Mapping[str, Any], player: Mapping[str, Any], words: Catalogue) -> str:
    """A seat, with a mark where it is asked or Camerlengo."""
    seat = player["seat"]
    mark = player_mark(view, seat, words, is_asked=_is_asked(view, player), has_crown=view["camerlengo"] == seat)
    return mark.removeprefix("  ")


def _is_asked(view: Mapping[str, Any], player: Mapping[str, Any]) -> bool:
    """Whether the table waits for a seat: for its turn, or for its choice where several choose at once."""
    phase = view["phase"]
    if phase not in ("order", "action", "bid", "bid-second"):
        return bool(view["turn"] == player["seat"])
    if phase == "action" and player["action_cards"] == 0:
        return False
    bids_later = phase == "bid" and player["played"] == "second"
    return player["bid"] is None and not bids_later and not player["has_chosen"]


def _people(player: Mapping[str, Any], faction: str | None, words: Catalogue) -> str:
    """The people of a faction in a display, the oldest first."""
    people = [person for person in player["people"] if person["faction"] == faction]
    people.sort(key=lambda person: -int(person["age"]))
    return "\n".join(_person(person, player["symbols"], words) for person in people)


def _person(person: Mapping[str, Any], completed: list[str], words: Catalogue) -> str:
    """A name, an age and a mark: of a leader, of the dove, or of a symbol, in colour where it is completed."""
    mark = LEADER if person["kind"] == "leader" else DOVE if person["is_immune"] else ""
    if person["symbol"] is not None:
        mark = SYMBOL_MARKS[person["symbol"]]
        mark = f"[bold yellow]{mark}[/]" if person["symbol"] in completed else mark
    return f"{short_name(person['name'], words)} {person['age']}{mark}"


def _coats(player: Mapping[str, Any]) -> str:
    return " ".join(f"{faction_mark(faction)}{count}" for faction, count in player["coats"].items() if count)


def _completed(player: Mapping[str, Any]) -> str:
    return "".join(f"[bold yellow]{SYMBOL_MARKS[symbol]}[/]" for symbol in player["symbols"])


def _played(player: Mapping[str, Any], words: Catalogue) -> str:
    return "" if player["played"] is None else words.say(f"card-{player['played']}")


def _bid(player: Mapping[str, Any]) -> str:
    """The gems, with the one in brackets that is there because the best counts twice."""
    bid = player["bid"]
    if bid is None:
        return ""
    again = f"({gem_mark(bid[0])})" if bid and player["played"] == "twice" else ""
    return again + gem_marks(bid)


def _table(rows: Iterable[Sequence[str]]) -> str:
    """Rows under a heading, everything to the left; a cell may have several lines."""
    lines: list[list[str]] = []
    for row in rows:
        cells = [cell.split("\n") for cell in row]
        height = max(len(cell) for cell in cells)
        lines += [[cell[line] if line < len(cell) else "" for cell in cells] for line in range(height)]
    return "\n".join(line.rstrip() for line in aligned(lines, texts=range(len(lines[0]))))
