"""Look up every locked package in the public databases of known vulnerabilities: `make audit`.

The packages of requirements/*.txt are looked up by pip-audit, those of web/package-lock.json by npm.
The exit code is 1 where something is known, and 2 where something could not be looked up, which is no good news.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from telling import begin, say
from web import node

ROOT = Path(__file__).resolve().parent.parent
LOCKED = re.compile(r"^([\w.-]+)==([\w.!+-]+)", re.MULTILINE)
KNOWN, NOT_LOOKED_UP = 1, 2


@dataclass
class Finding:
    """What a database says of the packages of one lock."""

    where: str
    packages: int
    known: list[str] = field(default_factory=list)
    missed: int = 0  # packages that could not be looked up
    why: str = ""


def main(_: list[str]) -> None:
    findings = [audit_python(), audit_npm()]
    for finding in findings:
        tell(finding)
    sys.exit(judge(findings))


def judge(findings: list[Finding]) -> int:
    if any(finding.known for finding in findings):
        return KNOWN
    return NOT_LOOKED_UP if any(finding.missed for finding in findings) else 0


def tell(finding: Finding) -> None:
    looked_up = finding.packages - finding.missed
    print(f"{finding.where}: {looked_up} of {finding.packages} packages looked up, {len(finding.known)} known faults")
    for line in finding.known:
        print(f"  {line}")
    if finding.missed:
        print(f"  NOT AUDITED: {finding.missed} packages: {finding.why or 'the database could not be reached'}")


# -- Python -------------------------------------------------------------------


def audit_python() -> Finding:
    versions = sorted({found for path in (ROOT / "requirements").glob("*.txt") for found in read_versions(path)})
    say(f"Looking up {len(versions)} packages of requirements/*.txt")
    environment = os.environ | {"PYTHONPATH": find_tools()}
    with tempfile.TemporaryDirectory(prefix="amulette-audit-") as name:
        path = Path(name, "all.txt")
        path.write_text("".join(f"{package}=={version}\n" for package, version in versions), encoding="utf-8")
        settings = ("--no-deps", "--disable-pip", "--format", "json", "--progress-spinner", "off", "-r", str(path))
        command = [sys.executable, "-m", "pip_audit", *settings]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    return read_pip_audit(done.stdout, len(versions))


def read_versions(path: Path) -> list[tuple[str, str]]:
    return LOCKED.findall(path.read_text(encoding="utf-8"))


def find_tools() -> str:
    command = [sys.executable, "scripts/venv.py", "aside", "audit"]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(done.returncode)
    return done.stdout.strip()


def read_pip_audit(said: str, packages: int) -> Finding:
    """Return what pip-audit found; a package that its database does not have counts as not looked up."""
    finding = Finding("requirements/*.txt", packages)
    try:
        told = json.loads(said)["dependencies"]
    except (ValueError, KeyError, TypeError):
        finding.missed = packages
        return finding
    finding.missed = packages - len([each for each in told if "vulns" in each])
    for each in told:
        for fault in each.get("vulns", []):
            cure = ", ".join(fault.get("fix_versions", [])) or "no version yet"
            finding.known.append(f"{each['name']} {each['version']}: {fault['id']}, mended in {cure}")
    return finding


# -- the browser client -------------------------------------------------------


def audit_npm() -> Finding:
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    packages = len([name for name in lock["packages"] if name])
    say(f"Looking up {packages} packages of web/package-lock.json")
    command = ["npm", "audit", "--package-lock-only", "--json"]
    environment = os.environ | node()
    done = subprocess.run(command, cwd=ROOT / "web", env=environment, capture_output=True, text=True, check=False)
    return read_npm_audit(done.stdout, packages)


def read_npm_audit(said: str, packages: int) -> Finding:
    finding = Finding("web/package-lock.json", packages)
    try:
        told = json.loads(said)["vulnerabilities"]
    except (ValueError, KeyError, TypeError):
        finding.missed = packages
        return finding
    for name, fault in told.items():
        cure = "a newer version mends it" if fault.get("fixAvailable") else "no version mends it yet"
        finding.known.append(f"{name}: {fault.get('severity', 'unknown')}, {cure}")
    return finding


if __name__ == "__main__":
    begin(main)
