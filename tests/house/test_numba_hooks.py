"""What `core.compiled` takes of Numba that Numba does not promise to keep, hook by hook.

If a release drops one, the test of that name fails; the range in `pyproject.toml` ends before the
first release that nobody has run these with.
"""

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any
from unittest import mock

import llvmlite.binding
import numba
import numpy
import pytest
from numba.core import config, registry
from numba.core.dispatcher import Dispatcher

from spielwerk.core import compiled

ROOT = Path(__file__).parents[2]
LIST: Any = numba.int32[::1]


def counting(row: Any) -> int:
    """Whatever counts references counts here: one more name for an array that was given."""
    other = row
    return int(other[0]) + len(row)


def machine_code(**options: Any) -> str:
    """What Numba hands to LLVM for `counting`."""
    dispatcher: Any = numba.njit(counting, **options)
    dispatcher.compile((LIST,))
    return str(dispatcher.inspect_llvm((LIST,)))


def dispatcher_of(function: Any) -> Any:
    made = numba.njit(function)
    assert isinstance(made, Dispatcher), "numba.core.dispatcher.Dispatcher is not what njit makes"
    return made


def test_nrt_false_leaves_out_the_counting_of_references() -> None:
    assert "NRT_incref" in machine_code(), "Numba no longer counts by NRT_incref: look anew"
    assert "NRT_" not in machine_code(_nrt=False), "njit(_nrt=False) counts references again"


def test_cache_dir_of_the_config_says_where_a_function_is_kept(tmp_path: Path) -> None:
    before = vars(config)["CACHE_DIR"]
    with compiled.numba_cache(tmp_path):
        inside: Any = numba.njit(counting, cache=True)
    inside.compile((LIST,))
    assert vars(config)["CACHE_DIR"] == before
    assert [*tmp_path.rglob("*.nbi")], "numba.core.config.CACHE_DIR is not read by njit"
    assert Path(inside.stats.cache_path).is_relative_to(tmp_path)


def test_the_magic_tuple_of_the_code_generator_names_the_processor() -> None:
    target: Any = registry.cpu_target
    magic = target.target_context.codegen().magic_tuple()
    named = vars(config)["CPU_NAME"] or llvmlite.binding.get_host_cpu_name()
    assert magic[1] == named, "codegen().magic_tuple() has the processor elsewhere"
    assert compiled.processor() == named


def test_a_dispatcher_compiles_for_types_that_it_is_given_and_then_for_no_others() -> None:
    dispatcher = dispatcher_of(counting)
    assert dispatcher.py_func is counting, "Dispatcher.py_func is gone"
    assert not dispatcher.signatures, "Dispatcher.signatures is not empty before compiling"
    dispatcher.compile((LIST,))
    dispatcher.disable_compile()
    assert dispatcher.signatures == [(LIST,)], "Dispatcher.compile takes no tuple of types"
    assert dispatcher(numpy.array([4, 5], numpy.int32)) == 6
    with pytest.raises(TypeError):
        dispatcher(numpy.array([4.5, 5.5]))


def winding(row: Any) -> int:
    """Too long to be taken in by whoever calls it."""
    found = 0
    for value in row:
        for other in row:
            found += (value * 3 ^ other * 5) % 7 + (value * 11 ^ other * 13) % 17
            found ^= (found + value) % 19 * ((found - other) % 23) + (found | value) % 29
            found -= (found & other) % 31 * ((found ^ value) % 37) - (found * other) % 41
            found += (found % 43 * value) % 47 + (found % 53 ^ other) % 59 - found % 61
    return found


def code_of_a_caller(called: Any) -> str:
    """The machine code, for people, of what calls `called` twice."""

    def calling(row: Any) -> int:
        return int(called(row)) + int(called(row[1:]))

    dispatcher: Any = numba.njit(calling)
    dispatcher.compile((LIST,))
    return str(dispatcher.inspect_asm((LIST,)))


def test_a_caller_gets_no_copy_of_what_is_called_where_it_is() -> None:
    called: Any = dispatcher_of(winding)
    called.compile((LIST,))
    copied = f"\n{called.overloads[(LIST,)].fndesc.mangled_name}:"
    assert copied in code_of_a_caller(called), "callers get no copies any more: drop the hook"
    compiled.call_where_it_is(called)
    assert copied not in code_of_a_caller(called), "callers still get copies"


def test_names_of_machine_code_are_given_by_the_default_mangler() -> None:
    names = []
    for number in range(2):
        numba.njit(lambda x: x)(number)  # or the second would have another number
        called: Any = dispatcher_of(counting)
        with mock.patch.object(compiled, "TWIN", __name__), compiled.lasting_names("here"):
            called.compile((LIST,))
        names.append(called.overloads[(LIST,)].fndesc.mangled_name)
    assert len(set(names)) == 1, "numba.core.funcdesc.default_mangler does not name functions"


def test_no_cfunc_wrapper_leaves_out_the_way_in_for_c() -> None:
    assert "cfunc." in machine_code(), "Numba no longer adds a way in for C: drop the option"
    assert "cfunc." not in machine_code(no_cfunc_wrapper=True)


def test_what_python_never_calls_has_no_way_in_for_python() -> None:
    way_in = "@_ZN7cpython"
    assert way_in in machine_code(), "Numba no longer adds a way in for Python: drop the option"
    shut: Any = dispatcher_of(counting)
    compiled.shut(shut)
    shut.compile((LIST,))
    shut.disable_compile()
    assert way_in not in shut.inspect_llvm((LIST,))
    row = numpy.array([4, 5], numpy.int32)
    with pytest.raises(TypeError):  # and not the end of the process
        shut(row)

    def calling(row: Any) -> int:
        return int(shut(row))

    assert dispatcher_of(calling)(row) == 6


BLAS = """
import sys, numba, numpy
from pathlib import Path
from spielwerk.core import compiled

def counting(row): return len(row)
with compiled.numba_cache(Path.cwd()):
    numba.njit(counting)(numpy.zeros(3))
assert "numba.np.arraymath" in sys.modules
assert "scipy.linalg" not in sys.modules, "SciPy's BLAS is loaded in vain"

def product(row): return numpy.dot(row, row)
assert numba.njit(product)(numpy.ones(3)) == 3
assert "scipy.linalg.cython_blas" in sys.modules, "Numba no longer asks SciPy for products"
"""


def test_a_blas_is_loaded_by_who_needs_it() -> None:
    subprocess.run([sys.executable, "-c", BLAS], check=True)


def test_records_come_in_as_numbas_own_type_and_are_written_in_place() -> None:
    record = numpy.zeros(1, [("turn", numpy.int32)]).view(numpy.recarray)

    def turned(state: Any) -> None:
        state.turn += 1

    dispatcher = dispatcher_of(turned)
    dispatcher.compile((numba.from_dtype(record.dtype),))
    dispatcher.disable_compile()
    dispatcher(record[0])
    assert record[0].turn == 1


def test_the_range_in_the_project_ends_after_the_minor_release_that_is_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    major, minor = map(int, numba.__version__.split(".")[:2])
    asked = next(one for one in project["dependencies"] if one.startswith("numba"))
    assert asked.endswith(f"<{major}.{minor + 1}"), (
        f"numba {numba.__version__} runs, {asked} asked"
    )
