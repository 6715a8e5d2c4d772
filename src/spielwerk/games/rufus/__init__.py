"""Rufus: two to five seats with two stones each chase one fox. The rules are in README.md."""
