"""What the kernel promises."""
