"""Check a shuffle without Amulette: `python3 shuffle.py RECORD`, where RECORD is what a server gave at the end.

It checks that the server had fixed the deal before anybody sat down, and that every seat's bytes are in it.
It shows the order in which a pack of n cards was shuffled with `python3 shuffle.py RECORD n`.
It does not show that whoever ran the server did not look at the cards: the server knows them all along.
"""

import hashlib
import hmac
import json
import sys
from pathlib import Path


def main(arguments: list[str]) -> int:
    document = json.loads(Path(arguments[0]).read_text(encoding="utf-8"))
    shuffle, record = document["shuffle"], document["record"]
    seed, salt = bytes.fromhex(shuffle["seed"]), bytes.fromhex(shuffle["salt"])
    if hashlib.sha256(seed + salt).hexdigest() != shuffle["commitment"]:
        print("WRONG: seed and salt are not what the server committed to")
        return 1
    if dealt(seed, shuffle["entropy"], shuffle["deal"]).hex() != record["seed"]:
        print("WRONG: the game was not dealt from the committed seed and the seats' bytes")
        return 1
    gave = [seat for seat, given in enumerate(shuffle["entropy"]) if given]
    print(f"RIGHT: commitment {shuffle['commitment']}; seats that gave bytes: {gave or 'none'}")
    if len(arguments) > 1:
        print(*order(bytes.fromhex(record["seed"]), int(arguments[1])))
    return 0


def dealt(seed: bytes, entropy: list[str], deal: int) -> bytes:
    """What the game's chance starts from."""
    given = [bytes.fromhex(each) for each in entropy]
    message = b"".join([len(each).to_bytes(1, "big") + each for each in given]) + deal.to_bytes(4, "big")
    return hmac.digest(seed, message, "sha256")


def order(seed: bytes, cards: int) -> list[int]:
    """A pack 0 … n - 1 after the first shuffle: Fisher-Yates over the words of HMAC-SHA256(seed, counter)."""
    row, words = list(range(cards)), Words(seed)
    for i in range(cards - 1, 0, -1):
        j = words.below(i + 1)
        row[i], row[j] = row[j], row[i]
    return row


class Words:
    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.drawn = 0

    def next(self) -> int:
        """The next 32 bits."""
        block = hmac.digest(self.seed, (self.drawn // 8).to_bytes(8, "big"), "sha256")
        start = 4 * (self.drawn % 8)
        self.drawn += 1
        return int.from_bytes(block[start : start + 4], "big")

    def below(self, n: int) -> int:
        """By rejection, never by modulo: each number is exactly as likely as the next."""
        while True:
            product = self.next() * n
            if product & 0xFFFFFFFF >= 2**32 % n:
                return product >> 32


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
