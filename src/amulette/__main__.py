"""`python -m amulette` is the command `amulette`."""

from amulette.cli.main import main

main(prog_name="amulette")
