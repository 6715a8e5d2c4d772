"""How the outside comes in: sockets, pages, doors for programs."""
