"""Write requirements/*.txt from requirements/*.in: `make lock`, or `make lock ARGS=--upgrade` for the newest versions.

The largest group is solved first and binds the others, so that a package has the same version in all of them.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BOUND = ("dev", "fast", "run")
ALONE = ("venv", "uv", "node", "docs", "audit")  # programs that stand aside, each in a folder of its own
SETTINGS = (
    "--quiet",
    "--universal",
    "--python-version=3.11",
    "--generate-hashes",
    "--no-header",
    "--no-annotate",
    "--no-emit-index-url",
    "--no-emit-find-links",
)


def main(settings: list[str]) -> None:
    uv = find_uv()
    write(uv, "bench", *settings)
    for group in BOUND:
        write(uv, group, "--constraint", "requirements/bench.txt", *settings)
    for program in ALONE:
        write(uv, program, *settings)


def find_uv() -> str:
    command = [sys.executable, "scripts/venv.py", "aside", "uv"]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(done.returncode)
    return str(Path(done.stdout.strip(), "bin", "uv"))


def write(uv: str, name: str, *settings: str) -> None:
    print(f"requirements/{name}.txt", flush=True)
    files = [f"requirements/{name}.in", "-o", f"requirements/{name}.txt"]
    subprocess.run([uv, "pip", "compile", *SETTINGS, *settings, *files], cwd=ROOT, check=True)


if __name__ == "__main__":
    main(sys.argv[1:])
