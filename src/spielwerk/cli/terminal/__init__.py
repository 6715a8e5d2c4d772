"""A game in the terminal: a person, a table, and each game's voice."""
