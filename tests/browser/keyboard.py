"""A person's keyboard, for those who have no mouse."""

from __future__ import annotations

from playwright.sync_api import Locator

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
