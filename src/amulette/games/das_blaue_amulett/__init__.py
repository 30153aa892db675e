"""Das blaue Amulett, by Johann Rüttinger (1986): docs/rules/das-blaue-amulett.md is its rule book."""
