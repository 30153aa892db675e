"""The places of places.py: folders, users and environments in which people run the tests."""

import functools
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

if sys.platform != "win32":
    import pwd

FOLDER = "amulette"
SET_ASIDE = ("CI", "PYTHONPATH", "VIRTUAL_ENV")  # each place says itself whether it is a CI
RUN = 'exec "$@"'
OLDEST = "import sys, ensurepip; sys.exit(sys.version_info < (3, 11))"


def find_none() -> str:
    return ""


@dataclass(frozen=True)
class Place:
    """One place: how it differs from a plain clone of whoever runs this."""

    name: str
    what: str
    folders: tuple[str, ...] = (FOLDER,)
    script: str = RUN  # a script that runs its arguments
    settings: dict[str, str | None] = field(default_factory=dict)  # variables; None removes one
    is_other_user: bool = False
    find_obstacle: Callable[[], str] = find_none  # why it cannot be made here; nothing when it can

    @property
    def owner(self) -> tuple[int, int] | None:
        return find_nobody() if self.is_other_user else None

    def change(self, environment: dict[str, str], home: Path) -> dict[str, str]:
        """Return the environment of this place; another user has another home and perhaps another Python."""
        own = {"HOME": str(home)} if self.is_other_user else {}
        settings = {"PYTHON": find_python(self.owner), **dict.fromkeys(SET_ASIDE), **own, **self.settings}
        kept = {name: value for name, value in environment.items() if name not in settings}
        return kept | {name: value for name, value in settings.items() if value is not None}


def find_nobody() -> tuple[int, int]:
    nobody = pwd.getpwnam("nobody")
    return nobody.pw_uid, nobody.pw_gid


@functools.cache
def find_python(owner: tuple[int, int] | None) -> str:
    """Return a Python that this user can run, or nothing."""
    own = getattr(sys, "_base_executable", sys.executable)
    if owner is None:
        return str(own)
    return next((each for each in (own, "/usr/bin/python3", "/usr/local/bin/python3") if can_run(each, owner)), "")


def can_run(python: str, owner: tuple[int, int]) -> bool:
    try:
        done = subprocess.run(
            [python, "-c", OLDEST],
            user=owner[0],
            group=owner[1],
            extra_groups=[],
            cwd="/",
            capture_output=True,
            check=False,
        )
    except OSError:
        return False
    return done.returncode == 0


def need_root_and_python() -> str:
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return "only root can run the tests as somebody else"
    return "" if find_python(find_nobody()) else "nobody can run no Python 3.11 or newer here"


def need_browser() -> str:
    """Under CI=true the tests would install a browser for the whole system."""
    return "" if shutil.which("chromium") else "there is no Chromium here, and CI=true would install one"


def leave_out_sbin(path: str) -> str:
    return os.pathsep.join(part for part in path.split(os.pathsep) if not part.rstrip("/").endswith("sbin"))


PLACES = (
    Place("plain", "a clone, as whoever runs this"),
    Place(
        "sbin", "a PATH without the folders of the administrator", settings={"PATH": leave_out_sbin(os.environ["PATH"])}
    ),
    Place("background", "a background job of a script, which ignores SIGINT", script='"$@" & wait $!'),
    Place("nohup", "a job that ignores SIGHUP", script='trap "" HUP; exec "$@"'),
    Place("stdin", "with standard input closed", script='exec "$@" <&-'),
    Place("nohome", "without HOME", settings={"HOME": None}),
    Place("badhome", "with a HOME that nobody can write to", settings={"HOME": "/dev/null"}),
    Place("ascii", "without a UTF-8 locale", settings={"LC_ALL": "C", "LANG": None, "LANGUAGE": None}),
    Place("noterm", "without TERM", settings={"TERM": None}),
    Place("ci", "with CI=true", settings={"CI": "true"}, find_obstacle=need_browser),
    Place("letters", "a path with spaces and letters beyond ASCII", folders=("Spiel kiste é",)),
    Place("umask", "files that others cannot read", folders=("closed",), script='umask 077; exec "$@"'),
    Place("user", "an ordinary user beside root", ("owned",), is_other_user=True, find_obstacle=need_root_and_python),
    Place("twice", "two clones at the same time", folders=(FOLDER, "second")),
)
