"""The browser client speaks three languages: the same messages in each, all that its sources ask for, and no other."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from amulette.bots.levels import BOTS
from amulette.games.catalogue import GAMES
from amulette.kernel.options import write_value

ROOT: Final = Path(__file__).parents[2]
WEB: Final = ROOT / "web/src"
SERVER: Final = ROOT / "src/amulette"
LANGUAGES: Final = ("en", "fr", "de")
DRAWN: Final = sorted([path.parents[1].name for path in WEB.glob("games/*/texts/en.ftl")])  # games with texts there
MESSAGE: Final = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
ASKED: Final = re.compile(r"\bsay\(\s*\"([\w.-]+)\"")
VARIABLE: Final = re.compile(r"\$\w+")
LITERAL: Final = re.compile(r"[\"`]([a-z][\w.-]+)[\"`]")
BEGUN: Final = re.compile(r"`([a-z][\w-]*-)\$\{")  # `sentence-${game}`
ENDED: Final = re.compile(r"\}(-[a-z][\w-]*)`")  # `${kind}-title`


def messages(path: Path) -> dict[str, str]:
    """The text of each message, by its name."""
    text = path.read_text(encoding="utf-8")
    names = list(MESSAGE.finditer(text))
    ends = [*[found.start() for found in names[1:]], len(text)]
    return {found[1]: text[found.end() : end] for found, end in zip(names, ends, strict=True)}


def own(language: str) -> dict[str, str]:
    return messages(WEB / "texts" / f"{language}.ftl") | messages(WEB / "texts" / f"{language}.replay.ftl")


def drawn(game: str, language: str) -> dict[str, str]:
    """What only the game's table in the browser says."""
    return messages(WEB / "games" / game / "texts" / f"{language}.ftl")


def common() -> set[str]:
    """What the server's files have for all games."""
    return {key for name in ("en.ftl", "en.table.ftl") for key in messages(SERVER / "texts" / name)}


def played(game: str) -> set[str]:
    """What the server's files have for one game."""
    return {
        key for path in (SERVER / "games" / game.replace("-", "_") / "texts").glob("en*.ftl") for key in messages(path)
    }


def sources(*folders: Path) -> list[Path]:
    return [path for folder in folders for kind in ("*.svelte", "*.ts") for path in sorted(folder.rglob(kind))]


def facts(text: str) -> set[str]:
    return set(VARIABLE.findall(re.sub(r"^#.*", "", text, flags=re.MULTILINE)))


# -- the same in every language ---------------------------------------------------


def test_there_are_games_with_texts_of_their_own() -> None:
    assert {"gargon", "power-cards"} <= set(DRAWN)


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", [None, *DRAWN])
def test_every_language_says_the_same_with_the_same_facts(game: str | None, language: str) -> None:
    here, there = (own("en"), own(language)) if game is None else (drawn(game, "en"), drawn(game, language))

    assert list(there) == list(here)
    assert [key for key, text in here.items() if facts(text) != facts(there[key])] == []


# -- one source -------------------------------------------------------------------


def test_no_message_of_the_client_is_one_of_the_server() -> None:
    assert set(own("en")) & (common() | {key for game in GAMES for key in played(game)}) == set()


@pytest.mark.parametrize("game", DRAWN)
def test_no_message_of_a_drawn_table_is_one_of_another_file(game: str) -> None:
    assert set(drawn(game, "en")) & (set(own("en")) | common() | played(game)) == set()


# -- nothing lacks, nothing is left over ------------------------------------------


def test_whatever_the_sources_say_is_there() -> None:
    known = set(own("en")) | common() | GAME_TEXTS
    for path in [path for path in sources(WEB) if "games" not in path.parts]:
        assert set(ASKED.findall(path.read_text(encoding="utf-8"))) - known == set(), path


GAME_TEXTS: Final = {"game-author", "game-summary", "colour-w.creature"}


@pytest.mark.parametrize("game", DRAWN)
def test_whatever_a_drawn_table_says_is_there(game: str) -> None:
    known = set(own("en")) | common() | played(game) | set(drawn(game, "en"))
    for path in sources(WEB / "games" / game):
        asked = {key.partition(".")[0] for key in ASKED.findall(path.read_text(encoding="utf-8"))}
        assert asked - known == set(), path


def unused(keys: set[str], paths: list[Path]) -> set[str]:
    """Those that no source names, whole or as the beginning and the end of a name."""
    text = "\n".join([path.read_text(encoding="utf-8") for path in paths])
    literals, begun, ended = set(LITERAL.findall(text)), tuple(set(BEGUN.findall(text))), set(ENDED.findall(text))
    named = literals | {f"{literal}{end}" for literal in literals for end in ended}
    return {key for key in keys - named if not key.startswith(begun)}


def test_no_message_of_the_client_is_left_over() -> None:
    assert unused(set(own("en")), sources(WEB)) == set()


@pytest.mark.parametrize("game", DRAWN)
def test_no_message_of_a_drawn_table_is_left_over(game: str) -> None:
    keys = {key for key in drawn(game, "en") if not key.startswith("brief-")}

    assert unused(keys, sources(WEB / "games" / game)) == set()


@pytest.mark.parametrize("game", DRAWN)
def test_what_is_brief_is_so_for_something_longer_with_the_same_facts(game: str) -> None:
    longer = messages(SERVER / "games" / game.replace("-", "_") / "texts/en.ftl")
    brief = {key: text for key, text in drawn(game, "en").items() if key.startswith("brief-")}

    assert [key for key, text in brief.items() if not facts(text) <= facts(longer[key.removeprefix("brief-")])] == []


# -- codes that cross the wire ----------------------------------------------------


def test_every_variant_has_its_words() -> None:
    there = own("en")
    for key, game in GAMES.items():
        for option in [option for option in game.declared if len(option.values) > 1]:
            assert f"variant-{key}-{option.key}" in there
            values = [value for value in option.values if isinstance(value, str | int) and not isinstance(value, bool)]
            for value in [each for each in values if str(each) not in set("ABCDEFGH")]:
                assert f"variant-{key}-{option.key}-{write_value(value)}" in there


@pytest.mark.parametrize(("language", "level"), list(product(LANGUAGES, BOTS["gargon"])))
def test_every_level_has_its_name(language: str, level: str) -> None:
    assert f"[{level}]" in own(language)["level"]
    assert f"[{level}]" in own(language)["is-bot"]
