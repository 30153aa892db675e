"""Every code that crosses the wire and is shown to people has its words, in every language."""

from __future__ import annotations

from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
import pytest

from amulette.table.entries import Logged, Opened
from amulette.table.looking import SECRET
from amulette.texts.languages import LANGUAGES
from amulette.wire.incoming import Sent
from amulette.wire.outgoing import Bye, Refused, Sendable
from amulette.wire.typescript import BODIES, collected
from tests.texts.ftl import spoken_of

PREFIXES = {  # of the texts, by the message and field in which a code stands
    ("Refused", "code"): "code",
    ("Bye", "why"): "bye",
    ("State", "phase"): "phase",
    ("Settings", "undo"): "undo",
    ("Clock", "kind"): "clock",
    ("Propose", "what"): "proposal",
}
ENTRIES = {entry.__name__.lower(): entry for entry in get_args(Logged)}
PLAIN = (str, int, bool, type(None))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def words(annotation: Any) -> set[str]:  # noqa: ANN401 - any type
    """The codes that a type allows."""
    if get_origin(annotation) is Literal:
        return set(get_args(annotation))
    return {word for each in get_args(annotation) for word in words(each)}


def codes() -> dict[tuple[str, str], set[str]]:
    """All codes of all messages."""
    structs = collected([*get_args(Sent), *get_args(Sendable), *BODIES])
    found = {(s.__name__, field.name): words(field.type) for s in structs for field in msgspec.structs.fields(s)}
    return {place: allowed for place, allowed in found.items() if allowed}


def facts(entry: type[msgspec.Struct]) -> set[str]:
    """What a client is told of an entry."""
    fields = [each for each in msgspec.structs.fields(entry) if each.name not in ("at", *SECRET)]
    return {each.name for each in fields if is_plain(each.type)}


def is_plain(annotation: Any) -> bool:  # noqa: ANN401 - any type
    if get_origin(annotation) in (Union, UnionType):
        return all([is_plain(each) for each in get_args(annotation)])
    if get_origin(annotation) is Annotated:
        return is_plain(get_args(annotation)[0])
    return annotation in PLAIN or get_origin(annotation) is Literal


def test_every_code_of_a_message_is_known_here() -> None:
    assert set(codes()) == set(PREFIXES)


@every_language
@pytest.mark.parametrize("place", list(PREFIXES), ids=".".join)
def test_every_code_has_its_words_and_no_other_has_any(place: tuple[str, str], language: str) -> None:
    prefix, texts = f"{PREFIXES[place]}-", spoken_of(f"{language}.table.ftl")
    spoken = {name.removeprefix(prefix) for name in texts if name.startswith(prefix)}

    assert spoken == codes()[place] | ({"undo"} if prefix == "proposal-" else set())  # undo proposes by itself


@every_language
@pytest.mark.parametrize("kind", list(ENTRIES))
def test_every_entry_is_told_from_what_a_client_gets(kind: str, language: str) -> None:
    used = spoken_of(f"{language}.table.ftl")[f"news-{kind}"]

    assert used <= facts(ENTRIES[kind])


def test_refusals_and_farewells_need_no_argument() -> None:
    texts = spoken_of("en.table.ftl")
    shown = [*[f"code-{code}" for code in codes()["Refused", "code"]], *[f"bye-{why}" for why in codes()["Bye", "why"]]]

    assert len(shown) > 30
    assert {name for name in shown if texts[name]} == set()
    assert {Refused, Bye} < set(get_args(Sendable))
    assert facts(Opened) >= {"game", "version"}
