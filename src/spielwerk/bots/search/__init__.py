"""Search: imagined worlds, a tree of what a seat sees, and what a position is worth."""
