"""Stramash: cards and marbles on a board that is put together. The rules are in README.md."""
