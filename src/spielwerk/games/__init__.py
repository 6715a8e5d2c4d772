"""The games, a package each. They do not know each other."""
