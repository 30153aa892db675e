"""What a table may choose before the game: declared by the game, checked when somebody chooses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

Value = bool | int | str


class OptionError(ValueError):
    """No such option, or no such value for it; the message names both."""


@dataclass
class Option:
    """One choice: its possible values, the default first, and the clauses that speak of it."""

    key: str
    values: tuple[Value, ...]
    clauses: tuple[str, ...] = ()
    at_least: int | None = None  # any whole number from here on is a value too

    def check(self, value: object) -> Value:
        """The value itself, if it is one; `true` is not 1."""
        for each in self.values:
            if type(each) is type(value) and each == value:
                return each
        if self.at_least is not None and type(value) is int and value >= self.at_least:
            return value
        raise OptionError(f"option {self.key}: {value!r} is not one of {self.spoken()}")

    def read(self, text: str) -> Value:
        """The value that `text` writes, as in `open_captures=true`."""
        for each in self.values:
            if write_value(each) == text:
                return each
        return self.check(int(text) if self.at_least is not None and text.isdecimal() else text)

    def spoken(self) -> str:
        """The values, as in `false, true` or `40, any number from 1`."""
        more = [] if self.at_least is None else [f"any number from {self.at_least}"]
        return ", ".join([*[write_value(each) for each in self.values], *more])


def write_value(value: Value) -> str:
    """`true` and `false` as in JSON and TOML."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def chosen(declared: list[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """Every declared option with its value: the given one, or the default."""
    keys = [option.key for option in declared]
    for key in given:
        if key not in keys:
            raise OptionError(f"no such option: {key!r}; there are {', '.join(keys)}")
    return {o.key: o.check(given[o.key]) if o.key in given else o.values[0] for o in declared}
