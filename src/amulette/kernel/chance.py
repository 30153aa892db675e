"""Where a game's luck comes from: one object in the state, of one of four kinds.

Every number is drawn by rejection, never by modulo, so that each is exactly as likely as the next.
"""

from __future__ import annotations

import hmac
from typing import Final, final

from amulette.kernel.vecs import i64, vec

SEED_BYTES: Final = 32
MULTIPLIER: Final = 1791398085  # MULTIPLIER << 32, less 1, is a safe prime: the period is about 2 ** 61
LOW: Final = 0xFFFFFFFF  # the 32 bits a draw is made from


class Chance:
    """Draws numbers; a game needs no more of its luck than `below` and `shuffle`."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely; n is less than 2 ** 31."""
        raise NotImplementedError

    def shuffle(self, cards: vec[i64]) -> None:
        """Every order equally likely."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def clone(self) -> Chance:
        """A twin that will draw the same numbers, independently."""
        raise NotImplementedError


@final
class Fast(Chance):
    """For searches and bots: multiply with carry.  One 63-bit number, and no product that could overflow.

    A seed is a number below 2 ** 63.
    """

    def __init__(self, seed: i64, state: i64 = 0) -> None:
        self.state: i64 = state if state > 0 else mixed(seed)

    def next(self) -> i64:
        """The next 32 random bits."""
        x = self.state
        x = self.state = MULTIPLIER * (x & LOW) + (x >> 32)
        return (x ^ (x >> 32)) & LOW

    def below(self, n: i64) -> i64:
        x = self.state
        x = self.state = MULTIPLIER * (x & LOW) + (x >> 32)
        product = ((x ^ (x >> 32)) & LOW) * n
        if product & LOW < n:
            uneven = (LOW + 1) % n
            while product & LOW < uneven:
                product = self.next() * n
        return product >> 32

    def shuffle(self, cards: vec[i64]) -> None:
        """As every chance does; written again so that the compiler can inline `below`."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def clone(self) -> Fast:
        return Fast(0, self.state)

    def fork(self) -> Fast:
        """A new source whose numbers have nothing to do with those still to come from this one."""
        high = self.next()
        return Fast(0, 1 + ((high << 29) ^ self.next()))


@final
class Seeded(Chance):
    """For real games: the words of HMAC-SHA256(seed, counter), so that whoever has the seed can verify the deal."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self.drawn = 0  # words so far, eight to a block
        self.block = b""

    def word(self) -> int:
        """The next 32 random bits."""
        place = self.drawn % 8
        if place == 0 or not self.block:
            self.block = hmac.digest(self.seed, (self.drawn // 8).to_bytes(8, "big"), "sha256")
        self.drawn += 1
        return int.from_bytes(self.block[4 * place : 4 * place + 4], "big")

    def below(self, n: i64) -> i64:
        product = self.word() * n
        uneven = (LOW + 1) % n
        while product & LOW < uneven:
            product = self.word() * n
        return product >> 32

    def clone(self) -> Seeded:
        twin = Seeded(self.seed)
        twin.drawn = self.drawn
        return twin


@final
class Scripted(Chance):
    """For worked examples: the numbers are given; an impossible or missing one is an error of the script."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers

    def below(self, n: i64) -> i64:
        if not self.answers:
            raise ValueError(f"the script says nothing about a chance among {n}")
        answer = self.answers[0]
        if not 0 <= answer < n:
            raise ValueError(f"the script says {answer} where chance is among {n}")
        self.answers = self.answers[1:]
        return answer

    def clone(self) -> Scripted:
        return Scripted(self.answers)


class ChanceNeededError(Exception):
    """Luck is to be decided outside: one of `n` outcomes, each equally likely."""

    def __init__(self, n: int) -> None:
        super().__init__(f"a chance among {n}")
        self.n = n


@final
class Asking(Chance):
    """For chance nodes: gives the answers it was given, then raises what it has to be told next.

    Whoever asks keeps the state as it was before the action, and tries again with one answer more.
    """

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers
        self.drawn = 0

    def below(self, n: i64) -> i64:
        if self.drawn == len(self.answers):
            raise ChanceNeededError(n)
        self.drawn += 1
        return self.answers[self.drawn - 1]

    def clone(self) -> Asking:
        twin = Asking(self.answers[:])
        twin.drawn = self.drawn
        return twin


def mixed(seed: i64) -> i64:
    """Neighbouring seeds start far apart: a Feistel cipher of their two halves.  Never 0, which would stay 0."""
    left, right = seed >> 32 & LOW, seed & LOW
    for key in (0x243F6A88, 0x05A308D3, 0x13198A2E, 0x03707344):  # the binary places of pi
        left, right = right, left ^ scattered(right ^ key)
    return 1 + (left >> 2 << 32 | right)


def scattered(x: i64) -> i64:
    """32 bits, each of which depends on all those of x; no product can overflow."""
    x = (x ^ (x >> 16)) * 0x7FEB352D & LOW
    x = (x ^ (x >> 15)) * 0x46CA68CB & LOW
    return x ^ (x >> 16)
