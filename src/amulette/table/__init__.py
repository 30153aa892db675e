"""One running game, without input or output: `handle` decides, `absorb` changes, and nothing else does either."""
