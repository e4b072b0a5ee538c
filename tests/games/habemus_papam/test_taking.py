"""Phase 4: taking cards (HP-15 to HP-19)."""

from __future__ import annotations

import pytest

from tests.games.habemus_papam.games import wilful_game
from tests.games.habemus_papam.tables import Table, display, gems, gold, hand, on_offer, phase
from tests.probes import forbids, kinds, play, player, texts

OFFER = "lugo louis gold camerlengo"

# -- everybody takes one (HP-15)


@pytest.mark.clause("HP-15")
def test_cards_are_taken_in_the_order_of_the_bids() -> None:
    match = Table(4).offer(OFFER).taking(2, 0, 3, 1)
    order: list[int] = []
    while phase(match) == "take":
        order += match.to_act
        play(match, texts(match)[0])
    assert order == [2, 0, 3]
    taken = [(event["seat"], event["card"]) for event in match.events(None) if event["kind"] == "card-taken"]
    assert taken == [(2, "lugo"), (0, "louis"), (3, "gold"), (1, "camerlengo")]


@pytest.mark.clause("HP-15")
def test_one_of_the_cards_on_offer_must_be_taken_useful_or_not() -> None:
    match = Table().offer("lugo squadrone bribe camerlengo").gold(0, 0, 0).taking(1, 0, 2)
    assert texts(match) == ["take lugo", "take squadrone", "take bribe", "take camerlengo"]
    assert [forbids(match, text) for text in ("pass", "take louis", "take bichi")] == ["HP-15"] * 3
    assert forbids(match, "take lugo", 0) == "HP-15"
    play(match, "take squadrone")
    assert on_offer(match) == ["lugo", "bribe", "camerlengo"]
    assert forbids(match, "take squadrone") == "HP-15"


@pytest.mark.clause("HP-15")
def test_each_takes_exactly_one() -> None:
    match = Table().offer(OFFER).taking(1, 0, 2)
    play(match, "take gold")
    assert match.to_act == (0,)
    play(match, "take lugo")
    assert match.to_act == (2,)
    play(match, "take louis")
    assert match.view(None)["round"] > 2


@pytest.mark.clause("HP-15")
@pytest.mark.parametrize(("left", "is_person"), [("lugo", True), ("louis", False), ("gold", False)])
def test_with_three_players_the_card_left_over_leaves_the_game_face_up(left: str, is_person: bool) -> None:
    match = Table().offer(OFFER).camerlengo(1).taking(1, 0, 2)
    play(match, *(f"take {name}" for name in OFFER.split() if name != left))
    assert {"kind": "card-left", "card": left} in match.events(None)
    assert (left in match.view(None)["gone"]) == is_person
    assert left not in on_offer(match) or not is_person
    words = match.position()
    everywhere = [*words["cardinals"], *words["politics"], *words["actions"], *words["offer"]]
    assert everywhere.count(left) == {"lugo": 0, "louis": 4, "gold": 1}[left]


@pytest.mark.clause("HP-15", "HP-19")
def test_a_camerlengo_card_left_over_stays_and_the_figure_does_not_move() -> None:
    match = Table().offer(OFFER).camerlengo(1).taking(0, 1, 2)
    play(match, "take lugo", "take louis", "take gold")
    assert match.view(None)["camerlengo"] == 1
    assert on_offer(match)[-1] == "camerlengo"
    assert not {"card-left", "named-camerlengo"} & set(kinds(match.events(None)))


@pytest.mark.clause("HP-15")
def test_the_last_card_is_taken_without_a_question() -> None:
    match = Table(4).offer("lugo louis este camerlengo").taking(0, 1, 2, 3)
    play(match, "take camerlengo", "take lugo", "take louis")
    assert display(match, 3) == ["este"]
    assert phase(match) == "bid"


@pytest.mark.clause("HP-15", "HP-34", "HP-32")
def test_though_not_without_what_it_asks() -> None:
    match = Table(4).offer("lugo death gold camerlengo").taking(0, 1, 2, 3)
    play(match, "take lugo", "take camerlengo", "take gold")
    assert (phase(match), match.to_act, gold(match)[3]) == ("death", (3,), 25)
    assert texts(match) == ["victim 0"]
    match = Table(4).offer("lugo felipe gold camerlengo").politics(3, felipe=1).taking(0, 1, 2, 3)
    play(match, "take lugo", "take camerlengo", "take gold")
    assert (phase(match), match.to_act, texts(match)) == ("exclude", (3,), ["choose lugo"])


@pytest.mark.clause("HP-15")
def test_the_others_on_offer_keep_their_order() -> None:
    match = play(Table().offer(OFFER).taking(0, 1, 2), "take louis")
    assert on_offer(match) == ["lugo", "gold", "camerlengo"]


# -- cardinals, leaders and action cards (HP-16, HP-18)


@pytest.mark.clause("HP-16")
@pytest.mark.parametrize("name", ["barberini", "chigi", "rossetti"])
def test_a_cardinal_goes_face_up_into_the_display(name: str) -> None:
    match = play(Table().offer(f"{name} louis gold camerlengo").taking(1, 0, 2), f"take {name}")
    assert display(match, 1) == [name]
    assert match.events(None) == [{"kind": "card-taken", "seat": 1, "card": name}]
    assert gold(match) == [20, 20, 20]


@pytest.mark.clause("HP-18")
@pytest.mark.parametrize("name", ["este", "medici", "azzolini", "francesco"])
def test_a_leader_goes_face_up_into_the_display(name: str) -> None:
    match = play(Table().offer(f"lugo louis {name} camerlengo").taking(1, 0, 2), f"take {name}")
    assert (display(match, 1), hand(match, 1), player(match, 1)["action_cards"]) == ([name], [], 0)


@pytest.mark.clause("HP-18")
@pytest.mark.parametrize("name", ["gold", "second", "twice", "rubies", "bribe", "swap"])
def test_an_action_card_goes_behind_the_screen_for_a_later_round(name: str) -> None:
    match = play(Table().offer(f"lugo louis {name} camerlengo").taking(1, 0, 2), f"take {name}")
    assert (hand(match, 1), player(match, 1)["action_cards"], display(match, 1)) == ([name], 1, [])
    assert match.events(None) == [{"kind": "card-taken", "seat": 1, "card": name}]
    assert player(match, 1)["played"] is None
    play(match, "take lugo", "take louis")
    assert (phase(match), match.to_act) == ("action", (1,))


# -- politics cards (HP-17)


@pytest.mark.clause("HP-17", "HP-30", "HP-31")
@pytest.mark.parametrize("name", ["mazarin", "louis", "felipe"])
def test_a_politics_card_stays_in_the_display(name: str) -> None:
    match = play(Table().offer(f"lugo {name} gold camerlengo").taking(1, 0, 2), f"take {name}")
    shown = player(match, 1)
    assert {key: shown[key] for key in ("mazarin", "louis", "felipe")} == {
        key: int(key == name) for key in ("mazarin", "louis", "felipe")
    }
    assert (shown["people"], shown["squadrone"]) == ([], False)


@pytest.mark.clause("HP-17")
def test_it_takes_effect_before_the_next_player_takes() -> None:
    table = Table().offer("lugo death gold camerlengo").display(1, "bichi").display(2, "colonna")
    match = play(table.taking(0, 1, 2), "take death")
    assert (phase(match), match.to_act, match.view(None)["turn"]) == ("death", (0,), 0)
    assert forbids(match, "take lugo", 1) == "HP-34"
    play(match, "victim 2")
    assert (phase(match), match.to_act) == ("take", (1,))


# -- the Camerlengo (HP-19)


@pytest.mark.clause("HP-19")
def test_the_camerlengo_card_gives_three_gems_and_a_gold_and_the_figure_at_once() -> None:
    match = play(Table().offer(OFFER).camerlengo(0).taking(2, 1, 0), "take camerlengo")
    assert gems(match, 2) == {"diamond": 4, "ruby": 2, "sapphire": 3, "amber": 4}
    assert match.view(None)["bank"] == {"diamond": 4, "ruby": 6, "sapphire": 4, "amber": 5}
    assert (gold(match), match.view(None)["camerlengo"]) == ([20, 20, 21], 2)
    assert match.events(None) == [
        {"kind": "card-taken", "seat": 2, "card": "camerlengo"},
        *({"kind": "gem-gained", "seat": 2, "gem": gem, "count": 1} for gem in ("ruby", "sapphire", "amber")),
        {"kind": "gold-gained", "seat": 2, "gold": 1},
        {"kind": "named-camerlengo", "seat": 2},
    ]


@pytest.mark.clause("HP-19", "HP-13")
def test_this_rounds_order_of_taking_does_not_change() -> None:
    match = play(Table(4).camerlengo(0).offer(OFFER).bids(), *["bid nothing"] * 4)
    assert match.view(None)["ranking"] == [0, 1, 2, 3]
    play(match, "take lugo", "take louis", "take camerlengo")
    taken = [event["seat"] for event in match.events(None) if event["kind"] == "card-taken"]
    assert (taken, match.view(None)["camerlengo"]) == ([0, 1, 2, 3], 2)


@pytest.mark.clause("HP-19")
def test_the_camerlengo_may_take_it_again() -> None:
    match = play(Table().offer(OFFER).camerlengo(1).taking(1, 0, 2), "take camerlengo")
    assert (match.view(None)["camerlengo"], gems(match, 1)["ruby"]) == (1, 2)
    assert "named-camerlengo" not in kinds(match.events(None))


@pytest.mark.clause("HP-19")
@pytest.mark.parametrize("lacking", ["ruby", "sapphire", "amber"])
def test_a_colour_the_bank_lacks_is_not_replaced(lacking: str) -> None:
    match = Table().offer(OFFER).bank(**{lacking: 0}).taking(0, 1, 2)
    before = gems(match, 0)
    play(match, "take camerlengo")
    gained = {gem: count - before[gem] for gem, count in gems(match, 0).items()}
    assert gained == {gem: int(gem not in ("diamond", lacking)) for gem in gained}
    assert (match.view(None)["bank"][lacking], gold(match)[0]) == (0, 21)
    assert lacking not in [event.get("gem") for event in match.events(None)]


@pytest.mark.clause("HP-19")
def test_an_empty_bank_gives_gold_and_the_figure_alone() -> None:
    match = Table().offer(OFFER).bank(ruby=0, sapphire=0, amber=0).taking(2, 0, 1)
    play(match, "take camerlengo")
    assert gems(match, 2) == {"diamond": 4, "ruby": 1, "sapphire": 2, "amber": 3}
    assert (gold(match)[2], match.view(None)["camerlengo"]) == (21, 2)


@pytest.mark.clause("HP-19", "HP-3")
@pytest.mark.parametrize(("seats", "bank"), [(3, (7, 5, 6)), (4, (6, 3, 3))])
def test_in_a_game_in_which_nobody_bids_the_bank_runs_out_of_gems(seats: int, bank: tuple[int, ...]) -> None:
    match = wilful_game(seats, 1, "bid nothing", "take camerlengo", "pass")
    told = [event for event in match.events(None) if event["kind"] == "gem-gained"]
    assert tuple(len([event for event in told if event["gem"] == gem]) for gem in ("ruby", "sapphire", "amber")) == bank
    rounds = match.view(None)["round"]
    assert rounds > max(bank)
    assert kinds(match.events(None)).count("gold-gained") >= rounds
    assert match.view(None)["bank"] == {"diamond": 16 - 4 * seats, "ruby": 0, "sapphire": 0, "amber": 0}


@pytest.mark.clause("HP-19")
def test_diamonds_never_come_back() -> None:
    match = play(Table().gems(0, "").offer(OFFER).bids(), "bid nothing", "bid diamond", "bid nothing")
    play(match, "take lugo", "take camerlengo")
    assert (gems(match, 0)["diamond"], gems(match, 1)["diamond"]) == (0, 3)
    assert match.view(None)["bank"]["diamond"] == 4 + 4 + 1


@pytest.mark.clause("HP-19", "HP-10")
def test_the_card_stays_for_the_next_round() -> None:
    match = play(Table().offer(OFFER).taking(2, 1, 0), "take camerlengo", "take lugo", "take louis")
    assert on_offer(match)[-1] == "camerlengo"
    assert match.view(None)["camerlengo"] == 2
