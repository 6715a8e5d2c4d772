"""Streifzug durch: dice, cards and a race to the bell. The rules are in README.md."""
