"""The games of a study as work for many processes; run by itself, a worker that plays them."""

from __future__ import annotations

import json
from dataclasses import asdict

from signoria.arena.problems import ArenaFailure, ArenaProblem
from signoria.arena.studies.plan import Chunk, Study, study_from
from signoria.arena.studies.playing import Played, game_of, play, played_from
from signoria.arena.tournament.contestants import contestant
from signoria.arena.tournament.playing import MANY_GAMES, compile_for
from signoria.arena.workers.work import TRIES, Work
from signoria.arena.workers.worker_main import main


def work_of(study: Study) -> Work[Chunk, Played]:
    """Every chunk is a task."""
    return Work(
        plan=json.dumps(study.as_json()),
        answer=answer,
        write=lambda chunk: json.dumps(asdict(chunk)),
        read=played,
        lost=lambda chunk: ArenaFailure("arena-worker-died", bots=study.bot, game=chunk.first, tries=TRIES),
    )


def played(answer: str) -> Played:
    """What a worker answered; a problem it met is raised here."""
    told = json.loads(answer)
    if "message" in told:
        raise ArenaFailure(told["message"], **told["arguments"])
    return played_from(told)


def answer(plan: str, chunk: str) -> str:
    """What comes of some games of a study, or why they cannot be played; all three are JSON."""
    try:
        return json.dumps(play(study_from(json.loads(plan)), Chunk(**json.loads(chunk))).as_json())
    except ArenaProblem as problem:
        return json.dumps({"message": problem.message, "arguments": problem.arguments})


def get_ready(study: Study) -> None:
    """Compile what the workers will need, once for all of them."""
    games = {rule_set.data: game_of(study, rule_set) for rule_set in study.rule_sets}
    for game in games.values():
        if study.is_driven:
            _ = game.compiled
        elif study.games * len(study.rule_sets) >= MANY_GAMES or contestant(study.bot).needs_compiled_rules:
            compile_for(game, [study.bot])


if __name__ == "__main__":
    main(answer)
