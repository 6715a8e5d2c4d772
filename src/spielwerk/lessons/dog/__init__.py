"""The lessons of Dog."""
