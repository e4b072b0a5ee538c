"""Who can play together: as many as wish it, soon, and never with somebody who is blocked."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from signoria.server.lobby.matching import FILL, SETTLE, Group, groups
from signoria.server.store.lobby_rows import SearchRow

SEATS = {"patrician": range(2, 6), "habemus-papam": range(3, 5)}


def search(name: str, began: float = 0.0, **how: Any) -> SearchRow:
    wanted = {"games": ["patrician"], "least": 2, "most": 4, "pace": "live", "bots": False, **how}
    return SearchRow(guest_id=name.lower(), name=name, began_at=began, seen_at=began, **wanted)


def found(*waiting: SearchRow, now: float = 0.0, blocks: Any = ()) -> list[tuple[str, str, int]]:
    return [
        (group.game, "".join(one.name[0] for one in group.people), group.bots)
        for group in groups(waiting, blocks, SEATS, now)
    ]


def test_as_soon_as_there_are_as_many_as_they_wish_at_most_they_play() -> None:
    three = [search("Ada", most=3), search("Bo"), search("Cy")]
    assert found(*three[:2]) == []
    assert found(*three) == [("patrician", "ABC", 0)]


def test_with_fewer_they_play_after_a_while() -> None:
    two = [search("Ada"), search("Bo")]
    assert found(*two, now=SETTLE["live"] - 1) == []
    assert found(*two, now=SETTLE["live"]) == [("patrician", "AB", 0)]


def test_any_of_the_games_that_both_like_is_played_at_the_same_pace() -> None:
    ada = search("Ada", games=["habemus-papam", "patrician"], most=2)
    assert found(ada, search("Bo", games=["habemus-papam"], most=2)) == [], "two do not play it"
    assert found(ada, search("Bo", most=2, pace="slow")) == []
    assert found(ada, search("Bo", most=2)) == [("patrician", "AB", 0)]


def test_bots_fill_seats_where_all_wish_it_and_there_are_two_people() -> None:
    ada, bo = search("Ada", least=3, bots=True), search("Bo", least=3, bots=True)
    late = FILL["live"]
    assert found(ada, now=late) == [], "who would play alone with bots need not look"
    assert found(ada, bo, now=late - 1) == []
    assert found(ada, bo, now=late) == [("patrician", "AB", 1)]
    assert found(ada, search("Bo", least=3), now=late) == []


def test_nobody_plays_with_somebody_whom_they_have_blocked_or_who_has_blocked_them() -> None:
    ada, bo, cy = search("Ada", most=2), search("Bo", most=2), search("Cy", most=2)
    for pair in (("ada", "bo"), ("bo", "ada")):
        assert found(ada, bo, blocks={pair}) == []
        assert found(ada, bo, cy, blocks={pair}) == [("patrician", "AC", 0)]


def test_two_of_one_name_are_not_at_one_table() -> None:
    ada, alike = search("Ada", most=2), search("Adа", most=2)  # noqa: RUF001 - a Cyrillic letter
    assert found(ada, alike) == []


def test_who_cannot_be_matched_does_not_keep_the_others_waiting() -> None:
    ada = search("Ada", games=["habemus-papam"], most=3)
    assert found(ada, search("Bo", most=2), search("Cy", most=2)) == [("patrician", "BC", 0)]


NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")
SEARCHES = st.builds(
    lambda name, began, games, sizes, pace, bots: search(
        name, began, games=games, least=min(sizes), most=max(sizes), pace=pace, bots=bots
    ),
    st.sampled_from(NAMES),
    st.integers(0, 40).map(float),
    st.lists(st.sampled_from(sorted(SEATS)), min_size=1, max_size=2, unique=True),
    st.tuples(st.integers(2, 5), st.integers(2, 5)),
    st.sampled_from(("live", "slow")),
    st.booleans(),
)
BLOCKS = st.sets(st.tuples(*[st.sampled_from(NAMES).map(str.lower)] * 2), max_size=6)


@given(st.lists(SEARCHES, unique_by=lambda one: one.guest_id), BLOCKS)
def test_whoever_is_matched_gets_what_they_look_for_and_nobody_sits_twice(
    searches: list[SearchRow], blocks: set[tuple[str, str]]
) -> None:
    waiting = sorted(searches, key=lambda one: (one.began_at, one.guest_id))
    seated: list[str] = []
    for group in groups(waiting, blocks, SEATS, 50.0):
        check(group, blocks)
        seated += [one.guest_id for one in group.people]
    assert len(seated) == len(set(seated))


def check(group: Group, blocks: set[tuple[str, str]]) -> None:
    size = len(group.people) + group.bots
    assert size in SEATS[group.game] and len(group.people) >= 2
    for one in group.people:
        assert one.least <= size <= one.most and group.game in one.games and one.pace == group.people[0].pace
        assert one.bots or not group.bots
        assert not {(one.guest_id, other.guest_id) for other in group.people} & blocks - {(one.guest_id,) * 2}
