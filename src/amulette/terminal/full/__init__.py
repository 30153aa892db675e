"""The full-screen table: the host of the line mode, on a stage that Textual draws."""
