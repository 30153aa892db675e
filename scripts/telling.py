"""What scripts that set something up have in common: a line on what they do, marks of what is done, a clean end."""

import sys
from collections.abc import Callable
from pathlib import Path


def say(line: str) -> None:
    print(f"{line} ...", file=sys.stderr, flush=True)


def holds(path: Path, text: str) -> bool:
    """Whether the file is there with this text: then what it stands for is done."""
    return path.is_file() and path.read_text(encoding="utf-8") == text


def begin(main: Callable[[list[str]], None]) -> None:
    """Run the script, or tell what it does; whoever interrupts it is told that nothing is lost."""
    if {"-h", "--help"} & {*sys.argv[1:]}:
        print((sys.modules[main.__module__].__doc__ or "").strip())
        return
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit("Interrupted: the next run starts this step again.")
