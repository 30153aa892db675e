"""Playing in lines of text: for people, for screen readers and for scripts."""
