"""Lessons: each can be played to its end on the rules there are, and all that it says is there in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import takewhile

import pytest

import signoria
from signoria import Game, Match
from signoria.core.play.lessons import (
    ANYTHING,
    LEARNER,
    WORDS_A_MINUTE,
    Lesson,
    LessonStep,
    is_like,
    lesson_minutes,
    lesson_position,
    lessons_in,
    word_counts,
)
from signoria.core.text.words import LANGUAGES, Catalogue

FIRST, LONGEST_FIRST, LONGEST_OTHER = "first-game", 10, 5
"""Minutes."""
UNTIL_THE_FIRST_MOVE = 30
"""Seconds."""
LONGEST_SAYING = 47
"""Words: more would have no room on a phone."""

GAMES = [name for name in signoria.GAMES if lessons_in(signoria.game(name).kit.folder)]
LESSONS = [(name, lesson) for name in GAMES for lesson in lessons_in(signoria.game(name).kit.folder).values()]
EVERY_LESSON = pytest.mark.parametrize(("name", "lesson"), LESSONS, ids=[f"{name}-{one.name}" for name, one in LESSONS])


def begun(game: Game, lesson: Lesson) -> Match:
    return game.from_position(lesson_position(game, lesson))


def ways(lesson: Lesson) -> Iterator[Mapping[int, int]]:
    """Which of the moves it allows to choose at which step, so that each is made once, or the last of very many."""
    yield {}
    for place, step in enumerate(lesson.steps):
        yield from ({place: number} for number in range(1, len(step.moves)))
        if any(move.endswith(ANYTHING) for move in step.moves):
            yield {place: -1}


def follow(match: Match, lesson: Lesson, chosen: Mapping[int, int]) -> None:
    """Play a lesson's steps; each has to be possible."""
    for place, step in enumerate(lesson.steps):
        legal = [move.text for move in match.legal(step.seat)]
        asked = [text for pattern in step.moves for text in legal if is_like(text, pattern)]
        assert len(asked) >= len(step.moves), f"step {place + 1}: {step.moves} of {sorted(legal)}"
        assert step.seat == LEARNER or asked == [*step.moves], "the others do one thing"
        if not chosen:
            check_warnings(step, {text for text in legal if text not in asked})
        match.play(step.seat, asked[chosen.get(place, 0)])
    assert match.decided == len(lesson.steps)


def check_warnings(step: LessonStep, others: set[str]) -> None:
    """Every why-not is for a move that somebody could try here."""
    given = {message for text in others if (message := step.why_not(text)) is not None}
    assert given == set(step.instead.values()), f"never said: {sorted(set(step.instead.values()) - given)}"


def test_every_game_of_ours_has_its_first_lesson() -> None:
    assert GAMES
    for name in GAMES:
        assert next(iter(lessons_in(signoria.game(name).kit.folder))) == FIRST


@EVERY_LESSON
def test_a_lesson_can_be_played_to_its_end_whatever_it_lets_the_learner_choose(name: str, lesson: Lesson) -> None:
    game = signoria.game(name)
    for number, chosen in enumerate(ways(lesson)):
        match = begun(game, lesson)
        follow(match, lesson, chosen)
        if not lesson.alone:
            continue
        assert not match.over
        play_alone(match, random.Random(number))
        assert match.over


def play_alone(match: Match, dice: random.Random) -> None:
    """By chance, to the end."""
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, dice.choice(match.legal(seat)))


@EVERY_LESSON
def test_the_learner_acts_first_and_in_every_lesson(name: str, lesson: Lesson) -> None:
    own = [step for step in lesson.steps if step.seat == LEARNER]
    assert len(own) >= (3 if lesson.name == FIRST else 1)
    assert lesson.closing


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_have_every_sentence_that_they_need_and_no_other(name: str, language: str) -> None:
    folder = signoria.game(name).kit.folder
    needed = set().union(*(lesson.messages for lesson in lessons_in(folder).values()))
    assert set(word_counts(language, folder)) == needed
    words = Catalogue(language, [folder / "text" / f"lessons.{language}.ftl"])
    assert all(words.say(message) for message in needed)
    titles = Catalogue(language, [folder / "text" / f"words.{language}.ftl"])
    assert all(titles.say(lesson.title) for lesson in lessons_in(folder).values())


@EVERY_LESSON
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_saying_is_too_long_for_a_phone(name: str, lesson: Lesson, language: str) -> None:
    words = word_counts(language, signoria.game(name).kit.folder)
    lengths = {saying.message: words[saying.message] for saying in lesson.sayings}
    assert {message: length for message, length in lengths.items() if length > LONGEST_SAYING} == {}


@EVERY_LESSON
def test_a_lesson_takes_no_longer_than_it_says(name: str, lesson: Lesson) -> None:
    longest = LONGEST_FIRST if lesson.name == FIRST else LONGEST_OTHER
    assert lesson_minutes(signoria.game(name).kit.folder, lesson.name) <= longest


@EVERY_LESSON
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_move_of_ones_own_comes_within_thirty_seconds(name: str, lesson: Lesson, language: str) -> None:
    words = word_counts(language, signoria.game(name).kit.folder)
    before = [*takewhile(lambda step: step.seat != LEARNER, lesson.steps)]
    first = lesson.steps[len(before)]
    sayings = [saying for step in (*before, first) for saying in step.sayings]
    read = sum(words[saying.message] for saying in sayings)
    assert read / WORDS_A_MINUTE * 60 <= UNTIL_THE_FIRST_MOVE
