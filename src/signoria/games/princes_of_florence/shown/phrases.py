"""How pieces, items, cards and characters read: in a sentence with their article, on the board without."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from signoria.core.kit import GameRules
from signoria.core.text.words import Catalogue, seat_letter
from signoria.games.princes_of_florence.components import PrincesComponents
from signoria.games.princes_of_florence.constants import PIECE_NAMES, PILE_NAMES
from signoria.games.princes_of_florence.state import State


def phrases(
    components: PrincesComponents, view: Mapping[str, Any], said: Mapping[str, Any], words: Catalogue
) -> dict[str, Any]:
    """The arguments of an event, or a move's data, as the sentences of the catalogue want them."""
    put = {**said, **_shown_of(components, view, said)} if "do" in said else dict(said)
    if "card" in put:
        put["card"] = _card(components, put["card"], put.get("do"), words)
    for name in ("item", "piece"):
        if name in put:
            put[name] = thing(put[name], words, "a")
    for name in ("freedom", "character"):
        if name in put:
            put[name] = _named(name, put[name], words, "the")
    if "florins" in put:
        put["florins"] = amount(put["florins"])
    if "owner" in put:
        put["owner"] = seat_letter(put["owner"])
    if "squares" in put:
        put["squares"] = squares_in_words(put["squares"])
    return put


# -- what a view and the components add to a move


def _shown_of(components: PrincesComponents, view: Mapping[str, Any], said: Mapping[str, Any]) -> dict[str, Any]:
    """What a move costs or brings, and from whom, as far as its reader can see it."""
    do, data = said["do"], components.data
    if do in ("open", "take"):
        return {"florins": data["bids"][str(view["seats"])]}
    if do == "bid":
        return {"item": view["auction"]["item"]}
    if do in ("free", "pay", "pay-points"):
        return {"florins": view["auction"]["florins"]}
    if do in ("draw", "freedom"):
        return {"florins": data["costs"][said.get("pile", "freedom")]}
    if do in ("build", "offer"):
        return {"florins": view["players"][view["turn"]]["building_cost"]}
    if do == "recruit":
        return {"owner": next(player["seat"] for player in view["players"] if said["card"] in player["table"])}
    if do in ("work", "bonus", "done", "prestige", "end"):
        return dict(_of_turn(data, view, said))
    if do == "accept":
        return {"phase": view["phase"], "florins": view["offer"]["florins"]}
    return {"phase": view["phase"]}


def _of_turn(data: Mapping[str, Any], view: Mapping[str, Any], said: Mapping[str, Any]) -> Iterator[tuple[str, int]]:
    """What a work is worth and brings, and what is left of a turn."""
    do, action = said["do"], view["action"]
    if do == "work":
        value = _worth(view["you"]["hand"], said["card"])
        yield from (("value", value), ("short", max(0, view["minimum"] - value)))
    elif do == "bonus":
        yield "value", _worth(view["you"]["bonus"], said["card"])
    elif do == "done":
        yield "value", action["work_value"]
    elif do == "prestige":
        exchange = data["exchange"]
        yield "florins", action["work_value"] * exchange["value"] - said["points"] * exchange["point"]
    else:
        yield "left", action["actions_left"]


def _worth(cards: Sequence[Mapping[str, Any]], name: str) -> int:
    return int(next(card["value"] for card in cards if card["name"] == name))


# -- names


def _named(kind: str, name: str, words: Catalogue, form: str) -> str:
    """A name with an article or without; one that only an own component file knows is written as it is there."""
    message = f"{kind}-{name}"
    return words.say(message, form=form) if words.has(message) else name.replace("-", " ")


def thing(name: str, words: Catalogue, form: str = "bare") -> str:
    """A landscape, a building, or another item of the auctions."""
    return _named("piece" if name in PIECE_NAMES else "item", name, words, form)


def freedom_name(name: str, words: Catalogue) -> str:
    return _named("freedom", name, words, "bare")


def character_name(name: str, words: Catalogue) -> str:
    return _named("character", name, words, "bare")


def card_name(pile: str, name: str, words: Catalogue, form: str = "bare") -> str:
    """A card of a pile; what a bonus or prestige card does stands in quotation marks."""
    if pile == "profession":
        return _named(pile, name, words, form)
    return words.say(f"{pile}-card", name=_named(pile, name, words, form), form=form)


def _card(components: PrincesComponents, name: str, do: str | None, words: Catalogue) -> str:
    """A card in a sentence; in a move, where many are listed, what a card does without the kind of card it is."""
    pile = next(pile for number, pile in enumerate(PILE_NAMES) if name in components.cards(number))
    shown = card_name(pile, name, words, "short" if do and pile != "profession" else "the")
    return _card_in_full(components, pile, name, shown, words) if do in ("return", "keep", "recruit") else shown


def _card_in_full(components: PrincesComponents, pile: str, name: str, shown: str, words: Catalogue) -> str:
    """A card to be chosen: a profession with what it likes, a prestige card with its points."""
    row = next(row for row in components.data[pile] if row["name"] == name)
    if pile == "profession":
        building, landscape = thing(row["building"], words), thing(row["landscape"], words)
        freedom = freedom_name(row["freedom"], words)
        return words.say("profession-likes", profession=shown, building=building, landscape=landscape, freedom=freedom)
    if pile == "bonus":
        return shown
    if "tied" in row:
        return words.say("prestige-worth-tied", card=shown, points=row["alone"], tied=row["tied"])
    return words.say("prestige-worth", card=shown, points=row["points"])


# -- numbers and squares


def amount(florins: int) -> int | str:
    """Florins for a sentence: written as they are typed, with no mark for thousands; 0 has sentences of its own."""
    return str(florins) if florins else 0


def squares_in_words(squares: Sequence[str]) -> str:
    """Squares row by row, neighbours put together: a1–c1, a2."""
    runs = groupby(enumerate(squares), key=lambda numbered: (numbered[1][1:], ord(numbered[1][0]) - numbered[0]))
    return ", ".join(_run([square for _, square in run]) for _, run in runs)


def _run(squares: Sequence[str]) -> str:
    return squares[0] if len(squares) == 1 else f"{squares[0]}–{squares[-1]}"


def ending(_game: GameRules, _state: State) -> str:
    """PF-72: the only way to end."""
    return "ending-seven-rounds"
