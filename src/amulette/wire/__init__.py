"""What crosses the network: typed messages, one decoder with limits, one encoder for what a viewer may know."""
