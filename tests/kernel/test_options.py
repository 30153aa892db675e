"""Options: typed, validated, with errors that name them."""

from __future__ import annotations

import pytest

from amulette.kernel.options import Option, OptionError, Value, chosen, write_value

ROUNDS = Option("max_rounds", (40,), at_least=1)
OPEN = Option("open", (False, True))


def test_what_is_not_chosen_has_its_default() -> None:
    assert chosen([ROUNDS, OPEN], {"open": True}) == {"max_rounds": 40, "open": True}


@pytest.mark.parametrize(("text", "value"), [("40", 40), ("7", 7)])
def test_a_number_is_read_from_text(text: str, value: Value) -> None:
    assert ROUNDS.read(text) == value


@pytest.mark.parametrize(
    ("option", "text"), [(ROUNDS, "0"), (ROUNDS, "many"), (ROUNDS, "-1"), (OPEN, "True"), (OPEN, "")]
)
def test_any_other_text_is_refused(option: Option, text: str) -> None:
    with pytest.raises(OptionError, match=f"option {option.key}: "):
        option.read(text)


def test_true_is_not_one() -> None:
    assert OPEN.check(True) is True
    with pytest.raises(OptionError, match="1 is not one of false, true"):
        OPEN.check(1)
    with pytest.raises(OptionError, match="True is not one of 40, any number from 1"):
        ROUNDS.check(True)


def test_values_are_written_as_in_json() -> None:
    assert [write_value(value) for value in (True, False, 40, "random")] == ["true", "false", "40", "random"]
