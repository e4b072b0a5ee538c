"""All that belongs to somebody in a house, by the address that asks for it; and what is for everybody, and why.

Whatever address is new must come on one of these lists: see `test_anothers_ids.py`.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.server.accounts.mailbox import Mailbox
from tests.server.accounts.people import new_passkey
from tests.server.lobby.test_friends import become_friends
from tests.server.order.keepers import id_of, keeper, member
from tests.server.running import Server, Visitor

NUMBERS = itertools.count(1)
Said = tuple[int, str]
"""With which status and message something is refused."""
Named = dict[str, Any]
NOBODY: Said = (404, "refused-nobody-there")
NOT_HOST: Said = (403, "refused-not-host")
NOT_SEATED: Said = (403, "refused-not-seated")
NO_MEMBER: Said = (401, "refused-no-member")
NO_GUEST: Said = (401, "refused-no-guest")
NOT_ARRANGED: Said = (403, "refused-not-tournament-host")
NOTHING: Said = (200, "[]")
"""An answer with nothing in it."""


class Hall:
    """A house with somebody to whom things belong, and others."""

    def __init__(self, house: Server, mailbox: Mailbox) -> None:
        self.house, self.mailbox = house, mailbox
        self.olga = house.guest("Olga")
        self.codes = self.olga.post("/api/sign-in/new")["codes"]
        self.mona, self.fritz = member(house, "Mona"), member(house, "Fritz")
        self.gina, self.stranger = house.guest("Gina"), Visitor(house)
        become_friends(self.olga, self.fritz, "Fritz")
        self.banned = member(house, "Bruno")
        keeper(house, "Hugo", "host").post(
            f"/api/admin/people/{id_of(house, 'Bruno')}/ban", {"hours": 24, "why": "rude"}
        )

    # -- what belongs to Olga --------------------------------------------------------------------------------------

    def waiting(self) -> Named:
        """A table of hers at which one must ask for a seat, Fritz has asked and is invited, and she sits."""
        wanted = {"game": "patrician", "seats": 3, "admission": "request"}
        id = self.olga.post("/api/tables", wanted)["id"]
        self.olga.sit(id, 0)
        self.fritz.post(f"/api/tables/{id}/requests")
        self.olga.post(f"/api/tables/{id}/invitations", {"name": "Fritz"})
        (invitation,) = [one["id"] for one in self.fritz.get("/api/news")["invitations"] if one["table"] == id]
        (asking,) = self.olga.get(f"/api/tables/{id}")["requests"]
        return {"id": id, "seat": 0, "number": asking["number"], "invitation": invitation}

    def empty_seat(self) -> Named:
        return {**self.waiting(), "seat": 1}

    def kept_seat(self) -> Named:
        """One at which Fritz may sit down, whom she has let in."""
        named = self.waiting()
        answer = self.olga.ask("PUT", f"/api/tables/{named['id']}/requests/{named['number']}", {"admit": True})
        assert answer.status == 204, answer
        return {**named, "seat": 1}

    def full(self) -> Named:
        """One that can begin."""
        named = self.waiting()
        for seat in (1, 2):
            self.olga.seat_bot(named["id"], seat)
        return named

    def running(self) -> Named:
        """A game of hers against Fritz."""
        id = self.olga.open_table("patrician", 2, hints=True)
        tokens = [self.olga.sit(id, 0), self.fritz.sit(id, 1)]
        self.olga.start(id)
        pages = [self.olga.connect(id, tokens[0]), self.fritz.connect(id, tokens[1])]
        seat = next(seat for seat, page in enumerate(pages) if page.play["moves"])
        assert pages[seat].ask("hint", seq=pages[seat].play["seq"])["it"] == "accepted"
        for page in pages:
            page.close()
        return {"id": id, "seat": seat, "owner": (self.olga, self.fritz)[seat]}

    def ended(self) -> Named:
        """One that they have broken off."""
        named = self.running()
        for visitor in (self.olga, self.fritz):
            token = visitor.get(f"/api/tables/{named['id']}/mine")[0]["token"]
            page = visitor.connect(named["id"], token)
            page.ask("end", agree=True)
            page.close()
        return named

    def friendship(self) -> Named:
        return {"friend": self.olga.get("/api/friends")["friends"][0]["id"]}

    def asking(self) -> Named:
        """Somebody asks Olga to be friends."""
        member(self.house, f"Gerda {next(NUMBERS)}").post("/api/friends", {"name": "Olga"})
        return {"ask": self.olga.get("/api/friends")["asking"][0]["id"]}

    def asked(self) -> Named:
        """Olga asks somebody."""
        name = f"Gustav {next(NUMBERS)}"
        member(self.house, name)
        self.olga.post("/api/friends", {"name": name})
        return {"ask": self.olga.get("/api/friends")["asked"][0]["id"]}

    def block(self) -> Named:
        """Olga has blocked somebody who speaks at a table."""
        rude, id = self.house.guest("Rudi"), self.olga.open_table(seats=3)
        page = rude.connect(id, rude.sit(id, 1))
        page.ask("say", text="Baa")
        page.close()
        self.olga.post("/api/blocks", {"table": id, "seat": 1})
        return {"id": id, "block": self.olga.get("/api/friends")["blocked"][-1]["id"]}

    def session(self) -> Named:
        """Another device of hers."""
        Visitor(self.house).post("/api/sign-in/code", {"code": self.codes.pop()})
        account = self.olga.get("/api/account")["account"]
        return {"session": next(one["id"] for one in account["sessions"] if not one["current"])}

    def passkey(self) -> Named:
        known = {one["id"] for one in self.olga.get("/api/account")["account"]["passkeys"]}
        new_passkey(self.olga)
        (made,) = {one["id"] for one in self.olga.get("/api/account")["account"]["passkeys"]} - known
        return {"passkey": made}

    def link(self) -> Named:
        """A link that adds an address to her."""
        known = len(self.mailbox.to("olga@example.org"))
        self.olga.post("/api/account/address", {"email": "olga@example.org", "language": "en"})
        return {"token": self.mailbox.token("olga@example.org", known + 1)}

    def tournament(self) -> Named:
        wanted = {"name": "Winter", "game": "patrician", "seats": 3, "rounds": 2, "places": 6, "level": "novice"}
        id = self.olga.post("/api/tournaments", {**wanted, "bots": "all"})["id"]
        self.fritz.post(f"/api/tournaments/{id}/entrants")
        return {"id": id, "number": 1}

    def begun(self) -> Named:
        named = self.tournament()
        self.olga.post(f"/api/tournaments/{named['id']}/begin")
        return named

    def registered(self) -> Named:
        """Olga takes part herself."""
        named = self.tournament()
        self.olga.post(f"/api/tournaments/{named['id']}/entrants")
        return named


@dataclass(frozen=True)
class Owned:
    """What is asked of something that belongs to Olga or Fritz, and how others are refused."""

    make: Callable[[Hall], Named]
    """Makes it anew: what is put into the address and the body."""
    other: Said
    """What another member hears."""
    guest: Said | None = None
    """What a guest hears; without it the same."""
    stranger: Said = NO_GUEST
    body: Any = None
    owner: str = "olga"
    done: int = 204
    is_hidden: bool = False
    """Whether others hear what they would hear if there were no such thing."""


OWNED = {
    "GET /api/tables/{id}/mine": Owned(Hall.waiting, NOTHING, stranger=NOTHING, done=200),
    "GET /api/tables/{id}/record": Owned(
        Hall.running, (403, "refused-record-running"), stranger=(403, "refused-record-running"), done=200
    ),
    "GET /api/tables/{id}/seats/{seat}/state": Owned(Hall.running, (409, "refused-not-seated"), done=200),
    "POST /api/tables/{id}/seats/{seat}": Owned(
        Hall.kept_seat, (403, "refused-ask-first"), body={}, owner="fritz", done=200
    ),
    "POST /api/tables/{id}/seats/{seat}/bot": Owned(Hall.empty_seat, NOT_SEATED, body={"level": "novice"}),
    "DELETE /api/tables/{id}/seats/{seat}": Owned(Hall.waiting, (403, "refused-not-yours")),
    "POST /api/tables/{id}/start": Owned(Hall.full, NOT_SEATED),
    "PATCH /api/tables/{id}": Owned(Hall.waiting, NOT_HOST, body={"admission": "open"}),
    "DELETE /api/tables/{id}": Owned(Hall.waiting, NOT_HOST),
    "DELETE /api/tables/{id}/requests": Owned(Hall.waiting, (204, ""), owner="fritz"),
    "PUT /api/tables/{id}/requests/{number}": Owned(Hall.waiting, NOT_HOST, body={"admit": True}),
    "POST /api/tables/{id}/rematch": Owned(Hall.ended, NOT_SEATED, done=200),
    "GET /api/tables/{id}/ratings": Owned(Hall.ended, NOT_SEATED, done=200),
    "GET /api/tables/{id}/invitations": Owned(Hall.waiting, NOT_SEATED, done=200),
    "POST /api/tables/{id}/invitations": Owned(Hall.waiting, NOT_SEATED, body={"name": "Gustav"}),
    "DELETE /api/tables/{id}/invitations/{invitation}": Owned(Hall.waiting, NOT_SEATED),
    "POST /api/invitations/{invitation}/seat": Owned(
        Hall.waiting, (404, "refused-no-such-invitation"), body={}, owner="fritz", done=200, is_hidden=True
    ),
    "DELETE /api/invitations/{invitation}": Owned(
        Hall.waiting, (404, "refused-no-such-invitation"), owner="fritz", is_hidden=True
    ),
    "DELETE /api/friends/{friend}": Owned(Hall.friendship, NOBODY, NO_MEMBER, NO_MEMBER, is_hidden=True),
    "PUT /api/friends/asking/{ask}": Owned(
        Hall.asking, NOBODY, NO_MEMBER, NO_MEMBER, body={"accept": True}, is_hidden=True
    ),
    "DELETE /api/friends/asked/{ask}": Owned(Hall.asked, NOBODY, NO_MEMBER, NO_MEMBER, is_hidden=True),
    "POST /api/friends": Owned(Hall.asking, NOBODY, NO_MEMBER, NO_MEMBER, body={"id": "{ask}"}, is_hidden=True),
    "POST /api/blocks": Owned(Hall.asking, NOBODY, NO_MEMBER, NO_MEMBER, body={"id": "{ask}"}, is_hidden=True),
    "DELETE /api/blocks/{block}": Owned(Hall.block, NOBODY, NO_MEMBER, NO_MEMBER, is_hidden=True),
    "GET /api/tables/{id}/unheard": Owned(Hall.block, NOTHING, NO_MEMBER, NO_MEMBER, done=200),
    "DELETE /api/account/sessions/{session}": Owned(
        Hall.session, (404, "refused-no-such-device"), NO_MEMBER, NO_MEMBER, is_hidden=True
    ),
    "PATCH /api/account/passkeys/{passkey}": Owned(
        Hall.passkey, (404, "refused-no-such-passkey"), NO_MEMBER, NO_MEMBER, body={"name": "mine"}, is_hidden=True
    ),
    "DELETE /api/account/passkeys/{passkey}": Owned(
        Hall.passkey, (404, "refused-no-such-passkey"), NO_MEMBER, NO_MEMBER, is_hidden=True
    ),
    "POST /api/sign-in/links/use": Owned(
        Hall.link,
        (403, "refused-link-elsewhere"),
        stranger=(403, "refused-link-elsewhere"),
        body={"token": "{token}", "name": "Olga"},
    ),
    "DELETE /api/tournaments/{id}/entrants": Owned(
        Hall.registered, (409, "refused-not-registered"), NO_MEMBER, NO_MEMBER
    ),
    "POST /api/tournaments/{id}/begin": Owned(Hall.tournament, NOT_ARRANGED, NO_MEMBER, NO_MEMBER),
    "POST /api/tournaments/{id}/hurry": Owned(Hall.begun, NOT_ARRANGED, NO_MEMBER, NO_MEMBER),
    "PUT /api/tournaments/{id}/entrants/{number}": Owned(
        Hall.begun, NOT_ARRANGED, NO_MEMBER, NO_MEMBER, body={"reserve": None}
    ),
    "DELETE /api/tournaments/{id}/entrants/{number}": Owned(Hall.tournament, NOT_ARRANGED, NO_MEMBER, NO_MEMBER),
    "DELETE /api/tournaments/{id}": Owned(Hall.tournament, NOT_ARRANGED, NO_MEMBER, NO_MEMBER),
}
"""Addresses with the id, number or token of something of somebody's in them, or in what is sent."""

OWN = {
    "GET /api/turns": NO_GUEST,
    "POST /api/tables": NO_GUEST,
    "POST /api/replays": NO_GUEST,
    "POST /api/reports/read": NO_GUEST,
    "POST /api/search": NO_GUEST,
    "DELETE /api/search": NO_GUEST,
    "POST /api/search/seat": NO_GUEST,
    "POST /api/sign-in/new": NO_GUEST,
    "POST /api/sign-in/passkeys/ask": NO_GUEST,
    "POST /api/sign-in/passkeys/new": NO_GUEST,
    "PATCH /api/account": NO_MEMBER,
    "DELETE /api/account": NO_MEMBER,
    "POST /api/account/address": NO_MEMBER,
    "DELETE /api/account/address": NO_MEMBER,
    "POST /api/account/codes": NO_MEMBER,
    "DELETE /api/account/sessions": NO_MEMBER,
    "POST /api/account/sign-out": NO_MEMBER,
    "GET /api/account/games": NO_MEMBER,
    "GET /api/account/statistics": NO_MEMBER,
    "GET /api/account/export": NO_MEMBER,
    "GET /api/account/ratings": NO_MEMBER,
    "GET /api/account/notices": NO_MEMBER,
    "PATCH /api/account/notices": NO_MEMBER,
    "PUT /api/account/push": NO_MEMBER,
    "DELETE /api/account/push": NO_MEMBER,
    "POST /api/account/push/trial": NO_MEMBER,
    "PUT /api/account/webhook": NO_MEMBER,
    "DELETE /api/account/webhook": NO_MEMBER,
    "POST /api/account/webhook/trial": NO_MEMBER,
    "GET /api/friends": NO_MEMBER,
    "PUT /api/friends/seen-by": NO_MEMBER,
    "GET /api/ratings": NO_MEMBER,
    "POST /api/tournaments": NO_MEMBER,
}
"""Addresses that ask for one's own, whatever is sent: who is nobody yet is refused, and so is who is banned."""
