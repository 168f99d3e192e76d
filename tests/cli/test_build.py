"""What a checkout's own scripts promise."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_compiled_modules_are_the_engine_and_nothing_else() -> None:
    modules = load("hatch_build").engine_modules(ROOT)
    assert "speciate/core/step.py" in modules
    assert "speciate/games/newworld/traits/defence.py" in modules
    names = [Path(module).name for module in modules]
    assert not {"__init__.py", "meta.py", "position.py"} & set(names)
    rooms = ("speciate/core/", "speciate/games/", "speciate/bots/")
    assert all(module.startswith(rooms) for module in modules)


def test_constraints_name_versions_and_no_places() -> None:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    assert len(lines) > 20
    assert [line for line in lines if line.count("==") != 1 or "/" in line or "@" in line] == []


def test_every_command_is_in_the_help() -> None:
    dev = load("dev")
    assert dev.__doc__ is not None
    assert [verb for verb in dev.COMMANDS if f"dev.py {verb}" not in dev.__doc__] == []


def test_an_unknown_command_is_refused() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "dev.py"), "dance"], capture_output=True, text=True
    )
    assert done.returncode == 2
    assert "dev.py test" in done.stderr


def test_a_client_is_rebuilt_when_its_sources_or_the_words_change(tmp_path: Path) -> None:
    build = load("hatch_build")
    (tmp_path / "web/src").mkdir(parents=True)
    (tmp_path / "web/node_modules").mkdir()
    words = tmp_path / "src/speciate/locale/en"
    words.mkdir(parents=True)
    (tmp_path / "web/src/main.ts").write_text("one")
    (words / "core.ftl").write_text("a = b")

    def fingerprint() -> object:
        return build.fingerprint(build.client_inputs(tmp_path), tmp_path)

    first = fingerprint()
    (tmp_path / "web/node_modules/x.js").write_text("not ours")
    assert fingerprint() == first
    (words / "core.ftl").write_text("a = c")
    second = fingerprint()
    assert second != first
    (tmp_path / "web/src/main.ts").write_text("two")
    assert fingerprint() != second


@pytest.mark.parametrize("has_uv", [True, False])
def test_uv_is_tried_first_and_pip_is_the_fallback(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, has_uv: bool
) -> None:
    dev = load("dev")
    monkeypatch.setattr(dev, "VENV", tmp_path)
    monkeypatch.setattr(dev, "PYTHON", tmp_path / "python")
    (tmp_path / "python").write_text("")
    monkeypatch.setattr(dev.shutil, "which", lambda name: "uv" if has_uv else None)
    monkeypatch.delenv("NO_UV", raising=False)
    called: list[str] = []
    monkeypatch.setattr(dev, "works", lambda *command: called.append("uv") or False)
    monkeypatch.setattr(dev, "install_with_pip", lambda packages: called.append("pip"))
    dev.set_up("client")
    assert called == (["uv", "pip"] if has_uv else ["pip"])
    dev.set_up("client")  # the stamp: nothing is done twice
    assert called == (["uv", "pip"] if has_uv else ["pip"])
