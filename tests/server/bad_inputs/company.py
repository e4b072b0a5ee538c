"""People of every kind in a house, and something of everything that belongs to them."""

from __future__ import annotations

import itertools
import random
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import signoria
from tests.play import play_some
from tests.server.accounts.mailbox import Mailbox
from tests.server.accounts.people import link_for, new_passkey
from tests.server.lobby.test_friends import become_friends
from tests.server.order.keepers import asked, id_of, keeper, member
from tests.server.running import Server, Visitor

NUMBERS = itertools.count(1)
"""So that nobody is called as somebody before."""
TOURNAMENT = {"name": "Winter", "game": "patrician", "seats": 3, "rounds": 2, "places": 6, "level": "novice"}
OFTEN = {"stranger": 1, "guest": 3, "member": 4, "member 2": 3, "host": 3, "administrator": 4}
"""How often each of them asks."""
ROLES = ("stranger", "guest", "member", "host", "administrator")
CLOCK = {"per": "move", "seconds": 86_400, "increment": 0, "then": "bot", "days_off": 2}


@cache
def a_record() -> str:
    """A game that is over, as text."""
    match = signoria.game("patrician").start(2, seed=7)
    play_some(match, 7, 10_000)
    assert match.over
    return match.record()


@dataclass
class Company:
    """Who is there, and by what all that belongs to them is named."""

    house: Server
    mailbox: Mailbox
    people: dict[str, Visitor] = field(default_factory=dict)
    seats: dict[str, list[tuple[str, str | None]]] = field(default_factory=dict)
    """For each role the tables at which they sit or watch, with the tokens of their seats."""
    known: dict[str, list[Any]] = field(default_factory=dict)
    """Real values, by the names under which they are asked for; those of an address by name and first part."""

    def __post_init__(self) -> None:
        self.number = next(NUMBERS)
        for role in ROLES:
            self.come(role)
        self._play()
        self._meet()
        self._keep_order()
        self._know_words()

    def name(self, role: str) -> str:
        return f"{role.partition(' ')[0].capitalize()} {self.number}"

    def anybody(self, dice: random.Random) -> str:
        return dice.choices(list(OFTEN), list(OFTEN.values()))[0]

    def come(self, role: str) -> None:
        """Somebody new who is this."""
        self.number = next(NUMBERS)
        ways = {"stranger": lambda: Visitor(self.house), "guest": lambda: self.house.guest(self.name(role))}
        ways["member"] = lambda: member(self.house, self.name(role))
        ways["member 2"] = ways["member"]
        self.people[role] = ways.get(role, lambda: keeper(self.house, self.name(role), role))()
        if role != "stranger":
            self.learn("id /api/admin", id_of(self.house, self.name(role)))
            self.learn("name", self.name(role))
        self.seats[role] = [(table, None) for table in self.known.get("table", [])]

    def learn(self, name: str, *values: Any) -> None:
        self.known.setdefault(name, []).extend(values)

    def _play(self) -> None:
        """Tables that wait, are played at and are over, a record, and a tournament."""
        guest, mona, hugo, ada = (self.people[role] for role in ROLES[1:])
        waiting, over = mona.open_table(seats=4), mona.open_table("il-principe", 3)
        mona.post("/api/tables", {"game": "il-principe", "seats": 3, "listed": True})
        running = [
            guest.post("/api/tables", {"game": game, "seats": 4, "hints": True, "clock": CLOCK})["id"]
            for game in signoria.GAMES
        ]
        self.seats = {role: [(table, None) for table in (*running, waiting, over)] for role in ROLES}
        sitting = dict.fromkeys(running, (guest, mona, hugo, ada))
        sitting |= {over: (mona, guest, ada), waiting: (mona,)}  # type: ignore[dict-item]
        for table, people in sitting.items():
            for seat, visitor in enumerate(people):
                role = next(role for role, one in self.people.items() if one is visitor)
                token = visitor.sit(table, seat)
                self.seats[role].insert(0, (table, token))
                self.learn("token", token)
                if table != waiting and seat == 0:
                    page = visitor.connect(table, token)
                    page.ask("say", text="Good evening")
                    page.close()
        for table in running:
            guest.start(table)
        mona.start(over)
        pages = [one.connect(over, one.get(f"/api/tables/{over}/mine")[0]["token"]) for one in (mona, guest, ada)]
        for page in pages:
            page.ask("end", agree=True)
        author = pages[0].last["chat"]["chat"][0]["author"]
        for page in pages:
            page.close()
        kept = mona.ask("POST", "/api/replays", a_record().encode(), Content_Type="text/plain").json["id"]
        self.learn("table", *running, waiting, over)
        self.learn("id /api/tables", *running, waiting, over)
        self.learn("id /api/replays", kept, kept, over)
        self.learn("author", author)
        self.learn("line", 0, 0, 1, 5)
        winter = hugo.post("/api/tournaments", TOURNAMENT)["id"]
        for one in (mona, ada, hugo):
            one.post(f"/api/tournaments/{winter}/entrants")
        self.learn("id /api/tournaments", winter)
        self.learn("number", 1, 2)
        self.running, self.waiting = running[0], waiting

    def _meet(self) -> None:
        """Friends, invitations, a passkey, codes and a link."""
        mona, hugo, ada, guest = (self.people[role] for role in ("member", "host", "administrator", "guest"))
        become_friends(mona, hugo, f"Host {self._number_of('Host')}")
        ada.post("/api/friends", {"name": f"Member {self._number_of('Member')}"})
        hugo.post("/api/blocks", {"table": self.running, "seat": 0})
        mona.post(f"/api/tables/{self.waiting}/invitations", {"name": f"Host {self._number_of('Host')}"})
        friends = mona.get("/api/friends")
        self.learn("friend", *(one["id"] for one in friends["friends"]))
        self.learn("ask", *(one["id"] for one in friends["asking"]))
        self.learn("block", *(one["id"] for one in hugo.get("/api/friends")["blocked"]))
        self.learn("invitation", *(one["id"] for one in hugo.get("/api/news")["invitations"]))
        device, codes = new_passkey(guest)
        self.learn("code", *codes)
        self.people["member 2"], self.people["guest"] = guest, self.house.guest(f"Guest {next(NUMBERS)}")
        self.seats["member 2"] = self.seats["guest"]
        self.seats["guest"] = [(table, None) for table in self.known["table"]]
        account = guest.get("/api/account")["account"]
        self.learn("passkey", *(one["id"] for one in account["passkeys"]))
        for visitor in (mona, guest):
            sessions = visitor.get("/api/account")["account"]["sessions"]
            self.learn("session", *(one["id"] for one in sessions))
        self.learn("answer", device.show(Visitor(self.house).post("/api/sign-in/passkeys/any")["options"]))
        email = f"friend{self.number}@example.org"
        self.learn("token", link_for(Visitor(self.house), self.mailbox, email))
        self.learn("email", email)
        self.learn("key", str(asked(self.house, "SELECT letters_key FROM account ORDER BY created_at DESC")[0][0]))

    def _keep_order(self) -> None:
        """A report, and everybody's number."""
        mona = self.people["member"]
        mona.post(f"/api/tables/{self.running}/reports", {"line": 0, "reason": "spam"})
        self.learn("id /api/admin", *(str(row[0]) for row in asked(self.house, "SELECT id FROM report")[-3:]))
        self.learn("network", "192.0.2.0/24", "198.51.100.7")

    def _know_words(self) -> None:
        self.learn("game", *signoria.GAMES)
        self.learn("games", *signoria.GAMES)
        self.learn("level", "novice", "apprentice")
        self.learn("language", "en", "fr")
        self.learn("lesson", "first", "basics")
        self.learn("clause", "PA-1", "PA-13")
        self.learn("seat", 0, 1, 2, 3)
        self.learn("seats", 3, 4)
        self.learn("text", "bid 300", "pass", "bid 1", "Ciao")
        self.learn("move", "bid 300", "pass")
        self.learn("step", 0, 1, 2, 10)
        self.learn("action", *range(8))
        self.learn("name /api/admin", "new_guests", "looks", "greeting", "rules")
        self.learn("value", "100000/hour", "500000/minute")
        self.learn("address", "https://example.org/hook", "https://192.0.2.1/x")
        self.learn("endpoint", "https://push.example.org/one")

    def _number_of(self, role: str) -> str:
        """What is behind the last name of somebody who is this."""
        return next(str(one) for one in reversed(self.known["name"]) if one.startswith(f"{role} ")).rpartition(" ")[2]

    # -- making good what bad inputs have done ---------------------------------------------------------------------

    def heal(self) -> None:
        """Whoever is no longer who they were comes anew, and what was set for the house is as it was."""
        for role in list(self.people)[1:]:
            visitor = self.people[role]
            found = visitor.ask("GET", "/api/account")
            is_member = found.status == 200 and found.json["account"] is not None
            if role == "guest":
                is_right = not is_member and visitor.ask("GET", "/api/guest").json.get("guest") is not None
            else:
                is_right = is_member and found.json["account"]["role"] == role.partition(" ")[0]
            if not is_right:
                self.come(role)
        ada = self.people["administrator"]
        for limit in ada.get("/api/admin/settings")["limits"]:
            ada.ask("PUT", f"/api/admin/settings/{limit['name']}", {"value": None})
