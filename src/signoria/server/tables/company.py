"""Who belongs to a table, who wants to, and what they say: as it follows from the table's log, whatever is played."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from signoria.core.text.words import seat_letter
from signoria.server.protocol.facts import FAMILIES, NO_CLOCK, Admission, ClockRules
from signoria.server.tables import entries
from signoria.server.tables.charter import Charter
from signoria.server.tables.chat import TableChat, author_of
from signoria.server.tables.door import Door
from signoria.server.tables.entries import Entry
from signoria.server.tables.names import BOT, NOBODY
from signoria.server.tables.seat import Seat


@dataclass
class Company:
    """The people and bots of a table."""

    charter: Charter
    told: int = 0
    """How many entries of the log are not private: the number that pages are told and give back."""
    chat: TableChat = field(default_factory=TableChat)
    admission: Admission = "open"
    one_device: bool = False
    """Whether one guest may hold several seats."""
    hints: bool = False
    """Whether hints are allowed."""
    clock: ClockRules = NO_CLOCK
    """How much time people have."""
    rated: bool = False
    """Whether the game counts for ratings."""
    door: Door = field(default_factory=Door)
    seats: list[Seat] = field(default_factory=list)

    def sit_nobody(self) -> None:
        """All seats are free."""
        self.seats = [Seat(FAMILIES[number]) for number in range(self.charter.seats)]

    # -- what is asked -----------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.charter.id

    def names(self) -> list[str]:
        """What the lobby shows of the seats: a bot is known by its level there."""
        return [seat.name or (f"{BOT}{seat.level}" if seat.level else "") for seat in self.seats]

    def seat_of_hash(self, token_hash: str) -> int | None:
        """The seat that a token opens."""
        for number, seat in enumerate(self.seats):
            if seat.token_hash == token_hash and seat.holder == "person":
                return number
        return None

    def seats_of_guest(self, guest: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.guest == guest]

    def author(self, seat: int | None, guest: str | None) -> str:
        """Who speaks in the chat: for a seat whoever holds it, on whatever device."""
        return author_of(self.id, guest if seat is None else self.seats[seat].guest)

    def people(self) -> list[int]:
        """The seats that people hold."""
        return [number for number, seat in enumerate(self.seats) if seat.holder == "person"]

    def players(self) -> list[int]:
        """The seats whose people have not resigned."""
        return [number for number in self.people() if not self.seats[number].resigned]

    def name_of(self, number: int) -> str:
        """What a seat is called in a record."""
        seat = self.seats[number]
        return seat.name or f"{(seat.level or 'bot').capitalize()} {seat_letter(number)}"

    def names_in_records(self) -> tuple[str, ...]:
        """What all seats are called in a record."""
        return tuple(self.name_of(number) for number in range(len(self.seats)))

    # -- what happens ------------------------------------------------------------------------------------------------

    def meet(self, entry: Entry, at: float) -> None:
        """Let happen what happens among people."""
        match entry:
            case entries.Arranged():
                self.admission, self.one_device, self.hints = entry.admission, entry.one_device, entry.hints
                self.clock, self.rated = entry.clock, entry.rated
            case entries.SeatAsked() | entries.Withdrew() | entries.Admitted() | entries.KeptOut():
                self.door.apply(entry, self.told + 1)
            case entries.Reserved():
                self.seats[entry.seat] = Seat(entry.family, name=entry.name, reserved=entry.guest)
            case entries.Sat():
                self._sit(entry)
            case entries.BotSat():
                self.seats[entry.seat] = Seat(entry.family, "bot", level=entry.level)
            case entries.Left():
                self._leave(entry)
            case entries.Spoke():
                author = self.author(entry.seat, entry.guest)
                self.chat.add(at, author, entry.seat, entry.name, entry.text)
            case entries.Removed():
                self.chat.remove(entry.line)
            case entries.Muted():
                self.chat.mute(entry.author, entry.muted)
            case entries.Allowed():
                self.chat.allowed = entry.who
            case entries.Passed():
                self._pass(entry)
            case entries.Noted():
                self.seats[entry.seat].note = entry.text
            case entries.Forgotten():
                self._forget(entry)
            case entries.Renamed():
                self._rename(entry)

    def _sit(self, entry: entries.Sat) -> None:
        reserved = self.seats[entry.seat].reserved
        self.seats[entry.seat] = Seat(
            entry.family, "person", entry.guest, entry.name, entry.token_hash, entry.nonce, reserved=reserved
        )

    def _leave(self, entry: entries.Left) -> None:
        left = self.seats[entry.seat]
        freed = [entry.seat]
        if entry.sent_away and left.guest is not None:
            self.door.keep_out(left.guest, left.name, self.told + 1)
            freed = self.seats_of_guest(left.guest)
        for number in freed:
            self.seats[number] = Seat(self.seats[number].family)

    def _pass(self, entry: entries.Passed) -> None:
        """What was a guest's is another's from now on."""
        for seat in self.seats:
            seat.guest = entry.to if seat.guest == entry.guest else seat.guest
            seat.reserved = entry.to if seat.reserved == entry.guest else seat.reserved
        if self.charter.host == entry.guest:
            self.charter = replace(self.charter, host=entry.to)
        self.door.hand_over(entry.guest, entry.to)
        self.chat.hand_over(author_of(self.id, entry.guest), author_of(self.id, entry.to))

    def _rename(self, entry: entries.Renamed) -> None:
        for seat in self.seats:
            if seat.name and (seat.guest in entry.guests or seat.reserved in entry.guests):
                seat.name = entry.name
        self.door.rename(entry.guests, entry.name)
        for guest in entry.guests:
            self.chat.rename(author_of(self.id, guest), entry.name)

    def _forget(self, entry: entries.Forgotten) -> None:
        """The game stays for the others, without the name."""
        for seat in self.seats:
            if seat.name and (seat.guest in entry.guests or seat.reserved in entry.guests):
                seat.name, seat.note = NOBODY, ""
        self.door.forget(entry.guests)
        for guest in entry.guests:
            self.chat.forget(author_of(self.id, guest), NOBODY)
