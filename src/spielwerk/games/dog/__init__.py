"""Dog: cards and marbles, four seats, two teams. The rules are in README.md."""

SEATS = (4,)
"""Numbers of seats that can play."""

TALK = "quiet"
"""Partners do not speak with each other while a round runs."""
