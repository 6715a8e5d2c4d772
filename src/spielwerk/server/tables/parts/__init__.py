"""What stands in the room of a table: each part does one thing, and knows no other."""
