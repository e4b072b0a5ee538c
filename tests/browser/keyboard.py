"""A person's keyboard, for those who have no mouse."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.person import NAME, Person

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

    def use_button(self, button: Locator) -> None:
        """Press a button, which may have the focus already."""
        if not button.evaluate("(one) => one === document.activeElement"):
            self.reach(button.evaluate(NAME))
        self.press("Enter")

    def take_a_name(self, name: str) -> None:
        """In the lobby; nobody has to."""
        self.use("Choose a name")
        self.person.page.keyboard.type(name)
        self.press("Enter")
        expect(self.person.page.get_by_text(f"You are {name}.")).to_be_visible()

    def open_form(self, title: str, seats: int) -> None:
        """A game's page, with so many seats in the form for a new table."""
        self.use(title, "a")
        form = self.person.page.get_by_role("form", name="Play", exact=True)
        usual = form.get_by_role("group", name="Players").get_by_role("radio", checked=True)
        number = int(usual.input_value())
        self.reach(str(number), "input")
        for _ in range(abs(seats - number)):
            self.press("ArrowRight" if seats > number else "ArrowLeft")
        expect(form.get_by_role("radio", name=str(seats), exact=True)).to_be_checked()

    def open_with_friends(self) -> None:
        """A table with what was chosen; its opener is seated."""
        self.use("With friends")
        expect(self.person.heading("Seats")).to_be_visible()
        self.focused()
        expect(self.person.seat(0)).to_contain_text("(you)")

    def seat_novices(self, letters: str) -> None:
        """Bots in these seats, and the game begins."""
        for letter in letters:
            self.reach("Bot", "select")
            self.press("n")
            self.use("Seat the bot")
            expect(self.person.heading(f"Novice {letter}")).to_be_visible()
        self.use("Start the game")
        expect(self.person.table).to_be_visible()
