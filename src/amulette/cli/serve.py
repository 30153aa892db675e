"""`amulette serve`: tables on the network."""

from __future__ import annotations

import socket
import threading
import time
import webbrowser
from typing import Final

import click
import segno

from amulette.cli.failure import Failure
from amulette.cli.stores import database_option, with_store
from amulette.store.contract import Store
from amulette.store.opening import store_of

host_option = click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
port_option = click.option(
    "--port", type=click.IntRange(1, 65535), default=8000, show_default=True, help="The port to listen on."
)


@click.command(epilog="Example: amulette serve --lan")
@host_option
@port_option
@database_option
@click.option("--title", default="", metavar="NAME", help="The name of this house, for its home page.")
@click.option("--open", "opens", is_flag=True, help="Open the browser.")
@click.option("--lan", is_flag=True, help="Listen on all addresses; print the address for others, and its QR code.")
@click.option(
    "--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes; needs PostgreSQL."
)
@click.option("--thinkers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes for the bots.")
@click.option(
    "--pace",
    type=click.FloatRange(0, 5),
    default=0.4,
    show_default=True,
    help="Seconds: bots answer at this beat.",
)
@click.option(
    "--forget-finished",
    type=click.FloatRange(0, 36_500),
    default=0,
    show_default="never",
    metavar="DAYS",
    help="Delete finished games so long after their end.",
)
@click.option("--prefix", default="", metavar="PATH", help="The path under which a proxy puts this server.")
@click.option("--proxy", default="", metavar="ADDRESSES", help="Proxies whose X-Forwarded headers are believed.")
@click.option(
    "--allowed-host",
    multiple=True,
    metavar="NAME",
    help="A public name of this server, or * for all.  Without it: all behind a proxy, else addresses and home names.",
)
def serve(
    host: str,
    port: int,
    database: str,
    title: str,
    opens: bool,
    lan: bool,
    workers: int,
    thinkers: int,
    pace: float,
    forget_finished: float,
    prefix: str,
    proxy: str,
    allowed_host: tuple[str, ...],
) -> None:
    """Serve tables until interrupted."""
    from amulette.server.run import Place, run  # noqa: PLC0415 - slow to import, and of no use to other commands
    from amulette.server.settings import Settings  # noqa: PLC0415 - the same

    if workers > 1 and not store_of(database).shared:
        raise Failure("Several processes cannot share a SQLite file: name a PostgreSQL with --database postgresql://…")
    with_store(database, usable, waits=True)  # what is wrong with it is said before anything else
    address = f"http://{own_address() if lan else host}:{port}{prefix}/"
    hosts = allowed_host or (("*",) if proxy else ())
    settings = Settings(
        database=database,
        title=title[:60],
        hosts=hosts,
        thinkers=thinkers,
        pace=pace,
        forget_finished=forget_finished,
    )
    place = Place("0.0.0.0" if lan else host, port, prefix, proxy, workers)  # noqa: S104 - that is what --lan means
    announcer = threading.Thread(target=announce, args=(host, port, address, lan, opens), daemon=True)
    run(settings, place, announcer.start)


async def usable(store: Store) -> None:
    """Raises StoreError."""
    store.hold()
    await store.health()


def own_address() -> str:
    """The machine's address for others on its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def show_code(address: str) -> None:
    code = segno.make(address, micro=False)
    rows = [[bool(cell) for cell in row] for row in code.matrix_iter(border=2)]
    rows += [[False] * len(rows[0])] * (len(rows) % 2)
    for above, below in zip(rows[::2], rows[1::2], strict=True):
        click.echo("".join([BLOCKS[cells] for cells in zip(above, below, strict=True)]))


BLOCKS: Final = {(True, True): " ", (True, False): "▄", (False, True): "▀", (False, False): "█"}


def announce(host: str, port: int, address: str, lan: bool, opens: bool) -> None:
    """Say where the server is once it listens there, and open the browser if that is wished."""
    while not listens(host, port):
        time.sleep(0.05)
    click.echo(f"Amulette is at {address}")
    if lan:
        show_code(address)
    if opens:
        webbrowser.open(address)


def listens(host: str, port: int) -> bool:
    try:
        socket.create_connection((host, port), 1).close()
    except OSError:
        return False
    return True
