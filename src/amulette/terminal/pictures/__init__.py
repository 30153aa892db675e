"""The tables as a full screen draws them: the same things as the sentences, as tiles and rows."""
