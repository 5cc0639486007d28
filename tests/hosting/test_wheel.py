"""The wheel, built and run in an environment where nothing of the source tree is in reach."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

from web.serving import free_port

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"


def call(*command: str | Path, cwd: Path = ROOT) -> str:
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, cwd=cwd, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--no-deps", "--no-index")
    call(*pip, "--no-build-isolation", "-q", "-w", folder, ROOT)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def clean(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel; its dependencies are borrowed, for they need no building."""
    home = tmp_path_factory.mktemp("clean")
    call(sys.executable, "-m", "venv", "--without-pip", home)
    python = home / "bin" / "python"
    call(sys.executable, "-m", "pip", "-q", "--python", python, "install", "--no-deps", "--no-index", wheel)
    site = next((home / "lib").glob("python*")) / "site-packages"
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return home


def test_everything_of_the_package_is_in_the_wheel(wheel: Path) -> None:
    inside = set(ZipFile(wheel).namelist())
    files = {str(path.relative_to(SOURCE)) for path in (SOURCE / "polyana").rglob("*") if path.is_file()}
    wanted = {name for name in files if "__pycache__" not in name}
    assert wanted <= inside, sorted(wanted - inside)[:5]


def test_it_runs_where_the_sources_are_not(clean: Path, tmp_path: Path) -> None:
    where = call(clean / "bin" / "python", "-c", "import polyana; print(polyana.__file__)", cwd=tmp_path)
    assert Path(where.strip()).is_relative_to(clean)
    polyana = clean / "bin" / "polyana"
    assert "Можно накрывать стол" in call(polyana, "doctor", "--data", tmp_path / "data", cwd=tmp_path)
    assert call(polyana, "words", "check", "--plain", "дом", cwd=tmp_path).startswith("+ дом")


def test_it_serves_where_the_sources_are_not(clean: Path, tmp_path: Path) -> None:
    port = free_port()
    where = ["--data", str(tmp_path), "--host", "127.0.0.1", "--port", str(port), "--no-log"]
    server = subprocess.Popen([str(clean / "bin" / "polyana"), "serve", *where], cwd=tmp_path)
    try:
        with httpx.Client(
            base_url=f"http://127.0.0.1:{port}", transport=httpx.HTTPTransport(retries=40), timeout=30
        ) as client:
            assert client.get("/health").json() == {"ok": True}
            home = client.get("/").text
            style = home.split('<link rel="stylesheet" href="')[1].split('"')[0]
            assert client.get(style).status_code == 200
    finally:
        server.terminate()
        assert server.wait(20) == 0
