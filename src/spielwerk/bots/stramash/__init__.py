"""What bots know of Stramash."""

from spielwerk.bots.stramash.worth import value

__all__ = ["value"]
