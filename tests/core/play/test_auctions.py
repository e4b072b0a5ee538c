"""The auctions of a game, for its review: what was bid for, in which decisions, and how high one could bid."""

from __future__ import annotations

import pytest

import signoria
from signoria.core.play.auctions import auctioned
from signoria.core.play.replays import Replay
from tests.play import play_some, with_all_options

BIDDING = [name for name in signoria.GAMES if signoria.game(name).kit.auctions is not None]


def played(name: str) -> Replay:
    return Replay(play_some(with_all_options(name, 3).start(9), 9, 10_000))


def test_all_games_but_patrician_have_auctions() -> None:
    assert set(signoria.GAMES) - set(BIDDING) == {"patrician"}
    assert auctioned(played("patrician")).lots == []


@pytest.mark.parametrize("name", BIDDING)
def test_every_bid_of_a_game_is_in_one_of_its_auctions(name: str) -> None:
    replay = played(name)
    found = auctioned(replay)
    asked = {one.step: one for lot in found.lots for one in lot.asked}
    bids = [step for step, made in enumerate(replay.decisions) if made.text.startswith("bid ")]
    assert bids
    assert set(bids) <= set(asked)
    for step in bids:
        assert replay.decisions[step].action in asked[step].heights
    for one in asked.values():
        assert set(one.heights) <= {move.id for move in replay.at(one.step).legal(replay.decisions[one.step].seat)}


@pytest.mark.parametrize("name", BIDDING)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_was_bid_for_and_how_high_can_be_said(name: str, language: str) -> None:
    replay = played(name)
    found, words = auctioned(replay), replay.at(0).game.words(language)
    for lot in found.lots:
        assert words.say(lot.message, **_resolved(lot.arguments, words))
    said = [words.say("bid-height", **_resolved(found.heights[height], words)) for height in sorted(found.heights)]
    assert len(set(said)) == len(said) > 1


def _resolved(arguments: object, words: object) -> dict[str, object]:
    from signoria.core.text.message_refs import resolve

    found: dict[str, object] = resolve(arguments, words)  # type: ignore[arg-type]
    return found


def test_in_an_open_auction_every_bid_is_higher_than_the_last() -> None:
    for name in ("il-principe", "princes-of-florence"):
        replay = played(name)
        for lot in auctioned(replay).lots:
            made = [one.heights.get(replay.decisions[one.step].action) for one in lot.asked]
            bids = [height for height in made if height is not None]
            assert bids == sorted(set(bids))
            if lot.standing is not None and bids:
                assert lot.standing.height < bids[0]


def test_more_gems_beat_fewer_and_then_the_better_gem() -> None:
    auctions = signoria.game("habemus-papam").kit.auctions
    assert auctions is not None
    rising = [[], ["amber"], ["diamond"], ["amber", "amber"], ["diamond", "amber"], ["ruby", "ruby", "ruby"]]
    heights = [auctions.height({}, {"do": "bid", "gems": gems}) for gems in rising]
    assert heights == sorted(set(heights), key=lambda height: height or 0)
