"""Whoever sits at the keyboard: what is said to them, and what they type."""

from __future__ import annotations

import sys
from textwrap import fill
from typing import TYPE_CHECKING

from spielwerk.cli.terminal.rules import show_rules

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from spielwerk.cli.terminal.voice import Voice
    from spielwerk.text import Texts


class LeftTheTable(Exception):
    """The person has had enough, or the input has ended."""


class Person:
    """Somebody with a terminal, who knows the game by its voice."""

    def __init__(self, voice: Voice, texts: Texts, console: Console) -> None:
        self.voice = voice
        voice.columns = console.width
        self.texts = texts
        self.say = texts.say
        self.console = console
        self.letters = not console.encoding.startswith("utf")
        """Can the terminal show nothing but ASCII?"""

    def print(self, text: str) -> None:
        self.console.print(text, markup=False, highlight=False)

    def show(self, picture: Text) -> None:
        self.console.print()
        self.console.print(picture)
        self.console.print()

    def number(self, number: int, line: str) -> None:
        """A line of a list."""
        text = fill(f"{number:>3}  {line}", self.console.width, subsequent_indent=" " * 5)
        self.print(text)

    def ask(self, help_text: str) -> str:
        """What was typed, after any questions for help or for the rules."""
        while True:
            typed = self.read()
            if typed in {"h", "?", "help"}:
                self.print(help_text)
            elif typed == "r":
                show_rules(self.voice, self.texts, self.console)
            elif typed:
                return typed

    def read(self) -> str:
        """A line of input without the blanks around it. LeftTheTable if there is none."""
        try:
            typed = input(f"{self.say('cli-prompt')}: ").strip()
        except EOFError:
            raise LeftTheTable from None
        if not sys.stdin.isatty():
            self.print(typed)
        if typed in {"q", "quit", "exit"}:
            raise LeftTheTable
        return typed
