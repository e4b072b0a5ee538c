"""Addresses at which everybody is answered alike, or may do something with what is another's, and why that is right."""

from __future__ import annotations

from tests.server.leaks.belongings import NO_GUEST, NO_MEMBER, Said

THE_PAGE = "one document for all; what it shows it asks for at other addresses"
OF_THE_GAMES = "games, words, rules, puzzles and lessons are the same for everybody"
TOLD = "who asks is told of themselves alone; there is nothing to name"
THE_WAY_IN = "whoever holds the link, the code or the passkey is let in: that is what they are for"
REPLAYED = (
    "a game that is over has no secrets; one that runs is refused to everybody (test_replays_of_running_games.py)"
)

PUBLIC = {
    "GET /": THE_PAGE,
    "GET /g/{name}": THE_PAGE,
    "GET /t/{id}": THE_PAGE,
    "GET /r/{id}": THE_PAGE,
    "GET /puzzles": THE_PAGE,
    "GET /puzzles/{name}": THE_PAGE,
    "GET /puzzles/{name}/{id}": THE_PAGE,
    "GET /records": THE_PAGE,
    "GET /tournaments": THE_PAGE,
    "GET /tournaments/{id}": THE_PAGE,
    "GET /account": THE_PAGE,
    "GET /friends": THE_PAGE,
    "GET /sign-in": THE_PAGE,
    "GET /letters": THE_PAGE,
    "GET /turns": THE_PAGE,
    "GET /ratings": THE_PAGE,
    "GET /admin": THE_PAGE,
    "GET /think": THE_PAGE,
    "GET /rules/{name}": THE_PAGE,
    "GET /{name}": THE_PAGE,
    "GET /assets/{file}": THE_PAGE,
    "GET /api/openapi.json": "what may be asked is no secret",
    "GET /api/games": OF_THE_GAMES,
    "GET /api/words/{language}": OF_THE_GAMES,
    "GET /api/games/{game}/words/{language}": OF_THE_GAMES,
    "GET /api/games/{game}/rules/{language}": OF_THE_GAMES,
    "GET /api/games/{game}/lessons": OF_THE_GAMES,
    "GET /api/games/{game}/lessons/words/{language}": OF_THE_GAMES,
    "GET /api/games/{game}/examples": OF_THE_GAMES,
    "GET /api/games/{game}/examples/{clause}": OF_THE_GAMES,
    "GET /api/puzzles": OF_THE_GAMES,
    "GET /api/puzzles/{game}/{id}": OF_THE_GAMES,
    "GET /api/puzzles/{game}/{id}/moves/{action}": OF_THE_GAMES,
    "GET /api/puzzles/{game}/{id}/why": OF_THE_GAMES,
    "GET /api/puzzles/{game}/{id}/answers/{action}": OF_THE_GAMES,
    "GET /health": "whether the house is well, and nothing else",
    "GET /metrics": "for this machine alone, or with a token (test_connections.py)",
    "GET /api/house": "the house's own words, and what it has to tell who asks; who is banned reads whom to write to",
    "GET /api/tables/{id}": "who has a table's link sees who sits there, as a spectator does",
    "GET /api/tables/{id}/invitation": "the link that was opened, as a picture",
    "GET /api/replays/{id}": REPLAYED,
    "GET /api/replays/{id}/steps": REPLAYED,
    "GET /api/replays/{id}/log": REPLAYED,
    "GET /api/replays/{id}/log/{line}/reason": REPLAYED,
    "GET /api/replays/{id}/course": REPLAYED,
    "GET /api/replays/{id}/decisions/{step}/moves/{action}": REPLAYED,
    "GET /api/replays/{id}/record": REPLAYED,
    "GET /api/tournaments": "lists name nobody",
    "POST /api/letters/{key}/stop": "the key is in the member's letters alone, and stops them without signing in",
    "POST /api/letters/{key}/resume": "the key is in the member's letters alone",
    "POST /api/sign-in/links": "answered alike for every address",
    "POST /api/sign-in/links/look": THE_WAY_IN,
    "POST /api/sign-in/passkeys/any": THE_WAY_IN,
}
"""Everybody may, whoever they are."""

NOT_FOR_THE_BANNED = {
    "GET /api/guest": TOLD,
    "GET /api/tables": "one's own tables, and those that their hosts have listed",
    "GET /api/news": TOLD,
    "GET /api/account": TOLD,
    "POST /api/guest": "one takes a name, or changes one's own",
    "POST /api/sign-in/code": THE_WAY_IN,
    "POST /api/sign-in/passkeys/use": THE_WAY_IN,
}
"""Everybody may but for who is banned."""

WITH_WHAT_IS_ANOTHERS: dict[str, tuple[Said, str]] = {
    "POST /api/tables/{id}/requests": (NO_GUEST, "whoever has a table's link may ask its host for a seat"),
    "POST /api/tables/{id}/reports": (
        NO_GUEST,
        "whoever has a table's link hears what is said there, and may report it",
    ),
    "POST /api/games/{game}/lessons/{lesson}": (NO_GUEST, "lessons are for everybody; the table is one's own"),
    "POST /api/replays/{id}/play-on": (NO_GUEST, "a table of one's own that goes on from a game that is over"),
    "GET /api/tournaments/{id}": (NO_MEMBER, "members look at every tournament; who takes part has a number there"),
    "POST /api/tournaments/{id}/entrants": (NO_MEMBER, "every member may take part"),
}
"""By design guests, or members, may do this with what they did not make; strangers and who is banned may not."""

HEARD = {
    "hello": "a spectator is shown what everybody may see",
    "ping": "answered to everybody",
    "lines": "what was said at a table is told to who has its link",
    "earlier": "the log as a spectator sees it",
    "then": "the game as a spectator saw it",
    "reason": "made from what everybody saw",
    "glance": "what everybody was shown",
}
"""Messages on the socket that a spectator may send."""
