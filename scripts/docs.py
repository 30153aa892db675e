"""Build the documentation as a site: `make docs` writes dist/docs.

The pages are the Markdown files as they are, with a table of contents beside them; a link or an anchor that leads
nowhere is an error.  Sphinx stands aside, in .venv-tools.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from telling import begin, say

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "dist/docs"
CONTENTS = {
    "Play": [
        "docs/playing-in-the-browser",
        "docs/browser-das-amulett",
        "docs/playing",
        "docs/strategy",
        "docs/bots",
        "docs/ladder",
        "docs/provenance",
    ],
    "Rules": ["docs/rules/gargon", "docs/rules/das-amulett", "docs/rules/das-blaue-amulett", "docs/rules/power-cards"],
    "Host": ["docs/hosting", "docs/reliability", "docs/reference", "docs/variables", "SECURITY", "CHANGELOG"],
    "Build": ["CONTRIBUTING", "docs/kernel", "docs/adding-a-game", "docs/research", "docs/protocol", "docs/speed"],
}
SETTINGS = {
    "project": "Amulette",
    "extensions": "myst_parser",
    "html_theme": "furo",
    "html_title": "Amulette",
    "html_copy_source": "0",
    "html_show_sourcelink": "0",
    "myst_heading_anchors": "4",
    "suppress_warnings": "misc.highlighting_failure",
}


def main(_: list[str]) -> None:
    tools = found_aside()
    say("Building the documentation in dist/docs")
    with tempfile.TemporaryDirectory(prefix="amulette-docs-") as name:
        stage(Path(name))
        shutil.rmtree(SITE, ignore_errors=True)
        chosen = [word for key, value in SETTINGS.items() for word in ("-D", f"{key}={value}")]
        command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-C", *chosen, name, str(SITE)]
        code = subprocess.run(command, env=os.environ | {"PYTHONPATH": tools}, check=False).returncode
    shutil.rmtree(SITE / ".doctrees", ignore_errors=True)
    if code:
        sys.exit(code)
    print(SITE / "index.html")


def found_aside() -> str:
    command = [sys.executable, "scripts/venv.py", "aside", "docs"]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(done.returncode)
    return done.stdout.strip()


def stage(folder: Path) -> None:
    """The pages and what they link to, the README as the first of them."""
    shutil.copytree(ROOT / "docs", folder / "docs")
    shutil.copytree(ROOT / "scripts", folder / "scripts", ignore=shutil.ignore_patterns("__pycache__"))
    for page in ROOT.glob("*.md"):
        shutil.copyfile(page, folder / page.name)
    readme = (folder / "README.md").rename(folder / "index.md")
    readme.write_text(readme.read_text(encoding="utf-8") + "".join(tables()), encoding="utf-8")


def tables() -> list[str]:
    decisions = sorted([f"docs/decisions/{page.stem}" for page in (ROOT / "docs/decisions").glob("*.md")])
    contents = CONTENTS | {"Decisions": decisions}
    return [
        f"\n```{{toctree}}\n:hidden:\n:caption: {part}\n\n{chr(10).join(pages)}\n```\n"
        for part, pages in contents.items()
    ]


if __name__ == "__main__":
    begin(main)
