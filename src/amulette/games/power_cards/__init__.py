"""Power Cards: compare figures, build structures, sling for all that is on the table."""
