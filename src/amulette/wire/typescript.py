"""The messages as TypeScript types: `python -m amulette.wire.typescript > protocol.ts`."""

from __future__ import annotations

import sys
import types
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import msgspec

from amulette.wire.incoming import VERSION, Claim, Onward, Plan, Retelling, Sent, Transfer
from amulette.wire.outgoing import Replay, Sendable

WORDS: Final = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}
BODIES: Final = (Plan, Claim, Transfer, Retelling, Onward)
ANSWERS: Final = (Replay,)


def typescript() -> str:
    sent, sendable = get_args(Sent), get_args(Sendable)
    structs = collected([*sent, *sendable, *BODIES, *ANSWERS])
    parts = [
        "// Made from the server's own types; see docs/protocol.md.  Not to be edited.",
        f"export const VERSION = {VERSION};",
        "export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };",
        f"export type Sent = {' | '.join([each.__name__ for each in sent])};",
        f"export type Sendable = {' | '.join([each.__name__ for each in sendable])};",
        *[interface(each) for each in structs],
    ]
    return "\n".join(parts) + "\n"


def collected(start: list[type[msgspec.Struct]]) -> list[type[msgspec.Struct]]:
    """These structs, and all that their fields are made of."""
    found: list[type[msgspec.Struct]] = []
    queue = list(start)
    while queue:
        struct = queue.pop(0)
        if struct not in found:
            found.append(struct)
            queue += [each for field in msgspec.structs.fields(struct) for each in structs_in(field.type)]
    return found


def structs_in(annotation: object) -> list[type[msgspec.Struct]]:
    if isinstance(annotation, type) and issubclass(annotation, msgspec.Struct):
        return [annotation]
    return [each for argument in get_args(annotation) for each in structs_in(argument)]


def interface(struct: type[msgspec.Struct]) -> str:
    tag = struct.__struct_config__.tag
    lines = [f'  type: "{tag}";'] if tag is not None else []
    lines += [line(each) for each in msgspec.structs.fields(struct)]
    return "\n".join([f"export interface {struct.__name__} {{", *lines, "}"])


def line(field: msgspec.structs.FieldInfo) -> str:
    return f"  {field.encode_name}{'' if field.required else '?'}: {spelled(field.type)};"


def spelled(annotation: object) -> str:
    origin, arguments = get_origin(annotation), get_args(annotation)
    if annotation is Any:
        return "Plain"
    if isinstance(annotation, type) and annotation in WORDS:
        return WORDS[annotation]
    if isinstance(annotation, type) and issubclass(annotation, msgspec.Struct):
        return annotation.__name__
    if origin is Annotated:
        return spelled(arguments[0])
    if origin is Literal:
        return " | ".join([f'"{each}"' for each in arguments])
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys([spelled(each) for each in arguments if each is not msgspec.UnsetType]))
    if origin is list:
        return f"({spelled(arguments[0])})[]"
    if origin is dict:
        return f"{{ [key: string]: {spelled(arguments[1])} }}"
    raise TypeError(f"no TypeScript for {annotation}")


if __name__ == "__main__":
    sys.stdout.write(typescript())
