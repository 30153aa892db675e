"""How much one seat or one address may ask for."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from itertools import islice
from math import ceil
from typing import Final

MOST_REMEMBERED: Final = 10_000
MOST_TOLD: Final = 1000  # callers of whom other processes hear
FEW: Final = 4  # connections that are not told of
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
    return mark(network_of(address))


def mark(key: str) -> str:
    """Return what stands for an address or a network where others may read it."""
    return sha256(key.encode()).hexdigest()[:16]


def nowhere(_: str) -> int:
    """Count what is counted in this process alone."""
    return 0


class Bucket:
    """Lets so many through in a second, and a burst at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    @property
    def spent(self) -> float:
        """What has not come in again."""
        return self.burst - self.left

    def refill(self, elsewhere: float) -> None:
        """Let come in what is due; where others have spent too, each gets its share of the rate."""
        now = time.monotonic()
        share = self.spent / (self.spent + elsewhere) if self.spent and elsewhere else 1.0
        self.left = min(self.burst, self.left + (now - self.at) * self.rate * share)
        self.at = now

    def takes(self, elsewhere: float = 0.0) -> bool:
        """Whether one more may be had, where other processes have given so many."""
        self.refill(elsewhere)
        if self.left - elsewhere < 1:
            return False
        self.left -= 1
        return True

    def charge(self, cost: float) -> None:
        """Take what is known only afterwards; who owes waits until it has come in again."""
        self.left -= cost


class Buckets:
    """One bucket for each address or person; those longest unused are forgotten."""

    def __init__(self, rate: float, burst: float, elsewhere: Callable[[str], int] = nowhere) -> None:
        self.rate = rate
        self.burst = burst
        self.elsewhere = elsewhere
        self.kept: dict[str, Bucket] = {}

    def of(self, key: str) -> Bucket:
        bucket = self.kept.pop(key, None) or Bucket(self.rate, self.burst)
        self.kept[key] = bucket
        if len(self.kept) > MOST_REMEMBERED:
            del self.kept[next(iter(self.kept))]
        return bucket

    def takes(self, key: str) -> bool:
        return self.of(key).takes(self.elsewhere(key))

    def told(self) -> dict[str, int]:
        """What other processes have to know: who has spent how much here, and could have more there."""
        found: dict[str, int] = {}
        for key, bucket in islice(reversed(self.kept.items()), MOST_TOLD):
            bucket.refill(self.elsewhere(key))
            if bucket.spent >= 1:
                found[mark(key)] = ceil(bucket.spent)
        return found


class Crowd:
    """How many connections each address has, or each seat."""

    def __init__(self, most: int, elsewhere: Callable[[str], int] = nowhere) -> None:
        self.most = most
        self.elsewhere = elsewhere
        self.present: Counter[str] = Counter()

    def is_full(self, key: str | None) -> bool:
        """None is not counted."""
        return key is not None and self.present[key] + self.elsewhere(key) >= self.most

    def told(self) -> dict[str, int]:
        """What other processes have to know: those who have more than a few connections here."""
        return {mark(key): count for key, count in self.present.most_common(MOST_TOLD) if count >= FEW}

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
