"""docs/protocol.md tells every message and field, and no other."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from amulette.wire.incoming import Sent
from amulette.wire.outgoing import Sendable
from amulette.wire.typescript import ANSWERS, BODIES, collected, spelled, typescript

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
STRUCTS = collected([*get_args(Sent), *get_args(Sendable), *BODIES, *ANSWERS])


def heading(struct: type[msgspec.Struct]) -> str:
    return str(struct.__struct_config__.tag or struct.__name__)


@pytest.mark.parametrize("struct", STRUCTS, ids=heading)
def test_every_message_and_field_is_told_as_it_is(struct: type[msgspec.Struct]) -> None:
    section = re.split(r"\n##+ ", PAGE.partition(f"### `{heading(struct)}`\n")[2])[0]
    told = re.findall(r"^\| `(\w+)` \| `(.*)` \| (yes|no) \|$", section, re.MULTILINE)
    fields = msgspec.structs.fields(struct)

    assert [(name, kind.replace("\\|", "|"), needed) for name, kind, needed in told] == [
        (field.encode_name, spelled(field.type), "yes" if field.required else "no") for field in fields
    ]


def test_nothing_is_told_that_is_not_there() -> None:
    assert set(re.findall(r"^### `(\w+)`$", PAGE, re.MULTILINE)) == {heading(struct) for struct in STRUCTS}


def test_typescript_names_every_message() -> None:
    text = typescript()

    assert [struct for struct in STRUCTS if f"export interface {struct.__name__} {{" not in text] == []
    assert len({struct.__name__ for struct in STRUCTS}) == len(STRUCTS)
