"""A game at one terminal: people and bots in turn, until it ends or somebody leaves."""

from __future__ import annotations

import enum
import sys
from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.markup import escape

from signoria.bots import BY_NETWORK, LevelBot
from signoria.cli.explaining import Explanations, show
from signoria.cli.problems import Problem
from signoria.cli.rulebook import lines_about, show_markdown
from signoria.cli.screen import show_board
from signoria.cli.sentences import Narrator
from signoria.cli.thinking import Thinking
from signoria.core.errors import CannotUndo
from signoria.core.play.bot import Bot
from signoria.core.play.match import Match
from signoria.core.rules.moves import Move
from signoria.core.text.words import Catalogue, seat_letter

PROMPT = "> "
MOST_MOVES = 1024
COMMANDS = ("undo", "board", "moves", "log", "rules", "why", "help", "quit")


class Next(enum.Enum):
    """What follows a line that was typed."""

    AGAIN = "the same question again"
    CHANGED = "the game has changed"
    LEAVE = "somebody leaves"


class Session:
    """One match at one terminal."""

    def __init__(
        self,
        match: Match,
        console: Console,
        words: Catalogue,
        people: Sequence[int],
        bots: Mapping[int, Bot],
        thinking: Thinking,
        *,
        tells_reasons: bool = False,
    ) -> None:
        self.match = match
        self.console = console
        self.words = words
        self.people = people
        self.bots = bots
        self.thinking = thinking
        self.narrators = {seat: Narrator(match.game, words, match.names, seat) for seat in (None, *range(match.seats))}
        self.told = {seat: len(match.events(seat)) for seat in self.narrators}
        self.tells_reasons = tells_reasons
        levels = [seat for seat, bot in bots.items() if isinstance(bot, LevelBot)]
        self.explanations = Explanations(match, levels, levels if thinking.level in BY_NETWORK else ())
        self.news_from = 0
        self.sitting: int | None = people[0] if len(people) == 1 else None
        self.before: int | None = None
        self.keys = {key: name for name in COMMANDS for key in words.say(f"keys-{name}").split()}

    def say(self, message: str, **arguments: object) -> None:
        self.console.print(escape(self.words.say(message, **arguments)))

    # -- the course of the game --------------------------------------------------------------------------------------

    def run(self) -> bool:
        """Play; whether the game came to its end."""
        self.welcome()
        while not self.match.over:
            seat = self.match.to_act[0]
            if seat in self.bots:
                move = self.thinking.move(self.bots[seat], self.match, seat)
                self.match.play(seat, move)
                self.before = seat
            elif not self.decide(seat):
                self.say("play-left")
                return False
        self.finish()
        return True

    def welcome(self) -> None:
        self.console.print(f"[bold]{escape(self.match.game.title)}[/]")
        for seat, name in enumerate(self.match.names):
            shown = self.narrators[self.sitting].name(seat)
            self.console.print(f"  {seat_letter(seat)}  {escape(shown if seat == self.sitting else name)}")
        self.say("play-hint")

    def finish(self) -> None:
        reader = self.sitting if len(self.people) == 1 else None
        self.tell_news(reader)
        self.console.print()
        show_board(self.console, self.match.game, self.match.view(reader), self.words)
        self.console.print()
        outcome = self.match.outcome
        assert outcome is not None
        for line in self.narrators[reader].result(outcome):
            self.console.print(escape(line))

    def tell_news(self, reader: int | None) -> None:
        """What has happened since this reader was last told."""
        self.news_from = self.told[reader]
        for seat in (reader, None):
            self.told[seat] = len(self.match.events(seat))
        if self.news_from < self.told[reader]:
            self.console.print()
        if self.tells_reasons:
            for told in self.explanations.told(self.narrators[reader], self.news_from, modest=False):
                show(self.console, told)
        else:
            for line in self.narrators[reader].news(self.match, self.news_from):
                self.console.print(escape(line))

    # -- one person's decision ---------------------------------------------------------------------------------------

    def decide(self, seat: int) -> bool:
        """Ask a person until the game has changed; False when they leave."""
        self.hand_over(seat)
        self.tell_news(seat)
        if self.before != seat:
            self.board(seat)
        self.before = seat
        moves = self.match.legal(seat)
        self.show_moves(seat, moves)
        following = Next.AGAIN
        while following is Next.AGAIN:
            line = read_line()
            following = Next.LEAVE if line is None else self.obey(seat, " ".join(line.split()), moves)
        return following is Next.CHANGED

    def hand_over(self, seat: int) -> None:
        """Between two people the screen is cleared, so that neither sees the other's cards."""
        if seat == self.sitting:
            return
        if self.console.is_terminal and sys.stdin.isatty():
            self.console.clear()
            self.say("play-hand-over", name=self.match.names[seat])
            read_line()
            self.console.clear()
        else:
            self.say("play-turn-of", name=self.match.names[seat])
        self.sitting = seat

    def board(self, seat: int) -> None:
        self.console.print()
        show_board(self.console, self.match.game, self.match.view(seat), self.words)

    def show_moves(self, seat: int, moves: Sequence[Move]) -> None:
        """What is waited for, and every legal move with its number and its text."""
        view = self.match.view(seat)
        phase = f"phase-{view.get('phase')}"
        self.console.print(f"\n[bold]{escape(self.words.say(phase if self.words.has(phase) else 'play-choose'))}[/]")
        described = [self.narrators[seat].move(move, view) for move in moves]
        width = max(len(text) for text in described)
        for number, (move, text) in enumerate(zip(moves, described, strict=True), start=1):
            typed = "" if text == move.text else f"  [dim]{escape(move.text)}[/]"
            self.console.print(f"{number:>3}  {escape(text):<{width}}{typed}")

    def obey(self, seat: int, line: str, moves: Sequence[Move]) -> Next:
        """Do what was typed: a number, a command, or a move's text."""
        if is_number(line):
            return self.play_number(seat, int(line), moves)
        name, _, rest = line.partition(" ")
        command = self.keys.get(name.lower())
        if command is not None:
            return self.command(seat, command, rest, moves)
        return self.play_text(seat, line)

    def play_number(self, seat: int, number: int, moves: Sequence[Move]) -> Next:
        if not 1 <= number <= len(moves):
            self.say("play-no-such-number", last=len(moves))
            return Next.AGAIN
        self.match.play(seat, moves[number - 1])
        return Next.CHANGED

    def play_text(self, seat: int, text: str) -> Next:
        if not text:
            self.say("play-hint")
            return Next.AGAIN
        refusal = self.match.why_not(seat, text, self.words.language)
        if refusal is not None:
            self.console.print(escape(refusal.sentence))
            return Next.AGAIN
        self.match.play(seat, text)
        return Next.CHANGED

    # -- commands ----------------------------------------------------------------------------------------------------

    def command(self, seat: int, name: str, rest: str, moves: Sequence[Move]) -> Next:
        """Anything that is not a move."""
        if name == "quit":
            return Next.LEAVE
        if name == "undo":
            return self.undo(seat)
        if name == "board":
            self.board(seat)
        elif name == "moves":
            self.show_moves(seat, moves)
        elif name == "log":
            for line in self.narrators[seat].news(self.match):
                self.console.print(escape(line))
        elif name == "rules":
            self.recall_rules(rest)
        elif name == "why":
            self.explain(seat, rest) if rest else self.explain_bots(seat)
        else:
            self.say("play-help")
        return Next.AGAIN

    def undo(self, seat: int) -> Next:
        try:
            self.match.undo(seat)
        except CannotUndo:
            self.say("cannot-undo")
            return Next.AGAIN
        self.told = {reader: min(count, len(self.match.events(reader))) for reader, count in self.told.items()}
        self.news_from = min(self.news_from, self.told[seat])
        self.say("play-undone")
        return Next.CHANGED

    def recall_rules(self, clause: str) -> None:
        """The game in a few lines, or what its rules say of one clause."""
        game = self.match.game
        if clause:
            try:
                show_markdown(self.console, "\n".join(f"- {line}" for line in lines_about(game, clause, self.words)))
            except Problem as problem:
                self.console.print(escape(str(problem)))
            return
        if self.words.has("rules-reminder"):
            self.say("rules-reminder")
        self.say("play-more-rules", command=f"signoria rules {game.name}", clause=game.clause(10))

    def explain(self, seat: int, text: str) -> None:
        refusal = self.match.why_not(seat, text, self.words.language)
        if refusal is None:
            self.say("play-allowed", text=text)
        else:
            self.console.print(escape(refusal.sentence))

    def explain_bots(self, seat: int) -> None:
        """Why the bots did what this person was told last."""
        news = self.explanations.told(self.narrators[seat], self.news_from, modest=True)
        explained = [told for told in news if told.reason is not None]
        for told in explained:
            show(self.console, told)
        if not explained:
            self.say("play-no-reasons")


def is_number(line: str) -> bool:
    """Whether a line is a number that could be a move's."""
    return line.isascii() and line.isdecimal() and len(line) <= len(str(MOST_MOVES))


def read_line() -> str | None:
    """A line from the person; None when there will be no more."""
    try:
        return None if sys.stdin is None else input(PROMPT)
    except EOFError:
        return None
