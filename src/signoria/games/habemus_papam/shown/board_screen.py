"""What is behind the reader's own screen, in text, and the votes it would bring if the game ended now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from signoria.core.text.layout import flow, prose
from signoria.core.text.words import Catalogue
from signoria.games.habemus_papam.shown.marks import gem_mark
from signoria.games.habemus_papam.shown.phrases import gems_listed, gems_name
from signoria.games.habemus_papam.shown.score_sheet import lines


def screen(view: Mapping[str, Any], words: Catalogue) -> Iterator[str]:
    """Gold and gems, action cards, orders, what is chosen, and the votes."""
    own = view["you"]
    gems = (f"{gem_mark(gem)} {gems_name(gem, count, words)}" for gem, count in own["gems"].items() if count)
    gold = words.say("board-gems-and-gold", gold=own["gold"])
    yield flow(f"[bold]{words.say('board-screen')}[/]", (gold, *gems))
    cards = list(_action_cards(own["actions"], words))
    yield flow(words.say("board-actions"), cards) if cards else words.say("board-no-actions")
    for order in own["orders"]:
        yield _order(order, words)
    if own["discarded"] is not None:
        yield words.say("board-discarded", order=words.say(f"order-{own['discarded']}"))
    if own["choice"] is not None:
        yield f"[bold]{_choice(view['phase'], own['choice'], words)}[/]"
    yield flow(prose(words.say("board-votes-now", votes=own["votes"])), lines(own["lines"], words), joint=" · ")


def _action_cards(actions: Mapping[str, int], words: Catalogue) -> Iterator[str]:
    for name, count in actions.items():
        card = words.say(f"card-{name}")
        if count > 0:
            yield card if count == 1 else words.say("board-several", count=count, card=card)


def _order(order: Mapping[str, Any], words: Catalogue) -> str:
    """An order, its votes, what it asks for and whether that is so."""
    said = words.say(
        "board-order",
        order=words.say(f"order-{order['name']}"),
        asks=words.say(f"order-asks-{order['name']}"),
        votes=order["votes"],
        fulfilled="yes" if order["fulfilled"] else "no",
    )
    return prose(said)


def _choice(phase: str, choice: Sequence[str], words: Catalogue) -> str:
    """What is chosen and not yet shown to the others."""
    if phase != "action":
        return words.say("board-chosen-bid", gems=gems_listed(choice, words))
    if not choice:
        return words.say("board-chosen-none")
    return words.say("board-chosen-action", action=words.say(f"card-{choice[0]}"))
