"""Cuckoo, a small game for tests and for `docs/adding-a-game.md`. The rules are in README.md."""
