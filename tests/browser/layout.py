"""What holds still on a table and what can be reached there, as the browser measures it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.browser.person import Person

SIZES = ((360, 800), (390, 844), (1280, 720), (1366, 650), (1440, 900), (2560, 1440))
TOUCHED = 1000
"""Narrower screens are touched."""
STILL = 1.0
"""Pixels a board's box may differ between two moves of a phase."""
MOST_SHIFT = 0.02
"""Of the browser's own measure, in a whole game."""
WATCH_SHIFTS = """
window.shifts = [];
const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
const told = ({ node, previousRect, currentRect }) =>
  `${box(previousRect)} -> ${box(currentRect)} ${(node?.outerHTML ?? node?.data ?? "").slice(0, 120)}`;
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries())
    if (!hadRecentInput) window.shifts.push([value, sources.map(told).join(" | ")]);
}).observe({ type: "layout-shift", buffered: true });
"""
BOARD = """
() => {
  const board = document.querySelector("#view .board");
  if (board === null) return null;
  const scrolled = board.closest(".stage").scrollTop;
  const box = (one) => { const at = one.getBoundingClientRect(); return [at.x, at.y + scrolled, at.width, at.height]; };
  const dock = document.querySelector("[data-shell] > .dock").getBoundingClientRect();
  return {
    phase: document.querySelector("#view").dataset.phase,
    board: box(board),
    frame: box(board.firstElementChild),
    dock: [dock.x, dock.y, dock.width, dock.height],
  };
}
"""
"""The phase, and where the board and the dock lie, however far the board is scrolled."""
ACTIONS = "button[data-move]:not([aria-disabled=true]), [data-confirm], [data-decision] button, [data-decision] summary"
UNREACHABLE = """
(resting) => {
  const wrong = [];
  for (const one of document.querySelectorAll(`ACTIONS`)) {
    if (!one.checkVisibility() || one.disabled) continue;
    const scrollers = [];
    for (let above = one.parentElement; above; above = above.parentElement)
      if (above.scrollHeight > above.clientHeight) scrollers.push([above, above.scrollTop]);
    one.scrollIntoView({ block: "nearest", behavior: "instant" });
    const at = one.getBoundingClientRect();
    const hit = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
    const isUnderCard = resting && hit !== null && hit.closest("[data-explanation]") !== null;
    if (!isUnderCard && (hit === null || !one.contains(hit)))
      wrong.push(`${one.ariaLabel || one.innerText} is under ${hit?.outerHTML.slice(0, 160)}`);
    for (const [above, top] of scrollers) above.scrollTop = top;
  }
  return wrong;
}
""".replace("ACTIONS", ACTIONS)
"""Actions whose centre a tap does not hit, once they are scrolled to."""
CUT = """
() => {
  const cut = [];
  const walker = document.createTreeWalker(document.querySelector("[data-shell]"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode, near = text.parentElement;
    if (text.data.trim() === "" || near.closest(".visually-hidden, svg")) continue;
    if (!near.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const at = range.getBoundingClientRect();
    if (at.width === 0 || near.getBoundingClientRect().width <= 1) continue;
    let across = true, down = true;
    for (let above = near; above && (across || down); above = above.parentElement) {
      const style = getComputedStyle(above), room = above.getBoundingClientRect();
      if (room.width <= 1) { across = down = false; break; }
      const clips = (how) => how === "hidden" || how === "clip";
      const isWide = across && clips(style.overflowX) && (at.right > room.right + 1.5 || at.left < room.left - 1.5);
      const isHigh = down && clips(style.overflowY) && (at.bottom > room.bottom + 4 || at.top < room.top - 4);
      if (isWide || isHigh) { cut.push(`${text.data.trim()} in ${above.className}`); break; }
      if (/auto|scroll/.test(style.overflowX)) across = false;
      if (/auto|scroll/.test(style.overflowY)) down = false;
    }
    if (across && (at.right > innerWidth + 1 || at.left < -1)) cut.push(`${text.data.trim()} is beside the screen`);
  }
  return [...new Set(cut)];
}
"""
"""Texts of which a part cannot be seen, not even by scrolling what they lie in."""
UNASKED = """
() => {
  const question = document.querySelector("#prompt:not(.visually-hidden)");
  if (question === null || question.textContent === "") return [];
  const line = parseFloat(getComputedStyle(question).lineHeight);
  const { clientHeight } = question.closest(".told");
  return clientHeight < line - 1 ? [`${question.textContent} has ${clientHeight} of ${line} pixels`] : [];
}
"""
"""A question that buttons leave no line."""


@dataclass
class Watcher:
    """Looks at a table after every move, and notes what moved, hid or was cut."""

    person: Person
    faults: list[str] = field(default_factory=list)
    last: dict[str, Any] | None = None
    looked: int = 0

    def begin(self) -> None:
        """Before the table is opened: layout shifts are noted from the start."""
        self.person.page.add_init_script(WATCH_SHIFTS)

    def look(self, when: str, *, resting: bool = False) -> None:
        """Measure once; `when` names the moment. While the mouse rests on a thing its card may lie over others."""
        page = self.person.page
        now = page.evaluate(BOARD)
        if now is None:
            return
        self.looked += 1
        if self.last is not None:
            self._compare(self.last, now, when)
        self.last = now
        self._note(when, "out of reach", page.evaluate(UNREACHABLE, resting))
        self._note(when, "cut", page.evaluate(CUT))
        self._note(when, "unasked", page.evaluate(UNASKED))

    def shift(self) -> float:
        """The browser's own measure of all that moved by itself."""
        shifts: list[tuple[float, str]] = self.person.page.evaluate("window.shifts")
        self.shifted = [f"{value:.4f} {what}" for value, what in shifts if value > 0.0005]
        return sum(value for value, _ in shifts)

    def _compare(self, before: dict[str, Any], now: dict[str, Any], when: str) -> None:
        names = ["dock"] + (["board", "frame"] if before["phase"] == now["phase"] else [])
        for name in names:
            if any(abs(one - other) > STILL for one, other in zip(before[name], now[name], strict=True)):
                self.faults.append(f"{when}, {now['phase']}: the {name} went from {before[name]} to {now[name]}")

    def _note(self, when: str, what: str, found: list[str]) -> None:
        self.faults.extend(f"{when}: {what}: {one}" for one in found)
