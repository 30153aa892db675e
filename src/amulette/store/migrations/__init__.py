"""How the tables of the database came to be: numbered steps, each done once, in its own transaction."""

from __future__ import annotations

from importlib import resources


def steps(after: int) -> list[tuple[int, list[str]]]:
    """The numbers and statements of the steps still to be done."""
    files = sorted([f for f in resources.files(__name__).iterdir() if f.name.endswith(".sql")], key=lambda f: f.name)
    found = [(int(f.name.removesuffix(".sql")), statements(f.read_text(encoding="utf-8"))) for f in files]
    return [step for step in found if step[0] > after]


def statements(script: str) -> list[str]:
    return [part.strip() for part in script.split(";") if part.strip()]


def newest() -> int:
    return steps(0)[-1][0]


def too_new(version: int) -> str:
    return f"the database is of version {version}, and this program knows {newest()}: use a newer Amulette"
