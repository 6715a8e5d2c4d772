"""Learned values: a small net on features that a person can read, taught by play against itself."""
