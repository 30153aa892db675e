"""Matches: take one, two or three from the heap; whoever takes the last one wins."""
