"""How a game plays: its length, its choices, who has the better seat, and what things in it are worth."""
