"""Dog: cards and marbles, four seats, two teams. The rules are in README.md."""
