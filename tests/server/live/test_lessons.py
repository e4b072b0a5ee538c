"""Lessons at real tables: the learner does what is asked, the others wait until they have read, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

import signoria
from signoria.core.play.lessons import LEARNER, Lesson, lesson_position, lessons_in
from tests.server.running import Page, Server, Visitor

GAME, LESSON = "patrician", "first-game"
BEGUN = f"/api/games/{GAME}/lessons/{LESSON}"


@pytest.fixture(scope="module")
def lesson() -> Lesson:
    return lessons_in(signoria.game(GAME).kit.folder)[LESSON]


def begin(visitor: Visitor, **how: bool) -> str:
    return str(visitor.post(BEGUN, how)["id"])


def come_in(visitor: Visitor, table: str) -> Page:
    """The learner's page."""
    held = visitor.get(f"/api/tables/{table}/mine")
    assert [seat["seat"] for seat in held] == [LEARNER]
    return visitor.connect(table, held[0]["token"])


def follow(page: Page, lesson: Lesson, until: int) -> None:
    """Play the steps of a lesson up to one of them, as the page does."""
    while page.play["decided"] < until:
        step = lesson.steps[page.play["decided"]]
        if step.seat == LEARNER:
            assert {move["text"] for move in page.play["moves"]} == set(step.moves)
            chosen = next(move for move in page.play["moves"] if move["text"] == step.moves[0])
            answer = page.ask("move", id=chosen["id"], seq=page.play["seq"])
        else:
            assert page.play["moves"] == []
            answer = page.ask("go-on", decided=page.play["decided"])
        assert answer["it"] == "accepted"


def test_a_lesson_goes_on_after_a_restart_where_it_was_left(tmp_path: Path, lesson: Lesson) -> None:
    with Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "server.log", {"snapshot_every": 4}) as server:
        anna = server.guest("Anna")
        table = begin(anna)
        page = come_in(anna, table)
        follow(page, lesson, 7)
        before = page.play
        page.close()
        server.stop()
        server.start()
        assert begin(anna) == table, "the one under way"
        page = come_in(anna, table)
        assert page.play == {**before, "log_from": 0, "log": page.play["log"], "news_from": page.play["news_from"]}
        follow(page, lesson, len(lesson.steps))
        assert anna.get("/api/tables")["yours"][0]["lesson"] == LESSON
        assert begin(anna, anew=True) != table


def test_another_move_is_refused_with_the_reason_of_the_lesson(house: Server, lesson: Lesson) -> None:
    anna = house.guest("Anna")
    page = come_in(anna, begin(anna))
    page.send({"do": "why", "text": "play firenze-2"})
    assert page.until("because")["why"] == {"say": "lesson-first-game-not-firenze", "with": {}}
    page.send({"do": "why", "text": "play roma-1"})
    assert page.until("because")["why"] is None
    page.send({"do": "why", "text": "play roma-2"})
    assert page.until("because")["clause"] == "PA-10", "the rules come first"
    game = signoria.game(GAME)
    state = game.from_position(lesson_position(game, lesson)).state
    answer = page.ask("move", id=game.book.parse(state, LEARNER, "play siena-4"), seq=page.play["seq"])
    assert (answer["it"], answer["why"]["say"]) == ("refused", "lesson-first-game-not-siena")
    assert page.play["decided"] == 0


def test_the_others_wait_for_the_learner_and_move_once(house: Server, lesson: Lesson) -> None:
    anna = house.guest("Anna")
    page = come_in(anna, begin(anna))
    answer = page.ask("go-on", decided=0)
    assert answer["why"]["say"] == "refused-lesson-your-move"
    follow(page, lesson, 3)
    page.ask("go-on", decided=3)
    assert page.play["decided"] == 4
    page.ask("go-on", decided=3)
    assert page.play["decided"] == 4, "said twice, done once"
    rest = page.ask("rest")
    assert rest["why"]["say"] == "refused-lesson-your-move"


def test_who_has_followed_all_steps_plays_on_against_the_bots_to_the_end(house: Server, lesson: Lesson) -> None:
    anna = house.guest("Anna")
    table = begin(anna)
    page = come_in(anna, table)
    follow(page, lesson, len(lesson.steps))
    while page.play["outcome"] is None:
        if page.play["moves"]:
            page.move()
        else:
            page.until("play")
    facts = anna.get(f"/api/tables/{table}")
    assert (facts["status"], facts["lesson"]) == ("over", LESSON)
    assert anna.get(f"/api/replays/{table}")["is_whole"]
    signoria.replay(anna.ask("GET", f"/api/tables/{table}/record").text)


def test_there_is_no_lesson_of_another_name(house: Server) -> None:
    anna = house.guest("Anna")
    answer = anna.ask("POST", f"/api/games/{GAME}/lessons/nothing", {})
    assert (answer.status, answer.json["say"]) == (404, "refused-no-lesson")
    assert anna.ask("POST", "/api/games/chess/lessons/first-game", {}).status in (404, 422)
    page = anna.connect(anna.open_table())
    assert page.ask("go-on", decided=0)["it"] == "refused"


def test_the_page_is_told_what_is_said_and_shown(house: Server, lesson: Lesson) -> None:
    told = Visitor(house).get(f"/api/games/{GAME}/lessons")[0]
    assert [step["is_yours"] for step in told["steps"]] == [step.seat == LEARNER for step in lesson.steps]
    assert told["steps"][0]["sayings"][1]["at"] == ["hand-firenze-2", "hand-roma-1", "hand-siena-4"]
    words = Visitor(house).ask("GET", f"/api/games/{GAME}/lessons/words/fr").text
    assert "lesson-first-game-welcome" in words
