"""`amulette doctor`: is this installation well?"""

from __future__ import annotations

import click

from amulette.cli import checkup
from amulette.cli.checkup import Finding
from amulette.cli.serve import host_option, port_option
from amulette.cli.stores import database_option


@click.command(epilog="Example: amulette doctor --port 80 --database postgresql://localhost/amulette")
@host_option
@port_option
@database_option
@click.pass_context
def doctor(ctx: click.Context, host: str, port: int, database: str) -> None:
    """Check this installation, and say what to do where something is wrong."""
    findings = [
        checkup.python(),
        checkup.rules(),
        checkup.client(),
        checkup.database(database),
        checkup.tables(database),
        checkup.port(host, port),
        checkup.clock(),
    ]
    for finding in findings:
        tell(finding)
    wrong = len([finding for finding in findings if not finding.is_well])
    click.echo(f"{wrong} of {len(findings)} checks failed." if wrong else "All is well.")
    ctx.exit(1 if wrong else 0)


def tell(finding: Finding) -> None:
    click.echo(f"{'ok' if finding.is_well else 'WRONG':<6} {finding.what}: {finding.says}")
    if finding.remedy:
        click.echo(f"       {finding.remedy}")
