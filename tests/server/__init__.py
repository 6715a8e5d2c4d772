"""The server as browsers meet it: its own process, real sockets, a real database."""
