"""The laboratory: many matches, and what they show."""
