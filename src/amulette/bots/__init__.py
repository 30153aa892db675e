"""Bots: who sits at a table without being a person.  A bot gets a view, never a state."""
