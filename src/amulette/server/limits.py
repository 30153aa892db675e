"""How much one seat or one address may ask for."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

MOST_REMEMBERED: Final = 10_000
MOST_MORE: Final = 0.25


def spread(seconds: float) -> float:
    """So long or up to a quarter more: thousands who came together are not sent away while all others wait for it."""
    return seconds * (1.0 + MOST_MORE * random.random())  # noqa: S311 - no secret


def network_of(address: str) -> str:
    """Return the network of an address: /24 or /64; what is no address stays as it is."""
    found = read_address(address)
    return address if found is None else str(ip_network(f"{found}/{24 if found.version == 4 else 64}", strict=False))


def caller_of(address: str) -> str:
    """Return what a caller is counted by: of an IPv6 network one caller has all addresses."""
    found = read_address(address)
    return str(found) if isinstance(found, IPv4Address) else network_of(address)


def read_address(address: str) -> IPv4Address | IPv6Address | None:
    try:
        found: IPv4Address | IPv6Address = ip_address(address)
    except ValueError:
        return None
    return (found.ipv4_mapped or IPv6Address(found.packed)) if isinstance(found, IPv6Address) else found  # no zone


def origin_of(address: str) -> str:
    """Return what is kept of an address: a mark of its network."""
    return sha256(network_of(address).encode()).hexdigest()[:16]


class Bucket:
    """Lets so many through in a second, and a burst at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def takes(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def charge(self, cost: float) -> None:
        """Take what is known only afterwards; who owes waits until it has come in again."""
        self.left -= cost


class Buckets:
    """One bucket for each address or person; those longest unused are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.kept: dict[str, Bucket] = {}

    def of(self, key: str) -> Bucket:
        bucket = self.kept.pop(key, None) or Bucket(self.rate, self.burst)
        self.kept[key] = bucket
        if len(self.kept) > MOST_REMEMBERED:
            del self.kept[next(iter(self.kept))]
        return bucket

    def takes(self, key: str) -> bool:
        return self.of(key).takes()


class Crowd:
    """How many connections each address has, or each seat."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.present: Counter[str] = Counter()

    def is_full(self, key: str | None) -> bool:
        """None is not counted."""
        return key is not None and self.present[key] >= self.most

    @contextmanager
    def admitted(self, key: str | None) -> Iterator[bool]:
        if key is None or self.is_full(key):
            yield key is None
            return
        self.present[key] += 1
        try:
            yield True
        finally:
            self.present[key] -= 1
            if not self.present[key]:
                del self.present[key]
