"""The games of a tournament as work for many processes; run by itself, a worker that plays them."""

from __future__ import annotations

import json
from dataclasses import asdict

from signoria.arena.problems import ArenaFailure, ArenaProblem
from signoria.arena.tournament.plan import Fixture, Tournament, tournament_from
from signoria.arena.tournament.playing import Result, get_ready, play, result_from
from signoria.arena.workers.work import TRIES, Work
from signoria.arena.workers.worker_main import main

Played = tuple[Result, str]
"""A result and its game's record."""


def work_of(tournament: Tournament) -> Work[Fixture, Played]:
    """Every game is a task."""

    def lost(fixture: Fixture) -> ArenaFailure:
        bots = ", ".join(dict.fromkeys(tournament.sitting(fixture)))
        return ArenaFailure("arena-worker-died", bots=bots, game=fixture.game, tries=TRIES)

    return Work(
        plan=json.dumps(tournament.as_json()),
        answer=answer,
        write=lambda fixture: json.dumps(asdict(fixture)),
        read=played,
        lost=lost,
    )


def played(answer: str) -> Played:
    """What a worker answered; a problem it met is raised here."""
    told = json.loads(answer)
    if "message" in told:
        raise ArenaFailure(told["message"], **told["arguments"])
    return result_from(told["result"]), told["record"]


def answer(plan: str, fixture: str) -> str:
    """What comes of one game of a tournament, or why it cannot be played; all three are JSON."""
    try:
        tournament = tournament_from(json.loads(plan))
        get_ready(tournament)
        result, record = play(tournament, Fixture(**json.loads(fixture)))
    except ArenaProblem as problem:
        return json.dumps({"message": problem.message, "arguments": problem.arguments})
    return json.dumps({"result": result.as_json(), "record": record})


if __name__ == "__main__":
    main(answer)
