"""Where people and bots sit: a table, its people, and all that they can do there."""
