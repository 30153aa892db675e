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
WORN_BY: Final = {  # a role that is not named here is plain
    "white": "creature-w gem-white phase-white prince-D",
    "blue": "creature-b terrain-water phase-blue place-water",
    "violet": "creature-v place-castle fate stat-rarity",
    "yellow": "creature-y metal-g gem-yellow prince-B",
    "red": "creature-r gem-red phase-red place-fire stat-power prince-A",
    "green": "creature-g gem-green terrain-forest force-wi pig stat-accuracy prince-C",
    "sky": "gem-sky energy amulet block-ice stat-range",
    "navy": "gem-navy",
    "grey": "metal-i gem-grey terrain-mountain phase-grey place-ruins block-stone stat-sling",
    "silver": "metal-s gem-clear",
    "orange": "metal-c gem-orange force-dw",
    "brown": "gem-brown terrain-town place-gate block-wood",
    "gold": "group place-goal arrow card own-seat",
    "sand": "terrain-steppe move-card pack",
    "slate": "seat",
    "pink": "force-so",
}
ROLES: Final = {role: hue for hue, roles in WORN_BY.items() for role in roles.split()}
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
