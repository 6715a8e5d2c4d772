"""What bots know of Dog: what a position is worth, and what they see and count."""

from spielwerk.bots.dog.worth import value

__all__ = ["value"]
