"""What every game stands on: no input or output, no dependency."""
