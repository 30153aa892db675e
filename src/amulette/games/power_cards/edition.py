"""What an edition of Power Cards may say: any deck; what the rule book fixes stays as it is."""

from __future__ import annotations

from typing import Final

from amulette.games.power_cards.cards import BACKS, FIGURES, MATERIALS, STATS, Deck
from amulette.games.power_cards.moves import MOST_CARDS
from amulette.kernel.edition import Edition, EditionError, Figure, figure, number, rows

TOP_LEVEL: Final = ("schema", "id", "figures", "stats", "materials", "slots", "backs", "levels", "cards")
LANGUAGES: Final = ("en", "fr", "de")
SLOTS: Final = ("vertical", "vertical", "horizontal", "pig")
SEATS: Final = range(2, 5)
FIXED: Final[dict[str, int]] = {
    "players_min": 2,
    "players_max": 4,
    "structures_standard": 1,
    "structures_short": 2,
}
FREE: Final = ("deck_size", "minutes", "min_age", "round_cap")


def deck_of(edition: Edition) -> Deck:
    """The cards, once the whole edition has been checked."""
    for key in edition.data:
        if key not in TOP_LEVEL:
            raise EditionError(f"{key}: no such key")
    if edition.data.get("schema") != 1:
        raise EditionError(f"schema: {edition.data.get('schema')!r} is not 1")
    check_words(edition, "stats", STATS)
    check_words(edition, "materials", tuple([name[0] for name in MATERIALS]))
    check_words(edition, "slots", SLOTS)
    levels = read_levels(edition)
    deck = read_cards(edition, levels)
    check_figures(edition, deck.size)
    check_backs(edition, deck)
    return deck


def cap_of(edition: Edition) -> int:
    """The number of rounds after which this edition stops a game that nobody wins."""
    return read_figures(edition)["round_cap"]


def check_words(edition: Edition, key: str, wanted: tuple[str, ...]) -> None:
    """Words of the rule book, in its order."""
    found = rows(edition.data, key)
    words = [figure(row, f"{key}[{i}]", ("name",)).v for i, row in enumerate(found)]
    if words != list(wanted):
        raise EditionError(f"{key}: the rules have {', '.join(wanted)}")


def read_figures(edition: Edition) -> dict[str, int]:
    found: dict[str, int] = {}
    for row in rows(edition.data, "figures"):
        key = row.get("id")
        place = f"figures.{key}"
        if not isinstance(key, str) or key in found:
            raise EditionError(f"{place}: no such figure, or given twice")
        found[key] = number(figure(row, place, ("id",)), place)
    return found


def check_figures(edition: Edition, size: int) -> None:
    """Every figure is there; those of the rules say what the rules say, and those that follow from others follow."""
    found = read_figures(edition)
    needed = dict(FIXED)
    needed["deck_size"] = size
    for seats in SEATS:
        needed[f"dealt_{seats}"], needed[f"leftover_{seats}"] = size // seats, size % seats
    for key in found:
        if key not in needed and key not in FREE:
            raise EditionError(f"figures.{key}: no such figure, or given twice")
    for key in [*needed, *FREE]:
        if key not in found:
            raise EditionError(f"figures.{key}: missing")
        if found[key] != needed.get(key, found[key]):
            raise EditionError(f"figures.{key}: {found[key]}, but it has to be {needed[key]}")


def read_levels(edition: Edition) -> list[tuple[int, ...]]:
    """For each figure of a card all values there are, from low to high."""
    found = rows(edition.data, "levels")
    if [row.get("id") for row in found] != list(FIGURES):
        raise EditionError(f"levels: rows for {', '.join(FIGURES)} are needed, in this order")
    levels = []
    for row in found:
        place = f"levels.{row['id']}"
        values = numbers(figure(row, place, ("id",)), place)
        if not values or sorted(set(values)) != list(values) or values[0] < 1:
            raise EditionError(f"{place}.v: values rise from 1 or more")
        levels.append(values)
    return levels


def numbers(found: Figure, place: str) -> tuple[int, ...]:
    if not isinstance(found.v, list) or not all([type(each) is int for each in found.v]):
        raise EditionError(f"{place}.v: a list of whole numbers is needed here")
    return tuple(found.v)


def read_cards(edition: Edition, levels: list[tuple[int, ...]]) -> Deck:
    """One row for each card, numbered from 1."""
    found = rows(edition.data, "cards")
    if not SEATS[-1] <= len(found) <= MOST_CARDS:
        raise EditionError(f"cards: {SEATS[-1]} to {MOST_CARDS} are needed, not {len(found)}")
    names, figures, backs = [], [], []
    for i, row in enumerate(found):
        place = f"cards[{i + 1}]"
        if row.get("id") != i + 1:
            raise EditionError(f"{place}.id: {row.get('id')!r} is not {i + 1}")
        values = numbers(figure(row, place, ("id", "back", *LANGUAGES)), place)
        if len(values) != len(FIGURES) or any([values[f] not in levels[f] for f in range(len(values))]):
            raise EditionError(f"{place}.v: a figure for each of {', '.join(FIGURES)} is needed, out of its levels")
        figures.append(values)
        backs.append(back_of(row, place))
        names.append(names_of(row, place))
    return Deck(names, figures, backs, levels)


def back_of(row: dict[str, object], place: str) -> int:
    back = row.get("back")
    if not isinstance(back, str) or back not in BACKS:
        raise EditionError(f"{place}.back: {back!r} is not one of {', '.join(BACKS)}")
    return BACKS.index(back)


def names_of(row: dict[str, object], place: str) -> dict[str, str]:
    names = {}
    for language in LANGUAGES:
        name = row.get(language)
        if not isinstance(name, str) or not name:
            raise EditionError(f"{place}.{language}: a name is needed here")
        names[language] = name
    return names


def check_backs(edition: Edition, deck: Deck) -> None:
    """The number of cards with each back is that of the card list."""
    found = rows(edition.data, "backs")
    if [row.get("id") for row in found] != list(BACKS):
        raise EditionError(f"backs: rows for {', '.join(BACKS)} are needed, in this order")
    for i, row in enumerate(found):
        place = f"backs.{BACKS[i]}"
        count = list(deck.backs)[1:].count(i)
        if number(figure(row, place, ("id",)), place) != count:
            raise EditionError(f"{place}.v: {row['v']!r}, but the card list has {count}")
