"""A seat at a table on the network, played from the terminal."""
