"""Tables on the network: routes, sockets, limits, and the processes in which bots think."""
