"""The address of a table, as the host's page shows it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import quote, urlsplit

from amulette.terminal.joined.trouble import JoinError

PAGE: Final = re.compile(r"(?P<prefix>.*)/t/(?P<table>[A-Za-z0-9_.-]+)/?")
SCHEMES: Final = ("http", "https")
LONGEST: Final = 60  # signs of an address that is none


@dataclass(frozen=True)
class Address:
    """`link` is the secret of a one-time link, which moves a person to another device."""

    server: str  # without a slash at its end
    table: str
    link: str = ""

    @property
    def page(self) -> str:
        return f"{self.server}/t/{self.table}"

    def api(self, path: str) -> str:
        return f"{self.server}/api/tables/{quote(self.table)}/{path}"

    def socket(self, seat: int | None) -> str:
        chosen = "" if seat is None else f"?seat={seat}"
        return "ws" + self.api("socket").removeprefix("http") + chosen


def read_address(text: str) -> Address:
    """`http://host:8000/t/NAME`, below whatever path; without http:// too.  Raises JoinError."""
    parts = urlsplit(text if "://" in text else f"http://{text}")
    found = PAGE.fullmatch(parts.path)
    if found is None or parts.scheme not in SCHEMES or not parts.netloc:
        raise JoinError("join-bad-address", address=text[:LONGEST])
    link = parts.fragment.removeprefix("move=") if parts.fragment.startswith("move=") else ""
    return Address(f"{parts.scheme}://{parts.netloc}{found['prefix']}", found["table"], link)
