"""The lessons of Stramash."""
