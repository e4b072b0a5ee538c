"""What people ask of a table: each request is checked and becomes the entry to be written, or is refused."""

from __future__ import annotations

from signoria.bots import LEVELS
from signoria.core.errors import IllegalMove
from signoria.core.play.match import Match
from signoria.server.protocol.facts import FAMILIES, Family
from signoria.server.protocol.from_page import Allow, Move, Mute, Note, Preview, Remove, Undo
from signoria.server.protocol.refusals import Refused
from signoria.server.tables import entries
from signoria.server.tables.admission import check_may_sit, must_be_waiting
from signoria.server.tables.names import look_alike
from signoria.server.tables.table import Table
from signoria.server.tables.teaching import lesson_refusal

STAND_IN = "apprentice"
"""How a bot plays that stands in for a person, unless they choose."""


def done_before(table: Table, who: str, key: str | None) -> int | None:
    """The entry that a request with the same key has made already."""
    return None if key is None else table.keys.get((who, key))


# -- before the game ---------------------------------------------------------------------------------------------------


def sit(
    table: Table, seat: int, guest: str, name: str, family: Family | None, nonce: str, token_hash: str
) -> entries.Sat:
    """A guest sits down."""
    must_be_waiting(table)
    check_seat(table, seat)
    place = table.seats[seat]
    if place.holder != "nobody":
        raise Refused("refused-seat-taken")
    if place.reserved not in (None, guest):
        raise Refused("refused-seat-reserved", status=403, name=place.name)
    others = [other for other in table.seats if other.name and guest not in (other.guest, other.reserved)]
    if any(look_alike(name, other.name) for other in others):
        raise Refused("refused-name-taken")
    check_may_sit(table, seat, guest)
    return entries.Sat(seat, guest, name, free_family(table, seat, family), token_hash, nonce)


def seat_bot(table: Table, seat: int, guest: str, level: str) -> entries.BotSat:
    """A bot is put into a free seat, or plays at another level from now on."""
    must_be_waiting(table)
    check_seat(table, seat)
    must_belong(table, guest)
    if table.rated:
        raise Refused("refused-rated-bots")
    if table.seats[seat].holder == "person":
        raise Refused("refused-seat-taken")
    check_level(level)
    return entries.BotSat(seat, level, free_family(table, seat, None))


def leave(table: Table, seat: int, guest: str) -> entries.Left:
    """A seat is freed: by who sits there, a bot's by anybody of the table, any by the host, who sends people away."""
    must_be_waiting(table)
    check_seat(table, seat)
    place = table.seats[seat]
    if place.holder == "nobody" and place.reserved is None:
        raise Refused("refused-seat-free")
    if place.guest != guest and guest != table.charter.host:
        if place.holder != "bot":
            raise Refused("refused-not-yours", status=403)
        must_belong(table, guest)
    return entries.Left(seat, sent_away=place.holder == "person" and place.guest != guest)


def start(table: Table, guest: str, host_away: bool = False) -> entries.Started:
    """The game is dealt: the host asks for it or, while the host stays away, anybody seated."""
    must_be_waiting(table)
    if guest != table.charter.host:
        must_belong(table, guest)
        if not host_away:
            raise Refused("refused-host-starts", status=403)
    if any(seat.holder == "nobody" for seat in table.seats):
        raise Refused("refused-seats-free")
    return entries.Started()


def free_family(table: Table, seat: int, wanted: Family | None) -> Family:
    """The wanted family or, without a wish, the seat's own or the first that nobody has."""
    taken = {other.family for number, other in enumerate(table.seats) if number != seat and other.holder != "nobody"}
    if wanted in taken:
        raise Refused("refused-family-taken")
    if wanted is not None:
        return wanted
    own = table.seats[seat].family
    return own if own not in taken else next(family for family in FAMILIES if family not in taken)


# -- in the game -------------------------------------------------------------------------------------------------------


def move(table: Table, seat: int, asked: Move | Preview) -> entries.Decided:
    """A person's move, or one that they think of."""
    must_play_oneself(table, seat)
    check_sequence(table, asked.seq)
    match = must_be_playing(table)
    if asked.seq < table.asked[seat].question and seat in match.to_act:
        raise Refused("refused-stale")
    for legal in table.legal(seat):
        if legal.id == asked.id:
            return entries.Decided(seat, legal.text, asked.key)
    raise _lesson_refusal(table, match, seat, asked.id) or why_not(match, seat, asked.id)


def _lesson_refusal(table: Table, match: Match, seat: int, number: int) -> Refused | None:
    """Why a lesson does not want a legal move."""
    texts = [legal.text for legal in match.legal(seat) if legal.id == number] if table.lesson else []
    return lesson_refusal(table, seat, texts[0]) if texts else None


def why_not(match: Match, seat: int, number: int) -> Refused:
    """Which rule forbids a move that is not legal."""
    try:
        match.copy().play(seat, number)
    except IllegalMove as error:
        if error.message is not None:
            return Refused(error.message, clause=error.clause)
    return Refused("no-such-move", status=422, text=str(number))


def bot_move(table: Table, seat: int, text: str, question: int) -> entries.Decided | None:
    """A bot's move, if what it was asked still stands."""
    if not table.seats[seat].is_played_by_a_bot or table.asked[seat].question != question:
        return None
    return entries.Decided(seat, text) if any(text == legal.text for legal in table.legal(seat)) else None


def undo(table: Table, seat: int, asked: Undo) -> entries.Undone:
    """A person takes back their last decision."""
    must_play_oneself(table, seat)
    check_sequence(table, asked.seq)
    match = must_be_playing(table)
    if asked.seq < table.asked[seat].deed:
        raise Refused("refused-stale")
    if not match.may_undo(seat):
        raise Refused("cannot-undo")
    return entries.Undone(seat, asked.key)


def rest(table: Table, seat: int, key: str | None, level: str | None = None) -> entries.Relieved:
    """A bot stands in for a person."""
    must_be_playing(table)
    if table.lesson_step() is not None:
        raise Refused("refused-lesson-your-move")
    must_play_oneself(table, seat)
    return entries.Relieved(seat, check_level(level or STAND_IN), key)


def rest_oneself(table: Table, seat: int, key: str | None, level: str | None) -> entries.Relieved:
    """A person lets a bot play in their place; in a rated game only the others and the clock may do so."""
    if table.rated:
        raise Refused("refused-rated-rest")
    return rest(table, seat, key, level)


def back(table: Table, seat: int, key: str | None) -> entries.Returned:
    """A person takes their seat back from a bot."""
    must_be_playing(table)
    if table.seats[seat].resigned:
        raise Refused("refused-resigned")
    if not table.seats[seat].is_played_by_a_bot:
        raise Refused("refused-no-bot-plays")
    return entries.Returned(seat, key)


def note(table: Table, seat: int, asked: Note) -> entries.Noted | None:
    """A person keeps notes for themselves, also when the game is over; nothing happens if they are the same."""
    if table.status == "closed":
        raise Refused("refused-closed")
    return None if table.seats[seat].note == asked.text else entries.Noted(seat, asked.text, asked.key)


# -- the chat ----------------------------------------------------------------------------------------------------------


def say(table: Table, seat: int | None, guest: str | None, name: str, text: str, key: str) -> entries.Spoke:
    """A line of chat, of who may speak."""
    if seat is None and guest is None:
        raise Refused("refused-no-guest", status=401)
    belongs = seat is not None or (guest is not None and is_of_table(table, guest))
    if table.chat.allowed == "nobody":
        raise Refused("refused-chat-closed", status=403)
    if table.chat.allowed == "seated" and not belongs:
        raise Refused("refused-chat-seated", status=403)
    if table.author(seat, guest) in table.chat.muted:
        raise Refused("refused-muted", status=403)
    return entries.Spoke(guest, seat, name if seat is None else table.seats[seat].name, text, key)


def remove_line(table: Table, guest: str | None, asked: Remove) -> entries.Removed:
    """The host takes a line out of the chat."""
    host = must_be_host(table, guest)
    line = table.chat.line(asked.line)
    if line is None or line.text is None:
        raise Refused("refused-no-such-line", status=404)
    return entries.Removed(host, asked.line, asked.key)


def mute(table: Table, guest: str | None, asked: Mute) -> entries.Muted:
    """The host mutes somebody who has spoken, or lets them speak again."""
    host = must_be_host(table, guest)
    if not table.chat.knows(asked.author):
        raise Refused("refused-no-such-author", status=404)
    return entries.Muted(host, asked.author, asked.muted, asked.key)


def allow(table: Table, guest: str | None, asked: Allow) -> entries.Allowed:
    """The host says who may speak."""
    return entries.Allowed(must_be_host(table, guest), asked.who, asked.key)


# -- what must hold ----------------------------------------------------------------------------------------------------


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refused("refused-no-such-seat", status=404)


def check_level(level: str) -> str:
    """The same level, if bots have it."""
    if level not in LEVELS:
        raise Refused("no-such-level", status=422, name=level, known=", ".join(LEVELS))
    return level


def check_sequence(table: Table, seq: int) -> None:
    if seq > table.told:
        raise Refused("refused-from-the-future", status=422)


def must_be_playing(table: Table) -> Match:
    """The running game."""
    if table.status == "closed":
        raise Refused("refused-closed")
    if table.match is None:
        raise Refused("refused-not-begun")
    if table.status == "ended":
        raise Refused("refused-ended")
    if table.match.over:
        raise Refused("refused-over")
    return table.match


def must_play_oneself(table: Table, seat: int) -> None:
    if table.seats[seat].resigned:
        raise Refused("refused-resigned")
    if table.seats[seat].is_played_by_a_bot:
        raise Refused("refused-bot-plays")


def must_be_host(table: Table, guest: str | None) -> str:
    """The host, if it is they who ask."""
    if guest is None or guest != table.charter.host:
        raise Refused("refused-not-host", status=403)
    return guest


def must_belong(table: Table, guest: str) -> None:
    """Only the host and those seated arrange a table."""
    if not is_of_table(table, guest):
        raise Refused("refused-not-seated", status=403)


def is_of_table(table: Table, guest: str) -> bool:
    """Whether a guest opened the table or sits at it."""
    return guest == table.charter.host or bool(table.seats_of_guest(guest))
