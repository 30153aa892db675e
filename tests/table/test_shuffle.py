"""S8: every deal is proved, and every card is as likely in every place."""

from __future__ import annotations

from hashlib import sha256

from amulette.kernel.chance import Seeded
from amulette.kernel.vecs import i64, vec
from amulette.table.shuffle import Proof, commitment, dealt_seed, flaw
from tests.sizes import sizes

CARDS = 12


def seed_of(number: int) -> bytes:
    return sha256(f"seed {number}".encode()).digest()


def test_every_deal_is_proved() -> None:
    for number in range(2000):
        seed, salt = seed_of(number), seed_of(-number)[:16]
        entropy = [seed_of(number + seat)[: number % (seat + 3)] for seat in range(4)]
        dealt = dealt_seed(seed, entropy, number)
        proof = Proof(commitment(seed, salt), seed.hex(), salt.hex(), [each.hex() for each in entropy], number)

        assert flaw(proof, dealt.hex()) is None
        assert flaw(proof, seed.hex()) == "seed"


def test_each_seat_s_bytes_count_and_cannot_be_shifted() -> None:
    dealt = {
        dealt_seed(bytes(32), entropy, deal)
        for entropy in ([b"", b""], [b"a", b""], [b"", b"a"], [b"a", b"b"], [b"ab", b""], [b"", b"ab"])
        for deal in (1, 2)
    }

    assert len(dealt) == 12


@sizes("deals", 20_000, 2_000_000)
def test_every_card_is_as_likely_in_every_place_and_every_deal_is_proved(deals: int) -> None:
    counts = [[0] * CARDS for _ in range(CARDS)]
    salt, given = bytes(16), ["", "78"]
    for number in range(deals):
        seed, row = seed_of(number), vec[i64](range(CARDS))
        dealt = dealt_seed(seed, [bytes.fromhex(each) for each in given], 1)
        Seeded(dealt).shuffle(row)
        assert flaw(Proof(commitment(seed, salt), seed.hex(), salt.hex(), given, 1), dealt.hex()) is None
        for place, card in enumerate(list(row)):
            counts[place][card] += 1
    expected = deals / CARDS
    chi = sum([(count - expected) ** 2 / expected for line in counts for count in line]) * (CARDS - 1) / CARDS

    # (12 - 1)² degrees of freedom: the values between which 998 of 1000 true shuffles lie
    print(f"S8: {deals} deals, chi-square {chi:.1f}")  # noqa: T201
    assert 76.6 < chi < 176.6
