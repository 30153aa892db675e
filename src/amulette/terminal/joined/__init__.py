"""A seat at a table on the network: the screens and turns of the line mode, fed by what the server sends."""
