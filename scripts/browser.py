"""Find the browser of the tests, or install one: `python scripts/browser.py` prints its path.

A Chromium or Chrome of the system comes first, then Playwright's own download, then what apt installs for root.
A browser that cannot start does not count.  What is tried is said on the way; where nothing works the exit code is 3.
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Error, sync_playwright

from locking import alone
from telling import begin, say

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = {
    "darwin": (
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ),
    "win32": (
        r"C:\Program Files\Google\Chrome\Application\chrome.exe",
        r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
    ),
}
PLAYWRIGHT = (sys.executable, "-m", "playwright")
SHELLS = ("chrome-headless-shell", "headless_shell")  # what Playwright's browser is called, by system
APT = ("apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300")
START_LIMIT = 60_000  # milliseconds
DOWNLOAD_LIMIT = 600  # seconds; Playwright itself gives up five connections that stay silent
SETTINGS = {"DEBIAN_FRONTEND": "noninteractive", "PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "15000"}
NO_BROWSER = 3  # exit code


def main(arguments: list[str]) -> None:
    if arguments:
        sys.exit("usage: browser.py")
    with alone(lock_file()):
        path = find()
    if path is None:
        sys.exit(NO_BROWSER)
    print(path)


def lock_file() -> Path:
    """Return a file of this user alone: another user could not open it, and shares neither cache nor rights."""
    user = "" if sys.platform == "win32" else f"-{os.getuid()}"  # Windows has a temporary folder for each user
    return Path(tempfile.gettempdir()) / f"amulette-browser-lock{user}"


def find() -> str | None:
    """Return the first browser that starts; what is slow is done only where all before it has failed."""
    for step in (find_on_system, find_shell, download_shell, install_libraries, install_package):
        for path in step():
            if starts(path):
                return path
    return None


def find_on_system() -> Iterator[str]:
    for name in (os.environ.get("AMULETTE_BROWSER", ""), *NAMES, *PLACES.get(sys.platform, ())):
        if (path := shutil.which(name)) is not None:
            yield path


def find_shell() -> Iterator[str]:
    """Yield Playwright's own browser if it is in the cache."""
    command = [*PLAYWRIGHT, "install", "--only-shell", "--dry-run", "chromium"]
    told = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False).stdout
    folders = [line.partition(":")[2].strip() for line in told.splitlines() if "Install location" in line]
    for folder in folders:
        yield from [str(path) for path in Path(folder).glob("*/*") if path.stem in SHELLS]


def download_shell() -> Iterator[str]:
    if not any(find_shell()):
        say("Downloading a browser for the tests, once")
        run([*PLAYWRIGHT, "install", "--only-shell", "chromium"], DOWNLOAD_LIMIT)
        yield from find_shell()


def install_libraries() -> Iterator[str]:
    """Install the libraries without which Playwright's browser does not start on a bare system."""
    if may_install() and any(find_shell()):
        say("Installing the libraries of Playwright's browser")
        run([*PLAYWRIGHT, "install-deps", "chromium-headless-shell"])
        yield from find_shell()


def install_package() -> Iterator[str]:
    if may_install():
        say("Installing Chromium with apt-get")
        run([*APT, "update"])
        run([*APT, "install", "-y", "chromium"])
        yield from find_on_system()


def may_install() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def starts(path: str) -> bool:
    """Start the browser and say which one it is, or say why it does not start."""
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"], timeout=START_LIMIT)
            tell(f"Browser of the tests: {path} ({browser.version})")
            browser.close()
    except Error as error:
        tell(f"{path} does not start: {find_reason(error.message)}")
        return False
    return True


def find_reason(text: str) -> str:
    """Return the line that says most: what the program itself complained of, else an error, else the first one."""
    lines = text.strip().splitlines() or [""]
    for mark in ("[err] ", "Error: ", "E: "):
        for line in lines:
            if mark in line:
                return line.partition(mark)[2].strip()
    return lines[0]


def run(command: list[str], limit: float | None = None) -> None:
    """Run the command with its progress shown, and say why it failed; past the limit end it with all it has started."""
    apart = limit is not None  # in a group of its own; apt instead finishes its step when somebody presses Ctrl-C
    with subprocess.Popen(
        command,
        env=os.environ | SETTINGS,
        stdout=sys.stderr,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=apart,
    ) as process:
        try:
            errors = process.communicate(timeout=limit)[1]
        except subprocess.TimeoutExpired:
            errors = f"not done after {limit} seconds"
        finally:
            if apart and process.poll() is None:
                kill(process)
    if process.returncode:
        tell(f"{' '.join(command)} failed: {find_reason(errors) or 'the lines above say why'}")


def kill(process: subprocess.Popen[str]) -> None:
    if sys.platform == "win32":
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGKILL)


def tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    begin(main)
