"""A whole visit without a mouse."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import THE_END, Person

FARTHEST = 120
"""So often Tab is pressed before something counts as out of reach."""
FOCUSED = """
() => {
  const one = document.activeElement;
  if (one === null || one === document.body) return null;
  const style = getComputedStyle(one);
  return {
    name: (one.labels?.[0]?.innerText || one.ariaLabel || one.innerText || "").trim(),
    tag: one.tagName.toLowerCase(),
    isRinged: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
  };
}
"""


class Keyboard:
    """Reaches everything by Tab and never sees the focus vanish."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.press = person.page.keyboard.press

    def focused(self) -> dict[str, object]:
        found: dict[str, object] | None = self.person.page.evaluate(FOCUSED)
        assert found is not None, "the focus is lost"
        return found

    def reach(self, name: str, tag: str = "button") -> None:
        """Press Tab until something of this name has the focus, and can be seen to have it."""
        for _ in range(FARTHEST):
            self.press("Tab")
            found: dict[str, object] | None = self.person.page.evaluate(FOCUSED)
            if found and found["tag"] == tag and str(found["name"]).startswith(name):
                assert found["isRinged"], f"nobody sees that {name} has the focus"
                return
        raise AssertionError(f"Tab does not reach {name}")

    def use(self, name: str, tag: str = "button") -> None:
        self.reach(name, tag)
        self.press("Enter")


def test_a_game_from_the_lobby_to_its_end_by_keyboard(visit: Visit) -> None:
    ada = visit()
    keyboard = Keyboard(ada)
    expect(ada.card("Patrician")).to_be_visible()
    keyboard.reach("Your name", "input")
    ada.page.keyboard.type("Ada")
    keyboard.press("Enter")
    expect(ada.page.get_by_text("You are Ada.")).to_be_visible()
    open_a_table_for_two(keyboard)
    keyboard.use("Sit down here")
    expect(ada.seat(0)).to_contain_text("(you)")
    keyboard.reach("Bot", "select")
    keyboard.press("ArrowUp")
    keyboard.use("Seat the bot")
    expect(ada.heading("Novice B")).to_be_visible()
    keyboard.use("Start the game")
    expect(ada.table).to_be_visible()
    play_to_the_end(keyboard)
    keyboard.use("Play again")
    expect(ada.heading("Seats")).to_be_visible()


def open_a_table_for_two(keyboard: Keyboard) -> None:
    keyboard.use("Start a table: Patrician", "summary")
    keyboard.reach("Players", "select")
    for _ in range(2):
        keyboard.press("ArrowUp")
    keyboard.reach("Ambassadors", "input")
    keyboard.press("Space")
    keyboard.use("Open the table")
    expect(keyboard.person.heading("Seats")).to_be_visible()
    keyboard.focused()


def play_to_the_end(keyboard: Keyboard) -> None:
    """Tab to the first move and press Enter, again and again; after each the focus is at the question."""
    ada = keyboard.person
    made = 0
    while ada.wait_for_question() == "moves":
        if made:
            assert keyboard.focused()["tag"] == "h2"
        keyboard.reach(ada.names_of_moves()[0])
        ada.begin_answer()
        keyboard.press("Enter")
        made += 1
    assert made > 20
    keyboard.focused()
    expect(ada.heading(THE_END)).to_be_visible()
