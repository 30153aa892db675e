"""Write the pages that are made from the sources: docs/reference.md, and the tables of docs/provenance.md.

`python scripts/pages.py` writes them, `pages.py --check` only says which of them is out of date.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import click

from amulette.cli.main import main as family
from amulette.files.editions import standard
from amulette.games.catalogue import GAMES

DOCS = Path(__file__).resolve().parent.parent / "docs"
TABLES = "<!-- written by scripts/pages.py from here -->\n"
COLUMNS = "| where | what | reconstructed figure | why |\n|---|---|---|---|\n"
HEAD = """# Reference

Every command and every option, written by `scripts/pages.py` from the program itself, so that none is forgotten.
[Playing](playing.md) and [hosting](hosting.md) tell how they are used.
[The protocol](protocol.md) has every message, [variables](variables.md) what can be set in the environment.
"""


def main(arguments: list[str]) -> int:
    provenance = DOCS / "provenance.md"
    pages = {DOCS / "reference.md": reference(), provenance: with_tables(provenance.read_text(encoding="utf-8"))}
    stale = [path for path, text in pages.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in stale:
        print(f"docs/{path.name} {'is out of date: run python scripts/pages.py' if arguments else 'written'}")
        if not arguments:
            path.write_text(pages[path], encoding="utf-8")
    return 1 if arguments and stale else 0


# -- commands -----------------------------------------------------------------


def reference() -> str:
    return "\n".join([HEAD, *commands()])


def commands() -> Iterator[str]:
    yield "## `amulette`\n\nAlone it lists its commands; `--help` after any command explains it.\n"
    for option in options_of(family):
        yield from told("amulette", option)
    for name, command in sorted(family.commands.items()):
        usage = " ".join(["amulette", name, *needed(command)])
        yield f"## `amulette {name}`\n\n{paragraph(command.help)}\n\n    {usage}\n"
        for option in options_of(command):
            yield from told(f"amulette {name}", option)


def needed(command: click.Command) -> list[str]:
    """Its arguments; those that may be left out in brackets."""
    found = [each for each in command.params if isinstance(each, click.Argument)]
    names = [each.human_readable_name.upper() for each in found]
    return [name if each.required else f"[{name}]" for name, each in zip(names, found, strict=True)]


def options_of(command: click.Command) -> list[click.Option]:
    return [each for each in command.params if isinstance(each, click.Option)]


def told(command: str, option: click.Option) -> Iterator[str]:
    yield f"### `{command} {option.opts[0]}`\n\n{paragraph(option.help)}"
    facts = [] if option.is_flag else [f"`{option.opts[0]} {value_of(option)}`"]
    if option.required:
        facts.append("has to be there")
    if option.multiple:
        facts.append("may be there several times")
    if shown := default_of(option):
        facts.append(f"unless told otherwise {shown}")
    yield f"{'; '.join(facts)}.\n" if facts else ""


def value_of(option: click.Option) -> str:
    is_number = isinstance(option.type, (click.types.IntParamType, click.types.FloatParamType))
    return "N" if is_number else option.make_metavar(click.Context(family))


def default_of(option: click.Option) -> str:
    if isinstance(option.show_default, str):
        return option.show_default
    is_said = option.show_default and option.default is not None and not option.is_flag
    return f"`{option.default}`" if is_said else ""


def paragraph(text: str | None) -> str:
    return " ".join((text or "").split())


# -- editions -----------------------------------------------------------------


def with_tables(page: str) -> str:
    head, mark, _ = page.partition(TABLES)
    return f"{head}{mark}" + "".join([f"\n{section}" for section in sections()])


def sections() -> Iterator[str]:
    for key in GAMES:
        edition = standard(key)
        found = [row for name, part in edition.data.items() for row in rows(name, part)]
        yield f"### {key}: edition `{edition.id}`\n\n{COLUMNS}{''.join(found)}"


def rows(part: str, content: object) -> Iterator[str]:
    """A line for each figure of this part of an edition that is reconstructed."""
    for entry in content if isinstance(content, list) else [content]:
        if isinstance(entry, dict) and entry.get("p") == "reconstructed":
            yield f"| `{part}` | {name_of(entry)} | {figure_of(entry)} | {entry.get('note', '')} |\n"


def name_of(entry: dict[str, object]) -> str:
    name = entry.get("id", entry.get("value", ""))
    return f"{name} ({entry['en']})" if "en" in entry else str(name)


def figure_of(entry: dict[str, object]) -> str:
    left_out = ("id", "value", "p", "note", "fr", "de", "en", "copies")
    found = {key: each for key, each in entry.items() if key not in left_out}
    return ", ".join([f"{key} = {spelled(each)}" if key != "v" else spelled(each) for key, each in found.items()])


def spelled(value: object) -> str:
    if isinstance(value, dict):
        return " ".join([f"{each} {key}" for key, each in value.items()]) or "none"
    if isinstance(value, list):
        return " ".join([str(each) for each in value])
    return str(value)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
