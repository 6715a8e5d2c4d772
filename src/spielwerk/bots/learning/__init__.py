"""Learned values: a small net on features that people can read, taught by self-play."""
