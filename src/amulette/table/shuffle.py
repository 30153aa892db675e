"""The verifiable shuffle: the server commits first, the seats add bytes of their own, the end shows everything.

It proves that nobody chose or changed the deal after the seats gave their bytes.
It does not hide the cards from whoever runs the server, who knows the seed all along; nor does it prove anything
about a table whose seats gave no bytes, but that the deal was fixed before the game began.
"""

from __future__ import annotations

import hmac
from hashlib import sha256

from msgspec import Struct


class Proof(Struct, frozen=True, forbid_unknown_fields=True):
    """What anybody needs to check a shuffle; `entropy` by seat, empty for bots and for who gave none."""

    commitment: str
    seed: str
    salt: str
    entropy: list[str]
    deal: int


def commitment(seed: bytes, salt: bytes) -> str:
    return sha256(seed + salt).hexdigest()


def dealt_seed(seed: bytes, entropy: list[bytes], deal: int) -> bytes:
    """What the game's chance starts from; each seat's bytes are preceded by their number, so none can be shifted."""
    message = b"".join([len(given).to_bytes(1, "big") + given for given in entropy]) + deal.to_bytes(4, "big")
    return hmac.digest(seed, message, "sha256")


def flaw(proof: Proof, record_seed: str) -> str | None:
    """What is wrong with the proof, in a word; None when it holds."""
    seed, salt = bytes.fromhex(proof.seed), bytes.fromhex(proof.salt)
    if commitment(seed, salt) != proof.commitment:
        return "commitment"
    given = [bytes.fromhex(each) for each in proof.entropy]
    return None if dealt_seed(seed, given, proof.deal).hex() == record_seed else "seed"
