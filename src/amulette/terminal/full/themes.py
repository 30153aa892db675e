"""The night-blue table under warm light, parchment by day, and how each role looks on both."""

from __future__ import annotations

from typing import Final, NamedTuple

from textual.theme import Theme

from amulette.terminal.drawn import QUIET, STRONG, TURN


class Hue(NamedTuple):
    """A tile is the same by day and by night, as a card is; words are lighter by night."""

    ground: str
    ink: str
    night: str
    day: str


HUES: Final = {
    "white": Hue("#f1f4f9", "#1f2740", "#ffffff", "#4a5162"),
    "blue": Hue("#2f6fd0", "#ffffff", "#8fc4fb", "#174a9c"),
    "violet": Hue("#7d45bf", "#ffffff", "#d0aef5", "#5c2a9b"),
    "yellow": Hue("#f0c02f", "#2a1a05", "#ffe07a", "#6b4a00"),
    "red": Hue("#c8342a", "#ffffff", "#ff9c86", "#9b1c18"),
    "green": Hue("#2f7d45", "#ffffff", "#9fe0a0", "#17592c"),
    "sky": Hue("#6cc6ee", "#052a40", "#9adcf8", "#0c4f74"),
    "navy": Hue("#2340b8", "#ffffff", "#a9b9ff", "#1b2f91"),
    "grey": Hue("#5f6778", "#ffffff", "#c3cbd9", "#474e5d"),
    "silver": Hue("#c3ccd8", "#1d2532", "#d5dce6", "#474f5e"),
    "orange": Hue("#ee8a2d", "#2a1300", "#ffb974", "#7f3b00"),
    "brown": Hue("#7b4a24", "#ffffff", "#e0b58c", "#65370f"),
    "gold": Hue("#d9b25f", "#101a30", "#f0cf86", "#5f3f08"),
    "sand": Hue("#dcc07a", "#2b1c0c", "#ecd59a", "#5d450f"),
    "slate": Hue("#44557f", "#ffffff", "#c3cbe0", "#3d4a6b"),
    "pink": Hue("#e79ab0", "#3a0a1a", "#f5b8c9", "#84264a"),
}
ROLES: Final = {  # a role that is not named here is plain
    **{"creature-w": "white", "creature-b": "blue", "creature-v": "violet"},
    **{"creature-y": "yellow", "creature-r": "red", "creature-g": "green"},
    **{"metal-g": "yellow", "metal-s": "silver", "metal-c": "orange", "metal-i": "grey"},
    **{"gem-red": "red", "gem-yellow": "yellow", "gem-green": "green", "gem-clear": "silver", "gem-white": "white"},
    **{"gem-navy": "navy", "gem-sky": "sky", "gem-grey": "grey", "gem-orange": "orange", "gem-brown": "brown"},
    **{"terrain-water": "blue", "terrain-forest": "green", "terrain-steppe": "sand", "terrain-mountain": "grey"},
    **{"terrain-town": "brown", "group": "gold", "energy": "sky"},
    **{"phase-white": "white", "phase-grey": "grey", "phase-red": "red", "phase-blue": "blue"},
    **{"place-castle": "violet", "place-gate": "brown", "place-ruins": "grey", "place-water": "blue"},
    **{"place-fire": "red", "place-goal": "gold", "arrow": "gold", "move-card": "sand", "fate": "violet"},
    **{"force-dw": "orange", "force-wi": "green", "force-so": "pink", "amulet": "sky"},
    **{"block-wood": "brown", "block-stone": "grey", "block-ice": "sky", "pig": "green", "pack": "sand", "card": "gold"},
    **{"stat-power": "red", "stat-range": "sky", "stat-accuracy": "green", "stat-rarity": "violet"},
    **{"stat-sling": "grey"},
    **{"prince-A": "red", "prince-B": "yellow", "prince-C": "green", "prince-D": "white"},
    **{"seat": "slate", "own-seat": "gold"},
}
PLAIN: Final = {QUIET: "$quiet", STRONG: "bold", TURN: "bold $accent"}


def look(role: str, is_tile: bool) -> str:
    """The style of a role, in the colours of whichever theme is on."""
    hue = ROLES.get(role)
    if hue is None:
        return PLAIN.get(role, "")
    return f"bold ${hue}-ink on ${hue}-ground" if is_tile else f"${hue}-word"


def variables(is_dark: bool) -> dict[str, str]:
    found = {"quiet": "#a7b1c8" if is_dark else "#5d5238"}
    for name, hue in HUES.items():
        word = hue.night if is_dark else hue.day
        found |= {f"{name}-ground": hue.ground, f"{name}-ink": hue.ink, f"{name}-word": word}
    return found


NIGHT: Final = Theme(
    name="amulette-night",
    primary="#d9b25f",
    secondary="#8fb3e0",
    accent="#f0cf86",
    warning="#f2b66d",
    error="#f28b7d",
    success="#93cf9a",
    foreground="#f2ead8",
    background="#101a30",
    surface="#16223d",
    panel="#1d2c4d",
    dark=True,
    variables=variables(is_dark=True),
)
DAY: Final = Theme(
    name="amulette-day",
    primary="#7a5312",
    secondary="#27508a",
    accent="#5f3f08",
    warning="#8a4b00",
    error="#a02416",
    success="#1f6b33",
    foreground="#221c10",
    background="#f7f0de",
    surface="#efe5cb",
    panel="#e4d7b6",
    dark=False,
    variables=variables(is_dark=False),
)
