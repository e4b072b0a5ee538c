"""Lessons in a browser: read, pointed at, played to their end, and left and gone on with."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import signoria
from signoria.core.play.lessons import LEARNER, Lesson, Saying, lessons_in
from signoria.core.text.words import Catalogue
from tests.browser.conftest import Visit
from tests.browser.person import MOVES, PHONE, WIDE, Person

GAMES = [name for name in signoria.GAMES if lessons_in(signoria.game(name).kit.folder)]
LESSONS = [(name, lesson) for name in GAMES for lesson in lessons_in(signoria.game(name).kit.folder).values()]
SCREENS = {"wide": WIDE, "phone": PHONE}
MOST = 400
"""Clicks in a lesson, at the very most."""
CLIPPED = "(box) => box.scrollHeight - box.clientHeight"


class Learner:
    """Somebody in a lesson, who knows what it says."""

    def __init__(self, person: Person, game: str, lesson: Lesson) -> None:
        self.person = person
        self.page = person.page
        self.game = signoria.game(game)
        self.lesson = lesson
        text = self.game.kit.folder / "text"
        self.words = Catalogue(person.language, [text / f"{of}.{person.language}.ftl" for of in ("words", "lessons")])
        self.sayings = {self.words.say(saying.message): saying for saying in lesson.sayings}

    @property
    def voice(self) -> Locator:
        return self.page.locator("#prompt")

    @property
    def on(self) -> Locator:
        return self.page.locator("[data-go-on]:enabled")

    def begin(self) -> None:
        """From the game's own page."""
        self.page.goto(f"{self.page.url.split('/t/')[0].rstrip('/')}/g/{self.game.name}")
        lessons = self.page.get_by_role("region", name=self.person.says("page-lessons"))
        lessons.get_by_role("button", name=self.words.say(self.lesson.title)).click()
        expect(self.voice).to_have_text(self.words.say(next(self.lesson.sayings).message))

    def heard(self) -> Saying | None:
        """What the voice says now."""
        return self.sayings.get(self.voice.inner_text())

    def check(self, saying: Saying) -> None:
        """What is pointed at is there to see, and all that is said has room."""
        expect(self.page.locator("[data-pointer]"), saying.message).to_have_count(len(saying.at))
        assert self.page.locator("[data-decision] .told").evaluate(CLIPPED) <= 0, saying.message

    def choose(self) -> None:
        """Make the first move that is on offer, from the list of all moves."""
        self.person.open_list()
        self.page.locator(f"details.list {MOVES}").first.click()

    def is_over(self) -> bool:
        return self.page.locator("#result").count() > 0

    def follow(self) -> set[str]:
        """Play the lesson to its end; all that was heard."""
        heard: set[str] = set()
        for _ in range(MOST):
            self.wait()
            saying = self.heard()
            if saying is not None and saying.message not in heard:
                heard.add(saying.message)
                self.check(saying)
            if self.is_over() and not self.on.count():
                break
            self.step()
        expect(self.page.locator("#result")).to_be_visible()
        return heard

    def wait(self) -> None:
        """Until it is the learner's to read on or to move: while the others move what was said before still stands."""
        self.page.wait_for_selector("[data-go-on]:enabled, details.list, #result")

    def step(self) -> None:
        """Read on, or move; the end is reached by itself."""
        over = self.is_over()
        before = (self.voice.inner_text(), self.page.locator("#log").get_attribute("data-lines"), over)
        if self.on.count():
            self.on.click()
        elif not over:
            self.choose()
        else:
            return
        self.page.wait_for_function(
            "([said, lines, over]) => document.querySelector('#prompt').innerText !== said"
            " || document.querySelector('#log')?.dataset.lines !== lines"
            " || (!over && document.querySelector('#result'))",
            arg=[*before],
        )


@pytest.mark.full
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=[f"{name}-{lesson.name}" for name, lesson in LESSONS])
def test_a_lesson_is_begun_and_finished(visit: Visit, game: str, lesson: Lesson, language: str, screen: str) -> None:
    how: Any = SCREENS[screen]
    learner = Learner(visit(language=language, **how), game, lesson)
    learner.begin()
    heard = learner.follow()
    assert {saying.message for step in lesson.steps for saying in step.sayings} - heard == set()
    if lesson.closing:
        assert lesson.closing[-1].message in heard


def test_a_newcomer_learns_from_the_lobby_with_the_mouse_and_comes_back_to_where_they_left(visit: Visit) -> None:
    lesson = lessons_in(signoria.game("patrician").kit.folder)["first-game"]
    person = visit(**WIDE)
    learner = Learner(person, "patrician", lesson)
    person.card("Patrician").get_by_role("button", name=re.compile("^Learn it")).click()
    first, second, third = lesson.steps[0].sayings
    expect(learner.voice).to_have_text(learner.words.say(first.message))
    learner.on.click()
    learner.check(second)
    learner.on.click()
    learner.check(third)
    expect(learner.on).to_have_count(0)
    card(person, "Siena").click(force=True)
    expect(person.alerts).to_contain_text(learner.words.say(lesson.steps[0].instead["play siena-4"]))
    card(person, "Roma").click()
    expect(learner.voice).to_have_text(learner.words.say(lesson.steps[1].sayings[0].message))
    learner.page.reload()
    expect(learner.voice).to_have_text(learner.words.say(lesson.steps[1].sayings[0].message))
    person.page.goto(person.page.url.split("/t/")[0])
    going_on = person.page.get_by_role("region", name=person.says("page-continue"))
    going_on.get_by_role("link", name=re.compile(person.says("page-lesson"))).click()
    expect(learner.voice).to_have_text(learner.words.say(lesson.steps[1].sayings[0].message))
    person.page.keyboard.press("Tab")
    assert lesson.steps[1].seat == LEARNER


def card(person: Person, city: str) -> Locator:
    """A card of the hand, by the city it names."""
    return person.hand.get_by_role("button", name=re.compile(city)).first
