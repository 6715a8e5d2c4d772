"""The rules, chapter by chapter of the rulebook; `rules.py` puts them together."""
