"""What a page complains about: errors, warnings and what its content policy forbids."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, WebError

TELL_VIOLATIONS = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`forbidden by ${event.violatedDirective}: ${event.blockedURI}`));
"""


UNREACHABLE = "net::ERR_"
"""What the browser says while the house is closed."""


class Trouble:
    """The complaints of all pages that are watched."""

    def __init__(self) -> None:
        self.complaints: list[str] = []
        self.expected = ""
        """What the browser says by itself where a test lets requests fail."""

    def watch(self, context: BrowserContext) -> None:
        context.add_init_script(TELL_VIOLATIONS)
        context.on("console", self._heard)
        context.on("weberror", self._thrown)
        context.on("page", self._opened)

    def _opened(self, page: Page) -> None:
        page.on("crash", lambda _: self.complaints.append("the page crashed"))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if self.expected and self.expected in message.text:
            return
        self.complaints.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _thrown(self, error: WebError) -> None:
        self.complaints.append(f"thrown: {error.error}")
