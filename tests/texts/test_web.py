"""The browser client speaks three languages: the same messages in each, and all that its sources ask for."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import Final, get_args

import pytest

from amulette.bots.levels import BOTS
from amulette.games.catalogue import GAMES
from amulette.kernel.options import write_value
from amulette.table.effects import Code

ROOT: Final = Path(__file__).parents[2]
WEB: Final = ROOT / "web/src"
LANGUAGES: Final = ("en", "fr", "de")
MESSAGE: Final = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
ASKED: Final = re.compile(r"\bsay\(\s*\"([\w.-]+)\"")
VARIABLE: Final = re.compile(r"\$\w+")


def messages(path: Path) -> dict[str, str]:
    """The text of each message, by its name."""
    text = path.read_text(encoding="utf-8")
    names = list(MESSAGE.finditer(text))
    ends = [*[found.start() for found in names[1:]], len(text)]
    return {found[1]: text[found.end() : end] for found, end in zip(names, ends, strict=True)}


def own(language: str) -> dict[str, str]:
    return messages(WEB / "texts" / f"{language}.ftl") | messages(WEB / "texts" / f"{language}.replay.ftl")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same_with_the_same_facts(language: str) -> None:
    there = own(language)

    assert set(there) == set(own("en"))
    unlike = [key for key, text in own("en").items() if facts(text) != facts(there[key])]
    assert unlike == []


def facts(text: str) -> set[str]:
    return set(VARIABLE.findall(re.sub(r"^#.*", "", text, flags=re.MULTILINE)))


def test_no_message_hides_one_of_the_games() -> None:
    others = [ROOT / "src/amulette/texts/en.ftl", *(ROOT / "src/amulette/games").glob("*/texts/en*.ftl")]
    taken = {key for path in others for key in messages(path)}

    assert set(own("en")) & taken == set()


def test_whatever_the_sources_say_is_there() -> None:
    common = set(own("en")) | set(messages(ROOT / "src/amulette/texts/en.ftl"))
    for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        asked = set(ASKED.findall(path.read_text(encoding="utf-8")))
        lacking = {key for key in asked if key not in common} if "games" not in path.parts else set()
        assert lacking <= GAME_TEXTS, path


GAME_TEXTS: Final = {"game-author", "game-summary", "colour-w.creature"}


def test_every_refusal_and_every_variant_has_its_words() -> None:
    there = own("en")
    kinds = [*get_args(Code), "bad-message", "bad-record", "too-much", "trouble", "no-table", "offline"]

    assert [code for code in kinds if f"refused-{code}" not in there] == []
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
