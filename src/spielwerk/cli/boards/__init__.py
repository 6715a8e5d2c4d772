"""Boards drawn with letters, and nothing else."""
