"""Members who are away are told that they are invited, and that their table in a tournament is ready: once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from signoria.server.live.live_table import LiveTable
from signoria.server.lobby.blocking import block
from signoria.server.lobby.invitations import decline, invite, withdraw
from signoria.server.lobby.lobby import Lobby
from signoria.server.notices.telling import tell_all
from signoria.server.protocol.facts import ClockRules
from signoria.server.protocol.lobby_bodies import Invite, Whom
from signoria.server.protocol.tournament_bodies import NewTournament
from signoria.server.store.accounts import change_account
from signoria.server.store.invitations import invitations_to
from signoria.server.store.outbox import count_mail
from signoria.server.tables import requests as at_table
from signoria.server.tournaments import requests
from signoria.server.tournaments.desk import TournamentDesk
from signoria.server.tournaments.new_tournament import open_tournament
from signoria.server.tournaments.tournament import Tournament
from tests.server.live.test_processes import Ears
from tests.server.notices.post import ANNA, BRUNO, DAYS, SOON, Post, posting, posting_house
from tests.server.notices.test_webhooks import checked
from tests.server.stored import GUEST

MOMENT = 21.0
NO_CLOCK = ClockRules("none", 0, 0, "bot")
BO = Invite(name="Name 1")


async def a_table(post: Post) -> LiveTable:
    return await post.house.table(await post.waiting_table())


async def ask(post: Post, live: LiveTable) -> str:
    """The first member invites the second; the invitation."""
    await invite(post.house, Lobby(post.house).news, live, GUEST, BO)
    return (await post.house.store.read(lambda connection: invitations_to(connection, live.table.id)))[0].id


def test_who_is_invited_while_away_is_told_once_by_webhook_and_not_by_mail(database_url: str) -> None:
    async def story(post: Post) -> None:
        await post.hook(1)
        live = await a_table(post)
        await ask(post, live)
        assert [await post.posted(seconds) for seconds in (MOMENT, SOON)] == [1, 0]
        said = checked(post.service.requests[0])
        assert (said["kind"], said["table"], said["game"]) == ("invited", live.table.id, "patrician")
        assert said["text"].startswith("Patrician\N{NO-BREAK SPACE}: On vous invite à cette table.")
        assert post.mailbox.mails == [], "letters that anybody can cause are for who asks for them"
        await withdraw(post.house, Lobby(post.house).news, live, "guest-0", await ask(post, live))
        await ask(post, live)
        assert await post.posted(SOON) == 0, "an invitation that is made again is none that is new"

    posting(story, database_url)


def test_who_wishes_it_is_written_to_when_they_are_invited(tmp_path: Path) -> None:
    async def story(post: Post) -> None:
        await post.choose(1, "mail", "invited", True)
        live = await a_table(post)
        await ask(post, live)
        assert await post.later() == 1
        assert (post.last()["To"], post.last()["Subject"]) == (BRUNO, "Des nouvelles de Patrician")
        text = post.last().get_content()
        assert "on vous invite à cette table\N{NO-BREAK SPACE}:" in text and f"/t/{live.table.id}" in text

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


def test_an_invitation_that_was_answered_withdrawn_or_looked_at_is_not_told(tmp_path: Path) -> None:
    async def story(post: Post) -> None:
        await post.hook(1)
        news = Lobby(post.house).news
        declined, withdrawn, seen, begun = [await a_table(post) for _ in range(4)]
        await decline(post.house, news, "guest-1", await ask(post, declined))
        await withdraw(post.house, news, withdrawn, "guest-0", await ask(post, withdrawn))
        await ask(post, seen)
        ears = Ears()
        ears.guest = "guest-1"
        seen.listeners.add(ears)
        await ask(post, begun)
        for seat in (0, 1):
            await post.house.change(begun, lambda table: at_table.seat_bot(table, seat, "guest-0", "novice"))  # noqa: B023
        await post.house.change(begun, lambda table: at_table.start(table, "guest-0"))
        assert await post.posted(MOMENT) == 0
        seen.listeners.clear()
        assert await post.posted(MOMENT) == 0

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


def test_of_invitations_from_those_whom_they_blocked_nobody_is_told(tmp_path: Path) -> None:
    async def story(post: Post) -> None:
        await post.hook(1)
        before, after = await a_table(post), await a_table(post)
        seated = (await post.game(NO_CLOCK)).table.id
        await ask(post, before)
        await block(post.house, "guest-1", Whom(table=seated, seat=0))
        await invite(post.house, Lobby(post.house).news, after, GUEST, BO)
        assert await post.posted(MOMENT) == 0

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


# -- tournaments -----------------------------------------------------------------------------------------------------


async def a_tournament(post: Post, clock: ClockRules = NO_CLOCK) -> Tournament:
    """One for both members and a bot, in which the first round has begun."""
    await post.do(lambda connection: change_account(connection, "guest-0", role="host"))
    desk = TournamentDesk(post.house)
    wanted: dict[str, Any] = {"name": "Cup", "game": "patrician", "seats": 3, "rounds": 2, "places": 3, "bots": "all"}
    id = await open_tournament(post.house, "guest-0", NewTournament(**wanted, clock=clock))
    for number in (0, 1):
        await desk.change(id, lambda one: requests.register(one, f"guest-{number}"))  # noqa: B023
    return await desk.change(id, lambda one: requests.begin(one, "host"))


def test_who_is_away_when_their_table_in_a_tournament_is_ready_is_told_once_in_each_way(database_url: str) -> None:
    async def story(post: Post) -> None:
        await post.hook(1)
        await post.choose(1, "webhook", "turn", False)
        await post.choose(1, "mail", "turn", False)
        await post.choose(0, "mail", "round", False)
        await post.choose(0, "mail", "turn", False)
        [table] = (await a_tournament(post)).rounds[-1].tables
        assert await post.posted(MOMENT) == 1
        said = checked(post.service.requests[0])
        assert (said["kind"], said["table"]) == ("round", table.id)
        assert "Votre table de tournoi est prête." in said["text"]
        assert [await post.later(SOON) for _ in range(2)] == [1, 0]
        assert (post.last()["To"], post.last()["Subject"]) == (BRUNO, "Patrician vous attend")
        assert "votre table de tournoi est prête\N{NO-BREAK SPACE}:" in post.last().get_content()

    posting(story, database_url)


def test_who_is_told_of_a_turn_is_not_told_of_its_table_as_well(tmp_path: Path) -> None:
    async def story(post: Post) -> None:
        for number in (0, 1):
            await post.hook(number)
        tournament = await a_tournament(post, DAYS)
        live = await post.house.table(tournament.rounds[-1].tables[0].id)
        assert await post.posted(MOMENT) == 2
        kinds = {request.path: checked(request)["kind"] for request in post.service.requests}
        turns = {f"/hook-{(live.table.seats[seat].guest or 'bot')[-1]}" for seat in live.table.waiting()}
        assert kinds == {path: "turn" if path in turns else "round" for path in ("/hook-0", "/hook-1")}
        await post.later()
        assert sorted(str(mail["To"]) for mail in post.mailbox.mails) == [ANNA, BRUNO]
        text = "".join(mail.get_content() for mail in post.mailbox.mails)
        assert text.count(f"/t/{live.table.id}") == 2, "in each letter once"

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


def test_of_two_houses_on_one_database_one_tells_of_a_round(postgres_url: str) -> None:
    async def story(post: Post) -> None:
        for number in (0, 1):
            for kind in ("turn", "time"):
                await post.choose(number, "mail", kind, False)
        await a_tournament(post)
        post.clock.now += SOON
        async with posting_house(postgres_url, post.mailbox, post.clock) as other:
            assert sum(await asyncio.gather(tell_all(post.house), tell_all(other.house))) == 2
            await asyncio.gather(post.senders.send(), other.send())
            assert await post.house.store.read(count_mail) == {"sent": 2}

    posting(story, postgres_url)
