"""A store that forgets: for tests and for trying things out."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import replace

from amulette.store.bells import Bell
from amulette.store.contract import (
    FIRST,
    FUTURE,
    LISTED_EACH,
    LISTED_OLDEST,
    LONGEST_LEASE,
    LONGEST_PAUSE,
    SHORTEST_PAUSE,
    Appended,
    Due,
    Entry,
    Facts,
    Listing,
    Noted,
    Outcome,
    Repeat,
    Row,
    Rung,
    Stale,
)


def newest(listing: Listing) -> tuple[int, str]:
    return (-listing.changed, listing.game)


class Memory:
    shared = False

    def __init__(self) -> None:
        self.games: dict[str, tuple[str, Facts, int]] = {}
        self.origins: dict[str, str] = {}
        self.rows: dict[str, list[Row]] = {}
        self.leases: dict[str, tuple[str, int]] = {}
        self.notices: dict[str, tuple[bytes, int]] = {}
        self.bans: dict[str, int] = {}
        self.stuck: dict[str, tuple[str, int]] = {}
        self.bells = Bell()

    async def open(self) -> None:
        """Nothing to open."""

    async def close(self) -> None:
        """Nothing to close."""

    def hold(self) -> None:
        """Nobody else can come in."""

    async def create(self, kind: str, entry: Entry, origin: str = "") -> bool:
        if entry.game in self.games:
            return False
        self.games[entry.game] = (kind, entry.facts, entry.at)
        self.origins[entry.game] = origin
        self.rows[entry.game] = [Row(entry.seq, entry.move_id, entry.body)]
        return True

    async def append(self, entry: Entry) -> Outcome:
        rows = self.rows.get(entry.game, [])
        for row in rows:
            if row.move_id == entry.move_id:
                return Repeat(row.seq)
        if not rows or entry.seq != rows[-1].seq + 1:
            return Stale()
        rows.append(Row(entry.seq, entry.move_id, entry.body))
        self.games[entry.game] = (self.games[entry.game][0], entry.facts, entry.at)
        self.bells.ring(entry.game, entry.seq)
        return Appended()

    async def note(self, facts: dict[str, Noted]) -> None:
        for game, (at, found) in facts.items():
            if game in self.games and self.games[game][2] == at:
                self.games[game] = (self.games[game][0], found, at)

    async def since(self, game: str, seq: int) -> list[Row]:
        return [row for row in self.rows.get(game, []) if row.seq > seq]

    async def origin(self, game: str) -> str:
        return self.origins.get(game, "")

    async def listed(self, limit: int, each: int = LISTED_EACH) -> list[Listing]:
        found = sorted([self.listing(game) for game, (_, facts, _) in self.games.items() if facts.listed], key=newest)
        seen: Counter[str] = Counter()
        shown = []
        for listing in found[:LISTED_OLDEST]:
            origin = self.origins.get(listing.game, "") or listing.game
            seen[origin] += 1
            if seen[origin] <= each:
                shown.append(listing)
        return shown[:limit]

    async def unfinished(self, origin: str) -> tuple[int, int]:
        facts = [self.games[game][1] for game, each in self.origins.items() if each == origin]
        found = [each for each in facts if each.phase != "finished"]
        return len(found), len([each for each in found if each.listed and each.phase == "open"])

    async def stale(self, phase: str, before: int, limit: int) -> list[Listing]:
        found = [
            self.listing(game)
            for game, (_, facts, changed) in self.games.items()
            if facts.phase == phase and changed < before and not (phase == "open" and facts.seated)
        ]
        return sorted(found, key=lambda each: (each.changed, each.game))[:limit]

    async def forget(self, game: str, changed: int) -> bool:
        return game in self.games and self.games[game][2] == changed and await self.delete(game)

    def listing(self, game: str) -> Listing:
        kind, facts, changed = self.games[game]
        return Listing(game, kind, facts.phase, changed)

    async def due(self, now: int, limit: int, after: Due = FIRST) -> list[Due]:
        found = [(facts.due, game) for game, (_, facts, _) in self.games.items() if facts.due is not None]
        return [each for each in sorted(found) if after < each and each[0] <= now][:limit]

    async def set_aside(self, game: str, why: str, now: int) -> None:
        if game in self.games and self.games[game][1].phase != "finished":
            _, since = self.stuck.get(game, ("", now))
            self.stuck[game] = (why, since)
            self.make_due(game, now + min(max(now - since, SHORTEST_PAUSE), LONGEST_PAUSE))

    def make_due(self, game: str, due: int) -> None:
        kind, facts, changed = self.games[game]
        self.games[game] = (kind, replace(facts, due=due), changed)

    async def put_back(self, game: str) -> None:
        self.stuck.pop(game, None)

    async def aside(self) -> dict[str, int]:
        return dict(Counter([why for why, _ in self.stuck.values()]))

    async def look_again(self, now: int) -> None:
        for game, (_, facts, changed) in list(self.games.items()):
            if game in self.stuck or (facts.due is not None and changed > now + FUTURE):
                self.make_due(game, now)

    async def lease(self, game: str, owner: str, now: int, until: int) -> bool:
        holder, end = self.leases.get(game, (owner, 0))
        if holder != owner and now < end <= now + LONGEST_LEASE:
            return False
        self.leases[game] = (owner, until)
        return True

    async def post(self, owner: str, body: bytes, now: int, until: int) -> None:
        self.notices = {key: each for key, each in self.notices.items() if each[1] > now}
        self.notices[owner] = (body, until)

    async def posted(self, but: str, now: int) -> list[bytes]:
        return [body for owner, (body, until) in self.notices.items() if owner != but and until > now]

    async def ban(self, key: str, until: int, why: str) -> None:
        self.bans[key] = until

    async def banned(self, now: int) -> dict[str, int]:
        return {key: until for key, until in self.bans.items() if until > now}

    async def names(self, after: str, limit: int) -> list[Listing]:
        return [self.listing(game) for game in sorted(self.games) if game > after][:limit]

    async def delete(self, game: str) -> bool:
        self.rows.pop(game, None)
        self.origins.pop(game, None)
        self.leases.pop(game, None)
        self.stuck.pop(game, None)
        return self.games.pop(game, None) is not None

    async def health(self) -> None:
        """Memory is always there."""

    def bell(self) -> AsyncIterator[Rung]:
        return self.bells.heard()
