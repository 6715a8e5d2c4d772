"""Puzzles: positions in which something is to be found, from what one seat knows."""
