"""Files are written whole or not at all."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from spielwerk import files
from tests.disk import full_after


def test_on_a_full_disk_the_old_file_stays_and_no_half_lies_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "old.html"
    file.write_text("old")
    with full_after(500), pytest.raises(files.NotWritten) as refused:
        files.write(file, 501 * "x")
    assert str(refused.value) == f"{file}: cannot be written (File too large)"
    assert file.read_text() == "old"
    assert [*tmp_path.iterdir()] == [file]


def test_a_file_keeps_its_rights_and_the_link_that_leads_to_it(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    file.write_text("old")
    file.chmod(0o640)
    link.symlink_to(file)
    files.write(link, "new ä")
    assert link.is_symlink()
    assert file.read_bytes() == "new ä".encode()
    assert file.stat().st_mode & 0o777 == 0o640


def test_a_pipe_is_written_into_and_stays_one(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    end = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        files.check(pipe)
        files.write(pipe, b"new")
        assert os.read(end, 9) == b"new"
        assert pipe.is_fifo()
    finally:
        os.close(end)


@pytest.mark.parametrize("name", ["/dev/stdout", "/dev/fd/1", "link"])
def test_standard_output_that_goes_into_a_file_is_written_behind_what_it_has(
    tmp_path: Path, name: str
) -> None:
    (tmp_path / "link").symlink_to("/dev/stdout")
    place = tmp_path / name
    program = (
        "import pathlib, sys; from spielwerk import files; place = pathlib.Path(sys.argv[1]);"
        "print('before'); files.check(place); files.write(place, 'new\\n'); print('after')"
    )
    with (tmp_path / "told").open("w") as told:
        subprocess.run([sys.executable, "-c", program, place], stdout=told, check=True)
    assert (tmp_path / "told").read_text() == "before\nnew\nafter\n"
    assert {file.name for file in tmp_path.iterdir()} == {"link", "told"}


def test_a_file_that_is_open_for_reading_alone_is_refused_before(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("old")
    with (tmp_path / "file").open() as file:
        place = Path(f"/dev/fd/{file.fileno()}")
        with pytest.raises(files.NotWritten, match="Bad file descriptor"):
            files.check(place)
        with pytest.raises(files.NotWritten, match="Bad file descriptor"):
            files.write(place, "new")
    assert (tmp_path / "file").read_text() == "old"


def test_a_file_may_have_the_longest_name_there_is(tmp_path: Path) -> None:
    for name in (255 * "x", 254 * "x", 127 * "ä", 63 * "🎲"):
        files.check(tmp_path / name)
        files.write(tmp_path / name, "new")
        assert (tmp_path / name).read_text() == "new"
    assert len([*tmp_path.iterdir()]) == 4


def test_a_folder_is_not_made_where_a_file_is(tmp_path: Path) -> None:
    (file := tmp_path / "file").touch()
    for place in (file, file / "folder"):
        with pytest.raises(files.NotWritten) as refused:
            files.folder(place)
        assert str(refused.value) == f"{place}: cannot be written (Not a directory)"


def test_where_no_file_can_be_put_is_known_before_and_nothing_is_left(tmp_path: Path) -> None:
    here, circle = tmp_path / "here", tmp_path / "circle"
    here.touch()
    circle.symlink_to(circle)
    for place, reason in (
        (tmp_path, "Is a directory"),
        (tmp_path / "no" / "x", "No such file or directory"),
        (here / "x", "Not a directory"),
        (tmp_path / ("x" * 300), "File name too long"),
    ):
        with pytest.raises(files.NotWritten) as refused:
            files.check(place)
        assert str(refused.value) == f"{place}: cannot be written ({reason})"
    files.check(circle)
    files.check(tmp_path / "new")
    assert {*tmp_path.iterdir()} == {here, circle}


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write every file")
def test_what_we_may_not_write_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("old")
    file.chmod(0o400)
    with pytest.raises(files.NotWritten, match="Permission denied"):
        files.write(file, "new")
    assert file.read_text() == "old"


def test_text_that_is_not_unicode_is_refused(tmp_path: Path) -> None:
    with pytest.raises(files.NotWritten, match="surrogates not allowed"):
        files.write(tmp_path / "x", "\ud800")
    assert not [*tmp_path.iterdir()]
