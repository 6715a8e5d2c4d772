"""Strategus: two hidden armies of animals, one apple each. The rules are in README.md."""
