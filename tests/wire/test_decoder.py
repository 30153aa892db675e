"""Nothing that comes from outside raises anything but BadMessageError."""

from __future__ import annotations

import random
import time

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from amulette.table import requests as r
from amulette.wire.decoder import DEEPEST, LARGEST, LARGEST_RECORD, MOST_SIGNS, BadMessageError, decode, is_too_deep
from amulette.wire.incoming import Hello
from tests.sizes import sizes

GOOD = [
    b'{"type":"hello","version":1,"since":4}',
    b'{"type":"move","id":"a1","seat":0,"seen":3,"text":"lay y3"}',
    b'{"type":"say","id":"a2","text":"hello [{"}',
    b'{"type":"configure","id":"a","settings":{"clock":{"kind":"bank","seconds":60}},"options":{"cap":200}}',
]


def test_messages_are_read() -> None:
    assert decode(GOOD[0]) == Hello(version=1, since=4)
    assert decode(GOOD[1]) == r.Move(id="a1", seat=0, seen=3, text="lay y3")


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"null",
        b"{}",
        b'{"type":"join","id":"a","name":"x","token":"' + b"0" * 64 + b'"}',
        b'{"type":"chosen","id":"a","seat":0,"seen":0,"text":"x","why":"bot"}',
        b'{"type":"switch","id":"a"}',
        b'{"type":"invite","id":"a","link":"' + b"0" * 64 + b'"}',
        b'{"type":"say","id":"a","text":"x","extra":1}',
        b'{"type":"say","id":"a b","text":"x"}',
        b'{"type":"say","id":"a","text":""}',
        b'{"type":"sit","id":"a","seat":8}',
        b'{"type":"sit","id":"a","seat":true}',
        b"\xff\xfe",
        b'{"type":"say","id":"a","text":"\xff"}',
    ],
)
def test_what_is_no_message_is_refused(raw: bytes) -> None:
    with pytest.raises(BadMessageError):
        decode(raw)


def test_a_message_too_long_is_refused_before_it_is_read() -> None:
    with pytest.raises(BadMessageError, match="longer"):
        decode(b'{"type":"say","id":"a","text":"' + b"x" * LARGEST + b'"}')


@pytest.mark.parametrize("bracket", [b"[", b'{"a":'])
def test_a_message_too_deep_is_refused_before_it_is_read(bracket: bytes) -> None:
    with pytest.raises(BadMessageError, match="deeper"):
        decode(bracket * (LARGEST // len(bracket)))


def test_brackets_in_texts_are_no_depth() -> None:
    assert not is_too_deep(rb'{"text":"[[[[[[[[[[[[\"[[[[[[["}')
    assert not is_too_deep(b"[" * DEEPEST)
    assert is_too_deep(b"[" * (DEEPEST + 1))


def depth(raw: bytes) -> tuple[int, bool]:
    """How deep a decoder gets that reads sign by sign, and whether it gets to the end."""
    now = most = 0
    quoted = escaped = False
    for sign in raw:
        if quoted:
            quoted, escaped = escaped or sign != ord('"'), not escaped and sign == ord("\\")
        elif sign == ord('"'):
            quoted = True
        elif sign in b"[{":
            now += 1
            most = max(most, now)
        elif sign in b"]}":
            now -= 1
        if now < 0 or (sign == ord("\\") and not quoted):
            return most, False
    return most, True


NEAR = st.lists(st.sampled_from([b"[", b"{", b"]", b"}", b'"', b"\\", b"x", b"[[[[[[[", b"]]]]]]]", b'""', b'"["']))


@given(NEAR.map(b"".join) | st.recursive(st.text(), st.lists).map(msgspec.json.encode))
@settings(max_examples=500)
def test_depth_is_what_a_reader_sign_by_sign_finds(raw: bytes) -> None:
    deepest, read_to_the_end = depth(raw)

    if deepest > DEEPEST or read_to_the_end:
        assert is_too_deep(raw) == (deepest > DEEPEST)


WIDE = [
    b"[",
    b"[]",
    b"]",
    b"[[]]",
    b"[" * DEEPEST + b"]" * DEEPEST,
    b'""',
    b'"["',
    b"\\",
    b'\\"',
    b"[],",
    b"x",
    b'["]"]',
]


@pytest.mark.parametrize("unit", WIDE)
def test_no_body_costs_more_to_look_at_than_plain_text(unit: bytes) -> None:
    """Measured in passes over as much plain text, as this machine makes them just now."""
    raw = (unit * LARGEST_RECORD)[:LARGEST_RECORD]
    plain, found = [min([timed(each) for _ in range(9)]) for each in (b"x" * LARGEST_RECORD, raw)]

    print(f"{unit[:9]!r}: {found * 1000:.2f} ms, plain text {plain * 1000:.2f} ms")  # noqa: T201 - figures
    assert found < 10 * plain


def timed(raw: bytes) -> float:
    began = time.process_time()
    is_too_deep(raw)
    return time.process_time() - began


def test_more_brackets_than_any_message_needs_are_refused() -> None:
    assert not is_too_deep(b"[" + b"[]," * (MOST_SIGNS // 2 - 1))
    assert is_too_deep(b"[]," * (MOST_SIGNS // 2 + 1))


@given(st.binary(max_size=300) | st.recursive(st.none() | st.text(), st.lists).map(msgspec.json.encode))
def test_anything_is_a_message_or_a_bad_one(raw: bytes) -> None:
    with pytest.raises(BadMessageError):
        decode(raw)


def mutated(rng: random.Random) -> bytes:
    """A good message with a few slips."""
    raw = bytearray(rng.choice(GOOD))
    for _ in range(rng.randrange(1, 5)):
        place = rng.randrange(len(raw))
        change = rng.randrange(4)
        if change == 0:
            raw[place] = rng.randrange(256)
        elif change == 1:
            del raw[place : place + rng.randrange(1, 6)]
        elif change == 2:
            raw[place:place] = rng.choice([b"[", b"{", b'"', b"\\", b"1e999", b"null", b"-", b"9" * 30, b"\\u0000"])
        else:
            raw[place:place] = raw[: rng.randrange(len(raw))]
        raw = raw or bytearray(b" ")
    return bytes(raw)


@sizes("count", 1_000_000, 20_000_000)
def test_slips_make_bad_messages_or_good_ones(count: int) -> None:
    """S4, in process: nothing else is ever raised."""
    rng = random.Random(4)
    good = 0
    for _ in range(count):
        try:
            decode(mutated(rng))
            good += 1
        except BadMessageError:
            pass

    assert 0 < good < count
