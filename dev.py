#!/usr/bin/env python3
"""The commands of a checkout. Needs Python 3.11 or newer and nothing else; makes its own .venv.

python3 dev.py run             set up, then start Speciate (further words go to it)
python3 dev.py test            set up, then all tests (further words go to pytest)
python3 dev.py setup           set up only
python3 dev.py lint            linters and types
python3 dev.py compile         compile the engine in place; compile --clean undoes it
python3 dev.py npm ...         npm for the web client
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BINARIES = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BINARIES / ("python.exe" if os.name == "nt" else "python")
WATCHED = ("pyproject.toml", "constraints.txt", "hatch_build.py")
TO_RUN, TO_DEVELOP = "client", "dev"  # extras of pyproject.toml
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")


def call(*command: object) -> None:
    environment = {**os.environ, "SPECIATE_DEVELOP": "1"}  # the hook leaves the client to us
    subprocess.run([str(word) for word in command], cwd=ROOT, env=environment, check=True)


def works(*command: object) -> bool:
    try:
        call(*command)
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


# ---------------------------------------------------------------------- the environment


def wanted() -> str:
    digest = hashlib.sha256(sys.version.encode())
    for name in WATCHED:
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def is_ready(extra: str) -> bool:
    """Whether .venv was made from these very files; what serves to develop serves to run."""
    stamps = [VENV / f".ready-{name}" for name in {extra, TO_DEVELOP}]
    return PYTHON.is_file() and any(
        stamp.is_file() and stamp.read_text() == wanted() for stamp in stamps
    )


def set_up(extra: str) -> None:
    if is_ready(extra):
        return
    print("setting up .venv (once, a minute or two) ...", file=sys.stderr, flush=True)
    packages = ["-e", f".[{extra}]", "-c", "constraints.txt"]
    if not install_with_uv(packages):
        install_with_pip(packages)
    (VENV / f".ready-{extra}").write_text(wanted())


def install_with_uv(packages: list[str]) -> bool:
    """False if there is no uv or it fails: it does not read pip's configuration."""
    uv = None if os.environ.get("NO_UV") else shutil.which("uv")
    if uv is None:
        return False
    if not PYTHON.is_file() and not works(uv, "venv", "--python", sys.executable, VENV):
        return False
    return works(uv, "pip", "install", "-qq", "--python", PYTHON, *packages)


def install_with_pip(packages: list[str]) -> None:
    make_venv()
    if quiet(PYTHON, "-m", "pip", "--version"):
        call(PYTHON, "-m", "pip", "install", "-qq", "--disable-pip-version-check", *packages)
    else:  # an environment without a pip of its own is filled by the system's
        call(sys.executable, "-m", "pip", "--python", PYTHON, "install", "-qq", *packages)


def make_venv() -> None:
    """Debian splits venv off Python: without it take the system's pip, or let apt install it."""
    if PYTHON.is_file():
        return
    if quiet(sys.executable, "-c", "import ensurepip, venv"):
        call(sys.executable, "-m", "venv", VENV)
    elif quiet(sys.executable, "-m", "pip", "--version"):
        call(sys.executable, "-m", "venv", "--clear", "--without-pip", VENV)
    elif has_apt() and apt_install("python3-venv"):
        call(sys.executable, "-m", "venv", "--clear", VENV)
    else:
        sys.exit("This Python has neither venv nor pip: install python3-venv, or uv.")


def quiet(*command: object) -> bool:
    words = [str(word) for word in command]
    return subprocess.run(words, cwd=ROOT, capture_output=True).returncode == 0


def has_apt() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def apt_install(package: str) -> bool:
    os.environ.setdefault("DEBIAN_FRONTEND", "noninteractive")
    install = ("apt-get", "install", "-y", "-qq", "--no-install-recommends", package)
    return quiet(*install) or (quiet("apt-get", "update", "-qq") and quiet(*install))


def ensure_chromium() -> None:
    """The browser tests use Debian's Chromium; where it cannot be had, they skip and say so."""
    there = os.environ.get("CHROMIUM") or any(shutil.which(name) for name in CHROMIUMS)
    if not there and has_apt():
        print("installing chromium for the browser tests ...", file=sys.stderr, flush=True)
        if not apt_install("chromium"):
            print("chromium could not be installed: the browser tests skip", file=sys.stderr)


def build(*arguments: str) -> int:
    return subprocess.call([str(PYTHON), "hatch_build.py", *arguments], cwd=ROOT)


# ---------------------------------------------------------------------- the commands


def run(rest: list[str]) -> int:
    set_up(TO_RUN)
    if build("client"):
        print("the web client could not be built; going on without", file=sys.stderr)
    server = (ROOT / "src/speciate/server/__init__.py").is_file()
    command = ["serve"] if server else ["play", "newworld", "--seats", "human,random,random"]
    return become(BINARIES / "speciate", *command, *rest)


def become(*command: object) -> int:
    """End in another program, so that signals reach it and not this script."""
    words = [str(word) for word in command]
    if os.name != "nt":
        os.chdir(ROOT)
        os.execv(words[0], words)
    return subprocess.call(words, cwd=ROOT)


def test(rest: list[str]) -> int:
    set_up(TO_DEVELOP)
    ensure_chromium()
    failed = build("client")
    if not rest:
        failed = build("scripts", "test") or failed
    return subprocess.call([str(PYTHON), "-m", "pytest", *(rest or ["-n", "auto"])], cwd=ROOT) or (
        failed
    )


def lint(rest: list[str]) -> int:
    set_up(TO_DEVELOP)
    checks = (
        (BINARIES / "ruff", "check", *rest),
        (BINARIES / "ruff", "format", "--check", *rest),
        (PYTHON, "-m", "mypy"),
        (PYTHON, "-m", "mypy", "--strict", "dev.py", "hatch_build.py"),
    )
    failures = [command for command in checks if not works(*command)]
    return 1 if build("scripts", "check", "lint") or failures else 0


def compile_engine(rest: list[str]) -> int:
    set_up(TO_DEVELOP)
    return build("clean" if "--clean" in rest else "compile")


def setup(rest: list[str]) -> int:
    set_up(TO_DEVELOP)
    return build("client")


def run_npm(rest: list[str]) -> int:
    set_up(TO_RUN)
    return build("npm", *rest)


COMMANDS = {
    "run": run,
    "test": test,
    "setup": setup,
    "lint": lint,
    "compile": compile_engine,
    "npm": run_npm,
}


def main() -> int:
    if sys.version_info < (3, 11):
        sys.exit("Speciate needs Python 3.11 or newer")
    verb, *rest = sys.argv[1:] or ["run"]
    if verb not in COMMANDS:
        print(__doc__, file=sys.stderr if verb not in ("help", "-h", "--help") else sys.stdout)
        return 2
    try:
        return COMMANDS[verb](rest)
    except subprocess.CalledProcessError as error:
        print(f"dev.py: this failed: {' '.join(error.cmd)}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
