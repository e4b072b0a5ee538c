"""A table's door: who asks for a seat, whom the host has admitted, and who stays out."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Literal

from signoria.server.tables import entries
from signoria.server.tables.names import NOBODY

Answer = Literal["waits", "admitted", "kept-out"]


@dataclass(slots=True)
class Caller:
    """A guest at the door; everybody may know the number and the name."""

    number: int
    guest: str
    name: str
    answer: Answer = "waits"


@dataclass(slots=True)
class Door:
    """The guests whom the host has to answer or has answered."""

    callers: list[Caller] = field(default_factory=list)

    def answer_to(self, guest: str) -> Answer | None:
        """How a guest stands who has asked for a seat or was sent away; None for anybody else."""
        return next((caller.answer for caller in self.callers if caller.guest == guest), None)

    def numbered(self, number: int) -> Caller | None:
        return next((caller for caller in self.callers if caller.number == number), None)

    def with_answer(self, answer: Answer) -> list[Caller]:
        return [caller for caller in self.callers if caller.answer == answer]

    def apply(
        self, entry: entries.SeatAsked | entries.Withdrew | entries.Admitted | entries.KeptOut, number: int
    ) -> None:
        """Let an entry happen that has this number in the log."""
        match entry:
            case entries.SeatAsked():
                self.callers.append(Caller(number, entry.guest, entry.name))
            case entries.Withdrew():
                self.callers = [caller for caller in self.callers if caller.guest != entry.guest]
            case entries.KeptOut():
                self.keep_out(entry.guest, entry.name, number)
            case entries.Admitted():
                for caller in self.callers:
                    if caller.guest == entry.guest:
                        caller.answer = "admitted"

    def keep_out(self, guest: str, name: str, number: int) -> None:
        """A guest stays out from now on; one who was at the door before keeps their number."""
        for caller in self.callers:
            if caller.guest == guest:
                caller.answer = "kept-out"
                return
        self.callers.append(Caller(number, guest, name, "kept-out"))

    def hand_over(self, guest: str, to: str) -> None:
        """How a guest stands is how another does from now on, unless that one stands somehow already."""
        known = self.answer_to(to) is not None
        self.callers = [caller for caller in self.callers if not (known and caller.guest == guest)]
        for caller in self.callers:
            caller.guest = to if caller.guest == guest else caller.guest

    def rename(self, guests: Collection[str], name: str) -> None:
        """Whoever of these is at the door is called otherwise."""
        for caller in self.callers:
            caller.name = name if caller.guest in guests else caller.name

    def forget(self, guests: Collection[str]) -> None:
        """Whoever of these waits goes; who stays out does so without a name."""
        self.callers = [caller for caller in self.callers if caller.guest not in guests or caller.answer == "kept-out"]
        for caller in self.callers:
            caller.name = NOBODY if caller.guest in guests else caller.name
